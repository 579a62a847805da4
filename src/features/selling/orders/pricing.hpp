// Prices an order of a store: by its own prices, or by the store's menu.
#pragma once

#include "auth/principal.hpp"
#include "domain/order/order.hpp"
#include "domain/pricing/menu.hpp"
#include "storage/database.hpp"

#include <map>
#include <string>
#include <string_view>

namespace features::orders {

// Where prices, rates and discounts come from: the order itself, or the menu. A trusted order is
// calculated like a verified one, but keeps the amounts that were sent.
enum class Pricing : std::uint8_t { verify, catalogue, trust };
std::string_view name_of(Pricing pricing);

// Lines that keep these prices, rates and discounts in an order that is otherwise priced by the
// menu, by their places in the order.
using domain::KeptLines;

struct PricedOrder {
    schema::Record order;  // with every amount filled in
    schema::Record basis;  // what it was priced from: see domain/order/basis.hpp
    domain::Basket basket;
    domain::Priced priced;
    std::vector<domain::Difference> differences;  // between sent and calculated amounts
    domain::Minor tolerance = 0;                  // how far a client's total may be off by rounding
};

// Sent amounts that differ, for `declared`: an object of paths and amounts.
std::string declared_of(const std::vector<domain::Difference>& differences);

// Who asks for a price: a guest with an untrusted key, at a kiosk or elsewhere, or the shop. Guests
// do not see what is hidden in kiosks or in the web shop, and do not set the delivery charge.
enum class Buyer : std::uint8_t { shop, web_guest, kiosk_guest };
Buyer buyer_of(const auth::Principal& principal);

struct PriceRequest {
    std::string_view account;
    const schema::Record& store;
    schema::Record order;  // as sent, read with the decimals of the store
    Pricing pricing = Pricing::verify;
    std::int64_t now_ms = 0;
    Buyer buyer = Buyer::shop;
    bool may_be_exempt = true;  // whether the membership of its customer counts
    KeptLines kept{};           // for Pricing::catalogue
};

// Prices an order, with warnings under `warnings`, and with a trace if one is given. Throws
// base::Refusal (400) with all problems when it cannot be priced, or when its amounts do not fit in
// 64 bits.
PricedOrder price_order(storage::ReadView& view, const PriceRequest& request,
                        domain::Trace* trace = nullptr);

}  // namespace features::orders
