#include "features/operating/admin/asked.hpp"

#include "api/body.hpp"
#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::admin {

std::optional<std::string> canonical_id(std::string_view text) { return base::lower_ascii(text); }

std::optional<std::string> canonical_currency(std::string_view text) {
    std::string code(text);
    for (char& letter : code)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return code;
}

std::optional<std::string> canonical_path(std::string_view text) {
    return text.starts_with('/') ? std::optional(std::string(text)) : std::nullopt;
}

std::optional<std::string> canonical_words(std::string_view json) {
    const std::vector<std::string> elements = schema::elements_of(json);
    const bool are_texts = std::ranges::all_of(
        elements, [](const std::string& element) { return element.starts_with('"'); });
    if (elements.empty() || !are_texts) return std::nullopt;
    return std::string(json);
}

std::vector<std::string> words_of(const schema::RawJson& list) {
    std::vector<std::string> words;
    for (const std::string& element : schema::elements_of(list.text))
        words.emplace_back(base::trimmed(schema::text_of(element).value_or("")));
    return words;
}

schema::Record read_members(std::string_view body, const schema::Kind& kind,
                            base::Problems& problems) {
    schema::Record asked = api::read_body(body, kind, problems);
    if (kind.traits.check) kind.traits.check(asked, problems);
    for (const auto& [name, raw] : asked.unknown)
        problems.push_back({name, "is not a member of this command"});
    return asked;
}

}  // namespace features::admin
