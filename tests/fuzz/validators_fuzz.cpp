// If-Match and If-None-Match, one per line: each is understood or refused as a bad request, and no
// tag is taken for another.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "fuzz/fuzz.hpp"
#include "http/grammar.hpp"

#include <algorithm>

namespace {

using fuzz::require;

// As the guard lets it through.
bool is_header_value(std::string_view text) {
    return text == http::without_blanks(text) && std::none_of(text.begin(), text.end(), [](char c) {
               return http::is_control(c) && c != '\t';
           });
}

struct With {
    With(std::string_view name, std::string_view value)
        : header{name, value.data() ? value : std::string_view("")} {
        request.headers = {&header, 1};
    }
    With(const With&) = delete;
    With& operator=(const With&) = delete;

    http::Header header;
    http::Request request{};
};

void check_if_match(std::string_view value) {
    const With with("If-Match", value);
    try {
        const auto revisions = api::if_match(with.request);
        require(revisions.has_value() == (value != "*"), "only * matches everything");
        require(!revisions || !revisions->empty(), "a list of tags has one at least");
    } catch (const base::Refusal& refusal) {
        require(refusal.status == 400, "a bad If-Match is a bad request");
    }
}

void check_if_none_match(std::string_view value) {
    const With with("If-None-Match", value);
    for (const std::string_view tag : {"\"1\"", "\"12.ab\""}) {
        if (!api::is_current(with.request, tag)) continue;
        const std::string_view inner = tag.substr(1, tag.size() - 2);
        require(value == "*" || value.find(inner) != std::string_view::npos,
                "only a tag that is named is current");
    }
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const std::string_view if_match = http::cut(input, '\n');
    if (is_header_value(if_match)) check_if_match(if_match);
    if (is_header_value(input)) check_if_none_match(input);
}
