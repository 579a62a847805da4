// Prices an order and explains the price; nothing is written.
#include "api/body.hpp"
#include "api/streamed_answer.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "features/records/read.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/pricing.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/submission.hpp"
#include "kinds/order.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using api::Call;
using base::JsonObject;
using base::Refusal;
using schema::Record;

// A body up to this size is priced on the I/O thread, in less than a millisecond.
constexpr std::size_t quick_bytes_max = 32 * 1'024;

// A key for shoppers' browsers never sets prices.
Pricing pricing_of(const Call& call, const Record& store) {
    if (!call.principal->areas.has(auth::Area::orders)) return Pricing::catalogue;
    const auto asked = call.query.get("pricing");
    if (!asked)
        return store[kinds::store.order_pricing] == "catalogue" ? Pricing::catalogue
                                                                : Pricing::verify;
    for (Pricing pricing : {Pricing::verify, Pricing::catalogue})
        if (*asked == name_of(pricing)) return pricing;
    throw Refusal::invalid("pricing", "must be verify or catalogue");
}

// The moment whose prices are asked for. A blank counts as the "+" of an offset, which was sent
// without an escape.
std::int64_t moment_of(const Call& call) {
    const auto asked = call.query.get("at");
    if (!asked) return call.now_ms;
    std::string text(*asked);
    std::ranges::replace(text, ' ', '+');
    if (const auto at_ms = base::parse_iso_time(text)) return *at_ms;
    throw Refusal::invalid("at", "must be an ISO time such as 2026-01-31T12:00:00Z");
}

std::string trace_of(const Record& order, const domain::Trace& trace) {
    std::vector<std::string> steps;
    for (const domain::TraceStep& step : trace) {
        JsonObject json;
        json.text("path", domain::place_of(order, step.line, step.modifier))
            .text("rule", step.rule);
        if (!step.subject.empty()) json.text("subject", step.subject);
        json.number("base", step.base)
            .text("exact", step.denominator == "1" ? step.numerator
                                                   : step.numerator + '/' + step.denominator)
            .text("rounding", step.rounding)
            .number("result", step.result);
        steps.push_back(json.done());
    }
    return base::json_array(steps);
}

std::string answer_of(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const auto row = records::require(view, kinds::store, *call.principal, call.path["store"]);
    const Record store = schema::read_stored(row.doc, kinds::store);
    const int decimals = records::currency_decimals(view, account, row.id);
    const Pricing pricing = pricing_of(call, store);
    domain::Trace trace;
    PricedOrder result = price_order(view,
                                     {.account = account,
                                      .store = store,
                                      .order = read_masked(call, kinds::order, decimals),
                                      .pricing = pricing,
                                      .now_ms = moment_of(call),
                                      .buyer = buyer_of(*call.principal),
                                      .may_be_exempt = may_name_customers(*call.principal)},
                                     &trace);
    Record& order = result.order;
    order.clear(kinds::order.card);  // not needed here
    order.set(kinds::order.pricing, std::string(name_of(pricing)));
    order.set(kinds::order.pricing_differs,
              std::ranges::any_of(result.differences, &domain::Difference::decides));
    if (!result.differences.empty())
        order.set(kinds::order.declared, {declared_of(result.differences)});
    order.set(kinds::order.trace, {trace_of(order, trace)});
    return schema::write_json(order, decimals);
}

class PriceAnswer : public api::StreamedAnswer {
public:
    PriceAnswer(const Call& call, bool is_slow_one)
        : StreamedAnswer("", is_slow_one), call_(call) {}

    bool append(storage::ReadView& view, std::string& out) override {
        out += answer_of(call_, view);
        return false;
    }

private:
    const Call& call_;
};

std::unique_ptr<api::StreamedAnswer> open_price(const Call& call, storage::ReadView&) {
    return std::make_unique<PriceAnswer>(call, call.request.body.size() > quick_bytes_max);
}

constexpr api::Parameter pricing_parameter{
    "pricing", api::in_query, api::words("verify|catalogue"), R"("verify")",
    "Where prices come from: the order itself, or the menu. Defaults to the store's "
    "`orderPricing`. For a key without the area orders it is always the menu."};

constexpr api::Parameter at_parameter{
    "at",
    api::in_query,
    api::any_text,
    R"("2026-11-20T18:00:00Z")",
    "Price the order as at this time: what is on sale then and the discounts of then. The menu is "
    "that of now. An ISO time; by default now. An extension.",
    nullptr,
    true};

}  // namespace

const api::Operation price_web_order{
    .name = "price",
    .subject = &order_subject,
    .id = "priceOrder",
    .summary = "Price a web order",
    .description =
        "Calculates every amount of an order. `trace` explains it step by step: the rule, its "
        "base, the exact result and the rounding. Sent amounts that differ are listed under "
        "`declared`; `pricingDiffers` tells whether one of them decides what is to be paid. "
        "Nothing is written.",
    .run = open_price,
    .body = api::described(kinds::order),
    .answer = {.of = api::Content::Of::described, .kind = &kinds::order},
    .parameters = {&pricing_parameter, &at_parameter},
    .body_bytes_max = 8 << 20};

}  // namespace features::orders
