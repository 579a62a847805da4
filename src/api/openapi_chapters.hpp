// How the API document is ordered: in chapters of subjects.
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

}  // namespace api
