#include "features/selling/sales/sales_store.hpp"

#include "features/selling/sales/parts_store.hpp"
#include "features/selling/sales/sums_store.hpp"
#include "storage/columns.hpp"

#include <stdexcept>

namespace features::sales {
namespace {

using domain::Named;
using domain::Sale;
using storage::member;
using storage::Rows;

// Days count from 1970-01-01, minutes from midnight in the store's zone. The parts of a sale begin
// their keys with store and day, as their sale has them: `number` counts them from 0. On PostgreSQL
// the key of `sale` is created last: plans are kept while tables grow, and among indexes of equal
// cost in a small table the newest is used.
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

// One table for lines, modifiers and discounts, so that a sale writes few pages: `kind` is that of
// PartKind, and each is read by a view with names of its own. Taxes and payments, which reports add
// up over long times, are read faster from tables of their own. `sale` is the number of the sale.
// On SQLite the sales themselves are in the order of their days. The counter and the index of
// origins are gone: the last number is found by the index of numbers, and a check names its sale.
constexpr storage::Migration join_parts{10, 10, R"sql(
CREATE TABLE sale_part (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale NUMBER NOT NULL, kind NUMBER NOT NULL, line NUMBER NOT NULL, number NUMBER NOT NULL,
    counts FLAG NOT NULL, part_key TEXT, id LABEL, name TEXT, quantity NUMBER, unit_price NUMBER,
    gross NUMBER, discount NUMBER, tax_share NUMBER, inclusive_tax NUMBER, exclusive_tax NUMBER,
    exempted_tax NUMBER, department LABEL, department_name TEXT, category LABEL,
    category_name TEXT, subcategory LABEL, subcategory_name TEXT, at_ms NUMBER, minute NUMBER,
    is_void FLAG, void_by TEXT, reason TEXT, type TEXT, coupon TEXT, approved_by TEXT,
    applied_by TEXT, rate NUMBER, amount NUMBER,
    PRIMARY KEY (account, store, business_day, sale, kind, line, number)) BY_ACCOUNT ROWLESS;
INSERT INTO sale_part (account, store, business_day, sale, kind, line, number, counts, part_key,
    id, name, quantity, unit_price, gross, discount, tax_share, inclusive_tax, exclusive_tax,
    exempted_tax, department, department_name, category, category_name, subcategory,
    subcategory_name, at_ms, minute, is_void, void_by, reason)
SELECT p.account, p.store, p.business_day, s.number, 0, p.number, 0, p.counts, p.line_key, p.item,
    p.item_name, p.quantity, p.unit_price, p.gross, p.discount, p.tax_share, p.inclusive_tax,
    p.exclusive_tax, p.exempted_tax, p.department, p.department_name, p.category, p.category_name,
    p.subcategory, p.subcategory_name, p.at_ms, p.minute, p.is_void, p.void_by, p.void_reason
FROM sale_line p JOIN sale s ON s.account = p.account AND s.id = p.sale;
INSERT INTO sale_part (account, store, business_day, sale, kind, line, number, counts, id, name,
    quantity, gross, discount, tax_share, inclusive_tax, exclusive_tax)
SELECT p.account, p.store, p.business_day, s.number, 1, p.line, p.number, p.counts, p.modifier,
    p.modifier_name, p.quantity, p.gross, p.discount, p.tax_share, p.inclusive_tax,
    p.exclusive_tax
FROM sale_modifier p JOIN sale s ON s.account = p.account AND s.id = p.sale;
INSERT INTO sale_part (account, store, business_day, sale, kind, line, number, counts, id, name,
    type, coupon, reason, approved_by, applied_by, rate, amount, tax_share)
SELECT p.account, p.store, p.business_day, s.number, 2, p.line, p.number, p.counts, p.discount,
    p.discount_name, p.type, p.coupon, p.reason, p.approved_by, p.applied_by, p.rate, p.amount,
    p.tax_share
FROM sale_discount p JOIN sale s ON s.account = p.account AND s.id = p.sale;
DROP TABLE sale_line;
DROP TABLE sale_modifier;
DROP TABLE sale_discount;

ALTER TABLE sale_tax RENAME TO sale_tax_before;
CREATE TABLE sale_tax (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale NUMBER NOT NULL, line NUMBER NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    tax LABEL NOT NULL, tax_name TEXT NOT NULL, rate NUMBER NOT NULL, is_inclusive FLAG NOT NULL,
    base NUMBER NOT NULL, amount NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number)) BY_ACCOUNT ROWLESS;
INSERT INTO sale_tax (account, store, business_day, sale, line, number, counts, tax, tax_name,
    rate, is_inclusive, base, amount)
SELECT p.account, p.store, p.business_day, s.number, p.line, p.number, p.counts, p.tax, p.tax_name,
    p.rate, p.is_inclusive, p.base, p.amount
FROM sale_tax_before p JOIN sale s ON s.account = p.account AND s.id = p.sale;
DROP TABLE sale_tax_before;

ALTER TABLE sale_payment RENAME TO sale_payment_before;
CREATE TABLE sale_payment (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sale NUMBER NOT NULL, number NUMBER NOT NULL, counts FLAG NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount NUMBER NOT NULL, tip NUMBER NOT NULL, at_ms NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number)) BY_ACCOUNT ROWLESS;
INSERT INTO sale_payment (account, store, business_day, sale, number, counts, payment_key, method,
    type, amount, tip, at_ms)
SELECT p.account, p.store, p.business_day, s.number, p.number, p.counts, p.payment_key, p.method,
    p.type, p.amount, p.tip, p.at_ms
FROM sale_payment_before p JOIN sale s ON s.account = p.account AND s.id = p.sale;
DROP TABLE sale_payment_before;

DROP TABLE sale_counter;
DROP INDEX sale_origin;
[sqlite:
DROP INDEX sale_number;
DROP INDEX sale_day;
DROP INDEX sale_refund;
ALTER TABLE sale RENAME TO sale_before;
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
    paid NUMBER NOT NULL, tips NUMBER NOT NULL, over_refunded NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day, number)) BY_ACCOUNT ROWLESS;
