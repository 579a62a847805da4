// saleSummaryReport: the totals of each sale.
#include "features/selling/reports/listing.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"

#include <map>

namespace features::reports {
namespace {

using domain::Figures;

constexpr Column category_columns[] = {
    {"id", CellType::text, "Id of the category; \"\" for lines without one, such as charges."},
    {"name", CellType::text,
     "Name of the category at the time of the sale; `Other` for lines without one."},
    {"quantity", CellType::whole, "Quantity sold."},
    {"netSales", CellType::money_text, "Gross receipt without taxes."},
    {"discounts", CellType::money_text, "Discounts, without inclusive tax."},
    {"totalTaxAmount", CellType::money_text, "Taxes, both inclusive and exclusive."},
    {"inclusiveTax", CellType::money_text, "Inclusive taxes."},
    {"totalGrossAmount", CellType::money_text, "Total before discounts and exclusive taxes."},
    {"grossReceipt", CellType::money_text, "Amount the guest owed, without tips."},
};

constexpr RowDescription summary_category{"SaleSummaryCategory", "The sales of a category.",
                                          category_columns, true};

constexpr Column summary_columns[] = {
    {"id", CellType::text, "Id of the sale."},
    {"ticketNo", CellType::text, "Number of the ticket, as guests and staff know it."},
    {"saleNo", CellType::text, "Number of the sale in its store, without gaps."},
    {"saleOpenDate", CellType::date_time,
     "Business date, and time when the sale was opened, by the store's clock."},
    {"customerName", CellType::text, "Name of the customer; `Walkin` when none is known."},
    {"floorNo", CellType::text, "Name of the floor."},
    {"tableNo", CellType::text, "Name of the table."},
    {"employee", CellType::text, "Name of the employee who opened the sale."},
    {"closedBy", CellType::text, "Name of the employee who closed it."},
    {"serviceType", CellType::text, "Service type, as sent."},
    {"netSales", CellType::money_text, "Gross receipt without taxes."},
    {"discounts", CellType::money_text, "Discounts, without inclusive tax."},
    {"totalTaxAmount", CellType::money_text, "Taxes, both inclusive and exclusive."},
    {"inclusiveTax", CellType::money_text, "Inclusive taxes."},
    {"totalGrossAmount", CellType::money_text, "Total before discounts and exclusive taxes."},
    {"grossReceipt", CellType::money_text, "Amount the guest owed, without tips."},
    {"tips", CellType::money_text, "Tips."},
    {"categories", CellType::rows,
     "With `isIncludedCategory=true`: the sale by category; the rows add up to the sale.", true,
     &summary_category},
};

void append_figures(std::vector<Cell>& cells, const Figures& figures) {
    for (const domain::Minor amount : {figures.net_sales(), figures.shown_discount(), figures.tax(),
                                       figures.inclusive_tax, figures.gross, figures.sale_amount()})
        cells.emplace_back(amount);
}

struct CategorySum {
    const domain::Named* category;
    std::int64_t quantity = 0;
    Figures figures{};
};

// In the order of its lines.
std::vector<CategorySum> category_sums(const ListedSale& sale) {
    std::vector<CategorySum> sums;
    std::map<std::string_view, std::size_t> places;
    for (const ListedLine& line : sale.lines) {
        if (!line.counts) continue;
        const auto [place, is_new] = places.try_emplace(line.category.id, sums.size());
        if (is_new) sums.push_back({&line.category});
        CategorySum& sum = sums[place->second];
        sum.quantity = domain::sum(sum.quantity, line.quantity);
        sum.figures += line.figures;
    }
    return sums;
}

std::vector<Row> category_rows(const ListedSale& sale) {
    std::vector<Row> rows;
    for (const CategorySum& sum : category_sums(sale)) {
        const domain::Named& category = *sum.category;
        Row row{{category.id, category.id.empty() ? std::string("Other") : category.name,
                 sum.quantity}};
        append_figures(row.cells, sum.figures);
        rows.push_back(std::move(row));
    }
    return rows;
}

Row summary_row(const ListedSale& listed) {
    const domain::Sale& sale = listed.sale;
    Row row = row_with(listed.id, sale.ticket_no, std::to_string(listed.number),
                       opened_text(opening_of(listed)), customer_text(listed), sale.floor.name,
                       sale.table, sale.employee.name, sale.closed_by.name, sale.service_type);
    append_figures(row.cells, listed.figures);
    row.cells.emplace_back(listed.tips);
    return row;
}

class SummaryRows final : public RowSource {
public:
    SummaryRows(const Request& request, bool has_categories)
        : sales_(filtered_sales(request, {.lines = has_categories})),
          has_categories_(has_categories) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        std::vector<ListedSale> sales;
        const bool has_more = sales_.next(view, sales);
        for (const ListedSale& sale : sales) {
            rows.push_back(summary_row(sale));
            if (has_categories_) rows.back().cells.emplace_back(category_rows(sale));
        }
        return has_more;
    }

private:
    SalesListing sales_;
    bool has_categories_;
};

void fill_summary(const api::Call&, storage::ReadView&, Request& request, Sheet& sheet) {
    constexpr std::string_view types[] = {"SALESUMMARY"};
    constexpr std::string_view answers[] = {"false", "true"};
    choice_of(request, "type", types);
    const bool has_categories = choice_of(request, "isIncludedCategory", answers) == 1;
    if (!has_categories) sheet.columns = sheet.columns.first(sheet.columns.size() - 1);
    sheet.rows = std::make_unique<SummaryRows>(request, has_categories);
}

constexpr RowDescription summary_sale{"SaleSummary", "The totals of a sale.", summary_columns};
constexpr schema::Description summary_answer{
    "SaleSummaryReport", "A row for each sale, the oldest first.", summary_sale};
constexpr Report summary_report{.title = "saleSummaryReport",
                                .row = summary_sale,
                                .shape = Shape::bare,
                                .answer = summary_answer,
                                .fill = fill_summary};

constexpr api::Parameter summary_type{"type",
                                      api::in_query,
                                      api::words("SALESUMMARY"),
                                      R"("SALESUMMARY")",
                                      "Optional; this is the only value.",
                                      nullptr,
                                      true};
constexpr api::Parameter with_categories{"isIncludedCategory", api::in_query, api::yes_or_no,
                                         "true",
                                         "Whether each sale also shows its totals by category."};

}  // namespace

const api::Operation read_sale_summary = operation_of<summary_report>({
    .name = "sale_summary",
    .id = "getSaleSummaryReport",
    .summary = "Report the totals of each sale",
    .description =
        "Returns the totals of the sales of a period, the oldest first. A voided sale has 0 "
        "everywhere; a refund is a separate sale, with negative amounts.",
    .parameters = {&summary_type, &selected_employee, &service_types, &with_categories},
});

}  // namespace features::reports
