#include "api/openapi.hpp"

#include "api/answers.hpp"
#include "api/route.hpp"
#include "api/router.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "kinds/all.hpp"
#include "schema/describe.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace api {
namespace {

using base::json_string;
using base::JsonObject;
using schema::Use;

std::string reference(std::string_view name, std::string_view suffix = "") {
    return JsonObject()
        .text("$ref", "#/components/schemas/" + std::string(name) + std::string(suffix))
        .done();
}

std::string described(std::string_view text, std::string_view schema) {
    return JsonObject()
        .text("description", text)
        .raw("content",
             JsonObject().raw("application/json", JsonObject().raw("schema", schema).done()).done())
        .done();
}

std::string schema_of(Shape shape, const Route& route) {
    const std::string_view kind = route.kind ? route.kind->name : "";
    switch (shape) {
        case Shape::create: return reference(kind, "Create");
        case Shape::update: return reference(kind, "Update");
        case Shape::status: return reference("Status");
        case Shape::record: return reference(kind);
        case Shape::records:
            return JsonObject().text("type", "array").raw("items", reference(kind)).done();
        case Shape::history:
            return JsonObject()
                .text("type", "array")
                .raw("items", reference("HistoryEntry"))
                .done();
        case Shape::changes: return reference("Changes");
        case Shape::bulk:
        case Shape::ids:
        case Shape::image:
        case Shape::none:
        case Shape::other: return "{}";
    }
    return "{}";
}

std::string answer_of(const Route& route) {
    if (route.operation.content_type == "application/json")
        return described("The answer", schema_of(route.operation.answer, route));
    return JsonObject()
        .text("description", "The answer")
        .raw("content", JsonObject().raw(route.operation.content_type, "{}").done())
        .done();
}

std::string responses_of(const Route& route) {
    JsonObject responses;
    responses.raw("200", answer_of(route));
    if (route.methods.front() == http::Method::get)
        responses.raw("304",
                      JsonObject().text("description", "Unchanged since If-None-Match").done());
    for (std::string_view status :
         {"400", "401", "403", "404", "409", "410", "412", "413", "415", "422", "429", "503"}) {
        const bool is_write_only = status == "409" || status == "412" || status == "413" ||
                                   status == "415" || status == "422";
        if (status == "410" && route.operation.answer != Shape::changes) continue;
        if (is_write_only && !route.is_write()) continue;
        if (!route.admission.needs_key && status != "404" && status != "503") continue;
        responses.raw(status, JsonObject().text("$ref", "#/components/responses/Failure").done());
    }
    return responses.done();
}

std::string parameter(std::string_view name, std::string_view place, std::string_view schema,
                      std::string_view description) {
    return JsonObject()
        .text("name", name)
        .text("in", place)
        .flag("required", place == "path")
        .text("description", description)
        .raw("schema", schema)
        .done();
}

std::string query_parameter(std::string_view name) {
    static const std::map<std::string_view, std::pair<std::string_view, std::string_view>> known = {
        {"page", {R"({"type":"integer","minimum":1})", "1-based page; without it the whole list"}},
        {"pageSize",
         {R"({"type":"integer","minimum":1,"maximum":500,"default":100})",
          "rows per page (extension)"}},
        {"search", {R"({"type":"string"})", "part of the name or code, any case, accents ignored"}},
        {"parent", {R"({"type":"string"})", "only records under this one"}},
        {"status",
         {R"({"type":"string","enum":["true","false","all"],"default":"true"})",
          "active, inactive, or all (extension)"}},
        {"level",
         {R"({"type":"string","enum":["1","2","all"],"default":"1"})", "which level (extension)"}},
        {"ApplyTo",
         {R"({"type":"string","enum":["Item","Modifier","Check"]})", "only taxes on this"}},
        {"printerType", {R"({"type":"string"})", "only printers of this type"}},
        {"store", {R"({"type":"string"})", "only of this store (extension)"}},
        {"after",
         {R"({"type":"integer","minimum":0,"default":0})", "the position that `next` told last"}},
        {"limit",
         {R"({"type":"integer","minimum":1,"maximum":500,"default":100})", "changes at most"}},
        {"force",
         {R"({"type":"boolean","default":false})", "inactivate although it is in use (extension)"}},
    };
    const auto& [schema, description] = known.at(name);
    return parameter(name, "query", schema, description);
}

std::vector<std::string> captured_names(std::string_view path) {
    std::vector<std::string> names;
    for (auto open = path.find('{'); open != std::string_view::npos;
         open = path.find('{', open + 1))
        names.emplace_back(path.substr(open + 1, path.find('}', open) - open - 1));
    return names;
}

std::string parameters_of(const Route& route, std::string_view path) {
    std::vector<std::string> parameters;
    for (const std::string& name : captured_names(path))
        parameters.push_back(parameter(name, "path", R"({"type":"string"})", "id of the " + name));
    for (std::string_view name : route.operation.parameters)
        parameters.push_back(query_parameter(name));
    if (route.is_write())
        for (std::string_view name : {"IdempotencyKey", "IfMatch"})
            parameters.push_back(
                JsonObject().text("$ref", "#/components/parameters/" + std::string(name)).done());
    return base::json_array(parameters);
}

std::string summary_of(const Route& route) {
    std::string summary(route.summary);
    if (summary.empty())
        summary =
            std::string(route.operation.verb) + ": " + base::lower_ascii(route.kind->traits.label);
    return route.is_extension ? summary + " (extension)" : summary;
}

std::string example_body(const Route& route) {
    if (route.operation.body == Shape::bulk) return R"({"records":[]})";
    const auto use = route.operation.body == Shape::create ? Use::create : Use::update;
    return schema::openapi_example(*route.kind, use);
}

// The bytes as they are, or the one file of a form; their type is known by themselves.
std::string picture_body() {
    JsonObject content;
    for (std::string_view type :
         {"image/png", "image/jpeg", "image/webp", "application/octet-stream"})
        content.raw(type, R"({"schema":{"type":"string","format":"binary"}})");
    content.raw("multipart/form-data",
                R"({"schema":{"type":"object","properties":{"image":{"type":"string",)"
                R"("format":"binary"}}}})");
    return JsonObject().flag("required", true).raw("content", content.done()).done();
}

std::string body_of(const Route& route) {
    if (route.operation.body == Shape::image) return picture_body();
    JsonObject media;
    media.raw("schema", schema_of(route.operation.body, route));
    const bool is_optional = route.operation.body == Shape::status;
    if (!is_optional) media.raw("example", example_body(route));
    return JsonObject()
        .flag("required", !is_optional)
        .raw("content", JsonObject().raw("application/json", media.done()).done())
        .done();
}

std::string operation_id(const Route& route, int spelling) {
    std::string id(route.operation.name);
    if (route.kind) (id += '_') += route.kind->name;
    return spelling == 0 ? id : id + '_' + std::to_string(spelling + 1);
}

std::string tag_of(const Route& route) {
    return std::string(route.kind ? route.kind->traits.label : "Service");
}

// In the order of the table.
std::string tags_array() {
    std::vector<std::string> tags;
    for (const Route& route : routes()) {
        if (route.operation.is_private) continue;
        auto tag = JsonObject().text("name", tag_of(route)).done();
        if (std::find(tags.begin(), tags.end(), tag) == tags.end()) tags.push_back(std::move(tag));
    }
    return base::json_array(tags);
}

std::string operation_of(const Route& route, std::string_view path, int spelling) {
    JsonObject operation;
    operation.text("operationId", operation_id(route, spelling))
        .text("summary", summary_of(route))
        .raw("tags", base::json_array(std::vector{json_string(tag_of(route))}))
        .raw("parameters", parameters_of(route, path));
    if (route.operation.body != Shape::none) operation.raw("requestBody", body_of(route));
    operation.raw("responses", responses_of(route));
    if (!route.admission.needs_key) operation.raw("security", "[]");
    if (spelling > 0) operation.flag("deprecated", true);
    return operation.done();
}

std::string paths_object(std::string_view segment) {
    std::map<std::string, JsonObject> paths;
    for (const Route& route : routes()) {
        if (route.operation.is_private) continue;
        int spelling = 0;
        for (std::string_view written : route.paths)
            for (const std::string& path : Router::spelled_out(written, segment))
                for (http::Method method : route.methods)
                    paths[path].raw(base::lower_ascii(http::name_of(method)),
                                    operation_of(route, path, spelling++));
    }
    JsonObject object;
    for (auto& [path, operations] : paths) object.raw(path, operations.done());
    return object.done();
}

// A nested kind goes in and comes out in one form.
void add_nested(const schema::Kind& kind, JsonObject& schemas, std::set<std::string_view>& seen) {
    for (const schema::Kind* nested : schema::nested_kinds(kind))
        if (seen.insert(nested->name).second)
            schemas.raw(nested->name, schema::openapi_schema(*nested, Use::create));
}

constexpr std::string_view failure_schema = R"({"type":"object",
"required":["type","title","status","code","message","error","detail","errors","requestId"],
"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},
"code":{"type":"string"},"message":{"type":"string"},"error":{"type":"string"},"detail":{"type":"string"},
"errors":{"type":"object","additionalProperties":{"type":"string"}},"requestId":{"type":"string"},
"id":{"type":"string","description":"the existing record that the failure is about"}},
"additionalProperties":true})";

