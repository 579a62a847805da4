#include "api/metrics.hpp"
#include "app/routes.hpp"

#include <gtest/gtest.h>

namespace app {
namespace {

using namespace api;

const Route& health() {
    for (const Route& route : routes())
        if (route.operation.name == "health") return route;
    throw std::logic_error("no row for health");
}

bool has_line(const std::string& text, const std::string& line) {
    return text.find("\n" + line + "\n") != std::string::npos;
}

TEST(Metrics, CountsByOperationStatusAndTime) {
    Metrics metrics(routes());
    metrics.count(&health(), 200, 0.003);
    metrics.count(&health(), 200, 7);
    metrics.count(&health(), 503, 0.0001);
    metrics.count(nullptr, 404, 0.0001);
    const auto text = *metrics.text(1'000'000, {.writes = {.writes = 4}, .held_bytes = 5});
    const std::string labels = R"(kind="",operation="health")";
    EXPECT_TRUE(has_line(text, "comanda_requests_total{" + labels + ",status=\"2xx\"} 2"));
    EXPECT_TRUE(has_line(text, "comanda_requests_total{" + labels + ",status=\"5xx\"} 1"));
    EXPECT_TRUE(
        has_line(text, R"(comanda_requests_total{kind="",operation="none",status="4xx"} 1)"));
    const std::string bucket = "comanda_request_seconds_bucket{" + labels;
    EXPECT_TRUE(has_line(text, bucket + R"(,le="0.0005"} 1)"));
    EXPECT_TRUE(has_line(text, bucket + R"(,le="0.005"} 2)"));
    EXPECT_TRUE(has_line(text, bucket + R"(,le="5"} 2)")) << text;
    EXPECT_TRUE(has_line(text, bucket + R"(,le="+Inf"} 3)"));
    EXPECT_TRUE(has_line(text, "comanda_request_seconds_count{" + labels + "} 3"));
    EXPECT_TRUE(has_line(text, "comanda_request_seconds_sum{" + labels + "} 7.0031"));
    EXPECT_TRUE(has_line(text, R"(comanda_writer{figure="writes"} 4)"));
    EXPECT_TRUE(has_line(text, "comanda_held_bytes 5"));
}

TEST(Metrics, HasTheFiguresOfFeatures) {
    Metrics metrics(routes());
    const auto figures = [] {
        return std::vector<Figure>{
            {.name = "comanda_points_total",
             .help = "Points given",
             .is_counter = true,
             .value = 7},
            {.name = "comanda_holds", .help = "Open holds", .value = -1},
            {.name = "comanda_late", .help = "Late", .value = 3, .labels = R"(job="a")"},
            {.name = "comanda_late", .help = "Late", .value = 4, .labels = R"(job="b")"}};
    };
    const std::string text = *metrics.text(1'000'000, {.writes = {}, .of_features = figures});
    EXPECT_TRUE(has_line(text, "# TYPE comanda_points_total counter"));
    EXPECT_TRUE(has_line(text, "comanda_points_total 7"));
    EXPECT_TRUE(has_line(text, "# TYPE comanda_holds gauge"));
    EXPECT_TRUE(has_line(text, "comanda_holds -1"));
    EXPECT_TRUE(
        text.ends_with("\n# HELP comanda_late Late\n# TYPE comanda_late gauge\n"
                       "comanda_late{job=\"a\"} 3\ncomanda_late{job=\"b\"} 4\n"))
        << text;
}

TEST(Metrics, TheTextIsMadeOnceASecondAndShared) {
    Metrics metrics(routes());
    const auto first = metrics.text(1'000'000, {});
    metrics.count(&health(), 200, 0.003);
    EXPECT_EQ(metrics.text(1'000'999, {}), first);
    const auto second = metrics.text(1'001'000, {});
    EXPECT_NE(*second, *first);
    EXPECT_NE(metrics.text(5'000, {}), second);  // the clock was set back
}

}  // namespace
}  // namespace app
