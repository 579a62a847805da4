// The steps of an order's life: status, payment, corrections by staff, cancellation by guests.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "auth/person.hpp"
#include "base/refusal.hpp"
#include "features/selling/orders/judging.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/promise.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/submission.hpp"
#include "schema/json.hpp"

namespace features::orders {
namespace {

using api::Call;
using base::Refusal;
using schema::Record;

// A promise has a reason of its own only where it is all that changes.
std::optional<Promise> promise_of_step(const Call& call, const Record& request) {
    constexpr const auto& fields = kinds::status_request;
    base::Problems problems;
    auto promise =
        promise_in(request, fields.promised_minutes, fields.promised_time, call.now_ms, problems);
    const std::int64_t to = request[fields.status];
    if (to < 2 || to > 5)
        for (const schema::Field* field : std::initializer_list<const schema::Field*>{
                 &fields.promised_minutes, &fields.promised_time})
            if (request.has(*field))
                problems.push_back({std::string(field->name), "is only for the statuses 2 to 5"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return promise;
}

// Accepting an order promises it, even if the request does not say for when.
void promise_by_itself(storage::ReadView& view, const WriteContext& by, const Shop& shop,
                       const StoredOrder& order, Step& step) {
    const bool accepts = step.to == OrderStatus::accepted && order.status == OrderStatus::placed;
    if (!accepts || step.promise || promised_ms(order)) return;
    const Record text = kinds::read_order(read_text(view, by.account, order.id));
    if (const auto at_ms = usual_promise(shop, wanted_time(text, shop), by.now_ms))
        step.promise = Promise{.at_ms = at_ms};
}

// A paired device goes on with an order by itself; ending one unserved takes a person.
void require_pin_to_end(const Call& call, std::int64_t status) {
    const auto to = domain::order_status(status);
    if (to == OrderStatus::rejected || to == OrderStatus::cancelled)
        auth::require_pin(*call.principal, "Rejecting or cancelling an order");
}

api::Plan prepare_status(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const Record request = read_masked(call, kinds::status_request);
    require_pin_to_end(call, request[kinds::status_request.status]);
    Step asked{*domain::order_status(request[kinds::status_request.status]),
               request[kinds::status_request.reason], call.services.world.ids.next()};
    asked.promise = promise_of_step(call, request);
    asked.has_seen_order = api::if_match(call.request).has_value();
    return plan_of(
        call, shop.id,
        [asked, shop](storage::Transaction& tx, const WriteContext& by, StoredOrder order) {
            Step step = asked;
            promise_by_itself(tx, by, shop, order, step);
            return change_status(tx, by, std::move(order), step);
        });
}

api::Plan prepare_promise(const Call& call, storage::ReadView& view) {
    constexpr const auto& fields = kinds::promise_request;
    const std::string store = store_of(call, view);
    const Record request = read_masked(call, fields);
    base::Problems problems;
    auto asked = promise_in(request, fields.minutes, fields.time, call.now_ms, problems);
    if (!asked && problems.empty())
        problems.push_back({std::string(fields.time.name), "is required, or promisedMinutes"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    asked->reason = request[fields.reason];
    return plan_of(call, store,
                   [promised = *std::move(asked)](storage::Transaction& tx, const WriteContext& by,
                                                  StoredOrder order) {
                       return promise(tx, by, std::move(order), promised);
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
    auth::require_pin(*call.principal, "Cancelling an order");
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

constexpr api::Parameter accepted_order_in_path{
    "order", api::in_path, api::an_id, R"("650000000000000000003010")", "Id of an accepted order.",
    nullptr, true};

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
        "refunded. With 2 to 5 it may be promised for a time. Accepting an order without one "
        "promises it for the time that the guest wants, else by the store's `promiseMinutes`. The "
        "present status with another promise changes only the promise, and needs an `If-Match` if "
        "there is one already: 409 `promised` otherwise.",
    .run = prepare_status,
    .body = api::described(kinds::status_request,
                           R"({"orderStatus":1,"reason":"The kitchen is free"})"),
    .answer = one_order,
    .parameters = {&order_in_path},
    .failures = {409, 412},
    .retry = {.compared_body = masked_body}};
const api::Operation promise_order{
    .name = "promise",
    .subject = &order_subject,
    .id = "promiseWebOrder",
    .summary = "Promise a web order for a time",
    .description =
        "Changes the time that an accepted order is promised for, until it is finished. Minutes "
        "count from the arrival of the request. The guest sees it, and the order keeps all of its "
        "promises.",
    .run = prepare_promise,
    .body = api::described(kinds::promise_request,
                           R"({"promisedMinutes":30,"reason":"The oven is full"})"),
    .answer = one_order,
    .parameters = {&accepted_order_in_path},
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
