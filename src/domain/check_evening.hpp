// An evening in a restaurant: tablets with clocks that are wrong and are set, and a network that
// drops, repeats and delays. Each has a copy of each check, which it sends whole, with what it did
// itself since. Meanwhile people move lines, split checks and settle conflicts. Whether the service
// lost, doubled or lowered anything is told by domain/check_evening_facts.hpp.
//
// A tablet is one of four kinds by how it takes money: payments with ids of their own, without,
// without anything that tells them apart (bare), or only a `paidAmount`. It lists what it took
// itself first, in the order in which it took it.
#pragma once

#include "domain/check_evening_facts.hpp"
#include "domain/check_examples.hpp"

#include <utility>

namespace domain::testing {

struct BusyEvening {
    std::string name = "t";  // with which the ids of its checks begin
    int tablets_max = 6, checks_max = 3, steps = 40;
    std::int64_t start_ms = 1'795'000'000'000;
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
    // What happened, a line each.
    const std::vector<std::string>& story() const { return story_; }

private:
    enum class Pays : std::uint8_t { with_id, without_id, bare, claim };
    struct Part {
        int thing = 0, change = 0;  // of a bare payment of others both are 0
        bool is_payment = false, is_pending = false, was_sent = false;
        std::string seat{};
        schema::Tree content{};
        std::int64_t amount_before = 0;  // of a bare payment that was corrected
    };
    struct Copy {
        std::int64_t revision = 0;
        std::string status = "ACTIVE";
        int status_sent = 0;  // in which sending it said that; 0: it is no news of its own
        bool is_status_own = false;
        bool wants_reopen = false;
        std::vector<Part> parts{};
        std::map<int, int> gone{};  // changes by things: removals that were not answered
        std::map<int, int>
            instead{};  // changes of others that it saw, by its own that replace them
        std::int64_t claim = 0;
        // Lines that left and their keys, once it sent the check without.
        std::vector<std::pair<int, std::string>> free_keys{};
    };
    struct Tablet {
        std::size_t number = 0;
        std::string node{};
        std::int64_t wrong_ms = 0, last_said_ms = 0, offline_until_ms = 0;
        bool was_set = false;
        Pays pays = Pays::with_id;
        bool has_line_ids = true;
        bool hides_time = false;  // now and then; it corrects no payments
        bool strips = false;      // ids that the service made; it reads nothing but its own answers
        int names = 0;
        std::map<std::size_t, Copy> copies{};
    };
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
    void tell(const std::string& words) {
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
        Copy& copy = it.copies[check];
        if (copy.status == "ACTIVE" || may_reopen(copy))
            for (int edits = below(random_, 4); edits > 0; --edits) edit(it, copy, check);
        if (copy.status == "ACTIVE" && is_one_in(random_, 10)) close(it, copy);
        if (is_online && !is_one_in(random_, 5)) send(it, check);
    }
    bool may_reopen(Copy& copy) {
        if (!is_one_in(random_, 3)) return false;
        set_status(copy, "ACTIVE");
        copy.wants_reopen = true;
        return true;
    }
    static void set_status(Copy& copy, std::string status) {
        copy.status = std::move(status);
        copy.is_status_own = true;
        copy.status_sent = 0;
    }
    void set_clock(Tablet& it) {
        const std::int64_t by_ms = below(random_, 600'000) - 300'000;
        it.wrong_ms =
            std::clamp(it.wrong_ms + by_ms, std::int64_t{-300'000}, std::int64_t{300'000});
        it.last_said_ms = 0;
        it.was_set = true;
        tell(it.node + " sets its clock, which is now wrong by " + std::to_string(it.wrong_ms));
    }
    // What it took without ids would be taken for another's.
    void rename(Tablet& it) {
        for (const auto& [check, copy] : it.copies)
            for (const Part& part : copy.parts)
                if (part.is_payment && !part.content.find("id")) return;
        if (it.strips) return;
        const std::string before = it.node;
        it.node = before.substr(0, 2) + std::to_string(++it.names + 1);
        for (auto& [check, copy] : it.copies) copy.free_keys.clear();
        tell(before + " is " + it.node + " from now on");
    }

    void edit(Tablet& it, Copy& copy, std::size_t check) {
        std::vector<std::size_t> own_choice;
        for (std::size_t i = 0; i < copy.parts.size(); ++i)
            if (may_change(it, copy, copy.parts[i])) own_choice.push_back(i);
        if (is_one_in(random_, 6)) return pay(it, copy, 100 * (1 + below(random_, 5)));
        if (own_choice.empty() || is_one_in(random_, 2)) return add_line(it, copy, check);
        const std::size_t index = some(own_choice);
        if (copy.parts[index].is_payment) return change_payment(it, copy.parts[index]);
        change_line(it, copy, index);
    }
    // Others may void a payment if they can name it. Only its maker corrects it, under the same
    // name, and not while another of the same amount could be meant; nor by a clock that was set.
    bool may_change(const Tablet& it, const Copy& copy, const Part& part) {
        const schema::Tree* is_void = part.content.find("isVoid");
        if (is_void && is_void->is_true()) return false;
        if (!part.is_payment) return true;
        if (part.thing == 0 || it.was_set) return false;
        const bool has_id = part.content.find("id") != nullptr;
        const EveningThing& thing = facts_.thing(part.thing);
        if (!is_own(it, part.thing)) return has_id && !thing.is_bare;
        if (names_[part.thing] != it.node || it.hides_time) return false;
        if (thing.is_bare && part.is_pending) return false;
        if (has_id) return !thing.is_bare;
        const auto amount = schema::whole_of(part.content, "amount");
        return std::ranges::count_if(copy.parts, [&](const Part& each) {
                   return each.is_payment && schema::whole_of(each.content, "amount") == amount;
               }) == 1;
    }
    bool is_own(const Tablet& it, int thing) {
        const auto maker = makers_.find(thing);
        return maker != makers_.end() && maker->second == it.number;
    }
    int changed(const Tablet& it, const Part& part, EveningChange made) {
        made.thing = part.thing;
        made.tablet = it.number;
        if (part.change != 0) made.knew.push_back(part.change);
        return facts_.make_change(made);
    }
    void change_line(Tablet& it, Copy& copy, std::size_t index) {
        Part& part = copy.parts[index];
        EveningChange made{.amount = facts_.change(part.change).amount};
        const int what = below(random_, 6);
        made.is_gone = what == 0;
        made.is_void = what == 1;
        if (what > 2) made.amount = 1 + below(random_, 5);
        const int number = changed(it, part, made);
        if (made.is_gone) {
            copy.gone[part.thing] = number;
            copy.parts.erase(copy.parts.begin() + static_cast<std::ptrdiff_t>(index));
            return;
        }
        // Where the seat is part of the key another seat is another line.
        if (what == 2 && part.content.find("orderUniqueId"))
            part.seat = "s" + std::to_string(below(random_, 3));
        write_line(part, number);
    }
    void write_line(Part& part, int number) {
        const EveningChange& made = facts_.change(number);
        part.change = number;
        part.is_pending = true;
        part.content.set("change", schema::Tree::of(std::int64_t{number}));
        part.content.set("quantity", schema::Tree::of(made.amount));
        part.content.set("totalPrice", schema::Tree::of(made.amount * 100));
        if (made.is_void) part.content.set("isVoid", schema::Tree::of_flag(true));
    }
    void add_line(Tablet& it, Copy& copy, std::size_t check) {
        Part part{.thing = facts_.make_thing(false)};
        part.seat = "s" + std::to_string(below(random_, 3));
        part.content = schema::Tree::object();
        std::string number = std::to_string(part.thing), menu = "m";
        if (it.has_line_ids) {
            part.content.set("orderUniqueId", schema::Tree::of("l" + number));
        } else if (!copy.free_keys.empty() && is_one_in(random_, 2)) {
            const auto [left, key] = copy.free_keys.back();
            copy.free_keys.pop_back();
            facts_.thing(part.thing).formerly = left;
            part.seat = key.substr(0, key.find('/'));
            number = key.substr(part.seat.size() + 1, key.rfind('/') - part.seat.size() - 1);
            tell(it.node + " uses the key " + key + " again in " + checks_[check].id);
        }
        part.content.set("orderNo", schema::Tree::of(number));
        part.content.set("menuId", schema::Tree::of(menu));
        part.content.set("price", schema::Tree::of(std::int64_t{100}));
        facts_.thing(part.thing)
            .keys.insert(it.has_line_ids ? "l" + number : part.seat + '/' + number + '/' + menu);
        write_line(part, changed(it, part, {.amount = 1 + below(random_, 5)}));
        copy.parts.push_back(std::move(part));
    }
    void pay(Tablet& it, Copy& copy, std::int64_t amount) {
        if (it.pays == Pays::claim) {
            copy.claim += amount;
            return;
        }
        if (it.pays == Pays::bare && is_one_in(random_, 2)) amount = 500;
        Part part{.thing = facts_.make_thing(true), .is_payment = true};
        makers_[part.thing] = it.number;
        names_[part.thing] = it.node;
        part.content = schema::Tree::object();
        if (it.pays == Pays::with_id)
            part.content.set("id", schema::Tree::of("p" + std::to_string(part.thing)));
        part.content.set("paymentMethod", schema::Tree::of("Cash"));
        EveningThing& thing = facts_.thing(part.thing);
        thing.is_bare = it.pays == Pays::bare;
        if (it.pays == Pays::with_id) thing.keys.insert("p" + std::to_string(part.thing));
        write_payment(it, part, {.amount = amount});
        copy.parts.push_back(std::move(part));
    }
    void write_payment(const Tablet& it, Part& part, const EveningChange& made) {
        part.is_pending = true;
        part.was_sent = false;
        part.content.set("amount", schema::Tree::of(made.amount));
        if (made.is_void) part.content.set("isVoid", schema::Tree::of_flag(true));
        if (facts_.thing(part.thing).is_bare) return;
        part.change = changed(it, part, made);
        part.content.set("change", schema::Tree::of(std::int64_t{part.change}));
    }
    void change_payment(const Tablet& it, Part& part) {
        EveningChange made{.amount = schema::whole_of(part.content, "amount").value_or(0)};
        const bool is_bare = facts_.thing(part.thing).is_bare;
        made.is_void = !is_bare && (!is_own(it, part.thing) || is_one_in(random_, 2));
        if (is_bare) part.amount_before = made.amount;
        // To one that no other has, so that it cannot be taken for another's.
        if (!made.is_void) made.amount += 100 + part.thing;
        write_payment(it, part, made);
    }
    void close(Tablet& it, Copy& copy) {
        const std::int64_t due = total_of(copy) - paid_of(it, copy);
        if (is_one_in(random_, 12)) return set_status(copy, "VOID");
        if (due > 0 && !is_one_in(random_, 4)) pay(it, copy, due);
        set_status(copy, "CLOSED");
    }
    static bool is_void(const Part& part) {
        const schema::Tree* found = part.content.find("isVoid");
        return found && found->is_true();
    }
    static std::int64_t total_of(const Copy& copy) {
        std::int64_t total = 0;
        for (const Part& part : copy.parts)
            if (!part.is_payment && !is_void(part))
                total += schema::whole_of(part.content, "totalPrice").value_or(0);
        return total;
    }
    static std::int64_t paid_of(const Tablet& it, const Copy& copy) {
        if (it.pays == Pays::claim) return copy.claim;
        std::int64_t paid = 0;
        for (const Part& part : copy.parts)
            if (part.is_payment && !is_void(part))
                paid += schema::whole_of(part.content, "amount").value_or(0);
        return paid;
    }

    // ---- what it sends ----

    void send(Tablet& it, std::size_t check) {
        Copy& copy = it.copies[check];
        if (!checks_[check].exists && copy.parts.empty()) return;
        if (copy.status != "ACTIVE" && !copy.is_status_own && !is_one_in(random_, 4)) return;
        Parcel parcel{.tablet = it.number, .check = check};
        Sending& sending = parcel.sending;
        sending.check = checks_[check].id;
        sending.node = it.node;
        if (!it.hides_time || !is_one_in(random_, 4)) sending.said_ms = clock_of(it);
        sending.wants_reopen = copy.wants_reopen;
        if (copy.revision > 0 && is_one_in(random_, 4)) sending.base_revision = copy.revision;
        sending.data = data_of(it, copy);
        parcel.arrival = arrival_of(it, copy, sending);
        parcel.instead = copy.instead;
        if (copy.is_status_own) copy.status_sent = sent_;
        post(std::move(parcel));
    }
    std::int64_t clock_of(Tablet& it) {
        it.last_said_ms = std::max(now_ms_ + it.wrong_ms, it.last_said_ms + 1);
        return it.last_said_ms;
    }
    EveningArrival arrival_of(const Tablet& it, Copy& copy, const Sending& sending) {
        EveningArrival arrival{.check = sending.check, .node = sending.node, .tablet = it.number};
        arrival.has_time = sending.said_ms.has_value();
        arrival.said_ms = sending.said_ms.value_or(0);
        arrival.sent = ++sent_;
        for (Part& part : copy.parts) {
            if (part.is_payment && it.pays == Pays::claim) continue;
            part.was_sent = true;
            if (part.is_payment && part.change == 0)
                ++arrival.all_bare[schema::whole_of(part.content, "amount").value_or(0)];
            if (part.change != 0) arrival.holds[part.thing] = part.change;
            if (part.is_pending && part.change != 0) arrival.made.push_back(part.change);
            if (part.thing != 0 && part.change == 0 && is_own(it, part.thing))
                arrival.bare[part.thing] = schema::whole_of(part.content, "amount").value_or(0);
        }
        for (const auto& [thing, change] : copy.gone) arrival.made.push_back(change);
        if (it.pays == Pays::claim) arrival.claim = copy.claim;
        return arrival;
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
        words += sending.said_ms ? std::to_string(*sending.said_ms - evening_.start_ms) : "no time";
        if (sending.base_revision) words += " base " + std::to_string(*sending.base_revision);
        return words + (sending.wants_reopen ? " reopen " : " ") + summary(sending.data);
    }
    // Its lines and payments, as "key:change", and what it says of them.
    std::string summary(const std::string& text) {
        const schema::Tree data = schema::parse_tree(text);
        std::string words(schema::words_of(data, "status"));
        for (const Part& part : parts_in(text, false)) {
            const auto id =
                schema::words_of(part.content, part.is_payment ? "id" : "orderUniqueId");
            words += part.is_payment ? " $" : " ";
            words += id.empty() && !part.is_payment ? key_without_id(part) : std::string(id);
            words += ':' + std::to_string(part.change) + (is_void(part) ? "v" : "");
            if (part.is_payment)
                words += '=' + std::string(schema::words_of(part.content, "amount"));
        }
        return words + " paid " + std::string(schema::words_of(data, "paidAmount"));
    }
    std::string data_of(const Tablet& it, const Copy& copy) {
        std::string seats[3], payments;
        std::vector<const Part*> paid;
        for (const Part& part : copy.parts) {
            if (part.is_payment) {
                paid.push_back(&part);
                continue;
            }
            std::string& list = seats[part.seat.back() - '0'];
            list += (list.empty() ? "" : ",") + print(part.content);
        }
        std::ranges::stable_sort(paid, {}, [&](const Part* part) {
            return is_own(it, part->thing) ? part->thing : std::numeric_limits<int>::max();
        });
        for (const Part* part : paid)
            payments += (payments.empty() ? "" : ",") + print(part->content);
        std::string data = R"({"status":")" + copy.status + R"(","checkNo":"7","seats":[)";
        for (int seat = 0; seat < 3; ++seat)
            data += (seat ? R"(,{"id":"s)" : R"({"id":"s)") + std::to_string(seat) +
                    R"(","orders":[)" + seats[seat] + "]}";
        data += ']';
        if (it.pays != Pays::claim) data += R"(,"payments":[)" + payments + ']';
        return data + R"(,"totalAmount":)" + std::to_string(total_of(copy)) + R"(,"paidAmount":)" +
               std::to_string(paid_of(it, copy)) + '}';
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
            if (!arrival.has_time) arrival.said_ms = arrived_ms_;
            arrival.is_applied = told.is_applied;
            arrival.knows_current = knows;
            // Without a time nothing is removed, but by who knows what is there.
            if (!arrival.has_time && !knows)
                std::erase_if(arrival.made,
                              [&](int number) { return facts_.change(number).is_gone; });
            facts_.remove(arrival, told.removed);
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
        Copy& copy = it.copies[parcel.check];
        if (told.is_applied) {
            const std::set<int> made(parcel.arrival.made.begin(), parcel.arrival.made.end());
            for (Part& part : copy.parts)
                if (made.contains(part.change) || is_same_bare(parcel, part))
                    part.is_pending = false;
            std::erase_if(copy.gone, [&](const auto& each) { return made.contains(each.second); });
            note_free_keys(it, copy, parcel);
            if (copy.status_sent && parcel.arrival.sent >= copy.status_sent) {
                copy.is_status_own = copy.wants_reopen = false;
                copy.status_sent = 0;
            }
        } else if (is_one_in(random_, 2)) {
            may_reopen(copy);
        }
        if (is_one_in(random_, 2)) adopt(it, copy, told, it.strips);
    }
    static bool is_same_bare(const Parcel& parcel, const Part& part) {
        const auto sent = parcel.arrival.bare.find(part.thing);
        return sent != parcel.arrival.bare.end() &&
               schema::whole_of(part.content, "amount") == sent->second;
    }
    // The keys of lines that left, which it sent the check without.
    void note_free_keys(const Tablet& it, Copy& copy, const Parcel& parcel) {
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
        adopt(it, it.copies[check], told, false);
    }
    // Takes over the check as it was told, under what it did itself that was not answered.
    // Not while it cannot know whether a payment without any mark is among it.
    void adopt(const Tablet& it, Copy& copy, const Told& told, bool strips) {
        const bool is_unclear = std::ranges::any_of(copy.parts, [](const Part& part) {
            return part.change == 0 && part.is_pending && part.was_sent;
        });
        if (is_unclear) return;
        std::vector<Part> parts = parts_in(told.data, strips);
        copy.instead.clear();
        for (Part& own : copy.parts) {
            const bool is_bare = own.thing != 0 && own.change == 0;
            if (is_bare && is_own(it, own.thing))
                own.is_pending&& own.amount_before == 0 ? parts.push_back(own) : absorb(parts, own);
            else if (own.is_pending)
                replace(copy, parts, own);
        }
        for (const auto& [thing, change] : copy.gone) {
            std::erase_if(parts, [&, removed = change, its = thing](const Part& part) {
                if (part.thing != its) return false;
                copy.instead[removed] = part.change;
                return true;
            });
        }
        copy.parts = std::move(parts);
        copy.revision = told.revision;
        if (!copy.is_status_own)
            copy.status = told.state == "active"   ? "ACTIVE"
                          : told.state == "closed" ? "CLOSED"
                                                   : "VOID";
    }
    // Takes one of the amount that was answered for its own.
    static void absorb(std::vector<Part>& parts, Part& own) {
        const auto amount = schema::whole_of(own.content, "amount");
        const auto found =
            find_bare(parts, own.is_pending ? own.amount_before : amount.value_or(0));
        if (found == parts.end()) {
            parts.push_back(std::move(own));
            return;
        }
        found->thing = own.thing;
        found->is_pending = own.is_pending;
        found->amount_before = own.amount_before;
        if (own.is_pending) found->content = own.content;
    }
    static std::vector<Part>::iterator find_bare(std::vector<Part>& parts, std::int64_t amount) {
        return std::ranges::find_if(parts, [&](const Part& part) {
            return part.is_payment && part.change == 0 && part.thing == 0 &&
                   schema::whole_of(part.content, "amount") == amount;
        });
    }
    void replace(Copy& copy, std::vector<Part>& parts, Part& own) {
        for (Part& part : parts) {
            if (part.thing != own.thing) continue;
            if (part.change == own.change || facts_.descends(part.change, own.change)) return;
            copy.instead[own.change] = part.change;
            part = std::move(own);
            return;
        }
        parts.push_back(std::move(own));
    }
    std::vector<Part> parts_in(const std::string& text, bool strips) {
        const schema::Tree data = schema::parse_tree(text);
        std::vector<Part> parts;
        const auto add = [&](const schema::Tree& owner, const char* list, std::string_view seat) {
            const schema::Tree* found = owner.find(list);
            if (!found) return;
            for (const schema::Tree& content : found->elements) {
                Part part{.seat = std::string(seat), .content = content};
                part.change = static_cast<int>(schema::whole_of(content, "change").value_or(0));
                if (part.change > 0) part.thing = facts_.change(part.change).thing;
                part.is_payment = seat.empty();
                const auto id = schema::words_of(content, "id");
                const bool is_made_id = id != "p" + std::to_string(part.thing);
                if (part.is_payment && strips && is_made_id) part.content.remove("id");
                parts.push_back(std::move(part));
            }
        };
        if (const schema::Tree* seats = data.find("seats"))
            for (const schema::Tree& seat : seats->elements)
                add(seat, "orders", schema::words_of(seat, "id"));
        add(data, "payments", "");
        return parts;
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
        for (const Part& part : parts_in(told.data, false)) {
            if (part.is_payment || !is_one_in(random_, 2)) continue;
            const auto id = schema::words_of(part.content, "orderUniqueId");
            lines[part.thing] = id.empty() ? key_without_id(part) : std::string(id);
        }
        return lines;
    }
    static std::string key_without_id(const Part& part) {
        return part.seat + '/' + std::string(schema::words_of(part.content, "orderNo")) + '/' +
               std::string(schema::words_of(part.content, "menuId"));
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
            if (facts_.standing(checks_[from].id).contains(thing))
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
        const ToldConflict chosen = open[index_below(open.size())];
        const bool is_kept = is_one_in(random_, 2);
        tell((is_kept ? "kept is " : "dropped is ") + chosen.key + " of " + chosen.check);
        service_.settle(chosen.id, is_kept, arrived_ms_);
        look_at_all();
        for (const ToldConflict& each : open)
            if (each.id == chosen.id) facts_.decide(each, arrived_ms_);
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
    std::deque<Check> checks_{};
    std::vector<Tablet> tablets_{};
    std::deque<Parcel> parcels_{};
    std::multimap<std::int64_t, std::size_t> on_their_way_{};
    std::map<std::size_t, std::map<int, Left>> left_{};  // lines without ids that left, by checks
    std::map<int, std::size_t> makers_{};                // of payments
    std::map<int, std::string> names_{};                 // of their makers
    int sent_ = 0, conflicts_ = 0;
    std::vector<std::string> story_{};
    std::string problem_{};
};

}  // namespace domain::testing
