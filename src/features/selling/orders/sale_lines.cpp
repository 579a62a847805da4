#include "features/selling/orders/sale_lines.hpp"

#include "features/records/by_id.hpp"
#include "kinds/category.hpp"
#include "kinds/department.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/order.hpp"

#include <array>

namespace features::orders {
namespace {

using domain::Named;
using kinds::order_detail;
using schema::Record;

using records::RecordsById;

constexpr std::array<const kinds::StoredKind*, 3> menu_kinds{&kinds::menu_item, &kinds::category,
                                                             &kinds::department};

// Where a line belongs: by the menu's item, or else by the line itself.
struct Place {
    std::string category, subcategory;
};
Place place_of(const RecordsById& menu, const Record& line) {
    Place place{line[order_detail.category_id], line[order_detail.subcategory_id]};
    if (const Record* item = menu.find(kinds::menu_item, line[order_detail.item_id])) {
        const std::string& category = (*item)[kinds::menu_item.category];
        const std::string& subcategory = (*item)[kinds::menu_item.subcategory];
        if (!category.empty()) place.category = category;
        if (!subcategory.empty()) place.subcategory = subcategory;
    }
    return place;
}

Named category_named(const RecordsById& menu, const std::string& id) {
    const Record* category = menu.find(kinds::category, id);
    return {id, category ? (*category)[kinds::category.name] : ""};
}

std::string department_of(const RecordsById& menu, const std::string& category) {
    const Record* record = menu.find(kinds::category, category);
    return record ? (*record)[kinds::category.department] : "";
}

RecordsById menu_of(storage::ReadView& view, const std::string& account, const std::string& store,
                    const std::vector<Record>& lines) {
    RecordsById menu(view, account, store, menu_kinds);
    std::set<std::string> wanted;
    for (const Record& line : lines)
        for (const auto* field :
             {&order_detail.item_id, &order_detail.category_id, &order_detail.subcategory_id})
            wanted.insert(line[*field]);
    menu.load(wanted);
    wanted.clear();
    for (const Record& line : lines) {
        const Place place = place_of(menu, line);
        wanted.insert({place.category, place.subcategory});
    }
    menu.load(wanted);
    wanted.clear();
    for (const Record& line : lines) {
        const Place place = place_of(menu, line);
        for (const std::string& category : {place.category, place.subcategory})
            wanted.insert(department_of(menu, category));
    }
    menu.load(wanted);
    return menu;
}

void name_modifiers(domain::SaleLine& sold, const Record& line) {
    std::size_t at = 0;
    for (const auto* list : {&order_detail.included_modifiers, &order_detail.optional_modifiers,
                             &order_detail.mandatory_modifiers})
        for (const Record& modifier : line[*list])
            if (at < sold.modifiers.size())
                sold.modifiers[at++].modifier = {modifier[kinds::order_modifier.external_id],
                                                 modifier[kinds::order_modifier.name]};
}

void name_line(domain::SaleLine& sold, const Record& line, const RecordsById& menu) {
    sold.item = {line[order_detail.item_id], line[order_detail.item_name]};
    const Place place = place_of(menu, line);
    sold.category = category_named(menu, place.category);
    sold.subcategory = category_named(menu, place.subcategory);
    std::string department = department_of(menu, place.category);
    if (department.empty()) department = department_of(menu, place.subcategory);
    const Record* record = menu.find(kinds::department, department);
    sold.department = {department, record ? (*record)[kinds::department.name] : ""};
    name_modifiers(sold, line);
}

}  // namespace

std::vector<domain::SaleLine> sale_lines(storage::ReadView& view, const std::string& account,
                                         const std::string& store, const PricedOrder& priced) {
    std::vector<domain::SaleLine> sold = domain::lines_of(priced.basket, priced.priced);
    const std::vector<Record>& lines = priced.order[kinds::order.lines];
    const RecordsById menu = menu_of(view, account, store, lines);
    for (std::size_t i = 0; i < lines.size(); ++i) name_line(sold[i], lines[i], menu);
    return sold;
}

}  // namespace features::orders
