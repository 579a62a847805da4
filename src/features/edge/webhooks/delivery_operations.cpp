// The log of deliveries, and requests for deliveries: a ping, or past events again.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/edge/webhooks/answers.hpp"
#include "features/edge/webhooks/bodies.hpp"
#include "features/edge/webhooks/operations.hpp"
#include "features/edge/webhooks/webhooks.hpp"
#include "features/records/read.hpp"

namespace features::webhooks {
namespace {

using api::Call;
using base::Refusal;

constexpr std::int64_t log_max = 500, log_default = 100;

StoreKey store_in(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return {call.principal->account, base::lower_ascii(call.path["store"])};
}

LogFilter filter_of(const Call& call) {
    base::Problems problems;
    LogFilter filter{
        .after = call.query.number("after", {0, INT64_MAX}, problems).value_or(0),
        .limit = call.query.number("limit", {1, log_max}, problems).value_or(log_default),
        .hook = std::string(call.query.get("hook").value_or(""))};
    const std::string_view state = call.query.get("state").value_or("all");
    if (state != "all" && state != "pending" && state != "delivered")
        problems.push_back({"state", "must be pending, delivered or all"});
    if (state != "all") filter.is_pending = state == "pending";
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return filter;
}

http::Response list(const Call& call, storage::ReadView& view) {
    const StoreKey at = store_in(call, view);
    const Log log = log_of(view, at, filter_of(call));
    ShownLog shown{.deliveries = {}, .next = log.next, .has_more = log.has_more};
    for (const Delivery& delivery : log.deliveries)
        shown.deliveries.push_back({delivery, delivery_id(call.services.pepper, at, delivery)});
    return api::json_answer(schema::write(log_answer, shown));
}

api::Outcome answer_of(storage::Transaction& tx, const Asked& asked) {
    return api::json_answer(
        schema::write(asked_answer, {asked, storage::text_of({asked.sequence, tx.epoch()})}));
}

api::Plan prepare_ping(const Call& call, storage::ReadView& view) {
    const StoreKey at = store_in(call, view);
    const Record body = api::read_body(call.request.body, ping_request);
    return {{at.account, at.store},
            [at, hook = body[ping_request.hook], now_ms = call.now_ms](storage::Transaction& tx)
                -> api::Outcome { return answer_of(tx, ping(tx, at, hook, now_ms)); }};
}

api::Plan prepare_redelivery(const Call& call, storage::ReadView& view) {
    const StoreKey at = store_in(call, view);
    const Record body = api::read_body(call.request.body, redeliver_request);
    const auto from = storage::read_epoch_number(body[redeliver_request.from]);
    if (!from) throw Refusal::invalid("from", "must be the sequence of an event");
    return {{at.account, at.store},
            [at, from = *from, hook = body[redeliver_request.hook],
             now_ms = call.now_ms](storage::Transaction& tx) -> api::Outcome {
                return answer_of(tx, redeliver(tx, at, hook, from, now_ms));
            }};
}

constexpr api::Content optional_body(api::Content body) {
    body.is_optional = true;
    return body;
}

constexpr api::Parameter after_number{
    "after", api::in_query, api::whole(0), "0", "Only deliveries with a larger number.",
    nullptr, true};
constexpr api::Parameter deliveries_max{"limit",
                                        api::in_query,
                                        api::whole(1, 500),
                                        "100",
                                        "Maximum number of deliveries; 100 by default.",
                                        nullptr,
                                        true};
constexpr api::Parameter hook_parameter{"hook", api::in_query, api::any_text, R"("openOrder")",
                                        "Only deliveries to the hook of this name."};
constexpr api::Parameter state_parameter{"state", api::in_query,
                                         api::words("pending|delivered|all"), R"("pending")",
                                         "Only deliveries that have arrived, or only those that "
                                         "have not."};

}  // namespace

const api::Operation list_deliveries{
    .name = "deliveries",
    .subject = &webhook_subject,
    .id = "listDeliveries",
    .summary = "List the deliveries of a store",
    .description =
        "Returns past and pending deliveries to the webhooks of a store. Deliveries that have "
        "arrived are listed for a time (30 days unless the operator changes it), others until they "
        "arrive. Continue with `next`, even if a filter left nothing.",
    .run = list,
    .answer = api::one(log_answer),
    .parameters = {&after_number, &hook_parameter, &state_parameter, &deliveries_max}};
const api::Operation ping_webhooks{
    .name = "ping",
    .subject = &webhook_subject,
    .id = "pingWebhooks",
    .summary = "Test webhooks with a ping",
    .description =
        "Sends an event `webhook.ping` to a hook, or to all active ones, whatever their types. The "
        "log of deliveries shows the result.",
    .run = prepare_ping,
    .body = optional_body(api::described(ping_request, "{}")),
    .answer = api::one(asked_answer),
    .failures = {409}};
const api::Operation redeliver_events{
    .name = "redeliver",
    .subject = &webhook_subject,
    .id = "redeliverEvents",
    .summary = "Deliver events again",
    .description =
        "Sends all events from `from` on to a hook, or to all active ones, even those that have "
        "already arrived, under the same ids and with the current records.",
    .run = prepare_redelivery,
    .body = api::described(redeliver_request, R"({"from":"1"})"),
    .answer = api::one(asked_answer),
    .failures = {409, 410}};

}  // namespace features::webhooks
