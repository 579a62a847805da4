// For tests: balances as a child would keep them, one coin for each unit. Slow, and written without
// looking at ledger.cpp, so that the two can be compared after every step.
#pragma once

#include "domain/ledger/ledger.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace domain::testing {

class CoinBox {
public:
    struct Coin {
        std::int64_t expires_ms;
        std::string held_by;  // "": by nobody
    };
    struct Booking {  // an entry
        EntryType type;
        std::int64_t amount;
        std::vector<std::int64_t> coins;  // expiries of the coins that came or went
        std::int64_t reversed = 0;
    };

    std::vector<Coin> coins;
    std::int64_t debt = 0;
    std::map<std::string, std::int64_t> bare;  // what holds promise beyond the coins they have
    std::map<std::string, std::int64_t> lapses;
    std::vector<Booking> bookings;

    std::int64_t amount() const { return std::ssize(coins) - debt; }
    std::int64_t held() const {
        std::int64_t sum = 0;
        for (const auto& hold : lapses) sum += held_by(hold.first);
        return sum;
    }
    std::int64_t held_by(const std::string& id) const {
        return std::ranges::count(coins, id, &Coin::held_by) + bare.at(id);
    }

    void settle(std::int64_t now) {
        std::vector<std::string> over;
        for (const auto& [id, lapse] : lapses)
            if (lapse <= now) over.push_back(id);
        for (const std::string& id : over) forget(id);
        pay();
        expire(now);
    }
    bool post(EntryType type, std::int64_t change, std::int64_t floor, std::int64_t expires_ms) {
        if (change < 0 && amount() - held() + change < floor) return false;
        bookings.push_back({type, change, change < 0 ? take(-change) : give(change, expires_ms)});
        return true;
    }
    bool hold(const std::string& id, std::int64_t how_much, std::int64_t lapses_ms,
              std::int64_t floor) {
        if (amount() - held() - how_much < floor) return false;
        lapses[id] = lapses_ms;
        bare[id] = 0;
        for (; how_much > 0; --how_much) {
            if (Coin* coin = first_of(""))
                coin->held_by = id;
            else
                ++bare[id];
        }
        return true;
    }
    bool commit(const std::string& id, std::int64_t how_much) {
        if (!lapses.contains(id) || held_by(id) < how_much) return false;
        Booking booking{EntryType::redeem, -how_much, {}};
        for (; how_much > 0; --how_much) {
            if (Coin* coin = first_of(id)) {
                booking.coins.push_back(coin->expires_ms);
                remove(coin);
                continue;
            }
            --bare[id];
            for (const std::int64_t expiry : take(1)) booking.coins.push_back(expiry);
        }
        if (held_by(id) == 0) forget(id);
        std::ranges::sort(booking.coins);
        bookings.push_back(std::move(booking));
        return true;
    }
    bool release(const std::string& id, std::int64_t now) {
        if (!lapses.contains(id)) return false;
        forget(id);
        pay();
        expire(now);
        return true;
    }
    bool reverse(std::size_t which, std::int64_t part, std::int64_t whole, std::int64_t now,
                 std::int64_t grace) {
        Booking& of = bookings[which];
        if (of.type != EntryType::earn && of.type != EntryType::redeem) return false;
        const std::int64_t size = std::abs(of.amount);
        const std::int64_t due = (2 * size * part + whole) / (2 * whole);  // halves go up
        if (due < of.reversed) return false;
        if (due == of.reversed) return true;
        Booking booking{EntryType::reverse, 0, {}};
        std::vector<std::int64_t> back = of.coins;
        back.resize(static_cast<std::size_t>(size), never_ms);  // what no coin was there for
        std::vector<std::int64_t> returned;
        for (; of.reversed < due; ++of.reversed) {
            if (of.type == EntryType::earn) {
                --booking.amount;
                Coin* own = nullptr;
                for (Coin& coin : coins)
                    if (!of.coins.empty() && coin.held_by.empty() && coin.expires_ms == of.coins[0])
                        own = &coin;
                if (own == nullptr) own = first_of("");
                if (own != nullptr)
                    remove(own);
                else
                    ++debt;
            } else {
                ++booking.amount;
                returned.push_back(back[static_cast<std::size_t>(size - 1 - of.reversed)]);
            }
        }
        std::ranges::for_each(returned, [&](std::int64_t& e) { e = e <= now ? now + grace : e; });
        std::ranges::sort(returned);
        for (const std::int64_t expiry : returned) give(1, expiry);
        bookings.push_back(std::move(booking));
        return true;
    }
    void take_over(CoinBox& from) {
        const std::int64_t moved = from.amount();
        coins.insert(coins.end(), from.coins.begin(), from.coins.end());
        debt += from.debt;
        bare.insert(from.bare.begin(), from.bare.end());
        lapses.insert(from.lapses.begin(), from.lapses.end());
        pay();
        from.coins.clear();
        from.debt = 0;
        from.bare.clear();
        from.lapses.clear();
        if (moved == 0) return;
        from.bookings.push_back({EntryType::merge, -moved, {}});
        bookings.push_back({EntryType::merge, moved, {}});
    }

private:
    // The coin that expires first among those that this hold has.
    Coin* first_of(std::string_view holder) {
        Coin* first = nullptr;
        for (Coin& coin : coins)
            if (coin.held_by == holder && (!first || coin.expires_ms < first->expires_ms))
                first = &coin;
        return first;
    }
    void remove(Coin* coin) { coins.erase(coins.begin() + (coin - coins.data())); }
    std::vector<std::int64_t> take(std::int64_t how_much) {
        std::vector<std::int64_t> taken;
        for (; how_much > 0; --how_much) {
            if (Coin* coin = first_of("")) {
                taken.push_back(coin->expires_ms);
                remove(coin);
            } else {
                ++debt;
            }
        }
        return taken;
    }
    std::vector<std::int64_t> give(std::int64_t how_much, std::int64_t expires_ms) {
        std::vector<std::int64_t> given;
        for (; how_much > 0; --how_much) {
            if (debt > 0) {
                --debt;
                continue;
            }
            coins.push_back({expires_ms, ""});
            given.push_back(expires_ms);
        }
        return given;
    }
    void forget(const std::string& id) {
        for (Coin& coin : coins)
            if (coin.held_by == id) coin.held_by.clear();
        bare.erase(id);
        lapses.erase(id);
    }
    void pay() {
        for (Coin* coin = nullptr; debt > 0 && (coin = first_of("")) != nullptr; --debt)
            remove(coin);
    }
    void expire(std::int64_t now) {
        for (Coin* coin = first_of(""); coin && coin->expires_ms <= now; coin = first_of("")) {
            Booking booking{EntryType::expire, 0, {}};
            for (const std::int64_t expiry = coin->expires_ms; coin && coin->expires_ms == expiry;
                 coin = first_of("")) {
                --booking.amount;
                remove(coin);
            }
            bookings.push_back(std::move(booking));
        }
    }
};

