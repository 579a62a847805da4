#include "storage/turns.hpp"

#include <algorithm>

namespace storage {
namespace {

// The estimated time of a write before it has run.
constexpr std::int64_t usual_us = 1'000, usual_alone_us = 100'000;
// At most this much of an asker's use counts against it, beyond what the others have used.
constexpr std::int64_t remembered_us_max = 1'000'000;

std::int64_t usual_cost_us(const PendingWrite& pending) {
    return pending.write.is_alone ? usual_alone_us : usual_us;
}

std::int64_t us(std::chrono::nanoseconds duration) {
    return std::chrono::duration_cast<std::chrono::microseconds>(duration).count();
}

}  // namespace

TurnTaker::TurnTaker() {
    Order one;
    one.insert(this);
    place_ = one.extract(one.begin());
}

void Round::wait(TurnTaker& taker, std::int64_t next_us) {
    if (taker.is_waiting_) {
        taker.place_ = order_.extract(&taker);
    } else {
        taker.is_waiting_ = true;
        taker.used_us_ = std::max(taker.used_us_, now_us_);
        taker.entered_ = ++entries_;
    }
    taker.rank_us_ = taker.used_us_ + next_us;
    order_.insert(std::move(taker.place_));
}

void Round::leave(TurnTaker& taker) {
    if (!taker.is_waiting_) return;
    taker.place_ = order_.extract(&taker);
    taker.is_waiting_ = false;
}

void Round::begin(TurnTaker& taker) { now_us_ = std::max(now_us_, taker.used_us_); }

void Round::charge(TurnTaker& taker, std::int64_t amount_us) {
    taker.used_us_ = std::min(taker.used_us_ + amount_us, now_us_ + remembered_us_max);
    latest_us_ = std::max(latest_us_, taker.used_us_);
}

bool Turns::have_place_for(const Asker& asker, std::size_t length_max) const {
    const std::size_t left = length_max - std::min(length_max, size_);
    std::size_t theirs = 0;  // those of the asker count twice
    if (const auto account = accounts_.find(asker.account); account != accounts_.end()) {
        theirs = account->second.waiting;
        const auto line = account->second.lines.find(asker.who);
        if (line != account->second.lines.end()) theirs += line->second.writes.size();
    }
    return theirs < left;
}

Turns::Line& Turns::line_of(const Asker& asker) {
    if (known_ >= looks_at_) forget_idle();
    const auto [account, is_new_account] = accounts_.try_emplace(asker.account);
    known_ += is_new_account ? 1 : 0;
    const auto [line, is_new_line] = account->second.lines.try_emplace(asker.who);
    known_ += is_new_line ? 1 : 0;
    line->second.account = &account->second;
    return line->second;
}

// Puts the line in its place among those of its account, and the account among all.
void Turns::rank(Line& line) {
    Account& account = *line.account;
    if (line.writes.empty())
        account.round.leave(line);
    else
        account.round.wait(line, usual_cost_us(line.writes.front()));
    if (account.round.empty()) return round_.leave(account);
    const auto& next = *static_cast<const Line*>(*account.round.begin());
    round_.wait(account, usual_cost_us(next.writes.front()));
}

void Turns::count(Line& line, std::ptrdiff_t added) {
    line.account->waiting += static_cast<std::size_t>(added);
    size_ += static_cast<std::size_t>(added);
    rank(line);
}

void Turns::charge(Line& line, std::int64_t amount_us) {
    round_.charge(*line.account, amount_us);
    line.account->round.charge(line, amount_us);
}

void Turns::add(PendingWrite&& pending) {
    Line& line = line_of(pending.write.asker);
    line.writes.push_back(std::move(pending));
    count(line, 1);
}

void Turns::put_back(PendingWrite& pending) {
    Line& line = line_of(pending.write.asker);
    const auto younger = std::ranges::find_if(
        line.writes, [&](const PendingWrite& waiting) { return waiting.since >= pending.since; });
    line.writes.insert(younger, std::move(pending));
    count(line, 1);
}

Turns::Place Turns::first() {
    auto& account = *static_cast<Account*>(*round_.begin());
    auto& line = *static_cast<Line*>(*account.round.begin());
    return {&line, line.writes.begin()};
}

PendingWrite Turns::take(Place place) {
    Line& line = *place.line;
    PendingWrite taken = std::move(*place.write);
    taken.charged_us = usual_cost_us(taken);
    line.writes.erase(place.write);
    round_.begin(*line.account);
    line.account->round.begin(line);
    charge(line, taken.charged_us);
    ++running_;
    ++line.account->running;
    ++line.running;
    count(line, -1);
    return taken;
}

void Turns::settle(PendingWrite& pending, std::chrono::nanoseconds cost) {
    Line& line = accounts_.at(pending.write.asker.account).lines.at(pending.write.asker.who);
    charge(line, us(cost) - pending.charged_us);
    pending.charged_us = 0;
    --running_;
    --line.running;
    --line.account->running;
    rank(line);
    if (line.account->running == 0 && line.account->waiting == 0) line.account->round.forget();
    if (running_ == 0 && size_ == 0) round_.forget();
}

bool Turns::is_before(const Line& one, const Line& other) {
    if (one.account != other.account) return one.account->is_before(*other.account);
    return one.is_before(other);
}

void Turns::take_older(Time limit, std::list<PendingWrite>& overdue) {
    for (auto& [account_name, account] : accounts_) {
        if (account.waiting == 0) continue;
        for (auto& [name, line] : account.lines) {
            const auto younger = std::ranges::find_if(
                line.writes, [&](const PendingWrite& waiting) { return waiting.since > limit; });
            const auto taken = std::distance(line.writes.begin(), younger);
            if (taken == 0) continue;
            overdue.splice(overdue.end(), line.writes, line.writes.begin(), younger);
            count(line, -taken);
        }
    }
}

std::optional<Turns::Time> Turns::oldest() {
    std::optional<Time> oldest;
    each_line([&](const Line& line) {
        const Time since = line.writes.front().since;
        oldest = std::min(oldest.value_or(since), since);
    });
    return oldest;
}

// All lines without writes, except those whose use still counts against them.
void Turns::forget_idle() {
    known_ = 0;
    for (auto it = accounts_.begin(); it != accounts_.end();) {
        Account& account = it->second;
        std::erase_if(account.lines, [&](const auto& named) {
            const Line& line = named.second;
            return line.writes.empty() && line.running == 0 && !account.round.remembers(line);
        });
        const bool is_idle = account.lines.empty() && !round_.remembers(account);
        known_ += is_idle ? 0 : 1 + account.lines.size();
        it = is_idle ? accounts_.erase(it) : std::next(it);
    }
    looks_at_ = std::max(look_min, 2 * known_);
}

}  // namespace storage
