// Giving money back for an order, and saying how that ended.
#include "api/body.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/refunds.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/submission.hpp"
#include "schema/json.hpp"

namespace features::orders {
namespace {

using namespace schema;
using api::Call;
using base::Refusal;

constexpr Rules a_reason{.trimmed = true, .characters_max = 1'000};

struct RefundItem : Kind {
    constexpr RefundItem()
        : Kind("refundItem", "refundItems", Traits{.about = "Pieces of a line of the order."}) {}

    Text line{this, "_id", required | help("The `_id` of the line.")};
    Count quantity{
        this, "quantity",
        required | at_least(1) | at_most(domain::quantity_max) | help("How many of them.")};
};
constexpr RefundItem refund_item;
static_assert(refund_item.is_unambiguous());

struct RefundRequest : Kind {
    constexpr RefundRequest()
        : Kind("refundWish", "refundWishes",
               Traits{.about = "What is to be given back: some `items`, an `amount`, or without "
                               "either all that is left of what was paid."}) {}

    Records items{this, "items", refund_item, help("Lines and how many of each.")};
    Amount amount{this, "amount", at_least(1) | help("An amount of what was paid.")};
    Text reason{this, "reason", a_reason | help("Why it is given back.")};
};
constexpr RefundRequest refund_request;
static_assert(refund_request.is_unambiguous());

struct RefundOutcome : Kind {
    constexpr RefundOutcome()
        : Kind("refundOutcome", "refundOutcomes", Traits{.about = "How a refund ended."}) {}

    Count status{this, "status",
                 required | at_least(2) | at_most(3) | help("2 completed, 3 failed.")};
    Text reason{this, "reason", a_reason | help("Why; without it the reason of the refund stays.")};
};
constexpr RefundOutcome refund_outcome;
static_assert(refund_outcome.is_unambiguous());

RefundWish wish_of(const Call& call, int decimals) {
    const Record body = read_masked(call, refund_request, decimals);
    if (body.has(refund_request.items) && body.has(refund_request.amount))
        throw Refusal::invalid("amount", "cannot stand beside items");
    RefundWish wish{.new_id = call.services.world.ids.next(),
                    .reason = body[refund_request.reason]};
    for (const Record& item : body[refund_request.items])
        wish.items.push_back({item[refund_item.line], item[refund_item.quantity]});
    if (body.has(refund_request.items) && wish.items.empty())
        throw Refusal::invalid("items", "must name a line, or be left out");
    if (body.has(refund_request.amount)) wish.amount = body[refund_request.amount];
    return wish;
}

api::Plan prepare_refund(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const StoredOrder seen = require_order(call, view, store);
    const auto wish = std::make_shared<const RefundWish>(wish_of(call, decimals_of(seen)));
    return plan_of(call, store,
                   [wish](storage::Transaction& tx, const Writing& by, StoredOrder order) {
                       return refund(tx, by, std::move(order), *wish);
                   });
}

api::Plan prepare_end(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const Record body = read_masked(call, refund_outcome);
    const RefundEnd end{base::lower_ascii(call.path["refund"]), body[refund_outcome.status],
                        body[refund_outcome.reason]};
    return plan_of(call, store,
                   [end](storage::Transaction& tx, const Writing& by, StoredOrder order) {
                       return end_refund(tx, by, std::move(order), end);
                   });
}

constexpr api::Parameter refund_in_path{"refund", api::in_path, api::an_id,
                                        R"("650000000000000000003102")", "Id of the refund."};
constexpr api::Content one_order{.of = api::Content::Of::described, .kind = &kinds::order};
constexpr api::Content refund_body = [] {
    api::Content body = api::described(refund_request, R"({"amountStr":"1.00","reason":"Cold"})");
    body.is_optional = true;
    return body;
}();

}  // namespace

const api::Operation refund_order{
    .name = "refund",
    .subject = &order_subject,
    .id = "refundWebOrder",
    .summary = "Refund a web order",
    .description =
        "Gives back what was paid for an order, or a part of it: some `items`, an `amount`, or all "
        "that is left. It is a negative sale of its own on the day of the refund. Points and "
        "allowance that were spent come back in proportion, and points that were earned are taken "
        "back. More than was paid is refused with what is `refundable`. An order whose check was "
        "voided is a sale of its own again by that. Of an order that was rejected, cancelled or "
        "has expired, money whose refund failed is noted to be given back anew.",
    .run = prepare_refund,
    .body = refund_body,
    .answer = one_order,
    .parameters = {&order_in_path},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};
const api::Operation end_order_refund{
    .name = "end_refund",
    .subject = &order_subject,
    .id = "endWebOrderRefund",
    .summary = "Say how a refund ended",
    .description =
        "Says that a refund was completed or has failed. A refund of an order that was rejected, "
        "cancelled or has expired is pending until somebody has given the money back. One that "
        "failed does not count, and its points are posted again. One of an order that was undone "
        "may "
        "still be completed then, unless its money was given back otherwise meanwhile.",
    .run = prepare_end,
    .body = api::described(refund_outcome, R"({"status":2})"),
    .answer = one_order,
    .parameters = {&order_in_path, &refund_in_path},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};

}  // namespace features::orders
