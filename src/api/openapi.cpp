#include "api/openapi.hpp"

#include "api/answer_examples.hpp"
#include "api/answers.hpp"
#include "api/forms.hpp"
#include "api/openapi_answers.hpp"
#include "api/openapi_chapters.hpp"
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
#include <stdexcept>

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
    // An item, but a user: no kind begins with a u that sounds like a vowel.
    const bool begins_with_vowel = std::string_view("aeio").find(kind[0]) != std::string_view::npos;
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

// Under a tag of their own: a generator that takes them for operations puts them into one class,
// replacing others with the same tag.
const Tag tag_of_calls{"Hook calls", "What the service sends to webhooks."};

// A method and a path of an operation, with all equivalent ones that take the same parameters.
struct Spelling {
    http::Method method;
    std::string path;
    std::vector<std::string> also_at{};
    bool is_usual = true;
};

// The usual one first, and another where the body names what is otherwise in the path.
std::vector<Spelling> spellings_of(const Route& route, std::string_view segment) {
    std::vector<Spelling> all;
    for (std::string_view written : route.paths)
        for (const std::string& path : Router::spelled_out(written, segment))
            for (http::Method method : route.methods) {
                const auto same = std::ranges::find(
                    all, Router::captured_names(path),
                    [](const Spelling& one) { return Router::captured_names(one.path); });
                if (same == all.end())
                    all.push_back({.method = method, .path = path, .is_usual = all.empty()});
                else
                    same->also_at.push_back(std::string(http::name_of(method)) + ' ' + path);
            }
    return all;
}

std::string operation_id(const Route& route, const Spelling& spelling) {
    return api::operation_id(route) + (spelling.is_usual ? "" : "ByBody");
}

std::string description_of(const Route& route, const Spelling& spelling) {
    std::string text = worded(route.operation.description, route);
    if (!spelling.is_usual) text += " The body names the record instead of the path.";
    if (route.is_extension) text += " An extension of the interface.";
    return text;
}

// ---- bodies and answers -------------------------------------------------------------------------

bool is_read(const Route& route) { return route.methods.front() == http::Method::get; }

bool may_answer(const Route& route, int status) {
    const auto& own = route.operation.failures;
    if (std::find(own.begin(), own.end(), status) != own.end()) return true;
    switch (status) {
        case 409: return route.is_write();
        case 412: return route.is_write() && route.operation.answer.is_record();
        case 0: return true;
        default: return false;
    }
}

std::string responses_of(const Route& route, const Answers& answers) {
    JsonObject responses;
    responses.raw("200", answers.of(route));
    for (const DocumentedFailure& failure : documented_failures())
        if (may_answer(route, failure.status))
            responses.raw(failure.status ? std::to_string(failure.status) : "default",
                          component("responses", failure.name));
    return responses.done();
}

// An example body that the demo accepts unchanged.
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

// An operation without an id is for people, not for programs, and is left out.
bool is_documented(const Route& route) { return !route.operation.id.empty(); }

// ---- the whole ----------------------------------------------------------------------------------

std::string texts_of(std::span<const std::string> texts) {
    std::vector<std::string> quoted;
    for (const std::string& text : texts) quoted.push_back(json_string(text));
    return base::json_array(quoted);
}

std::map<std::string, std::string_view> answer_with_tags(const std::vector<Route>& routes) {
    std::map<std::string, std::string_view> told;
    for (const Route& route : routes)
        if (is_documented(route)) told.emplace(tag_of(route).name, tag_of(route).about);
    told.emplace(tag_of_calls.name, tag_of_calls.about);
    return told;
}

// In the order of the chapters.
std::string tags_array(const std::vector<Route>& routes) {
    auto told = answer_with_tags(routes);
    std::vector<std::string> tags;
    for (const Chapter& chapter : chapters())
        for (std::string_view name : chapter.subjects)
            tags.push_back(JsonObject()
                               .text("name", name)
                               .text("description", told.extract(std::string(name)).mapped())
                               .done());
    if (!told.empty())
        throw std::logic_error("no chapter of the API document has " + told.begin()->first);
    return base::json_array(tags);
}

std::string tag_groups() {
    std::vector<std::string> groups;
    for (const Chapter& chapter : chapters()) {
        const std::vector<std::string> names(chapter.subjects.begin(), chapter.subjects.end());
        groups.push_back(
            JsonObject().text("name", chapter.name).raw("tags", texts_of(names)).done());
    }
    return base::json_array(groups);
}

