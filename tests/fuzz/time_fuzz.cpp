// Instants: what is read is written in one form, and that form is read back to the same instant.
#include "base/time_text.hpp"
#include "fuzz/fuzz.hpp"

#include <cstring>
#include <ctime>
#include <string>

namespace {

using fuzz::require;

void check_instant(std::int64_t ms) {
    const std::string text = base::iso_time(ms);
    require(text.size() == 24 && text.back() == 'Z', "an instant has 24 characters");
    const auto again = base::parse_iso_time(text);
    require(again.has_value(), "what is written is read");
    require(base::iso_time(*again) == text, "an instant has one form");
}

// What the C library makes of the same text.
std::int64_t read_by_another(std::string_view text) {
    const std::string copy(text);
    std::tm parts{};
    const char* rest = strptime(copy.c_str(), "%Y-%m-%dT%H:%M:%S", &parts);
    require(rest != nullptr, "another reader reads it too");
    std::string digits;
    if (*rest == '.')
        for (++rest; *rest >= '0' && *rest <= '9'; ++rest) digits += *rest;
    digits.resize(3, '0');
    require(strptime(rest, "%z", &parts) != nullptr, "another reader finds the offset");
    const long offset_s = parts.tm_gmtoff;
    return (timegm(&parts) - offset_s) * 1000 + std::stoi(digits);
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    if (const auto ms = base::parse_iso_time(input)) {
        check_instant(*ms);
        require(read_by_another(input) == *ms, "an instant is what the text says");
        require(base::parse_iso_time(base::iso_time(*ms)) == ms, "an instant survives its text");
    }
    std::int64_t number = 0;
    if (input.size() != sizeof number) return;
    std::memcpy(&number, input.data(), sizeof number);
    check_instant(number);
}
