#include "api/openapi.hpp"

#include "api/answers.hpp"
#include "api/openapi_components.hpp"
#include "api/route.hpp"
#include "api/router.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "kinds/all.hpp"
#include "schema/describe.hpp"

#include <algorithm>
#include <map>

namespace api {
namespace {

using base::json_string;
using base::JsonObject;

// What a body or an answer of this shape is, as JSON Schema and as an example of it.
struct Media {
    std::string schema;
    std::string example;  // the name of a component; none: an empty object

    std::string json() const {
        JsonObject media;
        media.raw("schema", schema);
        if (example.empty()) return media.raw("example", "{}").done();
        return media
            .raw("examples", JsonObject().raw("usual", component("examples", example)).done())
            .done();
    }
};

Media named_media(std::string_view name) { return {component("schemas", name), std::string(name)}; }

Media list_media(std::string_view item) {
    return {JsonObject().text("type", "array").raw("items", component("schemas", item)).done(),
            std::string(item) + "List"};
}

Media media_of(Shape shape, const Route& route) {
    const std::string kind(route.kind ? route.kind->name : "");
    switch (shape) {
        case Shape::create: return named_media(kind + "Create");
        case Shape::update: return named_media(kind + "Update");
        case Shape::status: return named_media("Status");
        case Shape::record: return named_media(kind);
        case Shape::records: return list_media(kind);
        case Shape::history: return list_media("HistoryEntry");
        case Shape::changes: return named_media("Changes");
        case Shape::bulk: return named_media("Bulk");
        case Shape::ids: return named_media("Ids");
        case Shape::state: return named_media("State");
        case Shape::image:
        case Shape::none:
        case Shape::other: break;
    }
    return {R"({"type":"object"})", ""};
}

bool is_paged(const Route& route) {
    const auto& names = route.operation.parameters;
    return std::find(names.begin(), names.end(), "page") != names.end();
}

bool is_read(const Route& route) { return route.methods.front() == http::Method::get; }

std::string headers_of(const Route& route) {
    std::vector<std::string_view> names{"X-Request-Id"};
    auto add = [&](std::initializer_list<std::string_view> more) {
        names.insert(names.end(), more);
    };
    if (route.admission.needs_key)
        add({"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"});
    if (is_read(route) || route.operation.answer == Shape::record) add({"ETag"});
    if (is_paged(route)) add({"X-Total-Count", "X-Page", "X-Page-Size", "Link"});
    if (route.is_write()) add({"Idempotency-Replayed"});
    return header_references(names);
}

std::string answer_of(const Route& route) {
    const bool is_json = route.operation.content_type == "application/json";
    return JsonObject()
        .text("description", "Done")
        .raw("headers", headers_of(route))
        .raw("content", JsonObject()
                            .raw(route.operation.content_type,
                                 is_json ? media_of(route.operation.answer, route).json()
                                         : R"({"schema":{"type":"string"}})")
                            .done())
        .done();
}

bool may_answer(const Route& route, int status) {
    switch (status) {
        case 404:
        case 429:
        case 503: return true;
        case 409:
        case 412:
        case 413:
        case 415:
        case 422: return route.is_write();
        case 410: return route.operation.answer == Shape::changes;
        default: return route.admission.needs_key;
    }
}

std::string responses_of(const Route& route) {
    JsonObject responses;
    responses.raw("200", answer_of(route));
    if (is_read(route))
        responses.raw("304",
                      JsonObject().text("description", "Unchanged since If-None-Match").done());
    for (const DocumentedFailure& failure : documented_failures())
        if (may_answer(route, failure.status))
            responses.raw(std::to_string(failure.status), component("responses", failure.name));
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
        {"available",
         {R"({"type":"string"})",
          "only what is sold then: `now`, or an ISO 8601 timestamp (extension)"}},
        {"level",
         {R"({"type":"string","enum":["1","2","all"],"default":"1"})", "which level (extension)"}},
        {"ApplyTo",
         {R"({"type":"string","enum":["Item","Modifier","Check"]})", "only taxes on this"}},
        {"printerType", {R"({"type":"string"})", "only printers of this type"}},
        {"store", {R"({"type":"string"})", "only of this store (extension)"}},
        {"after",
         {R"({"type":"string","pattern":"^[0-9]+([.][0-9a-z]+)?$","default":"0"})",
          "the position that `next` told last. A plain number is taken too, but is not known to be "
          "of "
          "a time before a backup was put back"}},
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
    if (is_read(route)) parameters.push_back(component("parameters", "IfNoneMatch"));
    if (route.is_write())
        for (std::string_view name : {"IdempotencyKey", "IfMatch"})
            parameters.push_back(component("parameters", name));
    return base::json_array(parameters);
}

constexpr const char* service_tag = "Service";

std::string tag_of(const Route& route) {
    return route.kind ? schema::spoken(route.kind->name) : service_tag;
}

std::string summary_of(const Route& route) {
    std::string summary(route.summary);
    if (summary.empty())
        summary = std::string(route.operation.verb) + ": " + base::lower_ascii(tag_of(route));
    return route.is_extension ? summary + " (extension)" : summary;
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
    return JsonObject()
        .flag("required", route.operation.body != Shape::status)
        .raw("content", JsonObject()
                            .raw("application/json", media_of(route.operation.body, route).json())
                            .done())
        .done();
}

std::string operation_id(const Route& route, int spelling) {
    std::string id(route.operation.name);
    if (route.kind) (id += '_') += route.kind->name;
    return spelling == 0 ? id : id + '_' + std::to_string(spelling + 1);
}

// In the order of the table, the program itself last.
std::string tags_array() {
    std::vector<std::string> tags;
    for (const Route& route : routes()) {
        if (!route.kind) continue;
        auto tag = JsonObject()
                       .text("name", tag_of(route))
                       .text("description", route.kind->traits.about)
                       .done();
        if (std::find(tags.begin(), tags.end(), tag) == tags.end()) tags.push_back(std::move(tag));
    }
    tags.push_back(
        JsonObject().text("name", service_tag).text("description", "The program itself.").done());
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
        if (route.operation.reach == Reach::private_socket) continue;
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

constexpr std::string_view what_holds_everywhere =
    "Success is always 200, and every failure has one body, `Failure`. Beyond what the operations "
    "list, every path answers 405 to a method it does not know, and 408, 414, 417, 431 or 505 to "
    "what is no proper HTTP. HEAD is answered wherever GET is. Fields that a schema does not name "
    "are kept and returned, up to 1000 in one object; a list has at most 2000 entries and a record "
    "256 KiB. Operations marked deprecated are "
    "other spellings of an operation and do the same.";

std::string info_object() {
    return JsonObject()
        .text("title", "Comanda")
        .text("version", "1")
        .text("summary", "Restaurant back office")
        .text("description", what_holds_everywhere)
        .done();
}

}  // namespace

std::string openapi_document(const base::Settings& settings) {
    const std::string paths = paths_object(settings.segment);
    return JsonObject()
        .text("openapi", "3.1.0")
        .raw("info", info_object())
        .raw("servers", R"([{"url":"/"}])")
        .raw("security", R"([{"apikey":[]}])")
        .raw("tags", tags_array())
        .raw("paths", paths)
        .raw("components", openapi_components(paths))
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
