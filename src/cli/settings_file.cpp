#include "cli/settings_file.hpp"

#include "base/file.hpp"
#include "cli/failure.hpp"

#include <toml++/toml.h>

#include <algorithm>

namespace cli {

namespace {

constexpr std::size_t file_bytes_max = 1 << 20;

Failure file_failure(const std::string& path, std::string_view sentence) {
    return {Exit::usage, "usage", path + ": " + std::string(sentence)};
}

std::optional<std::string> scalar_text(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_integer()) return std::to_string(number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    return std::nullopt;
}

std::optional<std::vector<std::string>> texts_of(const toml::node& node) {
    std::vector<std::string> texts;
    const auto add = [&](const toml::node& element) {
        const std::optional<std::string> text = scalar_text(element);
        if (text) texts.push_back(*text);
        return text.has_value();
    };
    const toml::array* array = node.as_array();
    const bool is_known = array ? std::all_of(array->begin(), array->end(), add) : add(node);
    return is_known ? std::optional(texts) : std::nullopt;
}

}  // namespace

Given read_settings_file(const std::string& path) {
    toml::table table;
    try {
        table = toml::parse(base::read_file(path, base::Links::follow, file_bytes_max), path);
    } catch (const base::FileError& error) {
        throw Failure(Exit::usage, "usage", error.what());
    } catch (const toml::parse_error& error) {
        const auto line = error.source().begin.line;
        throw file_failure(path, (line ? "line " + std::to_string(line) + ": " : std::string()) +
                                     std::string(error.description()));
    }
    Given given;
    for (const auto& [key, node] : table) {
        const std::string name(key.str());
        const auto settings = all_settings();
        const auto setting = std::find_if(settings.begin(), settings.end(),
                                          [&](const Setting& one) { return one.name == name; });
        if (setting == settings.end()) throw file_failure(path, name + ": is not a setting");
        const auto texts = texts_of(node);
        if (!texts || (node.is_array() && !setting->is_list()))
            throw file_failure(path, name + ": has a value of the wrong type");
        given[name] = *texts;
    }
    return given;
}

}  // namespace cli
