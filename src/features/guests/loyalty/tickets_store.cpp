#include "features/guests/loyalty/tickets_store.hpp"

#include "features/guests/ledger/ledger.hpp"
#include "storage/columns.hpp"

#include <algorithm>

namespace features::loyalty {
namespace {

using storage::member;
using storage::Rows;

// `state` is that of what the ticket holds, which is in the columns up to `taken_allowance`; then
// who earns at which rate, and how much of it all is undone.
constexpr std::string_view ticket_tables = R"sql(
CREATE TABLE ticket (
    account LABEL NOT NULL, id LABEL NOT NULL,
    state LABEL NOT NULL, round NUMBER NOT NULL, customer LABEL NOT NULL,
    points NUMBER NOT NULL, points_minor NUMBER NOT NULL,
    allowance_minor NUMBER NOT NULL, allowance_balance LABEL NOT NULL,
    allowance_floor NUMBER NOT NULL, until_ms NUMBER NOT NULL,
    taken_points NUMBER NOT NULL, taken_allowance NUMBER NOT NULL,
    earner LABEL NOT NULL, earn_points NUMBER NOT NULL, earn_amount NUMBER NOT NULL,
    earned_on NUMBER NOT NULL, undone_part NUMBER NOT NULL, undone_whole NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS;

CREATE TABLE ticket_entry (
    account LABEL NOT NULL, ticket LABEL NOT NULL, place NUMBER NOT NULL,
    balance LABEL NOT NULL, number NUMBER NOT NULL, amount NUMBER NOT NULL, undone NUMBER NOT NULL,
    PRIMARY KEY (account, ticket, place)) BY_ACCOUNT ROWLESS;
)sql";

constexpr storage::Migration steps[] = {{1, 1, ticket_tables}};

// Tickets whose entries do not match what their sale earns; this needs the rounding of shares.
std::vector<std::string> find_wrongly_earned(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> wrong;
    Rows rows = view.query(
        "SELECT t.id, t.earn_points, t.earn_amount, t.earned_on, t.undone_part, t.undone_whole, "
        "COALESCE(e.remaining, 0) FROM ticket t LEFT JOIN (SELECT ticket, SUM(amount - undone) "
        "AS remaining FROM ticket_entry WHERE account = $1 AND amount > 0 GROUP BY ticket) e "
        "ON e.ticket = t.id WHERE t.account = $1",
        {account});
    while (rows.next()) {
        TicketRow row;
        row.earn_points = rows.integer(1);
        row.earn_amount = rows.integer(2);
        row.earned_on = rows.integer(3);
        row.undone = {rows.integer(4), rows.integer(5)};
        if (row.left_of(row.earned()) != rows.integer(6)) wrong.emplace_back(rows.text(0));
    }
    return wrong;
}

constexpr storage::Rule rules[] = {
    {"ticket_entry", "its entry in the ledger does not exist",
     "SELECT t.ticket || '/' || t.place FROM ticket_entry t LEFT JOIN balance_entry e "
     "ON e.account = $1 AND e.balance = t.balance AND e.number = t.number "
     "AND e.amount = t.amount WHERE t.account = $1 AND e.number IS NULL"},
    {"ticket_entry", "its undone amount does not match the ledger",
     "SELECT t.ticket || '/' || t.place FROM ticket_entry t LEFT JOIN reversal r "
     "ON r.account = $1 AND r.balance = t.balance AND r.entry = t.number "
     "WHERE t.account = $1 AND t.undone <> COALESCE(r.reversed, 0)"},
    {"ticket_entry", "its ticket does not exist",
     "SELECT e.ticket || '/' || e.place FROM ticket_entry e LEFT JOIN ticket t "
     "ON t.account = $1 AND t.id = e.ticket WHERE e.account = $1 AND t.id IS NULL"},
    {"ticket", "it has ended but still holds something",
     "SELECT t.id FROM ticket t JOIN balance_hold h ON h.account = $1 "
     "AND h.id = t.id || ':points:' || t.round WHERE t.account = $1 AND t.state <> 'held' "
     "AND h.ended_ms = 0 UNION ALL SELECT t.id FROM ticket t JOIN balance_hold h "
     "ON h.account = $1 AND h.id = t.id || ':allowance:' || t.round WHERE t.account = $1 "
     "AND t.state <> 'held' AND h.ended_ms = 0"},
    {"ticket", "what it has taken does not match its entries",
     "SELECT t.id FROM ticket t LEFT JOIN (SELECT ticket, "
     "SUM(CASE WHEN balance < 'b' THEN amount + undone ELSE 0 END) AS allowance, "
     "SUM(CASE WHEN balance < 'b' THEN 0 ELSE amount + undone END) AS points "
     "FROM ticket_entry WHERE account = $1 AND amount < 0 GROUP BY ticket) e ON e.ticket = t.id "
     "WHERE t.account = $1 AND (t.taken_points + COALESCE(e.points, 0) < 0 "
     "OR t.taken_allowance + COALESCE(e.allowance, 0) < 0 OR (t.undone_part = 0 "
     "AND t.state <> 'taken' AND t.taken_points + t.taken_allowance > 0))"},
    {"ticket", "what it has earned does not match its entries", "", find_wrongly_earned}};

constexpr storage::Column<TicketRow> ticket_columns[] = {
    {"state", member<&TicketRow::state>},
    {"round", member<&TicketRow::round>},
    {"customer", member<&TicketRow::terms, &Terms::customer>},
    {"points", member<&TicketRow::terms, &Terms::points>},
    {"points_minor", member<&TicketRow::terms, &Terms::points_minor>},
    {"allowance_minor", member<&TicketRow::terms, &Terms::allowance_minor>},
    {"allowance_balance", member<&TicketRow::terms, &Terms::allowance_balance>},
    {"allowance_floor", member<&TicketRow::terms, &Terms::allowance_floor>},
    {"until_ms", member<&TicketRow::terms, &Terms::until_ms>},
    {"taken_points", member<&TicketRow::taken_points>},
    {"taken_allowance", member<&TicketRow::taken_allowance>},
    {"earner", member<&TicketRow::earner>},
    {"earn_points", member<&TicketRow::earn_points>},
    {"earn_amount", member<&TicketRow::earn_amount>},
    {"earned_on", member<&TicketRow::earned_on>},
    {"undone_part", member<&TicketRow::undone, &domain::Share::part>},
    {"undone_whole", member<&TicketRow::undone, &domain::Share::whole>}};
constexpr auto select_ticket =
    storage::select(ticket_columns, "FROM ticket WHERE account = $1 AND id = $2");
constexpr auto put_ticket = storage::upsert("ticket", "account, id", ticket_columns, "account, id");

constexpr storage::Column<TicketEntry> entry_columns[] = {
    {"place", member<&TicketEntry::place>},
    {"balance", member<&TicketEntry::balance>},
    {"number", member<&TicketEntry::number>},
    {"amount", member<&TicketEntry::amount>},
    {"undone", member<&TicketEntry::undone>}};
constexpr auto select_entries = storage::select(
    entry_columns, "FROM ticket_entry WHERE account = $1 AND ticket = $2 ORDER BY place");
constexpr auto insert_ticket_entry =
    storage::insert_into("ticket_entry", "account, ticket", entry_columns);

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::int64_t TicketRow::earned() const {
    if (earn_amount <= 0 || earn_points <= 0 || earned_on <= 0) return 0;
    const domain::Wide points = domain::Wide(earned_on / earn_amount) * earn_points;
    return static_cast<std::int64_t>(std::min<domain::Wide>(points, domain::balance_max));
}

Taken TicketRow::taken() const {
    return {.points = taken_points,
            .points_minor = taken_points > 0 ? terms.points_minor / terms.points * taken_points : 0,
            .allowance_minor = taken_allowance};
}

TicketRow read_ticket(storage::ReadView& view, std::string_view account, std::string_view id) {
    Rows rows = view.query(select_ticket, {account, id});
    if (!rows.next()) return {};
    TicketRow row = storage::read_row(ticket_columns, rows);
    row.is_stored = true;
    return row;
}

void write_ticket(storage::Transaction& tx, std::string_view account, std::string_view id,
                  const TicketRow& row) {
    tx.post(put_ticket, storage::Values(ticket_columns, row, {account, id}));
}

std::vector<TicketEntry> entries_of(storage::ReadView& view, std::string_view account,
                                    std::string_view ticket) {
    return storage::read_all(entry_columns, view.query(select_entries, {account, ticket}));
}

void insert_entry(storage::Transaction& tx, std::string_view account, std::string_view ticket,
                  const TicketEntry& entry) {
    tx.post(insert_ticket_entry, storage::Values(entry_columns, entry, {account, ticket}));
}

void write_undone(storage::Transaction& tx, std::string_view account, std::string_view ticket,
                  const TicketEntry& entry) {
    tx.post("UPDATE ticket_entry SET undone = $4 WHERE account = $1 AND ticket = $2 AND place = $3",
            {account, ticket, entry.place, entry.undone});
}

std::string hold_id(std::string_view ticket, std::string_view ledger, std::int64_t round) {
    return std::string(ticket) + ':' + std::string(ledger) + ':' + std::to_string(round);
}

}  // namespace features::loyalty
