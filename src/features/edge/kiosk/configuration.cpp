#include "features/edge/kiosk/configuration.hpp"

#include "base/currency.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace features::kiosk {
namespace {

using schema::Field;
using schema::Record;
using schema::Tree;
using schema::Type;

constexpr const kinds::StoredKind* kinds_of_store[] = {
    &kinds::service_type,       &kinds::tax,      &kinds::department,     &kinds::course,
    &kinds::serving_size_level, &kinds::modifier, &kinds::modifier_group, &kinds::category,
    &kinds::menu_item,          &kinds::discount, &kinds::display_group};
constexpr const kinds::StoredKind* kinds_of_account[] = {&kinds::membership_type,
                                                         &kinds::membership_plan};

const Field* const loyalty_settings[] = {
    &kinds::account.has_loyalty,        &kinds::account.has_customer_levels,
    &kinds::account.earns_on_sale,      &kinds::account.point_value,
    &kinds::account.earn_points,        &kinds::account.earn_amount,
    &kinds::account.points_expire_days, &kinds::account.options};

// Members that are added to entries here; a client's own members with these names would appear
// twice.
constexpr std::string_view own_members[] = {"modifierIds", "subCategories", "subCategoryIds",
                                            "menuItems", "menuItemIds"};

std::vector<Record> read_kind(storage::ReadView& view, const kinds::StoredKind& kind,
                              const std::string& account, const std::string& store) {
    std::vector<Record> found;
    storage::ListReader reader(
        {.kind = &kind, .account = account, .store = store, .is_active = true});
    bool has_more = true;
    while (has_more)
        has_more = reader.visit_some(view, [&](const storage::ListedRow& row) {
            found.push_back(schema::read_stored(row.doc(), kind));
        });
    return found;
}

Record read_one(storage::ReadView& view, const kinds::StoredKind& kind, const std::string& account,
                const std::string& id) {
    const auto row = storage::find(view, kind, account, id);
    if (!row) throw base::Refusal::not_found(kind.name);
    return schema::read_stored(row->doc, kind);
}

// The id that an element of a list of links refers to, in lower case; "" for none.
std::string link_in(const Tree& element, const Field& field) {
    if (element.shape == Tree::Shape::string) return base::lower_ascii(element.words());
    const std::string_view member = schema::words_of(element, field.rules.link_member);
    return base::lower_ascii(member.empty() ? schema::words_of(element, "id") : member);
}

// The ids of all entries; removes references to anything else.
class Shown {
public:
    void add(const Record& record) {
        const auto& kind = static_cast<const kinds::StoredKind&>(record.kind());
        ids_[kind.name].insert(record[kind.id]);
    }
    bool has(std::string_view kind, const std::string& id) const {
        const auto of_kind = ids_.find(kind);
        return of_kind != ids_.end() && of_kind->second.contains(id);
    }
    // Whether the reference is empty or names an entry.
    bool allows(const Record& record, const schema::Reference& field) const {
        return !record.has(field) || has(field.rules.refers_to, record[field]);
    }
    // True for an empty list of entries too.
    void contain(std::string_view kind) { ids_[kind]; }

    void leave_out_dangling(Record& record) const {
        for (const Field* field : record.kind().fields()) {
            if (auto* nested = std::get_if<std::vector<Record>>(&record.at(*field)))
                std::erase_if(*nested, [&](const Record& each) { return dangles(each); });
            else if (is_about_entries(*field))
                leave_out_dangling(record, *field);
        }
    }

private:
    bool is_about_entries(const Field& field) const {
        return !field.rules.form_only && ids_.contains(field.rules.refers_to);
    }
    bool dangles(const Record& nested) const {
        return std::ranges::any_of(nested.kind().fields(), [&](const Field* field) {
            const auto* id = std::get_if<std::string>(&nested.at(*field));
            return field->type == Type::reference && is_about_entries(*field) && id &&
                   !has(field->rules.refers_to, *id);
        });
    }
    void leave_out_dangling(Record& record, const Field& field) const {
        const std::string_view kind = field.rules.refers_to;
        Record::Value& value = record.at(field);
        if (auto* id = std::get_if<std::string>(&value); id && !has(kind, *id)) value = {};
        if (auto* ids = std::get_if<std::vector<std::string>>(&value))
            std::erase_if(*ids, [&](const std::string& id) { return !has(kind, id); });
        if (auto* links = std::get_if<schema::RawJson>(&value)) leave_out_dangling(*links, field);
    }
    void leave_out_dangling(schema::RawJson& links, const Field& field) const {
        if (!links.text.starts_with('[')) return;
        Tree list = schema::parse_tree(links.text);
        const auto gone = std::erase_if(list.elements, [&](const Tree& element) {
            const std::string id = link_in(element, field);
            return base::is_id(id) && !has(field.rules.refers_to, id);
        });
        if (gone > 0) links.text = schema::print(list);
    }

