// The allowance of a customer in the current period.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/guests/loyalty/loyalty.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/records/read.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"

namespace features::loyalty {
namespace {

using api::Call;
using schema::of;

constexpr std::int64_t entries_max = 100;

std::string store_asked(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const auto asked = call.query.id("store", problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    if (!asked) return storage::oldest_store(view, call.principal->account);
    records::require_store(view, *call.principal, *asked);
    return *asked;
}

struct ShownEntry {
    ledger::EntryRow row;
    int decimals;
};
std::int64_t amount_of(const ShownEntry& shown) { return shown.row.entry.amount; }

// What a customer may spend, and has spent.
struct ShownAllowance {
    std::string customer;
    Allowance allowance;
    ledger::Standing standing{};
    int decimals = 2;
    std::vector<ShownEntry> entries{};

    std::int64_t limit() const { return allowance.amount; }
    std::int64_t overdraft() const { return allowance.overdraft; }
    std::int64_t spent() const { return -standing.amount; }
    std::int64_t held() const { return standing.held; }
    std::int64_t available() const { return standing.available() - allowance.floor(); }
    std::string period() const { return allowance.period.substr(0, allowance.period.find(':')); }
    std::string period_start() const {
        const std::size_t colon = allowance.period.find(':');
        return colon == std::string::npos ? "" : allowance.period.substr(colon + 1);
    }
};

// An amount as a decimal number.
template <auto get>
std::string decimal(const schema::binding::FromOf<get>& shown) {
    return schema::print_decimal(std::invoke(get, shown), shown.decimals);
}
constexpr std::string_view the_same = "The same as a decimal number.";

constexpr schema::Property<ShownEntry> entry_properties[] = {
    {"time", schema::instant<[](const ShownEntry& it) { return it.row.entry.at_ms; }>, "When."},
    {"ticketID", of<[](const ShownEntry& it) { return it.row.ticket; }>,
     "The check or order that it belongs to."},
    {"type", of<[](const ShownEntry& it) { return name_of(it.row.entry.type); }>,
     "What happened: Redeem, Reverse, Merge."},
    {"amount", of<amount_of>, "In minor units; negative for what was spent."},
    {"amountStr", of<decimal<amount_of>>, the_same},
    {"notes", of<[](const ShownEntry& it) { return it.row.notes; }>, "The reason."},
};
constexpr schema::Object<ShownEntry> entry_answer{
    "AllowanceEntry", "An amount that was spent or returned.", entry_properties};

constexpr schema::Property<ShownAllowance> allowance_properties[] = {
    {"customer", of<&ShownAllowance::customer>, "Id of the customer."},
    {"memberShipPlan", of<[](const ShownAllowance& it) { return it.allowance.plan; }>,
     "Id of the plan; empty when the customer has none."},
    {"period", of<&ShownAllowance::period>, "How often the allowance restarts."},
    {"periodStart", of<&ShownAllowance::period_start>,
     "First business day of the period, YYYY-MM-DD."},
    {"allowance", of<&ShownAllowance::limit>, "Amount that may be spent in the period."},
    {"allowanceStr", of<decimal<&ShownAllowance::limit>>, the_same},
    {"overdraft", of<&ShownAllowance::overdraft>,
     "How far the customer may go beyond the allowance."},
    {"overdraftStr", of<decimal<&ShownAllowance::overdraft>>, the_same},
    {"spent", of<&ShownAllowance::spent>, "Amount spent in the period."},
    {"spentStr", of<decimal<&ShownAllowance::spent>>, the_same},
    {"held", of<&ShownAllowance::held>, "Amount held for checks and orders that are not paid yet."},
    {"heldStr", of<decimal<&ShownAllowance::held>>, the_same},
    {"available", of<&ShownAllowance::available>,
     "Amount that can still be spent, including the overdraft."},
    {"availableStr", of<decimal<&ShownAllowance::available>>, the_same},
    {"entries", schema::object<&ShownAllowance::entries, entry_answer>,
     "The latest hundred entries of the period, the newest first."},
};
constexpr schema::Object<ShownAllowance> allowance_answer{
    "Allowance",
    "What a customer may spend under the membership plan in the current period. Amounts are in the "
    "currency of the account's oldest store.",
    allowance_properties};

http::Response show_allowance(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const std::string store = store_asked(call, view);
    const Customer customer = require_customer(call, view);
    ShownAllowance shown{.customer = customer.row.id,
                         .allowance = allowance_at(view, account, customer, store, call.now_ms),
                         .decimals = records::currency_decimals(view, account, "")};
    if (!shown.allowance.plan.empty()) {
        const std::string balance = ledger::allowance_of(shown.customer, shown.allowance.period);
        shown.standing = ledger::standing(view, account, balance).value_or(shown.standing);
        for (auto& row :
             ledger::entries_before(view, account, balance, domain::never_ms, entries_max))
            shown.entries.push_back({std::move(row), shown.decimals});
    }
    return api::hashed_answer(call.request, schema::write(allowance_answer, shown));
}

constexpr api::Parameter store_at{"store",
                                  api::in_query,
                                  api::an_id,
                                  R"("650000000000000000000101")",
                                  "The store where it would be spent, whose business day decides "
                                  "the period; by default the account's first store.",
                                  &kinds::store};

}  // namespace

const api::Operation read_allowance{.name = "read_allowance",
                                    .id = "getCustomerAllowance",
                                    .summary = "Get the allowance of a customer",
                                    .description =
                                        "Returns what the customer may spend under the membership "
                                        "plan in the current period, and what was spent.",
                                    .run = show_allowance,
                                    .answer = api::one(allowance_answer),
                                    .parameters = {&store_at},
                                    .failures = {409}};

}  // namespace features::loyalty
