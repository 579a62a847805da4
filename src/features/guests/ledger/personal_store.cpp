// Data about people in balances: notes of their entries, and the names of those who made them.
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "features/guests/ledger/personal.hpp"

#include <charconv>

namespace features::ledger {
namespace {

using storage::Rows;

constexpr std::int64_t step_entries_max = 1'000;

// A position and a trace are BALANCE#NUMBER.
struct Entry {
    std::string balance;
    std::int64_t number = 0;
};
std::string text_of(std::string_view balance, std::int64_t number) {
    return std::string(balance) + '#' + std::to_string(number);
}
Entry entry_in(const std::string& text) {
    Entry entry{text.substr(0, text.find('#'))};
    if (const auto mark = text.find('#'); mark != text.npos)
        std::from_chars(text.data() + mark + 1, text.data() + text.size(), entry.number);
    return entry;
}

// Of points:CUSTOMER and allowance:CUSTOMER:PERIOD.
std::string_view customer_of(std::string_view balance) {
    balance.remove_prefix(std::min(balance.size(), balance.find(':') + 1));
    return balance.substr(0, balance.find(':'));
}

std::vector<Trace> find(storage::ReadView& view, const DataSubject& person, std::string& position) {
    const Entry after = entry_in(position);
    std::vector<Trace> found;
    std::int64_t count = 0;
    Rows rows = view.query(
        "SELECT balance, number, adjusted_by, notes FROM balance_entry WHERE account = $1 "
        "AND (balance > $2 OR (balance = $2 AND number > $3)) ORDER BY balance, number LIMIT $4",
        {person.account, after.balance, after.number, step_entries_max});
    while (rows.next()) {
        ++count;
        position = text_of(rows.text(0), rows.integer(1));
        const bool is_own = person.is_customer() && person.has_id(customer_of(rows.text(0)));
        if (is_own || (!person.is_customer() && person.is_named(rows.text(2))) ||
            person.is_in(rows.text(3)))
            found.push_back({"", position});
    }
    if (count < step_entries_max) position.clear();
    return found;
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    const Entry entry = entry_in(trace.id);
    Rows rows = view.query(
        "SELECT type, at_ms, amount, after, ticket, notes, adjusted_by FROM balance_entry "
        "WHERE account = $1 AND balance = $2 AND number = $3",
        {person.account, entry.balance, entry.number});
    base::JsonObject json;
    json.text("balance", entry.balance).number("number", entry.number);
    if (!rows.next()) return json.done();
    return json.text("type", rows.text(0))
        .text("date", base::iso_time(rows.integer(1)))
        .number("amount", rows.integer(2))
        .number("after", rows.integer(3))
        .text("ticket", rows.text(4))
        .text("notes", rows.text(5))
        .text("adjustedBy", rows.text(6))
        .done();
}

bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    const Entry entry = entry_in(trace.id);
    std::string notes, adjusted_by;
    {
        Rows rows = tx.query(
            "SELECT notes, adjusted_by FROM balance_entry "
            "WHERE account = $1 AND balance = $2 AND number = $3",
            {person.account, entry.balance, entry.number});
        if (!rows.next()) return false;
        notes = rows.text(0);
        adjusted_by = rows.text(1);
    }
    const bool is_own = person.is_customer() && person.has_id(customer_of(entry.balance));
    const std::string clean = is_own ? "" : person.without(notes);
    const bool is_author = !person.is_customer() && person.is_named(adjusted_by);
    const std::string author = is_author ? person.pseudonym : adjusted_by;
    if (clean == notes && author == adjusted_by) return false;
    tx.post(
        "UPDATE balance_entry SET notes = $4, adjusted_by = $5 "
        "WHERE account = $1 AND balance = $2 AND number = $3",
        {person.account, entry.balance, entry.number, clean, author});
    return true;
}

constexpr std::string_view own_tables[] = {"balance_entry"};
constexpr Personal places[] = {
    {.name = "ledger", .tables = own_tables, .find = find, .tell = tell, .erase = erase}};

}  // namespace

const std::span<const Personal> personal = places;

}  // namespace features::ledger
