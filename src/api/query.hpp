// The query string of a request.
#pragma once

#include "base/problem.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace api {

// `+` and `%20` are blanks; an empty parameter counts as absent, a token without `=` and a value
// without a name are ignored, of a name given twice the first counts. Throws base::Refusal (400) on
// a broken escape or bad UTF-8.
class Query {
public:
    Query() = default;
    explicit Query(std::string_view encoded);

    // The value, or nothing when absent or empty. Names are compared exactly.
    std::optional<std::string_view> get(std::string_view name) const;

    struct Bounds {
        std::int64_t min, max;
    };
    // A whole number within the bounds, or nothing when absent; anything else is a problem.
    std::optional<std::int64_t> number(std::string_view name, Bounds bounds,
                                       base::Problems& problems) const;

    // An id in lower case, or nothing when absent; anything else is a problem.
    std::optional<std::string> id(std::string_view name, base::Problems& problems) const;

    // What `status` asks for: active (also when it is absent) or not, nothing for both.
    std::optional<bool> status(base::Problems& problems) const;

private:
    std::vector<std::pair<std::string, std::string>> parameters_;
};

// Decodes %XX (and `+` where asked); nothing on a broken escape or bytes that are no UTF-8.
std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_blank);

}  // namespace api