constexpr std::size_t privileges_listed_max = 4;  // more form a set, which the document lists once

std::string ids_of(const kinds::PrivilegeSet& privileges) {
    std::vector<std::string> ids;
    for (std::string_view id : privileges.names()) ids.push_back(json_string(id));
    return base::json_array(ids);
}

// "" for a set that is listed where it is needed.
std::string name_of(const kinds::PrivilegeSet& privileges) {
    const auto names = privileges.names();
    if (names.size() <= privileges_listed_max) return {};
    return std::string(names.front()) + " and " + std::to_string(names.size() - 1) + " more";
}

std::string named_or_listed(const kinds::PrivilegeSet& privileges) {
    const std::string name = name_of(privileges);
    return name.empty() ? ids_of(privileges) : json_string(name);
}

std::string privilege_sets(const std::vector<Route>& routes) {
    std::map<std::string, std::string> sets;
    for (const Route& route : routes) {
        if (!is_documented(route)) continue;
        const auth::Demand& demand = route.needs.demand;
        for (const kinds::PrivilegeSet* set : {&demand.any_of, &demand.also_any_of}) {
            const std::string name = name_of(*set);
            if (name.empty() || *set == kinds::PrivilegeSet::all()) continue;
            if (sets.emplace(name, ids_of(*set)).first->second != ids_of(*set))
                throw std::logic_error("two sets of privileges are called " + name);
        }
    }
    JsonObject out;
    for (const auto& [name, ids] : sets) out.raw(name, ids);
    return out.done();
}

// What a person needs is listed once: for an operation with several spellings, at the usual one.
void add_privileges(const auth::Demand& demand, JsonObject& operation) {
    JsonObject needs;
    if (demand.any_of == kinds::PrivilegeSet::all())
        needs.flag("any", true);
    else
        needs.raw("anyOf", named_or_listed(demand.any_of));
    if (!demand.also_any_of.empty()) needs.raw("alsoAnyOf", named_or_listed(demand.also_any_of));
    if (demand.in_every_store) needs.flag("inEveryStore", true);
    if (demand.in_any_store) needs.flag("inAnyStore", true);
    operation.raw("x-privileges", needs.done());
}

void add_needs(const Route& route, const Spelling& spelling, JsonObject& operation) {
    if (!route.admission.needs_key) {
        operation.raw("security", "[]");
    } else if (route.needs.of == Needs::Of::person) {
        operation.raw("security",
                      is_read(route) ? R"([{"session":[]}])" : R"([{"session":[],"csrf":[]}])");
    } else if (!is_read(route)) {
        operation.raw("security", R"([{"apikey":[]},{"session":[],"csrf":[]}])");
    }
    if (route.needs.of == Needs::Of::privilege && spelling.is_usual)
        add_privileges(route.needs.demand, operation);
}

std::string operation_of(const Route& route, const Spelling& spelling, const Answers& answers) {
    JsonObject operation;
    operation.text("operationId", operation_id(route, spelling))
        .text("summary", worded(route.operation.summary, route))
        .text("description", description_of(route, spelling))
        .raw("tags", base::json_array(std::vector{json_string(tag_of(route).name)}))
        .raw("parameters", parameters_of(route, spelling.path));
    if (route.operation.body.of != Content::Of::nothing)
        operation.raw("requestBody", body_of(route));
    operation.raw("responses", responses_of(route, answers));
    add_needs(route, spelling, operation);
    if (route.is_extension) operation.flag("x-extension", true);
    if (!spelling.also_at.empty()) operation.raw("x-alsoAt", texts_of(spelling.also_at));
    return operation.done();
}

// What contents name it by.
std::string line_of(const Route& route, const Spelling& spelling) {
    return JsonObject()
        .text("operationId", operation_id(route, spelling))
        .text("summary", worded(route.operation.summary, route))
        .raw("tags", base::json_array(std::vector{json_string(tag_of(route).name)}))
        .done();
}

