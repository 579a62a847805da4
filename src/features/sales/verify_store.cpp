// What must hold in the tables of sales, for the command `verify`.
#include "features/sales/sales_store.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

namespace features::sales {
namespace {

// Stores with sales in another currency than theirs, which a query cannot read in their documents.
std::vector<std::string> find_strange_currencies(storage::ReadView& view,
                                                 std::string_view account) {
    std::vector<std::pair<std::string, std::string>> found;
    {
        storage::Rows rows =
            view.query("SELECT DISTINCT store, currency FROM sale WHERE account = $1", {account});
        while (rows.next()) found.emplace_back(rows.text(0), rows.text(1));
    }
    std::vector<std::string> strange;
    for (const auto& [store, currency] : found) {
        const auto row = storage::find(view, kinds::store, account, store);
        if (!row || schema::read_stored(row->doc, kinds::store)[kinds::store.currency] != currency)
            strange.push_back(store + '/' + currency);
    }
    return strange;
}

constexpr storage::Rule rules[] = {
    {"sale", "it is not the sum of its lines",
     "SELECT s.id FROM sale s LEFT JOIN (SELECT sale, SUM(gross) AS gross, "
     "SUM(discount) AS discount, SUM(tax_share) AS tax_share, SUM(inclusive_tax) AS inclusive_tax, "
     "SUM(exclusive_tax) AS exclusive_tax FROM sale_line WHERE account = $1 AND counts = 1 "
     "GROUP BY sale) l ON l.sale = s.id WHERE s.account = $1 AND (s.gross <> COALESCE(l.gross, 0) "
     "OR s.discount <> COALESCE(l.discount, 0) OR s.tax_share <> COALESCE(l.tax_share, 0) "
     "OR s.inclusive_tax <> COALESCE(l.inclusive_tax, 0) "
     "OR s.exclusive_tax <> COALESCE(l.exclusive_tax, 0))"},
    {"sale", "what was paid is not the sum of its payments",
     "SELECT s.id FROM sale s LEFT JOIN (SELECT sale, SUM(amount) AS paid, SUM(tip) AS tips "
     "FROM sale_payment WHERE account = $1 AND counts = 1 GROUP BY sale) p ON p.sale = s.id "
     "WHERE s.account = $1 AND (s.paid <> COALESCE(p.paid, 0) OR s.tips <> COALESCE(p.tips, 0))"},
    {"sale_line", "its discounts do not add up",
     "SELECT l.sale || '/' || l.number FROM sale_line l LEFT JOIN (SELECT sale, line, "
     "SUM(amount) AS amount, SUM(tax_share) AS tax_share FROM sale_discount WHERE account = $1 "
     "GROUP BY sale, line) d ON d.sale = l.sale AND d.line = l.number WHERE l.account = $1 "
     "AND (l.discount <> COALESCE(d.amount, 0) OR l.tax_share <> COALESCE(d.tax_share, 0))"},
    {"sale_line", "its taxes do not add up",
     "SELECT l.sale || '/' || l.number FROM sale_line l LEFT JOIN (SELECT sale, line, "
     "SUM(CASE WHEN is_inclusive = 1 THEN amount ELSE 0 END) AS inclusive, SUM(amount) AS amount "
     "FROM sale_tax WHERE account = $1 GROUP BY sale, line) t ON t.sale = l.sale "
     "AND t.line = l.number WHERE l.account = $1 "
     "AND (l.inclusive_tax <> COALESCE(t.inclusive, 0) "
     "OR l.inclusive_tax + l.exclusive_tax <> COALESCE(t.amount, 0))"},
    {"sale_line", "it does not fit its sale",
     "SELECT l.sale || '/' || l.number FROM sale_line l LEFT JOIN sale s ON s.account = $1 "
     "AND s.id = l.sale AND s.store = l.store AND s.business_day = l.business_day "
     "WHERE l.account = $1 AND (s.id IS NULL "
     "OR l.counts <> CASE WHEN s.state = 'VOIDED' OR l.is_void = 1 THEN 0 ELSE 1 END)"},
    {"sale_payment", "it does not fit its sale",
     "SELECT p.sale || '/' || p.number FROM sale_payment p LEFT JOIN sale s ON s.account = $1 "
     "AND s.id = p.sale AND s.store = p.store AND s.business_day = p.business_day "
     "WHERE p.account = $1 AND (s.id IS NULL "
     "OR p.counts <> CASE WHEN s.state = 'VOIDED' THEN 0 ELSE 1 END)"},
    {"sale_modifier", "it does not fit its line",
     "SELECT p.sale || '/' || p.line || '/' || p.number FROM sale_modifier p LEFT JOIN sale_line l "
     "ON l.account = $1 AND l.store = p.store AND l.business_day = p.business_day "
     "AND l.sale = p.sale AND l.number = p.line WHERE p.account = $1 "
     "AND (l.sale IS NULL OR l.counts <> p.counts)"},
    {"sale_discount", "it does not fit its line",
     "SELECT p.sale || '/' || p.line || '/' || p.number FROM sale_discount p LEFT JOIN sale_line l "
     "ON l.account = $1 AND l.store = p.store AND l.business_day = p.business_day "
     "AND l.sale = p.sale AND l.number = p.line WHERE p.account = $1 "
     "AND (l.sale IS NULL OR l.counts <> p.counts)"},
    {"sale_tax", "it does not fit its line",
     "SELECT p.sale || '/' || p.line || '/' || p.number FROM sale_tax p LEFT JOIN sale_line l "
     "ON l.account = $1 AND l.store = p.store AND l.business_day = p.business_day "
     "AND l.sale = p.sale AND l.number = p.line WHERE p.account = $1 "
     "AND (l.sale IS NULL OR l.counts <> p.counts)"},
    {"sale", "it refunds no sale of its store that counts",
     "SELECT r.id FROM sale r LEFT JOIN sale s ON s.account = $1 AND s.id = r.refund_of "
     "AND s.store = r.store AND s.refund_of = '' WHERE r.account = $1 AND r.refund_of <> '' "
     "AND (s.id IS NULL OR r.state = 'CLOSED' OR (s.state = 'VOIDED' AND r.state <> 'VOIDED'))"},
    {"sale", "its state is none that it can have",
     "SELECT s.id FROM sale s WHERE s.account = $1 "
     "AND (s.state NOT IN ('CLOSED', 'VOIDED', 'REFUND') "
     "OR (s.refund_of = '' AND s.state = 'REFUND') OR (s.refund_of = '' AND s.origin = ''))"},
    {"sale", "its refunds exceed it",
     "SELECT s.id FROM sale s JOIN (SELECT refund_of, SUM(gross - discount + exclusive_tax) "
     "AS amount FROM sale WHERE account = $1 AND refund_of <> '' GROUP BY refund_of) r "
     "ON r.refund_of = s.id WHERE s.account = $1 "
     "AND CASE WHEN s.gross - s.discount + s.exclusive_tax > 0 "
     "THEN s.gross - s.discount + s.exclusive_tax ELSE 0 END + s.over_refunded + r.amount < 0"},
    {"sale_counter", "the numbers of its sales have a gap",
     "SELECT COALESCE(c.store, s.store) FROM sale_counter c LEFT JOIN (SELECT store, "
     "COUNT(*) AS sales, MAX(number) AS last FROM sale WHERE account = $1 GROUP BY store) s "
     "ON s.store = c.store WHERE c.account = $1 "
     "AND (c.last <> COALESCE(s.last, 0) OR c.last <> COALESCE(s.sales, 0))"},
    {"sale", "no number was given to it",
     "SELECT s.id FROM sale s LEFT JOIN sale_counter c ON c.account = $1 AND c.store = s.store "
     "WHERE s.account = $1 AND (c.store IS NULL OR s.number < 1 OR s.number > c.last)"},
    {"sale", "it is no visit of its customer, or one of nobody",
     "SELECT s.id FROM sale s LEFT JOIN visit v ON v.account = $1 AND v.sale = s.id "
     "WHERE s.account = $1 AND (v.sale IS NULL) <> "
     "(s.customer = '' OR s.state = 'VOIDED' OR s.refund_of <> '')"},
    {"sale", "its store has another currency", "", find_strange_currencies},
};

}  // namespace

const std::span<const storage::Rule> checks = rules;

}  // namespace features::sales
