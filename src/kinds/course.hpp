// Courses define the order in which the kitchen sends out dishes.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Course : StoredKind {
    constexpr Course() : StoredKind("course", "courses", Traits{
        .about = "Courses define the order in which the kitchen sends out dishes.",
        .example_id = "650000000000000000001002",
        .example = R"({"name":"Cheese","store":"650000000000000000000101","priority":7})",
        .label = "Course", .in_use = "This Course is attached with Category, Could not inactivate."}) {}

    Text  name     {this, "name", a_name | help("Name of the course, unique among the active courses of the store.")};
    Count priority {this, "priority", at_least(0) | help("Position among the courses; the lowest goes out first.")
            | labelled("Position") | column(2)};
};

inline constexpr Course course;
static_assert(course.is_unambiguous());

}  // namespace kinds
