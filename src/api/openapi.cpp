#include "api/openapi.hpp"

#include "api/answers.hpp"
#include "api/openapi_components.hpp"
#include "api/openapi_parameters.hpp"
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
using schema::Use;

// ---- words --------------------------------------------------------------------------------------

// A text of an operation with the words for the row's kind put in ({kind}; see Operation).
std::string worded(std::string_view pattern, const Route& route) {
    std::string text(pattern);
    if (!route.kind) return text;
    const std::string name = schema::schema_name(*route.kind, Use::answer);
    const std::string kind = base::lower_ascii(schema::spoken(route.kind->name));
    const bool begins_with_vowel =
        std::string_view("aeiou").find(kind[0]) != std::string_view::npos;
    const std::pair<std::string_view, std::string> places[] = {
        {"{Kind}", name},
        {"{Kinds}", schema::plural_of(name)},
        {"{kind}", kind},
        {"{kinds}", schema::plural_of(kind)},
        {"{a kind}", (begins_with_vowel ? "an " : "a ") + kind},
    };
    for (const auto& [place, word] : places)
        for (auto at = text.find(place); at != text.npos; at = text.find(place, at + word.size()))
            text.replace(at, place.size(), word);
    return text;
}

}  // namespace

std::string operation_id(const Route& route) { return worded(route.operation.id, route); }

