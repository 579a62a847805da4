#include "features/selling/sales/close_body.hpp"

#include "base/currency.hpp"
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/selling/sales/sale_events.hpp"
#include "features/selling/sales/shown_sale.hpp"
#include "kinds/customer.hpp"
#include "kinds/order.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records_by_id.hpp"

namespace features::sales {
namespace {

using storage::Event;

// In addition to those of the sale.
constexpr Column own_columns[] = {
    {"sequence", CellType::whole, "Number of the event in its store."},
    {"type", CellType::text, "What happened to the sale: `created`, `updated` or `voided`."},
    {"saleUniqueId", CellType::text,
     "The `checkID` of its check or the `uniqueOrderID` of its web order."},
    {"paidAmount", CellType::money, "Amount paid, without tips."},
    {"dateCreated", CellType::text, "When the sale was made."},
    {"contactName", CellType::text,
     "Name of the customer, even if the account has no record of them."},
    {"contactPhone", CellType::text, "Phone number of the customer."},
    {"contactEmail", CellType::text, "E-mail address of the customer."},
    {"store", CellType::text, "Id of the store."},
    {"storeName", CellType::text, "Name of the store."},
};

struct Contact {
    std::string name{}, phone{}, email{};
};

// Empty for an order without delivery details.
Contact contact_in(std::string_view order_text) {
    const schema::Record order = kinds::read_order(order_text);
    const auto& entries = order[kinds::order.delivery];
    if (entries.empty()) return {};
    const auto& delivery = entries.front();
    return {.name = delivery[kinds::delivery_detail.contact_person],
            .phone = delivery[kinds::delivery_detail.phone_number],
            .email = delivery[kinds::delivery_detail.email]};
}

// Everything needed for a batch of bodies.
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
        static const std::vector<ShownColumn> shown = shown_columns(own_columns);
        std::string json;
        append_json(json,
                    row_with(event.sequence, std::string(event.type), origin.origin, paid,
                             base::iso_time(origin.made_ms), contact.name, contact.phone,
                             contact.email, store_, store_name()),
                    shown, base::currency_decimals(sale.currency));
        return json;
    }

    // From the customer's record, or from the order if there is no such record.
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

const std::vector<Column> body_columns = [] {
    std::vector<Column> all(shown_sale.columns.begin(), shown_sale.columns.end());
    all.insert(all.end(), std::begin(own_columns), std::end(own_columns));
    return all;
}();

}  // namespace

const RowDescription closed_sale{
    "ClosedSale", "A sale as `getSale` returns it, plus what receivers of closed orders need.",
    body_columns, true};

std::vector<std::string> close_bodies(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::span<const Event> events) {
    const CloseBodies known(view, account, store, events);
    std::vector<std::string> bodies;
    for (const Event& event : events) bodies.push_back(known.of(event));
    return bodies;
}

}  // namespace features::sales
