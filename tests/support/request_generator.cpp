#include "support/request_generator.hpp"

#include "api/router.hpp"
#include "api/row_members.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "features/edge/devices/operations.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/edge/pairings/operations.hpp"
#include "features/edge/webhooks/operations.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/menu/images/operations.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull_runs/operations.hpp"
#include "features/operating/admin/operations.hpp"
#include "features/operating/erasure/operations.hpp"
#include "features/operating/transfer/operations.hpp"
#include "features/records/operations.hpp"
#include "features/selling/checks/operations.hpp"
#include "features/selling/kitchen/operations.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/team/staff/operations.hpp"
#include "kinds/discount.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <memory>
#include <random>
#include <set>
#include <tuple>

namespace support {

using schema::Type;

std::string GeneratedRequest::shown() const {
    std::string text = method + ' ' + target + "\napikey: " + key + '\n';
    for (const auto& [name, value] : headers) text += name + ": " + value + '\n';
    return text + body;
}

namespace {

// Of a list of records.
std::string first_id(const std::string& records) {
    constexpr std::string_view before = R"([{"id":")";
    return records.starts_with(before) ? records.substr(before.size(), 24) : "";
}

bool takes_picture(const api::Route& route) {
    return route.operation.body.of == api::Content::Of::bytes &&
           &route.operation != &features::transfer::import_catalogue;
}

}  // namespace

Choose seeded(unsigned seed) {
    return [random = std::make_shared<std::mt19937>(seed)](int limit) {
        return std::uniform_int_distribution<>(0, limit - 1)(*random);
    };
}

RequestGenerator::RequestGenerator(Choose choose, std::vector<Tenant> tenants)
    : choose_(std::move(choose)), tenants_(std::move(tenants)) {
    for (const api::Route& route : app::routes()) {
        if (!route.admission.needs_key && &route.operation != &features::images::show_image)
            continue;
        const auto same = std::find_if(
            operations_.begin(), operations_.end(),
            [&](const auto& all) { return &all.front()->operation == &route.operation; });
        (same == operations_.end() ? operations_.emplace_back() : *same).push_back(&route);
        for (int weight = route.is_write() ? 3 : 1; weight > 0; --weight) routes_.push_back(&route);
    }
}

// Most have many routes, one for each kind; those with a single one would hardly ever be chosen.
const api::Route& RequestGenerator::route() {
    return once_in(2) ? *any(any(operations_)) : *any(routes_);
}

GeneratedRequest RequestGenerator::next() {
    tenant_ = &any(tenants_);
    const api::Route& route = this->route();
    GeneratedRequest request;
    request.route = &route;
    request.method = http::name_of(any(route.methods));
    request.key = once_in(40) ? "cmd_nonsense" : tenant_->key;
    request.target = path_of(route, any(route.paths)) + query_of(route);
    request.body = body_of(route);
    if (once_in(8))
        request.headers.emplace_back("if-match", '"' + std::to_string(1 + below(4)) + '"');
    if (once_in(4)) {
        const std::string number = std::to_string(2 + below(3));
        request.headers.emplace_back(
            "if-none-match", "\"1" + epoch_ + "\", \"" + number + (once_in(8) ? "" : epoch_) + '"');
    }
    if (once_in(6))
        request.headers.emplace_back("idempotency-key", "key-" + std::to_string(below(25)));
    if (takes_picture(route) && once_in(3)) wrap_in_form(request);
    if (once_in(60)) request.headers.emplace_back("content-type", "text/plain");
    return request;
}

