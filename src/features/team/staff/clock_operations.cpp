// Clocking in and out, and correcting it.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/team/staff/bodies.hpp"
#include "features/team/staff/operations.hpp"
#include "features/team/staff/punches.hpp"
#include "features/team/staff/requests.hpp"
#include "kinds/user.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::staff {
namespace {

using api::Call;
using base::Refusal;
using schema::Record;

constexpr std::int64_t ahead_ms_max = 10 * 60'000;  // that the clock of a device may be

http::Response answer_with(storage::ReadView& view, const std::string& account,
                           const StoredPunch& punch, std::int64_t now_ms) {
    auto response = api::json_answer(describe(view, account, punch, now_ms));
    response.set("ETag", api::quoted_tag({punch.revision, view.epoch()}));
    return response;
}

template <class Fields>
std::optional<std::int64_t> time_of(const Record& body, const Fields& fields, std::int64_t now_ms,
                                    base::Problems& problems) {
    if (!body.has(fields.time)) return {};
    const auto at_ms = base::parse_iso_time(body[fields.time]);
    if (at_ms > now_ms + ahead_ms_max) problems.push_back({"time", "must not be in the future"});
    return at_ms;
}

template <class Fields>
std::optional<domain::PunchType> type_of(const Record& body, const Fields& fields) {
    return domain::punch_type_named(body[fields.type]);
}

// A punch that awaits its transaction.
struct PunchOnItsWay {
    StoredPunch punch;  // with a pin, its user is not known yet
    std::optional<PinTry> pin;
    std::string account;
    std::int64_t now_ms;
};

// Either user or pin is required; a pin requires a device.
void check_who(const Record& body, base::Problems& problems) {
    const auto is_about_who = [](const base::Problem& problem) {
        return problem.path == new_punch.user.name || problem.path == new_punch.pin.name;
    };
    if (std::any_of(problems.begin(), problems.end(), is_about_who)) return;
    const bool has_user = body.has(new_punch.user), has_pin = body.has(new_punch.pin);
    if (has_user && has_pin)
        problems.push_back({"pin", "must not be sent together with user"});
    else if (has_pin && body[new_punch.device].empty())
        problems.push_back({"deviceId", "is required"});
    else if (!has_user && !has_pin)
        problems.push_back({"user", "is required without pin and deviceId"});
}

PunchOnItsWay read_punch_body(const Call& call, const std::string& store) {
    base::Problems problems;
    const Record body = api::read_body(call.request.body, new_punch, problems);
    const auto at_ms = time_of(body, new_punch, call.now_ms, problems);
    check_who(body, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    PunchOnItsWay fresh{.punch = {.id = call.services.world.ids.next(),
                                  .store = store,
                                  .user = body[new_punch.user],
                                  .now = {},
                                  .sent = {*type_of(body, new_punch), at_ms.value_or(call.now_ms)},
                                  .device = body[new_punch.device],
                                  .source = "clock",
                                  .made_by = call.principal->id,
                                  .made_ms = call.now_ms},
                        .pin = {},
                        .account = call.principal->account,
                        .now_ms = call.now_ms};
    if (body.has(new_punch.pin))
        fresh.pin = pin_try(call, store, body[new_punch.pin], body[new_punch.device]);
    return fresh;
}

// Punches of people who have since left are facts too, so the user may be inactive.
void require_user(storage::ReadView& view, const PunchOnItsWay& fresh) {
    const auto row = storage::find(view, kinds::user, fresh.account, fresh.punch.user);
    if (!row || row->store != fresh.punch.store)
        throw Refusal::invalid("user", "is not a user of this store");
}

api::Plan prepare_clock(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const auto fresh = std::make_shared<const PunchOnItsWay>(read_punch_body(call, store));
    return {{fresh->account, store},
            [fresh, &asked = call.request](storage::Transaction& tx) -> api::Outcome {
                tx.lock(fresh->account, fresh->punch.store);
                StoredPunch punch = fresh->punch;
                devices::refresh(tx, {fresh->account, punch.store, fresh->now_ms}, punch.device);
                if (fresh->pin) {
                    PinOutcome outcome = try_pin(tx, *fresh->pin);
                    if (outcome.refusal) return api::refusal_answer(asked, *outcome.refusal);
                    punch.user = std::move(outcome.user);
                } else {
                    require_user(tx, *fresh);
                }
                punch = take(tx, fresh->account, std::move(punch));
                return answer_with(tx, fresh->account, punch, fresh->now_ms);
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
    return answer_with(view, account, require_punch(view, account, store, call.path["punch"]),
                       call.now_ms);
}

// The correction that a manager requests.
struct PunchCorrection {
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

PunchCorrection read_correction(const Call& call, const std::string& store, const std::string& id) {
    base::Problems problems;
    const auto& fields = punch_correction;
    const Record body = api::read_body(call.request.body, fields, problems);
    PunchCorrection correction{.account = call.principal->account,
                               .store = store,
                               .id = id,
                               .by = call.principal->id,
                               .reason = body[fields.reason],
                               .type = type_of(body, fields),
                               .at_ms = time_of(body, fields, call.now_ms, problems),
                               .is_removed = {},
                               .if_match = api::if_match(call.request),
                               .now_ms = call.now_ms};
    if (body.has(fields.is_removed)) correction.is_removed = body[fields.is_removed];
    const std::string& body_id = body[fields.id];
    if (!body_id.empty() && base::lower_ascii(body_id) != id)
        problems.push_back({"id", "does not match the id in the path"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return correction;
}

void require_match(const PunchCorrection& correction, const StoredPunch& punch,
                   storage::ReadView& view) {
    if (!correction.if_match) return;
    const auto is_met = [&](const storage::EpochNumber& accepted) {
        return accepted.number == punch.revision && accepted.may_be_of(view.epoch());
    };
    if (std::ranges::any_of(*correction.if_match, is_met)) return;
    throw Refusal(412, "revision_mismatch", "The punch has changed since it was read")
        .with("current", describe(view, correction.account, punch, correction.now_ms));
}

http::Response correct(storage::Transaction& tx, const PunchCorrection& correction) {
    tx.lock(correction.account, correction.store);
    StoredPunch punch = require_punch(tx, correction.account, correction.store, correction.id);
    require_match(correction, punch, tx);
    const PunchState now = correction.applied_to(punch.now);
    if (now != punch.now) {
        correct_punch(
            tx, correction.account, punch, now,
            {punch.revision, punch.now, correction.by, correction.reason, correction.now_ms});
        punch.now = now;
        ++punch.revision;
        storage::note_event(tx, correction.account, correction.store,
                            {.type = "updated",
                             .kind = clock_subject.label,
                             .id = punch.id,
                             .revision = punch.revision,
                             .at_ms = correction.now_ms,
                             .is_configuration = false,
                             .who = correction.by});
    }
    return answer_with(tx, correction.account, punch, correction.now_ms);
}

api::Plan prepare_correction(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const StoredPunch punch =
        require_punch(view, call.principal->account, store, call.path["punch"]);
    const auto correction =
        std::make_shared<const PunchCorrection>(read_correction(call, store, punch.id));
    return {{correction->account, store}, [correction](storage::Transaction& tx) -> api::Outcome {
                return correct(tx, *correction);
            }};
}

constexpr api::Parameter punch_in_path{"punch", api::in_path, api::an_id,
                                       R"("650000000000000000001103")", "Id of the punch."};

}  // namespace

const api::Operation take_punch{
    .name = "clock",
    .subject = &clock_subject,
    .id = "takePunch",
    .summary = "Clock in or out",
    .description =
        "Records that somebody came, left, began or ended a break. The same punch sent twice is "
        "one punch. A punch that does not fit is kept and reported in `warnings`. A wrong pin "
        "counts as at a login.",
    .run = prepare_clock,
    .body = api::described(
        new_punch,
        R"({"user":"650000000000000000001102","type":"in","time":"2026-01-05T16:00:00Z"})"),
    .answer = api::one(punch_answer),
    .failures = {401, 429}};
const api::Operation read_punch{.name = "read",
                                .subject = &clock_subject,
                                .id = "getPunch",
                                .summary = "Get a punch",
                                .description = "Returns one punch with everything it replaced.",
                                .run = read_one,
                                .answer = api::one(punch_answer),
                                .parameters = {&punch_in_path}};
const api::Operation correct_clock{
    .name = "correct",
    .subject = &clock_subject,
    .id = "updatePunch",
    .summary = "Correct a punch",
    .description =
        "Changes the time or type of a punch, or removes it. The earlier values are kept and shown "
        "in `replaced`. A correction that changes nothing writes nothing.",
    .run = prepare_correction,
    .body = api::described(punch_correction,
                           R"({"time":"2026-01-05T16:05:00Z","reason":"The till was offline"})"),
    .answer = api::one(punch_answer),
    .parameters = {&punch_in_path},
    .failures = {412}};

}  // namespace features::staff
