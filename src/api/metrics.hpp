// Figures for Prometheus. One set of counters per row of the interface, made at the start.
#pragma once

#include "api/route.hpp"

#include <memory>
#include <string>
#include <vector>

namespace api {

class Metrics {
public:
    explicit Metrics(const std::vector<Route>& routes);
    ~Metrics();

    // Any thread. `route` is null when no row was found.
    void count(const Route* route, int status, double seconds);

    // The exposition text, with the writer's figures of now.
    std::string text(const storage::WriteFigures& writes) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace api