void RequestGenerator::learn(const GeneratedRequest& request, const Answer& answer) {
    const auto tag = answer.headers.find("ETag");
    if (tag != answer.headers.end() && request.route->operation.answer.is_record())
        epoch_ = tag->second.substr(tag->second.find('.'), sizeof ".k3f9x2a" - 1);
    if (answer.status != 200) return;
    const api::Operation& operation = request.route->operation;
    if (operation.body.is_new_record()) know(request.route->kind, text_member(answer.body, "id"));
    if (operation.answer.is_record())
        revisions_[text_member(answer.body, "id")] = std::stoi(member(answer.body, "revision"));
    if (&operation == &features::records::follow_changes ||
        &operation == &features::records::follow_account_changes)
        positions_.push_back(text_member(answer.body, "next"));
    if (&operation == &features::staff::take_punch)
        punches_.push_back(text_member(answer.body, "id"));
    if (&operation == &features::devices::list_devices) devices_.push_back(first_id(answer.body));
    if (&operation == &features::pairings::make_pairing)
        pairings_.push_back(text_member(answer.body, "id"));
    if (&operation == &features::kiosk::list_licences) licences_.push_back(first_id(answer.body));
    if (&operation == &features::kiosk::show_kiosk_json) {
        version_ = member(answer.body, "version");
        customer_version_ = member(answer.body, "customerJsonVersion");
    }
    if (&operation == &features::checks::save_check) {
        checks_.push_back(text_member(answer.body, "checkID"));
        const std::string conflict = first_id(member(answer.body, "conflicts"));
        if (!conflict.empty()) conflicts_.push_back(conflict);
        const std::string sale = text_member(answer.body, "saleId");
        if (!sale.empty()) sales_.push_back(sale);
    }
    if (&operation == &features::pull_runs::pull_menu ||
        &operation == &features::pull_runs::start_run)
        learn_pull(answer.body);
    if (&operation == &features::erasure::erase_customer ||
        &operation == &features::erasure::erase_user)
        erased_.push_back(text_member(answer.body, "id"));
    if (&operation == &features::bulk::write_bulk)
        if (const std::string step = text_member(answer.body, "step"); !step.empty())
            steps_.push_back(step);
    if (&operation == &features::admin::add_api_key)
        keys_.push_back(text_member(answer.body, "id"));
    if (&operation == &features::loyalty::make_hold)
        holds_.push_back(text_member(answer.body, "id"));
    if (&operation == &features::orders::save_web_order)
        orders_.push_back(text_member(answer.body, "id"));
    if (&operation == &features::orders::refund_order)
        refunds_.emplace_back(text_member(answer.body, "id"),
                              first_id(member(answer.body, "refund")));
    if (takes_picture(*request.route)) {
        const std::string url = text_member(answer.body, "imageUrl");
        files_.push_back(url.substr(url.rfind('/') + 1));
    }
}

std::string RequestGenerator::id_of(const kinds::StoredKind* kind) {
    if (kind == &kinds::store) return once_in(10) ? any(tenants_).store : tenant_->store;
    auto& ids = known_[kind];
    if (ids.empty() || once_in(15)) return once_in(2) ? "650000000000000000000fff" : "no-id";
    return any(ids);
}

// Mostly the last one, whose change can be undone.
std::string RequestGenerator::revision_of(const std::string& id) {
    if (once_in(20)) return "x";
    const auto known = revisions_.find(id);
    return std::to_string(known == revisions_.end() || once_in(3) ? below(5) : known->second);
}

// Of a picture.
std::string RequestGenerator::file() {
    return files_.empty() || once_in(8) ? any<std::string>({"none.png", "none", "none.svg"})
                                        : any(files_);
}

namespace {

bool takes_order(const api::Route& route) {
    return std::ranges::any_of(route.operation.parameters, [](const api::Parameter* parameter) {
        return parameter == &api::sort_parameter || parameter == &api::row_sort_parameter;
    });
}

}  // namespace

