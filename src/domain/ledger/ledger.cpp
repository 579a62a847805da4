#include "domain/ledger/ledger.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace domain {
namespace {

constexpr std::array<std::string_view, 8> type_names{
    "Enrollment", "Adjust", "ResetLoyalty", "Earn", "Redeem", "Reverse", "Expire", "Merge"};

constexpr std::int64_t no_preference = -1;

__extension__ using Wide = __int128;  // for products

std::int64_t total(const Portions& portions) {
    return std::accumulate(
        portions.begin(), portions.end(), std::int64_t{0},
        [](std::int64_t sum, const Portion& portion) { return sum + portion.amount; });
}

// Adds to the portion of that expiry.
void add(Portions& portions, const Portion& more) {
    if (more.amount == 0) return;
    const auto place =
        std::ranges::lower_bound(portions, more.expires_ms, {}, &Portion::expires_ms);
    if (place != portions.end() && place->expires_ms == more.expires_ms)
        place->amount += more.amount;
    else
        portions.insert(place, more);
}

// Takes up to `how_much` off the portions, those that expire first before others.
Portions take_first(Portions& portions, std::int64_t how_much) {
    Portions taken;
    for (Portion& portion : portions) {
        const std::int64_t some = std::min(portion.amount, how_much);
        portion.amount -= some;
        how_much -= some;
        add(taken, {portion.expires_ms, some});
    }
    std::erase_if(portions, [](const Portion& portion) { return portion.amount == 0; });
    return taken;
}

// The next `how_much` to return of a redemption that took `portions` and also `uncovered`, when
// `returned` of it was returned already: what lives longest comes first.
Portions next_to_return(Portions portions, std::int64_t uncovered, std::int64_t returned,
                        std::int64_t how_much) {
    add(portions, {never_ms, uncovered});
    Portions next;
    for (auto portion = portions.rbegin(); portion != portions.rend(); ++portion) {
        const std::int64_t gone = std::min(portion->amount, returned);
        const std::int64_t some = std::min(portion->amount - gone, how_much);
        returned -= gone;
        how_much -= some;
        add(next, {portion->expires_ms, some});
    }
    return next;
}

bool is_within(std::int64_t amount) { return amount >= -balance_max && amount <= balance_max; }

}  // namespace

std::string_view name_of(EntryType type) { return type_names[static_cast<std::size_t>(type)]; }

std::optional<EntryType> entry_type_of(std::string_view name) {
    const auto found = std::ranges::find(type_names, name);
    if (found == type_names.end()) return {};
    return static_cast<EntryType>(found - type_names.begin());
}

std::int64_t share_of(std::int64_t amount, Share share) {
    const Wide product = static_cast<Wide>(amount) * share.part;
    const Wide half = share.whole / 2 + share.whole % 2;
    const Wide down = product / share.whole, rest = product % share.whole;
    if (rest >= half) return static_cast<std::int64_t>(down + 1);
    if (-rest >= half) return static_cast<std::int64_t>(down - 1);
    return static_cast<std::int64_t>(down);
}

std::int64_t Balance::due_ms() const {
    std::int64_t due = never_ms;
    for (const Hold& hold : holds) due = std::min(due, hold.lapses_ms);
    for (const Lot& lot : lots)
        if (lot.free() > 0) due = std::min(due, lot.expires_ms);
    return due;
}

std::int64_t Balance::in_lots() const {
    return std::accumulate(lots.begin(), lots.end(), std::int64_t{0},
                           [](std::int64_t sum, const Lot& lot) { return sum + lot.left; });
}

Lot& Balance::lot_of(std::int64_t expires_ms) {
    const auto place = std::ranges::lower_bound(lots, expires_ms, {}, &Lot::expires_ms);
    if (place != lots.end() && place->expires_ms == expires_ms) return *place;
    return *lots.insert(place, Lot{expires_ms, 0});
}

void Balance::drop_empty_lots() {
    std::erase_if(lots, [](const Lot& lot) { return lot.left == 0; });
}

