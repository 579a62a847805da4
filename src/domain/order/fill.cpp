// From a priced basket to every amount of its order.
#include "base/json_text.hpp"
#include "domain/order/order.hpp"
#include "domain/order/parts.hpp"

#include <algorithm>
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

std::vector<Record>& list_in(Record& record, const Records& list) {
    if (!record.has(list)) record.set(list, {});
    return std::get<std::vector<Record>>(record.at(list));
}

// The two lists of taxes of an order, a line or a modifier.
class TaxLists {
public:
    TaxLists(Record& record, const Records& exclusive, const Records& inclusive)
        : lists_{&list_in(record, exclusive), &list_in(record, inclusive)} {
        for (int which : {0, 1}) {
            for (std::size_t i = 0; i < lists_[which]->size(); ++i)
                ids_[which].push_back(tax_id((*lists_[which])[i], which == 1, i));
            is_written_[which].resize(ids_[which].size());
        }
    }

    // `make` makes the entry of a tax that is not listed yet.
    template <class Make>
    void write(const TaxRule& rule, std::int64_t rate, bool is_inclusive, Minor amount, Make make) {
        Record& entry = entry_of(rule.id, is_inclusive, make);
        if (rule.basis == TaxRule::Basis::rate) entry.set(order_tax.percentage, rate);
        entry.set(order_tax.amount, amount);
    }

    // A listed tax that is not charged gets the amount 0.
    void finish() {
        for (int which : {0, 1})
            for (std::size_t i = 0; i < lists_[which]->size(); ++i)
                if (!is_written_[which][i]) (*lists_[which])[i].set(order_tax.amount, 0);
    }

private:
    // A tax that was listed as the other sort (see price()) moves to the other list.
    template <class Make>
    Record& entry_of(const std::string& id, bool is_inclusive, Make make) {
        const int which = is_inclusive ? 1 : 0;
        if (const auto place = find(which, id)) {
            is_written_[which][*place] = true;
            return (*lists_[which])[*place];
        }
        auto moved = taken_from(1 - which, id);
        lists_[which]->push_back(moved ? *std::move(moved) : make());
        ids_[which].push_back(id);
        is_written_[which].push_back(true);
        return lists_[which]->back();
    }

    std::optional<std::size_t> find(int which, const std::string& id) const {
        for (std::size_t i = 0; i < ids_[which].size(); ++i)
            if (!is_written_[which][i] && ids_[which][i] == id) return i;
        return {};
    }

    std::optional<Record> taken_from(int which, const std::string& id) {
        const auto place = find(which, id);
        if (!place) return {};
        const auto i = static_cast<std::ptrdiff_t>(*place);
        Record entry = std::move((*lists_[which])[*place]);
        lists_[which]->erase(lists_[which]->begin() + i);
        ids_[which].erase(ids_[which].begin() + i);
        is_written_[which].erase(is_written_[which].begin() + i);
        return entry;
    }

    std::vector<Record>* lists_[2];
    std::vector<std::string> ids_[2];
    std::vector<bool> is_written_[2];
};

// What discounts did to components of one sort.
struct Off {
    Minor amount = 0, tax = 0, inclusive_tax = 0;
    void add(const Saving& saving) {
        amount = sum(amount, saving.amount);
        tax = sum(tax, saving.exclusive_tax);
        inclusive_tax = sum(inclusive_tax, saving.inclusive_tax);
    }
    void add_all(const PricedComponent& component) {
        for (const Saving& saving : component.savings) add(saving);
    }
};

void fill_discount(Record& record, Minor amount, const Off& item, const Off& modifiers) {
    record.set(order_discount.amount, amount);
    record.set(order_discount.tax, item.tax + modifiers.tax);
    record.set(order_discount.item_amount, item.amount);
    record.set(order_discount.item_tax, item.tax);
    record.set(order_discount.item_inclusive_tax, item.inclusive_tax);
    record.set(order_discount.modifier_amount, modifiers.amount);
    record.set(order_discount.modifier_tax, modifiers.tax);
    record.set(order_discount.modifier_inclusive_tax, modifiers.inclusive_tax);
    record.set(order_discount.all_inclusive_tax, item.inclusive_tax + modifiers.inclusive_tax);
    record.set(order_discount.all_modifier_inclusive_tax, modifiers.inclusive_tax);
}

