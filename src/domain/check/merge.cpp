#include "domain/check/merge.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace domain {
namespace {

// Of each part. Older ones are stored elsewhere, and needed only for a node that was away that
// long.
constexpr std::size_t changes_max = 16;

// Only the greatest is needed, and those that replace it when it is lowered.
constexpr std::size_t claims_max = 100;

// Statements that count about a line that has left, and all about one that came back, belong to the
// era after the decision.
std::int64_t era_at(std::int64_t number) { return 2 * number; }
std::int64_t era_after(std::int64_t number) { return 2 * number + 1; }

auto stamp_of(const Moment& moment) {
    return std::tie(moment.at_ms, moment.node, moment.device_ms, moment.content);
}

// Of two nodes time and name decide.
bool is_since(const Moment& change, std::int64_t since_ms, const std::string& node) {
    return std::tie(change.at_ms, change.node) > std::tie(since_ms, node);
}

bool is_kept_for_outcome(std::string_view key) {
    return key.front() != claim_mark && key.front() != sequence_mark;
}

template <class List>
auto find_by_key(List& list, std::string_view key) {
    const auto found = std::ranges::lower_bound(
        list, key, {}, [](const auto& each) { return std::string_view(each.key); });
    return found == list.end() || found->key != key ? nullptr : &*found;
}

}  // namespace

bool is_before(const Moment& a, const Moment& b) { return stamp_of(a) < stamp_of(b); }
bool is_before(const CheckSubmission& a, const CheckSubmission& b) {
    return is_before(a.moment, b.moment);
}

const Word* NodeWords::find(std::string_view key) const { return find_by_key(words, key); }

// Something new, and what it counts for.
struct CheckMerge::Judged {
    base::Fingerprint form{};
    std::int64_t era = 0;
    Moment date{};
    bool is_change = true, is_aside = false, is_stale = false;
};

namespace {

// The properties of the change that was copied.
struct Search {
    const std::string& key;
    const base::Fingerprint& form;
    std::optional<std::int64_t> era;  // absent: any
    const std::string* not_by;        // null: by anyone
};

std::optional<PartChange> latest_change(const MergedPart* part, const Search& search,
                                        const CheckMerge::FindSpilled& find_spilled) {
    if (!part) return {};
    const PartChange* latest = nullptr;
    for (const PartChange& change : part->changes)
        if (change.form == search.form && (!search.era || change.era == *search.era) &&
            (!search.not_by || change.moment.node != *search.not_by))
            latest = &change;
    if (latest) return *latest;
    if (!part->has_more_changes) return {};
    return find_spilled(search.key, search.form, search.era, search.not_by);
}

// Whether a late one that was raised undoes a void of its own node, or lowers its payment.
bool is_stale(const std::string& key, const SaidPart& said, const Word& word,
              const MergedPart& part, const Moment& now) {
    if (!now.is_raised || !now.is_late || !now.has_time || said.is_void) return false;
    return word.is_void || (is_payment(key) && part.stands() && said.amount < part.amount);
}

// Whether it is a form of a line that has left, and not yet of the new one under its key.
bool is_of_old_line(const MergedPart* part, const Search& in_era,
                    const CheckMerge::FindSpilled& find_spilled) {
    return is_placed(in_era.key) && !latest_change(part, in_era, find_spilled) &&
           latest_change(part, {in_era.key, in_era.form, {}, nullptr}, find_spilled);
}

}  // namespace

