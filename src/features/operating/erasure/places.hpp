// Every place that holds something of people, and every table that holds nothing of them.
#pragma once

#include "features/feature.hpp"

namespace features::erasure {

// What records, sign-ins and kept answers hold; each feature has its own beside them.
extern const std::span<const Personal> personal;
extern const std::span<const storage::Rule> checks;

// Those of all features, in the order in which they are searched.
std::vector<const Personal*> places_of(const FeatureList& features);

// Ids, amounts, times, hashes and the menu. The audit has digests only.
extern const std::span<const std::string_view> tables_without_people;

// The person that a record is about, with every word that it and its history have for it. Nothing
// when there is no such record.
std::optional<Person> load_person(storage::ReadView& view, std::string_view account,
                                  Person::Kind kind, std::string_view id);

// Whether the user has the sign-in of the owner of the account, or is the last active one of its
// store who can manage staff.
bool is_owner(storage::ReadView& view, const Person& person);
bool is_last_manager(storage::ReadView& view, const Person& person);

// Puts a pseudonym in the place of the record and its past, and ends what the sign-in may do, under
// the lock of the account and of the user's store.
void erase_record(storage::Transaction& tx, const Person& person, const records::Rulebook& rules,
                  std::string_view who, std::int64_t now_ms);

}  // namespace features::erasure
