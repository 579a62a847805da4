#include "domain/pricing/kept_lines.hpp"

#include "domain/order/parts.hpp"
#include "domain/pricing/tax_cells.hpp"

#include <algorithm>

namespace domain {
namespace {

using kinds::order_tax;
using schema::Record;

// Whether the menu still has a tax of a line; its rate is then the one that was charged.
bool is_as_told(const TaxRule& told, const TaxRule& of_menu) {
    const auto gives = [&](std::int64_t rate) {
        return of_menu.rate == rate ||
               std::ranges::find(of_menu.steps, rate, &TaxRule::Step::rate) != of_menu.steps.end();
    };
    const auto sorted = [](std::vector<std::size_t> names) {
        std::ranges::sort(names);
        return names;
    };
    return told.basis == TaxRule::Basis::rate && of_menu.basis == told.basis && gives(told.rate) &&
           told.is_inclusive == of_menu.is_inclusive && told.is_on_raw == of_menu.is_on_raw &&
           sorted(told.names) == sorted(of_menu.names);
}

// Adds the taxes of kept lines, which come after those that they name, to the basket. Returns their
// places there.
std::vector<std::size_t> add_rules(std::vector<TaxRule> told, TaxRules& taxes, Basket& basket) {
    std::vector<std::optional<std::size_t>> of_menu;
    for (const TaxRule& rule : told) {
        const auto found = taxes.standing({rule.id});
        of_menu.push_back(found.empty() ? std::nullopt : std::optional(found.front()));
    }
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < told.size(); ++i) {
        for (std::size_t& name : told[i].names) name = places.at(name);
        const bool is_same = of_menu[i] && is_as_told(told[i], basket.taxes[*of_menu[i]]);
        places.push_back(is_same ? *of_menu[i] : basket.taxes.size());
        if (!is_same) basket.taxes.push_back(std::move(told[i]));
    }
    return places;
}

Parts parts_of(const Basket& basket) {
    Parts parts;
    for (std::size_t i = 0; i < basket.lines.size(); ++i) {
        const BasketLine& line = basket.lines[i];
        parts.begins.push_back(parts.all.size());
        parts.all.push_back({&line.item, nullptr, i, {}, line.quantity});
        for (std::size_t m = 0; m < line.modifiers.size(); ++m) {
            const Component& modifier = line.modifiers[m];
            parts.all.push_back(
                {&modifier, nullptr, i, m, product(modifier.quantity, line.quantity)});
        }
    }
    parts.begins.push_back(parts.all.size());
    return parts;
}

class Teller {
public:
    explicit Teller(const Basket& basket)
        : parts_(parts_of(basket)), cells_(basket, parts_, nullptr) {}

    void tell(Record& order) {
        auto lines = order[kinds::order.lines];
        for (Record& line : lines) {
            tell_next(line, kinds::order_detail);
            for (const Records* list : modifier_lists)
                if (auto* modifiers = std::get_if<std::vector<Record>>(&line.at(*list)))
                    for (Record& modifier : *modifiers) tell_next(modifier, kinds::order_modifier);
        }
        order.set(kinds::order.lines, std::move(lines));
    }

private:
    template <class Fields>
    void tell_next(Record& component, const Fields& fields) {
        const std::size_t part = next_++;
        for (const bool is_inclusive : {false, true}) {
            const Records& field = is_inclusive ? fields.inclusive_taxes : fields.taxes;
            auto* entries = std::get_if<std::vector<Record>>(&component.at(field));
            if (!entries) continue;
            for (std::size_t i = 0; i < entries->size(); ++i)
                tell_entry((*entries)[i], tax_id((*entries)[i], is_inclusive, i), part);
        }
    }

    void tell_entry(Record& entry, const std::string& id, std::size_t part) {
        for (std::size_t i = cells_.begin(part); i < cells_.end(part); ++i) {
            const TaxCell& cell = cells_.all()[i];
            const TaxRule& rule = cells_.rule(cell);
            if (rule.id != id) continue;
            if (rule.basis == TaxRule::Basis::rate)
                entry.set(order_tax.percentage, cells_.rate(cell));
            if (rule.basis == TaxRule::Basis::per_unit)
                entry.set(order_tax.amount, product(rule.amount, parts_.all[part].pieces));
        }
    }

    const Parts parts_;
    const TaxCells cells_;
    std::size_t next_ = 0;
};

}  // namespace

void put_kept(const KeptLines& kept, TaxRules& taxes, Record& order, Basket& basket,
              base::Problems& problems) {
    if (kept.empty()) return;
    std::vector<Record> told;
    for (const auto& [place, line] : kept) told.push_back(line);
    Record alone(kinds::order);
    alone.set(kinds::order.lines, std::move(told));
    Basket theirs = basket_of(alone, problems);
    const auto places = add_rules(std::move(theirs.taxes), taxes, basket);
    const auto lead = [&](Component& component) {
        for (std::size_t& tax : component.taxes) tax = places.at(tax);
    };
    auto lines = order[kinds::order.lines];
    std::size_t next = 0;
    for (const auto& [place, line] : kept) {
        BasketLine& own = theirs.lines.at(next++);
        lead(own.item);
        std::ranges::for_each(own.modifiers, lead);
        basket.lines.at(place) = std::move(own);
        lines.at(place) = line;
    }
    order.set(kinds::order.lines, std::move(lines));
}

void tell_rates(Record& order, const Basket& basket) { Teller(basket).tell(order); }

}  // namespace domain
