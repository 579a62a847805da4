// Drafts of a batch: assigns ids, reads bodies, orders the steps.
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/menu/bulk/bulk.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace features::bulk {
namespace {

using base::Problems;
using base::Refusal;
using Step = Batch::Step;

// The id of the record of each entry; "" for an entry whose id another entry already has.
std::vector<std::string> give_ids(std::vector<Entry>& entries, base::IdSource& source,
                                  schema::TemporaryIds& temporary) {
    std::vector<std::string> ids;
    std::unordered_map<std::string, const Entry*> owners;
    for (Entry& entry : entries) {
        const bool is_temporary = schema::is_temporary_id(entry.id);
        const bool is_given = base::is_id(entry.id);
        ids.push_back(is_given                  ? base::lower_ascii(entry.id)
                      : entry.record_id.empty() ? source.next()
                                                : entry.record_id);
        if (entry.id.empty()) continue;
        if (!is_temporary && !is_given) {
            entry.problems.push_back(
                {"id", "must be an id, or a temporary id: # and 1 to 64 characters"});
            continue;
        }
        const auto [owner, is_first] = owners.emplace(is_given ? ids.back() : entry.id, &entry);
        if (is_temporary) temporary.emplace(entry.id, ids.back());
        if (is_first) continue;
        entry.problems.push_back({"id", "is also the id of " + owner->second->place});
        ids.back().clear();
    }
    return ids;
}

// Adds what is wrong with a new record alone, including missing required fields.
void check_complete(const schema::Patch& patch, Problems& problems) {
    schema::Record record(patch.record.kind());
    schema::merge(record, patch, problems);
    schema::complete(record, problems);
}

// The problems that can be found without reading other records. Whether an entry with a given id is
// a new record is not known yet, so missing fields are not reported.
Problems problems_of(const Step& step) {
    Problems found;
    if (step.has_given_id)
        found = step.draft.patch.problems;
    else
        check_complete(step.draft.patch, found);
    return found;
}

std::size_t rank_of(const kinds::StoredKind* kind) {
    return static_cast<std::size_t>(
        std::find(std::begin(kinds::catalogue), std::end(kinds::catalogue), kind) -
        std::begin(kinds::catalogue));
}

bool is_inactivation(const Step& step) {
    const auto& is_active = step.draft.kind->is_active;
    const auto& record = step.draft.patch.record;
    return step.has_given_id && record.has(is_active) && !record[is_active];
}

// Puts steps after those that they refer to: kinds in the order of kinds::catalogue, and within a
// kind by its references to records of the same kind. Where these form a circle, one step comes
// before a record that it refers to.
class Order {
public:
    explicit Order(std::vector<Step>& steps) : steps_(steps), states_(steps.size()) {
        for (std::size_t i = 0; i < steps.size(); ++i) by_id_.emplace(steps[i].draft.id, i);
    }

    // Inactivations come last, and among them a record before those that it refers to: by then
    // nothing in the batch still uses what is inactivated.
    std::vector<Step> sorted() {
        std::vector<std::size_t> by_kind(steps_.size());
        for (std::size_t i = 0; i < by_kind.size(); ++i) by_kind[i] = i;
        std::stable_sort(by_kind.begin(), by_kind.end(), [&](std::size_t a, std::size_t b) {
            return rank_of(steps_[a].draft.kind) < rank_of(steps_[b].draft.kind);
        });
        for (const std::size_t start : by_kind) visit(start);
        const auto last = std::stable_partition(
            order_.begin(), order_.end(), [&](auto i) { return !is_inactivation(steps_[i]); });
        std::reverse(last, order_.end());
        std::vector<Step> sorted;
        for (const std::size_t i : order_) sorted.push_back(std::move(steps_[i]));
        return sorted;
    }

private:
    enum class State : std::uint8_t { unseen, open, placed };

    // Without recursion, because a chain of references may be as long as the batch.
    void visit(std::size_t start) {
        std::vector<std::size_t> path{start};
        while (!path.empty()) {
            const std::size_t i = path.back();
            if (states_[i] == State::unseen) {
                states_[i] = State::open;
                for (const std::string& target : steps_[i].targets) {
                    const std::size_t next = by_id_.at(target);
                    const bool is_of_kind = steps_[next].draft.kind == steps_[i].draft.kind;
                    if (is_of_kind && states_[next] == State::unseen) path.push_back(next);
                }
                continue;
            }
            path.pop_back();
            if (states_[i] == State::placed) continue;
            states_[i] = State::placed;
            order_.push_back(i);
        }
    }

    std::vector<Step>& steps_;
    std::unordered_map<std::string, std::size_t> by_id_;
    std::vector<State> states_;
    std::vector<std::size_t> order_;
};

void find_targets(std::vector<Step>& steps) {
    std::unordered_set<std::string> ids;
    for (const Step& step : steps) ids.insert(step.draft.id);
    for (Step& step : steps)
        for (schema::Link& link : schema::links_of(step.draft.patch.record))
            if (ids.contains(link.id)) step.targets.push_back(std::move(link.id));
}

// The patch of an entry. Everything wrong with the entry is in its problems.
schema::Patch patch_of(const Entry& entry, const Batch& batch, int decimals) {
    const auto& kind = *entry.kind;
    auto patch = schema::read_patch(entry.json, kind,
                                    {.currency_decimals = decimals, .temporary_ids = &batch.ids});
    patch.problems.append(entry.problems);
    for (const auto* field : {&kind.store, &kind.created_for})
        if (patch.record.has(*field) && patch.record[*field] != batch.store)
            patch.problems.push_back(
                {std::string(field->name), "does not match the store in the path"});
    return patch;
}

Step step_of(Entry& entry, std::size_t index, const std::string& id, const Batch& batch,
             int decimals) {
    return {.draft = {.kind = entry.kind,
                      .account = batch.account,
                      .store = batch.store,
                      .id = id,
                      .is_new = true,
                      .currency_decimals = decimals,
                      .patch = patch_of(entry, batch, decimals),
                      .amend = std::move(entry.amend)},
            .index = index,
            .place = entry.place,
            .has_given_id = (base::is_id(entry.id) && !entry.is_fresh) || !entry.record_id.empty(),
            .targets = {},
            .revision = entry.revision};
}

}  // namespace

Batch draft(std::vector<Entry> entries, std::string_view store, const records::Actor& actor,
            base::IdSource& ids, storage::ReadView& view) {
    Batch batch{.account = actor.principal.account,
                .store = base::lower_ascii(store),
                .steps = {},
                .ids = {}};
    const int decimals = records::currency_decimals(view, batch.account, batch.store);
    auto given = give_ids(entries, ids, batch.ids);
    std::vector<Step> steps;
    steps.reserve(entries.size());
    Problems all;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Problems found;
        if (entries[i].kind) {
            Step step = step_of(entries[i], i, given[i], batch, decimals);
            found.append(problems_of(step), step.place);
            if (!given[i].empty()) steps.push_back(std::move(step));
        } else {
            found.append(entries[i].problems, entries[i].place);
            batch.lost.push_back(std::move(given[i]));
        }
        if (found.empty()) continue;
        all.append(found);
        batch.problems.emplace(i, std::move(found));
    }
    if (all.is_full()) throw Refusal::invalid(std::move(all));
    find_targets(steps);
    batch.steps = Order(steps).sorted();
    return batch;
}

}  // namespace features::bulk
