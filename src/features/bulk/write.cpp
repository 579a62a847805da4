// A batch inside its transaction.
#include "base/failpoint.hpp"
#include "base/refusal.hpp"
#include "features/bulk/bulk.hpp"

#include <algorithm>
#include <unordered_set>

namespace features::bulk {
namespace {

using base::Problems;
using base::Refusal;
using Step = Batch::Step;

class Run {
public:
    Run(storage::Transaction& tx, const records::Actor& actor, bool is_copy)
        : tx_(tx), actor_(actor), conditions_{.is_copy = is_copy, .company = &company_} {}

    void write(std::vector<Step>& steps) {
        for (const Step& step : steps) company_.awaited.emplace(step.draft.id, step.draft.kind);
        for (Step& step : steps) {
            base::failpoint("within_bulk");
            come_to(step);
            attempt(step, [&] {
                locate(step);
                records::write(tx_, step.draft, actor_, conditions_);
                company_.awaited.erase(step.draft.id);
            });
        }
        for (const Step& step : steps) {
            if (!company_.unconfirmed.contains(step.draft.id)) continue;
            come_to(step);
            attempt(step, [&] { records::confirm(tx_, step.draft, actor_, conditions_); });
        }
        if (last_) finish(*last_);
        if (!problems_.empty()) throw Refusal::invalid(std::move(problems_));
    }

private:
    // When all steps of a kind are done, what they have left to be written together follows.
    void come_to(const Step& step) {
        if (last_ && last_->draft.kind != step.draft.kind) finish(*last_);
        last_ = &step;
    }
    void finish(const Step& step) {
        if (problems_.empty()) records::write_together(tx_, step.draft, actor_, conditions_);
    }

    // Who refers to something refused would only be told so again.
    bool is_lost(const Step& step) const {
        return refused_.contains(step.draft.id) ||
               std::any_of(step.targets.begin(), step.targets.end(),
                           [&](const auto& id) { return refused_.contains(id); });
    }

    template <class Work>
    void attempt(const Step& step, Work work) {
        if (is_lost(step)) {
            refused_.insert(step.draft.id);
            return;
        }
        try {
            work();
        } catch (Refusal& refusal) {
            if (refusal.problems.empty()) throw std::move(refusal).with_text("entry", step.place);
            refused_.insert(step.draft.id);
            problems_.append(refusal.problems, step.place);
            if (problems_.is_full()) throw Refusal::invalid(std::move(problems_));
        }
    }

    // Whether there is a record of that id already.
    void locate(Step& step) const {
        if (!step.has_given_id) return;
        const auto owner = storage::owner_of(tx_, step.draft.account, step.draft.id);
        step.draft.is_new = !owner;
        if (owner && (owner->kind != step.draft.kind->name || owner->store != step.draft.store))
            throw Refusal::invalid("id", "is not the id of a " +
                                             std::string(step.draft.kind->name) + " of this store");
    }

    storage::Transaction& tx_;
    const records::Actor& actor_;
    records::Company company_;
    const records::Conditions conditions_;
    std::unordered_set<std::string> refused_;
    Problems problems_;
    const Step* last_ = nullptr;  // that was come to
};

}  // namespace

Written write(storage::Transaction& tx, Batch& batch, const records::Actor& actor, bool is_copy) {
    tx.lock(batch.account, batch.store);
    Run(tx, actor, is_copy).write(batch.steps);
    return {.count = static_cast<std::int64_t>(batch.steps.size()),
            .sequence = {tx.last_sequence(batch.account, batch.store), tx.epoch()}};
}

}  // namespace features::bulk
