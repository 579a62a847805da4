// Figures for Prometheus. One set of counters per operation and kind, made at the start.
#pragma once

#include "api/route.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace api {

// One number with a name of its own.
struct Figure {
    std::string_view name;  // "comanda_points_total"
    std::string_view help;  // a sentence
    bool is_counter = false;
    std::int64_t value = 0;
};

class Metrics {
public:
    explicit Metrics(const std::vector<Route>& routes);
    ~Metrics();

    // Any thread. `route` is null when no row was found.
    void count(const Route* route, int status, double seconds);

    // Figures that others keep, as they are now.
    struct Others {
        storage::WriteFigures writes;
        std::size_t held_bytes = 0;                          // for bodies and answers on their way
        std::function<std::vector<Figure>()> of_features{};  // asked when a text is made
    };
    // The exposition text, made anew at most once a second.
    std::shared_ptr<const std::string> text(std::int64_t now_ms, const Others& others);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace api
