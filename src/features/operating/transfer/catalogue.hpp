// The whole catalogue of a store, outside the database: records that refer to each other by
// temporary ids ("#category-3"), and their pictures. Ids, times and revisions are left out, so that
// two stores with the same catalogue export the same bytes.
#pragma once

#include "features/menu/bulk/bulk.hpp"

#include <map>

namespace features::transfer {

struct Catalogue {
    // In the order of kinds::catalogue, the records of a kind by name. `imageUrl` of a record is a
    // name in `pictures`.
    std::vector<bulk::Entry> entries;
    std::map<std::string, std::string> pictures;  // "images/menuItem-3.png" to its bytes
};

// What is taken out of a store.
struct Extent {
    // The records of this kind alone; those of other kinds that they name are spelled as
    // spoken_names() does. Null: of all kinds.
    const kinds::StoredKind* kind = nullptr;
    bool has_pictures = true;
    std::size_t bytes_max = SIZE_MAX;  // of records and pictures
};
// All records of the store, including inactive ones, with their pictures: all in memory. Throws
// base::Refusal (409) when they are larger than the extent allows.
Catalogue catalogue_of(storage::ReadView& view, std::string_view account, std::string_view store,
                       const Extent& extent = {});

// A name for each record of the store, by id, for files that have the records of one kind:
// "#category:Soups", or "#category:Soups/Hot" where names are unique only under another record.
// The second record of a name has a number: "#reason:Cold~2". Active ones come first.
std::map<std::string, std::string> spoken_names(storage::ReadView& view, std::string_view account,
                                                std::string_view store);

// One JSON file:
//   {"category":[{"id":"#category-1","name":"Soups",...},...],...,"images":{"<name>":"<base64>"}}
// from_json() throws base::Refusal (400) if the text is not JSON. All other problems are in the
// entries; for a problem without an entry, one is added to carry it. The place of an entry is
// "menu.json:12: category[3]", with the line of `file` where the record begins.
std::string to_json(const Catalogue& catalogue);
Catalogue from_json(std::string_view text, std::string_view file);

// One CSV file (RFC 4180) for each kind, by name ("category.csv"). The first line names the fields.
// A cell holds the text of a text field and the JSON of any other; a cell with nothing in it, not
// even quotes, means no value. Text that a spreadsheet would run as a formula is prefixed with an
// apostrophe (csv.hpp). The name of a field that the kind does not have is prefixed with `extra:`,
// so that a misspelt name is not mistaken for one. The place of an entry is "category.csv:17", with
// the line where its row begins; problems as with JSON. from_csv() throws like read_csv().
std::map<std::string, std::string> to_csv(const Catalogue& catalogue);
std::vector<bulk::Entry> from_csv(const kinds::StoredKind& kind, std::string_view text);

}  // namespace features::transfer
