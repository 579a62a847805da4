#include "features/selling/orders/refunds.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/selling/orders/order_sale.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/own_money.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using base::Refusal;
using kinds::order_state;
using schema::Record;

constexpr std::int64_t completed = 2, failed = 3;

// The sale of the order, and what is left of it.
struct Sold {
    sales::StoredSale sale;
    domain::Sale left;
};

std::string instead_of_refund(const StoredOrder& order) {
    if (domain::is_undone(order.status))
        return "The order is " + base::lower_ascii(domain::name_of(order.status)) +
               ": its payment is recorded as a refund; record the outcome of that refund";
    if (order.is_booked()) return "The order is not a sale until its check is closed again";
    if (order.status == OrderStatus::scheduled)
        return "The order is scheduled: cancel it, and its payment is recorded as a refund";
    return "The order is not paid: correct or cancel it";
}

[[noreturn]] void refuse_unsold(const StoredOrder& order) {
    throw Refusal::conflict("not_a_sale", instead_of_refund(order)).with_text("id", order.id);
}

[[noreturn]] void refuse_beyond(Minor left) {
    throw Refusal::conflict("refund_exceeds", "The amount exceeds what is left to refund")
        .with("refundable", std::to_string(left))
        .with("refundableTips", "0");
}

Sold require_sold(storage::ReadView& view, const WriteContext& by, const StoredOrder& order) {
    auto sale = order.is_booked() || order.check_state == CheckPlace::closed
                    ? sales::find_sale(view, by.account, order.sale)
                    : std::nullopt;
    if (!sale || !sale->counts()) refuse_unsold(order);
    std::vector<domain::Sale> pieces;
    for (const auto& one : sales::refunds_of(view, by.account, sale->id))
        pieces.push_back(one.sale);
    domain::Sale left = domain::left_of(sale->sale, pieces);
    return {*std::move(sale), std::move(left)};
}

// Maps items to lines of the sale, which knows lines by their place in the order.
class Lines {
public:
    Lines(const Record& order, const domain::Sale& left) : lines_(order[kinds::order.lines]) {
        for (const domain::SaleLine& line : left.lines) left_[line.key] = line.quantity;
    }

    void take(const RefundTerms::Item& item, const std::string& path,
              std::vector<domain::RefundTerms::Item>& taken) {
        std::int64_t wanted = item.quantity;
        bool is_known = false;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i][kinds::order_detail.own_id] != item.line) continue;
            is_known = true;
            const std::string key = std::to_string(i + 1);
            const std::int64_t some = std::min(wanted, left_[key]);
            if (some <= 0) continue;
            wanted -= some;
            left_[key] -= some;
            taken.push_back({key, some});
        }
        if (!is_known) throw Refusal::invalid(path + "._id", "is not a line of the order");
        if (wanted > 0)
            throw Refusal::conflict("refund_exceeds",
                                    "The quantity exceeds what is left to refund of this line")
                .with_text("line", item.line)
                .with("quantity", std::to_string(item.quantity - wanted));
    }

private:
    const std::vector<Record>& lines_;
    std::map<std::string, std::int64_t> left_;  // units, by the key of the line
};

domain::RefundTerms terms_of(storage::ReadView& view, const WriteContext& by,
                             const StoredOrder& order, const RefundTerms& terms,
                             const domain::Sale& left) {
    domain::RefundTerms result{.items = {}, .amount = terms.amount};
    if (terms.items.empty()) return result;
    if (order.check_state == CheckPlace::closed) {  // its lines have ids of their own
        for (const RefundTerms::Item& item : terms.items)
            result.items.push_back({item.line, item.quantity});
        return result;
    }
    const Record text = kinds::read_order(read_text(view, by.account, order.id));
    Lines lines(text, left);
    for (std::size_t i = 0; i < terms.items.size(); ++i)
        lines.take(terms.items[i], "items[" + std::to_string(i) + ']', result.items);
    return result;
}

std::string items_text(const std::vector<RefundTerms::Item>& items) {
    std::vector<std::string> entries;
    for (const RefundTerms::Item& item : items)
        entries.push_back(
            base::JsonObject().text("_id", item.line).number("quantity", item.quantity).done());
    return base::json_array(entries);
}

// The part refunded as money, not as points or allowance.
Minor money_of(const domain::Sale& sale) {
    Minor money = 0;
    for (const domain::SalePayment& payment : sale.payments)
        if (!is_loyalty(payment.method)) money += payment.amount + payment.tip;
    return -money;
}

Record record_of(const WriteContext& by, const RefundTerms& terms, const domain::Sale& piece,
                 std::int64_t points) {
    const domain::Figures figures = domain::figures_of(piece);
    Record record(kinds::refund);
    record.set(kinds::refund.id, terms.new_id);
    record.set(kinds::refund.amount, -domain::paid_of(piece) - domain::tips_of(piece));
    record.set(kinds::refund.money, money_of(piece));
    record.set(kinds::refund.tax_amount, -figures.exclusive_tax);
    record.set(kinds::refund.inclusive_tax_amount, -figures.inclusive_tax);
    if (!terms.reason.empty()) record.set(kinds::refund.reason, terms.reason);
    if (!terms.items.empty()) record.set(kinds::refund.items, {items_text(terms.items)});
    record.set(kinds::refund.status, completed);
    record.set(kinds::refund.point_difference, points);
    record.set(kinds::refund.created_by, by.who);
    record.set(kinds::refund.date, base::iso_time(by.now_ms));
    return record;
}

