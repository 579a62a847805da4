// taxReport: what was taxed, by tax and rate.
#include "features/selling/reports/days_store.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/sheet.hpp"

namespace features::reports {
namespace {

constexpr Column tax_columns[] = {
    {"id", CellType::text, "Id of the tax; \"\" where none is known, and of the last rows."},
    {"name", CellType::text,
     "Name of the tax. `Exempt` for what was exempted from taxes, `Total` for the total."},
    {"rate", CellType::thousandths, "Rate in percent; 0 where the tax is an amount.", true},
    {"isInclusive", CellType::flag, "Whether prices contain the tax.", true},
    {"taxableBase", CellType::money,
     "What the tax was charged on: at the rate it is the amount, but for rounding. Of `Exempt` "
     "what "
     "those lines came to without tax. The total has none, since one line may have several taxes.",
     true},
    {"amount", CellType::money, "The tax."},
    {"exempt", CellType::money, "Tax that would have been due without exemptions."},
};

class TaxRows : public RowSource {
public:
    explicit TaxRows(Request request) : request_(std::move(request)) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        domain::Minor amount = 0, exempt = 0;
        for (const Branch& branch : request_.branches) {
            const StoreDays which{request_.account, branch.id, branch.days};
            for (const TaxSum& one : read_taxes(view, which)) {
                rows.push_back({{one.tax.id, one.tax.name, one.rate, one.is_inclusive ? 1 : 0,
                                 one.base, one.amount, 0}});
                amount = domain::sum(amount, one.amount);
            }
            const ExemptSum exempted = read_exempt(view, which);
            if (exempted.base != 0 || exempted.tax != 0)
                rows.push_back({{"", "Exempt", {}, {}, exempted.base, 0, exempted.tax}});
            exempt = domain::sum(exempt, exempted.tax);
        }
        rows.push_back({{"", "Total", {}, {}, {}, amount, exempt}});
        return false;
    }

private:
    Request request_;
};

std::unique_ptr<api::Reading> open_tax_report(const api::Call& call, storage::ReadView& view) {
    const Request request = read_request(call, view);
    return reading_of(request, {.title = "taxReport",
                                .columns = tax_columns,
                                .shape = Shape::data_and_total,
                                .rows = std::make_unique<TaxRows>(request)});
}

const std::string tax_row_json =
    schema_of_row("What was taxed by one tax at one rate, or the total.", tax_columns);
const api::Schema tax_row_schema{"TaxReportRow", tax_row_json};
constexpr const api::Schema* tax_uses[] = {&tax_row_schema};
const std::string tax_report_json =
    schema_of_answer("What was taxed.", Shape::data_and_total, tax_row_schema.name);
const api::Schema tax_report_schema{"TaxReport", tax_report_json, tax_uses};

constexpr auto own_fields = fields_like(R"("name,amount")");

}  // namespace

const api::Operation read_tax_report{
    .name = "tax_report",
    .subject = &report_subject,
    .id = "getTaxReport",
    .summary = "Report taxes",
    .description =
        "Answers for each tax and rate what was taxed in a period. The amounts add up to "
        "`totalTaxAmount` of the other reports.",
    .open = open_tax_report,
    .answer = {.of = api::Content::Of::schema, .schema = &tax_report_schema},
    .parameters = {&date_option, &number_of_day, &specific_date, &from_date, &to_date,
                   &format_parameter, &own_fields},
    .is_kept = true,
    .is_report = true,
    .is_export = is_file};

}  // namespace features::reports
