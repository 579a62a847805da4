#include "features/menu/pull/counterparts.hpp"

namespace features::pull {
namespace {

using kinds::StoredKind;

std::string key_of(const StoredKind& kind, const std::string& root) {
    return (std::string(kind.name) += ' ') += root;
}

}  // namespace

Counterparts::Counterparts(const Menu& here, const Menu& there, Past& past)
    : here_(here), there_(there), past_(past) {
    for (const auto& [copy, link] : here.links) {
        copies_.emplace(link.source_id, copy);
        copies_.emplace(link.root, copy);
    }
}

void Counterparts::expect(const StoredKind& kind, const std::string& root, const std::string& id) {
    expected_.emplace(key_of(kind, root), id);
}

std::string Counterparts::of_root(const StoredKind& kind, const std::string& root) const {
    const auto expected = expected_.find(key_of(kind, root));
    if (expected != expected_.end()) return expected->second;
    const Item* item = here_.find(kind, root);
    return item ? item->id : std::string();
}

std::string Counterparts::neighbour(const std::string& words) const {
    const auto found = here_.active_neighbours.find(words);
    return found == here_.active_neighbours.end() ? std::string() : found->second;
}

std::string Counterparts::of(const std::string& id) const {
    std::string found = of_past(id);
    return found.empty() && !is_there(id) ? id : found;
}

bool Counterparts::is_there(const std::string& id) const {
    return there_.find(id) || there_.neighbours.contains(id);
}

std::string Counterparts::of_past(const std::string& id) const {
    if (const Item* item = there_.find(id)) return of_root(*item->kind, item->root);
    if (const auto words = there_.neighbours.find(id); words != there_.neighbours.end())
        return neighbour(words->second);
    if (here_.find(id) || here_.neighbours.contains(id)) return id;
    if (const auto copy = copies_.find(id); copy != copies_.end()) return copy->second;
    const auto identity = past_.identify(id);
    if (!identity) return id;
    if (!identity->words.empty()) return neighbour(identity->words);
    std::string found = of_root(*identity->kind, identity->root);
    if (!found.empty()) return found;
    const auto copy = copies_.find(identity->root);
    return copy == copies_.end() ? std::string() : copy->second;
}

schema::Record Counterparts::as_here(schema::Record record) const {
    rename_all(record, [&](const std::string& id) {
        std::string found = of(id);
        return found.empty() ? id : found;
    });
    return record;
}

}  // namespace features::pull
