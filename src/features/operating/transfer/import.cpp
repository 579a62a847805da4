#include "features/operating/transfer/import.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "features/menu/bulk/steps.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "schema/json_tree.hpp"
#include "storage/tables/images.hpp"
#include "storage/write_under.hpp"

#include <algorithm>
#include <deque>
#include <set>
#include <unordered_map>

namespace features::transfer {
namespace {

using base::Refusal;

std::string text_in(const std::vector<std::pair<std::string, std::string>>& members,
                    std::string_view name) {
    for (const auto& [member, raw] : members)
        if (member == name) return schema::text_of(raw).value_or("");
    return {};
}

bool is_inactive(const std::vector<std::pair<std::string, std::string>>& members) {
    return std::ranges::any_of(members, [](const auto& member) {
        return member.first == "activeStatus" &&
               base::lower_ascii(schema::text_of(member.second).value_or(member.second)) == "false";
    });
}

// The records of a store by kind, status, place and name, those of one name in the order of lists.
class Namesakes {
public:
    Namesakes(storage::ReadView& view, std::string_view account, std::string_view store,
              const std::set<const kinds::StoredKind*>& kinds) {
        for (const kinds::StoredKind* kind : kinds) {
            const storage::Listing listing{
                .kind = kind, .account = std::string(account), .store = std::string(store)};
            records::for_each_row(view, listing, [&](storage::Row& row) {
                const schema::Record record = schema::read_stored(row.doc, *kind);
                ids_[key_of(*kind, record[kind->is_active], records::within_of(record),
                            records::name_of(record))]
                    .push_back(row.id);
            });
        }
    }

    // The next record of that name; "" when there are no more.
    std::string take(const kinds::StoredKind& kind, bool is_active, const std::string& within,
                     const std::string& name) {
        const auto found = ids_.find(key_of(kind, is_active, within, name));
        if (found == ids_.end() || found->second.empty()) return {};
        std::string id = std::move(found->second.front());
        found->second.pop_front();
        return id;
    }

private:
    static std::string key_of(const kinds::StoredKind& kind, bool is_active,
                              const std::string& within, const std::string& name) {
        return std::string(kind.name) + (is_active ? "\x1f" : "\x1e") + within + '\x1f' +
               base::name_key(base::trimmed(name));
    }

