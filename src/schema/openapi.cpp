// Descriptions as JSON Schema 2020-12, in a form from which code generators can make classes: each
// field has one type; the guides list what else the reader accepts for each type (scalar.cpp).
#include "base/json_text.hpp"
#include "schema/describe.hpp"
#include "schema/form_order.hpp"
#include "schema/scalar.hpp"

#include <algorithm>

namespace schema {
namespace {

using base::json_array;
using base::json_string;
using base::JsonObject;

constexpr std::string_view or_empty = "^$|";  // before a pattern
constexpr std::string_view id_in_pattern = "^[0-9A-Fa-f]{24}$";
constexpr std::string_view id_out_pattern = "^[0-9a-f]{24}$";

// Fields that every answer with a stored record has, besides the required ones.
constexpr std::string_view always_answered[] = {"id", "activeStatus", "revision"};

bool is_kept(const Kind& kind) { return kind.find("activeStatus").field != nullptr; }

JsonObject typed(std::string_view type) {
    JsonObject out;
    out.text("type", type);
    return out;
}

JsonObject id_type(Use use) {
    return std::move(
        typed("string").text("pattern", use == Use::answer ? id_out_pattern : id_in_pattern));
}

JsonObject reference_to(const Kind& kind, Use use) {
    JsonObject out;
    out.text("$ref", "#/components/schemas/" + schema_name(kind, use));
    return out;
}

JsonObject list_of(JsonObject items) {
    return std::move(typed("array")
                         .raw("items", items.done())
                         .number("maxItems", static_cast<std::int64_t>(list_entries_max)));
}

JsonObject format_type(const Format& format) {
    JsonObject out;
    for (const auto& [name, raw] : read_members(format.schema)) out.raw(name, raw);
    return out;
}

JsonObject text_type(const Field& field, Use use) {
    JsonObject out = typed("string");
    // Blanks at both ends of a trimmed text do not count, so the text as sent may be longer.
    if (field.rules.characters_max && (use == Use::answer || !field.rules.trimmed))
        out.number("maxLength", static_cast<std::int64_t>(field.rules.characters_max));
    return out;
}

JsonObject number_type(const Field& field) {
    JsonObject out = typed("integer");
    out.text("format", "int64");
    if (field.rules.min != std::numeric_limits<std::int64_t>::min())
        out.number("minimum", field.rules.min);
    if (field.rules.max != std::numeric_limits<std::int64_t>::max())
        out.number("maximum", field.rules.max);
    return out;
}

JsonObject choice_type(const Field& field) {
    std::vector<std::string> choices;
    for (std::size_t i = 0; i < field.rules.choice_count; ++i)
        choices.push_back(json_string(field.rules.choices[i]));
    return std::move(typed("string").raw("enum", json_array(choices)));
}

JsonObject type_of(const Field& field, Use use) {
    if (const Format* format = field.rules.format) return format_type(*format);
    switch (field.type) {
        case Type::text: return text_type(field, use);
        case Type::flag: return typed("boolean");
        case Type::count:
        case Type::amount:
        case Type::percent: return number_type(field);
        case Type::instant: return std::move(typed("string").text("format", "date-time"));
        case Type::choice: return choice_type(field);
        case Type::reference: return id_type(use);
        case Type::references: return list_of(id_type(use));
        case Type::links: return list_of({});  // of ids and objects: no one type is true of them
        case Type::record: return reference_to(*field.item, use);
        case Type::records: return list_of(reference_to(*field.item, use));
        case Type::json: return {};
    }
    return {};
}

std::vector<std::string> aliases_of(const Field& field) {
    std::vector<std::string> aliases;
    for (std::string_view alias : field.rules.aliases)
        if (!alias.empty()) aliases.push_back(json_string(alias));
    return aliases;
}

std::string unit_of(const Field& field) {
    if (field.type == Type::amount)
        return " In minor units of the store's currency: 1250 is 12.50.";
    if (field.type == Type::percent) return " In thousandths of a percent: 8250 is 8.25 %.";
    return {};
}

std::string description_of(const Field& field, Use use) {
    std::string text(field.rules.help);
    text += unit_of(field);
    if (field.has_twin() && !field.rules.empty_form.empty())
        text += " Without a value it is 0, and its twin is empty.";
    else if (!field.rules.empty_form.empty())
        ((text += " Without a value: `") += field.rules.empty_form) += "`.";
    for (std::string_view alias : field.rules.aliases)
        if (!alias.empty() && (use != Use::answer || field.rules.prints_aliases))
            ((text += use == Use::answer ? " Repeated as `" : " Also accepted as `") += alias) +=
                "`.";
    return text;
}

// The type of a field with an empty form. Where that is not a string, the type is left open: a
// generated client must be able to send what it has read.
JsonObject with_empty_form(const Field& field, Use use, JsonObject type) {
    if (field.has_twin()) return type;
    JsonObject out;
    for (const auto& [name, raw] : read_members(type.done())) {
        if (name == "type" && raw != R"("string")") return {};
        if (name == "pattern" && use == Use::answer)
            out.text(name, std::string(or_empty) + text_of(raw).value_or(""));
        else
            out.raw(name, raw);
    }
    return out;
}

std::string property(const Field& field, Use use, bool is_described) {
    JsonObject out = type_of(field, use);
    if (!field.rules.empty_form.empty()) out = with_empty_form(field, use, std::move(out));
    if (is_described) out.text("description", description_of(field, use));
    if (field.rules.server_owned) out.flag("readOnly", true);
    if (field.rules.secret) out.flag("writeOnly", true);
    if (!field.rules.refers_to.empty()) out.text("x-refersTo", field.rules.refers_to);
    if (use == Use::answer) return out.done();
    if (use == Use::create && !field.rules.initially.empty())
        out.raw("x-initially", field.rules.initially);
    if (const auto aliases = aliases_of(field); !aliases.empty())
        out.raw("x-aliases", json_array(aliases));
    if (field.rules.one_element_list)
        out.raw("x-alsoTaken", field.type == Type::records ? R"(["object"])" : R"(["array"])");
    return out.done();
}

std::string twin_property(const Field& field, Use use) {
    const bool may_be_empty = use == Use::answer && !field.rules.empty_form.empty();
    return JsonObject()
        .text("$ref",
              may_be_empty ? "#/components/schemas/DecimalOrEmpty" : "#/components/schemas/Decimal")
        .done();
}

// An update may repeat the id of its path.
constexpr std::string_view repeated_id =
    R"({"type":"string","pattern":"^[0-9A-Fa-f]{24}$",)"
    R"("description":"Id of the record, as in the path; it may be left out."})";

void add_properties(JsonObject& out, const Kind& kind, const Field& field, Use use,
                    bool is_described) {
    if (use == Use::answer && field.rules.secret) return;
    if (use != Use::answer && field.rules.server_owned) {
        if (use == Use::update && field.name == "id" && is_kept(kind)) out.raw("id", repeated_id);
        return;
    }
    if (use == Use::update && field.rules.create_only) return;
    out.raw(field.name, property(field, use, is_described || field.rules.server_owned));
    if (field.has_twin())
        out.raw(std::string(field.name) + std::string(names::twin_suffix),
                twin_property(field, use));
}

bool is_always_there(const Field& field, const Kind& kind, Use use) {
    switch (use) {
        case Use::create: return field.rules.required && !field.rules.server_owned;
        case Use::update: return false;
        case Use::answer: break;
    }
    if (field.rules.required) return !field.rules.secret;
    return is_kept(kind) && std::find(std::begin(always_answered), std::end(always_answered),
                                      field.name) != std::end(always_answered);
}

}  // namespace

std::string schema_name(const Kind& kind, Use use) {
    std::string name(kind.name);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    if (use == Use::answer) return name;
    if (!is_kept(kind)) return name.ends_with("Input") ? name : name + "Input";
    return name + (use == Use::create ? "Create" : "Update");
}

std::string openapi_schema(const Kind& kind, Use use, std::string_view described_in) {
    JsonObject properties;
    std::vector<std::string> required_names;
    for (const Field* field : in_form_order(kind)) {
        add_properties(properties, kind, *field, use, described_in.empty());
        if (is_always_there(*field, kind, use)) required_names.push_back(json_string(field->name));
    }
    JsonObject out = typed("object");
    if (!kind.traits.about.empty()) out.text("description", kind.traits.about);
    if (!described_in.empty()) out.text("x-describedIn", described_in);
    if (!required_names.empty()) out.raw("required", json_array(required_names));
    out.raw("properties", properties.done());
    if (use != Use::answer) return out.done();
    // A client that knows fewer fields than the server must accept the others.
    out.flag("additionalProperties", true);
    if (!kind.traits.example.empty()) out.raw("examples", '[' + openapi_example(kind, use) + ']');
    return out.done();
}

}  // namespace schema
