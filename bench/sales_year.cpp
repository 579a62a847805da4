#include "bench/sales_year.hpp"

#include "app/features.hpp"
#include "features/selling/sales/sales.hpp"
#include "storage/kept_text.hpp"

#include <fmt/format.h>

#include <random>

namespace bench {
namespace {

using domain::Named;
using features::sales::Booking;

constexpr std::int64_t minute_ms = 60'000, day_ms = 24 * 60 * minute_ms;
constexpr int sales_of_transaction = 500;
constexpr int departments = 8, categories = 20, subcategories = 40, items = 120, modifiers = 30,
              employees = 12;

// With ids as long as ours.
Named named(std::string_view what, int number) {
    const std::size_t kind = std::hash<std::string_view>()(what) & 0xFFFF'FFFF'FFFFU;
    return {fmt::format("{:014x}{:010}", kind, number), fmt::format("{} {}", what, number)};
}

class Guests {
public:
    explicit Guests(unsigned seed) : bits_(seed) {}

    domain::Sale sale(int number) {
        const int opened_minute = 9 * 60 + below(13 * 60);
        const std::int64_t midnight_ms =
            day_ms * ((first_day.time_since_epoch().count()) + number % 7);
        domain::Sale sale{.source = "bench",
                          .opened_ms = midnight_ms + opened_minute * minute_ms,
                          .closed_ms = midnight_ms + (opened_minute + 45) * minute_ms,
                          .employee = named("employee", below(employees)),
                          .closed_by = named("employee", below(employees)),
                          .table = std::to_string(1 + below(30)),
                          .service_type = below(4) == 0 ? "TAKEOUT" : "TABLESERVICE",
                          .guests = 1 + below(6)};
        for (int i = 0; i < lines_of_sale; ++i) sale.lines.push_back(line(i));
        sale.payments.push_back({.key = "p",
                                 .method = below(3) == 0 ? "Cash" : "Visa",
                                 .type = "Card",
                                 .amount = domain::figures_of(sale).sale_amount(),
                                 .tip = below(2) * 500});
        return sale;
    }

private:
    int below(int end) { return static_cast<int>(bits_() % static_cast<unsigned>(end)); }

    domain::SaleLine line(int number) {
        const int item = below(items);
        domain::SaleLine line{.key = std::to_string(number),
                              .item = named("item", item),
                              .department = named("department", item % departments),
                              .category = named("category", item % categories),
                              .subcategory = named("subcategory", item % subcategories),
                              .quantity = 1 + below(3),
                              .unit_price = 500 + 25 * item};
        line.gross = line.quantity * line.unit_price;
        if (below(2) == 0) {
            line.modifiers.push_back({.modifier = named("modifier", below(modifiers)),
                                      .quantity = line.quantity,
                                      .gross = line.quantity * 150});
            line.gross += line.quantity * 150;
        }
        if (below(10) == 0)
            line.discounts.push_back({.discount = {"65f0c0ffee00000000000001", "Lunch"},
                                      .type = "PERCENT",
                                      .rate = 10'000,
                                      .amount = line.gross / 10});
        const domain::Minor base = domain::figures_of(line).sale_amount();
        line.taxes.push_back({.tax = {"65f0c0ffee00000000000002", "Sales tax"},
                              .rate = 8'875,
                              .base = base,
                              .amount = base * 8'875 / 100'000});
        domain::set_tax_shares(line);
        return line;
    }

