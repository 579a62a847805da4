#include "features/selling/orders/order_store.hpp"

#include "base/currency.hpp"
#include "domain/sale/text.hpp"
#include "schema/json.hpp"
#include "storage/columns.hpp"

#include <algorithm>
#include <stdexcept>

namespace features::orders {
namespace {

using storage::LongText;
using storage::member;
using storage::Rows;

constexpr std::int64_t step_orders_max = 32, hour_ms = 3'600'000;

// `finished_ms` is 0 while the order is listed as open, `due_ms` while it is not due for release or
// expiry.
// Shoppers and the shop choose their unique ids independently. An order, its sale and the check
// that has its place belong together by the id of the sale, whatever their other ids. `basis` is
// what an order is priced from.
constexpr storage::Migration make_orders{1, 1, R"sql(
CREATE TABLE web_order (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, unique_id LABEL NOT NULL,
    number NUMBER NOT NULL, content LABEL NOT NULL, status NUMBER NOT NULL, is_paid FLAG NOT NULL,
    revision NUMBER NOT NULL, text_revision NUMBER NOT NULL, placed_ms NUMBER NOT NULL,
    changed_ms NUMBER NOT NULL, released_ms NUMBER NOT NULL, booked_ms NUMBER NOT NULL,
    finished_ms NUMBER NOT NULL, due_ms NUMBER NOT NULL, accept_ms NUMBER NOT NULL,
    service TEXT NOT NULL, payment_type NUMBER NOT NULL, currency LABEL NOT NULL,
    customer LABEL NOT NULL, customer_name TEXT NOT NULL, sale LABEL NOT NULL,
    total NUMBER NOT NULL, tip NUMBER NOT NULL, promised NUMBER NOT NULL, paid NUMBER NOT NULL,
    is_shop FLAG NOT NULL DEFAULT 1, check_id LABEL NOT NULL DEFAULT '',
    check_state NUMBER NOT NULL DEFAULT 0, check_balance NUMBER NOT NULL DEFAULT 0,
    tolerance NUMBER NOT NULL DEFAULT 0, state TEXT NOT NULL
    [sqlite: , PRIMARY KEY (account, id)]) BY_ACCOUNT;
CREATE UNIQUE INDEX web_order_unique_id ON web_order (account, store, unique_id, is_shop)
    WHERE unique_id <> '';
CREATE UNIQUE INDEX web_order_check ON web_order (account, store, check_id) WHERE check_id <> '';
CREATE UNIQUE INDEX web_order_sale ON web_order (account, sale) WHERE sale <> '';
CREATE INDEX web_order_placed ON web_order (account, store, placed_ms, number);
CREATE UNIQUE INDEX web_order_number ON web_order (account, store, number);
CREATE INDEX web_order_open ON web_order (account, store, number) WHERE finished_ms = 0;
CREATE INDEX web_order_due ON web_order (account, store, due_ms) WHERE due_ms > 0;
[postgres: ALTER TABLE web_order ADD CONSTRAINT web_order_key PRIMARY KEY (account, id);]

CREATE TABLE web_order_text (
    account LABEL NOT NULL, id LABEL NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    basis TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id)) BY_ACCOUNT;

CREATE TABLE web_order_counter (
    account LABEL NOT NULL, store LABEL NOT NULL, last NUMBER NOT NULL,
    PRIMARY KEY (account, store)) BY_ACCOUNT ROWLESS HOT;
)sql"};

// `sought` is what an order is found by: see search_store.hpp. It is of the text of
// `sought_revision`; where that is another than `text_revision`, an older program wrote the row,
// and a job makes it. The primary key is made last again: of indexes that cost an empty table the
// same, PostgreSQL plans with the newest.
constexpr storage::Migration add_sought{4, 1, R"sql(
ALTER TABLE web_order ADD COLUMN sought LABEL NOT NULL DEFAULT '';
ALTER TABLE web_order ADD COLUMN sought_revision NUMBER NOT NULL DEFAULT 0;
CREATE INDEX web_order_sought ON web_order (account, store, number, placed_ms, total, sought);
CREATE INDEX web_order_unsought ON web_order (account, store, number)
    WHERE sought_revision <> text_revision;
[postgres: ALTER TABLE web_order DROP CONSTRAINT web_order_key;
 ALTER TABLE web_order ADD CONSTRAINT web_order_key PRIMARY KEY (account, id);]
)sql"};

// The counter and the index of numbers are gone: the index of what is sought begins with the
// number. Orders are placed in the order of their numbers, unless a clock goes back: instead of all
// times, an index has the first order of each hour. Where the sale has the id of its order, no
// index is needed to find the order of a sale.
constexpr storage::Migration write_less{8, 8, R"sql(
DROP TABLE web_order_counter;
DROP INDEX web_order_number;
DROP INDEX web_order_placed;
ALTER TABLE web_order ADD COLUMN begins_hour FLAG NOT NULL DEFAULT 0;
UPDATE web_order SET begins_hour = 1 WHERE (account, id) IN (SELECT account, id FROM
    (SELECT account, id, placed_ms / 3600000 AS hour, LAG(placed_ms / 3600000) OVER
        (PARTITION BY account, store ORDER BY number) AS before FROM web_order) AS hours
    WHERE before IS NULL OR before <> hour);
CREATE INDEX web_order_hour ON web_order (account, store, placed_ms, number)
    WHERE begins_hour = 1;
DROP INDEX web_order_sale;
CREATE UNIQUE INDEX web_order_sale ON web_order (account, sale) WHERE sale <> '' AND sale <> id;
[postgres:
ALTER TABLE web_order_text ALTER COLUMN text SET COMPRESSION lz4,
    ALTER COLUMN lines SET COMPRESSION lz4, ALTER COLUMN basis SET COMPRESSION lz4;
ALTER TABLE web_order ALTER COLUMN state SET COMPRESSION lz4;
ALTER TABLE web_order DROP CONSTRAINT web_order_key;
ALTER TABLE web_order ADD CONSTRAINT web_order_key PRIMARY KEY (account, id);]
)sql"};

constexpr storage::Migration steps[] = {make_orders, add_sought, write_less};

struct StatusNumber {
    static std::int64_t store(domain::OrderStatus status) { return static_cast<int>(status); }
    static domain::OrderStatus load(std::int64_t number) {
        const auto status = domain::order_status(number);
        if (!status) throw std::runtime_error("an order in an unknown status");
        return *status;
    }
};

std::string state_text(const StoredOrder& order) {
    return schema::write_json(order.state, decimals_of(order));
}

std::int64_t finished_ms(const StoredOrder& order) {
    return domain::is_finished(order.status) ? order.changed_ms : 0;
}

std::string_view sought(const StoredOrder& order) { return order.sought; }

constexpr storage::Access<StoredOrder> state_document{
    [](const StoredOrder& order, std::string& made) {
        return storage::Value(made = state_text(order));
    },
    [](StoredOrder& order, const Rows& rows, int column) {
        order.state = schema::read_stored(rows.text(column), kinds::order_state);
    }};

constexpr storage::Column<StoredOrder> made_columns[] = {
    {"id", member<&StoredOrder::id>},
    {"store", member<&StoredOrder::store>},
    {"unique_id", member<&StoredOrder::unique_id>},
    {"number", member<&StoredOrder::number>},
    {"content", member<&StoredOrder::content>},
    {"placed_ms", member<&StoredOrder::placed_ms>},
    {"begins_hour", member<&StoredOrder::begins_hour>},
    {"accept_ms", member<&StoredOrder::accept_ms>},
    {"currency", member<&StoredOrder::currency>},
    {"customer", member<&StoredOrder::customer, &domain::Named::id>},
    {"customer_name", member<&StoredOrder::customer, &domain::Named::name>},
    {"sale", member<&StoredOrder::sale>},
    {"is_shop", member<&StoredOrder::is_shop>}};
constexpr storage::Column<StoredOrder> moving_columns[] = {
    {"status", storage::member_as<StatusNumber, &StoredOrder::status>},
    {"is_paid", member<&StoredOrder::is_paid>},
    {"revision", member<&StoredOrder::revision>},
    {"text_revision", member<&StoredOrder::text_revision>},
    {"changed_ms", member<&StoredOrder::changed_ms>},
    {"released_ms", member<&StoredOrder::released_ms>},
    {"booked_ms", member<&StoredOrder::booked_ms>},
    {"due_ms", member<&StoredOrder::due_ms>},
    {"service", member<&StoredOrder::service>},
    {"payment_type", member<&StoredOrder::payment_type>},
    {"total", member<&StoredOrder::total>},
    {"tip", member<&StoredOrder::tip>},
    {"promised", member<&StoredOrder::promised>},
    {"state", state_document},
    {"check_id", member<&StoredOrder::check_id>},
    {"check_state", member<&StoredOrder::check_state>},
    {"check_balance", member<&StoredOrder::check_balance>},
    {"tolerance", member<&StoredOrder::tolerance>}};
constexpr storage::Column<StoredOrder> reckoned_columns[] = {
    {"finished_ms", storage::reckoned<StoredOrder, finished_ms>},
    {"paid", storage::reckoned<StoredOrder, &StoredOrder::paid>}};
constexpr storage::Column<StoredOrder> sought_columns[] = {
    {"sought", storage::reckoned<StoredOrder, sought>},
    {"sought_revision", storage::reckoned<StoredOrder, &StoredOrder::text_revision>}};
constexpr auto order_columns = storage::joined(made_columns, moving_columns);
constexpr auto written_columns = storage::joined(order_columns, reckoned_columns, sought_columns);
constexpr auto changed_columns = storage::joined(moving_columns, reckoned_columns);

constexpr auto select_by_id =
    storage::select(order_columns, "FROM web_order WHERE account = $1 AND id = $2");
constexpr auto select_by_unique_id =
    storage::select(order_columns,
                    "FROM web_order WHERE account = $1 AND store = $2 AND unique_id = $3 "
                    "AND unique_id <> '' AND is_shop = $4");
constexpr auto select_by_check =
    storage::select(order_columns,
                    "FROM web_order WHERE account = $1 AND store = $2 AND check_id = $3 "
                    "AND check_id <> ''");
constexpr auto insert_row = storage::insert_into("web_order", "account", written_columns);
constexpr auto update_row = storage::update("web_order", "account, id", changed_columns);

constexpr std::uint32_t open_statuses = 0b100'0011'1110;

// Without `statuses` the index of open orders is enough.
Rows some_orders(storage::ReadView& view, const OrderListing& listing, const std::string& statuses,
                 std::int64_t limit) {
    if ((listing.statuses & ~open_statuses) == 0)
        return view.query(
            "SELECT o.number, t.text, o.state FROM web_order o "
            "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
            "WHERE o.account = $1 AND o.store = $2 AND o.finished_ms = 0 AND o.number < $3 "
            "AND o.number >= $7 AND o.placed_ms >= $4 AND $5 LIKE '%,' || o.status || ',%' "
            "ORDER BY o.number DESC LIMIT $6",
            {listing.account, listing.store, listing.before, listing.since_ms, statuses, limit,
             listing.first});
    return view.query(
        "SELECT o.number, t.text, o.state FROM web_order o "
        "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
        "WHERE o.account = $1 AND o.store = $2 AND o.number < $3 "
        "AND o.number >= $7 AND o.placed_ms >= $4 AND $5 LIKE '%,' || o.status || ',%' "
        "ORDER BY o.number DESC LIMIT $6",
        {listing.account, listing.store, listing.before, listing.since_ms, statuses, limit,
         listing.first});
}

}  // namespace

