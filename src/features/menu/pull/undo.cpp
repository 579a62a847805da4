#include "features/menu/pull/undo.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/menu/pull/answer.hpp"
#include "features/menu/pull/counterparts.hpp"
#include "features/menu/pull/fields.hpp"
#include "features/records/compose.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "schema/json.hpp"
#include "storage/tables/history.hpp"
#include "storage/tables/images.hpp"

#include <algorithm>
#include <set>

namespace features::pull {
namespace {

using base::Refusal;
using kinds::StoredKind;
using schema::Record;

Pull require_last(storage::ReadView& view, std::string_view account, std::string_view store,
                  std::string_view id) {
    const auto pull = find_pull(view, account, store, id);
    if (!pull) throw Refusal::not_found("pull");
    if (pull->undone_ms != 0)
        throw Refusal::conflict("already_undone", "The pull has already been undone");
    const std::string last = last_standing(view, account, store);
    if (pull->changes > 0 && last != pull->id)
        throw Refusal::conflict("not_the_last", "A later pull must be undone first")
            .with_text("pullId", last);
    return *pull;
}

Kinds all_kinds() {
    Kinds all;
    for (const StoredKind* kind : kinds::catalogue)
        if (is_pulled(*kind)) all.push_back(kind);
    return all;
}

std::unique_ptr<Reversal> begin(storage::ReadView& view, std::string_view account,
                                std::string_view store) {
    auto reversal = std::make_unique<Reversal>();
    reversal->account = account;
    reversal->store = store;
    reversal->state = state_of(view, account, store);
    reversal->menu = std::make_unique<const Menu>(read_menu(view, account, store, all_kinds()));
    reversal->future = std::make_unique<Future>(*reversal->menu);
    return reversal;
}

void finish(storage::ReadView& view, Reversal& reversal, const records::Actor& actor,
            base::IdSource& ids) {
    reversal.future->settle(used_outside(view, *reversal.menu),
                            objections_to(actor, *reversal.menu, view), reversal.conflicts);
    reversal.batches = draft(*reversal.future, *reversal.menu, actor, ids, view);
}

void write_reversal(storage::Transaction& tx, Reversal& reversal, const records::Actor& actor) {
    write(tx, reversal.batches, actor);
    for (const Link& link : reversal.links) put_link(tx, reversal.account, reversal.store, link);
    for (const std::string& copy : reversal.unlinked)
        remove_link(tx, reversal.account, reversal.store, copy);
}

bool has_field(const Part& part, const std::string& name) {
    return part.name == name ||
           std::ranges::any_of(part.fields, [&](const auto* one) { return one->name == name; });
}

// The hash of the picture that a record shows; "" for none.
std::string picture_of(const Record& record) {
    const schema::Field* url = record.kind().find("imageUrl").field;
    const auto* text = url ? std::get_if<std::string>(&record.at(*url)) : nullptr;
    return text ? std::string(kinds::image_hash(*text)) : std::string();
}

// Whether the part is a picture that has been removed since the record showed it.
bool is_forgotten(storage::ReadView& view, const std::string& account, const Part& part,
                  const Record& record) {
    if (!has_field(part, "imageUrl")) return false;
    const std::string hash = picture_of(record);
    return !hash.empty() && !storage::has_image(view, account, hash);
}

Conflict picture_forgotten(const Item& item) {
    return {.reason = "picture_forgotten",
            .kind = item.kind,
            .root = item.root,
            .id = item.id,
            .name = records::name_of(item.record),
            .fields = {"imageUrl"},
            .message = "The picture is no longer kept; the record stays as it is"};
}

// Inside the write: keeps the pictures to be shown from being removed. False: one has been removed
// since the decision.
bool hold_pictures(storage::Transaction& tx, const Reversal& reversal, std::int64_t now_ms) {
    std::set<std::string> hashes;
    for (const auto& change : reversal.future->changes())
        if (change->before && picture_of(*change->before) != picture_of(change->after))
            hashes.insert(picture_of(change->after));
    hashes.erase("");
    return std::ranges::all_of(hashes, [&](const std::string& hash) {
        return storage::hold_image(tx, reversal.account, hash, now_ms);
    });
}

std::int64_t changes_in(const Reversal& reversal, bool inactivated) {
    return std::ranges::count_if(reversal.future->changes(), [&](const auto& change) {
        return change->is_change() && change->is_inactivation() == inactivated;
    });
}

bool is_list_of_members(const Part& part) {
    return !part.fields.empty() && part.fields.front() == &kinds::modifier_group.modifiers;
}

// The modifiers of a group as they are now, without those added between `before` and `after` and
// with those removed: each membership separately.
std::vector<std::string> members_without(const Record& before, const Record& after,
                                         const Record& now) {
    const auto& field = kinds::modifier_group.modifiers;
    if (now[field] == after[field]) return before[field];
    const auto has = [&](const Record& record, const std::string& id) {
        return std::ranges::find(record[field], id) != record[field].end();
    };
    auto members = now[field];
    std::erase_if(members,
                  [&](const std::string& id) { return !has(before, id) && has(after, id); });
    for (const std::string& id : before[field])
        if (!has(after, id) && !has(now, id)) members.push_back(id);
    return members;
}

// The records before and after the pull, from the history.
class Restorer {
public:
    Restorer(storage::ReadView& view, Reversal& reversal) : view_(view), reversal_(reversal) {}

