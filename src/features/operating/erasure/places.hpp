// Every place that holds personal data, and every table that holds none.
#pragma once

#include "features/feature.hpp"

namespace features::erasure {

// Places in records, sign-ins and stored answers; each feature has its own too.
extern const std::span<const Personal> personal;
extern const std::span<const storage::Rule> invariants;

// The places of all features, in the order of the search.
std::vector<const Personal*> places_of(const FeatureList& features);

// Tables with ids, amounts, times, hashes and the menu. The audit only has digests.
extern const std::span<const std::string_view> tables_without_people;

// The person of a record, with every name and contact in it and its history. Nothing if there is no
// such record.
std::optional<DataSubject> load_person(storage::ReadView& view, std::string_view account,
                                       DataSubject::Kind kind, std::string_view id);

// Whether the user has the sign-in of the account's owner, or is the last active user of its store
// who can manage staff.
bool is_owner(storage::ReadView& view, const DataSubject& person);
bool is_last_manager(storage::ReadView& view, const DataSubject& person);

// Replaces the record and its history with a pseudonym, and revokes the sign-in, under the lock of
// the account and of the user's store.
void erase_record(storage::Transaction& tx, const DataSubject& person,
                  const records::Rulebook& rules, std::string_view who, std::int64_t now_ms);

}  // namespace features::erasure