const std::span<const storage::Migration> tables = steps;

std::string whole_document(std::string_view text, std::string_view state) {
    std::string document = kinds::without_state(text);
    document.pop_back();
    return (document += ',') += state.substr(1);
}

std::string statuses_text(std::uint32_t statuses) {
    std::string text = ",";
    for (int status = 1; status < 32; ++status)
        if ((statuses >> status & 1U) != 0) (text += std::to_string(status)) += ',';
    return text;
}

bool has_orders(storage::ReadView& view, std::string_view account, std::string_view store) {
    return view
        .query("SELECT 1 FROM web_order WHERE account = $1 AND store = $2 LIMIT 1",
               {account, store})
        .next();
}

OpenOrders open_orders(storage::ReadView& view, std::string_view account, std::string_view store) {
    Rows rows = view.query(
        "SELECT COUNT(*), SUM(total - tip) FROM web_order "
        "WHERE account = $1 AND store = $2 AND finished_ms = 0",
        {account, store});
    if (!rows.next()) return {};
    return {rows.integer(0), rows.integer(1)};
}

LastOrder last_order(storage::ReadView& view, std::string_view account, std::string_view store) {
    Rows rows = view.query(
        "SELECT number, placed_ms FROM web_order WHERE account = $1 AND store = $2 "
        "ORDER BY number DESC LIMIT 1",
        {account, store});
    return rows.next() ? LastOrder{rows.integer(0), rows.integer(1)} : LastOrder{};
}

