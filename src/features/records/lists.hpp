// Lists of the records of a kind, for operations that show a part of it.
#pragma once

#include "api/route.hpp"
#include "storage/tables/records.hpp"

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace features::records {

// Filters a list record by record, for conditions that no index covers. It may read all records of
// a store, so such a list is made on a worker.
class RowFilter {
public:
    virtual ~RowFilter() = default;
    // Called once, before the first row, in the snapshot that the rows are read in.
    virtual void begin(storage::ReadView& view, const storage::Listing& listing) = 0;
    // Whether the list shows this row. Rows come in the order of the list; those of a page come a
    // second time, after all were counted.
    virtual bool passes(storage::ReadView& view, const kinds::StoredKind& kind,
                        const storage::ListedRow& row) = 0;

    std::string depends_on{};  // what the ETag of the list depends on besides records and target
    // It passes other rows as time goes by, even if nothing is written:
    // StreamedAnswer::is_momentary.
    bool is_momentary = false;
};

// Which of a kind's records a list shows.
struct Selection {
    std::string_view facet{};  // only those of this facet; empty: all
    // The query parameter that selects another facet, or with `all` every one; the name of the
    // facet's field works too. Empty: the query cannot select one.
    std::string_view asked_by{};
    // `parent=<id>` in the query selects the records that refer to that id in the first of these
    // fields; when none does, those that refer to it in the second. Empty: there is no `parent`.
    std::array<std::string_view, 2> parents{};
    // The other way round: `parent` selects the records that it refers to in that field.
    bool is_named_by_parent = false;
    bool shows_inactive = false;  // inactive records too, unless `status` selects one sort
    // Makes the filter that the query requests, or null for none. Null: never a filter.
    std::unique_ptr<RowFilter> (*filter)(const api::Call&, base::Problems&) = nullptr;
};

// Each begins the answer to a call whose row has a kind, for Operation::open. They throw
// base::Refusal: 400 for a bad query, 404 for a store that the account does not have, 403 for one
// that the key does not see.

// The records of the store in the path, or of the account if the kind belongs to accounts, with the
// pages, search and status of the query.
std::unique_ptr<api::StreamedAnswer> open_list(const api::Call& call, storage::ReadView& view,
                                               const Selection& selection);
// The records of the stores that the key sees, or of the one that `store` in the query names, with
// the search and status of the query.
std::unique_ptr<api::StreamedAnswer> open_list_of_stores(const api::Call& call,
                                                         storage::ReadView& view,
                                                         const Selection& selection);

// The same as functions that an operation can name.
template <const Selection& selection>
std::unique_ptr<api::StreamedAnswer> list(const api::Call& call, storage::ReadView& view) {
    return open_list(call, view, selection);
}
template <const Selection& selection>
std::unique_ptr<api::StreamedAnswer> list_of_stores(const api::Call& call,
                                                    storage::ReadView& view) {
    return open_list_of_stores(call, view, selection);
}

}  // namespace features::records
