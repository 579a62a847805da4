// Personal data in the tables of sales.
#include "features/selling/sales/personal.hpp"

#include "base/json_text.hpp"
#include "features/selling/sales/sales.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <charconv>
#include <set>

namespace features::sales {
namespace {

using storage::Rows;

constexpr std::int64_t step_sales_max = 2'000;
// The search reads the headers of sales by id. For a user it then reads, day by day, the names in
// the store's lines and discounts, which have no ids.
constexpr std::string_view by_header = "h:", by_day = "d:";

bool is_of(const DataSubject& person, const Rows& rows) {
    if (person.is_customer()) return person.has_id(rows.text(2));
    if (person.has_id(rows.text(3)) || person.has_id(rows.text(4))) return true;
    return rows.text(1) == person.store &&
           (person.is_named(rows.text(5)) || person.is_named(rows.text(6)));
}

std::vector<Trace> find_by_header(storage::ReadView& view, const DataSubject& person,
                                  std::string& position) {
    std::vector<Trace> found;
    const std::string after = position.empty() ? "" : position.substr(by_header.size());
    std::int64_t count = 0;
    Rows rows = view.query(
        "SELECT id, store, customer, employee, closed_by, employee_name, closed_by_name FROM sale "
        "WHERE account = $1 AND id > $2 ORDER BY id LIMIT $3",
        {person.account, after, step_sales_max});
    while (rows.next()) {
        ++count;
        position = std::string(by_header) += rows.text(0);
        if (is_of(person, rows))
            found.push_back({std::string(rows.text(1)), std::string(rows.text(0))});
    }
    if (count < step_sales_max) position = person.is_customer() ? "" : std::string(by_day);
    return found;
}

std::optional<std::int64_t> next_day(storage::ReadView& view, const DataSubject& person,
                                     const std::string& position) {
    std::int64_t after = -1;
    std::from_chars(position.data() + by_day.size(), position.data() + position.size(), after);
    Rows rows = view.query(
        "SELECT business_day FROM sale WHERE account = $1 AND store = $2 "
        "AND business_day > $3 ORDER BY business_day LIMIT 1",
        {person.account, person.store, after});
    if (!rows.next()) return std::nullopt;
    return rows.integer(0);
}

std::vector<Trace> find_by_day(storage::ReadView& view, const DataSubject& person,
                               std::string& position) {
    const auto day = next_day(view, person, position);
    position = day ? std::string(by_day) + std::to_string(*day) : "";
    std::set<std::string> ids;
    if (!day) return {};
    Rows rows = view.query(
        "SELECT s.id, p.void_by, p.approved_by, p.applied_by FROM sale_part p "
        "JOIN sale s ON s.account = $1 AND s.store = $2 AND s.business_day = $3 "
        "AND s.number = p.sale WHERE p.account = $1 AND p.store = $2 AND p.business_day = $3 "
        "AND (p.void_by <> '' OR p.approved_by <> '' OR p.applied_by <> '')",
        {person.account, person.store, *day});
    while (rows.next())
        if (person.is_named(rows.text(1)) || person.is_named(rows.text(2)) ||
            person.is_named(rows.text(3)))
            ids.emplace(rows.text(0));
    std::vector<Trace> found;
    for (const std::string& id : ids) found.push_back({person.store, id});
    return found;
}

std::vector<Trace> find(storage::ReadView& view, const DataSubject& person, std::string& position) {
    return position.starts_with(by_day) ? find_by_day(view, person, position)
                                        : find_by_header(view, person, position);
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    Rows rows = view.query(
        "SELECT number, state, currency, business_day, ticket_no, customer, customer_name, "
        "employee, employee_name, closed_by, closed_by_name, reason, gross, discount, "
        "inclusive_tax, exclusive_tax, paid, tips FROM sale WHERE account = $1 AND id = $2",
        {person.account, trace.id});
    base::JsonObject sale;
    sale.text("id", trace.id).text("store", trace.store);
    if (!rows.next()) return sale.done();
    sale.number("number", rows.integer(0))
        .text("state", rows.text(1))
        .text("currency", rows.text(2));
    sale.number("businessDay", rows.integer(3)).text("ticketNo", rows.text(4));
    if (person.is_customer() || person.has_id(rows.text(5)))
        sale.text("customer", rows.text(5)).text("customerName", rows.text(6));
    if (!person.is_customer())
        sale.text("employee", rows.text(7))
            .text("employeeName", rows.text(8))
            .text("closedBy", rows.text(9))
            .text("closedByName", rows.text(10));
    sale.text("reason", rows.text(11))
        .number("gross", rows.integer(12))
        .number("discount", rows.integer(13))
        .number("inclusiveTax", rows.integer(14))
        .number("exclusiveTax", rows.integer(15))
        .number("paid", rows.integer(16))
        .number("tips", rows.integer(17));
    return sale.done();
}

// A user's names in a part of a sale; the statement has the pseudonym as $3, a name as $4.
bool erase_name(storage::Transaction& tx, const DataSubject& person, const Trace& trace,
                std::string_view name) {
    std::int64_t changed = tx.execute(
        "UPDATE sale SET employee_name = CASE WHEN employee = $4 OR employee_name = $5 THEN $3 "
        "ELSE employee_name END, closed_by_name = CASE WHEN closed_by = $4 OR closed_by_name = $5 "
        "THEN $3 ELSE closed_by_name END WHERE account = $1 AND id = $2 AND "
        "((employee = $4 AND employee_name <> $3) OR employee_name = $5 OR "
        "(closed_by = $4 AND closed_by_name <> $3) OR closed_by_name = $5)",
        {person.account, trace.id, person.pseudonym, person.id, name});
    changed += tx.execute(
        "UPDATE sale_part SET void_by = CASE WHEN void_by = $5 THEN $4 ELSE void_by END, "
        "approved_by = CASE WHEN approved_by = $5 THEN $4 ELSE approved_by END, "
        "applied_by = CASE WHEN applied_by = $5 THEN $4 ELSE applied_by END "
        "WHERE account = $1 AND store = $2 AND (business_day, sale) = "
        "(SELECT business_day, number FROM sale WHERE account = $1 AND id = $3) "
        "AND (void_by = $5 OR approved_by = $5 OR applied_by = $5)",
        {person.account, trace.store, trace.id, person.pseudonym, name});
    changed += tx.execute(
        "UPDATE sale_sum SET name = $4 WHERE account = $1 AND store = $2 AND dimension = "
        "'employee' "
        "AND business_day = (SELECT business_day FROM sale WHERE account = $1 AND id = $3) "
        "AND ((id = $6 AND name NOT IN ('', $4)) OR name = $5)",
        {person.account, trace.store, trace.id, person.pseudonym, name, person.id});
    return changed > 0;
}

// Free text in a sale and in the sums of its day: what was sold, why and where.
struct FreeText {
    std::string_view table, column, of_sale;  // of_sale: the condition, with the sale as $3
};
constexpr std::string_view of_part =
    "(business_day, sale) = (SELECT business_day, number FROM sale "
    "WHERE account = $1 AND id = $3)";
constexpr std::string_view of_day =
    "business_day = (SELECT business_day FROM sale WHERE account = $1 AND id = $3)";
constexpr FreeText free_texts[] = {{"sale", "ticket_no", "id = $3"},
                                   {"sale", "floor_name", "id = $3"},
                                   {"sale", "table_no", "id = $3"},
                                   {"sale_part", "name", of_part},
                                   {"sale_part", "department_name", of_part},
                                   {"sale_part", "category_name", of_part},
                                   {"sale_part", "subcategory_name", of_part},
                                   {"sale_part", "type", of_part},
                                   {"sale_part", "reason", of_part},
                                   {"sale_part", "coupon", of_part},
                                   {"sale_tax", "tax_name", of_part},
                                   {"sale_payment", "method", of_part},
                                   {"sale_payment", "type", of_part},
                                   {"sale_sum", "name", of_day}};

struct Statements {
    std::string select, update;

