#include "features/edge/webhooks/webhook_store.hpp"

#include "storage/columns.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

using storage::member;
using storage::member_as;
using storage::Rows;

// Deliveries of a hook are numbered with those of all others of the store. Values of `state` are
// those of the enumeration State.
constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE webhook_settings (
    account LABEL NOT NULL, store LABEL NOT NULL, header_name TEXT NOT NULL,
    header_value TEXT NOT NULL, generation NUMBER NOT NULL, revision NUMBER NOT NULL,
    changed_ms NUMBER NOT NULL, deliveries NUMBER NOT NULL,
    PRIMARY KEY (account, store)) BY_ACCOUNT ROWLESS HOT;
CREATE TABLE webhook (
    account LABEL NOT NULL, store LABEL NOT NULL, name LABEL NOT NULL, url TEXT NOT NULL,
    active FLAG NOT NULL, types TEXT NOT NULL, place NUMBER NOT NULL, edition NUMBER NOT NULL,
    read_to NUMBER NOT NULL, ends_at NUMBER NOT NULL, pending NUMBER NOT NULL,
    paused_ms NUMBER NOT NULL, resumed_ms NUMBER NOT NULL, failures NUMBER NOT NULL,
    trouble_ms NUMBER NOT NULL, next_ms NUMBER NOT NULL, delivered_ms NUMBER NOT NULL,
    tried_ms NUMBER NOT NULL, status NUMBER NOT NULL, error TEXT NOT NULL,
    set_by LABEL NOT NULL DEFAULT '', heard TEXT NOT NULL DEFAULT '',
    lost_right FLAG NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, name)) BY_ACCOUNT ROWLESS HOT;
CREATE TABLE delivery (
    account LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL, hook LABEL NOT NULL,
    sequence NUMBER NOT NULL, at_ms NUMBER NOT NULL, type LABEL NOT NULL, kind LABEL NOT NULL,
    id LABEL NOT NULL, revision NUMBER NOT NULL, subject LABEL NOT NULL, state NUMBER NOT NULL,
    attempts NUMBER NOT NULL DEFAULT 0, first_ms NUMBER NOT NULL DEFAULT 0,
    last_ms NUMBER NOT NULL DEFAULT 0, status NUMBER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '', took_ms NUMBER NOT NULL DEFAULT 0,
    next_ms NUMBER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, number)) BY_ACCOUNT ROWLESS HOT;
CREATE UNIQUE INDEX delivery_pending ON delivery (account, store, hook, sequence) WHERE state > 0;
CREATE INDEX delivery_subject ON delivery (account, store, hook, subject, sequence)
    WHERE state > 0;
CREATE INDEX delivery_due ON delivery (account, store, hook, next_ms, sequence) WHERE state = 2;
CREATE INDEX delivery_old ON delivery (account, last_ms) WHERE state = 0;
)sql"}};

