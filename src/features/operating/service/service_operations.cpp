// The program about itself: health, metrics, the API document.
#include "api/address.hpp"
#include "api/answers.hpp"
#include "api/metrics.hpp"
#include "api/openapi.hpp"
#include "base/refusal.hpp"
#include "features/feature.hpp"
#include "features/operating/service/operations.hpp"
#include "http/memory.hpp"
#include "schema/object.hpp"

namespace features::service {
namespace {

using api::Call;
using api::Documents;
using base::Refusal;

struct State {
    std::string_view status;
};
constexpr schema::Property<State> state_properties[] = {
    {"status", schema::of<&State::status>, "Either `ok` or `ready`."},
};
constexpr schema::Object<State> state_answer{"ServiceState", "State of the service.",
                                             state_properties};

http::Response health(const Call&, storage::ReadView&) {
    return api::json_answer(schema::write(state_answer, {"ok"}));
}

http::Response readiness(const Call& call, storage::ReadView&) {
    if (!call.services.database.is_ready())
        throw Refusal::unavailable("not_ready", "The database does not answer", 5);
    return api::json_answer(schema::write(state_answer, {"ready"}));
}

std::vector<api::Figure> figures_of(const api::Services& services) {
    std::vector<api::Figure> figures;
    for (const Feature* feature : services.of<FeatureList>()) {
        if (!feature->figures) continue;
        for (const api::Figure& figure : feature->figures(services)) figures.push_back(figure);
    }
    return figures;
}

http::Response metrics(const Call& call, storage::ReadView&) {
    http::Response response;
    response.content_type = "text/plain; version=0.0.4; charset=utf-8";
    response.body = call.services.metrics.text(
        call.now_ms, {.writes = call.services.database.figures(),
                      .held_bytes = call.services.memory.bytes(),
                      .of_features = [&] { return figures_of(call.services); }});
    return response;
}

http::Response show(const Call& call, const Documents::Document& document) {
    if (api::is_current(call.request, document.tag)) return api::not_modified(document.tag);
    http::Response response;
    response.body = document.text;
    response.set("ETag", document.tag);
    return response;
}

http::Response openapi(const Call& call, storage::ReadView&) {
    return show(call, call.services.documents.openapi(api::address_asked(call)));
}

http::Response forms(const Call& call, storage::ReadView&) {
    return show(call, call.services.documents.forms());
}

}  // namespace

const api::Operation show_health{.name = "health",
                                 .subject = &api::service_subject,
                                 .id = "getHealth",
                                 .summary = "Is the process alive?",
                                 .description = "Answers 200 as long as the process runs.",
                                 .run = health,
                                 .answer = api::one(state_answer),
                                 .is_service = true};
const api::Operation show_readiness{
    .name = "readiness",
    .subject = &api::service_subject,
    .id = "getReadiness",
    .summary = "Can the database be reached?",
    .description = "Answers 200 if the database answers, otherwise 503.",
    .run = readiness,
    .answer = api::one(state_answer),
    .is_service = true};
const api::Operation show_metrics{
    .name = "metrics",
    .subject = &api::service_subject,
    .id = "getMetrics",
    .summary = "Metrics for Prometheus",
    .description =
        "Returns the metrics of the process as text. They are only available on the machine itself "
        "and at the address of `--metrics-listen`.",
    .run = metrics,
    .answer = {.of = api::Content::Of::text, .media_type = "text/plain"},
    .reach = api::Reach::this_machine,
    .is_service = true};
const api::Operation show_openapi{
    .name = "openapi",
    .subject = &api::service_subject,
    .id = "getOpenapi",
    .summary = "Get this document",
    .description = "Returns this document, with the requested address as its server.",
    .run = openapi,
    .answer = {.of = api::Content::Of::any_object, .example = R"({"openapi":"3.1.0"})"}};
const api::Operation show_forms{.name = "forms",
                                .subject = &api::service_subject,
                                .id = "getForms",
                                .summary = "Get form descriptions",
                                .description =
                                    "Describes each kind of record for pages: the fields that "
                                    "tables and forms show, in sections, the paths to read and "
                                    "write records, and the privileges that these need.",
                                .run = forms,
                                .answer = {.of = api::Content::Of::any_object,
                                           .example = R"({"kinds":[{"kind":"department",)"
                                                      R"("label":"Department","fields":[]}]})"}};

}  // namespace features::service
