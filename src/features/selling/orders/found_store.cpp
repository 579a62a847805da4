#include "features/selling/orders/found_store.hpp"

#include "features/shown_texts.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <set>

namespace features::orders {
namespace {

constexpr std::int64_t newest_max = 300, named_max = 20;
constexpr std::string_view last_character = "\xF4\x8F\xBF\xBF";

constexpr std::string_view by_number =
    "SELECT o.id, o.number, o.unique_id, o.customer_name, o.total, o.placed_ms, o.finished_ms, "
    "t.text FROM web_order o JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
    "WHERE o.account = $1 AND o.store = $2 AND o.number = $3";
constexpr std::string_view by_unique_id =
    "SELECT o.id, o.number, o.unique_id, o.customer_name, o.total, o.placed_ms, o.finished_ms, "
    "t.text FROM (SELECT * FROM web_order WHERE account = $1 AND store = $2 AND unique_id <> '' "
    "AND unique_id >= $3 AND unique_id < $4 ORDER BY unique_id LIMIT $5) o "
    "JOIN web_order_text t ON t.account = $1 AND t.id = o.id";
constexpr std::string_view newest =
    "SELECT o.id, o.number, o.unique_id, o.customer_name, o.total, o.placed_ms, o.finished_ms, "
    "t.text FROM (SELECT * FROM web_order WHERE account = $1 AND store = $2 "
    "ORDER BY number DESC LIMIT $3) o "
    "JOIN web_order_text t ON t.account = $1 AND t.id = o.id";

// Who gets the order, and their phone number.
struct Contact {
    std::string name, phone;
};
Contact contact_in(std::string_view text) {
    const auto delivery = schema::elements_of(ShownTexts(text).raw("deliveryDetail"));
    const ShownTexts first(delivery.empty() ? "" : delivery.front());
    return {first["contactPerson"], first["phoneNumber"]};
}

Hit hit_of(const storage::Rows& rows, const Sought& sought) {
    const std::int64_t number = rows.integer(1), total = rows.integer(4);
    const std::string_view unique_id = rows.text(2), customer = rows.text(3);
    Contact contact = contact_in(rows.text(7));
    Hit hit{.kind = "order",
            .id = std::string(rows.text(0)),
            .label = "Order " + std::to_string(number),
            .amount = total,
            .at_ms = rows.integer(5),
            .is_active = rows.integer(6) == 0};
    hit.fit = std::min({sought.fit_of_number(number), sought.fit_of_amount(total),
                        sought.fit_of(unique_id), sought.fit_of(customer),
                        sought.fit_of(contact.name), sought.fit_of_phone(contact.phone)});
    hit.detail = contact.name.empty() ? std::string(customer) : std::move(contact.name);
    if (hit.detail.empty()) hit.detail = unique_id;
    return hit;
}

}  // namespace

std::vector<Hit> find_orders_like(storage::ReadView& view, const Sought& sought) {
    std::vector<Hit> hits;
    std::set<std::string, std::less<>> seen;
    const auto add = [&](storage::Rows rows) {
        while (rows.next())
            if (seen.emplace(rows.text(0)).second) hits.push_back(hit_of(rows, sought));
    };
    if (sought.number) add(view.query(by_number, {sought.account, sought.store, *sought.number}));
    const std::string end = sought.typed + std::string(last_character);
    add(view.query(by_unique_id, {sought.account, sought.store, sought.typed, end, named_max}));
    add(view.query(newest, {sought.account, sought.store, newest_max}));
    keep_best(hits, sought.hits_max);
    return hits;
}

}  // namespace features::orders
