#include "features/selling/reports/days_store.hpp"

#include "base/json_text.hpp"
#include "features/selling/sales/parts_store.hpp"

namespace features::reports {
namespace {

std::vector<storage::Value> values_of(const StoreDays& which) {
    return {which.account, which.store, sales::number_of(which.days.first),
            sales::number_of(which.days.last)};
}

domain::Day day_in(const storage::Rows& rows, int column) {
    return domain::Day(date::days(rows.integer(column)));
}

// The two columns of a sum that may exceed 64 bits, because the limit of the sums of days does not
// apply to it. Throws AmountTooLarge if it does.
std::string wide_sum(const std::string& what) {
    return "SUM((" + what + ") / 1000000), SUM((" + what + ") % 1000000)";
}
domain::Minor wide_sum_in(const storage::Rows& rows, int column) {
    return domain::narrowed(domain::Wide{rows.integer(column)} * 1'000'000 +
                            rows.integer(column + 1));
}

// A count and a wide sum.
CountedAmount counted_in(storage::Rows rows) {
    if (!rows.next()) return {};
    return {rows.integer(0), wide_sum_in(rows, 1)};
}

// A statement over the sums of days, built once for each engine.
class OverDays {
public:
    OverDays(const std::string& select, const std::string& end)
        : of_one_(select +
                  " FROM day_sum d WHERE d.account = $1 AND d.store = $2 "
                  "AND d.business_day >= $3 AND d.business_day <= $4 " +
                  end),
          of_sqlite_(select + from_days(storage::Engine::sqlite, "day_sum") + end),
          of_postgres_(select + from_days(storage::Engine::postgres, "day_sum") + end) {}

