#include "domain/sale/refund.hpp"

#include <algorithm>

namespace domain {
namespace {

struct Ratio {
    Wide part = 1, whole = 1;  // 0 <= part <= whole, 0 < whole
};

// Takes a share of one amount after another such that the shares add up to the rounded share of
// their sum. None is larger than its amount or has the other sign: halves are rounded up, whichever
// sign they have, so that one more whole unit always adds one whole unit.
class Cutter {
public:
    explicit Cutter(Ratio ratio) : ratio_(ratio) {}
    Minor take(Minor amount) {
        seen_ += amount;
        const Wide due = rounded_up(2 * seen_ * ratio_.part + ratio_.whole, 2 * ratio_.whole);
        const Wide share = due - taken_;
        taken_ = due;
        return static_cast<Minor>(share);  // no larger than the amount
    }

private:
    static Wide rounded_up(Wide numerator, Wide denominator) {
        const Wide quotient = numerator / denominator;
        return numerator % denominator < 0 ? quotient - 1 : quotient;
    }

    Ratio ratio_;
    Wide seen_ = 0, taken_ = 0;
};

// Takes shares off lines, with reversed signs.
class LineCutter {
public:
    explicit LineCutter(Ratio ratio) : ratio_(ratio), receipt_(ratio), inclusive_(ratio) {}

    SaleLine cut(const SaleLine& left, std::int64_t quantity) {
        SaleLine piece = left;
        piece.quantity = -quantity;
        piece.at_ms = 0;
        piece.gross = -receipt_.take(left.gross);
        piece.exempted_tax = alone(left.exempted_tax);
        for (SaleDiscount& one : piece.discounts) {
            one.amount = receipt_.take(-one.amount);
            one.tax_share = alone(one.tax_share);
        }
        for (SaleTax& one : piece.taxes) {
            one.amount = -(one.is_inclusive ? inclusive_ : receipt_).take(one.amount);
            one.base = alone(one.base);
        }
        for (SaleModifier& one : piece.modifiers) turn(one);
        drop_empty(piece);
        return piece;
    }

private:
    Minor alone(Minor amount) const { return -Cutter(ratio_).take(amount); }

    void turn(SaleModifier& one) const {
        one.quantity = alone(one.quantity);
        one.gross = alone(one.gross);
        one.discount = alone(one.discount);
        one.tax_share = alone(one.tax_share);
        one.inclusive_tax = alone(one.inclusive_tax);
        one.exclusive_tax = alone(one.exclusive_tax);
    }

    static void drop_empty(SaleLine& piece) {
        std::erase_if(piece.discounts, [](const SaleDiscount& one) {
            return one.amount == 0 && one.tax_share == 0;
        });
        std::erase_if(piece.taxes,
                      [](const SaleTax& one) { return one.amount == 0 && one.base == 0; });
        std::erase_if(piece.modifiers, [](const SaleModifier& one) {
            return one == SaleModifier{.modifier = one.modifier};
        });
    }

