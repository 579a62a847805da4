#include "features/operating/transfer/parameters.hpp"

#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "kinds/all.hpp"

namespace features::transfer {

const kinds::StoredKind* kind_in(const api::Query& query) {
    const auto name = query.get("kind");
    if (!name || name->empty()) return nullptr;
    std::vector<std::string_view> known;
    for (const kinds::StoredKind* kind : kinds::catalogue) {
        if (kind->name == *name) return kind;
        known.push_back(kind->name);
    }
    throw base::Refusal::invalid(
        "kind", "must be the name of a kind of the menu" + base::did_you_mean(*name, known));
}

}  // namespace features::transfer
