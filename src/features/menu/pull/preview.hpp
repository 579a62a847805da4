// What a dry run shows of a plan: every record that would change, field by field, and what the
// store has changed itself and therefore keeps.
#pragma once

#include "features/menu/pull/plan.hpp"

namespace features::pull {

inline constexpr std::size_t preview_bytes_max = 4 << 20;  // of the records shown

struct PreviewField {
    std::string name;
    std::string before_json, after_json;  // "null": no value
    bool is_kept = false;                 // the store's own: `after` is what it does not take over
};
struct PreviewRecord {
    const kinds::StoredKind* kind;
    std::string id;         // of the store's record; "" for a new one
    std::string source_id;  // "" when the source has none: a rule changes it
    std::string name;
    std::string_view change;
    std::vector<PreviewField> fields;
};
struct Preview {
    std::vector<PreviewRecord> records;  // by kind, then by name
    std::int64_t left_out = 0;           // records for which there was no room
};

// New records are named "#" and the id of their source: in a dry run they have no id. The plan was
// made with Explains::kept.
Preview preview_of(const Plan& plan, const Menu& source, int decimals);

}  // namespace features::pull
