// Every kind the service keeps. A new resource is one header, its place in the lists below and its
// rows in app/routes.cpp.
#pragma once

#include "kinds/account.hpp"
#include "kinds/category.hpp"
#include "kinds/course.hpp"
#include "kinds/customer.hpp"
#include "kinds/department.hpp"
#include "kinds/discount.hpp"
#include "kinds/display_group.hpp"
#include "kinds/floor.hpp"
#include "kinds/gratuity.hpp"
#include "kinds/item_service_charge.hpp"
#include "kinds/language.hpp"
#include "kinds/membership_plan.hpp"
#include "kinds/membership_type.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/modifier_group.hpp"
#include "kinds/printer.hpp"
#include "kinds/reason.hpp"
#include "kinds/role.hpp"
#include "kinds/service_type.hpp"
#include "kinds/serving_size_level.hpp"
#include "kinds/store.hpp"
#include "kinds/tare.hpp"
#include "kinds/tax.hpp"
#include "kinds/user.hpp"

namespace kinds {

inline constexpr const StoredKind* all[] = {&account, &store, &department, &course, &serving_size_level,
                                            &modifier, &modifier_group, &tax, &category, &menu_item,
                                            &discount, &display_group, &gratuity, &reason, &printer, &tare,
                                            &service_type, &item_service_charge, &language, &floor,
                                            &membership_type, &membership_plan, &customer, &role, &user};

// The kinds of a store's catalogue. Each comes after those that it refers to; only a modifier
// refers forward, to its home group.
inline constexpr const StoredKind* catalogue[] = {&department, &course, &serving_size_level, &tax, &language,
                                                  &service_type, &reason, &tare, &printer, &item_service_charge,
                                                  &modifier, &modifier_group, &category, &menu_item, &discount,
                                                  &display_group, &gratuity, &floor};

// The kind with this name ("menuItem"); null when there is none.
constexpr const StoredKind* find(std::string_view name) {
    for (const StoredKind* kind : all)
        if (kind->name == name) return kind;
    return nullptr;
}

}  // namespace kinds