    Ratio ratio_;
    Cutter receipt_, inclusive_;
};

bool is_empty(const SaleLine& line) {
    return line.quantity == 0 && line.gross == 0 && line.exempted_tax == 0 &&
           line.discounts.empty() && line.taxes.empty() && line.modifiers.empty();
}

template <class Entry>
auto find_key(std::vector<Entry>& entries, const std::string& key) {
    return std::ranges::find(entries, key, &Entry::key);
}

void add_line(std::vector<SaleLine>& lines, const SaleLine& line) {
    const auto same = find_key(lines, line.key);
    if (same == lines.end()) return lines.push_back(line);
    same->quantity += line.quantity;
    same->gross += line.gross;
    same->exempted_tax += line.exempted_tax;
    for (const SaleDiscount& one : line.discounts) add(*same, one);
    for (const SaleTax& one : line.taxes) add(*same, one);
    for (const SaleModifier& one : line.modifiers) add(*same, one);
}

void add_payment(std::vector<SalePayment>& payments, const SalePayment& payment) {
    const auto same = find_key(payments, payment.key);
    if (same == payments.end()) return payments.push_back(payment);
    same->amount += payment.amount;
    same->tip += payment.tip;
}

void cut_payments(const Sale& left, Minor amount, Minor tips, Sale& refund) {
    const Minor paid = paid_of(left), tipped = tips_of(left);
    Cutter amounts(amount > 0 ? Ratio{amount, paid} : Ratio{0, 1});
    Cutter tip_parts(tips > 0 ? Ratio{tips, tipped} : Ratio{0, 1});
    for (SalePayment payment : left.payments) {
        payment.amount = -amounts.take(payment.amount);
        payment.tip = -tip_parts.take(payment.tip);
        payment.at_ms = 0;
        if (payment.amount != 0 || payment.tip != 0) refund.payments.push_back(payment);
    }
}

// Takes `part` of goods worth `whole`; if that is everything, the pieces are returned too.
void cut_lines(const Sale& left, Minor part, Minor whole, Sale& refund) {
    LineCutter cutter({part, whole});
    for (const SaleLine& line : left.lines) {
        SaleLine piece = cutter.cut(line, part == whole ? line.quantity : 0);
        if (!is_empty(piece)) refund.lines.push_back(std::move(piece));
    }
}

RefundAnswer denied(RefundDenial denial, std::string line = {}) {
    return {denial, std::move(line)};
}

// Goods that discounts made free are returned with the last of the money.
RefundAnswer refund_amount(const Sale& left, const Refundable& part) {
    RefundAnswer answer;
    const Minor whole = figures_of(left).sale_amount();
    if (part.goods > 0)
        cut_lines(left, part.goods, whole, answer.refund);
    else if (whole == 0 && part == refundable(left))
        cut_lines(left, 1, 1, answer.refund);
    cut_payments(left, part.without_tips(), part.tips, answer.refund);
    return answer;
}

// The wanted pieces of each line, each line once.
std::vector<RefundTerms::Item> by_line(const std::vector<RefundTerms::Item>& items) {
    std::vector<RefundTerms::Item> lines;
    for (const RefundTerms::Item& item : items) {
        const auto same = std::ranges::find(lines, item.line, &RefundTerms::Item::line);
        if (same == lines.end())
            lines.push_back(item);
        else
            same->quantity = sum(same->quantity, item.quantity);
    }
    return lines;
}

RefundAnswer refund_items(Sale left, const RefundTerms& terms, Minor goods) {
    for (const RefundTerms::Item& item : terms.items)
        if (item.quantity < 1) return denied(RefundDenial::too_many, item.line);
    RefundAnswer answer;
    for (const auto& [key, quantity] : by_line(terms.items)) {
        const auto line = find_key(left.lines, key);
        if (line == left.lines.end()) return denied(RefundDenial::no_such_line, key);
        if (quantity > line->quantity) return denied(RefundDenial::too_many, key);
        answer.refund.lines.push_back(LineCutter({quantity, line->quantity}).cut(*line, quantity));
    }
    const Minor worth = -figures_of(answer.refund).sale_amount();
    if (worth <= 0) return denied(RefundDenial::worthless);
    if (worth > goods) return denied(RefundDenial::more_than_left);
    cut_payments(left, worth, 0, answer.refund);
    return answer;
}

}  // namespace

Sale left_of(const Sale& sale, std::span<const Sale> refunds) {
    Sale left = sale;
    std::erase_if(left.lines, [](const SaleLine& line) { return line.is_void; });
    for (const Sale& refund : refunds) {
        for (const SaleLine& line : refund.lines) add_line(left.lines, line);
        for (const SalePayment& payment : refund.payments) add_payment(left.payments, payment);
    }
    return left;
}

Share undone_of(const Sale& sale, Minor left) {
    const Minor whole = figures_of(sale).sale_amount();
    if (whole <= 0) return {left <= 0 ? 1 : 0, 1};
    return {std::clamp<Minor>(whole - left, 0, whole), whole};
}

Refundable refundable(const Sale& left) {
    const Minor paid = std::max<Minor>(0, paid_of(left));
    const Minor goods = std::clamp<Minor>(figures_of(left).sale_amount(), 0, paid);
    return {paid - goods, goods, std::max<Minor>(0, tips_of(left))};
}

RefundAnswer refund_of(const Sale& left, const RefundTerms& terms) {
    const Refundable all = refundable(left);
    if (all == Refundable()) return denied(RefundDenial::nothing_left);
    if (!terms.items.empty()) return refund_items(left, terms, all.goods);
    if (!terms.amount) return refund_amount(left, all);
    if (*terms.amount <= 0) return denied(RefundDenial::worthless);
    Minor rest = *terms.amount;
    const auto some = [&rest](Minor most) {
        const Minor taken = std::min(rest, most);
        rest -= taken;
        return taken;
    };
    const Minor overpaid = some(all.overpaid), goods = some(all.goods), tips = some(all.tips);
    if (rest > 0) return denied(RefundDenial::more_than_left);
    return refund_amount(left, {overpaid, goods, tips});
}

}  // namespace domain
