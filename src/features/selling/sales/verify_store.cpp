// Invariants of the tables of sales, for the command `verify`.
#include "features/selling/sales/sales_store.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/kept_text.hpp"
#include "storage/tables/records.hpp"

namespace features::sales {
namespace {

// Stores with sales in a currency other than their own, which a query cannot read from their
// documents.
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

// How the rows of a dimension derive from the lines sold. `place` is department, category and
// subcategory.
struct SumSource {
    std::string_view dimension, id, place, from;
};
constexpr std::string_view no_place = "'' AS department, '' AS category, '' AS subcategory",
                           lines = "sale_line x WHERE x.account = $1 AND x.counts = 1",
                           lines_of_sales =
                               "sale_line x JOIN sale s ON s.account = $1 AND s.store = x.store "
                               "AND s.business_day = x.business_day AND s.number = x.sale "
                               "WHERE x.account = $1 AND x.counts = 1";
constexpr SumSource sum_sources[] = {
    {"department", "x.department", no_place, lines},
    {"category", "x.category", no_place, lines},
    {"subcategory", "x.subcategory", no_place, lines},
    {"item", "x.item", "x.department, x.category, x.subcategory", lines},
    {"modifier", "x.modifier", no_place, "sale_modifier x WHERE x.account = $1 AND x.counts = 1"},
    {"employee", "CASE WHEN s.closed_by = '' THEN s.employee ELSE s.closed_by END", no_place,
     lines_of_sales},
    {"service_type", "s.service_type", no_place, lines_of_sales},
    {"hour", "CAST(x.minute / 60 AS TEXT)", no_place, lines},
};

// Sums of the dimension that are wrong or missing.
std::string wrong_sums_of(const SumSource& source) {
    const std::string sold = "SELECT x.store AS store, x.business_day AS business_day, " +
                             std::string(source.id) + " AS id, " + std::string(source.place) +
                             ", 1 AS lines, x.quantity AS quantity, x.gross AS gross, "
                             "x.discount AS discount, x.tax_share AS tax_share, "
                             "x.inclusive_tax AS inclusive_tax, x.exclusive_tax AS exclusive_tax "
                             "FROM " +
                             std::string(source.from);
    const std::string kept =
        "SELECT store, business_day, id, department, category, subcategory, -lines, -quantity, "
        "-gross, -discount, -tax_share, -inclusive_tax, -exclusive_tax FROM sale_sum "
        "WHERE account = $1 AND dimension = '" +
        std::string(source.dimension) + "'";
    return "SELECT store || '/" + std::string(source.dimension) +
           "/' || business_day || '/' || id FROM (" + sold + " UNION ALL " + kept +
           ") both_sides GROUP BY store, business_day, id, department, category, subcategory "
           "HAVING SUM(lines) <> 0 OR SUM(quantity) <> 0 "
           "OR SUM(gross) <> 0 OR SUM(discount) <> 0 OR SUM(tax_share) <> 0 "
           "OR SUM(inclusive_tax) <> 0 OR SUM(exclusive_tax) <> 0";
}

std::vector<std::string> find_wrong_sums(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> found;
    for (const SumSource& source : sum_sources)
        for (storage::Rows rows = view.query(storage::kept_text(wrong_sums_of(source)), {account});
             rows.next();)
            found.emplace_back(rows.text(0));
    return found;
}

constexpr storage::Rule rules[] = {
    {"sale", "it is not the sum of its lines",
     "SELECT s.id FROM sale s LEFT JOIN (SELECT store, sale, SUM(gross) AS gross, "
     "SUM(discount) AS discount, SUM(tax_share) AS tax_share, SUM(inclusive_tax) AS inclusive_tax, "
     "SUM(exclusive_tax) AS exclusive_tax FROM sale_line WHERE account = $1 AND counts = 1 "
     "GROUP BY store, sale) l ON l.store = s.store AND l.sale = s.number "
     "WHERE s.account = $1 AND (s.gross <> COALESCE(l.gross, 0) "
     "OR s.discount <> COALESCE(l.discount, 0) OR s.tax_share <> COALESCE(l.tax_share, 0) "
     "OR s.inclusive_tax <> COALESCE(l.inclusive_tax, 0) "
     "OR s.exclusive_tax <> COALESCE(l.exclusive_tax, 0))"},
    {"sale", "the amount paid is not the sum of its payments",
     "SELECT s.id FROM sale s LEFT JOIN (SELECT store, sale, SUM(amount) AS paid, "
     "SUM(tip) AS tips FROM sale_payment WHERE account = $1 AND counts = 1 GROUP BY store, sale) p "
     "ON p.store = s.store AND p.sale = s.number WHERE s.account = $1 AND (s.paid <> "
     "COALESCE(p.paid, 0) OR s.tips <> COALESCE(p.tips, 0))"},
    {"sale_line", "its discounts do not add up",
     "SELECT l.sale || '/' || l.number FROM sale_line l LEFT JOIN (SELECT store, sale, line, "
     "SUM(amount) AS amount, SUM(tax_share) AS tax_share FROM sale_discount WHERE account = $1 "
     "GROUP BY store, sale, line) d ON d.store = l.store AND d.sale = l.sale "
     "AND d.line = l.number WHERE l.account = $1 "
     "AND (l.discount <> COALESCE(d.amount, 0) OR l.tax_share <> COALESCE(d.tax_share, 0))"},
    {"sale_line", "its taxes do not add up",
     "SELECT l.sale || '/' || l.number FROM sale_line l LEFT JOIN (SELECT store, sale, line, "
     "SUM(CASE WHEN is_inclusive = 1 THEN amount ELSE 0 END) AS inclusive, SUM(amount) AS amount "
     "FROM sale_tax WHERE account = $1 GROUP BY store, sale, line) t ON t.store = l.store "
     "AND t.sale = l.sale AND t.line = l.number WHERE l.account = $1 "
     "AND (l.inclusive_tax <> COALESCE(t.inclusive, 0) "
     "OR l.inclusive_tax + l.exclusive_tax <> COALESCE(t.amount, 0))"},
    {"sale_line", "it does not fit its sale",
     "SELECT l.sale || '/' || l.number FROM sale_line l LEFT JOIN sale s ON s.account = $1 "
     "AND s.number = l.sale AND s.store = l.store AND s.business_day = l.business_day "
     "WHERE l.account = $1 AND (s.id IS NULL "
     "OR l.counts <> CASE WHEN s.state = 'VOIDED' OR l.is_void = 1 THEN 0 ELSE 1 END)"},
    {"sale_payment", "it does not fit its sale",
     "SELECT p.sale || '/' || p.number FROM sale_payment p LEFT JOIN sale s ON s.account = $1 "
     "AND s.number = p.sale AND s.store = p.store AND s.business_day = p.business_day "
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
    {"sale", "it refunds a sale that its store does not have",
     "SELECT r.id FROM sale r LEFT JOIN sale s ON s.account = $1 AND s.id = r.refund_of "
     "AND s.store = r.store AND s.refund_of = '' WHERE r.account = $1 AND r.refund_of <> '' "
     "AND (s.id IS NULL OR r.state = 'CLOSED' OR r.origin <> '')"},
    {"sale", "it counts, but refunds a sale that was voided, not reopened",
     "SELECT r.id FROM sale r JOIN sale s ON s.account = $1 AND s.id = r.refund_of "
     "WHERE r.account = $1 AND r.refund_of <> '' AND r.state <> 'VOIDED' AND s.state = 'VOIDED' "
     "AND NOT (s.source = 'check' AND s.reason = 'reopened')"},
    {"sale", "it refunds a sale in another currency, or gives nothing back",
     "SELECT r.id FROM sale r JOIN sale s ON s.account = $1 AND s.id = r.refund_of "
     "WHERE r.account = $1 AND r.refund_of <> '' AND r.state <> 'VOIDED' "
     "AND (r.currency <> s.currency OR r.paid + r.tips >= 0)"},
    {"sale", "its state is impossible",
     "SELECT s.id FROM sale s WHERE s.account = $1 "
     "AND (s.state NOT IN ('CLOSED', 'VOIDED', 'REFUND') "
     "OR (s.refund_of = '' AND s.state = 'REFUND') OR (s.refund_of = '' AND s.origin = ''))"},
    {"sale", "its over-refunded amount is wrong",
     "SELECT id FROM (SELECT s.id AS id, s.state AS state, s.over_refunded AS said, "
     "-COALESCE(r.amount, 0) - CASE WHEN s.gross - s.discount + s.exclusive_tax > 0 "
     "THEN s.gross - s.discount + s.exclusive_tax ELSE 0 END AS over FROM sale s "
     "LEFT JOIN (SELECT refund_of, SUM(gross - discount + exclusive_tax) AS amount FROM sale "
     "WHERE account = $1 AND refund_of <> '' GROUP BY refund_of) r ON r.refund_of = s.id "
     "WHERE s.account = $1) x "
     "WHERE said <> CASE WHEN state <> 'CLOSED' OR over < 0 THEN 0 ELSE over END"},
    {"sale", "the numbers of the store's sales have a gap",
     "SELECT store FROM sale WHERE account = $1 GROUP BY store "
     "HAVING COUNT(*) <> MAX(number) OR MIN(number) <> 1"},
    {"sale", "its visit is missing, or it must not have one",
     "SELECT s.id FROM sale s LEFT JOIN visit v ON v.account = $1 AND v.sale = s.id "
     "WHERE s.account = $1 AND (v.sale IS NULL) <> "
     "(s.customer = '' OR s.state = 'VOIDED' OR s.refund_of <> '')"},
    {"sale", "its currency is not that of its store", "", find_strange_currencies},
    {"sale_sum", "it does not match the sales", "", find_wrong_sums},
    {"day_sum", "it does not match the sales of that day",
     "SELECT store || '/' || business_day FROM (SELECT store, business_day, "
     "CASE WHEN state = 'CLOSED' THEN 1 ELSE 0 END AS sales, "
     "CASE WHEN state = 'REFUND' THEN 1 ELSE 0 END AS refunds, "
     "CASE WHEN state = 'VOIDED' THEN 0 ELSE guests END AS guests, gross, discount, tax_share, "
     "inclusive_tax, exclusive_tax, paid, tips FROM sale WHERE account = $1 "
     "UNION ALL SELECT store, business_day, -sales, -refunds, -guests, -gross, -discount, "
     "-tax_share, -inclusive_tax, -exclusive_tax, -paid, -tips FROM day_sum WHERE account = $1) "
     "both_sides GROUP BY store, business_day HAVING SUM(sales) <> 0 OR SUM(refunds) <> 0 "
     "OR SUM(guests) <> 0 OR SUM(gross) <> 0 OR SUM(discount) <> 0 OR SUM(tax_share) <> 0 "
     "OR SUM(inclusive_tax) <> 0 OR SUM(exclusive_tax) <> 0 OR SUM(paid) <> 0 "
     "OR SUM(tips) <> 0"},
    {"day_sum", "the last event that touched it does not exist",
     "SELECT d.store || '/' || d.business_day FROM day_sum d LEFT JOIN scope s "
     "ON s.account = $1 AND s.store = d.store WHERE d.account = $1 "
     "AND (d.sequence < 0 OR d.sequence > COALESCE(s.sequence, 0))"},
};

}  // namespace

const std::span<const storage::Rule> invariants = rules;

}  // namespace features::sales
