#include "schema/object.hpp"

namespace schema {
namespace {

using base::json_string;
using base::JsonObject;

std::string reference_to(const Description& object) {
    return "#/components/schemas/" + std::string(object.name);
}

JsonObject type_of(const Member& member) {
    JsonObject out;
    switch (member.type.holds) {
        case Holds::text: out.text("type", "string"); break;
        case Holds::flag: out.text("type", "boolean"); break;
        case Holds::count: out.text("type", "integer").text("format", "int64"); break;
        case Holds::number: out.text("type", "number"); break;
        case Holds::instant: out.text("type", "string").text("format", "date-time"); break;
        case Holds::date: out.text("type", "string").text("format", "date"); break;
        case Holds::object: out.text("$ref", reference_to(*member.type.of)); break;
        case Holds::open: out.text("type", "object").flag("additionalProperties", true); break;
        case Holds::json_text:
            out.text("type", "string").text("contentMediaType", "application/json");
            if (member.type.of)
                out.raw("contentSchema",
                        JsonObject().text("$ref", reference_to(*member.type.of)).done());
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

}  // namespace

std::string openapi_schema(const Description& object) {
    JsonObject properties;
    std::vector<std::string> required;
    for (std::size_t i = 0; i < object.size(); ++i) {
        const Member member = object[i];
        properties.raw(member.name, property(member));
        if (!member.type.is_optional) required.push_back(json_string(member.name));
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
