#include "features/edge/webhooks/sent_calls.hpp"

#include "features/records/shown_events.hpp"
#include "features/selling/sales/close_body.hpp"

namespace features::webhooks {
namespace {

constexpr api::Parameter event_header{"X-Comanda-Event", api::in_header, api::any_text,
                                      R"("order.created")",
                                      "Kind and type of the event, as in the body."};
constexpr api::Parameter delivery_header{"X-Comanda-Delivery", api::in_header, api::any_text,
                                         R"("0f9e8d7c6b5a49382716050403020100")",
                                         "Identifies the delivery. It stays the same when it is "
                                         "sent again, so remember those you have received."};
constexpr api::Parameter signature_header{
    "X-Comanda-Signature", api::in_header, api::any_text, R"("t=1795030200,v1=5257a869e7ec")",
    "The HMAC-SHA256 of `TIME.BODY` with the `signingSecret`, in hexadecimal, and the time in "
    "seconds since 1970."};
constexpr const api::Parameter* headers[] = {&event_header, &delivery_header, &signature_header};

constexpr api::Content an_event = api::one(records::shown_event);

constexpr api::SentCall calls[] = {
    {"openOrder", "A web order was placed, or a check opened",
     "Sent to the address of `openOrder`. `record` is the order as `getWebOrder` returns it, or "
     "the check as `getCheck` returns it.",
     an_event, headers},
    {"updateOrder", "A web order or a check was changed",
     "Sent to the address of `updateOrder`, also when the status of an order changes. `record` is "
     "the order as `getWebOrder` returns it, or the check as `getCheck` returns it.",
     an_event, headers},
    {"closeOrder", "A check or web order became a sale",
     "Sent to the address of `closeOrder`, and again when the sale changes, is refunded or voided.",
     api::one(sales::closed_sale), headers},
    {"events", "Something happened in the store",
     "Sent to each address in `events` whose `types` include it. `record` is what reading its "
     "`kind` returns.",
     an_event, headers},
};

}  // namespace

std::span<const api::SentCall> sent_calls() { return calls; }

}  // namespace features::webhooks