constexpr storage::Rule rules[] = {
    {"webhook_settings", "their store does not exist",
     "SELECT w.store FROM webhook_settings w LEFT JOIN record r ON r.account = $1 "
     "AND r.id = w.store AND r.kind = 'store' WHERE w.account = $1 AND r.id IS NULL"},
    {"webhook", "its store has no webhook settings",
     "SELECT w.store || '/' || w.name FROM webhook w LEFT JOIN webhook_settings s "
     "ON s.account = $1 AND s.store = w.store WHERE w.account = $1 AND s.store IS NULL"},
    {"webhook", "it has read beyond the store's last event",
     "SELECT w.store || '/' || w.name FROM webhook w LEFT JOIN scope s ON s.account = $1 "
     "AND s.store = w.store WHERE w.account = $1 AND w.read_to > COALESCE(s.sequence, 0)"},
    {"webhook", "`pending` is not the number of its pending deliveries",
     "SELECT w.store || '/' || w.name FROM webhook w LEFT JOIN (SELECT store, hook, "
     "COUNT(*) AS pending FROM delivery WHERE account = $1 AND state > 0 GROUP BY store, hook) d "
     "ON d.store = w.store AND d.hook = w.name "
     "WHERE w.account = $1 AND w.pending <> COALESCE(d.pending, 0)"},
    {"delivery", "it is pending, but its hook does not exist",
     "SELECT d.store || '/' || d.number FROM delivery d LEFT JOIN webhook w ON w.account = $1 "
     "AND w.store = d.store AND w.name = d.hook "
     "WHERE d.account = $1 AND d.state > 0 AND w.name IS NULL"},
    {"delivery", "it is marked as the next of its subject but is not, or the reverse",
     "SELECT d.store || '/' || d.number FROM delivery d JOIN (SELECT store, hook, subject, "
     "MIN(sequence) AS sequence FROM delivery WHERE account = $1 AND state > 0 "
     "GROUP BY store, hook, subject) f ON f.store = d.store AND f.hook = d.hook "
     "AND f.subject = d.subject WHERE d.account = $1 AND d.state > 0 "
     "AND (d.state = 2) <> (d.sequence = f.sequence)"},
    {"delivery", "it is pending, but its hook has not read the event",
     "SELECT d.store || '/' || d.number FROM delivery d JOIN webhook w ON w.account = $1 "
     "AND w.store = d.store AND w.name = d.hook "
     "WHERE d.account = $1 AND d.state > 0 AND d.sequence > w.read_to"},
    {"delivery", "its number is greater than that of the store's last delivery",
     "SELECT d.store || '/' || d.number FROM delivery d LEFT JOIN webhook_settings s "
     "ON s.account = $1 AND s.store = d.store "
     "WHERE d.account = $1 AND d.number > COALESCE(s.deliveries, 0)"},
};

constexpr std::int64_t numbers_looked_at = 5'000;
constexpr std::int64_t forgotten_at_once = 2'000;

// A list of words is stored as a text, separated by blanks.
struct WordList {
    static std::string store(const std::vector<std::string>& words) {
        std::string text;
        for (const std::string& word : words) (text += text.empty() ? "" : " ") += word;
        return text;
    }
    static std::vector<std::string> load(std::string_view text) {
        std::vector<std::string> words;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            words.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return words;
    }
};

constexpr storage::Column<Settings> settings_columns[] = {
    {"header_name", member<&Settings::header_name>},
    {"header_value", member<&Settings::header_value>},
    {"generation", member<&Settings::generation>},
    {"revision", member<&Settings::revision>},
    {"changed_ms", member<&Settings::changed_ms>},
    {"deliveries", member<&Settings::deliveries>}};
constexpr auto select_settings =
    storage::select(settings_columns, "FROM webhook_settings WHERE account = $1 AND store = $2");
constexpr auto put_settings =
    storage::upsert("webhook_settings", "account, store", settings_columns, "account, store");

constexpr storage::Column<Hook> hook_columns[] = {{"name", member<&Hook::name>},
                                                  {"url", member<&Hook::url>},
                                                  {"active", member<&Hook::is_active>},
                                                  {"types", member_as<WordList, &Hook::types>},
                                                  {"place", member<&Hook::place>},
                                                  {"edition", member<&Hook::edition>},
                                                  {"read_to", member<&Hook::read_to>},
                                                  {"ends_at", member<&Hook::ends_at>},
                                                  {"pending", member<&Hook::pending>},
                                                  {"paused_ms", member<&Hook::paused_ms>},
                                                  {"resumed_ms", member<&Hook::resumed_ms>},
                                                  {"failures", member<&Hook::failures>},
                                                  {"trouble_ms", member<&Hook::trouble_ms>},
                                                  {"next_ms", member<&Hook::next_ms>},
                                                  {"delivered_ms", member<&Hook::delivered_ms>},
                                                  {"tried_ms", member<&Hook::tried_ms>},
                                                  {"status", member<&Hook::status>},
                                                  {"error", member<&Hook::error>},
                                                  {"set_by", member<&Hook::set_by>},
                                                  {"heard", member_as<WordList, &Hook::heard>},
                                                  {"lost_right", member<&Hook::has_lost_right>}};
constexpr auto select_hooks = storage::select(
    hook_columns, "FROM webhook WHERE account = $1 AND store = $2 ORDER BY place, name");
