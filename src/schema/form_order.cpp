#include "schema/form_order.hpp"

#include <algorithm>

namespace schema {

// What all stored records have is declared first, up to `revision`.
static std::size_t shared_fields(const Kind& kind) {
    const bool is_stored = kind.find("activeStatus").field != nullptr;
    const Field* last = is_stored ? kind.find("revision").field : nullptr;
    return last ? last->slot + std::size_t{1} : 0;
}

std::vector<const Field*> in_form_order(const Kind& kind) {
    const auto rank = [shared = shared_fields(kind)](const Field* field) {
        if (field->name == "id") return 0;
        if (field->slot >= shared) return field->rules.required ? 1 : 2;
        return field->name == "store" ? 3 : 4;
    };
    std::vector<const Field*> fields;
    for (const Field* field : kind.fields())
        if (kind.uses(*field)) fields.push_back(field);
    std::ranges::stable_sort(fields, {}, rank);
    return fields;
}

}  // namespace schema
