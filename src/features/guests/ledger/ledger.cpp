#include "features/guests/ledger/ledger.hpp"

#include "auth/authors.hpp"
#include "base/refusal.hpp"
#include "features/guests/ledger/ledger_store.hpp"
#include "jobs/job.hpp"
#include "storage/ahead.hpp"
#include "storage/failure.hpp"

#include <algorithm>
#include <map>

namespace features::ledger {
namespace {

using base::Refusal;
using domain::Denial;

// How long points live that a reversed redemption returns after their lots have expired.
constexpr std::int64_t grace_ms = 30LL * 24 * 3'600'000;

// In one transaction.
constexpr std::int64_t settled_max = 100;

Refusal merged() {
    return Refusal::conflict("customer_merged",
                             "The customer was merged into another, which now has the balance");
}

Opened opened_from(storage::Transaction& tx, std::string_view account, std::string_view id,
                   std::int64_t now_ms) {
    Read found = read(tx, account, id);
    if (!found.moved_to.empty()) throw merged();
    Opened opened{std::string(account), std::string(id), now_ms};
    opened.balance = found.balance;
    opened.stored = std::move(found.balance);
    opened.balance.settle(now_ms, opened.written);
    return opened;
}

void save_lots(storage::Transaction& tx, const Opened& opened) {
    const auto& old = opened.stored.lots;
    const auto& now = opened.balance.lots;
    for (const domain::Lot& lot : now)
        if (std::ranges::find(old, lot) == old.end()) write_lot(tx, opened.account, opened.id, lot);
    for (const domain::Lot& lot : old)
        if (std::ranges::find(now, lot.expires_ms, &domain::Lot::expires_ms) == now.end())
            delete_lot(tx, opened.account, opened.id, lot.expires_ms);
}

void save_holds(storage::Transaction& tx, const Opened& opened, const Note& note) {
    const auto& old = opened.stored.holds;
    const auto& now = opened.balance.holds;
    for (const domain::Hold& hold : now) {
        const auto was = std::ranges::find(old, hold.id, &domain::Hold::id);
        if (was == old.end())
            insert_hold(tx, opened.account, opened.id, hold, note);
        else if (*was != hold)
            write_hold(tx, opened.account, hold, "open", opened.now_ms);
    }
    for (domain::Hold hold : old) {
        if (std::ranges::find(now, hold.id, &domain::Hold::id) != now.end()) continue;
        hold.amount = 0;
        hold.covered.clear();
        const std::string_view state =
            hold.lapses_ms <= opened.now_ms ? "lapsed" : opened.holds_end_as;
        write_hold(tx, opened.account, hold, state, opened.now_ms);
    }
}

// Later ones are found by the job itself, in time.
void announce(storage::Transaction& tx, const Opened& opened) {
    const std::int64_t due_ms = opened.balance.due_ms();
    const std::int64_t seen_ms = opened.now_ms + std::chrono::milliseconds(settled_every).count();
    if (due_ms < opened.stored.due_ms() && due_ms < seen_ms)
        jobs::due_at(tx, opened.account, "", settling, due_ms);
}

}  // namespace

std::string points_of(std::string_view customer) { return "points:" + std::string(customer); }

std::string allowance_of(std::string_view customer, std::string_view period) {
    return "allowance:" + std::string(customer) + ':' + std::string(period);
}

std::string survivor_of(storage::ReadView& view, std::string_view account, std::string_view id) {
    std::string last(id);
    for (std::string next = moved_to(view, account, last); !next.empty();
         next = moved_to(view, account, last))
        last = std::move(next);
    return last;
}

// A merge holds the locks of both, so what is read here stays. All of it is asked for behind the
// last lock.
void lock_all(storage::Transaction& tx, std::string_view account, std::vector<std::string> ids) {
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    storage::ask_ahead(tx, [&](storage::ReadView& ahead) {
        for (const std::string& id : ids) {
            moved_to(ahead, account, id);
            read(ahead, account, id);
        }
    });
    for (const std::string& id : ids) {
        post_row(tx, account, id);
        tx.lock_row(table, account, id);
    }
    for (const std::string& id : ids)
        if (!moved_to(tx, account, id).empty()) throw storage::MovedOn("a customer was merged");
}

void require(const domain::Denied& denied) {
    if (!denied) return;
    switch (*denied) {
        case Denial::too_little:
            throw Refusal::conflict("insufficient_balance", "The balance does not cover this");
        case Denial::too_large:
            throw Refusal::conflict("balance_too_large", "The balance would be too large");
        case Denial::no_such_hold: throw Refusal::conflict("hold_ended", "The hold has ended");
        case Denial::more_than_held:
            throw Refusal::conflict("more_than_held", "The hold does not cover this amount");
        case Denial::not_reversible:
            throw Refusal::conflict(
                "not_reversible",
                "The entry cannot be reversed, or more of it was already reversed");
    }
}

Opened open(storage::Transaction& tx, std::string_view account, std::string_view id,
            std::int64_t now_ms) {
    tx.lock_row(table, account, id);
    return opened_from(tx, account, id, now_ms);
}

// A row made by this transaction is not visible to others yet, so it needs no lock, and the write
// may still share its commit.
Opened open_or_make(storage::Transaction& tx, std::string_view account, std::string_view id,
                    std::int64_t now_ms) {
    if (!make_row(tx, account, id)) return open(tx, account, id, now_ms);
    return {std::string(account), std::string(id), now_ms};
}

void save(storage::Transaction& tx, Opened& opened, const Note& note) {
    for (const domain::LedgerEntry& entry : opened.written)
        append_entry(tx, opened.account, opened.id, entry, note);
    opened.written.clear();
    if (opened.balance == opened.stored) return;
    announce(tx, opened);
    save_lots(tx, opened);
    save_holds(tx, opened, note);
    write_row(tx, opened.account, opened.id, opened.balance);
    opened.stored = opened.balance;
}

void settle_due(storage::Transaction& tx, std::string_view account, std::int64_t now_ms) {
    for (const std::string& id : due_balances(tx, account, now_ms, settled_max)) {
        Opened opened = open(tx, account, id, now_ms);
        save(tx, opened, {.now_ms = now_ms, .who = auth::upkeep_name});
    }
}

void enrol(storage::Transaction& tx, std::string_view account, std::string_view customer,
           const Note& note) {
    Opened opened = open_or_make(tx, account, points_of(customer), note.now_ms);
    require(opened.balance.post(domain::EntryType::enrollment, 0, note.now_ms, {}, opened.written));
    save(tx, opened, note);
}

// All are opened in the order of their ids, before the first is changed. New ones are locked too,
// so that the write may open them again while it holds the others.
void move_balances(storage::Transaction& tx, std::string_view account, std::string_view from,
                   std::string_view to, const Note& note) {
    std::map<std::string, std::string> targets;  // by the balance that moves
    for (const std::string& id : balances_of(tx, account, from)) {
        std::string target = id;
        target.replace(id.find(from), from.size(), to);
        targets.emplace(id, std::move(target));
    }
    std::map<std::string, std::optional<Opened>> opened;
    for (const auto& [id, target] : targets)
        for (const std::string& each : {id, target}) opened.try_emplace(each);
    for (auto& [id, balance] : opened) {
        make_row(tx, account, id);
        balance = open(tx, account, id, note.now_ms);
    }
    for (const auto& [id, target] : targets) {
        Opened& source = *opened[id];
        Opened& survivor = *opened[target];
        save(tx, source, note);  // what has lapsed
        require(survivor.balance.take_over(source.balance, note.now_ms, survivor.written,
                                           source.written));
        write_moved(tx, account, id, target);
        for (const domain::Hold& hold : source.stored.holds) survivor.stored.holds.push_back(hold);
        source.stored.holds.clear();
        save(tx, source, note);
        save(tx, survivor, note);
    }
}

// Whoever holds the lock of the survivor may write how much of the entry is reversed: every writer
// takes that lock first, and so does a merge, which makes another customer the survivor.
std::int64_t reverse(storage::Transaction& tx, std::string_view account, std::string_view balance,
                     std::int64_t entry, domain::Share share, const Note& note) {
    const auto found = find_entry(tx, account, balance, entry);
    if (!found) throw Refusal::not_found("entry");
    Opened opened = open(tx, account, survivor_of(tx, account, balance), note.now_ms);
    std::int64_t reversed = reversed_of(tx, account, balance, entry);
    const std::int64_t before = opened.balance.amount;
    require(opened.balance.reverse(*found, share, reversed, note.now_ms, grace_ms, opened.written));
    const std::int64_t posted = opened.balance.amount - before;
    if (posted != 0) write_reversed(tx, account, balance, entry, reversed);
    save(tx, opened, note);
    return posted;
}

}  // namespace features::ledger
