#include "api/openapi_components.hpp"

#include "base/json_text.hpp"
#include "http/message.hpp"
#include "kinds/all.hpp"
#include "schema/describe.hpp"

#include <set>
#include <vector>

namespace api {
namespace {

using base::JsonObject;
using schema::Use;

constexpr DocumentedFailure failures[] = {
    {.status = 400,
     .name = "BadRequest",
     .code = "validation_failed",
     .description = "The request is malformed or breaks a rule; `errors` says where",
     .extension = R"({"properties":{"id":{"type":"string",
"description":"the record that has the name already"}}})",
     .example = R"("errors":{"name":"is required"})"},
    {.status = 401,
     .name = "Unauthorized",
     .code = "unauthorized",
     .description = "The key is absent, unknown, expired or revoked"},
    {.status = 403,
     .name = "Forbidden",
     .code = "forbidden",
     .description = "The key does not cover this operation or store"},
    {.status = 404,
     .name = "NotFound",
     .code = "not_found",
     .description = "No such path or record in this account"},
    {.status = 409,
     .name = "Conflict",
     .code = "in_use",
     .description = "The state forbids it: active records use the record, a later change touched "
                    "the same fields, or the idempotency key is in flight",
     .extension = R"({"properties":{"id":{"type":"string"},
"referrers":{"description":"active records that use it, 20 at most","type":"array","maxItems":20,
"items":{"type":"object","required":["kind","id","name"],"properties":{"kind":{"type":"string"},
"id":{"type":"string"},"name":{"type":"string"}}}},
"fields":{"description":"what a later change touched","type":"array","items":{"type":"string"}}}})",
     .example = R"("errors":{},"id":"650000000000000000000101",
"referrers":[{"kind":"category","id":"650000000000000000000102","name":"Drinks"}])"},
    {.status = 410,
     .name = "Gone",
     .code = "position_gone",
     .description = "The changes after this position are not kept: read the lists, go on from "
                    "`newest`",
     .extension = R"({"required":["oldest","newest"],"properties":{"oldest":{"type":"string"},
"newest":{"type":"string"}}})",
     .example = R"("errors":{},"oldest":"4711.k3f9x2a","newest":"9000.k3f9x2a")"},
    {.status = 412,
     .name = "PreconditionFailed",
     .code = "revision_mismatch",
     .description = "The record has another revision than `If-Match` says",
     .extension = R"({"required":["current"],"properties":{"current":{"type":"object",
"required":["id","revision"],"description":"the record as it is now",
"properties":{"id":{"type":"string"},"revision":{"type":"integer"}},
"additionalProperties":true}}})",
     .example = R"("errors":{},"current":{"id":"650000000000000000000101","revision":3})"},
    {.status = 413,
     .name = "ContentTooLarge",
     .code = "too_large",
     .description = "The body or the record is too large"},
    {.status = 415,
     .name = "UnsupportedMediaType",
     .code = "unsupported_media_type",
     .description = "The body is of a type that is not taken"},
    {.status = 422,
     .name = "UnprocessableContent",
     .code = "idempotency_key_reused",
     .description = "The idempotency key belongs to another request"},
    {.status = 429,
     .name = "TooManyRequests",
     .code = "rate_limited",
     .description = "Too many requests with this key",
     .is_to_be_retried = true},
    {.status = 503,
     .name = "ServiceUnavailable",
     .code = "busy",
     .description = "Not now; whether a write happened is unknown only with `outcome_unknown`",
     .is_to_be_retried = true},
};

struct DocumentedHeader {
    std::string_view name;
    std::string_view schema;
    std::string_view description;
};

constexpr std::string_view a_number = R"({"type":"integer","minimum":0})";
constexpr std::string_view a_text = R"({"type":"string"})";

constexpr DocumentedHeader headers[] = {
    {"X-Request-Id", a_text, "the caller's, or a new one"},
    {"RateLimit-Limit", a_number, "requests of the key at once; absent when there is no limit"},
    {"RateLimit-Remaining", a_number, "... that are left"},
    {"RateLimit-Reset", a_number, "seconds until all are back"},
    {"ETag", a_text,
     "of a record its revision and the epoch of the database, which changes when a backup was put "
     "back; for If-None-Match, and If-Match of records"},
    {"X-Total-Count", a_number, "rows of all pages; with `page` only"},
    {"X-Page", a_number, "with `page` only"},
    {"X-Page-Size", a_number, "with `page` only"},
    {"Link", a_text, "first, prev, next and last page; with `page` only"},
    {"Idempotency-Replayed", R"({"type":"string","const":"true"})",
     "the answer of an earlier request with this idempotency key"},
    {"Retry-After", a_number, "seconds"},
};

constexpr std::string_view failure_schema = R"({"type":"object",
"required":["type","title","status","code","message","error","detail","errors","requestId"],
"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},
"code":{"type":"string","pattern":"^[a-z_]+$","description":"for programs; stays the same"},
"message":{"type":"string"},"error":{"type":"string","description":"like `message`"},
"detail":{"type":"string"},
"errors":{"type":"object","additionalProperties":{"type":"string"},
"description":"path of a field to what is wrong with it; the first hundred","maxProperties":100},
"moreErrors":{"type":"integer","minimum":1,
"description":"how many more were found; absent when `errors` has them all"},
"requestId":{"type":"string"}}})";

