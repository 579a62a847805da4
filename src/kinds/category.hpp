// Categories (level 1) and their subcategories (level 2) structure the menu.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/modifier_group.hpp"
#include "kinds/offer.hpp"
#include "kinds/time_restriction.hpp"

namespace kinds {

// For Traits::check: level 2 needs a parent and level 1 forbids one; checks the time restriction.
void check_category(const Record& record, base::Problems& problems);

struct Category : StoredKind {
    constexpr Category() : StoredKind("category", "categories", Traits{
        .about = "Categories (level 1) and their subcategories (level 2) structure the menu.",
        .example_id = "650000000000000000001007",
        .example = R"({"name":"Breakfast","store":"650000000000000000000101","level":1,"department":"650000000000000000001001","taxes":["650000000000000000001006"],"buttonColor":"#2E7D32","timeApplicableType":"Days of the week","daysOfWeek":["Monday","Tuesday"],"startTime":"07:00","endTime":"11:00"})",
        .also_called = "subcategory", .label = "Category", .in_use = "This category is attached in sub-categories. Could not inactivate.",
        .unique_within = "parent", .check = &check_category}) {}

    Text            name                 {this, "name", a_name | help("Name of the category, unique among the active ones next to it.")};
    Count           level                {this, "level", required | facet | at_least(1) | at_most(2) | help("1 for a category, 2 for a subcategory.")};
    Reference       parent               {this, "parent", to("category") | help("Id of the category that a subcategory belongs to. A category of level 1 has none.")};
    Reference       department           {this, "department", to("department") | help("Id of the department that sales are reported under. A subcategory has its category's department.")};
    Reference       course               {this, "course", to("course") | help("Id of the course in which the kitchen sends out its items.")};
    Links           serving_sizes        {this, "servingSizeLevels", to("servingSizeLevel") | by_size | help("Serving sizes of its items: ids, or objects with `id` and `price`.")};
    Count           serving_size_count   {this, "sslLength", at_least(0) | help("How many serving sizes a device shows, kept as sent.")};
    References      taxes                {this, "taxes", to("tax") | help("Ids of the taxes on its items.")};
    Offer           offer                {this};
    Flag            is_conversational    {this, "isConventional", help("Whether devices show the category in conversational mode.")};
    Text            button_color         {this, "buttonColor", in_form(a_color) | shown_empty_as(R"("")") | help("Colour of its button on the devices, as hex digits.")};
    Printing        printing             {this};
    Flag            is_hidden_in_web     {this, "hideInWeb", help("Whether the web shop hides it.")};
    Flag            is_hidden_in_pos     {this, "hideInPos", also_printed("hideInPOS") | help("Whether registers hide it.")};
    Flag            hides_items_in_web   {this, "hideMenuItemInWeb", help("Whether the web shop hides its items.")};
    Flag            hides_items_in_kiosk {this, "hideMenuItemInKiosk", help("Whether kiosks hide its items.")};
    Choice          item_order           {this, "menuItemSort", one_of(alignments) | help("Order in which its items are shown.")};
    Choice          subcategory_order    {this, "subCategorySort", one_of(alignments) | help("Order in which its subcategories are shown.")};
    Links           tare_group           {this, "tareGroup", form_only | by_size | shown_empty_as(R"("")") | help("Tares that a scale may use for its items: ids, or objects with `id`.")};
    Reference       default_tare         {this, "defaultTare", form_only | help("Id of the tare that a scale uses by default.")};
    Reference       service_charge       {this, "itemServiceCharge", form_only | shown_empty_as(R"("")") | help("Id of the charge that is added to its items.")};
    Links           roles                {this, "roles", to("role") | by_size | shown_empty_as("null") | help("Roles that may sell from it: ids, or objects with `id`.")};
    TimeRestriction sold                 {this};
    Image           image                {this};
};

inline constexpr Category category;
static_assert(category.is_unambiguous());

}  // namespace kinds
