// The rows of lists that pass a FieldQuery, in its order. All rows of the lists are read, but only
// the id and the key of those that may be shown are kept.
#pragma once

#include "api/paging.hpp"
#include "features/records/field_query.hpp"
#include "features/records/lists.hpp"
#include "features/records/rules.hpp"

namespace features::records {

class ChosenRows {
public:
    ChosenRows(const kinds::StoredKind& kind, const Rulebook& rules, const FieldQuery& query,
               const api::Paging& paging);

    // Adds the rows of a list that pass the filter too, if there is one.
    void read(storage::ReadView& view, const storage::Listing& listing, RowFilter* filter);

    std::int64_t total() const { return total_; }
    // Ends the reading: the ids on the page, in order. Where the query asks for no order, that of
    // the lists.
    std::vector<std::string> page();

private:
    struct Entry {
        std::string key;
        std::int64_t place;
        std::string id;
    };
    // Rows that were read in one step.
    struct Step {
        std::vector<std::string> ids, docs;
    };

    void read_by_ids(storage::ReadView& view, const storage::Listing& listing);
    void choose(storage::ReadView& view, const std::string& account, Step step);
    void add(Entry entry);
    void keep_first(std::size_t count);

    const kinds::StoredKind& kind_;
    const Rulebook& rules_;
    const FieldQuery& query_;
    const std::int64_t first_, last_;
    std::vector<Entry> entries_{};
    std::int64_t total_ = 0;
};

// Those of the rows that pass, in the order asked for; for a kind without parts.
std::vector<storage::Row> chosen(std::vector<storage::Row> rows, const kinds::StoredKind& kind,
                                 const FieldQuery& query);

// Documents of these records as lists show them, in the order of the ids. A record that is gone is
// left out.
std::vector<std::string> documents_of(storage::ReadView& view, const kinds::StoredKind& kind,
                                      const Rulebook& rules, const std::string& account,
                                      std::span<const std::string> ids);

}  // namespace features::records
