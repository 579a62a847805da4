#include "features/menu/pull/fields.hpp"

#include "base/json_text.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "kinds/time_restriction.hpp"
#include "schema/json.hpp"
#include "schema/members.hpp"

#include <algorithm>
#include <map>

namespace features::pull {
namespace {

using kinds::StoredKind;
using schema::Field;
using schema::Record;

// What each store decides for itself; `isDelete` of a department repeats its status.
constexpr std::string_view own_affairs[] = {"soldOut", "soldOutUntil", "createdAt", "isDelete"};

// A record may be refused when one of these comes from the source and another from the store.
const std::vector<std::vector<std::string_view>>& inseparable() {
    static const auto all = [] {
        std::vector<std::vector<std::string_view>> groups{
            {"category", "subCategory"},
            {"level", "parent", "department"},
            {"imageUrl", "imageAvailable", "imageExtension", "imageWidth", "imageHeight"},
            {"timeApplicableType", "availability"}};
        for (const auto part : kinds::time_restriction_parts) groups.back().push_back(part);
        return groups;
    }();
    return all;
}

bool is_of_place(const StoredKind& kind, const Field& field) {
    const bool is_picture = kinds::has_image(kind) && field.name.starts_with("image");
    return &field == &kind.id || &field == &kind.original_id || &field == &kind.store ||
           &field == &kind.created_for || &field == &kind.is_active || field.rules.secret ||
           (field.rules.server_owned && !is_picture) || field.name == "imageVersion" ||
           std::ranges::find(own_affairs, field.name) != std::end(own_affairs);
}

std::vector<Part> make_parts(const StoredKind& kind) {
    std::vector<Part> parts;
    for (const Field* field : kind.fields()) {
        if (is_of_place(kind, *field)) continue;
        const auto group = std::ranges::find_if(inseparable(), [&](const auto& names) {
            return std::ranges::find(names, field->name) != names.end();
        });
        if (group == inseparable().end()) {
            parts.push_back({{field}, std::string(field->name)});
            continue;
        }
        const auto is_of_group = [&](const Part& part) {
            return std::ranges::find(*group, std::string_view(part.name)) != group->end();
        };
        const auto known = std::ranges::find_if(parts, is_of_group);
        if (known != parts.end())
            known->fields.push_back(field);
        else
            parts.push_back({{field}, std::string(field->name)});
    }
    return parts;
}

const std::string* unknown_in(const Record& record, const std::string& name) {
    const auto found =
        std::ranges::find_if(record.unknown, [&](const auto& one) { return one.first == name; });
    return found == record.unknown.end() ? nullptr : &found->second;
}

std::string said(const Field& field, const Record& record) {
    Record one(record.kind());
    one.at(field) = record.at(field);
    const auto members = schema::read_members(schema::write_json(one));
    const auto* member = schema::ByName(members).find(std::string(field.name));
    return member ? member->second : std::string(field.rules.initially);
}

// What a record inherits from its parent: nobody set it on the record itself.
bool is_from_above(const Field& field, const Record& record) {
    return (&field == &kinds::category.department && record.has(kinds::category.parent)) ||
           (&field == &kinds::menu_item.category && record.has(kinds::menu_item.subcategory));
}

bool is_same_field(const Field& field, const Record& a, const Record& b) {
    if (a.at(field) == b.at(field)) return true;
    if (is_from_above(field, a) && is_from_above(field, b)) return true;
    if (a.has(field) && b.has(field)) return false;
    return said(field, a) == said(field, b);
}

}  // namespace

const std::vector<Part>& parts_of(const StoredKind& kind) {
    static const auto all = [] {
        std::map<const StoredKind*, std::vector<Part>> of_kinds;
        for (const StoredKind* one : kinds::catalogue) of_kinds.emplace(one, make_parts(*one));
        return of_kinds;
    }();
    return all.at(&kind);
}

std::vector<Part> unknown_parts(const Record& a, const Record& b, const Record& c) {
    std::vector<Part> parts;
    for (const Record* record : {&a, &b, &c})
        for (const auto& [name, raw] : record->unknown)
            if (std::ranges::find(parts, name, &Part::name) == parts.end())
                parts.push_back({{}, name});
    return parts;
}

bool is_same(const Part& part, const Record& a, const Record& b) {
    if (part.fields.empty()) {
        const std::string *one = unknown_in(a, part.name), *other = unknown_in(b, part.name);
        return one && other ? *one == *other : one == other;
    }
    return std::ranges::all_of(part.fields,
                               [&](const Field* field) { return is_same_field(*field, a, b); });
}

void copy(const Part& part, const Record& from, Record& to) {
    for (const Field* field : part.fields) to.at(*field) = from.at(*field);
    if (!part.fields.empty()) return;
    const std::string* value = unknown_in(from, part.name);
    if (value)
        schema::merge_members(to.unknown, {{part.name, *value}});
    else
        std::erase_if(to.unknown, [&](const auto& one) { return one.first == part.name; });
}

void add_differing(const Part& part, const Record& a, const Record& b,
                   std::vector<std::string>& names) {
    if (part.fields.empty()) {
        if (!is_same(part, a, b)) names.push_back(part.name);
        return;
    }
    for (const Field* field : part.fields)
        if (!is_same_field(*field, a, b)) names.emplace_back(field->name);
}

std::string patch_json(const Record* before, const Record& after, int decimals) {
    const Record none(after.kind());
    const Record& old = before ? *before : none;
    Record changed(after.kind());
    std::vector<std::string> gone;
    for (const Field* field : after.kind().fields()) {
        if (field->rules.server_owned || old.at(*field) == after.at(*field)) continue;
        changed.at(*field) = after.at(*field);
        if (!after.has(*field)) gone.emplace_back(field->name);
    }
    for (const auto& member : after.unknown) {
        const std::string* was = unknown_in(old, member.first);
        if (!was || *was != member.second) changed.unknown.push_back(member);
    }
    for (const auto& [name, raw] : old.unknown)
        if (!unknown_in(after, name)) gone.push_back(name);
    base::JsonObject object;
    for (const auto& [name, raw] : schema::read_members(schema::write_json(changed, decimals)))
        object.raw(name, raw);
    for (const std::string& name : gone) object.raw(name, "null");
    return object.done();
}

std::string value_json(const Record& record, const std::string& name, int decimals) {
    const auto members = schema::read_members(schema::write_json(record, decimals));
    const auto* member = schema::ByName(members).find(name);
    return member ? member->second : "null";
}

}  // namespace features::pull
