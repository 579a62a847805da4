// A request that ends early. Thrown by any layer, turned into the one error body in api/guard.cpp.
#pragma once

#include "base/problem.hpp"

#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace base {

class Refusal : public std::exception {
public:
    int status;
    std::string code;     // machine-readable: "validation_failed"
    std::string message;  // the sentence for `message` and `error`
    std::string detail;   // empty: made from the problems, else the message
    Problems problems;
    // Further top-level members of the body, as raw JSON, and further headers.
    std::vector<std::pair<std::string, std::string>> members{}, headers{};

    Refusal(int status, std::string code, std::string message, std::string detail = {},
            Problems problems = {});
    const char* what() const noexcept override { return message.c_str(); }

    Refusal&& with(std::string_view member, std::string raw_json) &&;
    Refusal&& with_text(std::string_view member, std::string_view text) &&;
    Refusal&& with_header(std::string_view name, std::string value) &&;

    static Refusal invalid(Problems problems);
    static Refusal invalid(std::string path, std::string message);
    static Refusal bad_request(std::string code, std::string detail);
    static Refusal unauthorized(std::string detail);
    static Refusal forbidden(std::string detail);
    static Refusal not_found(std::string_view what);  // "department" -> "department not found"
    static Refusal conflict(std::string code, std::string sentence);
    static Refusal unavailable(std::string code, std::string detail, int retry_after_s);
};

}  // namespace base
