#include "features/selling/sales/sales_store.hpp"

#include "features/selling/sales/parts_store.hpp"
#include "features/selling/sales/sums_store.hpp"

#include <stdexcept>

namespace features::sales {
namespace {

using domain::Named;
using storage::Rows;

// Days count from 1970-01-01, minutes from midnight in the store's zone. The parts of a sale begin
// their keys with store and day, as their sale has them: `number` counts them from 0. On PostgreSQL
// the key of `sale` is made last: plans are kept while tables grow, and of indexes that cost the
// same in a small table the newest is taken.
constexpr storage::Migration make_sales{1, 1, R"sql(
CREATE TABLE sale (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL,
    origin LABEL NOT NULL, state LABEL NOT NULL, refund_of LABEL NOT NULL, wish TEXT NOT NULL,
    reason TEXT NOT NULL, currency LABEL NOT NULL, business_day NUMBER NOT NULL,
    revision NUMBER NOT NULL, made_by LABEL NOT NULL, made_ms NUMBER NOT NULL,
    changed_ms NUMBER NOT NULL, source LABEL NOT NULL, ticket_no TEXT NOT NULL,
    opened_ms NUMBER NOT NULL, open_minute NUMBER NOT NULL, closed_ms NUMBER NOT NULL,
    customer LABEL NOT NULL, customer_name TEXT NOT NULL,
    employee LABEL NOT NULL, employee_name TEXT NOT NULL,
    closed_by LABEL NOT NULL, closed_by_name TEXT NOT NULL,
    floor LABEL NOT NULL, floor_name TEXT NOT NULL, table_no TEXT NOT NULL,
    service_type TEXT NOT NULL, guests NUMBER NOT NULL,
    gross NUMBER NOT NULL, discount NUMBER NOT NULL, tax_share NUMBER NOT NULL,
    inclusive_tax NUMBER NOT NULL, exclusive_tax NUMBER NOT NULL,
    paid NUMBER NOT NULL, tips NUMBER NOT NULL, over_refunded NUMBER NOT NULL
    [sqlite: , PRIMARY KEY (account, id)]) BY_ACCOUNT;
CREATE INDEX sale_origin ON sale (account, store, origin) WHERE origin <> '';
CREATE UNIQUE INDEX sale_number ON sale (account, store, number);
CREATE INDEX sale_day ON sale (account, store, business_day, number);
CREATE INDEX sale_refund ON sale (account, refund_of, number) WHERE refund_of <> '';
[postgres: ALTER TABLE sale ADD CONSTRAINT sale_key PRIMARY KEY (account, id);]

CREATE TABLE sale_line (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale LABEL NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    line_key TEXT NOT NULL, item LABEL NOT NULL, item_name TEXT NOT NULL,
    department LABEL NOT NULL, department_name TEXT NOT NULL,
    category LABEL NOT NULL, category_name TEXT NOT NULL,
    subcategory LABEL NOT NULL, subcategory_name TEXT NOT NULL,
    quantity NUMBER NOT NULL, unit_price NUMBER NOT NULL, gross NUMBER NOT NULL,
    discount NUMBER NOT NULL, tax_share NUMBER NOT NULL, inclusive_tax NUMBER NOT NULL,
    exclusive_tax NUMBER NOT NULL, exempted_tax NUMBER NOT NULL,
    at_ms NUMBER NOT NULL, minute NUMBER NOT NULL,
    is_void FLAG NOT NULL, void_reason TEXT NOT NULL, void_by TEXT NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number)) BY_ACCOUNT ROWLESS;

CREATE TABLE sale_modifier (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale LABEL NOT NULL, line NUMBER NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    modifier LABEL NOT NULL, modifier_name TEXT NOT NULL, quantity NUMBER NOT NULL,
    gross NUMBER NOT NULL, discount NUMBER NOT NULL, tax_share NUMBER NOT NULL,
    inclusive_tax NUMBER NOT NULL, exclusive_tax NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number)) BY_ACCOUNT ROWLESS;

CREATE TABLE sale_discount (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale LABEL NOT NULL, line NUMBER NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    discount LABEL NOT NULL, discount_name TEXT NOT NULL, type TEXT NOT NULL, coupon TEXT NOT NULL,
    reason TEXT NOT NULL, approved_by TEXT NOT NULL, applied_by TEXT NOT NULL,
    rate NUMBER NOT NULL, amount NUMBER NOT NULL, tax_share NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number)) BY_ACCOUNT ROWLESS;

