// What the operations on points, allowances and holds share.
#pragma once

#include "api/call.hpp"
#include "domain/calendar/business_date.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/tables/records.hpp"

namespace features::loyalty {

// The customer that the path names. Throws base::Refusal (404) when the account has none.
struct Customer {
    storage::Row row;
    schema::Record record;
};
Customer require_customer(const api::Call& call, storage::ReadView& view);

// Throws base::Refusal (409) unless the customer collects points.
void require_loyal(const Customer& customer);

// Whether the currency of the store is that of the account's oldest, which applies to allowances,
// to the value of points and to the amounts that earn them.
bool has_currency_of_account(storage::ReadView& view, const std::string& account,
                             const std::string& store);

// The calendar of a store; for "" of the account's oldest.
domain::Calendar calendar_of(storage::ReadView& view, const std::string& account,
                             std::string store = {});

// When points that are credited now expire, by the setting `pointsExpireDays` of the account: at
// the end of the business day that many days from now, by the calendar of the account's oldest
// store.
std::int64_t points_expire_ms(storage::ReadView& view, const std::string& account,
                              std::int64_t now_ms);

// What a customer may spend now under the membership plan, at one store.
struct Allowance {
    std::string plan;    // "": the customer has none
    std::string period;  // as domain::period_key() makes it
    std::int64_t amount = 0, overdraft = 0;
    std::int64_t floor() const { return -(amount + overdraft); }
};
// Without a plan all is 0. Never a period before one in which the customer has already spent: once
// a new business day has begun in another store, it applies here too. Throws base::Refusal (409)
// when the currency of the store is not that of the plan.
Allowance allowance_at(storage::ReadView& view, const std::string& account,
                       const Customer& customer, const std::string& store, std::int64_t now_ms);

}  // namespace features::loyalty
