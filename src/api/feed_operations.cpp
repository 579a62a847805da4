// The feed of a store's changes, for devices that keep a copy.
#include "api/answers.hpp"
#include "api/operations.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "storage/tables/changes.hpp"

#include <algorithm>
#include <map>

namespace api {
namespace {

using base::Refusal;
namespace records = features::records;

constexpr std::int64_t changes_default = 100;
constexpr std::int64_t changes_max = 500;

// What a key may read one by one it may follow; the table says which areas that takes.
class Readable {
public:
    explicit Readable(const auth::Principal& principal) : principal_(principal) {}

    bool operator()(const std::string& kind) {
        const auto known = known_.find(kind);
        if (known != known_.end()) return known->second;
        const bool is_readable =
            std::any_of(routes().begin(), routes().end(), [&](const Route& route) {
                return route.kind && route.kind->name == kind && route.operation.read &&
                       route.operation.answer == Shape::record &&
                       (route.admission.areas.bits() & principal_.areas.bits()) != 0;
            });
        return known_.emplace(kind, is_readable).first->second;
    }

private:
    const auth::Principal& principal_;
    std::map<std::string, bool> known_;
};

std::string current_doc(storage::ReadView& view, const std::string& account,
                        storage::ChangedRecord& changed) {
    const auto* kind = kinds::find(changed.event.kind);
    if (changed.row.form >= kind->traits.form) return std::move(changed.row.doc);
    return records::current_form(*kind, changed.row.doc,
                                 records::currency_decimals(view, account, changed.row.store));
}

std::string entry_of(const storage::Event& event, storage::Epoch epoch, std::string_view doc) {
    return base::JsonObject()
        .text("sequence", storage::text_of({event.sequence, epoch}))
        .text("type", event.type)
        .text("kind", event.kind)
        .text("id", event.id)
        .number("revision", event.revision)
        .text("time", base::iso_time(event.at_ms))
        .raw("record", doc)
        .done();
}

// The position lies in what is kept, or the follower must read the lists again: too much is gone,
// or the numbers are those of a database that was put back to an earlier state.
void require_kept(storage::ReadView& view, const std::string& account, const std::string& store,
                  const storage::EpochNumber& after) {
    const std::int64_t oldest = storage::oldest_position(view, account, store);
    const storage::EpochNumber newest = storage::position(view, account, store);
    const bool is_kept = after.number >= oldest && after.number <= newest.number;
    if (is_kept && after.may_be_of(*newest.epoch)) return;
    throw Refusal(410, "position_gone",
                  "The changes after this position are not kept; read the lists again and go on "
                  "from `newest`")
        .with_text("oldest", storage::text_of({oldest, newest.epoch}))
        .with_text("newest", storage::text_of(newest));
}

std::string page_of(const Call& call, storage::ReadView& view, const std::string& store,
                    std::int64_t after, std::int64_t limit) {
    const std::string& account = call.principal->account;
    auto changes = storage::changes_after(view, account, store, after, limit);
    Readable is_readable(*call.principal);
    std::string entries = "[";
    for (auto& changed : changes.records) {
        if (!is_readable(changed.event.kind)) continue;
        if (entries.size() > 1) entries += ',';
        entries += entry_of(changed.event, view.epoch(), current_doc(view, account, changed));
    }
    return base::JsonObject()
        .raw("changes", entries += ']')
        .text("next", storage::text_of({changes.next, view.epoch()}))
        .flag("more", changes.has_more)
        .done();
}

// What `next` told, or a plain number, which cannot be told from that of another epoch.
storage::EpochNumber position_of(const Call& call, base::Problems& problems) {
    const auto after = call.query.get("after");
    if (!after) return {0};
    auto position = storage::read_epoch_number(*after);
    if (!position) problems.push_back({"after", "must be a position that `next` told, or 0"});
    return position.value_or(storage::EpochNumber{});
}

http::Response read_changes(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const storage::EpochNumber after = position_of(call, problems);
    const std::int64_t limit =
        call.query.number("limit", {1, changes_max}, problems).value_or(changes_default);
    records::require_store(view, *call.principal, call.captured[0]);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const std::string store = base::lower_ascii(call.captured[0]);
    require_kept(view, call.principal->account, store, after);
    const auto tag =
        sequence_tag(storage::position(view, call.principal->account, store), call.request,
                     " areas " + std::to_string(call.principal->areas.bits()));
    if (is_current(call.request, tag)) return not_modified(tag);
    auto response = json_answer(page_of(call, view, store, after.number, limit));
    response.set("ETag", tag);
    return response;
}

}  // namespace

const Operation follow_changes{.name = "changes",
                               .id = "listStoreChanges",
                               .summary = "Follow the changes of a store",
                               .description =
                                   "Lists what changed in a store after a position, each "
                                   "record once and as it is now. Ask again from `next` to go "
                                   "on.",
                               .read = read_changes,
                               .answer = Shape::changes,
                               .parameters = {"after", "limit"},
                               .is_kept = true};

}  // namespace api
