// Invariants of the tables of web orders, for the command `verify`.
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/search_store.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace features::orders {
namespace {

using kinds::order_state;

// Orders whose row differs from their state.
std::vector<std::string> find_shown_otherwise(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> found;
    for (storage::Rows rows =
             view.query("SELECT id, number, status, CASE WHEN check_state <> 2 THEN is_paid "
                        "WHEN check_balance <= 0 THEN 1 ELSE 0 END, paid, revision, state "
                        "FROM web_order WHERE account = $1",
                        {account});
         rows.next();) {
        const auto state = schema::read_stored(rows.text(6), kinds::order_state);
        std::int64_t paid = 0;
        for (const auto& payment : state[order_state.payments])
            paid += payment[kinds::order_payment.amount];
        const auto& promises = state[order_state.promises];
        const bool is_promised =
            state[order_state.promised] ==
            (promises.empty() ? "" : promises.back()[kinds::order_promise.time]);
        const bool is_same =
            is_promised && state[order_state.number] == std::to_string(rows.integer(1)) &&
            state[order_state.status] == rows.integer(2) &&
            state[order_state.is_paid] == (rows.integer(3) != 0) &&
            state[order_state.paid] == rows.integer(4) && paid == rows.integer(4) &&
            state[order_state.revision] == rows.integer(5);
        if (!is_same) found.emplace_back(rows.text(0));
    }
    return found;
}

// Orders whose sale has different lines.
std::vector<std::string> find_sold_otherwise(storage::ReadView& view, std::string_view account) {
    std::vector<std::array<std::string, 2>> sold;
    for (storage::Rows rows =
             view.query("SELECT o.id, s.id FROM web_order o JOIN sale s ON s.account = $1 "
                        "AND s.store = o.store AND s.id = o.sale WHERE o.account = $1 "
                        "AND s.source = 'order'",
                        {account});
         rows.next();)
        sold.push_back({std::string(rows.text(0)), std::string(rows.text(1))});
    std::vector<std::string> found;
    for (const auto& [order, sale] : sold) {
        const auto stored = sales::find_sale(view, account, sale);
        const domain::Sale kept = domain::settled({.lines = read_lines(view, account, order)});
        if (!stored || stored->sale.lines != kept.lines) found.push_back(order);
    }
    return found;
}

// Whether the sale has payments that are not the order's, except those that a voided check had
// taken and refunds gave back: for each key, or for points or allowance, no more than the refunds.
bool is_paid_otherwise(storage::ReadView& view, std::string_view account,
                       const sales::StoredSale& sale, const schema::Record& state) {
    std::int64_t own = 0;
    std::map<std::string, std::int64_t> others;
    for (const auto& payment : sale.sale.payments) {
        const auto& paid = state[order_state.payments];
        const bool is_own = std::ranges::any_of(paid, [&](const schema::Record& one) {
            return one[kinds::order_payment.id] == payment.key;
        });
        (is_own ? own : others[is_loyalty(payment.method) ? payment.method : payment.key]) +=
            payment.amount + payment.tip;
    }
    if (own != state[order_state.paid]) return true;
    for (const auto& refund : sales::refunds_of(view, account, sale.id))
        for (const auto& payment : refund.sale.payments)
            others[is_loyalty(payment.method) ? payment.method : payment.key] +=
                payment.amount + payment.tip;
    return std::ranges::any_of(others, [](const auto& one) { return one.second > 0; });
}

// Orders whose sale has different payments.
std::vector<std::string> find_paid_otherwise(storage::ReadView& view, std::string_view account) {
    std::vector<std::array<std::string, 3>> sold;
    for (storage::Rows rows =
             view.query("SELECT o.id, s.id, o.state FROM web_order o JOIN sale s ON s.account = $1 "
                        "AND s.store = o.store AND s.id = o.sale WHERE o.account = $1 "
                        "AND s.source = 'order' AND s.state = 'CLOSED' AND s.refund_of = ''",
                        {account});
         rows.next();)
        sold.push_back(
            {std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2))});
    std::vector<std::string> found;
    for (const auto& [order, sale, state] : sold) {
        const auto stored = sales::find_sale(view, account, sale);
        if (!stored || is_paid_otherwise(view, account, *stored,
                                         schema::read_stored(state, kinds::order_state)))
            found.push_back(order);
    }
    return found;
}

