// The request bodies of operations on webhooks.
#pragma once

#include "kinds/formats.hpp"
#include "schema/record.hpp"

namespace features::webhooks {

using namespace schema;

inline constexpr Rules an_address =
    Rules{.trimmed = true, .characters_max = 2'000} |
    help("Address of the hook: an http or https URL. `\"\"` removes the hook.");
inline constexpr Rules whether_active = help(
    "Whether it receives new events. Deliveries that are pending when it is switched off wait "
    "until it is switched on again. True by default for a new hook.");
inline constexpr Rules whether_paused =
    help("Whether deliveries wait. 72 hours of failures pause a hook; `false` resumes it.");

struct WildHook : Kind {
    constexpr WildHook()
        : Kind("orderHook", "orderHooks", Traits{.about = "An address that receives orders."}) {}

    Text url{this, "url", an_address};
    Flag active{this, "active", whether_active};
    Flag paused{this, "paused", whether_paused};
};
inline constexpr WildHook wild_hook;
static_assert(wild_hook.is_unambiguous());

struct ListedHook : Kind {
    constexpr ListedHook()
        : Kind("eventHook", "eventHooks",
               Traits{.about = "An address that receives events of any types."}) {}

    Text name{this, "name",
              required | help("Name of the hook: 1 to 40 letters, digits, `_` and `-`, unique in "
                              "the store.")};
    Text url{this, "url",
             required | Rules{.trimmed = true, .characters_max = 2'000} |
                 help("Address of the hook: an http or https URL.")};
    Flag active{this, "active", whether_active};
    Json types{this, "types",
               required | in_form(kinds::some_texts) |
                   help("Events it receives: a kind and one of its types (`EventType`), such as "
                        "`check.conflict`; `order.*` for all events of a kind, `*` for all events "
                        "of the store.")};
    Flag paused{this, "paused", whether_paused};
};
inline constexpr ListedHook listed_hook;
static_assert(listed_hook.is_unambiguous());

struct SettingsChange : Kind {
    constexpr SettingsChange()
        : Kind("webhookChange", "webhookChanges",
               Traits{.about = "Changes of the webhooks; missing members stay the same."}) {}

    Text header_name{this, "headerName",
                     Rules{.trimmed = true, .characters_max = 100} |
                         help("Name of a header sent with every call, such as `Authorization`.")};
    Text header_value{this, "headerValue",
                      Rules{.trimmed = true, .characters_max = 2'000} |
                          help("Its value. It is never shown; `\"\"` and null remove it.")};
    Nested opens{this, "openOrder", wild_hook,
                 help("Receives new web orders and checks; null removes it.")};
    Nested updates{this, "updateOrder", wild_hook,
                   help("Receives all other changes of web orders and checks, until they are "
                        "closed; null removes it.")};
    Nested closes{this, "closeOrder", wild_hook,
                  help("Receives sales that were closed, changed, voided or refunded; null removes "
                       "it.")};
    Records events{this, "events", listed_hook,
                   help("All other hooks; hooks that are not in the list are removed.")};
    Flag rotates{this, "rotateSecret", help("True creates a new `signingSecret`.")};
};
inline constexpr SettingsChange settings_change;
static_assert(settings_change.is_unambiguous());

struct PingRequest : Kind {
    constexpr PingRequest()
        : Kind("webhookPing", "webhookPings", Traits{.about = "Which hook to call."}) {}

    Text hook{this, "hook",
              Rules{.trimmed = true} | help("Name of a hook; by default all active hooks.")};
};
inline constexpr PingRequest ping_request;
static_assert(ping_request.is_unambiguous());

struct RedeliverRequest : Kind {
    constexpr RedeliverRequest()
        : Kind("webhookRedelivery", "webhookRedeliveries",
               Traits{.about = "Which events to deliver again."}) {}

    Text from{this, "from",
              required | Rules{.trimmed = true} |
                  help("The first event, as its sequence number or as a position.")};
    Text hook{this, "hook",
              Rules{.trimmed = true} | help("Name of a hook; by default all active hooks.")};
};
inline constexpr RedeliverRequest redeliver_request;
static_assert(redeliver_request.is_unambiguous());

}  // namespace features::webhooks
