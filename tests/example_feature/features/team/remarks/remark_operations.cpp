// Writing, listing and reading remarks.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/made_answer.hpp"
#include "base/card_numbers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/records/read.hpp"
#include "features/team/remarks/operations.hpp"
#include "features/team/remarks/remarks.hpp"
#include "kinds/store.hpp"
#include "storage/tables/events.hpp"

namespace features::remarks {
namespace {

using api::Call;
using base::Refusal;

Place place_of(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return {call.principal->account, base::lower_ascii(call.path["store"])};
}

// [body]
struct NewRemark : schema::Kind {
    constexpr NewRemark()
        : Kind("newRemark", "newRemarks", schema::Traits{.about = "A new remark."}) {}

    schema::Text text{this, "text",
                      schema::required | schema::Rules{.trimmed = true, .characters_max = 2'000} |
                          schema::help("Text of the remark.")};
    schema::Instant remind{this, "remindAt",
                           schema::help("When to bring it up again, at most a year ahead.")};
};
constexpr NewRemark new_remark;
static_assert(new_remark.is_unambiguous());
// [/body]

// [write]
Remark read_new(const Call& call, storage::ReadView& view, const Place& at) {
    base::Problems problems;
    const schema::Record body = api::read_body(call.request.body, new_remark, problems);
    const auto remind_ms = base::parse_iso_time(body[new_remark.remind]);
    if (remind_ms && (*remind_ms <= call.now_ms || *remind_ms > call.now_ms + kept_ms))
        problems.push_back({"remindAt", "must be in the future, at most a year ahead"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return {.id = call.services.world.ids.next(),
            .store = at.store,
            .day = day_at(view, at, call.now_ms),
            .text = base::without_card_numbers(body[new_remark.text]),
            .by = call.principal->id,
            .at_ms = call.now_ms,
            .remind_ms = remind_ms.value_or(0)};
}

api::Plan prepare_add(const Call& call, storage::ReadView& view) {
    const Place at = place_of(call, view);
    return {{at.account, at.store},
            [account = at.account,
             remark = read_new(call, view, at)](storage::Transaction& tx) -> api::Outcome {
                add(tx, account, remark);
                return api::json_answer(schema::write(remark_answer, remark));
            }};
}
// [/write]

// [list]
constexpr std::int64_t step_rows = 500;

// Retention notes no events, so the tag includes the number of remarks.
std::unique_ptr<api::StreamedAnswer> open_list(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const api::Paging paging = api::paging_of(call.query, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const Place at = place_of(call, view);
    const std::int64_t total = count(view, at);
    auto tag = api::sequence_tag(storage::position(view, at.account, at.store), call.request,
                                 " of " + std::to_string(total));
    api::AnswerTraits traits;
    if (paging.page)
        traits.describe = [&call, paging, total](http::Response& response) {
            api::describe_page(call.request, paging, total, response);
        };
    return api::list_answer(
        std::move(tag),
        [at, id = std::string(), left = paging.page ? paging.rows : total,
         skipped = paging.first_row()](storage::ReadView& reading, api::Elements& out) mutable {
            const auto some = remarks_after(reading, at, id, std::min(left, step_rows),
                                            std::exchange(skipped, 0));
            for (const Remark& remark : some) out.add(schema::write(remark_answer, remark));
            if (some.empty()) return false;
            id = some.back().id;
            left -= std::ssize(some);
            return left > 0;
        },
        std::move(traits));
}
// [/list]

http::Response read_one(const Call& call, storage::ReadView& view) {
    const auto remark = find(view, call.principal->account, base::lower_ascii(call.path["remark"]));
    if (!remark) throw Refusal::not_found("remark");
    records::require_store(view, *call.principal, remark->store);
    return api::hashed_answer(call.request, schema::write(remark_answer, *remark));
}

// The API document lists remarks with the stores. A title of their own needs a chapter.
constexpr api::Subject remark_subject{remark_label, "Stores", kinds::store.traits.about};

constexpr api::Parameter remark_in_path{"remark", api::in_path, api::an_id,
                                        R"("650000000000000000005001")", "Id of the remark."};

}  // namespace

// [operation]
const api::Operation add_remark{
    .name = "add",
    .subject = &remark_subject,
    .id = "addRemark",
    .summary = "Add a remark",
    .description =
        "Stores a remark about the current business date for a year. With `remindAt`, the event "
        "`updated` brings it up again at that time.",
    .run = prepare_add,
    .body = api::described(new_remark, R"({"text":"The ice machine is loud again"})"),
    .answer = api::one(remark_answer)};
// [/operation]
const api::Operation list_remarks{
    .name = "list",
    .subject = &remark_subject,
    .id = "listRemarks",
    .summary = "List the remarks of a store",
    .description = "Returns the remarks of the last year, oldest first.",
    .run = open_list,
    .answer = api::many(remark_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter},
    .is_kept = true};
const api::Operation read_remark{.name = "read",
                                 .subject = &remark_subject,
                                 .id = "getRemark",
                                 .summary = "Get a remark",
                                 .description = "Returns one remark.",
                                 .run = read_one,
                                 .answer = api::one(remark_answer),
                                 .parameters = {&remark_in_path}};

}  // namespace features::remarks
