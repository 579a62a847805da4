// Categories (level 1) and their subcategories (level 2) order the menu.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/modifier_group.hpp"
#include "kinds/offer.hpp"
#include "kinds/time_restriction.hpp"

namespace kinds {

// The parent that a level needs or forbids, and the time restriction (kinds/category.cpp).
void check_category(const Record& record, base::Problems& problems);

struct Category : StoredKind {
    constexpr Category() : StoredKind("category", "categories", Traits{
        .about = "Categories (level 1) and their subcategories (level 2) order the menu.",
        .also_called = "subcategory", .label = "Category", .in_use = "This category is attached in sub-categories. Could not inactivate.",
        .unique_within = "parent", .form = 2, .check = &check_category}) {}

    Text            name                 {this, "name", a_name};
    Count           level                {this, "level", required | facet | at_least(1) | at_most(2) | help("1 category, 2 subcategory")};
    Reference       parent               {this, "parent", to("category") | help("of a subcategory: its category")};
    Reference       department           {this, "department", to("department") | help("a subcategory has that of its category")};
    Reference       course               {this, "course", to("course")};
    Links           serving_sizes        {this, "servingSizeLevels", to("servingSizeLevel") | help("serving size ids, or prices per serving size")};
    Count           serving_size_count   {this, "sslLength", at_least(0)};
    References      taxes                {this, "taxes", to("tax")};
    Offer           offer                {this};
    Flag            is_conversational    {this, "isConventional", help("conversational category")};
    Text            button_color         {this, "buttonColor", in_form(a_color)};
    Printing        printing             {this};
    Flag            is_hidden_in_web     {this, "hideInWeb"};
    Flag            is_hidden_in_pos     {this, "hideInPos", also_printed("hideInPOS")};
    Flag            hides_items_in_web   {this, "hideMenuItemInWeb"};
    Flag            hides_items_in_kiosk {this, "hideMenuItemInKiosk"};
    Choice          item_order           {this, "menuItemSort", one_of(alignments)};
    Choice          subcategory_order    {this, "subCategorySort", one_of(alignments)};
    Links           tare_group           {this, "tareGroup", form_only};
    Reference       default_tare         {this, "defaultTare", form_only};
    Reference       service_charge       {this, "itemServiceCharge", form_only};
    Links           roles                {this, "roles", form_only | help("who may sell from it")};
    TimeRestriction sold                 {this};
    Image           image                {this};
};

inline constexpr Category category;
static_assert(category.is_unambiguous());

}  // namespace kinds
