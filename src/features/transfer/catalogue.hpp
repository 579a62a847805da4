// The whole catalogue of a store outside of it: records that know each other by temporary ids
// ("#category-3"), and their pictures. What a store gives its records (ids, times, revisions) stays
// behind, so that two stores with the same catalogue have the same one here, byte for byte.
#pragma once

#include "features/bulk/bulk.hpp"

#include <map>

namespace features::transfer {

struct Catalogue {
    // In the order of kinds::catalogue, each kind by name. `imageUrl` names a picture.
    std::vector<bulk::Entry> entries;
    std::map<std::string, std::string> pictures;  // "images/menuItem-3.png" to its bytes
};

// All records of the store, inactive ones included.
Catalogue catalogue_of(storage::ReadView& view, std::string_view account, std::string_view store);

// One JSON file:
//   {"category":[{"id":"#category-1","name":"Soups",...},...],...,"images":{"<name>":"<base64>"}}
// Reading throws base::Refusal where the text is no JSON; what else is wrong is among the problems
// of the entries, some of which are there for nothing else. Places of entries are "menu.json:12:
// category[3]", the line of `file` where the record begins.
std::string to_json(const Catalogue& catalogue);
Catalogue from_json(std::string_view text, std::string_view file);

// One CSV file per kind, by name ("category.csv"): RFC 4180, the first line names the fields. A
// cell holds plain text where the field does, else JSON; a cell with nothing in it, not even
// quotes, is no value. Text that a spreadsheet would run as a formula stands behind an apostrophe.
// A field that the description does not know has `extra:` before its name, so that a misspelt one
// is not taken for it. Places of entries are "category.csv:17", the line where the row begins;
// problems as with JSON.
std::map<std::string, std::string> to_csv(const Catalogue& catalogue);
std::vector<bulk::Entry> from_csv(const kinds::StoredKind& kind, std::string_view text);

}  // namespace features::transfer
