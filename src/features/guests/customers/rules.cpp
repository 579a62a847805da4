#include "features/guests/customers/rules.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "features/guests/customers/customers_store.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "features/records/read.hpp"
#include "kinds/customer.hpp"

#include <algorithm>
#include <chrono>

namespace features::customers {
namespace {

const auto& kind = kinds::customer;

void refuse_when_merged(const schema::Record& before, const schema::Record& after) {
    if (!before.has(kind.merged_into) || before == after) return;
    throw base::Refusal::conflict("merged",
                                  "This customer was merged into another; change that one")
        .with_text("id", before[kind.merged_into]);
}

void check_birth_date(const Change& change, schema::Problems& problems) {
    const std::string& date = change.after[kind.birth_date];
    if (date.empty() || (change.before && (*change.before)[kind.birth_date] == date)) return;
    const auto today =
        std::chrono::floor<std::chrono::days>(std::chrono::sys_time<std::chrono::milliseconds>(
            std::chrono::milliseconds(change.actor.now_ms)));
    if (std::chrono::sys_days(*base::parse_date(date)) >= today)
        problems.push_back({std::string(kind.birth_date.name), "must be in the past"});
}

// No reference rows: they would keep a store of these customers from being inactivated.
void check_stores(const Change& change, schema::Problems& problems) {
    static const std::vector<std::string> none;
    const auto& known = change.before ? (*change.before)[kind.stores] : none;
    const auto& stores = change.after[kind.stores];
    for (std::size_t i = 0; i < stores.size(); ++i) {
        if (std::ranges::find(known, stores[i]) != known.end()) continue;
        if (!records::is_store(change.tx, change.actor.principal, stores[i]))
            problems.push_back(
                {"stores[" + std::to_string(i) + "]", "is not a store of this account"});
    }
}

std::vector<std::int64_t> points_of_each(storage::ReadView& view, std::string_view account,
                                         std::span<const std::string> customers) {
    std::vector<std::string> balances;
    for (const std::string& id : customers) balances.push_back(ledger::points_of(id));
    std::vector<std::int64_t> points;
    for (const auto& standing : ledger::standings(view, account, balances))
        points.push_back(standing ? standing->amount : 0);
    return points;
}

// The members of an object, without its braces.
std::string members_of(std::int64_t points, const VisitTotal& total, int decimals) {
    base::JsonObject object;
    object.number(kind.loyalty_points.name, points)
        .number(kind.visits.name, total.visits)
        .number(kind.total_spent.name, total.spent_minor)
        .text(kind.total_spent_text.name, schema::print_decimal(total.spent_minor, decimals));
    if (total.last_ms) object.text(kind.last_visit.name, base::iso_time(total.last_ms));
    const std::string text = object.done();
    return text.substr(1, text.size() - 2);
}

}  // namespace

void adjust_customer(const records::Draft& draft, const schema::Record* before,
                     schema::Record& after, schema::Problems& problems) {
    if (after.has(kind.account) && after[kind.account] != draft.account)
        problems.push_back({std::string(kind.account.name), "is not the account of this key"});
    after.set(kind.account, draft.account);
    if (!before) return;
    records::refuse_when_erased(before->has(kind.erased) && !(*before == after));
    refuse_when_merged(*before, after);
}

void check_change(const Change& change, schema::Problems& problems) {
    check_birth_date(change, problems);
    check_stores(change, problems);
}

void enrol(const Change& change) {
    const bool was_loyal = change.before && (*change.before)[kind.is_loyal];
    if (was_loyal || !change.after[kind.is_loyal]) return;
    ledger::enrol(change.tx, change.draft.account, change.draft.id,
                  {.now_ms = change.actor.now_ms, .who = change.actor.principal.id});
}

std::vector<std::string> parts_of(storage::ReadView& view, std::string_view account,
                                  std::span<const std::string> ids) {
    const auto totals = visit_totals(view, account, ids);
    const auto points = points_of_each(view, account, ids);
    const int decimals = records::currency_decimals(view, account, "");
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < ids.size(); ++i)
        parts.push_back(members_of(points[i], totals[i], decimals));
    return parts;
}

}  // namespace features::customers
