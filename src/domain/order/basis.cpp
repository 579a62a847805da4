#include "domain/order/basis.hpp"

#include "domain/order/parts.hpp"

#include <algorithm>
#include <set>

namespace domain {
namespace {

using kinds::order;
using kinds::order_detail;
using kinds::order_discount;
using kinds::order_modifier;
using kinds::order_tax;
using schema::Field;
using schema::Record;

constexpr const Field* reckoned_in_order[] = {
    &order.sub_total, &order.total,        &order.tax_amount, &order.inclusive_tax_amount,
    &order.total_tax, &order.exempted_tax, &order.declared};
constexpr const Field* reckoned_in_line[] = {&order_detail.price_amount,
                                             &order_detail.amount,
                                             &order_detail.total,
                                             &order_detail.included_price,
                                             &order_detail.optional_price,
                                             &order_detail.mandatory_price,
                                             &order_detail.modifier_price,
                                             &order_detail.included_tax,
                                             &order_detail.included_inclusive_tax,
                                             &order_detail.optional_tax,
                                             &order_detail.optional_inclusive_tax,
                                             &order_detail.mandatory_tax,
                                             &order_detail.mandatory_inclusive_tax,
                                             &order_detail.item_tax_amount,
                                             &order_detail.item_inclusive_tax_amount,
                                             &order_detail.modifier_tax_amount,
                                             &order_detail.modifier_inclusive_tax_amount,
                                             &order_detail.tax_amount,
                                             &order_detail.inclusive_tax_amount,
                                             &order_detail.exclusive_tax_amount,
                                             &order_detail.item_total_tax,
                                             &order_detail.modifier_total_tax,
                                             &order_detail.total_tax,
                                             &order_detail.item_discount,
                                             &order_detail.item_discount_inclusive_tax,
                                             &order_detail.item_discount_tax,
                                             &order_detail.discount_tax,
                                             &order_detail.discount_inclusive_tax,
                                             &order_detail.discount,
                                             &order_detail.discount_taxes,
                                             &order_detail.modifier_discount,
                                             &order_detail.modifier_discount_inclusive_tax,
                                             &order_detail.modifier_discount_tax,
                                             &order_detail.exempted_tax};
constexpr const Field* reckoned_in_modifier[] = {
    &order_modifier.amount,       &order_modifier.total,
    &order_modifier.tax_amount,   &order_modifier.inclusive_tax_amount,
    &order_modifier.total_tax,    &order_modifier.discount_price,
    &order_modifier.discount_tax, &order_modifier.discount_inclusive_tax,
    &order_modifier.exempted_tax};
constexpr const Field* reckoned_in_discount[] = {&order_discount.tax,
                                                 &order_discount.item_amount,
                                                 &order_discount.item_inclusive_tax,
                                                 &order_discount.modifier_amount,
                                                 &order_discount.item_tax,
                                                 &order_discount.modifier_inclusive_tax,
                                                 &order_discount.modifier_tax,
                                                 &order_discount.all_inclusive_tax,
                                                 &order_discount.all_modifier_inclusive_tax};

template <class Fields>
void clear(Record& record, const Fields& fields) {
    for (const Field* field : fields) record.clear(*field);
}

template <class Work>
void on_each(Record& record, const Records& list, Work work) {
    if (auto* entries = std::get_if<std::vector<Record>>(&record.at(list)))
        std::ranges::for_each(*entries, work);
}

// Without a rate its amount is what was stated.
void forget_tax(Record& tax) {
    if (tax.has(order_tax.percentage)) tax.clear(order_tax.amount);
}

void forget_discount(Record& discount) {
    clear(discount, reckoned_in_discount);
    if (rate_of(discount) > 0 || discount.has(order_discount.full_amount))
        discount.clear(order_discount.amount);
}

void forget_modifier(Record& modifier) {
    clear(modifier, reckoned_in_modifier);
    on_each(modifier, order_modifier.taxes, forget_tax);
    on_each(modifier, order_modifier.inclusive_taxes, forget_tax);
}

void forget_line(Record& line) {
    clear(line, reckoned_in_line);
    on_each(line, order_detail.taxes, forget_tax);
    on_each(line, order_detail.inclusive_taxes, forget_tax);
    on_each(line, order_detail.discounts, forget_discount);
    for (const Records* list : modifier_lists) on_each(line, *list, forget_modifier);
}

// In the field in which it was sent.
void set_price(Record& modifier, Minor price) {
    if (!modifier.has(order_modifier.modifier_price) && modifier.has(order_modifier.price))
        return modifier.set(order_modifier.price, price);
    const Minor prefix = std::min(modifier[order_modifier.prefix_price], price);
    modifier.clear(order_modifier.price);
    modifier.set(order_modifier.modifier_price, price - prefix);
}

// ---- what was left as it was shown -------------------------------------------------------------

// What identifies an entry of a list; "" if nothing does.
std::string key_of(const Record& entry) {
    const schema::Kind& kind = entry.kind();
    if (&kind == &order_detail) return entry[order_detail.own_id];
    if (&kind == &order_modifier)
        return entry[order_modifier.external_id] + '\n' + entry[order_modifier.name] + '\n' +
               entry[order_modifier.prefix_id] + '\n' + entry[order_modifier.prefix_name];
    if (&kind == &order_tax)
        return entry[order_tax.external_id] + '\n' + entry[order_tax.tax] + '\n' +
               entry[order_tax.name];
    if (&kind == &order_discount)
        return entry[order_discount.external_id] + '\n' + entry[order_discount.name];
    return {};
}

// Finds entries of a list by what identifies them, each once.
class Finder {
public:
    explicit Finder(const std::vector<Record>& entries) : entries_(entries) {}

