#include "api/cors.hpp"

#include <algorithm>

namespace api {

void add_cors(const base::Settings& settings, const http::Request& request,
              http::Response& response) {
    const auto& origins = settings.cors_origins;
    const auto origin = request.header("origin");
    if (std::find(origins.begin(), origins.end(), "*") != origins.end()) {
        response.set("Access-Control-Allow-Origin", "*");
    } else {
        response.set("Vary", "Origin");
        if (std::find(origins.begin(), origins.end(), origin) != origins.end())
            response.set("Access-Control-Allow-Origin", origin);
    }
    response.fields +=
        "Access-Control-Expose-Headers: X-Total-Count, X-Page, X-Page-Size, Link, ETag, "
        "Retry-After, Idempotency-Replayed, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, "
        "RateLimit-Reset\r\n";
}

http::Response preflight() {
    http::Response response;
    response.content_type = {};
    response.set("Allow", "GET, HEAD, POST, PUT, OPTIONS");
    response.set("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, OPTIONS");
    response.set("Access-Control-Allow-Headers",
                 "apikey, Content-Type, Idempotency-Key, If-Match, If-None-Match");
    response.set("Access-Control-Max-Age", "86400");
    return response;
}

}  // namespace api
