// Parameters of lists that are named after fields of the listed kind.
#pragma once

#include "api/route.hpp"

#include <optional>
#include <string_view>

namespace api {

// FIELD, FIELD.from or FIELD.to: a condition on the values of a field.
struct FieldFilter {
    enum class Bound : std::uint8_t { none, from, to };
    const schema::Field* field;
    Bound bound = Bound::none;
};

// The condition that a parameter with this name is for the row: one that takes sort_parameter,
// where no parameter of its own has the name. The name may be in any case, and may be an alias.
std::optional<FieldFilter> field_filter(const Route& route, std::string_view name);

// The field of the kind with this name or alias, in any case; null when there is none.
const schema::Field* field_named(const schema::Kind& kind, std::string_view name);

}  // namespace api
