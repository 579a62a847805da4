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

std::string_view reason_of(int status) {
    switch (status) {
        case 200: return "OK";
        case 201: return "Created";
        case 202: return "Accepted";
        case 204: return "No Content";
        case 301: return "Moved Permanently";
        case 302: return "Found";
        case 303: return "See Other";
        case 304: return "Not Modified";
        case 307: return "Temporary Redirect";
        case 308: return "Permanent Redirect";
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 406: return "Not Acceptable";
        case 408: return "Request Timeout";
        case 409: return "Conflict";
        case 410: return "Gone";
        case 412: return "Precondition Failed";
        case 413: return "Content Too Large";
        case 414: return "URI Too Long";
        case 415: return "Unsupported Media Type";
        case 417: return "Expectation Failed";
        case 422: return "Unprocessable Content";
        case 426: return "Upgrade Required";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 500: return "Internal Server Error";
        case 501: return "Not Implemented";
        case 503: return "Service Unavailable";
        case 505: return "HTTP Version Not Supported";
        default: return "Unknown";
    }
}

std::string_view Request::header(std::string_view name) const {
    for (const Header& field : headers)
        if (same_word(field.name, name)) return field.value;
    return {};
}

// A proxy on this machine that does not name its client looks like a local client.
bool Request::is_local() const {
    static constexpr std::string_view of_proxies[] = {"x-forwarded-for", "forwarded", "x-real-ip",
                                                      "via"};
    for (std::string_view name : of_proxies)
        if (header(name).data()) return false;
    return client_address.starts_with("127.") || client_address == "::1";
}

bool Request::has_body() const {
    const std::string_view length = header("content-length");
    return !body.empty() || header("transfer-encoding").data() ||
           length.find_first_not_of('0') != std::string_view::npos;
}

void Response::set(std::string_view name, std::string_view value) {
    if (fields.empty()) fields.reserve(fields_bytes);
    fields.append(name).append(": ");
    const std::size_t begin = fields.size();
    fields.append(value).append("\r\n");
    if (!has_control(value)) return;
    for (std::size_t i = begin; i < fields.size() - 2; ++i)
        if (is_control(fields[i])) fields[i] = ' ';
}

std::string_view Response::header(std::string_view name) const {
    for (std::string_view rest = fields; !rest.empty();) {
        const std::string_view line = cut(rest, '\n');
        if (line.starts_with(name) && line.substr(name.size()).starts_with(": "))
            return line.substr(name.size() + 2, line.size() - name.size() - 3);
    }
    return {};
}

}  // namespace http