// In the order of the table. `told` makes the description of an operation.
template <class Told>
std::string paths_object(const std::vector<Route>& routes, std::string_view segment, Told told) {
    std::vector<std::pair<std::string, JsonObject>> paths;
    for (const Route& route : routes) {
        if (!is_documented(route)) continue;
        for (const Spelling& spelling : spellings_of(route, segment)) {
            auto at = std::ranges::find(paths, spelling.path, &decltype(paths)::value_type::first);
            if (at == paths.end()) at = paths.insert(paths.end(), {spelling.path, JsonObject()});
            at->second.raw(base::lower_ascii(http::name_of(spelling.method)),
                           told(route, spelling));
        }
    }
    JsonObject object;
    for (auto& [path, operations] : paths) object.raw(path, operations.done());
    return object.done();
}

std::string sent_call(const Route& route, const SentCall& call) {
    JsonObject media;
    media.raw("schema", schema_of(call.body, route));
    const std::string_view example = answer_example(call.name);
    if (!example.empty()) media.raw("example", example);
    const std::string body =
        JsonObject()
            .flag("required", true)
            .raw("content", JsonObject().raw(call.body.media_type, media.done()).done())
            .done();
    constexpr std::string_view taken =
        R"({"2XX":{"description":"Received. After any other answer the call is sent again later."}})";
    return JsonObject()
        .text("operationId", call.name)
        .text("summary", call.summary)
        .text("description", call.description)
        .raw("tags", base::json_array(std::vector{json_string(tag_of_calls.name)}))
        .raw("parameters", headers_of(call))
        .raw("requestBody", body)
        .raw("responses", taken)
        .raw("security", "[]")
        .done();
}

std::string line_of(const Route& route, const SentCall& call) {
    return JsonObject()
        .text("operationId", call.name)
        .text("summary", call.summary)
        .raw("tags", base::json_array(std::vector{json_string(tag_of(route).name)}))
        .done();
}

std::string webhooks_object(const std::vector<Route>& routes,
                            std::string (*told)(const Route&, const SentCall&)) {
    JsonObject webhooks;
    for (const Route& route : routes)
        for (const SentCall& call : route.operation.sends)
            webhooks.raw(call.name, JsonObject().raw("post", told(route, call)).done());
    return webhooks.done();
}

std::string info_object(std::string_view address) {
    const std::string page = std::string(address) + "/docs";
    const std::string description =
        "The back office of a restaurant: menu, staff, guests, web orders, checks and reports, for "
        "one store or a chain. The guides at [" +
        page + "](" + page +
        ") explain keys, lists, "
        "writing, retries and errors, and the members of this document that begin with `x-`.";
    const std::string contact =
        JsonObject().text("name", "The operator of this server").text("url", address).done();
    return JsonObject()
        .text("title", "Comanda")
        .text("version", "1")
        .text("summary", "Restaurant back office")
        .text("description", description)
        .raw("contact", contact)
        .done();
}

// Everything that follows the address in the document and does not depend on it.
std::string rest_of_document(const std::vector<Route>& routes, const base::Settings& settings) {
    const Answers answers(routes);
    const std::string paths =
        paths_object(routes, settings.segment, [&](const Route& route, const Spelling& spelling) {
            return operation_of(route, spelling, answers);
        });
    std::string rest = JsonObject()
                           .raw("security", R"([{"apikey":[]},{"session":[]}])")
                           .raw("tags", tags_array(routes))
                           .raw("x-tagGroups", tag_groups())
                           .raw("x-privilegeSets", privilege_sets(routes))
                           .raw("paths", paths)
                           .raw("webhooks", webhooks_object(routes, sent_call))
                           .raw("components", openapi_components(routes, paths, answers))
                           .done();
    rest.front() = ',';
    return rest;
}

std::string outline_of(const std::vector<Route>& routes, const base::Settings& settings) {
    return JsonObject()
        .raw("info", JsonObject().text("title", "Comanda").done())
        .raw("tags", tags_array(routes))
        .raw("x-tagGroups", tag_groups())
        .raw("paths", paths_object(routes, settings.segment,
                                   [](const Route& route, const Spelling& spelling) {
                                       return line_of(route, spelling);
                                   }))
        .raw("webhooks", webhooks_object(routes, line_of))
        .done();
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

const Documents::Document& Documents::outline() {
    std::call_once(outline_made_, [&] { outline_ = document_of(outline_of(routes_, settings_)); });
    return outline_;
}

const Documents::Document& Documents::forms() {
    std::call_once(forms_made_,
                   [&] { forms_ = document_of(form_descriptions(routes_, settings_.segment)); });
    return forms_;
}

}  // namespace api
