#include "features/selling/sales/sales_listing_store.hpp"

#include "base/json_text.hpp"
#include "features/selling/sales/origins_store.hpp"
#include "features/selling/sales/parts_store.hpp"
#include "features/selling/sales/sales_store.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>
#include <stdexcept>

namespace features::sales {
namespace {

using domain::Figures;
using domain::Named;
using storage::Rows;

constexpr std::size_t chunk_sales = 200;

Named listed_name(const Rows& rows, int column) {
    return {std::string(rows.text(column)), std::string(rows.text(column + 1))};
}

Figures listed_figures(const Rows& rows, int column) {
    return {.gross = rows.integer(column),
            .discount = rows.integer(column + 1),
            .tax_share = rows.integer(column + 2),
            .inclusive_tax = rows.integer(column + 3),
            .exclusive_tax = rows.integer(column + 4)};
}

ListedSale listed_sale(const Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .store = std::string(rows.text(1)),
            .number = rows.integer(2),
            .state = sales::state_named(rows.text(3)),
            .refund_of = std::string(rows.text(4)),
            .reason = std::string(rows.text(5)),
            .currency = std::string(rows.text(6)),
            .business_day = domain::Day(date::days(rows.integer(7))),
            .revision = rows.integer(8),
            .open_minute = rows.integer(9),
            .sale = {.source = std::string(rows.text(30)),
                     .ticket_no = std::string(rows.text(10)),
                     .opened_ms = rows.integer(11),
                     .closed_ms = rows.integer(29),
                     .customer = listed_name(rows, 12),
                     .employee = listed_name(rows, 14),
                     .closed_by = listed_name(rows, 16),
                     .floor = listed_name(rows, 18),
                     .table = std::string(rows.text(20)),
                     .service_type = std::string(rows.text(21)),
                     .guests = rows.integer(22)},
            .figures = listed_figures(rows, 23),
            .tips = rows.integer(28)};
}

// Joins a row `s` of `sale` with its rows `p` of the table, by their key. Both engines are kept
// from worse plans: `+` keeps SQLite from deriving the days of the parts from those of the sales
// and reading all parts of a day for each chunk; without statistics for a new table, PostgreSQL
// would compare all sales with all parts.
std::string parts_of_sqlite(const std::string& table) {
    return " CROSS JOIN " + table +
           " p ON p.account = $1 AND p.store = $2 AND p.business_day = +s.business_day "
           "AND p.sale = s.number";
}
std::string parts_of_postgres(const std::string& table) {
    return " CROSS JOIN LATERAL (SELECT * FROM " + table +
           " WHERE account = $1 AND store = $2 AND business_day = s.business_day "
           "AND sale = s.number OFFSET 0) p";
}

// And joins these with their lines `l`.
constexpr std::string_view lines_of_postgres =
    " CROSS JOIN LATERAL (SELECT * FROM sale_line WHERE account = $1 AND store = $2 "
    "AND business_day = p.business_day AND sale = p.sale AND number = p.line OFFSET 0) l";
constexpr std::string_view lines_of_sqlite =
    " CROSS JOIN sale_line l ON l.account = $1 AND l.store = $2 AND l.business_day = "
    "p.business_day "
    "AND l.sale = p.sale AND l.number = p.line";

// Which sales: from one to another, both included; or those with the ids of the JSON array $3.
constexpr std::string_view sales_between = "FROM sale s";
constexpr std::string_view between =
    " WHERE s.account = $1 AND s.store = $2 AND (s.business_day, s.number) >= ($3, $4) "
    "AND (s.business_day, s.number) <= ($5, $6) ORDER BY s.business_day, s.number, ";
constexpr std::string_view named_of_sqlite =
    "FROM json_each($3) w CROSS JOIN sale s ON s.account = $1 AND s.id = w.value";
constexpr std::string_view named_of_postgres =
    "FROM json_array_elements_text($3::json) WITH ORDINALITY AS w (id, place) CROSS JOIN LATERAL "
    "(SELECT id, business_day, number FROM sale WHERE account = $1 AND id = w.id OFFSET 0) s";

// Reads parts of sales, in the order of the sales.
class PartsQuery {
public:
    // `order`: the order of the parts of a sale.
    PartsQuery(const std::string& columns, const std::string& table, const std::string& order,
               bool has_lines = false) {
        const std::string select = "SELECT s.business_day, s.number, " + columns + ' ';
        const std::string sqlite =
            parts_of_sqlite(table) + std::string(has_lines ? lines_of_sqlite : "");
        const std::string postgres =
            parts_of_postgres(table) + std::string(has_lines ? lines_of_postgres : "");
        const std::string some = select + std::string(sales_between);
        sqlite_ = {some + sqlite + std::string(between) + order,
                   select + std::string(named_of_sqlite) + sqlite + " ORDER BY w.key, " + order};
        postgres_ = {
            some + postgres + std::string(between) + order,
            select + std::string(named_of_postgres) + postgres + " ORDER BY w.place, " + order};
    }

