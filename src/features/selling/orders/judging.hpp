// How an order is judged before its transaction: when it is for, its total, and the sale it may
// become. For submissions and corrections alike.
#pragma once

#include "features/selling/orders/submission.hpp"

namespace features::orders {

// Fields of kinds::order that are shown with the order's state, or not at all; see
// kinds::OrderState.
inline constexpr const schema::Field* not_in_text[] = {&kinds::order.number, &kinds::order.status,
                                                       &kinds::order.is_paid};

inline Submitter submitter_of(const api::Call& call) {
    return {*call.principal, call.now_ms, call.services.world.ids};
}

// When the guest wants the order, if it is for later; nothing: now, or no time that can be read.
std::optional<std::int64_t> wanted_time(const schema::Record& order, const Shop& shop);
// When the order is for, if that is far enough ahead to wait for; nothing: it is for now. Throws
// base::Refusal (400).
std::optional<std::int64_t> scheduled_for(const schema::Record& order, const Shop& shop,
                                          std::int64_t now_ms);
// Sets whether it waits for that time, and when it is due.
void schedule(StoredOrder& row, const Shop& shop, std::int64_t now_ms,
              std::optional<std::int64_t> scheduled_ms);

// Where prices come from for this submitter.
Pricing pricing_of(const Submitter& by, const Shop& shop);

// Gives each line an id, for refunds and corrections.
void identify_lines(schema::Record& order, base::IdSource& ids);

struct Judged {
    PricedOrder priced;
    bool differs;  // in an amount that decides
    std::vector<domain::SaleLine> lines;
};
struct Judging {
    schema::Record sent;
    Pricing pricing;
    std::int64_t for_ms;
    Buyer buyer = Buyer::shop;
    bool is_paid = false;        // then it is not refused for its amounts
    bool may_be_exempt = false;  // see PriceRequest
    KeptLines kept{};
};
// Throws base::Refusal: 400 with `errors`, and with `pricing` if amounts differ.
Judged judge(const std::string& account, storage::ReadView& view, const Shop& shop,
             const Judging& judging);

// Sets the columns of the row from the order. Its unique id and customer must be set.
void set_figures(StoredOrder& row, const schema::Record& order);

}  // namespace features::orders
