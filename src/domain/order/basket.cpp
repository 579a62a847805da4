// From the record of an order to its basket.
#include "base/text.hpp"
#include "domain/order/order.hpp"
#include "domain/order/parts.hpp"
#include "schema/json.hpp"

#include <map>
#include <tuple>

namespace domain {
namespace {

using kinds::order;
using kinds::order_detail;
using kinds::order_discount;
using kinds::order_modifier;
using kinds::order_tax;
using schema::Record;

// A tax as one component lists it.
struct Listed {
    const Record& tax;
    std::string path;
    std::string id;
    bool is_inclusive;
    bool is_named = false;  // by another tax of the component
    bool is_open = false;   // it is being looked at
    std::optional<std::size_t> rule{};
};

class BasketMaker {
public:
    explicit BasketMaker(base::Problems& problems) : problems_(problems) {}

    Basket make(const Record& record) {
        const auto& lines = record[order.lines];
        if (lines.empty()) report(std::string(order.lines.name), "must have at least one line");
        for (std::size_t i = 0; i < lines.size(); ++i) add_line(lines[i], line_path(i));
        basket_.discounts = discounts_of(record[order.discounts]);
        for (std::size_t i = 0; i < basket_.discounts.size(); ++i)
            read_lines(record[order.discounts][i], basket_.discounts[i],
                       entry_path("", order.discounts, i));
        basket_.delivery_charge = record[order.delivery_charge];
        basket_.tip = record[order.tip];
        return std::move(basket_);
    }

private:
    void report(std::string path, std::string sentence) {
        problems_.push_back({std::move(path), std::move(sentence)});
    }

    void add_line(const Record& record, const std::string& path) {
        BasketLine line;
        line.quantity = record[order_detail.quantity];
        line.item.unit_price = item_price(record, path);
        line.item.taxes =
            taxes_of(record[order_detail.taxes], record[order_detail.inclusive_taxes], path);
        for (const Records* list : modifier_lists)
            for (std::size_t i = 0; i < record[*list].size(); ++i)
                line.modifiers.push_back(
                    modifier(record[*list][i], line.quantity, entry_path(path, *list, i)));
        line.discounts = discounts_of(record[order_detail.discounts]);
        basket_.lines.push_back(std::move(line));
    }

    // A price that is absent may follow from the amount.
    static std::optional<Minor> price_behind(const Record& record, const schema::Amount& amount,
                                             std::int64_t pieces) {
        if (!record.has(amount) || record[amount] < 0 || record[amount] % pieces != 0) return {};
        return record[amount] / pieces;
    }

    Minor item_price(const Record& record, const std::string& path) {
        if (record[order_detail.is_free]) return 0;
        if (record.has(order_detail.item_price)) return record[order_detail.item_price];
        const auto price =
            price_behind(record, order_detail.price_amount, record[order_detail.quantity]);
        if (!price) report(path + '.' + std::string(order_detail.item_price.name), "is required");
        return price.value_or(0);
    }

    Component modifier(const Record& record, std::int64_t line_quantity, const std::string& path) {
        Component component;
        component.quantity = record[order_modifier.quantity];
        component.unit_price = modifier_price(record, line_quantity, path);
        component.taxes =
            taxes_of(record[order_modifier.taxes], record[order_modifier.inclusive_taxes], path);
        return component;
    }

    // A modifier without any price is free of charge: "no onions".
    Minor modifier_price(const Record& record, std::int64_t line_quantity,
                         const std::string& path) {
        const Minor prefix = record[order_modifier.prefix_price];
        if (record.has(order_modifier.modifier_price))
            return sum(record[order_modifier.modifier_price], prefix);
        const std::int64_t pieces = record[order_modifier.quantity] * line_quantity;
        const auto price = record.has(order_modifier.price)
                               ? std::optional(record[order_modifier.price])
                               : price_behind(record, order_modifier.amount, pieces);
        if (!price) return prefix;
        if (*price < prefix)
            report(path + '.' + std::string(order_modifier.prefix_price.name),
                   "is more than the price of the modifier, which includes it");
        return *price;
    }

    // ---- taxes ---------------------------------------------------------------------------------

    std::vector<std::size_t> taxes_of(const std::vector<Record>& exclusive,
                                      const std::vector<Record>& inclusive,
                                      const std::string& path) {
        std::vector<Listed> listed;
        add_listed(listed, exclusive, false, path);
        add_listed(listed, inclusive, true, path);
        for (Listed& one : listed) rule_of(one, listed);
        std::vector<std::size_t> standing;
        for (const Listed& one : listed)
            if (!(one.is_named && one.tax[order_tax.is_on_taxes_only]))
                standing.push_back(*one.rule);
        return standing;
    }

    void add_listed(std::vector<Listed>& listed, const std::vector<Record>& taxes,
                    bool is_inclusive, const std::string& path) {
        const auto& list = is_inclusive ? order_detail.inclusive_taxes : order_detail.taxes;
        for (std::size_t i = 0; i < taxes.size(); ++i) {
            Listed one{.tax = taxes[i],
                       .path = entry_path(path, list, i),
                       .id = tax_id(taxes[i], is_inclusive, i),
                       .is_inclusive = is_inclusive};
            for (const Listed& other : listed)
                if (other.id == one.id)
                    report(one.path, "is a tax that " + other.path + " already charges");
            listed.push_back(std::move(one));
        }
    }

    bool is_meant(const Listed& one, std::string_view id) const {
        return one.tax[order_tax.external_id] == id || one.tax[order_tax.tax] == id;
    }

