// What guests with allergies and diets ask: lists of words that menu items and modifiers share.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

// Those that must be declared in the European Union (regulation 1169/2011, annex II).
inline constexpr std::array<std::string_view, 14> allergen_words{
    "celery", "crustaceans", "eggs", "fish", "gluten", "lupin", "milk",
    "molluscs", "mustard", "nuts", "peanuts", "sesame", "soy", "sulphites"};
inline constexpr std::array<std::string_view, 7> diet_words{
    "vegetarian", "vegan", "halal", "kosher", "glutenFree", "lactoseFree", "spicy"};
inline constexpr std::array<std::string_view, 7> diet_labels{
    "Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free", "Lactose-free", "Spicy"};

// For Format::canonical: each word once, in the order above.
std::optional<std::string> canonical_allergens(std::string_view json);
std::optional<std::string> canonical_diets(std::string_view json);

inline constexpr Format some_allergens{
    .expectation = "must be a list of allergens: celery, crustaceans, eggs, fish, gluten, lupin, milk, molluscs, mustard, nuts, peanuts, sesame, soy or sulphites",
    .schema = R"({"type":"array","items":{"type":"string","enum":["celery","crustaceans","eggs","fish","gluten","lupin","milk","molluscs","mustard","nuts","peanuts","sesame","soy","sulphites"]}})",
    .example = R"(["gluten","milk"])", .canonical = &canonical_allergens, .input = Input::choices};
inline constexpr Format some_diets{
    .expectation = "must be a list of diets: vegetarian, vegan, halal, kosher, glutenFree, lactoseFree or spicy",
    .schema = R"({"type":"array","items":{"type":"string","enum":["vegetarian","vegan","halal","kosher","glutenFree","lactoseFree","spicy"]}})",
    .example = R"(["vegetarian"])", .canonical = &canonical_diets, .input = Input::choices};

struct Food {
    constexpr explicit Food(Kind* owner)
        : allergens {owner, "allergens", one_of(allergen_words) | in_form(some_allergens) | help("Allergens in it, of the 14 that must be declared in the European Union. An extension.")
            | hint("What it contains.") | in_section(sections::guests)},
          diets     {owner, "diets", one_of(diet_words, diet_labels) | in_form(some_diets) | help("Diets that it suits, and whether it is spicy. An extension.")
            | no_hint | in_section(sections::guests)} {}

    Json allergens;
    Json diets;
};

}  // namespace kinds