    // Calls visit(rows) with each. For one store PostgreSQL can tell from the days how much it will
    // read.
    template <class Visit>
    void ask(storage::ReadView& view, const DaysOfStores& which, Visit visit) const {
        if (which.stores.size() == 1) {
            const auto& [store, days] = which.stores.front();
            storage::Rows rows = view.query(of_one_, values_of({which.account, store, days}));
            while (rows.next()) visit(rows);
            return;
        }
        const std::string stores = json_of(which);
        storage::Rows rows =
            view.query(view.engine() == storage::Engine::sqlite ? of_sqlite_ : of_postgres_,
                       {which.account, stores});
        while (rows.next()) visit(rows);
    }

private:
    std::string of_one_, of_sqlite_, of_postgres_;
};

NumberedSale sale_with_number(storage::ReadView& view, const StoreDays& which,
                              std::int64_t number) {
    storage::Rows rows =
        view.query("SELECT ticket_no FROM sale WHERE account = $1 AND store = $2 AND number = $3",
                   {which.account, which.store, number});
    NumberedSale sale{number, rows.next() ? std::string(rows.text(0)) : std::string()};
    if (sale.ticket_no.empty()) sale.ticket_no = std::to_string(number);
    return sale;
}

}  // namespace

DayFigures& DayFigures::operator+=(const DayFigures& other) {
    sales += other.sales;
    refunds += other.refunds;
    guests = domain::sum(guests, other.guests);
    figures += other.figures;
    tips = domain::sum(tips, other.tips);
    return *this;
}

std::string json_of(const DaysOfStores& which) {
    std::vector<std::string> texts;
    for (const auto& [store, days] : which.stores)
        texts.push_back('[' + base::json_string(store) + ',' +
                        std::to_string(sales::number_of(days.first)) + ',' +
                        std::to_string(sales::number_of(days.last)) + ']');
    return base::json_array(texts);
}

// Each store is looked up separately: without statistics for a new table, PostgreSQL would compare
// all rows with all stores.
std::string from_days(storage::Engine engine, std::string_view table, std::string_view also) {
    const std::string name(table), more(also);
    if (engine == storage::Engine::sqlite)
        return " FROM json_each($2) w CROSS JOIN " + name +
               " d WHERE d.account = $1 AND d.store = json_extract(w.value, '$[0]') "
               "AND d.business_day >= json_extract(w.value, '$[1]') "
               "AND d.business_day <= json_extract(w.value, '$[2]')" +
               more + ' ';
    return " FROM json_array_elements($2::json) WITH ORDINALITY AS w (value, key) "
           "CROSS JOIN LATERAL (SELECT * FROM " +
           name +
           " WHERE account = $1 AND store = w.value ->> 0 "
           "AND business_day >= (w.value ->> 1)::bigint "
           "AND business_day <= (w.value ->> 2)::bigint" +
           more + " OFFSET 0) d ";
}

void add_to_days(storage::ReadView& view, const DaysOfStores& which, std::int64_t later,
                 Days& days) {
    static const OverDays question(
        "SELECT d.business_day, d.sales, d.refunds, d.guests, d.gross, d.discount, d.tax_share, "
        "d.inclusive_tax, d.exclusive_tax, d.tips",
        "");
    question.ask(view, which, [&](const storage::Rows& rows) {
        days[day_in(rows, 0) + date::days(later)] += {.sales = rows.integer(1),
                                                      .refunds = rows.integer(2),
                                                      .guests = rows.integer(3),
                                                      .figures = {.gross = rows.integer(4),
                                                                  .discount = rows.integer(5),
                                                                  .tax_share = rows.integer(6),
                                                                  .inclusive_tax = rows.integer(7),
                                                                  .exclusive_tax = rows.integer(8)},
                                                      .tips = rows.integer(9)};
    });
}

std::map<std::string, domain::DayRange> days_with_sales(storage::ReadView& view,
                                                        const DaysOfStores& which) {
    static const OverDays question("SELECT d.store, MIN(d.business_day), MAX(d.business_day)",
                                   "GROUP BY d.store");
    std::map<std::string, domain::DayRange> found;
    question.ask(view, which, [&](const storage::Rows& rows) {
        found.emplace(rows.text(0), domain::DayRange{day_in(rows, 1), day_in(rows, 2)});
    });
    return found;
}

std::map<std::string, std::int64_t> last_touched(storage::ReadView& view,
                                                 const DaysOfStores& which) {
    static const OverDays question("SELECT d.store, MAX(d.sequence)", "GROUP BY d.store");
    std::map<std::string, std::int64_t> found;
    question.ask(view, which,
                 [&](const storage::Rows& rows) { found.emplace(rows.text(0), rows.integer(1)); });
    return found;
}

std::vector<TaxSum> read_taxes(storage::ReadView& view, const StoreDays& which) {
    storage::Rows rows = view.query(
        "SELECT tax, MAX(tax_name), rate, is_inclusive, SUM(base), SUM(amount) FROM sale_tax "
        "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
        "AND counts = 1 "
        "GROUP BY tax, CASE WHEN tax = '' THEN tax_name ELSE '' END, rate, is_inclusive "
        "ORDER BY 2, 3, 4, 1",
        values_of(which));
    std::vector<TaxSum> taxes;
    while (rows.next())
        taxes.push_back({.tax = {std::string(rows.text(0)), std::string(rows.text(1))},
                         .rate = rows.integer(2),
                         .is_inclusive = rows.integer(3) != 0,
                         .base = rows.integer(4),
                         .amount = rows.integer(5)});
    return taxes;
}

ExemptSum read_exempt(storage::ReadView& view, const StoreDays& which) {
    storage::Rows rows = view.query(
        "SELECT SUM(gross - discount - inclusive_tax), SUM(exempted_tax) FROM sale_line "
        "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
        "AND counts = 1 AND exempted_tax <> 0",
        values_of(which));
    if (!rows.next()) return {};
    return {rows.integer(0), rows.integer(1)};
}

std::vector<TenderSum> read_tenders(storage::ReadView& view, const StoreDays& which) {
    storage::Rows rows = view.query(
        "SELECT method, type, COUNT(*), SUM(amount), SUM(tip) FROM sale_payment "
        "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
        "AND counts = 1 GROUP BY method, type ORDER BY 4 DESC, 1, 2",
        values_of(which));
    std::vector<TenderSum> tenders;
    while (rows.next())
        tenders.push_back({.method = std::string(rows.text(0)),
                           .type = std::string(rows.text(1)),
                           .count = rows.integer(2),
                           .amount = rows.integer(3),
                           .tips = rows.integer(4)});
    return tenders;
}

std::vector<DiscountSum> read_discounts(storage::ReadView& view, const StoreDays& which) {
    storage::Rows rows = view.query(
        "SELECT discount_name, COUNT(*), SUM(amount - tax_share) FROM sale_discount "
        "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
        "AND counts = 1 GROUP BY discount_name ORDER BY 3 DESC, 1",
        values_of(which));
    std::vector<DiscountSum> discounts;
    while (rows.next())
        discounts.push_back(
            {.name = std::string(rows.text(0)), .sum = {rows.integer(1), rows.integer(2)}});
    return discounts;
}

CountedAmount read_voided_sales(storage::ReadView& view, const StoreDays& which) {
    return counted_in(view.query(
        "SELECT COUNT(DISTINCT s.id), " + wide_sum("l.gross - l.discount + l.exclusive_tax") +
            " FROM sale s "
            "LEFT JOIN sale_line l ON l.account = $1 AND l.store = $2 "
            "AND l.business_day = s.business_day AND l.sale = s.number AND l.is_void = 0 "
            "WHERE s.account = $1 AND s.store = $2 AND s.business_day >= $3 AND s.business_day <= "
            "$4 "
            "AND s.state = 'VOIDED' AND s.refund_of = ''",
        values_of(which)));
}

CountedAmount read_void_lines(storage::ReadView& view, const StoreDays& which) {
    return counted_in(view.query(
        "SELECT COUNT(*), " + wide_sum("gross - discount + exclusive_tax") +
            " FROM sale_line "
            "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
            "AND is_void = 1",
        values_of(which)));
}

CountedAmount read_refunds(storage::ReadView& view, const StoreDays& which) {
    return counted_in(view.query(
        "SELECT COUNT(*), " + wide_sum("gross - discount + exclusive_tax") +
            " FROM sale "
            "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
            "AND state = 'REFUND'",
        values_of(which)));
}

Balances read_balances(storage::ReadView& view, const StoreDays& which) {
    storage::Rows rows = view.query(
        "SELECT SUM(CASE WHEN due > 0 THEN 1 ELSE 0 END), " +
            wide_sum("CASE WHEN due > 0 THEN due ELSE 0 END") +
            ", SUM(CASE WHEN due < 0 THEN 1 ELSE 0 END), " +
            wide_sum("CASE WHEN due < 0 THEN -due ELSE 0 END") +
            " FROM (SELECT gross - discount + exclusive_tax - paid AS due FROM sale "
            "WHERE account = $1 AND store = $2 AND business_day >= $3 AND business_day <= $4 "
            "AND state <> 'VOIDED') AS sales",
        values_of(which));
    if (!rows.next()) return {};
    return {.unpaid = {rows.integer(0), wide_sum_in(rows, 1)},
            .overpaid = {rows.integer(3), wide_sum_in(rows, 4)}};
}

std::optional<FirstAndLast> read_first_and_last(storage::ReadView& view, const StoreDays& which) {
    std::int64_t first = 0, last = 0;
    {
        storage::Rows rows = view.query(
            "SELECT MIN(number), MAX(number) FROM sale WHERE account = $1 AND store = $2 "
            "AND business_day >= $3 AND business_day <= $4",
            values_of(which));
        if (!rows.next() || rows.integer(0) == 0) return {};
        first = rows.integer(0);
        last = rows.integer(1);
    }
    return FirstAndLast{sale_with_number(view, which, first), sale_with_number(view, which, last)};
}

}  // namespace features::reports
