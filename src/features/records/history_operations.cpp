// The history of a record: who changed which field from what to what, newest first.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "api/paging.hpp"
#include "base/refusal.hpp"
#include "features/records/change_answers.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "schema/object.hpp"
#include "storage/tables/history.hpp"

#include <map>
#include <memory>
#include <optional>

namespace features::records {
namespace {

using api::Call;
using api::Paging;
using api::StreamedAnswer;
using schema::instant;
using schema::json_of;
using schema::object;
using schema::Object;
using schema::of;
using schema::Property;
using schema::within;

struct ShownEntry {
    storage::HistoryEntry entry;
    ShownAuthor by;
    std::vector<FieldChange> changes;
};

constexpr Property<ShownEntry> entry_properties[] = {
    {"revision", of<within<&ShownEntry::entry, &storage::HistoryEntry::revision>>,
     "The revision that the change made."},
    {"time", instant<within<&ShownEntry::entry, &storage::HistoryEntry::at_ms>>,
     "When the record was changed."},
    {"who", of<within<&ShownEntry::entry, &storage::HistoryEntry::who>>,
     "Id of the key or person that changed it."},
    {"by", object<&ShownEntry::by, author_answer>,
     "The same as `who`, by name; a person by their name in the store, or else by e-mail."},
    {"fields",
     json_of<within<&ShownEntry::entry, &storage::HistoryEntry::changed_json>>({.is_list = true}),
     "Names of the fields that changed."},
    {"changes", object<&ShownEntry::changes, field_change_answer>,
     "The value of each field before and after."},
};
constexpr Object<ShownEntry> entry_answer{"HistoryEntry", "One change of a record.",
                                          entry_properties};

// Those who changed a record of a store, each looked up once.
class Authors {
public:
    Authors(std::string account, std::string store)
        : account_(std::move(account)), store_(std::move(store)) {}

    const ShownAuthor& find(storage::ReadView& view, const std::string& id) {
        const auto known = known_.find(id);
        if (known != known_.end()) return known->second;
        if (known_.size() == known_max) known_.clear();
        return known_[id] = {id, auth::authors_of(view, account_, store_, {id}).at(id)};
    }

private:
    static constexpr std::size_t known_max = 1'000;
    const std::string account_, store_;
    std::map<std::string, ShownAuthor> known_;
};

// Goes from the newest revision to the oldest and shows what each changed.
class Past {
public:
    Past(std::string account, const storage::Row& row, std::int64_t before, std::int64_t end)
        : account_(std::move(account)),
          id_(row.id),
          before_(before),
          end_(end),
          authors_(account_, row.store) {}

    // Adds some entries. False when there are no more after them.
    bool add_some(storage::ReadView& view, api::Elements& out) {
        if (before_ <= end_) return false;
        if (!now_)
            now_ = schema::read_members(
                storage::document_at(view, account_, id_, before_ - 1).value_or("{}"));
        auto entries = storage::history_before(view, account_, id_, before_, end_);
        for (auto& entry : entries) add(view, out, std::move(entry));
        return !entries.empty() && before_ > end_;
    }

private:
    void add(storage::ReadView& view, api::Elements& out, storage::HistoryEntry entry) {
        before_ = entry.revision;
        out.weigh(entry.replaced.size());
        Members old = schema::read_members(entry.replaced);
        const ShownAuthor& author = authors_.find(view, entry.who);
        auto changes = changes_of(entry.changed_json, old, *now_);
        out.add(schema::write(entry_answer, {std::move(entry), author, std::move(changes)}));
        now_ = std::move(old);
    }

    const std::string account_, id_;
    std::int64_t before_;     // the revision that was added last: the next one is below it
    const std::int64_t end_;  // the last revision to add
    Authors authors_;
    std::optional<Members> now_;  // of the document as the next entry to add left it
};

// Revisions are numbered without gaps, so the revisions of a page can be computed.
std::unique_ptr<StreamedAnswer> read_past(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const Paging paging = api::paging_of(call.query, problems);
    const auto row = require(view, *call.route.kind, *call.principal, path_id(call));
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    auto tag = api::sequence_tag({row.revision, view.epoch()}, call.request, " with values");
    auto page = api::newest_first(call.request, paging, row.revision);
    auto past = std::make_shared<Past>(call.principal->account, row, page.before, page.end);
    return api::list_answer(
        std::move(tag),
        [past](storage::ReadView& later, api::Elements& out) { return past->add_some(later, out); },
        std::move(page.traits));
}

}  // namespace

const api::Operation read_history{.name = "history",
                                  .id = "get{Kind}History",
                                  .summary = "Get the history of {a kind}",
                                  .description =
                                      "Lists the changes of the record, the newest first: when, by "
                                      "whom, and each field before and after.",
                                  .run = read_past,
                                  .answer = api::many(entry_answer),
                                  .parameters = {&api::page_parameter, &api::page_size_parameter},
                                  .is_kept = true};

}  // namespace features::records
