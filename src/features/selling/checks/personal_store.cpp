// Personal data in the tables of checks.
#include "features/selling/checks/personal.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/selling/checks/answers.hpp"
#include "features/selling/checks/check_store.hpp"
#include "features/selling/checks/kept_texts.hpp"
#include "features/selling/checks/lifecycle.hpp"
#include "features/selling/checks/requests.hpp"
#include "features/selling/sales/personal.hpp"
#include "storage/tables/erasures.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <set>

namespace features::checks {
namespace {

using schema::Tree;
using storage::Rows;

constexpr std::int64_t step_submissions_max = 200;

constexpr std::string_view members_with_customers[] = {"customer", "customerId", "customerID"};
// A member with the id of an employee, and the one with the name.
struct StaffMember {
    std::string_view id, name;
};
constexpr StaffMember members_with_staff[] = {{"employeeID", "employeeName"},
                                              {"employeeId", "employeeName"},
                                              {"employee", "employeeName"},
                                              {"openByEmpId", "openEmployeeName"},
                                              {"saleCloseEmployee", "saleCloseEmployeeName"},
                                              {"saleCloseEmployeeId", "saleCloseEmployeeName"},
                                              {"closeEmployee", "closeEmployeeName"}};

// An id, or that of an object.
std::string id_in(const Tree* value) {
    if (!value) return {};
    std::string_view id = value->words();
    if (value->is_object()) id = words_of(*value, value->find("id") ? "id" : "_id");
    return id.size() == 24 ? base::lower_ascii(id) : std::string();
}

std::set<std::string> customers_in(const Tree& head, const Tree& data) {
    std::set<std::string> ids;
    for (const Tree* part : {&head, &data})
        for (const std::string_view name : members_with_customers)
            if (std::string id = id_in(part->find(name)); !id.empty()) ids.insert(std::move(id));
    return ids;
}

std::set<std::string> staff_in(const Tree& head, const Tree& data) {
    std::set<std::string> ids;
    for (const Tree* part : {&head, &data})
        for (const StaffMember& member : members_with_staff)
            if (std::string id = id_in(part->find(member.id)); !id.empty())
                ids.insert(std::move(id));
    return ids;
}

std::vector<std::string> names_beside(const domain::CheckDocument& check, std::string_view id) {
    std::vector<std::string> names;
    for (const Tree* part : {&check.head, &check.data})
        for (const StaffMember& member : members_with_staff) {
            const Tree* value = part->find(member.id);
            if (id_in(value) != id) continue;
            for (const std::string_view name :
                 {words_of(*value, "name"), words_of(*part, member.name)})
                if (!name.empty()) names.emplace_back(name);
        }
    return names;
}

// The name of the customer with that id in a check.
std::vector<std::string> names_of_customer(const domain::CheckDocument& check,
                                           std::string_view id) {
    std::vector<std::string> names;
    const auto add = [&](std::string name) {
        if (!name.empty()) names.push_back(std::move(name));
    };
    for (const Tree* part : {&check.head, &check.data})
        for (const std::string_view member : members_with_customers) {
            const Tree* value = part->find(member);
            if (id_in(value) != id) continue;
            add(std::string(words_of(*part, "customerName")));
            add(std::string(words_of(*value, "name")));
            add(std::string(words_of(*value, "firstName")) + ' ' +
                std::string(words_of(*value, "lastName")));
        }
    return names;
}

// A check that names another customer belongs to that customer, whatever phone number it has.
bool is_of(const DataSubject& person, std::string_view head, std::string_view data) {
    if (!person.is_in(head) && !person.is_in(data)) return false;
    if (!person.is_customer()) return true;
    const auto customers = customers_in(schema::parse_tree(head), schema::parse_tree(data));
    return customers.empty() ||
           std::ranges::any_of(customers, [&](const std::string& id) { return person.has_id(id); });
}

// A position is OWNER#NUMBER.
std::vector<Trace> find(storage::ReadView& view, const DataSubject& person, std::string& position) {
    const std::string owner = position.substr(0, position.find('#'));
    const std::int64_t number =
        position.empty() ? 0 : std::stoll(position.substr(position.find('#') + 1));
    std::vector<Trace> found;
    std::set<std::string> known;
    std::int64_t count = 0;
    Rows rows = view.query(
        "SELECT s.owner, s.number, c.store, s.head, s.data FROM pos_check_submission s "
        "JOIN pos_check c ON c.account = $1 AND c.id = s.owner WHERE s.account = $1 "
        "AND (s.owner > $2 OR (s.owner = $2 AND s.number > $3)) ORDER BY s.owner, s.number LIMIT "
        "$4",
        {person.account, owner, number, step_submissions_max});
    while (rows.next()) {
        ++count;
        position = std::string(rows.text(0)) + '#' + std::to_string(rows.integer(1));
        if (!known.contains(std::string(rows.text(0))) && is_of(person, rows.text(3), rows.text(4)))
            found.push_back({std::string(rows.text(2)), *known.emplace(rows.text(0)).first});
    }
    if (count < step_submissions_max) position.clear();
    return found;
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    const auto check = find_by_id(view, person.account, trace.id);
    if (!check) return "{}";
    std::vector<std::string> sent;
    std::int64_t last = 0;
    for (auto some = some_submissions(view, person.account, trace.id, last); !some.empty();
         some = some_submissions(view, person.account, trace.id, last)) {
        last = some.back().number;
        for (const StoredSubmission& one : some)
            sent.push_back(base::JsonObject()
                               .text("node", one.node)
                               .raw("head", one.head)
                               .raw("data", one.data)
                               .done());
    }
    return base::JsonObject()
        .raw("check", document_of(*check, text_of(view, person.account, *check)))
        .raw("submissions", base::json_array(sent))
        .done();
}

bool erase_submission(storage::Transaction& tx, const DataSubject& person, std::string_view check,
                      StoredSubmission& one) {
    const std::string head = erased(person, one.head), data = erased(person, one.data);
    bool has_changed = head != one.head || data != one.data;
    std::vector<std::string> warnings;
    for (std::string& warning : one.warnings) {
        warnings.push_back(base::json_string(person.without(warning)));
        has_changed = has_changed || warnings.back() != base::json_string(warning);
    }
    if (!has_changed) return false;
    one.head = head;
    one.data = data;
    const std::string said = packed(print(said_by(one).parts));
    tx.post(
        "UPDATE pos_check_submission SET head = $4, data = $5, warnings = $6, said = $7 "
        "WHERE account = $1 AND owner = $2 AND number = $3",
        {person.account, check, one.number, storage::LongText{head}, storage::LongText{data},
         base::json_array(warnings), storage::Bytes{said}});
    return true;
}

// Rebuilds what the nodes said of each part from what is left.
bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    auto check = find_by_id(tx, person.account, trace.id);
    if (!check) return false;
    bool had_any = false;
    std::vector<domain::CheckSubmission> applied;
    std::int64_t last = 0;
    for (auto some = some_submissions(tx, person.account, trace.id, last); !some.empty();
         some = some_submissions(tx, person.account, trace.id, last)) {
        last = some.back().number;
        for (StoredSubmission& one : some) {
            had_any = erase_submission(tx, person, trace.id, one) || had_any;
            if (one.is_applied) applied.push_back(said_by(one));
        }
    }
    if (person.is_customer()) had_any = sales::erase_customer(tx, person, check->sale) || had_any;
    const std::string head = erased(person, check->head), data = erased(person, check->data);
    had_any = had_any || head != check->head || data != check->data;
    if (!had_any) return false;
    check->head = head;
    check->data = data;
    check->merge = taken_again(tx, person.account, *check, applied).print();
    ++check->revision;
    check->changed_ms = person.now_ms;
    check->sequence = storage::note_event(tx, person.account, check->store,
                                          {.type = "updated",
                                           .kind = check_subject.label,
                                           .id = check->id,
                                           .revision = check->revision,
                                           .at_ms = person.now_ms,
                                           .is_configuration = false});
    update_check(tx, person.account, *check);
    return true;
}

std::vector<Trace> find_open(storage::ReadView& view, const DataSubject& person) {
    std::vector<Trace> found;
    if (!person.is_customer()) return found;
    std::vector<Trace> active;
    for (Rows rows =
             view.query("SELECT id, store FROM pos_check WHERE account = $1 AND ended_ms = 0",
                        {person.account});
         rows.next();)
        active.push_back({std::string(rows.text(1)), std::string(rows.text(0))});
    for (Trace& trace : active) {
        const auto check = find_by_id(view, person.account, trace.id);
        if (!check) continue;
        const CheckText text = text_of(view, person.account, *check);
        if (is_of(person, text.head, text.data)) found.push_back(std::move(trace));
    }
    return found;
}

constexpr std::string_view own_tables[] = {"pos_check", "pos_check_submission"};
constexpr Personal places[] = {{.name = "checks",
                                .tables = own_tables,
                                .find = find,
                                .tell = tell,
                                .erase = erase,
                                .find_open = find_open}};

}  // namespace

const std::span<const Personal> personal = places;

void forget_erased(storage::ReadView& view, std::string_view account, Incoming& incoming) {
    constexpr std::size_t asked_max = 8;
    std::set<std::string> named = customers_in(incoming.check.head, incoming.check.data);
    named.merge(staff_in(incoming.check.head, incoming.check.data));
    std::vector<std::string> ids(named.begin(), named.end());
    if (ids.size() > asked_max) ids.resize(asked_max);
    for (const storage::Erased& one : storage::erased_among(view, account, ids)) {
        DataSubject person{
            .account = std::string(account),
            .kind = one.kind == "user" ? DataSubject::Kind::user : DataSubject::Kind::customer,
            .id = one.id,
            .ids = {one.id},
            .pseudonym = one.pseudonym};
        person.names = person.is_customer() ? names_of_customer(incoming.check, one.id)
                                            : names_beside(incoming.check, one.id);
        incoming.head = erased(person, incoming.head);
        incoming.data = erased(person, incoming.data);
        incoming.device.name = person.without(incoming.device.name);
        incoming.check = domain::read_check(schema::parse_tree(incoming.head),
                                            schema::parse_tree(incoming.data));
    }
}

}  // namespace features::checks
