// The dates of what was said about lines in an evening (domain/check/evening.hpp), as far as the
// contract tells them: they say when another change may stand in the place of an acknowledged one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace domain::testing {

// A submission that arrived. Lines and payments are numbered, and so are their changes.
struct EveningArrival {
    std::string check{}, node{};
    bool has_time = true, is_applied = true;
    // Of a person, by the service: about what it holds or takes out, and nothing else.
    bool is_decision = false;
    // By its base revision: what it says is new, whoever said it before.
    bool knows_current = false;
    bool wants_reopen = false;
    std::int64_t device_ms = 0, at_ms = 0;
    int sent = 0;                            // in the order of sending
    int step = 0;                            // in which it arrived
    std::map<int, int> holds{};              // changes by things
    std::map<int, int> gone{};               // removals by things
    std::vector<int> made{};                 // changes of its tablet that were not answered before
    std::map<int, std::int64_t> bare{};      // its own payments that nothing tells apart: amounts
    std::map<std::int64_t, int> all_bare{};  // how many of each amount, others' too
    std::int64_t claim = 0;                  // `paidAmount` without payments

    std::int64_t kept_ms() const { return std::min(device_ms, at_ms + 120'000); }
    // The change that it holds, nothing where it does not.
    static constexpr int gone_form = 0, nothing = -1;
    int form_of(int thing) const {
        const auto held = holds.find(thing);
        return held == holds.end() ? nothing : held->second;
    }
};

class EveningDates {
public:
    // Of a node, in the order of the times that they say.
    using Arrivals = std::vector<EveningArrival>;

    void take(const EveningArrival& arrival) {
        Arrivals& of_node = (arrival.is_applied ? applied_ : kept_)[arrival.check][arrival.node];
        const auto place =
            std::ranges::upper_bound(of_node, arrival.device_ms, {}, &EveningArrival::device_ms);
        of_node.insert(place, arrival);
    }
    const Arrivals& applied(const std::string& check, const std::string& node) {
        return applied_[check][node];
    }
    // Those that came too late and changed nothing.
    const Arrivals& kept(const std::string& check, const std::string& node) {
        return kept_[check][node];
    }

    // The earliest date that a change may have.
    std::int64_t first(const std::string& check, int thing, int form) {
        std::int64_t first = std::numeric_limits<std::int64_t>::max();
        for (const auto& [node, arrivals] : applied_[check])
            for (const EveningArrival& each : arrivals)
                if (each.form_of(thing) == form) first = std::min(first, each.kept_ms());
        return first;
    }
    // The latest date that a form may have by what other nodes than this said: to begin to say it
    // is a change, unless another node made it after what this one said before. What this one said
    // without a time counts too, since it may be late and has the date of its arrival. Who knew the
    // check or opened it again is not the first that says it, whatever its clock says: the service
    // raises such dates. A void stands with the date of whatever else its node says.
    std::int64_t latest(const std::string& check, int thing, int form, const std::string& but_node,
                        bool is_void = false) {
        const std::vector<Saying> all = sayings(check, thing);
        const Saying* first = nullptr;
        for (const Saying& each : all)
            if (each.form == form && (!first || each.date_ms < first->date_ms) &&
                !repeats(check, thing, each))
                first = &each;
        std::int64_t latest = never;
        if (!first) return latest;
        // Who never saw that the line came back does not take it out by omitting it.
        const bool may_be_back = form == gone && std::ranges::any_of(all, &Saying::is_decision);
        for (const Saying& each : all) {
            const bool is_voided = is_void && each.node != but_node && says(all, each.node, form);
            if (is_voided) latest = std::max(latest, each.date_ms);
            if (each.form != form || (each.node == but_node && each.has_time)) continue;
            const bool is_copy = !each.decides && each.node != first->node && !may_be_back &&
                                 (each.before_ms == never || first->date_ms > each.before_ms);
            if (!is_copy) latest = std::max(latest, each.date_ms);
        }
        return latest;
    }

    // Whether anybody could take the line out: a person, who knew the check, or a node that had
    // sent it before, by arrival and by its own clock, be it in one submission or in two.
    bool may_be_gone(const std::string& check, int thing) {
        return std::ranges::any_of(applied_[check], [&](const auto& of_node) {
            const Arrivals& arrivals = of_node.second;
            return std::ranges::any_of(arrivals, [&](const EveningArrival& each) {
                if (each.holds.contains(thing)) return false;
                if (each.is_decision) return each.gone.contains(thing);
                if (each.knows_current) return true;
                const auto holds_before = [&](auto EveningArrival::*when) {
                    return std::ranges::any_of(arrivals, [&](const EveningArrival& before) {
                        return before.holds.contains(thing) && before.*when < each.*when;
                    });
                };
                return each.has_time && holds_before(&EveningArrival::at_ms) &&
                       holds_before(&EveningArrival::device_ms);
            });
        });
    }
    // What the only node that ever spoke of the line said last. Nothing where others spoke of it,
    // or where its sending, its clock and the arrivals disagree about the order.
    std::optional<int> only_word(const std::string& check, int thing) {
        const Arrivals* only = nullptr;
        for (const auto& [node, arrivals] : applied_[check]) {
            const bool speaks = std::ranges::any_of(arrivals, [&](const EveningArrival& each) {
                return each.holds.contains(thing) || each.gone.contains(thing);
            });
            if (speaks && std::exchange(only, &arrivals)) return {};
        }
        if (!only) return {};
        const auto is_in_order = [](const EveningArrival& a, const EveningArrival& b) {
            return a.sent < b.sent && a.device_ms < b.device_ms && a.at_ms < b.at_ms;
        };
        const auto is_unclear = [&](const EveningArrival& each) {
            const bool may_omit = each.knows_current && !each.holds.contains(thing);
            return !each.has_time || each.is_decision || may_omit;
        };
        if (std::ranges::any_of(*only, is_unclear)) return {};
        for (std::size_t i = 1; i < only->size(); ++i)
            if (!is_in_order((*only)[i - 1], (*only)[i])) return {};
        return std::max(only->back().form_of(thing), gone);
    }

    // Whether a node sent the line by a clock that was set back, or without a time, and then came a
    // retry that it had sent before that, and that says this.
    bool is_hidden_by_retry(const std::string& check, int thing, int form) {
        return std::ranges::any_of(applied_[check], [&](const auto& of_node) {
            const Arrivals& arrivals = of_node.second;
            return std::ranges::any_of(arrivals, [&](const EveningArrival& retry) {
                return std::max(retry.form_of(thing), gone) == form &&
                       std::ranges::any_of(arrivals, [&](const EveningArrival& each) {
                           return each.holds.contains(thing) && each.sent > retry.sent &&
                                  (each.device_ms < retry.device_ms || !each.has_time) &&
                                  each.at_ms < retry.at_ms;
                       });
            });
        });
    }

private:
    static constexpr int gone = EveningArrival::gone_form, nothing = EveningArrival::nothing;
    static constexpr auto never = std::numeric_limits<std::int64_t>::min();

    // That a node began to say something of a line, in the order of the times that it says: a form
    // of it, or that it is gone.
    struct Saying {
        const std::string& node;
        int form;
        std::int64_t date_ms;
        std::int64_t before_ms;  // the date of what it said before
        bool decides;            // it is new, whoever said it before
        bool is_decision;
        bool has_time;
    };
    static bool says(const std::vector<Saying>& all, const std::string& node, int form) {
        return std::ranges::any_of(
            all, [&](const Saying& each) { return each.node == node && each.form == form; });
    }
    static bool may_be_raised(const EveningArrival& it) {
        return it.knows_current || it.wants_reopen;
    }
    // The submission by which the service raised it: itself, or the first of its node that came
    // before, by its clock too, and moved it likewise.
    static const EveningArrival* raise_of(const EveningArrival& it, const Arrivals& arrivals) {
        if (may_be_raised(it)) return &it;
        const EveningArrival* first = nullptr;
        for (const EveningArrival& each : arrivals)
            if (may_be_raised(each) && it.has_time && each.device_ms < it.device_ms &&
                each.at_ms < it.at_ms && (!first || each.at_ms < first->at_ms))
                first = &each;
        return first;
    }
    // Whether the service raised it, and the node says the same later by its own clock. What came
    // before the raise has its own date. After it, that is only so of what the node did not make in
    // it.
    static bool is_said_later(const EveningArrival& raised, int thing, const Arrivals& arrivals) {
        const EveningArrival* raise = raise_of(raised, arrivals);
        if (!raise) return false;
        const bool is_made =
            std::ranges::find(raised.made, raised.form_of(thing)) != raised.made.end();
        return std::ranges::any_of(arrivals, [&](const EveningArrival& each) {
            const bool has_own_date =
                each.at_ms < raise->at_ms || (raise == &raised && !is_made && !each.wants_reopen);
            return has_own_date && !each.knows_current && each.device_ms > raised.device_ms &&
                   raised.holds.contains(thing) && each.form_of(thing) == raised.form_of(thing);
        });
    }
    // Whether it is a copy whose node was ever raised with it, or before: what comes after is moved
    // likewise, and is no earlier than what it copies.
    bool repeats(const std::string& check, int thing, const Saying& saying) {
        const Arrivals& arrivals = applied_[check][saying.node];
        const auto makes = [&](const EveningArrival& each) {
            return std::ranges::find(each.made, saying.form) != each.made.end();
        };
        const auto is_raised = [&](const EveningArrival& each) {
            return may_be_raised(each) &&
                   (each.form_of(thing) == saying.form ||
                    (saying.form != gone && each.device_ms < saying.date_ms));
        };
        return std::ranges::any_of(arrivals, is_raised) && std::ranges::none_of(arrivals, makes);
    }
    std::vector<Saying> sayings(const std::string& check, int thing) {
        std::vector<Saying> all;
        for (const auto& [node, arrivals] : applied_[check]) {
            int said = nothing;
            std::int64_t date = never, before = never, held_at = never;
            for (const EveningArrival& each : arrivals) {
                date = std::max(date, each.kept_ms());  // no clamp turns a node's order round
                const int says = says_of(each, thing, said, held_at);
                if (each.holds.contains(thing)) held_at = std::max(held_at, each.at_ms);
                const bool decides = each.is_decision || each.knows_current;
                if (says == nothing || (says == said && !decides)) continue;
                if (is_said_later(each, thing, arrivals)) continue;
                all.push_back({node, says, date, before, decides, each.is_decision, each.has_time});
                said = says;
                before = date;
            }
        }
        return all;
    }
    // To omit a line says that it is gone only after the node sent it, by time and by arrival. (A
    // payment is never gone, so that no date of that matters.)
    static int says_of(const EveningArrival& arrival, int thing, int before, std::int64_t held_at) {
        if (const int form = arrival.form_of(thing); form != nothing) return form;
        const bool decides = arrival.is_decision || arrival.knows_current;
        if (decides && arrival.gone.contains(thing)) return gone;
        // Who knows the check and omits what a closing hid says nothing of it.
        const bool may_remove = arrival.has_time && !decides;
        return may_remove && before != nothing && held_at < arrival.at_ms ? gone : before;
    }

    std::map<std::string, std::map<std::string, Arrivals>> applied_{}, kept_{};
};

}  // namespace domain::testing
