#include "api/cors.hpp"

#include <algorithm>

namespace api {
namespace {

constexpr const char* exposed =
    "Access-Control-Expose-Headers: X-Total-Count, X-Page, X-Page-Size, Link, ETag, Retry-After, "
    "Idempotency-Replayed, X-Request-Id, X-Sequence, X-Older-Before, X-Ignored-Parameters, "
    "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Content-Disposition\r\n";

bool contains(const std::vector<std::string>& origins, std::string_view origin) {
    return std::find(origins.begin(), origins.end(), origin) != origins.end();
}

}  // namespace

Cors::Cors(std::vector<std::string> origins)
    : origins_(std::move(origins)),
      is_open_(contains(origins_, "*")),
      fields_((is_open_ ? "Access-Control-Allow-Origin: *\r\n" : "Vary: Origin\r\n") +
              std::string(exposed)) {}

void Cors::add(const http::Request& request, http::Response& response) const {
    response.fields += fields_;
    if (is_open_) return;
    const auto origin = request.header("origin");
    if (contains(origins_, origin)) response.set("Access-Control-Allow-Origin", origin);
}

http::Response preflight(std::string_view methods) {
    http::Response response;
    response.content_type = {};
    response.set("Allow", methods);
    response.set("Access-Control-Allow-Methods", methods);
    response.set("Access-Control-Allow-Headers",
                 "apikey, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID");
    response.set("Access-Control-Max-Age", "86400");
    return response;
}

}  // namespace api
