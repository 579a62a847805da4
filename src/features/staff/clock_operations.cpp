// Clocking in and out, and correcting it.
#include "api/answers.hpp"
#include "api/guard.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/staff/operations.hpp"
#include "features/staff/punch_schema.hpp"
#include "features/staff/punches.hpp"
#include "features/staff/requests.hpp"
#include "kinds/user.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::staff {
namespace {

using api::Call;
using base::Refusal;

constexpr std::int64_t ahead_ms_max = 10 * 60'000;  // that the clock of a device may be
constexpr std::size_t reason_characters_max = 500;

http::Response punch_answer(storage::ReadView& view, const std::string& account,
                            const StoredPunch& punch, std::int64_t now_ms) {
    auto response = api::json_answer(describe(view, account, punch, now_ms));
    response.set("ETag", api::quoted_tag({punch.revision, view.epoch()}));
    return response;
}

std::optional<domain::PunchType> read_type(Request& request) {
    const std::string name = request.text("type", 100);
    if (name.empty()) return {};
    const auto type = domain::punch_type_named(name);
    if (!type) request.add("type", "must be one of in, out, breakStart, breakEnd");
    return type;
}

std::optional<std::int64_t> read_time(Request& request, std::int64_t now_ms) {
    const auto at_ms = request.time_ms("time");
    if (at_ms && *at_ms > now_ms + ahead_ms_max) request.add("time", "must not lie in the future");
    return at_ms;
}

// A punch on its way to its transaction.
struct NewPunch {
    StoredPunch punch;  // its user is not known yet where there is a pin
    std::optional<PinTry> pin;
    std::string account;
    std::int64_t now_ms;
};

NewPunch read_punch_body(const Call& call, const std::string& store) {
    Request request(call.request.body);
    const auto type = read_type(request);
    if (!request.has("type")) request.add("type", "is required");
    NewPunch fresh{.punch = {.id = call.services.world.ids.next(),
                             .store = store,
                             .user = request.id("user"),
                             .now = {},
                             .sent = {type.value_or(domain::PunchType::in),
                                      read_time(request, call.now_ms).value_or(call.now_ms)},
                             .device = request.text("deviceId", 100),
                             .source = "clock",
                             .made_by = call.principal->id,
                             .made_ms = call.now_ms},
                   .pin = {},
                   .account = call.principal->account,
                   .now_ms = call.now_ms};
    if (request.has("pin") && request.has("user"))
        request.add("pin", "must not be sent together with user");
    else if (request.has("pin"))
        fresh.pin = read_pin(request, call, store);
    else if (fresh.punch.user.empty())
        request.add("user", "is required, or pin with deviceId");
    request.finish();
    return fresh;
}

// Punches of people who have left meanwhile are facts too, so the user may be inactive.
void require_user(storage::ReadView& view, const NewPunch& fresh) {
    const auto row = storage::find(view, kinds::user, fresh.account, fresh.punch.user);
    if (!row || row->store != fresh.punch.store)
        throw Refusal::invalid("user", "is not a user of this store");
}

api::Plan prepare_clock(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const auto fresh = std::make_shared<const NewPunch>(read_punch_body(call, store));
    return {{fresh->account, store},
            [fresh, &asked = call.request](storage::Transaction& tx) -> api::Outcome {
                tx.lock(fresh->account, fresh->punch.store);
                StoredPunch punch = fresh->punch;
                if (fresh->pin) {
                    PinOutcome outcome = try_pin(tx, *fresh->pin);
                    if (outcome.refusal) return api::refusal_answer(asked, *outcome.refusal);
                    punch.user = std::move(outcome.user);
                } else {
                    require_user(tx, *fresh);
                }
                punch = take(tx, fresh->account, std::move(punch));
                return punch_answer(tx, fresh->account, punch, fresh->now_ms);
            }};
}

StoredPunch require_punch(storage::ReadView& view, const std::string& account,
                          const std::string& store, std::string_view id) {
    auto punch = find_punch(view, account, base::lower_ascii(id));
    if (!punch || punch->store != store) throw Refusal::not_found("punch");
    return *std::move(punch);
}

http::Response read_one(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const std::string& account = call.principal->account;
    return punch_answer(view, account, require_punch(view, account, store, call.path["punch"]),
                        call.now_ms);
}

// What a manager wants of a punch.
struct Wish {
    std::string account, store, id, by, reason;
    std::optional<domain::PunchType> type;
    std::optional<std::int64_t> at_ms;
    std::optional<bool> is_removed;
    std::optional<std::vector<storage::EpochNumber>> if_match;
    std::int64_t now_ms;