    const Record* take(const std::string& key) {
        for (std::size_t i = 0; i < entries_.size(); ++i)
            if (key_of(entries_[i]) == key && taken_.insert(i).second) return &entries_[i];
        return nullptr;
    }

private:
    const std::vector<Record>& entries_;
    std::set<std::size_t> taken_{};
};

const std::vector<Record>& entries_of(const Record& record, const Field& field) {
    static const std::vector<Record> none;
    const auto* entries = std::get_if<std::vector<Record>>(&record.at(field));
    return entries ? *entries : none;
}

// The price of a modifier may be in any of several fields: either all of them are left alone, or
// none.
void rebase_price(Record& result, const Record& wanted, const Record& shown, const Record& basis) {
    constexpr const Field* prices[] = {&order_modifier.price, &order_modifier.prefix_price,
                                       &order_modifier.modifier_price};
    const bool is_left_alone = std::ranges::all_of(prices, [&](const Field* field) {
        return !wanted.has(*field) || wanted.at(*field) == shown.at(*field);
    });
    for (const Field* field : prices)
        result.at(*field) = (is_left_alone ? basis : wanted).at(*field);
}

// An entry that was shown and is not in the basis was added by the calculation.
std::vector<Record> rebased_list(const std::vector<Record>& wanted,
                                 const std::vector<Record>& shown,
                                 const std::vector<Record>& basis) {
    std::vector<Record> result;
    Finder in_shown(shown), in_basis(basis);
    for (const Record& entry : wanted) {
        const std::string key = key_of(entry);
        const Record* before = key.empty() ? nullptr : in_shown.take(key);
        const Record* behind = before ? in_basis.take(key) : nullptr;
        if (before && behind)
            result.push_back(rebased(entry, *before, *behind));
        else if (!before || entry != *before)
            result.push_back(entry);
    }
    return result;
}

// ---- what a line asks for ----------------------------------------------------------------------

// None of these makes it another item: prices, taxes and names come from the menu.
constexpr const Field* of_menu_in_line[] = {
    &order_detail.category_id,     &order_detail.subcategory_id, &order_detail.item_name,
    &order_detail.size_name,       &order_detail.item_price,     &order_detail.taxes,
    &order_detail.inclusive_taxes, &order_detail.comments,       &order_detail.allergy_note};
constexpr const Field* of_menu_in_modifier[] = {
    &order_modifier.group_id, &order_modifier.group_name,     &order_modifier.name,
    &order_modifier.price,    &order_modifier.prefix_price,   &order_modifier.modifier_price,
    &order_modifier.taxes,    &order_modifier.inclusive_taxes};
constexpr const Field* of_menu_in_discount[] = {
    &order_discount.name,        &order_discount.value,        &order_discount.amount,
    &order_discount.type,        &order_discount.is_after_tax, &order_discount.covers_modifiers,
    &order_discount.percentage,  &order_discount.amount_max,   &order_discount.full_amount,
    &order_discount.is_per_piece};

bool asks_alike(const Record& wanted, const Record& known);

bool lists_ask_alike(const std::vector<Record>& wanted, const std::vector<Record>& known) {
    return std::ranges::equal(wanted, known, asks_alike);
}

// A member that is not sent stays as it was, except lists: an extra that is not sent is not wanted.
bool asks_alike(const Record& wanted, const Record& known) {
    return std::ranges::all_of(wanted.kind().fields(), [&](const Field* field) {
        const auto* list = std::get_if<std::vector<Record>>(&known.at(*field));
        if (list || std::holds_alternative<std::vector<Record>>(wanted.at(*field)))
            return lists_ask_alike(entries_of(wanted, *field), entries_of(known, *field));
        return !wanted.has(*field) || wanted.at(*field) == known.at(*field);
    });
}

Record asked(Record line) {
    forget_line(line);
    clear(line, of_menu_in_line);
    for (const Records* list : modifier_lists)
        on_each(line, *list, [](Record& one) { clear(one, of_menu_in_modifier); });
    on_each(line, order_detail.discounts, [](Record& one) { clear(one, of_menu_in_discount); });
    return line;
}

}  // namespace

void forget_sums(Record& record) {
    clear(record, reckoned_in_order);
    for (const Records* list : {&order.taxes, &order.inclusive_taxes})
        on_each(record, *list, [](Record& tax) { tax.clear(order_tax.amount); });
}

Record basis_of(Record record, const Basket& basket) {
    forget_sums(record);
    on_each(record, order.lines, forget_line);
    on_each(record, order.discounts, forget_discount);
    auto lines = record[order.lines];
    for (std::size_t i = 0; i < std::min(lines.size(), basket.lines.size()); ++i) {
        if (!lines[i][order_detail.is_free])
            lines[i].set(order_detail.item_price, basket.lines[i].item.unit_price);
        std::size_t next = 0;
        const auto& modifiers = basket.lines[i].modifiers;
        for (const Records* list : modifier_lists)
            on_each(lines[i], *list, [&](Record& modifier) {
                if (next < modifiers.size()) set_price(modifier, modifiers[next++].unit_price);
            });
    }
    record.set(order.lines, std::move(lines));
    return record;
}

Record rebased(const Record& wanted, const Record& shown, const Record& basis) {
    Record result = wanted;
    for (const Field* field : wanted.kind().fields()) {
        if (wanted.at(*field) == shown.at(*field))
            result.at(*field) = basis.at(*field);
        else if (std::holds_alternative<std::vector<Record>>(wanted.at(*field)))
            result.at(*field) = rebased_list(entries_of(wanted, *field), entries_of(shown, *field),
                                             entries_of(basis, *field));
    }
    if (&wanted.kind() == &order_modifier) rebase_price(result, wanted, shown, basis);
    return result;
}

std::map<std::size_t, Record> lines_left_alone(const Record& wanted, const Record& basis) {
    std::map<std::size_t, Record> kept;
    Finder known(basis[order.lines]);
    const auto& lines = wanted[order.lines];
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& key = lines[i][order_detail.own_id];
        const Record* before = key.empty() ? nullptr : known.take(key);
        if (!before || !asks_alike(asked(lines[i]), asked(*before))) continue;
        Record line = *before;
        for (const Field* remark : {&order_detail.comments, &order_detail.allergy_note})
            line.at(*remark) = lines[i].at(*remark);
        line.unknown = lines[i].unknown;
        kept.emplace(i, std::move(line));
    }
    return kept;
}

}  // namespace domain
