#include "features/team/people/browsers.hpp"

namespace features::people {
namespace {

struct Sign {
    std::string_view part, name;
};

// The first match counts: most browsers also use the names of others.
constexpr Sign browsers[] = {
    {"Edg", "Edge"},         {"OPR/", "Opera"},     {"SamsungBrowser", "Samsung Internet"},
    {"Firefox/", "Firefox"}, {"FxiOS/", "Firefox"}, {"CriOS/", "Chrome"},
    {"Chrome/", "Chrome"},   {"Safari/", "Safari"}, {"curl/", "curl"}};
constexpr Sign systems[] = {{"iPhone", "iPhone"},   {"iPad", "iPad"},       {"Android", "Android"},
                            {"CrOS", "ChromeOS"},   {"Windows", "Windows"}, {"Mac OS X", "macOS"},
                            {"Macintosh", "macOS"}, {"Linux", "Linux"}};

template <std::size_t Count>
std::string_view first_of(const Sign (&signs)[Count], std::string_view text) {
    for (const auto& [part, name] : signs)
        if (text.find(part) != std::string_view::npos) return name;
    return {};
}

}  // namespace

std::string browser_of(std::string_view user_agent) {
    const std::string_view browser = first_of(browsers, user_agent);
    const std::string_view system = first_of(systems, user_agent);
    if (browser.empty()) return std::string(system);
    if (system.empty()) return std::string(browser);
    return std::string(browser) + " on " + std::string(system);
}

}  // namespace features::people
