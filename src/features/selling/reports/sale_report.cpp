// saleReport: sales by department, category, item, employee, hour and so on.
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "domain/pricing/percentages.hpp"
#include "features/selling/reports/groups_store.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"

#include <algorithm>
#include <limits>

namespace features::reports {
namespace {

using api::Call;
using base::Refusal;

constexpr Column columns[] = {
    {"itemId", CellType::text,
     "Id of the row's subject; \"\" for lines that have none, such as charges, and for the total. "
     "For a service type its name, for an hour 0 to 23, for a day its date."},
    {"name", CellType::text, "Its latest name."},
    {"businessDate", CellType::date,
     "The business date: for days, and for menu items if the period is one day.", true},
    {"quantity", CellType::whole, "Quantity sold."},
    {"grossAmount", CellType::money, "Total before discounts and exclusive taxes."},
    {"saleAmount", CellType::money, "Gross amount minus discounts, with all taxes."},
    {"netSales", CellType::money, "The sale amount without taxes."},
    {"tax", CellType::money, "Taxes, both inclusive and exclusive."},
    {"discount", CellType::money, "Discounts, without inclusive tax."},
    {"percentage", CellType::hundredths,
     "Share of the report's net sales, in percent; all rows add up to 100."},
};

struct Query {
    GroupBy by = GroupBy::department;
    GroupFilter filter{};
    bool is_by_quantity = false;
    bool is_past_end = false;  // a page after the first, which has all rows
};

GroupBy group_of(const Request& request, base::Problems& problems) {
    const auto asked = request.query.get("type");
    if (!asked) return GroupBy::department;
    const std::string wanted = folded(*asked);
    for (std::size_t i = 0; i < group_names.size(); ++i)
        if (wanted == folded(group_names.at(i))) return static_cast<GroupBy>(i);
    std::string names;
    for (const std::string_view name : group_names) (names += names.empty() ? "" : ", ") += name;
    problems.push_back({"type", "must be one of " + names});
    return GroupBy::department;
}

bool is_yes(const Request& request, std::string_view name, base::Problems& problems) {
    const std::string said = folded(request.query.get(name).value_or("N"));
    if (said != "y" && said != "n") problems.push_back({std::string(name), "must be Y or N"});
    return said == "y";
}

std::string filter_of(const Request& request, std::string_view name) {
    return std::string(base::trimmed(request.query.get(name).value_or("")));
}

Query query_of(const Request& request) {
    base::Problems problems;
    Query query{.by = group_of(request, problems),
                .filter = {.department = filter_of(request, "selectedDepID"),
                           .employee = filter_of(request, "selectedEmployee"),
                           .item = filter_of(request, "selectedItemId")},
                .is_by_quantity = is_yes(request, "qtySort", problems)};
    const auto page =
        request.query.number("page", {1, std::numeric_limits<std::int32_t>::max()}, problems);
    query.is_past_end = page.value_or(1) > 1;
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return query;
}

domain::Day day_of(const Group& group) { return domain::Day(date::days(std::stoll(group.id))); }

// How a row is shown.
struct Label {
    std::string id, name;
    Cell business_date{};
};

Label label_of(const Request& request, GroupBy by, const Group& group) {
    if (by == GroupBy::day)
        return {domain::iso_text(day_of(group)), domain::wire_text(day_of(group)),
                domain::iso_text(day_of(group))};
    if (by == GroupBy::hour) return {group.id, (group.id.size() < 2 ? "0" : "") + group.id + ":00"};
    Label label{group.id,
                group.id.empty() || group.name.empty() ? std::string("Other") : group.name};
    if (!group.id.empty() && group.name.empty()) label.name = group.id;
    if (by == GroupBy::menu_item && request.is_one_day() && !request.branches.empty())
        label.business_date = domain::iso_text(request.branches.front().days.first);
    return label;
}

Row row_of(Label label, const Group& group, std::int64_t percentage) {
    const domain::Figures& figures = group.figures;
    return {{std::move(label.id), std::move(label.name), std::move(label.business_date),
             group.quantity, figures.gross, figures.sale_amount(), figures.net_sales(),
             figures.tax(), figures.shown_discount(), percentage}};
}

std::vector<Group> sorted(const Groups& groups, bool is_by_quantity) {
    std::vector<Group> all;
    for (const auto& [key, group] : groups)
        if (group.lines > 0) all.push_back(group);
    std::ranges::sort(all, [&](const Group& a, const Group& b) {
        const auto rank = [&](const Group& one) {
            return is_by_quantity ? one.quantity : one.figures.sale_amount();
        };
        if (rank(a) != rank(b)) return rank(a) > rank(b);
        return std::tie(a.name, a.id) < std::tie(b.name, b.id);
    });
    return all;
}

class SaleReportRows : public RowSource {
public:
    SaleReportRows(Request request, Query query)
        : request_(std::move(request)), query_(std::move(query)) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        Groups groups;
        add_groups(view, request_, query_.by, query_.filter, groups);
        const std::vector<Group> all = sorted(groups, query_.is_by_quantity);
        std::vector<domain::Minor> net;
        Group total;
        for (const Group& group : all) {
            net.push_back(group.figures.net_sales());
            total.quantity = domain::sum(total.quantity, group.quantity);
            total.figures += group.figures;
        }
        const auto percentages = domain::percentages_of(net);
        for (std::size_t i = 0; i < all.size() && !query_.is_past_end; ++i)
            rows.push_back(row_of(label_of(request_, query_.by, all[i]), all[i], percentages[i]));
        rows.push_back(row_of({"", "Total"}, total, total.figures.net_sales() > 0 ? 10'000 : 0));
        return false;
    }

private:
    Request request_;
    Query query_;
};

void fill_sale_report(const Call&, storage::ReadView&, Request& request, Sheet& sheet) {
    sheet.rows = std::make_unique<SaleReportRows>(request, query_of(request));
}

constexpr RowDescription sale_report_row{"SaleReportRow", "A row of the report, or its total.",
                                         columns};
constexpr auto sale_report_members = data_and_total(sale_report_row);
constexpr schema::Description sale_report_answer{"SaleReport", "Sales by group.",
                                                 sale_report_members};
constexpr Report sale_report{.title = "saleReport",
                             .row = sale_report_row,
                             .shape = Shape::data_and_total,
                             .answer = sale_report_answer,
                             .fill = fill_sale_report};

constexpr api::Parameter type_parameter{
    "type",
    api::in_query,
    api::words("DEPARTMENT|CATEGORY|SUBCATEGORY|MENUITEM|MODIFIER|EMPLOYEE|SERVICETYPE|HOUR|DAY"),
    R"("CATEGORY")",
    "What the lines are grouped by; DEPARTMENT by default. All but DEPARTMENT and CATEGORY are "
    "extensions. Modifiers are parts of lines, so their total differs.",
    nullptr,
    true};
constexpr api::Parameter quantity_sort{"qtySort", api::in_query, api::words("Y|N"), R"("Y")",
                                       "Y: highest quantity first. Otherwise highest sale amount "
                                       "first."};
constexpr api::Parameter department_filter{"selectedDepID", api::in_query, api::an_id,
                                           R"("650000000000000000001001")",
                                           "Only lines of the department with this id."};
constexpr api::Parameter item_filter{"selectedItemId", api::in_query, api::an_id,
                                     R"("650000000000000000001008")",
                                     "Only lines of the menu item with this id."};

constexpr api::Parameter without_effect(std::string_view name) {
    return {name, api::in_query, api::any_text, R"("")",
            "Accepted from clients that send it, and ignored."};
}
constexpr auto employee_group = without_effect("employeeGroup");
constexpr auto detailed_view = without_effect("isDetailedView");
constexpr auto report_type = without_effect("reportType");

}  // namespace

const api::Operation read_sale_report = operation_of<sale_report>({
    .name = "sale_report",
    .id = "getSaleReport",
    .summary = "Report sales",
    .description =
        "Returns the sales of a period, grouped by department, category and so on. Voided sales do "
        "not count; a refund counts on the day it was made. For one period the totals of all types "
        "except MODIFIER are the same, and equal those of the other reports. The first page has "
        "all rows.",
    .parameters = {&type_parameter, &quantity_sort, &department_filter, &selected_employee,
                   &item_filter, &employee_group, &detailed_view, &report_type,
                   &api::page_parameter},
});
const api::Operation read_account_sale_report = operation_of<sale_report>({
    .name = "account_sale_report",
    .id = "getAccountSaleReport",
    .summary = "Report sales in all stores",
    .description =
        "Returns the same for all stores of one currency that the key may see, each by its own "
        "calendar. Rows with the same name in several stores are combined, except employees.",
    .parameters = {&currency_parameter, &type_parameter, &quantity_sort, &department_filter,
                   &selected_employee, &item_filter, &employee_group, &detailed_view, &report_type,
                   &api::page_parameter},
});

}  // namespace features::reports
