// Lists of the records of a kind, for operations that show a part of it.
#pragma once

#include "api/route.hpp"
#include "storage/tables/records.hpp"

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace features::records {

// Leaves records out of a list by looking at each of them, for what no index can tell. It may read
// all records of a store, so such a list is made on a worker.
class RowFilter {
public:
    virtual ~RowFilter() = default;
    // Called once, before the first row, in the snapshot that the rows are read in.
    virtual void begin(storage::ReadView& view, const storage::Listing& listing) = 0;
    // Whether the list shows this row. Rows come in the order of the list; of a page they come a
    // second time, after all were counted.
    virtual bool passes(storage::ReadView& view, const kinds::StoredKind& kind,
                        const storage::ListedRow& row) = 0;

    std::string depends_on{};  // what the ETag of the list depends on besides records and target
    // It lets other rows pass as time goes by, though nothing is written: Reading::is_momentary.
    bool is_momentary = false;
};

// Which of a kind's records a list shows.
struct Selection {
    std::string_view facet{};  // only those of this facet; empty: all
    // The parameter of the query that asks for another facet, or by `all` for every one; the name
    // of the facet's field does so too. Empty: the query has no say.
    std::string_view asked_by{};
    // `parent=<id>` in the query selects the records that refer to that id in the first of these
    // fields; when none does, those that refer to it in the second. Empty: there is no `parent`.
    std::array<std::string_view, 2> parents{};
    // The other way round: `parent` selects the records that it refers to in that field.
    bool is_named_by_parent = false;
    bool shows_inactive = false;  // inactive records too, unless `status` asks for one sort
    // Makes a filter by what the query says, or null when it asks for none. Null: never a filter.
    std::unique_ptr<RowFilter> (*filter)(const api::Call&, base::Problems&) = nullptr;
};

// Each begins the answer to a call whose row has a kind, for Operation::open. They throw
// base::Refusal: 400 for a bad query, 404 for a store that the account does not have, 403 for one
// that the key does not see.

// The records of the store in the path, or of the account where the kind is one of accounts, by
// what the query says of pages, search and status.
std::unique_ptr<api::Reading> open_list(const api::Call& call, storage::ReadView& view,
                                        const Selection& selection);
// The records of the stores that the key sees, or of the one that `store` in the query names, by
// what the query says of search and status.
std::unique_ptr<api::Reading> open_list_of_stores(const api::Call& call, storage::ReadView& view,
                                                  const Selection& selection);

// The same as functions that an operation can name.
template <const Selection& selection>
std::unique_ptr<api::Reading> list(const api::Call& call, storage::ReadView& view) {
    return open_list(call, view, selection);
}
template <const Selection& selection>
std::unique_ptr<api::Reading> list_of_stores(const api::Call& call, storage::ReadView& view) {
    return open_list_of_stores(call, view, selection);
}

}  // namespace features::records
