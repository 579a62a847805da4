#include "cli/descriptors.hpp"

#include "base/json_text.hpp"
#include "base/log.hpp"
#include "cli/failure.hpp"
#include "http/server.hpp"

#include <sys/resource.h>

#include <algorithm>

namespace cli {

namespace {

constexpr std::int64_t connections_min = 16;
// Descriptors that an I/O thread needs: for its event loop, listener and database connection.
constexpr std::int64_t for_a_thread = 8;
constexpr std::int64_t for_the_rest = 64;  // the writer, workers, backups, files of commands

std::int64_t raised_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    const rlimit wanted{limit.rlim_max, limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &wanted) == 0) limit = wanted;
    return static_cast<std::int64_t>(std::min<rlim_t>(limit.rlim_cur, 1 << 30));
}

}  // namespace

int fit_connections(const base::Settings& settings, int io_threads) {
    const std::int64_t limit = raised_limit();
    const std::int64_t reserve = http::private_connections_max + http::service_connections_max +
                                 http::refused_connections_max + for_a_thread * io_threads +
                                 settings.write_connections + for_the_rest;
    if (limit < reserve + connections_min)
        throw Failure(Exit::refused, "few_descriptors",
                      "only " + std::to_string(limit) + " open files are allowed, but " +
                          std::to_string(reserve + connections_min) +
                          " are needed. Raise the hard limit (ulimit -Hn, LimitNOFILE=).");
    const std::int64_t fitting = std::min<std::int64_t>(settings.connections_max, limit - reserve);
    // The default adapts to any machine; only a limit that the operator chose is worth a warning.
    const bool is_chosen = settings.connections_max != base::Settings{}.connections_max;
    using base::log::Level;
    base::log::write(
        is_chosen && fitting < settings.connections_max ? Level::warning : Level::debug,
        "descriptors",
        base::JsonObject()
            .number("limit", limit)
            .number("reserve", reserve)
            .number("connectionsMax", fitting)
            .number("connectionsWanted", settings.connections_max));
    return static_cast<int>(fitting);
}

}  // namespace cli