void take_number(storage::Transaction& tx, std::string_view account, StoredOrder& order) {
    const LastOrder last = last_order(tx, account, order.store);
    order.number = last.number + 1;
    order.begins_hour = last.number == 0 || last.placed_ms / hour_ms != order.placed_ms / hour_ms;
}

void insert_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order,
                  const OrderTexts& texts) {
    tx.post(insert_row, storage::Values(written_columns, order, {account}));
    tx.post(
        "INSERT INTO web_order_text (account, id, text, lines, basis) VALUES ($1, $2, $3, $4, $5)",
        {account, order.id, LongText{texts.text}, LongText{texts.lines}, LongText{texts.basis}});
}

void update_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order) {
    tx.post(update_row, storage::Values(changed_columns, order, {account, order.id}));
}

void replace_text(storage::Transaction& tx, std::string_view account, const StoredOrder& order,
                  const OrderTexts& texts) {
    tx.post(
        "UPDATE web_order_text SET text = $3, lines = $4, basis = $5 "
        "WHERE account = $1 AND id = $2",
        {account, order.id, LongText{texts.text}, LongText{texts.lines}, LongText{texts.basis}});
    tx.post("UPDATE web_order SET sought = $3, sought_revision = $4 WHERE account = $1 AND id = $2",
            {account, order.id, order.sought, order.text_revision});
}

