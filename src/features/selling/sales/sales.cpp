#include "features/selling/sales/sales.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/records/record_of.hpp"
#include "features/selling/sales/sales_store.hpp"
#include "features/selling/sales/shop.hpp"
#include "features/selling/sales/sums_store.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::sales {
namespace {

using base::Refusal;

// The reason of a sale that is voided because its check is open again; `verify` relies on it.
constexpr std::string_view reopened = "reopened";

// The store as it is while its lock is held.
Shop shop_of(storage::ReadView& view, const WriteContext& by) {
    return {by.store, records::record_of(view, kinds::store, by.account, by.store)};
}

std::string currency_of_account(storage::ReadView& view, const WriteContext& by, const Shop& shop) {
    const std::string oldest = storage::oldest_store(view, by.account);
    return oldest == by.store
               ? shop.currency
               : records::record_of(view, kinds::store, by.account, oldest)[kinds::store.currency];
}

std::vector<domain::Sale> pieces_of(const std::vector<StoredSale>& refunds) {
    std::vector<domain::Sale> pieces;
    for (const StoredSale& one : refunds) pieces.push_back(one.sale);
    return pieces;
}

domain::Sale left_of(storage::ReadView& view, const WriteContext& by, const StoredSale& sale) {
    return domain::left_of(sale.sale, pieces_of(refunds_of(view, by.account, sale.id)));
}

// By how much the refunds exceed the sale. A sale with a negative total has nothing to give back.
domain::Minor over_refunded(storage::ReadView& view, const WriteContext& by,
                            const StoredSale& sale) {
    const domain::Minor left = domain::figures_of(left_of(view, by, sale)).sale_amount();
    const domain::Minor refunded = domain::figures_of(sale.sale).sale_amount() - left;
    return std::clamp<domain::Minor>(-left, 0, std::max<domain::Minor>(0, refunded));
}

// `left`: what the customer spent.
void keep_visit(storage::Transaction& tx, const WriteContext& by, const StoredSale& sale,
                const Shop& shop, const domain::Sale& left) {
    const bool is_same_currency = currency_of_account(tx, by, shop) == shop.currency;
    customers::add_visit(tx, by.account, sale.id, sale.sale.customer.id, sale.sale.closed_ms,
                         is_same_currency ? domain::figures_of(left).sale_amount() : 0);
}

bool is_visit(const StoredSale& sale) { return sale.counts() && !sale.sale.customer.id.empty(); }

// The customer spent what is left after refunds.
void keep_visit(storage::Transaction& tx, const WriteContext& by, const StoredSale& sale,
                const Shop& shop) {
    if (is_visit(sale))
        keep_visit(tx, by, sale, shop, left_of(tx, by, sale));
    else
        customers::take_visit_back(tx, by.account, sale.id);
}

bool fits_day(storage::ReadView& view, const WriteContext& by, const StoredSale& sale) {
    const domain::Minor weight = domain::weight_of(sale.sale);
    if (!sale.counts() || weight <= domain::small_sale_max) return true;
    return domain::sum(largest_sum(view, by.account, by.store, sale.business_day), weight) <=
           domain::day_max;
}

// A check is a fact: if the sums have no room for it, it is kept but not counted. Anything else is
// refused.
void see_to_room(storage::ReadView& view, const WriteContext& by, StoredSale& sale,
                 std::string_view field) {
    if (fits_day(view, by, sale)) return;
    if (sale.sale.source != "check" || sale.state != State::closed)
        throw Refusal::invalid(std::string(field), "exceeds what the totals of the day can hold");
    sale.state = State::voided;
    sale.reason = not_counted;
    sale.over_refunded = 0;
}

void note(storage::Transaction& tx, const WriteContext& by, const StoredSale& sale,
          std::string_view what) {
    const std::int64_t sequence = storage::note_event(tx, by.account, by.store,
                                                      {.type = what,
                                                       .kind = "sale",
                                                       .id = sale.id,
                                                       .revision = sale.revision,
                                                       .at_ms = by.now_ms,
                                                       .is_configuration = false,
                                                       .who = by.who});
    touch_day(tx, by.account, sale, sequence);
}

// Every write goes through the next three, which also update the sums of the day.
void add(storage::Transaction& tx, const WriteContext& by, const StoredSale& sale,
         const Shop& shop) {
    insert_sale(tx, by.account, sale, *shop.calendar.zone);
    add_to_sums(tx, by.account, sale, *shop.calendar.zone);
    note(tx, by, sale, "created");
}

void change(storage::Transaction& tx, const WriteContext& by, const StoredSale& before,
            StoredSale& sale, const Shop& shop) {
    take_from_sums(tx, by.account, before);
    see_to_room(tx, by, sale, "totalAmount");
    rewrite_sale(tx, by.account, sale, *shop.calendar.zone);
    add_to_sums(tx, by.account, sale, *shop.calendar.zone);
    note(tx, by, sale, "updated");
}

void retire(storage::Transaction& tx, const WriteContext& by, StoredSale& sale,
            std::string_view reason) {
    take_from_sums(tx, by.account, sale);
    sale.state = State::voided;
    sale.reason = reason;
    sale.over_refunded = 0;
    sale.changed_ms = by.now_ms;
    ++sale.revision;
    write_voided(tx, by.account, sale);
    note(tx, by, sale, "voided");
}

void require_currency(const Booking& booking, const Shop& shop) {
    if (booking.currency != shop.currency)
        throw Refusal::conflict("currency_changed", "The store's currency has changed; try again");
}

// A sale without a ticket number uses its own number.
domain::Sale with_ticket(domain::Sale sale, std::int64_t number) {
    if (sale.ticket_no.empty()) sale.ticket_no = std::to_string(number);
    return sale;
}

StoredSale new_sale(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                    std::int64_t dated_ms) {
    return {.id = {},
            .store = by.store,
            .number = take_number(tx, by.account, by.store),
            .currency = shop.currency,
            .business_day = shop.calendar.day_of(dated_ms),
            .made_by = by.who,
            .made_ms = by.now_ms,
            .changed_ms = by.now_ms};
}

Written book_new(storage::Transaction& tx, const WriteContext& by, Booking booking,
                 const Shop& shop) {
    StoredSale sale = new_sale(tx, by, shop, booking.dated_ms);
    sale.id = std::move(booking.id);
    sale.origin = std::move(booking.origin);
    sale.sale = with_ticket(std::move(booking.sale), sale.number);
    see_to_room(tx, by, sale, "totalAmount");
    add(tx, by, sale, shop);
    if (is_visit(sale)) keep_visit(tx, by, sale, shop, domain::left_of(sale.sale, {}));
    return {std::move(sale), true};
}

bool is_like(const StoredSale& stored, const Booking& booking) {
    return stored.counts() && stored.origin == booking.origin &&
           stored.sale == with_ticket(booking.sale, stored.number);
}

StoredSale require_sale(storage::ReadView& view, const WriteContext& by, std::string_view id) {
    auto sale = find_sale(view, by.account, id);
    if (!sale || sale->store != by.store) throw Refusal::not_found("sale");
    return *std::move(sale);
}

// The request in a canonical form: equal requests have equal texts.
std::string text_of(const domain::RefundTerms& terms) {
    base::JsonObject object;
    if (terms.amount) object.number("amount", *terms.amount);
    std::vector<std::string> items;
    for (const auto& item : terms.items)
        items.push_back(
            base::JsonObject().text("line", item.line).number("quantity", item.quantity).done());
    if (!items.empty()) object.raw("items", base::json_array(items));
    return object.done();
}

[[noreturn]] void refuse(const domain::RefundAnswer& answer, const domain::RefundTerms& terms,
                         const domain::Refundable& left) {
    using enum domain::RefundDenial;
    switch (*answer.denial) {
        case nothing_left:
            throw Refusal::conflict("nothing_left", "Nothing is left to refund for this sale");
        case more_than_left:
            throw Refusal::conflict("refund_exceeds", "The amount exceeds what is left to refund")
                .with("refundable", std::to_string(left.without_tips()))
                .with("refundableTips", std::to_string(left.tips));
        case no_such_line:
            throw Refusal::invalid("items", '"' + answer.line + "\" is not a line of the sale");
        case too_many:
            throw Refusal::conflict(
                "refund_exceeds",
                "The quantity exceeds what is left to refund of \"" + answer.line + '"');
        case worthless: break;
    }
    throw Refusal::invalid(terms.amount ? "amount" : "items", "must total more than 0");
}

// The sale of a refund: customer, staff and table stay, but no guest is counted again.
domain::Sale refund_sale(const StoredSale& of, domain::Sale piece, const Refund& asked,
                         std::int64_t now_ms) {
    domain::Sale sale = of.sale;
    sale.lines = std::move(piece.lines);
    sale.payments = std::move(piece.payments);
    sale.guests = 0;
    sale.opened_ms = sale.closed_ms = now_ms;
    if (asked.closed_by != domain::Named()) sale.closed_by = asked.closed_by;
    return sale;
}

domain::Sale piece_of(storage::ReadView& view, const WriteContext& by, const StoredSale& sale,
                      const domain::RefundTerms& terms) {
    const domain::Sale left = left_of(view, by, sale);
    domain::RefundAnswer answer = domain::refund_of(left, terms);
    if (answer.denial) refuse(answer, terms, domain::refundable(left));
    return std::move(answer.refund);
}

// The refund that was already made under this id.
std::optional<StoredSale> same_refund(storage::ReadView& view, const WriteContext& by,
                                      const Refund& refund) {
    auto known = find_sale(view, by.account, refund.id);
    if (known && (known->refund_of != refund.sale || known->terms != text_of(refund.terms)))
        throw Refusal::conflict("refund_exists", "Another refund or sale has this id")
            .with_text("id", known->id);
    return known;
}

}  // namespace

