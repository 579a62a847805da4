#include "domain/pricing/menu.hpp"

#include "base/text.hpp"
#include "domain/pricing/kept_lines.hpp"
#include "domain/pricing/menu_discounts.hpp"
#include "domain/pricing/menu_modifiers.hpp"
#include "kinds/category.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/order.hpp"
#include "kinds/serving_size_level.hpp"

namespace domain {
namespace {

using schema::Record;

const auto& kind = kinds::order_detail;
const auto& item_kind = kinds::menu_item;

constexpr std::string_view not_in_web = "is not sold in the web shop";
constexpr std::string_view not_at_kiosks = "is not sold at kiosks";
constexpr std::string_view never_free = "cannot be requested: prices come from the menu";
constexpr std::string_view no_price = "has no price";
constexpr std::string_view no_such_size = "is not a serving size of this item";
constexpr std::string_view no_size = "is required: this item is sold in several serving sizes";

Standing standing_of(const Menu& menu, const Record& item) {
    Standing standing{.item = &item};
    for (const std::string& id : {item[item_kind.subcategory], item[item_kind.category]})
        if (const Record* category = menu.find(kinds::category, id))
            standing.categories.push_back(category);
    return standing;
}

bool is_hidden_in_web(const Standing& standing) {
    if ((*standing.item)[item_kind.is_hidden_in_web]) return true;
    for (const Record* category : standing.categories)
        if ((*category)[kinds::category.is_hidden_in_web] ||
            (*category)[kinds::category.hides_items_in_web])
            return true;
    return false;
}

// The menu sent to kiosks leaves it out too.
bool is_hidden_at_kiosks(const Standing& standing) {
    if ((*standing.item)[item_kind.is_hidden_in_kiosk]) return true;
    for (const Record* category : standing.categories)
        if ((*category)[kinds::category.hides_items_in_kiosk]) return true;
    return false;
}

// Why a guest cannot have the item now; "" when it can.
std::string_view why_not_sold(const Menu::Entry& item, const Standing& standing,
                              const Service& service) {
    if (service.is_at_kiosk && is_hidden_at_kiosks(standing)) return not_at_kiosks;
    if (!service.is_at_kiosk && is_hidden_in_web(standing)) return not_in_web;
    if (item.sale == Selling::sold_out) return sold_out;
    return item.sale == Selling::now ? "" : not_sold_now;
}

// A price of the item with its serving size; null for a price without one.
struct Sized {
    const Record* price;
    const Record* size;
};

bool is_default(const Sized& sized) { return (*sized.size)[kinds::serving_size_level.is_default]; }

// The prices that an item can be sold for: those without a size and those of active sizes.
std::vector<Sized> prices_of(const Menu& menu, const Record& item) {
    std::vector<Sized> found;
    for (const Record& price : item[item_kind.prices]) {
        const std::string& id = price[kinds::item_price.serving_size];
        const Record* size = menu.find(kinds::serving_size_level, id);
        if (size || id.empty()) found.push_back({&price, size});
    }
    return found;
}

template <class Fits>
const Sized* first_of(const std::vector<Sized>& prices, Fits fits) {
    for (const Sized& sized : prices)
        if (fits(sized)) return &sized;
    return nullptr;
}

class Lines {
public:
    Lines(const Menu& menu, const Service& service, TaxRules& taxes, base::Problems& problems)
        : service_(service), context_{menu, taxes, problems, MenuLinks(menu.currency_decimals)} {}

    BasketLine read(Record& line, std::size_t place) {
        const std::string path = "orderDetails[" + std::to_string(place) + ']';
        BasketLine out{.quantity = line[kind.quantity]};
        if (line[kind.is_free]) context_.refuse(path + ".isFreeItem", never_free);
        const Menu::Entry* item = item_of(line, path);
        if (!item) return out;
        MenuLine its{line, path, standing_of(context_.menu, item->record), ""};
        if (const auto why = why_not_sold(*item, its.standing, service_); !why.empty())
            context_.refuse(path + ".miExternalID", why);
        name(line, item->record);
        its.size = set_price(line, item->record, path);
        out.item.unit_price = line[kind.item_price];
        out.item.taxes = context_.taxes.standing(its.standing.taxes());
        write_taxes(line, kind, out.item.taxes, context_.taxes);
        out.modifiers = modifiers_from_menu(its, context_);
        return out;
    }

private:
    const Menu::Entry* item_of(const Record& line, const std::string& path) {
        const std::string& id = line[line.has(kind.item_id) ? kind.item_id : kind.menu_item];
        const Menu::Entry* item = context_.menu.entry(item_kind, id);
        if (!item) context_.refuse(path + ".miExternalID", id.empty() ? must_be_named : no_item);
        return item;
    }

