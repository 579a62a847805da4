// Refunding an order, and recording the outcome of the refund.
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
        : Kind("refundItem", "refundItems", Traits{.about = "Units of a line of the order."}) {}

    Text line{this, "_id", required | help("The `_id` of the line.")};
    Count quantity{
        this, "quantity",
        required | at_least(1) | at_most(domain::quantity_max) | help("How many units.")};
};
constexpr RefundItem refund_item;
static_assert(refund_item.is_unambiguous());

struct RefundRequest : Kind {
    constexpr RefundRequest()
        : Kind("refundTerms", "refundTerms",
               Traits{.about = "What to refund: some `items`, an `amount`, or, without either, all "
                               "that is left."}) {}

    Records items{this, "items", refund_item, help("Lines, and how many units of each.")};
    Amount amount{this, "amount", at_least(1) | help("An amount, at most what is left to refund.")};
    Text reason{this, "reason", a_reason | help("Reason for the refund.")};
};
constexpr RefundRequest refund_request;
static_assert(refund_request.is_unambiguous());

struct RefundOutcome : Kind {
    constexpr RefundOutcome()
        : Kind("refundOutcome", "refundOutcomes", Traits{.about = "The outcome of a refund."}) {}

    Count status{this, "status",
                 required | at_least(2) | at_most(3) | help("2 completed, 3 failed.")};
    Text reason{this, "reason",
                a_reason | help("New reason of the refund; by default it stays the same.")};
};
constexpr RefundOutcome refund_outcome;
static_assert(refund_outcome.is_unambiguous());

RefundTerms terms_of(const Call& call, int decimals) {
    const Record body = read_masked(call, refund_request, decimals);
    if (body.has(refund_request.items) && body.has(refund_request.amount))
        throw Refusal::invalid("amount", "cannot be combined with items");
    RefundTerms terms{.new_id = call.services.world.ids.next(),
                      .reason = body[refund_request.reason]};
    for (const Record& item : body[refund_request.items])
        terms.items.push_back({item[refund_item.line], item[refund_item.quantity]});
    if (body.has(refund_request.items) && terms.items.empty())
        throw Refusal::invalid("items", "must name a line, or be left out");
    if (body.has(refund_request.amount)) terms.amount = body[refund_request.amount];
    return terms;
}

api::Plan prepare_refund(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const StoredOrder seen = require_order(call, view, store);
    const auto terms = std::make_shared<const RefundTerms>(terms_of(call, decimals_of(seen)));
    return plan_of(call, store,
                   [terms](storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
                       return refund(tx, by, std::move(order), *terms);
                   });
}

api::Plan prepare_end(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const Record body = read_masked(call, refund_outcome);
    const RefundEnd end{base::lower_ascii(call.path["refund"]), body[refund_outcome.status],
                        body[refund_outcome.reason]};
    return plan_of(call, store,
                   [end](storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
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
        "Refunds an order or a part of it: some `items`, an `amount`, or all that is left. The "
        "refund is a separate, negative sale on the day of the refund. Spent points and allowance "
        "come back in proportion, and earned points are taken back. A refund of more than what is "
        "left is rejected with `refundable`. An order whose check was voided becomes a sale of its "
        "own again. For an order that was rejected, cancelled or has expired, this records a new "
        "pending refund of money whose refund failed.",
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
    .summary = "Record the outcome of a refund",
    .description =
        "Records that a refund was completed or has failed. A refund of an order that was "
        "rejected, cancelled or has expired is pending until somebody has given the money back. A "
        "failed refund does not count, and its points are posted again. If the order was undone, a "
        "failed refund may still be completed, unless its money has been given back in another "
        "way.",
    .run = prepare_end,
    .body = api::described(refund_outcome, R"({"status":2})"),
    .answer = one_order,
    .parameters = {&order_in_path, &refund_in_path},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};

}  // namespace features::orders
