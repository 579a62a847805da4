#include "support/pull_model.hpp"

#include "base/text.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace support::pull {
namespace {

using kinds::StoredKind;
using schema::Tree;

bool is_pulled_kind(const StoredKind& kind) {
    return &kind != &kinds::printer && &kind != &kinds::floor && &kind != &kinds::role;
}

// The kind that ids in a member are of; null where it holds no references.
const StoredKind* target_of(const StoredKind& kind, std::string_view member) {
    const auto [field, spelling] = kind.find(member);
    if (!field || member == "store" || member == "createdFor") return nullptr;
    if (member == "defaultTare" || member == "tareGroup") return &kinds::tare;
    if (member == "itemServiceCharge") return &kinds::item_service_charge;
    if (member == "kitchenPrinters" || member == "labelPrinters") return &kinds::printer;
    if (member == "prices") return &kinds::serving_size_level;
    return kinds::find(field->rules.refers_to);
}

bool is_id(std::string_view text) {
    return text.size() == 24 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

void collect_ids(const Tree& tree, std::vector<std::string>& ids) {
    if (tree.shape == Tree::Shape::string && is_id(tree.text)) ids.push_back(tree.text);
    for (const Tree& element : tree.elements) collect_ids(element, ids);
    for (const auto& [name, value] : tree.members) collect_ids(value, ids);
}

std::vector<std::string> references_of(const Doc& doc) {
    std::vector<std::string> ids;
    for (const auto& [name, value] : doc.tree.members)
        if (target_of(*doc.kind, name)) collect_ids(value, ids);
    return ids;
}
// Without those whose form alone is checked, which hold nothing back.
std::vector<std::string> uses_of(const Doc& doc) {
    std::vector<std::string> ids;
    for (const auto& [name, value] : doc.tree.members)
        if (target_of(*doc.kind, name) && !doc.kind->find(name).field->rules.form_only)
            collect_ids(value, ids);
    return ids;
}

// Whether a member holds an id of another store's record: one in JSON that is kept as sent, of a
// record that had no copy when it was pulled. What it becomes later is not said.
bool has_foreign_id(const State& state, const Doc& doc, const std::string& member) {
    const Tree* const value = doc.tree.find(member);
    if (!value || target_of(*doc.kind, member)) return false;
    return std::any_of(state.begin(), state.end(), [&](const auto& one) {
        return one.second.store != doc.store && print(*value).find(one.first) != std::string::npos;
    });
}

// Members that no pull compares.
bool is_apart(const StoredKind& kind, std::string_view member) {
    static const std::set<std::string_view> apart = {
        "id",           "originalID",   "store",       "createdFor",     "ownedBy",
        "createdAt",    "activeStatus", "isDelete",    "imageAvailable", "imageExtension",
        "imageVersion", "soldOut",      "soldOutUntil"};
    const auto [field, spelling] = kind.find(member);
    if (member == "imageUrl") return false;
    return apart.contains(member) ||
           (field && (field->rules.server_owned || spelling != schema::Kind::Spelling::name));
}

// Fields that the rules of the catalogue write by themselves when other records change.
bool follows_others(const Doc& doc, std::string_view field) {
    return (doc.kind == &kinds::modifier && field == "modifyWith") ||
           (doc.kind == &kinds::modifier_group && field == "modifiers") ||
           (doc.kind == &kinds::serving_size_level && field == "default");
}
std::vector<std::string> members_of(const Doc& doc) {
    std::vector<std::string> ids;
    if (const Tree* const members = doc.tree.find("modifiers")) collect_ids(*members, ids);
    return ids;
}
// Of a group through a pull (from `old` to `put`) and its undoing (from `met` to `got`): the
// modifiers of which the undo left a membership that it should have changed, or changed another.
std::string odd_members(const Doc& old, const Doc& put, const Doc& met, const Doc& got) {
    const auto set_of = [](const Doc& doc) {
        const auto ids = members_of(doc);
        return std::set<std::string>(ids.begin(), ids.end());
    };
    const auto was = set_of(old), made = set_of(put), found = set_of(met), is = set_of(got);
    std::set<std::string> all = was;
    for (const auto* some : {&made, &found, &is}) all.insert(some->begin(), some->end());
    std::string odd;
    for (const std::string& id : all) {
        const bool is_by_pull = was.contains(id) != made.contains(id);
        const bool wanted = is_by_pull ? was.contains(id) : found.contains(id);
        if (is.contains(id) != wanted) odd += ' ' + id;
    }
    if (odd.empty() && members_of(met) == members_of(put) && members_of(got) != members_of(old))
        odd = " in another order";
    return odd;
}

// What a record has from the one above it.
bool is_derived(const Doc& doc, std::string_view member) {
    return (doc.kind == &kinds::category && member == "department" && doc.tree.find("parent")) ||
           (doc.kind == &kinds::menu_item && member == "category" && doc.tree.find("subCategory"));
}

// Members that follow a source only together, because a mixture might break a rule.
constexpr std::string_view together[][5] = {
    {"category", "subCategory"},
    {"level", "parent", "department"},
    {"timeApplicableType", "daysOfWeek", "startTime", "endTime", "availability"}};
// Fields that a store may have to keep because of others of its records.
bool is_bound(const Doc& doc, std::string_view field) {
    return field == "name" || field == "category" || field == "level" ||
           (doc.kind == &kinds::tax && field == "taxes");
}

// JSON that names records: what it says of kinds that a pull does not look at is not compared.
bool is_kept_as_sent(const Doc& doc, const std::string& field, const std::string& text) {
    return !target_of(*doc.kind, field) && text.find('~') != std::string::npos;
}

class Renderer {
public:
    Renderer(const State& state, const std::string& target) : state_(state) {
        for (const auto& [id, doc] : state)
            if (doc.store == target && doc.is_active && !is_pulled_kind(*doc.kind))
                names_.insert(token(doc));
    }

    std::string text(const Tree& value) const {
        const auto shown = rendered(value);
        if (!shown || shown->is_null()) return "";
        if (shown->shape == Tree::Shape::string && shown->text.empty()) return "";
        return print_sorted(*shown);
    }

private:
    static std::string token(const Doc& doc) {
        return '~' + std::string(doc.kind->name) + ':' + base::name_key(doc.name);
    }
    // Nothing for what the target does not have.
    std::optional<std::string> word(const std::string& text) const {
        const auto found = state_.find(text);
        if (found == state_.end()) return text;
        if (is_pulled_kind(*found->second.kind)) return '~' + found->second.root;
        auto name = token(found->second);
        if (!names_.contains(name)) return {};
        return name;
    }
    std::optional<Tree> rendered(const Tree& value) const {
        Tree shown = value;
        if (value.shape == Tree::Shape::string) {
            auto text = word(value.text);
            if (!text) return {};
            shown.text = *text;
        }
        shown.elements.clear();
        for (const Tree& element : value.elements)
            if (auto one = rendered(element)) shown.elements.push_back(*std::move(one));
        shown.members.clear();
        for (const auto& [name, member] : value.members) {
            auto one = rendered(member);
            if (!one) return {};  // the entry of a list is gone with what it leads to
            shown.members.push_back({word(name).value_or(""), *std::move(one)});
        }
        return shown;
    }

    const State& state_;
    std::set<std::string> names_;
};

std::string text_of(const Fields& fields, const std::string& name) {
    const auto found = fields.find(name);
    return found == fields.end() ? "" : found->second;
}

std::set<std::string> names_in(const Fields& a, const Fields& b) {
    std::set<std::string> names;
    for (const Fields* fields : {&a, &b})
        for (const auto& [name, value] : *fields) names.insert(name);
    return names;
}

// The records of the store and kind with this root. There are two when what they are copies of has
// become the copy of one and the same.
std::vector<const Doc*> copies_of(const State& state, const std::string& store,
                                  const StoredKind& kind, const std::string& root) {
    std::vector<const Doc*> copies;
    for (const auto& [id, doc] : state)
        if (doc.kind == &kind && doc.store == store && doc.root == root) copies.push_back(&doc);
    return copies;
}

// Each root in a text of fields by what it has become since.
std::string refreshed(std::string text, const State& state) {
    for (std::size_t at = text.find('~'); at != std::string::npos; at = text.find('~', at + 1)) {
        const auto found = state.find(text.substr(at + 1, 24));
        if (found != state.end()) text.replace(at + 1, 24, found->second.root);
    }
    return text;
}

// Whether other stores have copies of it, or it is one: then it may be linked.
bool has_copies(const State& state, const Doc& doc) {
    return doc.original != doc.id || std::any_of(state.begin(), state.end(), [&](const auto& one) {
               return one.first != doc.id && one.second.root == doc.root;
           });
}

// Whether a text names a root that the store has no copy of (any more), or of which some store has
// two: then it is not said which one is meant.
bool leads_nowhere(const std::string& text, const State& state, const std::string& store) {
    for (std::size_t at = text.find('~'); at != std::string::npos; at = text.find('~', at + 1)) {
        const auto root = state.find(text.substr(at + 1, 24));
        if (root == state.end()) continue;
        std::map<std::string, int> copies{{store, 0}};
        for (const auto& [id, doc] : state)
            if (doc.kind == root->second.kind && doc.root == root->second.root) ++copies[doc.store];
        if (std::any_of(copies.begin(), copies.end(),
                        [](const auto& in) { return in.second != 1; }))
            return true;
    }
    return false;
}

// Of some records of the store, those that active records besides them need, directly or not.
std::set<std::string> used_from_outside(const State& state, const std::string& store,
                                        const std::set<std::string>& among) {
    std::set<std::string> used;
    std::vector<const Doc*> open;
    for (const auto& [id, doc] : state)
        if (doc.store == store && doc.is_active && !among.contains(id)) open.push_back(&doc);
    while (!open.empty()) {
        const Doc* const doc = open.back();
        open.pop_back();
        for (const std::string& id : uses_of(*doc))
            if (among.contains(id) && state.at(id).is_active && used.insert(id).second)
                open.push_back(&state.at(id));
    }
    return used;
}

std::set<const StoredKind*> kinds_of(const Choice& choice) {
    const bool all = choice.contains("copyAll");
    std::set<const StoredKind*> chosen;
    auto add = [&](const char* name, std::initializer_list<const StoredKind*> kinds) {
        if (all || choice.contains(name)) chosen.insert(kinds);
    };
    add("taxes", {&kinds::tax});
    add("modifiers", {&kinds::modifier, &kinds::modifier_group});
    add("menuItems", {&kinds::department, &kinds::course, &kinds::serving_size_level,
                      &kinds::category, &kinds::menu_item});
    add("discounts", {&kinds::discount});
    add("displayGroup", {&kinds::display_group});
    add("gratuity", {&kinds::gratuity});
    add("reason", {&kinds::reason});
    add("copyAll",
        {&kinds::service_type, &kinds::item_service_charge, &kinds::tare, &kinds::language});
    return chosen;
}

}  // namespace

std::string field_of(std::string_view member) {
    for (const auto& group : together)
        if (std::find(std::begin(group), std::end(group), member) != std::end(group))
            return std::string(group[0]);
    return std::string(member);
}

State read_state(AppFixture& app, const std::string& account) {
    State state;
    std::vector<const StoredKind*> all(std::begin(kinds::catalogue), std::end(kinds::catalogue));
    all.push_back(&kinds::role);
    app.database().read([&](storage::ReadView& view) {
        for (const StoredKind* kind : all)
            for (const auto& row : storage::page(
                     view, {.kind = kind, .account = account, .store = {}}, {0, 10'000})) {
                Tree tree = schema::parse_tree(row.doc);
                Doc doc{kind,
                        std::string(words_of(tree, "id")),
                        std::string(words_of(tree, "store")),
                        std::string(words_of(tree, "name")),
                        std::string(words_of(tree, "originalID")),
                        {},
                        tree.find("activeStatus")->is_true(),
                        row.doc,
                        {}};
                doc.tree = std::move(tree);
                state.emplace(doc.id, std::move(doc));
            }
    });
    for (auto& [id, doc] : state) {
        doc.root = doc.id;
        for (auto next = state.find(doc.original);
             next != state.end() && next->second.id != doc.root && next->second.id != id;
             next = state.find(next->second.original))
            doc.root = next->second.id;
    }
    return state;
}

Fields fields_of(const State& state, const Doc& doc, const std::string& target) {
    const Renderer renderer(state, target);
    Fields fields;
    for (const auto& [name, value] : doc.tree.members) {
        if (is_apart(*doc.kind, name) || is_derived(doc, name)) continue;
        const std::string field = field_of(name);
        std::string text = renderer.text(value);
        if (!text.empty() && field_of(field) != name) text = name + '=' + text;
        if (!text.empty()) fields[field] += text;
    }
    return fields;
}

std::string find_dangling(const State& state) {
    std::string wrong;
    std::map<std::string, std::string> copies;
    for (const auto& [id, doc] : state) {
        for (const auto& [name, value] : doc.tree.members) {
            const StoredKind* const kind = target_of(*doc.kind, name);
            std::vector<std::string> ids;
            if (kind) collect_ids(value, ids);
            for (const std::string& to : ids) {
                const auto found = state.find(to);
                if (found == state.end() || found->second.store != doc.store ||
                    found->second.kind != kind)
                    wrong += name + " leads nowhere: " + to + " in " + doc.text + '\n';
            }
        }
        if (!is_pulled_kind(*doc.kind)) {
            if (doc.original != id) wrong += "was pulled: " + doc.text + '\n';
            continue;
        }
        const std::string key = doc.store + std::string(doc.kind->name) + doc.original;
        if (const auto [at, is_first] = copies.emplace(key, id); !is_first)
            wrong += "two copies of one: " + at->second + " and " + doc.text + '\n';
    }
    return wrong;
}

bool Report::has_changes() const {
    return std::any_of(counts.begin(), counts.end(), [](const auto& one) {
        const auto& [name, kind] = one;
        return kind.inserted + kind.updated + kind.inactivated > 0;
    });
}

Report read_report(const std::string& answer) {
    const Tree tree = schema::parse_tree(answer);
    Report report{.pull_id = std::string(words_of(tree, "pullId")), .counts = {}, .conflicts = {}};
    for (const auto& [name, kind] : tree.members) {
        if (!kind.is_object() || !kind.find("inserted")) continue;
        auto number = [&, &kind = kind](const char* member) {
            return schema::whole_of(kind, member).value_or(-1);
        };
        report.counts[name] = {number("inserted"), number("updated"), number("unchanged"),
                               number("inactivated")};
        const Tree* const conflicts = kind.find("conflicts");
        if (!conflicts) continue;
        for (const Tree& one : conflicts->elements) {
            auto words = [&](const char* member) { return std::string(words_of(one, member)); };
            Conflict conflict{words("reason"), words("kind"), words("originalID"),
                              words("id"),     words("name"), {}};
            if (const Tree* fields = one.find("fields"))
                for (const Tree& field : fields->elements) conflict.fields.insert(field.text);
            report.conflicts.push_back(std::move(conflict));
        }
    }
    return report;
}

// One pull held against the model.
class Model::Check {
public:
    Check(Model& model, const State& before, const State& after, const std::string& source,
          const std::string& target, const Choice& choice, const Report& report)
        : model_(model),
          before_(before),
          after_(after),
          source_(source),
          target_(target),
          chosen_(kinds_of(choice)),
          report_(report),
          links_(model.links_[target]),
          is_edited_(model.edited_.contains(target)) {}

    std::string made() {
        covered_ = found_from_choice(false);
        reached_ = found_from_choice(true);
        for (const auto& [id, doc] : before_)
            if (doc.store == source_ && is_pulled_kind(*doc.kind)) look_at(doc);
        look_at_the_rest();
        count();
        return wrong_;
    }

private:
    void say(const Doc& doc, const std::string& what) {
        wrong_ +=
            std::string(doc.kind->name) + ' ' + doc.id + " (" + doc.name + "): " + what + '\n';
    }

    // With the roots as they are after the pull, which may have linked some to others.
    Fields shown(const State& state, const Doc& doc) const {
        Fields fields = fields_of(state, doc, target_);
        for (auto& [name, text] : fields) text = refreshed(std::move(text), after_);
        return fields;
    }

    // What the choice leads to: active records and, from there, all that is named by active ones,
    // or by any.
    std::set<std::string> found_from_choice(bool is_through_inactive) const {
        std::set<std::string> found;
        std::vector<const Doc*> open;
        auto add = [&](const Doc& doc) {
            if (is_pulled_kind(*doc.kind) && found.insert(doc.id).second) open.push_back(&doc);
        };
        for (const auto& [id, doc] : before_)
            if (doc.store == source_ && doc.is_active && chosen_.contains(doc.kind)) add(doc);
        while (!open.empty()) {
            const Doc* const doc = open.back();
            open.pop_back();
            if (!doc->is_active && !is_through_inactive) continue;
            for (const std::string& id : references_of(*doc)) add(before_.at(id));
        }
        return found;
    }

    void look_at(const Doc& source) {
        const auto were = copies_of(before_, target_, *source.kind, source.root);
        const auto are = copies_of(after_, target_, *source.kind, source.root);
        for (const Doc* copy : are) seen_.insert(copy->id);
        const auto sources = copies_of(before_, source_, *source.kind, source.root);
        if (sources.size() > 1 || were.size() > 1 || are.size() > 1) {  // whichever it took
            for (const Doc* copy : are) links_.erase(copy->id);
            return;
        }
        const Doc* const was = were.empty() ? nullptr : were.front();
        const Doc* const is = are.empty() ? nullptr : are.front();
        const bool is_covered = covered_.contains(source.id);
        if (!is) {
            if (was) say(*was, "is no copy any more");
            if (is_covered) say(source, "has no copy");
            return;
        }
        const Doc& original = after_.at(is->original);
        if (is_covered && original.original != original.id) say(*is, "is the copy of a copy");
        if (was)
            compare(source, *was, *is, is_covered);
        else if (before_.contains(is->id))
            look_at_linked(source, *is);
        else
            look_at_inserted(source, *is);
    }

    // By its name, to a record that was there.
    void look_at_linked(const Doc& source, const Doc& is) {
        const Doc& was = before_.at(is.id);
        if (was.original != was.id) say(is, "was a copy of another");
        if (base::name_key(was.name) != base::name_key(source.name))
            say(is, "was linked to one of another name, " + source.name);
        Fields old = shown(before_, was), got = shown(after_, is);
        for (Fields* fields : {&old, &got})
            std::erase_if(*fields, [&](const auto& one) { return is_loose(is, one.first); });
        if (old != got || was.is_active != is.is_active)
            say(is, "changed when it was linked, from " + was.text + " to " + is.text);
        links_[is.id] = {shown(before_, source), {}, source.is_active};
    }

    void look_at_inserted(const Doc& source, const Doc& is) {
        const Fields wanted = shown(before_, source);
        const Fields got = shown(after_, is);
        for (const std::string& name : names_in(wanted, got)) {
            if (text_of(wanted, name) == text_of(got, name) || is_loose(is, name)) continue;
            if (name == "name" && is.name.starts_with(source.name + " (") &&
                is_name_taken(is, source.name))
                continue;
            if (leads_to_inactive(text_of(wanted, name))) continue;
            if (may_be_elsewhere(is, name, text_of(wanted, name), text_of(got, name))) continue;
            say(is, "inserted with " + name + ' ' + text_of(got, name) + ", not " +
                        text_of(wanted, name));
        }
        for (const auto& [name, value] : is.tree.members)
            if (name != "originalID" && names_covered(value))
                say(is, "inserted with an id of the source in " + name + ": " + print(value));
        if (is.is_active != source.is_active && !is_excused(is, "activeStatus"))
            say(is, "inserted active or not, unlike its source");
        if (!source.is_active && !reached_.contains(source.id)) say(is, "nobody needs it");
        links_[is.id] = {wanted, {}, source.is_active};
    }

    // Whether a value still has the id of a record of the source that was pulled.
    bool names_covered(const Tree& value) const {
        const std::string text = print(value);
        return std::any_of(covered_.begin(), covered_.end(), [&](const std::string& id) {
            return text.find(id) != std::string::npos;
        });
    }

    void compare(const Doc& source, const Doc& was, const Doc& is, bool is_covered) {
        const Fields now = shown(before_, source);
        const Fields old = shown(before_, was);
        const Fields got = shown(after_, is);
        const auto found = links_.find(is.id);
        const bool is_first = found == links_.end();  // the source is a copy of the target's
        Link link = is_first ? Link{} : found->second;
        std::set<std::string> names = names_in(now, old);
        for (const auto& [name, value] : got) names.insert(name);
        for (const auto& [name, value] : link.base) names.insert(name);
        std::set<std::string> vague;
        for (const std::string& name : names) {
            const std::string s = text_of(now, name), t = text_of(old, name),
                              a = text_of(got, name);
            const bool is_vague = is_first || link.vague.contains(name);
            const std::string b = is_vague ? t : text_of(link.base, name);
            const bool is_taken_over = s != b && t == b;
            if (!is_covered && (is_vague || s != b)) vague.insert(name);
            if (a == (is_taken_over ? s : t)) continue;
            if (name == "modifiers" && is_but_for_homes(is, is_taken_over ? s : t)) continue;
            const bool is_known =
                !is_vague && is_covered && !model_.is_undone_ && !leads_nowhere(s, after_, target_);
            if (is_loose(is, name) && !(name == "modifiers" && is_known)) continue;
            if ((is_vague || !is_covered) && (a == t || a == s)) continue;
            if (leads_to_inactive(s) || leads_to_inactive(t)) continue;
            if (has_foreign_id(before_, was, name) || leads_nowhere(b, before_, target_)) continue;
            if (model_.is_undone_ && b.find('~') != std::string::npos && a == t) continue;
            if (may_be_elsewhere(is, name, s, a)) continue;
            const bool may_stay = is_bound(is, name) || is_kept_as_sent(is, name, t);
            if (a == t && may_stay && is_excused(is, name)) continue;
            say(is, name + " became " + a + " from " + t + ", where the source has " + s +
                        " and had " + b);
        }
        compare_activity(source, was, is, is_covered, is_first, link);
        if (is_first && !is_covered) return;
        link.base = now;
        link.vague = is_covered ? std::set<std::string>() : vague;
        links_[is.id] = link;
    }

    void compare_activity(const Doc& source, const Doc& was, const Doc& is, bool is_covered,
                          bool is_first, Link& link) {
        const bool is_vague = is_first || !link.active;
        const bool base = link.active.value_or(was.is_active);
        const bool wanted =
            source.is_active != base && was.is_active == base ? source.is_active : was.is_active;
        if (was.is_active && !is.is_active && is_used(is))
            say(is, "went although it is used: " + is.text);
        if (is.is_active == wanted || is_vague || !is_covered_either_way(source, is_covered)) {
            const bool is_unsure = is_vague && is.is_active != source.is_active;
            if (!is_unsure && (is_covered || is.is_active != was.is_active))
                link.active = source.is_active;
            else
                link.active.reset();
            if (is.is_active != wanted && is.is_active != was.is_active &&
                is.is_active != source.is_active)
                say(is, "changed its activity for no reason");
            return;
        }
        if (!is_excused(is, "activeStatus"))
            say(is, std::string(is.is_active ? "is" : "is not") + " active; was " +
                        (was.is_active ? "so" : "not") + ", the source is " +
                        (source.is_active ? "so" : "not") + " and was " + (base ? "so" : "not"));
    }
    // An inactive source is covered by the choice of its kind, too, once it has a copy.
    bool is_covered_either_way(const Doc& source, bool is_covered) const {
        return is_covered || (!source.is_active && chosen_.contains(source.kind));
    }

    // Whether another active one of the target has the name.
    bool is_name_taken(const Doc& doc, const std::string& name) const {
        const std::string key = base::name_key(name);
        for (const State* state : {&before_, &after_})
            for (const auto& [id, other] : *state)
                if (id != doc.id && other.kind == doc.kind && other.store == doc.store &&
                    other.is_active && base::name_key(other.name) == key)
                    return true;
        return false;
    }
    bool is_used(const Doc& doc) const {
        return std::any_of(after_.begin(), after_.end(), [&](const auto& one) {
            const auto ids = uses_of(one.second);
            return one.second.is_active && one.second.store == target_ &&
                   std::find(ids.begin(), ids.end(), doc.id) != ids.end();
        });
    }
    bool names_inactive(const Doc& doc) const {
        const auto ids = references_of(doc);
        return std::any_of(ids.begin(), ids.end(), [&](const std::string& id) {
            const auto found = after_.find(id);
            return found != after_.end() && !found->second.is_active;
        });
    }
    bool leads_to_inactive(const std::string& text) const {
        return std::any_of(after_.begin(), after_.end(), [&](const auto& one) {
            return one.second.store == target_ && !one.second.is_active &&
                   text.find('~' + one.second.root) != std::string::npos;
        });
    }
    // It was told, and with a reason that there is.
    bool is_excused(const Doc& doc, const std::string& field) const {
        const bool is_told = std::any_of(
            report_.conflicts.begin(), report_.conflicts.end(), [&](const Conflict& conflict) {
                return (conflict.id == doc.id || conflict.original_id == doc.original) &&
                       (field == "activeStatus" ||
                        std::any_of(conflict.fields.begin(), conflict.fields.end(),
                                    [&](const auto& name) { return field_of(name) == field; }));
            });
        if (!is_told) return false;
        if (field == "name") return is_source_name_taken(doc);
        if (field != "activeStatus") return true;
        return doc.is_active ? is_used(doc)
                             : is_name_taken(doc, doc.name) || names_inactive(doc) ||
                                   is_source_name_taken(doc);
    }
    // An item stands in the right category, which has another level here; a new subcategory stands
    // beside what is one itself here; a new size is not the default. It must have been told.
    bool may_be_elsewhere(const Doc& is, const std::string& name, const std::string& wanted,
                          const std::string& got) const {
        const auto leaf = [](const std::string& text) { return text.substr(text.find('~') + 1); };
        const bool is_item = is.kind == &kinds::menu_item && name == "category";
        const bool is_new = !before_.contains(is.id);
        const bool may_be = (is_item && leaf(wanted) == leaf(got)) ||
                            (is_new && is.kind == &kinds::category && name == "level") ||
                            (is_new && is.kind == &kinds::serving_size_level && name == "default");
        return may_be && is_excused(is, name);
    }
    bool is_source_name_taken(const Doc& doc) const {
        const auto sources = copies_of(before_, source_, *doc.kind, doc.root);
        return std::any_of(sources.begin(), sources.end(),
                           [&](const Doc* source) { return is_name_taken(doc, source->name); });
    }
    bool is_loose(const Doc& doc, const std::string& field) const {
        return is_edited_ && follows_others(doc, field);
    }
    static std::string home_of(const Doc& doc) {
        return std::string(words_of(doc.tree, "modifyWith"));
    }
    // Whether the list of a group is `wanted` (roots) but for modifiers that came home to it, or
    // had their home there and left it.
    bool is_but_for_homes(const Doc& is, const std::string& wanted) const {
        std::set<std::string> roots;
        for (std::size_t at = wanted.find('~'); at != std::string::npos;
             at = wanted.find('~', at + 1))
            roots.insert(wanted.substr(at + 1, 24));
        for (const std::string& id : members_of(is)) {
            const Doc& modifier = after_.at(id);
            if (roots.erase(modifier.root) == 0 && home_of(modifier) != is.id) return false;
        }
        return std::all_of(roots.begin(), roots.end(), [&](const std::string& root) {
            const auto were = copies_of(before_, target_, kinds::modifier, root);
            return were.size() != 1 || (home_of(*were.front()) == is.id &&
                                        home_of(after_.at(were.front()->id)) != is.id);
        });
    }

    // Records of the target that the source has nothing to do with, and other stores.
    void look_at_the_rest() {
        for (const auto& [id, was] : before_) {
            const auto found = after_.find(id);
            if (found == after_.end()) {
                say(was, "is gone");
                continue;
            }
            const Doc& is = found->second;
            if (was.store != target_ && was.text != is.text) say(was, "of another store changed");
            if (was.store != target_ || seen_.contains(id) || was.text == is.text) continue;
            Fields old = shown(before_, was), got = shown(after_, is);
            for (Fields* fields : {&old, &got})
                std::erase_if(*fields, [&](const auto& one) { return is_loose(is, one.first); });
            if (old != got || was.original != is.original || was.is_active != is.is_active)
                say(was, "is the store's own and changed to " + is.text);
        }
        for (const auto& [id, is] : after_)
            if (!before_.contains(id) && !seen_.contains(id)) say(is, "is a copy of nothing");
    }

    void count() {
        for (const StoredKind* kind : kinds::catalogue) {
            Counts counted;
            for (const auto& [id, is] : after_) {
                const auto was = before_.find(id);
                if (is.store != target_ || is.kind != kind) continue;
                if (was == before_.end())
                    ++counted.inserted;
                else if (was->second.is_active && !is.is_active)
                    ++counted.inactivated;
            }
            const bool is_size = kind == &kinds::serving_size_level;
            const std::string member(is_size ? "servingSizeLevels" : kind->plural);
            const auto told = report_.counts.find(member);
            const Counts counts = told == report_.counts.end() ? Counts{} : told->second;
            if (counts.inserted != counted.inserted || counts.inactivated != counted.inactivated)
                wrong_ += member + ": told " + std::to_string(counts.inserted) + " inserted and " +
                          std::to_string(counts.inactivated) + " inactivated, found " +
                          std::to_string(counted.inserted) + " and " +
                          std::to_string(counted.inactivated) + '\n';
        }
    }

    Model& model_;
    const State& before_;
    const State& after_;
    const std::string& source_;
    const std::string& target_;
    const std::set<const StoredKind*> chosen_;
    const Report& report_;
    Links& links_;
    const bool is_edited_;
    std::set<std::string> covered_;  // ids of the source: what is pulled for certain
    std::set<std::string> reached_;  // and what a copy of those may name
    std::set<std::string> seen_;     // ids of the target
    std::string wrong_;
};

std::string Model::pull(const State& before, const State& after, const std::string& source,
                        const std::string& target, const Choice& choice, const Report& report) {
    refresh(after, target);
    Links links = links_[target];
    std::string wrong = Check(*this, before, after, source, target, choice, report).made();
    past_[target].push_back(std::move(links));
    return wrong;
}

void Model::refresh(const State& state, const std::string& target) {
    for (auto& [copy, link] : links_[target])
        for (auto& [name, text] : link.base) text = refreshed(std::move(text), state);
}

std::string Model::undo(const State& pulled_over, const State& pulled, const State& before,
                        const State& after, const std::string& target,
                        const std::set<std::string>& told) {
    std::string wrong;
    is_undone_ = true;
    Links& now = links_[target];
    Links links = std::move(past_[target].back());
    past_[target].pop_back();
    std::set<std::string> inserted;
    for (const auto& [id, doc] : pulled)
        if (doc.store == target && !pulled_over.contains(id)) inserted.insert(id);
    const std::set<std::string> needed = used_from_outside(after, target, inserted);
    for (const auto& [id, is] : after) {
        const Doc& found = before.at(id);
        if (is.store != target) {
            if (is.text != found.text) wrong += "undo changed another store: " + is.text + '\n';
            continue;
        }
        if (inserted.contains(id)) {
            if (is.is_active && !needed.contains(id))
                wrong += "undo left active: " + is.text + '\n';
            if (now.contains(id)) links[id] = now.at(id);
            if (now.contains(id)) links[id].active = is.is_active;
            continue;
        }
        const auto was = pulled_over.find(id);
        if (was == pulled_over.end()) continue;  // later than the pull
        const Doc& made = pulled.at(id);
        // All are of one store: ids compare as they are.
        const auto shown = [&](const Doc& doc) { return fields_of({}, doc, target); };
        const Fields old = shown(was->second), put = shown(made);
        const Fields met = shown(found), got = shown(is);
        std::set<std::string> names = names_in(old, put);
        names.merge(names_in(met, got));
        for (const std::string& name : names) {
            if (name == "modifiers") {
                const std::string odd = odd_members(was->second, made, found, is);
                if (!odd.empty() && !told.contains(id))
                    wrong += "undo left members " + odd + ": " + is.text + '\n';
                continue;
            }
            if (name == "default" && !is.is_active) continue;  // gives way
            const bool is_as_pulled = text_of(met, name) == text_of(put, name);
            const std::string wanted = text_of(is_as_pulled ? old : met, name);
            const bool may_stay = is_bound(is, name) || follows_others(is, name);
            if (text_of(got, name) != wanted && !(may_stay && told.contains(id)))
                wrong += "undo left " + name + " as " + text_of(got, name) + ", not " + wanted +
                         ": " + is.text + '\n';
        }
        if (found.is_active == made.is_active && is.is_active != was->second.is_active &&
            !told.contains(id))
            wrong += "undo left the activity of " + is.text + '\n';
        if (is.original != was->second.original) wrong += "undo left the root of " + is.text + '\n';
    }
    now = std::move(links);
    return wrong;
}

std::string Model::check_overrides(const State& state, const std::string& store,
                                   const std::map<std::string, std::set<std::string>>& told) const {
    std::string wrong;
    const auto links = links_.find(store);
    for (const auto& [id, doc] : state) {
        if (doc.store != store || links == links_.end()) continue;
        const auto link = links->second.find(id);
        const auto its = told.find(id);
        if (link == links->second.end()) {
            if (its != told.end() && !has_copies(state, doc))
                wrong += "an override of what is no copy: " + doc.text + '\n';
            continue;
        }
        const Fields now = fields_of(state, doc, store);
        for (const std::string& name : names_in(now, link->second.base)) {
            if (link->second.vague.contains(name) || follows_others(doc, name) ||
                has_foreign_id(state, doc, name))
                continue;
            const bool is_told = its != told.end() && its->second.contains(name);
            const std::string base = refreshed(text_of(link->second.base, name), state);
            if (is_told == (text_of(now, name) != base) || leads_nowhere(base, state, store))
                continue;
            if (is_undone_ && base.find('~') != std::string::npos) continue;
            wrong += name + (is_told ? " is told as an override, was " : " is an override, was ") +
                     base + ": " + doc.text + '\n';
        }
    }
    return wrong;
}

std::string Model::check_reset(const State& before, const State& after, const std::string& id,
                               const std::string& field, bool is_told) const {
    std::string wrong;
    for (const auto& [other, doc] : after)
        if (other != id && doc.text != before.at(other).text && !edited_.contains(doc.store))
            wrong += "a reset changed " + doc.text + '\n';
    const Doc& doc = after.at(id);
    const Fields was = fields_of(before, before.at(id), doc.store);
    const Fields is = fields_of(after, doc, doc.store);
    const auto known = links_.at(doc.store).find(id);
    if (known == links_.at(doc.store).end()) return wrong;
    const Link& link = known->second;
    // A picture is reset as a whole, and compared by its address.
    const std::string asked = field.starts_with("image") ? "imageUrl" : field;
    for (const std::string& name : names_in(was, is)) {
        if (follows_others(doc, name) || link.vague.contains(name) ||
            leads_nowhere(text_of(link.base, name), after, doc.store))
            continue;
        const bool stays = name != asked || (is_told && text_of(is, name) == text_of(was, name));
        const std::string wanted = refreshed(text_of(stays ? was : link.base, name), after);
        if (text_of(is, name) != wanted)
            wrong += "after a reset of " + field + ", " + name + " is not " + wanted + ": " +
                     doc.text + '\n';
    }
    return wrong;
}

}  // namespace support::pull
