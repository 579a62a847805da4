#include "api/openapi_parameters.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace api {
namespace {

constexpr Parameter depth{"depth", in_query, any_text, "1", "How deep."};
constexpr Parameter other_depth{"depth", in_query, any_text, "1", "How far."};
constexpr Parameter file{"file", in_path, any_text, R"("a")", "Name of the file."};

http::Response answer_nothing(const Call&) { return {}; }
const Operation deep{.name = "a", .id = "a", .run = answer_nothing, .parameters = {&depth, &file}};
const Operation far{.name = "b", .id = "b", .run = answer_nothing, .parameters = {&other_depth}};

Route row(const Operation& operation, std::string path) {
    return {{http::Method::get}, {std::move(path)}, operation, nullptr, {}, open_to_all};
}

TEST(Parameters, AreThoseThatTheRowsUse) {
    const std::string shared = shared_parameters({row(deep, "svc/store/{store}/x/{file}")});
    for (const char* name : {"StoreInPath", "FileInPath", "DepthParameter"})
        EXPECT_NE(shared.find(name), std::string::npos) << shared;
    EXPECT_EQ(shared.find("PageParameter"), std::string::npos) << shared;
}

TEST(Parameters, OfAPathAreToldOnlyWhereThePathHasThem) {
    const Route route = row(deep, "svc/x");
    EXPECT_EQ(parameters_of(route, "/v1/svc/x").find("FileInPath"), std::string::npos);
}

TEST(Parameters, MeanTheSameInEveryRow) {
    EXPECT_THROW(shared_parameters({row(deep, "svc/x"), row(far, "svc/y")}), std::logic_error);
}

TEST(Parameters, OfAPathAreDescribed) {
    EXPECT_THROW(shared_parameters({row(far, "svc/{nobody}")}), std::logic_error);
}

}  // namespace
}  // namespace api
