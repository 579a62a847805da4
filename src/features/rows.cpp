#include "features/rows.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features {
namespace {

using base::Refusal;

std::string twin_of(const Column& column) {
    return column.type == CellType::money ? std::string(column.name) + "Str" : "";
}

void require_known(const std::vector<std::string_view>& names, std::span<const Column> columns) {
    std::string known;
    std::vector<std::string> all;
    for (const Column& column : columns) {
        all.emplace_back(column.name);
        (known += known.empty() ? "" : ", ") += column.name;
        if (column.type == CellType::money) all.push_back(twin_of(column));
    }
    for (const std::string_view name : names)
        if (std::ranges::find(all, name) == all.end())
            throw Refusal::invalid(
                "fields", "names \"" + std::string(name) + "\", which is not one of " + known);
}

void append_decimal_json(std::string& out, std::int64_t units, int decimals) {
    ((out += '"') += schema::print_decimal(units, decimals)) += '"';
}

void append_value(std::string& out, const Cell& cell, const ShownColumn& shown, int decimals) {
    switch (shown.column->type) {
        case CellType::text:
        case CellType::date:
        case CellType::time:
        case CellType::date_time: return base::append_json_string(out, std::get<std::string>(cell));
        case CellType::flag: out += std::get<std::int64_t>(cell) == 0 ? "false" : "true"; return;
        case CellType::whole:
        case CellType::money:
        case CellType::money_minor: out += std::to_string(std::get<std::int64_t>(cell)); return;
        case CellType::money_text:
            return append_decimal_json(out, std::get<std::int64_t>(cell), decimals);
        case CellType::hundredths: out += plain_decimal(std::get<std::int64_t>(cell), 2); return;
        case CellType::thousandths: out += plain_decimal(std::get<std::int64_t>(cell), 3); return;
        case CellType::rows:
            return append_json(out, std::get<std::vector<Row>>(cell), shown.of, decimals);
    }
}

}  // namespace

std::vector<std::string_view> names_in(std::string_view list) {
    std::vector<std::string_view> names;
    while (!list.empty()) {
        const std::string_view name = list.substr(0, list.find(','));
        list.remove_prefix(std::min(name.size() + 1, list.size()));
        if (!base::trimmed(name).empty()) names.push_back(base::trimmed(name));
    }
    return names;
}

std::vector<ShownColumn> shown_columns(std::span<const Column> columns,
                                       std::optional<std::string_view> fields) {
    const auto names = names_in(fields.value_or(""));
    require_known(names, columns);
    const auto is_asked = [&](std::string_view name) {
        return names.empty() || std::ranges::find(names, name) != names.end();
    };
    std::vector<ShownColumn> shown;
    for (const Column& column : columns) {
        const std::string twin = twin_of(column);
        ShownColumn one{
            .column = &column,
            .cell = static_cast<std::size_t>(&column - columns.data()),
            .has_value = is_asked(column.name),
            .has_twin = !twin.empty() && is_asked(twin),
            .of = column.of ? shown_columns(column.of->columns) : std::vector<ShownColumn>(),
            .name_json = base::json_string(column.name) + ':',
            .twin_json = base::json_string(twin) + ':'};
        if (one.has_value || one.has_twin) shown.push_back(std::move(one));
    }
    return shown;
}

std::string plain_decimal(std::int64_t number, int decimals) {
    std::string text = schema::print_decimal(number, decimals);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

void append_json(std::string& out, const Row& row, const std::vector<ShownColumn>& columns,
                 int decimals) {
    out += '{';
    bool has_members = false;
    const auto name = [&](const std::string& name_json) {
        if (std::exchange(has_members, true)) out += ',';
        out += name_json;
    };
    for (const ShownColumn& shown : columns) {
        const Cell& cell = row.cells.at(shown.cell);
        if (std::holds_alternative<std::monostate>(cell)) continue;
        if (shown.has_value) {
            name(shown.name_json);
            append_value(out, cell, shown, decimals);
        }
        if (shown.has_twin) {
            name(shown.twin_json);
            append_decimal_json(out, std::get<std::int64_t>(cell), decimals);
        }
    }
    out += '}';
}

void append_json(std::string& out, const std::vector<Row>& rows,
                 const std::vector<ShownColumn>& columns, int decimals) {
    out += '[';
    for (const Row& row : rows) {
        if (&row != &rows.front()) out += ',';
        append_json(out, row, columns, decimals);
    }
    out += ']';
}

}  // namespace features
