// What a service acknowledged in an evening (domain/check_evening.hpp), and whether all of it still
// counts. It knows who changed what and who knew what, not how checks are merged.
//
// A fact is a change to a line or payment that was answered. It must stand in some check, unless
//
//     changed    somebody who knew it changed or removed the line, and that was applied
//     removed    a node that had sent the line sent the check without it, and was told so
//     conflict   the line is open for a person to decide, or a person has decided about it
//     outdated   the line stands as another node made it, whose change has a later date by the
//                clocks as they are believed: that is all that the contract promises of clocks
//                that are wrong. A date that the service raised does not count: what loses
//                against it must be a conflict. Nor does any of the same node.
//     voided     the whole check is
//
// Removals are no facts: lines of a clock that was set back stay, and a closing by a tablet that
// did not know of the removal sells the line. A conflict names no form, so one about another form
// of the line excuses too.
#pragma once

#include "domain/check_evening_service.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <limits>
#include <map>
#include <set>

namespace domain::testing {

// One change of a line or payment. Its number stands in it, and tells it from all others.
struct EveningChange {
    int thing = 0;
    std::size_t tablet = 0;
    std::vector<int> knew{};  // changes of the same thing
    bool is_void = false, is_gone = false;
    std::int64_t amount = 0;  // the quantity of a line
    // What became of it:
    std::string node{}, check{};  // where it first arrived
    int answered_in = 0;          // the step
    std::int64_t said_ms = 0;
    int sent = 0;
    bool is_applied = false;
    bool is_past = false;  // changed by somebody who knew it, or decided by a person
};

// A line or payment.
struct EveningThing {
    bool is_payment = false;
    bool is_bare = false;  // a payment without id and number, like any other of its amount
    std::set<std::string> keys{};
    std::string home{};  // where it stood last
    // The checks that it was moved out of and into, and in which step.
    std::map<std::string, int> first_left{}, left{}, came{};
    int formerly = 0;  // of a line without id: the one that had its key and left
    // Of a bare one: what its maker said last, and in which sending.
    std::string check{};
    std::int64_t amount = 0;
    int sent = -1;
    bool is_applied = false;
    bool may_be_another = false;
};

// A submission that arrived.
struct EveningArrival {
    std::string check{}, node{};
    std::size_t tablet = 0;
    bool has_time = true, is_applied = true;
    bool is_decision = false;  // of a person, by the service: about what it holds and nothing else
    bool knows_current =
        false;  // by its base revision: what differs is new, whoever said it before
    std::int64_t said_ms = 0, at_ms = 0;
    int sent = 0;                        // in the order of sending
    int step = 0;                        // in which it arrived
    std::map<int, int> holds{};          // changes by things
    std::vector<int> made{};             // of these, and of removals, what its tablet made since
    std::set<int> removed{};             // things that its answer says it took out
    std::map<int, std::int64_t> bare{};  // amounts by things
    std::map<std::int64_t, int> all_bare{};  // how many of each amount, others' too
    std::int64_t claim = 0;                  // `paidAmount` without payments

