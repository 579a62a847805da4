#include "features/menu/pull/future.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/menu/pull/fields.hpp"
#include "features/records/compose.hpp"
#include "kinds/image.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::pull {
namespace {

using kinds::StoredKind;
using schema::Field;
using schema::Record;

constexpr std::size_t name_characters_max = 255;

// What no other active record of the store may have; "" where names need not be unique.
std::string name_key_of(const StoredKind& kind, const Record& record) {
    const std::string name = records::unique_name_of(record);
    if (name.empty() || !record[kind.is_active]) return {};
    return std::string(kind.name) + '\x1f' + records::within_of(record) + '\x1f' + name;
}

const Field& name_field(const StoredKind& kind) { return *kind.find(kind.traits.named_by).field; }

// The text without as many characters at its end as that room takes.
std::string shortened(const std::string& name, std::size_t room) {
    const auto is_continued = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
    };
    std::string text = name;
    while (!text.empty() && base::character_count(text) + room > name_characters_max) {
        while (text.size() > 1 && is_continued(text.back())) text.pop_back();
        text.pop_back();
    }
    return text;
}

// Sets what no client may: which record it is a copy of, and its picture.
std::function<void(Record&)> amendment(const Change& change) {
    const StoredKind& kind = *change.kind;
    const Record& after = change.after;
    const bool has_new_root =
        !change.before || (*change.before)[kind.original_id] != after[kind.original_id];
    const Field* url = kinds::has_image(kind) ? kind.find("imageUrl").field : nullptr;
    const bool has_new_picture =
        url && (change.before ? change.before->at(*url) != after.at(*url) : after.has(*url));
    const Field* width = url ? kind.find("imageWidth").field : nullptr;
    const bool has_new_size =
        has_new_picture || (url && change.before && change.before->at(*width) != after.at(*width));
    if (!has_new_root && !has_new_size) return {};
    return [&kind, has_new_root, has_new_picture, has_new_size, after](Record& record) {
        if (has_new_root) record.set(kind.original_id, after[kind.original_id]);
        if (!has_new_size) return;
        for (const auto* name :
             {"imageUrl", "imageAvailable", "imageExtension", "imageWidth", "imageHeight"})
            record.at(*kind.find(name).field) = after.at(*kind.find(name).field);
        if (!has_new_picture) return;
        Record::Value& version = record.at(*kind.find("imageVersion").field);
        const auto* count = std::get_if<std::int64_t>(&version);
        version = (count ? *count : 0) + 1;
    };
}

}  // namespace

const Part& part_with(const StoredKind& kind, std::string_view field) {
    for (const Part& part : parts_of(kind))
        for (const Field* one : part.fields)
            if (one->name == field) return part;
    throw std::logic_error("the kind has no part with the field");
}

Conflict conflict_of(const Change& change, std::string_view reason, std::vector<std::string> fields,
                     std::string message) {
    return {.reason = reason,
            .kind = change.kind,
            .root = change.root,
            .id = change.id,
            .name = records::name_of(change.after),
            .fields = std::move(fields),
            .message = std::move(message),
            .is_of_new = change.is_new()};
}

Change& Future::of(const Item& item) {
    const auto known = by_id_.find(item.id);
    if (known != by_id_.end()) return *known->second;
    return add({.kind = item.kind,
                .id = item.id,
                .root = item.root,
                .before = item.record,
                .after = item.record});
}

Change& Future::add(Change change) {
    changes_.push_back(std::make_unique<Change>(std::move(change)));
    Change& added = *changes_.back();
    by_id_.emplace(added.id, &added);
    return added;
}

const Change* Future::find(const std::string& id) const {
    const auto known = by_id_.find(id);
    return known == by_id_.end() ? nullptr : known->second;
}

const Record* Future::record(const std::string& id) const {
    if (const Change* change = find(id)) return &change->after;
    const Item* item = menu_.find(id);
    return item ? &item->record : nullptr;
}

// Null stands for a record that does not change.
Future::Names Future::names_to_be() {
    Names names;
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        const std::string key = name_key_of(kind, record);
        if (key.empty()) return;
        const auto known = by_id_.find(id);
        names[key].push_back(known == by_id_.end() ? nullptr : known->second);
    });
    return names;
}

