// dailyTotals: the totals of each business date, next to those of other dates.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/selling/reports/days_store.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <deque>

namespace features::reports {
namespace {

constexpr std::size_t compared_max = 5;
constexpr date::days days_at_once{200};

struct DayNumber {
    std::string_view name;
    CellType type;
    std::string_view help, change, help_of_change;
};
constexpr std::array<DayNumber, 8> day_numbers{{
    {"netSales", CellType::money, "Net sales: the gross receipt without taxes.", "netSalesChange",
     "By how much the row's net sales are higher."},
    {"grossAmount", CellType::money, "Total before discounts and exclusive taxes.",
     "grossAmountChange", "By how much the row's gross amount is higher."},
    {"totalTaxAmount", CellType::money, "Taxes, both inclusive and exclusive.",
     "totalTaxAmountChange", "By how much the row's taxes are higher."},
    {"discounts", CellType::money, "Discounts, without inclusive tax.", "discountsChange",
     "By how much the row's discounts are higher."},
    {"grossReceipt", CellType::money, "Gross amount minus discounts, with all taxes.",
     "grossReceiptChange", "By how much the row's gross receipt is higher."},
    {"tips", CellType::money, "Tips, which are not sales.", "tipsChange",
     "By how much the row's tips are higher."},
    {"covers", CellType::whole, "Number of guests.", "coversChange",
     "How many more guests the row has."},
    {"checks", CellType::whole, "Number of sales, without refunds.", "checksChange",
     "How many more sales the row has."},
}};

constexpr Column number_column(const DayNumber& number) {
    return {number.name, number.type, number.help};
}
constexpr Column change_column(const DayNumber& number) {
    return {number.change, number.type, number.help_of_change};
}

constexpr auto compared_columns = [] {
    std::array<Column, 2 + 2 * day_numbers.size()> columns{};
    columns[0] = {"days", CellType::whole, "How many days earlier."};
    columns[1] = {"businessDate", CellType::date, "That date; absent in the total.", true};
    for (std::size_t i = 0; i < day_numbers.size(); ++i) {
        columns.at(2 + 2 * i) = number_column(day_numbers.at(i));
        columns.at(3 + 2 * i) = change_column(day_numbers.at(i));
    }
    return columns;
}();
constexpr RowDescription compared_day{"ComparedDay",
                                      "The totals of an earlier business date, and the "
                                      "differences.",
                                      compared_columns, true};
constexpr auto day_columns = [] {
    std::array<Column, 2 + day_numbers.size()> columns{};
    columns[0] = {"businessDate", CellType::date,
                  "The business date, like 2026-01-31; absent in the total, `Total` in files.",
                  true};
    for (std::size_t i = 0; i < day_numbers.size(); ++i)
        columns.at(1 + i) = number_column(day_numbers.at(i));
    columns.back() = {"compare", CellType::rows,
                      "With the parameter `compare`: the totals of earlier days, and the "
                      "differences. Files have a column for each instead, such as `netSales7` and "
                      "`netSales7Change`.",
                      true, &compared_day};
    return columns;
}();

using DayNumbers = std::array<std::int64_t, day_numbers.size()>;
DayNumbers numbers_of(const DayFigures& day) {
    return {day.figures.net_sales(),
            day.figures.gross,
            day.figures.tax(),
            day.figures.shown_discount(),
            day.figures.sale_amount(),
            day.tips,
            day.guests,
            day.sales};
}

// A day, or the total, and the days it is compared with.
struct ComparedDay {
    std::optional<domain::Day> day{};
    DayFigures figures{};
    std::vector<DayFigures> earlier{};  // one for each compared day
};

Cell date_cell(const std::optional<domain::Day>& day, std::int64_t earlier = 0) {
    if (!day) return {};
    return domain::iso_text(*day - date::days(earlier));
}

Row compared_row(const ComparedDay& day, const DayFigures& earlier, std::int64_t how_much) {
    const DayNumbers now = numbers_of(day.figures), then = numbers_of(earlier);
    Row row{{how_much, date_cell(day.day, how_much)}};
    for (std::size_t i = 0; i < now.size(); ++i) {
        row.cells.emplace_back(then.at(i));
        row.cells.emplace_back(domain::difference(now.at(i), then.at(i)));
    }
    return row;
}

// The columns of a file: compared figures are next to those of the day.
struct FlatColumns {
    explicit FlatColumns(const std::vector<std::int64_t>& compared)
        : columns(day_columns.begin(), day_columns.end() - 1) {
        for (const std::int64_t days : compared)
            for (const DayNumber& number : day_numbers) {
                const std::string& name =
                    names.emplace_back(std::string(number.name) + std::to_string(days));
                columns.push_back({name, number.type, ""});
                columns.push_back({names.emplace_back(name + "Change"), number.type, ""});
            }
    }

