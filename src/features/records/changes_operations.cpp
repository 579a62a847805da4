// The feed of a store's changes, for devices that keep a copy.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/readable.hpp"
#include "features/records/shown_events.hpp"
#include "kinds/all.hpp"
#include "storage/tables/changes.hpp"

#include <algorithm>
#include <set>

namespace features::records {
namespace {

using api::Call;
using base::Refusal;

constexpr std::int64_t changes_default = 100;
constexpr std::int64_t changes_max = 500;

// Which changes a call requests.
struct ChangesRequest {
    std::int64_t after, limit;
    std::set<std::string, std::less<>> kinds;  // none: all
};

struct ShownChanges {
    std::vector<std::string> changes;
    std::string next;
    bool has_more;
};
constexpr schema::Property<ShownChanges> changes_properties[] = {
    {"changes",
     schema::json_of<&ShownChanges::changes>({.holds = schema::Holds::object, .of = &shown_event}),
     "The last change of each record that changed, in their order."},
    {"next", schema::of<&ShownChanges::next>, "The position to continue from."},
    {"more", schema::of<&ShownChanges::has_more>, "Whether there are more changes now."},
};
constexpr schema::Object<ShownChanges> changes_answer{
    "Changes", "What changed in a store, or in the account, after a position.", changes_properties};

std::string page_of(const Call& call, storage::ReadView& view, const std::string& store,
                    const ChangesRequest& request) {
    const std::string& account = call.principal->account;
    Readable is_readable(call.services.routes, *call.principal, store);
    auto changes = storage::changes_after(
        view, account, store, request.after, request.limit, call.services.of<storage::Resolvers>(),
        [&](const std::string& kind) {
            return (request.kinds.empty() || request.kinds.contains(kind)) && is_readable(kind);
        });
    complete(view, call.services.of<Rulebook>(), account, changes.records);
    ShownChanges shown{{}, storage::text_of({changes.next, view.epoch()}), changes.has_more};
    for (const auto& changed : changes.records)
        shown.changes.push_back(event_json(changed.event, changed.row.doc));
    return schema::write(changes_answer, shown);
}

http::Response read_changes_of(const Call& call, storage::ReadView& view,
                               const std::string& store) {
    base::Problems problems;
    const storage::EpochNumber after =
        position_of(call.query.get("after"), "after", problems).value_or(storage::EpochNumber{});
    const std::int64_t limit =
        call.query.number("limit", {1, changes_max}, problems).value_or(changes_default);
    auto kinds = kinds_wanted(call, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    require_kept(view, call.principal->account, store, after);
    const auto tag =
        api::sequence_tag(storage::position(view, call.principal->account, store), call.request,
                          " areas " + std::to_string(call.principal->areas.bits()) + ' ' +
                              std::to_string(call.principal->rights));
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto response =
        api::json_answer(page_of(call, view, store, {after.number, limit, std::move(kinds)}));
    response.set("ETag", tag);
    return response;
}

http::Response read_changes(const Call& call, storage::ReadView& view) {
    require_store(view, *call.principal, call.path["store"]);
    return read_changes_of(call, view, base::lower_ascii(call.path["store"]));
}

http::Response read_account_changes(const Call& call, storage::ReadView& view) {
    if (base::lower_ascii(call.path["account"]) != call.principal->account)
        throw Refusal::not_found("account");
    return read_changes_of(call, view, {});
}

constexpr api::Parameter limit_parameter{"limit", api::in_query, api::whole(1, 500), "100",
                                         "Maximum number of changes; by default 100."};

constexpr api::Parameter kind_parameter{
    "kind",
    api::in_query,
    api::any_text,
    R"("menuItem,category")",
    "Only changes of records of these kinds, separated by commas. A page may then be empty while "
    "`more` is true: `next` still moves on. An extension.",
    nullptr,
    true};

}  // namespace

const api::Operation follow_changes{
    .name = "changes",
    .subject = &store_subject,
    .id = "listStoreChanges",
    .summary = "Follow the changes of a store",
    .description =
        "Lists what changed in a store after a position, each record once and as it is now. "
        "Continue from `next`.",
    .run = read_changes,
    .answer = api::one(changes_answer),
    .parameters = {&api::after_parameter, &limit_parameter, &kind_parameter},
    .failures = {410},
    .is_kept = true};
// Records with parts are listed as they are when read, but a change of a part alone is not listed.
const api::Operation follow_account_changes{
    .name = "account_changes",
    .subject = &account_subject,
    .id = "listAccountChanges",
    .summary = "Follow the changes of the account",
    .description =
        "Lists what changed among the records that belong to the account and to no store, such as "
        "customers, after a position: each record once and as it is now. Continue from `next`. A "
        "changed balance is not a change of its customer.",
    .run = read_account_changes,
    .answer = api::one(changes_answer),
    .parameters = {&api::after_parameter, &limit_parameter, &kind_parameter},
    .failures = {410}};

}  // namespace features::records
