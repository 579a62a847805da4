#include "kinds/translations.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <set>

namespace kinds {

std::optional<std::string> canonical_language(std::string_view text) {
    std::string code = base::lower_ascii(text);
    std::ranges::replace(code, '_', '-');
    for (std::size_t begin = 0; begin <= code.size();) {
        const std::size_t end = std::min(code.find('-', begin), code.size());
        const std::size_t length = end - begin;
        if (length < 2 || length > (begin == 0 ? 3 : 8)) return {};
        for (std::size_t i = begin; i < end; ++i) {
            const bool is_letter = code[i] >= 'a' && code[i] <= 'z';
            const bool is_digit = code[i] >= '0' && code[i] <= '9';
            if (!is_letter && (begin == 0 || !is_digit)) return {};
        }
        begin = end + 1;
    }
    return code;
}

void check_translations(const Record& record, base::Problems& problems) {
    const auto* field = static_cast<const Records*>(record.kind().find("translations").field);
    const auto& all = record[*field];
    std::set<std::string> languages;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!languages.insert(all[i][translation.language]).second)
            problems.push_back({"translations[" + std::to_string(i) + "].language", "comes twice"});
}

}  // namespace kinds
