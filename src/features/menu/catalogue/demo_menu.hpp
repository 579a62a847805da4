// The menu of the demo restaurant, as data.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace features::catalogue::demo {

// The sizes that the dishes of a section come in, each with a price of its own.
enum class Sizes : std::uint8_t {
    none,     // one price
    portion,  // Small, Regular, Large
    table,    // Regular, Family
};

struct Dish {
    std::string_view name;
    std::int64_t price_minor;  // of the regular size
    std::string_view description;
};

// A subcategory with its dishes. Groups are named as in `groups`.
struct Section {
    std::string_view category, name, course;
    Sizes sizes;
    std::string_view mandatory_group, optional_group;  // "": none
    std::span<const Dish> dishes;
};
std::span<const Section> sections();

struct Category {
    std::string_view name, department, color;
    std::string_view tax;  // beside the default one; "": none
};
std::span<const Category> categories();

struct Choice {
    std::string_view name;
    std::int64_t price_minor;
};
struct Group {
    std::string_view name;
    std::span<const Choice> choices;
};
std::span<const Group> groups();

}  // namespace features::catalogue::demo
