#include "features/menu/pull/plan.hpp"

#include "base/text.hpp"
#include "features/menu/pull/counterparts.hpp"
#include "features/menu/pull/fields.hpp"
#include "features/records/compose.hpp"
#include "kinds/all.hpp"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace features::pull {
namespace {

using kinds::StoredKind;
using schema::Record;

class Planner {
public:
    Planner(const Menu& source, const Menu& target, const Choice& choice, Past& past,
            const NewId& new_id, Explains explains)
        : source_(source),
          target_(target),
          chosen_(kinds_of(choice)),
          past_(past),
          new_id_(new_id),
          explains_(explains),
          counterparts_(target, source, past),
          plan_{.future = Future(target), .counts = {}} {}

    Plan make(const UsedBy& used_by, const Objections& objections) {
        gather();
        match();
        note_roots();
        for (const Item* item : pulled_) {
            const Item* copy = copies_.at(item->id);
            if (!copy)
                insert(*item);
            else if (target_.link_of(copy->id))
                update(*item, *copy);
            else
                link_to(*item, *copy);
        }
        for (const auto& [item, copy] : leaving_) follow_status(*item, *copy);
        follow_homes();
        plan_.future.settle(used_by, objections, plan_.conflicts);
        finish_links();
        count();
        return std::move(plan_);
    }

private:
    // Active records of the chosen kinds and all that they refer to. Inactive ones matter only
    // because their copies are inactivated.
    void gather() {
        std::vector<const Item*> found;
        std::unordered_set<std::string> seen;
        const auto reach = [&](const Item& item) {
            if (seen.insert(item.id).second) found.push_back(&item);
        };
        for (const Item& item : source_.items)
            if (item.is_active() && std::ranges::find(chosen_, item.kind) != chosen_.end())
                reach(item);
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const std::string& id : pulled_links(found[i]->record, source_))
                reach(*source_.find(id));
        for (const Item& item : source_.items) {
            if (seen.contains(item.id)) {
                pulled_.push_back(&item);
                continue;
            }
            if (item.is_active() || std::ranges::find(chosen_, item.kind) == chosen_.end())
                continue;
            const Item* copy = target_.find(*item.kind, item.root);
            if (copy && target_.link_of(copy->id)) leaving_.emplace_back(&item, copy);
        }
    }

    // Finds the copy of each record: by its root, else by its name. A category comes before its
    // contents, because names are unique within it.
    void match() {
        for (const Item* item : pulled_)
            if (const Item* copy = target_.find(*item->kind, item->root)) {
                copies_.emplace(item->id, copy);
                taken_.insert(copy->id);
            }
        for (const Item& item : target_.items) {
            const std::string name = records::unique_name_of(item.record);
            if (item.is_active() && !name.empty())
                by_name_.emplace(words_of(*item.kind, records::within_of(item.record), name),
                                 &item);
        }
        for (const bool is_within : {false, true})
            for (const Item* item : pulled_)
                if (records::within_of(item->record).empty() != is_within &&
                    !copies_.contains(item->id))
                    copies_.emplace(item->id, namesake(*item));
    }

    void note_roots() {
        for (const Item* item : pulled_) {
            const Item* copy = copies_.at(item->id);
            counterparts_.expect(*item->kind, item->root, copy ? copy->id : new_id_());
        }
    }

    static std::string words_of(const StoredKind& kind, const std::string& within,
                                const std::string& name) {
        return std::string(kind.name) + '\x1f' + within + '\x1f' + name;
    }

    // The record of the store with the same name that has no counterpart yet; null: none.
    const Item* namesake(const Item& item) {
        const std::string name = records::unique_name_of(item.record);
        if (!item.is_active() || name.empty()) return nullptr;
        std::string within = records::within_of(item.record);
        if (!within.empty()) {
            const auto parent = copies_.find(within);
            if (parent == copies_.end() || !parent->second) return nullptr;
            within = parent->second->id;
        }
        const auto found = by_name_.find(words_of(*item.kind, within, name));
        if (found == by_name_.end()) return nullptr;
        const Item& local = *found->second;
        const bool is_somebodys = target_.link_of(local.id) || local.root != local.id ||
                                  source_.find(*local.kind, local.root);
        const bool is_free = !is_somebodys && taken_.insert(local.id).second;
        return is_free ? &local : nullptr;
    }