std::string RequestGenerator::path_of(const api::Route& route, std::string_view pattern) {
    std::string path = any(api::Router::spelled_out(pattern, "svc"));
    const std::string id = id_of(route.kind);
    named_ = id;
    std::string order = orders_.empty() || once_in(8) ? "no-id" : any(orders_), refund = "no-id";
    if (path.find("{refund}") != std::string::npos && !refunds_.empty() && !once_in(8))
        std::tie(order, refund) = any(refunds_);
    for (const auto& [capture, value] :
         {std::pair<std::string, std::string>{"{store}", id_of(&kinds::store)},
          {"{id}", id},
          {"{user}", id},
          {"{revision}", revision_of(id)},
          {"{file}", file()},
          {"{punch}", punches_.empty() || once_in(8) ? "no-id" : any(punches_)},
          {"{device}", devices_.empty() || once_in(8) ? "no-id" : any(devices_)},
          {"{pairing}", pairings_.empty() || once_in(8) ? "no-id" : any(pairings_)},
          {"{licence}", licences_.empty() || once_in(8) ? "no-id" : any(licences_)},
          {"{check}", checks_.empty() || once_in(8) ? "none" : any(checks_)},
          {"{conflict}", conflicts_.empty() || once_in(8) ? "no-id" : any(conflicts_)},
          {"{sale}", sales_.empty() || once_in(8) ? "no-id" : any(sales_)},
          {"{run}", runs_.empty() || once_in(8) ? "no-id" : any(runs_)},
          {"{person}", erased_.empty() || once_in(8) ? "no-id" : any(erased_)},
          {"{pull}", pulls_.empty() || once_in(8) ? "no-id" : pulls_.back()},
          {"{step}", steps_.empty() || once_in(8) ? "no-id" : any(steps_)},
          {"{key}", keys_.empty() || once_in(8) ? "no-id" : any(keys_)},
          {"{hold}", holds_.empty() || once_in(8) ? "no-id" : any(holds_)},
          {"{order}", order},
          {"{ticket}", order},
          {"{refund}", refund},
          {"{session}", "no-id"},
          {"{account}", once_in(10) ? any(tenants_).account : tenant_->account}})
        if (const auto at = path.find(capture); at != std::string::npos)
            path.replace(at, capture.size(), value);
    return path;
}

std::string RequestGenerator::query_of(const api::Route& route) {
    std::string query;
    if (&route.operation == &features::kiosk::show_kiosk_json && !once_in(10))
        query = '?' + tenant_->pass;
    for (const api::Parameter* parameter : route.operation.parameters)
        if (parameter->place == api::in_query && once_in(3))
            query += (query.empty() ? '?' : '&') + std::string(parameter->name) + '=' +
                     value_of(parameter->name, route);
    if (takes_order(route) && once_in(3))
        query += (query.empty() ? '?' : '&') + condition_on(route);
    return query;
}

// Something of the rows of a list by which they may be ordered or chosen, or not.
std::string RequestGenerator::member_of(const api::Route& route) {
    std::vector<std::string_view> names{"nothing"};
    if (const schema::Kind* kind = route.kind ? route.kind : route.operation.answer.kind)
        for (const schema::Field* field : kind->fields()) names.push_back(field->name);
    if (const schema::Description* rows = route.operation.answer.object)
        for (std::size_t i = 0; i < rows->size(); ++i) names.push_back((*rows)[i].name);
    return std::string(any(names));
}

std::string RequestGenerator::condition_on(const api::Route& route) {
    static const std::vector<std::string> bounds{"", "", "", ".from", ".to"};
    static const std::vector<std::string> values{
        "none", "true", "false",  "1",          "500",         "a",
        "NAME", "x",    "%C3%A9", "2026-03-01", "none,1,true", "650000000000000000000101"};
    return member_of(route) + any(bounds) + '=' + any(values);
}

