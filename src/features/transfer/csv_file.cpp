// The catalogue as CSV files, one per kind.
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/transfer/catalogue.hpp"
#include "features/transfer/csv.hpp"
#include "kinds/all.hpp"

#include <algorithm>

namespace features::transfer {
namespace {

using base::Refusal;
using schema::Field;
using schema::Type;

bool is_plain_text(const Field& field) {
    switch (field.type) {
        case Type::text:
        case Type::instant:
        case Type::choice:
        case Type::reference: return true;
        case Type::flag:
        case Type::count:
        case Type::amount:
        case Type::percent:
        case Type::references:
        case Type::links:
        case Type::record:
        case Type::records:
        case Type::json: break;
    }
    return false;
}

// Spellings beside the name would only disagree with it after an edit.
bool is_column(const schema::Kind& kind, const std::string& name) {
    const auto match = kind.find(name);
    return !match.field || match.spelling == schema::Kind::Spelling::name;
}

using Members = std::vector<std::pair<std::string, std::string>>;

std::string file_of(const std::vector<Members>& records, const kinds::StoredKind& kind) {
    std::vector<std::string> columns{"id"};
    for (const Members& members : records)
        for (const auto& [name, raw] : members)
            if (is_column(kind, name) &&
                std::find(columns.begin(), columns.end(), name) == columns.end())
                columns.push_back(name);
    // In the order of the description; what it does not know comes last.
    std::stable_sort(columns.begin() + 1, columns.end(), [&](const auto& a, const auto& b) {
        auto place = [&](const std::string& name) {
            const Field* field = kind.find(name).field;
            return field ? field->slot : schema::Kind::fields_max;
        };
        return place(a) < place(b);
    });
    std::string text;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i) text += ',';
        append_text(text, columns[i]);
    }
    for (const Members& members : records) {
        text += "\r\n";
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (i) text += ',';
            const auto member = std::find_if(members.begin(), members.end(), [&](const auto& one) {
                return one.first == columns[i];
            });
            if (member == members.end()) continue;
            const Field* field = kind.find(columns[i]).field;
            // JSON begins with a sign only as a number, which a spreadsheet may take for one.
            if (field && is_plain_text(*field))
                append_text(text, schema::text_of(member->second).value_or(""));
            else
                append_cell(text, member->second);
        }
    }
    return text += "\r\n";
}

// A cell of a field that is not plain text holds JSON; a word that is none is taken as text, which
// the field then accepts or refuses.
std::string raw_of(const Field* field, const std::string& cell) {
    if (field && is_plain_text(*field)) return base::json_string(cell);
    try {
        const auto members = schema::read_members("{\"it\":" + cell + '}');
        if (members.size() == 1) return members.front().second;
    } catch (const Refusal&) {
        // No JSON.
    }
    return base::json_string(cell);
}

}  // namespace

std::map<std::string, std::string> to_csv(const Catalogue& catalogue) {
    std::map<std::string, std::string> files;
    for (const kinds::StoredKind* kind : kinds::catalogue) {
        std::vector<Members> records;
        for (const bulk::Entry& entry : catalogue.entries) {
            if (entry.kind != kind) continue;
            Members& members = records.emplace_back(schema::read_members(entry.json));
            members.insert(members.begin(), {"id", base::json_string(entry.id)});
        }
        if (!records.empty())
            files.emplace(std::string(kind->name) + ".csv", file_of(records, *kind));
    }
    return files;
}

std::vector<bulk::Entry> from_csv(const kinds::StoredKind& kind, std::string_view text) {
    const std::string file = std::string(kind.name) + ".csv";
    const auto rows = read_csv(text, file);
    std::vector<bulk::Entry> entries;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const CsvRow& row = rows[i];
        const auto& columns = rows.front().cells;
        bulk::Entry entry{
            .place = file + ':' + std::to_string(row.line), .kind = &kind, .id = {}, .json = {}};
        if (row.cells.size() > columns.size())
            throw Refusal::invalid(entry.place, "has more cells than the first line names");
        base::JsonObject fields;
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            const Cell& cell = row.cells[column];
            const std::string& name = columns[column].text;
            if (name == "id")
                entry.id = cell.text;
            else if (!cell.is_absent())
                fields.raw(name, raw_of(kind.find(name).field, cell.text));
        }
        entry.json = fields.done();
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace features::transfer