void set_refunds(StoredOrder& order, std::vector<Record> refunds) {
    order.state.set(order_state.is_refunded, std::ranges::any_of(refunds, [](const Record& one) {
                        return one[kinds::refund.status] != failed;
                    }));
    order.state.set(order_state.refunds, std::move(refunds));
}

// Whether the check that had its place was voided, and the order can be a sale of its own.
bool may_go_on(storage::ReadView& view, const WriteContext& by, const StoredOrder& order) {
    if (order.check_state != CheckPlace::voided || !order.should_be_sale()) return false;
    const auto sale = sales::find_sale(view, by.account, order.sale);
    return sale && !sale->counts();
}

void book_own(storage::Transaction& tx, const WriteContext& by, StoredOrder& order) {
    loyalty::Settlement balances(tx, ticket_of(by, order),
                                 {.terms = {}, .earner = order.customer.id});
    book_sale(tx, balances, by, order);
}

// An undone order is not a sale: money that is still kept is recorded as a pending refund.
StoredOrder refund_undone(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                          const RefundTerms& terms) {
    const Minor left = money_outside(tx, by, order);
    if (left == 0) refuse_unsold(order);
    if (!terms.items.empty())
        throw Refusal::invalid("items", "The order is " +
                                            base::lower_ascii(domain::name_of(order.status)) +
                                            ": send an amount, or nothing to refund all that is "
                                            "left");
    const Minor amount = terms.amount.value_or(left);
    if (amount > left) refuse_beyond(left);
    note_due(tx, by, order, {terms.new_id, terms.reason, amount, amount});
    save(tx, by, order, "refunded");
    return order;
}

// Undoes a failed refund: balances first, then its sale. Returns by how much the customer's points
// changed.
std::int64_t undo(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
                  const sales::StoredSale& refund, const std::string& reason) {
    const auto sale = sales::find_sale(tx, by.account, refund.refund_of);
    if (!sale || !sale->counts()) {  // its check is open: all is given back until it is closed
        sales::void_sale(tx, by, refund.id, reason);
        return 0;
    }
    const Sold sold = require_sold(tx, by, order);
    const Minor left =
        domain::figures_of(sold.left).sale_amount() - domain::figures_of(refund.sale).sale_amount();
    const auto back = loyalty::Settlement(tx, ticket_of(by, order))
                          .give_back(domain::undone_of(sold.sale.sale, left));
    sales::void_sale(tx, by, refund.id, reason);
    // The order's own sale no longer includes what a check had taken and this refund gave back.
    if (sold.sale.sale.source == "order") book_own(tx, by, order);
    return back.points;
}

}  // namespace

// The sale of the refund is made last, because balances are locked before visits; its amount is
// known before.
StoredOrder refund(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                   const RefundTerms& terms) {
    if (domain::is_undone(order.status) && order.check_state != CheckPlace::closed)
        return refund_undone(tx, by, std::move(order), terms);
    if (may_go_on(tx, by, order)) book_own(tx, by, order);
    const Sold sold = require_sold(tx, by, order);
    const domain::RefundTerms wanted = terms_of(tx, by, order, terms, sold.left);
    const domain::RefundAnswer piece = domain::refund_of(sold.left, wanted);
    std::int64_t points = 0;
    if (!piece.denial) {
        const Minor left = domain::figures_of(sold.left).sale_amount() +
                           domain::figures_of(piece.refund).sale_amount();
        points = loyalty::Settlement(tx, ticket_of(by, order))
                     .give_back(domain::undone_of(sold.sale.sale, left))
                     .points;
    }
    const auto made = sales::refund(
        tx, by,
        {.id = terms.new_id, .sale = sold.sale.id, .terms = wanted, .reason = terms.reason});
    auto refunds = order.state[order_state.refunds];
    refunds.push_back(record_of(by, terms, made.sale.sale, points));
    set_refunds(order, std::move(refunds));
    save(tx, by, order, "refunded");
    return order;
}

StoredOrder end_refund(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                       const RefundEnd& end) {
    auto refunds = order.state[order_state.refunds];
    const auto found = std::ranges::find_if(
        refunds, [&](const Record& one) { return one[kinds::refund.id] == end.refund; });
    if (found == refunds.end()) throw Refusal::not_found("refund");
    if ((*found)[kinds::refund.status] == end.status) return order;
    const auto sale = sales::find_sale(tx, by.account, end.refund);
    if (sale && end.status == completed)
        throw Refusal::conflict("refund_failed",
                                "The refund has failed and was undone; make a new one");
    if (!sale && end.status == completed && (*found)[kinds::refund.status] == failed)
        if (const Minor left = money_outside(tx, by, order); (*found)[kinds::refund.money] > left)
            refuse_beyond(left);
    if (sale && sale->counts())
        found->set(kinds::refund.point_difference, (*found)[kinds::refund.point_difference] +
                                                       undo(tx, by, order, *sale, end.reason));
    found->set(kinds::refund.status, end.status);
    if (!end.reason.empty()) found->set(kinds::refund.reason, end.reason);
    set_refunds(order, std::move(refunds));
    save(tx, by, order, "refundEnded");
    return order;
}

std::vector<sales::OldRefund> refunds_kept(const StoredOrder& order) {
    std::vector<sales::OldRefund> kept;
    for (const Record& one : order.state[order_state.refunds])
        if (one[kinds::refund.status] != failed)
            kept.push_back({one[kinds::refund.id], one[kinds::refund.reason]});
    return kept;
}

}  // namespace features::orders
