// The catalogue as CSV files, one per kind.
#include "base/csv.hpp"
#include "base/json_text.hpp"
#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/transfer/catalogue.hpp"
#include "kinds/all.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace features::transfer {
namespace {

using base::CsvRow;
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

constexpr std::string_view extra = "extra:";  // prefix of a field that the kind does not have

// Aliases and twins of a field have no columns: otherwise an edit would have to change all of them.
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
    // In the order of the description; unknown fields come last.
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
        const bool is_known = columns[i] == "id" || kind.find(columns[i]).field;
        base::append_text(text, is_known ? columns[i] : std::string(extra) + columns[i]);
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
            // JSON needs no apostrophe: only numbers start with a sign, and they may be read as
            // numbers.
            if (field && is_plain_text(*field))
                base::append_text(text, schema::text_of(member->second).value_or(""));
            else
                base::append_cell(text, member->second);
        }
    }
    return text += "\r\n";
}

// The raw JSON of a cell. For a field that is not plain text the cell holds JSON; anything else is
// taken as a string, which the field then accepts or refuses.
std::string raw_of(const Field* field, const std::string& cell) {
    if (field && is_plain_text(*field)) return base::json_string(cell);
    try {
        const auto members = schema::read_members("{\"it\":" + cell + '}');
        if (members.size() == 1) return members.front().second;
    } catch (const Refusal&) {
        // Not JSON.
    }
    return base::json_string(cell);
}

// The name of the field of each column; nothing for a column that is ignored.
using Columns = std::vector<std::optional<std::string>>;

std::string unknown_column(const kinds::StoredKind& kind, const std::string& name) {
    std::vector<std::string_view> known{"id"};
    for (const Field* field : kind.fields())
        if (!field->rules.server_owned) known.push_back(field->name);
    return "is not a column of " + std::string(kind.name) + base::did_you_mean(name, known) +
           " For a field of your own use the heading " + std::string(extra) + name;
}

bool is_used(const std::vector<CsvRow>& rows, std::size_t column) {
    return std::any_of(rows.begin() + 1, rows.end(), [&](const CsvRow& row) {
        return column < row.cells.size() && !row.cells[column].is_absent();
    });
}

// The first row names the columns. A column without a name is ignored when all its cells are empty.
Columns read_heading(const kinds::StoredKind& kind, const std::vector<CsvRow>& rows,
                     base::Problems& problems) {
    Columns columns;
    std::set<std::string> seen;
    for (const base::CsvCell& cell : rows.front().cells) {
        const bool is_extra = cell.text.starts_with(extra);
        const std::string name(is_extra ? cell.text : base::trimmed(cell.text));
        const bool is_known = is_extra || name == "id" || kind.find(name).field;
        auto& column = columns.emplace_back();
        if (name.empty()) {
            if (is_used(rows, columns.size() - 1))
                problems.push_back(
                    {"", "column " + std::to_string(columns.size()) + " has no name"});
        } else if (!seen.insert(name).second) {
            problems.push_back({name, "is the name of two columns"});
        } else if (!is_known) {
            problems.push_back({name, unknown_column(kind, name)});
        } else {
            column = is_extra ? name.substr(extra.size()) : name;
        }
    }
    return columns;
}

bulk::Entry read_row(const kinds::StoredKind& kind, const CsvRow& row, const Columns& columns,
                     std::string place) {
    bulk::Entry entry{.place = std::move(place), .kind = &kind, .id = {}, .json = {}};
    if (row.cells.size() > columns.size())
        entry.problems.push_back({"", "has more cells than the first line"});
    base::JsonObject fields;
    for (std::size_t i = 0; i < std::min(row.cells.size(), columns.size()); ++i) {
        const base::CsvCell& cell = row.cells[i];
        const auto& column = columns[i];
        if (column == "id")
            entry.id = cell.text;
        else if (column && !cell.is_absent())
            fields.raw(*column, raw_of(kind.find(*column).field, cell.text));
    }
    entry.json = fields.done();
    return entry;
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
    const auto rows = base::read_csv(text, file);
    if (rows.empty()) return {};
    std::vector<bulk::Entry> entries;
    entries.push_back({.place = file + ':' + std::to_string(rows.front().line),
                       .kind = nullptr,
                       .id = {},
                       .json = {}});
    const auto columns = read_heading(kind, rows, entries.front().problems);
    if (entries.front().problems.empty()) entries.clear();
    for (std::size_t i = 1; i < rows.size(); ++i)
        entries.push_back(
            read_row(kind, rows[i], columns, file + ':' + std::to_string(rows[i].line)));
    return entries;
}

}  // namespace features::transfer
