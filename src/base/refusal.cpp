#include "base/refusal.hpp"

#include "base/json_text.hpp"

namespace base {

Refusal::Refusal(int its_status, std::string its_code, std::string its_message,
                 std::string its_detail, Problems its_problems)
    : status(its_status),
      code(std::move(its_code)),
      message(std::move(its_message)),
      detail(std::move(its_detail)),
      problems(std::move(its_problems)) {}

Refusal&& Refusal::with(std::string_view member, std::string raw_json) && {
    members.emplace_back(member, std::move(raw_json));
    return std::move(*this);
}

Refusal&& Refusal::with_text(std::string_view member, std::string_view text) && {
    return std::move(*this).with(member, json_string(text));
}

Refusal&& Refusal::with_header(std::string_view name, std::string value) && {
    headers.emplace_back(name, std::move(value));
    return std::move(*this);
}

Refusal Refusal::invalid(Problems problems) {
    return {400, "validation_failed", "Validation Error(s)", {}, std::move(problems)};
}

Refusal Refusal::invalid(std::string path, std::string message) {
    return invalid({{std::move(path), std::move(message)}});
}

Refusal Refusal::bad_request(std::string code, std::string detail) {
    return {400, std::move(code), std::move(detail)};
}

Refusal Refusal::unauthorized(std::string detail) {
    return {401, "unauthorized", std::move(detail)};
}

Refusal Refusal::forbidden(std::string detail) { return {403, "forbidden", std::move(detail)}; }

Refusal Refusal::not_found(std::string_view what) {
    return {404, "not_found", std::string(what) + " not found"};
}

Refusal Refusal::conflict(std::string code, std::string sentence) {
    return {409, std::move(code), std::move(sentence)};
}

Refusal Refusal::unavailable(std::string code, std::string detail, int retry_after_s) {
    return Refusal(503, std::move(code), std::move(detail))
        .with_header("Retry-After", std::to_string(retry_after_s));
}

}  // namespace base