// Takes what is free from the lots: first from the one of that expiry, then from those that expire
// first. What they do not have is not taken.
Portions Balance::take_free(std::int64_t how_much, std::int64_t first_from_expiry) {
    Portions taken;
    const auto take_from = [&](Lot& lot) {
        const std::int64_t some = std::min(lot.free(), how_much);
        lot.left -= some;
        how_much -= some;
        add(taken, {lot.expires_ms, some});
    };
    for (Lot& lot : lots)
        if (lot.expires_ms == first_from_expiry) take_from(lot);
    for (Lot& lot : lots) take_from(lot);
    drop_empty_lots();
    return taken;
}

// Returns what was put into lots: a debt is paid first, with what expires first.
Portions Balance::credit(Portions portions) {
    const std::int64_t owed = debt();
    amount += total(portions);
    take_first(portions, owed);
    for (const Portion& portion : portions) lot_of(portion.expires_ms).left += portion.amount;
    return portions;
}

Portions Balance::debit(std::int64_t how_much, std::int64_t first_from_expiry) {
    Portions taken = take_free(how_much, first_from_expiry);
    amount -= how_much;
    return taken;
}

void Balance::pay_debt() {
    if (debt() > 0) take_free(debt(), no_preference);
}

void Balance::free_lots(const Portions& covered) {
    for (const Portion& portion : covered) lot_of(portion.expires_ms).held -= portion.amount;
}

void Balance::write(EntryType type, std::int64_t signed_amount, std::int64_t now_ms,
                    Portions portions, std::vector<LedgerEntry>& written) {
    written.push_back({++entries, type, now_ms, signed_amount, amount, std::move(portions)});
}

void Balance::settle(std::int64_t now_ms, std::vector<LedgerEntry>& written) {
    std::erase_if(holds, [&](const Hold& hold) {
        if (hold.lapses_ms > now_ms) return false;
        held -= hold.amount;
        free_lots(hold.covered);
        return true;
    });
    pay_debt();
    expire(now_ms, written);
}

void Balance::expire(std::int64_t now_ms, std::vector<LedgerEntry>& written) {
    for (Lot& lot : lots) {
        if (lot.expires_ms > now_ms || lot.free() == 0) continue;
        const std::int64_t gone = lot.free();
        lot.left -= gone;
        amount -= gone;
        write(EntryType::expire, -gone, now_ms, {{lot.expires_ms, gone}}, written);
    }
    drop_empty_lots();
}

Denied Balance::post(EntryType type, std::int64_t signed_amount, std::int64_t now_ms,
                     const Terms& terms, std::vector<LedgerEntry>& written) {
    if (!is_within(signed_amount) || !is_within(amount + signed_amount)) return Denial::too_large;
    if (signed_amount < 0 && available() + signed_amount < terms.floor) return Denial::too_little;
    Portions portions;
    if (signed_amount < 0) portions = debit(-signed_amount, no_preference);
    if (signed_amount > 0) portions = credit({{terms.expires_ms, signed_amount}});
    write(type, signed_amount, now_ms, std::move(portions), written);
    return {};
}

Denied Balance::hold(std::string id, std::int64_t how_much, std::int64_t lapses_ms,
                     std::int64_t floor) {
    if (!is_within(how_much) || !is_within(held + how_much)) return Denial::too_large;
    if (available() - how_much < floor) return Denial::too_little;
    Hold made{std::move(id), how_much, lapses_ms};
    for (Lot& lot : lots) {
        const std::int64_t some = std::min(lot.free(), how_much - total(made.covered));
        lot.held += some;
        add(made.covered, {lot.expires_ms, some});
    }
    held += how_much;
    holds.push_back(std::move(made));
    return {};
}

Denied Balance::commit(std::string_view id, std::int64_t how_much, std::int64_t now_ms,
                       std::vector<LedgerEntry>& written) {
    const auto found = std::ranges::find(holds, id, &Hold::id);
    if (found == holds.end()) return Denial::no_such_hold;
    if (how_much > found->amount) return Denial::more_than_held;
    if (!is_within(amount - how_much)) return Denial::too_large;
    Portions portions = take_first(found->covered, how_much);
    free_lots(portions);
    for (const Portion& portion : portions) lot_of(portion.expires_ms).left -= portion.amount;
    const std::int64_t covered = total(portions);
    amount -= covered;
    drop_empty_lots();
    for (const Portion& portion : debit(how_much - covered, no_preference)) add(portions, portion);
    held -= how_much;
    found->amount -= how_much;
    if (found->amount == 0) holds.erase(found);
    write(EntryType::redeem, -how_much, now_ms, std::move(portions), written);
    return {};
}

