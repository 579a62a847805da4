#include "features/selling/reports/request.hpp"

#include "api/answers.hpp"
#include "api/parameters.hpp"
#include "api/spool.hpp"
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/records/record_of.hpp"
#include "features/selling/sales/shop.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::reports {
namespace {

using api::Call;
using base::Refusal;
using sales::Shop;

// Part of every tag: change it when the form of a report changes.
constexpr std::string_view report_form = "2";

std::vector<Shop> stores_of_account(const Call& call, storage::ReadView& view,
                                    const api::Query& query) {
    if (base::lower_ascii(call.path["account"]) != call.principal->account)
        throw Refusal::not_found("account");
    std::string currency(query.get("currency").value_or(""));
    if (!currency.empty() && !base::is_currency(currency))
        throw Refusal::invalid("currency", "must be a currency like USD");
    std::vector<Shop> stores;
    if (currency.empty()) {
        const std::string oldest = storage::oldest_store(view, call.principal->account);
        currency = records::record_of(view, kinds::store, call.principal->account,
                                      oldest)[kinds::store.currency];
    }
    for (const storage::Row& row : records::visible_stores(view, *call.principal, {})) {
        Shop store = sales::shop_of(row);
        if (store.currency == currency) stores.push_back(std::move(store));
    }
    return stores;
}

std::vector<Shop> stores_of(const Call& call, storage::ReadView& view, const api::Query& query) {
    if (call.path.find("account")) return stores_of_account(call, view, query);
    return {
        sales::shop_of(records::require(view, kinds::store, *call.principal, call.path["store"]))};
}

// Whether it asks for a sale by `checkID` or `uniqueOrderID`, without dates.
bool asks_by_name(const api::Query& query) {
    const auto is_said = [&](std::string_view name) { return query.get(name).has_value(); };
    const auto dates = {"dateOption", "numberOfDay", "specificDate", "fromDate", "toDate"};
    return (is_said("checkID") || is_said("uniqueOrderID")) && std::ranges::none_of(dates, is_said);
}

Branch branch_of(const Call& call, const Shop& store, const api::Query& query,
                 base::Problems& problems) {
    const auto get = [&](std::string_view name) { return query.get(name).value_or(""); };
    Branch branch{.id = store.id, .calendar = store.calendar};
    branch.today = branch.calendar.day_of(call.now_ms);
    if (asks_by_name(query)) {
        branch.days = every_day;
        return branch;
    }
    const auto days = domain::read_range({.date_option = get("dateOption"),
                                          .number_of_day = get("numberOfDay"),
                                          .specific_date = get("specificDate"),
                                          .from_date = get("fromDate"),
                                          .to_date = get("toDate")},
                                         branch.today, branch.calendar.week_start, problems);
    if (days) branch.days = *days;
    return branch;
}

// SD, DR, and dates without a date option name their days; all other options depend on the clock.
bool goes_by_clock(const api::Query& query) {
    if (asks_by_name(query)) return false;
    const std::string option = base::lower_ascii(query.get("dateOption").value_or(""));
    if (option.empty()) return !query.get("fromDate");
    return option != "sd" && option != "dr";
}

std::string tag_of(const Call& call, storage::ReadView& view, const Request& request) {
    std::string depends_on(report_form);
    std::int64_t last = 0;
    auto touched_of = last_touched(view, request.days_of_stores());
    for (const Branch& branch : request.branches) {
        const std::int64_t touched = touched_of[branch.id];
        last = std::max(last, touched);
        ((depends_on += ' ') += branch.id) += '.' + std::to_string(touched);
        depends_on += domain::iso_text(branch.days.first) + domain::iso_text(branch.days.last);
    }
    depends_on += request.currency;
    return api::sequence_tag({last, view.epoch()}, call.request, depends_on);
}

}  // namespace

std::string untangled(std::string_view encoded) {
    std::string query(encoded);
    std::ranges::replace(query, '?', '&');
    return query;
}

bool Request::is_one_day() const {
    return std::ranges::all_of(branches,
                               [](const Branch& one) { return one.days.first == one.days.last; });
}

DaysOfStores Request::days_of_stores(date::days earlier) const {
    DaysOfStores all{account, {}};
    for (const Branch& branch : branches)
        all.stores.emplace_back(
            branch.id, domain::DayRange{branch.days.first - earlier, branch.days.last - earlier});
    return all;
}

Request read_request(const Call& call, storage::ReadView& view, base::Problems problems) {
    Request request{.account = call.principal->account,
                    .query = api::taken_query(call.route, untangled(call.request.query))};
    api::check_ids(call.route, request.query, problems);
    const std::vector<Shop> stores = stores_of(call, view, request.query);
    for (const Shop& store : stores) {
        // A problem is the same in every store, so it is reported once.
        base::Problems wrong;
        request.branches.push_back(branch_of(call, store, request.query, wrong));
        if (wrong.empty()) continue;
        for (auto& one : wrong) problems.push_back(std::move(one));
        break;
    }
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    request.currency = stores.empty() ? std::string(request.query.get("currency").value_or("USD"))
                                      : std::string(stores.front().record[kinds::store.currency]);
    request.decimals = base::currency_decimals(request.currency);
    request.folder = api::spool_folder(call.services.settings);
    request.is_momentary = goes_by_clock(request.query);
    request.tag = tag_of(call, view, request);
    return request;
}

std::string folded(std::string_view text) {
    std::string folded = base::name_key(text);
    std::erase_if(folded, [](char c) { return c == ' ' || c == '_'; });
    return folded;
}

const api::Parameter currency_parameter{
    "currency", api::in_query, api::any_text, R"("USD")",
    "Only stores with this currency; by default that of the account's oldest store."};
const api::Parameter selected_employee{
    "selectedEmployee", api::in_query, api::an_id, R"("650000000000000000001102")",
    "Only sales closed by the employee with this id, or opened by them if it is unknown who closed "
    "them."};

}  // namespace features::reports