constexpr storage::Statement select_hooks_of_account{
    "SELECT store, ", storage::names(hook_columns),
    " FROM webhook WHERE account = $1 ORDER BY store, place, name"};
constexpr auto put_hook =
    storage::upsert("webhook", "account, store", hook_columns, "account, store, name");

constexpr storage::Column<Delivery> made_columns[] = {
    {"number", member<&Delivery::number>},
    {"hook", member<&Delivery::hook>},
    {"sequence", member<&Delivery::event, &storage::Event::sequence>},
    {"at_ms", member<&Delivery::event, &storage::Event::at_ms>},
    {"revision", member<&Delivery::event, &storage::Event::revision>},
    {"type", member<&Delivery::event, &storage::Event::type>},
    {"kind", member<&Delivery::event, &storage::Event::kind>},
    {"id", member<&Delivery::event, &storage::Event::id>},
    {"subject", member<&Delivery::subject>}};
// The result of an attempt: what is not delivered stays first.
struct AfterAttempt {
    static std::int64_t store(State state) { return state == State::delivered ? 0 : 2; }
    static State load(std::int64_t state) { return static_cast<State>(state); }
};
constexpr storage::Column<Delivery> tried_columns[] = {
    {"state", member_as<AfterAttempt, &Delivery::state>},
    {"attempts", member<&Delivery::attempts>},
    {"first_ms", member<&Delivery::first_ms>},
    {"last_ms", member<&Delivery::last_ms>},
    {"status", member<&Delivery::status>},
    {"error", member<&Delivery::error>},
    {"took_ms", member<&Delivery::took_ms>},
    {"next_ms", member<&Delivery::next_ms>}};
constexpr auto delivery_columns = storage::joined(made_columns, tried_columns);
// Queries about a subject, here and below, use MIN so that SQLite uses the index delivery_subject;
// for EXISTS it scans the store's whole log.
constexpr storage::Statement insert_delivery{
    storage::insert_head("delivery", "account, store, state", made_columns),
    " VALUES ($1, $2, CASE WHEN (SELECT MIN(sequence) FROM delivery WHERE account = $1 "
    "AND store = $2 AND hook = $4 AND subject = $11 AND state > 0) IS NULL THEN 2 ELSE 1 END, "
    "$3, $4, $5, $6, $7, $8, $9, $10, $11)"};
constexpr auto select_due = storage::select(
    delivery_columns,
    "FROM delivery d WHERE d.account = $1 AND d.store = $2 AND d.hook = $3 AND d.state = 2 "
    "AND (d.next_ms <= $4 OR d.next_ms > $5) AND (d.kind = 'webhook' OR (d.sequence <= $9 "
    "AND COALESCE((SELECT MIN(e.sequence) FROM delivery e WHERE e.account = $1 "
    "AND e.store = $2 AND e.hook IN ($7, $8) AND e.subject = d.subject AND e.state > 0), "
    "d.sequence) >= d.sequence)) ORDER BY d.next_ms, d.sequence LIMIT $6");
constexpr auto select_log = storage::select(
    delivery_columns,
    "FROM delivery WHERE account = $1 AND store = $2 AND number >= $3 AND number <= $4 "
    "AND ($5 = '' OR hook = $5) AND state >= $6 AND state <= $7 ORDER BY number LIMIT $8");
// For a delivery that is not held until $4 by $5, only a success counts.
constexpr storage::Statement note_tried{
    "UPDATE delivery SET ", storage::assignments(tried_columns, 6),
    " WHERE account = $1 AND store = $2 AND number = $3 AND state = 2 "
    "AND ($6 = 0 OR (next_ms = $4 AND took_ms = $5))"};

// The first number after that; 0 if there is none.
std::int64_t first_number_after(storage::ReadView& view, const StoreKey& at, std::int64_t after) {
    Rows rows = view.query(
        "SELECT number FROM delivery WHERE account = $1 AND store = $2 AND number > $3 "
        "ORDER BY number LIMIT 1",
        {at.account, at.store, after});
    return rows.next() ? rows.integer(0) : 0;
}

std::int64_t integer_or(Rows rows, std::int64_t otherwise) {
    return rows.next() && !rows.is_null(0) ? rows.integer(0) : otherwise;
}

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

