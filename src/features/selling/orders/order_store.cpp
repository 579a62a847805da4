#include "features/selling/orders/order_store.hpp"

#include "base/currency.hpp"
#include "domain/sale/text.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <stdexcept>

namespace features::orders {
namespace {

using storage::Rows;

constexpr std::int64_t step_orders_max = 32;

// `finished_ms` is 0 as long as the order is listed among those that are placed, `due_ms` as long
// as nothing has to be done about it unasked.
// Shoppers choose their unique ids apart from the shop. An order and its sale belong together by
// the id of the sale, whatever both are called, and so do an order and the check that has its
// place. `basis` is what an order is priced from.
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

constexpr storage::Migration steps[] = {make_orders};

// The columns in the order in which every query of an order has them.
const std::string columns =
    "id, store, unique_id, number, content, status, is_paid, revision, text_revision, "
    "placed_ms, changed_ms, released_ms, booked_ms, due_ms, accept_ms, service, payment_type, "
    "currency, customer, customer_name, sale, total, tip, promised, state, is_shop, check_id, "
    "check_state, check_balance, tolerance";
const std::string select_orders = "SELECT " + columns + " FROM web_order ";
const std::string select_by_id = select_orders + "WHERE account = $1 AND id = $2";
const std::string select_by_unique_id =
    select_orders +
    "WHERE account = $1 AND store = $2 AND unique_id = $3 AND unique_id <> '' AND is_shop = $4";
const std::string select_by_check =
    select_orders + "WHERE account = $1 AND store = $2 AND check_id = $3 AND check_id <> ''";
const std::string insert =
    "INSERT INTO web_order (account, " + columns +
    ", finished_ms, paid) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, "
    "$15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, "
    "$33)";

StoredOrder order_of(const Rows& rows) {
    const auto status = domain::order_status(rows.integer(5));
    if (!status) throw std::runtime_error("an order in an unknown status");
    return {.id = std::string(rows.text(0)),
            .store = std::string(rows.text(1)),
            .unique_id = std::string(rows.text(2)),
            .number = rows.integer(3),
            .content = std::string(rows.text(4)),
            .status = *status,
            .is_paid = rows.integer(6) != 0,
            .revision = rows.integer(7),
            .text_revision = rows.integer(8),
            .placed_ms = rows.integer(9),
            .changed_ms = rows.integer(10),
            .released_ms = rows.integer(11),
            .booked_ms = rows.integer(12),
            .due_ms = rows.integer(13),
            .accept_ms = rows.integer(14),
            .service = std::string(rows.text(15)),
            .payment_type = rows.integer(16),
            .currency = std::string(rows.text(17)),
            .customer = {std::string(rows.text(18)), std::string(rows.text(19))},
            .sale = std::string(rows.text(20)),
            .total = rows.integer(21),
            .tip = rows.integer(22),
            .promised = rows.integer(23),
            .state = schema::read_stored(rows.text(24), kinds::order_state),
            .is_shop = rows.integer(25) != 0,
            .check_id = std::string(rows.text(26)),
            .check_state = static_cast<CheckPlace>(rows.integer(27)),
            .check_balance = rows.integer(28),
            .tolerance = rows.integer(29)};
}

std::optional<StoredOrder> first_of(Rows rows) {
    if (!rows.next()) return {};
    return order_of(rows);
}

std::int64_t finished_ms(const StoredOrder& order) {
    return domain::is_finished(order.status) ? order.changed_ms : 0;
}

std::string state_text(const StoredOrder& order) {
    return schema::write_json(order.state, decimals_of(order));
}

// What was submitted and what moves, as one object.
std::string joined(std::string_view text, std::string_view state) {
    std::string document(text.substr(0, text.size() - 1));
    return (document += ',') += state.substr(1);
}

std::string statuses_text(std::uint32_t statuses) {
    std::string text = ",";
    for (int status = 1; status < 32; ++status)
        if ((statuses >> status & 1U) != 0) (text += std::to_string(status)) += ',';
    return text;
}

constexpr std::uint32_t open_statuses = 0b100'0011'1110;

// Without `statuses` the index of open orders does.
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

std::int64_t take_number(storage::Transaction& tx, std::string_view account,
                         std::string_view store) {
    Rows rows = tx.change(
        "INSERT INTO web_order_counter (account, store, last) VALUES ($1, $2, 1) "
        "ON CONFLICT (account, store) DO UPDATE SET last = web_order_counter.last + 1 "
        "RETURNING last",
        {account, store});
    if (!rows.next()) throw std::logic_error("a counter that does not count");
    return rows.integer(0);
}

void insert_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order,
                  const OrderTexts& texts) {
    const std::string state = state_text(order);
    tx.post(insert, {account,
                     order.id,
                     order.store,
                     order.unique_id,
                     order.number,
                     order.content,
                     std::int64_t{static_cast<int>(order.status)},
                     std::int64_t{order.is_paid},
                     order.revision,
                     order.text_revision,
                     order.placed_ms,
                     order.changed_ms,
                     order.released_ms,
                     order.booked_ms,
                     order.due_ms,
                     order.accept_ms,
                     order.service,
                     order.payment_type,
                     order.currency,
                     order.customer.id,
                     order.customer.name,
                     order.sale,
                     order.total,
                     order.tip,
                     order.promised,
                     state,
                     std::int64_t{order.is_shop},
                     order.check_id,
                     std::int64_t{static_cast<int>(order.check_state)},
                     order.check_balance,
                     order.tolerance,
                     finished_ms(order),
                     order.paid()});
    tx.post(
        "INSERT INTO web_order_text (account, id, text, lines, basis) VALUES ($1, $2, $3, $4, $5)",
        {account, order.id, texts.text, texts.lines, texts.basis});
}

void update_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order) {
    const std::string state = state_text(order);
    tx.post(
        "UPDATE web_order SET status = $3, is_paid = $4, revision = $5, text_revision = $6, "
        "changed_ms = $7, released_ms = $8, booked_ms = $9, finished_ms = $10, due_ms = $11, "
        "service = $12, total = $13, tip = $14, promised = $15, paid = $16, state = $17, "
        "payment_type = $18, check_id = $19, check_state = $20, check_balance = $21, "
        "tolerance = $22 WHERE account = $1 AND id = $2",
        {account,
         order.id,
         std::int64_t{static_cast<int>(order.status)},
         std::int64_t{order.is_paid},
         order.revision,
         order.text_revision,
         order.changed_ms,
         order.released_ms,
         order.booked_ms,
         finished_ms(order),
         order.due_ms,
         order.service,
         order.total,
         order.tip,
         order.promised,
         order.paid(),
         state,
         order.payment_type,
         order.check_id,
         std::int64_t{static_cast<int>(order.check_state)},
         order.check_balance,
         order.tolerance});
}

