// The parts of a report, and how reports become operations.
#pragma once

#include "api/route.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/sheet.hpp"

#include <array>

namespace features::reports {

struct Report {
    std::string_view title;  // of the file and of its first sheet: "saleReport"
    const RowDescription& row;
    Shape shape;
    const schema::Description& answer;  // for the API document
    // Gives the sheet its rows, and other columns or another shape if the query asks for them.
    // Throws base::Refusal.
    void (*fill)(const api::Call& call, storage::ReadView& view, Request& request, Sheet& sheet);
    const api::Parameter& fields = fields_parameter;
    bool is_kept = true;  // see api::Operation
};

// The members of an answer of Shape::data_and_total.
constexpr std::array<schema::Member, 2> data_and_total(const RowDescription& row) {
    using schema::Holds;
    return {{{"data", {.holds = Holds::object, .is_list = true, .of = &row}, "The rows."},
             {"total", {.holds = Holds::object, .of = &row}, "The total of all rows."}}};
}

std::unique_ptr<api::StreamedAnswer> open(const Report& report, const api::Call& call,
                                          storage::ReadView& view);
// Describes the operation of a report: see api::Operation. `parameters` are those that other
// reports do not have.
struct Words {
    std::string_view name;
    const api::Subject* subject = &report_subject;
    std::string_view id, summary, description;
    std::vector<const api::Parameter*> parameters{};
};
api::Operation operation_of(const Report& report, api::Action run, Words said);

template <const Report& report>
api::Operation operation_of(Words said) {
    const api::Action::Open run = [](const api::Call& call, storage::ReadView& view) {
        return open(report, call, view);
    };
    return operation_of(report, run, std::move(said));
}

}  // namespace features::reports
