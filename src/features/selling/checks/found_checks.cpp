#include "features/selling/checks/found_checks.hpp"

#include "features/selling/checks/answers.hpp"
#include "features/selling/checks/check_store.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <set>

namespace features::checks {
namespace {

constexpr std::int64_t active_max = 200, ended_max = 200;

Fit fit_of(const StoredCheck& check, const ShownTexts& head, const ShownTexts& data,
           const Sought& sought) {
    Fit fit = sought.fit_of(check.check_id);
    for (const std::string_view name : {"tableName", "employeeName"})
        fit = std::min(fit, sought.fit_of(head[name]));
    for (const std::string_view name :
         {"checkNo", "ticketNo", "tableName", "openEmployeeName", "customerName"})
        fit = std::min(fit, sought.fit_of(data[name]));
    return fit;
}

Hit hit_of(const StoredCheck& check, const CheckText& text, const Sought& sought) {
    const ShownTexts head(text.head), data(text.data);
    Hit hit{.kind = "check",
            .id = check.id,
            .label = {},
            .at_ms = check.opened_ms,
            .is_active = check.state == CheckState::active,
            .fit = fit_of(check, head, data, sought)};
    if (hit.fit == Fit::none) return hit;
    hit.label = label_of(ShownTexts(document_of(check, text)));
    hit.detail = head["employeeName"];
    if (hit.detail.empty()) hit.detail = data["openEmployeeName"];
    if (const auto total = data.raw("totalAmount"); !total.empty())
        hit.amount = schema::count_of(total);
    return hit;
}

}  // namespace

// The data is JSON in a text.
std::string label_of(const ShownTexts& check) {
    const ShownTexts data(check["data"]);
    const std::string number = data.first_of({"checkNo", "ticketNo"});
    std::string table = check["tableName"];
    if (table.empty()) table = data["tableName"];
    const std::string label = "Check " + (number.empty() ? check["checkID"] : number);
    return table.empty() ? label : label + ", table " + table;
}

std::vector<Hit> find_checks_like(storage::ReadView& view, const Sought& sought) {
    std::vector<Hit> hits;
    std::set<std::string, std::less<>> seen;
    const auto add = [&](const StoredCheck& check, const CheckText& text) {
        if (seen.insert(check.id).second) hits.push_back(hit_of(check, text, sought));
    };
    if (const auto named = find_check(view, sought.account, sought.store, sought.typed))
        add(*named, text_of(view, sought.account, *named));
    visit_recent(view, sought.account, sought.store, {active_max, ended_max}, add);
    keep_best(hits, sought.hits_max);
    return hits;
}

}  // namespace features::checks
