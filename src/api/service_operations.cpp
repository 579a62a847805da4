// What the program says about itself: health, figures, its own document, operator commands.
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
    return show(call, call.services.documents.openapi());
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
                                             .world = call.services.world},
                                            command_of(call), call.request.body));
}

}  // namespace

const Operation show_health{
    .name = "health", .verb = {}, .read = health, .answer = Shape::state, .is_service = true};
const Operation show_readiness{
    .name = "readiness", .verb = {}, .read = readiness, .answer = Shape::state, .is_service = true};
const Operation show_metrics{.name = "metrics",
                             .verb = {},
                             .read = metrics,
                             .content_type = "text/plain",
                             .reach = Reach::this_machine,
                             .is_service = true};
const Operation show_openapi{.name = "openapi", .verb = {}, .read = openapi};
const Operation show_forms{.name = "forms", .verb = {}, .read = forms};
const Operation run_admin{.name = "admin",
                          .verb = {},
                          .work = admin,
                          .reach = Reach::private_socket,
                          .is_long = is_long_command};

}  // namespace api
