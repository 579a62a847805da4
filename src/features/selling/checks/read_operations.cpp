// Reading checks: active ones, those left open, a single one, and its submissions.
#include "api/answers.hpp"
#include "api/row_query.hpp"
#include "base/refusal.hpp"
#include "features/selling/checks/operations.hpp"
#include "features/selling/checks/requests.hpp"
#include "storage/tables/events.hpp"

namespace features::checks {
namespace {

using api::Call;
using base::Refusal;

class CheckAnswer : public api::StreamedAnswer {
public:
    // `position` is for X-Sequence; "": no such header.
    CheckAnswer(std::string its_tag, CheckListing listing, std::string position = {})
        : StreamedAnswer(std::move(its_tag)),
          listing_(std::move(listing)),
          position_(std::move(position)) {}

    void describe(storage::ReadView&, http::Response& response) override {
        if (!position_.empty()) response.set("X-Sequence", position_);
    }

    bool append(storage::ReadView& view, std::string& out) override {
        std::vector<std::string> documents;
        const bool has_more = read_some(view, listing_, documents);
        for (const std::string& document : documents) {
            out += is_first_ ? '[' : ',';
            out += document;
            is_first_ = false;
        }
        if (!has_more) out += is_first_ ? "[]" : "]";
        return has_more;
    }

private:
    CheckListing listing_;
    std::string position_;
    bool is_first_ = true;
};

// The position in `after`, from an earlier X-Sequence.
std::optional<std::int64_t> after_of(const Call& call, const storage::EpochNumber& newest) {
    const auto asked = call.query.get("after");
    if (!asked || asked->empty()) return {};
    const auto after = storage::read_epoch_number(*asked);
    if (!after) throw Refusal::invalid("after", "must be a value of the X-Sequence header");
    if (after->number > newest.number || !after->may_be_of(*newest.epoch))
        throw Refusal(410, "position_gone",
                      "The position is no longer valid; read the list without it")
            .with_text("newest", storage::text_of(newest));
    return after->number;
}

std::unique_ptr<api::StreamedAnswer> open_active(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const std::string& account = call.principal->account;
    const storage::EpochNumber newest = storage::position(view, account, shop.id);
    CheckListing listing{
        .account = account, .store = shop.id, .closed_after = after_of(call, newest)};
    return std::make_unique<CheckAnswer>(api::sequence_tag(newest, call.request),
                                         std::move(listing), storage::text_of(newest));
}

// Checks of earlier business dates. The current date changes without an event.
std::unique_ptr<api::StreamedAnswer> open_left_open(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const std::string& account = call.principal->account;
    const std::int64_t today = shop.calendar.day_of(call.now_ms).time_since_epoch().count();
    return std::make_unique<CheckAnswer>(
        api::sequence_tag(storage::position(view, account, shop.id), call.request,
                          std::to_string(today)),
        CheckListing{.account = account, .store = shop.id, .opened_before = today});
}

http::Response show_check(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const StoredCheck check = require_check(call, view, shop.id);
    const std::string tag = api::quoted_tag({check.revision, view.epoch()});
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto answer =
        api::json_answer(document_of(check, text_of(view, call.principal->account, check)));
    answer.set("ETag", tag);
    return answer;
}

class SubmissionAnswer : public api::StreamedAnswer {
public:
    SubmissionAnswer(std::string its_tag, std::string account, std::string check)
        : StreamedAnswer(std::move(its_tag)),
          account_(std::move(account)),
          check_(std::move(check)) {}

    bool append(storage::ReadView& view, std::string& out) override {
        const auto some = some_submissions(view, account_, check_, last_);
        for (const StoredSubmission& one : some) {
            (out += last_ == 0 ? '[' : ',') += schema::write(submission_answer, one);
            last_ = one.number;
        }
        if (some.empty()) out += last_ == 0 ? "[]" : "]";
        return !some.empty();
    }

private:
    std::string account_, check_;
    std::int64_t last_ = 0;
};

std::unique_ptr<api::StreamedAnswer> open_submissions(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const StoredCheck check = require_check(call, view, shop.id);
    return std::make_unique<SubmissionAnswer>(
        api::sequence_tag({check.submissions, view.epoch()}, call.request), call.principal->account,
        check.id);
}

}  // namespace

const api::Operation list_active_checks{
    .name = "active",
    .subject = &check_subject,
    .id = "listActiveChecks",
    .summary = "List active checks",
    .description =
        "Returns the store's active checks. Send the value of the header `X-Sequence` as `after` "
        "the next time: the list then also includes the checks that were closed since.",
    .run = api::choosing<open_active>,
    .answer = api::many(check_answer),
    .parameters = {&api::after_parameter, &api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter},
    .failures = {410},
    .is_kept = true};
const api::Operation list_open_at_day_end{
    .name = "open_at_day_end",
    .subject = &check_subject,
    .id = "listChecksOpenAtDayEnd",
    .summary = "List checks left open",
    .description = "Returns the active checks of earlier business dates.",
    .run = api::choosing<open_left_open>,
    .answer = api::many(check_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};
const api::Operation read_one_check{.name = "read",
                                    .subject = &check_subject,
                                    .id = "getCheck",
                                    .summary = "Get a check",
                                    .description = "Returns one check, closed or not.",
                                    .run = show_check,
                                    .answer = api::one(check_answer),
                                    .parameters = {&check_in_path}};
const api::Operation list_submissions{
    .name = "submissions",
    .subject = &check_subject,
    .id = "listCheckSubmissions",
    .summary = "List the submissions of a check",
    .description =
        "Returns everything that devices and people ever sent for a check, in the order of "
        "arrival.",
    .run = api::choosing<open_submissions>,
    .answer = api::many(submission_answer),
    .parameters = {&check_in_path, &api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};

}  // namespace features::checks
