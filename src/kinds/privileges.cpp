#include "kinds/privileges.hpp"

#include "base/json_text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace kinds {
std::vector<std::string_view> all_privileges() { return PrivilegeSet::all().names(); }

bool is_privilege(std::string_view id) { return privilege_named(id).has_value(); }

std::optional<PrivilegeId> privilege_named(std::string_view id) {
    const std::size_t index = privilege_details::index_of(id);
    if (index == privilege_count) return {};
    return PrivilegeId(index);
}

std::vector<std::string_view> PrivilegeSet::names() const {
    std::vector<std::string_view> names;
    for (std::size_t index = 0; index < privilege_count; ++index)
        if (has(PrivilegeId(index))) names.push_back(PrivilegeId(index).id());
    return names;
}

std::optional<std::string> canonical_privileges(std::string_view json) {
    if (json == "\"\"") return "";
    if (!json.starts_with('[')) return std::nullopt;
    std::vector<std::string> each;
    for (std::string& raw : schema::elements_of(json)) {
        if (!raw.starts_with('"')) return std::nullopt;
        if (std::ranges::find(each, raw) == each.end()) each.push_back(std::move(raw));
    }
    return base::json_array(each);
}

}  // namespace kinds
