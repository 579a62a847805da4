// Cross-origin rules: pages of other origins may call with a key, never with cookies.
#pragma once

#include "http/message.hpp"

#include <string>
#include <vector>

namespace api {

// The cross-origin headers of every answer, failures included. Any thread.
class Cors {
public:
    // The origins that may read answers, spelled as browsers send them ("https://shop.example");
    // "*" among them admits every origin.
    explicit Cors(std::vector<std::string> origins);
    void add(const http::Request& request, http::Response& response) const;

private:
    const std::vector<std::string> origins_;
    const bool is_open_;
    const std::string fields_;  // the headers that are the same for every request
};

inline constexpr std::string_view any_method = "GET, HEAD, POST, PUT, OPTIONS";
// The answer to OPTIONS, which needs no key. `methods` are those of the path ("GET, HEAD,
// OPTIONS"), or any_method where there is no such path, so that a browser can read the 404.
http::Response preflight(std::string_view methods);

}  // namespace api
