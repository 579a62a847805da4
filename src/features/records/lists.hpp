// Lists of the records of a kind, for operations that show a part of it.
#pragma once

#include "api/route.hpp"
#include "storage/tables/records.hpp"

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace features::records {

// Leaves out records that only a look at each can tell. Such a list is made on a worker.
class RowFilter {
public:
    virtual ~RowFilter() = default;
    // Once, before the first row, in the snapshot that the rows are read in.
    virtual void begin(storage::ReadView& view, const storage::Listing& listing) = 0;
    virtual bool passes(storage::ReadView& view, const kinds::StoredKind& kind,
                        const storage::ListedRow& row) = 0;

    std::string depends_on{};  // what the list's validator depends on besides records and query
    // It lets others pass as time goes by, though nothing is written.
    bool is_momentary = false;
};

// Which of a kind's records a list shows.
struct Selection {
    std::string_view facet{};     // only those of this facet; empty: all
    std::string_view asked_by{};  // the parameter that asks for another facet, or for all
    // The references that `parent` in the query looks at: the first in which anything refers to it.
    std::array<std::string_view, 2> parents{};
    bool is_named_by_parent = false;  // ... in the parent, which names them, not in them
    // Reads the query; null when it asks for no filter.
    std::unique_ptr<RowFilter> (*filter)(const api::Call&, base::Problems&) = nullptr;
};

// The records of the store in the path, by what the query says of pages, search and status.
std::unique_ptr<api::Reading> open_list(const api::Call& call, storage::ReadView& view,
                                        const Selection& selection);
// All active ones of that store.
std::unique_ptr<api::Reading> open_active_list(const api::Call& call, storage::ReadView& view,
                                               const Selection& selection);
// All active ones of the stores that the key sees, or of the one that `store` in the query names.
std::unique_ptr<api::Reading> open_active_list_of_stores(const api::Call& call,
                                                         storage::ReadView& view,
                                                         const Selection& selection);

// The same as functions that an operation can name.
template <const Selection& selection>
std::unique_ptr<api::Reading> list(const api::Call& call, storage::ReadView& view) {
    return open_list(call, view, selection);
}
template <const Selection& selection>
std::unique_ptr<api::Reading> list_active(const api::Call& call, storage::ReadView& view) {
    return open_active_list(call, view, selection);
}
template <const Selection& selection>
std::unique_ptr<api::Reading> list_active_of_stores(const api::Call& call,
                                                    storage::ReadView& view) {
    return open_active_list_of_stores(call, view, selection);
}

}  // namespace features::records
