#include "kinds/privileges.hpp"

#include "base/json_text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace kinds {
namespace {

constexpr Privilege back_office[] = {
    {"BO_CATEGORIES", "Categories", "Change categories and subcategories."},
    {"BO_MENU_ITEMS", "Menu items", "Change menu items and their pictures."},
    {"BO_PRICES", "Prices", "Change prices of items, modifiers and serving sizes."},
    {"BO_SOLD_OUT", "Sold out", "Say that an item is sold out, or that it is there again."},
    {"BO_MODIFIERS", "Modifiers", "Change modifiers and modifier groups."},
    {"BO_DEPARTMENTS", "Departments", "Change departments."},
    {"BO_COURSES", "Courses", "Change courses."},
    {"BO_SERVING_SIZES", "Serving sizes", "Change serving size levels."},
    {"BO_TAX", "Taxes", "Change taxes."},
    {"BO_DISCOUNTS", "Discounts", "Change the discounts that there are."},
    {"BO_CHARGES", "Charges", "Change gratuities and service charges."},
    {"BO_SERVICE_TYPES", "Service types", "Change service types."},
    {"BO_REASONS", "Reasons", "Change the reasons for voids, refunds and discounts."},
    {"BO_PRINTERS", "Printers", "Change printers and what they print."},
    {"BO_FLOORS", "Floors", "Change floors and tables."},
    {"BO_LANGUAGES", "Languages", "Change the languages to choose from."},
    {"BO_MENU_PULL", "Menu pull", "Pull the menu of another store, and undo a pull."},
    {"BO_IMPORT", "Import", "Import a catalogue and change many records at once."},
    {"BO_EXPORT", "Export", "Export a catalogue, customers or sales."},
    {"BO_STORE_SETTINGS", "Store settings", "Change the settings of the store."},
    {"BO_ACCOUNT_SETTINGS", "Account settings", "Change the settings of the account."},
    {managing_staff, "Staff", "Change users, their roles and their pins."},
    {"BO_ROLES", "Roles", "Change roles and their privileges."},
    {"BO_TIMESHEETS", "Timesheets", "See the timesheets of others and correct their punches."},
    {"BO_CUSTOMERS", "Customers", "Change customers and merge two of them."},
    {"BO_LOYALTY", "Loyalty", "Change loyalty points and the settings of loyalty."},
    {"BO_MEMBERSHIP", "Membership", "Change membership types and plans."},
    {"BO_WEB_ORDERS", "Web orders", "See web orders; accept, reject and cancel them."},
    {"BO_REFUNDS", "Refunds", "Refund a sale or a part of it."},
    {"BO_DEVICES", "Devices", "See devices and take them out of use."},
    {"BO_KIOSKS", "Kiosks", "Change kiosks and their licences."},
    {"BO_WEBHOOKS", "Webhooks", "Change webhooks and deliver again."},
    {"BO_API_KEYS", "Keys", "Make and revoke the keys of programs."},
    {"BO_SIGN_INS", "Sign-ins", "Invite people to the back office and end their sessions."},
    {"BO_HISTORY", "History", "See who changed what, and undo a change."},
    {"BO_ERASURE", "Erasure", "Erase what is known of a person."},
    {"BO_AUDIT", "Audit", "See the audit of sign-ins and of what was seen and done."},
};

constexpr Privilege dashboard[] = {
    {"DASH_TODAY", "Today", "See the sales of the day as they happen."},
    {"DASH_SALES", "Sales", "See sales reports and single sales."},
    {"DASH_DISCOUNTS", "Discounts given", "See the report of discounts."},
    {"DASH_TRANSACTIONS", "Payments", "See the report of payments and tips."},
    {"DASH_TAX", "Taxes due", "See the report of taxes."},
    {"DASH_DAY_RECAP", "End of day", "See the sheet of the end of a day."},
    {"DASH_STAFF", "Staff on duty", "See who works, and the hours worked."},
    {"DASH_ACCOUNT", "All stores", "See the reports over all stores."},
    {"DASH_FEEDBACK", "Feedback", "See what guests say."},
    {"DASH_TOP_FIVE_RETURNING_CUSTOMERS", "Returning customers", "See the five customers who come back most."},
};

constexpr Privilege device[] = {
    {"DEV_SELL", "Sell", "Open checks and send orders to the kitchen."},
    {"DEV_PAYMENT", "Take payments", "Take payments and close checks."},
    {"DEV_DISCOUNT", "Give discounts", "Apply a discount that needs no manager."},
    {"DEV_DISCOUNT_MANAGER", "Give any discount", "Apply discounts that need a manager."},
    {"DEV_VOID", "Void", "Void lines that the kitchen has already got."},
    {"DEV_VOID_CHECK", "Void checks", "Void whole checks."},
    {"DEV_REFUND", "Refund", "Refund on a device."},
    {"DEV_PRICE_OVERRIDE", "Override prices", "Sell an item at another price."},
    {"DEV_TAX_EXEMPT", "Exempt from tax", "Take taxes off a check."},
    {"DEV_TRANSFER", "Move checks", "Move checks and lines to another table or person."},
    {"DEV_REOPEN", "Reopen checks", "Reopen a check that is closed."},
    {"DEV_CONFLICTS", "Settle conflicts", "Decide what becomes of lines that two devices disagree about."},
    {"DEV_WEB_ORDERS", "Take web orders", "Accept and reject web orders on a device."},
    {"DEV_LOYALTY", "Redeem points", "Redeem loyalty points and allowances."},
    {"DEV_NO_SALE", "Open the drawer", "Open the cash drawer without a sale."},
    {"DEV_CLOSE_DAY", "Close the day", "Print the sheet of the day and close it."},
    {"DEV_CLOCK", "Clock others", "Clock in and out for others."},
    {"DEV_SETTINGS", "Device settings", "Change the settings of a device."},
};

constexpr PrivilegeGroup groups[] = {{"BO", "Back office", back_office},
                                     {"DASH", "Dashboard", dashboard},
                                     {"DEV", "Device", device}};

}  // namespace

std::span<const PrivilegeGroup> privilege_groups() { return groups; }

std::vector<std::string_view> all_privileges() {
    std::vector<std::string_view> all;
    for (const PrivilegeGroup& group : groups)
        for (const Privilege& privilege : group.privileges) all.push_back(privilege.id);
    return all;
}

bool is_privilege(std::string_view id) {
    return std::ranges::any_of(groups, [&](const PrivilegeGroup& group) {
        return std::ranges::find(group.privileges, id, &Privilege::id) != group.privileges.end();
    });
}

std::optional<std::string> canonical_privileges(std::string_view json) {
    if (json == "\"\"") return "";
    if (!json.starts_with('[')) return std::nullopt;
    std::vector<std::string> each;
    for (std::string& raw : schema::elements_of(json)) {
        if (!raw.starts_with('"')) return std::nullopt;
        if (std::ranges::find(each, raw) == each.end()) each.push_back(std::move(raw));
    }
    return base::json_array(each);
}

}  // namespace kinds
