// How the API document is ordered and begins: chapters of subjects, and guides that come before
// them.
#pragma once

#include <span>
#include <string_view>

namespace api {

struct Chapter {
    std::string_view name;
    std::span<const std::string_view> subjects;  // titles of tags, in the order of reading
};
// Every subject is in one of them.
std::span<const Chapter> chapters();

// In Markdown.
extern const std::string_view introduction;

}  // namespace api
