#include "features/operating/demo_evening/card.hpp"

#include "assets/demo_files.hpp"
#include "base/json_text.hpp"

#include <algorithm>

namespace features::demo_evening {
namespace {

using base::JsonObject;
using schema::Tree;

std::string text_in(const Tree& object, std::string_view name) {
    return std::string(words_of(object, name));
}

Guest guest_of(const Tree& one) {
    return {.name = text_in(one, "guest"),
            .phone = text_in(one, "phone"),
            .street = text_in(one, "street"),
            .service = text_in(one, "service"),
            .comments = text_in(one, "comments"),
            .tip = whole_of(one, "tip").value_or(0),
            .is_paid = one.find("paid") && one.find("paid")->is_true(),
            .dishes = orders::demo::dishes_of(*one.find("dishes"))};
}

struct Tax {
    std::string id, name;
    std::int64_t rate = 0, amount = 0;
    bool is_inclusive = false;
};

// The taxes on a line are those on its item and on its modifiers.
void add_taxes(std::vector<Tax>& all, const Tree& part) {
    for (const std::string_view list : {"taxes", "inclusiveTaxes"}) {
        const Tree* taxes = part.find(list);
        if (!taxes) continue;
        for (const Tree& one : taxes->elements) {
            Tax tax{text_in(one, "txExternalID"), text_in(one, "txName"),
                    whole_of(one, "percentage").value_or(0), whole_of(one, "amount").value_or(0),
                    list != "taxes"};
            const auto known = std::ranges::find(all, tax.id, &Tax::id);
            if (known == all.end())
                all.push_back(std::move(tax));
            else
                known->amount += tax.amount;
        }
    }
}

std::string json_of(const std::vector<Tax>& taxes) {
    std::vector<std::string> all;
    for (const Tax& tax : taxes)
        if (tax.amount > 0)
            all.push_back(JsonObject()
                              .text("id", tax.id)
                              .text("name", tax.name)
                              .number("taxRate", tax.rate)
                              .number("taxAmount", tax.amount)
                              .flag("inclusive", tax.is_inclusive)
                              .done());
    return base::json_array(all);
}

}  // namespace

Card::Card(const Caller& caller, std::string store) : caller_(caller), store_(std::move(store)) {
    read_files();
    read_menu();
    read_room();
}

void Card::read_files() {
    for (const Tree& one : schema::parse_tree(assets::demo_file("evening.json")).elements)
        guests_.push_back(guest_of(one));
    const Tree room = schema::parse_tree(assets::demo_file("checks.json"));
    for (const Tree& table : room.find("tables")->elements)
        for (Dish& dish : orders::demo::dishes_of(*table.find("dishes")))
            dishes_.push_back(std::move(dish));
}

void Card::read_menu() {
    const auto read = [&](std::string_view list, auto& ids) {
        const Told told = caller_.get("svc/store/" + store_ + '/' + std::string(list));
        for (const Tree& one : told.body.elements) ids[text_in(one, "name")] = text_in(one, "id");
    };
    read("menuItems", items_);
    read("modifiers", modifiers_);
}

void Card::read_room() {
    const Told floors = caller_.get("svc/store/" + store_ + "/floors");
    for (const Tree& floor : floors.body.elements) {
        const Tree* tables = floor.find("tables");
        if (!tables) continue;
        for (const Tree& table : tables->elements)
            tables_.push_back({text_in(floor, "id"), text_in(table, "id"), text_in(table, "name")});
    }
    const Told users = caller_.get("svc/store/" + store_ + "/activeUsers");
    for (const Tree& user : users.body.elements)
        servers_.emplace_back(text_in(user, "id"),
                              text_in(user, "firstName") + ' ' + text_in(user, "lastName"));
}

std::optional<std::string> Card::lines_of(const std::vector<Dish>& dishes) const {
    std::vector<std::string> lines;
    for (const Dish& dish : dishes) {
        const auto item = items_.find(dish.name);
        if (item == items_.end()) return {};
        JsonObject line;
        line.text("_id", std::to_string(lines.size() + 1))
            .text("miExternalID", item->second)
            .text("miName", dish.name)
            .number("quantity", dish.quantity);
        const auto add = [&](std::string_view group, const std::string& name) {
            const auto modifier = modifiers_.find(name);
            if (modifier == modifiers_.end()) return;
            line.raw(
                group,
                '[' +
                    JsonObject().text("mExternalID", modifier->second).text("mName", name).done() +
                    ']');
        };
        add("mandatoryModifiers", dish.choice);
        add("optionalModifiers", dish.extra);
        lines.push_back(line.done());
    }
    return base::json_array(lines);
}

std::optional<Tree> Card::priced(const std::vector<Dish>& dishes, std::string_view more) const {
    const auto lines = lines_of(dishes);
    if (!lines) return {};
    Told told = caller_.post("/v1/online-order/store/" + store_ + "/priceOrder?pricing=catalogue",
                             "{" + std::string(more) + R"("orderDetails":)" + *lines + '}');
    if (!told.is_done()) return {};
    return std::move(told.body);
}

std::string check_line(const Tree& line, std::string_view id, std::string_view sent_time) {
    const std::int64_t quantity = std::max<std::int64_t>(1, whole_of(line, "quantity").value_or(1));
    const std::int64_t amount = whole_of(line, "amount").value_or(0);
    std::vector<Tax> taxes;
    add_taxes(taxes, line);
    std::vector<std::string> modifiers;
    for (const std::string_view group : {"mandatoryModifiers", "optionalModifiers"}) {
        const Tree* chosen = line.find(group);
        if (!chosen) continue;
        for (const Tree& one : chosen->elements) {
            add_taxes(taxes, one);
            modifiers.push_back(JsonObject()
                                    .text("modifierId", words_of(one, "mExternalID"))
                                    .text("modifierName", words_of(one, "mName"))
                                    .number("totalPrice", whole_of(one, "amount").value_or(0))
                                    .done());
        }
    }
    return JsonObject()
        .text("orderUniqueId", id)
        .text("menuId", words_of(line, "miExternalID"))
        .text("menuName", words_of(line, "miName"))
        .number("quantity", quantity)
        .number("price", amount / quantity)
        .number("totalPrice", amount)
        .text("orderDate", sent_time)
        .raw("taxes", json_of(taxes))
        .raw("optionalModifiers", base::json_array(modifiers))
        .done();
}

}  // namespace features::demo_evening
