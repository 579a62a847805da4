#include "domain/check/desk.hpp"

#include "domain/check/amounts.hpp"
#include "domain/check/payments.hpp"
#include "domain/check/sale.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace domain {
namespace {

using Type = FoundConflict::Type;

constexpr std::int64_t time_ms_max = 1'000'000'000'000'000;

// Of payments: more than a check has. Of forms of one payment: a device that sends an older one was
// away for long.
constexpr std::size_t shown_max = 64, forms_shown_max = 16;

class Desk {
public:
    Desk(CheckKept& check, CheckArchive& archive, const CheckArrival& arrival,
         const CheckDeskSettings& settings)
        : check_(check),
          archive_(archive),
          in_(arrival),
          settings_(settings),
          was_(check.state),
          node_(archive.words(arrival.node)) {}

    TakenCheck take() {
        if (has_payment_without_id(*in_.check)) {
            schema::Tree data = in_.check->data;
            give_payment_ids(data, in_.node, node_);
            taken_.with_ids = read_check(in_.check->head, std::move(data));
        }
        taken_.submission.moment = moment();
        is_behind_itself_ = now().device_ms < node_.device_ms_max;
        taken_.submission.parts = said_in(sent());
        taken_.submission.departures = in_.departures;
        check_.submissions = taken_.submission.moment.number;
        if (now().has_time) node_.device_ms_max = std::max(node_.device_ms_max, now().device_ms);
        const bool is_late = was_ != CheckState::active && !in_.knows_current && !in_.wants_reopen;
        is_late ? keep_late() : apply();
        note_answer(check_, taken_.nodes.try_emplace(in_.node, node_).first->second);
        return std::move(taken_);
    }

private:
    const CheckDocument& sent() const { return taken_.with_ids ? *taken_.with_ids : *in_.check; }
    const Moment& now() const { return taken_.submission.moment; }
    const std::vector<CheckSubmission>& applied() {
        if (!applied_) applied_ = archive_.applied();
        return *applied_;
    }

    // ---- its place among the other submissions ----

    bool is_last() const {
        return in_.knows_current || (in_.wants_reopen && was_ != CheckState::active);
    }

    Moment moment() {
        const std::int64_t said = said_time(in_.device_ms.value_or(in_.now_ms));
        const std::int64_t believed_max = in_.now_ms + ahead_ms_max;
        Moment made{.number = check_.submissions + 1,
                    .at_ms = std::min(said + moved_by(said), believed_max),
                    .node = in_.node,
                    .device_ms = said,
                    .content = in_.content,
                    // A decision of the service has no clock that could be later than another.
                    .natural_ms = in_.is_manual ? -time_ms_max : natural_of(said, believed_max),
                    .has_time = in_.device_ms.has_value(),
                    .is_late = !in_.device_ms || said < node_.device_ms_max ||
                               said < check_.merge.moved_ms(),
                    .is_knowing = in_.knows_current};
        const Moment& latest = check_.merge.latest();
        if (is_last() && latest.number != 0 && !is_before(latest, made)) {
            made.at_ms = latest.at_ms + 1;
            made.is_raised = true;
        } else if (node_.top.number != 0) {
            keep_own_order(made);
        }
        return made;
    }
    // The node's own order is that of its clock, even if the clock is not believed.
    std::int64_t natural_of(std::int64_t said, std::int64_t believed_max) {
        std::int64_t natural = std::min(said, believed_max);
        if (!in_.device_ms || said >= node_.device_ms_max) return natural;
        for (const CheckSubmission& each : applied())
            if (each.moment.node == in_.node && each.moment.has_time &&
                each.moment.device_ms > said)
                natural = std::min(natural, each.moment.natural_ms);
        return natural;
    }
    // By how much submissions after a raised one are moved.
    std::int64_t moved_by(std::int64_t said) const {
        const NodeWords::Raise* raise = in_.device_ms ? raise_before(said) : nullptr;
        return raise ? raise->by_ms : 0;
    }
    const NodeWords::Raise* raise_before(std::int64_t said) const {
        const NodeWords::Raise* last = nullptr;
        for (const NodeWords::Raise& raise : node_.raises)
            if (raise.device_ms < said && (!last || std::tie(raise.device_ms, raise.number) >
                                                        std::tie(last->device_ms, last->number)))
                last = &raise;
        return last;
    }
    // Where a clock is not believed, the node's own order is still that of its clock.
    void keep_own_order(Moment& made) {
        const Moment& top = node_.top;
        if (made.device_ms >= top.device_ms) {
            made.at_ms = std::max(made.at_ms, top.at_ms);
            return;
        }
        if (!top.is_raised) made.at_ms = std::min(made.at_ms, top.at_ms);
        if (!made.has_time) return;
        std::int64_t first_ms = -time_ms_max, last_ms = made.at_ms;
        const NodeWords::Raise* raise = raise_before(made.device_ms);
        for (const CheckSubmission& each : applied()) {
            const Moment& other = each.moment;
            if (other.node != made.node || !other.has_time || other.is_raised) continue;
            if (raise && other.number < raise->number) continue;  // not moved like this one
            if (other.device_ms <= made.device_ms)
                first_ms = std::max(first_ms, other.at_ms);
            else
                last_ms = std::min(last_ms, other.at_ms);
        }
        made.at_ms = std::max(first_ms, last_ms);
    }

