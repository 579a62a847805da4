// getsale as files: a row for each sale, or for each line.
#include "base/time_text.hpp"
#include "features/selling/reports/listing.hpp"
#include "features/selling/reports/sale_rows.hpp"

#include <algorithm>
#include <set>

namespace features::reports {
namespace {

constexpr std::size_t order_parts = 3;  // the last columns of a line
constexpr Column order_part_columns[order_parts] = {
    {"modifiers", CellType::text, ""},
    {"discountNames", CellType::text, ""},
    {"taxNames", CellType::text, ""},
};
std::vector<Column> made_order_columns() {
    const auto of_sale = sales::shown_sale.columns;
    const auto orders = std::ranges::find(of_sale, std::string_view("orders"), &Column::name);
    std::vector<Column> columns(orders->of->columns.begin(), orders->of->columns.end());
    std::ranges::copy(order_part_columns, columns.end() - order_parts);
    return columns;
}

constexpr std::size_t inner_sheets = 2;
constexpr Column summed_up[] = {
    {"paymentMethods", CellType::text, ""},
    {"paidAmount", CellType::money, ""},
    {"tips", CellType::money, ""},
};
// Columns that need their own sheet come last. Taxes have none: they are those of the orders.
const std::vector<Column>& sale_file_columns() {
    static const std::vector<Column> order_columns = made_order_columns();
    static const RowDescription orders{"", "", order_columns};
    static const std::vector<Column> all = [] {
        std::vector<Column> columns, inner;
        for (const Column& column : sales::shown_sale.columns)
            if (column.name != "taxes")
                (column.type == CellType::rows ? inner : columns).push_back(column);
        inner.back().of = &orders;
        columns.insert(columns.end(), std::begin(summed_up), std::end(summed_up));
        columns.insert(columns.end(), inner.begin(), inner.end());
        return columns;
    }();
    return all;
}

// With `rows=lines`. Amounts are the line's part of the sale, under the same names.
constexpr Column line_file_columns[] = {
    {"saleId", CellType::text, ""},
    {"ticketNo", CellType::text, ""},
    {"saleNo", CellType::text, ""},
    {"startDate", CellType::date_time, ""},
    {"businessDate", CellType::date, ""},
    {"status", CellType::text, ""},
    {"serviceType", CellType::text, ""},
    {"customer", CellType::text, ""},
    {"customerName", CellType::text, ""},
    {"tableNo", CellType::text, ""},
    {"floorNo", CellType::text, ""},
    {"employeeName", CellType::text, ""},
    {"saleCloseEmployeeName", CellType::text, ""},
    {"checkID", CellType::text, ""},
    {"uniqueOrderID", CellType::text, ""},
    {"line", CellType::whole, ""},
    {"itemId", CellType::text, ""},
    {"menuName", CellType::text, ""},
    {"departmentName", CellType::text, ""},
    {"categoryName", CellType::text, ""},
    {"subCategoryName", CellType::text, ""},
    {"quantity", CellType::whole, ""},
    {"unitPrice", CellType::money, ""},
    {"netSales", CellType::money, ""},
    {"grossAmount", CellType::money, ""},
    {"totalTaxAmount", CellType::money, ""},
    {"grossReceipt", CellType::money, ""},
    {"discounts", CellType::money, ""},
    {"isVoid", CellType::flag, ""},
    {"voidError", CellType::text, ""},
    {"voidByEmployee", CellType::text, ""},
    {"orderTime", CellType::time, ""},
    {"modifiers", CellType::text, ""},
    {"discountNames", CellType::text, ""},
    {"taxNames", CellType::text, ""},
};

// Names, each once, separated by commas.
class NameList {
public:
    void add(const std::string& name) {
        if (!name.empty() && seen_.insert(name).second)
            (text_ += text_.empty() ? "" : ", ") += name;
    }
    std::string text() { return std::move(text_); }

private:
    std::set<std::string> seen_;
    std::string text_;
};

std::string modifiers_text(const ListedLine& line) {
    std::string text;
    for (const domain::SaleModifier& one : line.modifiers) {
        if (!text.empty()) text += ", ";
        if (one.quantity != 1) text += std::to_string(one.quantity) + " x ";
        text += one.modifier.name;
    }
    return text;
}
std::string discounts_text(const ListedLine& line) {
    NameList names;
    for (const domain::SaleDiscount& one : line.discounts) names.add(one.discount.name);
    return names.text();
}
std::string taxes_text(const ListedLine& line) {
    NameList names;
    for (const domain::SaleTax& one : line.taxes) names.add(one.tax.name);
    return names.text();
}

Row order_file_row(ListedLine& line) {
    std::string texts[order_parts] = {modifiers_text(line), discounts_text(line), taxes_text(line)};
    Row row = sales::order_row(line);
    std::ranges::move(texts, row.cells.end() - order_parts);
    return row;
}

Row sale_file_row(ListedSale listed) {
    NameList methods;
    domain::Minor paid = 0;
    for (const ListedPayment& payment : listed.payments) {
        methods.add(payment.method);
        paid = domain::sum(paid, payment.amount);
    }
    std::vector<Row> orders = sales::part_rows(listed.lines, order_file_row);
    listed.lines.clear();
    const domain::Minor tips = listed.tips;
    Row row = sales::sale_row(std::move(listed));
    const auto is_inner = [](const Cell& cell) {
        return std::holds_alternative<std::vector<Row>>(cell);
    };
    Cell payments = std::move(*std::ranges::find_if(row.cells, is_inner));
    std::erase_if(row.cells, is_inner);
    row.cells.emplace_back(methods.text());
    row.cells.emplace_back(paid);
    row.cells.emplace_back(tips);
    row.cells.push_back(std::move(payments));
    row.cells.emplace_back(std::move(orders));
    return row;
}

Row line_file_row(const ListedSale& listed, std::size_t place) {
    const domain::Sale& sale = listed.sale;
    const ListedLine& line = listed.lines[place];
    const domain::Figures figures = line.counts ? line.figures : domain::Figures();
    return row_with(
        listed.id, sale.ticket_no, std::to_string(listed.number), opened_text(opening_of(listed)),
        domain::iso_text(listed.business_day), std::string(sales::name_of(listed.state)),
        sale.service_type, sale.customer.id, customer_text(listed), sale.table, sale.floor.name,
        sale.employee.name, sale.closed_by.name, listed.check_id, listed.unique_order_id,
        static_cast<std::int64_t>(place) + 1, line.item.id, line.item.name, line.department_name,
        line.category.name, line.subcategory_name, line.quantity, line.unit_price,
        figures.net_sales(), figures.gross, figures.tax(), figures.sale_amount(),
        figures.shown_discount(), std::int64_t{line.is_void}, line.void_reason, line.void_by,
        base::clock_time(std::chrono::minutes(line.minute)), modifiers_text(line),
        discounts_text(line), taxes_text(line));
}

void add_sale_of_file(std::vector<Row>& rows, ListedSale&& sale) {
    rows.push_back(sale_file_row(std::move(sale)));
}
void add_lines_of_file(std::vector<Row>& rows, ListedSale&& sale) {
    for (std::size_t i = 0; i < sale.lines.size(); ++i) rows.push_back(line_file_row(sale, i));
}

}  // namespace

SaleForm form_of_file(Format format, bool is_of_lines) {
    if (is_of_lines)
        return {line_file_columns,
                add_lines_of_file,
                {.lines = true, .details = true, .origins = true}};
    const std::span<const Column> columns = sale_file_columns();
    if (format == Format::xlsx)
        return {columns,
                add_sale_of_file,
                {.lines = true, .payments = true, .details = true, .origins = true}};
    return {columns.first(columns.size() - inner_sheets),
            add_sale_of_file,
            {.payments = true, .origins = true}};
}

}  // namespace features::reports
