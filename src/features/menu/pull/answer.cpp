#include "features/menu/pull/answer.hpp"

#include "base/json_text.hpp"
#include "kinds/serving_size_level.hpp"

namespace features::pull {

std::string_view member_of(const kinds::StoredKind& kind) {
    if (&kind == &kinds::serving_size_level) return "servingSizeLevels";  // its path is `sslList`
    return kind.plural;
}

std::string json_of(const Conflict& conflict, bool is_dry) {
    base::JsonObject object;
    object.text("reason", conflict.reason)
        .text("kind", conflict.kind->name)
        .text("originalID", conflict.root);
    if (!is_dry || !conflict.is_of_new) object.text("id", conflict.id);
    std::vector<std::string> fields;
    for (const std::string& field : conflict.fields) fields.push_back(base::json_string(field));
    return object.text("name", conflict.name)
        .raw("fields", base::json_array(fields))
        .text("message", conflict.message)
        .done();
}

std::string json_of(const Counts& counts, const std::vector<Conflict>& conflicts, bool is_dry) {
    std::vector<std::string> told;
    for (const Conflict& conflict : conflicts)
        if (conflict.kind == counts.kind) told.push_back(json_of(conflict, is_dry));
    return base::JsonObject()
        .number("inserted", counts.inserted)
        .number("updated", counts.updated)
        .number("unchanged", counts.unchanged)
        .number("inactivated", counts.inactivated)
        .raw("conflicts", base::json_array(told))
        .done();
}

}  // namespace features::pull