    void restore(const PulledRecord& record) {
        const Item* item = reversal_.menu->find(record.id);
        if (!item) return;  // changed by a rule, and of a kind that is not pulled
        if (record.revision_before == 0) return withdraw(*item);
        if (record.link_before)
            reversal_.links.push_back(*record.link_before);
        else
            reversal_.unlinked.push_back(record.id);
        if (record.revision_after > record.revision_before) put_back(record, *item);
    }

    // An inserted modifier gets no home in a group whose list was restored. One whose old home
    // group has since dropped it stays where it is.
    void settle_homes() {
        const auto& home_of = kinds::modifier.home_group;
        const auto stands_outside = [&](const Item& item) {
            if (item.kind != &kinds::modifier) return false;
            const Record* group =
                reversal_.future->record((*reversal_.future->record(item.id))[home_of]);
            if (!group) return false;
            const auto& members = (*group)[kinds::modifier_group.modifiers];
            return std::ranges::find(members, item.id) == members.end();
        };
        for (const Link& link : withdrawn_)
            if (const Item& item = *reversal_.menu->find(link.copy); stands_outside(item))
                reversal_.future->of(item).after.clear(home_of);
        for (const Item* item : with_homes_) {
            if (!stands_outside(*item)) continue;
            reversal_.future->of(*item).after.at(home_of) = item->record.at(home_of);
            report_kept(*item, {std::string(home_of.name)});
        }
    }

    // An inserted record that is still in use stays linked.
    void settle_links() {
        for (Link& link : withdrawn_) {
            const Change* change = reversal_.future->find(link.copy);
            link.is_active = change && change->is_active();
            reversal_.links.push_back(link);
        }
    }

private:
    void withdraw(const Item& item) {
        reversal_.future->of(item).after.set(item.kind->is_active, false);
        if (const Link* link = reversal_.menu->link_of(item.id)) withdrawn_.push_back(*link);
    }

    Record at(const PulledRecord& record, std::int64_t revision, const StoredKind& kind) {
        const auto text = storage::document_at(view_, reversal_.account, record.id, revision);
        if (!text) throw std::runtime_error("the history of a pulled record is incomplete");
        return schema::read_stored(*text, kind);
    }

    void put_back(const PulledRecord& record, const Item& item) {
        const StoredKind& kind = *item.kind;
        const auto& home_of = kinds::modifier.home_group;
        const Record before = at(record, record.revision_before, kind);
        const Record after = at(record, record.revision_after, kind);
        auto parts = parts_of(kind);
        for (Part& part : unknown_parts(before, after, item.record))
            parts.push_back(std::move(part));
        parts.push_back({{&kind.is_active}, std::string(kind.is_active.name)});
        parts.push_back({{&kind.original_id}, std::string(kind.original_id.name)});
        std::vector<std::string> kept;
        for (const Part& part : parts) {
            if (is_same(part, before, after) || is_same(part, item.record, before)) continue;
            if (is_list_of_members(part)) {
                reversal_.future->of(item).after.set(kinds::modifier_group.modifiers,
                                                     members_without(before, after, item.record));
                continue;
            }
            if (!is_same(part, item.record, after))
                add_differing(part, before, after, kept);
            else if (is_forgotten(view_, reversal_.account, part, before))
                reversal_.conflicts.push_back(picture_forgotten(item));
            else
                copy(part, before, reversal_.future->of(item).after);
        }
        if (&kind == &kinds::modifier && before[home_of] != item.record[home_of])
            with_homes_.push_back(&item);
        if (!kept.empty()) report_kept(item, std::move(kept));
    }

