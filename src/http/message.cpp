#include "http/message.hpp"

#include "http/grammar.hpp"

namespace http {

std::string_view name_of(Method method) {
    switch (method) {
        case Method::get: return "GET";
        case Method::head: return "HEAD";
        case Method::post: return "POST";
        case Method::put: return "PUT";
        case Method::patch: return "PATCH";
        case Method::del: return "DELETE";
        case Method::options: return "OPTIONS";
        case Method::other: break;
    }
    return {};
}

std::string_view Request::header(std::string_view name) const {
    for (const Header& field : headers)
        if (same_word(field.name, name)) return field.value;
    return {};
}

std::string_view Response::header(std::string_view name) const {
    for (const auto& [its_name, value] : headers)
        if (its_name == name) return value;
    return {};
}

}  // namespace http