    // ---- a check that stays open ----

    void apply() {
        const std::vector<std::string> before = lines_before();
        const std::set<std::string> were_shown = lines_shown(before);
        taken_.submission.decided = decided();
        const std::vector<NewWord> news = merge();
        outcome_ = check_.merge.outcome();
        taken_.claimed = outcome_.claimed;
        check_.state = status_of(sent()).state;
        note_lost_words(news);
        check_.state == CheckState::active ? show(outcome_, latest()) : close();
        if (was_ != CheckState::active) note_hidden();
        for (const std::string& key : before)
            if (!shown().part(key)) taken_.removed.push_back(key);
        for (const std::string& key : were_shown)
            if (!shown().part(key)) taken_.left.push_back(key);
        for (const CheckPart& part : shown().parts)
            if (is_line(part.key) && !were_shown.contains(part.key))
                taken_.came.push_back(part.key);
    }

    // The parts in which a submission that knows the check differs from it or, for a device, from
    // the merge; payments stay.
    std::vector<std::string> decided() {
        if (!in_.knows_current) return {};
        std::set<std::string> keys(in_.also_decided.begin(), in_.also_decided.end());
        const CheckDocument& current = archive_.shown();
        for (const SaidPart& part : taken_.submission.parts) {
            const SaidPart* known = current.said(part.key);
            const MergedPart* merged = check_.merge.part(part.key);
            const bool is_merged_otherwise = merged && merged->form != part.form;
            if (!known || known->form != part.form || (is_merged_otherwise && !in_.is_manual))
                keys.insert(part.key);
        }
        for (const SaidPart& part : said_in(current))
            if (!is_payment(part.key) && !sent().said(part.key)) keys.insert(part.key);
        return {keys.begin(), keys.end()};
    }

    std::vector<NewWord> merge() {
        CheckMerge& merge = check_.merge;
        if (merge.can_append(now(), node_)) {
            auto news = merge.append(taken_.submission, node_, [this](const auto&... what) {
                return archive_.spilled(what...);
            });
            taken_.spilled = merge.take_spilled();
            taken_.nodes.emplace(in_.node, node_);
            return news;
        }
        const std::vector<StandingPart> before = merge.outcome().parts;
        std::vector<CheckSubmission> all = applied();
        all.push_back(taken_.submission);
        ReplayedNews replayed = replay(all, now().number);
        for (NewWord& word : replayed.news) {
            const MergedPart* known = merge.part(word.key);
            word.was = known ? std::optional(*known) : std::nullopt;
        }
        merge = std::move(replayed.merge);
        note_displaced(before);
        taken_.spilled = merge.take_spilled();
        taken_.is_replayed = true;
        for (auto& [name, node] : replayed.nodes) {
            const NodeWords known = name == in_.node ? node_ : archive_.words(name);
            node.answered = known.answered;
            node.shown = known.shown;
            node.device_ms_max = known.device_ms_max;
        }
        node_ = replayed.nodes.at(in_.node);
        keep_words(std::move(replayed.nodes));
        return std::move(replayed.news);
    }
    // A current part that gives way to something not in this submission. A void that replaces what
    // its node sent later needs no person.
    void note_displaced(const std::vector<StandingPart>& before) {
        for (const StandingPart& was : before) {
            if (!is_line(was.key) && !is_payment(was.key)) continue;
            const MergedPart& part = *check_.merge.part(was.key);
            const bool is_kept_void = part.is_void && part.changed.content == was.changed_in &&
                                      was.changed_by == in_.node;
            if (part.form != was.form && part.changed.number != now().number && !is_kept_void)
                note(Type::behind, was.key, was.form,
                     {.number = was.number, .node = was.changed_by});
        }
    }
    // What others sent is its earlier form, unless it is another line by now.
    void keep_words(std::map<std::string, NodeWords> nodes) {
        const bool has_departures = std::ranges::any_of(
            check_.merge.parts(), [](const auto& part) { return part.second.departed != 0; });
        if (!has_departures) {
            taken_.nodes.emplace(in_.node, node_);
            return;
        }
        taken_.nodes = std::move(nodes);
    }