std::optional<StoredOrder> find_order(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view id) {
    auto order = storage::read_first(order_columns, view.query(select_by_id, {account, id}));
    if (order && order->store != store) order.reset();
    return order;
}

std::optional<StoredOrder> find_by_unique_id(storage::ReadView& view, std::string_view account,
                                             std::string_view store, std::string_view unique_id,
                                             bool is_shop) {
    return storage::read_first(
        order_columns,
        view.query(select_by_unique_id, {account, store, unique_id, std::int64_t{is_shop}}));
}

std::optional<StoredOrder> find_by_check(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id) {
    return storage::read_first(order_columns,
                               view.query(select_by_check, {account, store, check_id}));
}

std::string read_text(storage::ReadView& view, std::string_view account, std::string_view id) {
    Rows rows =
        view.query("SELECT text FROM web_order_text WHERE account = $1 AND id = $2", {account, id});
    if (!rows.next()) throw std::runtime_error("an order without its text");
    return std::string(rows.text(0));
}

std::string read_basis(storage::ReadView& view, std::string_view account, std::string_view id) {
    Rows rows = view.query("SELECT basis FROM web_order_text WHERE account = $1 AND id = $2",
                           {account, id});
    return rows.next() ? std::string(rows.text(0)) : "";
}

std::vector<domain::SaleLine> read_lines(storage::ReadView& view, std::string_view account,
                                         std::string_view id) {
    Rows rows = view.query("SELECT lines FROM web_order_text WHERE account = $1 AND id = $2",
                           {account, id});
    if (!rows.next()) throw std::runtime_error("an order without its lines");
    return domain::lines_from(rows.text(0));
}

int decimals_of(const StoredOrder& order) { return base::currency_decimals(order.currency); }

std::string document_of(storage::ReadView& view, std::string_view account,
                        const StoredOrder& order) {
    return document_of(order, read_text(view, account, order.id));
}

std::string document_of(const StoredOrder& order, std::string_view text) {
    return whole_document(text, state_text(order));
}

// From an order that begins an hour to the next such, all are of its hour.
OrderNumbers numbers_placed(storage::ReadView& view, std::string_view account,
                            std::string_view store, std::int64_t since_ms,
                            std::optional<std::int64_t> until_ms) {
    OrderNumbers numbers{INT64_MAX, INT64_MAX};
    std::int64_t last = 0;
    {
        Rows rows = view.query(
            "SELECT MIN(number), MAX(number) FROM web_order WHERE account = $1 AND store = $2 "
            "AND begins_hour = 1 AND placed_ms >= $3 AND placed_ms < $4",
            {account, store, since_ms - since_ms % hour_ms,
             until_ms ? *until_ms - *until_ms % hour_ms + hour_ms : INT64_MAX});
        if (!rows.next() || rows.is_null(0)) return numbers;
        numbers.first = rows.integer(0);
        last = rows.integer(1);
    }
    if (!until_ms) return numbers;
    Rows rows = view.query(
        "SELECT MIN(number + 0) FROM web_order WHERE account = $1 AND store = $2 "
        "AND begins_hour = 1 AND number > $3",
        {account, store, last});
    if (rows.next() && !rows.is_null(0)) numbers.end = rows.integer(0);
    return numbers;
}

