// Figures for Prometheus. One set of counters per operation and kind, made at the start.
#pragma once

#include "api/route.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace api {

// One number with a name of its own, or with labels. Those of one name are adjacent.
struct Figure {
    std::string_view name;  // "comanda_points_total"
    std::string_view help;  // a sentence
    bool is_counter = false;
    std::int64_t value = 0;
    std::string labels{};  // `job="retention"`
};

class Metrics {
public:
    // `routes` must outlive it: count() takes pointers into this very vector.
    explicit Metrics(const std::vector<Route>& routes);
    ~Metrics();

    // Counts one answer. Any thread; takes no lock. `route` is null when no row was found.
    void count(const Route* route, int status, double seconds);

    // Current figures that others keep.
    struct Others {
        storage::WriteFigures writes;
        std::size_t held_bytes = 0;  // of request bodies, and of answers that are not sent yet
        std::function<std::vector<Figure>()> of_features{};  // called when a text is made
    };
    // The text in Prometheus' format. One that is less than a second old is reused, whatever is in
    // `others`. Any thread.
    std::shared_ptr<const std::string> text(std::int64_t now_ms, const Others& others);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace api