INSERT INTO sale SELECT * FROM sale_before ORDER BY account, store, business_day, number;
DROP TABLE sale_before;
CREATE UNIQUE INDEX sale_number ON sale (account, store, number);
CREATE INDEX sale_refund ON sale (account, refund_of, number) WHERE refund_of <> '';
CREATE UNIQUE INDEX sale_id ON sale (account, id);]
CREATE VIEW sale_line AS SELECT account, store, business_day, sale, line AS number, counts,
    part_key AS line_key, id AS item, name AS item_name, department, department_name, category,
    category_name, subcategory, subcategory_name, quantity, unit_price, gross, discount, tax_share,
    inclusive_tax, exclusive_tax, exempted_tax, at_ms, minute, is_void, reason AS void_reason,
    void_by FROM sale_part WHERE kind = 0;
CREATE VIEW sale_modifier AS SELECT account, store, business_day, sale, line, number, counts,
    id AS modifier, name AS modifier_name, quantity, gross, discount, tax_share, inclusive_tax,
    exclusive_tax FROM sale_part WHERE kind = 1;
CREATE VIEW sale_discount AS SELECT account, store, business_day, sale, line, number, counts,
    id AS discount, name AS discount_name, type, coupon, reason, approved_by, applied_by, rate,
    amount, tax_share FROM sale_part WHERE kind = 2;
)sql"};

struct StateName {
    static std::string_view store(State state) { return name_of(state); }
    static State load(std::string_view name) { return state_named(name); }
};

struct DayNumber {
    static std::int64_t store(domain::Day day) { return number_of(day); }
    static domain::Day load(std::int64_t number) { return domain::Day(date::days(number)); }
};

// The figures of a sale.
template <auto... path>
constexpr auto of_sale = member<&StoredSale::sale, path...>;

