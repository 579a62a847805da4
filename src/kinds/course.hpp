// Courses say in which order the kitchen sends things out.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Course : StoredKind {
    constexpr Course() : StoredKind("course", "courses", Traits{
        .about = "Courses say in which order the kitchen sends things out.",
        .label = "Course", .in_use = "This Course is attached with Category, Could not inactivate."}) {}

    Text  name     {this, "name", a_name};
    Count priority {this, "priority", at_least(0)};
};

inline constexpr Course course;
static_assert(course.is_unambiguous());

}  // namespace kinds
