#include "cli/parameters.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "features/operating/admin/asked.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <filesystem>

namespace cli {
namespace {

using features::admin::Command;
using schema::Field;

constexpr std::size_t answer_column = 16;  // of the help

bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }
std::string capitals(std::string_view word) {
    std::string text(word);
    for (char& letter : text)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return text;
}

std::string flag_of(std::string_view member) {
    std::string flag = "--";
    for (const char letter : member) {
        if (is_capital(letter)) flag += '-';
        flag += letter;
    }
    return base::lower_ascii(flag);
}

Takes takes(const Field& field) {
    if (field.type == schema::Type::flag) return Takes::nothing;
    return field.type == schema::Type::json ? Takes::list : Takes::text;
}

std::string choices_of(const Field& field) {
    std::string text;
    for (std::size_t i = 0; i < field.rules.choice_count; ++i)
        (text += i > 0 ? "|" : "") += field.rules.choices[i];
    return text;
}

// Of a plain text the last word of its name: "EMAIL" for ownerEmail.
std::string value_of(const Field& field) {
    if (takes(field) == Takes::nothing) return "";
    if (takes(field) == Takes::list) return "A,B";
    if (field.type == schema::Type::count) return "N";
    if (field.rules.choice_count > 0) return choices_of(field);
    if (field.rules.format == &features::admin::id_format) return "ID";
    if (field.rules.format == &features::admin::path_format) return "PATH";
    const auto word = std::find_if(field.name.rbegin(), field.name.rend(), is_capital);
    return capitals(
        word == field.name.rend()
            ? field.name
            : field.name.substr(static_cast<std::size_t>(field.name.rend() - word) - 1));
}

std::string help_of(const Field& field) {
    const std::string_view json = field.rules.initially;
    const std::string by_default = schema::text_of(json).value_or(std::string(json));
    return std::string(field.rules.help) +
           (by_default.empty() ? "" : " (default " + by_default + ")");
}

}  // namespace

std::string absolute(const std::string& path) {
    return std::filesystem::absolute(path).lexically_normal().string();
}

std::vector<Parameter> parameters_of(const Command& command) {
    std::vector<Parameter> all;
    for (const Field* field : command.takes.fields()) {
        const bool is_first = field == command.first;
        all.push_back({.member = std::string(field->name),
                       .flag = is_first ? capitals(field->name) : flag_of(field->name),
                       .value = is_first ? "" : value_of(*field),
                       .help = help_of(*field),
                       .is_required = field->rules.required,
                       .is_path = field->rules.format == &features::admin::path_format,
                       .takes = takes(*field)});
    }
    return all;
}

std::string body_of(const Command& command, const Given& given) {
    base::JsonObject body;
    for (const Parameter& parameter : parameters_of(command)) {
        const std::vector<std::string>& texts = given.find(parameter.member)->second;
        if (texts.empty()) continue;
        std::vector<std::string> quoted;
        for (const std::string& text : texts)
            quoted.push_back(base::json_string(parameter.is_path ? absolute(text) : text));
        const bool is_list = parameter.takes == Takes::list;
        body.raw(parameter.member, is_list ? base::json_array(quoted) : quoted.front());
    }
    return body.done();
}

Failure in_flags(const Failure& failure, const Command& command, const std::string& hint) {
    std::string sentence;
    bool has_flags = false;
    base::JsonObject errors;
    for (const auto& [path, raw] : schema::read_members(base::valid_utf8(failure.errors))) {
        const std::size_t end = std::min(path.find_first_of("[."), path.size());
        std::string shown = path;
        for (const Parameter& parameter : parameters_of(command)) {
            if (parameter.member != std::string_view(path).substr(0, end)) continue;
            shown = parameter.flag + path.substr(end);
            has_flags = true;
        }
        const std::string what = schema::text_of(raw).value_or("");
        sentence += (sentence.empty() ? "" : "; ") + shown + ": " + what;
        errors.text(shown, what);
    }
    if (sentence.empty()) sentence = failure.what();
    Failure told(failure.exit, failure.code, sentence, errors.done(), failure.more_errors);
    if (has_flags) told.hint = hint;
    return told;
}

std::string answer_help(const Command& command) {
    std::string text = command.does.is_list ? "Returns a list of:" : "Returns:";
    for (std::size_t i = 0; i < command.does.answer->size(); ++i) {
        const schema::Member member = (*command.does.answer)[i];
        std::string name(member.name);
        name.resize(std::max(name.size() + 2, answer_column), ' ');
        (text += "\n  " + name) += member.help;
    }
    return text;
}

}  // namespace cli