    PunchState applied_to(PunchState state) const {
        return {type.value_or(state.type), at_ms.value_or(state.at_ms),
                is_removed.value_or(state.is_removed)};
    }
};

Wish read_wish(const Call& call, const std::string& store, const std::string& id) {
    Request request(call.request.body);
    Wish wish{.account = call.principal->account,
              .store = store,
              .id = id,
              .by = call.principal->id,
              .reason = request.text("reason", reason_characters_max),
              .type = read_type(request),
              .at_ms = read_time(request, call.now_ms),
              .is_removed = request.flag("remove"),
              .if_match = api::if_match(call.request),
              .now_ms = call.now_ms};
    const std::string body_id = request.id("id");
    if (!body_id.empty() && body_id != id) request.add("id", "is not the one of the path");
    request.finish();
    return wish;
}

void require_match(const Wish& wish, const StoredPunch& punch, storage::ReadView& view) {
    if (!wish.if_match) return;
    const auto is_met = [&](const storage::EpochNumber& accepted) {
        return accepted.number == punch.revision && accepted.may_be_of(view.epoch());
    };
    if (std::ranges::any_of(*wish.if_match, is_met)) return;
    throw Refusal(412, "revision_mismatch", "The punch has changed since it was read")
        .with("current", describe(view, wish.account, punch, wish.now_ms));
}

http::Response correct(storage::Transaction& tx, const Wish& wish) {
    tx.lock(wish.account, wish.store);
    StoredPunch punch = require_punch(tx, wish.account, wish.store, wish.id);
    require_match(wish, punch, tx);
    const PunchState now = wish.applied_to(punch.now);
    if (now != punch.now) {
        correct_punch(tx, wish.account, punch, now,
                      {punch.revision, punch.now, wish.by, wish.reason, wish.now_ms});
        punch.now = now;
        ++punch.revision;
        storage::note_event(tx, wish.account, wish.store,
                            {.type = "updated",
                             .kind = clock_subject.label,
                             .id = punch.id,
                             .revision = punch.revision,
                             .at_ms = wish.now_ms,
                             .is_configuration = false});
    }
    return punch_answer(tx, wish.account, punch, wish.now_ms);
}

api::Plan prepare_correction(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const StoredPunch punch =
        require_punch(view, call.principal->account, store, call.path["punch"]);
    const auto wish = std::make_shared<const Wish>(read_wish(call, store, punch.id));
    return {{wish->account, store},
            [wish](storage::Transaction& tx) -> api::Outcome { return correct(tx, *wish); }};
}

constexpr api::Parameter punch_in_path{"punch", api::in_path, api::id_schema,
                                       R"("650000000000000000001103")", "Id of the punch."};

constexpr api::Schema new_punch_schema{"PunchInput", R"({"type":"object","required":["type"],
"description":"Who clocks in or out: the user by id, or by pin at a device.","properties":{
"user":{"type":"string","description":"Id of the user."},
"pin":{"type":"string","pattern":"^[0-9]{4,8}$","writeOnly":true,"x-alsoTaken":["integer"],"description":"Pin of the user, instead; then `deviceId` is required."},
"deviceId":{"type":"string","maxLength":100,"x-alsoTaken":["integer"],"description":"Identifies the device."},
"type":{"type":"string","enum":["in","out","breakStart","breakEnd"],"x-alsoTaken":["string"],"description":"What it is, in any case of letters."},
"time":{"type":"string","format":"date-time","description":"When, by the clock of the device; now when it is not said."}}})"};
constexpr api::Schema correction_schema{"PunchCorrectionInput", R"({"type":"object",
"description":"What a punch should say instead; what is not sent stays.","properties":{
"type":{"type":"string","enum":["in","out","breakStart","breakEnd"],"x-alsoTaken":["string"],"description":"What it was."},
"time":{"type":"string","format":"date-time","description":"When it was."},
"remove":{"type":"boolean","x-alsoTaken":["string"],"description":"Whether it should count nothing; false brings it back."},
"reason":{"type":"string","maxLength":500,"description":"Why it is corrected."}}})"};
constexpr api::Content one_punch{.of = api::Content::Of::schema, .schema = &punch_schema};

}  // namespace

const api::Operation take_punch{
    .name = "clock",
    .subject = &clock_subject,
    .id = "takePunch",
    .summary = "Clock in or out",
    .description =
        "Keeps that somebody came, left, began or ended a break. The same punch sent twice is one "
        "punch. What does not fit is kept and told in `warnings`. A wrong pin counts as at a "
        "login.",
    .prepare = prepare_clock,
    .body =
        {.of = api::Content::Of::schema,
         .schema = &new_punch_schema,
         .example =
             R"({"user":"650000000000000000001102","type":"in","time":"2026-01-05T16:00:00Z"})"},
    .answer = one_punch,
    .failures = {401, 429}};
const api::Operation read_punch{.name = "read",
                                .subject = &clock_subject,
                                .id = "getPunch",
                                .summary = "Get a punch",
                                .description = "Answers one punch with all that it replaced.",
                                .read = read_one,
                                .answer = one_punch,
                                .parameters = {&punch_in_path}};
const api::Operation correct_clock{
    .name = "correct",
    .subject = &clock_subject,
    .id = "updatePunch",
    .summary = "Correct a punch",
    .description =
        "Gives a punch another time or type, or removes it. What it said before is kept and shown "
        "in `replaced`. A correction that changes nothing writes nothing.",
    .prepare = prepare_correction,
    .body = {.of = api::Content::Of::schema,
             .schema = &correction_schema,
             .example = R"({"time":"2026-01-05T16:05:00Z","reason":"The till was offline"})"},
    .answer = one_punch,
    .parameters = {&punch_in_path},
    .failures = {412}};

}  // namespace features::staff
