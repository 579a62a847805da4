// What a service acknowledged in an evening (domain/check/evening.hpp), and whether all of it still
// counts. It knows who changed what and who knew what, not how checks are merged.
//
// A fact is a change to a line or payment that was answered. It must stand in some check, unless
//
//     changed    somebody who knew it changed or removed the line, and that was applied
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

#include "domain/check/evening_dates.hpp"
#include "domain/check/evening_money.hpp"
#include "domain/check/evening_service.hpp"
#include "schema/json_tree.hpp"

#include <deque>
#include <set>
#include <tuple>

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
    bool is_applied = false;
    bool is_past = false;  // changed by somebody who knew it, or decided by a person
};

// A line or payment.
struct EveningThing {
    bool is_payment = false;
    bool is_bare = false;  // a payment without id and number, like any other of its amount
    std::set<std::string> keys{};
    std::string home{};  // where it stood last, or was first applied
    // The checks that it was moved out of and into, and in which step.
    std::map<std::string, int> first_left{}, left{}, came{};
    int formerly = 0;              // of a line without id: the one that had its key and left
    bool may_be_mistaken = false;  // for one with the same key
    // Of a payment.
    std::size_t maker = 0;
    std::string maker_node{};
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

    // A key made of seat, number and menu id is one of its check.
    static std::string named(const std::string& check, const std::string& key) {
        return key.find('/') == key.npos ? key : check + ' ' + key;
    }
    int make_thing(bool is_payment) {
        things.push_back({.is_payment = is_payment});
        return static_cast<int>(things.size()) - 1;
    }
    int make_change(const EveningChange& made) {
        changes.push_back(made);
        return static_cast<int>(changes.size()) - 1;
    }

    void take(EveningArrival arrival) {
        arrival.step = step;
        if (arrival.is_applied) pass_own(arrival);
        for (const int number : arrival.made) acknowledge(number, arrival);
        money_.take(arrival);
        dates_.take(arrival);
    }

    // What stands in a check now.
    void show(const std::string& check, const Told& told) {
        find_repeated(told.conflicts);
        Shown& shown = checks_[check];
        shown = {.is_voided = told.state == "voided", .is_active = told.state == "active"};
        const schema::Tree data = schema::parse_tree(told.data);
        if (const auto* seats = data.find("seats"))
            for (const schema::Tree& seat : seats->elements)
                read_lines(check, seat, schema::words_of(seat, "id"));
        read_lines(check, data, "");
        read_payments(check, data);
        const bool is_asked = std::ranges::any_of(told.conflicts, &ToldConflict::is_payment);
        const std::string problem = money_.show(check, data, is_asked);
        if (!shown.is_voided) fail(problem);
    }
    // That the node was answered with what stands now.
    void answer(const std::string& check, const std::string& node) { money_.answer(check, node); }
    bool is_voided(const std::string& check) { return checks_[check].is_voided; }
    const std::map<int, int>& standing(const std::string& check) { return checks_[check].stands; }

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

    // A person is about to decide about it, and then has: whatever was said of the line so far is
    // past. What stands then must be shown before the second.
    void expect_decision(const ToldConflict& conflict) {
        if (conflict.is_payment) money_.decide(conflict.check);
        // Kept in the place of the line that had its key it may stand there too.
        for (EveningThing& it : things)
            it.may_be_mistaken |= it.formerly != 0 && is_about(conflict, it.formerly);
    }
    void decide(const ToldConflict& conflict, bool is_kept, std::int64_t at_ms) {
        if (!is_kept) dropped_.insert(question_of(conflict));
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
                note_decision(conflict.check, {}, at_ms, {{number, EveningArrival::gone_form}});
    }
    bool descends(int number, int from) {
        return std::ranges::any_of(change(number).knew, [&](int known) {
            return known == from || (known < number && descends(known, from));
        });
    }

