// The members of a command's JSON object, each asked for once; what is wrong is reported together.
#pragma once

#include "base/problem.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace features::admin {

class Body {
public:
    explicit Body(std::string_view json);  // empty: no members

    std::string text(std::string_view name);  // required, not blank; trimmed
    std::optional<std::string> optional_text(std::string_view name);
    bool flag(std::string_view name);  // absent: false
    // Absent: none; an empty list is refused.
    std::vector<std::string> texts(std::string_view name);

    void add_problem(std::string_view name, std::string sentence);

    // Throws base::Refusal with every problem; members that nobody asked for are problems too.
    void finish();

private:
    std::optional<std::string> take(std::string_view name);  // raw JSON; null counts as absent

    std::vector<std::pair<std::string, std::string>> members_;
    base::Problems problems_;
};

}  // namespace features::admin
