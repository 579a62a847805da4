#include "features/reports/sales_listing_store.hpp"

#include "features/sales/parts_store.hpp"
#include "features/sales/sales_store.hpp"

#include <stdexcept>

namespace features::reports {
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

// The columns in the order of the two queries of sales below.
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
            .sale = {.ticket_no = std::string(rows.text(10)),
                     .opened_ms = rows.integer(11),
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
// from other ways: by `+` SQLite does not make days of the parts of those of the sales, to read all
// parts of a day for each chunk; PostgreSQL, as long as it has no figures of a new table, would
// compare all sales with all parts.
std::string parts_of_sqlite(const std::string& table) {
    return " CROSS JOIN " + table +
           " p ON p.account = $1 AND p.store = $2 AND p.business_day = +s.business_day "
           "AND p.sale = s.id";
}
std::string parts_of_postgres(const std::string& table) {
    return " CROSS JOIN LATERAL (SELECT * FROM " + table +
           " WHERE account = $1 AND store = $2 AND business_day = s.business_day "
           "AND sale = s.id OFFSET 0) p";
}

// And these with their lines `l`.
constexpr std::string_view lines_of_postgres =
    " CROSS JOIN LATERAL (SELECT * FROM sale_line WHERE account = $1 AND store = $2 "
    "AND business_day = p.business_day AND sale = p.sale AND number = p.line OFFSET 0) l";
constexpr std::string_view lines_of_sqlite =
    " CROSS JOIN sale_line l ON l.account = $1 AND l.store = $2 AND l.business_day = "
    "p.business_day "
    "AND l.sale = p.sale AND l.number = p.line";

// Reads parts of the sales from one to another, both included, in their order.
class PartsQuery {
public:
    // `order`: of the parts of a sale.
    PartsQuery(const std::string& columns, const std::string& table, const std::string& order,
               bool has_lines = false)
        : of_sqlite_(
              statement(columns, parts_of_sqlite(table), has_lines ? lines_of_sqlite : "", order)),
          of_postgres_(statement(columns, parts_of_postgres(table),
                                 has_lines ? lines_of_postgres : "", order)) {}

    std::string_view in(const storage::ReadView& view) const {
        return view.engine() == storage::Engine::sqlite ? of_sqlite_ : of_postgres_;
    }

private:
    static std::string statement(const std::string& columns, const std::string& parts,
                                 std::string_view lines, const std::string& order) {
        return "SELECT s.business_day, s.number, " + columns + " FROM sale s" + parts +
               std::string(lines) +
               " WHERE s.account = $1 AND s.store = $2 "
               "AND (s.business_day, s.number) >= ($3, $4) "
               "AND (s.business_day, s.number) <= ($5, $6) ORDER BY s.business_day, s.number, " +
               order;
    }

    std::string of_sqlite_, of_postgres_;
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

// Adds parts to the sales of a chunk, which are those from its first to its last. Parts come in the
// order of the sales, each told by the number of its sale.
class ChunkParts {
public:
    ChunkParts(storage::ReadView& view, std::string_view account, std::span<ListedSale> sales)
        : view_(view), sales_(sales) {
        const ListedSale &first = sales.front(), &last = sales.back();
        which_[0] = account;
        which_[1] = std::string_view(first.store);
        which_[2] = sales::number_of(first.business_day);
        which_[3] = first.number;
        which_[4] = sales::number_of(last.business_day);
        which_[5] = last.number;
    }

    void read_lines() {
        Rows rows = view_.query(lines_query().in(view_), which_);
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
        Rows rows = view_.query(payments_query().in(view_), which_);
        for (at_ = 0; rows.next();) {
            const bool counts = rows.integer(6) != 0;
            sale_of(rows).payments.push_back({.method = std::string(rows.text(2)),
                                              .type = std::string(rows.text(3)),
                                              .amount = counts ? rows.integer(4) : 0,
                                              .tip = counts ? rows.integer(5) : 0});
        }
    }

    void read_discounts() {
        Rows rows = view_.query(discounts_query().in(view_), which_);
        for (at_ = 0; rows.next();) {
            if (rows.integer(16) == 0) continue;
            sale_of(rows).discounts.push_back(
                {.line = rows.integer(2),
                 .discount = {.discount = listed_name(rows, 3),
                              .type = std::string(rows.text(5)),
                              .coupon = std::string(rows.text(6)),
                              .reason = std::string(rows.text(7)),
                              .approved_by = std::string(rows.text(8)),
                              .applied_by = std::string(rows.text(9)),
                              .rate = rows.integer(10),
                              .amount = rows.integer(11),
                              .tax_share = rows.integer(12)},
                 .item_name = std::string(rows.text(13)),
                 .quantity = rows.integer(14),
                 .gross = rows.integer(15)});
        }
    }

private:
    ListedSale& sale_of(const Rows& rows) {
        const auto is_it = [&](const ListedSale& sale) {
            return sale.number == rows.integer(1) &&
                   sales::number_of(sale.business_day) == rows.integer(0);
        };
        while (!is_it(sales_[at_]))
            if (++at_ == sales_.size()) throw std::logic_error("a part of no sale");
        return sales_[at_];
    }

    storage::ReadView& view_;
    std::span<ListedSale> sales_;
    std::size_t at_ = 0;
    storage::Value which_[6];
};

void read_listed_parts(storage::ReadView& view, std::string_view account,
                       std::span<ListedSale> sales, const ListedParts& parts) {
    if (sales.empty()) return;
    ChunkParts chunk(view, account, sales);
    if (parts.lines) chunk.read_lines();
    if (parts.payments) chunk.read_payments();
    if (parts.discounts) chunk.read_discounts();
}

}  // namespace

SalesListing::SalesListing(std::string account, std::string store, const domain::DayRange& days,
                           ListedParts parts)
    : account_(std::move(account)),
      store_(std::move(store)),
      day_(sales::number_of(days.first)),
      last_day_(sales::number_of(days.last)),
      parts_(parts) {}

bool SalesListing::next(storage::ReadView& view, std::vector<ListedSale>& sales) {
    const std::size_t before = sales.size();
    {
        Rows rows = view.query(
            "SELECT id, store, number, state, refund_of, reason, currency, business_day, revision, "
            "open_minute, ticket_no, opened_ms, customer, customer_name, employee, employee_name, "
            "closed_by, closed_by_name, floor, floor_name, table_no, service_type, guests, gross, "
            "discount, tax_share, inclusive_tax, exclusive_tax, tips FROM sale "
            "WHERE account = $1 AND store = $2 AND (business_day, number) > ($3, $4) "
            "AND business_day <= $5 ORDER BY business_day, number LIMIT $6",
            {account_, store_, day_, number_, last_day_, std::int64_t{chunk_sales}});
        while (rows.next()) sales.push_back(listed_sale(rows));
    }
    const auto read = std::span(sales).subspan(before);
    read_listed_parts(view, account_, read, parts_);
    if (read.size() < chunk_sales) return false;
    day_ = sales::number_of(sales.back().business_day);
    number_ = sales.back().number;
    return true;
}

std::optional<ListedSale> find_listed(storage::ReadView& view, std::string_view account,
                                      std::string_view id) {
    std::optional<ListedSale> sale;
    {
        Rows rows = view.query(
            "SELECT id, store, number, state, refund_of, reason, currency, business_day, revision, "
            "open_minute, ticket_no, opened_ms, customer, customer_name, employee, employee_name, "
            "closed_by, closed_by_name, floor, floor_name, table_no, service_type, guests, gross, "
            "discount, tax_share, inclusive_tax, exclusive_tax, tips FROM sale "
            "WHERE account = $1 AND id = $2",
            {account, id});
        if (rows.next()) sale = listed_sale(rows);
    }
    if (sale)
        read_listed_parts(view, account, std::span(&*sale, 1), {.lines = true, .payments = true});
    return sale;
}

}  // namespace features::reports
