#include "api/metrics.hpp"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

namespace api {
namespace {

constexpr std::array<double, 11> seconds_limits{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                                0.05,   0.1,   0.25,   1,     5};
constexpr std::int64_t text_ms = 1'000;

// The counters of one operation on one kind.
struct Figures {
    std::string labels;                                    // operation="list",kind="tax"
    std::array<std::atomic<std::uint64_t>, 6> by_class{};  // by first digit of the status
    std::array<std::atomic<std::uint64_t>, seconds_limits.size() + 1> by_seconds{};
    std::atomic<std::uint64_t> microseconds = 0;

    void append_requests(std::string& out) const {
        for (std::size_t i = 2; i < by_class.size(); ++i)
            fmt::format_to(std::back_inserter(out),
                           "comanda_requests_total{{{},status=\"{}xx\"}} {}\n", labels, i,
                           by_class[i].load(std::memory_order_relaxed));
    }

    void append_seconds(std::string& out) const {
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < by_seconds.size(); ++i) {
            count += by_seconds[i].load(std::memory_order_relaxed);
            const bool is_last = i == seconds_limits.size();
            fmt::format_to(std::back_inserter(out),
                           "comanda_request_seconds_bucket{{{},le=\"{}\"}} {}\n", labels,
                           is_last ? "+Inf" : fmt::to_string(seconds_limits[i]), count);
        }
        fmt::format_to(
            std::back_inserter(out),
            "comanda_request_seconds_sum{{{0}}} {1}\ncomanda_request_seconds_count{{{0}}} {2}\n",
            labels, static_cast<double>(microseconds.load(std::memory_order_relaxed)) / 1e6, count);
    }
};

void append_gauges(std::string& out, const Metrics::Others& others) {
    const auto& writes = others.writes;
    fmt::format_to(std::back_inserter(out),
                   "# HELP comanda_writer The write queue\n# TYPE comanda_writer gauge\n"
                   "comanda_writer{{figure=\"writes\"}} {}\n"
                   "comanda_writer{{figure=\"commits\"}} {}\n"
                   "comanda_writer{{figure=\"refused_busy\"}} {}\n"
                   "comanda_writer{{figure=\"waiting\"}} {}\n"
                   "# HELP comanda_held_bytes Bodies and answers in flight\n"
                   "# TYPE comanda_held_bytes gauge\n"
                   "comanda_held_bytes {}\n",
                   writes.writes, writes.commits, writes.refused_busy, writes.waiting,
                   others.held_bytes);
    if (!others.of_features) return;
    std::string_view told;
    for (const Figure& figure : others.of_features()) {
        if (figure.name != std::exchange(told, figure.name))
            fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n", figure.name,
                           figure.help, figure.is_counter ? "counter" : "gauge");
        const std::string labels = figure.labels.empty() ? "" : '{' + figure.labels + '}';
        fmt::format_to(std::back_inserter(out), "{}{} {}\n", figure.name, labels, figure.value);
    }
}

}  // namespace

struct Metrics::Impl {
    const Route* first;  // row of the table: a row's place is its distance from this
    std::map<std::string, std::unique_ptr<Figures>> by_labels;  // rows with equal labels share one
    std::vector<Figures*> by_route;  // by place in the table; the last is for requests of no row

    std::mutex text_mutex;
    std::int64_t text_made_ms = 0;
    std::shared_ptr<const std::string> made_text;

    explicit Impl(const std::vector<Route>& routes) : first(routes.data()) {
        for (const Route& route : routes) add(route.operation.name, label_of(route));
        add("none", {});
    }

    void add(std::string_view operation, std::string_view kind) {
        std::string labels = fmt::format("kind=\"{}\",operation=\"{}\"", kind, operation);
        auto& figures = by_labels[labels];
        if (!figures) figures = std::make_unique<Figures>();
        figures->labels = std::move(labels);
        by_route.push_back(figures.get());
    }

    std::string make_text(const Others& others) const {
        std::string out =
            "# HELP comanda_requests_total Requests answered\n"
            "# TYPE comanda_requests_total counter\n";
        for (const auto& [labels, figures] : by_labels) figures->append_requests(out);
        out +=
            "# HELP comanda_request_seconds Time to the answer\n"
            "# TYPE comanda_request_seconds histogram\n";
        for (const auto& [labels, figures] : by_labels) figures->append_seconds(out);
        append_gauges(out, others);
        return out;
    }
};

Metrics::Metrics(const std::vector<Route>& routes) : impl_(std::make_unique<Impl>(routes)) {}

Metrics::~Metrics() = default;

void Metrics::count(const Route* route, int status, double seconds) {
    Figures& figures = *(route ? impl_->by_route[static_cast<std::size_t>(route - impl_->first)]
                               : impl_->by_route.back());
    const auto status_class = static_cast<std::size_t>(status / 100);
    if (status_class >= 2 && status_class < figures.by_class.size())
        figures.by_class[status_class].fetch_add(1, std::memory_order_relaxed);
    std::size_t place = 0;
    while (place < seconds_limits.size() && seconds > seconds_limits[place]) ++place;
    figures.by_seconds[place].fetch_add(1, std::memory_order_relaxed);
    figures.microseconds.fetch_add(static_cast<std::uint64_t>(seconds * 1e6),
                                   std::memory_order_relaxed);
}

std::shared_ptr<const std::string> Metrics::text(std::int64_t now_ms, const Others& others) {
    const std::lock_guard lock(impl_->text_mutex);
    const std::int64_t age_ms = now_ms - impl_->text_made_ms;
    if (!impl_->made_text || age_ms < 0 || age_ms >= text_ms) {
        impl_->made_text = std::make_shared<const std::string>(impl_->make_text(others));
        impl_->text_made_ms = now_ms;
    }
    return impl_->made_text;
}

}  // namespace api
