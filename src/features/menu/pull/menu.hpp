// The records of a store as a pull sees them. Records of two stores correspond when they have the
// same root; printers, floors and roles, which belong to one store, when they have the same name.
#pragma once

#include "features/menu/pull/pull_store.hpp"
#include "kinds/stored_kind.hpp"
#include "schema/record.hpp"
#include "storage/database.hpp"

#include <functional>
#include <map>
#include <unordered_map>

namespace features::pull {

using Kinds = std::vector<const kinds::StoredKind*>;  // in the order of kinds::catalogue

// Whether records of the kind are copied: all of the catalogue but printers and floors.
bool is_pulled(const kinds::StoredKind& kind);
// These kinds and all that their records may refer to, if they are pulled.
Kinds with_dependencies(const Kinds& chosen);

struct Item {
    const kinds::StoredKind* kind;
    std::string id, root;
    std::int64_t revision;
    schema::Record record;

    bool is_active() const { return record[kind->is_active]; }
};

struct Menu {
    std::string account, store;
    Kinds kinds;
    std::vector<Item> items;  // by kind
    std::unordered_map<std::string, std::size_t> by_id{};
    std::unordered_map<std::string, std::size_t> by_root{};  // of key_of(kind, root)
    // Printers, floors and roles by id, inactive ones too, and the ids of the active ones by that
    // name: "printer kitchen".
    std::unordered_map<std::string, std::string> neighbours{}, active_neighbours{};
    std::unordered_map<std::string, Link> links{};  // by the id of the copy

    const Item* find(const std::string& id) const;
    const Item* find(const kinds::StoredKind& kind, std::string_view root) const;
    const Link* link_of(const std::string& id) const;
};

// The key of a printer, floor or role: "printer kitchen".
std::string words_of(const kinds::StoredKind& kind, std::string_view name);

// All records of these kinds, inactive ones included.
Menu read_menu(storage::ReadView& view, std::string_view account, std::string_view store,
               const Kinds& kinds);

// Replaces each id in the record by what `name_of` returns for it: in references, lists and links,
// and wherever else a whole text is an id, in JSON that is kept as sent. "" removes a reference.
using NameOf = std::function<std::string(const std::string& id)>;
void rename_all(schema::Record& record, const NameOf& name_of);

// The ids of the pulled records of the menu that the record refers to, including unchecked
// references.
std::vector<std::string> pulled_links(const schema::Record& record, const Menu& menu);

}  // namespace features::pull
