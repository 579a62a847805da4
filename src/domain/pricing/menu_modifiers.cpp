#include "domain/pricing/menu_modifiers.hpp"

#include "base/text.hpp"
#include "kinds/category.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/modifier_group.hpp"
#include "kinds/serving_size_level.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Record;

const auto& kind = kinds::order_modifier;

constexpr std::string_view not_included = "does not come with this item";
constexpr std::string_view not_offered = "is not offered with this item";
constexpr std::string_view no_such_group = "is not a group that this item offers here";
constexpr std::string_view no_such_prefix = "is not a prefix of this modifier";
constexpr std::string_view no_price = "has no price for this serving size";

// The three lists of an order line, and the item's fields for each.
struct List {
    const schema::Records& field;
    schema::Links kinds::Offer::*offered;
    bool is_included, is_mandatory;
};
const List lists[] = {
    {kinds::order_detail.included_modifiers, &kinds::Offer::included_modifiers, true, false},
    {kinds::order_detail.optional_modifiers, &kinds::Offer::optional_groups, false, false},
    {kinds::order_detail.mandatory_modifiers, &kinds::Offer::mandatory_groups, false, true}};

// What a modifier on a line costs: some of its units may be free.
struct Cost {
    Minor price = 0, prefix_price = 0;
    std::int64_t free_units = 0;
    bool is_prefix_free = false;  // for the free units
};

// The price among those for which `fits` holds.
template <class Fits>
std::optional<Minor> price_where(const std::vector<MenuLink>& prices, Fits fits) {
    for (const MenuLink& link : prices)
        if (link.price && fits(link)) return link.price;
    return std::nullopt;
}

// One line of an order.
class Modifiers {
public:
    Modifiers(const MenuLine& line, MenuContext& context)
        : line_(line),
          context_(context),
          free_left_(line.standing.free_toppings()),
          item_taxes_(line.standing.taxes()) {}

    std::vector<Component> read() {
        for (const List& list : lists) read_list(list);
        return std::move(components_);
    }

private:
    void read_list(const List& list) {
        const auto& offered = line_.standing.links(context_.links, list.offered);
        std::map<std::string_view, std::int64_t> units;  // of each group
        std::vector<Record> out;
        const auto& sent = line_.record[list.field];
        for (std::size_t i = 0; i < sent.size(); ++i) {
            const std::string path = path_of(list) + '[' + std::to_string(i) + ']';
            read_one(list, offered, sent[i], path, units, out);
        }
        if (!list.is_included) check_groups(list, offered, units);
        if (!out.empty()) line_.record.set(list.field, std::move(out));
    }

    std::string path_of(const List& list) const {
        return line_.path + '.' + std::string(list.field.name);
    }

    void read_one(const List& list, const std::vector<MenuLink>& offered, const Record& sent,
                  const std::string& path, std::map<std::string_view, std::int64_t>& units,
                  std::vector<Record>& out) {
        if (sent[kind.external_id].empty())
            return context_.refuse(path + ".mExternalID", must_be_named);
        const Record* modifier = context_.menu.find(kinds::modifier, sent[kind.external_id]);
        if (!modifier) return context_.refuse(path + ".mExternalID", no_modifier);
        Record entry = sent;
        const std::int64_t quantity = sent[kind.quantity];
        const MenuLink* link = list.is_included ? included(offered, *modifier, path)
                                                : group_of(offered, *modifier, sent, path);
        if (!link) return;
        const Record* group = group_record(list, *link, sent);
        if (!list.is_included) units[link->id] += quantity;
        count_times(*modifier, quantity, path);
        name(entry, *modifier, group);
        Cost cost{.price = price_of(*modifier, group, path),
                  .prefix_price = prefix(entry, *modifier, path)};
        if (list.is_included)
            cost.free_units = take(included_left(*link), quantity);
        else if (is_free_topping(*modifier, group)) {
            cost.free_units = take(free_left_, quantity);
            cost.is_prefix_free = true;
        }
        add(std::move(entry), *modifier, quantity, cost, out);
    }

    // The entry of the item's list that the modifier comes by; null, with a problem, for none.
    const MenuLink* included(const std::vector<MenuLink>& offered, const Record& modifier,
                             const std::string& path) {
        for (const MenuLink& link : offered)
            if (link.id == modifier[kinds::modifier.id]) return &link;
        context_.refuse(path + ".mExternalID", not_included);
        return nullptr;
    }

