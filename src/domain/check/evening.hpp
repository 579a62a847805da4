// An evening in a restaurant: tablets with clocks that are wrong and are set, and a network that
// drops, repeats and delays. Each has a copy of each check, which it sends whole, with what it did
// itself since. Meanwhile people move lines, split checks and settle conflicts.
// domain/check/evening_facts.hpp checks whether the service lost, doubled or lowered anything.
#pragma once

#include "domain/check/evening_tablet.hpp"

#include <utility>

namespace domain::testing {

struct BusyEvening {
    std::string name = "t";  // with which the ids of its checks begin
    int tablets_max = 6, checks_max = 3, steps = 40;
    std::int64_t start_ms = 1'795'000'000'000;
    bool is_told = false;  // what happens, in story()
};

class CheckEvening {
public:
    CheckEvening(std::uint64_t seed, BusyEvening evening, EveningService& service)
        : evening_(std::move(evening)),
          service_(service),
          random_(seed),
          now_ms_(evening_.start_ms) {
        const int checks = 1 + below(random_, evening_.checks_max);
        for (int i = 0; i < checks; ++i) add_check();
        const int tablets = 2 + below(random_, evening_.tablets_max - 1);
        const int skew = below(random_, 4);
        for (int i = 0; i < tablets; ++i) tablets_.push_back(tablet(i, skew));
    }

    // Plays it. Returns the first thing that went wrong, "" for nothing.
    std::string play() {
        for (int step = 1; step <= evening_.steps && problem_.empty(); ++step) {
            facts_.step = step;
            now_ms_ += is_one_in(random_, 12) ? below(random_, 600'000) : below(random_, 30'000);
            deliver(now_ms_);
            if (problem_.empty()) act(some(tablets_));
            if (problem_.empty()) decide();
        }
        ++facts_.step;
        for (Tablet& each : tablets_)
            for (std::size_t check = 0; check < checks_.size(); ++check)
                if (is_one_in(random_, 2)) send(each, check);
        deliver(std::numeric_limits<std::int64_t>::max());
        if (problem_.empty()) {
            look_at_all();
            fail(facts_.find_problem(service_));
        }
        return problem_;
    }

    const EveningFacts& facts() const { return facts_; }
    int conflicts() const { return conflicts_; }
    // What happened, a line each, where that was asked for.
    const std::vector<std::string>& story() const { return story_; }

private:
    struct Parcel {
        std::size_t tablet = 0, check = 0;
        Sending sending{};
        EveningArrival arrival{};
        std::map<int, int> instead{};
        bool was_delivered = false;
    };
    struct Check {
        std::string id;
        bool exists = false;
        std::int64_t revision = 0;
        std::string state = "active";
    };

