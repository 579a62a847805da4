// Path and query of a target: whatever is found there is UTF-8 and survives being encoded again.
#include "api/query.hpp"
#include "api/route.hpp"
#include "api/router.hpp"
#include "base/refusal.hpp"
#include "base/utf8.hpp"
#include "fuzz/fuzz.hpp"
#include "http/grammar.hpp"

#include <algorithm>

namespace {

using fuzz::require;

std::string encoded(std::string_view text) {
    std::string out;
    for (const char c : text) {
        char escape[4];
        std::snprintf(escape, sizeof escape, "%%%02X", static_cast<unsigned char>(c));
        out += escape;
    }
    return out;
}

http::Response answer_nothing(const api::Call&) { return {}; }

// Rows of the forms that the interface has: spellings, captures in the middle and at the end.
const std::vector<api::Route>& rows() {
    static const api::Operation operation{.name = "read", .run = answer_nothing};
    static const std::vector<api::Route> it{
        {{http::Method::get}, {"/healthz"}, operation, nullptr, {}, api::anything},
        {{http::Method::get},
         {"svc/store/{store}/departments"},
         operation,
         nullptr,
         {},
         api::anything},
        {{http::Method::get},
         {"svc/department|deparment/{id}"},
         operation,
         nullptr,
         {},
         api::anything},
        {{http::Method::put},
         {"svc/department|deparment/{id}"},
         operation,
         nullptr,
         {},
         api::anything},
        {{http::Method::get},
         {"svc/store/{store}/size/{id}"},
         operation,
         nullptr,
         {},
         api::anything},
    };
    return it;
}

void check_path(std::string_view path) {
    static const api::Router router(rows(), "svc");
    for (const auto method : {http::Method::get, http::Method::put, http::Method::other}) {
        const auto match = router.find(method, path);
        require(!match.route || match.allowed.empty(), "a route, or the methods that have one");
        for (const auto& [name, text] : match.parts)
            require(base::is_utf8(text), "a captured segment is UTF-8");
    }
}

void check_decoding(std::string_view text) {
    for (const bool plus_is_blank : {false, true}) {
        const auto decoded = api::percent_decoded(text, plus_is_blank);
        if (!decoded) continue;
        require(base::is_utf8(*decoded), "decoded text is UTF-8");
        require(api::percent_decoded(encoded(*decoded), plus_is_blank) == decoded,
                "decoded text survives being encoded");
    }
}

// The first pair of each name counts; an empty value counts as none, a pair without a name too.
void check_query(std::string_view text) {
    const api::Query query(text);
    std::vector<std::string> seen;
    for (std::string_view rest = text; !rest.empty();) {
        std::string_view pair = http::cut(rest, '&');
        if (pair.find('=') == std::string_view::npos) continue;
        const auto name = api::percent_decoded(http::cut(pair, '='), true);
        const auto value = api::percent_decoded(pair, true);
        require(name && value, "an accepted query decodes");
        if (name->empty()) {
            require(!query.get(""), "a parameter without a name is ignored");
            continue;
        }
        if (std::find(seen.begin(), seen.end(), *name) != seen.end()) continue;
        seen.push_back(*name);
        const auto found = query.get(*name);
        require(value->empty() ? !found : found == *value, "the first of a name counts");
        const api::Query again(encoded(*name) + "=" + encoded(*value));
        require(again.get(*name) == found, "a parameter survives being encoded");
    }
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const std::string_view path = http::cut(input, '?');
    check_path(path);
    check_decoding(path);
    check_decoding(input);
    try {
        check_query(input);
    } catch (const base::Refusal& refusal) {
        require(refusal.status == 400, "a bad query is a bad request");
    }
}
