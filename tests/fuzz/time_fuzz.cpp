// Instants: what is read is written in one form, and that form is read back to the same instant.
#include "base/time_text.hpp"
#include "fuzz/fuzz.hpp"

#include <cstring>

namespace {

using fuzz::require;

void check_instant(std::int64_t ms) {
    const std::string text = base::iso_time(ms);
    require(text.size() == 24 && text.back() == 'Z', "an instant has 24 characters");
    const auto again = base::parse_iso_time(text);
    require(again.has_value(), "what is written is read");
    require(base::iso_time(*again) == text, "an instant has one form");
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    if (const auto ms = base::parse_iso_time(input)) {
        check_instant(*ms);
        require(base::parse_iso_time(base::iso_time(*ms)) == ms, "an instant survives its text");
    }
    std::int64_t number = 0;
    if (input.size() != sizeof number) return;
    std::memcpy(&number, input.data(), sizeof number);
    check_instant(number);
}
