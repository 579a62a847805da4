#include "features/selling/orders/menu_loader.hpp"

#include "base/currency.hpp"
#include "base/text.hpp"
#include "features/menu/catalogue/on_sale.hpp"
#include "kinds/all.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"
#include "storage/tables/records_by_id.hpp"

#include <array>
#include <set>

namespace features::orders {
namespace {

using schema::Record;

constexpr std::size_t ids_at_once_max = 100;
// Only taxes can lead on for long. An order that gets this far has more of them than allowed.
constexpr int steps_max = 50;
constexpr std::int64_t default_taxes_max = 100;  // as the catalogue gives a new item

// Which records of the menu lead to which others. Lists that an order looks up one by one, such as
// the modifiers of a group, are not followed.
constexpr struct {
    const kinds::StoredKind* from;
    const kinds::StoredKind* to;
} followed[] = {
    {&kinds::menu_item, &kinds::category},
    {&kinds::menu_item, &kinds::tax},
    {&kinds::menu_item, &kinds::modifier_group},
    {&kinds::menu_item, &kinds::serving_size_level},
    {&kinds::category, &kinds::category},
    {&kinds::category, &kinds::department},
    {&kinds::category, &kinds::tax},
    {&kinds::category, &kinds::modifier_group},
    {&kinds::modifier, &kinds::tax},
    {&kinds::modifier, &kinds::serving_size_level},
    {&kinds::modifier_group, &kinds::serving_size_level},
    {&kinds::tax, &kinds::tax},
    {&kinds::discount, &kinds::service_type},
};

constexpr std::array<const kinds::StoredKind*, 10> known_kinds{
    &kinds::store,    &kinds::menu_item,      &kinds::category,           &kinds::department,
    &kinds::modifier, &kinds::modifier_group, &kinds::serving_size_level, &kinds::tax,
    &kinds::discount, &kinds::service_type};

const kinds::StoredKind* kind_named(std::string_view name) {
    for (const kinds::StoredKind* kind : known_kinds)
        if (kind->name == name) return kind;
    return nullptr;
}

class Loader {
public:
    Loader(storage::ReadView& view, const std::string& account, const std::string& store,
           std::int64_t now_ms)
        : view_(view), account_(account), store_(store), now_ms_(now_ms) {}

    domain::Menu load(const Record& order) {
        want(store_);
        want_named(order);
        find_code(order[kinds::order.discount_code]);
        read_wanted();
        if (includes_default_taxes()) find_default_taxes();
        read_wanted();
        see_what_is_sold();
        return std::move(menu_);
    }

private:
    void want(std::string_view named) {
        std::string id = base::lower_ascii(named);
        if (base::is_id(id) && asked_.insert(id).second) wanted_.push_back(std::move(id));
    }

    void want_named(const Record& order) {
        want(order[kinds::order.discount_id]);
        want_discounts(order[kinds::order.discounts]);
        const auto& detail = kinds::order_detail;
        for (const Record& line : order[kinds::order.lines]) {
            want(line[detail.item_id]);
            want(line[detail.menu_item]);
            want_discounts(line[detail.discounts]);
            want_taxes(line, detail);
            for (const auto* list : {&detail.included_modifiers, &detail.optional_modifiers,
                                     &detail.mandatory_modifiers})
                for (const Record& modifier : line[*list]) {
                    want(modifier[kinds::order_modifier.external_id]);
                    want(modifier[kinds::order_modifier.group_id]);
                    want_taxes(modifier, kinds::order_modifier);
                }
        }
    }

    void want_discounts(const std::vector<Record>& entries) {
        for (const Record& entry : entries) want(entry[kinds::order_discount.external_id]);
    }

    template <class Fields>
    void want_taxes(const Record& record, const Fields& fields) {
        for (const auto* list : {&fields.taxes, &fields.inclusive_taxes})
            for (const Record& tax : record[*list]) want(tax[kinds::order_tax.external_id]);
    }