    template <class List>
    typename List::value_type& some(List& list) {
        return list[index_below(list.size())];
    }
    std::size_t index_below(std::size_t end) {
        return static_cast<std::size_t>(below(random_, static_cast<int>(end)));
    }
    void add_check() { checks_.push_back({evening_.name + std::to_string(checks_.size() + 1)}); }
    Tablet tablet(int number, int skew) {
        static constexpr int skews[] = {0, 3'000, 60'000, 300'000};
        Tablet made{.number = static_cast<std::size_t>(number)};
        made.node = std::string("n") + static_cast<char>('a' + (number * 5) % 26);
        const int wrong_max = skews[is_one_in(random_, 3) ? below(random_, skew + 1) : skew];
        made.wrong_ms = below(random_, 2 * wrong_max + 1) - wrong_max;
        made.pays = static_cast<Pays>(below(random_, 4));
        made.hides_time = is_one_in(random_, 3);
        made.has_line_ids = !is_one_in(random_, 3);
        made.strips = made.pays != Pays::claim && is_one_in(random_, 5);
        return made;
    }
    std::string summary(const std::string& data) {
        return evening_.is_told ? work_.summary(data) : "";
    }
    void tell(const std::string& words) {
        if (!evening_.is_told) return;
        story_.push_back(std::to_string(facts_.step) + " +" +
                         std::to_string((now_ms_ - evening_.start_ms) / 1'000) + " s: " + words);
    }
    void fail(const std::string& problem) {
        if (problem_.empty() && !problem.empty())
            problem_ = "step " + std::to_string(facts_.step) + ": " + problem;
    }

    // ---- what a tablet does ----

    void act(Tablet& it) {
        if (is_one_in(random_, 25)) set_clock(it);
        if (is_one_in(random_, 40)) rename(it);
        if (is_one_in(random_, 15)) it.offline_until_ms = now_ms_ + below(random_, 900'000);
        const auto check = index_below(checks_.size());
        const bool is_online = now_ms_ >= it.offline_until_ms;
        if (is_online && !it.strips && checks_[check].exists && is_one_in(random_, 2))
            pull(it, check);
        TabletCopy& copy = it.copies[check];
        if (copy.status == "ACTIVE" || work_.may_reopen(copy))
            for (int edits = below(random_, 4); edits > 0; --edits)
                work_.edit(it, copy, checks_[check].id);
        if (copy.status == "ACTIVE" && is_one_in(random_, 10)) work_.close(it, copy);
        if (is_online && !is_one_in(random_, 5)) send(it, check);
    }
    void set_clock(Tablet& it) {
        const std::int64_t by_ms = below(random_, 600'000) - 300'000;
        it.wrong_ms =
            std::clamp(it.wrong_ms + by_ms, std::int64_t{-300'000}, std::int64_t{300'000});
        it.last_device_ms = 0;
        it.was_set = true;
        tell(it.node + " sets its clock, which is now wrong by " + std::to_string(it.wrong_ms));
    }
    // What it took without ids would be taken for another's.
    void rename(Tablet& it) {
        for (const auto& [check, copy] : it.copies)
            for (const TabletPart& part : copy.parts)
                if (part.is_payment && !part.content.find("id")) return;
        if (it.strips) return;
        const std::string before = it.node;
        it.node = before.substr(0, 2) + std::to_string(++it.names + 1);
        for (auto& [check, copy] : it.copies) copy.free_keys.clear();
        tell(before + " is " + it.node + " from now on");
    }

    // ---- what it sends ----

    void send(Tablet& it, std::size_t check) {
        TabletCopy& copy = it.copies[check];
        if (!checks_[check].exists && copy.parts.empty()) return;
        if (copy.status != "ACTIVE" && !copy.is_status_own && !is_one_in(random_, 4)) return;
        Parcel parcel{.tablet = it.number, .check = check};
        Sending& sending = parcel.sending;
        sending.check = checks_[check].id;
        sending.node = it.node;
        if (!it.hides_time || !is_one_in(random_, 4)) sending.device_ms = clock_of(it);
        sending.wants_reopen = copy.wants_reopen;
        if (copy.revision > 0 && is_one_in(random_, 4)) sending.base_revision = copy.revision;
        sending.data = work_.data_of(it, copy);
        parcel.arrival = work_.arrival_of(it, copy, sending);
        parcel.arrival.sent = ++sent_;
        parcel.instead = copy.instead;
        if (copy.is_status_own) copy.status_sent = sent_;
        post(std::move(parcel));
    }
    std::int64_t clock_of(Tablet& it) {
        it.last_device_ms = std::max(now_ms_ + it.wrong_ms, it.last_device_ms + 1);
        return it.last_device_ms;
    }
    void post(Parcel parcel) {
        tell(parcel.sending.node + " sends #" + std::to_string(parcel.arrival.sent) + ' ' +
             words_of(parcel.sending));
        const bool is_late = is_one_in(random_, 5);
        const std::int64_t delay = is_late ? below(random_, 900'000) : 1 + below(random_, 3'000);
        parcels_.push_back(std::move(parcel));
        const std::size_t number = parcels_.size() - 1;
        if (!is_one_in(random_, 6)) on_their_way_.emplace(now_ms_ + delay, number);
        if (is_one_in(random_, 4))
            on_their_way_.emplace(now_ms_ + delay + below(random_, 900'000), number);
    }
    std::string words_of(const Sending& sending) {
        std::string words = sending.check + " at ";
        words +=
            sending.device_ms ? std::to_string(*sending.device_ms - evening_.start_ms) : "no time";
        if (sending.base_revision) words += " base " + std::to_string(*sending.base_revision);
        return words + (sending.wants_reopen ? " reopen " : " ") + summary(sending.data);
    }
    // ---- what comes of it ----

    void deliver(std::int64_t until_ms) {
        while (problem_.empty() && !on_their_way_.empty() &&
               on_their_way_.begin()->first <= until_ms) {
            const auto [at_ms, number] = *on_their_way_.begin();
            on_their_way_.erase(on_their_way_.begin());
            arrived_ms_ = std::max(arrived_ms_ + 1, at_ms);
            arrive(parcels_[number]);
        }
    }
    void arrive(Parcel& parcel) {
        parcel.sending.at_ms = arrived_ms_;
        Check& check = checks_[parcel.check];
        const bool knows = parcel.sending.base_revision == check.revision;
        const Told told = service_.send(parcel.sending);
        tell("#" + std::to_string(parcel.arrival.sent) + " arrives at " +
             std::to_string(arrived_ms_ - evening_.start_ms) + ", " +
             (told.is_applied ? "applied, " : "kept, ") + told.state + ' ' + summary(told.data));
        check.exists = true;
        if (!std::exchange(parcel.was_delivered, true)) {
            if (knows && told.is_applied)
                for (const auto& [own, others] : parcel.instead)
                    facts_.change(own).knew.push_back(others);
            EveningArrival& arrival = parcel.arrival;
            arrival.at_ms = arrived_ms_;
            if (!arrival.has_time) arrival.device_ms = arrived_ms_;
            arrival.is_applied = told.is_applied;
            arrival.knows_current = knows;
            // Without a time nothing is removed, but by who knows the check, for all that is said.
            if (arrival.has_time || knows)
                for (const auto& [thing, change] : arrival.gone) arrival.made.push_back(change);
            facts_.take(arrival);
            show(parcel.check, told);
            if (problem_.empty() && !is_one_in(random_, 6)) answer(parcel, told);
        } else {
            show(parcel.check, told);
        }
        facts_.answer(check.id, parcel.sending.node);
        fail(facts_.find_problem(service_));
    }
    void show(std::size_t number, const Told& told) {
        Check& check = checks_[number];
        check.revision = told.revision;
        check.state = told.state;
        conflicts_ += !told.conflicts.empty();
        facts_.show(check.id, told);
    }
    void look_at_all() {
        for (std::size_t i = 0; i < checks_.size(); ++i)
            if (checks_[i].exists) show(i, service_.read(checks_[i].id));
    }
    void answer(const Parcel& parcel, const Told& told) {
        Tablet& it = tablets_[parcel.tablet];
        TabletCopy& copy = it.copies[parcel.check];
        if (told.is_applied) {
            const std::set<int> made(parcel.arrival.made.begin(), parcel.arrival.made.end());
            for (TabletPart& part : copy.parts)
                if (made.contains(part.change) || is_same_bare(parcel, part))
                    part.is_pending = false;
            std::erase_if(copy.gone, [&](const auto& each) { return made.contains(each.second); });
            note_free_keys(it, copy, parcel);
            if (copy.status_sent && parcel.arrival.sent >= copy.status_sent) {
                copy.is_status_own = copy.wants_reopen = false;
                copy.status_sent = 0;
            }
        } else if (is_one_in(random_, 2)) {
            work_.may_reopen(copy);
        }
        if (is_one_in(random_, 2)) work_.adopt(it, copy, told, it.strips);
    }
    static bool is_same_bare(const Parcel& parcel, const TabletPart& part) {
        const auto sent = parcel.arrival.bare.find(part.thing);
        return sent != parcel.arrival.bare.end() &&
               schema::whole_of(part.content, "amount") == sent->second;
    }
    // The keys of lines that left, which it sent the check without.
    void note_free_keys(const Tablet& it, TabletCopy& copy, const Parcel& parcel) {
        auto& left = left_[parcel.check];
        for (auto each = left.begin(); !it.has_line_ids && each != left.end();) {
            const bool was_sent = parcel.arrival.holds.contains(each->first);
            const bool came_after = parcel.arrival.sent > each->second.sent;
            if (was_sent || !came_after || !parcel.arrival.has_time) {
                ++each;
                continue;
            }
            copy.free_keys.emplace_back(each->first, each->second.key);
            each = left.erase(each);
        }
    }
    void pull(Tablet& it, std::size_t check) {
        const Told told = service_.read(checks_[check].id);
        show(check, told);
        work_.adopt(it, it.copies[check], told, false);
    }
    // ---- what people decide ----

    void decide() {
        arrived_ms_ = std::max(arrived_ms_ + 1, now_ms_);
        if (is_one_in(random_, 10)) move();
        if (is_one_in(random_, 25)) split();
        if (is_one_in(random_, 8)) settle();
    }
    // A few lines of a check that is active, by their things.
    std::map<int, std::string> some_lines(const Told& told) {
        std::map<int, std::string> lines;
        for (const TabletPart& part : work_.parts_in(told.data, false)) {
            if (part.is_payment || !is_one_in(random_, 2)) continue;
            lines[part.thing] = TabletWork::key_of(part);
        }
        return lines;
    }
    std::vector<std::size_t> active() const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < checks_.size(); ++i)
            if (checks_[i].exists && checks_[i].state == "active") found.push_back(i);
        return found;
    }
    void move() {
        auto choice = active();
        if (choice.size() < 2) return;
        shuffle(random_, choice);
        move_lines(choice[0], choice[1], false);
    }
    void split() {
        auto choice = active();
        if (choice.empty() || checks_.size() > 5) return;
        const std::size_t from = some(choice);
        add_check();
        move_lines(from, checks_.size() - 1, true);
        if (!checks_.back().exists) checks_.pop_back();
    }
    void move_lines(std::size_t from, std::size_t to, bool is_split) {
        const Told before = service_.read(checks_[from].id);
        const auto lines = some_lines(before);
        if (lines.empty()) return;
        std::vector<std::string> keys;
        for (const auto& [thing, key] : lines) keys.push_back(key);
        std::string words = checks_[from].id + (is_split ? " is split to " : " gives to ");
        for (const std::string& key : keys) words += key + ' ';
        tell(words + "for " + checks_[to].id);
        const ToldMove told =
            is_split ? service_.split(checks_[from].id, checks_[to].id, keys, arrived_ms_)
                     : service_.move(checks_[from].id, checks_[to].id, keys, arrived_ms_);
        checks_[to].exists = true;
        show(from, told.from);
        show(to, told.to);
        tell("then " + summary(told.from.data) + " and " + summary(told.to.data));
        std::map<int, int> moved;
        for (const auto& [thing, key] : lines) {
            const auto& stands = facts_.standing(checks_[to].id);
            const auto found = stands.find(thing);
            if (found == stands.end())
                return fail("line " + key + " did not arrive where it was moved");
            if (facts_.standing(checks_[from].id).contains(thing) &&
                !facts_.thing(thing).may_be_mistaken)
                return fail("line " + key + " did not leave");
            moved.emplace(*found);
            if (key.find('/') != std::string::npos) left_[from][thing] = {key, sent_};
        }
        facts_.move(checks_[from].id, checks_[to].id, moved, arrived_ms_);
        fail(facts_.find_problem(service_));
    }
    void settle() {
        const std::vector<ToldConflict> open = service_.conflicts();
        if (open.empty()) return;
        const ToldConflict& chosen = open[index_below(open.size())];
        const bool is_kept = is_one_in(random_, 2);
        tell((is_kept ? "kept is " : "dropped is ") + chosen.key + " of " + chosen.check);
        for (const ToldConflict& each : open)
            if (each.id == chosen.id) facts_.expect_decision(each);
        service_.settle(chosen.id, is_kept, arrived_ms_);
        look_at_all();
        for (const ToldConflict& each : open)
            if (each.id == chosen.id) facts_.decide(each, is_kept, arrived_ms_);
        fail(facts_.find_problem(service_));
    }

    struct Left {
        std::string key;
        int sent;
    };

    BusyEvening evening_;
    EveningService& service_;
    std::mt19937_64 random_;
    std::int64_t now_ms_, arrived_ms_ = 0;
    EveningFacts facts_{};
    TabletWork work_{facts_, random_};
    std::deque<Check> checks_{};
    std::vector<Tablet> tablets_{};
    std::deque<Parcel> parcels_{};
    std::multimap<std::int64_t, std::size_t> on_their_way_{};
    std::map<std::size_t, std::map<int, Left>> left_{};  // lines without ids that left, by checks
    int sent_ = 0, conflicts_ = 0;
    std::vector<std::string> story_{};
    std::string problem_{};
};

}  // namespace domain::testing