    std::mt19937 bits_;
};

// Ids begin with the number of the week.
void book_week(storage::Database& database, const std::string& account, const FilledStore& store,
               int store_number) {
    Guests guests(static_cast<unsigned>(store_number));
    const features::sales::WriteContext by{account, store.id, "bench",
                                           first_day.time_since_epoch().count() * day_ms};
    for (int first = 0; first < store.sales_a_week; first += sales_of_transaction) {
        std::vector<Booking> bookings;
        for (int i = first; i < std::min(first + sales_of_transaction, store.sales_a_week); ++i) {
            domain::Sale sale = guests.sale(i);
            const std::int64_t closed_ms = sale.closed_ms;
            bookings.push_back(
                features::sales::checked({.id = fmt::format("000{:03}{:018}", store_number, i),
                                          .origin = fmt::format("bench {}", i),
                                          .currency = "USD",
                                          .dated_ms = closed_ms,
                                          .sale = std::move(sale)}));
        }
        database.write_now([&](storage::Transaction& tx) {
            for (const Booking& booking : bookings) features::sales::book(tx, by, booking);
        });
    }
}

// ---- the weeks that follow ----------------------------------------------------------------------

struct CopiedTable {
    const char* name;
    std::string_view key;  // the column with the id of the sale; "": it has none
    std::vector<std::string_view> columns;
};
const CopiedTable copied_tables[] = {
    {"sale", "id", {"account",       "id",
                    "store",         "number",
                    "origin",        "state",
                    "refund_of",     "wish",
                    "reason",        "currency",
                    "business_day",  "revision",
                    "made_by",       "made_ms",
                    "changed_ms",    "source",
                    "ticket_no",     "opened_ms",
                    "open_minute",   "closed_ms",
                    "customer",      "customer_name",
                    "employee",      "employee_name",
                    "closed_by",     "closed_by_name",
                    "floor",         "floor_name",
                    "table_no",      "service_type",
                    "guests",        "gross",
                    "discount",      "tax_share",
                    "inclusive_tax", "exclusive_tax",
                    "paid",          "tips",
                    "over_refunded"}},
    {"sale_part",
     "",
     {"account",
      "store",
      "business_day",
      "sale",
      "kind",
      "line",
      "number",
      "counts",
      "part_key",
      "id",
      "name",
      "quantity",
      "unit_price",
      "gross",
      "discount",
      "tax_share",
      "inclusive_tax",
      "exclusive_tax",
      "exempted_tax",
      "department",
      "department_name",
      "category",
      "category_name",
      "subcategory",
      "subcategory_name",
      "at_ms",
      "minute",
      "is_void",
      "void_by",
      "reason",
      "type",
      "coupon",
      "approved_by",
      "applied_by",
      "rate",
      "amount"}},
    {"sale_tax",
     "",
     {"account", "store", "business_day", "sale", "line", "number", "counts", "tax", "tax_name",
      "rate", "is_inclusive", "base", "amount"}},
    {"sale_payment",
     "",
     {"account", "store", "business_day", "sale", "number", "counts", "payment_key", "method",
      "type", "amount", "tip", "at_ms"}},
    {"day_sum",
     "",
     {"account", "store", "business_day", "sequence", "sales", "refunds", "guests", "gross",
      "discount", "tax_share", "inclusive_tax", "exclusive_tax", "paid", "tips"}},
    {"sale_sum",
     "",
     {"account", "store", "dimension", "business_day", "id", "department", "category",
      "subcategory", "name", "lines", "quantity", "gross", "discount", "tax_share", "inclusive_tax",
      "exclusive_tax"}}};

// Its value in week `w`. $3: the sales of a week.
std::string copied(const CopiedTable& table, std::string_view column) {
    const std::string name(column);
    if (column == table.key) return "SUBSTR(CAST(1000 + w AS TEXT), 2) || SUBSTR(" + name + ", 4)";
    if (column == "business_day") return "business_day + 7 * w";
    if (column == "opened_ms" || column == "closed_ms") return name + " + 604800000 * w";
    if (column == "origin") return "origin || '-' || CAST(w AS TEXT)";
    if (column == "sale" || (column == "number" && table.key == "id")) return name + " + $3 * w";
    return name;
}

std::string copying(const CopiedTable& table) {
    std::string names, values;
    for (const std::string_view column : table.columns) {
        (names += names.empty() ? "" : ", ") += column;
        (values += values.empty() ? "" : ", ") += copied(table, column);
    }
    return fmt::format(
        "WITH RECURSIVE week (w) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT w + 1 FROM week "
        "WHERE w < {}) INSERT INTO {} ({}) SELECT {} FROM week, {} WHERE account = $1 "
        "AND store = $2 AND business_day < {} AND $3 > 0 ORDER BY w",
        weeks - 1, table.name, names, values, table.name, first_day.time_since_epoch().count() + 7);
}

void copy_week(storage::Database& database, const std::string& account, const FilledStore& store) {
    for (const CopiedTable& table : copied_tables)
        database.write_now(
            [&](storage::Transaction& tx) {
                tx.execute(storage::kept_text(copying(table)),
                           {account, store.id, std::int64_t{store.sales_a_week}});
            },
            true);
}

}  // namespace

std::string some_employee() { return named("employee", 3).id; }

void fill_year(const std::string& database_setting, const std::string& account,
               const std::vector<FilledStore>& stores) {
    base::Settings settings;
    settings.database = database_setting;
    const auto database = app::open_database(settings);
    int number = 0;
    for (const FilledStore& store : stores) {
        book_week(*database, account, store, ++number);
        copy_week(*database, account, store);
    }
}

}  // namespace bench