std::string RequestGenerator::value_of(std::string_view parameter, const api::Route& route) {
    if (parameter == "parent") return id_of(route.kind);
    if (parameter == "store") return id_of(&kinds::store);
    if (parameter == "sort")
        return (once_in(2) ? "-" : "") + member_of(route) + (once_in(3) ? ",name" : "");
    if (parameter == "ids") return id_of(route.kind) + ',' + id_of(route.kind);
    if (parameter == "type" && route.operation.name == "events" && once_in(2)) return "created";
    if (parameter == "kind" && &route.operation == &features::transfer::import_catalogue)
        return any<std::string>({"department", "departmnt", ""});
    if (parameter == "user") return id_of(kinds::find("user"));
    if (&route.operation == &features::kiosk::show_kiosk_json && once_in(2)) {
        if (parameter == "version" || parameter == "after") return version_;
        if (parameter == "customerJsonVersion") return customer_version_;
    }
    if (parameter == "after" && !positions_.empty() && once_in(2)) return any(positions_);
    static const std::map<std::string_view, std::vector<std::string>> values{
        {"page", {"1", "2", "3", "0", "x", ""}},
        {"pageSize", {"1", "3", "10", "501"}},
        {"compare", {"7", "1,28", "0", "x", ""}},
        {"q", {"name", "na", "NAME%201", "12.50", "12%2C50", "%231", "555", "%25%25", "a", ""}},
        {"by", {"650000000000000000000101", "operator", "x", ""}},
        {"search", {"a", "na", "name", "NAME%201", "%25", "_", "%C3%A9", "zzz"}},
        {"status", {"true", "false", "all", "maybe", ""}},
        {"operation", {"updateCategory", "listCustomers", "signIn", "x", ""}},
        {"privilege", {"BO_TAX", "BO_STAFF", "DEV_SELL", "x", ""}},
        {"address", {"127.0.0.1", "x", ""}},
        {"email", {"a@b.example", "x", ""}},
        {"from", {"2026-01-01T00:00:00Z", "0", "x", ""}},
        {"to", {"2030-01-01T00:00:00Z", "0", "x", ""}},
        {"id", {"650000000000000000000101", "x", ""}},
        {"outcome", {"done", "x", ""}},
        {"who", {"650000000000000000000101", "x", ""}},
        {"force", {"true", "false", "x"}},
        {"level", {"1", "2", "all", "0", "x", ""}},
        {"ApplyTo", {"Item", "Modifier", "Check", "all", "x", ""}},
        {"printerType", {"KitchenPrinter", "LabelPrinter", "all", "x", ""}},
        {"at", {"2026-03-01T10:00:00Z", "1767225600000", "x", ""}},
        {"width", {"1", "80", "16385", "x"}},
        {"pictures", {"true", "false", "x", ""}},
        {"available", {"now", "2026-03-01T10:00:00Z", "2026-03-02T23:30:00%2B02:00", "x"}},
        {"dateOption", {"T", "Y", "LND", "W", "L7D", "M", "LM", "L30D", "SD", "DR", "LW", "x", ""}},
        {"numberOfDay", {"1", "30", "0", "x"}},
        {"specificDate", {"01-Mar-2026", "2026-03-01", "31-Feb-2026"}},
        {"fromDate", {"01-Mar-2026", "2026-02-01", "x"}},
        {"toDate", {"02-Mar-2026", "2026-03-05", "01-Jan-2020"}},
        {"after", {"0", "1", "7", "99999", "1.aaaaaaa", "x", ""}},
        {"dryRun", {"true", "false", "x", ""}},
        {"before", {"1", "3", "99999", "0", "x", ""}},
        {"limit", {"1", "2", "50", "500", "0", "x"}},
        {"orderStatus", {"1", "2,10", "6", "11", ",", "x", ""}},
        {"deviceAppVersion", {"2.4.1", "2.10", "x", ""}},
        {"deviceName", {"Door", ""}},
        {"MacID", {"02:00", ""}},
        {"deviceId", {"kiosk-1", "kiosk-2"}},
        {"token", {"x", ""}},
        {"licenseKey", {"x", ""}},
        {"version", {"1", "20", "x", ""}},
        {"customerJsonVersion", {"1", "2", "x", ""}},
        {"hook", {"openOrder", "kitchen", "x", ""}},
        {"state", {"pending", "delivered", "all", "open", "done", "x", ""}},
        {"printer", {"Bar", "none", "650000000000000000000101", "x", ""}},
        {"course", {"Mains", "none", "650000000000000000000101", "x", ""}},
        {"hours", {"1", "24", "0", "x", ""}},
        {"since", {"2025-01-01T00:00:00Z", "0", "x", ""}},
        {"follow", {"x", ""}},
        {"amount", {"12.50", "5", "x", ""}},
        {"deliveryType", {"Pickup", "delivery", "x", ""}},
        {"tableNo", {"4", "x", ""}},
        {"uniqueOrderID", {"web-1", "x", ""}},
        {"depth", {"1", "3", "x", ""}},
        {"checkID", {"T1", "x", ""}},
        {"ticketNo", {"1", "x", ""}},
        {"customer", {"650000000000000000000101", "x", ""}},
        {"rows", {"sales", "lines", "x", ""}},
        {"pricing", {"verify", "catalogue", "x", ""}},
        {"currency", {"USD", "EUR", ""}},
        {"format", {"json", "csv", "", ""}},
        {"fields", {"", "", "", "x"}},
        {"waitSeconds", {"0", "0", "61", "x"}},
        {"kind", {"", "check", "department,order", "x"}},
        {"type",
         {"", "created", "SALESUMMARY", "SALESUMMARY", "CATEGORY", "MENUITEM", "EMPLOYEE", "HOUR",
          "DAY"}},
        {"qtySort", {"Y", "n", "x"}},
        {"selectedDepID", {"", "d", "650000000000000000000001"}},
        {"selectedEmployee", {"", "e", "650000000000000000000001"}},
        {"selectedItemId", {"", "i", "650000000000000000000001"}},
        {"employeeGroup", {"", "x"}},
        {"isDetailedView", {"true", "x"}},
        {"reportType", {"", "x"}},
        {"serviceTypes", {"", "Pickup", "to_go,x"}},
        {"isIncludedCategory", {"true", "false", "x"}},
        {"selectedReportType", {"By%20Discount%20Type", "by+employee", "By%20Day", "x"}},
        {"tenderOption", {"By%20Tender%20Name", "ByTenderType", "by_day", "x"}}};
    return any(values.at(parameter));
}

