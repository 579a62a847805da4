#include "cli/output.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <vector>

namespace cli {

namespace {

using Line = std::vector<std::string>;

std::string plain(std::string_view raw) {
    if (raw == "null" || raw == "[]" || raw == "\"\"") return "-";
    if (const auto text = schema::text_of(raw)) return *text;
    if (!raw.starts_with('[')) return std::string(raw);
    std::string joined;
    for (const std::string& element : schema::elements_of(raw))
        joined += (joined.empty() ? "" : ",") + plain(element);
    return joined;
}

// Columns as wide as their widest cell, two blanks between them.
std::string aligned(const std::vector<Line>& lines) {
    std::vector<std::size_t> widths;
    for (const Line& line : lines) {
        widths.resize(std::max(widths.size(), line.size()));
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], base::character_count(line[i]));
    }
    std::string out;
    for (const Line& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            out += line[i];
            if (i + 1 < line.size())
                out.append(widths[i] + 2 - base::character_count(line[i]), ' ');
        }
        out += '\n';
    }
    return out;
}

std::string table(std::string_view json) {
    std::vector<Line> lines;
    for (const std::string& element : schema::elements_of(json)) {
        Line names, values;
        for (const auto& [name, raw] : schema::read_members(element)) {
            names.push_back(name);
            values.push_back(plain(raw));
        }
        if (lines.empty()) lines.push_back(std::move(names));
        lines.push_back(std::move(values));
    }
    return lines.empty() ? "none\n" : aligned(lines);
}

// The message of a failure; several problems get a line each.
std::string sentences_of(const Failure& failure) {
    const auto errors = schema::read_members(base::valid_utf8(failure.errors));
    if (errors.size() < 2) return "comanda: " + std::string(failure.what());
    std::string text =
        "comanda: " + std::to_string(errors.size() + failure.more_errors) + " problems";
    for (const auto& [path, sentence] : errors) text += "\n  " + path + ": " + plain(sentence);
    if (failure.more_errors > 0) text += "\n  and " + std::to_string(failure.more_errors) + " more";
    return text;
}

}  // namespace

std::string for_people(std::string_view json) {
    if (json.starts_with('[')) return table(json);
    std::vector<Line> lines;
    std::string tables;
    for (const auto& [name, raw] : schema::read_members(json)) {
        if (raw.starts_with("[{"))
            tables += '\n' + table(raw);
        else
            lines.push_back({name, plain(raw)});
    }
    return aligned(lines) + tables;
}

std::string failure_text(const Failure& failure, bool is_json) {
    if (!is_json) return sentences_of(failure) + (failure.hint.empty() ? "" : '\n' + failure.hint);
    return base::valid_utf8(base::JsonObject()
                                .text("code", failure.code)
                                .text("message", failure.what())
                                .raw("errors", failure.errors)
                                .done());
}

}  // namespace cli
