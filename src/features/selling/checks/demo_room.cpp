#include "features/selling/checks/demo_room.hpp"

#include "features/records/read.hpp"
#include "features/selling/orders/sale_lines.hpp"
#include "kinds/floor.hpp"
#include "kinds/store.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/planning.hpp"

#include <array>
#include <stdexcept>

namespace features::checks {
namespace {

using base::JsonObject;

std::string told(const domain::SaleTax& tax) {
    return JsonObject()
        .text("id", tax.tax.id)
        .text("name", tax.tax.name)
        .number("taxRate", tax.rate)
        .number("taxAmount", tax.amount)
        .flag("inclusive", tax.is_inclusive)
        .done();
}

std::string told(const domain::SaleDiscount& one) {
    return JsonObject()
        .text("id", one.discount.id)
        .text("name", one.discount.name)
        .text("discountType", one.type)
        .text("reason", one.reason)
        .text("discountAppliedBy", one.applied_by)
        .number("discountAmount", one.amount)
        .done();
}

std::string told(const domain::Named& one) {
    return JsonObject().text("id", one.id).text("name", one.name).done();
}

}  // namespace

DemoRoom::DemoRoom(storage::Transaction& tx, const Demo& demo, std::string_view store)
    : tx_(tx),
      demo_(demo),
      menu_(tx, demo.account, store),
      row_(*storage::find(tx, kinds::store, demo.account, store)),
      shop_(sales::shop_of(row_)),
      now_ms_(demo.world.clock.now_ms()) {
    read_staff();
    read_floors();
}

void DemoRoom::read_staff() {
    records::for_each_row(tx_,
                          {.kind = &kinds::user,
                           .account = std::string(demo_.account),
                           .store = shop_.id,
                           .is_active = true},
                          [&](storage::Row& row) {
                              const auto user = schema::read_stored(row.doc, kinds::user);
                              staff_.emplace(user[kinds::user.name], row.id);
                          });
}

void DemoRoom::read_floors() {
    for (const std::string_view name : {demo_main_room, demo_patio, demo_bar}) {
        const std::string floor = menu_.id_of(kinds::floor, name);
        const auto row = storage::find(tx_, kinds::floor, demo_.account, floor);
        const auto record = schema::read_stored(row->doc, kinds::floor);
        for (const schema::Record& table : record[kinds::floor.tables])
            places_[table[kinds::table.name]] = {floor, table[kinds::table.id]};
    }
}

// Priced as an order.
std::vector<domain::SaleLine> DemoRoom::priced(std::span<const Dish> dishes) const {
    const std::string sent = JsonObject()
                                 .raw("orderDetails", menu_.lines_of(dishes))
                                 .raw("deliveryDetail", R"([{"deliveryType":"Dine In"}])")
                                 .done();
    schema::Record order(kinds::order);
    base::Problems problems;
    schema::merge(order,
                  schema::read_patch(sent, kinds::order, {.currency_decimals = shop_.decimals}),
                  problems);
    schema::complete(order, problems);
    if (!problems.empty())
        throw std::logic_error("a check of the demo: " + problems.front().message);
    const auto priced = orders::price_order(tx_, {.account = demo_.account,
                                                  .store = shop_.record,
                                                  .order = std::move(order),
                                                  .pricing = orders::Pricing::catalogue,
                                                  .now_ms = now_ms_});
    return orders::sale_lines(tx_, std::string(demo_.account), shop_.id, priced);
}

void DemoRoom::plan_anew() const {
    storage::plan_anew(tx_, std::array<std::string_view, 2>{"web_order", "pos_check"});
}

void DemoRoom::submit(const Incoming& incoming, std::int64_t at_ms, base::IdSource& ids) const {
    checks::submit(tx_, {std::string(demo_.account), shop_.id, demo_.actor.principal.id, at_ms},
                   shop_, incoming, ids);
}

base::JsonObject line_json(const domain::SaleLine& line) {
    std::vector<std::string> taxes, modifiers, discounts;
    for (const domain::SaleTax& tax : line.taxes)
        if (tax.amount > 0) taxes.push_back(told(tax));
    for (const domain::SaleModifier& modifier : line.modifiers)
        modifiers.push_back(JsonObject()
                                .text("id", modifier.modifier.id)
                                .text("name", modifier.modifier.name)
                                .number("totalPrice", modifier.gross)
                                .done());
    for (const domain::SaleDiscount& one : line.discounts) discounts.push_back(told(one));
    JsonObject json;
    json.text("menuId", line.item.id)
        .text("menuName", line.item.name)
        .number("quantity", line.quantity)
        .number("price", line.gross / line.quantity)
        .number("totalPrice", line.gross)
        .raw("taxes", base::json_array(taxes))
        .raw("optionalModifiers", base::json_array(modifiers))
        .raw("department", told(line.department))
        .raw("category", told(line.category))
        .raw("subCategory", told(line.subcategory));
    if (!discounts.empty()) json.raw("discounts", base::json_array(discounts));
    return json;
}

}  // namespace features::checks