    std::string_view in(const storage::ReadView& view, bool is_by_id) const {
        const Texts& texts = view.engine() == storage::Engine::sqlite ? sqlite_ : postgres_;
        return is_by_id ? texts.by_id : texts.between;
    }

private:
    struct Texts {
        std::string between, by_id;
    };
    Texts sqlite_, postgres_;
};

const PartsQuery& lines_query() {
    static const PartsQuery query(
        "p.item, p.item_name, p.category, p.category_name, p.department_name, p.subcategory_name, "
        "p.quantity, p.unit_price, p.gross, p.discount, p.tax_share, p.inclusive_tax, "
        "p.exclusive_tax, p.minute, p.counts, p.is_void, p.void_reason, p.void_by",
        "sale_line", "p.number");
    return query;
}
const PartsQuery& payments_query() {
    static const PartsQuery query("p.method, p.type, p.amount, p.tip, p.counts", "sale_payment",
                                  "p.number");
    return query;
}
const PartsQuery& discounts_query() {
    static const PartsQuery query(
        "p.line, p.discount, p.discount_name, p.type, p.coupon, p.reason, p.approved_by, "
        "p.applied_by, p.rate, p.amount, p.tax_share, l.item_name, l.quantity, l.gross, p.counts",
        "sale_discount", "p.line, p.number", true);
    return query;
}

const PartsQuery& modifiers_query() {
    static const PartsQuery query(
        "p.line, p.modifier, p.modifier_name, p.quantity, p.gross, p.discount, p.tax_share, "
        "p.inclusive_tax, p.exclusive_tax",
        "sale_modifier", "p.line, p.number");
    return query;
}
const PartsQuery& line_discounts_query() {
    static const PartsQuery query(
        "p.line, p.discount, p.discount_name, p.type, p.coupon, p.reason, p.approved_by, "
        "p.applied_by, p.rate, p.amount, p.tax_share",
        "sale_discount", "p.line, p.number");
    return query;
}
const PartsQuery& taxes_query() {
    static const PartsQuery query(
        "p.line, p.tax, p.tax_name, p.rate, p.is_inclusive, p.base, p.amount", "sale_tax",
        "p.line, p.number");
    return query;
}

// Reads the columns from this one on, in the order of discounts_query() and line_discounts_query().
domain::SaleDiscount listed_discount(const Rows& rows, int column) {
    return {.discount = listed_name(rows, column),
            .type = std::string(rows.text(column + 2)),
            .coupon = std::string(rows.text(column + 3)),
            .reason = std::string(rows.text(column + 4)),
            .approved_by = std::string(rows.text(column + 5)),
            .applied_by = std::string(rows.text(column + 6)),
            .rate = rows.integer(column + 7),
            .amount = rows.integer(column + 8),
            .tax_share = rows.integer(column + 9)};
}

std::string json_of_ids(std::span<const std::string> ids) {
    std::vector<std::string> texts;
    for (const std::string& id : ids) texts.push_back(base::json_string(id));
    return base::json_array(texts);
}

// Adds parts to some sales of a store. Parts come in the order of the sales, each with the number
// of its sale.
class ChunkParts {
public:
    // The sales are all from the first to the last.
    ChunkParts(storage::ReadView& view, std::string_view account, std::span<ListedSale> sales)
        : view_(view), sales_(sales), is_by_id_(false) {
        const ListedSale &first = sales.front(), &last = sales.back();
        which_ = {
            account,      std::string_view(first.store),       sales::number_of(first.business_day),
            first.number, sales::number_of(last.business_day), last.number};
    }
    // The sales are those with these ids.
    ChunkParts(storage::ReadView& view, std::string_view account, std::span<ListedSale> sales,
               std::string_view ids_json)
        : view_(view), sales_(sales), is_by_id_(true) {
        which_ = {account, std::string_view(sales.front().store), ids_json};
    }