std::string RequestGenerator::body_of(const api::Route& route) {
    if (route.operation.body.of == api::Content::Of::nothing) return "";
    if (route.operation.body.is_optional && !route.kind)
        return once_in(2) ? "" : std::string(route.operation.body.example);
    if (route.operation.body.is_optional)
        return once_in(2)
                   ? ""
                   : R"({"entity":")" + std::string(once_in(5) ? "x" : route.kind->name) + "\"}";
    if (once_in(50))
        return any<std::string>({"", "[]", "{", R"({"a":1,"a":2})", "{\"a\":\"\\ud800\"}"});
    if (&route.operation == &features::bulk::write_bulk) return bulk_body();
    if (&route.operation == &features::admin::add_api_key)
        return R"({"name":"Key","areas":[")" + any(std::vector<std::string>{"reports", "x"}) +
               "\"]}";
    if (takes_picture(route)) return picture();
    if (&route.operation == &features::transfer::import_catalogue)
        return once_in(2) ? R"({"department":[{"id":"#department-1","name":"Imported )" +
                                std::to_string(below(5)) + "\"}]}"
                          : "name\nImported " + std::to_string(below(5)) + '\n';
    if (&route.operation == &features::erasure::erase_customer ||
        &route.operation == &features::erasure::erase_user)
        return base::JsonObject()
            .text("reason", "asked")
            .text("confirm", once_in(3) ? named_ : "no-id")
            .flag("force", once_in(2))
            .done();
    if (&route.operation == &features::pull_runs::pull_menu) return pull_body(once_in(6));
    if (&route.operation == &features::pull_runs::start_run) return pull_body(true);
    if (&route.operation == &features::pull::reset_overrides && !copies_.empty())
        return R"({"records":[{"id":")" + any(copies_) + "\"}]}";
    if (route.operation.body.kind == &kinds::order) return order_body();
    if (&route.operation == &features::checks::save_check) return check_body();
    if (&route.operation == &features::kitchen::bump_ticket)
        return base::JsonObject()
            .text("of", once_in(6) ? "check" : "order")
            .text("id", orders_.empty() || once_in(8) ? "no-id" : any(orders_))
            .text("state", any<std::string>({"waiting", "started", "done", "x"}))
            .done();
    if (&route.operation == &features::webhooks::save_webhooks) return webhooks_body();
    if (route.operation.body.of != api::Content::Of::kind) return body_like_example(route);
    // Customers have so many rules that few others are taken, and some must be there to be merged.
    if (route.kind == &kinds::customer && route.operation.body.is_new_record() && once_in(2))
        return R"({"firstName":"Name","isLoyaltyCustomer":true})";
    base::JsonObject body;
    for (const schema::Field* field : route.kind->fields()) {
        const bool is_needed = field->rules.required || field == &kinds::customer.first_name;
        const bool is_wanted = is_needed ? !once_in(10) : once_in(5);
        const bool is_loyalty = field == &kinds::customer.is_loyal;  // points need it
        if (is_loyalty && !once_in(4))
            body.raw(field->name, "true");
        else if (is_wanted)
            body.raw(field->name, value_of(*field));
        for (std::string_view alias : field->rules.aliases)
            if (!alias.empty() && once_in(8)) body.raw(alias, value_of(*field));
    }
    if (once_in(4)) body.raw("unknown" + std::to_string(below(3)), odd_value());
    if (once_in(40)) body.raw("password", odd_value());
    return body.done();
}

