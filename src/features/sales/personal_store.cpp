// What sales hold of people, in their tables.
#include "features/sales/personal.hpp"

#include "base/json_text.hpp"
#include "features/sales/sales.hpp"

#include <algorithm>
#include <charconv>
#include <set>

namespace features::sales {
namespace {

using storage::Rows;

constexpr std::int64_t step_sales_max = 2'000;
// The search reads the headers of sales by id; of a user then, day by day, names in lines and
// discounts of the store, which have no ids.
constexpr std::string_view by_header = "h:", by_day = "d:";

bool is_of(const Person& person, const Rows& rows) {
    if (person.is_customer()) return person.has_id(rows.text(2));
    if (person.has_id(rows.text(3)) || person.has_id(rows.text(4))) return true;
    return rows.text(1) == person.store &&
           (person.is_named(rows.text(5)) || person.is_named(rows.text(6)));
}

std::vector<Trace> find_by_header(storage::ReadView& view, const Person& person,
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

std::optional<std::int64_t> next_day(storage::ReadView& view, const Person& person,
                                     const std::string& position) {
    std::int64_t after = -1;
    std::from_chars(position.data() + by_day.size(), position.data() + position.size(), after);
    Rows rows = view.query(
        "SELECT business_day FROM sale_line WHERE account = $1 AND store = $2 "
        "AND business_day > $3 ORDER BY business_day LIMIT 1",
        {person.account, person.store, after});
    if (!rows.next()) return std::nullopt;
    return rows.integer(0);
}

std::vector<Trace> find_by_day(storage::ReadView& view, const Person& person,
                               std::string& position) {
    const auto day = next_day(view, person, position);
    position = day ? std::string(by_day) + std::to_string(*day) : "";
    std::set<std::string> ids;
    if (!day) return {};
    const auto note = [&](Rows rows) {
        while (rows.next())
            if (person.is_named(rows.text(1)) || person.is_named(rows.text(2)))
                ids.insert(std::string(rows.text(0)));
    };
    note(
        view.query("SELECT sale, void_by, '' FROM sale_line WHERE account = $1 AND store = $2 "
                   "AND business_day = $3 AND void_by <> ''",
                   {person.account, person.store, *day}));
    note(view.query(
        "SELECT sale, approved_by, applied_by FROM sale_discount WHERE account = $1 "
        "AND store = $2 AND business_day = $3 AND (approved_by <> '' OR applied_by <> '')",
        {person.account, person.store, *day}));
    std::vector<Trace> found;
    for (const std::string& id : ids) found.push_back({person.store, id});
    return found;
}

std::vector<Trace> find(storage::ReadView& view, const Person& person, std::string& position) {
    return position.starts_with(by_day) ? find_by_day(view, person, position)
                                        : find_by_header(view, person, position);
}

std::string tell(storage::ReadView& view, const Person& person, const Trace& trace) {
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
bool erase_name(storage::Transaction& tx, const Person& person, const Trace& trace,
                std::string_view name) {
    std::int64_t changed = tx.execute(
        "UPDATE sale SET employee_name = CASE WHEN employee = $4 OR employee_name = $5 THEN $3 "
        "ELSE employee_name END, closed_by_name = CASE WHEN closed_by = $4 OR closed_by_name = $5 "
        "THEN $3 ELSE closed_by_name END WHERE account = $1 AND id = $2 AND "
        "((employee = $4 AND employee_name <> $3) OR employee_name = $5 OR "
        "(closed_by = $4 AND closed_by_name <> $3) OR closed_by_name = $5)",
        {person.account, trace.id, person.pseudonym, person.id, name});
    changed += tx.execute(
        "UPDATE sale_line SET void_by = $4 WHERE account = $1 AND store = $2 AND sale = $3 "
        "AND business_day = (SELECT business_day FROM sale WHERE account = $1 AND id = $3) "
        "AND void_by = $5",
        {person.account, trace.store, trace.id, person.pseudonym, name});
    changed += tx.execute(
        "UPDATE sale_discount SET "
        "approved_by = CASE WHEN approved_by = $5 THEN $4 ELSE approved_by END, "
        "applied_by = CASE WHEN applied_by = $5 THEN $4 ELSE applied_by END "
        "WHERE account = $1 AND store = $2 AND sale = $3 "
        "AND business_day = (SELECT business_day FROM sale WHERE account = $1 AND id = $3) "
        "AND (approved_by = $5 OR applied_by = $5)",
        {person.account, trace.store, trace.id, person.pseudonym, name});
    changed += tx.execute(
        "UPDATE sale_sum SET name = $4 WHERE account = $1 AND store = $2 AND dimension = "
        "'employee' "
        "AND business_day = (SELECT business_day FROM sale WHERE account = $1 AND id = $3) "
        "AND ((id = $6 AND name NOT IN ('', $4)) OR name = $5)",
        {person.account, trace.store, trace.id, person.pseudonym, name, person.id});
    return changed > 0;
}

// What a sale says of why lines were voided and discounts given.
bool erase_reasons(storage::Transaction& tx, const Person& person, std::string_view store,
                   std::string_view sale) {
    std::vector<std::pair<std::string, std::string>> texts;  // as it is, and without the person
    const auto note = [&](Rows rows) {
        while (rows.next())
            if (std::string text(rows.text(0)); person.without(text) != text)
                texts.emplace_back(text, person.without(text));
    };
    note(
        tx.query("SELECT void_reason FROM sale_line WHERE account = $1 AND store = $2 AND "
                 "sale = $3 AND business_day = (SELECT business_day FROM sale WHERE account = $1 "
                 "AND id = $3) AND void_reason <> ''",
                 {person.account, store, sale}));
    note(
        tx.query("SELECT reason FROM sale_discount WHERE account = $1 AND store = $2 AND "
                 "sale = $3 AND business_day = (SELECT business_day FROM sale WHERE account = $1 "
                 "AND id = $3) AND reason <> ''",
                 {person.account, store, sale}));
    for (const auto& [was, now] : texts) {
        tx.post(
            "UPDATE sale_line SET void_reason = $5 WHERE account = $1 AND store = $2 AND "
            "sale = $3 AND business_day = (SELECT business_day FROM sale WHERE account = $1 "
            "AND id = $3) AND void_reason = $4",
            {person.account, store, sale, was, now});
        tx.post(
            "UPDATE sale_discount SET reason = $5 WHERE account = $1 AND store = $2 AND "
            "sale = $3 AND business_day = (SELECT business_day FROM sale WHERE account = $1 "
            "AND id = $3) AND reason = $4",
            {person.account, store, sale, was, now});
    }
    return !texts.empty();
}

bool erase(storage::Transaction& tx, const Person& person, const Trace& trace) {
    if (person.is_customer()) return erase_customer(tx, person, trace.id);
    bool had_any = erase_reasons(tx, person, trace.store, trace.id);
    for (const std::string& name : person.names)
        had_any = erase_name(tx, person, trace, name) || had_any;
    return had_any;
}

constexpr std::string_view own_tables[] = {"sale", "sale_line", "sale_discount", "sale_sum"};
constexpr Personal places[] = {
    {.name = "sales", .tables = own_tables, .find = find, .tell = tell, .erase = erase}};

}  // namespace

const std::span<const Personal> personal = places;

bool erase_customer(storage::Transaction& tx, const Person& person, std::string_view sale) {
    if (sale.empty()) return false;
    std::vector<Trace> all;
    Rows rows = tx.query(
        "SELECT id, store FROM sale WHERE account = $1 "
        "AND (id = $2 OR (refund_of = $2 AND refund_of <> ''))",
        {person.account, sale});
    while (rows.next()) all.push_back({std::string(rows.text(1)), std::string(rows.text(0))});
    bool had_any = false;
    for (const Trace& one : all) {
        had_any = erase_reasons(tx, person, one.store, one.id) || had_any;
        had_any = tx.execute(
                      "UPDATE sale SET customer_name = CASE WHEN customer_name = '' THEN '' "
                      "ELSE $3 END, reason = '' WHERE account = $1 AND id = $2 "
                      "AND (customer_name NOT IN ('', $3) OR reason <> '')",
                      {person.account, one.id, person.pseudonym}) > 0 ||
                  had_any;
    }
    return had_any;
}

}  // namespace features::sales
