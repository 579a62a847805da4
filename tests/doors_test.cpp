// Who gets in by which door: what is looked at before a body is read, and what each listener shows.
#include "assets/embedded.hpp"
#include "http/memory.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"
#include "support/pictures.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace {

using support::AppFixture;
using support::Tenant;

struct DoorsTest : testing::TestWithParam<storage::Engine> {
    support::FixedWorld fixed{1};
    AppFixture app{GetParam(), fixed.world()};
    Tenant ours = app.make_tenant("Ours");

    std::vector<http::Header> headers;
    http::Request request;

    // A head, as the edge shows it before the body is here.
    const http::Request& head(http::Method method, std::string_view path, std::string_view key,
                              std::vector<http::Header> more = {}) {
        headers = {{"host", "x"}, {"content-length", "10"}};
        if (!key.empty()) headers.push_back({"apikey", key});
        headers.insert(headers.end(), more.begin(), more.end());
        request = {};
        request.method = method;
        request.method_name = http::name_of(method);
        request.target = request.path = path;
        request.headers = headers;
        request.request_id = "test";
        request.client_address = "203.0.113.7";
        return request;
    }

    int refused(const http::Request& asked) {
        const auto admission = app.app().admit(asked);
        return admission.answer ? admission.answer->status : 0;
    }
};

TEST_P(DoorsTest, EverythingButTheBodyIsLookedAtFirst) {
    using http::Method;
    const std::string reader =
        app.make_key(ours, {.account = ours.account, .name = "r", .is_read_only = true});
    auth::Areas only_orders;
    only_orders.add(auth::Area::orders);
    const std::string orders =
        app.make_key(ours, {.account = ours.account, .name = "o", .areas = only_orders});
    const std::string_view path = "/v1/svc/department";
    EXPECT_EQ(refused(head(Method::post, path, "")), 401);
    EXPECT_EQ(refused(head(Method::post, path, "nonsense")), 401);
    EXPECT_EQ(refused(head(Method::post, path, reader)), 403);
    EXPECT_EQ(refused(head(Method::post, path, orders)), 403);
    EXPECT_EQ(refused(head(Method::post, "/nowhere", ours.key)), 404);
    EXPECT_EQ(refused(head(Method::get, path, ours.key)), 405);
    EXPECT_EQ(refused(head(Method::post, path, ours.key, {{"content-type", "text/plain"}})), 415);
    EXPECT_EQ(refused(head(Method::post, path, ours.key)), 0);
}

TEST_P(DoorsTest, TheOperatorsPathsAreNotThereForAnyMethod) {
    for (auto method : {http::Method::get, http::Method::post, http::Method::put,
                        http::Method::head, http::Method::del, http::Method::other})
        for (std::string_view path : {"/admin/verify", "/admin/key/list", "/admin/no", "/admin/"})
            EXPECT_EQ(refused(head(method, path, ours.key)), 404) << path;
    head(http::Method::get, "/admin/verify", "");
    request.is_private = true;
    EXPECT_EQ(refused(request), 405);
}

TEST_P(DoorsTest, FiguresAreForThisMachine) {
    const auto asked_from = [&](std::string_view address, std::vector<http::Header> more = {}) {
        head(http::Method::get, "/metrics", "", std::move(more));
        request.client_address = address;
        return refused(request);
    };
    EXPECT_EQ(asked_from("203.0.113.7"), 404);
    EXPECT_EQ(asked_from("10.0.0.1"), 404);
    EXPECT_EQ(asked_from("2001:db8::1"), 404);
    EXPECT_EQ(asked_from("127.0.0.1"), 0);
    EXPECT_EQ(asked_from("::1"), 0);
    for (std::string_view name : {"X-Forwarded-For", "Forwarded", "Via", "X-Real-Ip"})
        EXPECT_EQ(asked_from("127.0.0.1", {{name, "127.0.0.1"}}), 404) << name;
    EXPECT_EQ(refused(head(http::Method::get, "/metrics/", "")), 404);
}

TEST_P(DoorsTest, TheListenerForFiguresShowsNothingElse) {
    const auto asked = [&](std::string_view path) {
        head(http::Method::get, path, ours.key);
        request.is_service = true;
        return refused(request);
    };
    for (std::string_view path : {"/metrics", "/healthz", "/readyz"}) EXPECT_EQ(asked(path), 0);
    for (std::string_view path : {"/", "/docs", "/openapi.json", "/admin/verify", "/metrics/"})
        EXPECT_EQ(asked(path), 404) << path;
    EXPECT_EQ(asked("/v1/svc/store/" + ours.store + "/departments"), 404);
}