// From the store that is there to pull from. A run waits beyond the time of the tests: what a job
// does meanwhile cannot be compared.
std::string RequestGenerator::pull_body(bool is_for_later) {
    base::JsonObject body;
    for (const char* name : {"taxes", "modifiers", "menuItems", "discounts", "reason", "copyAll"})
        if (once_in(3)) body.raw(name, once_in(20) ? odd_value() : "true");
    const auto source = sources_.find(tenant_->account);
    if (source != sources_.end() && !once_in(10)) body.text("sourceStore", source->second);
    if (is_for_later) body.number("at", 1'780'000'000'000 + below(1'000));
    if (is_for_later && once_in(3)) body.raw("stores", "[\"" + id_of(&kinds::store) + "\"]");
    return body.done();
}

void RequestGenerator::learn_pull(const std::string& answer) {
    if (const std::string id = text_member(answer, "step"); !id.empty()) steps_.push_back(id);
    if (const std::string id = text_member(answer, "runId"); !id.empty()) runs_.push_back(id);
    if (const std::string id = text_member(answer, "pullId"); !id.empty()) pulls_.push_back(id);
    constexpr std::string_view before = R"(,"id":")";
    const auto at = answer.find(before);
    if (at != std::string::npos) copies_.push_back(answer.substr(at + before.size(), 24));
}

// Half of them may be taken, and half of these are paid, so that there is something to refund.
std::string RequestGenerator::order_body() {
    if (once_in(2)) return record_like(kinds::order);
    return once_in(2) ? R"({"orderDetails":[{"itemPrice":1250}],"paymentPaid":true})"
                      : R"({"orderDetails":[{"itemPrice":1250}]})";
}

// A few checks, lines and nodes, so that they meet; some are closed and paid.
std::string RequestGenerator::check_body() {
    std::string lines;
    for (int count = below(4); count > 0; --count)
        lines += (lines.empty() ? "" : ",") +
                 (R"({"orderUniqueId":"l)" + std::to_string(count + below(2)) +
                  R"(","menuId":"i","price":)" + std::to_string(below(900)) + "}");
    base::JsonObject data;
    data.text("status", any<std::string>({"ACTIVE", "ACTIVE", "ACTIVE", "CLOSED", "VOID", "x"}));
    data.number("lastUpdateInMillisec", below(1'000));
    data.raw("seats",
             R"([{"id":")" + any<std::string>({"1", "2"}) + R"(","orders":[)" + lines + "]}]");
    if (once_in(2)) data.raw("payments", R"([{"id":"p","amount":9000}])");
    base::JsonObject body;
    body.text("checkID", "c" + std::to_string(below(12)));
    body.text("node", any<std::string>({"A", "B", "C"}));
    if (once_in(8)) body.flag("reopen", true);
    if (once_in(8)) body.number("baseRevision", 1 + below(4));
    const std::string sent = data.done();
    return once_in(2) ? body.text("data", sent).done() : body.raw("data", sent).done();
}

// Their hooks are paused, so that nothing is sent.
std::string RequestGenerator::webhooks_body() {
    base::JsonObject body;
    if (once_in(3)) body.text("headerName", any<std::string>({"X-Key", "Host", "a b", ""}));
    if (once_in(3)) body.text("headerValue", any<std::string>({"secret", "a\r\nb", ""}));
    if (once_in(6)) body.raw("rotateSecret", any<std::string>({"true", "false", "1"}));
    for (const char* name : {"openOrder", "updateOrder", "closeOrder"})
        if (once_in(2))
            body.raw(name, R"({"paused":true,"url":")" +
                               any<std::string>({"https://pos.example/", "http://127.0.0.1/", "x",
                                                 "https://pos.example/a", ""}) +
                               R"(","active":)" + (once_in(4) ? "false}" : "true}"));
    const std::string types = any<std::string>({R"(["*"])", R"(["check.*"])", "[]", R"(["x"])"});
    if (once_in(2))
        body.raw("events", R"([{"paused":true,"name":")" +
                               any<std::string>({"kitchen", "bar", "openOrder"}) +
                               R"(","url":"https://pos.example/","types":)" + types + "}]");
    return body.done();
}

