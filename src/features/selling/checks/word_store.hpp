// The tables of what nodes said about checks: `pos_check_node` has what each said last,
// `pos_check_change` has older changes of single parts.
#pragma once

#include "domain/check/merge.hpp"
#include "features/selling/checks/check_store.hpp"

namespace features::checks {

// What a node last said about a check: bytes of domain::NodeWords; "" if it said nothing. `first`
// is that of the check.
std::string find_words(storage::ReadView& view, std::string_view account, std::string_view check,
                       const FirstWords& first, std::string_view node);
// The same, in the rows of the tables and in the check itself.
void save_words(storage::Transaction& tx, std::string_view account, StoredCheck& check,
                std::string_view node, std::string_view words);
// For one who writes the check anyway: only changes it, if its first node says this. Else false.
bool put_words(StoredCheck& check, std::string_view node, std::string_view words);
std::string key_of_node(std::string_view node);
// Of the nodes with rows of their own.
void forget_words(storage::Transaction& tx, std::string_view account, std::string_view check);

// Changes of parts that have more than the check itself holds.
struct SoughtChange {
    std::string key;
    base::Fingerprint form;
    friend auto operator<=>(const SoughtChange&, const SoughtChange&) = default;
};
// Every change of each part to that form, with one query.
std::multimap<SoughtChange, domain::PartChange> find_changes(storage::ReadView& view,
                                                             std::string_view account,
                                                             std::string_view check,
                                                             std::span<const SoughtChange> sought);
void insert_changes(storage::Transaction& tx, std::string_view account, std::string_view check,
                    std::span<const domain::SpilledChange> changes);
void forget_changes(storage::Transaction& tx, std::string_view account, std::string_view check);

}  // namespace features::checks