Settings settings_of(storage::ReadView& view, const StoreKey& at) {
    return storage::read_first(settings_columns,
                               view.query(select_settings, {at.account, at.store}))
        .value_or(Settings{});
}

std::vector<Hook> hooks_of(storage::ReadView& view, const StoreKey& at) {
    return storage::read_all(hook_columns, view.query(select_hooks, {at.account, at.store}));
}

std::vector<HookOfStore> hooks_of(storage::ReadView& view, std::string_view account) {
    std::vector<HookOfStore> hooks;
    Rows rows = view.query(select_hooks_of_account, {account});
    while (rows.next())
        hooks.push_back({std::string(rows.text(0)), storage::read_row(hook_columns, rows, 1)});
    return hooks;
}

void put(storage::Transaction& tx, const StoreKey& at, const Settings& settings) {
    tx.post(put_settings, storage::Values(settings_columns, settings, {at.account, at.store}));
}

void put(storage::Transaction& tx, const StoreKey& at, const Hook& hook) {
    tx.post(put_hook, storage::Values(hook_columns, hook, {at.account, at.store}));
}

void remove(storage::Transaction& tx, const StoreKey& at, std::string_view hook) {
    tx.post("DELETE FROM delivery WHERE account = $1 AND store = $2 AND hook = $3 AND state > 0",
            {at.account, at.store, hook});
    tx.post("DELETE FROM webhook WHERE account = $1 AND store = $2 AND name = $3",
            {at.account, at.store, hook});
}

void insert(storage::Transaction& tx, const StoreKey& at, const Delivery& delivery) {
    tx.post(insert_delivery, storage::Values(made_columns, delivery, {at.account, at.store}));
}

void hold(storage::Transaction& tx, const StoreKey& at, std::int64_t number,
          std::int64_t until_ms) {
    tx.post(
        "UPDATE delivery SET next_ms = $4, took_ms = $5 WHERE account = $1 AND store = $2 "
        "AND number = $3 AND state = 2",
        {at.account, at.store, number, until_ms, under_way});
}

void let_go(storage::Transaction& tx, const StoreKey& at, const Delivery& before,
            std::int64_t held_ms) {
    tx.post(
        "UPDATE delivery SET next_ms = 0, took_ms = $6 WHERE account = $1 AND store = $2 "
        "AND number = $3 AND state = 2 AND next_ms = $4 AND took_ms = $5",
        {at.account, at.store, before.number, held_ms, under_way,
         std::max<std::int64_t>(before.took_ms, 0)});
}

bool note_attempt(storage::Transaction& tx, const StoreKey& at, const Delivery& after,
                  std::int64_t held_ms) {
    const bool is_delivered = after.state == State::delivered;
    const std::int64_t changed = tx.execute(
        note_tried, storage::Values(tried_columns, after,
                                    {at.account, at.store, after.number, held_ms, under_way}));
    if (changed > 0 && is_delivered)
        tx.post(
            "UPDATE delivery SET state = 2 WHERE account = $1 AND store = $2 AND number = "
            "(SELECT number FROM delivery WHERE account = $1 AND store = $2 AND hook = $3 "
            "AND subject = $4 AND state > 0 ORDER BY sequence LIMIT 1)",
            {at.account, at.store, after.hook, after.subject});
    return changed > 0;
}

void make_due(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
              std::int64_t failed_since_ms) {
    tx.post(
        "UPDATE delivery SET next_ms = 0 WHERE account = $1 AND store = $2 AND hook = $3 "
        "AND state = 2 AND last_ms >= $4 AND next_ms > 0 AND took_ms <> $5",
        {at.account, at.store, hook, failed_since_ms, under_way});
}

std::int64_t remove_pending(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
                            std::int64_t from) {
    return tx.execute(
        "DELETE FROM delivery WHERE account = $1 AND store = $2 AND hook = $3 AND state > 0 "
        "AND sequence >= $4",
        {at.account, at.store, hook, from});
}