// A few members of any sort, and those without which nothing can be priced.
std::string RequestGenerator::record_like(const schema::Kind& kind) {
    static const std::set<const schema::Field*> usual{
        &kinds::order.lines, &kinds::order_detail.item_id, &kinds::order_detail.item_price,
        &kinds::order_tax.percentage, &kinds::order_modifier.modifier_price};
    base::JsonObject body;
    for (const schema::Field* field : kind.fields())
        if (usual.contains(field) ? !once_in(12) : once_in(kind.fields().size() > 25 ? 9 : 3))
            body.raw(field->name, field->name == "itemPrice" ? "1250" : value_of(*field));
    return body.done();
}

// The example of the operation, with ids that are known here, now and then without a member or with
// an odd one.
std::string RequestGenerator::body_like_example(const api::Route& route) {
    base::JsonObject body;
    for (const auto& [name, value] : schema::read_members(route.operation.body.example)) {
        if (once_in(8)) continue;
        if (once_in(15)) {
            body.raw(name, odd_value());
            continue;
        }
        if (name == "time") {  // before the time of the tests
            body.text(name, "2025-10-0" + std::to_string(1 + below(8)) + "T10:00:00Z");
            continue;
        }
        if (name == "orderStatus") {
            body.number(name, 1 + below(10));
            continue;
        }
        if (name == "masterStore") {
            body.text(name, id_of(&kinds::store));
            continue;
        }
        if (name == "deviceId") {
            body.text(name, "till-" + std::to_string(below(40)));
            continue;
        }
        const auto text = schema::text_of(value);
        const kinds::StoredKind* named = kinds::find(name);
        if (text && base::is_id(*text))
            body.text(name,
                      name == "account" ? tenant_->account : id_of(named ? named : route.kind));
        else
            body.raw(name, value);
    }
    return body.done();
}

// A file of each format as far as its header, which is all that is looked at, or none.
std::string RequestGenerator::picture() {
    using namespace std::string_literals;
    const std::string rest(1, static_cast<char>('a' + below(3)));
    return any<std::string>(
        {"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0\1\2\3"s + rest,
         "\xff\xd8\xff\xc2\0\x0b\x08\0\x20\0\x10\1\1\x11\0\xff\xda\0\2"s + rest,
         "RIFF\x0e\0\0\0WEBPVP8L\5\0\0\0\x2f\x0f\xc0\x07\0"s + rest, "GIF89a\x10\0\x10\0"s + rest});
}

