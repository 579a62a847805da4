#include "features/selling/orders/submission.hpp"

#include "api/body.hpp"
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/calendar/opening_hours.hpp"
#include "domain/card_numbers.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/records/read.hpp"
#include "features/selling/orders/judging.hpp"
#include "features/selling/orders/menu_loader.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/pricing.hpp"
#include "kinds/customer.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"
#include "schema/number.hpp"
#include "storage/ahead.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using api::Call;
using auth::Area;
using base::Refusal;
using kinds::order_payment;
using schema::Record;

constexpr const auto& fields = kinds::order;
// Fields about the payment, not about what was ordered.
constexpr const schema::Field* payment_fields[] = {&fields.is_paid, &fields.payment_type,
                                                   &fields.card, &fields.merchant_type};

const std::vector<Record>* parts_in(const Record& record, const schema::Field& field) {
    return std::get_if<std::vector<Record>>(&record.at(field));
}

// Whether a field of the record or of its parts fits.
bool any_field(const Record& record,
               bool (*fits)(const schema::Field& field, const Record::Value& value)) {
    return std::ranges::any_of(record.kind().fields(), [&](const schema::Field* field) {
        const auto* parts = parts_in(record, *field);
        return fits(*field, record.at(*field)) ||
               (parts && std::ranges::any_of(
                             *parts, [&](const Record& part) { return any_field(part, fits); }));
    });
}

// Nothing is written where nothing is to be cleared, so that the values stay shared with the order
// that this is a copy of.
void clear_server_owned(Record& record) {
    const auto is_owned = [](const schema::Field& field, const Record::Value& value) {
        return field.rules.server_owned && !std::holds_alternative<std::monostate>(value);
    };
    if (!any_field(record, is_owned)) return;
    for (const schema::Field* field : record.kind().fields())
        if (is_owned(*field, std::as_const(record).at(*field)))
            record.clear(*field);
        else if (parts_in(record, *field))
            std::ranges::for_each(std::get<std::vector<Record>>(record.at(*field)),
                                  clear_server_owned);
}

bool no_unknown(const Record& record) { return record.unknown.empty(); }

// Whether its JSON may have members in the order in which they were sent.
bool has_raw_json(const Record& record) {
    const auto is_raw = [](const schema::Field&, const Record::Value& value) {
        const auto* parts = std::get_if<std::vector<Record>>(&value);
        return std::holds_alternative<schema::RawJson>(value) ||
               (parts && !std::ranges::all_of(*parts, &no_unknown));
    };
    return !no_unknown(record) || any_field(record, is_raw);
}

// What was ordered, without payment and the fields that the service owns.
Record ordered(Record order) {
    clear_server_owned(order);
    for (const schema::Field* field : payment_fields) order.clear(*field);
    order.clear(fields.number);
    order.clear(fields.status);
    return order;
}

// Guests cannot order while the store is closed; trusted keys report what has already happened.
void require_open(const Shop& shop, std::int64_t at_ms) {
    if (domain::is_open(shop.record, at_ms)) return;
    Refusal closed =
        Refusal::conflict("store_closed", "The store does not take orders for that time");
    if (const auto opens_ms = domain::opens_at(shop.record, at_ms))
        throw std::move(closed).with_text("opensAt", base::iso_time(*opens_ms));
    throw closed;
}

// The brand of the card; "" if none was sent, or if it is a word that means points.
std::string brand_of(const std::vector<Record>& card) {
    if (card.empty() || is_loyalty(card.front()[kinds::cc_details.card_type])) return {};
    return card.front()[kinds::cc_details.card_type];
}

std::string payment_method(const Record& order) {
    if (std::string brand = brand_of(order[fields.card]); !brand.empty()) return brand;
    switch (order[fields.payment_type]) {
        case 1: return "Online";
        case 2: return "Cash";
        default: return "Other";
    }
}

// The amount charged to the card, as the payment service writes it; nothing if it is not an amount
// in this currency.
std::optional<Minor> charged(const Record& sent, const std::string& currency, int decimals) {
    const auto& card = sent[fields.card];
    if (card.empty()) return {};
    const std::string& of = card.front()[kinds::cc_details.currency];
    if (!of.empty() && !base::same_ignoring_case(of, currency)) return {};
    const std::string& text = card.front()[kinds::cc_details.amount_text];
    const auto amount = text.empty() ? std::nullopt : schema::parse_decimal(text, decimals);
    return amount && *amount >= 0 ? amount : std::nullopt;
}

// The payment that the client took before it sent the order, again or for the first time; it may
// differ from the order's total.
Record taken_payment(const Submitter& by, const Record& sent, int decimals,
                     const StoredOrder& order) {
    Record payment(order_payment);
    payment.set(order_payment.id, by.ids.next());
    const Minor whole = sent.has(fields.total) ? sent[fields.total] : order.total;
    payment.set(order_payment.amount, charged(sent, order.currency, decimals)
                                          .value_or(std::max<Minor>(0, whole - order.promised)));
    payment.set(order_payment.method, payment_method(sent));
    if (sent.has(fields.card)) payment.set(order_payment.card, sent[fields.card]);
    if (sent.has(fields.payment_type))
        payment.set(order_payment.type,
                    sent[fields.payment_type] == 2 ? "Cash on delivery" : "Online");
    return payment;
}