TEST_P(DoorsTest, EveryAnswerOfTheBackOfficeHasItsOwnNonce) {
    static const std::regex nonce(R"x(name="csp-nonce" content="([0-9a-f]{32})")x");
    std::set<std::string> nonces;
    for (std::string_view path : {"/", "/app", "/app/a", "/app/a/b/c/d", "/sign-in", "/setup",
                                  "/reset", "/invitation", "/certificate"}) {
        const http::Response answer =
            app.app().answer(head(http::Method::get, path, "", {{"if-none-match", "*"}}));
        ASSERT_EQ(answer.status, 200) << path;
        EXPECT_EQ(answer.header("ETag"), "");
        EXPECT_EQ(answer.header("Cache-Control"), "no-store");
        EXPECT_EQ(answer.header("Cross-Origin-Opener-Policy"), "same-origin");
        const std::string& page = std::get<std::string>(answer.body);
        std::smatch found;
        ASSERT_TRUE(std::regex_search(page, found, nonce)) << page;
        EXPECT_EQ(page.find("{{"), std::string::npos);
        EXPECT_NE(answer.header("Content-Security-Policy").find("'nonce-" + found[1].str() + "'"),
                  std::string_view::npos);
        EXPECT_TRUE(nonces.insert(found[1]).second) << path;
    }
    EXPECT_EQ(refused(head(http::Method::get, "/app/a/b/c/d/e", "")), 404);
}

TEST_P(DoorsTest, FilesOfTheBackOfficeAreKeptForever) {
    int files = 0;
    for (const assets::Embedded& file : assets::embedded()) {
        if (!file.path.starts_with("/assets/")) continue;
        ++files;
        const http::Response answer = app.app().answer(head(http::Method::get, file.path, ""));
        EXPECT_EQ(answer.status, 200) << file.path;
        EXPECT_EQ(answer.header("Cache-Control"), "public, max-age=31536000, immutable");
        EXPECT_EQ(answer.gzip == nullptr, file.gzip.empty());
        EXPECT_EQ(app.app()
                      .answer(head(http::Method::get, file.path, "", {{"if-none-match", "*"}}))
                      .status,
                  304);
    }
    EXPECT_GE(files, 1);
    const http::Response unknown =
        app.app().answer(head(http::Method::get, "/assets/main-00000000.js", ""));
    EXPECT_EQ(unknown.status, 404);
    EXPECT_EQ(unknown.header("Cache-Control"), "no-store");
}

TEST_P(DoorsTest, WithoutAKeyAnAddressIsLimited) {
    const base::Settings defaults;
    const auto statuses = [&](std::string_view address, std::string_view path, int count) {
        std::map<int, int> seen;
        for (int i = 0; i < count; ++i) {
            head(http::Method::get, path, "");
            request.client_address = address;
            ++seen[refused(request)];
        }
        return seen;
    };
    const int burst = defaults.address_rate_burst;
    const std::string list = "/v1/svc/store/" + ours.store + "/departments";
    EXPECT_EQ(statuses("203.0.113.7", "/healthz", burst), (std::map<int, int>{{0, burst}}));
    for (std::string_view path : {"/healthz", "/docs", "/nowhere", "/admin/verify",
                                  "/image/650000000000000000000001/a.png", list.c_str()})
        EXPECT_EQ(statuses("203.0.113.7", path, 2), (std::map<int, int>{{429, 2}})) << path;
    EXPECT_EQ(statuses("203.0.113.8", list, 2), (std::map<int, int>{{401, 2}}));

    // A valid key does not pay for its neighbours, nor does the operator on the machine.
    EXPECT_EQ(refused(head(http::Method::get, list, ours.key)), 0);
    EXPECT_EQ(statuses("127.0.0.1", "/healthz", burst + 1), (std::map<int, int>{{0, burst + 1}}));

    fixed.clock.set(fixed.clock.now_ms() + 1'000);
    const int refill = defaults.address_rate_per_second;
    EXPECT_EQ(statuses("203.0.113.7", "/healthz", refill + 1),
              (std::map<int, int>{{0, refill}, {429, 1}}));
}

TEST_P(DoorsTest, APictureIsHeldOnceForAllItsReaders) {
    const std::string modifier = app.make_record(ours, kinds::modifier);
    const std::string png = support::png_of(std::string(1 << 20, 'x'));
    const auto uploaded = app.call("POST", "/v1/svc/modifier/" + modifier + "/image", ours.key, png,
                                   {{"content-type", "image/png"}});
    ASSERT_EQ(uploaded.status, 200) << uploaded.body;
    const std::string path = support::text_member(uploaded.body, "imageUrl");
    const std::size_t before = app.app().memory().bytes();
    std::vector<http::Response> readers;
    for (int i = 0; i < 50; ++i)
        readers.push_back(app.app().answer(head(http::Method::get, path, "")));
    EXPECT_EQ(readers.back().status, 200);
    EXPECT_EQ(app.app().memory().bytes() - before, png.size());
    readers.clear();
    EXPECT_EQ(app.app().memory().bytes(), before);
}

INSTANTIATE_TEST_SUITE_P(Engines, DoorsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
