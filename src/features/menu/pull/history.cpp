#include "features/menu/pull/history.hpp"

#include "base/text.hpp"
#include "features/records/compose.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "storage/tables/history.hpp"
#include "storage/tables/records.hpp"

namespace features::pull {

using schema::Record;

std::optional<Record> History::document(const Link& link) {
    const auto* kind = kinds::find(link.kind);
    const auto text = storage::document_at(view_, account_, link.source_id, link.base_revision);
    if (!kind || !text) return {};
    return schema::read_stored(*text, *kind);
}

std::optional<Past::Identity> History::identify(const std::string& id) {
    const auto known = known_.find(id);
    return known != known_.end() ? known->second : known_.emplace(id, look_up(id)).first->second;
}

std::optional<Past::Identity> History::look_up(const std::string& id) const {
    const auto owner = storage::owner_of(view_, account_, id);
    const auto* kind = owner ? kinds::find(owner->kind) : nullptr;
    const auto row = kind ? storage::find(view_, *kind, account_, id) : std::nullopt;
    if (!row) return {};
    const Record record = schema::read_stored(row->doc, *kind);
    if (!is_pulled(*kind)) return Identity{kind, {}, words_of(*kind, records::name_of(record))};
    const std::string& original = record[kind->original_id];
    return Identity{kind, original.empty() ? id : original, {}};
}

}  // namespace features::pull
