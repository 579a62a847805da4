// Every kind the service keeps. A new resource is one header, one line here and its rows in
// api/routes.cpp.
#pragma once

#include "kinds/account.hpp"
#include "kinds/course.hpp"
#include "kinds/department.hpp"
#include "kinds/modifier.hpp"
#include "kinds/modifier_group.hpp"
#include "kinds/serving_size_level.hpp"
#include "kinds/store.hpp"
#include "kinds/tax.hpp"

namespace kinds {

inline constexpr const StoredKind* all[] = {&account, &store, &department, &course, &serving_size_level,
                                            &modifier, &modifier_group, &tax};

constexpr const StoredKind* find(std::string_view name) {
    for (const StoredKind* kind : all)
        if (kind->name == name) return kind;
    return nullptr;
}

}  // namespace kinds
