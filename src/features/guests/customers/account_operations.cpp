// Changing one of the account's loyalty settings by its name.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/guests/customers/operations.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "kinds/account.hpp"
#include "schema/members.hpp"

namespace features::customers {
namespace {

using api::Call;
using schema::Field;
using schema::Problems;

const auto& kind = kinds::account;

const Field* const settings[] = {
    &kind.has_loyalty, &kind.has_customer_levels, &kind.earns_on_sale,     &kind.point_value,
    &kind.earn_points, &kind.earn_amount,         &kind.points_expire_days};

struct Body : schema::Kind {
    constexpr Body()
        : Kind("accountInfo", "accountInfo",
               schema::Traits{.about = "A setting of the account and its new value."}) {}
    schema::Text key{
        this, "key",
        schema::required | schema::help("Name of the setting, in any case: hasLoyalty, "
                                        "hasCustomerLevelLoyalty, earnOnSale, pointValue, "
                                        "earnPoints, earnAmount or pointsExpireDays.")};
    schema::Json value{
        this, "updateValue",
        schema::required | schema::help("Its new value: true or false, or for the last four a "
                                        "whole number.")};
    schema::Count option{this, "option",
                         schema::help("Kept with the setting, in `loyaltyOptions`.")};
};
constexpr Body body_kind;
static_assert(body_kind.is_unambiguous());

const Field* setting_named(std::string_view name) {
    for (const Field* field : settings)
        if (base::same_ignoring_case(field->name, base::trimmed(name))) return field;
    return nullptr;
}

std::string unknown_key() {
    std::string sentence = "must be one of";
    for (const Field* field : settings)
        ((sentence += field == settings[0] ? " " : ", ")) += field->name;
    return sentence;
}

// The content of the body, with all its problems.
struct Asked {
    const Field* setting = nullptr;
    schema::Patch patch{kind};
    std::optional<std::int64_t> option{};
    Problems problems{};
};

// Reads the value as the setting would be read, and reports its problems for `updateValue`.
void read_value(const std::string& json, Asked& asked) {
    if (!asked.setting || json.empty()) return;
    asked.patch =
        schema::read_patch(base::JsonObject().raw(asked.setting->name, json).done(), kind);
    for (const schema::Problem& problem : asked.patch.problems)
        asked.problems.push_back({std::string(body_kind.value.name), problem.message});
}

Asked read_body(std::string_view text) {
    Asked asked;
    const schema::Record body = api::read_body(text, body_kind, asked.problems);
    if (!body[body_kind.key].empty()) {
        asked.setting = setting_named(body[body_kind.key]);
        if (!asked.setting)
            asked.problems.push_back({std::string(body_kind.key.name), unknown_key()});
    }
    read_value(body[body_kind.value].text, asked);
    if (body.has(body_kind.option)) asked.option = body[body_kind.option];
    return asked;
}

// The options that were sent so far, with this one.
std::string options_with(const std::string& options, std::string_view setting,
                         std::int64_t option) {
    auto members = schema::read_members(options);
    schema::merge_members(members, {{std::string(setting), std::to_string(option)}});
    base::JsonObject object;
    for (const auto& [name, value] : members) object.raw(name, value);
    return object.done();
}

api::Plan prepare_update(const Call& call, storage::ReadView& view) {
    const auto row = records::require(view, kind, *call.principal, records::path_id(call));
    Asked asked = read_body(call.request.body);
    if (!asked.problems.empty()) throw base::Refusal::invalid(std::move(asked.problems));
    auto draft =
        records::draft_of(kind, row, records::actor_of(call), 2, std::move(asked.patch), view);
    if (asked.option)
        draft.amend_with([name = asked.setting->name, option = *asked.option](schema::Record& it) {
            it.set(kind.options, {options_with(it[kind.options].text, name, option)});
        });
    const records::Conditions conditions{.if_match = api::if_match(call.request)};
    return records::record_plan(call, {call.principal->account, ""},
                                [=](storage::Transaction& tx, const records::Actor& actor) {
                                    return records::write(tx, draft, actor, conditions);
                                });
}

}  // namespace

const api::Operation update_account_info{
    .name = "update_info",
    .id = "updateAccountInfo",
    .summary = "Change a loyalty setting of the account",
    .description = "Changes the setting that `key` names and returns the account.",
    .run = prepare_update,
    .body = api::described(body_kind,
                           R"({"key":"hasCustomerLevelLoyalty","updateValue":true,"option":1})"),
    .answer = api::one_record};

}  // namespace features::customers
