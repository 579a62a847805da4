#include "features/menu/pull/menu.hpp"

#include "base/text.hpp"
#include "base/world.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <set>

namespace features::pull {
namespace {

using kinds::StoredKind;
using schema::Field;
using schema::Record;
using schema::Tree;

// Kinds that stay in their store.
constexpr const StoredKind* neighbour_kinds[] = {&kinds::printer, &kinds::floor, &kinds::role};
// The kinds that an unchecked reference may lead to.
constexpr const StoredKind* unchecked[] = {&kinds::tare, &kinds::item_service_charge};

bool is_reference(const Field& field) {
    using schema::Type;
    return field.type == Type::reference || field.type == Type::references ||
           field.type == Type::links;
}

// Fields that hold where the record itself belongs.
bool is_of_place(const StoredKind& kind, const Field& field) {
    return &field == &kind.id || &field == &kind.original_id || &field == &kind.store ||
           &field == &kind.created_for || field.rules.server_owned;
}

void add_referred(const schema::Kind& kind, std::set<std::string_view>& names) {
    for (const Field* field : kind.fields()) {
        if (field->item) add_referred(*field->item, names);
        if (!is_reference(*field)) continue;
        if (!field->rules.refers_to.empty()) names.insert(field->rules.refers_to);
        if (field->rules.form_only && field->name != "originalID")
            for (const StoredKind* one : unchecked) names.insert(one->name);
    }
}

std::string key_of(const StoredKind& kind, std::string_view root) {
    return (std::string(kind.name) += ' ') += root;
}

void read_items(storage::ReadView& view, Menu& menu) {
    for (const StoredKind* kind : menu.kinds) {
        const storage::Listing listing{.kind = kind, .account = menu.account, .store = menu.store};
        records::for_each_row(view, listing, [&](storage::Row& row) {
            menu.items.push_back({.kind = kind,
                                  .id = row.id,
                                  .root = {},
                                  .revision = row.revision,
                                  .record = schema::read_stored(row.doc, *kind)});
        });
    }
}

void read_neighbours(storage::ReadView& view, Menu& menu) {
    for (const StoredKind* kind : neighbour_kinds) {
        const storage::Listing listing{.kind = kind, .account = menu.account, .store = menu.store};
        records::for_each_row(view, listing, [&](storage::Row& row) {
            const Record record = schema::read_stored(row.doc, *kind);
            const auto* name =
                std::get_if<std::string>(&record.at(*kind->find(kind->traits.named_by).field));
            std::string words = words_of(*kind, name ? *name : row.id);
            if (row.is_active) menu.active_neighbours.emplace(words, row.id);
            menu.neighbours.emplace(row.id, std::move(words));
        });
    }
}

// The root of the root, where the root of a copy has become a copy itself (its store got another
// master).
std::string followed(const std::map<std::string, std::string>& moved, std::string root) {
    for (std::size_t hops = 0; hops <= moved.size(); ++hops) {
        const auto next = moved.find(root);
        if (next == moved.end()) break;
        root = next->second;
    }
    return root;
}

// The record that the item claims to be a copy of, which clients may set by `originalID` too.
std::string said_root(const Menu& menu, const Item& item) {
    if (const Link* link = menu.link_of(item.id)) return link->root;
    const std::string& original = item.record[item.kind->original_id];
    return original.empty() ? item.id : original;
}

// If several records claim the same root, only a linked one gets it.
void find_roots(Menu& menu, const std::map<std::string, std::string>& moved) {
    std::unordered_map<std::string, int> claims;
    for (const Item& item : menu.items) {
        const std::string said = said_root(menu, item), now = followed(moved, said);
        ++claims[key_of(*item.kind, said)];
        if (now != said) ++claims[key_of(*item.kind, now)];
    }
    for (std::size_t i = 0; i < menu.items.size(); ++i) {
        Item& item = menu.items[i];
        const std::string said = said_root(menu, item), now = followed(moved, said);
        const auto is_sole = [&](const std::string& root) {
            return claims[key_of(*item.kind, root)] == 1;
        };
        item.root = is_sole(now) ? now : menu.link_of(item.id) || is_sole(said) ? said : item.id;
        menu.by_root.emplace(key_of(*item.kind, item.root), i);
    }
}

// Whether any id changed. One without a new name stays.
bool rename_tree(Tree& tree, const NameOf& name_of) {
    bool is_changed = false;
    const auto rename = [&](std::string& text) {
        if (!base::is_id(text)) return;
        const std::string id = base::lower_ascii(text);
        std::string name = name_of(id);
        if (name.empty() || name == id) return;
        text = std::move(name);
        is_changed = true;
    };
    if (tree.shape == Tree::Shape::string) rename(tree.text);
    for (Tree& element : tree.elements) is_changed |= rename_tree(element, name_of);
    for (Tree::Member& member : tree.members) {
        rename(member.name);
        is_changed |= rename_tree(member.value, name_of);
    }
    return is_changed;
}

void rename_json(std::string& raw, const NameOf& name_of) {
    if (raw.empty() || (raw.front() != '{' && raw.front() != '[' && raw.front() != '"')) return;
    Tree whole = schema::parse_tree("[" + raw + "]");
    if (rename_tree(whole, name_of)) raw = schema::print(whole.elements.front());
}

}  // namespace

bool is_pulled(const StoredKind& kind) {
    const bool is_neighbour =
        std::ranges::find(neighbour_kinds, &kind) != std::end(neighbour_kinds);
    return !is_neighbour &&
           std::ranges::find(kinds::catalogue, &kind) != std::end(kinds::catalogue);
}

Kinds with_dependencies(const Kinds& chosen) {
    std::set<std::string_view> names;
    for (const StoredKind* kind : chosen) names.insert(kind->name);
    for (std::size_t before = 0; before != names.size();) {
        before = names.size();
        for (const std::string_view name : std::set(names))
            if (const StoredKind* kind = kinds::find(name); kind && is_pulled(*kind))
                add_referred(*kind, names);
    }
    Kinds all;
    for (const StoredKind* kind : kinds::catalogue)
        if (names.contains(kind->name) && is_pulled(*kind)) all.push_back(kind);
    return all;
}

const Item* Menu::find(const std::string& id) const {
    const auto found = by_id.find(id);
    return found == by_id.end() ? nullptr : &items[found->second];
}

const Item* Menu::find(const StoredKind& kind, std::string_view root) const {
    const auto found = by_root.find(key_of(kind, root));
    return found == by_root.end() ? nullptr : &items[found->second];
}

const Link* Menu::link_of(const std::string& id) const {
    const auto found = links.find(id);
    return found == links.end() ? nullptr : &found->second;
}

std::string words_of(const StoredKind& kind, std::string_view name) {
    return key_of(kind, base::name_key(name));
}

Menu read_menu(storage::ReadView& view, std::string_view account, std::string_view store,
               const Kinds& kinds) {
    Menu menu{
        .account = std::string(account), .store = std::string(store), .kinds = kinds, .items = {}};
    read_items(view, menu);
    read_neighbours(view, menu);
    for (Link& link : links_of(view, account, store)) {
        std::string copy = link.copy;
        menu.links.emplace(std::move(copy), std::move(link));
    }
    for (std::size_t i = 0; i < menu.items.size(); ++i) menu.by_id.emplace(menu.items[i].id, i);
    find_roots(menu, moved_roots(view, account, store));
    return menu;
}

void rename_all(Record& record, const NameOf& name_of) {
    schema::rename_ids(record,
                       [&](const std::string& id) { return name_of(base::lower_ascii(id)); });
    for (const Field* field : record.kind().fields())
        if (field->type == schema::Type::json && record.has(*field))
            rename_json(std::get<schema::RawJson>(record.at(*field)).text, name_of);
    for (auto& [name, raw] : record.unknown) rename_json(raw, name_of);
}

std::vector<std::string> pulled_links(const Record& record, const Menu& menu) {
    std::vector<std::string> ids;
    Record copy = record;
    if (const auto* kind = kinds::find(record.kind().name))
        for (const Field* field : kind->fields())
            if (is_of_place(*kind, *field)) copy.clear(*field);
    schema::rename_ids(copy, [&](const std::string& id) {
        if (menu.find(id)) ids.push_back(id);
        return id;
    });
    return ids;
}

}  // namespace features::pull
