#include "features/records/record_of.hpp"

#include "schema/json.hpp"

namespace features::records {

schema::Record record_of(storage::ReadView& view, const kinds::StoredKind& kind,
                         std::string_view account, std::string_view id) {
    const auto row = id.empty() ? std::nullopt : storage::find(view, kind, account, id);
    return row ? schema::read_stored(row->doc, kind) : schema::Record(kind);
}

}  // namespace features::records