CREATE TABLE sale_tax (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale LABEL NOT NULL, line NUMBER NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    tax LABEL NOT NULL, tax_name TEXT NOT NULL, rate NUMBER NOT NULL, is_inclusive FLAG NOT NULL,
    base NUMBER NOT NULL, amount NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number)) BY_ACCOUNT ROWLESS;

CREATE TABLE sale_payment (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale LABEL NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount NUMBER NOT NULL, tip NUMBER NOT NULL, at_ms NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number)) BY_ACCOUNT ROWLESS;

CREATE TABLE sale_counter (
    account LABEL NOT NULL, store LABEL NOT NULL, last NUMBER NOT NULL,
    PRIMARY KEY (account, store)) BY_ACCOUNT ROWLESS HOT;
)sql"};

domain::Day day_of(std::int64_t number) { return domain::Day(date::days(number)); }

Named named(const Rows& rows, int column) {
    return {std::string(rows.text(column)), std::string(rows.text(column + 1))};
}

// The columns in the order of the three queries below.
StoredSale header_of(const Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .store = std::string(rows.text(1)),
            .number = rows.integer(2),
            .origin = std::string(rows.text(3)),
            .state = state_named(rows.text(4)),
            .refund_of = std::string(rows.text(5)),
            .wish = std::string(rows.text(6)),
            .reason = std::string(rows.text(7)),
            .currency = std::string(rows.text(8)),
            .business_day = day_of(rows.integer(9)),
            .revision = rows.integer(10),
            .made_by = std::string(rows.text(11)),
            .made_ms = rows.integer(12),
            .changed_ms = rows.integer(13),
            .over_refunded = rows.integer(14),
            .sale = {.source = std::string(rows.text(15)),
                     .ticket_no = std::string(rows.text(16)),
                     .opened_ms = rows.integer(17),
                     .closed_ms = rows.integer(18),
                     .customer = named(rows, 19),
                     .employee = named(rows, 21),
                     .closed_by = named(rows, 23),
                     .floor = named(rows, 25),
                     .table = std::string(rows.text(27)),
                     .service_type = std::string(rows.text(28)),
                     .guests = rows.integer(29)}};
}

std::vector<StoredSale> read_all(storage::ReadView& view, std::string_view account, Rows rows) {
    std::vector<StoredSale> sales;
    while (rows.next()) sales.push_back(header_of(rows));
    for (StoredSale& sale : sales) read_parts(view, account, sale);
    return sales;
}

std::optional<StoredSale> first_of(std::vector<StoredSale> sales) {
    if (sales.empty()) return {};
    return std::move(sales.front());
}

}  // namespace

static const storage::Migration steps[] = {make_sales, make_sums};
const std::span<const storage::Migration> tables = steps;

State state_named(std::string_view name) {
    for (const State state : {State::closed, State::voided, State::refund})
        if (name == name_of(state)) return state;
    throw std::runtime_error("a sale in an unknown state");
}

bool has_sales(storage::ReadView& view, std::string_view account, std::string_view store) {
    return view
        .query("SELECT 1 FROM sale_counter WHERE account = $1 AND store = $2", {account, store})
        .next();
}

std::int64_t take_number(storage::Transaction& tx, std::string_view account,
                         std::string_view store) {
    Rows rows = tx.change(
        "INSERT INTO sale_counter (account, store, last) VALUES ($1, $2, 1) "
        "ON CONFLICT (account, store) DO UPDATE SET last = sale_counter.last + 1 RETURNING last",
        {account, store});
    if (!rows.next()) throw std::logic_error("a counter that does not count");
    return rows.integer(0);
}

