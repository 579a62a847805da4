#include "domain/check/model.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace domain {
namespace {

using Submissions = std::vector<const CheckSubmission*>;

const SaidPart* part_in(const CheckSubmission& submission, const std::string& key) {
    const auto found = std::ranges::find(submission.parts, key, &SaidPart::key);
    return found == submission.parts.end() ? nullptr : &*found;
}
bool is_decided(const CheckSubmission& submission, const std::string& key) {
    return std::ranges::find(submission.decided, key) != submission.decided.end();
}
const Departure* departure_in(const CheckSubmission& submission, const std::string& key) {
    const auto found = std::ranges::find(submission.departures, key, &Departure::key);
    return found == submission.departures.end() ? nullptr : &*found;
}

// Something new that a node stated about a part.
struct Said {
    const CheckSubmission* in;
    base::Fingerprint form;  // or gone
    bool is_void = false;
    std::int64_t amount = 0;
    const CheckSubmission* changed_in;  // itself, unless it is a copy
    bool is_aside = false;              // of a line that has left
    bool is_new_line = false;           // under the key of one that has left
    std::int64_t era = 0;               // 0, or that of the last decision that moved it, and a half

    bool is_change() const { return changed_in == in && !is_aside; }
};

// All statements about one part.
class PartReckoning {
public:
    PartReckoning(const std::string& key, const Submissions& by_stamp)
        : key_(key), by_stamp_(by_stamp) {
        for (const CheckSubmission* submission : by_stamp_) take(*submission);
    }

    // Nothing where it is gone.
    std::optional<Said> standing() const {
        const Said* winner = decisive();
        if (!winner) return {};
        const Said said = with_void(*winner);
        return said.form == gone ? std::nullopt : std::optional(said);
    }

private:
    // The statement that decides so far.
    const Said* decisive() const {
        const Said* winner = nullptr;
        for (const Said& said : all_) {
            if (said.is_aside || is_lowered(said, winner)) continue;
            if (!winner || is_later(said, *winner)) winner = &said;
        }
        return winner;
    }
    // The last statement of a node, up to a submission.
    const Said* last_of(const std::string& node, const CheckSubmission* before) const {
        const Said* last = nullptr;
        for (const Said& said : all_)
            if (said.in->moment.node == node && (!before || is_before(*said.in, *before)))
                last = &said;
        return last;
    }
    bool had_sent_it(const CheckSubmission& submission) const {
        return std::ranges::any_of(by_stamp_,
                                   [&](const CheckSubmission* other) {
                                       return is_earlier(*other, submission) &&
                                              part_in(*other, key_) &&
                                              other->moment.number < submission.moment.number;
                                   }) &&
               std::ranges::any_of(by_stamp_, [&](const CheckSubmission* other) {
                   return is_earlier(*other, submission) && part_in(*other, key_) &&
                          other->moment.device_ms < submission.moment.device_ms;
               });
    }
    static bool is_earlier(const CheckSubmission& other, const CheckSubmission& submission) {
        return other.moment.node == submission.moment.node && is_before(other, submission);
    }
    // Since the line left, and since the node's last statement about it that counts for nothing.
    bool had_sent_without_it(const CheckSubmission& submission, std::int64_t left) const {
        const CheckSubmission* aside = nullptr;
        for (const Said& said : all_)
            if (said.is_aside && said.in->moment.node == submission.moment.node) aside = said.in;
        return std::ranges::any_of(by_stamp_, [&](const CheckSubmission* other) {
            return is_earlier(*other, submission) && (!aside || is_before(*aside, *other)) &&
                   other->moment.number > left && other->moment.number < submission.moment.number &&
                   !part_in(*other, key_) && !other->moment.is_late;
        });
    }
    // The last decision that moved the line before the submission arrived.
    const CheckSubmission* moved_before(const CheckSubmission& submission) const {
        const CheckSubmission* last = nullptr;
        for (const CheckSubmission* other : by_stamp_)
            if (departure_in(*other, key_) && other->moment.number < submission.moment.number &&
                (!last || last->moment.number < other->moment.number))
                last = other;
        return last;
    }

