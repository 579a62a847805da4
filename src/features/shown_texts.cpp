#include "features/shown_texts.hpp"

#include "schema/json.hpp"

#include <algorithm>

namespace features {

ShownTexts::ShownTexts(std::string_view json) {
    if (json.starts_with('{')) members_ = schema::read_members(json);
}

std::string_view ShownTexts::raw(std::string_view name) const {
    const auto found =
        std::ranges::find_if(members_, [&](const auto& member) { return member.first == name; });
    return found == members_.end() ? std::string_view() : std::string_view(found->second);
}

std::string ShownTexts::operator[](std::string_view name) const {
    const std::string_view json = raw(name);
    return json.empty() ? std::string() : schema::text_of(json).value_or("");
}

std::string ShownTexts::first_of(std::initializer_list<std::string_view> names) const {
    for (std::string_view name : names)
        if (std::string text = (*this)[name]; !text.empty()) return text;
    return {};
}

}  // namespace features
