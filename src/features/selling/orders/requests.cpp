#include "features/selling/orders/requests.hpp"

#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/selling/orders/submission.hpp"

#include <algorithm>

namespace features::orders {

using api::Call;
using base::Refusal;

std::string store_of(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return base::lower_ascii(call.path["store"]);
}

void require_token(const Call& call, std::string_view shown) {
    if (is_trusted(*call.principal)) return;
    const std::string token = follow_token(call.services.pepper, call.principal->account,
                                           base::lower_ascii(call.path["order"]));
    if (shown.size() == token.size() && auth::equal_in_constant_time(shown, token)) return;
    throw Refusal::forbidden("this key must send the order's followToken");
}

StoredOrder require_order(const Call& call, storage::ReadView& view, const std::string& store) {
    auto order =
        find_order(view, call.principal->account, store, base::lower_ascii(call.path["order"]));
    if (!order) throw Refusal::not_found("order");
    return *std::move(order);
}

void require_match(const Call& call, storage::ReadView& view, const StoredOrder& order) {
    const auto accepted = api::if_match(call.request);
    if (!accepted) return;
    const auto is_met = [&](const storage::EpochNumber& one) {
        return one.number == order.revision && one.may_be_of(view.epoch());
    };
    if (std::ranges::any_of(*accepted, is_met)) return;
    throw Refusal(412, "revision_mismatch", "The order has changed since it was read")
        .with("current", document_of(view, call.principal->account, order));
}

WriteContext write_context_of(const Call& call, const std::string& store) {
    return {.account = call.principal->account,
            .store = store,
            .who = call.principal->id,
            .now_ms = call.now_ms};
}

http::Response order_answer(storage::ReadView& view, std::string_view account,
                            const StoredOrder& order) {
    return order_answer(view, order, document_of(view, account, order));
}

http::Response order_answer(storage::ReadView& view, const StoredOrder& order,
                            std::string document) {
    auto answer = api::json_answer(std::move(document));
    answer.set("ETag", api::quoted_tag({order.revision, view.epoch()}));
    return answer;
}

api::Plan plan_of(const Call& call, const std::string& store, Change change) {
    return {{call.principal->account, store},
            [&call, by = write_context_of(call, store),
             change = std::move(change)](storage::Transaction& tx) -> api::Outcome {
                StoredOrder order = open(tx, by, base::lower_ascii(call.path["order"]));
                require_match(call, tx, order);
                return order_answer(tx, by.account, change(tx, by, std::move(order)));
            }};
}

}  // namespace features::orders