    void report_kept(const Item& item, std::vector<std::string> kept) {
        reversal_.conflicts.push_back(
            {.reason = "changed_since",
             .kind = item.kind,
             .root = item.root,
             .id = item.id,
             .name = records::name_of(item.record),
             .fields = std::move(kept),
             .message = "Changed since the pull; these fields stay as they are"});
    }

    storage::ReadView& view_;
    Reversal& reversal_;
    std::vector<Link> withdrawn_;
    std::vector<const Item*> with_homes_;  // modifiers that had another home
};

// What the last pull brought for each copy, with the ids of the store.
class Brought {
public:
    Brought(storage::ReadView& view, const Menu& here)
        : view_(view), here_(here), history_(view, here.account) {}

    std::optional<Record> of(const Link& link) {
        const Source& source = source_of(link);
        const Item* item = source.menu.find(link.source_id);
        if (!item) return {};
        std::optional<Record> record = item->record;
        if (item->revision != link.base_revision) record = history_.document(link);
        if (!record) return {};
        rename_all(*record, [&](const std::string& id) { return source.counterparts.of_past(id); });
        return record;
    }

    Record as_here(const Item& copy, const Link& link) {
        return source_of(link).counterparts.as_here(copy.record);
    }

private:
    struct Source {
        Source(Menu its, const Menu& here, Past& past)
            : menu(std::move(its)), counterparts(here, menu, past) {}
        const Menu menu;
        const Counterparts counterparts;
    };
    const Source& source_of(const Link& link) {
        auto& source = sources_[link.source_store];
        if (!source)
            source = std::make_unique<const Source>(
                read_menu(view_, here_.account, link.source_store, here_.kinds), here_, history_);
        return *source;
    }

