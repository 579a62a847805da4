#include "features/guests/loyalty/loyalty.hpp"

#include "base/refusal.hpp"
#include "domain/ledger/allowance_period.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "features/records/read.hpp"
#include "features/records/record_of.hpp"
#include "kinds/account.hpp"
#include "kinds/customer.hpp"
#include "kinds/membership_plan.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::loyalty {
namespace {

using base::Refusal;

schema::Record store_record(storage::ReadView& view, const std::string& account,
                            const std::string& store) {
    return records::record_of(view, kinds::store, account,
                              store.empty() ? storage::oldest_store(view, account) : store);
}

}  // namespace

bool has_currency_of_account(storage::ReadView& view, const std::string& account,
                             const std::string& store) {
    const auto& currency = kinds::store.currency;
    return store_record(view, account, store)[currency] ==
           store_record(view, account, "")[currency];
}

Customer require_customer(const api::Call& call, storage::ReadView& view) {
    storage::Row row = records::require(view, kinds::customer, *call.principal, call.path["id"]);
    schema::Record record = schema::read_stored(row.doc, kinds::customer);
    return {std::move(row), std::move(record)};
}

void require_loyal(const Customer& customer) {
    if (!customer.record[kinds::customer.is_loyal])
        throw Refusal::conflict("no_loyalty", "The customer is not a loyalty customer");
}

domain::Calendar calendar_of(storage::ReadView& view, const std::string& account,
                             std::string store) {
    return domain::calendar_of(store_record(view, account, store));
}

std::int64_t points_expire_ms(storage::ReadView& view, const std::string& account,
                              std::int64_t now_ms) {
    const schema::Record settings = records::record_of(view, kinds::account, account, account);
    const std::int64_t days = settings[kinds::account.points_expire_days];
    if (days <= 0) return domain::never_ms;
    const domain::Calendar calendar = calendar_of(view, account);
    const domain::Day last = calendar.day_of(now_ms) + date::days(days);
    return calendar.start_of(last + date::days(1)).time_since_epoch() /
           std::chrono::milliseconds(1);
}

Allowance allowance_at(storage::ReadView& view, const std::string& account,
                       const Customer& customer, const std::string& store, std::int64_t now_ms) {
    Allowance allowance;
    const std::string& plan_id = customer.record[kinds::customer.plan];
    if (plan_id.empty()) return allowance;
    const schema::Record plan = records::record_of(view, kinds::membership_plan, account, plan_id);
    const schema::Record spending = store_record(view, account, store);
    if (!has_currency_of_account(view, account, store))
        throw Refusal::conflict("other_currency",
                                "The plan has a different currency than the store");
    const domain::Calendar calendar = domain::calendar_of(spending);
    const std::string& sort = plan[kinds::membership_plan.period];
    allowance.plan = plan_id;
    allowance.amount = std::min(plan[kinds::membership_plan.allowance], domain::balance_max);
    allowance.overdraft = std::min(plan[kinds::membership_plan.overdraft], domain::balance_max);
    allowance.period =
        std::max(domain::period_key(sort, calendar.day_of(now_ms), calendar.week_start),
                 ledger::latest_period(view, account, customer.row.id, sort + ':'));
    return allowance;
}

}  // namespace features::loyalty