    void read_lines() {
        Rows rows = ask(lines_query());
        for (at_ = 0; rows.next();)
            sale_of(rows).lines.push_back({.item = listed_name(rows, 2),
                                           .category = listed_name(rows, 4),
                                           .department_name = std::string(rows.text(6)),
                                           .subcategory_name = std::string(rows.text(7)),
                                           .quantity = rows.integer(8),
                                           .unit_price = rows.integer(9),
                                           .figures = listed_figures(rows, 10),
                                           .minute = rows.integer(15),
                                           .counts = rows.integer(16) != 0,
                                           .is_void = rows.integer(17) != 0,
                                           .void_reason = std::string(rows.text(18)),
                                           .void_by = std::string(rows.text(19))});
    }

    void read_payments() {
        Rows rows = ask(payments_query());
        for (at_ = 0; rows.next();) {
            const bool counts = rows.integer(6) != 0;
            sale_of(rows).payments.push_back({.method = std::string(rows.text(2)),
                                              .type = std::string(rows.text(3)),
                                              .amount = counts ? rows.integer(4) : 0,
                                              .tip = counts ? rows.integer(5) : 0});
        }
    }

    void read_discounts() {
        Rows rows = ask(discounts_query());
        for (at_ = 0; rows.next();) {
            if (rows.integer(16) == 0) continue;
            sale_of(rows).discounts.push_back({.line = rows.integer(2),
                                               .discount = listed_discount(rows, 3),
                                               .item_name = std::string(rows.text(13)),
                                               .quantity = rows.integer(14),
                                               .gross = rows.integer(15)});
        }
    }

    // Call after the lines.
    void read_details() {
        Rows modifiers = ask(modifiers_query());
        for (at_ = 0; modifiers.next();)
            line_of(modifiers).modifiers.push_back({.modifier = listed_name(modifiers, 3),
                                                    .quantity = modifiers.integer(5),
                                                    .gross = modifiers.integer(6),
                                                    .discount = modifiers.integer(7),
                                                    .tax_share = modifiers.integer(8),
                                                    .inclusive_tax = modifiers.integer(9),
                                                    .exclusive_tax = modifiers.integer(10)});
        Rows discounts = ask(line_discounts_query());
        for (at_ = 0; discounts.next();)
            line_of(discounts).discounts.push_back(listed_discount(discounts, 3));
        Rows taxes = ask(taxes_query());
        for (at_ = 0; taxes.next();)
            line_of(taxes).taxes.push_back({.tax = listed_name(taxes, 3),
                                            .rate = taxes.integer(5),
                                            .is_inclusive = taxes.integer(6) != 0,
                                            .base = taxes.integer(7),
                                            .amount = taxes.integer(8)});
    }

private:
    Rows ask(const PartsQuery& query) { return view_.query(query.in(view_, is_by_id_), which_); }
    ListedSale& sale_of(const Rows& rows) {
        const auto is_it = [&](const ListedSale& sale) {
            return sale.number == rows.integer(1) &&
                   sales::number_of(sale.business_day) == rows.integer(0);
        };
        while (!is_it(sales_[at_]))
            if (++at_ == sales_.size()) throw std::logic_error("a part without a sale");
        return sales_[at_];
    }

    // Lines are numbered from 0 on.
    ListedLine& line_of(const Rows& rows) {
        return sale_of(rows).lines.at(static_cast<std::size_t>(rows.integer(2)));
    }

