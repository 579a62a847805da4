#include "features/menu/bulk/several.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <set>

namespace features::bulk {
namespace {

using base::Refusal;
using kinds::StoredKind;
using schema::Tree;

bool is_known_by_name(const StoredKind& kind) {
    return &kind == &kinds::printer || &kind == &kinds::floor || &kind == &kinds::role;
}
std::string key_of(const StoredKind& kind, std::string_view words) {
    return std::string(kind.name) + ' ' + std::string(words);
}

// Temporary ids are told apart by case too.
std::string lowered(const std::string& id) {
    return schema::is_temporary_id(id) ? id : base::lower_ascii(id);
}

std::string sole(const std::multimap<std::string, std::string>& ids, const std::string& key) {
    const auto [first, last] = ids.equal_range(key);
    return first != last && std::next(first) == last ? first->second : std::string();
}

class Translator {
public:
    Translator(const std::vector<Entry>& sent, const Batch& made, const Counterparts& from,
               const Counterparts& to, std::size_t store_index)
        : sent_(sent), from_(from), to_(to), store_index_(store_index), entries_(sent.size()) {
        for (const Batch::Step& step : made.steps) made_ids_[step.index] = step.draft.id;
        for (const Entry& entry : sent)
            if (base::is_id(entry.id) && !from.identify(base::lower_ascii(entry.id)))
                named_.insert(base::lower_ascii(entry.id));
    }

    Translated make() {
        for (std::size_t i = 0; i < sent_.size(); ++i)
            if (sent_[i].kind) translate(i);  // another is refused with the first store
        leave_out_what_refers_to_lost();
        Translated done;
        for (Entry& entry : entries_)
            if (entry.kind) done.entries.push_back(std::move(entry));
        for (auto& [index, missing] : missing_) done.missing.push_back(std::move(missing));
        return done;
    }

private:
    // Where an entry has an id that the body gives to a record.
    struct Use {
        std::size_t index;
        std::string field;
    };

    // In the other store ids of the caller are temporary ones, because an account has an id once.
    void translate(std::size_t index) {
        const Entry& sent = sent_[index];
        Entry entry{.place = "stores[" + std::to_string(store_index_) + "]." + sent.place,
                    .kind = sent.kind,
                    .id = sent.id,
                    .json = {},
                    .problems = {}};
        const std::string id = base::is_id(sent.id) ? base::lower_ascii(sent.id) : "";
        const bool is_new = id.empty() || named_.contains(id);
        if (!is_new && (entry.id = to_.find(from_, id)).empty()) return leave_out({index, {}}, id);
        if (is_new && !id.empty()) entry.id = '#' + id;
        Tree tree = schema::parse_tree(sent.json);
        for (const auto* field : {&sent.kind->store, &sent.kind->created_for})
            tree.remove(field->name);
        for (auto& [name, value] : tree.members) {
            if (name == sent.kind->original_id.name) continue;
            const Use use{index, name};
            if (const auto none = rename(value, use); !none.empty()) return leave_out(use, none);
        }
        const auto made = made_ids_.find(index);
        if (is_new && made != made_ids_.end() && !tree.find(sent.kind->original_id.name))
            tree.set(sent.kind->original_id.name, Tree::of(made->second));
        entry.json = print(tree);
        entries_[index] = std::move(entry);
    }

    void leave_out(const Use& use, const std::string& id) {
        const Entry& sent = sent_[use.index];
        const Missing missing{sent.place, sent.kind, id, use.field};
        if (!missing_.emplace(use.index, missing).second) return;
        entries_[use.index].kind = nullptr;
        if (!sent.id.empty()) lost_.push_back(lowered(sent.id));
    }

    void leave_out_what_refers_to_lost() {
        while (!lost_.empty()) {
            const std::string id = std::move(lost_.back());
            lost_.pop_back();
            const auto [first, last] = uses_.equal_range(id);
            for (auto use = first; use != last; ++use) leave_out(use->second, id);
        }
    }

