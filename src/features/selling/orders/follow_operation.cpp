// A guest follows an order: its present state, and then each change, until it is finished.
//
// Readers share the events that the Hub reads for the store. What they are told is made of the
// order as in the event, and holds nothing but the state.
#include "api/row_members.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/edge/live/hub.hpp"
#include "features/records/shown_events.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/requests.hpp"
#include "schema/json.hpp"
#include "schema/members.hpp"
#include "storage/tables/events.hpp"

namespace features::orders {
namespace {

using api::Call;
using base::Refusal;
using kinds::order_state;
using schema::Holds;

constexpr std::int64_t wait_seconds_max = 60;

constexpr schema::MemberType a_count{.holds = Holds::count};
constexpr schema::Member followed_members[] = {
    {"orderNumber", {}, "Number of the order."},
    {"orderStatus", a_count,
     "1 placed, 2 accepted, 3 preparing, 4 ready, 5 out for delivery, 6 completed, 7 rejected, 8 "
     "cancelled, 9 expired, 10 scheduled."},
    {"orderStatusStr", {}, "The same in words."},
    {"promisedTime",
     {.holds = Holds::instant, .is_optional = true},
     "When the store promised it; absent when it promised nothing."},
    {"balanceAmount", a_count, "Amount still to be paid, in minor units."},
    {"balanceAmountStr", {}, "The same as a decimal text."},
    {"paymentPaid", {.holds = Holds::flag}, "Whether it is paid."},
    {"revision", a_count, "Increases with every change."},
    {"date", {.holds = Holds::instant}, "When it last changed."},
};
constexpr schema::Description followed_order{
    "FollowedOrder", "The state of an order, as its guest sees it.", followed_members};
constexpr schema::Member poll_members[] = {
    {"events",
     {.holds = Holds::object, .is_list = true, .of = &followed_order},
     "The states that the client does not know, in order."},
    {"next", {}, "What to send as `after` to continue."},
    {"more", {.holds = Holds::flag}, "Whether more may already be available."},
};
constexpr schema::Description poll_answer{"FollowedOrders",
                                          "The answer to a long poll of an order.", poll_members};

// The order as its guest is told, and its revision.
struct State {
    live::Told told;
    std::int64_t revision;
};
State state_of(std::string_view document, storage::Epoch epoch) {
    const auto members = schema::read_members(document);
    const schema::ByName by_name(members);
    std::string json;
    for (const schema::Member& member : followed_members) {
        const bool is_date = member.name == "date";
        const auto* found =
            by_name.find(std::string(is_date ? order_state.last_updated.name : member.name));
        if (!found) continue;
        json += json.empty() ? '{' : ',';
        base::append_json_string(json, member.name);
        (json += ':') += found->second;
    }
    const auto number_of = [&](const schema::Field& field) {
        const auto* found = by_name.find(std::string(field.name));
        return found ? schema::count_of(found->second).value_or(0) : 0;
    };
    const auto status = domain::order_status(number_of(order_state.status));
    const std::int64_t revision = number_of(order_state.revision);
    return {{.id = storage::text_of({revision, epoch}),
             .json = std::move(json += '}'),
             .is_last = status && domain::is_finished(*status)},
            revision};
}

// Several events in a row may tell the same: the record of an event is the order as it is when it
// is read.
live::Tell telling(std::int64_t known, storage::Epoch epoch) {
    return [known, epoch](const live::LiveEvent& event) mutable -> std::optional<live::Told> {
        const auto members = schema::read_members(event.json_for(/*sees_staff=*/false));
        const auto* record = schema::ByName(members).find("record");
        if (!record || !record->second.starts_with('{')) return {};
        State state = state_of(record->second, epoch);
        if (state.revision <= known) return {};
        known = state.revision;
        return std::move(state.told);
    };
}

// Whether the client has been told of the present state.
bool knows(const Call& call, const std::string& state, base::Problems& problems) {
    const std::string_view last = call.request.header("Last-Event-ID");
    const auto known = last.empty()
                           ? records::position_of(call.query.get("after"), "after", problems)
                           : records::position_of(last, "Last-Event-ID", problems);
    const auto present = storage::read_epoch_number(state);
    return known && known->number == present->number && known->may_be_of(*present->epoch);
}

http::Response follow_order(const Call& call, storage::ReadView& view) {
    const auto token = call.query.get("follow");
    require_token(call, token ? std::string_view(*token) : std::string_view());
    const std::string store = store_of(call, view);
    const StoredOrder order = require_order(call, view, store);
    const std::string& account = call.principal->account;
    base::Problems problems;
    live::Subscription subscription{.principal = call.principal, .store = store, .after = {}};
    if (const auto seconds = call.query.number("waitSeconds", {0, wait_seconds_max}, problems))
        subscription.waits = std::chrono::seconds(*seconds);
    subscription.after = storage::position(view, account, store);
    subscription.last = subscription.after.number;
    subscription.kinds = {std::string(order_subject.label)};
    subscription.id = order.id;
    State state = state_of(document_of(view, account, order), view.epoch());
    subscription.tell = telling(state.revision, view.epoch());
    subscription.told = state.told.id;
    // Nothing more is told of a finished order, so its stream says so again and ends.
    if (!knows(call, state.told.id, problems) || state.told.is_last)
        subscription.first = std::move(state.told);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));

    http::Response response;
    response.content_type = subscription.waits ? "application/json" : "text/event-stream";
    response.set("X-Accel-Buffering", "no");  // for a proxy that would buffer pieces
    if (call.request.method != http::Method::head)
        response.body =
            call.services.of<live::Hub>().follow(call.services, view, std::move(subscription));
    return response;
}

constexpr api::Parameter after_parameter{
    "after",
    api::in_query,
    api::matching("^[0-9]+([.][0-9a-z]+)?$"),
    R"("0")",
    "What the client knows: an `id` of the stream, or `next` of a long poll. Unless it is of the "
    "present state, that comes first.",
    nullptr,
    true};
constexpr api::Parameter last_id_parameter{
    "Last-Event-ID",
    api::in_header,
    api::any_text,
    R"("0")",
    "The last received `id`; browsers send it automatically. It takes precedence over `after`.",
    nullptr,
    true};
constexpr api::Parameter wait_parameter{
    "waitSeconds",
    api::in_query,
    api::whole(0, 60),
    "0",
    "Requests a long poll with a JSON answer: immediately if there is a new state, otherwise as "
    "soon as there is one, or after this many seconds with none.",
    nullptr,
    true};

}  // namespace

const api::Operation follow_web_order{
    .name = "follow",
    .subject = &order_subject,
    .id = "followWebOrder",
    .summary = "Follow a web order as its guest",
    .description =
        "Streams the state of one order as server-sent events: `id` is that of the state, `data` a "
        "FollowedOrder. The first event is the present state; then each change comes once, and the "
        "stream ends when the order is finished. A client that was disconnected continues with "
        "`Last-Event-ID`, and gets the present state unless it knows it. A comment comes at least "
        "every 15 seconds. With `waitSeconds` it is a long poll instead. A key that may only "
        "submit "
        "must send the order's `followToken`.",
    .run = follow_order,
    .answer = api::one(poll_answer),
    .parameters = {&order_in_path, &follow_parameter, &after_parameter, &last_id_parameter,
                   &wait_parameter},
    .failures = {429},
    .is_stream = true};

}  // namespace features::orders
