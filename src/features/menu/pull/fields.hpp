// Which parts of a record a pull compares and copies.
#pragma once

#include "kinds/stored_kind.hpp"
#include "schema/record.hpp"

#include <string>
#include <vector>

namespace features::pull {

// A member of a record that follows the source as a whole: one field, several that only make sense
// together (a category and its subcategory), the picture, or an unknown member.
struct Part {
    std::vector<const schema::Field*> fields{};  // empty: the unknown member `name`
    std::string name;                            // of the first field

    bool operator==(const Part&) const = default;
};

// The parts of a kind's records, except unknown members. The status is not a part, since it has its
// own rules; nor is what each store decides for itself: where the record belongs, and whether it is
// sold out.
const std::vector<Part>& parts_of(const kinds::StoredKind& kind);
// The unknown members that any of the records has.
std::vector<Part> unknown_parts(const schema::Record& a, const schema::Record& b,
                                const schema::Record& c);

// Whether both have the same value. An absent field has its initial value.
bool is_same(const Part& part, const schema::Record& a, const schema::Record& b);
void copy(const Part& part, const schema::Record& from, schema::Record& to);
// The names of what differs in the part.
void add_differing(const Part& part, const schema::Record& a, const schema::Record& b,
                   std::vector<std::string>& names);

// The JSON of what differs, as a client would send it to make `before` into `after`: null for what
// is gone. Without `before`, all fields of a new record.
std::string patch_json(const schema::Record* before, const schema::Record& after, int decimals);

// The value of one member as JSON; "null" when it has none.
std::string value_json(const schema::Record& record, const std::string& name, int decimals);

}  // namespace features::pull
