// The menu of the demo: a batch of records, as clients send one.
#include "assets/demo_files.hpp"
#include "features/menu/bulk/bulk.hpp"
#include "features/menu/catalogue/catalogue.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/store.hpp"

namespace features::catalogue {
namespace {

// Rounded up to a multiple of 25 minor units.
std::int64_t part_of(std::int64_t price, int percent) {
    return (price * percent / 100 + 24) / 25 * 25;
}

void change_prices(schema::Record& item, int percent) {
    std::vector<schema::Record> prices = item[kinds::menu_item.prices];
    for (schema::Record& one : prices)
        one.set(kinds::item_price.price, part_of(one[kinds::item_price.price], percent));
    item.set(kinds::menu_item.prices, std::move(prices));
}

}  // namespace

void make_demo(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
               std::string_view store, int price_percent) {
    auto entries = bulk::read_entries(assets::demo_file("menu.json"));
    for (bulk::Entry& entry : entries) {
        // An id that is not temporary is one of the examples, in their store.
        if (store != kinds::store.traits.example_id && !entry.id.starts_with('#')) entry.id = {};
        if (entry.kind == &kinds::menu_item)
            entry.amend = [=](schema::Record& item) { change_prices(item, price_percent); };
    }
    auto batch = bulk::draft(std::move(entries), store, actor, ids, tx);
    bulk::write(tx, batch, actor);
}

}  // namespace features::catalogue