namespace {

struct Tag {
    std::string name;
    std::string_view about;
};

Tag tag_of(const Route& route) {
    if (const Subject* subject = route.operation.subject)
        return {std::string(subject->title), subject->about};
    return {schema::plural_of(schema::spoken(route.kind->name)), route.kind->traits.about};
}

// Of an operation with several spellings, the first is the usual one.
std::string operation_id(const Route& route, int spelling) {
    const std::string id = api::operation_id(route);
    return spelling == 0 ? id : id + "Alias" + std::to_string(spelling + 1);
}

std::string description_of(const Route& route, int spelling) {
    std::string text = worded(route.operation.description, route);
    if (route.is_extension) text += " An extension of the interface.";
    if (spelling > 0) text += " Another spelling of `" + operation_id(route, 0) + "`.";
    return text;
}

// ---- bodies and answers -------------------------------------------------------------------------

std::string list_of(const std::string& item) {
    return JsonObject().text("type", "array").raw("items", item).done();
}

std::string one_of(const Content& content, const Route& route) {
    switch (content.of) {
        case Content::Of::kind:
            return component("schemas", schema::schema_name(*route.kind, content.use));
        case Content::Of::described:
            return component("schemas", schema::schema_name(*content.kind, content.use));
        case Content::Of::schema: return component("schemas", content.schema->name);
        case Content::Of::bytes: return R"({"type":"string","format":"binary"})";
        case Content::Of::text: return R"({"type":"string"})";
        case Content::Of::nothing:
        case Content::Of::any_object: break;
    }
    return R"({"type":"object","additionalProperties":true})";
}

std::string schema_of(const Content& content, const Route& route) {
    std::string one = one_of(content, route);
    return content.is_list ? list_of(one) : one;
}

bool is_paged(const Route& route) {
    const auto& parameters = route.operation.parameters;
    return std::find(parameters.begin(), parameters.end(), &page_parameter) != parameters.end();
}

bool is_read(const Route& route) { return route.methods.front() == http::Method::get; }

std::string headers_of(const Route& route) {
    std::vector<std::string_view> names;
    const bool has_tag = is_read(route) && !route.operation.is_stream;
    if (has_tag || route.operation.answer.is_record()) names.emplace_back("ETag");
    if (is_paged(route))
        for (const char* name : {"X-Total-Count", "X-Page", "X-Page-Size", "Link"})
            names.emplace_back(name);
    return header_references(names);
}

std::string answer_of(const Route& route) {
    const Content& answer = route.operation.answer;
    const std::string media = JsonObject().raw("schema", schema_of(answer, route)).done();
    JsonObject content;
    content.raw(answer.media_type, media);
    if (route.operation.is_report)
        content.raw("text/csv", R"({"schema":{"type":"string"}})")
            .raw("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                 R"({"schema":{"type":"string","format":"binary"}})");
    if (route.operation.is_stream)
        content.raw("text/event-stream", R"({"schema":{"type":"string"}})");
    return JsonObject()
        .text("description", "It is done, or found.")
        .raw("headers", headers_of(route))
        .raw("content", content.done())
        .done();
}

bool may_answer(const Route& route, int status) {
    const auto& own = route.operation.failures;
    if (std::find(own.begin(), own.end(), status) != own.end()) return true;
    switch (status) {
        case 400: return route.admission.needs_key;
        case 409: return route.is_write();
        case 412: return route.is_write() && route.operation.answer.is_record();
        case 404:
        case 0: return true;
        default: return false;
    }
}

std::string responses_of(const Route& route) {
    JsonObject responses;
    responses.raw("200", answer_of(route));
    for (const DocumentedFailure& failure : documented_failures())
        if (may_answer(route, failure.status))
            responses.raw(failure.status ? std::to_string(failure.status) : "default",
                          component("responses", failure.name));
    return responses.done();
}

// An example body that the demo accepts as it is.
std::string example_of(const Content& body, const Route& route) {
    if (!body.example.empty()) return std::string(body.example);
    const schema::Kind* kind = body.of == Content::Of::kind ? route.kind : body.kind;
    return kind ? schema::openapi_example(*kind, body.use) : "{}";
}

std::string body_of(const Route& route) {
    const Content& body = route.operation.body;
    JsonObject media;
    media.raw("schema", schema_of(body, route));
    if (body.is_json()) media.raw("example", example_of(body, route));
    return JsonObject()
        .flag("required", !body.is_optional)
        .raw("content", JsonObject().raw(body.media_type, media.done()).done())
        .done();
}

// ---- the whole ----------------------------------------------------------------------------------

// The chapters in the order of the table, with that of the program itself last.
std::string tags_array(const std::vector<Route>& routes) {
    std::vector<std::string> tags;
    const auto add = [&](std::string_view name, std::string_view about) {
        auto tag = JsonObject().text("name", name).text("description", about).done();
        if (std::find(tags.begin(), tags.end(), tag) == tags.end()) tags.push_back(std::move(tag));
    };
    for (const Route& route : routes)
        if (route.operation.subject != &service_subject)
            add(tag_of(route).name, tag_of(route).about);
    add(service_subject.title, service_subject.about);
    return base::json_array(tags);
}

std::string ids_of(const kinds::PrivilegeSet& privileges) {
    std::vector<std::string> ids;
    for (std::string_view id : privileges.names()) ids.push_back(json_string(id));
    return base::json_array(ids);
}

// What a person needs is said once: of an operation with several spellings at the usual one.
void add_privileges(const auth::Demand& demand, JsonObject& operation) {
    JsonObject needs;
    if (demand.any_of == kinds::PrivilegeSet::all())
        needs.flag("any", true);
    else
        needs.raw("anyOf", ids_of(demand.any_of));
    if (!demand.also_any_of.empty()) needs.raw("alsoAnyOf", ids_of(demand.also_any_of));
    if (demand.in_every_store) needs.flag("inEveryStore", true);
    if (demand.in_any_store) needs.flag("inAnyStore", true);
    operation.raw("x-privileges", needs.done());
}

void add_needs(const Route& route, int spelling, JsonObject& operation) {
    if (!route.admission.needs_key) {
        operation.raw("security", "[]");
    } else if (route.needs.of == Needs::Of::person) {
        operation.raw("security",
                      is_read(route) ? R"([{"session":[]}])" : R"([{"session":[],"csrf":[]}])");
    } else if (!is_read(route)) {
        operation.raw("security", R"([{"apikey":[]},{"session":[],"csrf":[]}])");
    }
    if (route.needs.of == Needs::Of::privilege && spelling == 0)
        add_privileges(route.needs.demand, operation);
}

std::string operation_of(const Route& route, std::string_view path, int spelling) {
    JsonObject operation;
    operation.text("operationId", operation_id(route, spelling))
        .text("summary", worded(route.operation.summary, route))
        .text("description", description_of(route, spelling))
        .raw("tags", base::json_array(std::vector{json_string(tag_of(route).name)}))
        .raw("parameters", parameters_of(route, path));
    if (route.operation.body.of != Content::Of::nothing)
        operation.raw("requestBody", body_of(route));
    operation.raw("responses", responses_of(route));
    add_needs(route, spelling, operation);
    if (route.is_extension) operation.flag("x-extension", true);
    if (spelling > 0) operation.flag("deprecated", true);
    return operation.done();
}

// An operation without an id is for people, not for programs, and is left out.
bool is_documented(const Route& route) { return !route.operation.id.empty(); }

std::string paths_object(const std::vector<Route>& routes, std::string_view segment) {
    std::map<std::string, JsonObject> paths;
    for (const Route& route : routes) {
        if (!is_documented(route)) continue;
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
    R"(The back office of a restaurant: what it sells, and how.

**Keys.** Every request but those of the service itself carries an API key in the header `apikey`, or comes from a browser in which a person has signed in.

**People.** A person needs a privilege: `x-privileges` says of which one of `anyOf` and, where it has them, one of `alsoAnyOf` (`any`: one, whichever it is), held in the store that it is about; with `inEveryStore` in every store of the account, active or not; with `inAnyStore`, for guests, in any. Without it the answer is 403 `privilege_missing`, and `needs` names it. Fields of a record may need more, such as BO_PRICES for prices; `errors` names those.

**Answers.** Success is always 200, and every failure has one body, `Failure`. A GET whose `ETag` is sent back as `If-None-Match` is answered 304 when nothing changed. HEAD is answered wherever GET is. Beyond what the operations list, every path answers 405 to a method it does not know, and 408, 414, 417, 431 or 505 to what is no proper HTTP. A parameter of the query that an operation does not list is ignored and named in `X-Ignored-Parameters`; case does not count in names. Every answer has an `X-Request-Id`, and `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` where the key has a limit.

**Retries.** A POST or PUT with an `Idempotency-Key` header (1 to 255 visible characters, one for each intended change) is done once: sent again within a day it gets the same answer, with `Idempotency-Replayed: true`.

**Leniency.** A field has the type that its schema says when it is answered. More is taken: numbers and booleans as text, text as a whole number, enumerations in any case, `null` or `""` for none. `x-alsoTaken` lists the JSON types of which more is understood than the schema says, `x-aliases` further spellings of a name; a number and its twin in text (`price`, `priceStr`) stand for each other.

**Unknown fields.** Fields that a schema does not name are kept and returned, up to 1000 in one object. A list has at most 2000 entries and a record 256 KiB.

**Spellings.** Operations marked deprecated are other spellings of an operation and do the same.)";

std::string info_object(std::string_view address) {
    const auto named = [&](std::string_view name) {
        return JsonObject().text("name", name).text("url", address).done();
    };
    return JsonObject()
        .text("title", "Comanda")
        .text("version", "1")
        .text("summary", "Restaurant back office")
        .text("description", what_holds_everywhere)
        .raw("contact", named("The operator of this server"))
        .raw("license", named("Free to use for clients of this server"))
        .done();
}

// Everything that follows the address in the document and does not depend on it.
std::string rest_of_document(const std::vector<Route>& routes, const base::Settings& settings) {
    const std::string paths = paths_object(routes, settings.segment);
    std::string rest = JsonObject()
                           .raw("security", R"([{"apikey":[]},{"session":[]}])")
                           .raw("tags", tags_array(routes))
                           .raw("paths", paths)
                           .raw("components", openapi_components(routes, paths))
                           .done();
    rest.front() = ',';
    return rest;
}

std::string addressed(std::string_view address, std::string_view rest) {
    const std::string server = JsonObject().text("url", address).done();
    std::string document = JsonObject()
                               .text("openapi", "3.1.0")
                               .raw("info", info_object(address))
                               .raw("servers", '[' + server + ']')
                               .done();
    document.pop_back();
    return document += rest;
}

}  // namespace

std::string openapi_document(const std::vector<Route>& routes, const base::Settings& settings) {
    return addressed("http://" + settings.listen, rest_of_document(routes, settings));
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

Documents::Document Documents::openapi(std::string_view address) {
    std::call_once(openapi_made_, [&] { openapi_rest_ = rest_of_document(routes_, settings_); });
    return document_of(addressed(address, openapi_rest_));
}

const Documents::Document& Documents::forms() {
    std::call_once(forms_made_, [&] { forms_ = document_of(form_descriptions()); });
    return forms_;
}

}  // namespace api