    std::vector<std::string> lines_before() {
        std::vector<std::string> keys;
        if (check_.merge.is_empty()) return keys;
        for (const auto& [key, part] : check_.merge.parts())
            if (is_line(key) && part.stands()) keys.push_back(key);
        if (was_ == CheckState::active) return keys;
        for (const CheckPart& part : archive_.shown().parts)
            if (const MergedPart* merged = check_.merge.part(part.key);
                is_line(part.key) && !(merged && merged->stands()))
                keys.push_back(part.key);
        return keys;
    }

    // An ended check may hide lines of the merge.
    std::set<std::string> lines_shown(const std::vector<std::string>& known) {
        if (was_ == CheckState::active) return {known.begin(), known.end()};
        std::set<std::string> keys;
        for (const CheckPart& part : archive_.shown().parts)
            if (is_line(part.key)) keys.insert(part.key);
        return keys;
    }

    // ---- the current check ----

    const CheckDocument& document(std::int64_t number) {
        return number == now().number ? sent() : archive_.document(number);
    }
    const CheckDocument& latest() { return document(outcome_.latest); }
    const CheckDocument& shown() {
        return taken_.source == 0 ? taken_.composed : document(taken_.source);
    }
    // The former check has most of what others sent, so that needs no reading.
    const CheckDocument& source_of(const StandingPart& part) {
        for (const CheckDocument* near : {&sent(), near_shown()})
            if (near)
                if (const SaidPart* said = near->said(part.key); said && said->form == part.form)
                    return *near;
        return document(part.number);
    }
    const CheckDocument* near_shown() { return now().number > 1 ? &archive_.shown() : nullptr; }

    void show(const CheckOutcome& outcome, const CheckDocument& latest) {
        taken_.source = outcome.latest;
        if (!is_merged(outcome, latest, settings_.decimals)) return;
        ComposedCheck composed = compose(
            outcome, latest,
            [this](const StandingPart& part) -> const CheckDocument& { return source_of(part); },
            settings_.decimals);
        taken_.source = 0;
        taken_.composed = read_check(std::move(composed.head), std::move(composed.data));
    }

    void close() {
        const bool is_voided = check_.state == CheckState::voided;
        if (in_.is_manual) return show_manual_change();
        if (is_voided ||
            is_covered(sale_of(sent(), settings_.decimals, in_.now_ms, settings_.zone)))
            return close_as_said();
        taken_.warnings.emplace_back(
            "the payments do not cover the total: the sale has all known lines");
        outcome_.latest = now().number;
        show(outcome_, sent());
    }

    // A person who keeps the void of a payment does not lower what others claim is paid.
    void show_manual_change() {
        taken_.source = now().number;
        AmountReader reader(settings_.decimals);
        const bool is_lowered = outcome_.claimed > paid_of(sent().data, reader);
        if (!is_lowered || check_.state != CheckState::closed) return;
        schema::Tree data = sent().data;
        set_paid(data, outcome_.claimed, settings_.decimals);
        taken_.source = 0;
        taken_.composed = read_check(sent().head, std::move(data));
    }