    // The first thing that is wrong, "" for nothing.
    std::string find_problem(EveningService& service) {
        find_doubled();
        find_disregarded();
        std::optional<std::vector<ToldConflict>> conflicts;
        for (int number = 1; number < std::ssize(changes) && problem_.empty(); ++number) {
            EveningChange& it = change(number);
            if (!it.answered_in || it.is_past || it.is_gone || stands(number)) continue;
            if (is_voided(it.check) || is_voided(thing(it.thing).home)) continue;
            if (!conflicts) conflicts = service.conflicts();
            if (is_open(it.thing, *conflicts)) continue;
            if (may_be_replaced(it) && (is_hidden(it) || is_outdated(number))) continue;
            fail(name_of(it.thing) + " as by change " + std::to_string(number) + " of " + it.node +
                 ", " + (it.is_applied ? "applied" : "kept") + " in step " +
                 std::to_string(it.answered_in) + ", is lost: " + where(it.thing));
        }
        return problem_;
    }

private:
    struct Shown {
        bool is_voided = false, is_active = false;
        std::map<int, int> stands{};  // changes by things
        std::set<int> changes{};
    };

    void fail(const std::string& problem) {
        if (problem_.empty()) problem_ = problem;
    }
    std::string name_of(int number) {
        const EveningThing& it = thing(number);
        std::string name = (it.is_payment ? "payment " : "line ") + std::to_string(number);
        for (const std::string& key : it.keys) name += ' ' + key;
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
                       std::int64_t at_ms, const std::map<int, int>& dropped = {}) {
        EveningArrival decision{.check = check, .node = "service", .is_decision = true};
        decision.device_ms = decision.at_ms = at_ms;
        decision.holds = decided;
        decision.gone = dropped;
        take(decision);
    }

    // ---- what was answered ----

