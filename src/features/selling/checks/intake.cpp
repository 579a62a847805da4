#include "features/selling/checks/intake.hpp"

#include "base/json_text.hpp"
#include "features/selling/checks/word_store.hpp"

#include <algorithm>
#include <stdexcept>

namespace features::checks {
namespace {

using domain::CheckDocument;

// The stored data of a check, read on demand.
class StoredArchive : public domain::CheckArchive {
public:
    StoredArchive(storage::ReadView& view, const std::string& account, const StoredCheck& check,
                  std::vector<SoughtChange> likely)
        : view_(view), account_(account), check_(check), likely_(std::move(likely)) {}

    domain::NodeWords words(const std::string& node) override {
        std::string bytes = find_words(view_, account_, check_.id, check_.first, node);
        auto words = bytes.empty() ? domain::NodeWords() : domain::parse_words(bytes);
        words_.insert_or_assign(node, std::move(bytes));
        return words;
    }
    std::vector<domain::CheckSubmission> applied() override {
        return applied_submissions(view_, account_, check_.id);
    }
    const CheckDocument& document(std::int64_t number) override {
        const auto known = documents_.find(number);
        if (known != documents_.end()) return known->second;
        const auto submission = find_submission(view_, account_, check_.id, number);
        if (!submission) throw std::runtime_error("a check without a submission of its history");
        return documents_.emplace(number, document_in({submission->head, submission->data}))
            .first->second;
    }
    const CheckDocument& shown() override {
        if (check_.source != 0) return document(check_.source);
        if (!merged_) merged_ = document_in({check_.head, check_.data});
        return *merged_;
    }
    std::optional<domain::PartChange> spilled(const std::string& key, const base::Fingerprint& form,
                                              std::optional<std::int64_t> era,
                                              const std::string* not_by) override {
        std::optional<domain::PartChange> latest;
        const auto [begin, end] = changes_to({key, form});
        for (auto each = begin; each != end; ++each) {
            const domain::PartChange& change = each->second;
            if ((era && change.era != *era) || (not_by && change.moment.node == *not_by)) continue;
            if (!latest || is_before(latest->moment, change.moment)) latest = change;
        }
        return latest;
    }
    bool has_conflict(Conflict::Type type, const std::string& key,
                      const base::Fingerprint& form) override {
        if (!conflicts_) conflicts_ = conflicts_of(view_, account_, check_.id);
        return std::ranges::any_of(*conflicts_, [&](const Conflict& each) {
            return is_about(each, key, form) && is_asked(each, type);
        });
    }

    CheckDocument take_document(std::int64_t number) {
        document(number);
        return std::move(documents_.at(number));
    }
    std::map<std::string, std::string> take_words() { return std::move(words_); }

private:
    using Changes = std::multimap<SoughtChange, domain::PartChange>;
    // The first read includes those that are likely to be needed.
    std::pair<Changes::const_iterator, Changes::const_iterator> changes_to(SoughtChange sought) {
        if (!looked_for_.contains(sought)) {
            std::vector<SoughtChange> all = std::exchange(likely_, {});
            all.push_back(std::move(sought));
            changes_.merge(find_changes(view_, account_, check_.id, all));
            looked_for_.insert(all.begin(), all.end());
            return changes_.equal_range(all.back());
        }
        return changes_.equal_range(sought);
    }