constexpr std::string_view status_schema = R"({"type":"object","properties":{
"entity":{"type":"string","description":"the kind's name, in any case"},
"id":{"type":"string","description":"that of the path"}}})";

constexpr std::string_view history_schema = R"({"type":"object",
"required":["revision","time","who","by","fields","changes"],"properties":{
"revision":{"type":"integer"},"time":{"type":"string","format":"date-time"},
"who":{"type":"string","description":"id of the key or the person"},
"by":{"type":"object","required":["id","kind","name"],"description":"the same, by name",
"properties":{"id":{"type":"string"},
"kind":{"type":"string","enum":["key","person","operator","unknown"]},
"name":{"type":"string"}}},
"fields":{"type":"array","items":{"type":"string"}},
"changes":{"type":"array","description":"what each of the fields was and became",
"items":{"type":"object","required":["field","old","new"],"properties":{
"field":{"type":"string"},"old":{"description":"null: it had none"},
"new":{"description":"null: it has none"}}}}}})";

constexpr std::string_view changes_schema = R"({"type":"object",
"required":["changes","next","more"],"properties":{"next":{"type":"string",
"description":"go on from here"},"more":{"type":"boolean","description":"there is more already"},
"changes":{"type":"array","items":{"type":"object",
"required":["sequence","type","kind","id","revision","time","record"],"properties":{
"sequence":{"type":"string","description":"its position"},
"kind":{"type":"string"},"id":{"type":"string"},
"type":{"enum":["created","updated","activated","inactivated"],
"description":"the last change of the record"},
"revision":{"type":"integer"},"time":{"type":"string","format":"date-time"},
"record":{"type":"object","description":"as it is now","additionalProperties":true}}}}}})";

constexpr std::string_view state_schema = R"({"type":"object","required":["status"],
"properties":{"status":{"type":"string"}}})";

constexpr std::string_view bulk_schema = R"({"type":"object","required":["records"],
"properties":{"records":{"type":"array","maxItems":10000,"items":{"type":"object",
"required":["kind"],"description":"the fields of a record of the kind, or those that change",
"properties":{"kind":{"type":"string"},"id":{"type":["string","null"],
"pattern":"^(#.*|[0-9A-Fa-f]{24})?$",
"description":"of a record; or #name for a new one, which others may refer to by it"}},
"additionalProperties":true}}}})";

constexpr std::string_view ids_schema = R"({"type":"object","required":["ids","count","sequence"],
"properties":{"ids":{"type":"object","description":"temporary ids to those that were given",
"additionalProperties":{"type":"string"}},"count":{"type":"integer"},
"sequence":{"type":"string",
"description":"position among the store's changes, these included"}}})";

constexpr std::string_view history_example = R"({"revision":1,"time":"2026-01-01T00:00:00.000Z",
"who":"650000000000000000000201",
"by":{"id":"650000000000000000000201","kind":"key","name":"first key"},"fields":["name"],
"changes":[{"field":"name","old":"Bar","new":"Long bar"}]})";

constexpr std::string_view changes_example =
    R"({"changes":[{"sequence":"17.k3f9x2a","type":"updated",
"kind":"course","id":"650000000000000000000301","revision":2,"time":"2026-01-01T00:00:00.000Z",
"record":{"id":"650000000000000000000301","name":"Starters","revision":2}}],"next":"17.k3f9x2a","more":false})";

constexpr std::string_view bulk_example = R"({"records":[
{"kind":"category","id":"#soups","name":"Soups","level":1},
{"kind":"menuItem","name":"Minestrone","category":"#soups"}]})";

constexpr std::string_view ids_example =
    R"({"ids":{"#soups":"650000000000000000000401"},"count":2,"sequence":"18.k3f9x2a"})";

// What is not made of a kind.
constexpr struct {
    std::string_view name, schema, example;
} shapes[] = {
    {"Status", status_schema, R"({"id":"650000000000000000000101"})"},
    {"HistoryEntry", history_schema, history_example},
    {"Changes", changes_schema, changes_example},
    {"Bulk", bulk_schema, bulk_example},
    {"Ids", ids_schema, ids_example},
    {"State", state_schema, R"({"status":"ok"})"},
};

constexpr std::string_view header_parameters =
    R"({"IdempotencyKey":{"name":"Idempotency-Key","in":"header",
"required":false,"description":"the same key again: the same answer, nothing written twice",
"schema":{"type":"string","minLength":1,"maxLength":255}},
"IfMatch":{"name":"If-Match","in":"header","required":false,
"description":"write only when the record still has this ETag, or plain revision",
"schema":{"type":"string"}},
"IfNoneMatch":{"name":"If-None-Match","in":"header","required":false,
"description":"304 when the answer still has this ETag","schema":{"type":"string"}}})";

