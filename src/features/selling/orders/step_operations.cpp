// The steps of an order's life: status, payment, corrections by staff, cancellation by guests.
#include "api/body.hpp"
#include "base/refusal.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/submission.hpp"
#include "schema/json.hpp"

namespace features::orders {
namespace {

using api::Call;
using base::Refusal;
using schema::Record;

api::Plan prepare_status(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const Record request = read_masked(call, kinds::status_request);
    const Step step{*domain::order_status(request[kinds::status_request.status]),
                    request[kinds::status_request.reason], call.services.world.ids.next()};
    return plan_of(call, store,
                   [step](storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
                       return change_status(tx, by, std::move(order), step);
                   });
}

// Guests may cancel until somebody has accepted the order.
void require_cancellable(const StoredOrder& order) {
    using enum OrderStatus;
    if (order.status == placed || order.status == scheduled || order.status == cancelled) return;
    throw Refusal::conflict("transition", "The guest can no longer cancel this order")
        .with("allowed", "[]")
        .with_text("id", order.id);
}

api::Plan prepare_cancel(const Call& call, storage::ReadView& view) {
    const Record request = read_masked(call, kinds::cancel_request);
    const auto follow = call.query.get("follow");
    require_token(call, follow ? *follow : request[kinds::cancel_request.follow_token]);
    const std::string store = store_of(call, view);
    const Step step{OrderStatus::cancelled, request[kinds::cancel_request.reason],
                    call.services.world.ids.next()};
    return plan_of(call, store,
                   [step](storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
                       require_cancellable(order);
                       return change_status(tx, by, std::move(order), step);
                   });
}

api::Plan prepare_payment(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const Record payment = read_payment(call, shop);
    return plan_of(call, shop.id,
                   [payment](storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
                       return pay(tx, by, std::move(order), payment);
                   });
}

api::Plan prepare_correction(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const StoredOrder seen = require_order(call, view, shop.id);
    require_correctable(seen);
    const auto draft = std::make_shared<const Draft>(read_correction(call, view, shop, seen));
    return plan_of(call, shop.id,
                   [draft, revision = seen.text_revision](
                       storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
                       return correct(tx, by, std::move(order), *draft, revision);
                   });
}

constexpr api::Content one_order{.of = api::Content::Of::described, .kind = &kinds::order};
constexpr api::Content cancel_body = [] {
    api::Content body = api::described(kinds::cancel_request, R"({"reason":"Ordered twice"})");
    body.is_optional = true;
    return body;
}();
constexpr api::Content payment_body = [] {
    api::Content body = api::described(
        kinds::order_payment,
        R"({"paymentMethod":"Visa","ccDetails":{"transactionID":"T-1042","cardType":"Visa"}})");
    body.is_optional = true;
    return body;
}();

}  // namespace

const api::Operation change_order_status{
    .name = "status",
    .subject = &order_subject,
    .id = "changeWebOrderStatus",
    .summary = "Change the status of a web order",
    .description =
        "Moves an order to its next status: 10 scheduled to 1 or 8; 1 placed to 2, 7, 8 or 9; 2 "
        "accepted to 3, 4 or 8; 3 preparing to 4 or 8; 4 ready to 5 (for delivery), 6 or 8; 5 out "
        "for delivery to 6 or 8. Any other step is refused with `allowed`. Completing an order "
        "makes it a sale; rejecting or cancelling one voids its sale and records what has to be "
        "refunded.",
    .run = prepare_status,
    .body = api::described(kinds::status_request,
                           R"({"orderStatus":1,"reason":"The kitchen is free"})"),
    .answer = one_order,
    .parameters = {&order_in_path},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};
const api::Operation cancel_order{
    .name = "cancel",
    .subject = &order_subject,
    .id = "cancelWebOrder",
    .summary = "Cancel a web order as its guest",
    .description =
        "Cancels an order that nobody has accepted yet. A key that may only submit must send the "
        "order's token.",
    .run = prepare_cancel,
    .body = cancel_body,
    .answer = one_order,
    .parameters = {&order_in_path, &follow_parameter},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};
const api::Operation pay_order{
    .name = "pay",
    .subject = &order_subject,
    .id = "payWebOrder",
    .summary = "Pay a web order",
    .description =
        "Records a full or partial payment of an order. When nothing is left to pay, the order is "
        "paid and becomes a sale. A `transactionID` counts as one payment, however often it is "
        "sent.",
    .run = prepare_payment,
    .body = payment_body,
    .answer = one_order,
    .parameters = {&order_in_path},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};
const api::Operation correct_order{
    .name = "correct",
    .subject = &order_subject,
    .id = "correctWebOrder",
    .summary = "Correct a web order",
    .description =
        "Replaces lines, discounts, delivery, payment type or remarks of an unpaid order in status "
        "1, 2, 3 or 10, and prices it again. Members that are missing or sent back as shown stay "
        "unchanged. An order moved to a later time becomes scheduled; one moved to now is "
        "released. Answers 409 with `checkID` if a check has taken the order's place.",
    .run = prepare_correction,
    .body = api::described(kinds::order, R"({"comments":"Ring twice"})"),
    .answer = one_order,
    .parameters = {&order_in_path},
    .failures = {409, 412},
    .pace = {.is_slow = api::always},
    .retry = {.compared_body = masked_body},
    .body_bytes_max = 8 << 20};

}  // namespace features::orders
