// Amounts on which the client and the service differ.
#include "domain/order/order.hpp"
#include "domain/order/parts.hpp"

#include <algorithm>
#include <limits>
#include <span>

namespace domain {
namespace {

using kinds::order;
using kinds::order_detail;
using kinds::order_discount;
using kinds::order_modifier;
using kinds::order_tax;
using schema::Field;
using schema::Record;

// Where rounding may have affected an amount.
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

struct Compared {
    const Field* field;
    Via via;
};
using enum Via;

constexpr Compared in_order[] = {
    {&order.sub_total, nothing}, {&order.delivery_charge, nothing},  {&order.tip, nothing},
    {&order.tax_amount, tax},    {&order.inclusive_tax_amount, tax}, {&order.total_tax, tax},
    {&order.total, total}};

constexpr Compared in_line[] = {{&order_detail.item_price, price},
                                {&order_detail.price_amount, nothing},
                                {&order_detail.amount, nothing},
                                {&order_detail.included_price, nothing},
                                {&order_detail.optional_price, nothing},
                                {&order_detail.mandatory_price, nothing},
                                {&order_detail.modifier_price, nothing},
                                {&order_detail.item_tax_amount, item_tax},
                                {&order_detail.item_inclusive_tax_amount, item_tax},
                                {&order_detail.item_total_tax, item_tax},
                                {&order_detail.modifier_tax_amount, modifier_tax},
                                {&order_detail.modifier_inclusive_tax_amount, modifier_tax},
                                {&order_detail.modifier_total_tax, modifier_tax},
                                {&order_detail.tax_amount, tax},
                                {&order_detail.inclusive_tax_amount, tax},
                                {&order_detail.exclusive_tax_amount, tax},
                                {&order_detail.total_tax, tax},
                                {&order_detail.discount, discount},
                                {&order_detail.total, total},
                                {&order_detail.included_tax, explains},
                                {&order_detail.included_inclusive_tax, explains},
                                {&order_detail.optional_tax, explains},
                                {&order_detail.optional_inclusive_tax, explains},
                                {&order_detail.mandatory_tax, explains},
                                {&order_detail.mandatory_inclusive_tax, explains},
                                {&order_detail.item_discount, explains},
                                {&order_detail.item_discount_inclusive_tax, explains},
                                {&order_detail.item_discount_tax, explains},
                                {&order_detail.discount_tax, explains},
                                {&order_detail.discount_inclusive_tax, explains},
                                {&order_detail.discount_taxes, explains},
                                {&order_detail.modifier_discount, explains},
                                {&order_detail.modifier_discount_inclusive_tax, explains},
                                {&order_detail.modifier_discount_tax, explains}};

constexpr Compared in_modifier[] = {{&order_modifier.price, price},
                                    {&order_modifier.prefix_price, price},
                                    {&order_modifier.modifier_price, price},
                                    {&order_modifier.amount, nothing},
                                    {&order_modifier.tax_amount, tax},
                                    {&order_modifier.inclusive_tax_amount, tax},
                                    {&order_modifier.total_tax, tax},
                                    {&order_modifier.total, tax},
                                    {&order_modifier.discount_price, explains},
                                    {&order_modifier.discount_tax, explains},
                                    {&order_modifier.discount_inclusive_tax, explains}};

constexpr Compared in_tax[] = {{&order_tax.amount, tax}};

constexpr Compared in_discount[] = {{&order_discount.amount, discount},
                                    {&order_discount.tax, explains},
                                    {&order_discount.item_amount, explains},
                                    {&order_discount.item_inclusive_tax, explains},
                                    {&order_discount.modifier_amount, explains},
                                    {&order_discount.item_tax, explains},
                                    {&order_discount.modifier_inclusive_tax, explains},
                                    {&order_discount.modifier_tax, explains},
                                    {&order_discount.all_inclusive_tax, explains},
                                    {&order_discount.all_modifier_inclusive_tax, explains}};

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

    Roundings all_roundings() const {
        Roundings all;
        for (std::size_t i = 0; i < priced_.lines.size(); ++i) {
            const Roundings line = roundings_of(i);
            all.item_taxes += line.item_taxes;
            all.modifier_taxes += line.modifier_taxes;
            all.discounts += line.discounts;
        }
        return all;
    }

    std::vector<Difference> of(const Record& sent, const Record& reckoned) {
        const Roundings all = all_roundings();
        compare(in_order, sent, reckoned, "", all);
        compare_discounts(sent, reckoned, order.discounts, "");
        compare_tax_list(sent, reckoned, order.taxes, "", all);
        compare_tax_list(sent, reckoned, order.inclusive_taxes, "", all);
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
        compare(in_line, sent, reckoned, path, roundings);
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
            in_modifier, sent, reckoned, path,
            {.modifier_taxes = std::ssize(priced.taxes), .replaces_prices = basket_.is_tax_exempt});
        compare_taxes(sent, reckoned, order_modifier, path);
    }

    template <class Fields>
    void compare_taxes(const Record& sent, const Record& reckoned, const Fields& fields,
                       const std::string& path) {
        compare_tax_list(sent, reckoned, fields.taxes, path, {.item_taxes = 1});
        compare_tax_list(sent, reckoned, fields.inclusive_taxes, path, {.item_taxes = 1});
    }

    // A discount may be set to take off more than there was: that is not a mistake.
    void compare_discounts(const Record& sent, const Record& reckoned, const Records& list,
                           const std::string& path) {
        for (std::size_t i = 0; i < std::min(sent[list].size(), reckoned[list].size()); ++i) {
            const bool is_share = rate_of(sent[list][i]) > 0;
            compare(in_discount, sent[list][i], reckoned[list][i], entry_path(path, list, i),
                    {.discounts = is_share ? 1 : any});
        }
    }

    // On a component a tax without a rate states its amount, whether it is charged or not.
    void compare_tax_list(const Record& sent, const Record& reckoned, const Records& list,
                          const std::string& path, const Roundings& roundings) {
        if (sent[list].size() > reckoned[list].size()) return;
        for (std::size_t i = 0; i < sent[list].size(); ++i)
            if (path.empty() || sent[list][i].has(order_tax.percentage))
                compare(in_tax, sent[list][i], reckoned[list][i], entry_path(path, list, i),
                        roundings);
    }

    void compare(std::span<const Compared> fields, const Record& sent, const Record& reckoned,
                 const std::string& path, const Roundings& roundings) {
        for (const auto& [field, via] : fields) {
            if (!sent.has(*field)) continue;
            const Minor was = std::get<Minor>(sent.at(*field));
            const Minor is = std::get<Minor>(reckoned.at(*field));
            if (was == is) continue;
            const Wide off = was > is ? Wide{was} - is : Wide{is} - was;
            found_.push_back({.path = (path.empty() ? "" : path + '.') + std::string(field->name),
                              .sent = was,
                              .reckoned = is,
                              .decides = off > roundings.allowed(via)});
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

Minor tolerance(const Basket& basket, const Priced& priced) {
    return Comparison(basket, priced).all_roundings().allowed(Via::total);
}

}  // namespace domain
