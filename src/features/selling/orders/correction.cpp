// Corrections by staff: the body of the request merged into the order.
//
// There are three forms of the order: its basis, which it was priced from (as the shop sent it, or
// from the menu at that time), the order as shown, and the order that staff wants now. What staff
// left as shown is taken from the basis, so that calculated amounts are not calculated upon again.
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "domain/card_numbers.hpp"
#include "domain/order/basis.hpp"
#include "features/selling/orders/judging.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/promise.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using api::Call;
using base::Refusal;
using schema::Record;

constexpr const auto& fields = kinds::order;

// A correction changes what was ordered. The customer stays, and other changes have their own
// operations.
void check_fixed(const Record& stored, const StoredOrder& order, const Record& sent,
                 base::Problems& problems) {
    const auto check = [&](const schema::Field& field, bool is_same, const char* instead) {
        if (sent.has(field) && !is_same) problems.push_back({std::string(field.name), instead});
    };
    constexpr const char* fixed = "cannot be changed";
    check(fields.unique_id, sent[fields.unique_id] == order.unique_id, fixed);
    check(fields.customer, sent[fields.customer] == stored[fields.customer], fixed);
    check(fields.redeem_points, sent[fields.redeem_points] == stored[fields.redeem_points], fixed);
    check(fields.allowance, sent[fields.allowance] == stored[fields.allowance], fixed);
    check(fields.status, sent[fields.status] == static_cast<int>(order.status),
          "cannot be corrected; use the operation that changes the status");
    check(fields.is_paid, sent[fields.is_paid] == order.is_paid,
          "cannot be corrected; add a payment instead");
}

// Fields that the service owns stay as they were shown.
void keep_server_fields(Record& wanted, const Record& shown) {
    for (const schema::Field* field : wanted.kind().fields())
        if (field->rules.server_owned) wanted.at(*field) = shown.at(*field);
    for (const schema::Field* field : std::initializer_list<const schema::Field*>{
             &fields.declared, &fields.exempted_tax, &fields.pricing_differs,
             &fields.scheduled_for})
        wanted.clear(*field);
    for (const schema::Field* field : not_in_text) wanted.clear(*field);
}

bool is_priced_alike(const Record& a, const Record& b) {
    return a[fields.lines] == b[fields.lines] && a[fields.discounts] == b[fields.discounts] &&
           a[fields.delivery_charge] == b[fields.delivery_charge] && a[fields.tip] == b[fields.tip];
}

// Where prices come from. Unchanged lines keep their prices and rates, whatever the menu says now;
// a trusted order stays trusted.
struct Sources {
    Pricing pricing = Pricing::verify;
    KeptLines kept{};
};
Sources sources_of(const Submitter& by, const Shop& shop, Record& wanted, const Record& basis,
                   const Record& shown) {
    if (shown[fields.pricing] == name_of(Pricing::trust)) {
        if (!is_priced_alike(wanted, basis)) domain::forget_sums(wanted);
        return {Pricing::trust};
    }
    const bool has_same_goods = wanted[fields.lines] == basis[fields.lines] &&
                                wanted[fields.discounts] == basis[fields.discounts];
    if (has_same_goods || pricing_of(by, shop) != Pricing::catalogue) return {};
    return {Pricing::catalogue, domain::lines_left_alone(wanted, basis)};
}

// The promise of an order that is corrected to be for another time moves along. One that is now for
// as soon as possible, in a store that promises nothing by itself, has none any more.
std::optional<Promise> moved_promise(const Record& wanted, const Record& shown, const Shop& shop,
                                     std::int64_t now_ms) {
    const auto wanted_ms = wanted_time(wanted, shop);
    if (wanted_ms == wanted_time(shown, shop)) return {};
    return Promise{
        .at_ms = usual_promise(shop, wanted_ms, now_ms), .reason = "Corrected", .is_moved = true};
}

}  // namespace

Draft read_correction(const Call& call, storage::ReadView& view, const Shop& shop,
                      const StoredOrder& order) {
    const std::string& account = call.principal->account;
    base::Problems problems;
    const schema::Patch patch =
        schema::read_patch(call.request.body, kinds::order, {.currency_decimals = shop.decimals});
    const Record shown = kinds::read_order(read_text(view, account, order.id));
    check_fixed(shown, order, patch.record, problems);
    Record wanted = shown;
    schema::merge(wanted, patch, problems);
    domain::mask_cards(wanted, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const Record basis = kinds::read_order(read_basis(view, account, order.id));
    wanted = domain::rebased(wanted, shown, basis);
    keep_server_fields(wanted, shown);
    const Submitter by = submitter_of(call);
    identify_lines(wanted, by.ids);

    const auto scheduled_ms = scheduled_for(wanted, shop, call.now_ms);
    Sources sources = sources_of(by, shop, wanted, basis, shown);
    Judged judged = judge(account, view, shop,
                          {.sent = wanted,
                           .pricing = sources.pricing,
                           .for_ms = scheduled_ms.value_or(call.now_ms),
                           .may_be_exempt = order.is_shop || shown.has(fields.exempted_tax),
                           .kept = std::move(sources.kept)});
    Record& result = judged.priced.order;
    if (sources.pricing == Pricing::verify) result.at(fields.pricing) = shown.at(fields.pricing);
    if (scheduled_ms) result.set(fields.scheduled_for, base::iso_time(*scheduled_ms));
    Draft draft{
        .order = order, .text = {}, .lines = std::move(judged.lines), .terms = {}, .payment = {}};
    schedule(draft.order, shop, call.now_ms, scheduled_ms);
    draft.moved_promise = moved_promise(wanted, shown, shop, call.now_ms);
    draft.is_rescheduled = wanted[fields.delivery] != shown[fields.delivery];
    set_figures(draft.order, result);
    draft.order.tolerance = judged.priced.tolerance;
    if (draft.order.promised > draft.order.total)
        throw Refusal::invalid(std::string(fields.lines.name),
                               "total less than the points and allowance that pay for them");
    draft.text = schema::write_json(result, shop.decimals);
    draft.basis = schema::write_json(judged.priced.basis, shop.decimals);
    return draft;
}

}  // namespace features::orders