// Orders with a refund that counts in the books but is shown as failed, or the reverse: it is
// voided, though its sale counts.
std::vector<std::string> find_refunded_otherwise(storage::ReadView& view,
                                                 std::string_view account) {
    std::map<std::string, std::string> failed;  // whether it is shown so, by id of the refund
    for (storage::Rows rows =
             view.query("SELECT id, state FROM web_order WHERE account = $1", {account});
         rows.next();) {
        const auto state = schema::read_stored(rows.text(1), kinds::order_state);
        for (const auto& refund : state[order_state.refunds])
            failed[refund[kinds::refund.id]] = refund[kinds::refund.status] == 3 ? "yes" : "no";
    }
    std::vector<std::string> found;
    for (storage::Rows rows =
             view.query("SELECT r.id, r.state, s.state FROM sale r JOIN sale s ON s.account = $1 "
                        "AND s.id = r.refund_of WHERE r.account = $1 AND r.refund_of <> ''",
                        {account});
         rows.next();) {
        const std::string id(rows.text(0)), told = failed.contains(id) ? failed[id] : "";
        const bool counts = rows.text(1) != "VOIDED", sale_counts = rows.text(2) != "VOIDED";
        const bool is_same = counts ? told == "no" : told == "yes" || !sale_counts;
        if (told.empty() || !is_same) found.push_back(id);
    }
    return found;
}

constexpr storage::Rule rules[] = {
    {"web_order", "the numbers of the store's orders have a gap",
     "SELECT store FROM web_order WHERE account = $1 GROUP BY store "
     "HAVING COUNT(*) <> MAX(number) OR MIN(number) <> 1"},
    {"web_order", "it begins an hour of orders, or should",
     "SELECT id FROM (SELECT id, begins_hour, placed_ms / 3600000 AS hour, "
     "LAG(placed_ms / 3600000) OVER (PARTITION BY store ORDER BY number) AS before "
     "FROM web_order WHERE account = $1) hours "
     "WHERE begins_hour <> CASE WHEN before = hour THEN 0 ELSE 1 END"},
    {"web_order", "it has no text",
     "SELECT o.id FROM web_order o WHERE o.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM web_order_text t WHERE t.account = $1 AND t.id = o.id)"},
    {"web_order_text", "its order does not exist",
     "SELECT t.id FROM web_order_text t WHERE t.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM web_order o WHERE o.account = $1 AND o.id = t.id)"},
    {"web_order", "it is finished in one column and not in the other",
     "SELECT id FROM web_order WHERE account = $1 "
     "AND (finished_ms > 0) <> (status IN (6, 7, 8, 9))"},
    {"web_order", "its state differs from its row", "", find_shown_otherwise},
    {"web_order", "it is not found by what it says", "", find_sought_otherwise},
    {"web_order", "it is paid or completed, but not a sale",
     "SELECT o.id FROM web_order o WHERE o.account = $1 AND o.status NOT IN (7, 8, 9, 10) "
     "AND (o.is_paid = 1 OR o.status = 6) AND NOT EXISTS (SELECT 1 FROM sale s "
     "WHERE s.account = $1 AND s.store = o.store AND s.id = o.sale)"},
    {"web_order", "it is a sale, but was undone, is not paid or is scheduled",
     "SELECT o.id FROM web_order o JOIN sale s ON s.account = $1 AND s.store = o.store "
     "AND s.id = o.sale WHERE o.account = $1 AND s.source = 'order' "
     "AND s.state = 'CLOSED' AND (o.status IN (7, 8, 9, 10) "
     "OR (o.is_paid = 0 AND o.status <> 6))"},
    {"web_order", "its sale has a different total",
     "SELECT o.id FROM web_order o JOIN sale s ON s.account = $1 AND s.store = o.store "
     "AND s.id = o.sale WHERE o.account = $1 AND s.source = 'order' "
     "AND s.state = 'CLOSED' AND s.gross - s.discount + s.exclusive_tax <> o.total - o.tip"},
    {"web_order", "its sale has different payments", "", find_paid_otherwise},
    {"web_order", "its sale has different lines", "", find_sold_otherwise},
    {"sale", "its order shows a different outcome of this refund", "", find_refunded_otherwise},
    {"sale", "its order does not exist",
     "SELECT s.id FROM sale s WHERE s.account = $1 AND s.source = 'order' AND s.refund_of = '' "
     "AND NOT EXISTS (SELECT 1 FROM web_order o WHERE o.account = $1 AND o.store = s.store "
     "AND o.id = s.id AND o.sale = o.id) "
     "AND NOT EXISTS (SELECT 1 FROM web_order o WHERE o.account = $1 AND o.store = s.store "
     "AND o.sale = s.id AND o.sale <> '' AND o.sale <> o.id)"},
};

}  // namespace

const std::span<const storage::Rule> invariants = rules;

}  // namespace features::orders
