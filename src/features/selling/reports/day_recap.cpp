// dayRecap: the closing sheet of a day, with what must be in the drawer and what is still open.
#include "base/text.hpp"
#include "features/selling/checks/open_checks.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/reports/days_store.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"

namespace features::reports {
namespace {

constexpr Column tender_columns[] = {
    {"paymentMethod", CellType::text, "How it was paid, such as Visa."},
    {"paymentType", CellType::text, "Type of payment."},
    {"count", CellType::whole, "Number of payments."},
    {"amount", CellType::money, "Amount paid, without tips and change."},
    {"tips", CellType::money, "Tips paid with it."},
};
constexpr RowDescription recap_tender{"RecapTender", "Payments by one method.", tender_columns,
                                      true};
constexpr Column recap_discount_columns[] = {
    {"name", CellType::text, "Name of the discount."},
    {"count", CellType::whole, "Number of discounted lines."},
    {"amount", CellType::money, "Amount of the discount, without inclusive tax."},
};
constexpr RowDescription recap_discount{"RecapDiscount", "The total of one discount.",
                                        recap_discount_columns, true};
constexpr Column recap_columns[] = {
    {"fromDate", CellType::date, "The first business date, like 2026-01-31."},
    {"toDate", CellType::date, "The last business date."},
    {"netSales", CellType::money, "Net sales: the gross receipt without taxes."},
    {"grossAmount", CellType::money, "Total before discounts and exclusive taxes."},
    {"totalTaxAmount", CellType::money, "Taxes, both inclusive and exclusive."},
    {"discounts", CellType::money, "Discounts, without inclusive tax."},
    {"grossReceipt", CellType::money, "Gross amount minus discounts, with all taxes."},
    {"tips", CellType::money, "Tips, which are not sales."},
    {"covers", CellType::whole, "Number of guests."},
    {"checks", CellType::whole, "Number of sales, without refunds."},
    {"tenders", CellType::rows, "How it was paid, the largest amount first.", false, &recap_tender},
    {"discountsByName", CellType::rows, "The discounts, the largest first.", false,
     &recap_discount},
    {"voidedSales", CellType::whole, "Number of voided sales."},
    {"voidedSalesAmount", CellType::money, "What their total would have been, with taxes."},
    {"voidLines", CellType::whole, "Number of voided lines."},
    {"voidLinesAmount", CellType::money, "What their total would have been, with taxes."},
    {"refunds", CellType::whole, "Number of refunds."},
    {"refundsAmount", CellType::money, "Amount refunded; negative."},
    {"unpaid", CellType::whole, "Number of sales that are not fully paid."},
    {"unpaidAmount", CellType::money,
     "Amount missing: `grossReceipt` is the total of `tenders`, plus this, minus "
     "`overpaidAmount`."},
    {"overpaid", CellType::whole, "Number of sales that are overpaid."},
    {"overpaidAmount", CellType::money, "Amount paid in excess."},
    {"firstNumber", CellType::whole, "The lowest number of a sale; absent if there is none.", true},
    {"lastNumber", CellType::whole, "The highest number of a sale; absent if there is none.", true},
    {"firstTicketNo", CellType::text, "Ticket number of the sale with the lowest number.", true},
    {"lastTicketNo", CellType::text, "Ticket number of the sale with the highest number.", true},
    {"openChecks", CellType::whole,
     "Number of checks that are active now; absent, like the next three, if the period ends before "
     "today.",
     true},
    {"openChecksAmount", CellType::money, "Their current total.", true},
    {"openOrders", CellType::whole,
     "Number of web orders that are unfinished now. Paid ones are already sales.", true},
    {"openOrdersAmount", CellType::money, "Their total.", true},
};
// The recap as a table.
constexpr Column recap_table_columns[] = {
    {"section", CellType::text, ""},      {"name", CellType::text, ""},
    {"count", CellType::whole, "", true}, {"amount", CellType::money, "", true},
    {"tips", CellType::money, "", true},
};

struct OpenWork {
    CountedAmount checks{}, orders{};
};

struct Recap {
    domain::DayRange days{};
    DayFigures total{};
    std::vector<TenderSum> tenders{};
    std::vector<DiscountSum> discounts{};
    CountedAmount voided_sales{}, void_lines{}, refunds{};
    Balances balances{};
    std::optional<FirstAndLast> numbers{};
    std::optional<OpenWork> open{};
};

OpenWork read_open_work(storage::ReadView& view, const Request& request, const Branch& branch,
                        std::int64_t now_ms) {
    const orders::OpenOrders orders = orders::open_orders(view, request.account, branch.id);
    const checks::OpenChecks checks = checks::open_checks(
        view, request.account, branch.id, {request.decimals, now_ms, *branch.calendar.zone});
    return {.checks = {checks.count, checks.amount}, .orders = {orders.count, orders.amount}};
}

Recap read_recap(storage::ReadView& view, const Request& request, std::int64_t now_ms) {
    const Branch& branch = request.branches.front();
    const StoreDays which{request.account, branch.id, branch.days};
    Recap recap{.days = branch.days,
                .tenders = read_tenders(view, which),
                .discounts = read_discounts(view, which),
                .voided_sales = read_voided_sales(view, which),
                .void_lines = read_void_lines(view, which),
                .refunds = read_refunds(view, which),
                .balances = read_balances(view, which),
                .numbers = read_first_and_last(view, which)};
    Days days;
    add_to_days(view, {which.account, {{which.store, which.days}}}, 0, days);
    for (const auto& [day, figures] : days) recap.total += figures;
    if (branch.days.last >= branch.today)
        recap.open = read_open_work(view, request, branch, now_ms);
    return recap;
}

Cell rows_of(const std::vector<TenderSum>& tenders) {
    std::vector<Row> rows;
    for (const TenderSum& one : tenders)
        rows.push_back({{one.method, one.type, one.count, one.amount, one.tips}});
    return rows;
}

Cell rows_of(const std::vector<DiscountSum>& discounts) {
    std::vector<Row> rows;
    for (const DiscountSum& one : discounts)
        rows.push_back({{one.name, one.sum.count, one.sum.amount}});
    return rows;
}

Row as_one_row(const Recap& recap) {
    const domain::Figures& figures = recap.total.figures;
    Row row{{domain::iso_text(recap.days.first), domain::iso_text(recap.days.last),
             figures.net_sales(), figures.gross, figures.tax(), figures.shown_discount(),
             figures.sale_amount(), recap.total.tips, recap.total.guests, recap.total.sales,
             rows_of(recap.tenders), rows_of(recap.discounts)}};
    for (const CountedAmount& one : {recap.voided_sales, recap.void_lines, recap.refunds,
                                     recap.balances.unpaid, recap.balances.overpaid}) {
        row.cells.emplace_back(one.count);
        row.cells.emplace_back(one.amount);
    }
    row.cells.resize(std::size(recap_columns));
    auto* cell = &row.cells[22];
    if (recap.numbers) {
        cell[0] = recap.numbers->first.number;
        cell[1] = recap.numbers->last.number;
        cell[2] = recap.numbers->first.ticket_no;
        cell[3] = recap.numbers->last.ticket_no;
    }
    if (recap.open) {
        cell[4] = recap.open->checks.count;
        cell[5] = recap.open->checks.amount;
        cell[6] = recap.open->orders.count;
        cell[7] = recap.open->orders.amount;
    }
    return row;
}

std::string name_of(const TenderSum& tender) {
    const bool has_type =
        !tender.type.empty() && !base::same_ignoring_case(tender.method, tender.type);
    return has_type ? tender.method + ", " + tender.type : tender.method;
}

std::vector<Row> as_table(const Recap& recap) {
    std::vector<Row> rows;
    const auto add = [&](const char* section, std::string name, Cell count, Cell amount,
                         Cell tips = {}) {
        rows.push_back(
            {{section, std::move(name), std::move(count), std::move(amount), std::move(tips)}});
    };
    const auto add_counted = [&](const char* section, const char* name, const CountedAmount& one) {
        add(section, name, one.count, one.amount);
    };
    const domain::Figures& figures = recap.total.figures;
    add("totals", "netSales", {}, figures.net_sales());
    add("totals", "grossAmount", {}, figures.gross);
    add("totals", "totalTaxAmount", {}, figures.tax());
    add("totals", "discounts", {}, figures.shown_discount());
    add("totals", "grossReceipt", {}, figures.sale_amount(), recap.total.tips);
    add("totals", "covers", recap.total.guests, {});
    add("totals", "checks", recap.total.sales, {});
    for (const TenderSum& one : recap.tenders)
        add("tenders", name_of(one), one.count, one.amount, one.tips);
    for (const DiscountSum& one : recap.discounts)
        add("discounts", one.name, one.sum.count, one.sum.amount);
    add_counted("voids", "sales", recap.voided_sales);
    add_counted("voids", "lines", recap.void_lines);
    add_counted("refunds", "refunds", recap.refunds);
    add_counted("payments", "unpaid", recap.balances.unpaid);
    add_counted("payments", "overpaid", recap.balances.overpaid);
    if (recap.numbers) {
        add("numbers", "first, ticket " + recap.numbers->first.ticket_no,
            recap.numbers->first.number, {});
        add("numbers", "last, ticket " + recap.numbers->last.ticket_no, recap.numbers->last.number,
            {});
    }
    if (recap.open) {
        add_counted("open", "checks", recap.open->checks);
        add_counted("open", "orders", recap.open->orders);
    }
    return rows;
}

class RecapRows : public RowSource {
public:
    RecapRows(Request request, std::int64_t now_ms, bool is_table)
        : request_(std::move(request)), now_ms_(now_ms), is_table_(is_table) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        const Recap recap = read_recap(view, request_, now_ms_);
        if (is_table_)
            rows = as_table(recap);
        else
            rows.push_back(as_one_row(recap));
        return false;
    }

private:
    Request request_;
    std::int64_t now_ms_;
    bool is_table_;
};

void fill_day_recap(const api::Call& call, storage::ReadView&, Request& request, Sheet& sheet) {
    const Branch& branch = request.branches.front();
    if (branch.days.last >= branch.today) request.tag.clear();  // what is open is not a sale
    const bool is_table = format_of(request.query) != Format::json;
    if (is_table) {
        sheet.columns = recap_table_columns;
        sheet.shape = Shape::bare;
    }
    sheet.rows = std::make_unique<RecapRows>(request, call.now_ms, is_table);
}

constexpr RowDescription recap_row{"DayRecap", "The closing sheet of a day.", recap_columns};
constexpr Report recap_report{.title = "dayRecap",
                              .row = recap_row,
                              .shape = Shape::one,
                              .answer = recap_row,
                              .fill = fill_day_recap,
                              .is_kept = false};

}  // namespace

const api::Operation read_day_recap = operation_of<recap_report>({
    .name = "day_recap",
    .id = "getDayRecap",
    .summary = "Get the recap of a day",
    .description =
        "Returns the closing sheet of a day: sales, payments, tips, discounts, voids, refunds, "
        "what is unpaid or overpaid, and what is still open. Without a date option it is for "
        "today. As a file it has the columns `section`, `name`, `count`, `amount`, `tips`.",
});

}  // namespace features::reports
