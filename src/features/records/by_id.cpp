#include "features/records/by_id.hpp"

#include "base/text.hpp"
#include "schema/json.hpp"
#include "storage/tables/records_by_id.hpp"

namespace features::records {
namespace {

constexpr std::size_t ids_at_once_max = 100;
constexpr std::size_t id_characters = 24;

}  // namespace

void RecordsById::load(const std::set<std::string>& ids) {
    std::vector<std::string> wanted;
    for (const std::string& said : ids) {
        std::string id = base::lower_ascii(said);
        if (id.size() != id_characters || !asked_.insert(id).second) continue;
        wanted.push_back(std::move(id));
        if (wanted.size() == ids_at_once_max) load_some(wanted);
    }
    if (!wanted.empty()) load_some(wanted);
}

const schema::Record* RecordsById::find(const kinds::StoredKind& kind, std::string_view id) const {
    const auto found = known_.find(base::lower_ascii(id));
    return found != known_.end() && &found->second.kind() == &kind ? &found->second : nullptr;
}

void RecordsById::load_some(std::vector<std::string>& ids) {
    for (const auto& [kind, row] : storage::find_all(view_, account_, ids)) {
        if (row.store != store_) continue;
        for (const kinds::StoredKind* known : kinds_)
            if (kind == known->name) known_.emplace(row.id, schema::read_stored(row.doc, *known));
    }
    ids.clear();
}

}  // namespace features::records
