#include "api/openapi_components.hpp"

#include "api/answer_examples.hpp"
#include "api/failure.hpp"
#include "api/openapi_parameters.hpp"
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
    {.status = 409,
     .name = "Conflict",
     .code = "in_use",
     .description =
         "The current state does not allow it: active records use the record, a later change "
         "touched the same fields, or a request with this idempotency key is still running.",
     .example = R"("errors":{},"id":"650000000000000000001001",
"referrers":[{"kind":"category","id":"650000000000000000001007","name":"Seasonal"}])"},
    {.status = 410,
     .name = "Gone",
     .code = "position_gone",
     .description = "The changes after this position are no longer stored: read the lists, then "
                    "continue from `newest`.",
     .example = R"("errors":{},"oldest":"4711.k3f9x2a","newest":"9000.k3f9x2a")"},
    {.status = 412,
     .name = "PreconditionFailed",
     .code = "revision_mismatch",
     .description =
         "The record's revision differs from `If-Match`; `current` is the current record.",
     .example = R"("errors":{},"current":{"id":"650000000000000000001001","revision":3})"},
    {.status = 0,
     .name = "OtherFailure",
     .code = "validation_failed",
     .description = "400: the request is malformed or breaks a rule; `errors` lists the fields. "
                    "401: the key is absent, unknown, expired or revoked. 403: it does not cover "
                    "the operation or the store. 404: there is no such path or record in this "
                    "account. 413: the body or the record is too large. 415: the type of the body "
                    "is not supported. 422: the idempotency key belongs to another request. 426: "
                    "the app of the device is too old. 429: too many requests with this key. 503: "
                    "temporarily unavailable. After 429 and 503, `Retry-After` says when to try "
                    "again. Only the code `outcome_unknown` leaves open whether a write happened.",
     .example = R"("errors":{"name":"is required"})"},
};

struct DocumentedHeader {
    std::string_view name;
    bool is_number;
    std::string_view description;
};

constexpr bool a_number = true;
constexpr bool a_text = false;

constexpr DocumentedHeader headers[] = {
    {"ETag", a_text,
     "Tag of the answer, for `If-None-Match`, and of a record for `If-Match` too: its revision and "
     "the epoch of the database, which changes when a backup is restored."},
    {"X-Total-Count", a_number, "Number of records on all pages; only with `page`."},
    {"X-Page", a_number, "Number of the page; only with `page`."},
    {"X-Page-Size", a_number, "Records on a page; only with `page`."},
    {"Link", a_text, "Addresses of the first, previous, next and last page; only with `page`."},
    {"X-Request-Id", a_text, "The caller's id for the request, or a new one."},
    {"Retry-After", a_number, "Seconds after which to try again; with 429 and 503."},
};

// An amount or a rate as text: the twin `...Str` of many fields.
std::string decimal_schema(bool may_be_empty) {
    const std::string pattern = R"(^-?[0-9]+(\.[0-9]+)?$)";
    return JsonObject()
        .text("type", "string")
        .text("pattern", may_be_empty ? "^$|" + pattern : pattern)
        .text("description",
              may_be_empty
                  ? "A decimal number as text, like `Decimal`, or empty where there is none."
                  : "A decimal number as text: `priceStr` is `12.50` where `price` is 1250, and "
                    "either may be sent.")
        .done();
}

std::string failure_example(const DocumentedFailure& failure) {
    const int status = failure.status ? failure.status : 400;
    std::string example = JsonObject()
                              .text("type", "about:blank")
                              .text("title", http::reason_of(status))
                              .number("status", status)
                              .text("code", failure.code)
                              .text("message", failure.description)
                              .text("error", failure.description)
                              .text("detail", failure.description)
                              .text("requestId", "01J0Q7")
                              .done();
    example.back() = ',';
    return (example += failure.example.empty() ? R"("errors":{})" : failure.example) += '}';
}

std::string failure_response(const DocumentedFailure& failure) {
    std::vector<std::string_view> names{"X-Request-Id"};
    if (failure.status == 0) names.emplace_back("Retry-After");
    const auto media = JsonObject()
                           .raw("schema", component("schemas", "Failure"))
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
    for (const DocumentedHeader& header : headers) {
        JsonObject schema;
        schema.text("type", header.is_number ? "integer" : "string");
        if (header.is_number) schema.number("minimum", 0);
        out.raw(header.name, JsonObject()
                                 .text("description", header.description)
                                 .raw("schema", schema.done())
                                 .done());
    }
    return out.done();
}

std::string responses_object(const Answers& answers) {
    JsonObject out;
    for (const auto& [name, answer] : answers.shared()) out.raw(name, answer);
    for (const DocumentedFailure& failure : failures)
        out.raw(failure.name, failure_response(failure));
    return out.done();
}

// The schemas that operations or other schemas refer to.
class Schemas {
public:
    Schemas(const std::vector<Route>& routes, std::string_view referring) : referring_(referring) {
        for (const kinds::StoredKind* kind : kinds::all)
            for (Use use : {Use::answer, Use::create, Use::update}) add(*kind, use);
        add(failure_answer);
        put({.name = "Decimal", .json = decimal_schema(false)});
        put({.name = "DecimalOrEmpty", .json = decimal_schema(true)});
        for (const Route& route : routes) {
            for (const Content* content : {&route.operation.body, &route.operation.answer})
                if (content->object)
                    add(*content->object);
                else if (content->kind)
                    add(*content->kind, content->use);
            for (const SentCall& call : route.operation.sends) add(*call.body.object);
        }
    }

