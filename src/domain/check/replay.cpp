// Merges all submissions of a check from the beginning, in the order of their stamps.
#include "domain/check/merge.hpp"

#include <algorithm>

namespace domain {
namespace {

const SaidPart* part_in(const CheckSubmission& submission, const std::string& key) {
    const auto found = std::ranges::lower_bound(submission.parts, key, {}, &SaidPart::key);
    return found == submission.parts.end() || found->key != key ? nullptr : &*found;
}

}  // namespace

class CheckReplay {
public:
    explicit CheckReplay(std::span<const CheckSubmission> submissions) {
        for (const CheckSubmission& each : submissions) {
            by_stamp_.push_back(&each);
            for (const Departure& event : each.departures)
                departures_[event.key].emplace(each.moment.number, event);
        }
        std::ranges::sort(by_stamp_,
                          [](const auto* a, const auto* b) { return is_before(*a, *b); });
    }

    ReplayedNews run(std::int64_t news_of) && {
        CheckMerge& merge = replayed_.merge;
        merge.departures_ = &departures_;
        merge.sent_ = &sent_;
        note_makers();
        const CheckMerge::FindSpilled nothing_spilled =
            [](const auto&, const auto&, auto, const auto&) { return std::optional<PartChange>(); };
        for (const CheckSubmission* each : by_stamp_) {
            NodeWords& node = replayed_.nodes[each->moment.node];
            auto news = merge.append(*each, node, nothing_spilled);
            if (each->moment.number == news_of) replayed_.news = std::move(news);
            sent_[each->moment.node].push_back(each);
        }
        for (auto& [name, node] : replayed_.nodes)
            if (node.is_out_of_order()) let_voids_stand(node);
        merge.departures_ = nullptr;
        merge.sent_ = nullptr;
        for (auto& [key, part] : merge.parts_) merge.trim(key, part);
        return std::move(replayed_);
    }

private:
    void note_makers() {
        std::map<std::string_view, const CheckSubmission*> first;
        for (const CheckSubmission* each : by_stamp_)
            for (const SaidPart& part : each->parts) {
                if (!is_payment(part.key)) continue;
                const CheckSubmission*& known = first[part.key];
                if (!known || each->moment.number < known->moment.number) known = each;
            }
        for (const auto& [key, submission] : first)
            replayed_.merge.parts_[std::string(key)].maker = submission->moment.node;
    }

    // For the last arrival of a node whose latest by stamp is another.
    void let_voids_stand(const NodeWords& node) {
        const auto last = std::ranges::find(by_stamp_, node.last_number,
                                            [](const auto* each) { return each->moment.number; });
        for (const SaidPart& said : (*last)->parts) {
            const Word* word = node.find(said.key);
            if (!said.is_void || !word || word->is_void || word->form == gone) continue;
            const bool was_said_before = std::ranges::any_of(
                sent_.at((*last)->moment.node), [&](const CheckSubmission* each) {
                    const SaidPart* part = part_in(*each, said.key);
                    return part && part->form == said.form &&
                           each->moment.number < word->since_number;
                });
            MergedPart& part = replayed_.merge.parts_.at(said.key);
            const bool is_own = std::ranges::any_of(part.changes, [&](const PartChange& change) {
                return change.form == said.form && change.moment.node == (*last)->moment.node &&
                       change.moment.number > word->since_number;
            });
            if (was_said_before || !is_own) continue;
            replayed_.merge.keeps_voids_ = true;
            if (part.changed.number != word->changed || part.era != word->era) continue;
            part.form = said.form;
            part.is_void = true;
            part.amount = said.amount;
            part.number = node.last_number;
        }
    }

    std::vector<const CheckSubmission*> by_stamp_{};
    CheckMerge::Departures departures_{};
    CheckMerge::Sent sent_{};
    ReplayedNews replayed_{};
};

ReplayedNews replay(std::span<const CheckSubmission> submissions, std::int64_t news_of) {
    return CheckReplay(submissions).run(news_of);
}

ReplayedCheck replay(std::span<const CheckSubmission> submissions) {
    return replay(submissions, 0);
}

}  // namespace domain