constexpr std::string_view status_schema = R"({"type":"object","properties":{
"entity":{"type":"string"},"id":{"type":"string"}},"additionalProperties":true})";

constexpr std::string_view history_schema = R"({"type":"object",
"required":["revision","time","who","fields"],"properties":{"revision":{"type":"integer"},
"time":{"type":"string","format":"date-time"},"who":{"type":"string"},
"fields":{"type":"array","items":{"type":"string"}}}})";

constexpr std::string_view changes_schema = R"({"type":"object",
"required":["changes","next","more"],"properties":{"next":{"type":"integer",
"description":"go on from here"},"more":{"type":"boolean","description":"there is more already"},
"changes":{"type":"array","items":{"type":"object",
"required":["sequence","type","kind","id","revision","time","record"],"properties":{
"sequence":{"type":"integer"},"kind":{"type":"string"},"id":{"type":"string"},
"type":{"enum":["created","updated","activated","inactivated"],
"description":"the last change of the record"},
"revision":{"type":"integer"},"time":{"type":"string","format":"date-time"},
"record":{"type":"object","description":"as it is now"}}}}}})";

constexpr std::string_view header_parameters =
    R"({"IdempotencyKey":{"name":"Idempotency-Key","in":"header",
"required":false,"description":"the same key again: the same answer, nothing written twice",
"schema":{"type":"string","minLength":1,"maxLength":255}},
"IfMatch":{"name":"If-Match","in":"header","required":false,
"description":"write only when the record still has this revision","schema":{"type":"string"}}})";

