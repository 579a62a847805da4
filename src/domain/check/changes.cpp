#include "domain/check/changes.hpp"

#include "domain/check/amounts.hpp"
#include "domain/check/members.hpp"

#include <map>

namespace domain {
namespace {

using Discounts = std::map<std::string, Minor>;  // by id, else by "" and name

Discounts discounts_of(const std::vector<SaleDiscount>& given) {
    Discounts all;
    for (const SaleDiscount& one : given)
        all[one.discount.id.empty() ? '\n' + one.discount.name : one.discount.id] += one.amount;
    return all;
}

// The same share of `after` that this is of `before`, plus a cent for rounding.
bool is_more(Minor amount_after, Minor after, Minor amount_before, Minor before) {
    if (before == 0) return amount_after > 0 && amount_after > amount_before;
    return Wide{amount_after - 1} * before > Wide{amount_before} * after;
}

// The ids of discounts that grew by more than the amount that they are given on.
std::set<std::string> given(const Discounts& after, Minor gross_after, const Discounts& before,
                            Minor gross_before) {
    std::set<std::string> ids;
    for (const auto& [id, amount] : after) {
        const auto known = before.find(id);
        const Minor amount_before = known == before.end() ? 0 : known->second;
        const bool is_new = amount_before == 0 && amount > 0;
        if (is_new || is_more(amount, gross_after, amount_before, gross_before))
            ids.insert(id.starts_with('\n') ? "" : id);
    }
    return ids;
}

// By id, else by name; those of one name together.
std::map<std::string, Minor> prices_of_modifiers(const schema::Tree& line, AmountReader& reader) {
    std::map<std::string, Minor> prices;
    for (const char* group : {"includedModifiers", "optionalModifiers", "mandatoryModifiers"})
        for (const schema::Tree& one : list_in(line, group))
            prices[std::string(first_words(one, {"id", "modifierId", "name"}))] +=
                reader.first(one, {"price", "totalPrice"}).value_or(0);
    return prices;
}

class Comparison {
public:
    Comparison(const CheckDocument* before, const CheckDocument& after, int decimals)
        : before_(before), after_(after), read_before_(decimals), read_after_(decimals) {}

    CheckChanges run() {
        for (const CheckPart& part : after_.parts)
            if (is_line(part.key)) compare(part);
        if (before_)
            for (const CheckPart& part : before_->parts)
                if (is_line(part.key)) look_for(part);
        compare_checks();
        return std::move(changes_);
    }

private:
    SaleLine amounts(const CheckDocument& check, const CheckPart& part, AmountReader& reader) {
        SaleLine line = amounts_of_line(check.content(part), reader);
        line.is_void = part.is_void;
        return line;
    }

    void compare(const CheckPart& part) {
        const CheckPart* known = before_ ? before_->part(part.key) : nullptr;
        const SaleLine now = amounts(after_, part, read_after_);
        lines_after_.push_back(now);
        if (known && known->form == part.form) return;
        const SaleLine was = known ? amounts(*before_, *known, read_before_) : SaleLine{};
        if (now.is_void) {
            if (!known || !was.is_void) changes_.voided.push_back(part.key);
            return;
        }
        if (known && !was.is_void && now.quantity < was.quantity)
            changes_.voided.push_back(part.key);
        if (known && is_repriced(*known, part, was, now)) changes_.repriced.push_back(part.key);
        const auto ids =
            given(discounts_of(now.discounts), now.gross,
                  known ? discounts_of(was.discounts) : Discounts(), known ? was.gross : 0);
        if (ids.empty()) return;
        changes_.discounted.push_back(part.key);
        changes_.discounts.insert(ids.begin(), ids.end());
    }

    // With the same modifiers the same quantity costs the same.
    bool is_repriced(const CheckPart& part_before, const CheckPart& part_after, const SaleLine& was,
                     const SaleLine& now) {
        if (was.unit_price != now.unit_price) return true;
        const auto before = prices_of_modifiers(before_->content(part_before), read_before_);
        const auto after = prices_of_modifiers(after_.content(part_after), read_after_);
        for (const auto& [modifier, price] : after)
            if (const auto known = before.find(modifier);
                known != before.end() && known->second != price)
                return true;
        return before == after && now.quantity > 0 && was.quantity > 0 &&
               Wide{was.gross} * now.quantity != Wide{now.gross} * was.quantity;
    }

    void look_for(const CheckPart& part) {
        lines_before_.push_back(amounts(*before_, part, read_before_));
        if (!part.is_void && !after_.part(part.key)) changes_.voided.push_back(part.key);
    }

    static Minor gross_of(const std::vector<SaleLine>& lines) {
        Minor sum = 0;
        for (const SaleLine& line : lines) sum += line.is_void ? 0 : line.gross;
        return sum;
    }

    void compare_checks() {
        const Discounts before =
            before_ ? discounts_of(extras_of(before_->data, lines_before_, read_before_).discounts)
                    : Discounts();
        const auto ids =
            given(discounts_of(extras_of(after_.data, lines_after_, read_after_).discounts),
                  gross_of(lines_after_), before, gross_of(lines_before_));
        changes_.is_discounted = !ids.empty();
        changes_.discounts.insert(ids.begin(), ids.end());
    }

    const CheckDocument* before_;
    const CheckDocument& after_;
    AmountReader read_before_, read_after_;
    std::vector<SaleLine> lines_before_{}, lines_after_{};
    CheckChanges changes_{};
};

}  // namespace

CheckChanges changes_between(const CheckDocument* before, const CheckDocument& after,
                             int decimals) {
    return Comparison(before, after, decimals).run();
}

}  // namespace domain