    std::deque<std::string> names{};
    std::vector<Column> columns;
};

class DailyRows : public RowSource {
public:
    DailyRows(Request request, std::vector<std::int64_t> compared, bool is_flat)
        : request_(std::move(request)),
          compared_(std::move(compared)),
          flat_(compared_),
          is_flat_(is_flat),
          total_{.earlier = std::vector<DayFigures>(compared_.size())} {}

    std::span<const Column> columns() const {
        return is_flat_ ? std::span<const Column>(flat_.columns) : day_columns;
    }

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        if (!std::exchange(has_begun_, true)) begin(view);
        const domain::Day end = std::min(at_ + days_at_once, end_);
        const Days days = read(view, end, 0);
        std::vector<Days> earlier;
        for (const std::int64_t one : compared_) earlier.push_back(read(view, end, one));
        for (; at_ < end; at_ += date::days(1)) {
            ComparedDay day{.day = at_, .figures = of(days)};
            for (const Days& one : earlier) day.earlier.push_back(of(one));
            add_to_total(day);
            rows.push_back(row(day));
        }
        if (at_ < end_) return true;
        rows.push_back(row(total_));
        return false;
    }

private:
    // Future days are not shown. A period of more than ten years begins with its first sale.
    void begin(storage::ReadView& view) {
        at_ = domain::Day::max();
        end_ = domain::Day::min();
        const auto sold_in = days_with_sales(view, request_.days_of_stores());
        for (Branch& branch : request_.branches) {
            domain::DayRange& days = branch.days;
            const auto sold = sold_in.find(branch.id);
            const bool has_sold = sold != sold_in.end();
            days.last = std::min(
                days.last, has_sold ? std::max(sold->second.last, branch.today) : branch.today);
            if (days.last - days.first >= date::days(domain::days_max))
                days.first = has_sold ? sold->second.first : days.last;
            if (days.first > days.last) continue;
            at_ = std::min(at_, days.first);
            end_ = std::max(end_, days.last + date::days(1));
        }
        if (at_ > end_) at_ = end_ = domain::Day();
    }

    Days read(storage::ReadView& view, domain::Day end, std::int64_t earlier) const {
        Days days;
        const date::days shift(earlier);
        DaysOfStores which{request_.account, {}};
        for (const Branch& branch : request_.branches) {
            const domain::DayRange part{std::max(at_, branch.days.first),
                                        std::min(end - date::days(1), branch.days.last)};
            if (part.first > part.last) continue;
            which.stores.emplace_back(branch.id,
                                      domain::DayRange{part.first - shift, part.last - shift});
        }
        add_to_days(view, which, earlier, days);
        return days;
    }
    DayFigures of(const Days& days) const {
        const auto found = days.find(at_);
        return found == days.end() ? DayFigures{} : found->second;
    }
    void add_to_total(const ComparedDay& day) {
        total_.figures += day.figures;
        for (std::size_t i = 0; i < compared_.size(); ++i) total_.earlier[i] += day.earlier[i];
    }

    Row row(const ComparedDay& day) const {
        Row row{{is_flat_ && !day.day ? Cell{"Total"} : date_cell(day.day)}};
        for (const std::int64_t number : numbers_of(day.figures)) row.cells.emplace_back(number);
        std::vector<Row> compared;
        for (std::size_t i = 0; i < compared_.size(); ++i)
            compared.push_back(compared_row(day, day.earlier[i], compared_[i]));
        if (!is_flat_) {
            row.cells.push_back(compared.empty() ? Cell{} : Cell{std::move(compared)});
            return row;
        }
        for (Row& one : compared)
            std::move(one.cells.begin() + 2, one.cells.end(), std::back_inserter(row.cells));
        return row;
    }

