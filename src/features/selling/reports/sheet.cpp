#include "features/selling/reports/sheet.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/selling/reports/sheet_formats.hpp"

#include <algorithm>

namespace features::reports {
namespace {

using base::Refusal;

constexpr std::size_t sheet_part_bytes = 512 * 1'024;

class RowsAtHand final : public RowSource {
public:
    explicit RowsAtHand(std::vector<Row> rows) : rows_(std::move(rows)) {}

    bool next(storage::ReadView&, std::vector<Row>& rows) override {
        std::ranges::move(rows_, std::back_inserter(rows));
        rows_.clear();
        return false;
    }

private:
    std::vector<Row> rows_;
};

class TextReading final : public api::Reading {
public:
    TextReading(const Request& request, std::unique_ptr<RowSource> rows,
                std::unique_ptr<SheetText> text, std::string_view file_title = {})
        : Reading(request.tag, true, request.is_momentary),
          rows_(std::move(rows)),
          text_(std::move(text)) {
        if (!file_title.empty())
            describe_file(head_, request, file_title, "csv", "text/csv; charset=utf-8");
    }

    void describe(storage::ReadView&, http::Response& response) override {
        response.fields += head_.fields;
        response.content_type = head_.content_type;
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (!std::exchange(has_begun_, true)) text_->begin(out);
        const std::size_t end = out.size() + sheet_part_bytes;
        while (out.size() < end) {
            std::vector<Row> rows;
            const bool has_more = rows_->next(view, rows);
            for (Row& row : rows) text_->row(out, std::move(row));
            if (has_more) continue;
            text_->end(out);
            return false;
        }
        return true;
    }

private:
    const std::unique_ptr<RowSource> rows_;
    const std::unique_ptr<SheetText> text_;
    http::Response head_;
    bool has_begun_ = false;
};

// Those of all stores together: "-2026-01-01-2026-01-31", or one date where they are one day.
std::string days_in_name(const Request& request) {
    if (request.branches.empty()) return {};
    domain::DayRange days = request.branches.front().days;
    for (const Branch& branch : request.branches) {
        days.first = std::min(days.first, branch.days.first);
        days.last = std::max(days.last, branch.days.last);
    }
    if (days == every_day) return {};
    const std::string first = '-' + domain::iso_text(days.first);
    return days.first == days.last ? first : first + '-' + domain::iso_text(days.last);
}

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
                "fields", "names \"" + std::string(name) + "\", which is none of " + known);
}

std::string type_schema(const Column& column, std::string_view name) {
    if (name != column.name) return R"("type":"string")";
    switch (column.type) {
        case CellType::text:
        case CellType::date:
        case CellType::time:
        case CellType::date_time:
        case CellType::money_text: return R"("type":"string")";
        case CellType::whole:
        case CellType::money:
        case CellType::money_minor: return R"("type":"integer","format":"int64")";
        case CellType::flag: return R"("type":"boolean")";
        case CellType::hundredths:
        case CellType::thousandths: return R"("type":"number")";
        case CellType::rows:
            return R"("type":"array","items":{"$ref":"#/components/schemas/)" +
                   std::string(column.of_name) + "\"}";
    }
    return {};
}

void append_property(std::string& out, const Column& column, std::string_view name,
                     std::string_view help) {
    if (!out.empty()) out += ',';
    base::append_json_string(out, name);
    ((out += ":{") += type_schema(column, name)) += R"(,"description":)";
    base::append_json_string(out, help);
    out += '}';
}

std::string schema_by_name(std::string_view row, std::string_view about) {
    return base::JsonObject()
        .text("$ref", "#/components/schemas/" + std::string(row))
        .text("description", about)
        .done();
}

std::string schema_of_list(std::string_view row, std::string_view about) {
    return base::JsonObject()
        .text("type", "array")
        .text("description", about)
        .raw("items", R"({"$ref":"#/components/schemas/)" + std::string(row) + "\"}")
        .done();
}

}  // namespace

