#include "schema/object.hpp"

#include "schema/describe.hpp"

namespace schema {
namespace {

using base::json_string;
using base::JsonObject;

std::string reference_to(std::string_view name) {
    return "#/components/schemas/" + std::string(name);
}
std::string reference_to(const MemberType& type) {
    if (type.kind) return reference_to(schema_name(*type.kind, Use::answer));
    return reference_to(type.of->name);
}

JsonObject type_of(const Member& member) {
    JsonObject out;
    switch (member.type.holds) {
        case Holds::text:
            if (member.type.of)
                out.text("$ref", reference_to(member.type));
            else
                out.text("type", "string");
            break;
        case Holds::flag: out.text("type", "boolean"); break;
        case Holds::count:
        case Holds::money: out.text("type", "integer").text("format", "int64"); break;
        case Holds::number: out.text("type", "number"); break;
        case Holds::instant: out.text("type", "string").text("format", "date-time"); break;
        case Holds::date: out.text("type", "string").text("format", "date"); break;
        case Holds::object: out.text("$ref", reference_to(member.type)); break;
        case Holds::open: out.text("type", "object").flag("additionalProperties", true); break;
        case Holds::json_text:
            out.text("type", "string").text("contentMediaType", "application/json");
            if (member.type.of)
                out.raw("contentSchema",
                        JsonObject().text("$ref", reference_to(member.type)).done());
            break;
        case Holds::json: break;
    }
    if (!member.choices.empty()) {
        std::vector<std::string> choices;
        for (const std::string_view choice : member.choices) choices.push_back(json_string(choice));
        out.raw("enum", base::json_array(choices));
    }
    return out;
}

std::string property(const Member& member) {
    JsonObject out = type_of(member);
    if (member.type.is_list || member.type.is_map) {
        JsonObject all;
        all.text("type", member.type.is_list ? "array" : "object")
            .raw(member.type.is_list ? "items" : "additionalProperties", out.done());
        out = std::move(all);
    }
    out.text("description", member.help);
    std::string schema = out.done();
    if (!member.limits.empty()) ((schema.back() = ',', schema) += member.limits) += '}';
    return schema;
}

std::string named_text(const Description& text) {
    return JsonObject().text("type", "string").text("description", text.about).done();
}

std::string named_list(const Description& list) {
    return JsonObject()
        .text("type", "array")
        .text("description", list.about)
        .raw("items", JsonObject().text("$ref", reference_to(list.listed->name)).done())
        .done();
}

}  // namespace

std::string openapi_schema(const Description& object) {
    if (object.is_text) return named_text(object);
    if (object.listed) return named_list(object);
    JsonObject properties;
    std::vector<std::string> required;
    const auto add = [&](const Member& member) {
        properties.raw(member.name, property(member));
        if (!member.type.is_optional) required.push_back(json_string(member.name));
    };
    for (std::size_t i = 0; i < object.size(); ++i) {
        const Member member = object[i];
        add(member);
        if (member.type.holds != Holds::money) continue;
        const std::string name(member.name), twin = name + "Str";
        const std::string help = "The same as `" + name + "`, as a decimal number.";
        add({twin, {.is_optional = member.type.is_optional}, help});
    }
    JsonObject out;
    out.text("type", "object");
    if (!object.about.empty()) out.text("description", object.about);
    if (!required.empty()) out.raw("required", base::json_array(required));
    out.raw("properties", properties.done());
    // A client that knows fewer members than the server must accept the others.
    out.flag("additionalProperties", true);
    if (!object.example.empty()) out.raw("examples", '[' + std::string(object.example) + ']');
    return out.done();
}

}  // namespace schema
