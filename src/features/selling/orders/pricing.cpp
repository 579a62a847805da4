#include "features/selling/orders/pricing.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "domain/order/basis.hpp"
#include "domain/order/warnings.hpp"
#include "domain/pricing/menu.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/selling/orders/menu_loader.hpp"
#include "kinds/customer.hpp"
#include "kinds/membership_plan.hpp"
#include "kinds/order.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using base::Refusal;
using domain::Minor;
using schema::Record;

std::optional<Record> active_record(storage::ReadView& view, const kinds::StoredKind& kind,
                                    std::string_view account, const std::string& id) {
    const auto row = storage::find(view, kind, account, id);
    if (!row || !row->is_active) return {};
    return schema::read_stored(row->doc, kind);
}

// Whether the customer's membership exempts them from tax.
bool is_tax_exempt(storage::ReadView& view, std::string_view account, const std::string& id,
                   base::Problems& problems) {
    if (id.empty()) return false;
    const auto customer =
        active_record(view, kinds::customer, account, customers::survivor_of(view, account, id));
    if (!customer) {
        problems.push_back(
            {std::string(kinds::order.customer.name), "is not an active customer of the account"});
        return false;
    }
    const std::string& plan = (*customer)[kinds::customer.plan];
    if (plan.empty()) return false;
    const auto membership = active_record(view, kinds::membership_plan, account, plan);
    return membership && (*membership)[kinds::membership_plan.is_tax_exempt];
}

// Whether it has to be delivered: another or no name for the delivery does not save the charge.
bool is_brought(const Record& order) {
    constexpr std::string_view fetched[] = {"pickup",  "curbside", "togo",        "takeaway",
                                            "takeout", "dinein",   "tableservice"};
    const std::string type = domain::service_of(order).delivery_type;
    if (type == "delivery") return true;
    if (std::ranges::find(fetched, type) != std::end(fetched)) return false;
    const auto& details = order[kinds::order.delivery];
    return !details.empty() && details.front().has(kinds::delivery_detail.address);
}

// What a guest pays for the delivery of this basket.
Minor delivery_charge(const Record& store, const Record& order, const domain::Basket& basket) {
    if (!is_brought(order)) return 0;
    const bool is_free = store.has(kinds::store.delivery_free_from) &&
                         domain::sub_total_of(basket) >= store[kinds::store.delivery_free_from];
    return is_free ? 0 : store[kinds::store.delivery_charge];
}

// Makes the basket of an order.
class BasketMaker {
public:
    BasketMaker(storage::ReadView& view, const PriceRequest& request, base::Problems& problems)
        : view_(view), request_(request), problems_(problems) {}

    domain::Basket make(Record& order) {
        domain::Basket basket = of_lines(order);
        basket.is_tax_exempt = is_tax_exempt(view_, request_.account,
                                             request_.order[kinds::order.customer], problems_) &&
                               request_.may_be_exempt;
        if (!problems_.empty()) throw Refusal::invalid(std::move(problems_));
        if (request_.store[kinds::store.tax_rounding] == "order")
            basket.rounding = domain::TaxRounding::order;
        if (request_.buyer != Buyer::shop) set_delivery_charge(order, basket);
        return basket;
    }

    // Warnings about the order as sent, and about its basket.
    std::vector<std::string> warnings(const domain::Basket& basket) {
        if (request_.pricing != Pricing::catalogue)
            domain::warn_of_menu(request_.order, basket, menu(), service(), warnings_);
        domain::warn_of_spelling(request_.order, warnings_);
        return std::move(warnings_).told();
    }

private:
    domain::Basket of_lines(Record& order) {
        if (request_.pricing != Pricing::catalogue) return domain::basket_of(order, problems_);
        return domain::basket_from_menu(order, menu(), service(), problems_, request_.kept);
    }
    domain::Menu menu() {
        return load_menu(view_, std::string(request_.account), request_.store[kinds::store.id],
                         request_.order, request_.now_ms);
    }
    domain::Service service() const {
        domain::Service service = domain::service_of(request_.order);
        service.is_at_kiosk = request_.buyer == Buyer::kiosk_guest;
        return service;
    }
    void set_delivery_charge(const Record& order, domain::Basket& basket) {
        if (request_.store.has(kinds::store.delivery_charge))
            basket.delivery_charge = delivery_charge(request_.store, order, basket);
        else if (basket.delivery_charge > 0)
            warnings_.add(std::string(kinds::order.delivery_charge.name),
                          "was taken as sent; the store has not set one");
    }

    storage::ReadView& view_;
    const PriceRequest& request_;
    base::Problems& problems_;
    domain::Warnings warnings_{};
};

void set_warnings(Record& order, const std::vector<std::string>& sentences) {
    order.clear(kinds::order.warnings);
    std::vector<std::string> texts;
    for (const std::string& sentence : sentences) texts.push_back(base::json_string(sentence));
    if (!texts.empty()) order.set(kinds::order.warnings, {base::json_array(texts)});
}

[[noreturn]] void refuse_size() {
    throw Refusal::invalid(std::string(kinds::order.total.name),
                           "is too large: amounts must fit in 64 bits");
}

}  // namespace

Buyer buyer_of(const auth::Principal& principal) {
    if (principal.areas.has(auth::Area::orders)) return Buyer::shop;
    return principal.areas.has(auth::Area::kiosk) ? Buyer::kiosk_guest : Buyer::web_guest;
}

std::string_view name_of(Pricing pricing) {
    switch (pricing) {
        case Pricing::verify: return "verify";
        case Pricing::catalogue: return "catalogue";
        case Pricing::trust: break;
    }
    return "trust";
}

std::string declared_of(const std::vector<domain::Difference>& differences) {
    base::JsonObject declared;
    for (const domain::Difference& one : differences) declared.number(one.path, one.sent);
    return declared.done();
}

PricedOrder price_order(storage::ReadView& view, const PriceRequest& request,
                        domain::Trace* trace) {
    base::Problems problems;
    domain::check_limits(request.order, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    PricedOrder result{.order = request.order,
                       .basis = Record(kinds::order),
                       .basket = {},
                       .priced = {},
                       .differences = {}};
    try {
        BasketMaker maker(view, request, problems);
        result.basket = maker.make(result.order);
        result.priced = domain::price(result.basket, trace);
        result.basis = request.pricing == Pricing::trust
                           ? request.order
                           : domain::basis_of(result.order, result.basket);
        domain::fill(result.order, result.basket, result.priced);
        set_warnings(result.order, maker.warnings(result.basket));
    } catch (const domain::AmountTooLarge&) {
        refuse_size();
    }
    result.differences =
        domain::differences(request.order, result.order, result.basket, result.priced);
    result.tolerance = domain::tolerance(result.basket, result.priced);
    return result;
}

}  // namespace features::orders
