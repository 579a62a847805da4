// The exception that ends a request with an error answer. Any layer may throw it; api/guard.cpp
// makes the body of the answer from it.
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
    std::string detail;   // empty: made from the problems, or the message when there are none
    Problems problems;
    // Further members of the body's object, name and JSON text, and further headers of the answer.
    std::vector<std::pair<std::string, std::string>> members{}, headers{};

    Refusal(int status, std::string code, std::string message, std::string detail = {},
            Problems problems = {});
    const char* what() const noexcept override { return message.c_str(); }

    // Add a member or a header to a refusal that is about to be thrown:
    // throw Refusal::conflict(...).with_text("id", id);
    Refusal&& with(std::string_view member, std::string raw_json) &&;
    Refusal&& with_text(std::string_view member, std::string_view text) &&;
    Refusal&& with_header(std::string_view name, std::string value) &&;

    static Refusal invalid(Problems problems);  // 400 "validation_failed", with the problems
    static Refusal invalid(std::string path, std::string message);
    static Refusal bad_request(std::string code, std::string detail);  // 400 with another code
    static Refusal unauthorized(std::string detail);                   // 401
    static Refusal forbidden(std::string detail);                      // 403
    static Refusal not_found(std::string_view what);  // 404; "department" -> "department not found"
    static Refusal conflict(std::string code, std::string sentence);  // 409
    // 503, with the header Retry-After.
    static Refusal unavailable(std::string code, std::string detail, int retry_after_s);
};

}  // namespace base
