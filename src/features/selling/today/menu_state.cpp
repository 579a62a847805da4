#include "features/selling/today/menu_state.hpp"

#include "base/time_text.hpp"
#include "features/records/read.hpp"
#include "kinds/menu_item.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::today {
namespace {

bool is_priced(const schema::Record& item) {
    return std::ranges::any_of(item[kinds::menu_item.prices], [](const schema::Record& one) {
        return one[kinds::item_price.price] > 0;
    });
}

// Most items are not sold out, and one with a price is enough: the others are not parsed.
void look_at(const storage::Row& row, MenuState& state) {
    const bool may_be_sold_out = row.doc.find(R"("soldOut":true)") != std::string::npos;
    if (!may_be_sold_out && state.has_priced_item) return;
    const schema::Record item = schema::read_stored(row.doc, kinds::menu_item);
    state.has_priced_item = state.has_priced_item || is_priced(item);
    if (!item[kinds::menu_item.is_sold_out]) return;
    const auto until_ms = base::parse_iso_time(item[kinds::menu_item.sold_out_until]);
    state.sold_out.push_back({row.id, item[kinds::menu_item.name], until_ms.value_or(0)});
}

MenuState read_state(storage::ReadView& view, const std::string& account,
                     const std::string& store) {
    MenuState state;
    records::for_each_row(
        view, {.kind = &kinds::menu_item, .account = account, .store = store, .is_active = true},
        [&](storage::Row& row) { look_at(row, state); });
    return state;
}

}  // namespace

std::shared_ptr<const MenuState> MenuStates::of(storage::ReadView& view, const std::string& account,
                                                const std::string& store) {
    return known_.of(account, store,
                     storage::text_of(storage::configuration_position(view, account, store)),
                     [&] { return read_state(view, account, store); });
}

}  // namespace features::today