    storage::ReadView& view_;
    const Menu& here_;
    History history_;
    std::map<std::string, std::unique_ptr<const Source>> sources_;
};

std::vector<Part> parts_with_unknown(const StoredKind& kind, const Record& a, const Record& b) {
    auto parts = parts_of(kind);
    for (Part& part : unknown_parts(a, b, b)) parts.push_back(std::move(part));
    return parts;
}

constexpr std::string_view status_name = "activeStatus";

std::string place_of(std::size_t index, std::string_view member) {
    return "records[" + std::to_string(index) + "]." + std::string(member);
}

// Applies the pulled values to the change of a copy, except for the parts to keep; false when a
// name is not one of its fields.
bool lay_over(const Reset& reset, const Link& link, const Record& brought, Change& change,
              std::string& unknown_name, const std::function<bool(const Part&)>& is_kept) {
    const auto parts = parts_with_unknown(*change.kind, change.after, brought);
    const auto is_asked = [&](const Part& part) {
        return reset.fields.empty() || std::ranges::any_of(reset.fields, [&](const auto& name) {
                   return has_field(part, name);
               });
    };
    for (const std::string& name : reset.fields)
        if (name != status_name &&
            std::ranges::none_of(parts, [&](const Part& part) { return has_field(part, name); })) {
            unknown_name = name;
            return false;
        }
    for (const Part& part : parts)
        if (is_asked(part) && !is_kept(part)) copy(part, brought, change.after);
    const bool is_status_asked =
        reset.fields.empty() || std::ranges::find(reset.fields, status_name) != reset.fields.end();
    if (is_status_asked) change.after.set(change.kind->is_active, link.is_active);
    return true;
}

// A modifier whose home was reset leaves the list of its old home.
void follow_home(Reversal& reversal, const Item& item) {
    const auto& home_of = kinds::modifier.home_group;
    if (item.kind != &kinds::modifier || !item.record.has(home_of)) return;
    const std::string& old = item.record[home_of];
    if ((*reversal.future->record(item.id))[home_of] != old) reversal.future->leave(item.id, old);
}

}  // namespace

std::unique_ptr<Reversal> prepare_undo(storage::ReadView& view, std::string_view store,
                                       std::string_view pull, const records::Actor& actor,
                                       base::IdSource& ids) {
    const std::string& account = actor.principal.account;
    require_last(view, account, store, pull);
    auto reversal = begin(view, account, store);
    Restorer past(view, *reversal);
    for (const PulledRecord& record : records_of(view, account, store, pull)) past.restore(record);
    past.settle_homes();
    finish(view, *reversal, actor, ids);
    past.settle_links();
    return reversal;
}

Undone undo(storage::Transaction& tx, std::unique_ptr<Reversal>& reversal, std::string_view pull,
            const records::Actor& actor, base::IdSource& ids) {
    const std::string account = reversal->account, store = reversal->store;
    tx.lock(account, store);
    lock_web(tx, account);
    if (state_of(tx, account, store) != reversal->state)
        reversal = prepare_undo(tx, store, pull, actor, ids);
    while (!hold_pictures(tx, *reversal, actor.now_ms))
        reversal = prepare_undo(tx, store, pull, actor, ids);
    write_reversal(tx, *reversal, actor);
    set_undone(tx, account, store, pull, actor.now_ms);
    note_web_change(tx, account);
    return {std::string(pull), store, changes_in(*reversal, false), changes_in(*reversal, true),
            reversal->conflicts};
}

Overrides overrides_of(storage::ReadView& view, std::string_view account, std::string_view store) {
    Overrides overrides{
        .menu = std::make_unique<const Menu>(read_menu(view, account, store, all_kinds())),
        .all = {}};
    const Menu& menu = *overrides.menu;
    Brought brought(view, menu);
    for (const Item& item : menu.items) {
        const Link* link = menu.link_of(item.id);
        const auto base = link ? brought.of(*link) : std::nullopt;
        if (!base) continue;
        Override one{.item = &item, .link = *link, .fields = {}};
        std::vector<std::string> names;
        const Record here = brought.as_here(item, *link);
        for (const Part& part : parts_with_unknown(*item.kind, here, *base))
            add_differing(part, here, *base, names);
        for (const std::string& name : names)
            one.fields.push_back(
                {name, value_json(item.record, name, 2), value_json(*base, name, 2)});
        if (item.is_active() != link->is_active)
            one.fields.push_back({std::string(status_name), item.is_active() ? "true" : "false",
                                  link->is_active ? "true" : "false"});
        if (!one.fields.empty()) overrides.all.push_back(std::move(one));
    }
    return overrides;
}

std::unique_ptr<Reversal> prepare_reset(storage::ReadView& view, std::string_view store,
                                        const std::vector<Reset>& resets,
                                        const records::Actor& actor, base::IdSource& ids) {
    auto reversal = begin(view, actor.principal.account, store);
    Brought brought(view, *reversal->menu);
    base::Problems problems;
    for (std::size_t i = 0; i < resets.size(); ++i) {
        const Item* item = reversal->menu->find(resets[i].id);
        const Link* link = item ? reversal->menu->link_of(item->id) : nullptr;
        const auto base = link ? brought.of(*link) : std::nullopt;
        if (!base) {
            problems.push_back({place_of(i, "id"), "is not the id of a copy in this store"});
            continue;
        }
        std::string unknown;
        const auto is_kept = [&](const Part& part) {
            const bool is_gone = picture_of(item->record) != picture_of(*base) &&
                                 is_forgotten(view, reversal->account, part, *base);
            if (is_gone) reversal->conflicts.push_back(picture_forgotten(*item));
            return is_gone;
        };
        if (lay_over(resets[i], *link, *base, reversal->future->of(*item), unknown, is_kept))
            follow_home(*reversal, *item);
        else
            problems.push_back({place_of(i, "fields"), "the record has no field " + unknown});
    }
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    finish(view, *reversal, actor, ids);
    return reversal;
}

ResetDone reset(storage::Transaction& tx, std::unique_ptr<Reversal>& reversal,
                const std::vector<Reset>& resets, const records::Actor& actor,
                base::IdSource& ids) {
    const std::string account = reversal->account, store = reversal->store;
    tx.lock(account, store);
    if (state_of(tx, account, store) != reversal->state)
        reversal = prepare_reset(tx, store, resets, actor, ids);
    while (!hold_pictures(tx, *reversal, actor.now_ms))
        reversal = prepare_reset(tx, store, resets, actor, ids);
    write_reversal(tx, *reversal, actor);
    return {store, changes_in(*reversal, false) + changes_in(*reversal, true), reversal->conflicts};
}

}  // namespace features::pull