    Request request_;
    const std::vector<std::int64_t> compared_;
    const FlatColumns flat_;
    const bool is_flat_;
    ComparedDay total_;
    domain::Day at_{}, end_{};  // the next day, and the one after the last
    bool has_begun_ = false;
};

std::vector<std::int64_t> read_compared(const Request& request) {
    const auto refuse = [] {
        return base::Refusal::invalid(
            "compare", "must be up to 5 whole numbers from 1 to 3660, such as 7,28,364");
    };
    std::vector<std::int64_t> compared;
    std::string_view rest = base::trimmed(request.query.get("compare").value_or(""));
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view text = base::trimmed(rest.substr(0, comma));
        std::int64_t days = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), days);
        const bool is_number = error == std::errc() && end == text.data() + text.size();
        const bool is_last_empty = comma + 1 == rest.size();
        if (!is_number || days < 1 || days > domain::days_max || is_last_empty) throw refuse();
        if (std::ranges::find(compared, days) == compared.end()) compared.push_back(days);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    if (compared.size() > compared_max) throw refuse();
    return compared;
}

// The tag of the answer also depends on the compared days, and on the last day shown.
void extend_tag(const api::Call& call, storage::ReadView& view,
                const std::vector<std::int64_t>& compared, Request& request) {
    std::string depends_on = request.tag;
    std::int64_t last = 0;
    std::vector<std::map<std::string, std::int64_t>> touched_of;
    for (const std::int64_t days : compared)
        touched_of.push_back(last_touched(view, request.days_of_stores(date::days(days))));
    for (const Branch& branch : request.branches) {
        for (auto& touched_then : touched_of) {
            const std::int64_t touched = touched_then[branch.id];
            last = std::max(last, touched);
            (depends_on += ' ') += std::to_string(touched);
        }
        if (branch.days.last <= branch.today) continue;
        (depends_on += ' ') += domain::iso_text(branch.today);
        request.is_momentary = true;
    }
    if (depends_on != request.tag)
        request.tag = api::sequence_tag({last, view.epoch()}, call.request, depends_on);
}

void fill_daily_totals(const api::Call& call, storage::ReadView& view, Request& request,
                       Sheet& sheet) {
    const auto compared = read_compared(request);
    extend_tag(call, view, compared, request);
    auto rows =
        std::make_unique<DailyRows>(request, compared, format_of(request.query) != Format::json);
    sheet.columns = rows->columns();
    sheet.rows = std::move(rows);
}

constexpr RowDescription daily_row{
    "DailyTotal", "The totals of a business date, or of all of them.", day_columns};
constexpr auto daily_members = data_and_total(daily_row);
constexpr schema::Description daily_answer{
    "DailyTotals",
    "A row for each business date of the period until today, including those without a sale.",
    daily_members};
constexpr Report daily_report{.title = "dailyTotals",
                              .row = daily_row,
                              .shape = Shape::data_and_total,
                              .answer = daily_answer,
                              .fill = fill_daily_totals};

constexpr api::Parameter compare_parameter{
    "compare", api::in_query, api::any_text, R"("7,28")",
    "Up to five numbers of days, separated by commas: each row also has the figures of that many "
    "days earlier."};

}  // namespace

const api::Operation read_daily_totals = operation_of<daily_report>({
    .name = "daily_totals",
    .id = "getDailyTotals",
    .summary = "Report daily totals",
    .description =
        "Returns the totals of each business date of a period, including those without a sale, and "
        "on request those of earlier days for comparison. A period of more than 3660 days begins "
        "with its first sale.",
    .parameters = {&compare_parameter},
});
const api::Operation read_account_daily_totals = operation_of<daily_report>({
    .name = "account_daily_totals",
    .id = "getAccountDailyTotals",
    .summary = "Report daily totals in all stores",
    .description =
        "Returns the same for all stores of one currency that the key may see, each by its own "
        "calendar.",
    .parameters = {&currency_parameter, &compare_parameter},
});

}  // namespace features::reports