// The sum of the modifiers of a line, or of one of its lists.
struct Sums {
    Minor amount = 0, tax = 0, inclusive_tax = 0;
    void add(Minor its_amount, Minor its_tax, Minor its_inclusive_tax) {
        amount = sum(amount, its_amount);
        tax = sum(tax, its_tax);
        inclusive_tax = sum(inclusive_tax, its_inclusive_tax);
    }
};

struct GroupFields {
    const schema::Amount& price;
    const schema::Count &tax, &inclusive_tax;
};
constexpr GroupFields group_fields[] = {
    {order_detail.included_price, order_detail.included_tax, order_detail.included_inclusive_tax},
    {order_detail.optional_price, order_detail.optional_tax, order_detail.optional_inclusive_tax},
    {order_detail.mandatory_price, order_detail.mandatory_tax,
     order_detail.mandatory_inclusive_tax}};

class Filler {
public:
    Filler(const Basket& basket, const Priced& priced) : basket_(basket), priced_(priced) {}

    void fill_order(Record& record) {
        auto& lines = list_in(record, order.lines);
        for (std::size_t i = 0; i < lines.size(); ++i) fill_line(lines[i], i);
        record.set(order.sub_total, priced_.sub_total);
        record.set(order.tax_amount, priced_.exclusive_tax);
        record.set(order.inclusive_tax_amount, priced_.inclusive_tax);
        record.set(order.total_tax, sum(priced_.exclusive_tax, priced_.inclusive_tax));
        record.set(order.delivery_charge, basket_.delivery_charge);
        record.set(order.tip, basket_.tip);
        record.set(order.total, priced_.total);
        if (basket_.is_tax_exempt) record.set(order.exempted_tax, priced_.exempted_tax);
        fill_order_taxes(record);
        fill_order_discounts(record);
    }

private:
    template <class Fields>
    void fill_taxes(Record& record, const Fields& fields, const PricedComponent& component) {
        TaxLists lists(record, fields.taxes, fields.inclusive_taxes);
        for (const TaxAmount& tax : component.taxes)
            lists.write(basket_.taxes[tax.rule], tax.rate, tax.is_inclusive, tax.amount,
                        [&] { return named_entry(basket_.taxes[tax.rule]); });
        lists.finish();
        if (basket_.is_tax_exempt) record.set(fields.exempted_tax, component.exempted_tax);
    }

    static Record plain_entry(const TaxRule& rule) {
        Record entry(order_tax);
        entry.set(order_tax.external_id, rule.id);
        entry.set(order_tax.name, rule.name);
        return entry;
    }

    // The component does not list the tax: it is charged only because other taxes name it.
    Record named_entry(const TaxRule& rule) {
        Record entry = plain_entry(rule);
        entry.set(order_tax.is_on_taxes_only, true);
        std::vector<std::string> named;
        for (const std::size_t other : rule.names)
            named.push_back(base::json_string(basket_.taxes[other].id));
        if (!named.empty()) entry.set(order_tax.tax_on_tax, {base::json_array(named)});
        return entry;
    }

