#include "features/reports/close_body.hpp"

#include "base/currency.hpp"
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/reports/listing.hpp"
#include "features/reports/sale_events.hpp"
#include "kinds/customer.hpp"
#include "kinds/order.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records_by_id.hpp"

namespace features::reports {
namespace {

using storage::Event;

struct Contact {
    std::string name{}, phone{}, email{};
};

// Nothing of an order whose delivery says nothing.
Contact contact_in(std::string_view order_text) {
    const schema::Record order = schema::read_stored(order_text, kinds::order);
    const auto& entries = order[kinds::order.delivery];
    if (entries.empty()) return {};
    const auto& delivery = entries.front();
    return {.name = delivery[kinds::delivery_detail.contact_person],
            .phone = delivery[kinds::delivery_detail.phone_number],
            .email = delivery[kinds::delivery_detail.email]};
}

// All that some bodies are made of.
class CloseBodies {
public:
    CloseBodies(storage::ReadView& view, std::string_view account, std::string_view store,
                std::span<const Event> events)
        : store_(store), sales_(sales_of(view, account, events)) {
        Ids ids, of_orders;
        std::vector<std::string> records{store_};
        for (const auto& [id, sale] : sales_) {
            ids.insert(id);
            if (!sale.sale.customer.id.empty()) records.push_back(sale.sale.customer.id);
        }
        origins_ = sale_origins(view, account, ids);
        for (const auto& [id, sale] : sales_)
            if (sale.sale.customer.id.empty()) of_orders.insert(origins_.at(id).sale);
        orders_ = order_texts(view, account, of_orders);
        for (auto& found : storage::find_all(view, account, records))
            records_.emplace(found.row.id, std::move(found.row.doc));
    }

    std::string of(const Event& event) const {
        const auto found = sales_.find(event.id);
        if (found == sales_.end() || found->second.store != store_) return "null";
        const ListedSale& sale = found->second;
        std::string body = sale_json(sale);
        body.back() = ',';
        return body += own_members(event, sale).substr(1);
    }

private:
    std::string own_members(const Event& event, const ListedSale& sale) const {
        const SaleOrigin& origin = origins_.at(sale.id);
        domain::Minor paid = 0;
        for (const ListedPayment& payment : sale.payments) paid += payment.amount;
        const Contact contact = contact_of(sale, origin.sale);
        return base::JsonObject()
            .number("sequence", event.sequence)
            .text("type", event.type)
            .text("saleUniqueId", origin.origin)
            .number("paidAmount", paid)
            .text("paidAmountStr",
                  schema::print_decimal(paid, base::currency_decimals(sale.currency)))
            .text("dateCreated", base::iso_time(origin.made_ms))
            .text("customer", sale.sale.customer.id)
            .text("contactName", contact.name)
            .text("contactPhone", contact.phone)
            .text("contactEmail", contact.email)
            .text("store", store_)
            .text("storeName", store_name())
            .done();
    }

    // As far as the customer's record knows it, or for one that is not known the order.
    Contact contact_of(const ListedSale& sale, const std::string& sold) const {
        const domain::Named& customer = sale.sale.customer;
        Contact contact;
        if (const auto record = records_.find(customer.id); record != records_.end()) {
            const auto known = schema::read_stored(record->second, kinds::customer);
            contact.phone = known[kinds::customer.phone_number];
            contact.email = known[kinds::customer.email];
        } else if (const auto order = orders_.find(sold); order != orders_.end()) {
            contact = contact_in(order->second);
        }
        if (!customer.name.empty()) contact.name = customer.name;
        return contact;
    }

    std::string store_name() const {
        const auto record = records_.find(store_);
        if (record == records_.end()) return {};
        return schema::read_stored(record->second, kinds::store)[kinds::store.name];
    }

    std::string store_;
    ById<ListedSale> sales_;
    ById<SaleOrigin> origins_{};
    ById<std::string> orders_{}, records_{};
};

}  // namespace

std::vector<std::string> close_bodies(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::span<const Event> events) {
    const CloseBodies known(view, account, store, events);
    std::vector<std::string> bodies;
    for (const Event& event : events) bodies.push_back(known.of(event));
    return bodies;
}

}  // namespace features::reports
