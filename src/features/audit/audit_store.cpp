#include "features/audit/audit_store.hpp"

#include "storage/kept_text.hpp"

#include <algorithm>

namespace features::audit {
namespace {

using storage::Rows;

constexpr std::int64_t forgotten_at_once = 5'000;

// A query for entries of the chain $1/$2.
std::string_view entries_where(std::string_view condition) {
    return storage::kept_text(
        "SELECT number, at_ms, who, session, network, address, operation, kind, id, revision, "
        "fields, outcome, hash FROM audit WHERE account = $1 AND store = $2 " +
        std::string(condition));
}

// One for those before the place $4/$5, at most $6.
std::string_view before_where(std::string_view condition) {
    return entries_where("AND at_ms >= $3 AND (at_ms, number) < ($4, $5) " +
                         std::string(condition) + " ORDER BY at_ms DESC, number DESC LIMIT $6");
}

Entry entry_in(const Rows& rows) {
    return {.number = rows.integer(0),
            .said = {.at_ms = rows.integer(1),
                     .who = std::string(rows.text(2)),
                     .session = std::string(rows.text(3)),
                     .network = std::string(rows.text(4)),
                     .address = std::string(rows.text(5)),
                     .operation = std::string(rows.text(6)),
                     .kind = std::string(rows.text(7)),
                     .id = std::string(rows.text(8)),
                     .revision = rows.integer(9),
                     .fields = std::string(rows.text(10)),
                     .outcome = std::string(rows.text(11))},
            .hash = std::string(rows.text(12))};
}

std::vector<Entry> all_in(Rows rows) {
    std::vector<Entry> entries;
    while (rows.next()) entries.push_back(entry_in(rows));
    return entries;
}

// Most entries say that something was done, and have no place in that index.
bool is_rare(std::string_view outcome) { return !outcome.empty() && outcome != "done"; }

std::vector<std::string> stores_in_audit(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> stores;
    for (;;) {
        Rows rows =
            stores.empty()
                ? view.query("SELECT MIN(store) FROM audit WHERE account = $1", {account})
                : view.query("SELECT MIN(store) FROM audit WHERE account = $1 AND store > $2",
                             {account, stores.back()});
        if (!rows.next() || rows.is_null(0)) return stores;
        stores.emplace_back(rows.text(0));
    }
}

// The last of the entries that may go: those from the beginning up to the first that is young
// enough. When the clock was set back, older ones may follow that; they stay with it.
storage::ChainHead last_to_forget(storage::ReadView& view, const Chain& chain,
                                  std::int64_t oldest_ms, std::int64_t limit) {
    const std::int64_t newest = storage::audit_head(view, chain.account, chain.store).number;
    storage::ChainHead last{};
    Rows rows = view.query(
        "SELECT number, at_ms, hash FROM audit WHERE account = $1 AND store = $2 AND number < $3 "
        "ORDER BY number LIMIT $4",
        {chain.account, chain.store, newest, limit});
    while (rows.next() && rows.integer(1) < oldest_ms)
        last = {rows.integer(0), std::string(rows.text(2))};
    return last;
}

// Needs no lock: nobody else touches the beginning of a chain, and one instance at a time forgets.
std::int64_t forget_entries(storage::Transaction& tx, const Chain& chain, std::int64_t oldest_ms,
                            std::int64_t limit) {
    const storage::ChainHead last = last_to_forget(tx, chain, oldest_ms, limit);
    if (last.number == 0) return 0;
    tx.post(
        "INSERT INTO audit_base (account, store, number, hash) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (account, store) DO UPDATE SET number = excluded.number, hash = excluded.hash",
        {chain.account, chain.store, last.number, last.hash});
    return tx.execute("DELETE FROM audit WHERE account = $1 AND store = $2 AND number <= $3",
                      {chain.account, chain.store, last.number});
}

}  // namespace

bool Filter::is_indexed() const {
    const int looked_up = !id.empty() + !who.empty() + is_rare(outcome) + !operation.empty();
    return looked_up <= 1 && kind.empty() && outcome != "done" && address.empty();
}

bool Filter::admits(const Entry& entry) const {
    const auto fits = [](const std::string& wanted, const std::string& is) {
        return wanted.empty() || wanted == is;
    };
    const storage::AuditEntry& said = entry.said;
    return said.at_ms >= from_ms && fits(who, said.who) && fits(operation, said.operation) &&
           fits(kind, said.kind) && fits(id, said.id) && fits(outcome, said.outcome) &&
           fits(address, said.address);
}

std::vector<Entry> entries_before(storage::ReadView& view, const Chain& chain, const Filter& filter,
                                  const Place& before, std::int64_t limit) {
    static const std::string_view by_time = before_where(""), by_who = before_where("AND who = $7"),
                                  by_id = before_where("AND id = $7 AND id <> ''"),
                                  by_operation = before_where("AND operation = $7"),
                                  by_outcome =
                                      before_where("AND outcome = $7 AND outcome <> 'done'");
    const auto find = [&](std::string_view sql, std::string_view wanted) {
        return all_in(view.query(sql, {chain.account, chain.store, filter.from_ms, before.at_ms,
                                       before.number, limit, wanted}));
    };
    if (!filter.id.empty()) return find(by_id, filter.id);
    if (is_rare(filter.outcome)) return find(by_outcome, filter.outcome);
    if (!filter.who.empty()) return find(by_who, filter.who);
    if (!filter.operation.empty()) return find(by_operation, filter.operation);
    return all_in(view.query(
        by_time, {chain.account, chain.store, filter.from_ms, before.at_ms, before.number, limit}));
}

std::optional<Entry> find_entry(storage::ReadView& view, const Chain& chain, std::int64_t number) {
    static const std::string_view sql = entries_where("AND number = $3");
    Rows rows = view.query(sql, {chain.account, chain.store, number});
    if (!rows.next()) return {};
    return entry_in(rows);
}

std::vector<Entry> entries_after(storage::ReadView& view, const Chain& chain, std::int64_t number,
                                 std::int64_t limit) {
    static const std::string_view sql = entries_where("AND number > $3 ORDER BY number LIMIT $4");
    return all_in(view.query(sql, {chain.account, chain.store, number, limit}));
}

std::optional<std::int64_t> lowest_number(storage::ReadView& view, const Chain& chain) {
    Rows rows = view.query("SELECT MIN(number) FROM audit WHERE account = $1 AND store = $2",
                           {chain.account, chain.store});
    if (!rows.next() || rows.is_null(0)) return {};
    return rows.integer(0);
}

storage::ChainHead base_of(storage::ReadView& view, const Chain& chain) {
    Rows rows = view.query("SELECT number, hash FROM audit_base WHERE account = $1 AND store = $2",
                           {chain.account, chain.store});
    if (!rows.next()) return {};
    return {rows.integer(0), std::string(rows.text(1))};
}

std::vector<Chain> chains_of(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> stores = stores_in_audit(view, account);
    Rows rows = view.query(
        "SELECT store FROM scope WHERE account = $1 AND audit_number <> 0 "
        "UNION SELECT store FROM audit_base WHERE account = $1",
        {account});
    while (rows.next()) stores.emplace_back(rows.text(0));
    std::sort(stores.begin(), stores.end());
    stores.erase(std::unique(stores.begin(), stores.end()), stores.end());
    std::vector<Chain> chains;
    for (std::string& store : stores) chains.push_back({std::string(account), std::move(store)});
    return chains;
}

bool forget_old(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    std::int64_t room = forgotten_at_once;
    for (const Chain& chain : chains_of(tx, account)) {
        room -= forget_entries(tx, chain, oldest_ms, room);
        if (room <= 0) return true;
    }
    return false;
}

}  // namespace features::audit
