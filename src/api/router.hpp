// From a path to its route.
#pragma once

#include "api/route.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace api {

class Router {
public:
    // `segment` is the product-specific part of every interface path, matched in any case.
    Router(const std::vector<Route>& routes, std::string_view segment);
    ~Router();

    struct Match {
        const Route* route = nullptr;    // null: no such path, or not with this method
        const Route* at_path = nullptr;  // one of the path, whatever its method
        PathParts parts;                 // decoded
        std::string allowed;  // without a route: "GET, HEAD, OPTIONS", or "" for no such path
    };

    // HEAD is answered by GET's row; one slash at the end of an interface path is tolerated. What
    // else there is has one spelling, as a proxy's rule for it has.
    Match find(http::Method method, std::string_view encoded_path) const;

    // A row's paths as the API document shows them: "/v1/svc/department/{id}", spellings apart.
    static std::vector<std::string> spelled_out(std::string_view path, std::string_view segment);

private:
    struct Node;
    struct Row;
    std::unique_ptr<Node> root_;
    std::string segment_;
};

}  // namespace api
