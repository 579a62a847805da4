#include "kinds/food.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <span>

namespace kinds {
namespace {

std::optional<std::string> canonical_words(std::string_view json,
                                           std::span<const std::string_view> all) {
    if (json == R"("")" || json == "[]") return "";
    if (!json.starts_with('[')) return {};
    std::vector<std::string> sent;
    for (const std::string& element : schema::elements_of(json)) {
        const auto word = schema::text_of(element);
        const auto is_it = [&](std::string_view known) { return word && base::same_ignoring_case(known, *word); };
        const auto known = std::ranges::find_if(all, is_it);
        if (known == all.end()) return {};
        sent.emplace_back(*known);
    }
    std::vector<std::string> words;
    for (std::string_view word : all)
        if (std::ranges::find(sent, word) != sent.end()) words.push_back(base::json_string(word));
    return base::json_array(words);
}

}  // namespace

std::optional<std::string> canonical_allergens(std::string_view json) {
    return canonical_words(json, allergen_words);
}

std::optional<std::string> canonical_diets(std::string_view json) {
    return canonical_words(json, diet_words);
}

}  // namespace kinds
