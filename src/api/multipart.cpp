// Grammar read: [preamble CRLF] 1*( "--" boundary CRLF headers CRLF CRLF bytes CRLF )
//               "--" boundary "--" anything
#include "api/multipart.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"

#include <optional>
#include <string>

namespace api {
namespace {

constexpr std::size_t boundary_max = 70;

[[noreturn]] void refuse(const char* why) {
    throw base::Refusal::bad_request("malformed_multipart", why);
}

// The value of `name=` in a header, without quotes; null when there is none.
std::string_view parameter(std::string_view header, std::string_view name) {
    const std::string lower = base::lower_ascii(header);
    const std::string wanted = std::string(name) + '=';
    for (auto at = lower.find(wanted); at != lower.npos; at = lower.find(wanted, at + 1)) {
        const bool is_whole = at > 0 && (lower[at - 1] == ';' || lower[at - 1] == ' ');
        if (!is_whole) continue;
        std::string_view value = header.substr(at + wanted.size());
        if (value.starts_with('"')) {
            value.remove_prefix(1);
            return value.substr(0, value.find('"'));
        }
        return value.substr(0, value.find_first_of("; \r\n"));
    }
    return {};
}

// Removes the part of `text` before the first `mark`, and the mark, and returns that part.
std::optional<std::string_view> take_until(std::string_view& text, std::string_view mark) {
    const auto at = text.find(mark);
    if (at == text.npos) return {};
    const std::string_view before = text.substr(0, at);
    text.remove_prefix(at + mark.size());
    return before;
}

bool is_file(std::string_view headers) {
    while (!headers.empty()) {
        const std::string_view line = headers.substr(0, headers.find("\r\n"));
        headers.remove_prefix(std::min(line.size() + 2, headers.size()));
        const bool is_disposition =
            base::lower_ascii(line.substr(0, line.find(':'))) == "content-disposition";
        if (is_disposition && parameter(line, "filename").data()) return true;
    }
    return false;
}

}  // namespace

bool is_multipart(std::string_view content_type) {
    return base::same_ignoring_case(base::trimmed(content_type.substr(0, content_type.find(';'))),
                                    "multipart/form-data");
}

std::string_view only_file(std::string_view content_type, std::string_view body) {
    const std::string_view boundary = parameter(content_type, "boundary");
    if (boundary.empty() || boundary.size() > boundary_max) refuse("the boundary is missing");
    const std::string mark = "--" + std::string(boundary);
    const std::string delimiter = "\r\n" + mark;
    if (body.starts_with(mark))
        body.remove_prefix(mark.size());
    else if (!take_until(body, delimiter))
        refuse("the first part is missing");
    std::optional<std::string_view> file;
    while (!body.starts_with("--")) {
        if (!take_until(body, "\r\n")) refuse("a part is cut off");
        const bool has_headers = !body.starts_with("\r\n");
        const auto headers = take_until(body, has_headers ? "\r\n\r\n" : "\r\n");
        const auto bytes = headers ? take_until(body, delimiter) : std::nullopt;
        if (!bytes) refuse("a part is cut off");
        if (!is_file(*headers)) continue;
        if (file) refuse("only one file may be sent");
        file = *bytes;
    }
    if (!file) refuse("there is no file in the form");
    return *file;
}

}  // namespace api
