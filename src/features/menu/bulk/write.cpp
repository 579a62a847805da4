// A batch inside its transaction.
#include "base/failpoint.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/menu/bulk/bulk.hpp"

#include <algorithm>

namespace features::bulk {
namespace {

using base::Problem;
using base::Problems;
using base::Refusal;
using Step = Batch::Step;

constexpr std::size_t stale_bytes_max = 1 << 20;  // of records in a refusal

class Run {
public:
    Run(storage::Transaction& tx, const Batch& batch, const records::Actor& actor, As as)
        : tx_(tx),
          actor_(actor),
          conditions_{.is_forced = as == As::settled_copies,
                      .is_copy = as != As::sent,
                      .is_settled = as == As::settled_copies,
                      .batch = &context_},
          found_(batch.problems) {
        for (const auto& [index, problems] : found_) found_count_ += problems.size();
        for (const std::string& id : batch.lost) {
            context_.awaited.emplace(id, nullptr);
            context_.refused.insert(id);
        }
    }

    void write(std::vector<Step>& steps) {
        for (const Step& step : steps) context_.awaited.emplace(step.draft.id, step.draft.kind);
        for (Step& step : steps) {
            base::failpoint("within_bulk");
            come_to(step);
            attempt(step, [&] {
                locate(step);
                write(step);
                if (!context_.refused.contains(step.draft.id))
                    context_.awaited.erase(step.draft.id);
            });
        }
        for (const Step& step : steps) {
            const std::string& id = step.draft.id;
            if (!context_.unconfirmed.contains(id) || context_.refused.contains(id)) continue;
            come_to(step);
            attempt(step, [&] { records::confirm(tx_, step.draft, actor_, conditions_); });
        }
        if (last_) finish(*last_);
        if (found_count_) throw all_problems();
        if (other_) throw *std::move(other_);
    }

private:
    void write(Step& step) {
        auto stored = records::write(tx_, step.draft, actor_, conditions_);
        step.is_unchanged = stored.is_unchanged;
        step.revision_now = stored.revision;
        step.changed = std::move(stored.changed);
    }

    // Called before each step. At the first step of another kind, writes what the rules have
    // collected for the previous kind.
    void come_to(const Step& step) {
        if (last_ && last_->draft.kind != step.draft.kind) finish(*last_);
        last_ = &step;
    }
    void finish(const Step& step) {
        if (found_count_ == 0 && !other_)
            records::write_pending(tx_, step.draft, actor_, conditions_);
    }

    template <class Work>
    void attempt(const Step& step, Work work) {
        try {
            work();
        } catch (Refusal& refusal) {
            if (refusal.status >= 500) throw;
            if (refusal.status == 403) throw std::move(refusal).with_text("entry", step.place);
            // It stays awaited, so that references to it are not reported as problems.
            context_.refused.insert(step.draft.id);
            if (refusal.problems.empty()) {
                if (!other_) other_ = std::move(refusal).with_text("entry", step.place);
                return;
            }
            add(step, refusal.problems);
            if (found_count_ >= Problems::kept_max) throw all_problems();
        }
    }

    // Adds the problems of a step. Those that draft() found turn up again here and are not added
    // twice.
    void add(const Step& step, const Problems& problems) {
        Problems whole;
        whole.append(problems, step.place);
        Problems& known = found_[step.index];
        for (const Problem& problem : whole) {
            const bool is_known = std::any_of(known.begin(), known.end(), [&](const auto& one) {
                return one.path == problem.path;
            });
            if (is_known) continue;
            known.push_back(problem);
            ++found_count_;
        }
        for (std::size_t i = 0; i < whole.not_kept(); ++i) known.count_one();
    }

    Refusal all_problems() const {
        Problems all;
        for (const auto& [index, problems] : found_) all.append(problems);
        return Refusal::invalid(std::move(all));
    }

    // Finds out whether a given id belongs to an existing record, which the step then changes.
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
    records::BatchContext context_;
    const records::Conditions conditions_;
    std::map<std::size_t, Problems> found_;  // by the index of the entry
    std::size_t found_count_ = 0;
    // The first refusal without problems of fields. It is thrown only when no step has such
    // problems.
    std::optional<Refusal> other_;
    const Step* last_ = nullptr;  // the step that runs or ran last
};

// Refuses entries with a revision that the record no longer has. Done before the first write, which
// may change other records of the batch too. The records as they are now go along while there is
// room, so that both versions can be compared.
void require_revisions(storage::Transaction& tx, const std::vector<Step>& steps) {
    std::vector<std::string> stale;
    std::size_t bytes = 0;
    for (const Step& step : steps) {
        if (!step.revision) continue;
        const auto& draft = step.draft;
        const auto row = storage::find(tx, *draft.kind, draft.account, draft.id);
        if (!row) continue;
        if (row->revision == step.revision->number && step.revision->may_be_of(tx.epoch()))
            continue;
        base::JsonObject one;
        one.text("entry", step.place).text("kind", draft.kind->name).text("id", draft.id);
        one.text("revision", storage::text_of(*step.revision));
        if ((bytes += row->doc.size()) <= stale_bytes_max) one.raw("current", row->doc);
        stale.push_back(one.done());
    }
    if (stale.empty()) return;
    throw Refusal(412, "revision_mismatch", "Records have changed since they were read")
        .with("records", base::json_array(stale));
}

}  // namespace

Written write(storage::Transaction& tx, Batch& batch, const records::Actor& actor, As as) {
    tx.lock(batch.account, batch.store);
    const std::int64_t before = tx.last_sequence(batch.account, batch.store);
    require_revisions(tx, batch.steps);
    Run(tx, batch, actor, as).write(batch.steps);
    return {.count = static_cast<std::int64_t>(batch.steps.size()),
            .sequence = {tx.last_sequence(batch.account, batch.store), tx.epoch()},
            .sequence_before = before};
}

}  // namespace features::bulk
