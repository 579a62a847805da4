#include "api/failure.hpp"

#include "base/utf8.hpp"
#include "http/message.hpp"

#include <set>

namespace api {
namespace {

using base::Refusal;
using schema::added;
using schema::Holds;
using schema::of;

constexpr std::size_t detail_bytes_max = 2'000;  // `errors` has what is cut off

// Of several problems with one field the first is reported.
std::string errors_object(const Failure& failure) {
    base::JsonObject errors;
    std::set<std::string_view> told;
    for (const base::Problem& problem : failure.refusal.problems)
        if (told.insert(problem.path).second) errors.text(problem.path, problem.message);
    return errors.done();
}

std::string detail_of(const Failure& failure) {
    const Refusal& refusal = failure.refusal;
    if (!refusal.detail.empty()) return refusal.detail;
    std::string detail;
    for (const base::Problem& problem : refusal.problems) {
        if (!detail.empty()) detail += "; ";
        ((detail += problem.path) += ": ") += problem.message;
        if (detail.size() > detail_bytes_max) break;
    }
    if (detail.empty()) return refusal.message;
    return base::shortened(std::move(detail), detail_bytes_max);
}

std::string_view type_of(const Failure&) { return "about:blank"; }
std::string_view title_of(const Failure& failure) {
    return http::reason_of(failure.refusal.status);
}
std::size_t more_errors(const Failure& failure) { return failure.refusal.problems.not_kept(); }
template <auto member>
const auto& in_refusal(const Failure& failure) {
    return failure.refusal.*member;
}

constexpr schema::Property<Referrer> referrer_properties[] = {
    {"kind", of<&Referrer::kind>, "Kind of the record."},
    {"id", of<&Referrer::id>, "Identifies the record."},
    {"name", of<&Referrer::name>, "Name of the record."},
};

constexpr schema::MemberType a_text{.is_optional = true};
constexpr schema::Property<Failure> failure_properties[] = {
    {"type", of<type_of>, "Always `about:blank`, for readers of RFC 9457."},
    {"title", of<title_of>, "Name of the status."},
    {"status", of<in_refusal<&Refusal::status>>, "The status of the answer."},
    {"code",
     of<in_refusal<&Refusal::code>>,
     "What is wrong, for programs; a stable value.",
     {},
     R"("pattern":"^[a-z_]+$")"},
    {"message", of<in_refusal<&Refusal::message>>, "What is wrong, for people."},
    {"error", of<in_refusal<&Refusal::message>>, "The same as `message`."},
    {"detail", of<detail_of>, "The first problem, with its field."},
    {"errors",
     schema::json_of<errors_object>({.holds = Holds::text, .is_map = true}),
     "The problem of each field, by its path; the first hundred.",
     {},
     R"("maxProperties":100)"},
    {"requestId", of<&Failure::request_id>, "Id of the request, as in `X-Request-Id`."},
    {"moreErrors",
     schema::unless_empty<more_errors>,
     "Number of problems that `errors` leaves out; absent when it has them all.",
     {},
     R"("minimum":1)"},
    {"id", added<Failure>(a_text),
     "Id of the record that the failure is about, such as the one that already has the name."},
    {"referrers",
     added<Failure>(
         {.holds = Holds::object, .is_list = true, .is_optional = true, .of = &referrer_answer}),
     "Active records that use the record, with 409; the first twenty.",
     {},
     R"("maxItems":20)"},
    {"fields", added<Failure>({.is_list = true, .is_optional = true}),
     "Fields that a later change touched, with 409."},
    {"current", added<Failure>({.holds = Holds::open, .is_optional = true}),
     "The current record, with 412."},
    {"oldest", added<Failure>(a_text), "The oldest position that is stored, with 410."},
    {"newest", added<Failure>(a_text), "The newest position, with 410."},
};

}  // namespace

constexpr schema::Object<Referrer> referrer_answer{
    "Referrer", "An active record that uses another.", referrer_properties};
constexpr schema::Object<Failure> failure_answer{"Failure", "The body of every failure.",
                                                 failure_properties};

}  // namespace api
