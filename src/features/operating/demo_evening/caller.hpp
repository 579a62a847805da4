// Somebody who uses the API, in this process: whatever the demo's evening does is a request like
// those of any other client.
#pragma once

#include "http/message.hpp"
#include "schema/json_tree.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace features::demo_evening {

// Answers a request with its whole body. Not on an I/O thread.
using Door = std::function<http::Response(const http::Request& request)>;

struct Told {
    int status = 0;
    schema::Tree body{};

    bool is_done() const { return status == 200; }
};

class Caller {
public:
    Caller(Door door, std::string segment, std::string_view key)
        : door_(std::move(door)), segment_(std::move(segment)), key_(key) {}

    // A path begins with `svc/`, as in the table of routes, or with `/`. An answer that is neither
    // 200 nor a refusal for good reasons is logged.
    Told get(std::string_view path) const { return call(http::Method::get, path, {}); }
    Told post(std::string_view path, std::string_view body) const {
        return call(http::Method::post, path, body);
    }
    Told put(std::string_view path, std::string_view body) const {
        return call(http::Method::put, path, body);
    }

private:
    Told call(http::Method method, std::string_view path, std::string_view body) const;

    const Door door_;
    const std::string segment_;
    const std::string key_;
};

}  // namespace features::demo_evening
