// The texts of a record as answers show it, by name: what labels for people are made of.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace features {

class ShownTexts {
public:
    // `json` is a JSON object, or null.
    explicit ShownTexts(std::string_view json);

    // "" when there is no such member, and when it is not a text.
    std::string operator[](std::string_view name) const;
    // The first of them that is not "".
    std::string first_of(std::initializer_list<std::string_view> names) const;
    // The raw JSON of a member; "" when there is none.
    std::string_view raw(std::string_view name) const;

private:
    std::vector<std::pair<std::string, std::string>> members_;
};

}  // namespace features
