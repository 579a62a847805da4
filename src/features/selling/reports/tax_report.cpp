// taxReport: taxes, by tax and rate.
#include "features/selling/reports/days_store.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"

namespace features::reports {
namespace {

constexpr Column tax_columns[] = {
    {"id", CellType::text, "Id of the tax; \"\" if it is unknown, and in the last rows."},
    {"name", CellType::text,
     "Name of the tax. `Exempt` for what was exempted from taxes, `Total` for the total."},
    {"rate", CellType::thousandths, "Rate in percent; 0 if the tax is an amount.", true},
    {"isInclusive", CellType::flag, "Whether prices contain the tax.", true},
    {"taxableBase", CellType::money,
     "Amount the tax was charged on: times the rate it is `amount`, except for rounding. For "
     "`Exempt` the total of those lines without tax. Absent in the total, because one line may "
     "have several taxes.",
     true},
    {"amount", CellType::money, "Amount of the tax."},
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

void fill_taxes(const api::Call&, storage::ReadView&, Request& request, Sheet& sheet) {
    sheet.rows = std::make_unique<TaxRows>(request);
}

constexpr RowDescription tax_row{"TaxReportRow",
                                 "The amounts of one tax at one rate, or the total.", tax_columns};
constexpr auto tax_members = data_and_total(tax_row);
constexpr schema::Description tax_answer{"TaxReport", "Taxes by tax and rate.", tax_members};
constexpr auto tax_fields = fields_like(R"("name,amount")");
constexpr Report tax_report{.title = "taxReport",
                            .row = tax_row,
                            .shape = Shape::data_and_total,
                            .answer = tax_answer,
                            .fill = fill_taxes,
                            .fields = tax_fields};

}  // namespace

const api::Operation read_tax_report = operation_of<tax_report>({
    .name = "tax_report",
    .id = "getTaxReport",
    .summary = "Report taxes",
    .description =
        "Returns the taxes of a period, by tax and rate. The amounts add up to `totalTaxAmount` of "
        "the other reports.",
});

}  // namespace features::reports