    storage::ReadView& view_;
    const std::string& account_;
    const StoredCheck& check_;  // as it was before
    std::vector<SoughtChange> likely_;
    std::set<SoughtChange> looked_for_{};
    Changes changes_{};
    std::map<std::string, std::string> words_{};
    std::map<std::int64_t, CheckDocument> documents_{};
    std::optional<CheckDocument> merged_{};
    std::optional<std::vector<Conflict>> conflicts_{};
};

StoredCheck opened(const WriteContext& by, const Shop& shop, const Incoming& incoming) {
    StoredCheck check{.id = incoming.new_id, .store = shop.id, .check_id = incoming.check_id};
    check.opened_ms = domain::opened_at(incoming.check, by.now_ms, *shop.calendar.zone);
    check.opened_day = shop.calendar.day_of(check.opened_ms).time_since_epoch().count();
    check.currency = shop.currency;
    check.sale = incoming.new_sale_id;
    check.first.node_key = key_of_node(incoming.node);
    return check;
}

// For parts that have more changes than the merge holds.
std::vector<SoughtChange> likely_sought(const CheckDocument& sent,
                                        const domain::CheckMerge& merge) {
    std::vector<SoughtChange> likely;
    for (const domain::SaidPart& said : said_in(sent))
        if (const domain::MergedPart* part = merge.part(said.key);
            part && part->has_more_changes && part->form != said.form)
            likely.push_back({said.key, said.form});
    return likely;
}

StoredSubmission row_of(const domain::TakenCheck& taken, const WriteContext& by,
                        const Incoming& incoming) {
    const domain::Moment& moment = taken.submission.moment;
    return {.number = moment.number,
            .node = incoming.node,
            .stamp_ms = moment.at_ms,
            .device_ms = incoming.device_ms.value_or(0),
            .arrived_ms = by.now_ms,
            .content = incoming.content,
            .is_applied = taken.is_applied,
            .decided = taken.submission.decided,
            .head = incoming.head,
            .data = taken.with_ids ? print(taken.with_ids->data) : incoming.data,
            .made_by = by.who,
            .natural_ms = moment.natural_ms,
            .is_raised = moment.is_raised,
            .is_knowing = moment.is_knowing,
            .is_late = moment.is_late,
            .departures = taken.submission.departures,
            .said = domain::print(taken.submission.parts)};
}

void show(Intake& intake, StoredArchive& archive) {
    StoredCheck& check = intake.check;
    const domain::TakenCheck& taken = intake.taken;
    const bool is_of_before = taken.source != 0 && taken.source != taken.submission.moment.number;
    if (is_of_before) intake.shown_of_before = archive.take_document(taken.source);
    check.source = taken.source;
    check.is_merged = taken.source == 0;
    check.head = check.is_merged ? print(taken.composed.head) : "";
    check.data = check.is_merged ? print(taken.composed.data) : "";
}

}  // namespace

bool is_asked(const Conflict& conflict, Conflict::Type type) {
    const bool is_open = conflict.state == Conflict::State::open;
    return (is_open && domain::asks_too(conflict.type, type)) ||
           conflict.state == Conflict::State::dropped;
}

bool is_about(const Conflict& conflict, const std::string& key, const base::Fingerprint& form) {
    return conflict.keys == std::vector{key} && conflict.form == form;
}

const CheckDocument& Intake::shown(const Incoming& incoming) const {
    if (taken.source == 0) return taken.composed;
    if (shown_of_before) return *shown_of_before;
    return taken.with_ids ? *taken.with_ids : incoming.check;
}

void Intake::quote() {
    if (check.source == 0)
        quoted = base::json_string(check.data);
    else if (check.source == submission.number)
        quoted = base::json_string(submission.data);
}

bool Intake::holds(storage::ReadView& view, const WriteContext& by,
                   const Incoming& incoming) const {
    const auto now = find_version(view, by.account, by.store, incoming.check_id);
    if (!now) return is_first();
    return now->revision == revision_before && now->submissions == submissions_before &&
           std::ranges::all_of(words_before, [&](const auto& node) {
               return find_words(view, by.account, now->id, now->first, node.first) == node.second;
           });
}

Intake take_in(storage::ReadView& view, const WriteContext& by, const Shop& shop,
               const Incoming& incoming, std::optional<KnownCheck> known) {
    Intake intake;
    domain::CheckKept kept;
    if (known) {
        intake.check = std::move(known->check);
        intake.revision_before = intake.check.revision;
        intake.submissions_before = intake.check.submissions;
        intake.was = intake.check.state;
        kept = {intake.check.state, std::move(known->merge), intake.check.submissions};
    } else {
        intake.check = opened(by, shop, incoming);
    }
    StoredArchive archive(view, by.account, intake.check,
                          likely_sought(incoming.check, kept.merge));
    if (known && incoming.held) intake.before = archive.shown();
    intake.taken = domain::take(kept, archive,
                                {.node = incoming.node,
                                 .device_ms = incoming.device_ms,
                                 .now_ms = by.now_ms,
                                 .content = incoming.content,
                                 .knows_current = known && knows_current(intake.check, incoming),
                                 .wants_reopen = incoming.wants_reopen,
                                 .is_manual = incoming.is_manual,
                                 .also_decided = incoming.also_decided,
                                 .departures = incoming.departures,
                                 .check = &incoming.check},
                                {.decimals = shop.decimals, .zone = *shop.calendar.zone});
    intake.check.submissions = kept.submissions;
    if (intake.taken.is_applied) {
        show(intake, archive);
        intake.check.state = kept.state;
        intake.check.ended_ms = kept.state == CheckState::active ? 0 : by.now_ms;
        intake.check.merge = kept.merge.print();
        if (kept.state != CheckState::active)
            intake.sale = domain::sale_of(intake.shown(incoming), shop.decimals, by.now_ms,
                                          *shop.calendar.zone, intake.taken.claimed);
    }
    for (const auto& [node, words] : intake.taken.nodes) intake.words.emplace(node, print(words));
    intake.words_before = archive.take_words();
    intake.submission = row_of(intake.taken, by, incoming);
    return intake;
}

}  // namespace features::checks
