// What a client reckoned otherwise than the service.
#include "domain/order.hpp"
#include "domain/order_parts.hpp"

#include <algorithm>
#include <map>

namespace domain {
namespace {

using kinds::order;
using kinds::order_detail;
using kinds::order_discount;
using kinds::order_modifier;
using kinds::order_tax;
using schema::Field;
using schema::Record;

// Where rounding may have come in on the way to an amount.
enum class Via : std::uint8_t {
    price,         // nothing, but a price may have been replaced: of a free item, without its tax
    nothing,       // sums of prices: exact
    item_tax,      // the taxes on the item
    modifier_tax,  // those on the modifiers
    tax,           // both
    discount,      // the discounts
    total,         // taxes and discounts
    explains,      // it decides nothing
};

// Every amount that is compared.
const std::map<const Field*, Via>& compared() {
    static const std::map<const Field*, Via> fields = [] {
        std::map<const Field*, Via> all;
        const auto add = [&](Via via, std::initializer_list<const Field*> some) {
            for (const Field* field : some) all.emplace(field, via);
        };
        const auto& line = order_detail;
        const auto& modifier = order_modifier;
        const auto& discount = order_discount;
        add(Via::price,
            {&line.item_price, &modifier.price, &modifier.prefix_price, &modifier.modifier_price});
        add(Via::nothing, {&order.sub_total, &order.delivery_charge, &order.tip, &line.price_amount,
                           &line.amount, &line.included_price, &line.optional_price,
                           &line.mandatory_price, &line.modifier_price, &modifier.amount});
        add(Via::item_tax,
            {&line.item_tax_amount, &line.item_inclusive_tax_amount, &line.item_total_tax});
        add(Via::modifier_tax, {&line.modifier_tax_amount, &line.modifier_inclusive_tax_amount,
                                &line.modifier_total_tax});
        add(Via::tax, {&order.tax_amount, &order.inclusive_tax_amount, &order.total_tax,
                       &line.tax_amount, &line.inclusive_tax_amount, &line.exclusive_tax_amount,
                       &line.total_tax, &modifier.tax_amount, &modifier.inclusive_tax_amount,
                       &modifier.total_tax, &modifier.total, &order_tax.amount});
        add(Via::discount, {&line.discount, &discount.amount});
        add(Via::total, {&order.total, &line.total});
        add(Via::explains, {&line.included_tax,
                            &line.included_inclusive_tax,
                            &line.optional_tax,
                            &line.optional_inclusive_tax,
                            &line.mandatory_tax,
                            &line.mandatory_inclusive_tax,
                            &line.item_discount,
                            &line.item_discount_inclusive_tax,
                            &line.item_discount_tax,
                            &line.discount_tax,
                            &line.discount_inclusive_tax,
                            &line.discount_taxes,
                            &line.modifier_discount,
                            &line.modifier_discount_inclusive_tax,
                            &line.modifier_discount_tax,
                            &modifier.discount_price,
                            &modifier.discount_tax,
                            &modifier.discount_inclusive_tax,
                            &discount.tax,
                            &discount.item_amount,
                            &discount.item_inclusive_tax,
                            &discount.modifier_amount,
                            &discount.item_tax,
                            &discount.modifier_inclusive_tax,
                            &discount.modifier_tax,
                            &discount.all_inclusive_tax,
                            &discount.all_modifier_inclusive_tax});
        return all;
    }();
    return fields;
}

constexpr Minor any = std::numeric_limits<Minor>::max();

// How often something is rounded on the way.
struct Roundings {
    Minor item_taxes = 0, modifier_taxes = 0, discounts = 0;
    bool replaces_prices = false;

    Minor allowed(Via via) const {
        switch (via) {
            case Via::price: return replaces_prices ? any : 0;
            case Via::nothing: return 0;
            case Via::item_tax: return item_taxes;
            case Via::modifier_tax: return modifier_taxes;
            case Via::tax: return item_taxes + modifier_taxes;
            case Via::discount: return discounts;
            case Via::total: return item_taxes + modifier_taxes + discounts;
            case Via::explains: break;
        }
        return any;
    }
};

class Comparison {
public:
    Comparison(const Basket& basket, const Priced& priced) : basket_(basket), priced_(priced) {}

