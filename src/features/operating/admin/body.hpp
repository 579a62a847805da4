// The members of a command's JSON object. The command asks for each member it knows once and then
// calls finish(), which reports all problems together. Until then a member that is wrong reads as
// empty.
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
    // Empty text: no members. Throws base::Refusal (400) when it is no JSON object.
    explicit Body(std::string_view json);

    // Texts are trimmed. One that is required must not be blank; another that is blank is absent.
    std::string text(std::string_view name);
    std::optional<std::string> optional_text(std::string_view name);
    std::string secret(std::string_view name);  // required, and not trimmed
    bool flag(std::string_view name);           // absent: false
    // A list of texts. Absent: an empty one; a list without elements is a problem.
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