    std::string done() const {
        JsonObject out;
        for (const Entry& entry : entries_)
            out.raw(entry.name, entry.kind ? json_of(entry) : entry.json);
        return out.done();
    }

private:
    struct Entry {
        std::string name;
        std::string json{};
        const schema::Kind* kind = nullptr;  // instead of `json`
        Use use = Use::answer;
    };

    void add(const schema::Kind& kind, Use use) {
        const std::string name = schema::schema_name(kind, use);
        if (referring_.find(component("schemas", name)) == std::string_view::npos) return;
        put({.name = name, .kind = &kind, .use = use});
        add_nested(kind, use);
    }

    // A nested record is sent whole in an update too, so its schema is that of a create.
    void add_nested(const schema::Kind& kind, Use use) {
        const Use its_use = use == Use::answer ? Use::answer : Use::create;
        for (const schema::Field* field : kind.fields()) {
            if (!field->item || (use != Use::answer && field->rules.server_owned)) continue;
            put({.name = schema::schema_name(*field->item, its_use),
                 .kind = field->item,
                 .use = its_use});
            add_nested(*field->item, use);
        }
    }

    void add(const schema::Description& object) {
        put({.name = std::string(object.name), .json = schema::openapi_schema(object)});
        if (object.listed) add_used(*object.listed);
        for (std::size_t i = 0; i < object.size(); ++i) {
            const schema::MemberType type = object[i].type;
            if (type.of) add_used(*type.of);
            if (type.kind) add_used(*type.kind);
        }
    }
    void add_used(const schema::Description& object) {
        if (!seen_.contains(std::string(object.name))) add(object);
    }
    void add_used(const schema::Kind& record) {
        put({.name = schema::schema_name(record, Use::answer), .kind = &record});
        add_nested(record, Use::answer);
    }

    void put(Entry entry) {
        if (seen_.insert(entry.name).second) entries_.push_back(std::move(entry));
    }

    // Where there is a schema for requests, only that describes its fields.
    std::string json_of(const Entry& entry) const {
        const std::string sent = schema::schema_name(*entry.kind, Use::create);
        const bool is_described = entry.name == sent || !seen_.contains(sent);
        return schema::openapi_schema(*entry.kind, entry.use, is_described ? "" : sent);
    }

    std::string_view referring_;
    std::vector<Entry> entries_;
    std::set<std::string> seen_;
};

// For every kind the record and the list, as far as they are referred to.
std::string examples_object(std::string_view referring) {
    JsonObject examples;
    for (const kinds::StoredKind* kind : kinds::all)
        for (const bool is_list : {false, true}) {
            const std::string name = example_name(*kind, is_list);
            if (referring.find(component("examples", name)) == std::string_view::npos) continue;
            const std::string record = schema::schema_name(*kind, Use::answer);
            const std::string_view example =
                answer_example(is_list ? "list" + schema::plural_of(record) : "get" + record);
            examples.raw(name, JsonObject().raw("value", example.empty() ? "{}" : example).done());
        }
    return examples.done();
}

// How a request authenticates: each is a text under a name.
struct SecurityScheme {
    std::string_view id, place, name, description;
};
constexpr SecurityScheme security_schemes[] = {
    {"apikey", "header", "apikey", "An API key of the account. The demo's key is `demo-key`."},
    {"session", "cookie", "__Host-comanda",
     "The session of a person who has signed in, or of a paired device. Over plain HTTP from "
     "another machine the cookie is `comanda`. At a paired device, requests may send the token of "
     "a person who has entered their pin (`enterPin`) in the header `X-Person`."},
    {"csrf", "header", "X-CSRF-Token",
     "With a session, every request except GET and HEAD must send the token that the sign-in "
     "returned."},
};

std::string security_object() {
    JsonObject out;
    for (const SecurityScheme& scheme : security_schemes)
        out.raw(scheme.id, JsonObject()
                               .text("type", "apiKey")
                               .text("in", scheme.place)
                               .text("name", scheme.name)
                               .text("description", scheme.description)
                               .done());
    return out.done();
}

}  // namespace

std::span<const DocumentedFailure> documented_failures() { return failures; }

std::string component(std::string_view section, std::string_view name) {
    std::string place = "#/components/";
    ((place += section) += '/') += name;
    return JsonObject().text("$ref", place).done();
}

std::string header_references(std::span<const std::string_view> names) {
    JsonObject out;
    for (std::string_view name : names) out.raw(name, component("headers", name));
    return out.done();
}

std::string example_name(const schema::Kind& kind, bool is_list) {
    const std::string name = schema::schema_name(kind, Use::answer);
    return (is_list ? schema::plural_of(name) : name) + "Example";
}

std::string openapi_components(const std::vector<Route>& routes, const std::string& paths,
                               const Answers& answers) {
    const std::string responses = responses_object(answers);
    const std::string referring = paths + responses;
    return JsonObject()
        .raw("securitySchemes", security_object())
        .raw("parameters", shared_parameters(routes))
        .raw("headers", headers_object())
        .raw("responses", responses)
        .raw("examples", examples_object(referring))
        .raw("schemas", Schemas(routes, referring).done())
        .done();
}

}  // namespace api
