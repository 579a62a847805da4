#include "features/edge/webhooks/answers.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

using schema::instant;
using schema::instant_if;
using schema::object;
using schema::Object;
using schema::of;
using schema::Property;
using schema::unless_empty;
using schema::within;

std::optional<std::string_view> own_name(const Hook& hook) {
    return is_wildcard(hook.name) ? std::nullopt : std::optional<std::string_view>(hook.name);
}
std::optional<std::vector<std::string>> own_types(const Hook& hook) {
    return is_wildcard(hook.name) ? std::nullopt : std::optional(hook.types);
}
std::optional<std::vector<std::string>> heard(const Hook& hook) {
    return hook.set_by.empty() ? std::nullopt : std::optional(hook.heard);
}
std::optional<std::string_view> reason_of_pause(const Hook& hook) {
    if (!hook.has_lost_right) return {};
    return "Whoever set this hook may no longer read all events it receives. Set it again to "
           "resume it.";
}

constexpr Property<Hook> hook_properties[] = {
    {"name", of<own_name>,
     "Name of the hook; absent for `openOrder`, `updateOrder` and `closeOrder`."},
    {"url", of<&Hook::url>, "Address of the hook; empty if there is none."},
    {"active", of<&Hook::is_active>, "Whether it receives new events."},
    {"types", of<own_types>,
     "Events it receives: KIND.TYPE (see `EventType`), KIND.* or *; absent for `openOrder`, "
     "`updateOrder` and `closeOrder`."},
    {"hears", of<heard>,
     "The kinds of its events that whoever set its address or types could read. Absent if the "
     "operator set it: it receives all."},
    {"paused", of<&Hook::is_paused>, "Whether deliveries wait until somebody resumes it."},
    {"pausedSince", instant_if<&Hook::paused_ms>, "When it was paused."},
    {"pausedBecause", of<reason_of_pause>,
     "The reason, if whoever set it may no longer read all events it receives. Send `paused: "
     "false`, or its address or types again, to resume it where it stopped."},
    {"pending", of<&Hook::pending>, "Deliveries that have not arrived yet."},
    {"failures", of<&Hook::failures>, "Number of consecutive failures."},
    {"lastAttempt", instant_if<&Hook::tried_ms>, "When it was last called."},
    {"lastDelivered", instant_if<&Hook::delivered_ms>, "When the last delivery arrived."},
    {"lastStatus", unless_empty<&Hook::status>,
     "Status of its last answer; absent if there was none."},
    {"lastError", unless_empty<&Hook::error>, "What went wrong with the last call."},
    {"nextAttempt", instant_if<&Hook::next_ms>, "When it is called again after a failure."},
};
constexpr Object<Hook> hook_answer{
    "Webhook", "An address that is called with events, and its state.", hook_properties};

Hook hook_named(const Saved& saved, std::string_view name) {
    const auto found = std::ranges::find(saved.hooks, name, &Hook::name);
    return found == saved.hooks.end() ? Hook{.name = std::string(name), .is_active = false}
                                      : *found;
}
Hook opening(const Saved& saved) { return hook_named(saved, open_order); }
Hook updating(const Saved& saved) { return hook_named(saved, update_order); }
Hook closing(const Saved& saved) { return hook_named(saved, close_order); }
std::vector<Hook> listed(const Saved& saved) {
    std::vector<Hook> hooks;
    for (const Hook& hook : saved.hooks)
        if (!is_wildcard(hook.name)) hooks.push_back(hook);
    return hooks;
}

constexpr Property<Saved> settings_properties[] = {
    {"headerName", of<[](const Saved& saved) { return saved.settings.header_name; }>,
     "Name of a header sent with every call."},
    {"hasHeaderValue", of<[](const Saved& saved) { return !saved.settings.header_value.empty(); }>,
     "Whether the header has a value. The value is never shown."},
    {"openOrder", object<opening, hook_answer>, "Receives new web orders and checks."},
    {"updateOrder", object<updating, hook_answer>,
     "Receives other changes of web orders and checks, until they are closed."},
    {"closeOrder", object<closing, hook_answer>, "Receives sales."},
    {"events", object<listed, hook_answer>, "All other hooks."},
    {"secretGeneration", of<[](const Saved& saved) { return saved.settings.generation; }>,
     "Starts at 1 and grows by one with each new secret."},
    {"revision", of<[](const Saved& saved) { return saved.settings.revision; }>,
     "Starts at 0 and grows by one with each change."},
    {"changed", instant_if<[](const Saved& saved) { return saved.settings.changed_ms; }>,
     "When it was last changed."},
    {"signingSecret", schema::added<Saved>(schema::Holds::text),
     "The secret that bodies are signed with. It can always be read here and is not stored."},
};

