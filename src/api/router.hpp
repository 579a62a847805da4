// From a path to its route.
#pragma once

#include "api/nearest_path.hpp"
#include "api/route.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace api {

// Immutable; any thread.
class Router {
public:
    // `segment` is the product-specific part of every interface path, matched in any case. `routes`
    // must outlive the router and its matches.
    Router(const std::vector<Route>& routes, std::string_view segment);
    ~Router();

    struct Match {
        const Route* route = nullptr;    // null: no such path, or not with this method
        const Route* at_path = nullptr;  // some route of this path; null: no such path
        PathParts parts;                 // decoded; only with a route
        std::string allowed;  // without a route: "GET, HEAD, OPTIONS", or "" for no such path
    };

    // HEAD finds the row of GET. One slash at the end of a path under /v1/, and of /docs/, is
    // accepted; every other path has exactly one spelling, so that a proxy's rule for it is
    // complete. A word of a path wins over a captured segment. Never throws a refusal: a broken
    // escape in a captured segment means no such path.
    Match find(http::Method method, std::string_view encoded_path) const;

    const NearestPath& nearest() const { return nearest_; }

    // All spellings of one path of a row, as the API document shows them:
    // "/v1/svc/department/{id}".
    static std::vector<std::string> spelled_out(std::string_view path, std::string_view segment);
    // Of "/v1/svc/department/{id}": "id".
    static std::vector<std::string_view> captured_names(std::string_view path);

private:
    struct Node;
    struct Row;
    std::unique_ptr<Node> root_;
    std::string segment_;
    NearestPath nearest_;
};

}  // namespace api