std::string components_object() {
    JsonObject schemas;
    std::set<std::string_view> seen;
    for (const kinds::StoredKind* kind : kinds::all) {
        add_nested(*kind, schemas, seen);
        schemas.raw(kind->name, schema::openapi_schema(*kind, Use::answer));
        schemas.raw(std::string(kind->name) + "Create", schema::openapi_schema(*kind, Use::create));
        schemas.raw(std::string(kind->name) + "Update", schema::openapi_schema(*kind, Use::update));
    }
    schemas.raw("Failure", failure_schema)
        .raw("Status", status_schema)
        .raw("HistoryEntry", history_schema)
        .raw("Changes", changes_schema);
    return JsonObject()
        .raw("securitySchemes", R"({"apikey":{"type":"apiKey","in":"header","name":"apikey"}})")
        .raw("parameters", header_parameters)
        .raw("responses",
             JsonObject().raw("Failure", described("Refused", reference("Failure"))).done())
        .raw("schemas", schemas.done())
        .done();
}

}  // namespace

std::string openapi_document(const base::Settings& settings) {
    return JsonObject()
        .text("openapi", "3.1.0")
        .raw("info", R"({"title":"Comanda","version":"1","summary":"Restaurant back office"})")
        .raw("servers", R"([{"url":"/"}])")
        .raw("security", R"([{"apikey":[]}])")
        .raw("tags", tags_array())
        .raw("paths", paths_object(settings.segment))
        .raw("components", components_object())
        .done();
}

std::string form_descriptions() {
    JsonObject forms;
    for (const kinds::StoredKind* kind : kinds::all)
        forms.raw(kind->name, schema::form_description(*kind));
    return forms.done();
}

namespace {

Documents::Document document_of(std::string text) {
    const std::string tag = quoted_tag(std::to_string(std::hash<std::string>()(text)));
    return {std::make_shared<const std::string>(std::move(text)), tag};
}

}  // namespace

const Documents::Document& Documents::openapi() {
    std::call_once(openapi_made_, [&] { openapi_ = document_of(openapi_document(settings_)); });
    return openapi_;
}

const Documents::Document& Documents::forms() {
    std::call_once(forms_made_, [&] { forms_ = document_of(form_descriptions()); });
    return forms_;
}

}  // namespace api
