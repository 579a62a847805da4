// Changing the account: the store that menus are pulled from, or any of its settings.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/menu/stores/operations.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "kinds/account.hpp"

#include <algorithm>

namespace features::stores {
namespace {

using base::Refusal;
using kinds::account;

// The change that the body asks for: its `masterStore` alone.
schema::Patch read_choice(std::string_view body) {
    const auto members = schema::read_members(body);
    const auto sent = std::ranges::find(members, account.master_store.name,
                                        &std::pair<std::string, std::string>::first);
    if (sent == members.end())
        throw Refusal::invalid(std::string(account.master_store.name), "is required");
    auto patch =
        schema::read_patch(base::JsonObject().raw(sent->first, sent->second).done(), account);
    if (!patch.problems.empty()) throw Refusal::invalid(std::move(patch.problems));
    return patch;
}

// The write checks that it is an active store of the account, as for any reference.
void require_seen(const api::Call& call, storage::ReadView& view, const schema::Patch& patch) {
    const auth::Principal& principal = *call.principal;
    const std::string& chosen = patch.record[account.master_store];
    if (!chosen.empty() && records::is_store(view, principal, chosen) && !principal.may_see(chosen))
        throw Refusal::forbidden("this key does not cover the store");
}

api::Plan plan_of(const api::Call& call, const records::Draft& draft) {
    const records::Conditions conditions{.if_match = api::if_match(call.request)};
    return records::record_plan(call, {call.principal->account, ""},
                                [=](storage::Transaction& tx, const records::Actor& actor) {
                                    return records::write(tx, draft, actor, conditions);
                                });
}

api::Plan prepare_choice(const api::Call& call, storage::ReadView& view) {
    const auto row = records::require(view, account, *call.principal, records::path_id(call));
    schema::Patch patch = read_choice(call.request.body);
    require_seen(call, view, patch);
    return plan_of(
        call, records::draft_of(account, row, records::actor_of(call), 2, std::move(patch), view));
}

api::Plan prepare_settings(const api::Call& call, storage::ReadView& view) {
    auto draft = records::draft_update(account, records::path_id(call), call.request.body,
                                       records::actor_of(call), view);
    require_seen(call, view, draft.patch);
    return plan_of(call, std::move(draft));
}

constexpr schema::Member choice_members[] = {
    {account.master_store.name,
     {},
     "Id of an active store of the account; null for its oldest store.",
     {},
     R"("pattern":"^[0-9A-Fa-f]{24}$","x-alsoTaken":["string","null"])"},
};
constexpr schema::Description choice_body{"MasterStoreInput",
                                          "The store that menus are pulled from.", choice_members};

}  // namespace

const api::Operation set_master_store{
    .name = "set_master_store",
    .id = "setMasterStore",
    .summary = "Choose the master store of the account",
    .description =
        "Sets the store that menus are pulled from when a pull names none, and returns the "
        "account.",
    .run = prepare_choice,
    .body = api::one(choice_body, R"({"masterStore":"650000000000000000000101"})"),
    .answer = api::one_record};
const api::Operation update_account{
    .name = "update",
    .id = "updateAccount",
    .summary = "Change the settings of the account",
    .description = "Changes the settings that are sent and leaves the others as they are.",
    .run = prepare_settings,
    .body = api::record_changes,
    .answer = api::one_record};

}  // namespace features::stores
