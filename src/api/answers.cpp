#include "api/answers.hpp"

#include "base/refusal.hpp"

#include <charconv>

namespace api {
namespace {

// Entity tags of a list header, without W/, quotes and the suffix that the edge adds for an
// encoding.
std::optional<std::vector<std::string_view>> tags_of(std::string_view header) {
    std::vector<std::string_view> tags;
    while (!header.empty()) {
        if (header.front() == ' ' || header.front() == ',' || header.front() == '\t') {
            header.remove_prefix(1);
            continue;
        }
        if (header.starts_with("W/")) header.remove_prefix(2);
        const auto end = header.find('"', 1);
        if (!header.starts_with('"') || end == std::string_view::npos) return {};
        std::string_view tag = header.substr(1, end - 1);
        for (std::string_view suffix : {"-gzip", "-zstd"})
            if (tag.ends_with(suffix)) tag.remove_suffix(suffix.size());
        tags.push_back(tag);
        header.remove_prefix(end + 1);
    }
    return tags;
}

}  // namespace

http::Response json_answer(std::string body) {
    http::Response response;
    response.body = std::move(body);
    return response;
}

http::Response record_answer(std::string doc, std::int64_t revision) {
    auto response = json_answer(std::move(doc));
    response.set("ETag", quoted_tag(std::to_string(revision)));
    return response;
}

std::string quoted_tag(std::string_view tag) {
    std::string quoted = "\"";
    return (quoted += tag) += '"';
}

bool is_current(const http::Request& request, std::string_view tag) {
    const auto header = request.header("if-none-match");
    if (header.empty()) return false;
    if (header == "*") return true;
    const auto tags = tags_of(header);
    if (!tags) return false;
    for (std::string_view candidate : *tags)
        if (tag.size() == candidate.size() + 2 && tag.substr(1, candidate.size()) == candidate)
            return true;
    return false;
}

http::Response not_modified(std::string tag) {
    http::Response response;
    response.status = 304;
    response.content_type = {};
    response.set("ETag", std::move(tag));
    return response;
}

std::optional<std::vector<std::int64_t>> if_match(const http::Request& request) {
    const auto header = request.header("if-match");
    if (header.data() == nullptr || header == "*") return {};
    const auto tags = tags_of(header);
    if (!tags || tags->empty())
        throw base::Refusal::bad_request("bad_if_match", "If-Match must be a list of entity tags");
    std::vector<std::int64_t> revisions;
    for (std::string_view tag : *tags) {
        std::int64_t revision = 0;
        const auto [end, error] = std::from_chars(tag.data(), tag.data() + tag.size(), revision);
        // A tag that is no revision matches none.
        revisions.push_back(error == std::errc() && end == tag.data() + tag.size() ? revision : -1);
    }
    return revisions;
}

std::string sequence_tag(std::int64_t sequence, const http::Request& request) {
    std::uint64_t hash = 14695981039346656037U;
    for (char c : request.target) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    char text[17];
    const auto end = std::to_chars(text, text + sizeof text, hash, 16).ptr;
    return quoted_tag(std::to_string(sequence) + '.' + std::string(text, end));
}

}  // namespace api