bool is_under_way(const Delivery& delivery) { return delivery.took_ms == under_way; }
std::string event_name(const ShownDelivery& shown) {
    return shown.delivery.event.kind + '.' + shown.delivery.event.type;
}
std::string_view state_name(const ShownDelivery& shown) {
    return shown.delivery.state == State::delivered ? "delivered" : "pending";
}
std::optional<std::int64_t> took_ms(const ShownDelivery& shown) {
    const Delivery& delivery = shown.delivery;
    if (is_under_way(delivery) || delivery.attempts == 0) return {};
    return delivery.took_ms;
}
std::int64_t next_ms(const ShownDelivery& shown) {
    return is_under_way(shown.delivery) ? 0 : shown.delivery.next_ms;
}

constexpr std::array<std::string_view, 2> states{"pending", "delivered"};
constexpr Property<ShownDelivery> delivery_properties[] = {
    {"number", of<within<&ShownDelivery::delivery, &Delivery::number>>,
     "Its number in the log of the store."},
    {"hook", of<within<&ShownDelivery::delivery, &Delivery::hook>>, "Name of the hook."},
    {"delivery", of<&ShownDelivery::id>,
     "The value of `X-Comanda-Delivery`, the same whenever the event is sent to the hook."},
    {"sequence", of<within<&ShownDelivery::delivery, &Delivery::event, &storage::Event::sequence>>,
     "Number of the event."},
    {"event", of<event_name>, "Kind and type of the event, as in `X-Comanda-Event`."},
    {"id", of<within<&ShownDelivery::delivery, &Delivery::event, &storage::Event::id>>,
     "Id of the record it is about."},
    {"revision", of<within<&ShownDelivery::delivery, &Delivery::event, &storage::Event::revision>>,
     "Revision of that record."},
    {"time", instant<within<&ShownDelivery::delivery, &Delivery::event, &storage::Event::at_ms>>,
     "When it happened."},
    {"state", of<state_name>, "Whether it has arrived.", states},
    {"attempts", of<within<&ShownDelivery::delivery, &Delivery::attempts>>,
     "How many times it was sent."},
    {"firstAttempt", instant_if<within<&ShownDelivery::delivery, &Delivery::first_ms>>,
     "When it was first sent."},
    {"lastAttempt", instant_if<within<&ShownDelivery::delivery, &Delivery::last_ms>>,
     "When it was last sent."},
    {"status", unless_empty<within<&ShownDelivery::delivery, &Delivery::status>>,
     "Status of the last answer; absent if there was none."},
    {"error", unless_empty<within<&ShownDelivery::delivery, &Delivery::error>>,
     "What went wrong with the last attempt."},
    {"tookMs", of<took_ms>, "How long the last attempt took, in milliseconds."},
    {"nextAttempt", instant_if<next_ms>, "When it is sent again after a failure."},
};
constexpr Object<ShownDelivery> delivery_answer{
    "Delivery", "An event that was sent to a hook or is pending.", delivery_properties};

constexpr Property<ShownLog> log_properties[] = {
    {"deliveries", object<&ShownLog::deliveries, delivery_answer>, "The deliveries, by number."},
    {"next", of<&ShownLog::next>, "The number to continue after."},
    {"more", of<&ShownLog::has_more>, "Whether more are already available."},
};

constexpr Property<ShownAsked> asked_properties[] = {
    {"sequence", of<[](const ShownAsked& shown) { return shown.asked.sequence; }>,
     "Number of the event, or of the first one."},
    {"position", of<&ShownAsked::position>, "The same as a position of event streams."},
    {"hooks", of<[](const ShownAsked& shown) { return shown.asked.hooks; }>, "Names of the hooks."},
};

}  // namespace

constexpr Object<Saved> settings_answer{"Webhooks", "The webhooks of a store.",
                                        settings_properties};
constexpr Object<ShownLog> log_answer{"Deliveries", "A part of the log of deliveries.",
                                      log_properties};
constexpr Object<ShownAsked> asked_answer{"AskedDelivery", "What will be delivered to which hooks.",
                                          asked_properties};

}  // namespace features::webhooks
