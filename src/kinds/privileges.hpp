// Everything that the product lets people do, each with a privilege that a role may have.
#pragma once

#include "kinds/stored_kind.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kinds {

struct Privilege {
    std::string_view id, name, description;
};

struct PrivilegeGroup {
    std::string_view group, name;
    std::span<const Privilege> privileges;
};

// In display order. Roles store the ids: none may ever be renamed.
namespace privilege_details {

inline constexpr Privilege back_office[] = {
    {"BO_SEE_MENU", "See the menu", "See the menu and everything that belongs to it, without changing it."},
    {"BO_CATEGORIES", "Categories", "Change categories and subcategories."},
    {"BO_MENU_ITEMS", "Menu items", "Change menu items and their pictures."},
    {"BO_PRICES", "Prices", "Change prices of items, modifiers and serving sizes."},
    {"BO_SOLD_OUT", "Sold out", "Mark an item as sold out, or as available again."},
    {"BO_MODIFIERS", "Modifiers", "Change modifiers and modifier groups."},
    {"BO_DEPARTMENTS", "Departments", "Change departments."},
    {"BO_COURSES", "Courses", "Change courses."},
    {"BO_SERVING_SIZES", "Serving sizes", "Change serving size levels."},
    {"BO_DISPLAY_GROUPS", "Display groups", "Change what screens group together."},
    {"BO_TARES", "Tares", "Change the weights of containers."},
    {"BO_TAX", "Taxes", "Change taxes."},
    {"BO_DISCOUNTS", "Discounts", "Change the available discounts."},
    {"BO_CHARGES", "Charges", "Change gratuities and service charges."},
    {"BO_SERVICE_TYPES", "Service types", "Change service types."},
    {"BO_REASONS", "Reasons", "Change the reasons for voids, refunds and discounts."},
    {"BO_PRINTERS", "Printers", "Change printers and what they print."},
    {"BO_FLOORS", "Floors", "Change floors and tables."},
    {"BO_LANGUAGES", "Languages", "Change the available languages."},
    {"BO_MENU_PULL", "Menu pull", "Pull the menu of another store, prices and taxes included, and undo a pull."},
    {"BO_IMPORT", "Import", "Import a catalogue and change many records at once."},
    {"BO_EXPORT", "Export", "Export a catalogue, customers or sales."},
    {"BO_STORE_SETTINGS", "Store settings", "Change the settings of the store."},
    {"BO_ACCOUNT_SETTINGS", "Account settings", "Change the settings of the account."},
    {"BO_SEE_STAFF", "See staff", "See users and roles, without changing them."},
    {"BO_STAFF", "Staff", "Change users, their roles and their pins."},
    {"BO_ROLES", "Roles", "Change roles and their privileges."},
    {"BO_TIMESHEETS", "Timesheets", "See the timesheets of others and correct their punches."},
    {"BO_SEE_CUSTOMERS", "See customers", "See customers, their points and their membership."},
    {"BO_CUSTOMERS", "Customers", "Change customers and merge two of them."},
    {"BO_LOYALTY", "Loyalty", "Change loyalty points and the settings of loyalty."},
    {"BO_MEMBERSHIP", "Membership", "Change membership types and plans."},
    {"BO_WEB_ORDERS", "Web orders", "See web orders; accept, reject and cancel them."},
    {"BO_REFUNDS", "Refunds", "Refund a sale or a part of it."},
    {"BO_DEVICES", "Devices", "See devices and take them out of use."},
    {"BO_KIOSKS", "Kiosks", "Change kiosks and their licences."},
    {"BO_WEBHOOKS", "Webhooks", "Change webhooks and resend deliveries."},
    {"BO_API_KEYS", "Keys", "Create and revoke API keys."},
    {"BO_SIGN_INS", "Sign-ins", "Invite people to the back office and end their sessions."},
    {"BO_HISTORY", "History", "See who changed what, and undo a change."},
    {"BO_ERASURE", "Erasure", "Erase the data of a person."},
    {"BO_AUDIT", "Audit", "See the audit of sign-ins, reads and changes."},
};

inline constexpr Privilege dashboard[] = {
    {"DASH_TODAY", "Today", "See the sales of the day as they happen."},
    {"DASH_SALES", "Sales", "See sales reports and single sales."},
    {"DASH_DISCOUNTS", "Discounts given", "See the report of discounts."},
    {"DASH_TRANSACTIONS", "Payments", "See the report of payments and tips."},
    {"DASH_TAX", "Taxes due", "See the report of taxes."},
    {"DASH_DAY_RECAP", "End of day", "See the end-of-day report."},
    {"DASH_STAFF", "Staff on duty", "See who is working, and the hours worked."},
    {"DASH_ACCOUNT", "All stores", "See the reports across all stores."},
    {"DASH_FEEDBACK", "Feedback", "See the feedback of guests."},
    {"DASH_TOP_FIVE_RETURNING_CUSTOMERS", "Returning customers", "See the five customers who come back most."},
};

inline constexpr Privilege device[] = {
    {"DEV_SEE_CHECKS", "See checks", "See everybody's open checks."},
    {"DEV_SELL", "Sell", "Open checks and send orders to the kitchen."},
    {"DEV_PAYMENT", "Take payments", "Take payments and close checks."},
    {"DEV_DISCOUNT", "Give discounts", "Apply a discount that needs no manager."},
    {"DEV_DISCOUNT_MANAGER", "Give any discount", "Apply discounts that need a manager."},
    {"DEV_VOID", "Void", "Void lines that the kitchen already has."},
    {"DEV_VOID_CHECK", "Void checks", "Void whole checks."},
    {"DEV_REFUND", "Refund", "Refund on a device."},
    {"DEV_PRICE_OVERRIDE", "Override prices", "Sell an item at another price."},
    {"DEV_TAX_EXEMPT", "Exempt from tax", "Remove taxes from a check."},
    {"DEV_TRANSFER", "Move checks", "Move checks and lines to another table or person."},
    {"DEV_REOPEN", "Reopen checks", "Reopen a check that is closed."},
    {"DEV_CONFLICTS", "Settle conflicts", "Decide about lines on which two devices disagree."},
    {"DEV_WEB_ORDERS", "Take web orders", "Accept and reject web orders on a device."},
    {"DEV_KITCHEN", "Kitchen", "See the tickets of the kitchen, and start, bump and recall them."},
    {"DEV_LOYALTY", "Redeem points", "Redeem loyalty points and allowances."},
    {"DEV_NO_SALE", "Open the drawer", "Open the cash drawer without a sale."},
    {"DEV_CLOSE_DAY", "Close the day", "Print the end-of-day report and close the day."},
    {"DEV_CLOCK", "Clock others", "Clock in and out for others."},
    {"DEV_SETTINGS", "Device settings", "Change the settings of a device."},
};

inline constexpr PrivilegeGroup groups[] = {{"BO", "Back office", back_office},
                                     {"DASH", "Dashboard", dashboard},
                                     {"DEV", "Device", device}};

}  // namespace privilege_details