bool StoredSale::is_reopened() const {
    return !counts() && sale.source == "check" && reason == reopened;
}

std::string_view name_of(State state) {
    switch (state) {
        case State::closed: return "CLOSED";
        case State::voided: return "VOIDED";
        case State::refund: break;
    }
    return "REFUND";
}

Booking checked(Booking booking) {
    try {
        booking.sale = domain::settled(std::move(booking.sale));
    } catch (const domain::AmountTooLarge&) {
        throw Refusal::invalid("totalAmount", "is too large for a sale");
    }
    return booking;
}

Written book(storage::Transaction& tx, const WriteContext& by, Booking booking) {
    tx.lock(by.account, by.store);
    const Shop shop = shop_of(tx, by);
    require_currency(booking, shop);
    auto known = find_sale(tx, by.account, booking.id);
    if (!known) return book_new(tx, by, std::move(booking), shop);
    if (!is_like(*known, booking))
        throw Refusal::conflict("sale_exists", "This order or check is already a sale")
            .with_text("id", known->id);
    return {*std::move(known), false};
}

void rehearse_replace(storage::ReadView& ahead, const WriteContext& by, std::string_view id,
                      std::string_view customer) {
    find_sale(ahead, by.account, id);
    shop_of(ahead, by);
    last_number(ahead, by.account, by.store);
    if (customer.empty()) return;
    storage::oldest_store(ahead, by.account);
    customers::rehearse_visit(ahead, by.account, id, customer);
}