constexpr storage::Column<StoredSale> sale_columns[] = {
    {"id", member<&StoredSale::id>},
    {"store", member<&StoredSale::store>},
    {"number", member<&StoredSale::number>},
    {"origin", member<&StoredSale::origin>},
    {"state", storage::member_as<StateName, &StoredSale::state>},
    {"refund_of", member<&StoredSale::refund_of>},
    {"wish", member<&StoredSale::terms>},
    {"reason", member<&StoredSale::reason>},
    {"currency", member<&StoredSale::currency>},
    {"business_day", storage::member_as<DayNumber, &StoredSale::business_day>},
    {"revision", member<&StoredSale::revision>},
    {"made_by", member<&StoredSale::made_by>},
    {"made_ms", member<&StoredSale::made_ms>},
    {"changed_ms", member<&StoredSale::changed_ms>},
    {"over_refunded", member<&StoredSale::over_refunded>},
    {"source", of_sale<&Sale::source>},
    {"ticket_no", of_sale<&Sale::ticket_no>},
    {"opened_ms", of_sale<&Sale::opened_ms>},
    {"closed_ms", of_sale<&Sale::closed_ms>},
    {"customer", of_sale<&Sale::customer, &Named::id>},
    {"customer_name", of_sale<&Sale::customer, &Named::name>},
    {"employee", of_sale<&Sale::employee, &Named::id>},
    {"employee_name", of_sale<&Sale::employee, &Named::name>},
    {"closed_by", of_sale<&Sale::closed_by, &Named::id>},
    {"closed_by_name", of_sale<&Sale::closed_by, &Named::name>},
    {"floor", of_sale<&Sale::floor, &Named::id>},
    {"floor_name", of_sale<&Sale::floor, &Named::name>},
    {"table_no", of_sale<&Sale::table>},
    {"service_type", of_sale<&Sale::service_type>},
    {"guests", of_sale<&Sale::guests>}};
constexpr auto select_sale =
    storage::select(sale_columns, "FROM sale WHERE account = $1 AND id = $2");
constexpr auto select_refunds =
    storage::select(sale_columns,
                    "FROM sale WHERE account = $1 AND refund_of = $2 AND refund_of <> '' "
                    "AND state <> 'VOIDED' ORDER BY number");
constexpr auto insert_header =
    storage::insert_into("sale",
                         "account, open_minute, gross, discount, tax_share, inclusive_tax, "
                         "exclusive_tax, paid, tips",
                         sale_columns);

std::vector<StoredSale> read_all(storage::ReadView& view, std::string_view account, Rows rows) {
    std::vector<StoredSale> sales = storage::read_all(sale_columns, std::move(rows));
    for (StoredSale& sale : sales) read_parts(view, account, sale);
    return sales;
}

std::optional<StoredSale> first_of(std::vector<StoredSale> sales) {
    if (sales.empty()) return {};
    return std::move(sales.front());
}

}  // namespace

static const storage::Migration steps[] = {make_sales, make_sums, join_parts};
const std::span<const storage::Migration> tables = steps;

State state_named(std::string_view name) {
    for (const State state : {State::closed, State::voided, State::refund})
        if (name == name_of(state)) return state;
    throw std::runtime_error("a sale in an unknown state");
}

bool has_sales(storage::ReadView& view, std::string_view account, std::string_view store) {
    return view
        .query("SELECT 1 FROM sale WHERE account = $1 AND store = $2 LIMIT 1", {account, store})
        .next();
}

std::int64_t last_number(storage::ReadView& view, std::string_view account,
                         std::string_view store) {
    Rows rows = view.query(
        "SELECT number FROM sale WHERE account = $1 AND store = $2 ORDER BY number DESC LIMIT 1",
        {account, store});
    return rows.next() ? rows.integer(0) : 0;
}

std::int64_t take_number(storage::Transaction& tx, std::string_view account,
                         std::string_view store) {
    return last_number(tx, account, store) + 1;
}

void insert_sale(storage::Transaction& tx, std::string_view account, const StoredSale& stored,
                 const date::time_zone& zone) {
    const domain::Sale& sale = stored.sale;
    const bool counts = stored.counts();
    const domain::Figures figures = counts ? domain::figures_of(sale) : domain::Figures{};
    tx.post(
        insert_header,
        storage::Values(sale_columns, stored,
                        {account, minute_of(sale.opened_ms, zone), figures.gross, figures.discount,
                         figures.tax_share, figures.inclusive_tax, figures.exclusive_tax,
                         counts ? domain::paid_of(sale) : 0, counts ? domain::tips_of(sale) : 0}));
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
    return first_of(read_all(view, account, view.query(select_sale, {account, id})));
}

std::vector<StoredSale> refunds_of(storage::ReadView& view, std::string_view account,
                                   std::string_view sale) {
    return read_all(view, account, view.query(select_refunds, {account, sale}));
}

}  // namespace features::sales
