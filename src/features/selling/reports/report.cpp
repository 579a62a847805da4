#include "features/selling/reports/report.hpp"

#include "features/selling/reports/operations.hpp"

namespace features::reports {

std::unique_ptr<api::StreamedAnswer> open(const Report& report, const api::Call& call,
                                          storage::ReadView& view) {
    Request request = read_request(call, view);
    Sheet sheet{report.title, report.row.columns, report.shape, nullptr};
    report.fill(call, view, request, sheet);
    return reading_of(request, std::move(sheet));
}

api::Operation operation_of(const Report& report, api::Action run, Words said) {
    std::vector<const api::Parameter*> parameters{&date_option, &number_of_day, &specific_date,
                                                  &from_date, &to_date};
    parameters.insert(parameters.end(), said.parameters.begin(), said.parameters.end());
    parameters.insert(parameters.end(), {&format_parameter, &report.fields});
    return {.name = said.name,
            .subject = said.subject,
            .id = said.id,
            .summary = said.summary,
            .description = said.description,
            .run = run,
            .answer = api::one(report.answer),
            .parameters = std::move(parameters),
            .pace = {.lane = api::reports},
            .is_kept = report.is_kept,
            .is_export = is_file};
}

}  // namespace features::reports