    std::string root_here(const StoredKind& kind, const std::string& root) const {
        return counterparts_.of_root(kind, root);
    }

    // The id in the store for a reference of the source; "" for what the store does not have.
    std::string id_here(const std::string& id) const { return counterparts_.of(id); }

    // The record of the source with ids of the store. `lost` gets the ids without a counterpart.
    Record with_ids_here(const Item& item, std::set<std::string>& lost) const {
        Record record = item.record;
        rename_all(record, [&](const std::string& id) {
            std::string here = id_here(id);
            if (here.empty()) lost.insert(id);
            return here;
        });
        return record;
    }

    Conflict conflict(std::string_view reason, const Item& item, const std::string& copy,
                      std::vector<std::string> fields, std::string message) const {
        return {.reason = reason,
                .kind = item.kind,
                .root = item.root,
                .id = copy,
                .name = records::name_of(item.record),
                .fields = std::move(fields),
                .message = std::move(message),
                .is_of_new = !target_.find(copy)};
    }

    // Reports the fields of `names` that lost a reference because the store lacks that printer,
    // floor or role.
    void report_lost(const Item& item, const std::string& copy, const std::set<std::string>& lost,
                     const std::vector<std::string>& names) {
        if (names.empty()) return;
        std::string missing;
        for (const std::string& id : lost) {
            const auto words = source_.neighbours.find(id);
            (missing += missing.empty() ? "" : ", ") +=
                words == source_.neighbours.end() ? id : words->second;
        }
        plan_.conflicts.push_back(conflict("reference_dropped", item, copy, names,
                                           "The store has no such record: " + missing));
    }

    std::vector<std::string> fields_with(const Item& item,
                                         const std::set<std::string>& lost) const {
        std::vector<std::string> names;
        if (lost.empty()) return names;
        Record without = item.record;
        rename_all(without,
                   [&](const std::string& id) { return lost.contains(id) ? std::string() : id; });
        for (const Part& part : parts_of(*item.kind))
            add_differing(part, item.record, without, names);
        return names;
    }

    void insert(const Item& item) {
        const StoredKind& kind = *item.kind;
        const std::string id = root_here(kind, item.root);
        std::set<std::string> lost;
        Record copy = with_ids_here(item, lost);
        for (const schema::Field* field : {static_cast<const schema::Field*>(&kind.id),
                                           static_cast<const schema::Field*>(&kind.store),
                                           static_cast<const schema::Field*>(&kind.created_for)})
            copy.clear(*field);
        for (const auto* name : {"soldOut", "soldOutUntil"})
            if (const auto* field = kind.find(name).field) copy.clear(*field);
        copy.set(kind.original_id, item.root);
        report_lost(item, id, lost, fields_with(item, lost));
        plan_.future.add(
            {.kind = &kind, .id = id, .root = item.root, .before = {}, .after = std::move(copy)});
        Link link = link_from(item, id);
        link.is_active = item.is_active();
        plan_.links.push_back(std::move(link));
    }

    Link link_from(const Item& item, const std::string& copy) const {
        return {.kind = std::string(item.kind->name),
                .root = item.root,
                .copy = copy,
                .source_store = source_.store,
                .source_id = item.id,
                .base_revision = item.revision,
                .is_active = item.is_active()};
    }

    // A record that is not yet a copy becomes one; its values stay.
    void link_to(const Item& item, const Item& local) {
        std::set<std::string> lost;
        const Record wanted = with_ids_here(item, lost);
        std::vector<std::string> differing;
        const Record here = counterparts_.as_here(local.record);
        for_each_part(*item.kind, here, wanted, wanted,
                      [&](const Part& part) { add_differing(part, here, wanted, differing); });
        if (local.is_active() != item.is_active()) differing.emplace_back("activeStatus");
        keep(item, local, wanted, differing);
        const bool is_by_name = local.root != item.root;
        if (is_by_name || !differing.empty())
            plan_.conflicts.push_back(conflict(
                is_by_name ? "name_collision" : "differs", item, local.id, std::move(differing),
                is_by_name ? "A record of the store already has this name; it was linked and stays "
                             "as it is"
                           : "The record existed before the pull and stays as it is"));
        if (local.record[local.kind->original_id] != item.root)
            plan_.future.of(local).after.set(local.kind->original_id, item.root);
        plan_.links.push_back(link_from(item, local.id));
    }

