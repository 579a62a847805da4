// Hooks, their settings and deliveries, as answers show them.
#pragma once

#include "features/edge/webhooks/webhooks.hpp"
#include "schema/object.hpp"

namespace features::webhooks {

// The secret is not printed with the rest: no stored answer may contain it.
extern const schema::Object<Saved> settings_answer;

struct ShownDelivery {
    Delivery delivery;
    std::string id;  // the value of `X-Comanda-Delivery`
};
struct ShownLog {
    std::vector<ShownDelivery> deliveries;
    std::int64_t next;
    bool has_more;
};
extern const schema::Object<ShownLog> log_answer;

struct ShownAsked {
    Asked asked;
    std::string position;
};
extern const schema::Object<ShownAsked> asked_answer;

}  // namespace features::webhooks
