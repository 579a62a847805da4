#include "features/pull/work.hpp"

#include "features/records/read.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/references.hpp"

#include <algorithm>

namespace features::pull {

State state_of(storage::ReadView& view, std::string_view account, std::string_view store) {
    return {.configuration = storage::sequences(view, account, store).configuration,
            .pulls = web_number(view, account)};
}

Batches draft(const Future& future, const Menu& menu, const records::Actor& actor,
              base::IdSource& ids, storage::ReadView& view) {
    const int decimals = records::currency_decimals(view, menu.account, menu.store);
    auto entries = future.entries(decimals);
    Batches batches;
    batches.first = bulk::draft(std::move(entries.first), menu.store, actor, ids, view);
    batches.second = bulk::draft(std::move(entries.second), menu.store, actor, ids, view);
    return batches;
}

void write(storage::Transaction& tx, Batches& batches, const records::Actor& actor) {
    for (bulk::Batch* batch : {&batches.first, &batches.second})
        if (!batch->steps.empty()) bulk::write(tx, *batch, actor, bulk::As::copies_by_force);
}

UsedBy used_outside(storage::ReadView& view, const Menu& menu) {
    return [&](const std::string& id) -> std::string {
        for (const auto& user : storage::active_referrers(view, menu.account, id, 1'000)) {
            const bool is_in_menu = std::ranges::any_of(
                menu.kinds, [&](const auto* kind) { return kind->name == user.kind; });
            if (!is_in_menu) return user.name.empty() ? user.id : user.name;
        }
        return {};
    };
}

schema::Record with_ids_of(const Menu& here, const Menu& there, schema::Record record) {
    rename_all(record, [&](const std::string& id) {
        std::string found = id;
        if (const Item* item = there.find(id)) {
            const Item* copy = here.find(*item->kind, item->root);
            found = copy ? copy->id : "";
        } else if (const auto words = there.neighbours.find(id); words != there.neighbours.end()) {
            const auto neighbour = here.active_neighbours.find(words->second);
            found = neighbour == here.active_neighbours.end() ? "" : neighbour->second;
        }
        return found;
    });
    return record;
}

}  // namespace features::pull
