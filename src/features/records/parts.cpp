#include "features/records/parts.hpp"

#include <stdexcept>

namespace features::records {

void add_parts(storage::ReadView& view, const Rulebook& rules, const kinds::StoredKind& kind,
               std::string_view account, std::span<const std::string> ids,
               std::span<std::string* const> docs) {
    const auto parts_of = rules.of(kind).parts;
    if (!kind.traits.has_parts || !parts_of || ids.empty()) return;
    const std::vector<std::string> parts = parts_of(view, account, ids);
    if (parts.size() != docs.size())
        throw std::logic_error("the rules did not return one part for each record");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].empty()) continue;
        docs[i]->back() = ',';  // in place of the closing brace; a document is never empty
        (*docs[i] += parts[i]) += '}';
    }
}

std::string with_parts(storage::ReadView& view, const Rulebook& rules,
                       const kinds::StoredKind& kind, std::string_view account,
                       const std::string& id, std::string doc) {
    std::string* const one[] = {&doc};
    add_parts(view, rules, kind, account, std::span(&id, 1), one);
    return doc;
}

}  // namespace features::records