    std::map<std::string_view, std::unordered_set<std::string>, std::less<>> ids_;
};

// Removes members and elements that name a hidden modifier, at any depth.
void leave_out_modifiers(Tree& tree, const Shown& shown) {
    const auto is_gone = [&](std::string_view text) {
        return base::is_id(text) &&
               !shown.has(kinds::modifier_group.modifiers.rules.refers_to, base::lower_ascii(text));
    };
    std::erase_if(tree.elements, [&](const Tree& element) { return is_gone(element.words()); });
    std::erase_if(tree.members, [&](const Tree::Member& member) {
        return is_gone(member.name) || is_gone(member.value.words());
    });
    for (Tree& element : tree.elements) leave_out_modifiers(element, shown);
    for (Tree::Member& member : tree.members) leave_out_modifiers(member.value, shown);
}

// A price in a list of links is stored as sent; its twin member is added here, unless the price
// cannot be read.
bool add_twin(Tree& link, int decimals) {
    if (!link.is_object()) return false;
    const Tree* const price = link.find("price");
    const Tree* const text = link.find("priceStr");
    if ((price != nullptr) == (text != nullptr)) return false;
    if (price) {
        const auto minor = price->whole();
        if (!minor) return false;
        link.members.push_back({"priceStr", Tree::of(schema::print_decimal(*minor, decimals))});
        return true;
    }
    const auto minor = schema::parse_decimal(text->words(), decimals);
    if (!minor) return false;
    link.members.push_back({"price", Tree::of(*minor)});
    return true;
}

void add_twins(Record& record, int decimals) {
    for (const Field* field : record.kind().fields()) {
        auto* links = std::get_if<schema::RawJson>(&record.at(*field));
        if (field->type != Type::links || !links || !links->text.starts_with('[')) continue;
        Tree list = schema::parse_tree(links->text);
        std::size_t added = 0;
        for (Tree& link : list.elements) added += add_twin(link, decimals) ? 1 : 0;
        if (added > 0) links->text = schema::print(list);
    }
}

std::int64_t priority_of(const Record& record) {
    const Field* field = record.kind().find("priority").field;
    const auto* number = field ? std::get_if<std::int64_t>(&record.at(*field)) : nullptr;
    return number ? *number : std::numeric_limits<std::int64_t>::max();
}

using Chosen = std::vector<const Record*>;

void sort_by_priority(Chosen& records) {
    std::ranges::stable_sort(records, {}, [](const Record* it) { return priority_of(*it); });
}

const std::string& id_of(const Record& record) {
    return record[static_cast<const kinds::StoredKind&>(record.kind()).id];
}

// Appends to the object: whole records under one name, their ids under another.
void add_records(std::string& object, std::string_view name, std::string_view ids_name,
                 const std::vector<Configuration::Entry>& entries) {
    std::vector<std::string> ids;
    object.back() = ',';
    ((object += base::json_string(name)) += ":[");
    for (const Configuration::Entry& entry : entries) {
        if (!ids.empty()) object += ',';
        object += entry.json;
        ids.push_back(base::json_string(entry.id));
    }
    (((object += "],") += base::json_string(ids_name)) += ':') += base::json_array(ids);
    object += '}';
}

class Maker {
public:
    explicit Maker(Sources sources)
        : from_(std::move(sources)),
          decimals_(base::currency_decimals(from_.store[kinds::store.currency])) {
        choose();
    }

    Configuration make() {
        using namespace kinds;
        Configuration made;
        made.store = printed(from_.store, decimals_);
        made.lists = {{"serviceTypes", entries_of(service_type)},
                      {"taxes", entries_of(tax)},
                      {"departments", entries_of(department)},
                      {"courses", entries_of(course)},
                      {"servingSizeLevels", entries_of(serving_size_level)},
                      {"modifierGroups", groups()},
                      {"modifiers", modifiers_of_no_group()},
                      {"categories", categories("")},
                      {"menuItems", items_in("")},
                      {"discounts", entries_of(discount)},
                      {"displayGroups", entries_of(display_group)}};
        made.customer = customer();
        return made;
    }

private:
    std::vector<Record>& of(const kinds::StoredKind& kind) { return from_.records[kind.name]; }