    void take(const CheckSubmission& submission) {
        const SaidPart* part = part_in(submission, key_);
        const bool decides = is_decided(submission, key_);
        const Said* last = last_of(submission.moment.node, &submission);
        if (!part && is_payment(key_)) return;
        const bool removes = last && last->form != gone && submission.moment.has_time &&
                             !submission.moment.is_knowing && had_sent_it(submission);
        if (!part && !decides && !removes) return;
        Said said{.in = &submission, .form = part ? part->form : gone, .changed_in = &submission};
        if (part) said.is_void = part->is_void, said.amount = part->amount;
        const bool says_the_same = last && !decides && last->form == said.form;
        if (last && part && !decides && !says_the_same && is_stale(*last, *part, submission.moment))
            return;
        if (!place_in_era(said, part != nullptr)) return;
        if (says_the_same && !said.is_new_line) return;
        if (!decides && !said.is_aside) find_original(said);
        all_.push_back(said);
    }
    // A late one that was raised undoes no void of its own node, and lowers no payment.
    bool is_stale(const Said& last, const SaidPart& part, const Moment& now) const {
        if (!now.is_raised || !now.is_late || !now.has_time || part.is_void) return false;
        const Said* standing = decisive();
        return last.is_void || (is_payment(key_) && standing && standing->form != gone &&
                                part.amount < standing->amount);
    }
    // False: it states nothing that counts or must be reported.
    bool place_in_era(Said& said, bool has_it) {
        const std::int64_t number = said.in->moment.number;
        if (const Departure* event = departure_in(*said.in, key_)) {
            said.era = 2 * number + (event->check.empty() ? 1 : 0);
            return true;
        }
        const CheckSubmission* moved = moved_before(*said.in);
        if (!moved) return true;
        said.era = 2 * moved->moment.number + 1;
        if (departure_in(*moved, key_)->check.empty()) return true;
        const bool is_known = std::ranges::any_of(all_, [&](const Said& other) {
            return other.in->moment.node == said.in->moment.node && other.era == said.era &&
                   !other.is_aside && is_last_that_counts(other);
        });
        const bool decides = is_decided(*said.in, key_);
        if (is_known)
            return !has_it || decides || !said.in->moment.is_late || !is_of_old_line(said);
        const bool is_copy = std::ranges::any_of(all_, [&](const Said& other) {
            return other.in->moment.node != said.in->moment.node && other.is_change() &&
                   other.era == said.era && other.form == said.form;
        });
        const bool has_sent_without =
            !said.in->moment.is_late && had_sent_without_it(*said.in, moved->moment.number);
        const Said* standing = decisive();
        const bool knows_new_one = said.in->moment.is_knowing && standing && standing->form != gone;
        said.is_new_line = is_placed(key_) && (has_sent_without || knows_new_one);
        if (!has_it) return decides && said.is_new_line;
        said.is_aside = !is_copy && !said.is_new_line;
        const bool never_sent_it = !last_of(said.in->moment.node, nullptr);
        return said.is_aside || decides || !never_sent_it || !is_of_old_line(said);
    }
    // A form of a line that has left, and not yet of the new one under its key: a node that may not
    // know that it left may mean either.
    bool is_of_old_line(const Said& said) const {
        const auto is_in = [&](bool in_era) {
            return std::ranges::any_of(all_, [&](const Said& other) {
                return other.is_change() && other.form == said.form &&
                       (!in_era || other.era == said.era);
            });
        };
        return is_placed(key_) && is_in(false) && !is_in(true);
    }
    bool is_last_that_counts(const Said& said) const {
        const Said* last = nullptr;
        for (const Said& other : all_)
            if (other.in->moment.node == said.in->moment.node && !other.is_aside) last = &other;
        return last == &said;
    }
    // The current form anyway; else the latest change of another node to that form since this one
    // last stated something new; for a node that knows the check, unless the current form is its
    // own, the latest ever.
    void find_original(Said& said) const {
        const Said* standing = decisive();
        if (standing && standing->form == said.form && standing->era == said.era) {
            said.changed_in = standing->changed_in;
            return;
        }
        const bool repeats =
            said.in->moment.is_knowing &&
            !(standing && standing->changed_in->moment.node == said.in->moment.node);
        const Said* last = nullptr;
        for (const Said& other : all_)
            if (other.in->moment.node == said.in->moment.node && !other.is_aside) last = &other;
        if (repeats || (last && last->era != said.era)) last = nullptr;
        for (const Said& other : all_) {
            const bool is_since = !last || is_before(*last->in, *other.in);
            const bool is_others = repeats || other.in->moment.node != said.in->moment.node;
            if (is_others && other.is_change() && other.form == said.form &&
                other.era == said.era && is_since)
                said.changed_in = other.in;
        }
        if (said.changed_in == said.in && !last && is_back(said)) find_older(said);
    }
    // Whether the line had left and came back before.
    bool is_back(const Said& said) const {
        const CheckSubmission* moved = moved_before(*said.in);
        return moved && departure_in(*moved, key_)->check.empty();
    }
    // What the line was before it came back.
    void find_older(Said& said) const {
        const Said* latest = nullptr;
        for (const Said& other : all_)
            if (other.is_change() && other.form == said.form) latest = &other;
        if (!latest || latest->era >= said.era) return;
        said.changed_in = latest->in;
        said.era = latest->era;
    }

