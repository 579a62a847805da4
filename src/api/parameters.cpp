#include "api/parameters.hpp"

#include "api/field_filter.hpp"
#include "api/row_members.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace api {
namespace {

constexpr std::size_t names_bytes_max = 1'024;

bool takes(const Route& route, std::string_view name) {
    const auto is_it = [&](std::string_view known) {
        return base::same_ignoring_case(known, name);
    };
    return std::ranges::any_of(device_parameters, is_it) ||
           std::ranges::any_of(route.operation.parameters,
                               [&](const Parameter* parameter) {
                                   return parameter->place == in_query && is_it(parameter->name);
                               }) ||
           field_filter(route, name).has_value() || member_filter(route, name).has_value();
}

std::vector<std::string> drop_ignored(Query& query, const Route& route) {
    return query.forget_others([&](std::string_view name) { return takes(route, name); });
}

}  // namespace

Query taken_query(const Route& route, std::string_view encoded) {
    Query query(encoded);
    drop_ignored(query, route);
    return query;
}

void check_ids(const Route& route, const Query& query, base::Problems& problems) {
    for (const Parameter* parameter : route.operation.parameters)
        if (parameter->place == in_query && parameter->values.of == Values::Of::id)
            query.id(parameter->name, problems);
}

std::string ignored_parameters(const Route& route, std::string_view encoded) {
    if (encoded.empty()) return {};
    Query query(encoded);
    std::string names;
    for (const std::string& name : drop_ignored(query, route)) {
        std::string escaped = percent_encoded(name);
        if (names.size() + escaped.size() + 2 > names_bytes_max) break;
        (names += names.empty() ? "" : ", ") += escaped;
    }
    return names;
}

}  // namespace api
