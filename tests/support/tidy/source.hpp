// A C++ text taken apart just far enough for the checks: code, literals and comments.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tidy {

struct Literal {
    int line = 0;
    std::string text;
    bool continues = false;  // the compiler joins it to the one before
};

struct Source {
    std::string path;                // from the root of the repository: "src/base/text.cpp"
    std::string text;                // as it is
    std::vector<std::string> lines;  // of text
    std::vector<std::string> code;   // the same lines with literals and comments blanked out
    std::vector<Literal> literals;   // string literals, raw ones too
};

Source take_apart(std::string path, std::string text);

std::vector<std::string> split_lines(std::string_view text);

}  // namespace tidy
