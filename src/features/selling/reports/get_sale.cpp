// getsale and getSale: sales with what was ordered and how it was paid.
#include "api/answers.hpp"
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/selling/reports/listing.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"
#include "features/selling/reports/sale_rows.hpp"
#include "features/selling/sales/sale_events.hpp"

namespace features::reports {
namespace {

using api::Call;

void add_sale(std::vector<Row>& rows, ListedSale&& sale) {
    rows.push_back(sales::sale_row(std::move(sale)));
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
                                     "can be lines only with format=csv or format=xlsx: in JSON a "
                                     "sale has its lines as orders");
    return {sales::shown_sale.columns,
            add_sale,
            {.lines = true, .payments = true, .details = true, .origins = true}};
}

void fill_sales(const Call&, storage::ReadView&, Request& request, Sheet& sheet) {
    const SaleForm form = form_of(request);
    sheet.columns = form.columns;
    sheet.rows = std::make_unique<SaleRows>(filtered_sales(request, form.parts), form.add);
}

constexpr schema::Member sales_members[] = {
    {"sales",
     {.holds = schema::Holds::object, .is_list = true, .of = &sales::shown_sale},
     "The rows."},
};
constexpr schema::Description sales_answer{"Sales", "Sales, the oldest first.", sales_members};
constexpr Report sales_report{.title = "getsale",
                              .row = sales::shown_sale,
                              .shape = Shape::sales,
                              .answer = sales_answer,
                              .fill = fill_sales};

ListedSale require_listed(const Call& call, storage::ReadView& view) {
    const std::string id = base::lower_ascii(call.path["sale"]);
    auto found = sales::find_listed(view, call.principal->account, std::span(&id, 1));
    if (found.empty()) throw base::Refusal::not_found("sale");
    records::require_store(view, *call.principal, found.front().store);
    return std::move(found.front());
}

http::Response show_sale(const Call& call, storage::ReadView& view) {
    ListedSale sale = require_listed(call, view);
    const auto shown = shown_columns(sales::shown_sale.columns, call.query.get("fields"));
    const std::string tag = api::quoted_tag({sale.revision, view.epoch()});
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    const int decimals = base::currency_decimals(sale.currency);
    std::string json;
    append_json(json, sales::sale_row(std::move(sale)), shown, decimals);
    http::Response answer = api::json_answer(std::move(json));
    answer.set("ETag", tag);
    return answer;
}

constexpr api::Parameter sale_in_path{"sale", api::in_path, api::an_id,
                                      R"("650000000000000000003106")",
                                      "Id of the sale, as shown in reports."};

constexpr api::Parameter rows_parameter{
    "rows", api::in_query, api::words("sales|lines"), R"("sales")",
    "For files: a row for each sale (default), or with `lines` for each line of a sale. Amounts of "
    "the lines add up to those with the same name in their sale. A workbook of sales has separate "
    "sheets for payments and orders. An extension."};

}  // namespace

const api::Operation list_sales = operation_of<sales_report>({
    .name = "sales",
    .subject = &sales::sale_subject,
    .id = "getSales",
    .summary = "List sales",
    .description =
        "Returns the sales of a period with their lines and payments, the oldest first. Voided "
        "ones are included, with 0 in all figures of the sale; a refund is a separate sale, on the "
        "business date when it was made. Without dates, returns today's sales. As a file it has a "
        "row for each sale, or for each line.",
    .parameters = {&selected_employee, &service_types, &sale_status, &ticket_number, &sale_customer,
                   &sale_check, &sale_order, &rows_parameter},
});
const api::Operation read_sale{.name = "sale",
                               .subject = &sales::sale_subject,
                               .id = "getSale",
                               .summary = "Get a sale",
                               .description = "Returns one sale, as in the list of sales.",
                               .run = show_sale,
                               .answer = api::one(sales::shown_sale),
                               .parameters = {&sale_in_path, &fields_parameter}};

}  // namespace features::reports
