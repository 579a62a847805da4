// What pulls, undoing and resetting share: they are decided from a snapshot of a store, and written
// if the store is unchanged, else decided again.
#pragma once

#include "features/menu/pull/future.hpp"

namespace features::pull {

// Changes whenever records of the store, or links of the account's copies, may have changed.
struct State {
    std::int64_t configuration = 0, pulls = 0;
    bool operator==(const State&) const = default;
};
State state_of(storage::ReadView& view, std::string_view account, std::string_view store);

struct Batches {
    bulk::Batch first{}, second{};
};
// Before the transaction, or in it.
Batches draft(const Future& future, const Menu& menu, const records::Actor& actor,
              base::IdSource& ids, storage::ReadView& view);
// Inside it, under the lock of the store. Throws what bulk::write() throws.
void write(storage::Transaction& tx, Batches& batches, const records::Actor& actor);

// What is wrong with a change alone: its values, combinations of fields, its size. Actor and menu
// must outlive it.
Objections objections_to(const records::Actor& actor, const Menu& menu, storage::ReadView& view);

// Reads the table of references. The view and the menu must outlive it.
UsedBy used_outside(storage::ReadView& view, const Menu& menu);

}  // namespace features::pull
