// Operations on webhooks, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"
#include "features/edge/webhooks/hook.hpp"

namespace features::webhooks {

inline constexpr api::Subject webhook_subject{
    webhook_label, "Webhooks",
    "Addresses of other programs that are called with the events of a store: POST with JSON, at "
    "least once, with the events of one check or order in sequence. Each call has an id that stays "
    "the same when it is sent again (`X-Comanda-Delivery`) and a signature (`X-Comanda-Signature`: "
    "`t=TIME,v1=HEX`, the HMAC-SHA256 of `TIME.BODY` with the `signingSecret`)."};

extern const api::Operation read_webhooks;     // path: store
extern const api::Operation save_webhooks;     // path: store
extern const api::Operation ping_webhooks;     // path: store
extern const api::Operation redeliver_events;  // path: store
extern const api::Operation list_deliveries;   // path: store

}  // namespace features::webhooks