// As browsers send a file.
void RequestGenerator::wrap_in_form(GeneratedRequest& request) {
    request.headers.emplace_back("content-type", "multipart/form-data; boundary=limit");
    request.body =
        "--limit\r\nContent-Disposition: form-data; name=\"file\"; filename=\"p\"\r\n\r\n" +
        request.body + (once_in(10) ? "" : "\r\n--limit--\r\n");
}

// A few entries, some of which refer to each other; most are good, since one bad spoils all.
std::string RequestGenerator::bulk_body() {
    std::vector<std::string> entries;
    for (int i = below(4); i >= 0; --i) {
        const auto& kind = *kinds::catalogue[below(static_cast<int>(std::size(kinds::catalogue)))];
        base::JsonObject entry;
        entry.text("kind", once_in(30) ? "store" : kind.name);
        if (!once_in(3)) entry.text("id", once_in(3) ? id_of(&kind) : '#' + std::to_string(i));
        for (const schema::Field* field : kind.fields()) {
            const bool is_reference = field->type == Type::reference;
            if (field->rules.server_owned || field == &kind.store || field == &kind.created_for)
                continue;
            if (field->name == "name")
                entry.text("name", "Name " + std::to_string(below(500)));
            else if (field->rules.required || once_in(is_reference ? 3 : 30))
                entry.raw(field->name, is_reference && once_in(2)
                                           ? "\"#" + std::to_string(below(4)) + '"'
                                           : sensible_value(*field));
            else if (!field->rules.refers_to.empty() && !field->item && once_in(6))
                entry.raw(field->name, "[\"#" + std::to_string(below(4)) + "\"]");
        }
        entries.push_back(entry.done());
    }
    base::JsonObject body;
    body.raw("records", base::json_array(entries));
    const auto source = sources_.find(tenant_->account);
    if (source != sources_.end() && once_in(3)) {
        const std::string store = once_in(15) ? any(tenants_).store : source->second;
        body.raw("stores", "[\"" + store + "\"]");
    }
    return body.done();
}

std::string RequestGenerator::value_of(const schema::Field& field) {
    return once_in(12) ? odd_value() : sensible_value(field);
}

std::string RequestGenerator::sensible_value(const schema::Field& field) {
    if (field.rules.format && !once_in(4)) return std::string(field.rules.format->example);
    switch (field.type) {
        case Type::text:
            if (field.name == "miExternalID") return base::json_string(id_of(&kinds::menu_item));
            if (field.name == "disExternalID") return base::json_string(id_of(&kinds::discount));
            return base::json_string(field.name == "name" ? "Name " + std::to_string(below(30))
                                                          : word());
        case Type::flag: return any<std::string>({"true", "false", "\"true\"", "\"false\""});
        case Type::count: return any<std::string>({"0", "1", "7", "\"12\"", "3.0"});
        case Type::amount:
        case Type::percent: return any<std::string>({"0", "100", "12345"});
        case Type::instant: return "\"2026-03-01T10:00:00.000Z\"";
        case Type::choice:
            return base::json_string(
                field.rules.choices[below(static_cast<int>(field.rules.choice_count))]);
        case Type::reference: return base::json_string(id_of(kinds::find(field.rules.refers_to)));
        case Type::references:
        case Type::links:
            return '[' + base::json_string(id_of(kinds::find(field.rules.refers_to))) + ']';
        case Type::record: return record_like(*field.item);
        case Type::records: return '[' + record_like(*field.item) + ']';
        case Type::json: return odd_value();
    }
    return "null";
}

std::string RequestGenerator::odd_value() {
    return any<std::string>({"null", "\"\"", "[]", "{}", "true", "-1", "1.50", "1e3",
                             "123456789012345678901234567890", "\"\\u00e9\\n\\\"\"",
                             "[1,[2,{\"x\":null}]]", "\"" + std::string(300, 'x') + "\""});
}

std::string RequestGenerator::word() {
    return any<std::string>(
        {"", "plain", "Ünïcödé", "UTC", "Europe/Rome", "USD", "JPY", "a_b%c", "  spaced  "});
}

}  // namespace support
