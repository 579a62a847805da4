// Descriptions as JSON Schema 2020-12, true to the reader: input is as lenient as scalar.cpp,
// output as strict as json_write.cpp.
#include "base/json_text.hpp"
#include "schema/describe.hpp"
#include "schema/scalar.hpp"

#include <algorithm>

namespace schema {
namespace {

using base::json_array;
using base::json_string;
using base::JsonObject;

constexpr std::string_view number_pattern = R"(^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$)";
constexpr std::string_view whole_pattern = R"(^-?(0|[1-9][0-9]*)([eE][+-]?[0-9]+)?$)";
constexpr std::string_view decimal_in_pattern = R"(^(-?([0-9,]+(\.[0-9]+)?|\.[0-9]+))?$)";
constexpr std::string_view decimal_out_pattern = R"(^-?[0-9]+(\.[0-9]+)?$)";
constexpr std::string_view flag_pattern = "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$";
constexpr std::string_view id_in_pattern = "^([0-9A-Fa-f]{24})?$";
constexpr std::string_view id_out_pattern = "^[0-9a-f]{24}$";

// What every answer of a kept record holds, besides the required fields.
constexpr std::string_view always_answered[] = {"id", "activeStatus", "revision"};

JsonObject typed(std::initializer_list<std::string_view> types) {
    std::vector<std::string> names;
    for (std::string_view type : types)
        if (!type.empty()) names.push_back(json_string(type));
    JsonObject out;
    out.raw("type", names.size() == 1 ? names.front() : json_array(names));
    return out;
}

std::string reference_to(const Kind& nested, Use use) {
    const std::string_view suffix = use == Use::answer ? "" : nested_input_suffix;
    return JsonObject()
        .text("$ref", "#/components/schemas/" + std::string(nested.name) + std::string(suffix))
        .done();
}

// "A-Z" in any case: "[Aa]-[Zz]".
std::string any_case_pattern(const Field& field) {
    std::string out = "^(";
    for (std::size_t i = 0; i < field.rules.choice_count; ++i) {
        if (i) out += '|';
        for (char c : field.rules.choices[i]) {
            const char swapped = static_cast<char>(c ^ 0x20);
            const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            if (is_letter)
                out += {'[', c, swapped, ']'};
            else if (std::string_view("\\^$.|?*+()[]{}").find(c) != std::string_view::npos)
                (out += '\\') += c;
            else
                out += c;
        }
    }
    return out + (field.rules.required ? ")$" : ")?$");
}

std::vector<std::string> choices_of(const Field& field) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < field.rules.choice_count; ++i)
        out.push_back(json_string(field.rules.choices[i]));
    return out;
}

void add_bounds(JsonObject& out, const Field& field) {
    if (field.rules.min != std::numeric_limits<std::int64_t>::min())
        out.number("minimum", field.rules.min);
    if (field.rules.max != std::numeric_limits<std::int64_t>::max())
        out.number("maximum", field.rules.max);
}

void add_length(JsonObject& out, const Field& field) {
    // Blanks at the ends of a trimmed text do not count, so its length as sent is no limit.
    if (field.rules.characters_max && !field.rules.trimmed)
        out.number("maxLength", static_cast<std::int64_t>(field.rules.characters_max));
}

void add_entries(JsonObject& out) {
    out.number("maxItems", static_cast<std::int64_t>(list_entries_max));
}

JsonObject answer_type(const Field& field) {
    if (const Format* format = field.rules.format)
        return JsonObject().raw("allOf", '[' + std::string(format->schema) + ']');
    switch (field.type) {
        case Type::text: {
            JsonObject out = typed({"string"});
            if (field.rules.characters_max)
                out.number("maxLength", static_cast<std::int64_t>(field.rules.characters_max));
            return out;
        }
        case Type::flag: return typed({"boolean"});
        case Type::count:
        case Type::amount:
        case Type::percent: {
            JsonObject out = typed({"integer"});
            out.text("format", "int64");
            add_bounds(out, field);
            return out;
        }
        case Type::instant: return typed({"string"}).text("format", "date-time");
        case Type::choice: return typed({"string"}).raw("enum", json_array(choices_of(field)));
        case Type::reference: return typed({"string"}).text("pattern", id_out_pattern);
        case Type::references:
            return typed({"array"}).raw("items",
                                        typed({"string"}).text("pattern", id_out_pattern).done());
        case Type::links:
            return typed({"array", "string"})
                .raw("items",
                     typed({"string", "object", "null"}).text("pattern", id_in_pattern).done());
        case Type::record:
            return JsonObject().raw("allOf", '[' + reference_to(*field.item, Use::answer) + ']');
        case Type::records:
            return typed({"array"}).raw("items", reference_to(*field.item, Use::answer));
        case Type::json: return {};
    }
    return {};
}

