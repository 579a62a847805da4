#include "features/operating/transfer/import.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "features/menu/bulk/steps.hpp"
#include "features/menu/images/images.hpp"
#include "kinds/all.hpp"
#include "storage/tables/images.hpp"
#include "storage/write_under.hpp"

#include <algorithm>
#include <set>

namespace features::transfer {
namespace {

using base::Refusal;

std::string text_in(const std::vector<std::pair<std::string, std::string>>& members,
                    std::string_view name) {
    for (const auto& [member, raw] : members)
        if (member == name) return schema::text_of(raw).value_or("");
    return {};
}

// Sets the record_id of entries whose record is already in the store, by name. Entries whose names
// are unique only under another record come after that record.
void match_names(storage::ReadView& view, std::string_view account, std::string_view store,
                 std::vector<bulk::Entry>& entries) {
    std::map<std::string, std::string> matched;
    std::set<std::string> taken;
    std::vector<bulk::Entry*> order;
    for (bulk::Entry& entry : entries)
        if (entry.kind) order.push_back(&entry);
    std::stable_partition(order.begin(), order.end(), [](const bulk::Entry* entry) {
        const auto within = entry->kind->traits.unique_within;
        return within.empty() || text_in(schema::read_members(entry->json), within).empty();
    });
    for (bulk::Entry* entry : order) {
        const auto members = schema::read_members(entry->json);
        const bool is_inactive = std::find(members.begin(), members.end(),
                                           std::pair<std::string, std::string>(
                                               "activeStatus", "false")) != members.end();
        if (is_inactive || base::is_id(entry->id)) continue;
        std::string within = text_in(members, entry->kind->traits.unique_within);
        if (!within.empty() && !matched.contains(within)) continue;
        if (!within.empty()) within = matched[within];
        const auto id =
            storage::find_active_name(view, *entry->kind, account, store, within,
                                      base::name_key(base::trimmed(text_in(members, "name"))), "");
        if (!id || !taken.insert(*id).second) continue;
        entry->record_id = *id;
        matched.emplace(entry->id, *id);
    }
}

// The pictures that entries name, ready to be stored.
std::vector<images::Shown> draft_pictures(std::string_view account, Catalogue& catalogue,
                                          const auth::Pepper& pepper) {
    std::vector<images::Shown> pictures;
    for (bulk::Entry& entry : catalogue.entries) {
        if (!entry.kind) continue;
        const std::string name = text_in(schema::read_members(entry.json), "imageUrl");
        const auto picture = catalogue.pictures.find(name);
        if (picture == catalogue.pictures.end()) continue;
        try {
            auto shown = images::draft_picture(account, picture->second, pepper);
            entry.amend = shown.show;
            pictures.push_back(std::move(shown));
        } catch (const Refusal& refusal) {
            entry.problems.push_back({"imageUrl", refusal.message});
        }
    }
    return pictures;
}

std::vector<Imported::OfKind> counted(const bulk::Batch& batch) {
    std::vector<Imported::OfKind> counts;
    for (const kinds::StoredKind* kind : kinds::catalogue) counts.push_back({kind});
    for (const auto& step : batch.steps) {
        auto& of_kind = *std::find_if(counts.begin(), counts.end(),
                                      [&](const auto& one) { return one.kind == step.draft.kind; });
        ++(step.draft.is_new   ? of_kind.created
           : step.is_unchanged ? of_kind.unchanged
                               : of_kind.changed);
    }
    std::erase_if(counts,
                  [](const auto& one) { return one.created + one.changed + one.unchanged == 0; });
    return counts;
}

}  // namespace

Imported import(storage::Database& database, Catalogue catalogue, std::string_view store,
                const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids,
                bool is_dry, const std::function<void(storage::Transaction&)>& also) {
    const std::string& account = actor.principal.account;
    const auto pictures = draft_pictures(account, catalogue, pepper);
    bulk::Batch batch;
    database.read([&](storage::ReadView& view) {
        match_names(view, account, store, catalogue.entries);
        batch = bulk::draft(std::move(catalogue.entries), store, actor, ids, view);
    });
    try {
        storage::write_under(
            database, storage::Scope{account, batch.store},
            [&, step = ids.next()](storage::Transaction& tx) {
                for (const images::Shown& picture : pictures)
                    storage::keep_image(tx, account, picture.hash, picture.extension, picture.bytes,
                                        actor.now_ms);
                const auto written = bulk::write(tx, batch, actor, bulk::As::copies);
                bulk::note_step(tx, batch, written, actor, step, "import");
                if (also) also(tx);
                if (is_dry) throw Refusal(409, "dry_run", "Nothing is written in a dry run");
            },
            true);
    } catch (const Refusal& refusal) {
        if (!is_dry || refusal.code != "dry_run") throw;
    }
    return {.kinds = counted(batch), .pictures = static_cast<std::int64_t>(pictures.size())};
}

}  // namespace features::transfer