Denied Balance::release(std::string_view id, std::int64_t now_ms,
                        std::vector<LedgerEntry>& written) {
    const auto found = std::ranges::find(holds, id, &Hold::id);
    if (found == holds.end()) return Denial::no_such_hold;
    held -= found->amount;
    free_lots(found->covered);
    holds.erase(found);
    pay_debt();
    expire(now_ms, written);
    return {};
}

Denied Balance::reverse(const LedgerEntry& entry, Share share, std::int64_t& reversed,
                        std::int64_t now_ms, std::int64_t grace_ms,
                        std::vector<LedgerEntry>& written) {
    const bool is_earned = entry.type == EntryType::earn;
    if (!is_earned && entry.type != EntryType::redeem) return Denial::not_reversible;
    const std::int64_t whole = is_earned ? entry.amount : -entry.amount;
    const std::int64_t more = share_of(whole, share) - reversed;
    if (more < 0) return Denial::not_reversible;
    if (!is_within(is_earned ? amount - more : amount + more)) return Denial::too_large;
    if (more == 0) return {};
    Portions portions;
    if (is_earned) {
        portions =
            debit(more, entry.portions.empty() ? no_preference : entry.portions.front().expires_ms);
    } else {
        const std::int64_t uncovered = whole - total(entry.portions);
        for (Portion portion : next_to_return(entry.portions, uncovered, reversed, more)) {
            if (portion.expires_ms <= now_ms) portion.expires_ms = now_ms + grace_ms;
            add(portions, portion);
        }
        portions = credit(std::move(portions));
    }
    reversed += more;
    write(EntryType::reverse, is_earned ? -more : more, now_ms, std::move(portions), written);
    return {};
}

Denied Balance::take_over(Balance& from, std::int64_t now_ms,
                          std::vector<LedgerEntry>& written_here,
                          std::vector<LedgerEntry>& written_there) {
    if (!is_within(amount + from.amount) || !is_within(held + from.held)) return Denial::too_large;
    const std::int64_t moved = std::exchange(from.amount, 0);
    amount += moved;
    held += std::exchange(from.held, 0);
    for (const Lot& theirs : std::exchange(from.lots, {})) {
        Lot& ours = lot_of(theirs.expires_ms);
        ours.left += theirs.left;
        ours.held += theirs.held;
    }
    for (Hold& hold : from.holds) holds.push_back(std::move(hold));
    from.holds.clear();
    pay_debt();
    if (moved == 0) return {};
    from.write(EntryType::merge, -moved, now_ms, {}, written_there);
    write(EntryType::merge, moved, now_ms, {}, written_here);
    return {};
}

void Balance::find_faults(std::vector<std::string>& faults) const {
    const auto require = [&](bool holds_true, const char* sentence) {
        if (!holds_true) faults.emplace_back(sentence);
    };
    std::int64_t held_by_holds = 0, free = 0;
    Portions covered;
    for (const Hold& hold : holds) {
        held_by_holds += hold.amount;
        for (const Portion& portion : hold.covered) add(covered, portion);
        require(hold.amount > 0 && total(hold.covered) <= hold.amount,
                "a hold is covered by more than it holds");
    }
    Portions held_in_lots;
    for (const Lot& lot : lots) {
        free += lot.free();
        add(held_in_lots, {lot.expires_ms, lot.held});
        require(lot.left > 0 && lot.held >= 0 && lot.held <= lot.left,
                "a lot holds more than it has");
    }
    const auto is_before = [](const Lot& a, const Lot& b) { return a.expires_ms >= b.expires_ms; };
    require(std::ranges::adjacent_find(lots, is_before) == lots.end(), "lots are out of order");
    require(held_by_holds == held, "the held amount is not the sum of the holds");
    require(covered == held_in_lots, "the lots and the holds disagree about what is held");
    require(debt() >= 0, "the lots have less than the balance");
    require(debt() == 0 || free == 0, "a debt was not paid although a lot could pay it");
}

}  // namespace domain
