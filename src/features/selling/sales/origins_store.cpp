#include "features/selling/sales/origins_store.hpp"

#include "base/json_text.hpp"

#include <vector>

namespace features::sales {
namespace {

using storage::Rows;

// The text of a query for each engine. Both look up ids one by one: without statistics for a new
// table, PostgreSQL would compare all rows with all ids.
struct TwoTexts {
    std::string_view of_sqlite, of_postgres;

    std::string_view in(const storage::ReadView& view) const {
        return view.engine() == storage::Engine::sqlite ? of_sqlite : of_postgres;
    }
};

constexpr TwoTexts select_sales{
    "SELECT w.value, s.origin, s.revision, s.made_ms, r.origin, s.refund_of FROM json_each($2) w "
    "CROSS JOIN sale s ON s.account = $1 AND s.id = w.value "
    "LEFT JOIN sale r ON r.account = $1 AND r.id = s.refund_of",
    "SELECT w.id, s.origin, s.revision, s.made_ms, r.origin, s.refund_of "
    "FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT origin, revision, made_ms, refund_of FROM sale "
    "WHERE account = $1 AND id = w.id OFFSET 0) s LEFT JOIN LATERAL "
    "(SELECT origin FROM sale WHERE account = $1 AND id = s.refund_of OFFSET 0) r ON true"};

constexpr TwoTexts select_check_ids{
    "SELECT w.value, c.check_id FROM json_each($2) w "
    "CROSS JOIN pos_check c ON c.account = $1 AND c.id = w.value",
    "SELECT w.id, c.check_id FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT check_id FROM pos_check WHERE account = $1 AND id = w.id OFFSET 0) c"};

constexpr TwoTexts select_unique_ids{
    "SELECT w.value, o.unique_id FROM json_each($2) w "
    "CROSS JOIN web_order o ON o.account = $1 AND o.id = w.value",
    "SELECT w.id, o.unique_id FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT unique_id FROM web_order WHERE account = $1 AND id = w.id OFFSET 0) o"};

// A sale has the id of its order; only older orders have sales with another, which have an index.
constexpr TwoTexts select_unique_ids_of_sales{
    "SELECT w.value, o.unique_id FROM json_each($2) w CROSS JOIN web_order o "
    "ON o.account = $1 AND o.id = w.value AND o.sale = o.id "
    "UNION ALL SELECT w.value, o.unique_id FROM json_each($2) w CROSS JOIN web_order o "
    "ON o.account = $1 AND o.sale = w.value AND o.sale <> '' AND o.sale <> o.id",
    "SELECT w.id, o.unique_id FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT unique_id FROM web_order WHERE account = $1 AND id = w.id AND sale = id OFFSET 0) o "
    "UNION ALL "
    "SELECT w.id, o.unique_id FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT unique_id FROM web_order WHERE account = $1 AND sale = w.id AND sale <> '' "
    "AND sale <> id OFFSET 0) o"};

constexpr TwoTexts select_refunds{
    "SELECT r.id FROM json_each($2) w CROSS JOIN sale r INDEXED BY sale_refund "
    "ON r.account = $1 AND r.refund_of = w.value AND r.refund_of <> ''",
    "SELECT r.id FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id FROM sale WHERE account = $1 AND refund_of = w.id AND refund_of <> '' "
    "OFFSET 0) r"};

constexpr TwoTexts select_order_texts{
    "SELECT w.value, t.text FROM json_each($2) w CROSS JOIN web_order o "
    "ON o.account = $1 AND o.id = w.value AND o.sale = o.id "
    "CROSS JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
    "UNION ALL SELECT w.value, t.text FROM json_each($2) w CROSS JOIN web_order o "
    "ON o.account = $1 AND o.sale = w.value AND o.sale <> '' AND o.sale <> o.id "
    "CROSS JOIN web_order_text t ON t.account = $1 AND t.id = o.id",
    "SELECT w.id, t.text FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id FROM web_order WHERE account = $1 AND id = w.id AND sale = id OFFSET 0) o "
    "CROSS JOIN LATERAL "
    "(SELECT text FROM web_order_text WHERE account = $1 AND id = o.id OFFSET 0) t "
    "UNION ALL "
    "SELECT w.id, t.text FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id FROM web_order WHERE account = $1 AND sale = w.id AND sale <> '' "
    "AND sale <> id OFFSET 0) o CROSS JOIN LATERAL "
    "(SELECT text FROM web_order_text WHERE account = $1 AND id = o.id OFFSET 0) t"};

std::string json_of(const Ids& ids) {
    std::vector<std::string> texts;
    for (const std::string& id : ids) texts.push_back(base::json_string(id));
    return base::json_array(texts);
}

ById<std::string> texts_in(Rows rows) {
    ById<std::string> found;
    while (rows.next()) found.emplace(rows.text(0), rows.text(1));
    return found;
}

// Includes the refunds of these sales.
Ids with_refunds(storage::ReadView& view, std::string_view account, Rows rows) {
    Ids ids;
    while (rows.next()) ids.emplace(rows.text(0));
    if (ids.empty()) return ids;
    const std::string sales = json_of(ids);
    for (Rows refunds = view.query(select_refunds.in(view), {account, sales}); refunds.next();)
        ids.emplace(refunds.text(0));
    return ids;
}

}  // namespace

ById<SaleOrigin> sale_origins(storage::ReadView& view, std::string_view account, const Ids& ids) {
    ById<SaleOrigin> found;
    if (ids.empty()) return found;
    const std::string wanted = json_of(ids);
    for (Rows rows = view.query(select_sales.in(view), {account, wanted}); rows.next();)
        found.emplace(rows.text(0),
                      SaleOrigin{.sale = std::string(rows.text(rows.text(5).empty() ? 0 : 5)),
                                 .origin = std::string(rows.text(rows.is_null(4) ? 1 : 4)),
                                 .revision = rows.integer(2),
                                 .made_ms = rows.integer(3)});
    return found;
}

ById<std::string> check_ids(storage::ReadView& view, std::string_view account, const Ids& ids) {
    if (ids.empty()) return {};
    const std::string wanted = json_of(ids);
    return texts_in(view.query(select_check_ids.in(view), {account, wanted}));
}

ById<std::string> unique_order_ids(storage::ReadView& view, std::string_view account,
                                   const Ids& ids) {
    if (ids.empty()) return {};
    const std::string wanted = json_of(ids);
    return texts_in(view.query(select_unique_ids.in(view), {account, wanted}));
}

ById<std::string> unique_ids_of_sales(storage::ReadView& view, std::string_view account,
                                      const Ids& sales) {
    if (sales.empty()) return {};
    const std::string wanted = json_of(sales);
    return texts_in(view.query(select_unique_ids_of_sales.in(view), {account, wanted}));
}

Ids sales_of_check(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::string_view check_id) {
    std::string sale;
    {
        Rows rows = view.query(
            "SELECT sale FROM pos_check WHERE account = $1 AND store = $2 "
            "AND check_id = $3 AND check_id <> ''",
            {account, store, check_id});
        if (!rows.next()) return {};
        sale = rows.text(0);
    }
    return with_refunds(
        view, account,
        view.query("SELECT id FROM sale WHERE account = $1 AND id = $2 AND source = 'check'",
                   {account, sale}));
}

Ids sales_of_order(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::string_view unique_order_id) {
    return with_refunds(view, account,
                        view.query("SELECT sale FROM web_order WHERE account = $1 AND store = $2 "
                                   "AND unique_id = $3 AND unique_id <> '' AND sale <> ''",
                                   {account, store, unique_order_id}));
}

ById<std::string> order_texts(storage::ReadView& view, std::string_view account, const Ids& sales) {
    if (sales.empty()) return {};
    const std::string wanted = json_of(sales);
    return texts_in(view.query(select_order_texts.in(view), {account, wanted}));
}

}  // namespace features::sales