constexpr std::span<const PrivilegeGroup> privilege_groups() { return privilege_details::groups; }

inline constexpr std::size_t privilege_count = [] {
    std::size_t count = 0;
    for (const PrivilegeGroup& group : privilege_groups()) count += group.privileges.size();
    return count;
}();

namespace privilege_details {

inline constexpr auto ids = [] {
    std::array<std::string_view, privilege_count> all;
    std::size_t next = 0;
    for (const PrivilegeGroup& group : groups)
        for (const Privilege& privilege : group.privileges) all[next++] = privilege.id;
    return all;
}();

// privilege_count when no privilege has that id.
constexpr std::size_t index_of(std::string_view id) {
    std::size_t index = 0;
    while (index < privilege_count && ids[index] != id) ++index;
    return index;
}

}  // namespace privilege_details

// One privilege. Code writes it as its id; an unknown id does not compile.
class PrivilegeId {
public:
    consteval PrivilegeId(const char* id) : index_(privilege_details::index_of(id)) {
        if (index_ == privilege_count) throw "there is no such privilege";
    }
    constexpr explicit PrivilegeId(std::size_t index) : index_(index) {}
    constexpr std::size_t index() const { return index_; }
    constexpr std::string_view id() const { return privilege_details::ids[index_]; }
    bool operator==(const PrivilegeId&) const = default;

private:
    std::size_t index_;
};