Written replace(storage::Transaction& tx, const WriteContext& by, Booking booking,
                std::optional<StoredSale> known) {
    tx.lock(by.account, by.store);
    const Shop shop = shop_of(tx, by);
    require_currency(booking, shop);
    if (!known) return book_new(tx, by, std::move(booking), shop);
    if (is_like(*known, booking)) return {*std::move(known), false};
    const StoredSale before = *known;
    known->state = State::closed;
    known->reason.clear();
    known->origin = std::move(booking.origin);
    known->sale = with_ticket(std::move(booking.sale), known->number);
    known->changed_ms = by.now_ms;
    ++known->revision;
    known->over_refunded = over_refunded(tx, by, *known);
    change(tx, by, before, *known, shop);
    keep_visit(tx, by, *known, shop);
    return {*std::move(known), true};
}

Written void_sale(storage::Transaction& tx, const WriteContext& by, std::string_view id,
                  std::string_view reason) {
    tx.lock(by.account, by.store);
    StoredSale sale = require_sale(tx, by, id);
    if (!sale.counts() && !sale.is_reopened()) return {std::move(sale), false};
    for (StoredSale& each : refunds_of(tx, by.account, sale.id)) retire(tx, by, each, reason);
    retire(tx, by, sale, reason);
    if (sale.refund_of.empty()) {
        customers::take_visit_back(tx, by.account, sale.id);
        return {std::move(sale), true};
    }
    StoredSale refunded = require_sale(tx, by, sale.refund_of);
    if (refunded.over_refunded > 0) {
        refunded.over_refunded = over_refunded(tx, by, refunded);
        write_over_refunded(tx, by.account, refunded);
    }
    keep_visit(tx, by, refunded, shop_of(tx, by));
    return {std::move(sale), true};
}

