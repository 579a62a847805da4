#include "app/routes.hpp"
#include "api/router.hpp"

#include <gtest/gtest.h>

#include <set>

namespace app {
namespace {

using namespace api;

using http::Method;

struct RouterTest : testing::Test {
    Router router{routes(), "svc"};

    std::string_view operation(Method method, std::string_view path) {
        const auto match = router.find(method, path);
        return match.route ? match.route->operation.name : std::string_view();
    }
};

TEST_F(RouterTest, FindsEverySpelling) {
    EXPECT_EQ(operation(Method::get, "/v1/svc/departments/a"), "read");
    EXPECT_EQ(operation(Method::get, "/v1/svc/deparment/a"), "read");
    EXPECT_EQ(operation(Method::post, "/v1/svc/deparment/a"), "update");
    EXPECT_EQ(operation(Method::put, "/v1/svc/department/a"), "update");
    EXPECT_EQ(operation(Method::post, "/v1/svc/department"), "create");
}

TEST_F(RouterTest, TakesTheSegmentInAnyCaseAndASlashAtTheEnd) {
    EXPECT_EQ(operation(Method::get, "/v1/SvC/course/a/"), "read");
    EXPECT_EQ(operation(Method::get, "/V1/svc/course/a"), "");
    EXPECT_EQ(operation(Method::get, "/v1/svc/Course/a"), "");
}

TEST_F(RouterTest, CapturesDecodedSegments) {
    const auto match = router.find(Method::get, "/v1/svc/store/s%31/servingSizeLevel/x%20y");
    ASSERT_TRUE(match.route);
    EXPECT_EQ(match.parts["store"], "s1");
    EXPECT_EQ(match.parts["id"], "x y");
    EXPECT_EQ(match.parts.find("revision"), nullptr);
}

TEST_F(RouterTest, HasNoRouteForBrokenPaths) {
    for (std::string_view path :
         {"", "x", "//", "/v1", "/v1/svc", "/v1/svc/course/%zz", "/v1/svc/course/%ff",
          "/v1/svc/course/a/b/c", "/v1/svc//course"}) {
        const auto match = router.find(Method::get, path);
        EXPECT_FALSE(match.route) << path;
        EXPECT_EQ(match.allowed, "") << path;
    }
}

TEST_F(RouterTest, AnswersHeadByGetAndTellsWhatIsAllowed) {
    EXPECT_EQ(operation(Method::head, "/healthz"), "health");
    EXPECT_EQ(router.find(Method::put, "/healthz").allowed, "GET, HEAD, OPTIONS");
    EXPECT_EQ(router.find(Method::get, "/v1/svc/course").allowed, "POST, OPTIONS");
}

TEST_F(RouterTest, UsesTheConfiguredSegment) {
    const Router other(routes(), "pos");
    EXPECT_TRUE(other.find(Method::get, "/v1/pos/course/a").route);
    EXPECT_FALSE(other.find(Method::get, "/v1/svc/course/a").route);
}

TEST(Routes, NoTwoRowsClaimTheSamePathAndMethod) {
    std::set<std::pair<std::string, Method>> seen;
    for (const Route& route : routes())
        for (std::string_view path : route.paths)
            for (const std::string& spelled : Router::spelled_out(path, "svc"))
                for (Method method : route.methods)
                    EXPECT_TRUE(seen.emplace(spelled, method).second) << spelled;
}

TEST(Routes, EveryRowHasExactlyOneThingToRun) {
    for (const Route& route : routes()) {
        const auto& operation = route.operation;
        EXPECT_EQ(!!operation.run.read + !!operation.run.open + !!operation.run.give +
                      !!operation.run.prepare + !!operation.run.work,
                  1)
            << route.paths[0];
        const bool is_write_method = route.methods.front() != Method::get;
        EXPECT_TRUE(!operation.run.prepare || is_write_method) << route.paths[0];
    }
}

}  // namespace
}  // namespace app
