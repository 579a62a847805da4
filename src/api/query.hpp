// The query string of a request.
#pragma once

#include "base/problem.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace api {

// The parameters of a query string, decoded. `+` and `%20` are blanks. A parameter with an empty
// value counts as absent; one without `=` or without a name is ignored; of a name given twice the
// first counts.
class Query {
public:
    Query() = default;
    // `encoded`: what follows the `?`. Throws base::Refusal (400) for a broken escape or bad UTF-8.
    explicit Query(std::string_view encoded);

    // The value, or nothing when absent or empty. Names match in any case. The view lives as long
    // as the query.
    std::optional<std::string_view> get(std::string_view name) const;
    // All of them, in their order.
    const std::vector<std::pair<std::string, std::string>>& all() const { return parameters_; }
    // Removes the parameters with names that are not `is_known`. Returns the names of those that
    // had a value, each once.
    std::vector<std::string> forget_others(
        const std::function<bool(std::string_view name)>& is_known);

    struct Bounds {
        std::int64_t min, max;
    };
    // A whole number within the bounds, both included, or nothing when absent. Anything else is
    // added to the problems, here and below, and gives nothing.
    std::optional<std::int64_t> number(std::string_view name, Bounds bounds,
                                       base::Problems& problems) const;

    // Whether it is `true`, in any case; `false` when absent.
    bool flag(std::string_view name, base::Problems& problems) const;

    // An id, in lower case.
    std::optional<std::string> id(std::string_view name, base::Problems& problems) const;

    // The parameter `status`: true (also when absent) for the active records, false for the
    // inactive ones, nothing for both ("all").
    std::optional<bool> status(base::Problems& problems) const;

private:
    std::vector<std::pair<std::string, std::string>> parameters_;
};

// Decodes %XX, and `+` where asked; nothing for a broken escape or bytes that are not UTF-8.
std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_blank);
// Writes %XX for every byte except ASCII letters and digits and `-._~`.
std::string percent_encoded(std::string_view text);

}  // namespace api
