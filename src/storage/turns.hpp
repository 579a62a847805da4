// Whose write is next: accounts take turns by the time that their writes took, and so do, within an
// account, its askers (keys, people, jobs).
//
// A fair queue by virtual time. The time that each has used is recorded; the next turn goes to the
// one that would have used least after it. One that comes after a pause starts at what the last one
// served had used, so nobody saves time up; and one that used much is behind all others for at most
// a second of its time, so nobody is shut out for long. The time of a write is known only
// afterwards: an estimate is charged when it is handed out, and corrected when it is done. The
// writes of one asker keep their order.
#pragma once

#include "storage/pending_write.hpp"

#include <list>
#include <set>
#include <span>
#include <unordered_map>

namespace storage {

// One that takes turns among others of the same level.
class TurnTaker {
public:
    TurnTaker();
    TurnTaker(const TurnTaker&) = delete;
    TurnTaker& operator=(const TurnTaker&) = delete;

    bool is_before(const TurnTaker& other) const {
        return std::tie(rank_us_, entered_) < std::tie(other.rank_us_, other.entered_);
    }

private:
    friend class Round;
    struct Earlier {
        bool operator()(const TurnTaker* a, const TurnTaker* b) const { return a->is_before(*b); }
    };
    using Order = std::set<TurnTaker*, Earlier>;

    std::int64_t used_us_ = 0;
    std::int64_t rank_us_ = 0;   // its use after its next turn
    std::uint64_t entered_ = 0;  // among equals the first to come is first
    bool is_waiting_ = false;
    Order::node_type place_{};  // its node while it is not in the order
};

// One level: those who wait, in the order of their turns. Needs no memory.
class Round {
public:
    // Adds it to those who wait, or moves it to its place; its next turn is estimated at `next_us`.
    void wait(TurnTaker& taker, std::int64_t next_us);
    void leave(TurnTaker& taker);
    // It has its turn: newcomers start at its use from now on.
    void begin(TurnTaker& taker);
    // Follow with wait() if it waits. Negative amounts are returned.
    void charge(TurnTaker& taker, std::int64_t amount_us);
    // Nobody waits and nothing runs: all start over.
    void forget() { now_us_ = latest_us_; }
    bool remembers(const TurnTaker& taker) const { return taker.used_us_ > now_us_; }

    bool empty() const { return order_.empty(); }
    auto begin() const { return order_.begin(); }
    auto end() const { return order_.end(); }

private:
    TurnTaker::Order order_;
    std::int64_t now_us_ = 0;     // the use of the last one served before its turn
    std::int64_t latest_us_ = 0;  // the most that anybody has used
    std::uint64_t entries_ = 0;
};

// The writes that wait. One thread at a time.
class Turns {
public:
    struct Account;
    // The writes of one asker, the oldest first.
    struct Line : TurnTaker {
        Account* account = nullptr;
        std::list<PendingWrite> writes{};
        std::size_t running = 0;  // handed out and not settled
    };
    struct Account : TurnTaker {
        std::unordered_map<std::uint64_t, Line> lines{};
        Round round{};  // of those lines that have writes
        std::size_t waiting = 0, running = 0;
    };
    // A write that waits, and where.
    struct Place {
        Line* line;
        std::list<PendingWrite>::iterator write;
    };
    using Time = std::chrono::steady_clock::time_point;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

    // Whether a queue of `length_max` takes another write of this asker. An account may have as
    // many waiting as there are places left, and an asker as many as its account has left: so
    // backlogs leave places to others, however many there are.
    bool have_place_for(const Asker& asker, std::size_t length_max) const;
    // After those of the same asker. On std::bad_alloc nothing has changed.
    void add(PendingWrite&& pending);
    // Before those of the same asker that are younger. On std::bad_alloc nothing has changed.
    void put_back(PendingWrite& pending);

    Place first();  // whose turn it is; there is one
    PendingWrite take(Place place);
    // For every write that was taken, when it has run (or is put back without having run): its
    // asker is charged `cost` instead of the estimate.
    void settle(PendingWrite& pending, std::chrono::nanoseconds cost);

    // The first write in the order of turns for which `is_wanted`, else nothing.
    template <class Wanted>
    std::optional<Place> find(Wanted is_wanted) {
        for (TurnTaker* account : round_)
            for (TurnTaker* taker : static_cast<Account*>(account)->round) {
                auto& line = *static_cast<Line*>(taker);
                for (auto write = line.writes.begin(); write != line.writes.end(); ++write)
                    if (is_wanted(*write)) return Place{&line, write};
            }
        return {};
    }
    // Calls `visit` with each asker's line, in the order of turns.
    template <class Visit>
    void each_line(Visit visit) {
        for (TurnTaker* account : round_)
            for (TurnTaker* line : static_cast<Account*>(account)->round)
                visit(*static_cast<Line*>(line));
    }
    // Whether the turn of one comes before that of another.
    static bool is_before(const Line& one, const Line& other);

    // Moves those that were queued before `limit` to the end of `overdue`.
    void take_older(Time limit, std::list<PendingWrite>& overdue);
    std::optional<Time> oldest();

private:
    static constexpr std::size_t look_min = 1'000;

    Line& line_of(const Asker& asker);
    void rank(Line& line);
    void count(Line& line, std::ptrdiff_t added);
    void charge(Line& line, std::int64_t amount_us);
    void forget_idle();

    std::unordered_map<std::uint64_t, Account> accounts_;
    Round round_;  // of those accounts that have writes
    std::size_t size_ = 0, running_ = 0;
    std::size_t known_ = 0;            // accounts and lines
    std::size_t looks_at_ = look_min;  // at this many, unneeded ones are removed
};

}  // namespace storage