// Points and allowances of a customer are money: a public key cannot spend them.
std::optional<loyalty::Terms> spending_of(const Submitter& by, storage::ReadView& view,
                                          const Shop& shop, const Record& order,
                                          std::int64_t for_ms) {
    const loyalty::Spending wanted{.customer = order[fields.customer],
                                   .points = order[fields.redeem_points],
                                   .allowance = order[fields.allowance]};
    if (wanted.points == 0 && wanted.allowance == 0) return {};
    if (!may_name_customers(by.principal))
        throw Refusal::forbidden("this key may not spend a customer's points or allowance");
    return loyalty::terms_of(view, by.principal.account, shop.id, wanted, by.now_ms, for_ms);
}

void require_covered(const loyalty::Terms& terms, Minor total) {
    if (terms.points_minor + terms.allowance_minor <= total) return;
    throw Refusal::invalid(
        std::string(terms.points_minor > total ? fields.redeem_points.name : fields.allowance.name),
        "exceeds the total of the order");
}

domain::Named customer_of(storage::ReadView& view, const std::string& account,
                          const std::string& id) {
    if (id.empty()) return {};
    const std::string survivor = customers::survivor_of(view, account, id);
    const auto row = storage::find(view, kinds::customer, account, survivor);
    if (!row) return {};
    return {survivor, kinds::customer_title(schema::read_stored(row->doc, kinds::customer))};
}

// Fields in the text of an order besides what was ordered.
void set_server_fields(Record& order, const Submitter& by, const Shop& shop, const Record& sent,
                       const StoredOrder& row, std::optional<std::int64_t> scheduled_ms) {
    order.set(fields.id, row.id);
    order.set(fields.unique_id, row.unique_id);
    order.set(fields.store, shop.id);
    order.set(fields.created_by, by.principal.id);
    order.set(fields.date_created, base::iso_time(by.now_ms));
    if (sent.has(fields.number)) order.set(fields.external_number, sent[fields.number]);
    if (sent.has(fields.status)) order.set(fields.declared_status, sent[fields.status]);
    if (scheduled_ms) order.set(fields.scheduled_for, base::iso_time(*scheduled_ms));
    if (sent[fields.is_paid] && !is_trusted(by.principal)) order.set(fields.declared_paid, true);
    for (const schema::Field* field : not_in_text) order.clear(*field);
}

std::string content_of(const Call& call, const std::string& json) {
    return call.services.pepper.hash("order", call.principal->account + '\n' + json);
}

std::string sorted(const std::string& json) { return print_sorted(schema::parse_tree(json)); }

// The order as sent, in a form that does not depend on the order of members.
std::string canonical(const Record& sent, int decimals) {
    const Record order = ordered(sent);
    std::string json = schema::write_json(order, decimals);
    return has_raw_json(order) ? sorted(json) : json;
}

// Whether it is the same order again: as it was sent, or as it was returned.
bool is_again(const Call& call, storage::ReadView& view, const StoredOrder& known,
              const Record& sent, const std::string& content) {
    const int decimals = decimals_of(known);
    if (known.content == content) return true;
    const std::string json = canonical(sent, decimals);
    if (known.content == content_of(call, sorted(json))) return true;  // kept before schema 8
    const std::string text = read_text(view, call.principal->account, known.id);
    return canonical(kinds::read_order(text), decimals) == json;
}

// The same order again need not be priced: its price might differ by now. The shop may repeat an
// order that a shopper has placed; other orders of shoppers with the same unique id do not matter.
std::optional<Draft> repeated(const Call& call, storage::ReadView& view, const Shop& shop,
                              const Record& sent, const std::string& content) {
    const std::string& account = call.principal->account;
    const std::string& unique_id = sent[fields.unique_id];
    const bool is_shop = is_trusted(*call.principal);
    auto known = find_by_unique_id(view, account, shop.id, unique_id, is_shop);
    if (known && !is_again(call, view, *known, sent, content))
        throw Refusal::conflict("order_exists", "Another order of the store has this uniqueOrderID")
            .with_text("id", known->id);
    if (!known && is_shop) {
        known = find_by_unique_id(view, account, shop.id, unique_id, /*is_shop=*/false);
        if (known && !is_again(call, view, *known, sent, content)) known.reset();
    }
    if (!known) return {};
    Draft draft{.order = *known, .text = {}, .lines = {}, .terms = {}, .payment = {}};
    if (sent[fields.is_paid] && is_trusted(*call.principal))
        draft.payment = taken_payment(submitter_of(call), sent, shop.decimals, *known);
    return draft;
}

