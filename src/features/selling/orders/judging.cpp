#include "features/selling/orders/judging.hpp"

#include "base/refusal.hpp"
#include "domain/order/times.hpp"
#include "features/selling/orders/sale_lines.hpp"
#include "features/selling/orders/search_store.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using base::Refusal;
using schema::Record;

constexpr std::int64_t minute_ms = 60'000;
constexpr const auto& fields = kinds::order;

const Record* delivery_of(const Record& order) {
    const auto& entries = order[fields.delivery];
    return entries.empty() ? nullptr : &entries.front();
}

// Sent values are kept as sent; the others stay filled in.
void keep_sent(Record& filled, const Record& sent) {
    for (const schema::Field* field : sent.kind().fields()) {
        if (!sent.has(*field) || field->rules.server_owned) continue;
        auto& ours = filled.at(*field);
        const auto* records = std::get_if<std::vector<Record>>(&sent.at(*field));
        auto* our_records = std::get_if<std::vector<Record>>(&ours);
        if (!records || !our_records) {
            ours = sent.at(*field);
            continue;
        }
        for (std::size_t i = 0; i < std::min(records->size(), our_records->size()); ++i)
            keep_sent((*our_records)[i], (*records)[i]);
    }
}

// An unpaid order with different amounts is refused with the service's own pricing.
[[noreturn]] void refuse_amounts(const PricedOrder& priced, int decimals) {
    base::Problems problems;
    for (const domain::Difference& one : priced.differences)
        if (one.decides)
            problems.push_back({one.path, "must be " + std::to_string(one.reckoned) + ", not " +
                                              std::to_string(one.sent)});
    throw Refusal::invalid(std::move(problems))
        .with("pricing", schema::write_json(priced.order, decimals));
}

// In a store that trusts orders, the sale has the order's total, even if its parts do not add up to
// it.
void add_difference(std::vector<domain::SaleLine>& lines, Minor difference) {
    if (difference != 0)
        lines.push_back({.key = "difference",
                         .item = {"", "Difference"},
                         .unit_price = difference,
                         .gross = difference});
}

}  // namespace

std::optional<std::int64_t> wanted_time(const Record& order, const Shop& shop) {
    const Record* delivery = delivery_of(order);
    if (!delivery || !(*delivery)[kinds::delivery_detail.is_future]) return {};
    return domain::order_time((*delivery)[kinds::delivery_detail.date], *shop.calendar.zone);
}

std::optional<std::int64_t> scheduled_for(const Record& order, const Shop& shop,
                                          std::int64_t now_ms) {
    const Record* delivery = delivery_of(order);
    if (!delivery || !(*delivery)[kinds::delivery_detail.is_future]) return {};
    const auto at_ms = wanted_time(order, shop);
    if (!at_ms)
        throw Refusal::invalid("deliveryDetail[0].dateStr",
                               "must be a time like 2026-01-31T18:30 or 31-Jan-2026 18:30");
    const std::int64_t lead_ms = shop.record[kinds::store.order_lead_minutes] * minute_ms;
    return *at_ms > now_ms + lead_ms ? at_ms : std::nullopt;
}

void schedule(StoredOrder& row, const Shop& shop, std::int64_t now_ms,
              std::optional<std::int64_t> scheduled_ms) {
    row.accept_ms = shop.record[kinds::store.accept_within_minutes] * minute_ms;
    if (scheduled_ms) {
        row.status = OrderStatus::scheduled;
        row.released_ms = 0;
        row.due_ms = *scheduled_ms - shop.record[kinds::store.order_lead_minutes] * minute_ms;
    } else {
        row.status = OrderStatus::placed;
        row.released_ms = now_ms;
        row.due_ms = row.accept_ms > 0 ? now_ms + row.accept_ms : 0;
    }
}

void set_figures(StoredOrder& row, const Record& order) {
    row.total = order[fields.total];
    row.tip = order[fields.tip];
    row.payment_type = order[fields.payment_type];
    const Record* delivery = delivery_of(order);
    row.service = delivery ? (*delivery)[kinds::delivery_detail.type] : "";
    row.sought = sought_of(order, row.unique_id, row.customer.name);
}

Pricing pricing_of(const Submitter& by, const Shop& shop) {
    if (!is_trusted(by.principal)) return Pricing::catalogue;
    const std::string& setting = shop.record[kinds::store.order_pricing];
    for (const Pricing pricing : {Pricing::catalogue, Pricing::trust})
        if (setting == name_of(pricing)) return pricing;
    return Pricing::verify;
}

void identify_lines(Record& order, base::IdSource& ids) {
    auto lines = order[fields.lines];
    for (Record& line : lines)
        if (line[kinds::order_detail.own_id].empty())
            line.set(kinds::order_detail.own_id, ids.next());
    order.set(fields.lines, std::move(lines));
}

Judged judge(const std::string& account, storage::ReadView& view, const Shop& shop,
             const Judging& judging) {
    const auto& [sent, pricing, for_ms, buyer, is_paid, may_be_exempt, kept] = judging;
    Judged judged{.priced = price_order(view, {.account = account,
                                               .store = shop.record,
                                               .order = sent,
                                               .pricing = pricing,
                                               .now_ms = for_ms,
                                               .buyer = buyer,
                                               .may_be_exempt = may_be_exempt,
                                               .kept = kept}),
                  .differs = false,
                  .lines = {}};
    PricedOrder& priced = judged.priced;
    judged.differs = std::ranges::any_of(priced.differences, &domain::Difference::decides);
    priced.order.set(fields.pricing, std::string(name_of(pricing)));
    priced.order.set(fields.pricing_differs, judged.differs);
    if (judged.differs && !is_paid && pricing != Pricing::trust)
        refuse_amounts(priced, shop.decimals);
    judged.lines = sale_lines(view, account, shop.id, priced);
    if (pricing == Pricing::trust) {
        const Minor reckoned = priced.order[fields.total];
        keep_sent(priced.order, sent);
        add_difference(judged.lines, domain::difference(priced.order[fields.total], reckoned));
    } else if (!priced.differences.empty()) {
        priced.order.set(fields.declared, {declared_of(priced.differences)});
    }
    if (priced.order[fields.total] < 0)
        throw Refusal::invalid(std::string(fields.total.name), "must be at least 0");
    // Makes sure that the sale can be booked, whatever happens to the order.
    judged.lines =
        sales::checked(
            {.id = {},
             .origin = {},
             .currency = {},
             .dated_ms = 0,
             .sale = {.lines = std::move(judged.lines),
                      .payments = {{.key = "all", .amount = priced.order[fields.total]}}}})
            .sale.lines;
    return judged;
}

}  // namespace features::orders