    static void name(Record& line, const Record& item) {
        line.set(kind.item_id, item[item_kind.id]);
        line.set(kind.item_name, item[item_kind.name]);
        line.set(kind.category_id, item[item_kind.category]);
        line.set(kind.subcategory_id, item[item_kind.subcategory]);
    }

    // Writes the price of the line and its serving size, whose id it returns; "" for none.
    std::string set_price(Record& line, const Record& item, const std::string& path) {
        const auto prices = prices_of(context_.menu, item);
        const std::string wanted = base::lower_ascii(line[kind.size_id]);
        const Sized* sized = chosen(prices, wanted);
        if (!sized) {
            if (prices.empty())
                context_.refuse(path + ".miExternalID", no_price);
            else
                context_.refuse(path + ".ssExternalID", wanted.empty() ? no_size : no_such_size);
            return {};
        }
        line.set(kind.item_price, (*sized->price)[kinds::item_price.price]);
        if (!sized->size) return {};
        line.set(kind.size_id, (*sized->size)[kinds::serving_size_level.id]);
        line.set(kind.size_name, (*sized->size)[kinds::serving_size_level.name]);
        return line[kind.size_id];
    }

    static const Sized* chosen(const std::vector<Sized>& prices, const std::string& wanted) {
        if (!wanted.empty())
            return first_of(prices, [&](const Sized& sized) {
                return (*sized.price)[kinds::item_price.serving_size] == wanted;
            });
        if (prices.size() == 1) return &prices.front();
        const auto* plain = first_of(prices, [](const Sized& sized) { return !sized.size; });
        return plain ? plain : first_of(prices, is_default);
    }

    const Service& service_;
    MenuContext context_;
};

}  // namespace

const Menu::Entry* Menu::entry(const schema::Kind& sought, std::string_view id) const {
    const auto place = entries.find(base::lower_ascii(id));
    if (place == entries.end() || &place->second.record.kind() != &sought) return nullptr;
    return &place->second;
}

const Record* Menu::find(const schema::Kind& sought, std::string_view id) const {
    const Entry* found = entry(sought, id);
    return found ? &found->record : nullptr;
}

Service service_of(const Record& order) {
    const auto& details = order[kinds::order.delivery];
    if (details.empty()) return {};
    return {service_word(details.front()[kinds::delivery_detail.type])};
}

Basket basket_from_menu(Record& order, const Menu& menu, const Service& service,
                        base::Problems& problems, const KeptLines& kept) {
    Basket basket{.delivery_charge = order[kinds::order.delivery_charge],
                  .tip = order[kinds::order.tip]};
    TaxRules taxes(menu, service, basket.taxes);
    Lines reader(menu, service, taxes, problems);
    auto lines = order[kinds::order.lines];
    for (std::size_t i = 0; i < lines.size(); ++i)
        basket.lines.push_back(kept.contains(i) ? BasketLine() : reader.read(lines[i], i));
    order.set(kinds::order.lines, std::move(lines));
    if (taxes.is_overfull())
        problems.push_back(
            {std::string(kinds::order.lines.name),
             "must have at most " + std::to_string(TaxRules::rules_max) + " taxes from the menu"});
    put_kept(kept, taxes, order, basket, problems);
    if (problems.empty()) tell_rates(order, basket);
    order.clear(kinds::order.taxes);
    order.clear(kinds::order.inclusive_taxes);
    add_discounts(order, menu, service, kept, basket, problems);
    return basket;
}

}  // namespace domain
