// Categories (level 1) and their subcategories (level 2) structure the menu.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/modifier_group.hpp"
#include "kinds/offer.hpp"
#include "kinds/time_restriction.hpp"
#include "kinds/translations.hpp"

namespace kinds {

// For Traits::check: level 2 needs a parent and level 1 forbids one; checks the time restriction and
// the translations.
void check_category(const Record& record, base::Problems& problems);

struct Category : StoredKind {
    constexpr Category() : StoredKind("category", "categories", Traits{
        .about = "Categories (level 1) and their subcategories (level 2) structure the menu.",
        .example_id = "650000000000000000001007",
        .example = R"({"name":"Breakfast","store":"650000000000000000000101","level":1,"department":"650000000000000000001001","taxes":["650000000000000000001006"],"buttonColor":"#2E7D32","timeApplicableType":"Days of the week","daysOfWeek":["Monday","Tuesday"],"startTime":"07:00","endTime":"11:00"})",
        .also_called = "subcategory", .label = "Category", .in_use = "This category is attached in sub-categories. Could not inactivate.",
        .unique_within = "parent", .check = &check_category,
        .shown = {.about = "Categories and their subcategories structure the menu."}}) {}

    Text            name                 {this, "name", a_name | help("Name of the category, unique among the active ones next to it.")};
    Count           level                {this, "level", required | facet | at_least(1) | at_most(2) | help("1 for a category, 2 for a subcategory.")
            | left_out};
    Reference       parent               {this, "parent", to("category") | help("Id of the category that a subcategory belongs to. A category of level 1 has none.")
            | labelled("Category") | from_view("categories") | when("level", "2") | shown_first | column(2) | hint("The category that it belongs to.")};
    Reference       department           {this, "department", to("department") | help("Id of the department that sales are reported under. A subcategory has its category's department.")
            | when("level", "1") | column(3) | hint("Sales are reported under it.")};
    Reference       course               {this, "course", to("course") | help("Id of the course in which the kitchen sends out its items.")
            | column(4) | hint("When the kitchen sends out its items.")};
    Links           serving_sizes        {this, "servingSizeLevels", to("servingSizeLevel") | by_size | help("Serving sizes of its items: ids, or objects with `id` and `price`.")
            | labelled("Serving sizes") | hint("The sizes that its items come in.") | each_with(size_price) | in_section(sections::price)};
    Count           serving_size_count   {this, "sslLength", at_least(0) | help("How many serving sizes a device shows, kept as sent.")
            | left_out};
    References      taxes                {this, "taxes", to("tax") | help("Ids of the taxes on its items.")
            | column(5) | hint("On its items.") | in_section(sections::price)};
    Offer           offer                {this};
    Flag            is_conversational    {this, "isConventional", help("Whether devices show the category in conversational mode.")
            | labelled("Conversational mode") | folded | in_section(sections::screens)};
    Text            button_color         {this, "buttonColor", in_form(a_color) | shown_empty_as(R"("")") | help("Colour of its button on the devices, as hex digits.")
            | labelled("Button colour") | no_hint | in_section(sections::screens)};
    Printing        printing             {this};
    Flag            is_hidden_in_web     {this, "hideInWeb", help("Whether the web shop hides it.")
            | column(6) | labelled("Hidden in web shop") | in_section(sections::channels)};
    Flag            is_hidden_in_pos     {this, "hideInPos", also_printed("hideInPOS") | help("Whether registers hide it.")
            | labelled("Hidden on registers") | in_section(sections::channels)};
    Flag            hides_items_in_web   {this, "hideMenuItemInWeb", help("Whether the web shop hides its items.")
            | labelled("Items hidden in web shop") | in_section(sections::channels)};
    Flag            hides_items_in_kiosk {this, "hideMenuItemInKiosk", help("Whether kiosks hide its items.")
            | labelled("Items hidden on kiosks") | in_section(sections::channels)};
    Count           priority             {this, "priority", at_least(0) | help("Position among the categories beside it; the lowest comes first. An extension.")
            | folded | labelled("Position") | in_section(sections::screens)};
    Choice          item_order           {this, "menuItemSort", one_of(alignments, alignment_labels) | help("Order in which its items are shown.")
            | labelled("Order of items") | in_section(sections::screens)};
    Choice          subcategory_order    {this, "subCategorySort", one_of(alignments, alignment_labels) | help("Order in which its subcategories are shown.")
            | labelled("Order of subcategories") | when("level", "1") | in_section(sections::screens)};
    Links           tare_group           {this, "tareGroup", form_only | by_size | shown_empty_as(R"("")") | help("Tares that a scale may use for its items: ids, or objects with `id`.")
            | offers("tare") | labelled("Tares") | hint("Containers that a scale may subtract.") | folded | in_section(sections::scale)};
    Reference       default_tare         {this, "defaultTare", form_only | help("Id of the tare that a scale uses by default.")
            | offers("tare") | labelled("Usual tare") | folded | in_section(sections::scale)};
    Reference       service_charge       {this, "itemServiceCharge", form_only | shown_empty_as(R"("")") | help("Id of the charge that is added to its items.")
            | offers("itemServiceCharge") | labelled("Service charge") | hint("Added to its items.") | in_section(sections::price)};
    Links           roles                {this, "roles", to("role") | by_size | shown_empty_as("null") | help("Roles that may sell from it: ids, or objects with `id`.")
            | labelled("Sold by") | hint("Roles that may sell from it; none means all.") | folded | in_section(sections::availability)};
    TimeRestriction sold                 {this};
    Translations    translations         {this};
    Image           image                {this};
};

inline constexpr Category category;
static_assert(category.is_unambiguous());

}  // namespace kinds
