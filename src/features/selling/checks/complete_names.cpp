#include "features/selling/checks/complete_names.hpp"

#include "features/records/by_id.hpp"
#include "kinds/category.hpp"
#include "kinds/department.hpp"
#include "kinds/floor.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/user.hpp"

#include <array>

namespace features::checks {
namespace {

using domain::Named;
using domain::SaleLine;
using schema::Record;

constexpr std::array<const kinds::StoredKind*, 6> kinds_with_names{
    &kinds::menu_item,  &kinds::modifier, &kinds::category,
    &kinds::department, &kinds::user,     &kinds::floor};

bool is_nameless(const Named& one) { return !one.id.empty() && one.name.empty(); }

class Completion {
public:
    Completion(storage::ReadView& view, std::string_view account, std::string_view store,
               domain::Sale& sale)
        : known_(view, account, store, kinds_with_names), sale_(sale) {}

    // Ordered by what leads to what: items to categories, categories to departments.
    void complete() {
        load_what_is_said();
        for (SaleLine& line : sale_.lines) place_by_item(line);
        load_categories();
        for (SaleLine& line : sale_.lines) place_by_category(line);
        load_departments();
        fill_in();
    }

private:
    void load_what_is_said() {
        for (const Named* one : {&sale_.employee, &sale_.closed_by, &sale_.floor})
            want_if_nameless(*one);
        for (const SaleLine& line : sale_.lines) {
            for (const Named* one :
                 {&line.item, &line.department, &line.category, &line.subcategory})
                want_if_nameless(*one);
            for (const auto& one : line.modifiers) want_if_nameless(one.modifier);
            if (says_no_place(line)) wanted_.insert(line.item.id);
        }
        load();
    }
    void load_categories() {
        for (const SaleLine& line : sale_.lines) {
            for (const Named* one : {&line.category, &line.subcategory}) {
                want_if_nameless(*one);
                if (line.department == Named{}) wanted_.insert(one->id);
            }
        }
        load();
    }
    void load_departments() {
        for (const SaleLine& line : sale_.lines) want_if_nameless(line.department);
        load();
    }
    void want_if_nameless(const Named& one) {
        if (is_nameless(one)) wanted_.insert(one.id);
    }
    void load() {
        known_.load(wanted_);
        wanted_.clear();
    }

    static bool says_no_place(const SaleLine& line) {
        return line.category == Named{} && line.subcategory == Named{};
    }
    void place_by_item(SaleLine& line) const {
        const Record* item = known_.find(kinds::menu_item, line.item.id);
        if (!item || !says_no_place(line)) return;
        line.category.id = (*item)[kinds::menu_item.category];
        line.subcategory.id = (*item)[kinds::menu_item.subcategory];
    }
    void place_by_category(SaleLine& line) const {
        for (const Named* one : {&line.category, &line.subcategory})
            if (const Record* category = known_.find(kinds::category, one->id);
                category && line.department == Named{})
                line.department.id = (*category)[kinds::category.department];
    }

    void fill_in() const {
        for (Named* one : {&sale_.employee, &sale_.closed_by})
            fill(*one, kinds::user, kinds::user.name);
        fill(sale_.floor, kinds::floor, kinds::floor.name);
        for (SaleLine& line : sale_.lines) {
            fill(line.item, kinds::menu_item, kinds::menu_item.name);
            fill(line.department, kinds::department, kinds::department.name);
            for (Named* one : {&line.category, &line.subcategory})
                fill(*one, kinds::category, kinds::category.name);
            for (auto& one : line.modifiers)
                fill(one.modifier, kinds::modifier, kinds::modifier.name);
        }
    }
    template <class Field>
    void fill(Named& one, const kinds::StoredKind& kind, const Field& name) const {
        if (!is_nameless(one)) return;
        if (const Record* record = known_.find(kind, one.id)) one.name = (*record)[name];
    }

    records::RecordsById known_;
    domain::Sale& sale_;
    std::set<std::string> wanted_{};
};

}  // namespace

void complete_names(storage::ReadView& view, std::string_view account, std::string_view store,
                    domain::Sale& sale) {
    Completion(view, account, store, sale).complete();
}

}  // namespace features::checks
