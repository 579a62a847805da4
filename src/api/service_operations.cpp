// What the program says about itself: health, figures, its own document, operator commands.
#include "api/address.hpp"
#include "api/answers.hpp"
#include "api/metrics.hpp"
#include "api/openapi.hpp"
#include "api/operations.hpp"
#include "base/refusal.hpp"
#include "features/admin/admin.hpp"
#include "http/memory.hpp"

namespace api {
namespace {

using base::Refusal;

http::Response health(const Call&, storage::ReadView&) { return json_answer(R"({"status":"ok"})"); }

http::Response readiness(const Call& call, storage::ReadView&) {
    if (!call.services.database.is_ready())
        throw Refusal::unavailable("not_ready", "The database does not answer", 5);
    return json_answer(R"({"status":"ready"})");
}

http::Response metrics(const Call& call, storage::ReadView&) {
    http::Response response;
    response.content_type = "text/plain; version=0.0.4; charset=utf-8";
    response.body = call.services.metrics.text(
        call.now_ms, {call.services.database.figures(), call.services.memory.bytes()});
    return response;
}

http::Response show(const Call& call, const Documents::Document& document) {
    if (is_current(call.request, document.tag)) return not_modified(document.tag);
    http::Response response;
    response.body = document.text;
    response.set("ETag", document.tag);
    return response;
}

http::Response openapi(const Call& call, storage::ReadView&) {
    return show(call, call.services.documents.openapi(address_asked(call)));
}

http::Response forms(const Call& call, storage::ReadView&) {
    return show(call, call.services.documents.forms());
}

std::string command_of(const Call& call) {
    std::string command = call.captured[0];
    if (call.captured.size() > 1) (command += '/') += call.captured[1];
    return command;
}

bool is_long_command(const Call& call) { return features::admin::is_long(command_of(call)); }

http::Response admin(const Call& call) {
    return json_answer(features::admin::run({.database = call.services.database,
                                             .pepper = call.services.pepper,
                                             .world = call.services.world,
                                             .rules = call.services.rules},
                                            command_of(call), call.request.body));
}

}  // namespace

const Operation show_health{.name = "health",
                            .id = "getHealth",
                            .summary = "Is the process alive?",
                            .description = "Answers 200 as long as the process runs.",
                            .read = health,
                            .answer = Shape::state,
                            .is_service = true};
const Operation show_readiness{.name = "readiness",
                               .id = "getReadiness",
                               .summary = "Can the database be reached?",
                               .description = "Answers 200 when the database answers, else 503.",
                               .read = readiness,
                               .answer = Shape::state,
                               .is_service = true};
const Operation show_metrics{.name = "metrics",
                             .id = "getMetrics",
                             .summary = "Figures for Prometheus",
                             .description =
                                 "Answers the figures of the process as text. They are shown "
                                 "only on the machine itself and where `--metrics-listen` "
                                 "says.",
                             .read = metrics,
                             .content_type = "text/plain",
                             .reach = Reach::this_machine,
                             .is_service = true};
const Operation show_openapi{.name = "openapi",
                             .id = "getOpenapi",
                             .summary = "This document",
                             .description =
                                 "Answers this document, with the address that was asked as "
                                 "its server.",
                             .read = openapi};
const Operation show_forms{.name = "forms",
                           .id = "getForms",
                           .summary = "Descriptions of forms",
                           .description =
                               "Answers for each kind of record the fields that a form "
                               "would show.",
                           .read = forms};
const Operation run_admin{
    .name = "admin", .work = admin, .reach = Reach::private_socket, .is_long = is_long_command};

}  // namespace api