    void fill_modifier(Record& record, const PricedComponent& component) {
        const Minor prefix = std::min(record[order_modifier.prefix_price], component.unit_price);
        record.set(order_modifier.price, component.unit_price);
        record.set(order_modifier.prefix_price, prefix);
        record.set(order_modifier.modifier_price, component.unit_price - prefix);
        record.set(order_modifier.amount, component.amount);
        record.set(order_modifier.total, sum(component.amount, component.exclusive_tax));
        record.set(order_modifier.tax_amount, component.exclusive_tax);
        record.set(order_modifier.inclusive_tax_amount, component.inclusive_tax);
        record.set(order_modifier.total_tax, sum(component.exclusive_tax, component.inclusive_tax));
        Off off;
        off.add_all(component);
        record.set(order_modifier.discount_price, off.amount);
        record.set(order_modifier.discount_tax, off.tax);
        record.set(order_modifier.discount_inclusive_tax, off.inclusive_tax);
        fill_taxes(record, order_modifier, component);
    }

    // Fills the modifiers and the sum of each list; returns the sum of all.
    Sums fill_modifiers(Record& line, const PricedLine& priced) {
        Sums all;
        std::size_t next = 0;
        for (std::size_t which = 0; which < std::size(modifier_lists); ++which) {
            Sums group;
            if (line.has(*modifier_lists[which]))
                for (Record& modifier : list_in(line, *modifier_lists[which])) {
                    const PricedComponent& component = priced.modifiers.at(next++);
                    fill_modifier(modifier, component);
                    group.add(component.amount, component.exclusive_tax, component.inclusive_tax);
                }
            line.set(group_fields[which].price, group.amount);
            line.set(group_fields[which].tax, group.tax);
            line.set(group_fields[which].inclusive_tax, group.inclusive_tax);
            all.add(group.amount, group.tax, group.inclusive_tax);
        }
        return all;
    }

    void fill_line(Record& line, std::size_t i) {
        const PricedLine& priced = priced_.lines.at(i);
        const PricedComponent& item = priced.item;
        const Sums modifiers = fill_modifiers(line, priced);
        fill_taxes(line, order_detail, item);
        line.set(order_detail.item_price, item.unit_price);
        line.set(order_detail.price_amount, item.amount);
        line.set(order_detail.modifier_price, modifiers.amount);
        line.set(order_detail.amount, sum(item.amount, modifiers.amount));
        fill_line_taxes(line, item, modifiers);
        fill_line_discounts(line, i, priced);
        line.set(order_detail.total,
                 sum(difference(line[order_detail.amount], line[order_detail.discount]),
                     line[order_detail.tax_amount]));
        if (!basket_.is_tax_exempt) return;
        Minor exempted = item.exempted_tax;
        for (const PricedComponent& modifier : priced.modifiers)
            exempted = sum(exempted, modifier.exempted_tax);
        line.set(order_detail.exempted_tax, exempted);
    }

    void fill_line_taxes(Record& line, const PricedComponent& item, const Sums& modifiers) {
        const Minor tax = sum(item.exclusive_tax, modifiers.tax);
        const Minor inclusive_tax = sum(item.inclusive_tax, modifiers.inclusive_tax);
        line.set(order_detail.item_tax_amount, item.exclusive_tax);
        line.set(order_detail.item_inclusive_tax_amount, item.inclusive_tax);
        line.set(order_detail.modifier_tax_amount, modifiers.tax);
        line.set(order_detail.modifier_inclusive_tax_amount, modifiers.inclusive_tax);
        line.set(order_detail.tax_amount, tax);
        line.set(order_detail.exclusive_tax_amount, tax);
        line.set(order_detail.inclusive_tax_amount, inclusive_tax);
        line.set(order_detail.item_total_tax, sum(item.exclusive_tax, item.inclusive_tax));
        line.set(order_detail.modifier_total_tax, sum(modifiers.tax, modifiers.inclusive_tax));
        line.set(order_detail.total_tax, sum(tax, inclusive_tax));
    }