std::vector<std::string> pending_kinds(storage::ReadView& view, const StoreKey& at,
                                       std::string_view hook) {
    std::vector<std::string> kinds;
    Rows rows = view.query(
        "SELECT DISTINCT kind FROM delivery WHERE account = $1 AND store = $2 AND hook = $3 "
        "AND state > 0",
        {at.account, at.store, hook});
    while (rows.next()) kinds.emplace_back(rows.text(0));
    return kinds;
}

std::int64_t remove_pending_of(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
                               std::string_view kind) {
    const std::int64_t removed = tx.execute(
        "DELETE FROM delivery WHERE account = $1 AND store = $2 AND hook = $3 AND state > 0 "
        "AND kind = $4",
        {at.account, at.store, hook, kind});
    tx.execute(
        "UPDATE delivery SET state = 2 WHERE account = $1 AND store = $2 AND hook = $3 "
        "AND state = 1 AND sequence = (SELECT MIN(e.sequence) FROM delivery e "
        "WHERE e.account = $1 AND e.store = $2 AND e.hook = $3 AND e.subject = delivery.subject "
        "AND e.state > 0)",
        {at.account, at.store, hook});
    return removed;
}

std::vector<Delivery> due_of(storage::ReadView& view, const StoreKey& at, std::string_view hook,
                             const Before& before, const When& when, std::int64_t limit) {
    return storage::read_all(
        delivery_columns,
        view.query(select_due, {at.account, at.store, hook, when.now_ms, when.believed_ms, limit,
                                before.one, before.two, before.read_to}));
}

std::int64_t next_due_ms(storage::ReadView& view, const StoreKey& at, std::string_view hook,
                         const Before& before) {
    return integer_or(
        view.query("SELECT d.next_ms FROM delivery d WHERE d.account = $1 AND d.store = $2 "
                   "AND d.hook = $3 AND d.state = 2 AND (d.kind = 'webhook' OR (d.sequence <= $6 "
                   "AND COALESCE((SELECT MIN(e.sequence) FROM delivery e WHERE e.account = $1 "
                   "AND e.store = $2 AND e.hook IN ($4, $5) AND e.subject = d.subject "
                   "AND e.state > 0), d.sequence) >= d.sequence)) ORDER BY d.next_ms LIMIT 1",
                   {at.account, at.store, hook, before.one, before.two, before.read_to}),
        never);
}

std::optional<std::int64_t> oldest_pending(storage::ReadView& view, const StoreKey& at,
                                           std::string_view hook) {
    const std::int64_t oldest =
        integer_or(view.query("SELECT MIN(sequence) FROM delivery WHERE account = $1 "
                              "AND store = $2 AND hook = $3 AND state > 0",
                              {at.account, at.store, hook}),
                   0);
    return oldest == 0 ? std::nullopt : std::optional(oldest);
}

Log log_of(storage::ReadView& view, const StoreKey& at, const LogFilter& filter) {
    const std::int64_t first = first_number_after(view, at, filter.after);
    if (first == 0) return {{}, filter.after, false};
    const std::int64_t last = first + numbers_looked_at - 1;
    const std::int64_t least = filter.is_pending.value_or(false) ? 1 : 0;
    const std::int64_t most = filter.is_pending.value_or(true) ? 2 : 0;
    Log log{storage::read_all(delivery_columns,
                              view.query(select_log, {at.account, at.store, first, last,
                                                      filter.hook, least, most, filter.limit})),
            last, false};
    if (std::ssize(log.deliveries) == filter.limit) log.next = log.deliveries.back().number;
    log.has_more = first_number_after(view, at, log.next) != 0;
    if (!log.has_more) log.next = settings_of(view, at).deliveries;
    return log;
}

// Delivered ones never change, so there is nobody to wait for. The plus keeps the engine from using
// the index of ages for the outer condition.
std::int64_t forget_delivered(storage::Transaction& tx, std::string_view account,
                              std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM delivery WHERE account = $1 AND +state = 0 AND (store, number) IN "
        "(SELECT store, number FROM delivery WHERE account = $1 AND state = 0 "
        "AND last_ms < $2 ORDER BY last_ms LIMIT $3)",
        {account, oldest_ms, forgotten_at_once});
}

}  // namespace features::webhooks