    explicit Statements(const FreeText& text) {
        const std::string table(text.table), column(text.column);
        const std::string condition = " WHERE account = $1 AND store = $2 AND " +
                                      std::string(text.of_sale) + " AND " + column;
        select = "SELECT DISTINCT " + column + " FROM " + table + condition + " <> ''";
        update = "UPDATE " + table + " SET " + column + " = $5" + condition + " = $4";
    }
};

bool erase_texts(storage::Transaction& tx, const DataSubject& person, const Statements& statements,
                 const Trace& sale) {
    std::vector<std::string> texts;
    for (Rows rows = tx.query(statements.select, {person.account, sale.store, sale.id});
         rows.next();)
        if (person.without(rows.text(0)) != rows.text(0)) texts.emplace_back(rows.text(0));
    for (const std::string& text : texts) {
        const std::string clean = person.without(text);
        tx.post(statements.update, {person.account, sale.store, sale.id, text, clean});
    }
    return !texts.empty();
}

bool erase_texts(storage::Transaction& tx, const DataSubject& person, const Trace& sale) {
    static const std::vector<Statements> all(std::begin(free_texts), std::end(free_texts));
    bool had_any = false;
    for (const Statements& one : all) had_any = erase_texts(tx, person, one, sale) || had_any;
    return had_any;
}

// Notifies clients that keep a copy of the sale or of a report of its day.
void note_erased(storage::Transaction& tx, const DataSubject& person, const Trace& sale) {
    std::int64_t revision = 0;
    {
        Rows rows = tx.query("SELECT revision FROM sale WHERE account = $1 AND id = $2",
                             {person.account, sale.id});
        if (!rows.next()) return;
        revision = rows.integer(0) + 1;
    }
    tx.post("UPDATE sale SET revision = $3 WHERE account = $1 AND id = $2",
            {person.account, sale.id, revision});
    const std::int64_t sequence = storage::note_event(tx, person.account, sale.store,
                                                      {.type = "updated",
                                                       .kind = "sale",
                                                       .id = sale.id,
                                                       .revision = revision,
                                                       .at_ms = person.now_ms,
                                                       .is_configuration = false});
    tx.post(
        "UPDATE day_sum SET sequence = $4 WHERE account = $1 AND store = $2 AND business_day = "
        "(SELECT business_day FROM sale WHERE account = $1 AND id = $3)",
        {person.account, sale.store, sale.id, sequence});
}

bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    if (person.is_customer()) return erase_customer(tx, person, trace.id);
    bool had_any = erase_texts(tx, person, trace);
    for (const std::string& name : person.names)
        had_any = erase_name(tx, person, trace, name) || had_any;
    if (had_any) note_erased(tx, person, trace);
    return had_any;
}

constexpr std::string_view own_tables[] = {"sale", "sale_part", "sale_tax", "sale_payment",
                                           "sale_sum"};
constexpr Personal places[] = {
    {.name = "sales", .tables = own_tables, .find = find, .tell = tell, .erase = erase}};

}  // namespace