    // Puts ids of the other store; what has none is returned.
    std::string rename(Tree& tree, const Use& use) {
        if (tree.shape == Tree::Shape::string)
            if (auto none = rename(tree.text, use); !none.empty()) return none;
        for (Tree& element : tree.elements)
            if (auto none = rename(element, use); !none.empty()) return none;
        for (auto& [name, value] : tree.members) {
            if (auto none = rename(name, use); !none.empty()) return none;
            if (auto none = rename(value, use); !none.empty()) return none;
        }
        return {};
    }
    std::string rename(std::string& text, const Use& use) {
        const bool is_temporary = schema::is_temporary_id(text);
        if (!is_temporary && !base::is_id(text)) return {};
        const std::string id = lowered(text);
        const bool is_named = named_.contains(id);
        if (is_temporary || is_named) uses_.emplace(id, use);
        if (is_named) text = '#' + id;
        if (is_temporary || !from_.identify(id)) return {};
        std::string here = to_.find(from_, id);
        if (here.empty()) return id;
        text = std::move(here);
        return {};
    }

    const std::vector<Entry>& sent_;
    const Counterparts &from_, &to_;
    const std::size_t store_index_;
    std::map<std::size_t, std::string> made_ids_{};  // by the index of the entry
    std::set<std::string> named_{};                  // ids that the body gives to new records
    std::vector<Entry> entries_;                     // without a kind: left out
    std::map<std::size_t, Missing> missing_{};       // by the index of the entry
    std::multimap<std::string, Use> uses_{};         // by the id
    std::vector<std::string> lost_{};                // ids of entries that were left out
};

}  // namespace

std::vector<std::string> read_stores(std::string_view body, std::string_view store_in_path) {
    std::vector<std::string> stores;
    for (const auto& [name, raw] : schema::read_members(body)) {
        if (name != "stores" || raw == "null") continue;
        if (!raw.starts_with('[')) throw Refusal::invalid("stores", "must be a list of ids");
        base::Problems problems;
        for (const std::string& element : schema::elements_of(raw)) {
            const std::string id = base::lower_ascii(schema::text_of(element).value_or(""));
            const std::string place = "stores[" + std::to_string(stores.size()) + ']';
            if (!base::is_id(id))
                problems.push_back({place, "must be the id of a store"});
            else if (id == base::lower_ascii(store_in_path))
                problems.push_back({place, "is the store of the path"});
            else if (std::ranges::find(stores, id) != stores.end())
                problems.push_back({place, "is named twice"});
            stores.push_back(id);
        }
        if (stores.size() > stores_max)
            problems.push_back(
                {"stores", "must have at most " + std::to_string(stores_max) + " stores"});
        if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    }
    return stores;
}

Counterparts::Counterparts(storage::ReadView& view, const std::string& account,
                           const std::string& store) {
    std::vector<const StoredKind*> kinds(std::begin(kinds::catalogue), std::end(kinds::catalogue));
    kinds.push_back(&kinds::role);
    for (const StoredKind* kind : kinds) {
        const storage::Listing listing{.kind = kind, .account = account, .store = store};
        records::for_each_row(view, listing, [&](storage::Row& row) {
            const schema::Record record = schema::read_stored(row.doc, *kind);
            const std::string& original = record[kind->original_id];
            std::string key = key_of(*kind, original.empty() ? row.id : original);
            by_key_.emplace(key, row.id);
            identities_.emplace(row.id, Identity{kind, std::move(key)});
            if (!is_known_by_name(*kind)) return;
            std::string name = key_of(*kind, base::name_key(records::name_of(record)));
            if (row.is_active) by_name_.emplace(name, row.id);
            names_.emplace(row.id, std::move(name));
        });
    }
}

const Counterparts::Identity* Counterparts::identify(const std::string& id) const {
    const auto found = identities_.find(id);
    return found == identities_.end() ? nullptr : &found->second;
}

std::string Counterparts::find(const Counterparts& there, const std::string& id) const {
    const Identity* identity = there.identify(id);
    if (!identity) return {};
    std::string here = sole(by_key_, identity->key);
    if (!here.empty()) return here;
    const auto name = there.names_.find(id);
    return name == there.names_.end() ? std::string() : sole(by_name_, name->second);
}

Translated translated(const std::vector<Entry>& entries, const Batch& made,
                      const Counterparts& from, const Counterparts& to, std::size_t store_index) {
    return Translator(entries, made, from, to, store_index).make();
}

}  // namespace features::bulk