    void acknowledge(int number, const EveningArrival& arrival) {
        EveningChange& it = change(number);
        // Sent again it may know more.
        if (it.is_applied) return arrival.is_applied ? pass(it.knew) : void();
        if (!it.answered_in) ++facts;
        if (!it.answered_in || arrival.is_applied) {
            it.node = arrival.node;
            it.check = arrival.check;
            it.answered_in = step;
        }
        it.is_applied = arrival.is_applied;
        if (!it.is_applied) return;
        if (!it.is_gone && thing(it.thing).home.empty()) thing(it.thing).home = arrival.check;
        pass(it.knew);
    }
    void pass(const std::vector<int>& known) {
        for (const int number : known) {
            if (change(number).is_past) continue;
            change(number).is_past = true;
            pass(change(number).knew);
        }
    }
    // Who was shown the check without its own change, as by a closing of another, and sends that
    // on, has changed or removed the line again.
    void pass_own(const EveningArrival& arrival) {
        for (int number = 1; number < std::ssize(changes); ++number) {
            EveningChange& it = change(number);
            if (!it.is_applied || it.node != arrival.node || it.check != arrival.check) continue;
            const bool is_omitted = !arrival.holds.contains(it.thing);
            if (is_omitted && (!arrival.has_time || thing(it.thing).is_payment)) continue;
            if (arrival.form_of(it.thing) == number) continue;
            const auto& arrivals = dates_.applied(arrival.check, arrival.node);
            it.is_past |= std::ranges::all_of(arrivals, [&](const EveningArrival& each) {
                if (each.form_of(it.thing) != number) return true;
                return each.sent < arrival.sent && each.device_ms < arrival.device_ms;
            });
        }
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
            if (payment.find("change"))
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
        thing(it.thing).keys.insert(named(check, key));
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

    // A person is asked once about a line and form, and not again about what was dropped. But where
    // the service made the id of a line that moved, the form before has none and is another.
    void find_repeated(const std::vector<ToldConflict>& conflicts) {
        std::set<Question> asked = dropped_;
        for (const ToldConflict& each : conflicts)
            if (each.change != ToldConflict::unknown && !has_place(change(each.change).thing) &&
                !asked.insert(question_of(each)).second)
                fail(each.key + " of " + each.check + " as by " + std::to_string(each.change) +
                     " is a conflict twice");
    }
    using Question = std::tuple<std::string, std::string, bool, int>;
    static Question question_of(const ToldConflict& conflict) {
        return {conflict.check, conflict.key, conflict.is_payment, conflict.change};
    }

    // No conflict excuses that a line is gone which nobody took out, or that a node is held against
    // itself. Of lines that never moved, nor have the key of one that did.
    void find_disregarded() {
        for (int number = 1; number < std::ssize(things); ++number) {
            const EveningThing& it = thing(number);
            const Shown& shown = checks_[it.home];
            if (it.is_payment || !shown.is_active || has_moved(number)) continue;
            const int form = form_now(number);
            const bool is_lost =
                form == EveningArrival::gone_form && !dates_.may_be_gone(it.home, number);
            if (is_lost) fail(name_of(number) + " is gone, though nobody took it out");
            const std::optional<int> word = dates_.only_word(it.home, number);
            if (word && *word != form)
                fail(name_of(number) + " of which one node alone said " + std::to_string(*word) +
                     ' ' + where(number));
        }
    }
    bool has_moved(int number) {
        return !thing(number).came.empty() || thing(number).formerly != 0 ||
               std::ranges::any_of(
                   things, [&](const EveningThing& other) { return other.formerly == number; });
    }

    // Whether it is known by a key of seat, number and menu id.
    bool has_place(int number) {
        return std::ranges::any_of(
            thing(number).keys, [](const std::string& key) { return key.find('/') != key.npos; });
    }
    // Under such a key a line that left is a new one for a node that sent
    // the check without it since, though that may have been late on its way.
    bool is_taken_for_new(const std::string& check, int number) {
        const EveningChange& it = change(number);
        if (thing(it.thing).may_be_mistaken) return true;
        const auto left = thing(it.thing).first_left.find(check);
        if (left == thing(it.thing).first_left.end() || it.check != check) return false;
        if (!has_place(it.thing)) return false;
        const auto& came = thing(it.thing).came;
        const auto back = came.find(check);
        const auto is_without = [&](const EveningArrival& each) {
            // Where it came back it has an id.
            if (back != came.end() && each.step > back->second) return true;
            return each.step > left->second && !each.holds.contains(it.thing);
        };
        return std::ranges::any_of(dates_.applied(check, it.node), is_without) ||
               std::ranges::any_of(dates_.kept(check, it.node), is_without);
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
        const std::string name = named(conflict.check, conflict.key);
        if (it.keys.contains(name) || (it.is_payment && it.keys.empty())) return true;
        // Where both left under one key, it is about either.
        return std::ranges::any_of(things, [&](const EveningThing& other) {
            return other.formerly == number && other.keys.contains(name);
        });
    }

    // A payment goes by no omission.
    bool may_be_replaced(const EveningChange& it) {
        const bool is_gone = form_now(it.thing) == EveningArrival::gone_form;
        if (is_gone && thing(it.thing).is_payment) return false;
        return it.is_applied && !came_after_move(it);
    }
    // What arrives about a line that left is for a person, whatever its date.
    bool came_after_move(const EveningChange& it) {
        const EveningThing& its = thing(it.thing);
        const auto left = its.left.find(it.check), came = its.came.find(it.check);
        const bool is_back = came != its.came.end() && came->second <= it.answered_in;
        return left != its.left.end() && left->second < it.answered_in &&
               !(is_back && came->second >= left->second);
    }

    int form_now(int number) {
        int form = EveningArrival::gone_form;
        for (const auto& [check, shown] : checks_)
            if (const auto found = shown.stands.find(number); found != shown.stands.end())
                form = found->second;
        return form;
    }
    bool is_hidden(EveningChange& it) {
        const int form = form_now(it.thing);
        if (!dates_.is_hidden_by_retry(it.check, it.thing, form) &&
            !dates_.is_hidden_by_retry(thing(it.thing).home, it.thing, form))
            return false;
        it.is_past = true;
        ++apart;
        return true;
    }

    // The latest change decided, and decides no more: who changes the line next need not know it.
    bool is_outdated(int number) {
        EveningChange& it = change(number);
        const int form = form_now(it.thing);
        const std::int64_t own = dates_.first(it.check, it.thing, number);
        // In another check the same tablet has another copy.
        const std::string& home = thing(it.thing).home;
        const std::string but_node = home == it.check ? it.node : "";
        // Who said something late of the line that had its key said it of this one.
        const int formerly = thing(it.thing).formerly;
        const bool is_void = form > 0 && change(form).is_void;
        if (dates_.latest(it.check, it.thing, form, it.node, is_void) < own &&
            dates_.latest(home, it.thing, form, but_node) < own &&
            (!formerly || dates_.latest(it.check, formerly, form, it.node) < own))
            return false;
        it.is_past = true;
        ++outdated;
        inverted += std::ranges::find(it.knew, form) != it.knew.end();
        return true;
    }

    EveningDates dates_{};
    EveningMoney money_{};
    std::map<std::string, Shown> checks_{};
    std::set<Question> dropped_{};
    std::string problem_{};
};

}  // namespace domain::testing
