// Idempotency-Key through the whole application: taken exactly when it is a key.
#include "fuzz/fuzz.hpp"
#include "http/grammar.hpp"
#include "support/app_fixture.hpp"

#include <algorithm>

namespace {

struct World {
    support::AppFixture fixture{storage::Engine::sqlite};
    const support::Tenant tenant = fixture.make_tenant("Fuzz");
    const std::string target =
        "/v1/svc/department/" + fixture.make_record(tenant, kinds::department);
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

bool is_key(std::string_view text) {
    return !text.empty() && text.size() <= 255 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    if (!is_header_value(input)) return;
    const std::string_view key = input.data() ? input : "";
    // The body is refused in any case, so nothing is ever written.
    const auto answer = world().fixture.call("PUT", world().target, world().tenant.key,
                                             R"({"name":[]})", {{"Idempotency-Key", key}});
    require(answer.status == 400, "a refused write is a bad request");
    require((support::text_member(answer.body, "code") == "bad_idempotency_key") != is_key(key),
            "a key is refused exactly when it is none");
}