    std::vector<Difference> of(const Record& sent, const Record& reckoned) {
        Roundings all;
        for (std::size_t i = 0; i < priced_.lines.size(); ++i) {
            const Roundings line = roundings_of(i);
            all.item_taxes += line.item_taxes;
            all.modifier_taxes += line.modifier_taxes;
            all.discounts += line.discounts;
        }
        compare(sent, reckoned, "", all);
        compare_discounts(sent, reckoned, order.discounts, "");
        compare_lists(sent, reckoned, order.taxes, "", all);
        compare_lists(sent, reckoned, order.inclusive_taxes, "", all);
        const auto& lines = sent[order.lines];
        for (std::size_t i = 0; i < lines.size(); ++i)
            compare_line(lines[i], reckoned[order.lines].at(i), i);
        return std::move(found_);
    }

private:
    Roundings roundings_of(std::size_t line) const {
        Roundings roundings;
        const PricedLine& priced = priced_.lines[line];
        roundings.item_taxes = std::ssize(priced.item.taxes);
        for (const PricedComponent& modifier : priced.modifiers)
            roundings.modifier_taxes += std::ssize(modifier.taxes);
        roundings.discounts =
            std::ssize(basket_.lines[line].discounts) + std::ssize(basket_.discounts);
        return roundings;
    }

    void compare_line(const Record& sent, const Record& reckoned, std::size_t i) {
        const std::string path = line_path(i);
        Roundings roundings = roundings_of(i);
        roundings.replaces_prices = basket_.is_tax_exempt || sent[order_detail.is_free];
        compare(sent, reckoned, path, roundings);
        compare_discounts(sent, reckoned, order_detail.discounts, path);
        compare_taxes(sent, reckoned, order_detail, path);
        std::size_t next = 0;
        for (const Records* list : modifier_lists) {
            const auto& now = reckoned[*list];
            for (std::size_t k = 0; k < now.size(); ++k, ++next)
                if (sent[*list].size() == now.size())
                    compare_modifier(sent[*list][k], now[k], entry_path(path, *list, k),
                                     priced_.lines[i].modifiers.at(next));
        }
    }

    void compare_modifier(const Record& sent, const Record& reckoned, const std::string& path,
                          const PricedComponent& priced) {
        compare(
            sent, reckoned, path,
            {.modifier_taxes = std::ssize(priced.taxes), .replaces_prices = basket_.is_tax_exempt});
        compare_taxes(sent, reckoned, order_modifier, path);
    }

    template <class Fields>
    void compare_taxes(const Record& sent, const Record& reckoned, const Fields& fields,
                       const std::string& path) {
        compare_lists(sent, reckoned, fields.taxes, path, {.item_taxes = 1});
        compare_lists(sent, reckoned, fields.inclusive_taxes, path, {.item_taxes = 1});
    }

    // An amount that a discount was to take off may be more than there was: that is no mistake.
    void compare_discounts(const Record& sent, const Record& reckoned, const Records& list,
                           const std::string& path) {
        for (std::size_t i = 0; i < std::min(sent[list].size(), reckoned[list].size()); ++i) {
            const bool is_share = sent[list][i][order_discount.value] > 0;
            compare(sent[list][i], reckoned[list][i], entry_path(path, list, i),
                    {.discounts = is_share ? 1 : any});
        }
    }

    void compare_lists(const Record& sent, const Record& reckoned, const Records& list,
                       const std::string& path, const Roundings& roundings) {
        if (sent[list].size() > reckoned[list].size()) return;
        for (std::size_t i = 0; i < sent[list].size(); ++i)
            compare(sent[list][i], reckoned[list][i], entry_path(path, list, i), roundings);
    }

    void compare(const Record& sent, const Record& reckoned, const std::string& path,
                 const Roundings& roundings) {
        for (const Field* field : sent.kind().fields()) {
            const auto via = compared().find(field);
            if (via == compared().end() || !sent.has(*field)) continue;
            const Minor was = std::get<Minor>(sent.at(*field));
            const Minor is = std::get<Minor>(reckoned.at(*field));
            if (was == is) continue;
            const Wide off = was > is ? Wide{was} - is : Wide{is} - was;
            found_.push_back({.path = (path.empty() ? "" : path + '.') + std::string(field->name),
                              .sent = was,
                              .reckoned = is,
                              .decides = off > roundings.allowed(via->second)});
        }
    }

    const Basket& basket_;
    const Priced& priced_;
    std::vector<Difference> found_{};
};

}  // namespace

std::vector<Difference> differences(const Record& sent, const Record& reckoned,
                                    const Basket& basket, const Priced& priced) {
    return Comparison(basket, priced).of(sent, reckoned);
}

}  // namespace domain
