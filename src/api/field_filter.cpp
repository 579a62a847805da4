#include "api/field_filter.hpp"

#include "base/text.hpp"
#include "schema/describe.hpp"

#include <algorithm>
#include <array>

namespace api {
namespace {

using Bound = FieldFilter::Bound;
using schema::Type;

// What clients repeat of the place of a record, which the path already says.
constexpr std::array<std::string_view, 6> places{"id",      "originalID", "store",
                                                 "ownedBy", "createdFor", "createdAt"};

bool has_order(const schema::Field& field) {
    return field.type == Type::count || field.type == Type::amount || field.type == Type::percent ||
           field.type == Type::instant ||
           (field.rules.has_format && field.rules.format->input == schema::Input::date);
}

// Most lists are of one facet: for those its field says nothing.
bool has_all_facets(const Route& route) {
    return route.operation.table && route.operation.table->empty();
}

bool has_own(const Route& route, std::string_view name) {
    return std::ranges::any_of(route.operation.parameters, [&](const Parameter* parameter) {
        return parameter->place == in_query && base::same_ignoring_case(parameter->name, name);
    });
}

}  // namespace

const schema::Field* field_named(const schema::Kind& kind, std::string_view name) {
    for (const schema::Field* field : kind.fields()) {
        if (base::same_ignoring_case(field->name, name)) return field;
        for (std::string_view alias : field->rules.aliases)
            if (!alias.empty() && base::same_ignoring_case(alias, name)) return field;
    }
    return nullptr;
}

std::optional<FieldFilter> field_filter(const Route& route, std::string_view name) {
    const auto& own = route.operation.parameters;
    if (!route.kind || std::ranges::find(own, &sort_parameter) == own.end()) return {};
    if (has_own(route, name)) return {};
    FieldFilter filter{field_named(*route.kind, name)};
    if (const auto dot = name.rfind('.'); !filter.field && dot != name.npos) {
        const std::string_view word = name.substr(dot + 1);
        if (base::same_ignoring_case(word, "from")) filter.bound = Bound::from;
        if (base::same_ignoring_case(word, "to")) filter.bound = Bound::to;
        filter.field = field_named(*route.kind, name.substr(0, dot));
        if (!filter.field || filter.bound == Bound::none || !has_order(*filter.field)) return {};
    }
    if (!filter.field || !schema::is_filterable(*filter.field)) return {};
    if (filter.field->rules.is_facet && !has_all_facets(route)) return {};
    if (std::ranges::find(places, filter.field->name) != places.end()) return {};
    return filter;
}

}  // namespace api
