#include "features/guests/ledger/ledger_store.hpp"

#include "base/json_text.hpp"
#include "storage/columns.hpp"

#include <charconv>
#include <stdexcept>

namespace features::ledger {
namespace {

using domain::Portions;
using storage::Rows;

// `due_ms` is when the next hold lapses or the next lot expires; `moved_to` the balance that took
// this one over. `reversal` has a row for each entry that was undone in part or whole. The portions
// of entries and holds are text: see text_of().
constexpr std::string_view balances = R"sql(
CREATE TABLE balance (
    account LABEL NOT NULL, id LABEL NOT NULL,
    amount NUMBER NOT NULL DEFAULT 0, held NUMBER NOT NULL DEFAULT 0,
    entries NUMBER NOT NULL DEFAULT 0, due_ms NUMBER NOT NULL DEFAULT 9223372036854775807,
    moved_to LABEL NOT NULL DEFAULT '',
    PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS HOT;
CREATE INDEX balance_due ON balance (account, due_ms, id) WHERE due_ms < 9223372036854775807;

CREATE TABLE balance_entry (
    account LABEL NOT NULL, balance LABEL NOT NULL, number NUMBER NOT NULL,
    type LABEL NOT NULL, at_ms NUMBER NOT NULL, amount NUMBER NOT NULL, after NUMBER NOT NULL,
    portions TEXT NOT NULL, ticket TEXT NOT NULL, notes TEXT NOT NULL, adjusted_by TEXT NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (account, balance, number)) BY_ACCOUNT ROWLESS;

CREATE TABLE balance_lot (
    account LABEL NOT NULL, balance LABEL NOT NULL, expires_ms NUMBER NOT NULL,
    remaining NUMBER NOT NULL, held NUMBER NOT NULL,
    PRIMARY KEY (account, balance, expires_ms)) BY_ACCOUNT ROWLESS HOT;

CREATE TABLE balance_hold (
    account LABEL NOT NULL, id LABEL NOT NULL, balance LABEL NOT NULL,
    amount NUMBER NOT NULL, remaining NUMBER NOT NULL, covered TEXT NOT NULL,
    made_ms NUMBER NOT NULL, lapses_ms NUMBER NOT NULL, ended_ms NUMBER NOT NULL DEFAULT 0,
    state LABEL NOT NULL, ticket TEXT NOT NULL, who TEXT NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS;
CREATE INDEX balance_hold_open ON balance_hold (account, balance, id) WHERE ended_ms = 0;
CREATE INDEX balance_hold_ended ON balance_hold (account, ended_ms) WHERE ended_ms > 0;

CREATE TABLE reversal (
    account LABEL NOT NULL, balance LABEL NOT NULL, entry NUMBER NOT NULL, reversed NUMBER NOT NULL,
    PRIMARY KEY (account, balance, entry)) BY_ACCOUNT ROWLESS;
)sql";

constexpr storage::Migration steps[] = {{1, 1, balances}};

// Portions as text: EXPIRY:AMOUNT, separated by spaces.
std::string text_of(const Portions& portions) {
    std::string text;
    for (const domain::Portion& portion : portions) {
        if (!text.empty()) text += ' ';
        text += std::to_string(portion.expires_ms) + ':' + std::to_string(portion.amount);
    }
    return text;
}

Portions portions_of(std::string_view text) {
    Portions portions;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        domain::Portion portion{};
        const auto expiry = std::from_chars(at, end, portion.expires_ms);
        if (expiry.ec != std::errc() || expiry.ptr == end || *expiry.ptr != ':')
            throw std::runtime_error("cannot read the portions of an entry or hold");
        const auto amount = std::from_chars(expiry.ptr + 1, end, portion.amount);
        if (amount.ec != std::errc())
            throw std::runtime_error("cannot read the portions of an entry or hold");
        portions.push_back(portion);
        at = amount.ptr + 1;
    }
    return portions;
}

std::vector<domain::Hold> open_holds(storage::ReadView& view, std::string_view account,
                                     std::string_view balance) {
    std::vector<domain::Hold> holds;
    Rows rows = view.query(
        "SELECT id, remaining, lapses_ms, covered FROM balance_hold "
        "WHERE account = $1 AND balance = $2 AND ended_ms = 0 ORDER BY id",
        {account, balance});
    while (rows.next())
        holds.push_back({std::string(rows.text(0)), rows.integer(1), rows.integer(2),
                         portions_of(rows.text(3))});
    return holds;
}

struct TypeName {
    static std::string_view store(domain::EntryType type) { return name_of(type); }
    static domain::EntryType load(std::string_view name) {
        const auto type = domain::entry_type_of(name);
        if (!type) throw std::runtime_error("an entry of an unknown type");
        return *type;
    }
};
struct PortionsText {
    static std::string store(const Portions& portions) { return text_of(portions); }
    static Portions load(std::string_view text) { return portions_of(text); }
};
using domain::LedgerEntry;
constexpr storage::Column<LedgerEntry> entry_columns[] = {
    {"number", storage::member<&LedgerEntry::number>},
    {"type", storage::member_as<TypeName, &LedgerEntry::type>},
    {"at_ms", storage::member<&LedgerEntry::at_ms>},
    {"amount", storage::member<&LedgerEntry::amount>},
    {"after", storage::member<&LedgerEntry::balance>},
    {"portions", storage::member_as<PortionsText, &LedgerEntry::portions>}};
constexpr auto select_entry = storage::select(
    entry_columns, "FROM balance_entry WHERE account = $1 AND balance = $2 AND number = $3");
constexpr storage::Statement select_entries{
    "SELECT ticket, notes, adjusted_by, who, ", storage::names(entry_columns),
    " FROM balance_entry WHERE account = $1 AND balance = $2 AND number < $3 "
    "ORDER BY number DESC LIMIT $4"};
constexpr auto insert_entry = storage::insert_into(
    "balance_entry", "account, balance, ticket, notes, adjusted_by, who", entry_columns);

// The first key after those that begin with `prefix`, which ends with ':'.
std::string after_prefix(std::string prefix) {
    ++prefix.back();
    return prefix;
}

// Checks what holds cover, which no query can add up.
std::vector<std::string> find_faulty(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> held, faulty;
    {
        Rows rows = view.query("SELECT id FROM balance WHERE account = $1 AND held > 0", {account});
        while (rows.next()) held.emplace_back(rows.text(0));
    }
    for (const std::string& id : held) {
        std::vector<std::string> faults;
        read(view, account, id).balance.find_faults(faults);
        if (!faults.empty()) faulty.push_back(id + ": " + faults.front());
    }
    return faulty;
}

constexpr storage::Rule rules[] = {
    {"balance", "it is not the sum of its entries",
     "SELECT b.id FROM balance b LEFT JOIN (SELECT balance, SUM(amount) AS amount, "
     "COUNT(*) AS entries, MAX(number) AS number FROM balance_entry WHERE account = $1 "
     "GROUP BY balance) e ON e.balance = b.id WHERE b.account = $1 AND "
     "(b.amount <> COALESCE(e.amount, 0) OR b.entries <> COALESCE(e.entries, 0) "
     "OR b.entries <> COALESCE(e.number, 0))"},
    {"balance_entry", "it does not follow from the one before",
     "SELECT e.balance || '/' || e.number FROM balance_entry e LEFT JOIN balance_entry p "
     "ON p.account = $1 AND p.balance = e.balance AND p.number = e.number - 1 "
     "WHERE e.account = $1 AND e.after <> COALESCE(p.after, 0) + e.amount"},
    {"balance_entry", "its balance does not exist",
     "SELECT e.balance || '/' || e.number FROM balance_entry e LEFT JOIN balance b "
     "ON b.account = $1 AND b.id = e.balance WHERE e.account = $1 AND b.id IS NULL"},
    {"balance", "what is held is not the sum of its open holds",
     "SELECT b.id FROM balance b LEFT JOIN (SELECT balance, SUM(remaining) AS remaining "
     "FROM balance_hold WHERE account = $1 AND ended_ms = 0 GROUP BY balance) h "
     "ON h.balance = b.id WHERE b.account = $1 AND b.held <> COALESCE(h.remaining, 0)"},
    {"balance_hold", "its balance does not exist",
     "SELECT h.id FROM balance_hold h LEFT JOIN balance b ON b.account = $1 AND b.id = h.balance "
     "WHERE h.account = $1 AND h.ended_ms = 0 AND b.id IS NULL"},
    {"balance", "its lots do not add up to it",
     "SELECT b.id FROM balance b LEFT JOIN (SELECT balance, SUM(remaining) AS remaining, "
     "SUM(held) AS held FROM balance_lot WHERE account = $1 GROUP BY balance) l "
     "ON l.balance = b.id WHERE b.account = $1 AND (COALESCE(l.remaining, 0) < b.amount OR "
     "(l.remaining > b.amount AND l.remaining > l.held))"},
    {"balance_lot", "its balance does not exist",
     "SELECT l.balance || '/' || l.expires_ms FROM balance_lot l LEFT JOIN balance b "
     "ON b.account = $1 AND b.id = l.balance WHERE l.account = $1 AND b.id IS NULL"},
    {"balance", "it was taken over but is not empty",
     "SELECT b.id FROM balance b WHERE b.account = $1 AND b.moved_to <> '' AND "
     "(b.amount <> 0 OR b.held <> 0)"},
    {"balance", "its holds and lots do not fit together", "", find_faulty}};

constexpr std::string_view standings_sqlite =
    "SELECT w.key, b.amount, b.held FROM json_each($2) w "
    "CROSS JOIN balance b ON b.account = $1 AND b.id = w.value";
constexpr std::string_view standings_postgres =
    "SELECT w.place - 1, b.amount, b.held "
    "FROM json_array_elements_text($2::json) WITH ORDINALITY AS w (id, place) CROSS JOIN LATERAL "
    "(SELECT amount, held FROM balance WHERE account = $1 AND id = w.id OFFSET 0) b";

constexpr std::string_view insert_row =
    "INSERT INTO balance (account, id) VALUES ($1, $2) ON CONFLICT DO NOTHING";

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::optional<Standing> standing(storage::ReadView& view, std::string_view account,
                                 std::string_view id) {
    Rows rows = view.query("SELECT amount, held FROM balance WHERE account = $1 AND id = $2",
                           {account, id});
    if (!rows.next()) return {};
    return Standing{rows.integer(0), rows.integer(1)};
}

std::vector<std::optional<Standing>> standings(storage::ReadView& view, std::string_view account,
                                               std::span<const std::string> ids) {
    std::vector<std::optional<Standing>> found(ids.size());
    std::vector<std::string> quoted;
    for (const std::string& id : ids) quoted.push_back(base::json_string(id));
    const std::string wanted = base::json_array(quoted);
    Rows rows =
        view.query(view.engine() == storage::Engine::sqlite ? standings_sqlite : standings_postgres,
                   {account, wanted});
    while (rows.next())
        found.at(static_cast<std::size_t>(rows.integer(0))) =
            Standing{rows.integer(1), rows.integer(2)};
    return found;
}

bool make_row(storage::Transaction& tx, std::string_view account, std::string_view id) {
    return tx.execute(insert_row, {account, id}) > 0;
}

void post_row(storage::Transaction& tx, std::string_view account, std::string_view id) {
    tx.post(insert_row, {account, id});
}

Read read(storage::ReadView& view, std::string_view account, std::string_view id) {
    Read found;
    {
        Rows rows = view.query(
            "SELECT b.amount, b.held, b.entries, b.moved_to, l.expires_ms, l.remaining, l.held "
            "FROM balance b LEFT JOIN balance_lot l ON l.account = $1 AND l.balance = $2 "
            "WHERE b.account = $1 AND b.id = $2 ORDER BY l.expires_ms",
            {account, id});
        while (rows.next()) {
            found.balance.amount = rows.integer(0);
            found.balance.held = rows.integer(1);
            found.balance.entries = rows.integer(2);
            found.moved_to = rows.text(3);
            if (!rows.is_null(4))
                found.balance.lots.push_back({rows.integer(4), rows.integer(5), rows.integer(6)});
        }
    }
    if (found.balance.held > 0) found.balance.holds = open_holds(view, account, id);
    return found;
}

std::string moved_to(storage::ReadView& view, std::string_view account, std::string_view id) {
    Rows rows =
        view.query("SELECT moved_to FROM balance WHERE account = $1 AND id = $2", {account, id});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

void write_moved(storage::Transaction& tx, std::string_view account, std::string_view from,
                 std::string_view to) {
    tx.post("UPDATE balance SET moved_to = $3 WHERE account = $1 AND id = $2", {account, from, to});
    tx.post(
        "UPDATE balance_hold SET balance = $3 "
        "WHERE account = $1 AND balance = $2 AND ended_ms = 0",
        {account, from, to});
}

void write_row(storage::Transaction& tx, std::string_view account, std::string_view id,
               const domain::Balance& balance) {
    tx.post(
        "UPDATE balance SET amount = $3, held = $4, entries = $5, due_ms = $6 "
        "WHERE account = $1 AND id = $2",
        {account, id, balance.amount, balance.held, balance.entries, balance.due_ms()});
}

void append_entry(storage::Transaction& tx, std::string_view account, std::string_view balance,
                  const domain::LedgerEntry& entry, const Note& note) {
    tx.post(insert_entry, storage::Values(entry_columns, entry,
                                          {account, balance, note.ticket, note.notes,
                                           note.adjusted_by, note.who}));
}

void write_lot(storage::Transaction& tx, std::string_view account, std::string_view balance,
               const domain::Lot& lot) {
    tx.post(
        "INSERT INTO balance_lot (account, balance, expires_ms, remaining, held) "
        "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, balance, expires_ms) DO UPDATE SET "
        "remaining = excluded.remaining, held = excluded.held",
        {account, balance, lot.expires_ms, lot.left, lot.held});
}

void delete_lot(storage::Transaction& tx, std::string_view account, std::string_view balance,
                std::int64_t expires_ms) {
    tx.post("DELETE FROM balance_lot WHERE account = $1 AND balance = $2 AND expires_ms = $3",
            {account, balance, expires_ms});
}

void insert_hold(storage::Transaction& tx, std::string_view account, std::string_view balance,
                 const domain::Hold& hold, const Note& note) {
    const std::string covered = text_of(hold.covered);
    tx.post(
        "INSERT INTO balance_hold (account, id, balance, amount, remaining, covered, made_ms, "
        "lapses_ms, state, ticket, who) VALUES ($1, $2, $3, $4, $4, $5, $6, $7, 'open', $8, $9)",
        {account, hold.id, balance, hold.amount, covered, note.now_ms, hold.lapses_ms, note.ticket,
         note.who});
}

void write_hold(storage::Transaction& tx, std::string_view account, const domain::Hold& hold,
                std::string_view state, std::int64_t now_ms) {
    const std::string covered = text_of(hold.covered);
    tx.post(
        "UPDATE balance_hold SET remaining = $3, covered = $4, state = $5, ended_ms = $6 "
        "WHERE account = $1 AND id = $2",
        {account, hold.id, hold.amount, covered, state, state == "open" ? 0 : now_ms});
}

std::optional<HoldRow> find_hold(storage::ReadView& view, std::string_view account,
                                 std::string_view id) {
    Rows rows = view.query(
        "SELECT id, balance, state, amount, remaining, made_ms, lapses_ms, ticket "
        "FROM balance_hold WHERE account = $1 AND id = $2",
        {account, id});
    if (!rows.next()) return {};
    return HoldRow{std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2)),
                   rows.integer(3),           rows.integer(4),           rows.integer(5),
                   rows.integer(6),           std::string(rows.text(7))};
}

std::vector<EntryRow> entries_before(storage::ReadView& view, std::string_view account,
                                     std::string_view balance, std::int64_t before,
                                     std::int64_t limit) {
    std::vector<EntryRow> found;
    Rows rows = view.query(select_entries, {account, balance, before, limit});
    while (rows.next())
        found.push_back({storage::read_row(entry_columns, rows, 4), std::string(rows.text(0)),
                         std::string(rows.text(1)), std::string(rows.text(2)),
                         std::string(rows.text(3))});
    return found;
}

std::int64_t count_entries(storage::ReadView& view, std::string_view account,
                           std::string_view balance) {
    Rows rows = view.query("SELECT entries FROM balance WHERE account = $1 AND id = $2",
                           {account, balance});
    return rows.next() ? rows.integer(0) : 0;
}

std::optional<domain::LedgerEntry> find_entry(storage::ReadView& view, std::string_view account,
                                              std::string_view balance, std::int64_t number) {
    return storage::read_first(entry_columns, view.query(select_entry, {account, balance, number}));
}

std::int64_t reversed_of(storage::ReadView& view, std::string_view account,
                         std::string_view balance, std::int64_t entry) {
    Rows rows = view.query(
        "SELECT reversed FROM reversal WHERE account = $1 AND balance = $2 AND entry = $3",
        {account, balance, entry});
    return rows.next() ? rows.integer(0) : 0;
}

void write_reversed(storage::Transaction& tx, std::string_view account, std::string_view balance,
                    std::int64_t entry, std::int64_t reversed) {
    tx.post(
        "INSERT INTO reversal (account, balance, entry, reversed) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (account, balance, entry) DO UPDATE SET reversed = excluded.reversed",
        {account, balance, entry, reversed});
}

std::vector<std::string> balances_of(storage::ReadView& view, std::string_view account,
                                     std::string_view customer) {
    std::vector<std::string> ids;
    const std::string first = allowance_of(customer, ""), end = after_prefix(first);
    const std::string points = points_of(customer);
    Rows rows = view.query(
        "SELECT id FROM balance WHERE account = $1 AND moved_to = '' AND "
        "((id >= $2 AND id < $3) OR id = $4) ORDER BY id",
        {account, first, end, points});
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

std::vector<std::string> due_balances(storage::ReadView& view, std::string_view account,
                                      std::int64_t now_ms, std::int64_t limit) {
    std::vector<std::string> ids;
    Rows rows = view.query(
        "SELECT id FROM (SELECT id FROM balance WHERE account = $1 AND due_ms <= $2 "
        "AND due_ms < 9223372036854775807 ORDER BY due_ms LIMIT $3) AS due ORDER BY id",
        {account, now_ms, limit});
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

std::int64_t first_due(storage::ReadView& view, std::string_view account) {
    Rows rows = view.query(
        "SELECT due_ms FROM balance WHERE account = $1 AND due_ms < 9223372036854775807 "
        "ORDER BY due_ms LIMIT 1",
        {account});
    return rows.next() ? rows.integer(0) : domain::never_ms;
}

std::string latest_period(storage::ReadView& view, std::string_view account,
                          std::string_view customer, std::string_view prefix) {
    const std::string first = allowance_of(customer, prefix), end = after_prefix(first);
    Rows rows = view.query(
        "SELECT id FROM balance WHERE account = $1 AND id >= $2 AND id < $3 "
        "ORDER BY id DESC LIMIT 1",
        {account, first, end});
    if (!rows.next()) return {};
    return std::string(rows.text(0).substr(allowance_of(customer, "").size()));
}

std::int64_t forget_holds(storage::Transaction& tx, std::string_view account,
                          std::int64_t oldest_ms, std::int64_t limit) {
    return tx.execute(
        "DELETE FROM balance_hold WHERE account = $1 AND ended_ms > 0 AND id IN (SELECT id "
        "FROM balance_hold WHERE account = $1 AND ended_ms > 0 AND ended_ms < $2 "
        "ORDER BY ended_ms LIMIT $3)",
        {account, oldest_ms, limit});
}

}  // namespace features::ledger
