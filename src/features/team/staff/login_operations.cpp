// Logging in at a device by pin.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
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
using schema::Holds;
using schema::json_of;
using schema::of;
using schema::Record;

// A pin login that awaits its transaction; the id is that of the punch it may make.
struct Login {
    PinTry one;
    std::string punch_id;
    std::shared_ptr<const auth::Principal> principal;
};

struct Roles {
    std::vector<Record> records;
    std::vector<std::string> docs;
};

// The active roles: one that was inactivated by force allows nothing.
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

// Who has logged in; records are JSON.
struct LoggedIn {
    std::string user;
    std::vector<std::string> roles;
    std::vector<std::string_view> privileges;
    std::string first_screen;
    domain::Day day;
    bool is_in;
    std::optional<std::string> punch;
};
constexpr std::array<std::string_view, 4> screens{"toTable", "pos", "bar", "retail"};
constexpr schema::Property<LoggedIn> login_properties[] = {
    {"user", json_of<&LoggedIn::user>({.holds = Holds::open}), "The user, without the pin."},
    {"roles", json_of<&LoggedIn::roles>({.holds = Holds::open}), "The active roles of the user."},
    {"privileges", of<&LoggedIn::privileges>, "What these roles allow together."},
    {"firstScreen", of<&LoggedIn::first_screen>, "The screen to show first; by default pos.",
     screens},
    {"businessDate", schema::date<[](const LoggedIn& it) { return domain::iso_text(it.day); }>,
     "The business date of the store."},
    {"clockedIn", of<&LoggedIn::is_in>, "Whether the user is clocked in now."},
    {"punch", json_of<&LoggedIn::punch>({.holds = Holds::open}),
     "The clock-in that the login made, if it made one."},
};
constexpr schema::Object<LoggedIn> login_answer{"LoggedIn", "Who has logged in at a device.",
                                                login_properties};

std::string logged_in(storage::Transaction& tx, const Login& login, const std::string& id) {
    const PinTry& one = login.one;
    const auto row = records::require(tx, kinds::user, *login.principal, id);
    const Record user = schema::read_stored(row.doc, kinds::user);
    const Roles roles = roles_of(tx, *login.principal, user);
    const domain::Calendar calendar = calendar_of(tx, one.account, one.store);
    const bool clocks_in = user[kinds::user.clocks_in_at_login];
    const auto punch = clocks_in ? clock_in(tx, login, id, calendar) : std::nullopt;
    const std::string& screen = user[kinds::user.first_screen];
    LoggedIn answer{.user = row.doc,
                    .roles = roles.docs,
                    .privileges = privileges_of(roles.records),
                    .first_screen = screen.empty() ? "pos" : screen,
                    .day = calendar.day_of(one.now_ms),
                    .is_in = is_in(tx, one.account, one.store, id, calendar, one.now_ms),
                    .punch = {}};
    if (punch) answer.punch = describe(tx, one.account, *punch, one.now_ms);
    return schema::write(login_answer, answer);
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

}  // namespace

const api::Operation log_in_by_pin{
    .name = "pin_login",
    .subject = &clock_subject,
    .id = "logInByPin",
    .summary = "Log in at a device by pin",
    .description =
        "Returns the active user of the store with this pin, with roles and privileges. If the "
        "user has `clockInWhenPunchIn`, it also clocks the user in. A wrong pin is 401 "
        "`wrong_pin`; five of them lock the device for five minutes, 429 `device_locked`, and so "
        "do twenty from devices that never had a login. They are counted separately for each key: "
        "guessing with another key locks nobody's device.",
    .run = prepare_login,
    .body = api::described(pin_login, R"({"pin":"40817","deviceId":"till-1"})"),
    .answer = api::one(login_answer),
    .failures = {401, 429}};

}  // namespace features::staff
