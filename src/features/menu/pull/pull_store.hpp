// The tables of the pull: which record is the copy of which, and what each pull did.
#pragma once

#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace features::pull {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// That a record of a store is the copy of another.
struct Link {
    std::string kind, root, copy;
    std::string source_store, source_id;  // of the record that it was pulled from last
    std::int64_t base_revision = 0;       // of that record, then
    // The activeStatus that the last pull set, or tried to: another one is an override.
    bool is_active = true;

    bool operator==(const Link&) const = default;
};

std::vector<Link> links_of(storage::ReadView& view, std::string_view account,
                           std::string_view store);
// Roots of this store's copies that have become copies themselves, each with its own root, and so
// on with those.
std::map<std::string, std::string> moved_roots(storage::ReadView& view, std::string_view account,
                                               std::string_view store);
void put_link(storage::Transaction& tx, std::string_view account, std::string_view store,
              const Link& link);
void remove_link(storage::Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view copy);

// One pull into a store.
struct Pull {
    std::string id;
    std::int64_t number = 0;  // of the store's pulls, from 1 on
    std::string source, who, choice_json, answer_json;
    std::int64_t at_ms = 0, undone_ms = 0;  // 0: not undone
    std::int64_t changes = 0;               // how many records or links it changed
};

void insert(storage::Transaction& tx, std::string_view account, std::string_view store,
            const Pull& pull);
void set_undone(storage::Transaction& tx, std::string_view account, std::string_view store,
                std::string_view id, std::int64_t now_ms);
std::optional<Pull> find_pull(storage::ReadView& view, std::string_view account,
                              std::string_view store, std::string_view id);
// The number of the last one; 0 when there is none.
std::int64_t last_number(storage::ReadView& view, std::string_view account, std::string_view store);
// Which record is a copy of which depends on links of all stores of the account. Each pull and each
// undo raises their number; lock_web() keeps all others from changing links until the transaction
// ends. It comes after the lock of the store, and after those of other rows.
std::int64_t web_number(storage::ReadView& view, std::string_view account);
std::int64_t lock_web(storage::Transaction& tx, std::string_view account);
void note_web_change(storage::Transaction& tx, std::string_view account);

// The last pull that changed something and was not undone; "" when there is none.
std::string last_standing(storage::ReadView& view, std::string_view account,
                          std::string_view store);
// Newest first, those before that number, at most `limit`.
std::vector<Pull> pulls_before(storage::ReadView& view, std::string_view account,
                               std::string_view store, std::int64_t number, std::int64_t limit);

// Removes the oldest pull before `oldest_ms` with its records; 0 when there is none.
std::int64_t forget_pull(storage::Transaction& tx, std::string_view account,
                         std::int64_t oldest_ms);

// What a pull did to one record of its store.
struct PulledRecord {
    std::string kind, id;
    std::int64_t revision_before = 0;  // 0: the pull inserted it
    std::int64_t revision_after = 0;   // equal: only its link has changed
    std::optional<Link> link_before{};
};

void note_record(storage::Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view pull, const PulledRecord& record);
std::vector<PulledRecord> records_of(storage::ReadView& view, std::string_view account,
                                     std::string_view store, std::string_view pull);

}  // namespace features::pull