    template <class Visit>
    static void for_each_part(const StoredKind& kind, const Record& a, const Record& b,
                              const Record& c, Visit visit) {
        for (const Part& part : parts_of(kind)) visit(part);
        for (const Part& part : unknown_parts(a, b, c)) visit(part);
    }

    void update(const Item& item, const Item& copy) {
        follow_status(item, copy);
        follow_root(item, copy);
        const Link& link = *target_.link_of(copy.id);
        if (link.source_id == item.id && link.base_revision == item.revision) return;
        if (auto base = past_.document(link)) {
            rename_all(*base, [&](const std::string& id) { return counterparts_.of_past(id); });
            merge(item, copy, *base);
        } else {
            plan_.conflicts.push_back(
                conflict("no_base", item, copy.id, {},
                         "What was pulled before is no longer known; the record stays as it is"));
        }
        Link& moved = link_here(copy);
        moved.source_store = source_.store;
        moved.source_id = item.id;
        moved.base_revision = item.revision;
    }

    void merge(const Item& item, const Item& copy, const Record& base) {
        std::set<std::string> lost;
        const Record now = with_ids_here(item, lost);
        const Record here = counterparts_.as_here(copy.record);
        std::vector<std::string> kept, taken;
        for_each_part(*item.kind, now, here, base, [&](const Part& part) {
            if (is_same(part, now, base) || is_same(part, here, now)) return;
            if (is_same(part, here, base)) {
                copy_part(part, now, plan_.future.of(copy).after);
                add_differing(part, now, base, taken);
            } else {
                add_differing(part, now, base, kept);
            }
        });
        keep(item, copy, now, kept);
        if (!kept.empty())
            plan_.conflicts.push_back(
                conflict("overridden", item, copy.id, std::move(kept),
                         "The store has changed these fields; they stay as they are"));
        auto names = fields_with(item, lost);
        std::erase_if(
            names, [&](const auto& name) { return std::ranges::find(taken, name) == taken.end(); });
        report_lost(item, copy.id, lost, names);
    }

    void keep(const Item& item, const Item& copy, const Record& wanted,
              const std::vector<std::string>& fields) {
        if (explains_ == Explains::kept && !fields.empty())
            plan_.kept.push_back({&item, &copy, wanted, fields});
    }

    static void copy_part(const Part& part, const Record& from, Record& to) {
        pull::copy(part, from, to);
    }

    // The future link of a copy, to modify.
    Link& link_here(const Item& copy) {
        if (const auto place = link_places_.find(copy.id); place != link_places_.end())
            return plan_.links[place->second];
        link_places_.emplace(copy.id, plan_.links.size());
        plan_.links.push_back(*target_.link_of(copy.id));
        return plan_.links.back();
    }

    void follow_root(const Item& item, const Item& copy) {
        if (target_.link_of(copy.id)->root != item.root) link_here(copy).root = item.root;
        if (copy.record[copy.kind->original_id] != item.root)
            plan_.future.of(copy).after.set(copy.kind->original_id, item.root);
    }

    // The status follows the source unless the store has changed it since. settle() reverts what
    // cannot be done, and the next pull tries again: see finish_links().
    void follow_status(const Item& item, const Item& copy) {
        const Link& link = *target_.link_of(copy.id);
        if (item.is_active() == link.is_active) return;
        link_here(copy).is_active = item.is_active();
        if (copy.is_active() != link.is_active) return;
        Change& change = plan_.future.of(copy);
        change.after.set(copy.kind->is_active, item.is_active());
        if (!item.is_active()) return;
        // An undo that inactivated the copy cleared these.
        const auto& size = kinds::serving_size_level;
        if (copy.kind == &size && item.record[size.is_default])
            change.after.set(size.is_default, true);
        const auto& home_of = kinds::modifier.home_group;
        if (copy.kind == &kinds::modifier && !copy.record.has(home_of))
            if (const std::string home = id_here(item.record[home_of]); !home.empty())
                change.after.set(home_of, home);
    }

