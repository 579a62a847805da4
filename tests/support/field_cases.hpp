// What may be sent for a field and what must come of it, told from its description alone. This is a
// second opinion: nothing here asks the code that reads requests.
#pragma once

#include "schema/kind.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace support {

using Members = std::vector<std::pair<std::string, std::string>>;  // names and raw JSON

struct FieldCase {
    std::string name;
    Members sent;  // spellings of the field; none: it is absent
    bool is_taken = true;
    // Raw JSON under the field's name in the answer, "" when it is not there; nothing: not told.
    std::optional<std::string> printed{};
    bool is_ignored = false;  // what is printed is not what was sent
};

// Ids of records of the kind that a field refers to.
struct Targets {
    std::string good, inactive, other_store, other_account, unknown;
};

struct Asked {
    bool is_create = true;
    bool is_nested = false;            // sent whole every time, so that an absent field is absent
    int number = 0;                    // makes texts differ from those of other requests
    const Targets* targets = nullptr;  // of a reference that is looked up
};

std::vector<FieldCase> cases_of(const schema::Field& field, const Asked& asked);

// A value that is taken, as JSON: for fields that a body cannot be without.
std::string ordinary(const schema::Field& field, const Asked& asked);

}  // namespace support
