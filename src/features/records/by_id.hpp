// Records of one store by their ids, with one query for each step from records to those they refer
// to.
#pragma once

#include "kinds/stored_kind.hpp"
#include "schema/record.hpp"
#include "storage/database.hpp"

#include <map>
#include <set>
#include <span>

namespace features::records {

class RecordsById {
public:
    // Of these kinds; ids of other records are not found.
    RecordsById(storage::ReadView& view, std::string_view account, std::string_view store,
                std::span<const kinds::StoredKind* const> wanted_kinds)
        : view_(view), account_(account), store_(store), kinds_(wanted_kinds) {}

    // Reads those that were not loaded before. Ids may be in any case, and need not be valid ids.
    void load(const std::set<std::string>& ids);
    // Active or not; null when it was not loaded, or the store has none.
    const schema::Record* find(const kinds::StoredKind& kind, std::string_view id) const;

private:
    void load_some(std::vector<std::string>& ids);

    storage::ReadView& view_;
    std::string_view account_, store_;
    std::span<const kinds::StoredKind* const> kinds_;
    std::set<std::string> asked_{};
    std::map<std::string, schema::Record, std::less<>> known_{};
};

}  // namespace features::records