    const MenuLink* group_of(const std::vector<MenuLink>& offered, const Record& modifier,
                             const Record& sent, const std::string& path) {
        const std::string wanted = base::lower_ascii(sent[kind.group_id]);
        bool is_known = wanted.empty();
        for (const MenuLink& link : offered) {
            const Record* group = context_.menu.find(kinds::modifier_group, link.id);
            if (!group || (!wanted.empty() && link.id != wanted)) continue;
            is_known = true;
            if (context_.is_member(*group, modifier[kinds::modifier.id])) return &link;
        }
        if (is_known)
            context_.refuse(path + ".mExternalID", not_offered);
        else
            context_.refuse(path + ".mgExternalID", no_such_group);
        return nullptr;
    }

    // For an included modifier, the group that the order names, if it exists.
    const Record* group_record(const List& list, const MenuLink& link, const Record& sent) const {
        return context_.menu.find(kinds::modifier_group,
                                  list.is_included ? sent[kind.group_id] : link.id);
    }

    void count_times(const Record& modifier, std::int64_t quantity, const std::string& path) {
        const std::int64_t max = modifier[kinds::modifier.max_times];
        std::int64_t& times = times_[&modifier];
        times += quantity;
        if (max > 0 && times > max)
            context_.refuse(path + ".quantity", "is more than the " + std::to_string(max) +
                                                    " of this modifier that one item may have");
    }

    static void name(Record& entry, const Record& modifier, const Record* group) {
        entry.set(kind.external_id, modifier[kinds::modifier.id]);
        entry.set(kind.name, modifier[kinds::modifier.name]);
        if (!group) return;
        entry.set(kind.group_id, (*group)[kinds::modifier_group.id]);
        entry.set(kind.group_name, (*group)[kinds::modifier_group.name]);
    }

    Minor price_of(const Record& modifier, const Record* group, const std::string& path) {
        std::vector<MenuLink> prices;
        const auto add_prices = [&](const std::vector<MenuLink>& links) {
            for (const MenuLink& link : links)
                if (link.has_price) prices.push_back(link);
        };
        add_prices(context_.links.of(modifier, kinds::modifier.serving_sizes));
        if (group) add_prices(context_.links.of(*group, kinds::modifier_group.serving_sizes));
        if (prices.empty()) return 0;
        auto price = price_where(prices, [&](auto& link) { return link.id == line_.size; });
        if (!price) price = price_where(prices, [&](auto& link) { return is_default(link.id); });
        if (!price && prices.size() == 1) price = prices.front().price;
        if (!price) context_.refuse(path + ".mExternalID", no_price);
        return price.value_or(0);
    }

    bool is_default(const std::string& size) const {
        const Record* record = context_.menu.find(kinds::serving_size_level, size);
        return record && (*record)[kinds::serving_size_level.is_default];
    }

    // Writes the prefix that the order names and returns its price.
    Minor prefix(Record& entry, const Record& modifier, const std::string& path) {
        const std::string id = base::lower_ascii(entry[kind.prefix_id]);
        const std::string key = base::name_key(entry[kind.prefix_name]);
        if (id.empty() && key.empty()) return 0;
        for (const MenuLink& link : context_.links.of(modifier, kinds::modifier.prefixes)) {
            if (id.empty() ? base::name_key(link.name) != key : link.id != id) continue;
            if (!link.id.empty()) entry.set(kind.prefix_id, link.id);
            if (!link.name.empty()) entry.set(kind.prefix_name, link.name);
            if (link.has_price && !link.price) break;
            return link.price.value_or(0);
        }
        context_.refuse(path + (id.empty() ? ".pName" : ".pExternalID"), no_such_prefix);
        return 0;
    }

    std::int64_t& included_left(const MenuLink& link) {
        return included_left_.try_emplace(&link, std::max<std::int64_t>(link.quantity, 1))
            .first->second;
    }

    static bool is_free_topping(const Record& modifier, const Record* group) {
        return (*group)[kinds::modifier_group.is_pizza_topping] &&
               !modifier[kinds::modifier.overrides_free_toppings];
    }

    static std::int64_t take(std::int64_t& left, std::int64_t quantity) {
        const std::int64_t taken = std::min(left, quantity);
        left -= taken;
        return taken;
    }

