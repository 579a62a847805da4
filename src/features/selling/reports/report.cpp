#include "features/selling/reports/report.hpp"

#include "features/selling/reports/operations.hpp"

namespace features::reports {

std::unique_ptr<api::Reading> open(const Report& report, const api::Call& call,
                                   storage::ReadView& view) {
    Request request = read_request(call, view);
    Sheet sheet{report.title, report.row.columns, report.shape, nullptr};
    report.fill(call, view, request, sheet);
    return reading_of(request, std::move(sheet));
}

api::Operation completed(const Report& report, api::Operation said) {
    std::vector<const api::Parameter*> parameters{&date_option, &number_of_day, &specific_date,
                                                  &from_date, &to_date};
    parameters.insert(parameters.end(), said.parameters.begin(), said.parameters.end());
    parameters.insert(parameters.end(), {&format_parameter, &report.fields});
    said.parameters = std::move(parameters);
    if (!said.subject) said.subject = &report_subject;
    said.answer = api::one(report.answer);
    said.is_kept = report.is_kept;
    said.is_report = true;
    said.is_export = is_file;
    return said;
}

}  // namespace features::reports
