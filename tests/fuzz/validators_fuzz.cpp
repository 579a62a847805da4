// If-Match, If-None-Match and Idempotency-Key, one per line: alone and through the application.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "fuzz/fuzz.hpp"
#include "http/grammar.hpp"
#include "support/app_fixture.hpp"

#include <algorithm>

namespace {

using fuzz::require;

struct World {
    support::AppFixture fixture{storage::Engine::sqlite};
    const support::Tenant tenant = fixture.make_tenant("Fuzz");
    const std::string target =
        "/v1/svc/department/" + fixture.make_record(tenant, kinds::department);
    const std::string tag = fixture.call("GET", target, tenant.key).headers.at("ETag");
};

World& world() {
    static World it;
    return it;
}

// As the guard lets it through.
bool is_header_value(std::string_view text) {
    return text == http::without_blanks(text) && std::none_of(text.begin(), text.end(), [](char c) {
               return http::is_control(c) && c != '\t';
           });
}

bool is_idempotency_key(std::string_view text) {
    return !text.empty() && text.size() <= 255 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

void check_if_match(std::string_view value) {
    const http::Header header{"If-Match", value};
    http::Request request;
    request.headers = {&header, 1};
    try {
        const auto revisions = api::if_match(request);
        require(revisions.has_value() == (value != "*"), "only * matches everything");
        require(!revisions || !revisions->empty(), "a list of tags has one at least");
    } catch (const base::Refusal& refusal) {
        require(refusal.status == 400, "a bad If-Match is a bad request");
    }
}

void check_read(std::string_view if_none_match) {
    const http::Header header{"If-None-Match", if_none_match};
    http::Request request;
    request.headers = {&header, 1};
    const auto answer = world().fixture.call("GET", world().target, world().tenant.key, {},
                                             {{"If-None-Match", if_none_match}});
    require(answer.status == (api::is_current(request, world().tag) ? 304 : 200),
            "304 exactly when the tag is named");
    require(answer.headers.at("ETag") == world().tag, "reading changes nothing");
}

// The body is refused in any case, so nothing is ever written.
void check_write(std::string_view if_match, std::string_view key) {
    const auto answer =
        world().fixture.call("PUT", world().target, world().tenant.key, R"({"name":[]})",
                             {{"If-Match", if_match}, {"Idempotency-Key", key}});
    require(answer.status == 400, "a refused write is a bad request");
    require((support::text_member(answer.body, "code") == "bad_idempotency_key") ==
                !is_idempotency_key(key),
            "a key is refused exactly when it is none");
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const std::string_view if_match = http::cut(input, '\n');
    const std::string_view if_none_match = http::cut(input, '\n');
    if (!is_header_value(if_match) || !is_header_value(if_none_match) || !is_header_value(input))
        return;
    check_if_match(if_match.data() ? if_match : "");
    check_read(if_none_match.data() ? if_none_match : "");
    check_write(if_match.data() ? if_match : "", input.data() ? input : "");
}
