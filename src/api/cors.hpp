// Cross-origin rules: browsers of other origins may call with a key, never with cookies.
#pragma once

#include "http/message.hpp"

#include <string>
#include <vector>

namespace api {

// The headers of every answer, failures too.
class Cors {
public:
    explicit Cors(std::vector<std::string> origins);  // "*": any
    void add(const http::Request& request, http::Response& response) const;

private:
    const std::vector<std::string> origins_;
    const bool is_open_;
    const std::string fields_;  // what they are whoever asks
};

// The answer to OPTIONS, which needs no key: "GET, HEAD, OPTIONS" for a path that knows these.
inline constexpr std::string_view any_method = "GET, HEAD, POST, PUT, OPTIONS";
http::Response preflight(std::string_view methods);

}  // namespace api
