// The totals of a store's days, and their taxes, payments, voids and refunds.
#pragma once

#include "domain/calendar/business_date.hpp"
#include "domain/calendar/periods.hpp"
#include "domain/sale/sale.hpp"
#include "storage/database.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace features::reports {

// The totals of one or several days.
struct DayFigures {
    std::int64_t sales = 0, refunds = 0, guests = 0;  // refunds are not sales
    domain::Figures figures{};
    domain::Minor tips = 0;

    DayFigures& operator+=(const DayFigures& other);
};
using Days = std::map<domain::Day, DayFigures>;

// The days of a store.
struct StoreDays {
    std::string_view account, store;
    domain::DayRange days;
};

// Stores of an account, each once and with its own days. One statement reads them all.
struct DaysOfStores {
    std::string_view account;
    std::vector<std::pair<std::string_view, domain::DayRange>> stores;
};
// The parameter $2 of that statement.
std::string json_of(const DaysOfStores& which);
// Its part from FROM to WHERE: rows `d` of the table, for the account $1 and the stores and days
// $2. Order by `w.key` for the order of the stores. `also` is a condition on columns of the table,
// " AND ...".
std::string from_days(storage::Engine engine, std::string_view table, std::string_view also = "");

// Adds the totals of these days, each under the date `later` days after its own.
void add_to_days(storage::ReadView& view, const DaysOfStores& which, std::int64_t later,
                 Days& days);
// By store: the first and the last of these days with a sale.
std::map<std::string, domain::DayRange> days_with_sales(storage::ReadView& view,
                                                        const DaysOfStores& which);
// By store: the number of the last event that changed one of these days (sales::touch_day()).
std::map<std::string, std::int64_t> last_touched(storage::ReadView& view,
                                                 const DaysOfStores& which);

// The amounts of one tax at one rate. Taxes without an id are told apart by their names.
struct TaxSum {
    domain::Named tax{};
    std::int64_t rate = 0;  // thousandths of a percent; 0 if it is an amount
    bool is_inclusive = false;
    domain::Minor base = 0, amount = 0;
};
std::vector<TaxSum> read_taxes(storage::ReadView& view, const StoreDays& which);

struct CountedAmount {
    std::int64_t count = 0;
    domain::Minor amount = 0;
};
// Lines that were exempted from a tax: their total without tax, and the tax that was not due.
struct ExemptSum {
    domain::Minor base = 0, tax = 0;
};
ExemptSum read_exempt(storage::ReadView& view, const StoreDays& which);

struct TenderSum {
    std::string method{}, type{};
    std::int64_t count = 0;
    domain::Minor amount = 0, tips = 0;
};
std::vector<TenderSum> read_tenders(storage::ReadView& view, const StoreDays& which);

struct DiscountSum {
    std::string name{};
    CountedAmount sum{};  // without the tax share
};
std::vector<DiscountSum> read_discounts(storage::ReadView& view, const StoreDays& which);

// Voided sales and void lines, with what their totals would have been; refunds.
CountedAmount read_voided_sales(storage::ReadView& view, const StoreDays& which);
CountedAmount read_void_lines(storage::ReadView& view, const StoreDays& which);
CountedAmount read_refunds(storage::ReadView& view, const StoreDays& which);

// Sales and refunds that are not fully paid, or overpaid, and the total differences.
struct Balances {
    CountedAmount unpaid{}, overpaid{};
};
Balances read_balances(storage::ReadView& view, const StoreDays& which);

struct NumberedSale {
    std::int64_t number;
    std::string ticket_no;
};
// The sales with the lowest and the highest number, including voided ones and refunds.
struct FirstAndLast {
    NumberedSale first, last;
};
std::optional<FirstAndLast> read_first_and_last(storage::ReadView& view, const StoreDays& which);

}  // namespace features::reports