const std::span<const Personal> personal = places;

bool erase_customer(storage::Transaction& tx, const DataSubject& person, std::string_view sale) {
    if (sale.empty()) return false;
    std::vector<Trace> all;
    // SQLite passes over the index by itself.
    Rows rows =
        tx.query(tx.engine() == storage::Engine::sqlite
                     ? "SELECT id, store FROM sale WHERE account = $1 AND id = $2 UNION ALL "
                       "SELECT id, store FROM sale INDEXED BY sale_refund "
                       "WHERE account = $1 AND refund_of = $2 AND refund_of <> ''"
                     : "SELECT id, store FROM sale WHERE account = $1 AND id = $2 UNION ALL "
                       "SELECT id, store FROM sale WHERE account = $1 AND refund_of = $2 "
                       "AND refund_of <> ''",
                 {person.account, sale});
    while (rows.next()) all.push_back({std::string(rows.text(1)), std::string(rows.text(0))});
    bool had_any = false;
    for (const Trace& one : all) {
        const bool had_texts = erase_texts(tx, person, one);
        const bool had_name =
            tx.execute(
                "UPDATE sale SET customer_name = CASE WHEN customer_name = '' THEN '' "
                "ELSE $3 END, reason = '' WHERE account = $1 AND id = $2 "
                "AND (customer_name NOT IN ('', $3) OR reason <> '')",
                {person.account, one.id, person.pseudonym}) > 0;
        if (had_texts || had_name) note_erased(tx, person, one);
        had_any = had_any || had_texts || had_name;
    }
    return had_any;
}

}  // namespace features::sales
