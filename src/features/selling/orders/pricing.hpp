// What an order comes to in a store: by its own prices, or by the store's menu.
#pragma once

#include "access/principal.hpp"
#include "domain/order/order.hpp"
#include "domain/pricing/menu.hpp"
#include "storage/database.hpp"

#include <map>
#include <string>
#include <string_view>

namespace features::orders {

// Where prices, rates and discounts come from: the order itself, or the menu. An order that is
// trusted is reckoned like one that is verified, but keeps the amounts that were sent.
enum class Pricing : std::uint8_t { verify, catalogue, trust };
std::string_view name_of(Pricing pricing);

// Lines that keep the prices, rates and discounts that they have here, by their places in an order
// that else is priced by the menu.
using domain::KeptLines;

struct PricedOrder {
    schema::Record order;  // with every amount filled in
    schema::Record basis;  // what it was priced from: see domain/order/basis.hpp
    domain::Basket basket;
    domain::Priced priced;
    std::vector<domain::Difference> differences;  // between what was sent and what is
    domain::Minor tolerance = 0;  // how far rounding may bring a client's total from this one
};

// What was sent and comes out otherwise, for `declared`: an object of paths and amounts.
std::string declared_of(const std::vector<domain::Difference>& differences);

// Who asks for a price: a guest by a key that is not believed, at a kiosk or elsewhere, or the
// shop. What is hidden in kiosks, or in the web shop, is so to them, and what a delivery costs is
// not theirs to say.
enum class Buyer : std::uint8_t { shop, web_guest, kiosk_guest };
Buyer buyer_of(const auth::Principal& principal);

struct PriceRequest {
    std::string_view account;
    const schema::Record& store;
    schema::Record order;  // as it was sent, read with the decimals of the store
    Pricing pricing = Pricing::verify;
    std::int64_t now_ms = 0;
    Buyer buyer = Buyer::shop;
    bool may_be_exempt = true;  // whether the membership of the customer that it names counts
    KeptLines kept{};           // for Pricing::catalogue
};

// Prices an order, with what looks wrong in it under `warnings`; with a trace, where one is given.
// Throws base::Refusal (400) with all problems when it cannot be priced, or when its amounts do not
// fit in 64 bits.
PricedOrder price_order(storage::ReadView& view, const PriceRequest& request,
                        domain::Trace* trace = nullptr);

}  // namespace features::orders
