#include "api/answers.hpp"

#include "base/refusal.hpp"

#include <charconv>

namespace api {
namespace {

// Visits the entity tags of a list header, without W/, quotes and the suffix that `http` adds for a
// content coding. False when the header is not such a list.
template <class Visit>
bool for_each_tag(std::string_view header, Visit visit) {
    while (!header.empty()) {
        if (header.front() == ' ' || header.front() == ',' || header.front() == '\t') {
            header.remove_prefix(1);
            continue;
        }
        if (header.starts_with("W/")) header.remove_prefix(2);
        const auto end = header.find('"', 1);
        if (!header.starts_with('"') || end == std::string_view::npos) return false;
        std::string_view tag = header.substr(1, end - 1);
        for (std::string_view suffix : {"-gzip", "-zstd"})
            if (tag.ends_with(suffix)) tag.remove_suffix(suffix.size());
        visit(tag);
        header.remove_prefix(end + 1);
    }
    return true;
}

// FNV-1a over the parts one after another, in hex.
std::string hash_text(std::initializer_list<std::string_view> parts) {
    std::uint64_t hash = 14695981039346656037U;
    for (std::string_view part : parts)
        for (char c : part) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    char text[17];
    const auto end = std::to_chars(text, text + sizeof text, hash, 16).ptr;
    return {text, end};
}

}  // namespace

http::Response json_answer(std::string body) {
    http::Response response;
    response.body = std::move(body);
    return response;
}

std::string quoted_tag(std::string_view tag) {
    std::string quoted = "\"";
    return (quoted += tag) += '"';
}

std::string quoted_tag(const storage::EpochNumber& number) {
    return quoted_tag(storage::text_of(number));
}

bool is_current(const http::Request& request, std::string_view tag) {
    const auto header = request.header("if-none-match");
    if (header.empty()) return false;
    if (header == "*") return true;
    bool is_named = false;
    const bool is_list = for_each_tag(header, [&](std::string_view candidate) {
        is_named |=
            tag.size() == candidate.size() + 2 && tag.substr(1, candidate.size()) == candidate;
    });
    return is_list && is_named;
}

http::Response not_modified(std::string_view tag) {
    http::Response response;
    response.status = 304;
    response.content_type = {};
    response.set("ETag", tag);
    return response;
}

std::optional<std::vector<storage::EpochNumber>> if_match(const http::Request& request) {
    const auto header = request.header("if-match");
    if (header.data() == nullptr || header == "*") return {};
    constexpr storage::EpochNumber of_no_record{-1};
    std::vector<storage::EpochNumber> revisions;
    const bool is_list = for_each_tag(header, [&](std::string_view tag) {
        const auto revision = tag.substr(0, tag.find('+'));
        revisions.push_back(storage::read_epoch_number(revision).value_or(of_no_record));
    });
    if (!is_list || revisions.empty())
        throw base::Refusal::bad_request("bad_if_match", "If-Match must be a list of entity tags");
    return revisions;
}

std::string hash_of_answer(std::string_view body) { return '+' + hash_text({body}); }

http::Response hashed_answer(const http::Request& request, std::string body) {
    const std::string tag = quoted_tag(hash_of_answer(body));
    if (is_current(request, tag)) return not_modified(tag);
    auto response = json_answer(std::move(body));
    response.set("ETag", tag);
    return response;
}

std::string sequence_tag(const storage::EpochNumber& sequence, const http::Request& request,
                         std::string_view depends_on) {
    return quoted_tag(storage::text_of(sequence) + '.' + hash_text({request.target, depends_on}));
}

}  // namespace api
