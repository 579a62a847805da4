// Records whose search text has what people type, a bounded number of them: for a search in all
// kinds at once. Lists of one kind are in records.hpp.
#pragma once

#include "storage/database.hpp"

namespace storage {

struct FoundRecord {
    std::string kind, id;
    std::string search_text;  // as in Save
    bool is_active = true;
};

// The kinds of one scope: of a store, or with store "" of the account.
struct FindIn {
    std::string account, store;
    std::vector<std::string> kinds;
};

// Records listed by a text that begins with `words`, as base::search_key: of each kind the first
// `each_max` active ones in the order of lists, and as many inactive ones. A query for each.
std::vector<FoundRecord> find_beginnings(ReadView& view, const FindIn& in, std::string_view words,
                                         std::int64_t each_max);

// Any `max` of the records that have `words` somewhere in their search text, found by its index;
// none when the words have fewer than three characters, which the index does not know.
std::vector<FoundRecord> find_parts(ReadView& view, const FindIn& in, std::string_view words,
                                    std::int64_t max);

}  // namespace storage
