// Undoing what a pull did, and what a store has changed in its copies.
#pragma once

#include "features/menu/pull/answer.hpp"
#include "features/menu/pull/history.hpp"
#include "features/menu/pull/work.hpp"

namespace features::pull {

// A reversal that has been decided and awaits its transaction.
struct Reversal {
    std::string account, store;
    State state{};
    std::unique_ptr<const Menu> menu{};
    std::unique_ptr<Future> future{};
    Batches batches{};
    std::vector<Conflict> conflicts{};
    std::vector<Link> links{};            // to be kept from now on
    std::vector<std::string> unlinked{};  // ids of records that are no longer copies
};

// Restores each record that the pull changed. What was changed since stays and is reported, and so
// does a picture whose predecessor is no longer kept; what the pull inserted is inactivated, unless
// something uses it. Only the last pull that is not undone can be undone. Throws base::Refusal:
// 404, 409.
std::unique_ptr<Reversal> prepare_undo(storage::ReadView& view, std::string_view store,
                                       std::string_view pull, const records::Actor& actor,
                                       base::IdSource& ids);
// Inside a write: locks the store.
Undone undo(storage::Transaction& tx, std::unique_ptr<Reversal>& reversal, std::string_view pull,
            const records::Actor& actor, base::IdSource& ids);

// What a store has changed in one copy.
struct Override {
    const Item* item;
    Link link;
    struct OfField {
        std::string name, here_json, there_json;  // there: what the last pull brought
    };
    std::vector<OfField> fields;
};
struct Overrides {
    std::unique_ptr<const Menu> menu;
    std::vector<Override> all;  // by kind
};
Overrides overrides_of(storage::ReadView& view, std::string_view account, std::string_view store);

// Which overrides to reset: all of a record, or those of some fields.
struct Reset {
    std::string id;
    std::vector<std::string> fields{};  // empty: all
};
// Each of the fields takes the value that the last pull brought, except for a picture that is no
// longer kept. Throws base::Refusal (400) for a record that is not a copy or a field that it does
// not have, under `records[n]`.
std::unique_ptr<Reversal> prepare_reset(storage::ReadView& view, std::string_view store,
                                        const std::vector<Reset>& resets,
                                        const records::Actor& actor, base::IdSource& ids);
ResetDone reset(storage::Transaction& tx, std::unique_ptr<Reversal>& reversal,
                const std::vector<Reset>& resets, const records::Actor& actor, base::IdSource& ids);

}  // namespace features::pull
