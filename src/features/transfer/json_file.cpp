// The catalogue as one JSON file, a record to a line.
#include "base/base64.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/transfer/catalogue.hpp"
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

bulk::Entry read_record(const kinds::StoredKind& kind, std::size_t index, const std::string& raw) {
    bulk::Entry entry{.place = std::string(kind.name) + '[' + std::to_string(index) + ']',
                      .kind = &kind,
                      .id = {},
                      .json = {}};
    if (!raw.starts_with('{')) throw Refusal::invalid(entry.place, "must be an object");
    base::JsonObject fields;
    for (const auto& [name, value] : schema::read_members(raw))
        if (name == "id")
            entry.id = schema::text_of(value).value_or("");
        else
            fields.raw(name, value);
    entry.json = fields.done();
    return entry;
}

void read_pictures(const std::string& raw, Catalogue& catalogue) {
    for (const auto& [name, value] : schema::read_members(raw)) {
        auto bytes = base::from_base64(schema::text_of(value).value_or(""));
        if (!bytes) throw Refusal::invalid("images." + name, "is not base64");
        catalogue.pictures.emplace(name, *std::move(bytes));
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

Catalogue from_json(std::string_view text) {
    Catalogue catalogue;
    for (const auto& [name, raw] : schema::read_members(text)) {
        if (name == images_member) {
            read_pictures(raw, catalogue);
            continue;
        }
        const kinds::StoredKind* kind = catalogue_kind(name);
        if (!kind) throw Refusal::invalid(name, "is not a kind of the catalogue");
        if (!raw.starts_with('[')) throw Refusal::invalid(name, "must be a list");
        std::size_t index = 0;
        for (const std::string& record : schema::elements_of(raw))
            catalogue.entries.push_back(read_record(*kind, index++, record));
    }
    return catalogue;
}

}  // namespace features::transfer
