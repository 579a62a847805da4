#include "features/edge/live/operations.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/edge/live/hub.hpp"
#include "features/records/read.hpp"
#include "features/records/shown_events.hpp"
#include "kinds/event_types.hpp"
#include "storage/tables/changes.hpp"

#include <algorithm>

namespace features::live {
namespace {

using api::Call;
using base::Refusal;

constexpr std::int64_t wait_seconds_max = 60;

// The Last-Event-ID of a client that was disconnected takes precedence over its address.
std::optional<storage::EpochNumber> position_in(const Call& call, base::Problems& problems) {
    const std::string_view last = call.request.header("Last-Event-ID");
    if (!last.empty()) return records::position_of(last, "Last-Event-ID", problems);
    return records::position_of(call.query.get("after"), "after", problems);
}

Subscription subscription_of(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    Subscription subscription{
        .principal = call.principal, .store = base::lower_ascii(call.path["store"]), .after = {}};
    const auto after = position_in(call, problems);
    subscription.kinds = records::kinds_wanted(call, problems);
    subscription.types = records::words_of(call, "type", kinds::event_types_of(""), problems);
    if (const auto seconds = call.query.number("waitSeconds", {0, wait_seconds_max}, problems))
        subscription.waits = std::chrono::seconds(*seconds);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const std::string& account = call.principal->account;
    if (after) records::require_kept(view, account, subscription.store, *after);
    subscription.after = storage::position(view, account, subscription.store);
    subscription.last = subscription.after.number;
    if (after) subscription.after.number = after->number;
    return subscription;
}

http::Response read_events(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    Subscription subscription = subscription_of(call, view);
    http::Response response;
    response.content_type = subscription.waits ? "application/json" : "text/event-stream";
    response.set("X-Accel-Buffering", "no");  // for a proxy that would buffer pieces
    if (call.request.method != http::Method::head)
        response.body =
            call.services.of<Hub>().follow(call.services, view, std::move(subscription));
    return response;
}

constexpr api::Subject live_subject{
    "event", "Events", "Everything that happens in a store, in one sequence, as it happens."};

constexpr api::Parameter after_events{"after",
                                      api::in_query,
                                      api::matching("^[0-9]+([.][0-9a-z]+)?$"),
                                      R"("0")",
                                      "The position to continue from: an `id` of the stream, "
                                      "`next` of a long poll, or 0 for the oldest event. By "
                                      "default only new events.",
                                      nullptr,
                                      true};
constexpr api::Parameter last_event_id{
    "Last-Event-ID", api::in_header, api::any_text, R"("0")",
    "The last received `id`; browsers send it automatically. It takes precedence over `after`."};
constexpr api::Parameter wait_seconds{
    "waitSeconds", api::in_query, api::whole(0, 60), "0",
    "Requests a long poll with a JSON answer: immediately if there are events after the position, "
    "otherwise as soon as there are some, or after this many seconds with none."};
constexpr api::Parameter kind_filter{"kind", api::in_query, api::any_text, R"("check,order")",
                                     "Only events of these kinds, separated by commas."};
constexpr api::Parameter types_wanted{
    "type",
    api::in_query,
    api::any_text,
    R"("created,updated")",
    "Only events of these types (`EventType`), separated by commas.",
    nullptr,
    true};

constexpr schema::Member events_members[] = {
    {"events",
     {.holds = schema::Holds::object, .is_list = true, .of = &records::shown_event},
     "Events after the position, in order."},
    {"next", {}, "The position to continue from."},
    {"more", {.holds = schema::Holds::flag}, "Whether more events are already available."},
};
constexpr schema::Description events_answer{"Events", "The answer to a long poll.", events_members};

}  // namespace

const api::Operation follow_events{
    .name = "events",
    .subject = &live_subject,
    .id = "followEvents",
    .summary = "Follow the events of a store",
    .description =
        "Streams everything that happens in a store (checks, orders, sales, devices, catalogue, "
        "staff), as far as the key may read it, as server-sent events: `id` is the position, "
        "`data` an Event. Every event comes once and in order; a client that was disconnected "
        "continues with `Last-Event-ID` and misses nothing. A comment, or an `id` alone, comes at "
        "least every 15 seconds. With `waitSeconds` it is a long poll instead. A position that is "
        "no longer kept gives 410: read the lists again and continue from `newest`.",
    .run = read_events,
    .answer = api::one(events_answer),
    .parameters = {&after_events, &last_event_id, &wait_seconds, &kind_filter, &types_wanted},
    .failures = {410, 429},
    .is_stream = true};

}  // namespace features::live
