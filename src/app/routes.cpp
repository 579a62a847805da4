// The interface on one page: one row per operation, its spellings in the row.
#include "app/routes.hpp"

#include "features/admin/operations.hpp"
#include "features/bulk/operations.hpp"
#include "features/catalogue/operations.hpp"
#include "features/checks/operations.hpp"
#include "features/customers/operations.hpp"
#include "features/devices/operations.hpp"
#include "features/images/operations.hpp"
#include "features/kiosk/operations.hpp"
#include "features/live/operations.hpp"
#include "features/loyalty/operations.hpp"
#include "features/orders/operations.hpp"
#include "features/pages/operations.hpp"
#include "features/pull/operations.hpp"
#include "features/pull_runs/operations.hpp"
#include "features/records/operations.hpp"
#include "features/reports/operations.hpp"
#include "features/service/operations.hpp"
#include "features/staff/operations.hpp"
#include "features/stores/operations.hpp"
#include "features/webhooks/operations.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"

namespace app {
namespace {

using api::Admission;
using api::Operation;
using api::Route;
using namespace features::admin;
using namespace features::bulk;
using namespace features::catalogue;
using namespace features::customers;
using namespace features::checks;
using namespace features::devices;
using namespace features::images;
using namespace features::kiosk;
using namespace features::live;
using namespace features::loyalty;
using namespace features::orders;
using namespace features::pages;
using namespace features::pull;
using namespace features::pull_runs;
using namespace features::records;
using namespace features::reports;
using namespace features::service;
using namespace features::staff;
using namespace features::stores;
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
// Loyalty settings: who keeps the customers may change them, as the interface lets them.
constexpr auto loyalty_settings = with({Area::customers, Area::admin});
constexpr auto staff = with({Area::staff});
constexpr auto staff_or_catalogue = with({Area::staff, Area::catalogue});
constexpr auto staff_or_sync = with({Area::staff, Area::sync});
constexpr auto at_devices = with({Area::staff, Area::sync, Area::kiosk});
constexpr auto at_kiosks = with({Area::kiosk});
constexpr auto sync = with({Area::sync});
constexpr auto reports = with({Area::reports});
constexpr auto orders = with({Area::orders});
constexpr auto orders_or_submit = with({Area::orders, Area::submit});
// Every area but `submit`: a key in shoppers' browsers may not call these rows.
constexpr auto any_but_submit = with({Area::catalogue, Area::staff, Area::customers, Area::orders,
                                      Area::kiosk, Area::reports, Area::sync, Area::admin});
constexpr Admission anyone{.needs_key = false};
constexpr bool ext = true;

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

// Adds the rows that go with each history: one to undo a change and, for kinds with a picture,
// those to set and remove it.
void add_rows_beside_histories(std::vector<Route>& table) {
    std::vector<Route> more;
    for (const Route& row : table) {
        if (&row.operation != &read_history) continue;
        auto add = [&](http::Method method, std::string_view suffix, const Operation& operation) {
            std::vector<std::string> paths;
            for (const std::string& path : row.paths)
                paths.push_back(path.substr(0, path.rfind('/')) + std::string(suffix));
            more.push_back({{method}, std::move(paths), operation, row.kind, row.admission, ext});
        };
        add(post, "/history/{revision}/undo", undo_change);
        if (!kinds::has_image(*row.kind)) continue;
        add(post, "/image", upload_image);
        add(put, "/image/remove", remove_image);
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

    table.push_back({{get}, {in_store + all}, list, &kind, catalogue, ext});
    table.push_back({{get}, active_paths, list_active, &kind, catalogue, lookup.empty()});
    table.push_back({{get}, {one + "/{id}"}, read_record, &kind, catalogue, ext});
    table.push_back({{post}, {one}, create_record, &kind, catalogue, ext});
    table.push_back({{put}, {one + "/{id}"}, update_record, &kind, catalogue, ext});
    table.push_back({{put}, {one + "/{id}/inactivate"}, inactivate_record, &kind, catalogue, ext});
    table.push_back({{put}, {one + "/{id}/activate"}, activate_record, &kind, catalogue, ext});
    table.push_back({{get}, {one + "/{id}/history"}, read_history, &kind, catalogue, ext});
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
        {{get},       {"svc/store/{store}/categories"},                             list_categories,        category, catalogue},
        {{get},       {"svc/store/{store}/subcategories"},                          list_subcategories,     category, catalogue},
        {{get},       {"svc/store/{store}/activeCategories"},                       list_active_categories, category, catalogue},
        {{get},       {"svc/category/{id}"},                                        read_record,            category, catalogue},
        {{post},      {"svc/category"},                                             create_record,          category, catalogue},
        {{put},       {"svc/category/{id}", "svc/category"},                        update_record,          category, catalogue},
        {{put},       {"svc/category/{id}/inactivate"},                             inactivate_record,      category, catalogue},
        {{put},       {"svc/category/{id}/activate"},                               activate_record,        category, catalogue, ext},
        {{get},       {"svc/category/{id}/history"},                                read_history,           category, catalogue, ext},

        // Modifiers
        {{get},       {"svc/store/{store}/modifiers"},                              list_records,        modifier, catalogue},
        {{get},       {"svc/store/{store}/activeModifiers"},                        list_active_records, modifier, catalogue},
        {{get},       {"svc/modifier/{id}"},                                        read_record,         modifier, catalogue},
        {{post},      {"svc/modifier"},                                             create_record,       modifier, catalogue},
        {{put},       {"svc/modifier/{id}"},                                        update_record,       modifier, catalogue},
        {{put},       {"svc/modifier/{id}/inactivate"},                             inactivate_record,   modifier, catalogue, ext},
        {{put},       {"svc/modifier/{id}/activate"},                               activate_record,     modifier, catalogue, ext},
        {{get},       {"svc/modifier/{id}/history"},                                read_history,        modifier, catalogue, ext},

        // Modifier groups
        {{get},       {"svc/store/{store}/modifierGroups"},                         list_records,        group, catalogue},
        {{get},       {"svc/store/{store}/activeModifierGroups"},                   list_active_records, group, catalogue},
        {{get},       {"svc/modifierGroup/{id}"},                                   read_record,         group, catalogue},
        {{post},      {"svc/modifierGroup"},                                        create_record,       group, catalogue},
        {{put},       {"svc/modifierGroup/{id}"},                                   update_record,       group, catalogue},
        {{put},       {"svc/modifierGroup/{id}/inactivate"},                        inactivate_record,   group, catalogue, ext},
        {{put},       {"svc/modifierGroup/{id}/activate"},                          activate_record,     group, catalogue, ext},
        {{get},       {"svc/modifierGroup/{id}/history"},                           read_history,        group, catalogue, ext},

        // Departments
        {{get},       {"svc/store/{store}/departments"},                            list_records,        department, catalogue},
        {{get},       {"svc/store/{store}/activeDepartments"},                      list_active_records, department, catalogue},
        {{get},       {"svc/department|departments|deparment/{id}"},                read_record,         department, catalogue},
        {{post},      {"svc/department|departments|deparment"},                     create_record,       department, catalogue},
        {{put, post}, {"svc/department|departments|deparment/{id}"},                update_record,       department, catalogue},
        {{put},       {"svc/department|departments|deparment/{id}/inactivate"},     inactivate_record,   department, catalogue},
        {{put},       {"svc/department|departments|deparment/{id}/activate"},       activate_record,     department, catalogue, ext},
        {{get},       {"svc/department|departments|deparment/{id}/history"},        read_history,        department, catalogue, ext},

        // Taxes
        {{get},       {"svc/store/{store}/taxes"},                                  list_taxes,          tax, catalogue},
        {{get},       {"svc/store/{store}/activeTaxes"},                            list_active_taxes,   tax, catalogue},
        {{get},       {"svc/tax/{id}"},                                             read_record,         tax, catalogue, ext},
        {{post},      {"svc/tax"},                                                  create_record,       tax, catalogue},
        {{put},       {"svc/tax/{id}"},                                             update_record,       tax, catalogue},
        {{put},       {"svc/tax/{id}/inactivate"},                                  inactivate_record,   tax, catalogue, ext},
        {{put},       {"svc/tax/{id}/activate"},                                    activate_record,     tax, catalogue, ext},
        {{get},       {"svc/tax/{id}/history"},                                     read_history,        tax, catalogue, ext},

        // Courses
        {{get},       {"svc/store/{store}/courses"},                                list_records,        course, catalogue},
        {{get},       {"svc/store/{store}/activeCourses"},                          list_active_records, course, catalogue},
        {{get},       {"svc/course/{id}"},                                          read_record,         course, catalogue, ext},
        {{post},      {"svc/course"},                                               create_record,       course, catalogue},
        {{put},       {"svc/course/{id}"},                                          update_record,       course, catalogue},
        {{put},       {"svc/course/{id}/inactivate"},                               inactivate_record,   course, catalogue, ext},
        {{put},       {"svc/course/{id}/activate"},                                 activate_record,     course, catalogue, ext},
        {{get},       {"svc/course/{id}/history"},                                  read_history,        course, catalogue, ext},

        // Serving size levels
        {{get},       {"svc/store/{store}/sslList"},                                list_records,        size, catalogue},
        {{get},       {"svc/store/{store}/activeServingSizeLevels"},                list_active_records, size, catalogue},
        {{get},       {"svc/store/{store}/servingSizeLevel/{id}"},                  read_store_record,   size, catalogue},
        {{get},       {"svc/servingSizeLevel/{id}"},                                read_record,         size, catalogue, ext},
        {{post},      {"svc/servingSizeLevel"},                                     create_record,       size, catalogue},
        {{put, post}, {"svc/servingSizeLevel/{id}"},                                update_record,       size, catalogue},
        {{put},       {"svc/servingSizeLevel/{id}/inactivate"},                     inactivate_record,   size, catalogue, ext},
        {{put},       {"svc/servingSizeLevel/{id}/activate"},                       activate_record,     size, catalogue, ext},
        {{get},       {"svc/servingSizeLevel/{id}/history"},                        read_history,        size, catalogue, ext},

        // Printers; the other rows are the usual ones below
        {{get},       {"svc/store/{store}/kitchenPrinters"},                        list_kitchen_printers,  printer, catalogue},
        {{get},       {"svc/store/{store}/labelPrinters"},                          list_label_printers,    printer, catalogue},
        {{get},       {"svc/defaultPrinters"},                                      list_default_printers,  printer, catalogue},

        // Stores
        {{get},       {"svc/stores"},                                               list_own_stores,     store, any_but_submit, ext},
        {{get},       {"svc/store/{store}"},                                        read_record,         store, any_but_submit, ext},
        {{put},       {"svc/store/{store}"},                                        update_record,       store, settings, ext},
        {{get},       {"svc/store/{store}/history"},                                read_history,        store, settings, ext},
        {{get},       {"svc/store/{store}/changes"},                                follow_changes,      nullptr, any_but_submit, ext},
        {{post},      {"svc/store/{store}/bulk"},                                   write_bulk,          nullptr, catalogue, ext},
        {{get},       {"svc/account/{account}/changes"},                            follow_account_changes, nullptr, any_but_submit, ext},
        {{post},      {"svc/account/{account}"},                                    list_stores,         store, any_but_submit},
        {{post},      {"svc/store/{store}"},                                        pull_menu,           nullptr, catalogue},
        {{post},      {"svc/store/{store}/undoPull/{pull}"},                        undo_pull,           nullptr, catalogue, ext},
        {{get},       {"svc/store/{store}/pulls"},                                  list_pulls,          nullptr, catalogue, ext},
        {{get},       {"svc/store/{store}/overrides"},                              list_overrides,      nullptr, catalogue, ext},
        {{post},      {"svc/store/{store}/resetOverrides"},                         reset_overrides,     nullptr, catalogue, ext},
        {{post},      {"svc/account/{account}/pull"},                               start_run,           nullptr, catalogue, ext},
        {{get},       {"svc/account/{account}/pullRuns"},                           list_runs,           nullptr, catalogue, ext},
        {{get},       {"svc/pullRun/{run}"},                                        read_run,            nullptr, catalogue, ext},
        {{put},       {"svc/pullRun/{run}/cancel"},                                 cancel_run,          nullptr, catalogue, ext},

        // Customers
        {{post},      {"svc/customer"},                                             create_record,       customer, customers},
        {{get},       {"svc/customers"},                                            list_records,        customer, customers},
        {{get},       {"svc/customer/{id}"},                                        read_record,         customer, customers},
        {{put},       {"svc/customer/{id}"},                                        update_record,       customer, customers},
        {{put},       {"svc/customer/{id}/inactivate"},                             inactivate_record,   customer, customers},
        {{put},       {"svc/customer/{id}/activate"},                               activate_record,     customer, customers, ext},
        {{get},       {"svc/customer/{id}/history"},                                read_history,        customer, customers, ext},
        {{post},      {"svc/customer/{id}/merge"},                                  merge_customers,     customer, customers, ext},

        // Points, allowances and holds
        {{put},       {"svc/Customerloyalty|customerloyalty/{id}"},                 change_points,       customer, customers},
        {{get},       {"svc/customer/{id}/getCustomerLoyalties"},                   list_point_entries,  customer, customers},
        {{get},       {"svc/customer/{id}/allowance"},                              read_allowance,      customer, customers, ext},
        {{post},      {"svc/customer/{id}/hold"},                                   make_hold,           customer, customers, ext},
        {{get},       {"svc/hold/{hold}"},                                          read_hold,           nullptr, customers, ext},
        {{put},       {"svc/hold/{hold}/commit"},                                   commit_hold,         nullptr, customers, ext},
        {{put},       {"svc/hold/{hold}/release"},                                  release_hold,        nullptr, customers, ext},

        // The settings of the account
        {{put},       {"svc/account/{account}/updateAccountInfo"},                  update_account_info, account, loyalty_settings},
        {{put},       {"svc/account/{account}/masterStore"},                        set_master_store,    account, settings, ext},
        {{get},       {"svc/account/{account}/info"},                               read_record,         account, loyalty_settings, ext},
        {{get},       {"svc/account/{account}/history"},                            read_history,        account, loyalty_settings, ext},

        // Membership; {account} is the account or one of its stores
        {{post},      {"svc/account/{account}/memberShipType"},                     create_record,       membership_type, customers},
        {{get},       {"svc/account/{account}/memberShipTypes"},                    list_records,        membership_type, customers},
        {{get},       {"svc/memberShipType/{id}"},                                  read_record,         membership_type, customers, ext},
        {{put},       {"svc/memberShipType/{id}"},                                  update_record,       membership_type, customers, ext},
        {{put},       {"svc/memberShipType/{id}/inactivate"},                       inactivate_record,   membership_type, customers, ext},
        {{put},       {"svc/memberShipType/{id}/activate"},                         activate_record,     membership_type, customers, ext},
        {{get},       {"svc/memberShipType/{id}/history"},                          read_history,        membership_type, customers, ext},
        {{post},      {"svc/account/{account}/memberShipPlan"},                     create_record,       membership_plan, customers},
        {{get},       {"svc/account/{account}/memberShipPlans"},                    list_records,        membership_plan, customers},
        {{get},       {"svc/memberShipPlan/{id}"},                                  read_record,         membership_plan, customers, ext},
        {{put},       {"svc/memberShipPlan/{id}"},                                  update_record,       membership_plan, customers, ext},
        {{put},       {"svc/memberShipPlan/{id}/inactivate"},                       inactivate_record,   membership_plan, customers, ext},
        {{put},       {"svc/memberShipPlan/{id}/activate"},                         activate_record,     membership_plan, customers, ext},
        {{get},       {"svc/memberShipPlan/{id}/history"},                          read_history,        membership_plan, customers, ext},

        // Users
        {{get},       {"svc/store/{store}/users"},                                  list_staff,          user, staff},
        {{get},       {"svc/store/{store}/activeUsers"},                            list_active_records, user, staff, ext},
        {{get},       {"svc/user/{id}"},                                            read_record,         user, staff},
        {{post},      {"svc/user"},                                                 create_record,       user, staff},
        {{put},       {"svc/user/{id}", "svc/user"},                                update_record,       user, staff},
        {{put},       {"svc/user/{id}/inactivate"},                                 inactivate_record,   user, staff},
        {{put},       {"svc/user/{id}/activate"},                                   activate_record,     user, staff, ext},
        {{get},       {"svc/user/{id}/history"},                                    read_history,        user, staff, ext},

        // Roles
        {{get},       {"svc/getRoleGroup"},                                         list_role_groups,    role, staff},
        {{get},       {"svc/store/{store}/roles"},                                  list_staff,          role, staff},
        {{get},       {"svc/store/{store}/activeUserRoles", "svc/store/{store}/activeRoles"}, list_active_records, role, staff_or_catalogue},
        {{get},       {"svc/role/{id}"},                                            read_record,         role, staff},
        {{post},      {"svc/role"},                                                 create_record,       role, staff},
        {{put},       {"svc/role/{id}"},                                            update_record,       role, staff},
        {{put},       {"svc/role/{id}/inactivate"},                                 inactivate_record,   role, staff},
        {{put},       {"svc/role/{id}/activate"},                                   activate_record,     role, staff, ext},
        {{get},       {"svc/role/{id}/history"},                                    read_history,        role, staff, ext},

        // Staff at devices
        {{post},      {"svc/store/{store}/pinLogin"},                               log_in_by_pin,       nullptr, at_devices, ext},
        {{post},      {"svc/store/{store}/clock"},                                  take_punch,          nullptr, staff_or_sync, ext},
        {{get},       {"svc/store/{store}/clock"},                                  list_punches,        nullptr, staff, ext},
        {{get},       {"svc/store/{store}/clock/{punch}"},                          read_punch,          nullptr, staff, ext},
        {{put},       {"svc/store/{store}/clock/{punch}"},                          correct_clock,       nullptr, staff, ext},
        {{get},       {"svc/store/{store}/timesheet"},                              read_timesheet,      nullptr, staff, ext},

        // Web orders
        {{get},       online_order("placedOrders"),         list_placed_orders,  nullptr, orders},
        {{post},      online_order("saveWebOrder"),         save_web_order,      nullptr, orders_or_submit},
        {{post},      online_order("priceOrder"),           price_web_order,     nullptr, orders_or_submit, ext},
        {{get},       online_order("order/{order}"),        read_web_order,      nullptr, orders_or_submit, ext},
        {{put},       online_order("order/{order}"),        correct_order,       nullptr, orders, ext},
        {{put},       online_order("order/{order}/status"), change_order_status, nullptr, orders, ext},
        {{post},      online_order("order/{order}/payment"), pay_order,          nullptr, orders, ext},
        {{post},      online_order("order/{order}/cancel"), cancel_order,        nullptr, orders_or_submit, ext},
        {{post},      online_order("order/{order}/refund"), refund_order,        nullptr, orders, ext},
        {{put},       online_order("order/{order}/refund/{refund}"), end_order_refund, nullptr, orders, ext},

        // Checks
        {{get},       {"/v1/sync/store/{store}/activeChecks"},                      list_active_checks,  nullptr, sync},
        {{post},      {"/v1/sync/store/{store}/addOrUpdateCheck"},                  save_check,          nullptr, sync},
        {{get},       {"/v1/sync/store/{store}/check/{check}"},                     read_one_check,      nullptr, sync, ext},
        {{get},       {"/v1/sync/store/{store}/check/{check}/submissions"},         list_submissions,    nullptr, sync, ext},
        {{post},      {"/v1/sync/store/{store}/check/{check}/move"},                move_check,          nullptr, sync, ext},
        {{post},      {"/v1/sync/store/{store}/check/{check}/split"},               split_check,         nullptr, sync, ext},
        {{get},       {"/v1/sync/store/{store}/openAtDayEnd"},                      list_open_at_day_end, nullptr, sync, ext},
        {{get},       {"/v1/sync/store/{store}/conflicts"},                         list_conflicts,      nullptr, sync, ext},
        {{put},       {"/v1/sync/store/{store}/conflict/{conflict}"},               decide_conflict,     nullptr, sync, ext},

        // Sale reports
        {{get},       {"svc/store/{store}/saleReport"},                             read_sale_report,    nullptr, reports},
        {{get},       {"svc/account/{account}/saleReport"},                         read_account_sale_report, nullptr, reports, ext},
        {{get},       {"svc/store/{store}/dailyTotals"},                            read_daily_totals,   nullptr, reports, ext},
        {{get},       {"svc/account/{account}/dailyTotals"},                        read_account_daily_totals, nullptr, reports, ext},
        {{get},       {"svc/store/{store}/taxReport"},                              read_tax_report,     nullptr, reports, ext},
        {{get},       {"svc/store/{store}/dayRecap"},                               read_day_recap,      nullptr, reports, ext},
        {{get},       {"svc/store/{store}/layout"},                                 read_layout,         nullptr, reports, ext},
        {{get},       {"svc/store/{store}/saleSummaryReport"},                      read_sale_summary,   nullptr, reports},
        {{get},       {"svc/sale/{sale}/getSale|getsale"},                          read_sale,           nullptr, reports},
        {{get},       {"svc/store/{store}/getsale|getSale"},                        list_sales,          nullptr, reports},
        {{get},       {"svc/store/{store}/discountReport"},                         read_discount_report, nullptr, reports},
        {{get},       {"svc/store/{store}/transactionReport"},                      read_transaction_report, nullptr, reports},

        // Devices
        {{get},       {"/v1/sync/store/{store}/getDevices"},                        list_devices,        nullptr, sync},
        {{get},       {"/v1/sync/store/{store}/events"},                            follow_events,       nullptr, any_but_submit, ext},
        {{put},       {"svc/device/{device}/block"},                                block_device,        nullptr, settings, ext},
        {{put},       {"svc/device/{device}/unblock"},                              unblock_device,      nullptr, settings, ext},

        // Kiosks
        {{post},      {"svc/kioskLogin"},                                           log_in_at_kiosk,     nullptr, at_kiosks},
        {{get},       {"svc/store/{store}/kioskJSON"},                              show_kiosk_json,     nullptr, at_kiosks},
        {{get},       {"svc/store/{store}/licences"},                               list_licences,       nullptr, settings, ext},
        {{post},      {"svc/store/{store}/licences"},                               add_licence,         nullptr, settings, ext},
        {{put},       {"svc/licence/{licence}"},                                    change_licence,      nullptr, settings, ext},

        // Webhooks
        {{get},       {"svc/store/{store}/webhooks"},                               read_webhooks,       nullptr, settings, ext},
        {{put},       {"svc/store/{store}/webhooks"},                               save_webhooks,       nullptr, settings, ext},
        {{post},      {"svc/store/{store}/webhooks/ping"},                          ping_webhooks,       nullptr, settings, ext},
        {{post},      {"svc/store/{store}/webhooks/redeliver"},                     redeliver_events,    nullptr, settings, ext},
        {{get},       {"svc/store/{store}/deliveries"},                             list_deliveries,     nullptr, settings, ext},

        // Pictures of records
        {{get},       {"/image/{account}/{file}"},                                  show_image,          nullptr, anyone, ext},

        // The program itself
        {{get},       {"/healthz"},                                                 show_health,         nullptr, anyone, ext},
        {{get},       {"/readyz"},                                                  show_readiness,      nullptr, anyone, ext},
        {{get},       {"/metrics"},                                                 show_metrics,        nullptr, anyone, ext},
        {{get},       {"/openapi.json"},                                            show_openapi,        nullptr, anyone, ext},
        {{get},       {"/forms.json"},                                              show_forms,          nullptr, anyone, ext},
        {{get},       {"/", "/docs", "/docs/{file}"},                               show_page,           nullptr, anyone, ext},
        {{post},      {"/admin/{command}", "/admin/{group}/{command}"},             run_admin,           nullptr, anyone, ext},
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
