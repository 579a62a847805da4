#include "domain/pricing/menu_discounts.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "domain/order/parts.hpp"
#include "domain/pricing/menu_modifiers.hpp"
#include "kinds/discount.hpp"
#include "kinds/order.hpp"
#include "kinds/service_type.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Record;

const auto& kind = kinds::discount;
const auto& entry_kind = kinds::order_discount;

constexpr std::string_view no_code = "is not the code of an active discount";
constexpr std::string_view not_now = "is a discount that is not valid at this time";
constexpr std::string_view not_in_web = "is a discount that is not available in the web shop";
constexpr std::string_view not_at_kiosks = "is a discount that is not available at kiosks";
constexpr std::string_view of_staff = "is a discount that only staff can give";
constexpr std::string_view other_service = "is a discount for other delivery types";
constexpr std::string_view other_item = "is a discount for other items";
constexpr std::string_view other_items = "is a discount for items that are not in this order";
constexpr std::string_view of_check = "is a discount on the whole order, not on a line";
constexpr std::string_view given_twice = "is a discount that is already applied";

bool has(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool counts_for_all(const Record& discount) {
    return discount[kind.menu_items].empty() && discount[kind.categories].empty();
}

bool counts_for(const Record& discount, const Record& line) {
    const auto& detail = kinds::order_detail;
    return counts_for_all(discount) || has(discount[kind.menu_items], line[detail.item_id]) ||
           has(discount[kind.categories], line[detail.category_id]) ||
           has(discount[kind.categories], line[detail.subcategory_id]);
}

// Whether a service type is one of web orders, or that of the delivery type.
bool is_served_by(const Record& service_type, const Service& service) {
    constexpr std::pair<std::string_view, std::string_view> also_called[] = {
        {"pickup", "togo"}, {"curbside", "togo"}, {"dinein", "tableservice"}};
    const auto& type = kinds::service_type;
    for (const std::string& text : {service_type[type.name], service_type[type.service]}) {
        const std::string word = service_word(text);
        if (word == "weborder" || (!word.empty() && word == service.delivery_type)) return true;
        for (const auto& [delivery_type, other] : also_called)
            if (service.delivery_type == delivery_type && word == other) return true;
    }
    return false;
}

bool counts_for(const Record& discount, const Menu& menu, const Service& service) {
    const auto& types = discount[kind.service_types];
    return types.empty() || std::any_of(types.begin(), types.end(), [&](const std::string& id) {
               const Record* type = menu.find(kinds::service_type, id);
               return type && is_served_by(*type, service);
           });
}

DiscountRule rule_of(const Record& discount) {
    DiscountRule rule{.id = discount[kind.id], .name = discount[kind.name]};
    if (discount[kind.value_type] == kinds::value_types[1])
        rule.amount = discount[kind.amount];
    else
        rule.rate = discount[kind.percentage];
    if (discount[kind.amount_max] > 0) rule.amount_max = discount[kind.amount_max];
    rule.is_after_tax = discount[kind.is_after_tax];
    rule.covers_modifiers = !discount.has(kind.covers_modifiers) || discount[kind.covers_modifiers];
    rule.is_per_piece = rule.rate == 0 && discount[kind.is_per_piece] &&
                        discount[kind.type] == kinds::discount_types[0];
    return rule;
}

void write_entry(Record& entry, const Record& discount, const DiscountRule& rule) {
    constexpr std::int64_t percent = whole_rate / 100;
    const bool is_whole = rule.rate % percent == 0;
    std::vector<std::string> lines;
    for (const std::size_t line : rule.lines) lines.push_back(std::to_string(line));
    entry.set(entry_kind.external_id, rule.id);
    entry.set(entry_kind.name, rule.name);
    entry.set(entry_kind.type, discount[kind.type]);
    entry.set(entry_kind.value, is_whole ? rule.rate / percent : 0);
    entry.clear(entry_kind.percentage);
    if (!is_whole) entry.set(entry_kind.percentage, rule.rate);
    entry.clear(entry_kind.amount_max);
    if (rule.amount_max) entry.set(entry_kind.amount_max, *rule.amount_max);
    entry.clear(entry_kind.lines);
    if (!lines.empty()) entry.set(entry_kind.lines, {base::json_array(lines)});
    entry.clear(entry_kind.full_amount);
    entry.clear(entry_kind.is_per_piece);
    if (rule.rate == 0) entry.set(entry_kind.full_amount, rule.amount);
    if (rule.is_per_piece) entry.set(entry_kind.is_per_piece, true);
    entry.set(entry_kind.amount, rule.amount);
    entry.set(entry_kind.is_after_tax, rule.is_after_tax);
    entry.set(entry_kind.covers_modifiers, rule.covers_modifiers);
    entry.clear(entry_kind.adjust_amount);
}

class Discounts {
public:
    Discounts(Record& order, const Menu& menu, const Service& service, const KeptLines& kept,
              Basket& basket, base::Problems& problems)
        : order_(order),
          menu_(menu),
          service_(service),
          kept_(kept),
          basket_(basket),
          problems_(problems),
          sub_total_(sub_total_of(basket)) {}

    void read() {
        auto lines = order_[kinds::order.lines];
        for (const auto& [place, line] : kept_) read_kept(lines.at(place), place);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (!kept_.contains(i)) read_line(lines[i], i);
        order_.set(kinds::order.lines, std::move(lines));
        auto entries = order_[kinds::order.discounts];
        for (std::size_t i = 0; i < entries.size(); ++i)
            add_to_order(entries[i], entry_path("discounts", i));
        add_named(entries, order_[kinds::order.discount_id], "discountId");
        if (!order_[kinds::order.discount_code].empty() && menu_.code_discount.empty())
            refuse("appliedDiscountCode", no_code);
        add_named(entries, menu_.code_discount, "appliedDiscountCode");
        if (!entries.empty()) order_.set(kinds::order.discounts, std::move(entries));
    }

private:
    static std::string entry_path(const std::string& list, std::size_t place) {
        return list + '[' + std::to_string(place) + "].disExternalID";
    }
    void refuse(const std::string& path, std::string_view why) {
        problems_.push_back({path, std::string(why)});
    }

    void read_kept(const Record& line, std::size_t place) {
        const auto& rules = basket_.lines[place].discounts;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (rules[i].id.empty()) continue;
            given_[rules[i].id].insert(place);
            if (rules[i].is_once)
                reported_.try_emplace(rules[i].id, rules[i],
                                      line[kinds::order_detail.discounts][i]);
        }
    }

    void read_line(Record& line, std::size_t place) {
        auto entries = line[kinds::order_detail.discounts];
        const std::string list = "orderDetails[" + std::to_string(place) + "].discounts";
        for (std::size_t i = 0; i < entries.size(); ++i)
            add_to_line(entries[i], line, place, entry_path(list, i));
        if (!entries.empty()) line.set(kinds::order_detail.discounts, std::move(entries));
    }

    void add_to_line(Record& entry, const Record& line, std::size_t place,
                     const std::string& path) {
        const Record* discount = allowed(entry[entry_kind.external_id], path);
        if (!discount) return;
        const std::string& id = (*discount)[kind.id];
        if ((*discount)[kind.type] == kinds::discount_types[1]) return refuse(path, of_check);
        if (!counts_for(*discount, line)) return refuse(path, other_item);
        if (!given_[id].insert(place).second) return refuse(path, given_twice);
        auto& rules = basket_.lines[place].discounts;
        if (const auto told = reported_.find(id); told != reported_.end()) {
            rules.push_back(told->second.first);
            const auto unknown = std::move(entry.unknown);
            entry = told->second.second;
            entry.unknown = unknown;
            return;
        }
        DiscountRule rule = rule_of(*discount);
        rule.is_once = counts_once(rule);
        rules.push_back(std::move(rule));
        write_entry(entry, *discount, rules.back());
    }

    void add_to_order(Record& entry, const std::string& path) {
        const Record* discount = allowed(entry[entry_kind.external_id], path);
        if (!discount) return;
        if (!given_.try_emplace((*discount)[kind.id]).second) return refuse(path, given_twice);
        DiscountRule rule = rule_of(*discount);
        if (!counts_for_all(*discount)) {
            rule.lines = lines_of(*discount);
            if (rule.lines.empty()) return refuse(path, other_items);
        }
        write_entry(entry, *discount, rule);
        basket_.discounts.push_back(std::move(rule));
    }

    // Adds a discount that a field of the order names, unless it was given in one of the lists.
    void add_named(std::vector<Record>& entries, const std::string& named,
                   const std::string& path) {
        const std::string id = base::lower_ascii(named);
        if (id.empty() || given_.contains(id)) return;
        Record entry(entry_kind);
        entry.set(entry_kind.external_id, id);
        add_to_order(entry, path);
        entries.push_back(std::move(entry));
    }

    std::vector<std::size_t> lines_of(const Record& discount) const {
        const auto& lines = order_[kinds::order.lines];
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (counts_for(discount, lines[i])) places.push_back(i);
        return places;
    }

    // The discount, if the order may have it; otherwise null, with a problem.
    const Record* allowed(const std::string& id, const std::string& path) {
        const Menu::Entry* found = menu_.entry(kind, id);
        const std::string why = found        ? why_refused(*found)
                                : id.empty() ? std::string(must_be_named)
                                             : std::string(no_discount);
        if (why.empty()) return &found->record;
        refuse(path, why);
        return nullptr;
    }

    std::string why_refused(const Menu::Entry& entry) const {
        const Record& discount = entry.record;
        if (entry.sale != Selling::now) return std::string(not_now);
        if (discount[service_.is_at_kiosk ? kind.is_hidden_in_kiosk : kind.is_hidden_in_web])
            return std::string(service_.is_at_kiosk ? not_at_kiosks : not_in_web);
        if (discount[kind.needs_manager] || discount[kind.needs_reason])
            return std::string(of_staff);
        if (!counts_for(discount, menu_, service_)) return std::string(other_service);
        if (sub_total_ < discount[kind.order_min])
            return "is a discount for orders of at least " +
                   schema::print_decimal(discount[kind.order_min], menu_.currency_decimals);
        return {};
    }

    Record& order_;
    const Menu& menu_;
    const Service& service_;
    const KeptLines& kept_;
    Basket& basket_;
    base::Problems& problems_;
    const Minor sub_total_;
    // Those of kept lines that count once for the order, with their entries.
    std::map<std::string, std::pair<DiscountRule, Record>, std::less<>> reported_{};
    // The discounts that were given, each with the lines that it was given on.
    std::map<std::string, std::set<std::size_t>, std::less<>> given_{};
};

}  // namespace

void add_discounts(Record& order, const Menu& menu, const Service& service, const KeptLines& kept,
                   Basket& basket, base::Problems& problems) {
    Discounts(order, menu, service, kept, basket, problems).read();
}

}  // namespace domain