    void fill_line_discounts(Record& line, std::size_t i, const PricedLine& priced) {
        Off item, modifiers;
        item.add_all(priced.item);
        for (const PricedComponent& modifier : priced.modifiers) modifiers.add_all(modifier);
        line.set(order_detail.item_discount, item.amount);
        line.set(order_detail.item_discount_tax, item.tax);
        line.set(order_detail.item_discount_inclusive_tax, item.inclusive_tax);
        line.set(order_detail.modifier_discount, modifiers.amount);
        line.set(order_detail.modifier_discount_tax, modifiers.tax);
        line.set(order_detail.modifier_discount_inclusive_tax, modifiers.inclusive_tax);
        line.set(order_detail.discount, sum(item.amount, modifiers.amount));
        line.set(order_detail.discount_tax, sum(item.tax, modifiers.tax));
        line.set(order_detail.discount_inclusive_tax,
                 sum(item.inclusive_tax, modifiers.inclusive_tax));
        line.set(order_detail.discount_taxes,
                 sum(line[order_detail.discount_tax], line[order_detail.discount_inclusive_tax]));
        if (!line.has(order_detail.discounts)) return;
        auto& discounts = list_in(line, order_detail.discounts);
        for (std::size_t k = 0; k < discounts.size(); ++k) {
            Off on_item, on_modifiers;
            add(on_item, on_modifiers, priced, k);
            fill_discount(discounts[k], priced_.line_discounts.at(i).at(k), on_item, on_modifiers);
        }
    }

    static void add(Off& item, Off& modifiers, const PricedLine& line, std::size_t discount) {
        item.add(line.item.savings.at(discount));
        for (const PricedComponent& modifier : line.modifiers)
            modifiers.add(modifier.savings.at(discount));
    }

    void fill_order_discounts(Record& record) {
        if (!record.has(order.discounts)) return;
        auto& discounts = list_in(record, order.discounts);
        for (std::size_t k = 0; k < discounts.size(); ++k) {
            Off item, modifiers;
            for (std::size_t i = 0; i < priced_.lines.size(); ++i)
                add(item, modifiers, priced_.lines[i], basket_.lines[i].discounts.size() + k);
            fill_discount(discounts[k], priced_.order_discounts.at(k), item, modifiers);
        }
    }

    // One entry for each tax at each rate, in the order in which they are first charged.
    void fill_order_taxes(Record& record) {
        struct Total {
            const TaxRule& rule;
            std::int64_t rate;
            bool is_inclusive;
            Minor amount;
        };
        std::vector<Total> totals;
        std::map<std::tuple<bool, std::string_view, std::int64_t>, std::size_t> places;
        for_each_tax([&](const TaxAmount& tax) {
            const TaxRule& rule = basket_.taxes[tax.rule];
            const auto [place, is_new] =
                places.try_emplace({tax.is_inclusive, rule.id, tax.rate}, totals.size());
            if (is_new) totals.push_back({rule, tax.rate, tax.is_inclusive, 0});
            Minor& amount = totals[place->second].amount;
            amount = sum(amount, tax.amount);
        });
        TaxLists lists(record, order.taxes, order.inclusive_taxes);
        for (const Total& total : totals)
            lists.write(total.rule, total.rate, total.is_inclusive, total.amount,
                        [&] { return plain_entry(total.rule); });
        lists.finish();
    }

    template <class Visit>
    void for_each_tax(Visit visit) {
        for (const PricedLine& line : priced_.lines) {
            for (const TaxAmount& tax : line.item.taxes) visit(tax);
            for (const PricedComponent& modifier : line.modifiers)
                for (const TaxAmount& tax : modifier.taxes) visit(tax);
        }
    }

    const Basket& basket_;
    const Priced& priced_;
};

}  // namespace

void fill(Record& record, const Basket& basket, const Priced& priced) {
    Filler(basket, priced).fill_order(record);
}

std::string place_of(const Record& record, std::optional<std::size_t> line,
                     std::optional<std::size_t> modifier) {
    if (!line) return {};
    std::string path = line_path(*line);
    if (!modifier) return path;
    std::size_t left = *modifier;
    for (const Records* list : modifier_lists) {
        const std::size_t size = record[order.lines].at(*line)[*list].size();
        if (left < size) return entry_path(path, *list, left);
        left -= size;
    }
    return path;
}

}  // namespace domain