void replace_text(storage::Transaction& tx, std::string_view account, std::string_view id,
                  const OrderTexts& texts) {
    tx.post(
        "UPDATE web_order_text SET text = $3, lines = $4, basis = $5 "
        "WHERE account = $1 AND id = $2",
        {account, id, texts.text, texts.lines, texts.basis});
}

std::optional<StoredOrder> find_order(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view id) {
    auto order = first_of(view.query(select_by_id, {account, id}));
    if (order && order->store != store) order.reset();
    return order;
}

std::optional<StoredOrder> find_by_unique_id(storage::ReadView& view, std::string_view account,
                                             std::string_view store, std::string_view unique_id,
                                             bool is_shop) {
    return first_of(
        view.query(select_by_unique_id, {account, store, unique_id, std::int64_t{is_shop}}));
}

std::optional<StoredOrder> find_by_check(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id) {
    return first_of(view.query(select_by_check, {account, store, check_id}));
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
    return joined(read_text(view, account, order.id), state_text(order));
}

// By the index of times; no two numbers need be in the order of their times.
std::int64_t first_number_since(storage::ReadView& view, std::string_view account,
                                std::string_view store, std::int64_t since_ms) {
    Rows rows = view.query(
        "SELECT MIN(number) FROM web_order WHERE account = $1 AND store = $2 AND placed_ms >= $3",
        {account, store, since_ms});
    return rows.next() && !rows.is_null(0) ? rows.integer(0) : INT64_MAX;
}

bool read_some(storage::ReadView& view, OrderListing& listing,
               std::vector<std::string>& documents) {
    const std::string statuses = statuses_text(listing.statuses);
    const std::int64_t limit = std::min(step_orders_max, listing.left.value_or(step_orders_max));
    std::size_t bytes = 0;
    std::int64_t read = 0;
    for (Rows rows = some_orders(view, listing, statuses, limit); rows.next();) {
        if (bytes >= storage::step_bytes_max) return true;
        documents.push_back(joined(rows.text(1), rows.text(2)));
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
        changed.row.doc = joined(rows.text(2), rows.text(3));
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
