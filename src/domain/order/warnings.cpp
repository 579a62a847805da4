#include "domain/order/warnings.hpp"

#include "base/text.hpp"
#include "domain/order/parts.hpp"
#include "domain/pricing/menu_modifiers.hpp"
#include "kinds/discount.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/tax.hpp"

#include <algorithm>

namespace domain {
namespace {

using kinds::order;
using kinds::order_detail;
using kinds::order_modifier;
using schema::Record;

constexpr std::string_view no_tax = "is not an active tax of this store";

// Compares the order, line by line, with what it would be by the menu.
class ByMenu {
public:
    ByMenu(const Record& sent, const Basket& basket, const Menu& menu, const Service& service,
           Warnings& warnings)
        : sent_(sent), basket_(basket), menu_(menu), warnings_(warnings), asked_(sent) {
        for (const schema::Field* field : std::initializer_list<const schema::Field*>{
                 &order.discounts, &order.discount_id, &order.discount_code})
            asked_.clear(*field);
        auto lines = asked_[order.lines];
        for (Record& line : lines) line.clear(order_detail.discounts);
        asked_.set(order.lines, std::move(lines));
        base::Problems refused;  // the relevant ones are handled below
        by_menu_ = basket_from_menu(asked_, menu, service, refused);
    }

    void compare() {
        const auto& lines = sent_[order.lines];
        for (std::size_t i = 0; i < lines.size(); ++i) compare_line(i, lines[i]);
        look_up(sent_[order.discounts], "");
    }

private:
    void compare_line(std::size_t i, const Record& line) {
        const std::string path = line_path(i);
        const std::string& id =
            line[line.has(order_detail.item_id) ? order_detail.item_id : order_detail.menu_item];
        const Menu::Entry* item = id.empty() ? nullptr : menu_.entry(kinds::menu_item, id);
        if (item) {
            if (item->sale != Selling::now)
                warnings_.add(path + ".miExternalID",
                              item->sale == Selling::sold_out ? sold_out : not_sold_now);
            if (!line[order_detail.is_free])
                compare_price(path + '.' + std::string(order_detail.item_price.name),
                              basket_.lines[i].item.unit_price, by_menu_.lines[i].item.unit_price);
            compare_taxes(path, basket_.lines[i].item, by_menu_.lines[i].item);
        } else if (!id.empty()) {
            warnings_.add(path + ".miExternalID", no_item);
        }
        look_up_taxes(line, order_detail, path);
        compare_modifiers(i, line, path, item != nullptr);
        look_up(line[order_detail.discounts], path);
    }

    void compare_price(const std::string& path, Minor said, Minor by_menu) {
        if (said != by_menu)
            warnings_.add(path, "is " + std::to_string(said) + ", but the menu has " +
                                    std::to_string(by_menu));
    }

    // Rates may depend on the delivery type and the day; whether there is any tax may not.
    void compare_taxes(const std::string& path, const Component& said, const Component& by_menu) {
        if (basket_.is_tax_exempt || !said.taxes.empty() || said.unit_price == 0) return;
        for (const std::size_t place : by_menu.taxes) {
            const TaxRule& rule = by_menu_.taxes[place];
            if (rule.rate > 0 || rule.amount > 0)
                return warnings_.add(path + ".taxes", "has no tax, but the menu has " + rule.name);
        }
    }

    // The menu splits modifiers of which some are free, and leaves out what it does not offer.
    void compare_modifiers(std::size_t i, const Record& line, const std::string& path,
                           bool has_item) {
        std::size_t said = 0, first = 0;  // among all modifiers of the line
        for (const Records* list : modifier_lists) {
            const auto& sent = line[*list];
            const auto& made = asked_[order.lines][i][*list];
            std::size_t next = 0;
            for (std::size_t k = 0; k < sent.size(); ++k, ++said) {
                const std::string place = entry_path(path, *list, k);
                const bool is_known = look_up_modifier(sent[k], place);
                look_up_taxes(sent[k], order_modifier, place);
                if (!has_item || !is_known || by_menu_.lines[i].modifiers.empty()) continue;
                const std::size_t begin = next;
                for (std::int64_t left = sent[k][order_modifier.quantity];
                     left > 0 && next < made.size() && is_same(sent[k], made[next]); ++next)
                    left -= made[next][order_modifier.quantity];
                if (next > begin)
                    compare_modifier(place, basket_.lines[i].modifiers.at(said),
                                     by_menu_.lines[i].modifiers, first + begin, first + next);
            }
            first += next;
        }
    }
    static bool is_same(const Record& sent, const Record& made) {
        return base::lower_ascii(sent[order_modifier.external_id]) ==
               made[order_modifier.external_id];
    }
    void compare_modifier(const std::string& path, const Component& said,
                          const std::vector<Component>& by_menu, std::size_t begin,
                          std::size_t end) {
        if (end > by_menu.size()) return;
        const auto price = path + '.' + std::string(order_modifier.modifier_price.name);
        Minor all = 0;
        for (std::size_t i = begin; i < end; ++i)
            all = sum(all, product(by_menu[i].unit_price, by_menu[i].quantity));
        if (end == begin + 1)
            compare_price(price, said.unit_price, by_menu[begin].unit_price);
        else
            compare_price(path + '.' + std::string(order_modifier.amount.name),
                          product(said.unit_price, said.quantity), all);
        compare_taxes(path, said, by_menu[end - 1]);
    }

    // ---- ids -----------------------------------------------------------------------------------

    bool look_up_modifier(const Record& modifier, const std::string& path) {
        const std::string& id = modifier[order_modifier.external_id];
        if (id.empty()) return false;
        if (menu_.find(kinds::modifier, id)) return true;
        warnings_.add(path + ".mExternalID", no_modifier);
        return false;
    }

    template <class Fields>
    void look_up_taxes(const Record& record, const Fields& fields, const std::string& path) {
        for (const Records* list : {&fields.taxes, &fields.inclusive_taxes})
            for (std::size_t i = 0; i < record[*list].size(); ++i) {
                const std::string& id = record[*list][i][kinds::order_tax.external_id];
                if (!id.empty() && !menu_.find(kinds::tax, id))
                    warnings_.add(entry_path(path, *list, i) + ".txExternalID", no_tax);
            }
    }

    void look_up(const std::vector<Record>& discounts, const std::string& path) {
        for (std::size_t i = 0; i < discounts.size(); ++i) {
            const std::string& id = discounts[i][kinds::order_discount.external_id];
            if (!id.empty() && !menu_.find(kinds::discount, id))
                warnings_.add(entry_path(path, order.discounts, i) + ".disExternalID", no_discount);
        }
    }

    const Record& sent_;
    const Basket& basket_;
    const Menu& menu_;
    Warnings& warnings_;
    Record asked_;  // by the menu
    Basket by_menu_{};
};

}  // namespace

void Warnings::add(const std::string& path, std::string_view sentence) {
    add(path + ": " + std::string(sentence));
}

void Warnings::add(std::string sentence) {
    if (std::ranges::find(reported_, sentence) != reported_.end()) return;
    if (reported_.size() == reported_max)
        ++more_;
    else
        reported_.push_back(std::move(sentence));
}

std::vector<std::string> Warnings::told() && {
    if (more_ > 0) reported_.push_back("and " + std::to_string(more_) + " more like these");
    return std::move(reported_);
}

void warn_of_menu(const Record& sent, const Basket& basket, const Menu& menu,
                  const Service& service, Warnings& warnings) {
    ByMenu(sent, basket, menu, service, warnings).compare();
}

}  // namespace domain
