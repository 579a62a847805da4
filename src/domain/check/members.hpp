// Members of a check that devices name and write in several ways.
#pragma once

#include "schema/json_tree.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace domain {

using Names = std::initializer_list<std::string_view>;

// The elements of a list; none where there is no such list.
inline const std::vector<schema::Tree>& list_in(const schema::Tree& object, std::string_view name) {
    static const std::vector<schema::Tree> none;
    const schema::Tree* found = object.find(name);
    return found ? found->elements : none;
}

inline bool is_true(const schema::Tree& object, std::string_view name) {
    const schema::Tree* found = object.find(name);
    return found && found->is_true();
}

// The first that is not empty.
inline std::string first_words(const schema::Tree& object, Names names) {
    for (const std::string_view name : names)
        if (const auto words = words_of(object, name); !words.empty()) return std::string(words);
    return {};
}

}  // namespace domain
