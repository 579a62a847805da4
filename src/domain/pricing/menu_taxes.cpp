#include "domain/pricing/menu_taxes.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "kinds/tax.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Record;

using Rate = const schema::Percent kinds::ServiceRates::*;
constexpr struct {
    std::string_view delivery_type;
    Rate rate;
} delivery_rates[] = {{"delivery", &kinds::ServiceRates::delivery},
                      {"pickup", &kinds::ServiceRates::to_go},
                      {"curbside", &kinds::ServiceRates::to_go},
                      {"dinein", &kinds::ServiceRates::dine_in}};

// The rate that a row of rates, of the given kind, has for the service.
std::optional<std::int64_t> rate_in(const Record& row, const kinds::ServiceRates& kind,
                                    const Service& service) {
    for (const auto& [delivery_type, rate] : delivery_rates)
        if (delivery_type == service.delivery_type && row.has(kind.*rate)) return row[kind.*rate];
    if (row.has(kind.web_order)) return row[kind.web_order];
    return std::nullopt;
}

std::int64_t plain_rate(const Record& tax, const Service& service) {
    const auto& kind = kinds::tax;
    if (tax[kind.is_by_service_type])
        for (const Record& row : tax[kind.service_rates])
            if (const auto rate = rate_in(row, kinds::service_rates, service)) return *rate;
    return tax[kind.percentage];
}

std::int64_t step_rate(const Record& row, const Service& service, std::int64_t otherwise) {
    const auto& kind = kinds::quantity_rates;
    if (const auto rate = rate_in(row, kind, service)) return *rate;
    return row.has(kind.rate) ? row[kind.rate] : otherwise;
}

std::vector<std::string> default_taxes(const Menu& menu, std::string_view target) {
    std::vector<std::string> found;
    for (const auto& [id, entry] : menu.entries) {
        const Record* tax = menu.find(kinds::tax, id);
        if (tax && (*tax)[kinds::tax.is_default] && (*tax)[kinds::tax.applies_to] == target)
            found.push_back(id);
    }
    return found;
}

}  // namespace

std::string service_word(std::string_view text) {
    std::string word;
    for (const char c : base::lower_ascii(text))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) word += c;
    return word;
}

TaxRule tax_rule(const Record& tax, const Service& service) {
    const auto& kind = kinds::tax;
    TaxRule rule{.id = tax[kind.id],
                 .name = tax[kind.name],
                 .is_inclusive = tax[kind.is_inclusive],
                 .is_on_raw = tax[kind.on_raw_check]};
    if (tax[kind.type] == kinds::tax_types[1]) {
        rule.basis = TaxRule::Basis::per_unit;
        rule.amount = tax[kind.amount];
        return rule;
    }
    rule.rate = plain_rate(tax, service);
    if (!tax[kind.is_by_quantity]) return rule;
    for (const Record& row : tax[kind.quantity_rates])
        rule.steps.push_back(
            {row[kinds::quantity_rates.quantity], step_rate(row, service, rule.rate)});
    std::stable_sort(rule.steps.begin(), rule.steps.end(),
                     [](const auto& a, const auto& b) { return a.pieces < b.pieces; });
    return rule;
}

// The catalogue refuses circles, but not long chains.
std::optional<std::size_t> TaxRules::place_of(const std::string& tax) {
    if (const auto known = places_.find(tax); known != places_.end()) return known->second;
    const Record* record = menu_.find(kinds::tax, tax);
    if (!record) return std::nullopt;
    const std::size_t place = rules_.size();
    if (place == rules_max) {
        is_overfull_ = true;
        return std::nullopt;
    }
    places_.emplace(tax, place);
    rules_.push_back(tax_rule(*record, service_));
    const auto named = standing((*record)[kinds::tax.together_with]);
    rules_[place].names = named;
    return place;
}

std::vector<std::size_t> TaxRules::standing(const std::vector<std::string>& taxes) {
    std::vector<std::size_t> places;
    for (const std::string& tax : taxes) {
        const auto place = place_of(tax);
        if (place && std::find(places.begin(), places.end(), *place) == places.end())
            places.push_back(*place);
    }
    return places;
}

const std::vector<std::string>& TaxRules::defaults() {
    if (defaults_) return *defaults_;
    defaults_ = default_taxes(menu_, kinds::tax_targets[1]);
    if (defaults_->empty()) defaults_ = default_taxes(menu_, kinds::tax_target_item);
    return *defaults_;
}

std::vector<Record> TaxRules::listed(const std::vector<std::size_t>& rules,
                                     bool is_inclusive) const {
    const auto& kind = kinds::order_tax;
    std::vector<Record> out;
    std::vector<std::size_t> charged = rules;
    for (std::size_t i = 0; i < charged.size(); ++i)
        for (const std::size_t name : rules_[charged[i]].names)
            if (std::ranges::find(charged, name) == charged.end()) charged.push_back(name);
    for (std::size_t i = 0; i < charged.size(); ++i) {
        const TaxRule& rule = rules_[charged[i]];
        if (rule.is_inclusive != is_inclusive) continue;
        Record& tax = out.emplace_back(kind);
        tax.set(kind.external_id, rule.id);
        tax.set(kind.name, rule.name);
        if (rule.basis == TaxRule::Basis::rate) tax.set(kind.percentage, rule.rate);
        if (rule.is_on_raw) tax.set(kind.is_on_raw, true);
        if (i >= rules.size()) tax.set(kind.is_on_taxes_only, true);
        std::vector<std::string> named;
        for (const std::size_t other : rule.names)
            named.push_back(base::json_string(rules_[other].id));
        if (!named.empty()) tax.set(kind.tax_on_tax, schema::RawJson{base::json_array(named)});
    }
    return out;
}

}  // namespace domain
