#include "api/openapi_parameters.hpp"

#include "api/openapi_components.hpp"
#include "api/router.hpp"
#include "api/row_members.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "schema/describe.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace api {
namespace {

using base::JsonObject;

constexpr Parameter if_match_parameter{
    "If-Match", in_header, any_text, R"("*")",
    "Change the record only when it still has this `ETag` or revision; `*` matches any."};

constexpr std::string_view name_of(Parameter::In place) {
    switch (place) {
        case Parameter::In::path: return "path";
        case Parameter::In::query: return "query";
        case Parameter::In::header: break;
    }
    return "header";
}

// "pageSize" is PageSizeParameter, "If-Match" IfMatchParameter, "store" in a path StoreInPath.
std::string component_name(const Parameter& parameter) {
    std::string words;
    for (char c : parameter.name)
        if (c != '-') words += c;
    if (words[0] >= 'a') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words + (parameter.place == in_path ? "InPath" : "Parameter");
}

std::string list_of_words(std::string_view with_bars) {
    std::vector<std::string> words;
    while (!with_bars.empty()) {
        const std::size_t end = std::min(with_bars.find('|'), with_bars.size());
        words.push_back(base::json_string(with_bars.substr(0, end)));
        with_bars.remove_prefix(std::min(end + 1, with_bars.size()));
    }
    return base::json_array(words);
}

std::string schema_of(const Values& values) {
    JsonObject out;
    switch (values.of) {
        case Values::Of::text:
            out.text("type", "string");
            if (!values.text.empty()) out.text("pattern", values.text);
            break;
        case Values::Of::id: out.text("type", "string").text("pattern", "^[0-9A-Fa-f]{24}$"); break;
        case Values::Of::flag: out.text("type", "boolean"); break;
        case Values::Of::whole:
            out.text("type", "integer").number("minimum", values.min);
            if (values.max != INT64_MAX) out.number("maximum", values.max);
            break;
        case Values::Of::words:
            out.text("type", "string").raw("enum", list_of_words(values.text));
            break;
    }
    return out.done();
}

std::string example_of(const Parameter& parameter) {
    if (parameter.id_of) return base::json_string(parameter.id_of->traits.example_id);
    return std::string(parameter.example);
}

std::string json_of(const Parameter& parameter, const std::string& example) {
    JsonObject out;
    out.text("name", parameter.name)
        .text("in", name_of(parameter.place))
        .flag("required", parameter.place == in_path)
        .text("description", parameter.description)
        .raw("schema", schema_of(parameter.values));
    if (!example.empty()) out.raw("example", example);
    return out.done();
}
std::string json_of(const Parameter& parameter) {
    return json_of(parameter, example_of(parameter));
}

std::string own_id_name(const Route& route) {
    return schema::schema_name(*route.kind, schema::Use::answer) + "IdInPath";
}

std::string own_id(const Route& route) {
    const std::string text =
        "Id of the " + base::lower_ascii(schema::spoken(route.kind->name)) + '.';
    return json_of({"id", in_path, an_id, {}, text, route.kind});
}

const Parameter& path_parameter(const Route& route, std::string_view name) {
    for (const Parameter* parameter : route.operation.parameters)
        if (parameter->place == in_path && parameter->name == name) return *parameter;
    for (const Parameter* parameter : {&store_in_path, &account_in_path})
        if (parameter->name == name) return *parameter;
    throw std::logic_error("the API document does not know the parameter " + std::string(name));
}

bool takes_if_match(const Route& route) {
    return route.is_write() && route.operation.answer.is_record() &&
           !route.operation.body.is_new_record();
}

// Calls back with the parameters of a path in their order; null stands for the id of its record.
template <class Visit>
void for_each_parameter(const Route& route, std::string_view path, Visit visit) {
    for (std::string_view name : Router::captured_names(path))
        visit(name == "id" ? nullptr : &path_parameter(route, name));
    for (const Parameter* parameter : route.operation.parameters)
        if (parameter->place != in_path) visit(parameter);
    if (takes_if_match(route)) visit(&if_match_parameter);
}

}  // namespace

std::string parameters_of(const Route& route, std::string_view path) {
    std::vector<std::string> parameters;
    for_each_parameter(route, path, [&](const Parameter* parameter) {
        if (!parameter)
            parameters.push_back(component("parameters", own_id_name(route)));
        else if (parameter == &row_sort_parameter)
            parameters.push_back(
                json_of(*parameter, base::json_string(example_order(route.operation.answer))));
        else if (!parameter->is_shared())
            parameters.push_back(json_of(*parameter));
        else
            parameters.push_back(component("parameters", component_name(*parameter)));
    });
    return base::json_array(parameters);
}

std::string headers_of(const SentCall& call) {
    std::vector<std::string> headers;
    for (const Parameter* header : call.headers) headers.push_back(json_of(*header));
    return base::json_array(headers);
}

std::string shared_parameters(const std::vector<Route>& routes) {
    std::map<std::string, std::string> shared;
    for (const Route& route : routes) {
        if (route.operation.id.empty()) continue;
        for (const std::string& path : route.paths)
            for_each_parameter(route, path, [&](const Parameter* parameter) {
                if (parameter && !parameter->is_shared()) return;
                const std::string json = parameter ? json_of(*parameter) : own_id(route);
                const std::string name =
                    parameter ? component_name(*parameter) : own_id_name(route);
                if (shared.emplace(name, json).first->second != json)
                    throw std::logic_error("two rows describe the parameter " + name);
            });
    }
    JsonObject out;
    for (const auto& [name, json] : shared) out.raw(name, json);
    return out.done();
}

}  // namespace api