    void close_as_said() {
        CheckOutcome sold{.latest = now().number, .claimed = outcome_.claimed};
        for (const SaidPart& part : taken_.submission.parts) {
            if (part.key.front() == claim_mark || part.key.front() == sequence_mark) continue;
            if (is_payment(part.key)) continue;
            if (has_left(part)) {
                note(Type::moved, part.key, part.form, now(), true);
                taken_.warnings.push_back("seats: the line " + shown_text(part.key) +
                                          " was moved to another check and is not sold here");
            } else {
                sold.parts.push_back(
                    {part.key, part.form, now().at_ms, in_.node, in_.content, now().number});
            }
        }
        for (const StandingPart& part : outcome_.parts)
            if (is_payment(part.key)) sold.parts.push_back(part);
        std::ranges::sort(sold.parts, {}, &StandingPart::key);
        if (check_.state == CheckState::closed) note_unknown_lines();
        show(sold, sent());
    }
    // A line that the service moved away, and not a new one under its key.
    bool has_left(const SaidPart& said) const {
        const MergedPart* part = check_.merge.part(said.key);
        if (!part || !part->is_away() || part->form == said.form) return false;
        const Word* word = node_.find(said.key);
        return !word || word->era < 2 * part->departed;
    }
    // Lines that only others knew or that others have changed since; and lines that somebody had
    // taken out.
    void note_unknown_lines() {
        for (const StandingPart& part : outcome_.parts) {
            if (!is_line(part.key)) continue;
            const CheckPart* own = sent().part(part.key);
            if (!own || own->form != part.form)
                note(Type::line, part.key, part.form,
                     {.number = part.number, .node = part.changed_by});
        }
        for (const CheckPart& part : sent().parts)
            if (is_line(part.key) && !has_left(part) && !check_.merge.part(part.key)->stands())
                note(Type::taken_out, part.key, part.form, now());
    }

    // ---- conflicts ----

    void note(Type type, const std::string& key, const base::Fingerprint& form, const Moment& said,
              bool is_elsewhere = false) {
        const bool is_known =
            std::ranges::any_of(taken_.conflicts, [&](const FoundConflict& conflict) {
                return conflict.key == key && conflict.form == form;
            });
        if (is_known || (!is_elsewhere && archive_.has_conflict(type, key, form))) return;
        FoundConflict found{type, key, form, said.number, said.node, is_elsewhere, {}};
        if (is_elsewhere) found.departure = departure_of(key);
        taken_.conflicts.push_back(std::move(found));
    }
    // Of the line that the node means: under a key made of its place several may have left, and it
    // means the one that it sent last.
    Departure departure_of(const std::string& key) {
        const Departure& latest = check_.merge.part(key)->departure;
        const Word* word = node_.find(key);
        if (!word || !is_placed(key)) return latest;
        for (const CheckSubmission& each : applied())
            for (const Departure& left : each.departures)
                if (left.key == key && !left.check.empty() && word->era < 2 * each.moment.number)
                    return left;
        return latest;
    }

    void note_lost_words(const std::vector<NewWord>& news) {
        if (in_.is_manual) return;
        for (const NewWord& word : news) {
            if (!is_line(word.key) && !is_payment(word.key)) continue;
            const MergedPart& part = *check_.merge.part(word.key);
            if (word.is_stale) {
                note(Type::behind, word.key, word.form, now());
                continue;
            }
            if (word.is_aside) {
                if (word.is_change && part.form != word.form)
                    note(Type::moved, word.key, word.form, now(), true);
                continue;
            }
            if (word.is_change && part.form != word.form && is_lost(word, part))
                note(Type::behind, word.key, word.form, now());
            if (word.was && has_displaced(word, part))
                note(Type::behind, word.key, word.was->form,
                     {.number = word.was->number, .node = word.was->changed.node});
        }
    }
    // What the closed check showed and no longer shows, because it differs from the merge before.
    void note_hidden() {
        for (const CheckPart& was : archive_.shown().parts) {
            const MergedPart* part = check_.merge.part(was.key);
            if (!part || part->form == was.form || part->changed.number == now().number) continue;
            if (const CheckPart* is = shown().part(was.key); is && is->form == was.form) continue;
            if (const std::int64_t number = number_of(was.key, was.form); number != 0)
                note(Type::behind, was.key, was.form, {.number = number});
        }
    }
    // Of a submission that gave the part this form.
    std::int64_t number_of(const std::string& key, const base::Fingerprint& form) {
        const MergedPart& part = *check_.merge.part(key);
        std::int64_t number = 0;
        for (const PartChange& change : part.changes)
            if (change.form == form) number = change.moment.number;
        if (number != 0) return number;
        const auto spilled = archive_.spilled(key, form, {}, nullptr);
        return spilled ? spilled->moment.number : 0;
    }
    // Not just because somebody changed it later.
    bool is_lost(const NewWord& word, const MergedPart& part) const {
        // By a stamp that the service chose.
        const bool is_raised_above =
            part.changed.node != in_.node &&
            (!part.changed.has_time || std::tie(part.changed.natural_ms, part.changed.node) <
                                           std::tie(now().at_ms, in_.node));
        const bool is_behind_itself = node_.top.number != now().number && word.form != gone;
        const bool is_lowering =
            is_payment(word.key) && part.maker != in_.node && is_before(part.changed, now());
        const bool is_removed = part.form == gone && part.changed.node != in_.node;
        return is_raised_above || is_behind_itself || is_lowering || is_removed;
    }
    // Whether a former statement gave way only to a raised stamp: that of another node, or of the
    // same node that was later by its own clock; or is a void of another node, undone by one that
    // does not know the check.
    bool has_displaced(const NewWord& word, const MergedPart& part) {
        const MergedPart& was = *word.was;
        if (was.form == part.form || part.changed.number != now().number) return false;
        // A node that knows the check decides against what it showed.
        if (in_.knows_current) {
            const CheckPart* shown = archive_.shown().part(word.key);
            return was.stands() && (!shown || shown->form != was.form);
        }
        if (now().is_raised && is_behind_itself_) return true;
        if (was.is_void && !part.is_void && was.changed.node != in_.node) return true;
        if (was.changed.node == in_.node)
            return now().device_ms < was.changed.device_ms && !part.is_void;
        // A statement without a time, or moved with another of its node, may be an old copy.
        const bool is_moved = now().at_ms > now().natural_ms;
        const bool may_be_old = !now().has_time || is_moved;
        if (may_be_old && was.stands() && is_form_of_before(word.key, part)) return true;
        return is_moved &&
               std::tie(now().natural_ms, in_.node) < std::tie(was.changed.at_ms, was.changed.node);
    }

