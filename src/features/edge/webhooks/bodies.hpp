// The bodies that operations on webhooks take.
#pragma once

#include "kinds/formats.hpp"
#include "schema/record.hpp"

namespace features::webhooks {

using namespace schema;

inline constexpr Rules an_address =
    Rules{.trimmed = true, .characters_max = 2'000} |
    help("Where it is: an http or https URL. `\"\"` removes the hook.");
inline constexpr Rules whether_active = help(
    "Whether it hears of what happens from now on. What is pending when it is switched off "
    "waits until it is switched on again. A new hook is active unless it says otherwise.");
inline constexpr Rules whether_paused =
    help("Whether deliveries wait. 72 hours of failures pause a hook; `false` lets it go on.");

struct WildHook : Kind {
    constexpr WildHook()
        : Kind("orderHook", "orderHooks", Traits{.about = "An address that hears of orders."}) {}

    Text url{this, "url", an_address};
    Flag active{this, "active", whether_active};
    Flag paused{this, "paused", whether_paused};
};
inline constexpr WildHook wild_hook;
static_assert(wild_hook.is_unambiguous());

struct ListedHook : Kind {
    constexpr ListedHook()
        : Kind("eventHook", "eventHooks",
               Traits{.about = "An address that hears of events of any types."}) {}

    Text name{this, "name",
              required | help("What it is called: 1 to 40 letters, digits, `_` and `-`, unique in "
                              "the store.")};
    Text url{this, "url",
             required | Rules{.trimmed = true, .characters_max = 2'000} |
                 help("Where it is: an http or https URL.")};
    Flag active{this, "active", whether_active};
    Json types{this, "types",
               required | in_form(kinds::some_texts) |
                   help("What it hears of: a kind and one of its types (`EventType`), such as "
                        "`check.conflict`; `order.*` for all events of a kind, `*` for all events "
                        "of the store.")};
    Flag paused{this, "paused", whether_paused};
};
inline constexpr ListedHook listed_hook;
static_assert(listed_hook.is_unambiguous());

struct SettingsChange : Kind {
    constexpr SettingsChange()
        : Kind("webhookChange", "webhookChanges",
               Traits{.about = "What is to change; all else stays."}) {}

    Text header_name{this, "headerName",
                     Rules{.trimmed = true, .characters_max = 100} |
                         help("Name of a header that every call has, such as `Authorization`.")};
    Text header_value{this, "headerValue",
                      Rules{.trimmed = true, .characters_max = 2'000} |
                          help("Its value. It is never shown; `\"\"` and null remove it.")};
    Nested opens{this, "openOrder", wild_hook,
                 help("Hears of new web orders and checks; null removes it.")};
    Nested updates{this, "updateOrder", wild_hook,
                   help("Hears of all other changes of web orders and checks, until they are "
                        "closed; null removes it.")};
    Nested closes{this, "closeOrder", wild_hook,
                  help("Hears of sales: what was closed, changed, voided or refunded; null removes "
                       "it.")};
    Records events{this, "events", listed_hook,
                   help("All further hooks: those that are not in the list are removed.")};
    Flag rotates{this, "rotateSecret", help("Whether there is to be a new `signingSecret`.")};
};
inline constexpr SettingsChange settings_change;
static_assert(settings_change.is_unambiguous());

struct PingRequest : Kind {
    constexpr PingRequest()
        : Kind("webhookPing", "webhookPings", Traits{.about = "Which hook is to be called."}) {}

    Text hook{this, "hook",
              Rules{.trimmed = true} | help("Name of a hook; without it all active hooks.")};
};
inline constexpr PingRequest ping_request;
static_assert(ping_request.is_unambiguous());

struct RedeliverRequest : Kind {
    constexpr RedeliverRequest()
        : Kind("webhookRedelivery", "webhookRedeliveries",
               Traits{.about = "From where on events are to be delivered again."}) {}

    Text from{this, "from",
              required | Rules{.trimmed = true} |
                  help("Sequence of the first event, as a number or as a position.")};
    Text hook{this, "hook",
              Rules{.trimmed = true} | help("Name of a hook; without it all active hooks.")};
};
inline constexpr RedeliverRequest redeliver_request;
static_assert(redeliver_request.is_unambiguous());

}  // namespace features::webhooks
