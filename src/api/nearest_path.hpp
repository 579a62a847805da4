// Suggests the path that somebody probably meant: a word is misspelt, or a segment is missing,
// superfluous or wrong, such as `svc` where `online-order` belongs.
#pragma once

#include "api/route.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace api {

// Immutable; any thread.
class NearestPath {
public:
    // Knows the paths that the API document shows. `routes` must outlive it.
    NearestPath(const std::vector<Route>& routes, std::string_view segment);

    // "/v1/svc/department/{id}"; "" when no path of a route that `is_shown` is near. Among equally
    // near paths it prefers one with this method.
    std::string to(std::string_view path, http::Method method,
                   const std::function<bool(const Route&)>& is_shown) const;

private:
    static constexpr std::size_t capture = ~std::size_t{0};
    struct Way {
        const Route* route;
        std::string path;
        std::vector<std::size_t> parts;  // places in words_, or `capture`
    };
    class Asked;

    std::size_t place_of(std::string_view word);

    std::vector<std::string> words_{};
    std::vector<Way> ways_{};
};

}  // namespace api
