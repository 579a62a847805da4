#include "api/nearest_path.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

using http::Method;

http::Response answer_nothing(const Call&) { return {}; }
const Operation shown{.name = "shown", .id = "showIt", .run = answer_nothing};
const Operation undocumented{.name = "undocumented", .run = answer_nothing};

const std::vector<Route>& routes() {
    static const std::vector<Route> all{
        {{Method::get}, {"svc/store/{store}/departments"}, shown, nullptr, {}, open_to_all},
        {{Method::get}, {"svc/department|deparment/{id}"}, shown, nullptr, {}, open_to_all},
        {{Method::post}, {"svc/department"}, shown, nullptr, {}, open_to_all},
        {{Method::get},
         {"/v1/online-order/store/{store}/placedOrders",
          "/v1/online-order/svc/store/{store}/placedOrders"},
         shown,
         nullptr,
         {},
         open_to_all},
        {{Method::get}, {"/v1/sync/store/{store}/activeChecks"}, shown, nullptr, {}, open_to_all},
        {{Method::get}, {"/healthz"}, shown, nullptr, {}, open_to_all},
        {{Method::get}, {"/v1/session"}, undocumented, nullptr, {}, open_to_all}};
    return all;
}

std::string nearest(std::string_view path, Method method = Method::get) {
    static const NearestPath paths(routes(), "svc");
    return paths.to(path, method, [](const Route&) { return true; });
}

constexpr std::string_view store = "650000000000000000000101";

TEST(NearestPath, MendsWordsAndSegments) {
    const std::string in_store = "/store/" + std::string(store) + '/';
    const std::string departments = "/v1/svc/store/{store}/departments";
    for (const std::string& path :
         {"/svc" + in_store + "departments", "/v1" + in_store + "departments",
          "/v2/svc" + in_store + "departments", "/v1/svc" + in_store + "departmens/",
          "/v1/svc" + in_store + "Departments", "/v1/svc/" + in_store + "departments",
          std::string("/v1/svc/store/departments"), "/v1/svc" + in_store + "departments/all"})
        EXPECT_EQ(nearest(path), departments) << path;
    EXPECT_EQ(nearest("/v1/svc" + in_store + "placedOrders"),
              "/v1/online-order/store/{store}/placedOrders");
    EXPECT_EQ(nearest("/v1/svc" + in_store + "activeChecks"),
              "/v1/sync/store/{store}/activeChecks");
    EXPECT_EQ(nearest("/health"), "/healthz");
}

TEST(NearestPath, PrefersTheMethod) {
    EXPECT_EQ(nearest("/v1/svc/departmnt", Method::post), "/v1/svc/department");
}

TEST(NearestPath, SuggestsNothingFarOffNorHidden) {
    for (const char* path : {"/", "/x", "/wp-login.php", "/v1/svc/xyz", "/v1", "/v1/sessions", ""})
        EXPECT_EQ(nearest(path), "") << path;
    EXPECT_EQ(nearest('/' + std::string(300, 'x')), "");
    std::string deep;
    for (int i = 0; i < 50; ++i) deep += "/v1";
    EXPECT_EQ(nearest(deep), "");
    const NearestPath paths(routes(), "svc");
    EXPECT_EQ(paths.to("/healt", Method::get, [](const Route&) { return false; }), "");
}

}  // namespace
}  // namespace api
