// getsale and getSale: sales with what was ordered and how it was paid.
#include "api/answers.hpp"
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/records/read.hpp"
#include "features/selling/reports/listing.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/sale_rows.hpp"
#include "features/selling/reports/sheet_formats.hpp"

namespace features::reports {
namespace {

using api::Call;

constexpr Column payment_columns[] = {
    {"paymentMethod", CellType::text, "How it was paid, such as `Visa`."},
    {"paymentType", CellType::text, "Of what sort that is, such as `Credit card`."},
    {"authorizedAmount", CellType::money,
     "What was paid, without tip and change; 0 where the sale was voided."},
    {"paymentTip", CellType::money, "The tip that was paid with it."},
};

constexpr Column modifier_columns[] = {
    {"modifierId", CellType::text, "Id of the modifier."},
    {"modifierName", CellType::text, "Name of the modifier then."},
    {"quantity", CellType::whole, "How many, for all pieces of the line."},
    {"totalGrossAmount", CellType::money, "What they cost; it is part of the price of the line."},
};
constexpr Column discount_columns[] = {
    {"discountId", CellType::text, "Id of the discount."},
    {"discountName", CellType::text, "Name of the discount then."},
    {"discountType", CellType::text, "How it was reckoned."},
    {"discountCoupon", CellType::text, "Code of the coupon."},
    {"reason", CellType::text, "Why it was given."},
    {"discountAmount", CellType::money,
     "What it took off the line, with the part of it that was inclusive tax."},
};
constexpr Column tax_columns[] = {
    {"taxId", CellType::text, "Id of the tax."},
    {"taxName", CellType::text, "Name of the tax then."},
    {"taxRate", CellType::thousandths, "Its rate in percent."},
    {"inclusive", CellType::flag, "Whether the price contains it."},
    {"taxableAmount", CellType::money, "What it was reckoned from."},
    {"taxAmount", CellType::money, "What it came to."},
};

constexpr Column order_columns[] = {
    {"itemId", CellType::text, "Id of the menu item; \"\" for a charge, such as for delivery."},
    {"menuName", CellType::text, "Name of the menu item when it was sold."},
    {"departmentName", CellType::text, "Name of its department then."},
    {"categoryName", CellType::text, "Name of its category then."},
    {"subCategoryName", CellType::text, "Name of its subcategory then."},
    {"quantity", CellType::whole, "How many were ordered."},
    {"grossAmount", CellType::money, "Price of one."},
    {"totalGrossAmount", CellType::money,
     "Price of all of them with their modifiers, before discounts and exclusive taxes. Of a void "
     "line or a voided sale what it was."},
    {"totalDiscountAmount", CellType::money,
     "Discounts on it, with the part of them that was inclusive tax."},
    {"isVoid", CellType::flag, "Whether the line was voided, so that it counts for nothing."},
    {"voidError", CellType::text, "Why it was voided."},
    {"voidByEmployee", CellType::text, "Who voided it."},
    {"orderHour", CellType::whole, "Hour on the store's clock when it was ordered."},
    {"orderMin", CellType::whole, "Minute of that hour."},
    {"modifiers", CellType::rows, "Its modifiers. An extension.", false, modifier_columns,
     "SaleModifier"},
    {"discounts", CellType::rows, "Discounts on it. An extension.", false, discount_columns,
     "SaleDiscount"},
    {"taxes", CellType::rows, "Its taxes. An extension.", false, tax_columns, "SaleTax"},
};

constexpr Column sale_columns[] = {
    {"id", CellType::text, "Id of the sale."},
    {"ticketNo", CellType::text, "Number of the ticket, as guest and staff know it."},
    {"saleNo", CellType::text, "Number of the sale in its store, without gaps."},
    {"startDate", CellType::date_time,
     "Business date, and when the sale was opened on the store's clock."},
    {"saleOpenTime", CellType::time, "When it was opened on the store's clock: hh:mm."},
    {"businessDate", CellType::date, "Business date that the sale counts for."},
    {"status", CellType::text,
     "`CLOSED`; `VOIDED`: all amounts of the sale and of its payments are 0; or `REFUND`: amounts "
     "are negative."},
    {"customerName", CellType::text, "Name of the customer; `Walkin` when none is known."},
    {"tableNo", CellType::text, "Name of the table."},
    {"floorId", CellType::text, "Id of the floor."},
    {"floorNo", CellType::text, "Name of the floor."},
    {"employee", CellType::text, "Id of the employee who opened the sale."},
    {"employeeName", CellType::text, "Name of who opened it."},
    {"saleCloseEmployee", CellType::text, "Id of the employee who closed it."},
    {"saleCloseEmployeeName", CellType::text, "Name of who closed it."},
    {"guestCount", CellType::whole, "How many guests there were."},
    {"netSales", CellType::money, "Gross receipt without taxes."},
    {"grossAmount", CellType::money, "What was sold, before discounts and exclusive taxes."},
    {"totalTaxAmount", CellType::money, "Taxes, contained in prices and added to them."},
    {"grossReceipt", CellType::money, "What the guest owed, tips apart."},
    {"discounts", CellType::money, "Discounts, without the part of them that was tax."},
    {"refundOf", CellType::text, "Of a refund: id of the sale that is refunded.", true},
    {"reason", CellType::text, "Why it was voided or refunded.", true},
    {"payments", CellType::rows, "How it was paid.", false, payment_columns, "SalePayment"},
    {"orders", CellType::rows, "Its lines.", false, order_columns, "SaleLine"},
    {"saleCloseTime", CellType::time,
     "When it was closed on the store's clock: hh:mm. An extension."},
    {"serviceType", CellType::text, "How the guests were served. An extension."},
    {"customer", CellType::text, "Id of the customer; \"\" when none is known. An extension."},
    {"checkID", CellType::text,
     "What devices call the check that it came from; \"\" of a web order. An extension."},
    {"uniqueOrderID", CellType::text,
     "What the shop calls the web order that it came from; \"\" where there was none. An "
     "extension."},
};

Row payment_row(ListedPayment& payment) {
    return row_with(std::move(payment.method), std::move(payment.type), payment.amount,
                    payment.tip);
}

Row modifier_row(domain::SaleModifier& one) {
    return row_with(std::move(one.modifier.id), std::move(one.modifier.name), one.quantity,
                    one.gross);
}
Row discount_row(domain::SaleDiscount& one) {
    return row_with(std::move(one.discount.id), std::move(one.discount.name), std::move(one.type),
                    std::move(one.coupon), std::move(one.reason), one.amount);
}
Row tax_row(domain::SaleTax& one) {
    return row_with(std::move(one.tax.id), std::move(one.tax.name), one.rate,
                    std::int64_t{one.is_inclusive}, one.base, one.amount);
}

}  // namespace

Row order_row(ListedLine& line) {
    return row_with(std::move(line.item.id), std::move(line.item.name),
                    std::move(line.department_name), std::move(line.category.name),
                    std::move(line.subcategory_name), line.quantity, line.unit_price,
                    line.figures.gross, line.figures.discount, std::int64_t{line.is_void},
                    std::move(line.void_reason), std::move(line.void_by), line.minute / 60,
                    line.minute % 60, part_rows(line.modifiers, modifier_row),
                    part_rows(line.discounts, discount_row), part_rows(line.taxes, tax_row));
}

namespace {

Cell cell_where_there(std::string& text) { return text.empty() ? Cell() : Cell(std::move(text)); }

}  // namespace

Row sale_row(ListedSale listed) {
    domain::Sale& sale = listed.sale;
    const domain::Figures& figures = listed.figures;
    return row_with(
        std::move(listed.id), std::move(sale.ticket_no), std::to_string(listed.number),
        opened_text(opening_of(listed)), open_time_text(opening_of(listed)),
        domain::iso_text(listed.business_day), std::string(sales::name_of(listed.state)),
        customer_text(listed), std::move(sale.table), std::move(sale.floor.id),
        std::move(sale.floor.name), std::move(sale.employee.id), std::move(sale.employee.name),
        std::move(sale.closed_by.id), std::move(sale.closed_by.name), sale.guests,
        figures.net_sales(), figures.gross, figures.tax(), figures.sale_amount(),
        figures.shown_discount(), cell_where_there(listed.refund_of),
        cell_where_there(listed.reason), part_rows(listed.payments, payment_row),
        part_rows(listed.lines, order_row),
        base::clock_time(std::chrono::minutes(listed.close_minute)), std::move(sale.service_type),
        std::move(sale.customer.id), std::move(listed.check_id), std::move(listed.unique_order_id));
}

namespace {

void add_sale(std::vector<Row>& rows, ListedSale&& sale) {
    rows.push_back(sale_row(std::move(sale)));
}
class SaleRows final : public RowSource {
public:
    SaleRows(SalesListing sales, SaleForm::Add add) : sales_(std::move(sales)), add_(add) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        std::vector<ListedSale> sales;
        const bool has_more = sales_.next(view, sales);
        for (ListedSale& sale : sales) add_(rows, std::move(sale));
        return has_more;
    }

private:
    SalesListing sales_;
    const SaleForm::Add add_;
};

SaleForm form_of(const Request& request) {
    constexpr std::string_view choices[] = {"sales", "lines"};
    const Format format = format_of(request.query);
    const bool is_of_lines = choice_of(request, "rows", choices) == 1;
    if (format != Format::json) return form_of_file(format, is_of_lines);
    if (is_of_lines)
        throw base::Refusal::invalid("rows",
                                     "can be lines with format=csv and format=xlsx: in JSON a sale "
                                     "has its lines as orders");
    return {sale_columns,
            add_sale,
            {.lines = true, .payments = true, .details = true, .origins = true}};
}

std::unique_ptr<api::Reading> open_sales(const Call& call, storage::ReadView& view) {
    const Request request = read_request(call, view);
    const SaleForm form = form_of(request);
    return reading_of(request, {.title = "getsale",
                                .columns = form.columns,
                                .shape = Shape::sales,
                                .rows = std::make_unique<SaleRows>(
                                    filtered_sales(request, form.parts), form.add)});
}

std::string json_of(ListedSale sale, const std::vector<ShownColumn>& shown) {
    std::string json;
    const int decimals = base::currency_decimals(sale.currency);
    append_json(json, sale_row(std::move(sale)), shown, decimals);
    return json;
}

ListedSale require_listed(const Call& call, storage::ReadView& view) {
    const std::string id = base::lower_ascii(call.path["sale"]);
    auto found = find_listed(view, call.principal->account, std::span(&id, 1));
    if (found.empty()) throw base::Refusal::not_found("sale");
    records::require_store(view, *call.principal, found.front().store);
    return std::move(found.front());
}

http::Response show_sale(const Call& call, storage::ReadView& view) {
    ListedSale sale = require_listed(call, view);
    const auto shown = shown_columns(sale_columns, call.query.get("fields"));
    const std::string tag = api::quoted_tag({sale.revision, view.epoch()});
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    http::Response answer = api::json_answer(json_of(std::move(sale), shown));
    answer.set("ETag", tag);
    return answer;
}

const std::string sale_text = schema_of_row(
    "A sale. What things and people are called is what they were called then.", sale_columns);
const std::string payment_json = schema_of_row("A payment.", payment_columns, true);
const api::Schema payment_schema{"SalePayment", payment_json};
const std::string line_json = schema_of_row("A line of a sale.", order_columns, true);
const std::string modifier_json = schema_of_row("A modifier of a line.", modifier_columns, true);
const api::Schema modifier_schema{"SaleModifier", modifier_json};
const std::string discount_json = schema_of_row("A discount on a line.", discount_columns, true);
const api::Schema discount_schema{"SaleDiscount", discount_json};
const std::string tax_json = schema_of_row("A tax of a line.", tax_columns, true);
const api::Schema tax_schema{"SaleTax", tax_json};
constexpr const api::Schema* line_uses[] = {&modifier_schema, &discount_schema, &tax_schema};
const api::Schema line_schema{"SaleLine", line_json, line_uses};
constexpr const api::Schema* sale_uses[] = {&payment_schema, &line_schema};
const api::Schema sale_schema{"Sale", sale_text, sale_uses};
constexpr const api::Schema* sale_schemas[] = {&sale_schema};
const std::string sales_json =
    schema_of_answer("Sales, the oldest first.", Shape::sales, sale_schema.name);
const api::Schema sales_schema{"Sales", sales_json, sale_schemas};

constexpr api::Parameter sale_in_path{"sale", api::in_path, api::an_id,
                                      R"("650000000000000000003106")",
                                      "Id of the sale, as reports tell it."};

constexpr api::Parameter rows_parameter{
    "rows", api::in_query, api::words("sales|lines"), R"("sales")",
    "Of a file: a row for each sale, when it is not said, or with `lines` for each line of a sale. "
    "Amounts of the lines add up to those of their sale that have the same name. A workbook of "
    "sales has sheets of their payments and orders. An extension."};

}  // namespace

