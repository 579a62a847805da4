// At the device: a code pairs it, and a pin says who is there.
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "api/session_cookie.hpp"
#include "base/json_text.hpp"
#include "features/edge/pairings/bodies.hpp"
#include "features/edge/pairings/code_tries.hpp"
#include "features/edge/pairings/giving.hpp"
#include "features/edge/pairings/operations.hpp"
#include "features/team/people/browsers.hpp"
#include "features/team/people/earlier_session.hpp"
#include "features/team/people/who.hpp"
#include "features/team/staff/login.hpp"
#include "features/team/staff/requests.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

namespace features::pairings {
namespace {

using api::Call;
using auth::Pairing;
using base::Refusal;

constexpr std::size_t token_characters = 43;

// A code that awaits its transaction.
struct Attempt {
    const Call& call;
    std::string code, name, token;
};

struct Decision {
    std::optional<Refusal> refusal{};
    std::string answer{}, account{};
};

void append_audit(storage::Transaction& tx, const Call& call, const Pairing& pairing) {
    storage::AuditEntry entry = api::entry_of(call);
    entry.who = entry.session = entry.id = pairing.id;
    entry.kind = pairing_subject.label;
    entry.revision = pairing.revision;
    storage::append_audit(tx, pairing.account, pairing.store, entry);
}

// The device of the code, whose store is now locked. Nothing when the code is not good: unknown,
// used, expired, or made by somebody who may no longer do so.
std::optional<Pairing> take_device(storage::Transaction& tx, const Attempt& attempt) {
    const Call& call = attempt.call;
    const auth::Pepper& pepper = call.services.pepper;
    const auto seen = auth::find_pairing_code(tx, pepper, attempt.code, call.now_ms);
    if (!seen) return {};
    const auto of_code = auth::find_pairing(tx, seen->account, seen->pairing);
    if (!of_code) return {};
    tx.lock(of_code->account, of_code->store);
    const auto code = auth::find_pairing_code(tx, pepper, attempt.code, call.now_ms);
    auto pairing = auth::find_pairing(tx, seen->account, seen->pairing);
    if (!code || code->pairing != seen->pairing || pairing->revoked_ms != 0) return {};
    if (!may_still_give(tx, code->maker, *pairing, call.now_ms)) return {};
    return pairing;
}

// A wrong code is answered and not thrown, because it must be counted.
Decision wrong_code(storage::Transaction& tx, const CodeTries& tries) {
    constexpr const char* sentence = "The code is wrong, was used or has expired";
    tries.note_wrong(tx);
    return {.refusal = Refusal(401, "wrong_code", sentence, {}, {{"code", sentence}})};
}

Decision decide(storage::Transaction& tx, const Attempt& attempt) {
    const Call& call = attempt.call;
    const auth::Pepper& pepper = call.services.pepper;
    const CodeTries tries(pepper, call.request.client_address, call.now_ms);
    auto pairing = take_device(tx, attempt);
    people::take_turn(tx);
    if (auto locked = tries.refusal(tx)) return {.refusal = std::move(locked)};
    if (!pairing) return wrong_code(tx, tries);
    if (!attempt.name.empty()) pairing->name = attempt.name;
    pairing->network = auth::network_of(call.request.client_address);
    pairing->agent = people::browser_of(call.request.header("user-agent"));
    if (!auth::begin_pairing(tx, pepper, attempt.code, *pairing, attempt.token, call.now_ms))
        return wrong_code(tx, tries);
    const auto session =
        auth::session_of_pairing(tx, *pairing, auth::csrf_token(pepper, attempt.token));
    if (!session)
        throw Refusal::conflict("store_inactive", "The store of this device is not active");
    tries.note_right(tx);
    append_audit(tx, call, *pairing);
    return {.answer = schema::write(people::who_answer, people::who_of_device(tx, *session)),
            .account = pairing->account};
}

http::Response answer_pair(const Call& call) {
    api::require_own_origin(call.request);
    const Record body = api::read_body(call.request.body, pair_input);
    const Attempt attempt{call, body[pair_input.code], body[pair_input.name],
                          auth::random_base62(call.services.world.random, token_characters)};
    Decision decision;
    call.services.database.write_now(
        [&](storage::Transaction& tx) { decision = decide(tx, attempt); });
    if (decision.refusal) throw *std::move(decision.refusal);
    people::end_earlier_session(call);
    auto response = api::json_answer(std::move(decision.answer));
    const auth::SessionToken token{decision.account, attempt.token};
    response.set("Set-Cookie", api::lasting_cookie_for(call.request, token.text()));
    response.set("Cache-Control", "no-store");
    return response;
}

// Who has entered their pin.
struct Entered {
    std::string user, name;
    kinds::PrivilegeSet held;
    std::int64_t expires_ms;
};
constexpr schema::Property<Entered> entered_properties[] = {
    {"user", schema::of<&Entered::user>, "Id of the user."},
    {"name", schema::of<&Entered::name>, "Full name of the user."},
    {"privileges", schema::of<[](const Entered& it) { return it.held.names(); }>,
     "What the user may do at this device."},
    {"expires", schema::instant<&Entered::expires_ms>, "Until when the token is good."},
    {"token", schema::added<Entered>(schema::Holds::text),
     "What requests of this session send in `X-Person`. It is only shown here."},
};
constexpr schema::Object<Entered> entered_answer{
    "PinEntered", "Who has entered their pin at a paired device.", entered_properties};

// What safe retries store in place of the token.
constexpr std::string_view until = "until";

std::string with_token(const Call& call, std::string body) {
    std::string user;
    base::JsonObject answer;
    for (const auto& [name, raw] : schema::read_members(body)) {
        if (name == "user") user = schema::text_of(raw).value_or("");
        if (name == until)
            answer.text("token", auth::pin_token(call.services.pepper, *call.principal->person,
                                                 user, std::stoll(raw)));
        else
            answer.raw(name, raw);
    }
    return answer.done();
}

http::Response answer_entered(storage::ReadView& view, const Call& call, const std::string& user) {
    const std::string& account = call.principal->account;
    const auto row = storage::find(view, kinds::user, account, user);
    const Entered entered{
        .user = user,
        .name = row ? kinds::full_name(schema::read_stored(row->doc, kinds::user)) : "",
        .held = auth::held_at_device(view, account, user),
        .expires_ms = call.now_ms + auth::pin_token_ms};
    base::JsonObject kept;
    schema::put_members(kept, entered_answer, entered);
    auto response = api::json_answer(kept.number(until, entered.expires_ms).done());
    response.set("Cache-Control", "no-store");
    return response;
}

api::Plan prepare_pin(const Call& call, storage::ReadView&) {
    const Record body = api::read_body(call.request.body, pin_input);
    const std::string& store = call.principal->person->device->store;
    const staff::PinTry one = staff::pin_try(call, store, body[pin_input.pin], "");
    return {{one.account, one.store}, [&call, one](storage::Transaction& tx) -> api::Outcome {
                const staff::PinOutcome tried = staff::try_pin(tx, one);
                if (tried.refusal) return api::refusal_answer(call.request, *tried.refusal);
                api::Outcome outcome = answer_entered(tx, call, tried.user);
                outcome.touched = api::Outcome::Touched{.id = tried.user, .fields = "pin"};
                return outcome;
            }};
}

}  // namespace

const api::Operation pair_device{
    .name = "pair",
    .subject = &pairing_subject,
    .id = "pairDevice",
    .summary = "Pair this browser",
    .description =
        "Uses up a code, begins the session of the device and sets its cookie; the browser's "
        "previous session ends, and so does that of the browser that was this device before. "
        "Returns what `showSession` does. A code that is wrong, used or too old is 401 "
        "`wrong_code`; five from one address within 15 minutes lock it, 429 `pairing_locked`.",
    .run = answer_pair,
    .body = api::described(pair_input, R"({"code":"K7WM-3QXP"})"),
    .answer = api::one(people::who_answer),
    .failures = {400, 401, 403, 409, 429, 503},
    .pace = {.lane = api::sign_ins}};

const api::Operation enter_pin{
    .name = "enter_pin",
    .subject = &pairing_subject,
    .id = "enterPin",
    .summary = "Say by pin who is at a paired device",
    .description =
        "Returns the active user of the store with this pin, and a token for two minutes: requests "
        "of this session that send it in `X-Person` are that person's. A wrong pin is 401 "
        "`wrong_pin`; five of them lock the device for five minutes, 429 `device_locked`.",
    .run = prepare_pin,
    .body = api::described(pin_input, R"({"pin":"40817"})"),
    .answer = api::one(entered_answer),
    .failures = {401, 429},
    .retry = {.complete = with_token}};

}  // namespace features::pairings