JsonObject input_type(const Field& field) {
    const std::string_view null = field.rules.required ? "" : "null";
    const std::string_view list = field.rules.one_element_list ? "array" : "";
    JsonObject out;
    switch (field.type) {
        case Type::text:
            out = typed({"string", "integer", list, null});
            add_length(out, field);
            break;
        case Type::flag:
            out = typed({"boolean", "string", list, null});
            out.text("pattern", flag_pattern);
            break;
        case Type::count:
        case Type::amount:
        case Type::percent:
            out = typed({"integer", "string", list, null});
            out.text("pattern", field.has_twin() ? whole_pattern : number_pattern);
            add_bounds(out, field);
            break;
        case Type::instant: out = typed({"string", list, null}); break;
        case Type::choice:
            out = typed({"string", list, null});
            out.text("pattern", any_case_pattern(field))
                .raw("examples", json_array(choices_of(field)));
            break;
        case Type::reference:
            out = typed({"string", list, null});
            out.text("pattern", id_in_pattern);
            break;
        case Type::references:
            out = typed({"array", "string", null});
            out.text("pattern", "^$")
                .raw("items", typed({"string", "null"}).text("pattern", id_in_pattern).done());
            add_entries(out);
            break;
        case Type::links:
            out = typed({"array", "string", null});
            out.text("pattern", id_in_pattern)
                .raw("items",
                     typed({"string", "object", "null"}).text("pattern", id_in_pattern).done());
            add_entries(out);
            break;
        case Type::record:
            out.raw("anyOf", '[' + reference_to(*field.item, Use::create) +
                                 (null.empty() ? "]" : R"(,{"type":"null"}])"));
            break;
        case Type::records:
            out = typed({"array", null});
            out.raw("items", reference_to(*field.item, Use::create));
            add_entries(out);
            break;
        case Type::json: break;
    }
    if (field.rules.one_element_list) out.number("maxItems", 1);
    return out;
}

std::string property(const Field& field, Use use) {
    const bool is_ignored = use != Use::answer && field.rules.server_owned;
    JsonObject out = is_ignored           ? JsonObject()
                     : use == Use::answer ? answer_type(field)
                                          : input_type(field);
    if (!field.rules.help.empty()) out.text("description", field.rules.help);
    if (field.rules.server_owned) out.flag("readOnly", true);
    if (field.rules.secret) out.flag("writeOnly", true);
    if (use == Use::create && !field.rules.initially.empty())
        out.raw("default", field.rules.initially);
    if (!field.rules.refers_to.empty()) out.text("x-refersTo", field.rules.refers_to);
    return out.done();
}

std::string twin_property(const Field& field, Use use) {
    JsonObject out = use == Use::answer
                         ? typed({"string"}).text("pattern", decimal_out_pattern)
                         : typed({"string", "number", "null"}).text("pattern", decimal_in_pattern);
    return out.text("description", std::string(field.name) + " as a decimal number").done();
}

void add_properties(JsonObject& out, const Field& field, Use use) {
    if (use == Use::answer && field.rules.secret) return;
    const std::string its_property = property(field, use);
    out.raw(field.name, its_property);
    if (field.has_twin())
        out.raw(std::string(field.name) + std::string(names::twin_suffix),
                twin_property(field, use));
    if (use == Use::answer && !field.rules.prints_aliases) return;
    for (std::string_view alias : field.rules.aliases)
        if (!alias.empty()) out.raw(alias, its_property);
}

bool is_always_there(const Field& field, const Kind& kind, Use use) {
    switch (use) {
        case Use::create: return field.rules.required && !field.rules.server_owned;
        case Use::update: return false;
        case Use::answer: break;
    }
    if (field.rules.required) return !field.rules.secret;
    const bool is_kept = kind.find("revision").field != nullptr;  // nested records have none
    return is_kept && std::find(std::begin(always_answered), std::end(always_answered),
                                field.name) != std::end(always_answered);
}

std::string required_one(std::string_view name) {
    return JsonObject().raw("required", '[' + json_string(name) + ']').done();
}

// A field that may come under several spellings needs any one of them.
std::string any_spelling(const Field& field) {
    std::vector<std::string> spellings{required_one(field.name)};
    if (field.has_twin())
        spellings.push_back(
            required_one(std::string(field.name) + std::string(names::twin_suffix)));
    for (std::string_view alias : field.rules.aliases)
        if (!alias.empty()) spellings.push_back(required_one(alias));
    return JsonObject().raw("anyOf", json_array(spellings)).done();
}

}  // namespace

std::string openapi_schema(const Kind& kind, Use use) {
    JsonObject properties;
    std::vector<std::string> required_names;
    std::vector<std::string> alternatives;
    for (const Field* field : kind.fields()) {
        add_properties(properties, *field, use);
        if (!is_always_there(*field, kind, use)) continue;
        const bool has_spellings = field->has_twin() || !field->rules.aliases[0].empty();
        if (use == Use::create && has_spellings)
            alternatives.push_back(any_spelling(*field));
        else
            required_names.push_back(json_string(field->name));
    }
    JsonObject out;
    out.text("type", "object");
    if (!required_names.empty()) out.raw("required", json_array(required_names));
    if (!alternatives.empty()) out.raw("allOf", json_array(alternatives));
    return out.raw("properties", properties.done()).flag("additionalProperties", true).done();
}

}  // namespace schema
