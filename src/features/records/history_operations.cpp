// The history of a record: who changed which field from what to what, newest first.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "api/paging.hpp"
#include "auth/authors.hpp"
#include "base/refusal.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "schema/members.hpp"
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
using schema::Holds;
using schema::instant;
using schema::json_of;
using schema::MemberType;
using schema::object;
using schema::Object;
using schema::of;
using schema::Property;
using schema::within;

struct ShownAuthor {
    std::string id;
    auth::Author author;
};
struct FieldChange {
    std::string name_json;
    std::string_view old_json, new_json;
};
struct ShownEntry {
    storage::HistoryEntry entry;
    ShownAuthor by;
    std::vector<FieldChange> changes;
};

constexpr std::array<std::string_view, 4> author_kinds{"key", "person", "operator", "unknown"};
constexpr Property<ShownAuthor> author_properties[] = {
    {"id", of<&ShownAuthor::id>, "Id of the key or the person."},
    {"kind", of<within<&ShownAuthor::author, &auth::Author::kind>>,
     "Who made the change: a key, a person or the operator.", author_kinds},
    {"name", of<within<&ShownAuthor::author, &auth::Author::name>>,
     "Name of the key or the person."},
};
constexpr Object<ShownAuthor> author_answer{"Author", "Who changed a record.", author_properties};

constexpr MemberType any_json{.holds = Holds::json};
constexpr Property<FieldChange> field_change_properties[] = {
    {"field", json_of<&FieldChange::name_json>({}), "Name of the field."},
    {"old", json_of<&FieldChange::old_json>(any_json), "The value before; null when it had none."},
    {"new", json_of<&FieldChange::new_json>(any_json), "The value after; null when it has none."},
};
constexpr Object<FieldChange> field_change_answer{
    "FieldChange", "The value of a field before and after.", field_change_properties};

constexpr Property<ShownEntry> entry_properties[] = {
    {"revision", of<within<&ShownEntry::entry, &storage::HistoryEntry::revision>>,
     "The revision that the change made."},
    {"time", instant<within<&ShownEntry::entry, &storage::HistoryEntry::at_ms>>,
     "When the record was changed."},
    {"who", of<within<&ShownEntry::entry, &storage::HistoryEntry::who>>,
     "Id of the key or person that changed it."},
    {"by", object<&ShownEntry::by, author_answer>, "The same as `who`, by name."},
    {"fields",
     json_of<within<&ShownEntry::entry, &storage::HistoryEntry::changed_json>>({.is_list = true}),
     "Names of the fields that changed."},
    {"changes", object<&ShownEntry::changes, field_change_answer>,
     "The value of each field before and after."},
};
constexpr Object<ShownEntry> entry_answer{"HistoryEntry", "One change of a record.",
                                          entry_properties};

// Those who changed a record, each looked up once.
class Authors {
public:
    explicit Authors(std::string account) : account_(std::move(account)) {}

    const ShownAuthor& find(storage::ReadView& view, const std::string& id) {
        const auto known = known_.find(id);
        if (known != known_.end()) return known->second;
        if (known_.size() == known_max) known_.clear();
        return known_[id] = {id, auth::author_of(view, account_, id)};
    }

private:
    static constexpr std::size_t known_max = 1'000;
    const std::string account_;
    std::map<std::string, ShownAuthor> known_;
};

using Members = std::vector<std::pair<std::string, std::string>>;

// Each changed field with its value before and after, as the documents print them: secrets, which
// documents leave out, are null.
std::vector<FieldChange> changes_of(std::string_view names, const Members& old,
                                    const Members& now) {
    const schema::ByName before(old), after(now);
    const auto value = [](const auto* member) {
        return member ? std::string_view(member->second) : std::string_view("null");
    };
    std::vector<FieldChange> changes;
    for (std::string& raw : schema::elements_of(names)) {
        const std::string name = schema::text_of(raw).value_or("");
        changes.push_back({std::move(raw), value(before.find(name)), value(after.find(name))});
    }
    return changes;
}

// Goes from the newest revision to the oldest and shows what each changed.
class Past {
public:
    Past(std::string account, const storage::Row& row, std::int64_t before, std::int64_t end)
        : account_(std::move(account)),
          id_(row.id),
          before_(before),
          end_(end),
          authors_(account_) {}

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
