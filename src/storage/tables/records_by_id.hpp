// Records by their ids, many in one query, of whatever kind.
#pragma once

#include "storage/tables/records.hpp"

namespace storage {

struct RecordOfKind {
    std::string kind;
    Row row;
};

// The records of the account with these ids, active or not, in no particular order; ids that it has
// no record for are left out. Ids are in lower case. All documents are in memory together, so ask
// for some hundred at most.
std::vector<RecordOfKind> find_all(ReadView& view, std::string_view account,
                                   std::span<const std::string> ids);

}  // namespace storage