std::span<const Column> columns_of_sale() { return sale_columns; }

std::string sale_json(ListedSale sale) {
    static const std::vector<ShownColumn> all = shown_columns(sale_columns);
    return json_of(std::move(sale), all);
}

const api::Operation list_sales{
    .name = "sales",
    .subject = &sale_subject,
    .id = "getSales",
    .summary = "List sales",
    .description =
        "Answers the sales of a period with their lines and payments, the oldest first. Voided "
        "ones are among them, with 0 in all figures of the sale; a refund is a sale of its own, on "
        "the business date when it was made. Without dates: those of today. As a file it has a row "
        "for each sale, or for each line.",
    .open = open_sales,
    .answer = {.of = api::Content::Of::schema, .schema = &sales_schema},
    .parameters = {&date_option, &number_of_day, &specific_date, &from_date, &to_date,
                   &selected_employee, &service_types, &sale_status, &ticket_number, &sale_customer,
                   &sale_check, &sale_order, &format_parameter, &rows_parameter, &fields_parameter},
    .is_kept = true,
    .is_report = true,
    .is_export = is_file};
const api::Operation read_sale{.name = "sale",
                               .subject = &sale_subject,
                               .id = "getSale",
                               .summary = "Get a sale",
                               .description = "Answers one sale, as the list of sales shows it.",
                               .read = show_sale,
                               .answer = {.of = api::Content::Of::schema, .schema = &sale_schema},
                               .parameters = {&sale_in_path, &fields_parameter}};

}  // namespace features::reports