    // Where a status could not follow, the link keeps its old one. Unchanged links are not written.
    void finish_links() {
        for (Link& link : plan_.links) {
            const Link* before = target_.link_of(link.copy);
            const Change* change = plan_.future.find(link.copy);
            if (before && change && change->is_active() != link.is_active &&
                link.is_active != before->is_active)
                link.is_active = before->is_active;
        }
        std::erase_if(plan_.links, [&](const Link& link) {
            const Link* before = target_.link_of(link.copy);
            return before && *before == link;
        });
    }

    // A modifier that changes its home leaves the list of the old one, where the source does not
    // list it there; a copy without a home that joins a list gets that group as its home, as in the
    // source.
    void follow_homes() {
        const auto& home_of = kinds::modifier.home_group;
        const auto& modifiers = kinds::modifier_group.modifiers;
        for (const Item* item : pulled_) {
            if (item->kind != &kinds::modifier) continue;
            const std::string id = root_here(*item->kind, item->root);
            const Record* record = plan_.future.record(id);
            const Item* copy = copies_.at(item->id);
            const std::string old = copy ? copy->record[home_of] : std::string();
            const std::string wanted = id_here(item->record[home_of]);
            if (record->at(home_of).index() == 0 && copy && target_.link_of(copy->id) &&
                !wanted.empty() && comes_into(wanted, id))
                plan_.future.of(*copy).after.set(home_of, wanted);
            if (old.empty() || (*plan_.future.record(id))[home_of] == old) continue;
            const Item* group = target_.find(old);
            const Item* there = group ? source_.find(*group->kind, group->root) : nullptr;
            if (!there || !contains(there->record[modifiers], item->id))
                plan_.future.leave(id, old);
        }
    }

    // Whether the list of the group has the modifier now, and did not before.
    bool comes_into(const std::string& group, const std::string& modifier) const {
        const auto& modifiers = kinds::modifier_group.modifiers;
        const Change* change = plan_.future.find(group);
        return change && contains(change->after[modifiers], modifier) &&
               !(change->before && contains((*change->before)[modifiers], modifier));
    }

    static bool contains(const std::vector<std::string>& ids, const std::string& id) {
        return std::ranges::find(ids, id) != ids.end();
    }

    Counts& counts_of(const StoredKind& kind) {
        const auto known = std::ranges::find(plan_.counts, &kind, &Counts::kind);
        return known != plan_.counts.end() ? *known : plan_.counts.emplace_back(Counts{&kind});
    }

    void count() {
        for (const StoredKind* kind : source_.kinds) {
            const auto is_of_kind = [&](const auto* item) { return item->kind == kind; };
            if (std::ranges::find(chosen_, kind) != chosen_.end() ||
                std::ranges::any_of(pulled_, is_of_kind))
                counts_of(*kind);
        }
        for (const Item* item : pulled_) {
            count_one(counts_of(*item->kind),
                      plan_.future.find(root_here(*item->kind, item->root)));
        }
        for (const auto& [item, copy] : leaving_)
            count_one(counts_of(*item->kind), plan_.future.find(copy->id));
    }

    static void count_one(Counts& counts, const Change* change) {
        if (!change || !change->is_change())
            ++counts.unchanged;
        else if (change->is_new())
            ++counts.inserted;
        else if (change->is_inactivation())
            ++counts.inactivated;
        else
            ++counts.updated;
    }

    const Menu &source_, &target_;
    const Kinds chosen_;
    Past& past_;
    const NewId& new_id_;
    const Explains explains_;
    Counterparts counterparts_;
    Plan plan_;
    std::vector<const Item*> pulled_;                           // of the source
    std::vector<std::pair<const Item*, const Item*>> leaving_;  // inactive ones and their copies
    std::unordered_map<std::string, const Item*> copies_;       // of pulled ones; null: to be made
    std::unordered_set<std::string> taken_;                     // records that are copies of one
    std::unordered_map<std::string, const Item*> by_name_;      // active records of the store
    std::unordered_map<std::string, std::size_t> link_places_;  // in plan_.links, by copy
};

}  // namespace

Plan make_plan(const Menu& source, const Menu& target, const Choice& choice, Past& past,
               const UsedBy& used_by, const Objections& objections, const NewId& new_id,
               Explains explains) {
    return Planner(source, target, choice, past, new_id, explains).make(used_by, objections);
}

}  // namespace features::pull