    // The date as it is believed.
    std::int64_t kept_ms() const { return std::min(said_ms, at_ms + 120'000); }
};

class EveningFacts {
public:
    std::deque<EveningChange> changes{1};
    std::deque<EveningThing> things{1};
    // Facts that are told; outdated ones, and of these, ones whose maker knew what stands; ones
    // that a late retry across a clock that was set back hides until that node sends again.
    int facts = 0, outdated = 0, inverted = 0, apart = 0;

    EveningChange& change(int number) { return changes[static_cast<std::size_t>(number)]; }
    EveningThing& thing(int number) { return things[static_cast<std::size_t>(number)]; }
    int step = 0;

    int make_thing(bool is_payment) {
        things.push_back({.is_payment = is_payment});
        return static_cast<int>(things.size()) - 1;
    }
    int make_change(const EveningChange& made) {
        changes.push_back(made);
        return static_cast<int>(changes.size()) - 1;
    }

    void take(const EveningArrival& arrival) {
        if (arrival.is_applied) pass_own(arrival);
        for (const int number : arrival.made) acknowledge(number, arrival);
        for (const auto& [number, amount] : arrival.bare) take_bare(number, amount, arrival);
        auto& claims = claims_[arrival.check];
        claims.most = std::max(claims.most, arrival.claim);
        // What has no time may be older than what the same node says next.
        if (arrival.is_applied && arrival.has_time)
            claims.least = std::max(claims.least, arrival.claim);
        auto& of_node = (arrival.is_applied ? arrivals_ : kept_)[arrival.check][arrival.node];
        const auto place =
            std::ranges::upper_bound(of_node, arrival.said_ms, {}, &EveningArrival::said_ms);
        of_node.insert(place, arrival)->step = step;
    }

    // What stands in a check now.
    void show(const std::string& check, const Told& told) {
        Shown& shown = checks_[check];
        shown = {.is_voided = told.state == "voided"};
        const schema::Tree data = schema::parse_tree(told.data);
        if (const auto* seats = data.find("seats"))
            for (const schema::Tree& seat : seats->elements)
                read_lines(check, seat, schema::words_of(seat, "id"));
        read_lines(check, data, "");
        read_payments(check, data);
        if (!shown.is_voided) check_amounts(check, data);
    }
    // That the node was answered with what stands now.
    void answer(const std::string& check, const std::string& node) {
        auto& answered = answered_[check][node];
        for (const auto& [amount, count] : checks_[check].bare)
            answered[amount] = std::max(answered[amount], count);
    }
    bool is_voided(const std::string& check) { return checks_[check].is_voided; }
    const std::map<int, int>& standing(const std::string& check) { return checks_[check].stands; }

    // What the answer to it says was removed. That counts where the node had sent the line, and
    // then sent the check without it: because somebody took it out there, or because the tablet
    // was shown the check without it. A retry that comes late, or one without time, removes
    // nothing, unless it knows the check by its revision.
    // To be told before the arrival is taken.
    void remove(EveningArrival& arrival, const std::vector<std::string>& keys) {
        if (!arrival.is_applied || !(arrival.has_time || arrival.knows_current)) return;
        const auto& arrivals = arrivals_[arrival.check][arrival.node];
        for (int number = 1; number < std::ssize(things); ++number) {
            const auto is_its = [&](const auto& key) { return thing(number).keys.contains(key); };
            if (arrival.holds.contains(number) || std::ranges::none_of(keys, is_its)) continue;
            const auto holds = [&](const auto& each) { return each.holds.contains(number); };
            const bool is_in_order = std::ranges::all_of(arrivals, [&](const auto& each) {
                return !holds(each) || each.sent < arrival.sent;
            });
            if (is_in_order && std::ranges::any_of(arrivals, holds)) arrival.removed.insert(number);
        }
        for (EveningChange& it : changes) it.is_past |= arrival.removed.contains(it.thing);
    }

    // A person moved these things to another check, as the service's own doing.
    void move(const std::string& from, const std::string& to, const std::map<int, int>& moved,
              std::int64_t at_ms) {
        for (const auto& [number, change] : moved) {
            thing(number).first_left.emplace(from, step);
            thing(number).left[from] = step;
            thing(number).came[to] = step;
        }
        note_decision(to, moved, at_ms);
    }

    // A person decided about it: whatever was said of the line so far is past. To be told after
    // what stands then was shown.
    void decide(const ToldConflict& conflict, std::int64_t at_ms) {
        for (EveningThing& it : things)
            if (conflict.is_payment && it.is_bare && it.check == conflict.check)
                it.may_be_another = true;
        for (int number = 1; number < std::ssize(changes); ++number)
            if (is_about(conflict, change(number).thing)) change(number).is_past = true;
        for (const auto& [check, shown] : checks_) {
            std::map<int, int> decided = shown.stands;
            std::erase_if(decided,
                          [&](const auto& each) { return !is_about(conflict, each.first); });
            if (!decided.empty()) note_decision(check, decided, at_ms);
        }
        for (int number = 1; number < std::ssize(things); ++number)
            if (is_about(conflict, number) && !is_anywhere(number))
                note_decision(conflict.check, {}, at_ms, {number});
    }
    bool descends(int number, int from) {
        return std::ranges::any_of(change(number).knew, [&](int known) {
            return known == from || (known < number && descends(known, from));
        });
    }

    // The first thing that is wrong, "" for nothing.
    std::string find_problem(EveningService& service) {
        find_doubled();
        std::optional<std::vector<ToldConflict>> conflicts;
        for (int number = 1; number < std::ssize(changes) && problem_.empty(); ++number) {
            EveningChange& it = change(number);
            if (!it.answered_in || it.is_past || it.is_gone || stands(number)) continue;
            if (is_voided(it.check) || is_voided(thing(it.thing).home)) continue;
            if (!conflicts) conflicts = service.conflicts();
            if (is_open(it.thing, *conflicts)) continue;
            if (it.is_applied && !came_after_move(it) && is_outdated(number)) continue;
            if (is_hidden_by_retry(it)) {
                ++apart;
                continue;
            }
            fail(name_of(it.thing) + " as by change " + std::to_string(number) + " of " + it.node +
                 ", " + (it.is_applied ? "applied" : "kept") + " in step " +
                 std::to_string(it.answered_in) + ", is lost: " + where(it.thing));
        }
        return problem_;
    }

private:
    struct Shown {
        bool is_voided = false;
        std::map<int, int> stands{};  // changes by things
        std::set<int> changes{};
        std::map<std::int64_t, int> bare{};
    };
    struct Claims {
        std::int64_t least = 0, most = 0;
    };
    static constexpr int gone = 0, nothing = -1;

    void fail(const std::string& problem) {
        if (problem_.empty()) problem_ = problem;
    }
    std::string name_of(int number) {
        const EveningThing& it = thing(number);
        std::string name = (it.is_payment ? "payment " : "line ") + std::to_string(number);
        for (const std::string& key : it.keys) name += " " + key;
        return name;
    }
    std::string where(int number) {
        std::string text;
        for (const auto& [check, shown] : checks_)
            if (const auto found = shown.stands.find(number); found != shown.stands.end())
                text += "stands in " + check + " as by " + std::to_string(found->second) + ' ';
        return text.empty() ? "stands nowhere" : text;
    }
    bool stands(int number) {
        return std::ranges::any_of(
            checks_, [&](const auto& each) { return each.second.changes.contains(number); });
    }

    bool is_anywhere(int number) {
        return std::ranges::any_of(
            checks_, [&](const auto& each) { return each.second.stands.contains(number); });
    }
    void note_decision(const std::string& check, const std::map<int, int>& decided,
                       std::int64_t at_ms, const std::set<int>& dropped = {}) {
        EveningArrival decision{.check = check, .node = "service", .is_decision = true};
        decision.said_ms = decision.at_ms = at_ms;
        decision.holds = decided;
        decision.removed = dropped;
        take(decision);
    }

    // ---- what was answered ----

    void acknowledge(int number, const EveningArrival& arrival) {
        EveningChange& it = change(number);
        if (it.is_applied) return;
        if (!it.answered_in) ++facts;
        if (!it.answered_in || arrival.is_applied) {
            it.node = arrival.node;
            it.check = arrival.check;
            it.said_ms = arrival.said_ms;
            it.sent = arrival.sent;
            it.answered_in = step;
        }
        it.is_applied = arrival.is_applied;
        if (it.is_applied) pass(it.knew);
    }
    void pass(const std::vector<int>& known) {
        for (const int number : known) {
            if (change(number).is_past) continue;
            change(number).is_past = true;
            pass(change(number).knew);
        }
    }
    // Who was shown the check without its own change, as by a closing of another, and sends that
    // on, has changed the line again.
    void pass_own(const EveningArrival& arrival) {
        for (int number = 1; number < std::ssize(changes); ++number) {
            EveningChange& it = change(number);
            if (!it.is_applied || it.node != arrival.node || it.check != arrival.check) continue;
            const auto held = arrival.holds.find(it.thing);
            if (held == arrival.holds.end() || held->second == number) continue;
            const auto& arrivals = arrivals_[arrival.check][arrival.node];
            it.is_past |= std::ranges::all_of(arrivals, [&](const EveningArrival& each) {
                const auto said = each.holds.find(it.thing);
                if (said == each.holds.end() || said->second != number) return true;
                return each.sent < arrival.sent && each.said_ms < arrival.said_ms;
            });
        }
    }
    void take_bare(int number, std::int64_t amount, const EveningArrival& arrival) {
        EveningThing& it = thing(number);
        it.check = arrival.check;
        if (!it.is_applied && omits_bare(arrival, amount)) it.may_be_another = true;
        if (!arrival.is_applied) return;
        it.is_applied = true;
        if (arrival.sent < it.sent) return;
        it.sent = arrival.sent;
        it.amount = amount;
    }

    // Whether the node was shown more payments of others of that amount than it lists.
    bool omits_bare(const EveningArrival& arrival, std::int64_t amount) {
        int others_shown = answered_[arrival.check][arrival.node][amount];
        int others_listed = arrival.all_bare.at(amount);
        for (const auto& [number, own] : arrival.bare) {
            if (own == amount) --others_listed;
            if (thing(number).is_applied && thing(number).amount == amount) --others_shown;
        }
        return others_shown > others_listed;
    }

    // ---- what stands ----

    void read_lines(const std::string& check, const schema::Tree& owner, std::string_view seat) {
        const auto* lines = owner.find("orders");
        if (!lines) return;
        for (const schema::Tree& line : lines->elements) {
            const int number = number_in(line, false);
            const bool is_same = schema::whole_of(line, "quantity") == change(number).amount;
            if (!is_same) fail("change " + std::to_string(number) + " stands as nobody made it");
            put(check, number, key_of_line(line, seat), line);
        }
    }
    void read_payments(const std::string& check, const schema::Tree& data) {
        const auto* payments = data.find("payments");
        if (!payments) return;
        std::set<std::string_view> ids;
        for (const schema::Tree& payment : payments->elements) {
            const std::string_view id = schema::words_of(payment, "id");
            if (!id.empty() && !ids.insert(id).second) fail("two payments have the same id");
            if (!payment.find("change"))
                ++checks_[check].bare[schema::whole_of(payment, "amount").value_or(0)];
            else
                put(check, number_in(payment, true), std::string(id), payment);
        }
    }
    int number_in(const schema::Tree& part, bool is_payment) {
        const auto number = schema::whole_of(part, "change").value_or(0);
        if (number > 0 && number < std::ssize(changes) &&
            thing(change(static_cast<int>(number)).thing).is_payment == is_payment)
            return static_cast<int>(number);
        fail("there is no change " + std::to_string(number));
        return 0;
    }
    static std::string key_of_line(const schema::Tree& line, std::string_view seat) {
        if (const auto id = schema::words_of(line, "orderUniqueId"); !id.empty())
            return std::string(id);
        return std::string(seat) + '/' + std::string(schema::words_of(line, "orderNo")) + '/' +
               std::string(schema::words_of(line, "menuId"));
    }
    void put(const std::string& check, int number, const std::string& key,
             const schema::Tree& part) {
        const EveningChange& it = change(number);
        const schema::Tree* is_void = part.find("isVoid");
        if (it.is_void != (is_void && is_void->is_true()))
            fail("change " + std::to_string(number) + " stands as nobody made it");
        Shown& shown = checks_[check];
        thing(it.thing).keys.insert(key);
        thing(it.thing).home = check;
        shown.changes.insert(number);
        const auto [other, is_new] = shown.stands.emplace(it.thing, number);
        if (!is_new && !is_taken_for_new(check, number) && !is_taken_for_new(check, other->second))
            fail(name_of(it.thing) + " stands twice in " + check);
    }
    void find_doubled() {
        std::set<int> found;
        for (const auto& [check, shown] : checks_) {
            if (shown.is_voided) continue;
            for (const auto& [number, change] : shown.stands)
                if (!is_taken_for_new(check, change) && !found.insert(number).second)
                    fail("doubled: " + name_of(number) + ' ' + where(number));
        }
    }

    // Under a key of seat, number and menu id a line that left is a new one for a node that sent
    // the check without it since, though that may have been late on its way.
    bool is_taken_for_new(const std::string& check, int number) {
        const EveningChange& it = change(number);
        const auto left = thing(it.thing).first_left.find(check);
        if (left == thing(it.thing).first_left.end() || it.check != check) return false;
        const auto& keys = thing(it.thing).keys;
        if (std::ranges::none_of(keys, [](const auto& key) { return key.find('/') != key.npos; }))
            return false;
        const auto& came = thing(it.thing).came;
        const auto back = came.find(check);
        const auto is_without = [&](const EveningArrival& each) {
            // Where it came back it has an id.
            if (back != came.end() && each.step > back->second) return true;
            return each.step > left->second && !each.holds.contains(it.thing);
        };
        return std::ranges::any_of(arrivals_[check][it.node], is_without) ||
               std::ranges::any_of(kept_[check][it.node], is_without);
    }

    static std::int64_t amount_of(const schema::Tree& part, std::string_view name) {
        const schema::Tree* is_void = part.find("isVoid");
        return is_void && is_void->is_true() ? 0 : schema::whole_of(part, name).value_or(0);
    }
    static std::int64_t sum_of(const schema::Tree& owner, std::string_view list,
                               std::string_view name) {
        std::int64_t sum = 0;
        if (const schema::Tree* parts = owner.find(list))
            for (const schema::Tree& part : parts->elements) sum += amount_of(part, name);
        return sum;
    }

    void check_amounts(const std::string& check, const schema::Tree& data) {
        const std::int64_t sum = sum_of(data, "payments", "amount");
        const std::int64_t paid = schema::whole_of(data, "paidAmount").value_or(sum);
        const Claims& claims = claims_[check];
        const std::string said = "paidAmount of " + check + " is " + std::to_string(paid) +
                                 ", the payments " + std::to_string(sum) + ", said were " +
                                 std::to_string(claims.least) + " to " +
                                 std::to_string(claims.most);
        if (paid < std::max(sum, claims.least)) fail("lowered: " + said);
        if (paid > std::max(sum, claims.most)) fail("doubled: " + said);
        std::int64_t total = sum_of(data, "orders", "totalPrice");
        if (const schema::Tree* seats = data.find("seats"))
            for (const schema::Tree& seat : seats->elements)
                total += sum_of(seat, "orders", "totalPrice");
        if (schema::whole_of(data, "totalAmount").value_or(total) != total)
            fail("totalAmount of " + check + " is not the sum of its lines");
        check_bare(check);
    }
    // Of equal ones it can only be known how many there are. A person may keep ones that came late.
    // One that equals a payment in an answer to the same node, where the tablet does not list that
    // too, is taken for it.
    void check_bare(const std::string& check) {
        std::map<std::int64_t, int> least;
        int all_least = 0, all_most = 0, all = 0;
        for (const EveningThing& it : things) {
            if (!it.is_bare || it.check != check) continue;
            ++all_most;
            if (!it.is_applied || it.may_be_another) continue;
            ++all_least;
            ++least[it.amount];
        }
        Shown& shown = checks_[check];
        for (const auto& [amount, count] : shown.bare) all += count;
        for (const auto& [amount, count] : least)
            if (shown.bare[amount] < count)
                fail("lowered: " + std::to_string(count) + " payments of " +
                     std::to_string(amount) + " were taken, " + std::to_string(shown.bare[amount]) +
                     " stand in " + check);
        if (all > all_most || all < all_least)
            fail((all > all_most ? "doubled: of " : "lowered: of ") + std::to_string(all_most) +
                 " payments without ids " + std::to_string(all) + " stand in " + check);
    }

    // ---- why it need not stand ----

    bool is_open(int number, const std::vector<ToldConflict>& conflicts) {
        return std::ranges::any_of(
            conflicts, [&](const ToldConflict& each) { return is_about(each, number); });
    }
    // It may be about a payment without id that was never shown with the one that it got.
    bool is_about(const ToldConflict& conflict, int number) {
        const EveningThing& it = thing(number);
        if (conflict.is_payment != it.is_payment) return false;
        // Who never sent the check without the line that left means that one by its key.
        if (it.formerly != 0 && is_about(conflict, it.formerly)) return true;
        return it.keys.contains(conflict.key) || (it.is_payment && it.keys.empty());
    }

    struct Date {
        std::int64_t at_ms = std::numeric_limits<std::int64_t>::max();
        std::string node{};
    };
    // When and by whom it was first said, in the order of dates; a removal only where it was meant.
    // Who knew the check says what others made before, whatever its clock says.
    Date first_date(const std::string& check, int its_thing, int form) {
        Date first;
        for (const auto& [node, arrivals] : arrivals_[check]) {
            const bool knew = std::ranges::any_of(arrivals, [&](const EveningArrival& each) {
                const auto held = each.holds.find(its_thing);
                return each.knows_current && held != each.holds.end() && held->second == form;
            });
            for (const EveningArrival& each : arrivals) {
                const auto held = each.holds.find(its_thing);
                const bool says = form == gone ? removes(each, its_thing)
                                               : held != each.holds.end() && held->second == form;
                const bool repeats = knew && form != gone && !makes(each, form);
                if (says && !repeats && each.kept_ms() < first.at_ms)
                    first = {each.kept_ms(), node};
            }
        }
        return first;
    }
    static bool makes(const EveningArrival& arrival, int number) {
        return std::ranges::find(arrival.made, number) != arrival.made.end();
    }
    bool removes(const EveningArrival& arrival, int its_thing) {
        if (arrival.removed.contains(its_thing)) return true;
        return std::ranges::any_of(arrival.made, [&](int number) {
            return change(number).thing == its_thing && change(number).is_gone;
        });
    }

    // The latest date that the form may have by what other nodes than this said: to begin to say
    // it is a change, unless another node made it after what this one said before. What this one
    // said without a time counts too, since it may be late and has the date of its arrival.
    std::int64_t latest_date(const std::string& check, int its_thing, int form,
                             const std::string& but_node) {
        const Date first = first_date(check, its_thing, form);
        std::int64_t latest = std::numeric_limits<std::int64_t>::min();
        if (first.node.empty()) return latest;
        for (const auto& [node, arrivals] : arrivals_[check]) {
            int said = nothing;
            std::int64_t date = std::numeric_limits<std::int64_t>::min(), said_at = date;
            for (const EveningArrival& each : arrivals) {
                date = std::max(date, each.kept_ms());  // no clamp turns a node's order round
                const int says = says_of(each, its_thing, said);
                const bool decides = each.is_decision || each.knows_current;
                if (says == said && !decides) continue;
                bool is_copy = node != first.node && (said == nothing || first.at_ms > said_at);
                if (decides || removes(each, its_thing)) is_copy = false;
                const bool counts = node != but_node || !each.has_time;
                if (says == form && !is_copy && counts) latest = std::max(latest, date);
                said = says;
                said_at = date;
            }
        }
        return latest;
    }
    int says_of(const EveningArrival& arrival, int its_thing, int before) {
        const auto held = arrival.holds.find(its_thing);
        if (held != arrival.holds.end()) return held->second;
        if (removes(arrival, its_thing)) return gone;
        const bool may_remove =
            arrival.has_time && !arrival.is_decision && !thing(its_thing).is_payment;
        return before != nothing && may_remove ? gone : before;
    }

    // What arrives about a line that left is for a person, whatever its date.
    bool came_after_move(const EveningChange& it) {
        const EveningThing& its = thing(it.thing);
        const auto left = its.left.find(it.check), came = its.came.find(it.check);
        const bool is_back = came != its.came.end() && came->second <= it.answered_in;
        return left != its.left.end() && left->second < it.answered_in &&
               !(is_back && came->second >= left->second);
    }

    // The latest change decided, and decides no more: who changes the line next need not know it.
    bool is_outdated(int number) {
        EveningChange& it = change(number);
        int form = gone;
        for (const auto& [check, shown] : checks_)
            if (const auto found = shown.stands.find(it.thing); found != shown.stands.end())
                form = found->second;
        const Date own = first_date(it.check, it.thing, number);
        const std::string& home = thing(it.thing).home;
        if (latest_date(it.check, it.thing, form, it.node) < own.at_ms &&
            latest_date(home, it.thing, form, it.node) < own.at_ms)
            return false;
        it.is_past = true;
        ++outdated;
        inverted += std::ranges::find(it.knew, form) != it.knew.end();
        return true;
    }

    // A node sent the line by a clock that was set back, and last came a retry that it had sent
    // before that.
    bool is_hidden_by_retry(EveningChange& it) {
        return is_hidden_by_retry(it, it.check) || is_hidden_by_retry(it, thing(it.thing).home);
    }
    bool is_hidden_by_retry(EveningChange& it, const std::string& check) {
        for (const auto& [node, arrivals] : arrivals_[check]) {
            const auto last = std::ranges::max_element(arrivals, {}, &EveningArrival::at_ms);
            it.is_past |= std::ranges::any_of(arrivals, [&](const EveningArrival& each) {
                return each.holds.contains(it.thing) && each.sent > last->sent &&
                       each.said_ms < last->said_ms;
            });
        }
        return it.is_past;
    }

    // By checks and nodes, in the order of the times that they say. Kept ones changed nothing.
    using Arrivals = std::map<std::string, std::map<std::string, std::vector<EveningArrival>>>;
    Arrivals arrivals_{}, kept_{};
    std::map<std::string, Shown> checks_{};
    std::map<std::string, Claims> claims_{};
    // How many bare payments of an amount each node was shown, by checks.
    std::map<std::string, std::map<std::string, std::map<std::int64_t, int>>> answered_{};
    std::string problem_{};
};

}  // namespace domain::testing
