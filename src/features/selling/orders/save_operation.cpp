// Submitting a web order.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/feature.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/submission.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using api::Call;

// A body up to this size is priced on the I/O thread, in less than a millisecond.
constexpr std::size_t quick_bytes_max = 32 * 1'024;

bool is_large(const Call& call) { return call.request.body.size() > quick_bytes_max; }

// Orders that anybody may submit are limited to the size of other records, so that nobody fills the
// list of placed orders.
constexpr std::size_t guest_bytes_max = 256 * 1'024;

api::Plan prepare_save(const Call& call, storage::ReadView& view) {
    if (!is_trusted(*call.principal) && call.request.body.size() > guest_bytes_max)
        throw base::Refusal(413, "too_large", "An order of a guest must not exceed 256 KiB");
    const Shop shop = require_shop(call, view);
    const auto draft = std::make_shared<Draft>(read_submission(call, view, shop));
    draft->is_taken = [features = call.services.of<FeatureList>(), id = draft->order.unique_id,
                       account = call.principal->account, store = shop.id](storage::ReadView& now) {
        return std::ranges::any_of(features, [&](const Feature* feature) {
            return feature->has_origin && feature->has_origin(now, account, store, id);
        });
    };
    return {
        {call.principal->account, shop.id},
        [draft, by = write_context_of(call, shop.id)](storage::Transaction& tx) -> api::Outcome {
            const Placed placed = place(tx, by, *draft);
            if (!placed.is_new) return order_answer(tx, by.account, placed.order);
            return order_answer(tx, placed.order, document_of(placed.order, draft->text));
        }};
}

// Documents of orders start with their id.
std::string with_follow_token(const Call& call, std::string document) {
    constexpr std::string_view before = R"({"id":")";
    const std::string id = document.substr(before.size(), 24);
    document.pop_back();
    document += R"(,"followToken":)";
    base::append_json_string(document,
                             follow_token(call.services.pepper, call.principal->account, id));
    return document += '}';
}

constexpr std::string_view order_example =
    R"({"uniqueOrderID":"web-1001","orderDetails":[{"miExternalID":"650000000000000000001009","miName":"Lemonade","quantity":2,"itemPrice":450,"taxes":[{"txExternalID":"NY","txName":"Sales Tax","percentage":8875}]}],"deliveryDetail":[{"deliveryType":"Pickup","contactPerson":"Ana Silva"}]})";

}  // namespace

const api::Operation save_web_order{
    .name = "save",
    .subject = &order_subject,
    .id = "saveWebOrder",
    .summary = "Submit a web order",
    .description =
        "Places an order. Missing amounts are filled in. An unpaid order that does not add up is "
        "refused with `errors`, and with the service's own amounts under `pricing`; a paid one is "
        "kept with the service's amounts, and the sent ones are listed under `declared`. The same "
        "`uniqueOrderID` with the same content is the same order; if only its payment is new, the "
        "payment is recorded. With a key for guests (area submit), prices always come from the "
        "menu, `paymentPaid` is ignored, and the store must be open. Card numbers are masked "
        "before anything is stored.",
    .run = prepare_save,
    .body = api::described(kinds::order, order_example),
    .answer = {.of = api::Content::Of::described, .kind = &kinds::order},
    .failures = {409},
    .pace = {.is_slow = is_large},
    .retry = {.compared_body = masked_body, .complete = with_follow_token},
    .body_bytes_max = 8 << 20};

}  // namespace features::orders