    // Codes are compared like names. If several discounts share a code, the first in lists counts.
    void find_code(const std::string& code) {
        const std::string key = base::name_key(code);
        if (key.empty()) return;
        storage::ListReader reader({.kind = &kinds::discount,
                                    .account = account_,
                                    .store = store_,
                                    .is_active = true,
                                    .search = base::search_key(base::trimmed(code))});
        const auto visit = [&](const storage::ListedRow& row) {
            if (!menu_.code_discount.empty()) return;
            const Record discount = schema::read_stored(row.doc(), kinds::discount);
            if (base::name_key(discount[kinds::discount.code]) == key)
                menu_.code_discount = row.id();
        };
        while (menu_.code_discount.empty() && reader.visit_some(view_, visit)) {
        }
        want(menu_.code_discount);
    }

    bool includes_default_taxes() const {
        for (const auto& [id, entry] : menu_.entries)
            if (const Record* modifier = menu_.find(kinds::modifier, id))
                if ((*modifier)[kinds::modifier.includes_default_taxes]) return true;
        return false;
    }

    void find_default_taxes() {
        storage::ListReader reader(
            {.kind = &kinds::tax,
             .account = account_,
             .store = store_,
             .is_active = true,
             .refers = storage::Listing::By{std::string(kinds::tax.is_default.name), store_}},
            {.limit = default_taxes_max});
        while (reader.visit_some(view_, [&](const storage::ListedRow& row) { want(row.id()); })) {
        }
    }

    // Reads the wanted records and those they lead to, until there is nothing new.
    void read_wanted() {
        for (int step = 0; step < steps_max && !wanted_.empty(); ++step) {
            const std::vector<std::string> all = std::move(wanted_);
            wanted_.clear();
            for (std::size_t i = 0; i < all.size(); i += ids_at_once_max) {
                const auto some =
                    std::span(all).subspan(i, std::min(ids_at_once_max, all.size() - i));
                for (const auto& found : storage::find_all(view_, account_, some)) take(found);
            }
        }
    }

    void take(const storage::RecordOfKind& found) {
        const kinds::StoredKind* kind = kind_named(found.kind);
        if (!kind || found.row.store != store_) return;
        Record record = schema::read_stored(found.row.doc, *kind);
        follow(*kind, record);
        if (kind == &kinds::category || kind == &kinds::department)
            above_.emplace(found.row.id, record);
        if (kind == &kinds::store)
            menu_.currency_decimals = base::currency_decimals(record[kinds::store.currency]);
        if (found.row.is_active)
            menu_.entries.emplace(found.row.id, domain::Menu::Entry{std::move(record)});
    }

    void follow(const kinds::StoredKind& kind, const Record& record) {
        for (const schema::Link& link : schema::links_of(record))
            for (const auto& [from, to] : followed)
                if (from == &kind && link.field->rules.refers_to == to->name) want(link.id);
    }

    // Categories and departments of items are already known, sold or not.
    void see_what_is_sold() {
        const auto find = [&](storage::ReadView&, const kinds::StoredKind& kind,
                              const std::string& id) -> std::optional<Record> {
            const auto place = above_.find(id);
            if (place == above_.end() || &place->second.kind() != &kind) return {};
            return place->second;
        };
        catalogue::OnSale on_sale(view_, account_, store_, now_ms_, find);
        for (auto& [id, entry] : menu_.entries)
            if (!on_sale.is_sold(view_, entry.record))
                entry.sale = is_sold_out(entry.record) ? domain::Selling::sold_out
                                                       : domain::Selling::not_now;
    }

    bool is_sold_out(const Record& record) const {
        return &record.kind() == &kinds::menu_item && catalogue::is_sold_out(record, now_ms_);
    }

    storage::ReadView& view_;
    const std::string& account_;
    const std::string& store_;
    const std::int64_t now_ms_;
    std::set<std::string> asked_{};
    std::vector<std::string> wanted_{};
    std::map<std::string, Record> above_{};  // categories and departments, active or not
    domain::Menu menu_{};
};

}  // namespace

domain::Menu load_menu(storage::ReadView& view, const std::string& account,
                       const std::string& store, const Record& order, std::int64_t now_ms) {
    return Loader(view, account, store, now_ms).load(order);
}

}  // namespace features::orders
