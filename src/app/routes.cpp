// The API on one page: one row per operation, its spellings in the row.
#include "app/routes.hpp"

#include "features/edge/devices/operations.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/edge/live/operations.hpp"
#include "features/edge/pairings/operations.hpp"
#include "features/edge/webhooks/operations.hpp"
#include "features/guests/customers/operations.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/menu/catalogue/operations.hpp"
#include "features/menu/images/operations.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull_runs/operations.hpp"
#include "features/menu/stores/operations.hpp"
#include "features/operating/admin/operations.hpp"
#include "features/operating/audit/operations.hpp"
#include "features/operating/erasure/operations.hpp"
#include "features/operating/pages/operations.hpp"
#include "features/operating/search/operations.hpp"
#include "features/operating/service/operations.hpp"
#include "features/operating/setup/operations.hpp"
#include "features/operating/timeline/operations.hpp"
#include "features/operating/transfer/operations.hpp"
#include "features/records/operations.hpp"
#include "features/selling/checks/operations.hpp"
#include "features/selling/kitchen/operations.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/today/operations.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/rights/operations.hpp"
#include "features/team/staff/operations.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "kinds/write_privileges.hpp"

namespace app {
namespace {

using api::Admission;
using api::any_visitor;
using api::anything;
using api::anywhere;
using api::at_a_paired_device;
using api::both;
using api::either;
using api::everywhere;
using api::in_a_session;
using api::may;
using api::Needs;
using api::open_to_all;
using api::Operation;
using api::Route;
using api::signed_in;
using namespace features::admin;
using namespace features::audit;
using namespace features::audit;
using namespace features::bulk;
using namespace features::catalogue;
using namespace features::customers;
using namespace features::checks;
using namespace features::devices;
using namespace features::erasure;
using namespace features::images;
using namespace features::kiosk;
using namespace features::kitchen;
using namespace features::live;
using namespace features::loyalty;
using namespace features::orders;
using namespace features::pages;
using namespace features::pairings;
using namespace features::people;
using namespace features::pull;
using namespace features::pull_runs;
using namespace features::records;
using namespace features::reports;
using namespace features::rights;
using namespace features::search;
using namespace features::service;
using namespace features::setup;
using namespace features::staff;
using namespace features::stores;
using namespace features::timeline;
using namespace features::today;
using namespace features::transfer;
using namespace features::webhooks;

using auth::Area;
using enum http::Method;

constexpr Admission with(std::initializer_list<Area> any_of) {
    Admission admission;
    for (Area area : any_of) admission.areas.add(area);
    return admission;
}

constexpr auto catalogue = with({Area::catalogue});
constexpr auto settings = with({Area::admin});
constexpr auto customers = with({Area::customers});
// Loyalty settings: whoever manages customers may change them, as the interface allows.
constexpr auto loyalty_settings = with({Area::customers, Area::admin});
constexpr auto staff = with({Area::staff});
constexpr auto staff_or_catalogue = with({Area::staff, Area::catalogue});
constexpr auto staff_or_sync = with({Area::staff, Area::sync});
constexpr auto at_devices = with({Area::staff, Area::sync, Area::kiosk});
constexpr auto at_kiosks = with({Area::kiosk});
constexpr auto sync = with({Area::sync});
constexpr auto sync_or_orders = with({Area::sync, Area::orders});
constexpr auto reports = with({Area::reports});
constexpr auto orders = with({Area::orders});
constexpr auto orders_or_submit = with({Area::orders, Area::submit});
// Every area but `submit`: a key in shoppers' browsers may not call these rows.
constexpr auto any_but_submit = with({Area::catalogue, Area::staff, Area::customers, Area::orders,
                                      Area::kiosk, Area::reports, Area::sync, Area::admin});
constexpr Admission anyone{.needs_key = false};
constexpr bool ext = true;

// What a person needs, where several rows need the same. Whoever may change a part of the menu sees
// all of it, because the parts refer to each other.
constexpr Needs sees_menu =
    may({"BO_SEE_MENU",  "BO_CATEGORIES",  "BO_MENU_ITEMS", "BO_PRICES",        "BO_SOLD_OUT",
         "BO_MODIFIERS", "BO_DEPARTMENTS", "BO_COURSES",    "BO_SERVING_SIZES", "BO_DISPLAY_GROUPS",
         "BO_TARES",     "BO_TAX",         "BO_DISCOUNTS",  "BO_CHARGES",       "BO_SERVICE_TYPES",
         "BO_REASONS",   "BO_PRINTERS",    "BO_FLOORS",     "BO_LANGUAGES",     "BO_MENU_PULL",
         "BO_IMPORT",    "BO_EXPORT",      "DEV_SELL"});
// Which records and fields, each write of a bulk checks by itself.
constexpr Needs changes_menu =
    may({"BO_CATEGORIES", "BO_MENU_ITEMS", "BO_PRICES", "BO_SOLD_OUT", "BO_MODIFIERS",
         "BO_DEPARTMENTS", "BO_COURSES", "BO_SERVING_SIZES", "BO_DISPLAY_GROUPS", "BO_TARES",
         "BO_TAX", "BO_DISCOUNTS", "BO_CHARGES", "BO_SERVICE_TYPES", "BO_REASONS", "BO_PRINTERS",
         "BO_FLOORS", "BO_LANGUAGES", "BO_IMPORT"});
constexpr Needs pulls_menus = may({"BO_MENU_PULL"});
constexpr Needs pulls_all_menus = everywhere(pulls_menus);
// Guests visit any store, so a privilege in one store is enough.
constexpr Needs sees_customers = anywhere(may({"BO_SEE_CUSTOMERS", "BO_CUSTOMERS", "BO_LOYALTY",
                                               "BO_MEMBERSHIP", "BO_ERASURE", "DEV_LOYALTY"}));
constexpr Needs changes_customers = anywhere(may({"BO_CUSTOMERS"}));
constexpr Needs changes_membership = everywhere(may({"BO_MEMBERSHIP"}));
constexpr Needs moves_points = anywhere(may({"BO_LOYALTY", "DEV_LOYALTY"}));
constexpr Needs sees_account =
    everywhere(may({"BO_ACCOUNT_SETTINGS", "BO_LOYALTY", "BO_CUSTOMERS", "DEV_LOYALTY"}));
constexpr Needs sees_staff =
    may({"BO_SEE_STAFF", "BO_STAFF", "BO_ROLES", "BO_SIGN_INS", "BO_TIMESHEETS"});
// A category names the roles that may sell it.
constexpr Needs sees_roles = either(sees_staff, sees_menu);
constexpr Needs sees_hours = may({"BO_TIMESHEETS", "DASH_STAFF"});
constexpr Needs sees_own_hours = may({"BO_TIMESHEETS", "DASH_STAFF", "DEV_CLOCK"});
constexpr Needs handles_web_orders = may({"BO_WEB_ORDERS", "DEV_WEB_ORDERS"});
constexpr Needs gives_refunds = may({"BO_REFUNDS", "DEV_REFUND"});
constexpr Needs sees_web_orders = either(handles_web_orders, gives_refunds);
constexpr Needs sees_checks = may({"DEV_SEE_CHECKS", "DEV_SELL", "DEV_PAYMENT", "DEV_TRANSFER",
                                   "DEV_CONFLICTS", "DEV_CLOSE_DAY", "DASH_TODAY"});
constexpr Needs sees_tables =
    may({"BO_FLOORS", "DEV_SEE_CHECKS", "DEV_SELL", "DASH_TODAY", "DASH_SALES"});
// The till in a browser: somebody else types in a pin there.
constexpr Needs at_a_device = may({"DEV_SELL", "DEV_PAYMENT", "DEV_CLOCK"});
// Seeing a former state of a record requires seeing the record.
constexpr Needs history_of(const Needs& seeing) { return both(may({"BO_HISTORY"}), seeing); }

constexpr const auto* department = &kinds::department;
constexpr const auto* course = &kinds::course;
constexpr const auto* size = &kinds::serving_size_level;
constexpr const auto* category = &kinds::category;
constexpr const auto* printer = &kinds::printer;
constexpr const auto* modifier = &kinds::modifier;
constexpr const auto* group = &kinds::modifier_group;
constexpr const auto* tax = &kinds::tax;
constexpr const auto* store = &kinds::store;
constexpr const auto* account = &kinds::account;
constexpr const auto* customer = &kinds::customer;
constexpr const auto* membership_type = &kinds::membership_type;
constexpr const auto* membership_plan = &kinds::membership_plan;
constexpr const auto* user = &kinds::user;
constexpr const auto* role = &kinds::role;

// What creating and inactivating a record of the kind requires; and changing some field of it.
Needs changing(const kinds::StoredKind& kind) {
    return may(kinds::PrivilegeSet{kinds::privilege_of(kind)});
}
Needs changing_some_of(const kinds::StoredKind& kind) {
    return may(kinds::privileges_within(kind));
}

// Adds the rows that go with each history: one to undo a change and, for kinds with a picture,
// those to set and remove it.
void add_rows_beside_histories(std::vector<Route>& table) {
    std::vector<Route> more;
    for (const Route& row : table) {
        if (&row.operation != &read_history) continue;
        auto add = [&](http::Method method, std::string_view suffix, const Operation& operation,
                       const Needs& needs) {
            std::vector<std::string> paths;
            for (const std::string& path : row.paths)
                paths.push_back(path.substr(0, path.rfind('/')) + std::string(suffix));
            more.push_back(
                {{method}, std::move(paths), operation, row.kind, row.admission, needs, ext});
        };
        add(post, "/history/{revision}/undo", undo_change, row.needs);
        if (!kinds::has_image(*row.kind)) continue;
        add(post, "/image", upload_image, changing(*row.kind));
        add(put, "/image/remove", remove_image, changing(*row.kind));
    }
    for (Route& row : more) table.push_back(std::move(row));
}

// The usual operations on a kind that the interface names but gives no paths. `lookup` is the
// interface's own name for the list of its active records.
void add_usual_rows(std::vector<Route>& table, const kinds::StoredKind& kind,
                    std::string_view lookup, const Operation& list = list_records,
                    const Operation& list_active = list_active_records) {
    const std::string in_store = "svc/store/{store}/";
    const std::string all(kind.plural);
    const std::string active =
        "active" + std::string(1, static_cast<char>(all[0] - 'a' + 'A')) + all.substr(1);
    const std::string one = "svc/" + std::string(kind.name);
    std::vector<std::string> active_paths{in_store + active};
    if (!lookup.empty()) active_paths.insert(active_paths.begin(), in_store + std::string(lookup));

    table.push_back({{get}, {in_store + all}, list, &kind, catalogue, sees_menu, ext});
    table.push_back(
        {{get}, active_paths, list_active, &kind, catalogue, sees_menu, lookup.empty()});
    table.push_back({{get}, {one + "/{id}"}, read_record, &kind, catalogue, sees_menu, ext});
    table.push_back({{post}, {one}, create_record, &kind, catalogue, changing(kind), ext});
    table.push_back(
        {{put}, {one + "/{id}"}, update_record, &kind, catalogue, changing_some_of(kind), ext});
    table.push_back({{put},
                     {one + "/{id}/inactivate"},
                     inactivate_record,
                     &kind,
                     catalogue,
                     changing(kind),
                     ext});
    table.push_back(
        {{put}, {one + "/{id}/activate"}, activate_record, &kind, catalogue, changing(kind), ext});
    table.push_back({{get},
                     {one + "/{id}/history"},
                     read_history,
                     &kind,
                     catalogue,
                     history_of(sees_menu),
                     ext});
}

// Both spellings of a path of web orders. The interface writes placedOrders with the segment and
// saveWebOrder without; either will do for each.
std::vector<std::string> online_order(const std::string& path) {
    std::vector<std::string> both{"/v1/online-order/store/{store}/" + path,
                                  "/v1/online-order/svc/store/{store}/" + path};
    if (path == "placedOrders") std::swap(both[0], both[1]);
    return both;
}

// clang-format off
std::vector<Route> make_routes() {
    std::vector<Route> table = {
        // Categories and subcategories
        {{get},       {"svc/store/{store}/categories"},                             list_categories,        category, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/subcategories"},                          list_subcategories,     category, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeCategories"},                       list_active_categories, category, catalogue, sees_menu},
        {{get},       {"svc/category/{id}"},                                        read_record,            category, catalogue, sees_menu},
        {{post},      {"svc/category"},                                             create_record,          category, catalogue, may({"BO_CATEGORIES"})},
        {{put},       {"svc/category/{id}", "svc/category"},                        update_record,          category, catalogue, may({"BO_CATEGORIES", "BO_PRICES"})},
        {{put},       {"svc/category/{id}/inactivate"},                             inactivate_record,      category, catalogue, may({"BO_CATEGORIES"})},
        {{put},       {"svc/category/{id}/activate"},                               activate_record,        category, catalogue, may({"BO_CATEGORIES"}), ext},
        {{get},       {"svc/category/{id}/history"},                                read_history,           category, catalogue, history_of(sees_menu), ext},

        // Modifiers
        {{get},       {"svc/store/{store}/modifiers"},                              list_records,        modifier, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeModifiers"},                        list_active_records, modifier, catalogue, sees_menu},
        {{get},       {"svc/modifier/{id}"},                                        read_record,         modifier, catalogue, sees_menu},
        {{post},      {"svc/modifier"},                                             create_record,       modifier, catalogue, may({"BO_MODIFIERS"})},
        {{put},       {"svc/modifier/{id}"},                                        update_record,       modifier, catalogue, may({"BO_MODIFIERS", "BO_PRICES"})},
        {{put},       {"svc/modifier/{id}/inactivate"},                             inactivate_record,   modifier, catalogue, may({"BO_MODIFIERS"}), ext},
        {{put},       {"svc/modifier/{id}/activate"},                               activate_record,     modifier, catalogue, may({"BO_MODIFIERS"}), ext},
        {{get},       {"svc/modifier/{id}/history"},                                read_history,        modifier, catalogue, history_of(sees_menu), ext},

        // Modifier groups
        {{get},       {"svc/store/{store}/modifierGroups"},                         list_records,        group, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeModifierGroups"},                   list_active_records, group, catalogue, sees_menu},
        {{get},       {"svc/modifierGroup/{id}"},                                   read_record,         group, catalogue, sees_menu},
        {{post},      {"svc/modifierGroup"},                                        create_record,       group, catalogue, may({"BO_MODIFIERS"})},
        {{put},       {"svc/modifierGroup/{id}"},                                   update_record,       group, catalogue, may({"BO_MODIFIERS", "BO_PRICES"})},
        {{put},       {"svc/modifierGroup/{id}/inactivate"},                        inactivate_record,   group, catalogue, may({"BO_MODIFIERS"}), ext},
        {{put},       {"svc/modifierGroup/{id}/activate"},                          activate_record,     group, catalogue, may({"BO_MODIFIERS"}), ext},
        {{get},       {"svc/modifierGroup/{id}/history"},                           read_history,        group, catalogue, history_of(sees_menu), ext},

        // Departments
        {{get},       {"svc/store/{store}/departments"},                            list_records,        department, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeDepartments"},                      list_active_records, department, catalogue, sees_menu},
        {{get},       {"svc/departments|department|deparment/{id}"},                read_record,         department, catalogue, sees_menu},
        {{post},      {"svc/department|departments|deparment"},                     create_record,       department, catalogue, may({"BO_DEPARTMENTS"})},
        {{put, post}, {"svc/department|departments|deparment/{id}"},                update_record,       department, catalogue, may({"BO_DEPARTMENTS"})},
        {{put},       {"svc/department|departments|deparment/{id}/inactivate"},     inactivate_record,   department, catalogue, may({"BO_DEPARTMENTS"})},
        {{put},       {"svc/department|departments|deparment/{id}/activate"},       activate_record,     department, catalogue, may({"BO_DEPARTMENTS"}), ext},
        {{get},       {"svc/department|departments|deparment/{id}/history"},        read_history,        department, catalogue, history_of(sees_menu), ext},

        // Taxes
        {{get},       {"svc/store/{store}/taxes"},                                  list_taxes,          tax, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeTaxes"},                            list_active_taxes,   tax, catalogue, sees_menu},
        {{get},       {"svc/tax/{id}"},                                             read_record,         tax, catalogue, sees_menu, ext},
        {{post},      {"svc/tax"},                                                  create_record,       tax, catalogue, may({"BO_TAX"})},
        {{put},       {"svc/tax/{id}"},                                             update_record,       tax, catalogue, may({"BO_TAX"})},
        {{put},       {"svc/tax/{id}/inactivate"},                                  inactivate_record,   tax, catalogue, may({"BO_TAX"}), ext},
        {{put},       {"svc/tax/{id}/activate"},                                    activate_record,     tax, catalogue, may({"BO_TAX"}), ext},
        {{get},       {"svc/tax/{id}/history"},                                     read_history,        tax, catalogue, history_of(sees_menu), ext},

        // Courses
        {{get},       {"svc/store/{store}/courses"},                                list_records,        course, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeCourses"},                          list_active_records, course, catalogue, sees_menu},
        {{get},       {"svc/course/{id}"},                                          read_record,         course, catalogue, sees_menu, ext},
        {{post},      {"svc/course"},                                               create_record,       course, catalogue, may({"BO_COURSES"})},
        {{put},       {"svc/course/{id}"},                                          update_record,       course, catalogue, may({"BO_COURSES"})},
        {{put},       {"svc/course/{id}/inactivate"},                               inactivate_record,   course, catalogue, may({"BO_COURSES"}), ext},
        {{put},       {"svc/course/{id}/activate"},                                 activate_record,     course, catalogue, may({"BO_COURSES"}), ext},
        {{get},       {"svc/course/{id}/history"},                                  read_history,        course, catalogue, history_of(sees_menu), ext},

        // Serving size levels
        {{get},       {"svc/store/{store}/sslList"},                                list_records,        size, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/activeServingSizeLevels"},                list_active_records, size, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/servingSizeLevel/{id}"},                  read_store_record,   size, catalogue, sees_menu},
        {{get},       {"svc/servingSizeLevel/{id}"},                                read_record,         size, catalogue, sees_menu, ext},
        {{post},      {"svc/servingSizeLevel"},                                     create_record,       size, catalogue, may({"BO_SERVING_SIZES"})},
        {{put, post}, {"svc/servingSizeLevel/{id}"},                                update_record,       size, catalogue, may({"BO_SERVING_SIZES"})},
        {{put},       {"svc/servingSizeLevel/{id}/inactivate"},                     inactivate_record,   size, catalogue, may({"BO_SERVING_SIZES"}), ext},
        {{put},       {"svc/servingSizeLevel/{id}/activate"},                       activate_record,     size, catalogue, may({"BO_SERVING_SIZES"}), ext},
        {{get},       {"svc/servingSizeLevel/{id}/history"},                        read_history,        size, catalogue, history_of(sees_menu), ext},

        // Printers; the other rows are the usual ones below
        {{get},       {"svc/store/{store}/kitchenPrinters"},                        list_kitchen_printers,  printer, catalogue, sees_menu},
        {{get},       {"svc/store/{store}/labelPrinters"},                          list_label_printers,    printer, catalogue, sees_menu},
        {{get},       {"svc/defaultPrinters"},                                      list_default_printers,  printer, catalogue, sees_menu},

        // Stores
        {{get},       {"svc/stores"},                                               list_own_stores,     store, any_but_submit, anything, ext},
        {{get},       {"svc/store/{store}"},                                        read_record,         store, any_but_submit, anything, ext},
        {{put},       {"svc/store/{store}"},                                        update_record,       store, settings, may({"BO_STORE_SETTINGS"}), ext},
        {{get},       {"svc/store/{store}/history"},                                read_history,        store, settings, may({"BO_HISTORY"}), ext},
        {{get},       {"svc/store/{store}/changes"},                                follow_changes,      nullptr, any_but_submit, anything, ext},
        {{post},      {"svc/store/{store}/bulk"},                                   write_bulk,          nullptr, catalogue, changes_menu, ext},
        {{get},       {"svc/store/{store}/export"},                                 export_catalogue,    nullptr, catalogue, may({"BO_EXPORT"}), ext},
        {{post},      {"svc/store/{store}/import"},                                 import_catalogue,    nullptr, catalogue, may({"BO_IMPORT"}), ext},
        {{get},       {"svc/store/{store}/steps"},                                  list_steps,          nullptr, catalogue, history_of(sees_menu), ext},
        {{get},       {"svc/store/{store}/step/{step}"},                            read_step,           nullptr, catalogue, history_of(sees_menu), ext},
        {{post},      {"svc/store/{store}/step/{step}/undo"},                       undo_step,           nullptr, catalogue, changes_menu, ext},
        {{get},       {"svc/account/{account}/changes"},                            follow_account_changes, nullptr, any_but_submit, anything, ext},
        {{post},      {"svc/account/{account}"},                                    list_stores,         store, any_but_submit, anything},
        {{post},      {"svc/store/{store}"},                                        pull_menu,           nullptr, catalogue, pulls_menus},
        {{post},      {"svc/store/{store}/undoPull/{pull}"},                        undo_pull,           nullptr, catalogue, pulls_menus, ext},
        {{get},       {"svc/store/{store}/pulls"},                                  list_pulls,          nullptr, catalogue, pulls_menus, ext},
        {{get},       {"svc/store/{store}/overrides"},                              list_overrides,      nullptr, catalogue, pulls_menus, ext},
        {{post},      {"svc/store/{store}/resetOverrides"},                         reset_overrides,     nullptr, catalogue, pulls_menus, ext},
        {{post},      {"svc/account/{account}/pull"},                               start_run,           nullptr, catalogue, pulls_all_menus, ext},
        {{get},       {"svc/account/{account}/pullRuns"},                           list_runs,           nullptr, catalogue, pulls_all_menus, ext},
        {{get},       {"svc/pullRun/{run}"},                                        read_run,            nullptr, catalogue, pulls_all_menus, ext},
        {{put},       {"svc/pullRun/{run}/cancel"},                                 cancel_run,          nullptr, catalogue, pulls_all_menus, ext},

        // Customers
        {{post},      {"svc/customer"},                                             create_record,       customer, customers, changes_customers},
        {{get},       {"svc/customers"},                                            list_customers,      customer, customers, sees_customers},
        {{get},       {"svc/customer/{id}"},                                        read_record,         customer, customers, sees_customers},
        {{put},       {"svc/customer/{id}"},                                        update_record,       customer, customers, changes_customers},
        {{put},       {"svc/customer/{id}/inactivate"},                             inactivate_record,   customer, customers, changes_customers},
        {{put},       {"svc/customer/{id}/activate"},                               activate_record,     customer, customers, changes_customers, ext},
        {{get},       {"svc/customer/{id}/history"},                                read_history,        customer, customers, history_of(sees_customers), ext},
        {{post},      {"svc/customer/{id}/merge"},                                  merge_customers,     customer, customers, changes_customers, ext},
        {{post},      {"svc/customer/{id}/erase"},                                  erase_customer,      customer, settings, everywhere(may({"BO_ERASURE"})), ext},
        {{get},       {"svc/customer/{id}/personalData"},                           read_customer_data,  customer, settings, everywhere(may({"BO_ERASURE"})), ext},

        // Points, allowances and holds
        {{put},       {"svc/Customerloyalty|customerloyalty/{id}"},                 change_points,       customer, customers, moves_points},
        {{get},       {"svc/customer/{id}/getCustomerLoyalties"},                   list_point_entries,  customer, customers, sees_customers},
        {{get},       {"svc/customer/{id}/allowance"},                              read_allowance,      customer, customers, sees_customers, ext},
        {{post},      {"svc/customer/{id}/hold"},                                   make_hold,           customer, customers, moves_points, ext},
        {{get},       {"svc/hold/{hold}"},                                          read_hold,           nullptr, customers, sees_customers, ext},
        {{put},       {"svc/hold/{hold}/commit"},                                   commit_hold,         nullptr, customers, moves_points, ext},
        {{put},       {"svc/hold/{hold}/release"},                                  release_hold,        nullptr, customers, moves_points, ext},

        // The settings of the account
        {{put},       {"svc/account/{account}/updateAccountInfo"},                  update_account_info, account, loyalty_settings, everywhere(may({"BO_LOYALTY"}))},
        {{put},       {"svc/account/{account}/masterStore"},                        set_master_store,    account, settings, everywhere(may({"BO_ACCOUNT_SETTINGS"})), ext},
        {{get},       {"svc/account/{account}/info"},                               read_record,         account, loyalty_settings, sees_account, ext},
        {{put},       {"svc/account/{account}/info"},                               update_account,      account, settings, everywhere(may({"BO_ACCOUNT_SETTINGS", "BO_LOYALTY"})), ext},
        {{get},       {"svc/account/{account}/history"},                            read_history,        account, loyalty_settings, history_of(sees_account), ext},

        // Membership; {account} is the account or one of its stores
        {{post},      {"svc/account/{account}/memberShipType"},                     create_record,       membership_type, customers, changes_membership},
        {{get},       {"svc/account/{account}/memberShipTypes"},                    list_records,        membership_type, customers, sees_customers},
        {{get},       {"svc/memberShipType/{id}"},                                  read_record,         membership_type, customers, sees_customers, ext},
        {{put},       {"svc/memberShipType/{id}"},                                  update_record,       membership_type, customers, changes_membership, ext},
        {{put},       {"svc/memberShipType/{id}/inactivate"},                       inactivate_record,   membership_type, customers, changes_membership, ext},
        {{put},       {"svc/memberShipType/{id}/activate"},                         activate_record,     membership_type, customers, changes_membership, ext},
        {{get},       {"svc/memberShipType/{id}/history"},                          read_history,        membership_type, customers, everywhere(history_of(sees_customers)), ext},
        {{post},      {"svc/account/{account}/memberShipPlan"},                     create_record,       membership_plan, customers, changes_membership},
        {{get},       {"svc/account/{account}/memberShipPlans"},                    list_records,        membership_plan, customers, sees_customers},
        {{get},       {"svc/memberShipPlan/{id}"},                                  read_record,         membership_plan, customers, sees_customers, ext},
        {{put},       {"svc/memberShipPlan/{id}"},                                  update_record,       membership_plan, customers, changes_membership, ext},
        {{put},       {"svc/memberShipPlan/{id}/inactivate"},                       inactivate_record,   membership_plan, customers, changes_membership, ext},
        {{put},       {"svc/memberShipPlan/{id}/activate"},                         activate_record,     membership_plan, customers, changes_membership, ext},
        {{get},       {"svc/memberShipPlan/{id}/history"},                          read_history,        membership_plan, customers, everywhere(history_of(sees_customers)), ext},

        // Users
        {{get},       {"svc/store/{store}/users"},                                  list_staff,          user, staff, sees_staff},
        {{get},       {"svc/store/{store}/activeUsers"},                            list_active_records, user, staff, sees_staff, ext},
        {{get},       {"svc/user/{id}"},                                            read_record,         user, staff, sees_staff},
        {{post},      {"svc/user"},                                                 create_record,       user, staff, may({"BO_STAFF"})},
        {{put},       {"svc/user/{id}", "svc/user"},                                update_record,       user, staff, may({"BO_STAFF"})},
        {{put},       {"svc/user/{id}/inactivate"},                                 inactivate_record,   user, staff, may({"BO_STAFF"})},
        {{put},       {"svc/user/{id}/activate"},                                   activate_record,     user, staff, may({"BO_STAFF"}), ext},
        {{get},       {"svc/user/{id}/history"},                                    read_history,        user, staff, history_of(sees_staff), ext},
        {{get},       {"svc/store/{store}/user/{user}/may"},                        explain_rights,      user, staff, any_visitor, ext},
        {{post},      {"svc/user/{id}/erase"},                                      erase_user,          user, settings, everywhere(may({"BO_ERASURE"})), ext},
        {{get},       {"svc/user/{id}/personalData"},                               read_user_data,      user, settings, everywhere(may({"BO_ERASURE"})), ext},
        {{get},       {"svc/erasure/{person}"},                                     read_erasure,        nullptr, settings, everywhere(may({"BO_ERASURE"})), ext},

        // Roles
        {{get},       {"svc/getRoleGroup"},                                         list_role_groups,    role, staff, sees_staff},
        {{get},       {"svc/store/{store}/roles"},                                  list_staff,          role, staff, sees_staff},
        {{get},       {"svc/store/{store}/activeUserRoles", "svc/store/{store}/activeRoles"}, list_active_records, role, staff_or_catalogue, sees_roles},
        {{get},       {"svc/role/{id}"},                                            read_record,         role, staff, sees_staff},
        {{post},      {"svc/role"},                                                 create_record,       role, staff, may({"BO_ROLES"})},
        {{put},       {"svc/role/{id}"},                                            update_record,       role, staff, may({"BO_ROLES"})},
        {{put},       {"svc/role/{id}/inactivate"},                                 inactivate_record,   role, staff, may({"BO_ROLES"})},
        {{put},       {"svc/role/{id}/activate"},                                   activate_record,     role, staff, may({"BO_ROLES"}), ext},
        {{get},       {"svc/role/{id}/history"},                                    read_history,        role, staff, history_of(sees_staff), ext},

        // Staff at devices
        {{post},      {"svc/store/{store}/pinLogin"},                               log_in_by_pin,       nullptr, at_devices, at_a_device, ext},
        {{post},      {"svc/store/{store}/clock"},                                  take_punch,          nullptr, staff_or_sync, may({"DEV_CLOCK", "BO_TIMESHEETS"}), ext},
        {{get},       {"svc/store/{store}/clock"},                                  list_punches,        nullptr, staff, sees_hours, ext},
        {{get},       {"svc/store/{store}/clock/{punch}"},                          read_punch,          nullptr, staff, sees_hours, ext},
        {{put},       {"svc/store/{store}/clock/{punch}"},                          correct_clock,       nullptr, staff, may({"BO_TIMESHEETS"}), ext},
        {{get},       {"svc/store/{store}/timesheet"},                              read_timesheet,      nullptr, staff, sees_own_hours, ext},

        // Web orders
        {{get},       online_order("placedOrders"),         list_placed_orders,  nullptr, orders, sees_web_orders},
        {{post},      online_order("saveWebOrder"),         save_web_order,      nullptr, orders_or_submit, handles_web_orders},
        {{post},      online_order("priceOrder"),           price_web_order,     nullptr, orders_or_submit, handles_web_orders, ext},
        {{get},       online_order("orders"),               list_web_orders,     nullptr, orders, sees_web_orders, ext},
        {{get},       online_order("order"),                find_web_orders,     nullptr, orders, sees_web_orders, ext},
        {{get},       online_order("order/{order}"),        read_web_order,      nullptr, orders_or_submit, sees_web_orders, ext},
        {{get},       online_order("order/{order}/follow"), follow_web_order,    nullptr, orders_or_submit, sees_web_orders, ext},
        {{put},       online_order("order/{order}"),        correct_order,       nullptr, orders, handles_web_orders, ext},
        {{put},       online_order("order/{order}/status"), change_order_status, nullptr, orders, handles_web_orders, ext},
        {{put},       online_order("order/{order}/promise"), promise_order,      nullptr, orders, handles_web_orders, ext},
        {{post},      online_order("order/{order}/payment"), pay_order,          nullptr, orders, handles_web_orders, ext},
        {{post},      online_order("order/{order}/cancel"), cancel_order,        nullptr, orders_or_submit, handles_web_orders, ext},
        {{post},      online_order("order/{order}/refund"), refund_order,        nullptr, orders, gives_refunds, ext},
        {{put},       online_order("order/{order}/refund/{refund}"), end_order_refund, nullptr, orders, gives_refunds, ext},

        // Kitchen
        {{get},       {"svc/store/{store}/kitchen"},                                list_tickets,        nullptr, sync_or_orders, may({"DEV_KITCHEN"}), ext},
        {{post},      {"svc/store/{store}/kitchen"},                                bump_ticket,         nullptr, sync_or_orders, may({"DEV_KITCHEN"}), ext},
        {{get},       {"svc/store/{store}/kitchen/{ticket}"},                       read_one_ticket,     nullptr, sync_or_orders, may({"DEV_KITCHEN"}), ext},

        // Checks
        {{get},       {"/v1/sync/store/{store}/activeChecks"},                      list_active_checks,  nullptr, sync, sees_checks},
        {{post},      {"/v1/sync/store/{store}/addOrUpdateCheck"},                  save_check,          nullptr, sync, may({"DEV_SELL", "DEV_PAYMENT"})},
        {{get},       {"/v1/sync/store/{store}/check/{check}"},                     read_one_check,      nullptr, sync, sees_checks, ext},
        {{get},       {"/v1/sync/store/{store}/check/{check}/submissions"},         list_submissions,    nullptr, sync, sees_checks, ext},
        {{post},      {"/v1/sync/store/{store}/check/{check}/move"},                move_check,          nullptr, sync, may({"DEV_TRANSFER"}), ext},
        {{post},      {"/v1/sync/store/{store}/check/{check}/split"},               split_check,         nullptr, sync, may({"DEV_TRANSFER"}), ext},
        {{get},       {"/v1/sync/store/{store}/openAtDayEnd"},                      list_open_at_day_end, nullptr, sync, sees_checks, ext},
        {{get},       {"/v1/sync/store/{store}/conflicts"},                         list_conflicts,      nullptr, sync, may({"DEV_CONFLICTS"}), ext},
        {{put},       {"/v1/sync/store/{store}/conflict/{conflict}"},               decide_conflict,     nullptr, sync, may({"DEV_CONFLICTS"}), ext},

        // The first page
        {{get},       {"svc/store/{store}/today"},                                  read_today,          nullptr, any_but_submit, anything, ext},

        // Sale reports
        {{get},       {"svc/store/{store}/saleReport"},                             read_sale_report,    nullptr, reports, may({"DASH_SALES"})},
        {{get},       {"svc/account/{account}/saleReport"},                         read_account_sale_report, nullptr, reports, may({"DASH_ACCOUNT"}), ext},
        {{get},       {"svc/store/{store}/dailyTotals"},                            read_daily_totals,   nullptr, reports, may({"DASH_SALES", "DASH_TODAY"}), ext},
        {{get},       {"svc/account/{account}/dailyTotals"},                        read_account_daily_totals, nullptr, reports, may({"DASH_ACCOUNT"}), ext},
        {{get},       {"svc/store/{store}/taxReport"},                              read_tax_report,     nullptr, reports, may({"DASH_TAX"}), ext},
        {{get},       {"svc/store/{store}/dayRecap"},                               read_day_recap,      nullptr, reports, may({"DASH_DAY_RECAP", "DEV_CLOSE_DAY"}), ext},
        {{get},       {"svc/store/{store}/layout"},                                 read_layout,         nullptr, reports, sees_tables, ext},
        {{get},       {"svc/store/{store}/saleSummaryReport"},                      read_sale_summary,   nullptr, reports, may({"DASH_SALES"})},
        {{get},       {"svc/sale/{sale}/getSale|getsale"},                          read_sale,           nullptr, reports, may({"DASH_SALES"})},
        {{get},       {"svc/store/{store}/getsale|getSale"},                        list_sales,          nullptr, reports, may({"DASH_SALES"})},
        {{get},       {"svc/store/{store}/sales"},                                  find_sales,          nullptr, reports, may({"DASH_SALES"}), ext},
        {{get},       {"svc/store/{store}/discountReport"},                         read_discount_report, nullptr, reports, may({"DASH_DISCOUNTS"})},
        {{get},       {"svc/store/{store}/transactionReport"},                      read_transaction_report, nullptr, reports, may({"DASH_TRANSACTIONS"})},
        {{get},       {"svc/store/{store}/orderTimesReport"},                       read_order_times,    nullptr, reports, may({"DASH_SALES"}), ext},

        // Devices
        {{get},       {"/v1/sync/store/{store}/getDevices"},                        list_devices,        nullptr, sync, may({"BO_DEVICES", "DEV_SETTINGS"})},
        {{get},       {"/v1/sync/store/{store}/events"},                            follow_events,       nullptr, any_but_submit, anything, ext},
        {{put},       {"svc/device/{device}/block"},                                block_device,        nullptr, settings, may({"BO_DEVICES"}), ext},
        {{put},       {"svc/device/{device}/unblock"},                              unblock_device,      nullptr, settings, may({"BO_DEVICES"}), ext},

        // Paired devices
        {{get},       {"svc/store/{store}/pairings"},                               list_pairings,       nullptr, settings, may({"BO_DEVICES"}), ext},
        {{post},      {"svc/store/{store}/pairings"},                               make_pairing,        nullptr, settings, may({"BO_DEVICES"}), ext},
        {{put},       {"svc/pairing/{pairing}"},                                    change_pairing,      nullptr, settings, may({"BO_DEVICES"}), ext},
        {{post},      {"svc/pairing/{pairing}/code"},                               make_pairing_code,   nullptr, settings, may({"BO_DEVICES"}), ext},
        {{put},       {"svc/pairing/{pairing}/revoke"},                             revoke_pairing,      nullptr, settings, may({"BO_DEVICES"}), ext},
        {{post},      {"svc/pair"},                                                 pair_device,         nullptr, anyone, open_to_all, ext},
        {{post},      {"svc/session/person"},                                       enter_pin,           nullptr, any_but_submit, at_a_paired_device, ext},

        // People who sign in
        {{post},      {"svc/session"},                                              sign_in,             nullptr, anyone, open_to_all, ext},
        {{get},       {"svc/session"},                                              show_session,        nullptr, any_but_submit, in_a_session, ext},
        {{post},      {"svc/session/end"},                                          sign_out,            nullptr, any_but_submit, signed_in, ext},
        {{get},       {"svc/sessions"},                                             list_sessions,       nullptr, any_but_submit, signed_in, ext},
        {{put},       {"svc/sessions/{session}/end"},                               end_own_session,     nullptr, any_but_submit, signed_in, ext},
        {{post},      {"svc/sessions/endOthers"},                                   end_other_sessions,  nullptr, any_but_submit, signed_in, ext},
        {{post},      {"svc/session/password"},                                     change_password,     nullptr, any_but_submit, signed_in, ext},
        {{post},      {"svc/session/forgot"},                                       forget_password,     nullptr, anyone, open_to_all, ext},
        {{post},      {"svc/session/reset"},                                        reset_password,      nullptr, anyone, open_to_all, ext},
        {{post},      {"svc/session/reset/check"},                                  check_reset_link,    nullptr, anyone, open_to_all, ext},
        {{post},      {"svc/session/secondFactor"},                                 begin_second_factor, nullptr, any_but_submit, signed_in, ext},
        {{put},       {"svc/session/secondFactor"},                                 switch_second_factor_on, nullptr, any_but_submit, signed_in, ext},
        {{post},      {"svc/session/secondFactor/off"},                             switch_second_factor_off, nullptr, any_but_submit, signed_in, ext},
        {{post},      {"svc/session/secondFactor/recoveryCodes"},                   make_recovery_codes, nullptr, any_but_submit, signed_in, ext},
        {{get},       {"svc/store/{store}/signIns"},                                list_sign_ins,       nullptr, settings, may({"BO_SIGN_INS"}), ext},
        {{post},      {"svc/user/{id}/invite"},                                     invite_user,         user, settings, may({"BO_SIGN_INS"}), ext},
        {{post},      {"svc/user/{id}/resetLink"},                                  make_reset_link,     user, settings, may({"BO_SIGN_INS"}), ext},
        {{put},       {"svc/user/{id}/signIn/remove"},                              remove_sign_in,      user, settings, may({"BO_SIGN_INS"}), ext},
        {{put},       {"svc/user/{id}/sessions/end"},                               end_sessions_of_user, user, settings, may({"BO_SIGN_INS"}), ext},
        {{put},       {"svc/user/{id}/secondFactor/reset"},                         reset_second_factor, user, settings, may({"BO_SIGN_INS"}), ext},

        // Kiosks
        {{post},      {"svc/kioskLogin"},                                           log_in_at_kiosk,     nullptr, at_kiosks, may({"BO_KIOSKS"})},
        {{get},       {"svc/store/{store}/kioskJSON"},                              show_kiosk_json,     nullptr, at_kiosks, may({"BO_KIOSKS"})},
        {{get},       {"svc/store/{store}/licences"},                               list_licences,       nullptr, settings, may({"BO_KIOSKS"}), ext},
        {{post},      {"svc/store/{store}/licences"},                               add_licence,         nullptr, settings, may({"BO_KIOSKS"}), ext},
        {{put},       {"svc/licence/{licence}"},                                    change_licence,      nullptr, settings, may({"BO_KIOSKS"}), ext},

        // Webhooks
        {{get},       {"svc/store/{store}/webhooks"},                               read_webhooks,       nullptr, settings, may({"BO_WEBHOOKS"}), ext},
        {{put},       {"svc/store/{store}/webhooks"},                               save_webhooks,       nullptr, settings, may({"BO_WEBHOOKS"}), ext},
        {{post},      {"svc/store/{store}/webhooks/ping"},                          ping_webhooks,       nullptr, settings, may({"BO_WEBHOOKS"}), ext},
        {{post},      {"svc/store/{store}/webhooks/redeliver"},                     redeliver_events,    nullptr, settings, may({"BO_WEBHOOKS"}), ext},
        {{get},       {"svc/store/{store}/deliveries"},                             list_deliveries,     nullptr, settings, may({"BO_WEBHOOKS"}), ext},

        // Audit
        {{get},       {"svc/store/{store}/audit"},                                  read_audit,          nullptr, settings, may({"BO_AUDIT"}), ext},
        {{get},       {"svc/store/{store}/audit/head"},                             read_audit_head,     nullptr, settings, may({"BO_AUDIT"}), ext},
        {{get},       {"svc/store/{store}/search"},                                 search_store,        nullptr, any_but_submit, anything, ext},
        {{get},       {"svc/store/{store}/timeline"},                               read_timeline,       nullptr, any_but_submit, may({"BO_HISTORY"}), ext},
        {{get},       {"svc/account/{account}/audit"},                              read_account_audit,  nullptr, settings, everywhere(may({"BO_AUDIT"})), ext},
        {{get},       {"svc/account/{account}/audit/head"},                         read_account_audit_head, nullptr, settings, everywhere(may({"BO_AUDIT"})), ext},

        // Keys, and timed work
        {{get},       {"svc/account/{account}/keys"},                               list_api_keys,         nullptr, settings, everywhere(may({"BO_API_KEYS"})), ext},
        {{post},      {"svc/account/{account}/keys"},                               add_api_key,           nullptr, settings, everywhere(may({"BO_API_KEYS"})), ext},
        {{put},       {"svc/key/{key}/revoke"},                                     revoke_api_key,       nullptr, settings, everywhere(may({"BO_API_KEYS"})), ext},
        {{get},       {"svc/account/{account}/jobs"},                               list_account_jobs,        nullptr, settings, everywhere(may({"BO_ACCOUNT_SETTINGS", "BO_AUDIT"})), ext},

        // Pictures of records
        {{get},       {"/image/{account}/{file}"},                                  show_image,          nullptr, anyone, open_to_all, ext},

        // The program itself
        {{get},       {"/healthz"},                                                 show_health,         nullptr, anyone, open_to_all, ext},
        {{get},       {"/readyz"},                                                  show_readiness,      nullptr, anyone, open_to_all, ext},
        {{get},       {"/metrics"},                                                 show_metrics,        nullptr, anyone, open_to_all, ext},
        {{get},       {"/openapi.json"},                                            show_openapi,        nullptr, anyone, open_to_all, ext},
        {{get},       {"/forms.json"},                                              show_forms,          nullptr, anyone, open_to_all, ext},
        {{get},       {"/setup.json"},                                              show_setup,          nullptr, anyone, open_to_all, ext},
        {{post},      {"/setup"},                                                   set_up,              nullptr, anyone, open_to_all, ext},
        {{get},       {"/start.json"},                                              show_start,          nullptr, anyone, open_to_all, ext},
        {{get},       {"/docs", "/docs/{file}"},                                    show_page,           nullptr, anyone, open_to_all, ext},
        {{get},       {"/", "/app", "/app/{a}", "/app/{a}/{b}", "/app/{a}/{b}/{c}", "/app/{a}/{b}/{c}/{d}",
                       "/sign-in", "/pair", "/setup", "/reset", "/invitation", "/certificate"}, show_shell,       nullptr, anyone, open_to_all, ext},
        {{get},       {"/assets/{file}"},                                           show_asset,          nullptr, anyone, open_to_all, ext},
        {{get},       {"/certificate/authority.pem", "/certificate/authority.crt"}, show_authority,      nullptr, anyone, open_to_all, ext},
        {{get},       {"/favicon.ico"},                                             show_icon,           nullptr, anyone, open_to_all, ext},
        {{post},      {"/admin/{command}", "/admin/{group}/{command}"},             run_admin,           nullptr, anyone, open_to_all, ext},
    };

    // Kinds without paths in the interface
    add_usual_rows(table, kinds::menu_item,           "", list_menu_items, list_active_menu_items);
    add_usual_rows(table, kinds::discount,            "");
    add_usual_rows(table, kinds::display_group,       "");
    add_usual_rows(table, kinds::gratuity,            "");
    add_usual_rows(table, kinds::reason,              "");
    add_usual_rows(table, kinds::printer,             "");
    add_usual_rows(table, kinds::tare,                "tare");
    add_usual_rows(table, kinds::service_type,        "getServiceTypesByStore");
    add_usual_rows(table, kinds::item_service_charge, "getActiveItemServiceCharge");
    add_usual_rows(table, kinds::language,            "");
    add_usual_rows(table, kinds::floor,               "");
    add_rows_beside_histories(table);
    return table;
}
// clang-format on

}  // namespace

const std::vector<Route>& routes() {
    static const std::vector<Route> table = make_routes();
    return table;
}

}  // namespace app
