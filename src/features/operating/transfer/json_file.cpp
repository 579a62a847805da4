// The catalogue as one JSON file, one record per line.
#include "base/base64.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/operating/transfer/catalogue.hpp"
#include "kinds/all.hpp"

namespace features::transfer {
namespace {

using base::Refusal;

constexpr std::string_view images_member = "images";

const kinds::StoredKind* catalogue_kind(std::string_view name) {
    for (const kinds::StoredKind* kind : kinds::catalogue)
        if (kind->name == name) return kind;
    return nullptr;
}

std::string line_of(const bulk::Entry& entry) {
    std::string line = base::JsonObject().text("id", entry.id).done();
    if (entry.json != "{}") (line.back() = ',', line += std::string_view(entry.json).substr(1));
    return line;
}

// For an object of lists: the line on which each element of each list begins, in order. The text
// must be well-formed.
std::vector<int> element_lines(std::string_view text) {
    std::vector<int> lines;
    std::string open;  // the brackets that are open
    int line = 1;
    bool is_awaited = false;  // whether an element begins next
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') ++line;
        if (c == '\n' || c == '\r' || c == '\t' || c == ' ') continue;
        if (is_awaited && c != ']') lines.push_back(line);
        is_awaited = (open == "{" && c == '[') || (open == "{[" && c == ',');
        if (c == '{' || c == '[') open += c;
        if (c == '}' || c == ']') open.pop_back();
        if (c != '"') continue;
        while (text[++i] != '"')
            if (text[i] == '\\') ++i;
    }
    return lines;
}

// An entry without a record that only carries a problem.
bulk::Entry nothing_at(std::string place, std::string sentence) {
    return {.place = std::move(place),
            .kind = nullptr,
            .id = {},
            .json = {},
            .problems = {{"", std::move(sentence)}}};
}

bulk::Entry read_record(std::string place, const kinds::StoredKind& kind, const std::string& raw) {
    bulk::Entry entry{.place = std::move(place), .kind = &kind, .id = {}, .json = {}};
    if (!raw.starts_with('{')) return nothing_at(std::move(entry.place), "must be an object");
    base::JsonObject fields;
    for (const auto& [name, value] : schema::read_members(raw)) {
        if (name != "id") {
            fields.raw(name, value);
            continue;
        }
        const auto id = schema::text_of(value);
        if (!id && value != "null") entry.problems.push_back({"id", "is not an id"});
        entry.id = id.value_or("");
    }
    entry.json = fields.done();
    return entry;
}

void read_pictures(const std::string& raw, const std::string& in_file, Catalogue& catalogue) {
    if (!raw.starts_with('{')) {
        catalogue.entries.push_back(nothing_at(in_file + "images", "must be an object"));
        return;
    }
    for (const auto& [name, value] : schema::read_members(raw)) {
        auto bytes = base::from_base64(schema::text_of(value).value_or(""));
        if (bytes)
            catalogue.pictures.emplace(name, *std::move(bytes));
        else
            catalogue.entries.push_back(nothing_at(in_file + "images." + name, "is not base64"));
    }
}

std::vector<std::pair<std::string, std::string>> read_file(std::string_view text,
                                                           const std::string& in_file) {
    try {
        return schema::read_members(text);
    } catch (Refusal& refusal) {
        refusal.message.insert(0, in_file);
        throw;
    }
}

}  // namespace

std::string to_json(const Catalogue& catalogue) {
    std::string text = "{";
    const kinds::StoredKind* open = nullptr;
    for (const bulk::Entry& entry : catalogue.entries) {
        if (entry.kind != open) {
            if (open) text += "\n],";
            (text += "\n\"") += entry.kind->name;
            text += "\":[\n";
        } else {
            text += ",\n";
        }
        open = entry.kind;
        text += line_of(entry);
    }
    if (open) text += "\n],";
    text += "\n\"images\":{";
    bool is_first = true;
    for (const auto& [name, bytes] : catalogue.pictures) {
        text += is_first ? "\n" : ",\n";
        is_first = false;
        ((base::append_json_string(text, name), text += ":\"") += base::to_base64(bytes)) += '"';
    }
    return text += "}}\n";
}

Catalogue from_json(std::string_view text, std::string_view file) {
    Catalogue catalogue;
    const std::string in_file = std::string(file) + ": ";
    const auto members = read_file(text, in_file);
    const auto lines = element_lines(text);
    auto line = lines.begin();
    for (const auto& [name, raw] : members) {
        if (name == images_member) {
            read_pictures(raw, in_file, catalogue);
            continue;
        }
        const kinds::StoredKind* kind = catalogue_kind(name);
        const auto elements =
            raw.starts_with('[') ? schema::elements_of(raw) : std::vector<std::string>{};
        if (!kind || !raw.starts_with('[')) {
            catalogue.entries.push_back(nothing_at(
                in_file + name, kind ? "must be a list" : "is not a kind of the catalogue"));
            line += static_cast<std::ptrdiff_t>(elements.size());
            continue;
        }
        std::size_t index = 0;
        for (const std::string& record : elements)
            catalogue.entries.push_back(read_record(std::string(file) + ':' +
                                                        std::to_string(*line++) + ": " + name +
                                                        '[' + std::to_string(index++) + ']',
                                                    *kind, record));
    }
    return catalogue;
}

}  // namespace features::transfer
