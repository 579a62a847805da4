#include "api/openapi_parameters.hpp"

#include "api/openapi_components.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "kinds/all.hpp"
#include "schema/describe.hpp"

#include <algorithm>
#include <stdexcept>

namespace api {
namespace {

using base::JsonObject;

// Examples are such that a request with all of them is answered.
struct Parameter {
    std::string_view name, place, schema, example, description;

    std::string component_name() const {
        std::string words;
        for (char c : name)
            if (c != '-') words += c;
        if (words[0] >= 'a') words[0] = static_cast<char>(words[0] - 'a' + 'A');
        return words + (place == "path" ? "InPath" : "Parameter");
    }
};

constexpr std::string_view an_id = R"({"type":"string","pattern":"^[0-9A-Fa-f]{24}$"})";
constexpr std::string_view a_text = R"({"type":"string"})";

// clang-format off
constexpr Parameter shared[] = {
    {"store",       "path",   an_id, R"("650000000000000000000101")", "Id of the store."},
    {"account",     "path",   an_id, R"("650000000000000000000001")", "Id of the account."},
    {"file",        "path",   a_text, R"("5e884898da28047151d0e56f8dc62927.png")", "Name of the file, as the end of `imageUrl` tells it."},
    {"revision",    "path",   R"({"type":"integer","format":"int64","minimum":1})", "2", "Number of the revision that the change made, as the history tells it."},
    {"If-Match",    "header", a_text, R"("*")", "Change the record only when it still has this `ETag` or revision; `*` stands for any."},
    {"page",        "query",  R"({"type":"integer","minimum":1})", "1", "Number of the page, from 1 on. Without it the whole list is answered."},
    {"pageSize",    "query",  R"({"type":"integer","minimum":1,"maximum":500})", "100", "Records on a page; 100 when it is not said. An extension."},
    {"search",      "query",  a_text, "", "Only records with this text in the name or a code. Case and accents do not count."},
    {"status",      "query",  R"({"type":"string","enum":["true","false","all"]})", R"("true")", "The active records, the inactive ones, or all of them (an extension). The active ones when it is not said."},
    {"available",   "query",  a_text, R"("now")", "Only what is sold then: `now`, or an ISO 8601 timestamp. An extension."},
    {"level",       "query",  R"({"type":"string","enum":["1","2","all"]})", R"("1")", "Categories, subcategories, or both. Categories when it is not said. An extension."},
    {"ApplyTo",     "query",  R"({"type":"string","enum":["Item","Modifier","Check"]})", R"("Item")", "Only taxes on this."},
    {"printerType", "query",  R"({"type":"string","enum":["KitchenPrinter","LabelPrinter","ReceiptPrinter"]})", R"("KitchenPrinter")", "Only printers of this type."},
    {"store",       "query",  an_id, R"("650000000000000000000101")", "Only records of the store with this id. An extension."},
    {"after",       "query",  R"({"type":"string","pattern":"^[0-9]+([.][0-9a-z]+)?$"})", R"("0")", "The position that `next` told last; `0` for the beginning. A plain number is taken too, but is not known to be of a time before a backup was put back."},
    {"limit",       "query",  R"({"type":"integer","minimum":1,"maximum":500})", "100", "Changes at most; 100 when it is not said."},
    {"force",       "query",  R"({"type":"boolean"})", "false", "Do it although active records use the record. An extension."},
};
// clang-format on

std::string json_of(const Parameter& parameter) {
    JsonObject out;
    out.text("name", parameter.name)
        .text("in", parameter.place)
        .flag("required", parameter.place == "path")
        .text("description", parameter.description)
        .raw("schema", parameter.schema);
    if (!parameter.example.empty()) out.raw("example", parameter.example);
    return out.done();
}

std::string shared_one(std::string_view name, std::string_view place) {
    for (const Parameter& parameter : shared)
        if (parameter.name == name && parameter.place == place)
            return component("parameters", parameter.component_name());
    throw std::logic_error("the API document does not know the parameter " + std::string(name));
}

std::string quoted(std::string_view text) { return base::json_string(text); }

std::string own_id(const Route& route) {
    const std::string text =
        "Id of the " + base::lower_ascii(schema::spoken(route.kind->name)) + '.';
    const std::string example = quoted(route.kind->traits.example_id);
    return json_of({"id", "path", an_id, example, text});
}

// The kinds that a list's `parent` may be of.
std::vector<const kinds::StoredKind*> parents_of(const Route& route) {
    std::vector<const kinds::StoredKind*> parents;
    for (std::string_view name : route.operation.selection.parents) {
        if (name.empty()) continue;
        const auto* kind = kinds::find(route.kind->find(name).field->rules.refers_to);
        if (std::find(parents.begin(), parents.end(), kind) == parents.end())
            parents.push_back(kind);
    }
    return parents;
}

std::string parent_of(const Route& route) {
    std::string text = "Only records under the one with this id, of kind ";
    const auto parents = parents_of(route);
    for (const auto* kind : parents)
        (text += kind == parents.front() ? "" : " or ") +=
            base::lower_ascii(schema::spoken(kind->name));
    const std::string example = quoted(parents.front()->traits.example_id);
    return json_of({"parent", "query", an_id, example, text + '.'});
}

std::vector<std::string> captured_names(std::string_view path) {
    std::vector<std::string> names;
    for (auto open = path.find('{'); open != std::string_view::npos;
         open = path.find('{', open + 1))
        names.emplace_back(path.substr(open + 1, path.find('}', open) - open - 1));
    return names;
}

bool takes_if_match(const Route& route) {
    return route.is_write() && route.operation.answer == Shape::record &&
           route.operation.body != Shape::create;
}

}  // namespace

std::string parameters_of(const Route& route, std::string_view path) {
    std::vector<std::string> parameters;
    for (const std::string& name : captured_names(path))
        parameters.push_back(name == "id" ? own_id(route) : shared_one(name, "path"));
    for (std::string_view name : route.operation.parameters)
        parameters.push_back(name == "parent" ? parent_of(route) : shared_one(name, "query"));
    if (takes_if_match(route)) parameters.push_back(shared_one("If-Match", "header"));
    return base::json_array(parameters);
}

std::string shared_parameters() {
    JsonObject out;
    for (const Parameter& parameter : shared)
        out.raw(parameter.component_name(), json_of(parameter));
    return out.done();
}

}  // namespace api