// What differs between a balance and its oracle, in words; "" for nothing.
inline std::string difference(const Balance& balance, const CoinBox& box) {
    std::map<std::int64_t, Lot> lots;
    for (const CoinBox::Coin& coin : box.coins) {
        Lot& lot = lots.try_emplace(coin.expires_ms, Lot{coin.expires_ms, 0}).first->second;
        ++lot.left;
        if (!coin.held_by.empty()) ++lot.held;
    }
    std::vector<Lot> expected;
    for (const auto& [expiry, lot] : lots) expected.push_back(lot);
    if (balance.amount != box.amount()) return "amount";
    if (balance.held != box.held()) return "held";
    if (balance.lots != expected) return "lots";
    if (balance.entries != std::ssize(box.bookings)) return "number of entries";
    std::vector<std::string> faults;
    balance.find_faults(faults);
    return faults.empty() ? "" : faults.front();
}

// A step of a random walk, made from a random number: the same for a balance and its oracle.
struct Step {
    enum Kind : std::uint8_t { credit, debit, hold, commit, release, reverse, wait, merge };
    Kind kind;
    std::int64_t amount;       // 0 to 15
    std::int64_t lives_ms;     // of a lot or hold; how long to wait
    std::size_t which;         // of the holds or entries there are
    std::int64_t part, whole;  // of a reversal
    std::int64_t floor;

    explicit Step(std::uint64_t random) {
        const auto draw = [&](std::uint64_t below) {
            const std::uint64_t drawn = random % below;
            random /= below;
            return static_cast<std::int64_t>(drawn);
        };
        constexpr Kind kinds[] = {credit,  credit,  credit,  debit,   debit, hold, hold, commit,
                                  release, reverse, reverse, reverse, wait,  wait, wait, merge};
        kind = kinds[draw(16)];
        amount = draw(16);
        lives_ms = draw(20);
        which = static_cast<std::size_t>(draw(1 << 20));
        whole = 1 + draw(9);
        part = draw(static_cast<std::uint64_t>(whole) + 1);
        floor = draw(4) == 0 ? -10 : 0;
    }
};

}  // namespace domain::testing