bool read_some(storage::ReadView& view, OrderListing& listing,
               std::vector<std::string>& documents) {
    const std::string statuses = statuses_text(listing.statuses);
    const std::int64_t limit = std::min(step_orders_max, listing.left.value_or(step_orders_max));
    std::size_t bytes = 0;
    std::int64_t read = 0;
    for (Rows rows = some_orders(view, listing, statuses, limit); rows.next();) {
        if (bytes >= storage::step_bytes_max) return true;
        documents.push_back(whole_document(rows.text(1), rows.text(2)));
        bytes += documents.back().size();
        listing.before = rows.integer(0);
        if (listing.left) --*listing.left;
        ++read;
    }
    return read == step_orders_max && listing.left != 0;
}

std::int64_t count_orders(storage::ReadView& view, const OrderListing& listing) {
    Rows rows = view.query(
        "SELECT COUNT(*) FROM web_order WHERE account = $1 AND store = $2 AND number < $3 "
        "AND number >= $6 AND placed_ms >= $4 AND $5 LIKE '%,' || status || ',%'",
        {listing.account, listing.store, listing.before, listing.since_ms,
         statuses_text(listing.statuses), listing.first});
    return rows.next() ? rows.integer(0) : 0;
}

void skip_orders(storage::ReadView& view, OrderListing& listing, std::int64_t count) {
    if (count == 0) return;
    Rows rows = view.query(
        "SELECT number FROM web_order WHERE account = $1 AND store = $2 AND number < $3 "
        "AND number >= $7 AND placed_ms >= $4 AND $5 LIKE '%,' || status || ',%' "
        "ORDER BY number DESC LIMIT 1 OFFSET $6",
        {listing.account, listing.store, listing.before, listing.since_ms,
         statuses_text(listing.statuses), count - 1, listing.first});
    listing.before = rows.next() ? rows.integer(0) : 0;
}

std::vector<PlacedOrder> placed_orders(storage::ReadView& view, const PlacedWithin& which,
                                       std::int64_t last, std::int64_t limit) {
    const OrderNumbers numbers =
        numbers_placed(view, which.account, which.store, which.since_ms, which.until_ms);
    std::vector<PlacedOrder> orders;
    for (Rows rows = view.query(
             "SELECT number, placed_ms, service, state FROM web_order WHERE account = $1 "
             "AND store = $2 AND number > $3 AND number < $4 AND placed_ms >= $5 "
             "AND placed_ms < $6 ORDER BY number LIMIT $7",
             {which.account, which.store, std::max(last, numbers.first - 1), numbers.end,
              which.since_ms, which.until_ms, limit});
         rows.next();)
        orders.push_back({rows.integer(0), rows.integer(1), std::string(rows.text(2)),
                          std::string(rows.text(3))});
    return orders;
}

std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::size_t bytes = 0;
    for (const storage::Event& event : events) {
        if (std::ssize(found) >= limit || bytes >= storage::step_bytes_max) break;
        Rows rows = view.query(
            "SELECT o.store, o.revision, t.text, o.state FROM web_order o "
            "JOIN web_order_text t ON t.account = $1 AND t.id = o.id "
            "WHERE o.account = $1 AND o.id = $2",
            {account, event.id});
        if (!rows.next() || !event.wants(rows.integer(1))) continue;
        storage::ChangedRecord changed{.event = event, .row = {}};
        changed.row.store = rows.text(0);
        changed.row.id = event.id;
        changed.row.revision = rows.integer(1);
        changed.row.sequence = event.sequence;
        changed.row.doc = whole_document(rows.text(2), rows.text(3));
        bytes += changed.row.doc.size();
        found.push_back(std::move(changed));
    }
    return found;
}

std::vector<std::string> due_orders(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t now_ms,
                                    std::int64_t limit) {
    std::vector<std::string> ids;
    for (Rows rows = view.query("SELECT id FROM web_order WHERE account = $1 AND store = $2 "
                                "AND due_ms > 0 AND due_ms <= $3 ORDER BY due_ms LIMIT $4",
                                {account, store, now_ms, limit});
         rows.next();)
        ids.emplace_back(rows.text(0));
    return ids;
}

std::optional<std::int64_t> next_due_ms(storage::ReadView& view, std::string_view account,
                                        std::string_view store, std::int64_t after_ms) {
    Rows rows = view.query(
        "SELECT due_ms FROM web_order WHERE account = $1 AND store = $2 AND due_ms > 0 "
        "AND due_ms > $3 ORDER BY due_ms LIMIT 1",
        {account, store, after_ms});
    if (!rows.next()) return {};
    return rows.integer(0);
}

}  // namespace features::orders