std::optional<CheckMerge::Judged> CheckMerge::judge(const std::string& key, const SaidPart* said,
                                                    const Word* word, const CheckSubmission& in,
                                                    const NodeWords& node,
                                                    const FindSpilled& find_spilled) const {
    const std::int64_t number = in.moment.number;
    const bool is_decided = std::ranges::binary_search(in.decided, key);
    if (!said) {
        if (is_payment(key)) return {};
        const bool could_remove = word && word->form != gone && in.moment.has_time &&
                                  !in.moment.is_knowing && word->first_number < number &&
                                  word->first_device_ms < in.moment.device_ms;
        if (!is_decided && !could_remove) return {};
    }
    Judged judged{.form = said ? said->form : gone, .date = in.moment};
    const bool says_the_same = word && !is_decided && word->form == judged.form;
    const auto found = parts_.find(key);
    const MergedPart* part = found == parts_.end() ? nullptr : &found->second;
    if (word && part && said && !is_decided && !says_the_same &&
        is_stale(key, *said, *word, *part, in.moment)) {
        judged.is_stale = true;
        return judged;
    }
    if (const Departure* event = find_by_key(in.departures, key)) {
        if (says_the_same) return {};
        judged.era = event->check.empty() ? era_after(number) : era_at(number);
        return judged;
    }
    std::int64_t departed = part ? part->departed : 0;
    bool is_away = part && part->is_away();
    if (departures_) {
        departed = 0;
        if (const auto all = departures_->find(key); all != departures_->end())
            if (auto next = all->second.lower_bound(number); next != all->second.begin()) {
                departed = (--next)->first;
                is_away = !next->second.check.empty();
            }
    }
    if (departed != 0) {
        judged.era = era_after(departed);
        const bool is_known = word && word->era == judged.era;
        const bool knows_new_one = in.moment.is_knowing && part && part->stands();
        const bool is_new_line =
            is_placed(key) && (knows_new_one || has_sent_without(key, word, in, node, departed));
        if (is_away && !is_known) {
            const bool takes_new_one_out = !said && is_decided && is_new_line;
            if (!said && !takes_new_one_out) return {};
            if (says_the_same && !is_new_line) return {};
            const Search in_era{key, judged.form, judged.era, &in.moment.node};
            if (!is_new_line && !latest_change(part, in_era, find_spilled)) {
                judged.is_aside = true;
                const Search ever{key, judged.form, {}, nullptr};
                judged.is_change = !latest_change(part, ever, find_spilled);
                return judged;
            }
        } else if (says_the_same) {
            return {};
        }
        // A node that never sent the line may not know that it left, even if it sent the check
        // without it; a late one may be from before.
        const bool may_mean_either = is_known ? in.moment.is_late : !word;
        if (is_away && said && !is_decided && may_mean_either &&
            is_of_old_line(part, {key, judged.form, judged.era, nullptr}, find_spilled)) {
            judged.is_stale = true;
            return judged;
        }
    } else if (says_the_same) {
        return {};
    }
    if (is_decided || !part) return judged;

    const auto copy_of = [&](const Moment& change) {
        judged.date = change;
        judged.is_change = false;
        return judged;
    };
    if (part->number != 0 && part->form == judged.form && part->era == judged.era)
        return copy_of(part->changed);
    // A node that knows the check repeats whatever was ever sent, but does not conflict with
    // itself.
    const bool repeats = in.moment.is_knowing && part->changed.node != in.moment.node;
    const bool has_since = !repeats && word && word->era == judged.era;
    const auto is_since_then = [&](const PartChange& change) {
        return !has_since || is_since(change.moment, word->since_ms, in.moment.node);
    };
    // Spilled changes are older than all that are here.
    static const FindSpilled nothing = [](const auto&...) { return std::optional<PartChange>(); };
    const bool is_asked = part->changes.empty() || is_since_then(part->changes.front());
    const std::string* not_by = repeats ? nullptr : &in.moment.node;
    auto copied = latest_change(part, {key, judged.form, judged.era, not_by},
                                is_asked ? find_spilled : nothing);
    if (copied && is_since_then(*copied)) return copy_of(copied->moment);
    // A node's first statement since the line came back may copy an earlier form.
    if (departed == 0 || is_away || has_since) return judged;
    copied = latest_change(part, {key, judged.form, {}, nullptr}, find_spilled);
    if (!copied || copied->era >= judged.era) return judged;
    judged.era = copied->era;
    return copy_of(copied->moment);
}

// A submission being added: what it states and what its node stated before, by key.
class CheckMerge::Adding {
public:
    Adding(CheckMerge& merge, const CheckSubmission& in, NodeWords& node,
           const FindSpilled& find_spilled)
        : merge_(merge), in_(in), node_(node), find_spilled_(find_spilled) {}

