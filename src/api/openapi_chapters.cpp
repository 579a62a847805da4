#include "api/openapi_chapters.hpp"

#include <array>

namespace api {
namespace {

using std::string_view;

constexpr std::array<string_view, 18> of_menu{
    "Categories",      "Menu items",          "Modifiers",
    "Modifier groups", "Departments",         "Taxes",
    "Courses",         "Serving size levels", "Discounts",
    "Display groups",  "Gratuities",          "Reasons",
    "Tares",           "Service types",       "Item service charges",
    "Printers",        "Menu configuration",  "Steps"};
constexpr std::array<string_view, 6> of_selling{"Today",   "Web orders", "Checks",
                                                "Kitchen", "Sales",      "Sale reports"};
constexpr std::array<string_view, 4> of_guests{"Customers", "Holds", "Membership types",
                                               "Membership plans"};
constexpr std::array<string_view, 5> of_people{"Users", "Roles", "Clock", "Sessions", "Sign-ins"};
constexpr std::array<string_view, 8> of_stores{"Stores",  "Accounts",       "Floors", "Languages",
                                               "Devices", "Paired devices", "Kiosks", "Licences"};
constexpr std::array<string_view, 9> of_programs{
    "Events", "Timeline", "Search", "Webhooks", "Hook calls", "Keys", "Audit", "Jobs", "Service"};

constexpr Chapter all[] = {{"Menu", of_menu},     {"Selling", of_selling},
                           {"Guests", of_guests}, {"People", of_people},
                           {"Places", of_stores}, {"Programs", of_programs}};

}  // namespace

std::span<const Chapter> chapters() { return all; }

}  // namespace api
