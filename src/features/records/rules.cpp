// Which kind has which rules.
#include "features/records/rules.hpp"

#include "kinds/all.hpp"

namespace features::records {
namespace {

constexpr Rules none{};

constexpr Rules table[] = {
    {.kind = &kinds::department, .settle = mirror_deletion},
    {.kind = &kinds::serving_size_level, .mark = mark_default, .saved = clear_other_defaults},
};

}  // namespace

const Rules& rules_of(const kinds::StoredKind& kind) {
    for (const Rules& rules : table)
        if (rules.kind == &kind) return rules;
    return none;
}

}  // namespace features::records