std::optional<PrivilegeId> privilege_named(std::string_view id);

class PrivilegeSet {
public:
    constexpr PrivilegeSet() = default;
    constexpr PrivilegeSet(std::initializer_list<PrivilegeId> some) {
        for (PrivilegeId one : some) add(one);
    }
    static constexpr PrivilegeSet all() {
        PrivilegeSet set;
        for (std::size_t index = 0; index < privilege_count; ++index) set.add(PrivilegeId(index));
        return set;
    }

    constexpr void add(PrivilegeId one) { words_[one.index() / 64] |= bit(one); }
    constexpr bool has(PrivilegeId one) const { return (words_[one.index() / 64] & bit(one)) != 0; }
    constexpr bool has_any(const PrivilegeSet& of) const { return !(*this & of).empty(); }
    constexpr bool has_all(const PrivilegeSet& of) const { return (of - *this).empty(); }
    constexpr bool empty() const { return *this == PrivilegeSet(); }
    std::vector<std::string_view> names() const;  // in display order

    constexpr PrivilegeSet operator|(const PrivilegeSet& other) const {
        return joined(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
    }
    constexpr PrivilegeSet operator&(const PrivilegeSet& other) const {
        return joined(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
    }
    constexpr PrivilegeSet operator-(const PrivilegeSet& other) const {
        return joined(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
    }
    constexpr bool operator==(const PrivilegeSet&) const = default;

private:
    static constexpr std::uint64_t bit(PrivilegeId one) {
        return std::uint64_t{1} << (one.index() % 64);
    }
    using Join = std::uint64_t (*)(std::uint64_t, std::uint64_t);
    constexpr PrivilegeSet joined(const PrivilegeSet& other, Join join) const {
        PrivilegeSet set;
        for (std::size_t i = 0; i < words_.size(); ++i)
            set.words_[i] = join(words_[i], other.words_[i]);
        return set;
    }

    std::array<std::uint64_t, (privilege_count + 63) / 64> words_{};
};

// All of them, in that order.
std::vector<std::string_view> all_privileges();
bool is_privilege(std::string_view id);

// Whoever has it can change users, their roles and their pins. A store always keeps an active role
// that has it.
inline constexpr PrivilegeId managing_staff = "BO_STAFF";

// The administration group: whoever has one of these decides what others may do or see.
inline constexpr PrivilegeSet administration{"BO_ROLES",          "BO_SIGN_INS",         "BO_API_KEYS", "BO_WEBHOOKS",
                                             "BO_STORE_SETTINGS", "BO_ACCOUNT_SETTINGS", "BO_ERASURE",  "BO_AUDIT"};

// What nobody may do at a paired device, whatever its role says and whoever enters their pin there:
// decide what others may do or see, and make or revoke whatever outlives the device's own session.
inline constexpr PrivilegeSet never_at_devices =
    administration | PrivilegeSet{"BO_STAFF", "BO_DEVICES", "BO_KIOSKS"};

// What a paired device may do only while a person's pin is on top of it: money back, and changes of
// what is on a check by hand.
inline constexpr PrivilegeSet with_a_pin{"BO_REFUNDS",         "DEV_REFUND",     "DEV_VOID",     "DEV_VOID_CHECK",
                                         "DEV_DISCOUNT_MANAGER", "DEV_PRICE_OVERRIDE", "DEV_TAX_EXEMPT", "DEV_TRANSFER",
                                         "DEV_REOPEN",         "DEV_CONFLICTS"};

// For Format::canonical: each privilege once, in the order sent. Whether each exists is not a
// matter of form: check_role() reports unknown ones by their index.
std::optional<std::string> canonical_privileges(std::string_view json);

inline constexpr Format some_privileges{
    .expectation = "must be a list of privileges",
    .schema = R"({"type":"array","items":{"type":"string"}})",
    .example = R"(["BO_TAX","DASH_FEEDBACK"])", .canonical = &canonical_privileges, .input = Input::privileges};

}  // namespace kinds
