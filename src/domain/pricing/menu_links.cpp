#include "domain/pricing/menu_links.hpp"

#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace domain {
namespace {

struct Link : schema::Kind {
    constexpr Link() : Kind("link", "links") {}

    schema::Reference id{this, "id"};
    schema::Reference size{this, "servingSizeLevel"};
    schema::Text name{this, "name"};
    schema::Amount price{this, "price", schema::at_least(0)};
    schema::Count minimum{this, "minimum", schema::at_least(0)};
    schema::Count maximum{this, "maximum", schema::at_least(0)};
    schema::Count quantity{this, "quantity", schema::at_least(0)};
};
constexpr Link kind;
static_assert(kind.is_unambiguous());

bool is_about_price(const base::Problem& problem) {
    return problem.path.starts_with(kind.price.name);
}

// An object that names a serving size refers to it; its `id` is then its own.
MenuLink link_in(const std::string& object, int decimals) {
    const schema::Patch patch = schema::read_patch(object, kind, {.currency_decimals = decimals});
    const schema::Record& record = patch.record;
    MenuLink link{.id = record[record.has(kind.size) ? kind.size : kind.id],
                  .name = record[kind.name],
                  .minimum = record[kind.minimum],
                  .maximum = record[kind.maximum],
                  .quantity = record[kind.quantity]};
    if (record.has(kind.price)) link.price = record[kind.price];
    link.has_price =
        link.price || std::any_of(patch.problems.begin(), patch.problems.end(), is_about_price);
    return link;
}

}  // namespace

const std::vector<MenuLink>& MenuLinks::of(const schema::Record& record,
                                           const schema::Links& field) {
    const auto [place, is_new] = read_.try_emplace({&record, &field});
    std::vector<MenuLink>& links = place->second;
    if (!is_new) return links;
    for (const std::string& element : schema::elements_of(record[field].text)) {
        if (element.starts_with('{'))
            links.push_back(link_in(element, decimals_));
        else if (const auto id = schema::text_of(element))
            links.push_back({.id = base::lower_ascii(*id)});
    }
    return links;
}

}  // namespace domain