    storage::ReadView& view_;
    std::span<ListedSale> sales_;
    bool is_by_id_;
    std::size_t at_ = 0;
    std::vector<storage::Value> which_;
};

// The sale of a check that stands in for a web order has both ids; a refund has those of its sale.
void read_origins(storage::ReadView& view, std::string_view account, std::span<ListedSale> sales) {
    Ids ids, sold;
    for (const ListedSale& sale : sales) ids.insert(sale.id);
    const ById<SaleOrigin> origins = sale_origins(view, account, ids);
    for (const auto& [id, origin] : origins) sold.insert(origin.sale);
    const ById<std::string> unique_ids = unique_ids_of_sales(view, account, sold);
    for (ListedSale& sale : sales) {
        const SaleOrigin& origin = origins.at(sale.id);
        if (sale.sale.source == "check") sale.check_id = origin.origin;
        if (const auto found = unique_ids.find(origin.sale); found != unique_ids.end())
            sale.unique_order_id = found->second;
    }
}

void read_closing(storage::ReadView& view, std::string_view account, std::span<ListedSale> sales) {
    const auto store = storage::find(view, kinds::store, account, sales.front().store);
    if (!store) return;
    const auto calendar = domain::calendar_of(schema::read_stored(store->doc, kinds::store));
    for (ListedSale& sale : sales)
        sale.close_minute = sales::minute_of(sale.sale.closed_ms, *calendar.zone);
}

void read_parts(ChunkParts chunk, const ListedParts& parts) {
    if (parts.lines) chunk.read_lines();
    if (parts.payments) chunk.read_payments();
    if (parts.discounts) chunk.read_discounts();
    if (parts.details) chunk.read_details();
}

std::vector<std::string> ids_of(std::span<const ListedSale> sales) {
    std::vector<std::string> ids;
    for (const ListedSale& sale : sales) ids.push_back(sale.id);
    return ids;
}

// `is_gapless`: these are all sales from the first to the last.
void read_parts(storage::ReadView& view, std::string_view account, std::span<ListedSale> sales,
                const ListedParts& parts, bool is_gapless) {
    if (sales.empty()) return;
    if (is_gapless) {
        read_parts(ChunkParts(view, account, sales), parts);
    } else {
        const std::string ids = json_of_ids(ids_of(sales));
        read_parts(ChunkParts(view, account, sales, ids), parts);
    }
    if (!parts.origins) return;
    read_origins(view, account, sales);
    read_closing(view, account, sales);
}

// In the order of listed_sale().
const std::string listed_columns =
    "SELECT s.id, s.store, s.number, s.state, s.refund_of, s.reason, s.currency, s.business_day, "
    "s.revision, s.open_minute, s.ticket_no, s.opened_ms, s.customer, s.customer_name, "
    "s.employee, s.employee_name, s.closed_by, s.closed_by_name, s.floor, s.floor_name, "
    "s.table_no, s.service_type, s.guests, s.gross, s.discount, s.tax_share, s.inclusive_tax, "
    "s.exclusive_tax, s.tips, s.closed_ms, s.source ";
// The conditions of a filter on a store's sale.
constexpr std::string_view filter =
    " WHERE s.account = $1 AND s.store = $2 AND ($3 = '' OR $3 LIKE '%,' || s.state || ',%') "
    "AND ($4 = '' OR s.ticket_no = $4) AND ($5 = '' OR s.customer = $5) ";
const std::string listed_by_day =
    listed_columns + "FROM sale s" + std::string(filter) +
    "AND (s.business_day, s.number) > ($6, $7) AND s.business_day <= $8 "
    "ORDER BY s.business_day, s.number LIMIT $9";
// Those of the ids $6 that match the filter. The plus keeps SQLite from reading all sales of the
// days instead.
constexpr std::string_view within =
    "AND +s.business_day >= $7 AND +s.business_day <= $8 ORDER BY s.business_day, s.number";
const std::string filter_of_sqlite =
    "SELECT s.id FROM json_each($6) w CROSS JOIN sale s ON s.account = $1 AND s.id = w.value" +
    std::string(filter) + std::string(within);
const std::string filter_of_postgres =
    "SELECT s.id FROM json_array_elements_text($6::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT * FROM sale WHERE account = $1 AND id = w.id OFFSET 0) s" +
    std::string(filter) + std::string(within);
const std::string listed_of_sqlite =
    listed_columns +
    "FROM json_each($2) w CROSS JOIN sale s ON s.account = $1 AND s.id = w.value ORDER BY w.key";
const std::string listed_of_postgres =
    listed_columns +
    "FROM json_array_elements_text($2::json) WITH ORDINALITY AS w (id, place) CROSS JOIN LATERAL "
    "(SELECT * FROM sale WHERE account = $1 AND id = w.id OFFSET 0) s ORDER BY w.place";

// In the order of the ids, without their parts.
std::vector<ListedSale> listed_with(storage::ReadView& view, std::string_view account,
                                    std::string_view ids_json) {
    std::vector<ListedSale> sales;
    Rows rows =
        view.query(view.engine() == storage::Engine::sqlite ? listed_of_sqlite : listed_of_postgres,
                   {account, ids_json});
    while (rows.next()) sales.push_back(listed_sale(rows));
    return sales;
}

// For a filter that names a check, a web order, or both.
Ids ids_named(storage::ReadView& view, const SalesQuery& query) {
    if (query.check_id.empty())
        return sales_of_order(view, query.account, query.store, query.unique_order_id);
    Ids ids = sales_of_check(view, query.account, query.store, query.check_id);
    if (query.unique_order_id.empty() || ids.empty()) return ids;
    const Ids others = sales_of_order(view, query.account, query.store, query.unique_order_id);
    std::erase_if(ids, [&](const std::string& id) { return !others.contains(id); });
    return ids;
}

std::vector<std::string> matching_ids(storage::ReadView& view, const SalesQuery& query) {
    std::vector<std::string> ids;
    const Ids named = ids_named(view, query);
    if (named.empty()) return ids;
    const std::string named_json = json_of_ids(std::vector(named.begin(), named.end()));
    Rows rows = view.query(
        view.engine() == storage::Engine::sqlite ? filter_of_sqlite : filter_of_postgres,
        {query.account, query.store, query.states, query.ticket_no, query.customer, named_json,
         sales::number_of(query.days.first), sales::number_of(query.days.last)});
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

}  // namespace

SalesListing::SalesListing(SalesQuery query, ListedParts parts)
    : query_(std::move(query)), parts_(parts), day_(sales::number_of(query_.days.first)) {}

bool SalesListing::is_named() const {
    return !query_.check_id.empty() || !query_.unique_order_id.empty();
}

bool SalesListing::next(storage::ReadView& view, std::vector<ListedSale>& sales) {
    std::vector<ListedSale> some;
    const bool has_more = is_named() ? read_named(view, some) : read_next(view, some);
    bool is_gapless =
        !is_named() && query_.states.empty() && query_.ticket_no.empty() && query_.customer.empty();
    if (query_.admits)
        is_gapless &=
            std::erase_if(some, [&](const ListedSale& sale) { return !query_.admits(sale); }) == 0;
    read_parts(view, query_.account, some, parts_, is_gapless);
    std::ranges::move(some, std::back_inserter(sales));
    return has_more;
}

bool SalesListing::read_next(storage::ReadView& view, std::vector<ListedSale>& sales) {
    Rows rows =
        view.query(listed_by_day,
                   {query_.account, query_.store, query_.states, query_.ticket_no, query_.customer,
                    day_, number_, sales::number_of(query_.days.last), std::int64_t{chunk_sales}});
    while (rows.next()) sales.push_back(listed_sale(rows));
    if (sales.size() < chunk_sales) return false;
    day_ = sales::number_of(sales.back().business_day);
    number_ = sales.back().number;
    return true;
}

bool SalesListing::read_named(storage::ReadView& view, std::vector<ListedSale>& sales) {
    if (!named_) named_ = matching_ids(view, query_);
    const std::size_t count = std::min(chunk_sales, named_->size());
    if (count == 0) return false;
    sales = listed_with(view, query_.account, json_of_ids(std::span(*named_).first(count)));
    named_->erase(named_->begin(), named_->begin() + static_cast<std::ptrdiff_t>(count));
    return !named_->empty();
}

std::vector<ListedSale> find_listed(storage::ReadView& view, std::string_view account,
                                    std::span<const std::string> ids) {
    auto sales = listed_with(view, account, json_of_ids(ids));
    read_parts(view, account, sales,
               {.lines = true, .payments = true, .details = true, .origins = true}, false);
    return sales;
}

}  // namespace features::sales