Written reopen(storage::Transaction& tx, const WriteContext& by, std::string_view id) {
    tx.lock(by.account, by.store);
    StoredSale sale = require_sale(tx, by, id);
    if (!sale.counts()) return {std::move(sale), false};
    retire(tx, by, sale, reopened);
    customers::take_visit_back(tx, by.account, sale.id);
    return {std::move(sale), true};
}

domain::Share undone_of(storage::ReadView& view, const WriteContext& by, std::string_view id,
                        const domain::Sale& sale) {
    const auto pieces = pieces_of(refunds_of(view, by.account, id));
    if (pieces.empty()) return {0, 1};
    const domain::Sale left = domain::left_of(sale, pieces);
    return domain::undone_of(sale, domain::figures_of(left).sale_amount());
}

void stand_again(storage::Transaction& tx, const WriteContext& by, const StoredSale& sale,
                 std::span<const OldRefund> refunds) {
    tx.lock(by.account, by.store);
    const Shop shop = shop_of(tx, by);
    for (const OldRefund& old : refunds) {
        auto refund = find_sale(tx, by.account, old.id);
        if (!refund || refund->refund_of != sale.id || refund->counts()) continue;
        const StoredSale before = *refund;
        refund->state = State::refund;
        refund->reason = old.reason;
        refund->changed_ms = by.now_ms;
        ++refund->revision;
        if (!fits_day(tx, by, *refund)) continue;  // it stays voided: a check is never refused
        change(tx, by, before, *refund, shop);
    }
}

Written refund(storage::Transaction& tx, const WriteContext& by, const Refund& refund) {
    tx.lock(by.account, by.store);
    if (auto known = same_refund(tx, by, refund)) return {*std::move(known), false};
    const StoredSale sale = require_sale(tx, by, refund.sale);
    if (!sale.counts()) throw Refusal::conflict("sale_voided", "This sale was voided");
    if (!sale.refund_of.empty()) throw Refusal::conflict("is_refund", "This is a refund itself");
    domain::Sale piece = piece_of(tx, by, sale, refund.terms);
    const Shop shop = shop_of(tx, by);
    StoredSale made = new_sale(tx, by, shop, by.now_ms);
    made.id = refund.id;
    made.state = State::refund;
    made.refund_of = sale.id;
    made.terms = text_of(refund.terms);
    made.reason = refund.reason;
    made.sale = refund_sale(sale, std::move(piece), refund, by.now_ms);
    see_to_room(tx, by, made, "amount");
    add(tx, by, made, shop);
    keep_visit(tx, by, sale, shop);
    return {std::move(made), true};
}

}  // namespace features::sales