    std::size_t rule_of(Listed& one, std::vector<Listed>& listed) {
        if (one.rule) return *one.rule;
        one.is_open = true;
        TaxRule rule{.id = one.id,
                     .name = one.tax[order_tax.name],
                     .is_inclusive = one.is_inclusive,
                     .is_on_raw = one.tax[order_tax.is_on_raw]};
        if (one.tax.has(order_tax.percentage)) {
            rule.rate = one.tax[order_tax.percentage];
        } else if (one.tax.has(order_tax.amount)) {
            rule.basis = TaxRule::Basis::stated;
            rule.amount = one.tax[order_tax.amount];
        } else {
            report(one.path + '.' + std::string(order_tax.percentage.name),
                   "is required, unless amount is sent");
        }
        for (const std::string& name : schema::elements_of(one.tax[order_tax.tax_on_tax].text))
            add_names(rule, one, schema::text_of(name).value_or(""), listed);
        one.is_open = false;
        one.rule = entered(std::move(rule));
        return *one.rule;
    }

    void add_names(TaxRule& rule, const Listed& by, const std::string& name,
                   std::vector<Listed>& listed) {
        for (Listed& one : listed) {
            if (!is_meant(one, name)) continue;
            if (one.is_open)
                return report(by.path + '.' + std::string(order_tax.tax_on_tax.name),
                              "leads back to the tax itself");
            one.is_named = true;
            rule.names.push_back(rule_of(one, listed));
        }
    }

    // The place of the rule in the basket; equal rules are one.
    std::size_t entered(TaxRule rule) {
        const auto [place, is_new] =
            known_.try_emplace(std::tuple(rule.id, rule.basis, rule.rate, rule.amount,
                                          rule.is_inclusive, rule.is_on_raw, rule.names),
                               basket_.taxes.size());
        if (is_new) basket_.taxes.push_back(std::move(rule));
        return place->second;
    }

    // ---- discounts -----------------------------------------------------------------------------

    static std::vector<DiscountRule> discounts_of(const std::vector<Record>& records) {
        std::vector<DiscountRule> rules;
        for (const Record& record : records) rules.push_back(discount_rule(record));
        return rules;
    }

    static DiscountRule discount_rule(const Record& record) {
        const auto& kind = order_discount;
        DiscountRule rule{
            .id = record[kind.external_id], .name = record[kind.name], .rate = rate_of(record)};
        if (rule.rate == 0) rule.amount = record[kind.amount];
        if (record.has(kind.amount_max)) rule.amount_max = record[kind.amount_max];
        rule.is_after_tax = record[kind.is_after_tax] ||
                            base::same_ignoring_case(record[kind.adjust_amount], "After Tax");
        rule.covers_modifiers = !record.has(kind.covers_modifiers) || record[kind.covers_modifiers];
        const bool is_full = rule.rate == 0 && record.has(kind.full_amount);
        if (is_full) {
            rule.amount = record[kind.full_amount];
            rule.is_per_piece = record[kind.is_per_piece];
        }
        // Without an id, the same discount cannot be recognized elsewhere.
        rule.is_once = !rule.id.empty() && (is_full || rule.rate > 0) && counts_once(rule);
        return rule;
    }

    void read_lines(const Record& record, DiscountRule& rule, const std::string& path) {
        for (const std::string& place : schema::elements_of(record[order_discount.lines].text)) {
            const auto line = static_cast<std::size_t>(*schema::count_of(place));
            if (line >= basket_.lines.size())
                return report(path + '.' + std::string(order_discount.lines.name),
                              "names a line that does not exist");
            rule.lines.push_back(line);
        }
    }

    base::Problems& problems_;
    Basket basket_{};
    std::map<std::tuple<std::string, TaxRule::Basis, std::int64_t, Minor, bool, bool,
                        std::vector<std::size_t>>,
             std::size_t>
        known_{};
};

class Limits {
public:
    explicit Limits(base::Problems& problems) : problems_(problems) {}

    void check(const Record& record) {
        check(record[order.discounts], discounts_max, "", order.discounts);
        const auto& lines = record[order.lines];
        for (std::size_t i = 0; i < lines.size(); ++i) check_line(lines[i], line_path(i));
        if (components_ > components_max)
            report("", order.lines, components_max, "items and modifiers together");
    }

private:
    void check_line(const Record& line, const std::string& path) {
        ++components_;
        check(line[order_detail.discounts], discounts_max, path, order_detail.discounts);
        check_taxes(line, order_detail, path);
        for (const Records* list : modifier_lists)
            for (std::size_t i = 0; i < line[*list].size(); ++i, ++components_)
                check_taxes(line[*list][i], order_modifier, entry_path(path, *list, i));
    }

    template <class Fields>
    void check_taxes(const Record& record, const Fields& fields, const std::string& path) {
        check(record[fields.taxes], taxes_max, path, fields.taxes);
        check(record[fields.inclusive_taxes], taxes_max, path, fields.inclusive_taxes);
    }

    void check(const std::vector<Record>& list, std::size_t max, const std::string& path,
               const schema::Field& field) {
        if (list.size() > max) report(path, field, max, "entries");
    }

    void report(const std::string& path, const schema::Field& field, std::size_t max,
                std::string_view what) {
        problems_.push_back({(path.empty() ? "" : path + '.') + std::string(field.name),
                             "must have at most " + std::to_string(max) + ' ' + std::string(what)});
    }

    base::Problems& problems_;
    std::size_t components_ = 0;
};

}  // namespace

void check_limits(const Record& record, base::Problems& problems) {
    Limits(problems).check(record);
}

Basket basket_of(const Record& record, base::Problems& problems) {
    return BasketMaker(problems).make(record);
}

}  // namespace domain
