#include "features/selling/orders/search_store.hpp"

#include "base/text.hpp"
#include "features/selling/orders/order_store.hpp"
#include "kinds/customer.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using storage::Rows;

constexpr std::int64_t step_orders_max = 32;
constexpr std::size_t text_bytes_max = 200;  // of each text, so that an index can hold them

// Reads nothing but the index web_order_sought.
const std::string found =
    "(SELECT number FROM web_order WHERE account = $1 AND store = $2 AND number < $3 "
    "AND placed_ms >= $4 AND placed_ms < $5 AND ($6 < 0 OR total = $6) "
    "AND sought LIKE $7 ESCAPE '\\' AND (number = $8 OR sought LIKE $9 ESCAPE '\\' "
    "OR sought LIKE $10 ESCAPE '\\')) f ";
// Their rows, of certain statuses.
const std::string in_status =
    "FROM " + found +
    "JOIN web_order o ON o.account = $1 AND o.store = $2 AND o.number = f.number "
    "AND $11 LIKE '%,' || o.status || ',%' ";
const std::string count_all = "SELECT COUNT(*) FROM " + found;
const std::string count_in_status = "SELECT COUNT(*) " + in_status;
const std::string skip_all =
    "SELECT f.number FROM " + found + "ORDER BY f.number DESC LIMIT 1 OFFSET $11";
const std::string skip_in_status =
    "SELECT f.number " + in_status + "ORDER BY f.number DESC LIMIT 1 OFFSET $12";
const std::string documents_in_status =
    "SELECT f.number, t.text, o.state " + in_status +
    "JOIN web_order_text t ON t.account = $1 AND t.id = o.id ORDER BY f.number DESC LIMIT $12";

// A pattern for LIKE that has the text as it is.
std::string escaped(std::string_view text) {
    std::string pattern;
    for (const char c : text) {
        if (c == '%' || c == '_' || c == '\\') pattern += '\\';
        pattern += c;
    }
    return pattern;
}

// In any text but the first, which is the type of delivery.
std::string pattern_of(std::string_view text) { return "%\n%" + escaped(text) + '%'; }
constexpr std::string_view pattern_of_none = "-";

// The values of $1 to $10, and further ones. Patterns live as long as it does.
class Asked {
public:
    explicit Asked(const OrderSearch& search)
        : search_(search),
          service_(search.service.empty() ? "%" : escaped(search.service) + "\n%"),
          words_(search.words.empty() ? "%" : pattern_of(search.words)),
          digits_(search.digits.empty() ? pattern_of_none : pattern_of(search.digits)) {}

    Rows query(storage::ReadView& view, const std::string& sql,
               std::initializer_list<storage::Value> further) const {
        std::vector<storage::Value> values{search_.account,  search_.store,
                                           search_.before,   search_.from_ms,
                                           search_.until_ms, search_.total.value_or(-1),
                                           service_,         search_.number.value_or(-1),
                                           words_,           digits_};
        values.insert(values.end(), further.begin(), further.end());
        return view.query(sql, values);
    }

private:
    const OrderSearch& search_;
    const std::string service_, words_, digits_;
};

// Cut between two characters.
std::string_view beginning_of(std::string_view text) {
    if (text.size() <= text_bytes_max) return text;
    std::size_t end = text_bytes_max;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end);
}

void add_text(std::string& sought, std::string_view text) {
    sought += beginning_of(base::search_key(base::trimmed(text)));
    sought += '\n';
}

}  // namespace

std::int64_t count_orders(storage::ReadView& view, const OrderSearch& search) {
    const Asked asked(search);
    const std::string statuses = statuses_text(search.statuses);
    Rows rows = search.statuses == all_statuses ? asked.query(view, count_all, {})
                                                : asked.query(view, count_in_status, {statuses});
    return rows.next() ? rows.integer(0) : 0;
}

void skip_orders(storage::ReadView& view, OrderSearch& search, std::int64_t count) {
    if (count == 0) return;
    const Asked asked(search);
    const std::string statuses = statuses_text(search.statuses);
    Rows rows = search.statuses == all_statuses
                    ? asked.query(view, skip_all, {count - 1})
                    : asked.query(view, skip_in_status, {statuses, count - 1});
    search.before = rows.next() ? rows.integer(0) : 0;
}

bool read_some(storage::ReadView& view, OrderSearch& search, std::vector<std::string>& documents) {
    const Asked asked(search);
    const std::string statuses = statuses_text(search.statuses);
    const std::int64_t limit = std::min(step_orders_max, search.left.value_or(step_orders_max));
    std::size_t bytes = 0;
    std::int64_t read = 0, last = search.before;
    for (Rows rows = asked.query(view, documents_in_status, {statuses, limit});
         bytes < storage::step_bytes_max && rows.next(); ++read) {
        documents.push_back(whole_document(rows.text(1), rows.text(2)));
        bytes += documents.back().size();
        last = rows.integer(0);
    }
    search.before = last;
    if (search.left) *search.left -= read;
    return (read == step_orders_max || bytes >= storage::step_bytes_max) && search.left != 0;
}

std::string sought_of(const schema::Record& order, std::string_view unique_id,
                      std::string_view customer_name) {
    std::string sought;
    const auto& deliveries = order[kinds::order.delivery];
    const schema::Record delivery =
        deliveries.empty() ? schema::Record(kinds::delivery_detail) : deliveries.front();
    add_text(sought, delivery[kinds::delivery_detail.type]);
    add_text(sought, kinds::phone_key(delivery[kinds::delivery_detail.phone_number]));
    add_text(sought, delivery[kinds::delivery_detail.contact_person]);
    add_text(sought, customer_name);
    add_text(sought, delivery[kinds::delivery_detail.email]);
    add_text(sought, unique_id);
    return sought;
}

std::int64_t make_sought(storage::Transaction& tx, std::string_view account, std::string_view store,
                         std::int64_t limit) {
    tx.lock(account, store);
    std::vector<std::pair<std::string, std::string>> made;  // by id
    for (Rows rows = tx.query("SELECT o.id, o.unique_id, o.customer_name, t.text FROM web_order o "
                              "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
                              "WHERE o.account = $1 AND o.store = $2 "
                              "AND o.sought_revision <> o.text_revision ORDER BY o.number LIMIT $3",
                              {account, store, limit});
         rows.next();)
        made.emplace_back(rows.text(0),
                          sought_of(kinds::read_order(rows.text(3)), rows.text(1), rows.text(2)));
    for (const auto& [id, sought] : made)
        tx.post(
            "UPDATE web_order SET sought = $3, sought_revision = text_revision "
            "WHERE account = $1 AND id = $2",
            {account, id, sought});
    return std::ssize(made);
}

std::vector<std::string> find_sought_otherwise(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> found;
    for (Rows rows = view.query(
             "SELECT o.id, o.unique_id, o.customer_name, o.sought, t.text FROM web_order o "
             "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
             "WHERE o.account = $1 AND o.sought_revision = o.text_revision",
             {account});
         rows.next();) {
        const auto order = kinds::read_order(rows.text(4));
        if (sought_of(order, rows.text(1), rows.text(2)) != rows.text(3))
            found.emplace_back(rows.text(0));
    }
    return found;
}

}  // namespace features::orders