    void add(Record entry, const Record& modifier, std::int64_t quantity, const Cost& cost,
             std::vector<Record>& out) {
        std::vector<std::string> taxes = modifier[kinds::modifier.taxes];
        if (modifier[kinds::modifier.includes_default_taxes])
            taxes.insert(taxes.end(), context_.taxes.defaults().begin(),
                         context_.taxes.defaults().end());
        const auto rules = context_.taxes.standing(
            taxes.empty() && !modifier[kinds::modifier.includes_default_taxes] ? item_taxes_
                                                                               : taxes);
        write_taxes(entry, kind, rules, context_.taxes);
        const auto add_units = [&](std::int64_t units, Minor price, Minor prefix_price) {
            if (units == 0) return;
            Record part = entry;
            part.set(kind.quantity, units);
            part.set(kind.modifier_price, price);
            part.set(kind.prefix_price, prefix_price);
            part.set(kind.price, sum(price, prefix_price));
            components_.push_back({part[kind.price], units, rules});
            out.push_back(std::move(part));
        };
        add_units(cost.free_units, 0, cost.is_prefix_free ? 0 : cost.prefix_price);
        add_units(quantity - cost.free_units, cost.price, cost.prefix_price);
    }

    void check_groups(const List& list, const std::vector<MenuLink>& offered,
                      const std::map<std::string_view, std::int64_t>& units) {
        for (const MenuLink& link : offered) {
            const Record* group = context_.menu.find(kinds::modifier_group, link.id);
            if (!group) continue;
            const auto place = units.find(link.id);
            const std::int64_t chosen = place == units.end() ? 0 : place->second;
            const std::string& name = (*group)[kinds::modifier_group.name];
            const std::int64_t least =
                list.is_mandatory ? std::max<std::int64_t>(link.minimum, 1) : link.minimum;
            if (chosen < least && (list.is_mandatory || chosen > 0))
                context_.refuse(path_of(list),
                                "must have at least " + std::to_string(least) + " of " + name);
            if (link.maximum > 0 && chosen > link.maximum)
                context_.refuse(path_of(list), "must have at most " + std::to_string(link.maximum) +
                                                   " of " + name);
        }
    }

    const MenuLine& line_;
    MenuContext& context_;
    std::int64_t free_left_;
    const std::vector<std::string>& item_taxes_;
    std::map<const Record*, std::int64_t> times_{};
    std::map<const MenuLink*, std::int64_t> included_left_{};
    std::vector<Component> components_{};
};

}  // namespace

// An item with an empty list has no taxes; one without a list says nothing about them.
const std::vector<std::string>& Standing::taxes() const {
    const auto* taxes = &(*item)[kinds::menu_item.taxes];
    if (item->has(kinds::menu_item.taxes)) return *taxes;
    for (std::size_t i = 0; taxes->empty() && i < categories.size(); ++i)
        taxes = &(*categories[i])[kinds::category.taxes];
    return *taxes;
}

const std::vector<MenuLink>& Standing::links(MenuLinks& links,
                                             schema::Links kinds::Offer::*list) const {
    const auto* found = &links.of(*item, kinds::menu_item.offer.*list);
    for (std::size_t i = 0; found->empty() && i < categories.size(); ++i)
        found = &links.of(*categories[i], kinds::category.offer.*list);
    return *found;
}

// The first record that says toppings are never free, or how many are free, decides.
std::int64_t Standing::free_toppings() const {
    const auto said = [](const Record& record,
                         const kinds::Offer& offer) -> std::optional<std::int64_t> {
        if (record[offer.overrides_free_toppings]) return 0;
        if (!record.has(offer.free_toppings)) return std::nullopt;
        return record[offer.free_toppings];
    };
    auto count = said(*item, kinds::menu_item.offer);
    for (std::size_t i = 0; !count && i < categories.size(); ++i)
        count = said(*categories[i], kinds::category.offer);
    return count.value_or(0);
}

bool MenuContext::is_member(const Record& group, std::string_view modifier) {
    const auto [place, is_new] = members.try_emplace(&group);
    const auto& ids = group[kinds::modifier_group.modifiers];
    if (is_new) place->second.insert(ids.begin(), ids.end());
    return place->second.contains(modifier);
}

std::vector<Component> modifiers_from_menu(const MenuLine& line, MenuContext& context) {
    return Modifiers(line, context).read();
}

}  // namespace domain