    std::vector<NewWord> add() {
        std::vector<Word> before = std::move(node_.words);
        words_.reserve(before.size() + 4);
        auto word = before.begin();
        auto part = in_.parts.begin();
        auto decided = in_.decided.begin();
        // The three lists are sorted: each key comes once, with its entries.
        while (word != before.end() || part != in_.parts.end() || decided != in_.decided.end()) {
            const std::string* key = nullptr;
            const auto offer = [&](const std::string& other) {
                if (!key || other < *key) key = &other;
            };
            if (word != before.end()) offer(word->key);
            if (part != in_.parts.end()) offer(part->key);
            if (decided != in_.decided.end()) offer(*decided);
            const bool has_word = word != before.end() && word->key == *key;
            const bool has_part = part != in_.parts.end() && part->key == *key;
            const bool has_decided = decided != in_.decided.end() && *decided == *key;
            take(std::string(*key), has_part ? &*part : nullptr, has_word ? &*word : nullptr);
            if (has_part) ++part;
            if (has_decided) ++decided;
            if (has_word) ++word;
        }
        node_.words = std::move(words_);
        return std::move(news_);
    }

private:
    void take(const std::string& key, const SaidPart* said, Word* word) {
        if (!is_kept_for_outcome(key)) return;
        const auto judged = merge_.judge(key, said, word, in_, node_, find_spilled_);
        keep_word(key, said, word, judged);
        if (!judged) return;
        const auto known = merge_.parts_.find(key);
        NewWord news{.key = key,
                     .form = judged->form,
                     .is_change = judged->is_change,
                     .is_aside = judged->is_aside,
                     .is_stale = judged->is_stale};
        if (known != merge_.parts_.end() && known->second.number != 0)
            news.was = standing_of(known->second);
        if (!judged->is_aside && !judged->is_stale) apply(key, said, *judged);
        news_.push_back(std::move(news));
    }

    // Without its changes, which nobody needs.
    static MergedPart standing_of(const MergedPart& part) {
        return {.form = part.form,
                .is_void = part.is_void,
                .amount = part.amount,
                .changed = part.changed,
                .number = part.number,
                .era = part.era,
                .maker = part.maker,
                .departed = part.departed,
                .departure = part.departure};
    }

    void keep_word(const std::string& key, const SaidPart* said, Word* word,
                   const std::optional<Judged>& judged) {
        if (!word && (!judged || judged->is_stale)) return;
        const std::int64_t number = in_.moment.number;
        Word kept;
        if (word) {
            kept = std::move(*word);
        } else {
            kept.key = key;
            kept.lacked = node_.last_in_time;
        }
        if (said)
            keep_first(kept);
        else if (!in_.moment.is_late)
            kept.lacked = std::max(kept.lacked, number);
        if (judged && !judged->is_stale) {
            kept.form = judged->form;
            kept.is_void = said && said->is_void;
            if (judged->is_aside) {
                kept.lacked = 0;
                kept.lacked_from = merge_.sent_ ? sent_before() + 1 : 0;
            } else {
                kept.since_ms = in_.moment.at_ms;
                kept.since_number = in_.moment.number;
                kept.changed = judged->date.number;
                kept.era = judged->era;
            }
        }
        words_.push_back(std::move(kept));
    }

    std::size_t sent_before() const {
        const auto sent = merge_.sent_->find(in_.moment.node);
        return sent == merge_.sent_->end() ? 0 : sent->second.size();
    }
    void keep_first(Word& word) const {
        const Moment& now = in_.moment;
        const bool is_first = word.first_number == 0;
        word.first_number = is_first ? now.number : std::min(word.first_number, now.number);
        word.first_device_ms =
            is_first ? now.device_ms : std::min(word.first_device_ms, now.device_ms);
    }

    void apply(const std::string& key, const SaidPart* said, const Judged& judged) {
        const auto [place, is_new] = merge_.parts_.try_emplace(key);
        MergedPart& part = place->second;
        if (judged.is_change) {
            part.changes.push_back({judged.form, judged.era, in_.moment});
            merge_.trim(key, part);
        }
        if (const Departure* event = find_by_key(in_.departures, key)) {
            part.departed = in_.moment.number;
            part.departure = *event;
        }
        if (is_payment(key) && part.maker.empty()) part.maker = in_.moment.node;
        const bool is_later = is_new || part.number == 0 || judged.era > part.era ||
                              (judged.era == part.era && is_before(part.changed, judged.date));
        if (!is_later || (said && is_lowered_by_another(key, *said, part))) return;
        part.form = judged.form;
        part.is_void = said && said->is_void;
        part.amount = said ? said->amount : 0;
        part.changed = judged.date;
        part.number = in_.moment.number;
        part.era = judged.era;
    }
    bool is_lowered_by_another(const std::string& key, const SaidPart& said,
                               const MergedPart& part) const {
        return is_payment(key) && part.number != 0 && part.stands() && !part.is_void &&
               !said.is_void && said.amount < part.amount && part.maker != in_.moment.node;
    }

    CheckMerge& merge_;
    const CheckSubmission& in_;
    NodeWords& node_;
    const FindSpilled& find_spilled_;
    std::vector<Word> words_{};
    std::vector<NewWord> news_{};
};

