#include "features/menu/pull/work.hpp"

#include "features/records/read.hpp"
#include "features/records/rules.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/references.hpp"

#include <algorithm>

namespace features::pull {

State state_of(storage::ReadView& view, std::string_view account, std::string_view store) {
    return {.configuration = storage::sequences(view, account, store).configuration,
            .pulls = web_number(view, account)};
}

Batches draft(const Future& future, const Menu& menu, const records::Actor& actor,
              base::IdSource& ids, storage::ReadView& view) {
    const int decimals = records::currency_decimals(view, menu.account, menu.store);
    auto entries = future.entries(decimals);
    Batches batches;
    batches.first = bulk::draft(std::move(entries.first), menu.store, actor, ids, view);
    batches.second = bulk::draft(std::move(entries.second), menu.store, actor, ids, view);
    return batches;
}

void write(storage::Transaction& tx, Batches& batches, const records::Actor& actor) {
    for (bulk::Batch* batch : {&batches.first, &batches.second})
        if (!batch->steps.empty()) bulk::write(tx, *batch, actor, bulk::As::settled_copies);
}

namespace {

// The member with the longest value, among the optional ones.
std::string longest_member(const schema::Record& record, const std::string& doc) {
    std::string name;
    std::size_t longest = 0;
    for (const auto& [member, raw] : schema::read_members(doc)) {
        const auto* field = record.kind().find(member).field;
        if ((field && field->rules.required) || raw.size() <= longest) continue;
        longest = raw.size();
        name = member;
    }
    return name;
}

// For what the write adds: times, who, the revision.
constexpr std::size_t bytes_of_stamps = 512;

}  // namespace

Objections objections_to(const records::Actor& actor, const Menu& menu, storage::ReadView& view) {
    const int decimals = records::currency_decimals(view, menu.account, menu.store);
    return [&actor, &menu, decimals](const Change& change) {
        base::Problems problems;
        const schema::Record* before = change.before ? &*change.before : nullptr;
        records::Draft draft{
            .kind = change.kind,
            .account = menu.account,
            .store = menu.store,
            .id = change.id,
            .is_new = change.is_new(),
            .currency_decimals = decimals,
            .patch = schema::read_patch(patch_json(before, change.after, decimals), *change.kind,
                                        {.currency_decimals = decimals})};
        schema::Record after = before ? *before : schema::Record(*change.kind);
        schema::merge(after, draft.patch, problems);
        if (!before) schema::complete(after, problems);
        if (const auto adjust = actor.rules.of(*change.kind).adjust)
            adjust(draft, before, after, problems);
        if (const auto check = change.kind->traits.check) check(after, problems);
        const std::string doc = schema::write_document(after, decimals);
        if (doc.size() + bytes_of_stamps > records::record_bytes_max)
            problems.push_back({longest_member(after, doc), "The record would be too large"});
        return problems;
    };
}

UsedBy used_outside(storage::ReadView& view, const Menu& menu) {
    return [&](const std::string& id) -> std::string {
        for (const auto& user : storage::active_referrers(view, menu.account, id, 1'000)) {
            const bool is_in_menu = std::ranges::any_of(
                menu.kinds, [&](const auto* kind) { return kind->name == user.kind; });
            if (!is_in_menu) return user.name.empty() ? user.id : user.name;
        }
        return {};
    };
}

}  // namespace features::pull