void Future::yield(Change& change, const std::string& key, const Names& names,
                   std::vector<Conflict>& conflicts) {
    const StoredKind& kind = *change.kind;
    const std::string name = records::name_of(change.after);
    const std::string sentence = "Another active record of the store has the name " + name;
    if (change.is_new()) {
        conflicts.push_back(conflict_of(change, "name_taken", {"name"}, sentence));
        const std::string stem = key.substr(0, key.rfind('\x1f') + 1);
        for (int number = 2;; ++number) {
            const std::string tail = " (" + std::to_string(number) + ')';
            const std::string candidate = shortened(name, tail.size()) + tail;
            if (names.contains(stem + base::name_key(candidate))) continue;
            change.after.at(name_field(kind)) = candidate;
            break;
        }
        conflicts.back().name = records::name_of(change.after);
        return;
    }
    if (!change.was_active()) {
        change.after.set(kind.is_active, false);
        conflicts.push_back(conflict_of(change, "name_taken", {"activeStatus"}, sentence));
        return;
    }
    std::vector<std::string> fields;
    for (const auto field : {kind.traits.named_by, kind.traits.unique_within}) {
        if (field.empty()) continue;
        const Part& part = part_with(kind, field);
        add_differing(part, *change.before, change.after, fields);
        copy(part, *change.before, change.after);
    }
    conflicts.push_back(conflict_of(change, "name_taken", std::move(fields), sentence));
}

// Each round reverts at least one change of a name, so it ends: current names collide only with new
// ones, which get an unused number.
void Future::settle_names(std::vector<Conflict>& conflicts) {
    for (bool is_settled = false; !is_settled;) {
        is_settled = true;
        Names names = names_to_be();
        for (auto& [key, claims] : names) {
            if (claims.size() < 2) continue;
            const auto holds_it_now = [&, &its_key = key](const Change* change) {
                return !change ||
                       (change->before && name_key_of(*change->kind, *change->before) == its_key);
            };
            auto keeper = std::ranges::find_if(claims, holds_it_now);
            if (keeper == claims.end()) keeper = claims.begin();
            for (auto claim = claims.begin(); claim != claims.end(); ++claim) {
                if (claim == keeper || !*claim) continue;
                is_settled = false;
                yield(**claim, key, names, conflicts);
            }
        }
    }
}

// For each record that an active one will refer to, the name of the active one.
std::unordered_map<std::string, std::string> Future::users() const {
    std::unordered_map<std::string, std::string> users;
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (!record[kind.is_active]) return;
        for (const schema::Link& link : schema::links_of(record))
            if (link.id != id) users.emplace(link.id, records::name_of(record));
    });
    return users;
}

void Future::settle_inactivations(const UsedBy& used_by, std::vector<Conflict>& conflicts) {
    for (bool is_settled = false; !is_settled;) {
        const auto users_now = users();
        std::vector<Change*> staying;
        for (const auto& change : changes_) {
            if (!change->is_inactivation()) continue;
            const auto user = users_now.find(change->id);
            const std::string name = user == users_now.end() ? used_by(change->id) : user->second;
            if (name.empty()) continue;
            staying.push_back(change.get());
            conflicts.push_back(
                conflict_of(*change, "in_use", {"activeStatus"}, name + " uses it"));
        }
        for (Change* change : staying) change->after.set(change->kind->is_active, true);
        is_settled = staying.empty();
    }
}

// Each step reverts changes and may cause work for another: a name that is still in use, a
// reference that stays, a place that is no longer valid. The current state of the store is valid,
// so this ends at the latest when everything is reverted.
void Future::settle(const UsedBy& used_by, const Objections& objections,
                    std::vector<Conflict>& conflicts) {
    do {
        for (std::size_t before = conflicts.size() + 1; before != conflicts.size();) {
            before = conflicts.size();
            settle_default_size(conflicts);
            settle_places(conflicts);
            settle_memberships(conflicts);
            settle_taxes(conflicts);
            settle_names(conflicts);
            settle_inactivations(used_by, conflicts);
        }
    } while (settle_alone(objections, conflicts));
}

Future::Entries Future::entries(int decimals) const {
    std::unordered_map<std::string, const Change*> holders;  // of the current names
    for (const auto& change : changes_)
        if (change->before) {
            const std::string key = name_key_of(*change->kind, *change->before);
            if (!key.empty()) holders.emplace(key, change.get());
        }
    std::set<const Change*> contested;
    for (const auto& change : changes_) {
        const auto holder = holders.find(name_key_of(*change->kind, change->after));
        if (holder != holders.end() && holder->second != change.get())
            contested.insert(holder->second);
    }
    Entries entries;
    for (const auto& change : changes_) {
        if (!change->is_change()) continue;
        const bool is_contested = contested.contains(change.get());
        Record before = change->before.value_or(Record(*change->kind));
        if (is_contested) {
            before.at(name_field(*change->kind)) = change->id;
            entries.first.push_back(
                {.place = std::string(change->kind->name) + ' ' + records::name_of(change->after),
                 .kind = change->kind,
                 .id = change->id,
                 .json =
                     base::JsonObject().text(change->kind->traits.named_by, change->id).done()});
        }
        entries.second.push_back(
            {.place = std::string(change->kind->name) + ' ' + records::name_of(change->after),
             .kind = change->kind,
             .id = change->id,
             .json = patch_json(change->is_new() ? nullptr : &before, change->after, decimals),
             .is_fresh = change->is_new(),
             .amend = amendment(*change)});
    }
    return entries;
}

}  // namespace features::pull