    void choose() {
        for (const auto* kind : kinds_of_store) shown_.contain(kind->name);
        for (const auto* kind : kinds_of_account) shown_.contain(kind->name);
        shown_.add(from_.store);
        hide(kinds::service_type);
        hide(kinds::menu_item);
        hide(kinds::discount);
        hide(kinds::display_group);
        for (const kinds::StoredKind* kind : std::initializer_list<const kinds::StoredKind*>{
                 &kinds::service_type, &kinds::tax, &kinds::department, &kinds::course,
                 &kinds::serving_size_level, &kinds::modifier, &kinds::modifier_group,
                 &kinds::membership_type, &kinds::membership_plan})
            show(*kind);
        choose_categories();
        std::erase_if(of(kinds::menu_item), [&](const Record& item) {
            return !shown_.allows(item, kinds::menu_item.category) ||
                   !shown_.allows(item, kinds::menu_item.subcategory);
        });
        show(kinds::menu_item);
        std::erase_if(of(kinds::discount), [&](const Record& it) { return is_for_nothing(it); });
        for (auto& [name, records] : from_.records)
            for (Record& record : records) {
                tidy(record);
                add_twins(record, decimals_);
            }
        place();
    }
    void place() {
        const auto& kind = kinds::menu_item;
        for (const Record& item : of(kind))
            items_[item[item.has(kind.subcategory) ? kind.subcategory : kind.category]].push_back(
                &item);
        for (const Record& modifier : of(kinds::modifier))
            modifiers_.emplace(id_of(modifier), &modifier);
    }
    template <class Kind>
    void hide(const Kind& kind) {
        std::erase_if(of(kind), [&](const Record& it) { return it[kind.is_hidden_in_kiosk]; });
    }
    void show(const kinds::StoredKind& kind) {
        for (const Record& record : of(kind)) shown_.add(record);
    }
    // Level 1 first, because it contains the others.
    void choose_categories() {
        const auto& kind = kinds::category;
        auto& all = of(kind);
        std::erase_if(all, [&](const Record& it) {
            return it[kind.hides_items_in_kiosk] || !shown_.allows(it, kind.department);
        });
        for (const Record& each : all)
            if (!each.has(kind.parent)) shown_.add(each);
        std::erase_if(all, [&](const Record& it) { return !shown_.allows(it, kind.parent); });
        show(kind);
    }
    // Whether nothing is left that the discount applies to.
    bool is_for_nothing(const Record& discount) const {
        const auto& kind = kinds::discount;
        const auto has_any = [&](const schema::References& field) {
            return std::ranges::any_of(discount[field], [&](const std::string& id) {
                return shown_.has(field.rules.refers_to, id);
            });
        };
        const bool is_for_some =
            !discount[kind.categories].empty() || !discount[kind.menu_items].empty();
        if (is_for_some && !has_any(kind.categories) && !has_any(kind.menu_items)) return true;
        return !discount[kind.service_types].empty() && !has_any(kind.service_types);
    }
    void tidy(Record& record) const {
        shown_.leave_out_dangling(record);
        std::erase_if(record.unknown, [&](const auto& member) {
            return std::ranges::find(own_members, member.first) != std::end(own_members);
        });
        if (&record.kind() != &kinds::modifier_group) return;
        const auto& alignment = kinds::modifier_group.alignment;
        if (!record.has(alignment)) return;
        Tree places = schema::parse_tree(record[alignment].text);
        leave_out_modifiers(places, shown_);
        record.set(alignment, {schema::print(places)});
    }

    std::string printed(const Record& record, int decimals) {
        std::string json = schema::write_json(record, decimals);
        count(json.size());
        return json;
    }
    void count(std::size_t bytes) {
        bytes_ += bytes;
        if (bytes_ > configuration_bytes_max)
            throw base::Refusal::conflict(
                "configuration_too_large",
                "The configuration of this store is too large for kiosks; reduce the modifiers in "
                "its groups");
    }
    std::vector<Configuration::Entry> printed(const Chosen& records) {
        std::vector<Configuration::Entry> entries;
        for (const Record* record : records)
            entries.push_back({id_of(*record), printed(*record, decimals_)});
        return entries;
    }
    std::vector<Configuration::Entry> entries_of(const kinds::StoredKind& kind) {
        Chosen records;
        for (const Record& record : of(kind)) records.push_back(&record);
        sort_by_priority(records);
        return printed(records);
    }

