#include "features/operating/audit/audit_store.hpp"

#include "auth/secrets.hpp"
#include "storage/tables/audit_columns.hpp"

#include <algorithm>
#include <stdexcept>

namespace features::audit {
namespace {

using storage::Rows;

constexpr std::int64_t forgotten_at_once = 5'000;

// For entries of the chain $1/$2.
constexpr storage::Statement select_entries{"SELECT number, hash, ",
                                            storage::names(storage::audit_columns),
                                            " FROM audit WHERE account = $1 AND store = $2 "};
constexpr storage::Statement select_entry{select_entries, "AND number = $3"};
constexpr storage::Statement select_after{select_entries,
                                          "AND number > $3 ORDER BY number LIMIT $4"};
constexpr storage::Statement select_newest{select_entries, "AND number >= $3 AND number < $4 "};
constexpr char newest_first[] = " ORDER BY number DESC LIMIT $5";
constexpr storage::Statement of_any{select_newest, newest_first};
constexpr storage::Statement by_id{select_newest, "AND id = $6 AND id <> ''", newest_first};
constexpr storage::Statement by_outcome{select_newest, "AND outcome = $6 AND outcome <> 'done'",
                                        newest_first};

constexpr storage::Column<Base> base_columns[] = {
    {"number", storage::member<&Base::head, &storage::ChainHead::number>},
    {"hash", storage::member<&Base::head, &storage::ChainHead::hash>},
    {"last_ms", storage::member<&Base::last_ms>},
    {"oldest_ms", storage::member<&Base::oldest_ms>},
    {"signature", storage::member<&Base::signature>}};
constexpr auto select_base =
    storage::select(base_columns, "FROM audit_base WHERE account = $1 AND store = $2");
constexpr auto put_base =
    storage::upsert("audit_base", "account, store", base_columns, "account, store");

Entry entry_in(const Rows& rows) {
    return {.number = rows.integer(0),
            .said = storage::read_row(storage::audit_columns, rows, 2),
            .hash = std::string(rows.text(1))};
}

std::vector<Entry> all_in(Rows rows) {
    std::vector<Entry> entries;
    while (rows.next()) entries.push_back(entry_in(rows));
    return entries;
}

// Most entries have the outcome `done` and are not in that index.
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

void write_base(storage::Transaction& tx, const Chain& chain, const Base& base) {
    tx.post(put_base, storage::Values(base_columns, base, {chain.account, chain.store}));
}

// The last entry that may be removed: those from the beginning up to the first that is young
// enough. If the clock was set back, older ones may follow that one; they stay too.
Base last_to_forget(storage::ReadView& view, const Chain& chain, std::int64_t oldest_ms) {
    const std::int64_t newest = storage::audit_head(view, chain.account, chain.store).number;
    Base last{.oldest_ms = oldest_ms};
    Rows rows = view.query(
        "SELECT number, at_ms, hash FROM audit WHERE account = $1 AND store = $2 AND number < $3 "
        "ORDER BY number LIMIT $4",
        {chain.account, chain.store, newest, forgotten_at_once});
    while (rows.next() && rows.integer(1) < oldest_ms) {
        last.head = {rows.integer(0), std::string(rows.text(2))};
        last.last_ms = std::max(last.last_ms, rows.integer(1));
    }
    return last;
}

// Needs no lock: nobody else touches the beginning of a chain, and only one instance at a time
// removes entries.
std::int64_t forget_entries(storage::Transaction& tx, const Chain& chain, std::int64_t oldest_ms) {
    const Base last = last_to_forget(tx, chain, oldest_ms);
    if (last.head.number == 0) return 0;
    const Proof proof(tx);
    const Base before = base_of(tx, chain);
    if (!proof.fault_of(chain, before).empty()) return 0;
    if (lowest_number(tx, chain) != before.head.number + 1) return 0;
    write_base(tx, chain, proof.signed_of(chain, last));
    // The stretch that goes on after the last one begins before it.
    tx.post(
        "DELETE FROM audit_hour WHERE account = $1 AND store = $2 AND number < "
        "(SELECT MAX(number) FROM audit_hour WHERE account = $1 AND store = $2 "
        "AND number <= $3)",
        {chain.account, chain.store, last.head.number});
    return tx.execute("DELETE FROM audit WHERE account = $1 AND store = $2 AND number <= $3",
                      {chain.account, chain.store, last.head.number});
}

}  // namespace

bool Filter::is_indexed() const {
    const int looked_up = !id.empty() + is_rare(outcome);
    return looked_up <= 1 && who.empty() && operation.empty() && kind.empty() &&
           outcome != "done" && address.empty();
}

bool Filter::admits(const Entry& entry) const {
    const auto fits = [](const std::string& wanted, const std::string& is) {
        return wanted.empty() || wanted == is;
    };
    const storage::AuditEntry& said = entry.said;
    return said.at_ms >= from_ms && said.at_ms < to_ms && fits(who, said.who) &&
           fits(operation, said.operation) && fits(kind, said.kind) && fits(id, said.id) &&
           fits(outcome, said.outcome) && fits(address, said.address);
}

std::vector<Entry> newest_entries(storage::ReadView& view, const Chain& chain, const Filter& filter,
                                  const storage::AuditNumbers& among, std::int64_t limit) {
    const auto find = [&](std::string_view sql, std::string_view wanted) {
        return all_in(
            view.query(sql, {chain.account, chain.store, among.first, among.end, limit, wanted}));
    };
    if (!filter.id.empty()) return find(by_id, filter.id);
    if (is_rare(filter.outcome)) return find(by_outcome, filter.outcome);
    return all_in(view.query(of_any, {chain.account, chain.store, among.first, among.end, limit}));
}

std::optional<Entry> find_entry(storage::ReadView& view, const Chain& chain, std::int64_t number) {
    Rows rows = view.query(select_entry, {chain.account, chain.store, number});
    if (!rows.next()) return {};
    return entry_in(rows);
}

std::vector<Entry> entries_after(storage::ReadView& view, const Chain& chain, std::int64_t number,
                                 std::int64_t limit) {
    return all_in(view.query(select_after, {chain.account, chain.store, number, limit}));
}

std::optional<std::int64_t> lowest_number(storage::ReadView& view, const Chain& chain) {
    Rows rows = view.query("SELECT MIN(number) FROM audit WHERE account = $1 AND store = $2",
                           {chain.account, chain.store});
    if (!rows.next() || rows.is_null(0)) return {};
    return rows.integer(0);
}

Base base_of(storage::ReadView& view, const Chain& chain) {
    return storage::read_first(base_columns, view.query(select_base, {chain.account, chain.store}))
        .value_or(Base{});
}

Proof::Proof(storage::ReadView& view) : pepper_(auth::find_pepper(view)) {}

std::string Proof::signature_of(const Chain& chain, const Base& base) const {
    if (!pepper_) throw std::logic_error("an installation without a secret");
    std::string text = chain.account + '/' + chain.store;
    for (const std::string& part : {std::to_string(base.head.number), base.head.hash,
                                    std::to_string(base.last_ms), std::to_string(base.oldest_ms)})
        (text += ' ') += part;
    return pepper_->hash("audit base", text);
}

Base Proof::signed_of(const Chain& chain, Base base) const {
    base.signature = signature_of(chain, base);
    return base;
}

std::string Proof::fault_of(const Chain& chain, const Base& base) const {
    if (base == Base{}) return {};
    if (!pepper_ || base.signature != signature_of(chain, base))
        return "is recorded as the last one removed by retention, but the record is not signed";
    if (base.last_ms >= base.oldest_ms)
        return "is recorded as removed by retention, together with one that retention would have "
               "kept";
    return {};
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

std::int64_t forget_old(storage::Transaction& tx, std::string_view account,
                        std::int64_t oldest_ms) {
    for (const Chain& chain : chains_of(tx, account))
        if (const std::int64_t rows = forget_entries(tx, chain, oldest_ms); rows > 0) return rows;
    return 0;
}

}  // namespace features::audit
