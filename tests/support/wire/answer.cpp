// Looking headers up.
#include "support/wire/answer.hpp"

#include <algorithm>
#include <cctype>

namespace wire {

bool same_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
        return std::tolower(x) == std::tolower(y);
    });
}

const std::string* Answer::header(std::string_view name) const {
    for (const auto& [key, value] : headers)
        if (same_ignoring_case(key, name)) return &value;
    return nullptr;
}

}  // namespace wire
