// remarkReport: the number of remarks, by business date.
#include "api/answers.hpp"
#include "features/selling/reports/report.hpp"
#include "features/team/remarks/operations.hpp"
#include "features/team/remarks/remark_store.hpp"
#include "storage/tables/events.hpp"

namespace features::remarks {
namespace {

// [report]
constexpr Column day_columns[] = {
    {"businessDate", CellType::date, "The business date; absent in the total.", true},
    {"remarks", CellType::whole, "Number of remarks."},
    {"waiting", CellType::whole, "Number of remarks with a pending reminder."},
};

class DayRows : public reports::RowSource {
public:
    explicit DayRows(const reports::Request& request)
        : at_{request.account, request.branches.front().id}, days_(request.branches.front().days) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        DayCount total;
        for (const DayCount& one : count_by_day(view, at_, days_)) {
            rows.push_back({{one.day, one.remarks, one.waiting}});
            total.remarks += one.remarks;
            total.waiting += one.waiting;
        }
        rows.push_back({{{}, total.remarks, total.waiting}});
        return false;
    }

private:
    const Place at_;
    const domain::DayRange days_;
};

// The tag of a report follows the sales of its days. This report depends on remarks instead.
void fill_days(const api::Call& call, storage::ReadView& view, reports::Request& request,
               reports::Sheet& sheet) {
    const Place at{request.account, request.branches.front().id};
    request.tag = api::sequence_tag(storage::position(view, at.account, at.store), call.request,
                                    request.tag + std::to_string(count(view, at)));
    sheet.rows = std::make_unique<DayRows>(request);
}

constexpr RowDescription day_row{"RemarkReportRow", "The remarks of a business date, or the total.",
                                 day_columns};
constexpr auto report_members = reports::data_and_total(day_row);
constexpr schema::Description report_answer{"RemarkReport", "Remarks by business date.",
                                            report_members};
constexpr auto report_fields = reports::fields_like(R"("businessDate,remarks")");
constexpr reports::Report remark_report{.title = "remarkReport",
                                        .row = day_row,
                                        .shape = reports::Shape::data_and_total,
                                        .answer = report_answer,
                                        .fill = fill_days,
                                        .fields = report_fields};

}  // namespace

const api::Operation read_remark_report = reports::operation_of<remark_report>({
    .name = "remark_report",
    .id = "getRemarkReport",
    .summary = "Report remarks",
    .description = "Returns the number of remarks for each business date of a period.",
});
// [/report]

}  // namespace features::remarks
