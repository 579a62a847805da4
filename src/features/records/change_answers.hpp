// Who changed a record, and each field before and after, as answers show them: in the history of a
// record and in the timeline of a store.
#pragma once

#include "auth/authors.hpp"
#include "kinds/stored_kind.hpp"
#include "schema/object.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace features::records {

struct ShownAuthor {
    std::string id;
    auth::Author author;
};
extern const schema::Object<ShownAuthor> author_answer;

struct FieldChange {
    std::string name_json;
    std::string_view old_json, new_json;
};
extern const schema::Object<FieldChange> field_change_answer;

using Members = std::vector<std::pair<std::string, std::string>>;

// Each field of `names`, a JSON array, with its value before and after, as the documents print
// them: secrets, which documents leave out, are null. The values are views of the members.
std::vector<FieldChange> changes_of(std::string_view names, const Members& old, const Members& now);

// The strings of a JSON array.
std::vector<std::string> names_in(std::string_view names_json);

}  // namespace features::records