// Whether its node sent the check without the line since that left, and since its last statement
// about the line that counts for nothing.
bool CheckMerge::has_sent_without(const std::string& key, const Word* word,
                                  const CheckSubmission& in, const NodeWords& node,
                                  std::int64_t departed) const {
    if (in.moment.is_late) return false;
    if (!sent_) return (word ? word->lacked : node.last_in_time) > departed;
    const auto sent = sent_->find(in.moment.node);
    if (sent == sent_->end()) return false;
    const std::size_t from = std::min(word ? word->lacked_from : 0, sent->second.size());
    return std::ranges::any_of(std::span(sent->second).subspan(from),
                               [&](const CheckSubmission* each) {
                                   const std::int64_t number = each->moment.number;
                                   return departed < number && number < in.moment.number &&
                                          !each->moment.is_late && !find_by_key(each->parts, key);
                               });
}

// A node's claim gives way to its later one, by its own clock and by arrival. A node that knows the
// check and claims the same repeats others.
void CheckMerge::take_claim(const CheckSubmission& in) {
    const std::string key(1, claim_mark);
    const SaidPart* said = find_by_key(in.parts, key);
    if (in.moment.is_knowing && !std::ranges::binary_search(in.decided, key)) return;
    if (in.moment.has_time)
        std::erase_if(claims_, [&](const Claim& claim) {
            return claim.node == in.moment.node && claim.number < in.moment.number &&
                   claim.device_ms < in.moment.device_ms;
        });
    if (!said || said->amount <= 0) return;
    claims_.push_back({in.moment.node, in.moment.number, in.moment.device_ms, said->amount});
    if (claims_.size() > claims_max)
        claims_.erase(std::ranges::min_element(claims_, {}, &Claim::amount));
}

void CheckMerge::trim(const std::string& key, MergedPart& part) {
    if (departures_) return;
    while (part.changes.size() > changes_max) {
        spilled_.push_back({key, std::move(part.changes.front())});
        part.changes.erase(part.changes.begin());
        part.has_more_changes = true;
    }
}

bool CheckMerge::can_append(const Moment& moment, const NodeWords& node) const {
    return (is_empty() || is_before(latest_, moment)) && !node.is_out_of_order() && !keeps_voids_;
}

std::vector<NewWord> CheckMerge::append(const CheckSubmission& submission, NodeWords& node,
                                        const FindSpilled& find_spilled) {
    std::vector<NewWord> news = Adding(*this, submission, node, find_spilled).add();
    const Moment& moment = submission.moment;
    take_claim(submission);
    if (!submission.departures.empty()) moved_ms_ = std::max(moved_ms_, moment.device_ms);
    if (const SaidPart* next = find_by_key(submission.parts, std::string(1, sequence_mark)))
        next_seq_no_ = std::max(next_seq_no_, next->amount);
    latest_ = moment;
    node.last_number = std::max(node.last_number, moment.number);
    if (!moment.is_late) node.last_in_time = std::max(node.last_in_time, moment.number);
    node.top = moment;
    if (moment.is_raised)
        node.raises.push_back({moment.number, moment.device_ms, moment.at_ms - moment.device_ms});
    return news;
}

std::vector<NewWord> CheckMerge::news_in(const CheckSubmission& submission, const NodeWords& node,
                                         const FindSpilled& find_spilled) const {
    std::vector<NewWord> news;
    const auto take = [&](const std::string& key, const SaidPart* said) {
        const MergedPart* known = part(key);
        const auto judged = judge(key, said, node.find(key), submission, node, find_spilled);
        if (!judged) return;
        NewWord word{key, judged->form, judged->is_change, judged->is_aside, judged->is_stale, {}};
        if (known) word.was = *known;
        news.push_back(std::move(word));
    };
    for (const SaidPart& said : submission.parts)
        if (is_kept_for_outcome(said.key)) take(said.key, &said);
    for (const Word& word : node.words)
        if (!find_by_key(submission.parts, word.key)) take(word.key, nullptr);
    return news;
}

const MergedPart* CheckMerge::part(std::string_view key) const {
    const auto found = parts_.find(key);
    return found == parts_.end() ? nullptr : &found->second;
}

CheckOutcome CheckMerge::outcome() const {
    CheckOutcome outcome{.latest = latest_.number, .next_seq_no = next_seq_no_};
    for (const Claim& claim : claims_) outcome.claimed = std::max(outcome.claimed, claim.amount);
    for (const auto& [key, part] : parts_)
        if (part.stands() && is_kept_for_outcome(key))
            outcome.parts.push_back({key, part.form, part.changed.at_ms, part.changed.node,
                                     part.changed.content, part.number});
    return outcome;
}

std::vector<SpilledChange> CheckMerge::take_spilled() { return std::exchange(spilled_, {}); }

}  // namespace domain