Format format_of(const api::Query& query) {
    const std::string name = base::lower_ascii(query.get("format").value_or("json"));
    if (name == "json") return Format::json;
    if (name == "csv") return Format::csv;
    if (name == "xlsx") return Format::xlsx;
    throw Refusal::invalid("format", "must be json, csv or xlsx");
}

std::unique_ptr<RowSource> source_of(std::vector<Row> rows) {
    return std::make_unique<RowsAtHand>(std::move(rows));
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
        ShownColumn one{.column = &column,
                        .cell = static_cast<std::size_t>(&column - columns.data()),
                        .has_value = is_asked(column.name),
                        .has_twin = !twin.empty() && is_asked(twin),
                        .of = shown_columns(column.of),
                        .name_json = base::json_string(column.name) + ':',
                        .twin_json = base::json_string(twin) + ':'};
        if (one.has_value || one.has_twin) shown.push_back(std::move(one));
    }
    return shown;
}

void describe_file(http::Response& response, const Request& request, std::string_view title,
                   std::string_view ending, std::string_view content_type) {
    response.content_type = content_type;
    response.set("Content-Disposition", "attachment; filename=\"" + std::string(title) +
                                            days_in_name(request) + '.' + std::string(ending) +
                                            '"');
}

// Unlike reading_of() it refuses nothing: what is asked for may be refused already.
bool is_file(std::string_view query) {
    const std::string format =
        base::lower_ascii(api::Query(untangled(query)).get("format").value_or("json"));
    return format == "csv" || format == "xlsx";
}

std::unique_ptr<api::Reading> reading_of(const Request& request, Sheet sheet) {
    const Format format = format_of(request.query);
    auto columns = shown_columns(sheet.columns, request.query.get("fields"));
    if (format == Format::xlsx) return workbook_of(request, std::move(sheet), std::move(columns));
    if (format == Format::csv)
        return std::make_unique<TextReading>(request, std::move(sheet.rows),
                                             csv_text(std::move(columns), request.decimals),
                                             sheet.title);
    return std::make_unique<TextReading>(
        request, std::move(sheet.rows),
        json_text(sheet.shape, std::move(columns), request.decimals));
}

std::string schema_of_row(std::string_view about, std::span<const Column> columns, bool is_whole) {
    std::string properties;
    std::vector<std::string> required;
    for (const Column& column : columns) {
        append_property(properties, column, column.name, column.help);
        if (is_whole && !column.is_optional) required.push_back(base::json_string(column.name));
        if (column.type != CellType::money) continue;
        const std::string twin = twin_of(column);
        append_property(properties, column, twin,
                        "The same as `" + std::string(column.name) + "`, as a decimal number.");
        if (is_whole && !column.is_optional) required.push_back(base::json_string(twin));
    }
    base::JsonObject schema;
    schema.text("type", "object");
    if (!about.empty()) schema.text("description", about);
    if (!required.empty()) schema.raw("required", base::json_array(required));
    return schema.raw("properties", '{' + properties + '}')
        .raw("additionalProperties", "true")
        .done();
}

std::string schema_of_answer(std::string_view about, Shape shape, std::string_view row) {
    base::JsonObject members;
    switch (shape) {
        case Shape::bare: return schema_of_list(row, about);
        case Shape::one: return schema_by_name(row, about);
        case Shape::sales: members.raw("sales", schema_of_list(row, "The rows.")); break;
        case Shape::data_and_total:
            members.raw("data", schema_of_list(row, "The rows."));
            members.raw("total", schema_by_name(row, "The total of all rows."));
    }
    return base::JsonObject()
        .text("type", "object")
        .text("description", about)
        .raw("required", shape == Shape::sales ? R"(["sales"])" : R"(["data","total"])")
        .raw("properties", members.done())
        .raw("additionalProperties", "true")
        .done();
}

const api::Parameter format_parameter{
    "format", api::in_query, api::words("json|csv|xlsx"), R"("json")",
    "`csv` and `xlsx` answer the same as a file, with amounts as decimal numbers. An extension."};
const api::Parameter fields_parameter{"fields", api::in_query, api::any_text, R"("netSales")",
                                      fields_description};

}  // namespace features::reports