void insert_sale(storage::Transaction& tx, std::string_view account, const StoredSale& stored,
                 const date::time_zone& zone) {
    const domain::Sale& sale = stored.sale;
    const bool counts = stored.counts();
    const domain::Figures figures = counts ? domain::figures_of(sale) : domain::Figures{};
    tx.post(
        "INSERT INTO sale (account, id, store, number, origin, state, refund_of, wish, reason, "
        "currency, business_day, revision, made_by, made_ms, changed_ms, source, ticket_no, "
        "opened_ms, open_minute, closed_ms, customer, customer_name, employee, employee_name, "
        "closed_by, closed_by_name, floor, floor_name, table_no, service_type, guests, gross, "
        "discount, tax_share, inclusive_tax, exclusive_tax, paid, tips, over_refunded) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, "
        "$19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, "
        "$37, $38, $39)",
        {account,
         stored.id,
         stored.store,
         stored.number,
         stored.origin,
         name_of(stored.state),
         stored.refund_of,
         stored.wish,
         stored.reason,
         stored.currency,
         number_of(stored.business_day),
         stored.revision,
         stored.made_by,
         stored.made_ms,
         stored.changed_ms,
         sale.source,
         sale.ticket_no,
         sale.opened_ms,
         minute_of(sale.opened_ms, zone),
         sale.closed_ms,
         sale.customer.id,
         sale.customer.name,
         sale.employee.id,
         sale.employee.name,
         sale.closed_by.id,
         sale.closed_by.name,
         sale.floor.id,
         sale.floor.name,
         sale.table,
         sale.service_type,
         sale.guests,
         figures.gross,
         figures.discount,
         figures.tax_share,
         figures.inclusive_tax,
         figures.exclusive_tax,
         counts ? domain::paid_of(sale) : 0,
         counts ? domain::tips_of(sale) : 0,
         stored.over_refunded});
    insert_parts(tx, account, stored, zone);
}

void rewrite_sale(storage::Transaction& tx, std::string_view account, const StoredSale& stored,
                  const date::time_zone& zone) {
    delete_parts(tx, account, stored);
    tx.post("DELETE FROM sale WHERE account = $1 AND id = $2", {account, stored.id});
    insert_sale(tx, account, stored, zone);
}

void write_voided(storage::Transaction& tx, std::string_view account, const StoredSale& sale) {
    tx.post(
        "UPDATE sale SET state = 'VOIDED', reason = $3, revision = $4, changed_ms = $5, gross = 0, "
        "discount = 0, tax_share = 0, inclusive_tax = 0, exclusive_tax = 0, paid = 0, tips = 0, "
        "over_refunded = 0 WHERE account = $1 AND id = $2",
        {account, sale.id, sale.reason, sale.revision, sale.changed_ms});
    write_parts_voided(tx, account, sale);
}

void write_over_refunded(storage::Transaction& tx, std::string_view account,
                         const StoredSale& sale) {
    tx.post("UPDATE sale SET over_refunded = $3 WHERE account = $1 AND id = $2",
            {account, sale.id, sale.over_refunded});
}

std::optional<StoredSale> find_sale(storage::ReadView& view, std::string_view account,
                                    std::string_view id) {
    return first_of(read_all(
        view, account,
        view.query("SELECT id, store, number, origin, state, refund_of, wish, reason, currency, "
                   "business_day, revision, made_by, made_ms, changed_ms, over_refunded, source, "
                   "ticket_no, opened_ms, closed_ms, customer, customer_name, employee, "
                   "employee_name, closed_by, closed_by_name, floor, floor_name, table_no, "
                   "service_type, guests FROM sale WHERE account = $1 AND id = $2",
                   {account, id})));
}

std::vector<StoredSale> refunds_of(storage::ReadView& view, std::string_view account,
                                   std::string_view sale) {
    return read_all(
        view, account,
        view.query("SELECT id, store, number, origin, state, refund_of, wish, reason, currency, "
                   "business_day, revision, made_by, made_ms, changed_ms, over_refunded, source, "
                   "ticket_no, opened_ms, closed_ms, customer, customer_name, employee, "
                   "employee_name, closed_by, closed_by_name, floor, floor_name, table_no, "
                   "service_type, guests FROM sale WHERE account = $1 AND refund_of = $2 "
                   "AND refund_of <> '' AND state <> 'VOIDED' ORDER BY number",
                   {account, sale}));
}

}  // namespace features::sales
