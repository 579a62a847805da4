#include "features/menu/bulk/steps.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/undo.hpp"
#include "kinds/all.hpp"
#include "schema/members.hpp"
#include "storage/tables/history.hpp"

#include <set>

namespace features::bulk {
namespace {

using base::Refusal;

constexpr std::int64_t records_at_once = 500;
constexpr int changed_shown_max = 20;

constexpr const char* already_undone = "The step has already been undone";
constexpr const char* changed_since = "Something of the step was changed later";

// The fields that the step changed in a record, and those that were changed after it: of both only
// those whose changes can be undone.
struct Past {
    std::set<std::string> names{}, later{};
    std::int64_t revision_now = 0;
};
Past past_of(storage::ReadView& view, std::string_view account, const kinds::StoredKind& kind,
             const StepRecord& record) {
    Past past{.revision_now = record.after};
    for (const auto& entry : storage::history(view, account, record.id, record.before + 1)) {
        auto& names = entry.revision <= record.after ? past.names : past.later;
        names.merge(records::undoable_names(kind, entry.changed_json));
        past.revision_now = entry.revision;
    }
    return past;
}

// The members of a document with these names; null for one that it does not have.
std::string members_of(const std::string& document, const std::set<std::string>& names) {
    const auto members = schema::read_members(document);
    const schema::ByName by_name(members);
    base::JsonObject out;
    for (const std::string& name : names) {
        const auto* member = by_name.find(name);
        out.raw(name, member ? std::string_view(member->second) : "null");
    }
    return out.done();
}

class Drafter {
public:
    Drafter(storage::ReadView& view, const std::string& account, const SavedStep& step)
        : view_(view), account_(account), step_(step) {}

    std::vector<Entry> entries() {
        for (std::string after;;) {
            const auto some = records_of(view_, account_, step_.id, after, records_at_once);
            for (const StepRecord& record : some) add(record);
            if (std::ssize(some) < records_at_once) break;
            after = some.back().id;
        }
        if (changed_count_ > 0)
            throw Refusal::conflict("changed_since", changed_since)
                .with("count", std::to_string(changed_count_))
                .with("records", base::json_array(changed_));
        if (entries_.empty())
            throw Refusal::conflict("not_undoable",
                                    "This step set only fields that the service maintains");
        return std::move(entries_);
    }

private:
    void add(const StepRecord& record) {
        const kinds::StoredKind* kind = kinds::find(record.kind);
        if (!kind) return;
        const Past past = past_of(view_, account_, *kind, record);
        std::vector<std::string> both;
        for (const std::string& name : past.later)
            if (past.names.contains(name)) both.push_back(base::json_string(name));
        if (!both.empty()) note_changed(record, both);
        if (past.names.empty()) return;
        Entry entry{.place = "records[" + std::to_string(entries_.size()) + ']',
                    .kind = kind,
                    .id = record.id,
                    .json = record.before == 0
                                ? base::JsonObject().flag(kind->is_active.name, false).done()
                                : members_of(document(record), past.names)};
        entry.revision = {past.revision_now, {}};
        entries_.push_back(std::move(entry));
    }

    std::string document(const StepRecord& record) {
        auto text = storage::document_at(view_, account_, record.id, record.before);
        if (!text) throw std::runtime_error("the history of a record is incomplete");
        return *std::move(text);
    }

    void note_changed(const StepRecord& record, const std::vector<std::string>& fields) {
        if (changed_count_++ >= changed_shown_max) return;
        changed_.push_back(base::JsonObject()
                               .text("kind", record.kind)
                               .text("id", record.id)
                               .raw("fields", base::json_array(fields))
                               .done());
    }

    storage::ReadView& view_;
    const std::string& account_;
    const SavedStep& step_;
    std::vector<Entry> entries_;
    std::vector<std::string> changed_;
    int changed_count_ = 0;
};

SavedStep require_standing(storage::ReadView& view, std::string_view account,
                           std::string_view store, std::string_view id) {
    auto step = find_step(view, account, store, id);
    if (!step) throw Refusal::not_found("step");
    if (!step->undone_by.empty())
        throw Refusal::conflict("already_undone", already_undone)
            .with_text("undoneBy", step->undone_by);
    return *std::move(step);
}

}  // namespace

bool note_step(storage::Transaction& tx, const Batch& batch, const Written& written,
               const records::Actor& actor, std::string_view id, std::string_view title,
               std::string_view undoes) {
    SavedStep step{.id = std::string(id),
                   .first = written.sequence_before,
                   .last = written.sequence.number,
                   .at_ms = actor.now_ms,
                   .who = actor.principal.id,
                   .title = std::string(title),
                   .undoes = std::string(undoes)};
    if (!save_step(tx, batch.account, batch.store, step)) return false;
    if (!undoes.empty()) set_undone(tx, batch.account, batch.store, undoes, id);
    return true;
}

StepBack draft_back(storage::ReadView& view, std::string_view store, std::string_view id,
                    const records::Actor& actor, base::IdSource& ids) {
    const std::string& account = actor.principal.account;
    SavedStep step =
        require_standing(view, account, base::lower_ascii(store), base::lower_ascii(id));
    auto entries = Drafter(view, account, step).entries();
    return {std::move(step), draft(std::move(entries), store, actor, ids, view)};
}

Written go_back(storage::Transaction& tx, StepBack& back, const records::Actor& actor,
                std::string_view new_id) {
    tx.lock(back.batch.account, back.batch.store);
    require_standing(tx, back.batch.account, back.batch.store, back.step.id);
    try {
        const Written written = write(tx, back.batch, actor);
        note_step(tx, back.batch, written, actor, new_id, "undo", back.step.id);
        return written;
    } catch (const Refusal& refusal) {
        if (refusal.status != 412) throw;
        throw Refusal::conflict("changed_since", changed_since);
    }
}

}  // namespace features::bulk
