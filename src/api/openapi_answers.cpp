#include "api/openapi_answers.hpp"

#include "api/answer_examples.hpp"
#include "api/openapi.hpp"
#include "api/openapi_components.hpp"
#include "base/json_text.hpp"

#include <algorithm>

namespace api {
namespace {

using base::JsonObject;

std::string plain(std::string_view type, std::string_view format = {}) {
    JsonObject schema;
    schema.text("type", type);
    if (!format.empty()) schema.text("format", format);
    return schema.done();
}

std::string with_schema(const std::string& schema) {
    return JsonObject().raw("schema", schema).done();
}

// Of the schema; "" for one without a name.
std::string name_of(const Content& content, const Route& route) {
    switch (content.of) {
        case Content::Of::kind: return schema::schema_name(*route.kind, content.use);
        case Content::Of::described: return schema::schema_name(*content.kind, content.use);
        case Content::Of::object: return std::string(content.object->name);
        case Content::Of::bytes:
        case Content::Of::text:
        case Content::Of::nothing:
        case Content::Of::any_object: break;
    }
    return {};
}

std::string one_of(const Content& content, const Route& route) {
    if (const std::string name = name_of(content, route); !name.empty())
        return component("schemas", name);
    if (content.of == Content::Of::bytes) return plain("string", "binary");
    if (content.of == Content::Of::text) return plain("string");
    return JsonObject().text("type", "object").flag("additionalProperties", true).done();
}

const Parameter* find_parameter(const Route& route, std::string_view name) {
    const auto& all = route.operation.parameters;
    const auto found = std::ranges::find(all, name, &Parameter::name);
    return found == all.end() ? nullptr : *found;
}

bool is_paged(const Route& route) {
    return std::ranges::find(route.operation.parameters, &page_parameter) !=
           route.operation.parameters.end();
}

bool has_tag(const Route& route) {
    const bool is_read = route.methods.front() == http::Method::get && !route.operation.is_stream;
    return is_read || route.operation.answer.is_record();
}

std::string headers_of(const Route& route) {
    std::vector<std::string_view> names;
    if (has_tag(route)) names.emplace_back("ETag");
    if (is_paged(route))
        for (const char* name : {"X-Total-Count", "X-Page", "X-Page-Size", "Link"})
            names.emplace_back(name);
    return header_references(names);
}

// "" for none.
std::string_view example_of(const Route& route) {
    const Content& answer = route.operation.answer;
    if (!answer.is_json() || answer.of == Content::Of::kind) return {};
    return answer.example.empty() ? answer_example(operation_id(route)) : answer.example;
}

// The file types of its `format`.
void add_files(const Route& route, JsonObject& content) {
    const Parameter* format = find_parameter(route, "format");
    if (!format) return;
    const auto takes = [&](std::string_view name) {
        return format->values.text.find(name) != std::string_view::npos;
    };
    if (takes("csv")) content.raw("text/csv", with_schema(plain("string")));
    if (takes("xlsx"))
        content.raw("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                    with_schema(plain("string", "binary")));
}

std::string response_of(const Route& route, std::string_view example) {
    const Content& answer = route.operation.answer;
    JsonObject media;
    media.raw("schema", schema_of(answer, route));
    if (!example.empty()) media.raw("example", example);
    if (answer.is_json() && answer.of == Content::Of::kind) {
        const std::string name = example_name(*route.kind, answer.is_list);
        media.raw("examples", JsonObject().raw("demo", component("examples", name)).done());
    }
    JsonObject content;
    content.raw(answer.media_type, media.done());
    add_files(route, content);
    if (route.operation.is_stream) content.raw("text/event-stream", with_schema(plain("string")));
    return JsonObject()
        .text("description", "Success.")
        .raw("headers", headers_of(route))
        .raw("content", content.done())
        .done();
}

// The same for rows whose answers differ only in the example; "" for one that is always described
// in place.
std::string component_name(const Route& route) {
    const Content& answer = route.operation.answer;
    const std::string name = name_of(answer, route);
    if (name.empty() || !answer.is_json() || route.operation.is_stream ||
        find_parameter(route, "format"))
        return {};
    return (answer.is_list ? schema::plural_of(name) : name) + (is_paged(route)  ? "PageAnswer"
                                                                : has_tag(route) ? "TaggedAnswer"
                                                                                 : "Answer");
}

}  // namespace

std::string schema_of(const Content& content, const Route& route) {
    const std::string one = one_of(content, route);
    return content.is_list ? JsonObject().text("type", "array").raw("items", one).done() : one;
}

Answers::Answers(const std::vector<Route>& routes) {
    struct Use {
        const Route* route;  // that has the example, if any
        int count = 0;
    };
    std::map<std::string, Use> uses;
    for (const Route& route : routes) {
        if (route.operation.id.empty()) continue;
        Use& use = uses.try_emplace(component_name(route), Use{&route}).first->second;
        if (example_of(*use.route).empty()) use.route = &route;
        ++use.count;
    }
    for (const auto& [name, use] : uses)
        if (!name.empty() && use.count > 1)
            shared_.emplace(name, response_of(*use.route, example_of(*use.route)));
}

std::string Answers::of(const Route& route) const {
    const std::string name = component_name(route);
    return shared_.contains(name) ? component("responses", name)
                                  : response_of(route, example_of(route));
}

}  // namespace api