    static bool is_later(const Said& said, const Said& other) {
        if (said.era != other.era) return said.era > other.era;
        return is_before(*other.changed_in, *said.changed_in);
    }
    // A node other than the one that brought the payment lowers it.
    bool is_lowered(const Said& said, const Said* standing) const {
        if (!is_payment(key_) || !standing || standing->is_void || said.is_void) return false;
        const CheckSubmission* first = nullptr;
        for (const CheckSubmission* other : by_stamp_)
            if (part_in(*other, key_) && (!first || other->moment.number < first->moment.number))
                first = other;
        return said.amount < standing->amount && first->moment.node != said.in->moment.node;
    }
    // The last arrival of a node, where that is not its latest, voids what the node stated later,
    // if the void is its own, and it had not stated it before that arrived.
    Said with_void(Said winner) const {
        std::set<std::string> nodes;
        for (const CheckSubmission* each : by_stamp_) nodes.insert(each->moment.node);
        for (const std::string& node : nodes) {
            const CheckSubmission *top = nullptr, *last = nullptr;
            for (const CheckSubmission* each : by_stamp_) {
                if (each->moment.node != node) continue;
                top = each;
                if (!last || last->moment.number < each->moment.number) last = each;
            }
            const SaidPart* part = part_in(*last, key_);
            const Said* word = last_that_counts(node);
            const Said* spoken = last_of(node, nullptr);
            if (last == top || !part || !part->is_void || !word || spoken->is_void) continue;
            if (spoken->form == gone || word->era != winner.era ||
                word->changed_in != winner.changed_in)
                continue;
            const bool was_said_before =
                std::ranges::any_of(by_stamp_, [&](const CheckSubmission* each) {
                    const SaidPart* said = part_in(*each, key_);
                    return each->moment.node == node && said && said->form == part->form &&
                           each->moment.number < word->in->moment.number;
                });
            const bool is_own = std::ranges::any_of(all_, [&](const Said& said) {
                return said.in->moment.node == node && said.is_change() &&
                       said.form == part->form && said.in->moment.number > word->in->moment.number;
            });
            if (was_said_before || !is_own) continue;
            winner.form = part->form;
            winner.is_void = true;
            winner.in = last;
        }
        return winner;
    }
    const Said* last_that_counts(const std::string& node) const {
        const Said* last = nullptr;
        for (const Said& said : all_)
            if (said.in->moment.node == node && !said.is_aside) last = &said;
        return last;
    }

    const std::string& key_;
    const Submissions& by_stamp_;
    std::vector<Said> all_{};  // by stamp
};

// The largest claim of a node, unless it claimed otherwise later, by arrival too. A node that knows
// the check claims only where it decides.
std::int64_t claimed_in(const Submissions& by_stamp) {
    const std::string key(1, claim_mark);
    const auto speaks = [&](const CheckSubmission& it) {
        return !it.moment.is_knowing || is_decided(it, key);
    };
    std::int64_t most = 0;
    for (const CheckSubmission* each : by_stamp) {
        const SaidPart* part = part_in(*each, key);
        const bool is_past = std::ranges::any_of(by_stamp, [&](const CheckSubmission* other) {
            return other->moment.node == each->moment.node && is_before(*each, *other) &&
                   each->moment.number < other->moment.number && other->moment.has_time &&
                   each->moment.device_ms < other->moment.device_ms && speaks(*other);
        });
        if (part && speaks(*each) && !is_past) most = std::max(most, part->amount);
    }
    return most;
}

}  // namespace

CheckOutcome outcome_of(std::span<const CheckSubmission> submissions) {
    Submissions by_stamp;
    std::set<std::string> keys;
    CheckOutcome outcome;
    for (const CheckSubmission& submission : submissions) {
        by_stamp.push_back(&submission);
        for (const SaidPart& part : submission.parts) {
            if (part.key.front() == sequence_mark)
                outcome.next_seq_no = std::max(outcome.next_seq_no, part.amount);
            else if (part.key.front() != claim_mark)
                keys.insert(part.key);
        }
    }
    std::ranges::sort(by_stamp, [](const auto* a, const auto* b) { return is_before(*a, *b); });
    if (!by_stamp.empty()) outcome.latest = by_stamp.back()->moment.number;
    outcome.claimed = claimed_in(by_stamp);
    for (const std::string& key : keys) {
        const PartReckoning model(key, by_stamp);
        const std::optional<Said> said = model.standing();
        if (!said) continue;
        const Moment& change = said->changed_in->moment;
        outcome.parts.push_back(
            {key, said->form, change.at_ms, change.node, change.content, said->in->moment.number});
    }
    return outcome;
}

}  // namespace domain
