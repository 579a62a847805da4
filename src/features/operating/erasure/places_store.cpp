// Personal data in the tables of records, sign-ins and stored answers.
#include "auth/sessions.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/operating/erasure/places.hpp"
#include "features/records/compose.hpp"
#include "kinds/customer.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/tables/erasures.hpp"
#include "storage/tables/history.hpp"
#include "storage/tables/records.hpp"
#include "storage/tables/search.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace features::erasure {
namespace {

using schema::Tree;
using storage::Rows;

constexpr std::size_t merged_max = 1'000;

const kinds::StoredKind& kind_of(const DataSubject& person) {
    if (person.is_customer()) return kinds::customer;
    return kinds::user;
}

void add(std::vector<std::string>& words, std::string word) {
    if (!word.empty() && std::ranges::find(words, word) == words.end())
        words.push_back(std::move(word));
}

void learn(DataSubject& person, const Tree& document) {
    const auto text = [&](std::string_view name) {
        return std::string(base::trimmed(words_of(document, name)));
    };
    const std::string first = text("firstName"), last = text("lastName");
    add(person.emails, kinds::email_key(text("email")));
    add(person.phones, kinds::phone_key(text("phoneNumber")));
    add(person.names, first);
    add(person.names, last);
    if (!first.empty() && !last.empty()) add(person.names, first + ' ' + last);
    add(person.names, text("name"));
}

// The record and its history; false if there is none.
bool learn(storage::ReadView& view, DataSubject& person, std::string_view id) {
    const auto row = storage::find(view, kind_of(person), person.account, id);
    if (!row) return false;
    add(person.ids, row->id);
    learn(person, schema::parse_tree(row->doc));
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    for (auto some = storage::history_before(view, person.account, row->id, before, 1);
         !some.empty(); some = storage::history_before(view, person.account, row->id, before, 1)) {
        before = some.back().revision;
        for (const storage::HistoryEntry& entry : some)
            if (!entry.replaced.empty()) learn(person, schema::parse_tree(entry.replaced));
    }
    return true;
}

// Unless another user has the same sign-in now. The owner's stays as long as it is valid.
void learn_sign_in(storage::ReadView& view, DataSubject& person, const std::string& sign_in) {
    if (sign_in.empty()) return;
    const auto users =
        storage::referring_ids(view, person.account, sign_in, "user", kinds::user.sign_in.name, 2);
    if (std::ranges::any_of(users, [&](const std::string& id) { return !person.has_id(id); }))
        return;
    Rows rows = view.query(
        "SELECT email FROM sign_in WHERE account = $1 AND id = $2 "
        "AND (role <> 'owner' OR active = 0)",
        {person.account, sign_in});
    if (!rows.next()) return;
    add(person.sign_ins, sign_in);
    add(person.emails, std::string(rows.text(0)));
}

// Its current values, and those removed from it.
void learn_sign_ins(storage::ReadView& view, DataSubject& person, const storage::Row& row) {
    std::set<std::string> ids;
    const auto note = [&](std::string_view document) {
        ids.emplace(words_of(schema::parse_tree(document), kinds::user.sign_in.name));
    };
    note(row.doc);
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    for (auto some = storage::history_before(view, person.account, row.id, before, 1);
         !some.empty(); some = storage::history_before(view, person.account, row.id, before, 1)) {
        before = some.back().revision;
        for (const storage::HistoryEntry& entry : some)
            if (!entry.replaced.empty()) note(entry.replaced);
    }
    for (const std::string& id : ids) learn_sign_in(view, person, id);
}

// Customers that were merged into this one, directly or indirectly. An inactive record refers to
// nothing, but it is known who took over its visits.
void learn_merged(storage::ReadView& view, DataSubject& person) {
    for (std::size_t at = 0; at < person.ids.size() && at < merged_max; ++at) {
        std::vector<std::string> merged;
        for (Rows rows = view.query("SELECT id FROM visit_total WHERE account = $1 "
                                    "AND merged_into = $2 AND merged_into <> '' ORDER BY id",
                                    {person.account, person.ids[at]});
             rows.next();)
            merged.emplace_back(rows.text(0));
        for (const std::string& id : merged) learn(view, person, id);
    }
}

// ---- the record ----

// What is left: the id, and when it was created and removed.
schema::Record left_of(const DataSubject& person, const storage::Row& row, std::string_view who,
                       std::int64_t now_ms) {
    const kinds::StoredKind& kind = kind_of(person);
    schema::Record record = schema::read_stored(row.doc, kind);
    for (const schema::Field* field : kind.fields())
        if (field->slot > kind.revision.slot && field->name != kinds::customer.merged_into.name &&
            field->name != kinds::customer.account.name)
            record.clear(*field);
    record.unknown.clear();
    if (person.is_customer()) {
        record.set(kinds::customer.first_name, person.pseudonym);
        record.set(kinds::customer.erased, base::iso_time(now_ms));
    } else {
        record.set(kinds::user.first_name, person.pseudonym);
        record.set(kinds::user.name, person.pseudonym);
        record.set(kinds::user.erased, base::iso_time(now_ms));
    }
    record.set(kind.is_active, false);
    record.set(kind.last_updated, base::iso_time(now_ms));
    record.set(kind.modified_by, std::string(who));
    record.set(kind.revision, row.revision + 1);
    return record;
}

void erase_one(storage::Transaction& tx, const DataSubject& person, const std::string& id,
               const records::Rulebook& rules, std::string_view who, std::int64_t now_ms) {
    const kinds::StoredKind& kind = kind_of(person);
    const auto row = storage::find(tx, kind, person.account, id);
    if (!row) return;
    const schema::Record record = left_of(person, *row, who, now_ms);
    const std::string key = base::search_key(person.pseudonym);
    storage::Save save{.kind = &kind,
                       .account = person.account,
                       .store = row->store,
                       .id = row->id,
                       .is_active = false,
                       .within = "",
                       .name_key = "",
                       .sort_key = key,
                       .search_text = key,
                       .revision = row->revision + 1,
                       .doc = schema::write_document(record, 2),
                       .references = records::references_in(kind, rules.of(kind), record),
                       .who = std::string(who),
                       .at_ms = now_ms,
                       .changed = {std::string(kinds::customer.erased.name)}};
    save.references.push_back({std::string(storage::forced_field), std::string(kind.name), id});
    for (const schema::NaturalKey& natural : kind.traits.keys)
        save.keys.push_back({natural.field, std::string()});
    storage::save(tx, save, row);
    storage::overwrite_past(tx, person.account, row->id, save.doc);
}

// ---- places ----

std::vector<Trace> find_records(storage::ReadView&, const DataSubject& person,
                                std::string& position) {
    position.clear();
    std::vector<Trace> found;
    for (const std::string& id : person.ids) found.push_back({person.store, id});
    return found;
}

std::string tell_record(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    const auto row = storage::find(view, kind_of(person), person.account, trace.id);
    if (!row) return "{}";
    std::vector<std::string> past;
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    for (auto some = storage::history_before(view, person.account, row->id, before, 1);
         !some.empty(); some = storage::history_before(view, person.account, row->id, before, 1)) {
        before = some.back().revision;
        for (const storage::HistoryEntry& entry : some)
            if (!entry.replaced.empty()) past.push_back(entry.replaced);
    }
    return base::JsonObject().raw("now", row->doc).raw("before", base::json_array(past)).done();
}

// The call itself has already erased the record.
bool erase_nothing(storage::Transaction&, const DataSubject&, const Trace&) { return false; }

std::vector<Trace> find_sign_in(storage::ReadView&, const DataSubject& person,
                                std::string& position) {
    position.clear();
    std::vector<Trace> found;
    for (const std::string& id : person.sign_ins) found.push_back({"", id});
    return found;
}

std::string tell_sign_in(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    base::JsonObject json;
    json.text("id", trace.id);
    std::vector<std::string> sessions;
    {
        Rows rows = view.query("SELECT email, role FROM sign_in WHERE account = $1 AND id = $2",
                               {person.account, trace.id});
        if (rows.next()) json.text("email", rows.text(0)).text("role", rows.text(1));
    }
    Rows rows = view.query(
        "SELECT network, agent FROM session WHERE account = $1 AND sign_in = $2 "
        "ORDER BY created_ms LIMIT 1000",
        {person.account, trace.id});
    while (rows.next())
        sessions.push_back(
            base::JsonObject().text("network", rows.text(0)).text("agent", rows.text(1)).done());
    return json.raw("sessions", base::json_array(sessions)).done();
}

bool erase_sign_in(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    const std::string nobody = trace.id + "@erased.invalid";
    const std::int64_t changed = tx.execute(
        "UPDATE sign_in SET email = $3, password_hash = '', factor = '', factor_pending = '', "
        "active = 0 WHERE account = $1 AND id = $2 AND email <> $3",
        {person.account, trace.id, nobody});
    tx.execute("DELETE FROM recovery_code WHERE account = $1 AND sign_in = $2",
               {person.account, trace.id});
    tx.execute("DELETE FROM reset WHERE account = $1 AND sign_in = $2", {person.account, trace.id});
    const std::int64_t ended = tx.execute("DELETE FROM session WHERE account = $1 AND sign_in = $2",
                                          {person.account, trace.id});
    tx.hint(auth::sessions_hint);
    return changed + ended > 0;
}

std::vector<Trace> find_answers(storage::ReadView& view, const DataSubject& person,
                                std::string& position) {
    std::vector<Trace> found;
    const auto answers = storage::some_answers(view, person.account, position);
    for (const storage::KeptBody& answer : answers)
        if (person.is_in(answer.body) || person.without(answer.key) != answer.key)
            found.push_back({"", answer.key});
    position = answers.empty() ? "" : answers.back().key;
    return found;
}

std::string tell_answer(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    return base::JsonObject()
        .raw("answer", storage::kept_body(view, person.account, trace.id))
        .done();
}

bool erase_answer(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    const std::string was = storage::kept_body(tx, person.account, trace.id);
    constexpr std::string_view now = R"({"erased":true})";
    if (person.without(trace.id) != trace.id)
        return storage::forget_answer(tx, person.account, trace.id);
    if (was.empty() || was == now) return false;
    storage::overwrite_answer(tx, person.account, trace.id, now);
    return true;
}

// There are few keys.
std::vector<Trace> find_keys(storage::ReadView& view, const DataSubject& person,
                             std::string& position) {
    position.clear();
    std::vector<Trace> found;
    Rows rows =
        view.query("SELECT id, name FROM api_key WHERE account = $1 ORDER BY id", {person.account});
    while (rows.next())
        if (person.is_in(rows.text(1))) found.push_back({"", std::string(rows.text(0))});
    return found;
}

std::string key_name(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    Rows rows = view.query("SELECT name FROM api_key WHERE account = $1 AND id = $2",
                           {person.account, trace.id});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

std::string tell_key(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    return base::JsonObject()
        .text("id", trace.id)
        .text("name", key_name(view, person, trace))
        .done();
}

bool erase_key(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    const std::string name = key_name(tx, person, trace), clean = person.without(name);
    if (clean == name) return false;
    tx.post("UPDATE api_key SET name = $3 WHERE account = $1 AND id = $2",
            {person.account, trace.id, clean});
    return true;
}

constexpr std::string_view record_tables[] = {"record",    "history",       "natural_key",
                                              "reference", "record_search", "record_search_due"};
constexpr std::string_view sign_in_tables[] = {"sign_in", "reset", "session", "recovery_code"};
constexpr std::string_view key_tables[] = {"api_key"};
constexpr std::string_view answer_tables[] = {"idempotency"};
constexpr Personal places[] = {
    {.name = "record",
     .tables = record_tables,
     .find = find_records,
     .tell = tell_record,
     .erase = erase_nothing},
    {.name = "signIn",
     .tables = sign_in_tables,
     .find = find_sign_in,
     .tell = tell_sign_in,
     .erase = erase_sign_in},
    {.name = "keys", .tables = key_tables, .find = find_keys, .tell = tell_key, .erase = erase_key},
    {.name = "keptAnswers",
     .tables = answer_tables,
     .find = find_answers,
     .tell = tell_answer,
     .erase = erase_answer}};

constexpr storage::Rule rules[] = {
    {"erasure", "its record is not erased",
     "SELECT e.id FROM erasure e LEFT JOIN record r ON r.account = $1 AND r.id = e.id "
     "WHERE e.account = $1 AND (r.id IS NULL OR r.active <> 0 OR r.kind <> e.kind "
     "OR PLAIN(r.doc) NOT LIKE '%\"erasedAt\"%' "
     "OR PLAIN(r.doc) NOT LIKE '%\"' || e.pseudonym || '\"%')"},
    {"erasure", "its record still has a natural key",
     "SELECT e.id FROM erasure e JOIN natural_key k ON k.account = $1 AND k.id = e.id "
     "WHERE e.account = $1"},
    {"erasure", "its history still contains erased data",
     "SELECT DISTINCT e.id FROM erasure e JOIN history h ON h.account = $1 AND h.id = e.id "
     "AND h.before IS NOT NULL WHERE e.account = $1 AND PLAIN(h.before) NOT LIKE '%\"erasedAt\"%'"},
    {"erasure", "it is done but still has the person's data, or is not done but has none",
     "SELECT e.id FROM erasure e WHERE e.account = $1 AND (e.done_ms > 0) <> (e.person = '')"},
    {"sale", "it names a customer who was erased",
     "SELECT s.id FROM sale s JOIN erasure e ON e.account = $1 AND e.id = s.customer "
     "WHERE s.account = $1 AND e.done_ms > 0 AND s.customer_name NOT IN ('', e.pseudonym)"},
    {"web_order", "it names a customer who was erased",
     "SELECT o.id FROM web_order o JOIN erasure e ON e.account = $1 AND e.id = o.customer "
     "WHERE o.account = $1 AND e.done_ms > 0 AND o.customer_name NOT IN ('', e.pseudonym)"},
};

}  // namespace

const std::span<const Personal> personal = places;
const std::span<const storage::Rule> invariants = rules;

std::optional<DataSubject> load_person(storage::ReadView& view, std::string_view account,
                                       DataSubject::Kind kind, std::string_view id) {
    DataSubject person{.account = std::string(account), .kind = kind, .id = base::lower_ascii(id)};
    const auto row = storage::find(view, kind_of(person), account, person.id);
    if (!row) return std::nullopt;
    person.store = row->store;
    learn(view, person, person.id);
    if (person.is_customer())
        learn_merged(view, person);
    else
        learn_sign_ins(view, person, *row);
    return person;
}

bool is_owner(storage::ReadView& view, const DataSubject& person) {
    const auto row = storage::find(view, kinds::user, person.account, person.id);
    if (person.is_customer() || !row) return false;
    const Tree document = schema::parse_tree(row->doc);
    Rows rows = view.query(
        "SELECT 1 FROM sign_in WHERE account = $1 AND id = $2 AND role = 'owner' AND active = 1",
        {person.account, words_of(document, kinds::user.sign_in.name)});
    return rows.next();
}

bool is_last_manager(storage::ReadView& view, const DataSubject& person) {
    if (person.is_customer()) return false;
    bool is_one = false;
    Rows rows = view.query(
        "SELECT DISTINCT u.id FROM reference m JOIN reference h ON h.account = $1 "
        "AND h.to_id = m.from_id AND h.from_kind = 'user' AND h.field = 'roles' "
        "JOIN record u ON u.account = $1 AND u.id = h.from_id AND u.active = 1 "
        "JOIN record r ON r.account = $1 AND r.id = m.from_id AND r.active = 1 "
        "WHERE m.account = $1 AND m.field = 'managesStaff' AND m.from_kind = 'role' "
        "AND m.to_id = $2",
        {person.account, person.store});
    while (rows.next()) {
        if (rows.text(0) != person.id) return false;
        is_one = true;
    }
    return is_one;
}

void erase_record(storage::Transaction& tx, const DataSubject& person,
                  const records::Rulebook& book, std::string_view who, std::int64_t now_ms) {
    for (const std::string& id : person.ids) erase_one(tx, person, id, book, who, now_ms);
    storage::index_search_texts(tx);
    for (const std::string& id : person.sign_ins) erase_sign_in(tx, person, {"", id});
}

}  // namespace features::erasure
