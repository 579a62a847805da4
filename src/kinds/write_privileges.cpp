#include "kinds/write_privileges.hpp"

#include "kinds/all.hpp"

#include <algorithm>

namespace kinds {
namespace {

struct OfKind {
    const StoredKind* kind;
    PrivilegeId privilege;
};
constexpr OfKind by_kind[] = {
    {&account,             "BO_ACCOUNT_SETTINGS"},
    {&store,               "BO_STORE_SETTINGS"},
    {&department,          "BO_DEPARTMENTS"},
    {&course,              "BO_COURSES"},
    {&serving_size_level,  "BO_SERVING_SIZES"},
    {&modifier,            "BO_MODIFIERS"},
    {&modifier_group,      "BO_MODIFIERS"},
    {&tax,                 "BO_TAX"},
    {&category,            "BO_CATEGORIES"},
    {&menu_item,           "BO_MENU_ITEMS"},
    {&discount,            "BO_DISCOUNTS"},
    {&display_group,       "BO_DISPLAY_GROUPS"},
    {&gratuity,            "BO_CHARGES"},
    {&item_service_charge, "BO_CHARGES"},
    {&reason,              "BO_REASONS"},
    {&printer,             "BO_PRINTERS"},
    {&tare,                "BO_TARES"},
    {&service_type,        "BO_SERVICE_TYPES"},
    {&language,            "BO_LANGUAGES"},
    {&floor,               "BO_FLOORS"},
    {&membership_type,     "BO_MEMBERSHIP"},
    {&membership_plan,     "BO_MEMBERSHIP"},
    {&customer,            "BO_CUSTOMERS"},
    {&role,                "BO_ROLES"},
    {&user,                "BO_STAFF"},
};

struct OfField {
    const StoredKind* kind;
    std::string_view field;
    PrivilegeId privilege;
};
// Sizes of a category or a modifier come with their prices in one list.
constexpr OfField by_field[] = {
    {&menu_item,      menu_item.prices.name,               "BO_PRICES"},
    {&category,       category.serving_sizes.name,         "BO_PRICES"},
    {&modifier,       modifier.serving_sizes.name,         "BO_PRICES"},
    {&modifier,       modifier.prefixes.name,              "BO_PRICES"},
    {&modifier_group, modifier_group.serving_sizes.name,   "BO_PRICES"},
    {&menu_item,      menu_item.is_sold_out.name,          "BO_SOLD_OUT"},
    {&menu_item,      menu_item.sold_out_until.name,       "BO_SOLD_OUT"},
    {&account,        account.has_loyalty.name,            "BO_LOYALTY"},
    {&account,        account.has_customer_levels.name,    "BO_LOYALTY"},
    {&account,        account.earns_on_sale.name,          "BO_LOYALTY"},
    {&account,        account.point_value.name,            "BO_LOYALTY"},
    {&account,        account.earn_points.name,            "BO_LOYALTY"},
    {&account,        account.earn_amount.name,            "BO_LOYALTY"},
    {&account,        account.points_expire_days.name,     "BO_LOYALTY"},
    {&account,        account.options.name,                "BO_LOYALTY"},
};

// By name, since addresses are not constants to the sanitizers.
constexpr const OfKind* find(const StoredKind& kind) {
    for (const OfKind& one : by_kind)
        if (one.kind->name == kind.name) return &one;
    return nullptr;
}
static_assert(std::ranges::all_of(all, [](const StoredKind* kind) { return find(*kind); }));

}  // namespace

PrivilegeId privilege_of(const StoredKind& kind) { return find(kind)->privilege; }

PrivilegeId privilege_of(const StoredKind& kind, std::string_view field) {
    for (const OfField& one : by_field)
        if (one.kind == &kind && one.field == field) return one.privilege;
    return privilege_of(kind);
}

bool is_of_guests(const StoredKind& kind) { return &kind == &customer; }

PrivilegeSet privileges_within(const StoredKind& kind) {
    PrivilegeSet set{privilege_of(kind)};
    for (const OfField& one : by_field)
        if (one.kind == &kind) set.add(one.privilege);
    return set;
}

}  // namespace kinds
