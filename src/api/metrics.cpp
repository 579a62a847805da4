#include "api/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <array>
#include <vector>

namespace api {
namespace {

const prometheus::Histogram::BucketBoundaries seconds_buckets{
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5};

std::string kind_name(const Route* route) {
    return route && route->kind ? std::string(route->kind->name) : "";
}

}  // namespace

struct Metrics::Impl {
    struct Figures {
        std::array<prometheus::Counter*, 6>
            by_class{};  // 1xx is never counted; 0 stands for others
        prometheus::Histogram* seconds = nullptr;
    };

    prometheus::Registry registry;
    prometheus::Family<prometheus::Counter>& requests = prometheus::BuildCounter()
                                                            .Name("comanda_requests_total")
                                                            .Help("Requests answered")
                                                            .Register(registry);
    prometheus::Family<prometheus::Histogram>& durations = prometheus::BuildHistogram()
                                                               .Name("comanda_request_seconds")
                                                               .Help("Time to the answer")
                                                               .Register(registry);
    prometheus::Family<prometheus::Gauge>& gauges =
        prometheus::BuildGauge().Name("comanda_writer").Help("The write queue").Register(registry);
    const Route* first;            // of the table
    std::vector<Figures> figures;  // in the order of the table; the last is for no route

    explicit Impl(const std::vector<Route>& routes) : first(routes.data()) {
        for (const Route& route : routes) add(&route, std::string(route.operation.name));
        add(nullptr, "none");
    }

    const Figures& of(const Route* route) const {
        return route ? figures[static_cast<std::size_t>(route - first)] : figures.back();
    }

    void add(const Route* route, const std::string& operation) {
        const prometheus::Labels labels{{"operation", operation}, {"kind", kind_name(route)}};
        Figures& added = figures.emplace_back();
        for (std::size_t i = 2; i < added.by_class.size(); ++i) {
            auto with_status = labels;
            with_status["status"] = std::to_string(i) + "xx";
            added.by_class[i] = &requests.Add(with_status);
        }
        added.seconds = &durations.Add(labels, seconds_buckets);
    }
};

Metrics::Metrics(const std::vector<Route>& routes) : impl_(std::make_unique<Impl>(routes)) {}

Metrics::~Metrics() = default;

void Metrics::count(const Route* route, int status, double seconds) {
    const auto& figures = impl_->of(route);
    const auto status_class = static_cast<std::size_t>(status / 100);
    if (status_class >= 2 && status_class < figures.by_class.size())
        figures.by_class[status_class]->Increment();
    figures.seconds->Observe(seconds);
}

std::string Metrics::text(const storage::WriteFigures& writes) const {
    auto show = [&](const char* figure, double value) {
        impl_->gauges.Add({{"figure", figure}}).Set(value);
    };
    show("writes", static_cast<double>(writes.writes));
    show("commits", static_cast<double>(writes.commits));
    show("refused_busy", static_cast<double>(writes.refused_busy));
    show("waiting", static_cast<double>(writes.waiting));
    return prometheus::TextSerializer().Serialize(impl_->registry.Collect());
}

}  // namespace api