    // Whether somebody had made it so before.
    bool is_form_of_before(const std::string& key, const MergedPart& part) {
        const bool is_known = std::ranges::any_of(part.changes, [&](const PartChange& change) {
            return change.form == part.form && change.moment.number != now().number;
        });
        return is_known || archive_.spilled(key, part.form, {}, nullptr);
    }

    // ---- a submission that comes too late ----

    void keep_late() {
        taken_.is_applied = false;
        const auto news =
            check_.merge.news_in(taken_.submission, node_,
                                 [this](const auto&... what) { return archive_.spilled(what...); });
        for (const NewWord& word : news) {
            if (!word.is_change || !(is_line(word.key) || is_payment(word.key))) continue;
            const CheckPart* shown = archive_.shown().part(word.key);
            if ((shown ? shown->form : gone) == word.form) continue;
            if (word.is_aside)
                note(Type::moved, word.key, word.form, now(), true);
            else
                note(Type::late, word.key, word.form, now());
        }
    }

    CheckKept& check_;
    CheckArchive& archive_;
    const CheckArrival& in_;
    const CheckDeskSettings& settings_;
    const CheckState was_;
    NodeWords node_;
    std::optional<std::vector<CheckSubmission>> applied_{};
    bool is_behind_itself_ = false;  // the node sent a later time before
    CheckOutcome outcome_{};
    TakenCheck taken_{};
};

}  // namespace

std::optional<ConflictEnd> end_of(Type type, const std::string& key, const base::Fingerprint& form,
                                  const CheckDocument& now) {
    const CheckPart* part = now.part(key);
    const bool is_so = (part ? part->form : gone) == form;
    if (type == Type::taken_out) return is_so ? std::nullopt : std::optional(ConflictEnd::dropped);
    return is_so ? std::optional(ConflictEnd::kept) : std::nullopt;
}

bool asks_too(Type open, Type found) {
    return (open == Type::taken_out) == (found == Type::taken_out);
}

std::int64_t said_time(std::int64_t device_ms) {
    return std::clamp(device_ms, -time_ms_max, time_ms_max);
}

void note_answer(const CheckKept& check, NodeWords& node) {
    node.answered = check.submissions;
    const auto& parts = check.merge.parts();
    for (auto part = parts.lower_bound(std::string(1, payment_mark));
         part != parts.end() && is_payment(part->first); ++part) {
        const bool has_room = node.shown.size() < shown_max || node.shown.contains(part->first);
        if (!part->second.stands() || !has_room) continue;
        std::vector<base::Fingerprint>& forms = node.shown[part->first];
        std::erase(forms, part->second.form);
        forms.push_back(part->second.form);
        if (forms.size() > forms_shown_max) forms.erase(forms.begin());
    }
}

TakenCheck take(CheckKept& check, CheckArchive& archive, const CheckArrival& arrival,
                const CheckDeskSettings& settings) {
    return Desk(check, archive, arrival, settings).take();
}

}  // namespace domain