// What is asked of a new order.
void rehearse(const Call& call, storage::ReadView& ahead, const Shop& shop, const Record& sent) {
    const std::string& account = call.principal->account;
    if (!sent[fields.unique_id].empty())
        for (const bool is_shop : {true, false})
            find_by_unique_id(ahead, account, shop.id, sent[fields.unique_id], is_shop);
    customer_of(ahead, account, sent[fields.customer]);
    load_menu(ahead, account, shop.id, sent, call.now_ms);
}

}  // namespace

Shop require_shop(const Call& call, storage::ReadView& view) {
    return sales::shop_of(
        records::require(view, kinds::store, *call.principal, call.path["store"]));
}

Record read_masked(const Call& call, const schema::Kind& kind, int decimals) {
    base::Problems problems;
    Record record = api::read_body(call.request.body, kind, problems, decimals);
    domain::mask_cards(record, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return record;
}

bool is_trusted(const auth::Principal& principal) { return principal.areas.has(Area::orders); }

bool may_name_customers(const auth::Principal& principal) {
    return is_trusted(principal) || principal.areas.has(Area::kiosk);
}

Draft draft_of(const Submitter& by, storage::ReadView& view, const Shop& shop,
               const Submission& submission) {
    Record sent = submission.sent;
    identify_lines(sent, by.ids);
    const auto scheduled_ms = scheduled_for(sent, shop, by.now_ms);
    const std::int64_t for_ms = scheduled_ms.value_or(by.now_ms);
    if (!is_trusted(by.principal)) require_open(shop, for_ms);
    // No initializer of a draft's members may throw: g++ 12 would destroy some members twice.
    auto terms = spending_of(by, view, shop, sent, for_ms);
    auto customer = customer_of(view, by.principal.account, sent[fields.customer]);
    const bool is_paid = sent[fields.is_paid] && is_trusted(by.principal);
    Judged judged = judge(by.principal.account, view, shop,
                          {.sent = sent,
                           .pricing = submission.pricing,
                           .for_ms = for_ms,
                           .buyer = buyer_of(by.principal),
                           .is_paid = is_paid,
                           .may_be_exempt = may_name_customers(by.principal)});
    Record& order = judged.priced.order;

    Draft draft{.order = {.id = submission.id,
                          .store = shop.id,
                          .unique_id = sent[fields.unique_id],
                          .content = submission.content,
                          .placed_ms = by.now_ms,
                          .currency = shop.currency,
                          .customer = std::move(customer),
                          .sale = submission.id,
                          .is_shop = is_trusted(by.principal)},
                .text = {},
                .lines = std::move(judged.lines),
                .terms = std::move(terms),
                .payment = {},
                .differs = judged.differs && is_paid};
    StoredOrder& row = draft.order;
    if (row.unique_id.empty()) row.unique_id = by.ids.next();
    schedule(row, shop, by.now_ms, scheduled_ms);
    set_figures(row, order);
    row.tolerance = judged.priced.tolerance;
    if (draft.terms) {
        require_covered(*draft.terms, row.total);
        row.promised = draft.terms->points_minor + draft.terms->allowance_minor;
    }
    if (is_paid) draft.payment = taken_payment(by, sent, shop.decimals, row);
    set_server_fields(order, by, shop, sent, row, scheduled_ms);
    draft.text = schema::write_json(order, shop.decimals);
    draft.basis = schema::write_json(judged.priced.basis, shop.decimals);
    return draft;
}

Draft read_submission(const Call& call, storage::ReadView& view, const Shop& shop) {
    const Record sent = read_masked(call, kinds::order, shop.decimals);
    const std::string content = content_of(call, canonical(sent, shop.decimals));
    storage::ask_ahead(view, [&](storage::ReadView& ahead) { rehearse(call, ahead, shop, sent); });
    if (!sent[fields.unique_id].empty())
        if (auto again = repeated(call, view, shop, sent, content)) return *std::move(again);
    const Submitter by = submitter_of(call);
    return draft_of(
        by, view, shop,
        {.sent = sent, .id = by.ids.next(), .content = content, .pricing = pricing_of(by, shop)});
}

Record read_payment(const Call& call, const Shop& shop) {
    Record payment = read_masked(call, order_payment, shop.decimals);
    if (payment.has(order_payment.amount) && payment[order_payment.amount] <= 0)
        throw Refusal::invalid(std::string(order_payment.amount.name), "must be more than 0");
    payment.set(order_payment.id, call.services.world.ids.next());
    if (is_loyalty(payment[order_payment.method]))
        throw Refusal::invalid(std::string(order_payment.method.name),
                               "must not be points or an allowance: these are spent when the order "
                               "is placed");
    if (payment[order_payment.method].empty()) {
        const std::string brand = brand_of(payment[order_payment.card]);
        payment.set(order_payment.method, brand.empty() ? "Other" : brand);
    }
    return payment;
}

std::string masked_body(const Call& call) { return domain::masked_body(call.request.body); }

std::string follow_token(const auth::Pepper& pepper, std::string_view account,
                         std::string_view id) {
    return pepper.hash("follow", std::string(account) + ' ' + std::string(id));
}

}  // namespace features::orders
