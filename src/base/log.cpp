#include "base/log.hpp"

#include "base/card_numbers.hpp"
#include "base/time_text.hpp"
#include "base/utf8.hpp"
#include "base/world.hpp"

#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <array>
#include <atomic>
#include <memory>
#include <stdexcept>

namespace base::log {
namespace {

constexpr std::array<std::string_view, 5> level_names{"debug", "info", "warning", "error", "off"};

std::atomic<Level> lowest{Level::info};

// The sink takes a finished line and holds its lock while it writes it, so that lines never mix.
spdlog::logger& sink() {
    static spdlog::logger logger = [] {
        spdlog::logger made("comanda", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made.set_formatter(std::make_unique<spdlog::pattern_formatter>("%v"));
        made.set_level(spdlog::level::trace);
        return made;
    }();
    return logger;
}

// Only strings are masked: a number stays one, however long.
std::string without_cards(std::string_view line) {
    std::string out;
    std::size_t part_start = 0;
    bool is_string = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '\\') {  // and what it escapes
            ++at;
            continue;
        }
        if (line[at] != '"') continue;
        const std::string_view part = line.substr(part_start, at + 1 - part_start);
        out += is_string ? without_card_numbers(part) : std::string(part);
        part_start = at + 1;
        is_string = !is_string;
    }
    return out += line.substr(part_start);
}

}  // namespace

void start(std::string_view level_name) {
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (level_names[i] == level_name) {
            lowest.store(static_cast<Level>(i), std::memory_order_relaxed);
            return;
        }
    throw std::runtime_error("log level \"" + std::string(level_name) +
                             "\" is not one of debug, info, warning, error, off");
}

bool is_on(Level level) {
    return level != Level::off && level >= lowest.load(std::memory_order_relaxed);
}

void write(Level level, std::string_view event, JsonObject members) {
    if (!is_on(level)) return;
    std::string line = JsonObject()
                           .text("time", iso_time(system_clock().now_ms()))
                           .text("level", level_names[static_cast<std::size_t>(level)])
                           .text("event", event)
                           .done();
    std::string further = members.done();
    if (further.size() > 2) {
        line.back() = ',';
        line.append(further, 1);
    }
    line = without_cards(valid_utf8(std::move(line)));  // a path or a header may hold anything
    sink().log(spdlog::level::info, spdlog::string_view_t(line.data(), line.size()));
}

void flush() { sink().flush(); }

}  // namespace base::log
