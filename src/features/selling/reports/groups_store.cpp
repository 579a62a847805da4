#include "features/selling/reports/groups_store.hpp"

#include "base/text.hpp"
#include "features/selling/sales/parts_store.hpp"
#include "features/selling/sales/sums_store.hpp"
#include "storage/kept_text.hpp"

namespace features::reports {
namespace {

using sales::Grouping;
using sales::number_of;
using storage::Rows;

// The key and the name of a group. Employees are people: two with the same name stay separate.
std::string key_of(const Request& request, GroupBy by, const std::string& id,
                   const std::string& name) {
    if (by == GroupBy::service_type) return folded(id);
    const bool is_of_catalogue = by <= GroupBy::modifier;
    if (request.branches.size() < 2 || !is_of_catalogue || id.empty() || name.empty()) return id;
    return ':' + base::name_key(name);
}

// Rows are ordered by day, so the last name is the latest.
void add_row(const Request& request, GroupBy by, const Rows& rows, Groups& groups) {
    const std::string id(rows.text(1)), name(rows.text(2));
    Group& group = groups[key_of(request, by, id, name)];
    if (group.id.empty()) group.id = id;
    if (!name.empty()) group.name = name;
    group.lines += rows.integer(3);
    group.quantity = domain::sum(group.quantity, rows.integer(4));
    group.figures += {.gross = rows.integer(5),
                      .discount = rows.integer(6),
                      .tax_share = rows.integer(7),
                      .inclusive_tax = rows.integer(8),
                      .exclusive_tax = rows.integer(9)};
}

void add_rows(const Request& request, GroupBy by, Rows rows, Groups& groups) {
    while (rows.next()) add_row(request, by, rows, groups);
}

// A statement over the sums of a dimension, $3, in all stores of a report.
std::string_view over_sums(storage::Engine engine, const std::string& select,
                           const std::string& end) {
    return storage::kept_text(select + from_days(engine, "sale_sum", " AND dimension = $3") + end);
}

// For one store PostgreSQL can tell from the days how much it will read.
void add_sums_of(storage::ReadView& view, const Request& request, const Branch& branch, GroupBy by,
                 Groups& groups) {
    add_rows(request, by,
             view.query("SELECT business_day, id, name, lines, quantity, gross, discount, "
                        "tax_share, inclusive_tax, exclusive_tax FROM sale_sum "
                        "WHERE account = $1 AND store = $2 AND dimension = $3 "
                        "AND business_day >= $4 AND business_day <= $5 ORDER BY business_day",
                        {request.account, branch.id, sales::name_of(static_cast<Grouping>(by)),
                         number_of(branch.days.first), number_of(branch.days.last)}),
             groups);
}

void add_sums(storage::ReadView& view, const Request& request, GroupBy by, Groups& groups) {
    if (request.branches.size() == 1)
        return add_sums_of(view, request, request.branches.front(), by, groups);
    static const std::string select =
        "SELECT d.business_day, d.id, d.name, d.lines, d.quantity, d.gross, d.discount, "
        "d.tax_share, d.inclusive_tax, d.exclusive_tax";
    static const std::string_view of_sqlite = over_sums(storage::Engine::sqlite, select,
                                                        "ORDER BY w.key, d.business_day"),
                                  of_postgres = over_sums(storage::Engine::postgres, select,
                                                          "ORDER BY w.key, d.business_day");
    const std::string stores = json_of(request.days_of_stores());
    add_rows(request, by,
             view.query(view.engine() == storage::Engine::sqlite ? of_sqlite : of_postgres,
                        {request.account, stores, sales::name_of(static_cast<Grouping>(by))}),
             groups);
}

// Of all dimensions that cover every line, service types have the fewest rows.
void add_days(storage::ReadView& view, const Request& request, Groups& groups) {
    static const std::string select =
        "SELECT d.business_day, CAST(d.business_day AS TEXT), '', SUM(d.lines), SUM(d.quantity), "
        "SUM(d.gross), SUM(d.discount), SUM(d.tax_share), SUM(d.inclusive_tax), "
        "SUM(d.exclusive_tax)";
    static const std::string_view of_sqlite = over_sums(storage::Engine::sqlite, select,
                                                        "GROUP BY d.store, d.business_day "
                                                        "ORDER BY 1"),
                                  of_postgres = over_sums(storage::Engine::postgres, select,
                                                          "GROUP BY d.store, d.business_day "
                                                          "ORDER BY 1");
    const std::string stores = json_of(request.days_of_stores());
    add_rows(request, GroupBy::day,
             view.query(view.engine() == storage::Engine::sqlite ? of_sqlite : of_postgres,
                        {request.account, stores, sales::name_of(Grouping::service_type)}),
             groups);
}

struct Expression {
    std::string_view id, name;
};

// In a row of `sale_line l`, joined with its `sale s`; for modifiers with `sale_modifier m`.
Expression expression_of(GroupBy by) {
    switch (by) {
        case GroupBy::department: return {"l.department", "l.department_name"};
        case GroupBy::category: return {"l.category", "l.category_name"};
        case GroupBy::subcategory: return {"l.subcategory", "l.subcategory_name"};
        case GroupBy::menu_item: return {"l.item", "l.item_name"};
        case GroupBy::modifier: return {"m.modifier", "m.modifier_name"};
        case GroupBy::employee:
            return {"CASE WHEN s.closed_by = '' THEN s.employee ELSE s.closed_by END",
                    "CASE WHEN s.closed_by = '' THEN s.employee_name ELSE s.closed_by_name END"};
        case GroupBy::service_type: return {"s.service_type", "s.service_type"};
        case GroupBy::hour: return {"CAST(l.minute / 60 AS TEXT)", "''"};
        case GroupBy::day: break;
    }
    return {"CAST(l.business_day AS TEXT)", "''"};
}

std::string statement_over_lines(GroupBy by) {
    const Expression key = expression_of(by);
    const bool is_of_modifiers = by == GroupBy::modifier;
    std::string text = "SELECT l.business_day, ";
    ((((text += key.id) += ", MAX(") += key.name) += "), COUNT(*)");
    for (const char* figure :
         {"quantity", "gross", "discount", "tax_share", "inclusive_tax", "exclusive_tax"})
        ((text += is_of_modifiers ? ", SUM(m." : ", SUM(l.") += figure) += ')';
    // In this order, and with `+`, or else SQLite scans the parts of all days for each.
    text += is_of_modifiers
                ? " FROM sale_modifier m CROSS JOIN sale_line l CROSS JOIN sale s "
                  "WHERE m.account = $1 AND m.store = $2 AND m.business_day >= $3 "
                  "AND m.business_day <= $4 AND m.counts = 1 AND l.account = $1 AND l.store = $2 "
                  "AND l.business_day = +m.business_day AND l.sale = m.sale AND l.number = m.line "
                  "AND s.account = $1 AND s.store = $2 AND s.business_day = +m.business_day "
                  "AND s.number = m.sale "
                : " FROM sale_line l JOIN sale s ON s.account = $1 AND s.store = $2 "
                  "AND s.business_day = +l.business_day AND s.number = l.sale "
                  "WHERE l.account = $1 AND l.store = $2 AND l.business_day >= $3 "
                  "AND l.business_day <= $4 AND l.counts = 1 ";
    text +=
        "AND ($5 = '' OR l.department IN ($5, $6)) "
        "AND ($7 = '' OR CASE WHEN s.closed_by = '' THEN s.employee ELSE s.closed_by END "
        "IN ($7, $8)) AND ($9 = '' OR l.item IN ($9, $10)) "
        "GROUP BY l.business_day, 2 ORDER BY 1";
    return text;
}

// The sums of items have the ids of their departments and categories; the names on that day are in
// the sums of those.
std::string statement_over_items(GroupBy by) {
    const auto parent = [](std::string_view column) {
        std::string text("i.");
        ((text += column) +=
         ", (SELECT n.name FROM sale_sum n WHERE n.account = $1 "
         "AND n.store = $2 AND n.dimension = '") += column;
        return (text += "' AND n.business_day = i.business_day AND n.id = i.") += column;
    };
    std::string text = "SELECT i.business_day, ";
    switch (by) {
        case GroupBy::department: text += parent("department") + ')'; break;
        case GroupBy::category: text += parent("category") + ')'; break;
        case GroupBy::subcategory: text += parent("subcategory") + ')'; break;
        case GroupBy::day: text += "CAST(i.business_day AS TEXT), ''"; break;
        default: text += "i.id, MAX(i.name)"; break;
    }
    text +=
        ", SUM(i.lines), SUM(i.quantity), SUM(i.gross), SUM(i.discount), SUM(i.tax_share), "
        "SUM(i.inclusive_tax), SUM(i.exclusive_tax) FROM sale_sum i WHERE i.account = $1 "
        "AND i.store = $2 AND i.dimension = 'item' AND i.business_day >= $3 "
        "AND i.business_day <= $4 AND ($5 = '' OR i.department IN ($5, $6)) "
        "AND ($7 = '' OR i.id IN ($7, $8)) GROUP BY i.business_day, 2 ORDER BY 1";
    return text;
}

using Statements = std::array<std::string_view, group_names.size()>;

Statements kept(std::string (*make)(GroupBy)) {
    Statements statements;
    for (std::size_t i = 0; i < statements.size(); ++i)
        statements.at(i) = storage::kept_text(make(static_cast<GroupBy>(i)));
    return statements;
}

// Comanda's ids are in lower case; those of devices may be anything.
void add_lines(storage::ReadView& view, const Request& request, const Branch& branch, GroupBy by,
               const GroupFilter& filter, Groups& groups) {
    static const Statements statements = kept(statement_over_lines);
    const std::string department = base::lower_ascii(filter.department);
    const std::string employee = base::lower_ascii(filter.employee);
    const std::string item = base::lower_ascii(filter.item);
    add_rows(request, by,
             view.query(statements.at(static_cast<std::size_t>(by)),
                        {request.account, branch.id, number_of(branch.days.first),
                         number_of(branch.days.last), filter.department, department,
                         filter.employee, employee, filter.item, item}),
             groups);
}

void add_items(storage::ReadView& view, const Request& request, const Branch& branch, GroupBy by,
               const GroupFilter& filter, Groups& groups) {
    static const Statements statements = kept(statement_over_items);
    const std::string department = base::lower_ascii(filter.department);
    const std::string item = base::lower_ascii(filter.item);
    add_rows(
        request, by,
        view.query(statements.at(static_cast<std::size_t>(by)),
                   {request.account, branch.id, number_of(branch.days.first),
                    number_of(branch.days.last), filter.department, department, filter.item, item}),
        groups);
}

bool items_know(GroupBy by) { return by <= GroupBy::menu_item || by == GroupBy::day; }

}  // namespace

void add_groups(storage::ReadView& view, const Request& request, GroupBy by,
                const GroupFilter& filter, Groups& groups) {
    if (filter.is_none() && by == GroupBy::day) return add_days(view, request, groups);
    if (filter.is_none()) return add_sums(view, request, by, groups);
    const bool is_of_items = filter.employee.empty() && items_know(by);
    for (const Branch& branch : request.branches)
        (is_of_items ? add_items : add_lines)(view, request, branch, by, filter, groups);
}

}  // namespace features::reports