    std::unordered_map<std::string, std::deque<std::string>> ids_;
};

// The id that a list's records have of their own, such as the tables of a floor; null: none.
const schema::Field* own_id(const schema::Field& field) {
    if (field.type != schema::Type::records || !field.item) return nullptr;
    for (const schema::Field* one : field.item->fields())
        if (one->type == schema::Type::reference && one->rules.refers_to.empty() &&
            !one->rules.form_only)
            return one;
    return nullptr;
}

using schema::Tree;

// Files have no such ids. Those in the list of an existing record keep theirs: each is the next one
// there with its name.
void keep_own_ids(Tree& sent, const Tree& stored, const schema::Field& id) {
    std::set<const Tree*> taken;
    for (Tree& one : sent.elements) {
        if (!one.is_object() || one.find(id.name)) continue;
        for (const Tree& its : stored.elements)
            if (words_of(its, "name") == words_of(one, "name") && taken.insert(&its).second) {
                one.set(id.name, Tree::of(words_of(its, id.name)));
                break;
            }
    }
}
void keep_own_ids(storage::ReadView& view, std::string_view account, bulk::Entry& entry) {
    for (const schema::Field* field : entry.kind->fields()) {
        const schema::Field* id = own_id(*field);
        if (!id) continue;
        const auto row = storage::find(view, *entry.kind, account, entry.record_id);
        Tree tree = schema::parse_tree(entry.json);
        Tree* sent = tree.find(field->name);
        const Tree stored = schema::parse_tree(row ? row->doc : "{}");
        if (!sent || !sent->is_array() || !stored.find(field->name)) continue;
        keep_own_ids(*sent, *stored.find(field->name), *id);
        entry.json = print(tree);
    }
}

// Sets the record_id of entries whose record is already in the store, by name. Entries whose names
// are unique only under another record come after that record.
void match_names(storage::ReadView& view, std::string_view account, std::string_view store,
                 std::vector<bulk::Entry>& entries) {
    std::set<const kinds::StoredKind*> kinds;
    std::vector<bulk::Entry*> order;
    for (bulk::Entry& entry : entries)
        if (entry.kind) order.push_back(&entry), kinds.insert(entry.kind);
    std::stable_partition(order.begin(), order.end(), [](const bulk::Entry* entry) {
        const auto within = entry->kind->traits.unique_within;
        return within.empty() || text_in(schema::read_members(entry->json), within).empty();
    });
    Namesakes namesakes(view, account, store, kinds);
    std::map<std::string, std::string> matched;
    for (bulk::Entry* entry : order) {
        if (base::is_id(entry->id)) continue;
        const auto members = schema::read_members(entry->json);
        const std::string name = text_in(members, entry->kind->traits.named_by);
        std::string within = text_in(members, entry->kind->traits.unique_within);
        if (!within.empty() && !base::is_id(within)) within = matched[within];
        if (name.empty() ||
            (within.empty() && !text_in(members, entry->kind->traits.unique_within).empty()))
            continue;
        entry->record_id = namesakes.take(*entry->kind, !is_inactive(members), within, name);
        if (entry->record_id.empty()) continue;
        matched.emplace(entry->id, entry->record_id);
        keep_own_ids(view, account, *entry);
    }
}

// Replaces texts and names of members by what `names` has for them.
void rename_in(Tree& tree, const std::map<std::string, std::string>& names) {
    const auto renamed = [&](std::string& text) {
        if (!text.starts_with('#')) return;
        if (const auto id = names.find(text); id != names.end()) text = id->second;
    };
    if (tree.shape == Tree::Shape::string) renamed(tree.text);
    for (Tree& element : tree.elements) rename_in(element, names);
    for (auto& [name, value] : tree.members) {
        renamed(name);
        rename_in(value, names);
    }
}

// Puts the ids of the store's records for their spoken names.
void resolve_names(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::vector<bulk::Entry>& entries) {
    std::map<std::string, std::string> ids;
    for (const bulk::Entry& entry : entries)
        if (entry.json.find("\"#") != std::string::npos && ids.empty())
            for (const auto& [id, name] : spoken_names(view, account, store)) ids.emplace(name, id);
    for (const bulk::Entry& entry : entries) ids.erase(entry.id);
    if (ids.empty()) return;
    for (bulk::Entry& entry : entries) {
        if (!entry.kind || entry.json.find("\"#") == std::string::npos) continue;
        Tree tree = schema::parse_tree(entry.json);
        rename_in(tree, ids);
        entry.json = print(tree);
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

Drafted draft_import(storage::ReadView& view, Catalogue catalogue, std::string_view store,
                     const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids) {
    const std::string& account = actor.principal.account;
    Drafted drafted{.batch = {}, .pictures = draft_pictures(account, catalogue, pepper)};
    resolve_names(view, account, store, catalogue.entries);
    match_names(view, account, store, catalogue.entries);
    drafted.batch = bulk::draft(std::move(catalogue.entries), store, actor, ids, view);
    return drafted;
}

bool write_import(storage::Transaction& tx, Drafted& drafted, const records::Actor& actor,
                  std::string_view step) {
    bulk::Batch& batch = drafted.batch;
    tx.lock(batch.account, batch.store);
    for (const images::Shown& picture : drafted.pictures)
        storage::keep_image(tx, batch.account, picture.hash, picture.extension, picture.bytes,
                            actor.now_ms);
    const auto written = bulk::write(tx, batch, actor, bulk::As::copies);
    return bulk::note_step(tx, batch, written, actor, step, "import");
}

Imported counted(const Drafted& drafted) {
    return {.kinds = counted(drafted.batch),
            .pictures = static_cast<std::int64_t>(drafted.pictures.size())};
}

Imported import(storage::Database& database, Catalogue catalogue, std::string_view store,
                const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids,
                bool is_dry, const std::function<void(storage::Transaction&)>& also) {
    Drafted drafted;
    database.read([&](storage::ReadView& view) {
        drafted = draft_import(view, std::move(catalogue), store, actor, pepper, ids);
    });
    try {
        storage::write_under(
            database, storage::Scope{actor.principal.account, drafted.batch.store},
            [&, step = ids.next()](storage::Transaction& tx) {
                write_import(tx, drafted, actor, step);
                if (also) also(tx);
                if (is_dry) throw Refusal(409, "dry_run", "Nothing is written in a dry run");
            },
            true);
    } catch (const Refusal& refusal) {
        if (!is_dry || refusal.code != "dry_run") throw;
    }
    return counted(drafted);
}

}  // namespace features::transfer