std::string failure_example(const DocumentedFailure& failure) {
    std::string example = JsonObject()
                              .text("type", "about:blank")
                              .text("title", http::reason_of(failure.status))
                              .number("status", failure.status)
                              .text("code", failure.code)
                              .text("message", failure.description)
                              .text("error", failure.description)
                              .text("detail", failure.description)
                              .text("requestId", "01J0Q7")
                              .done();
    example.back() = ',';
    return (example += failure.example.empty() ? R"("errors":{})" : failure.example) += '}';
}

// What every failure has, the status itself, and what only this one has.
std::string failure_schema_of(const DocumentedFailure& failure) {
    std::vector<std::string> parts{component("schemas", "Failure"),
                                   R"({"type":"object","properties":{"status":{"const":)" +
                                       std::to_string(failure.status) + "}}}"};
    if (!failure.extension.empty())
        parts.push_back(R"({"type":"object",)" + std::string(failure.extension.substr(1)));
    return JsonObject().raw("allOf", base::json_array(parts)).done();
}

std::string failure_response(const DocumentedFailure& failure) {
    std::vector<std::string_view> names{"X-Request-Id"};
    if (failure.is_to_be_retried) names.emplace_back("Retry-After");
    const auto media = JsonObject()
                           .raw("schema", component("schemas", failure.name))
                           .raw("example", failure_example(failure))
                           .done();
    return JsonObject()
        .text("description", failure.description)
        .raw("headers", header_references(names))
        .raw("content", JsonObject().raw("application/json", media).done())
        .done();
}

std::string headers_object() {
    JsonObject out;
    for (const DocumentedHeader& header : headers)
        out.raw(header.name, JsonObject()
                                 .text("description", header.description)
                                 .raw("schema", header.schema)
                                 .done());
    return out.done();
}

std::string responses_object(std::string_view paths) {
    JsonObject out;
    for (const DocumentedFailure& failure : failures)
        if (paths.find(component("responses", failure.name)) != std::string_view::npos)
            out.raw(failure.name, failure_response(failure));
    return out.done();
}

// Schemas and examples, those only that operations refer to.
class Parts {
public:
    explicit Parts(std::string_view paths) : paths_(paths) {
        for (const kinds::StoredKind* kind : kinds::all) {
            add(*kind, "", Use::answer);
            add(*kind, "Create", Use::create);
            add(*kind, "Update", Use::update);
        }
        for (const auto& shape : shapes) add(std::string(shape.name), shape.schema, shape.example);
        schemas.raw("Failure", failure_schema);
        for (const DocumentedFailure& failure : failures)
            if (is_mentioned("responses", failure.name))
                schemas.raw(failure.name, failure_schema_of(failure));
    }

    JsonObject schemas, examples;

private:
    bool is_mentioned(std::string_view section, std::string_view name) const {
        return paths_.find(component(section, name)) != std::string_view::npos;
    }

    void add(const schema::Kind& kind, std::string_view suffix, Use use) {
        add(std::string(kind.name) + std::string(suffix), schema::openapi_schema(kind, use),
            schema::openapi_example(kind, use));
        for (const schema::Kind* nested : schema::nested_kinds(kind)) add_nested(*nested, use);
    }

    void add_nested(const schema::Kind& kind, Use use) {
        const bool is_answer = use == Use::answer;
        const std::string name =
            std::string(kind.name) + std::string(is_answer ? "" : schema::nested_input_suffix);
        if (seen_.insert(name).second)
            schemas.raw(name, schema::openapi_schema(kind, is_answer ? Use::answer : Use::create));
    }

    void add(const std::string& name, std::string_view schema, std::string_view example) {
        if (is_mentioned("schemas", name)) schemas.raw(name, schema);
        if (is_mentioned("examples", name))
            examples.raw(name, JsonObject().raw("value", example).done());
        if (is_mentioned("examples", name + "List"))
            examples.raw(name + "List",
                         JsonObject().raw("value", '[' + std::string(example) + ']').done());
    }

    std::string_view paths_;
    std::set<std::string> seen_;
};

}  // namespace

std::span<const DocumentedFailure> documented_failures() { return failures; }

std::string component(std::string_view section, std::string_view name, std::string_view suffix) {
    std::string place = "#/components/";
    (((place += section) += '/') += name) += suffix;
    return JsonObject().text("$ref", place).done();
}

std::string header_references(std::span<const std::string_view> names) {
    JsonObject out;
    for (std::string_view name : names) out.raw(name, component("headers", name));
    return out.done();
}

std::string openapi_components(std::string_view paths) {
    Parts parts(paths);
    return JsonObject()
        .raw("securitySchemes", R"({"apikey":{"type":"apiKey","in":"header","name":"apikey"}})")
        .raw("parameters", header_parameters)
        .raw("headers", headers_object())
        .raw("responses", responses_object(paths))
        .raw("schemas", parts.schemas.done())
        .raw("examples", parts.examples.done())
        .done();
}

}  // namespace api