    // `records` are in the order of names.
    static void arrange(Chosen& records, const std::string& order) {
        if (order == kinds::alignments[1])
            std::ranges::reverse(records);
        else if (order != kinds::alignments[0])
            sort_by_priority(records);
    }
    std::vector<Configuration::Entry> items_in(const std::string& category,
                                               const std::string& order = {}) {
        Chosen items = items_[category];
        arrange(items, order);
        return printed(items);
    }
    std::vector<Configuration::Entry> categories(const std::string& parent,
                                                 const std::string& order = {}) {
        const auto& kind = kinds::category;
        Chosen chosen;
        for (const Record& category : of(kind))
            if (category[kind.parent] == parent) chosen.push_back(&category);
        arrange(chosen, order);
        std::vector<Configuration::Entry> entries = printed(chosen);
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const Record& category = *chosen[i];
            const std::string& id = category[kind.id];
            add_records(entries[i].json, "menuItems", "menuItemIds",
                        items_in(id, category[kind.item_order]));
            if (parent.empty())
                add_records(entries[i].json, "subCategories", "subCategoryIds",
                            categories(id, category[kind.subcategory_order]));
        }
        return entries;
    }

    Chosen modifiers_of(const Record& group) {
        const auto& kind = kinds::modifier_group;
        Chosen modifiers;
        for (const std::string& id : group[kind.modifiers]) modifiers.push_back(modifiers_.at(id));
        const std::string& order = group[kind.align_type];
        // Records of a vector are compared by position, which means by name.
        if (order == kinds::alignments[0]) std::ranges::sort(modifiers);
        if (order == kinds::alignments[1]) std::ranges::sort(modifiers, std::ranges::greater());
        return modifiers;
    }
    std::vector<Configuration::Entry> groups() {
        Chosen chosen;
        for (const Record& group : of(kinds::modifier_group)) chosen.push_back(&group);
        sort_by_priority(chosen);
        std::vector<Configuration::Entry> entries;
        for (const Record* group : chosen) {
            Record bare = *group;
            bare.clear(kinds::modifier_group.modifiers);
            entries.push_back({id_of(bare), printed(bare, decimals_)});
            add_records(entries.back().json, "modifiers", "modifierIds",
                        printed(modifiers_of(*group)));
        }
        return entries;
    }
    std::vector<Configuration::Entry> modifiers_of_no_group() {
        std::unordered_set<std::string> grouped;
        for (const Record& group : of(kinds::modifier_group))
            for (const std::string& id : group[kinds::modifier_group.modifiers]) grouped.insert(id);
        Chosen chosen;
        for (const Record& modifier : of(kinds::modifier))
            if (!grouped.contains(id_of(modifier))) chosen.push_back(&modifier);
        return printed(chosen);
    }

    std::string customer() {
        Record settings(kinds::account);
        for (const Field* field : loyalty_settings) settings.at(*field) = from_.account.at(*field);
        std::string json = schema::write_json(settings);
        for (const kinds::StoredKind* kind : kinds_of_account) {
            std::vector<std::string> records;
            for (const Record& record : of(*kind))
                records.push_back(printed(record, from_.account_decimals));
            json.pop_back();
            if (json.size() > 1) json += ',';
            (json += base::json_string(kind->plural)) += ':' + base::json_array(records) + '}';
        }
        return json;
    }

    Sources from_;
    const int decimals_;
    Shown shown_;
    std::map<std::string, Chosen> items_;             // by their category; "": none
    std::map<std::string, const Record*> modifiers_;  // by id
    std::size_t bytes_ = 0;
};

}  // namespace

Sources read_sources(storage::ReadView& view, const std::string& account,
                     const std::string& store) {
    Sources sources{.store = read_one(view, kinds::store, account, store),
                    .account = read_one(view, kinds::account, account, account)};
    for (const auto* kind : kinds_of_store)
        sources.records[kind->name] = read_kind(view, *kind, account, store);
    for (const auto* kind : kinds_of_account)
        sources.records[kind->name] = read_kind(view, *kind, account, "");
    sources.account_decimals = records::currency_decimals(view, account, "");
    return sources;
}

Configuration configuration_of(Sources sources) { return Maker(std::move(sources)).make(); }

}  // namespace features::kiosk
