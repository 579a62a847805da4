// The allowance of a customer in the period that runs.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/guests/loyalty/loyalty.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/records/read.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

namespace features::loyalty {
namespace {

using api::Call;

constexpr std::int64_t entries_max = 100;

std::string store_asked(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const auto asked = call.query.id("store", problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    if (!asked) return storage::oldest_store(view, call.principal->account);
    records::require_store(view, *call.principal, *asked);
    return *asked;
}

void add_amount(base::JsonObject& json, const std::string& name, std::int64_t amount,
                int decimals) {
    json.number(name, amount).text(name + "Str", schema::print_decimal(amount, decimals));
}

std::string json_of(const ledger::EntryRow& row, int decimals) {
    base::JsonObject json;
    json.text("time", base::iso_time(row.entry.at_ms))
        .text("ticketID", row.ticket)
        .text("type", name_of(row.entry.type));
    add_amount(json, "amount", row.entry.amount, decimals);
    return json.text("notes", row.notes).done();
}

http::Response show_allowance(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const std::string store = store_asked(call, view);
    const Customer customer = require_customer(call, view);
    const Allowance allowance = allowance_at(view, account, customer, store, call.now_ms);
    const int decimals = records::currency_decimals(view, account, "");
    const std::string balance = ledger::allowance_of(customer.row.id, allowance.period);
    ledger::Standing standing{};
    std::vector<std::string> entries;
    if (!allowance.plan.empty()) {
        standing = ledger::standing(view, account, balance).value_or(standing);
        for (const auto& row :
             ledger::entries_before(view, account, balance, domain::never_ms, entries_max))
            entries.push_back(json_of(row, decimals));
    }
    const std::size_t colon = allowance.period.find(':');
    base::JsonObject json;
    json.text("customer", customer.row.id)
        .text("memberShipPlan", allowance.plan)
        .text("period", allowance.period.substr(0, colon))
        .text("periodStart", colon == std::string::npos ? "" : allowance.period.substr(colon + 1));
    add_amount(json, "allowance", allowance.amount, decimals);
    add_amount(json, "overdraft", allowance.overdraft, decimals);
    add_amount(json, "spent", -standing.amount, decimals);
    add_amount(json, "held", standing.held, decimals);
    add_amount(json, "available", standing.available() - allowance.floor(), decimals);
    std::string body = json.raw("entries", base::json_array(entries)).done();
    const std::string tag = api::quoted_tag(api::hash_of_answer(body));
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto answer = api::json_answer(std::move(body));
    answer.set("ETag", tag);
    return answer;
}

constexpr api::Parameter store_at{
    "store",
    api::in_query,
    api::an_id,
    R"("650000000000000000000101")",
    "The store where it would be spent, whose business day decides the period; without it the "
    "account's first store.",
    &kinds::store};

constexpr api::Schema entry_schema{"AllowanceEntry", R"({"type":"object",
"description":"What was spent, or came back.","required":["time","ticketID","type","amount","amountStr","notes"],"properties":{
"time":{"type":"string","format":"date-time","description":"When."},
"ticketID":{"type":"string","description":"The check or order that it belongs to."},
"type":{"type":"string","description":"What happened: Redeem, Reverse, Merge."},
"amount":{"type":"integer","format":"int64","description":"In minor units; below 0 what was spent."},
"amountStr":{"type":"string","description":"The same as a decimal number."},
"notes":{"type":"string","description":"The reason."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_allowance[] = {&entry_schema};
constexpr api::Schema allowance_schema{"Allowance", R"({"type":"object",
"description":"What a customer may spend by the membership plan in the period that runs. Amounts are in the currency of the account's oldest store.",
"required":["customer","memberShipPlan","period","periodStart","allowance","overdraft","spent","held","available","entries"],"properties":{
"customer":{"type":"string","description":"Id of the customer."},
"memberShipPlan":{"type":"string","description":"Id of the plan; empty when the customer has none."},
"period":{"type":"string","description":"How often the allowance begins anew."},
"periodStart":{"type":"string","description":"First business day of the period, YYYY-MM-DD."},
"allowance":{"type":"integer","format":"int64","description":"What may be spent in the period."},
"allowanceStr":{"type":"string","description":"The same as a decimal number."},
"overdraft":{"type":"integer","format":"int64","description":"How far beyond the allowance one may go."},
"overdraftStr":{"type":"string","description":"The same as a decimal number."},
"spent":{"type":"integer","format":"int64","description":"What was spent in the period."},
"spentStr":{"type":"string","description":"The same as a decimal number."},
"held":{"type":"integer","format":"int64","description":"What is held for checks and orders that are not paid yet."},
"heldStr":{"type":"string","description":"The same as a decimal number."},
"available":{"type":"integer","format":"int64","description":"What can still be spent, overdraft included."},
"availableStr":{"type":"string","description":"The same as a decimal number."},
"entries":{"type":"array","items":{"$ref":"#/components/schemas/AllowanceEntry"},"description":"The newest hundred of the period, the newest first."}},
"additionalProperties":true})",
                                       used_by_allowance};
constexpr api::Content allowance_answer{.of = api::Content::Of::schema,
                                        .schema = &allowance_schema};

}  // namespace

const api::Operation read_allowance{
    .name = "read_allowance",
    .id = "getCustomerAllowance",
    .summary = "Get the allowance of a customer",
    .description =
        "Answers what the customer may spend by the membership plan in the period that "
        "runs, and what was spent.",
    .read = show_allowance,
    .answer = allowance_answer,
    .parameters = {&store_at},
    .failures = {409}};

}  // namespace features::loyalty
