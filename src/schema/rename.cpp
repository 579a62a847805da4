// Replacing the ids in records, as for an export.
#include "base/json_text.hpp"
#include "base/world.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace schema {
namespace {

constexpr std::size_t temporary_id_characters_max = 64;

using NameOf = std::function<std::string(const std::string&)>;

// A JSON string that is an id, renamed, "" when it no longer has a name; anything else unchanged.
std::string renamed_link(const std::string& raw, const NameOf& name_of) {
    const auto id = text_of(raw);
    if (!id || !base::is_id(*id)) return raw;
    const std::string name = name_of(*id);
    return name.empty() ? name : base::json_string(name);
}

// "" when what it refers to no longer has a name.
std::string renamed_object(const Field& field, const std::string& raw, const NameOf& name_of) {
    base::JsonObject object;
    for (const auto& [name, value] : read_members(raw)) {
        const std::string renamed =
            field.is_link_member(name) ? renamed_link(value, name_of) : value;
        if (renamed.empty()) return {};
        object.raw(name, renamed);
    }
    return object.done();
}

std::string renamed_links(const Field& field, const std::string& raw, const NameOf& name_of) {
    std::vector<std::string> elements = elements_of(raw);
    for (std::string& element : elements)
        element = element.starts_with('{') ? renamed_object(field, element, name_of)
                                           : renamed_link(element, name_of);
    std::erase(elements, "");
    return base::json_array(elements);
}

}  // namespace

bool is_temporary_id(std::string_view text) {
    const auto is_plain = [](char c) { return c > ' ' && c < 0x7f && c != '"' && c != '\\'; };
    return text.size() > 1 && text.size() <= 1 + temporary_id_characters_max &&
           text.front() == '#' && std::all_of(text.begin(), text.end(), is_plain);
}

void rename_ids(Record& record, const NameOf& name_of) {
    for (const Field* field : record.kind().fields()) {
        Record::Value& value = record.at(*field);
        if (auto* records = std::get_if<std::vector<Record>>(&value))
            for (Record& nested : *records) rename_ids(nested, name_of);
        if (auto* ids = std::get_if<std::vector<std::string>>(&value)) {
            std::transform(ids->begin(), ids->end(), ids->begin(), name_of);
            std::erase(*ids, "");
        }
        if (!record.has(*field)) continue;
        if (field->type == Type::links) {
            auto& raw = std::get<RawJson>(value).text;
            raw = renamed_links(*field, raw, name_of);
        } else if (field->type == Type::reference) {
            std::string name = name_of(std::get<std::string>(value));
            value = name.empty() ? Record::Value() : Record::Value(std::move(name));
        }
    }
}

}  // namespace schema
