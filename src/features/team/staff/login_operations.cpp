// Logging in at a device by pin.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "base/json_text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/records/read.hpp"
#include "features/team/staff/bodies.hpp"
#include "features/team/staff/operations.hpp"
#include "features/team/staff/punches.hpp"
#include "features/team/staff/requests.hpp"
#include "features/team/staff/rules.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"

namespace features::staff {
namespace {

using api::Call;
using schema::Record;

// A pin login on its way to its transaction; the id is of the punch that it may make.
struct Login {
    PinTry one;
    std::string punch_id;
    std::shared_ptr<const auth::Principal> principal;
};

struct Roles {
    std::vector<Record> records;
    std::vector<std::string> docs;
};

// The active ones: a role that was inactivated by force allows nothing.
Roles roles_of(storage::ReadView& view, const auth::Principal& principal, const Record& user) {
    Roles roles;
    for (const std::string& id : user[kinds::user.roles]) {
        auto row = records::require(view, kinds::role, principal, id);
        if (!row.is_active) continue;
        roles.records.push_back(schema::read_stored(row.doc, kinds::role));
        roles.docs.push_back(std::move(row.doc));
    }
    return roles;
}

std::string quoted_list(const std::vector<std::string_view>& texts) {
    std::vector<std::string> quoted;
    for (std::string_view text : texts) quoted.push_back(base::json_string(text));
    return base::json_array(quoted);
}

// The clock-in that the login makes; nothing when it makes none.
std::optional<StoredPunch> clock_in(storage::Transaction& tx, const Login& login,
                                    const std::string& user, const domain::Calendar& calendar) {
    const PinTry& one = login.one;
    if (is_in(tx, one.account, one.store, user, calendar, one.now_ms)) return {};
    return take(tx, one.account,
                {.id = login.punch_id,
                 .store = one.store,
                 .user = user,
                 .now = {},
                 .sent = {domain::PunchType::in, one.now_ms},
                 .device = one.device,
                 .source = "pinLogin",
                 .made_by = login.principal->id,
                 .made_ms = one.now_ms});
}

std::string logged_in(storage::Transaction& tx, const Login& login, const std::string& id) {
    const PinTry& one = login.one;
    const auto row = records::require(tx, kinds::user, *login.principal, id);
    const Record user = schema::read_stored(row.doc, kinds::user);
    const Roles roles = roles_of(tx, *login.principal, user);
    const domain::Calendar calendar = calendar_of(tx, one.account, one.store);
    const bool clocks_in = user[kinds::user.clocks_in_at_login];
    const auto punch = clocks_in ? clock_in(tx, login, id, calendar) : std::nullopt;
    const std::string& screen = user[kinds::user.first_screen];
    base::JsonObject answer;
    answer.raw("user", row.doc)
        .raw("roles", base::json_array(roles.docs))
        .raw("privileges", quoted_list(privileges_of(roles.records)))
        .text("firstScreen", screen.empty() ? "pos" : screen)
        .text("businessDate", domain::iso_text(calendar.day_of(one.now_ms)))
        .flag("clockedIn", is_in(tx, one.account, one.store, id, calendar, one.now_ms));
    if (punch) answer.raw("punch", describe(tx, one.account, *punch, one.now_ms));
    return answer.done();
}

api::Plan prepare_login(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const Record body = api::read_body(call.request.body, pin_login);
    const Login login{pin_try(call, store, body[pin_login.pin], body[pin_login.device]),
                      call.services.world.ids.next(), call.principal};
    return {{call.principal->account, store},
            [login, &asked = call.request](storage::Transaction& tx) -> api::Outcome {
                tx.lock(login.one.account, login.one.store);
                devices::refresh(tx, {login.one.account, login.one.store, login.one.now_ms},
                                 login.one.device);
                const PinOutcome outcome = try_pin(tx, login.one);
                if (outcome.refusal) return api::refusal_answer(asked, *outcome.refusal);
                return api::json_answer(logged_in(tx, login, outcome.user));
            }};
}

constexpr api::Schema answer_schema{
    "LoggedIn", R"({"type":"object","description":"Who has logged in at a device.",
"required":["user","roles","privileges","firstScreen","businessDate","clockedIn"],"properties":{
"user":{"type":"object","additionalProperties":true,"description":"The user, without the pin."},
"roles":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"The active roles of the user."},
"privileges":{"type":"array","items":{"type":"string"},"description":"What these roles allow together."},
"firstScreen":{"type":"string","enum":["toTable","pos","bar","retail"],"description":"The screen to show first; pos when the user has none."},
"businessDate":{"type":"string","format":"date","description":"The business date of the store."},
"clockedIn":{"type":"boolean","description":"Whether the user is clocked in now."},
"punch":{"type":"object","additionalProperties":true,"description":"The clock-in that the login made, if it made one."}},
"additionalProperties":true})"};

}  // namespace

const api::Operation log_in_by_pin{
    .name = "pin_login",
    .subject = &clock_subject,
    .id = "logInByPin",
    .summary = "Log in at a device by pin",
    .description =
        "Answers the active user of the store who has the pin, with roles and privileges. Where "
        "the user has `clockInWhenPunchIn`, it is the clock-in too. A wrong pin is 401 "
        "`wrong_pin`; five of them lock the device for five minutes, 429 `device_locked`, and so "
        "do twenty of devices that never had a login. They are counted for each key apart: who "
        "guesses under another key locks nobody's device.",
    .prepare = prepare_login,
    .body = api::described(pin_login, R"({"pin":"40817","deviceId":"till-1"})"),
    .answer = {.of = api::Content::Of::schema, .schema = &answer_schema},
    .failures = {401, 429}};

}  // namespace features::staff
