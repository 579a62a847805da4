// Serving sizes (small, large, by weight) that items are priced in.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/translations.hpp"

namespace kinds {

struct ServingSizeLevel : StoredKind {
    constexpr ServingSizeLevel() : StoredKind("servingSizeLevel", "sslList", Traits{
        .about = "Serving sizes (small, large, by weight) that items are priced in.",
        .example_id = "650000000000000000001003",
        .example = R"({"name":"Half pint","store":"650000000000000000000101","description":"For beer and cider"})",
        .label = "Serving size level", .in_use = "This serving size is attached in some categories/items", .check = &check_translations,
        .shown = {.label = "Serving size"}}) {}

    Text name        {this, "name", a_name | help("Name of the serving size, unique among the active ones of the store.")};
    Text description {this, "description", help("What the size means, in free text.")
            | column(2) | no_hint};
    Flag is_default  {this, "default", help("Whether it is the default size. A store has at most one: setting another clears the first.")
            | labelled("Usual size") | column(3) | hint("A store has at most one: setting another clears the first.")};
    Json conversions {this, "conversions", in_form(a_list) | help("Units of a scale and how they convert, kept as sent.")};
    Translations translations {this};
};

inline constexpr ServingSizeLevel serving_size_level;
static_assert(serving_size_level.is_unambiguous());

}  // namespace kinds
