#include "features/selling/kitchen/dishes.hpp"

#include "base/fingerprint.hpp"
#include "base/time_text.hpp"
#include "domain/check/check.hpp"
#include "domain/check/members.hpp"
#include "domain/order/status.hpp"
#include "domain/order/times.hpp"

#include <algorithm>
#include <set>

namespace features::kitchen {
namespace {

using domain::first_words;
using domain::list_in;
using schema::Tree;

// The value of a member: an id, or an object with one.
std::string id_in(const Tree* value) {
    if (!value) return {};
    if (!value->is_object()) return std::string(value->words());
    return first_words(*value, {"id", "_id", "externalID"});
}
std::string first_id(const Tree& object, domain::Names names) {
    for (const std::string_view name : names)
        if (std::string id = id_in(object.find(name)); !id.empty()) return id;
    return {};
}

// With the prefix before the name and the part of the dish after it.
std::string modifier_text(const Tree& said) {
    std::string text;
    if (const auto quantity = schema::whole_of(said, "quantity"); quantity && *quantity > 1)
        text = std::to_string(*quantity) + " × ";
    if (const auto prefix = first_words(said, {"pName", "prefixName"}); !prefix.empty())
        (text += prefix) += ' ';
    text += first_words(said, {"mName", "modifierName", "name"});
    if (const auto slice = first_words(said, {"sliceName"}); !slice.empty())
        ((text += " (") += slice) += ')';
    return text;
}

bool is_as_it_comes(const Tree& said) {
    const auto quantity = schema::whole_of(said, "quantity").value_or(1);
    return quantity == 1 && first_words(said, {"pName", "prefixName", "sliceName"}).empty();
}

std::vector<std::string> modifiers_of(const Tree& line) {
    std::vector<std::string> texts;
    const auto add = [&](const Tree& said) {
        if (std::string text = modifier_text(said); !text.empty()) texts.push_back(std::move(text));
    };
    for (const char* group : {"mandatoryModifiers", "optionalModifiers"})
        for (const Tree& said : list_in(line, group)) add(said);
    for (const Tree& said : list_in(line, "includedModifiers"))
        if (!is_as_it_comes(said)) add(said);
    return texts;
}

Dish ordered_dish(const Tree& line) {
    return {.line = first_words(line, {"_id"}),
            .item = first_id(line, {"miExternalID", "menuItem"}),
            .name = first_words(line, {"miName"}),
            .category = first_id(line, {"catExternalID", "category"}),
            .subcategory = first_id(line, {"subCatexternalID"}),
            .quantity = schema::whole_of(line, "quantity").value_or(1),
            .size_id = first_id(line, {"ssExternalID"}),
            .size = first_words(line, {"ssName"}),
            .modifiers = modifiers_of(line),
            .note = first_words(line, {"comments"}),
            .allergy = first_words(line, {"allergyNote"})};
}

void tell_twins_apart(std::vector<Dish>& dishes) {
    std::map<std::string, int> known;
    for (Dish& dish : dishes)
        if (const int times = ++known[dish.line]; times > 1)
            dish.line += '#' + std::to_string(times);
}

std::int64_t time_in(const Tree& object, std::string_view name) {
    return base::parse_iso_time(words_of(object, name)).value_or(0);
}

// When it was accepted for the last time; 0: it was not.
std::int64_t accepted_ms(const Tree& order) {
    std::int64_t at_ms = 0;
    for (const Tree& change : list_in(order, "statusChanges"))
        if (schema::whole_of(change, "orderStatus") == int(domain::OrderStatus::accepted))
            at_ms = time_in(change, "date");
    return at_ms;
}

Stage stage_of(const Tree& order) {
    using enum domain::OrderStatus;
    const auto status = domain::order_status(schema::whole_of(order, "orderStatus").value_or(0));
    if (!status) return Stage::not_yet;
    if (domain::is_undone(*status)) return Stage::undone;
    if (!words_of(order, "checkID").empty()) return Stage::not_yet;
    if (*status == accepted || *status == preparing) return Stage::cooking;
    return *status == placed || *status == scheduled ? Stage::not_yet : Stage::finished;
}

// The times that devices say are used as far as the check was open then.
std::int64_t sent_time(const Tree& line, const checks::StoredCheck& check,
                       const date::time_zone& zone) {
    for (const char* name : {"orderDate", "orderTime", "orderDateInMillisec"}) {
        const Tree* said = line.find(name);
        if (!said) continue;
        const auto whole = said->whole();
        const auto at_ms = whole ? whole : domain::order_time(said->words(), zone);
        if (at_ms)
            return std::clamp(*at_ms, check.opened_ms, std::max(check.opened_ms, check.changed_ms));
    }
    return check.opened_ms;
}

Dish served_dish(const domain::CheckPart& part, const Tree& line) {
    Dish dish{
        .line = domain::shown_text(part.key),
        .item = first_id(line, {"menuId", "menuItem", "itemId"}),
        .name = first_words(line, {"menuName", "name"}),
        .category = first_id(line, {"category", "categoryId"}),
        .subcategory = first_id(line, {"subCategory", "subCategoryId"}),
        .quantity = schema::whole_of(line, "quantity").value_or(1),
        .size_id = first_id(line, {"servingSizeId", "servingSize"}),
        .size = first_words(line, {"servingSizeName"}),
        .modifiers = modifiers_of(line),
        .note = first_words(line, {"comments", "note", "notes", "instruction", "instructions"}),
        .allergy = first_words(line, {"allergyNote"}),
        .course = first_id(line, {"course", "courseId"}),
        .is_void = part.is_void};
    for (const Tree& printer : list_in(line, "kitchenPrinters"))
        if (std::string id = id_in(&printer); !id.empty()) dish.printers.push_back(std::move(id));
    dish.is_void |= dish.quantity <= 0;
    return dish;
}

Stage stage_of(const checks::StoredCheck& check) {
    switch (check.state) {
        case checks::CheckState::active: return Stage::cooking;
        case checks::CheckState::closed: return Stage::finished;
        case checks::CheckState::voided: break;
    }
    return Stage::undone;
}

std::string first_said(const domain::CheckDocument& check, domain::Names names) {
    std::string words = first_words(check.data, names);
    return words.empty() ? first_words(check.head, names) : words;
}

}  // namespace

std::string key_of(std::string_view line) { return base::fingerprint_of(line).hex(); }

std::string form_of(const Dish& dish) {
    std::string all;
    const auto add = [&](std::string_view text) {
        ((all += std::to_string(text.size())) += ':') += text;
    };
    for (const std::string* text :
         {&dish.item, &dish.name, &dish.size_id, &dish.size, &dish.note, &dish.allergy})
        add(*text);
    add(std::to_string(dish.quantity));
    for (const std::string& modifier : dish.modifiers) add(modifier);
    return base::fingerprint_of(all).hex();
}

const StoredLine* row_about(const LinesOf& rows, const Dish& dish) {
    const auto found = rows.find(key_of(dish.line));
    return found != rows.end() && found->second.form == form_of(dish) ? &found->second : nullptr;
}

Docket docket_of(const Tree& document) {
    Docket docket{.of = {Source::order, std::string(words_of(document, "id"))},
                  .stage = stage_of(document),
                  .revision = schema::whole_of(document, "revision").value_or(0),
                  .number = std::string(words_of(document, "orderNumber")),
                  .allergy = std::string(words_of(document, "allergyNote")),
                  .promised_ms = time_in(document, "promisedTime"),
                  .sent_ms = accepted_ms(document)};
    if (docket.sent_ms == 0) docket.sent_ms = time_in(document, "released");
    if (docket.sent_ms == 0) docket.sent_ms = time_in(document, "dateCreated");
    for (const Tree& delivery : list_in(document, "deliveryDetail")) {
        docket.title = words_of(delivery, "contactPerson");
        docket.service = words_of(delivery, "deliveryType");
        break;
    }
    for (const Tree& line : list_in(document, "orderDetails")) {
        docket.dishes.push_back(ordered_dish(line));
        docket.dishes.back().sent_ms = docket.sent_ms;
    }
    tell_twins_apart(docket.dishes);
    return docket;
}

Docket docket_of(const checks::StoredCheck& check, const checks::CheckText& text,
                 const date::time_zone& zone) {
    const auto document =
        domain::read_check(schema::parse_tree(text.head), schema::parse_tree(text.data));
    Docket docket{.of = {Source::check, check.id},
                  .stage = stage_of(check),
                  .revision = check.revision,
                  .number = first_said(document, {"checkNo", "ticketNo"}),
                  .title = first_said(document, {"tableName", "tableNo", "tableID", "tableId"}),
                  .service = first_said(document, {"service", "serviceType"}),
                  .allergy = first_said(document, {"allergyNote"}),
                  .sent_ms = check.opened_ms};
    if (docket.number.empty()) docket.number = check.check_id;
    if (docket.title.empty()) docket.title = first_said(document, {"customerName"});
    for (const domain::CheckPart& part : document.parts) {
        if (domain::is_payment(part.key)) continue;
        const Tree& line = document.content(part);
        docket.dishes.push_back(served_dish(part, line));
        docket.dishes.back().sent_ms = sent_time(line, check, zone);
    }
    return docket;
}

}  // namespace features::kitchen
