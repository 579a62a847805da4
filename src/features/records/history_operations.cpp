// The past of a record: who changed which field from what to what, newest first.
#include "access/authors.hpp"
#include "api/answers.hpp"
#include "api/paging.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "schema/members.hpp"
#include "storage/tables/history.hpp"

#include <map>
#include <memory>

namespace features::records {
namespace {

using api::Call;
using api::Paging;
using api::Reading;

// Those who changed a record, each looked up once.
class Authors {
public:
    explicit Authors(std::string account) : account_(std::move(account)) {}

    const std::string& json_of(storage::ReadView& view, const std::string& id) {
        const auto known = known_.find(id);
        if (known != known_.end()) return known->second;
        if (known_.size() == known_max) known_.clear();
        const auth::Author author = auth::author_of(view, account_, id);
        return known_[id] = base::JsonObject()
                                .text("id", id)
                                .text("kind", author.kind)
                                .text("name", author.name)
                                .done();
    }

private:
    static constexpr std::size_t known_max = 1'000;
    const std::string account_;
    std::map<std::string, std::string> known_;
};

using Members = std::vector<std::pair<std::string, std::string>>;

// Each changed field with its value before and after, as the documents print them: secrets, which
// documents leave out, are null.
std::string changes_of(std::string_view names, const Members& old, const Members& now) {
    const schema::ByName before(old), after(now);
    const auto value = [](const auto* member) {
        return member ? std::string_view(member->second) : std::string_view("null");
    };
    std::string changes = "[";
    for (const std::string& raw : schema::elements_of(names)) {
        const std::string name = schema::text_of(raw).value_or("");
        if (changes.size() > 1) changes += ',';
        changes += base::JsonObject()
                       .raw("field", raw)
                       .raw("old", value(before.find(name)))
                       .raw("new", value(after.find(name)))
                       .done();
    }
    return changes += ']';
}

// Revisions are numbered without gaps, so the revisions of a page can be computed.
class PastReading final : public Reading {
public:
    PastReading(std::string its_tag, const Call& call, const storage::Row& row, Paging paging)
        : Reading(std::move(its_tag)),
          request_(call.request),
          account_(call.principal->account),
          id_(row.id),
          total_(row.revision),
          paging_(paging),
          before_(std::max<std::int64_t>(1, row.revision + 1 - paging.first_row())),
          end_(paging.page ? std::max<std::int64_t>(1, before_ - paging.rows) : 1),
          authors_(account_) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        if (paging_.page) api::describe_page(request_, paging_, total_, response);
        if (before_ > 1)
            now_ = schema::read_members(
                storage::document_at(view, account_, id_, before_ - 1).value_or("{}"));
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (!has_begun_) out += '[';
        has_begun_ = true;
        const std::size_t bytes_max = out.size() + past_bytes_max;
        read_bytes_ = 0;
        bool has_more = before_ > end_;
        while (has_more && out.size() < bytes_max && read_bytes_ < read_bytes_max)
            has_more = append_some(view, out);
        if (!has_more) out += ']';
        return has_more;
    }

private:
    bool append_some(storage::ReadView& view, std::string& out) {
        const auto entries = storage::history_before(view, account_, id_, before_, end_);
        for (const auto& entry : entries) {
            if (std::exchange(has_entries_, true)) out += ',';
            append_entry(view, out, entry);
            before_ = entry.revision;
            read_bytes_ += entry.replaced.size();
        }
        return !entries.empty() && before_ > end_;
    }

    void append_entry(storage::ReadView& view, std::string& out,
                      const storage::HistoryEntry& entry) {
        Members old = schema::read_members(entry.replaced);
        out += base::JsonObject()
                   .number("revision", entry.revision)
                   .text("time", base::iso_time(entry.at_ms))
                   .text("who", entry.who)
                   .raw("by", authors_.json_of(view, entry.who))
                   .raw("fields", entry.changed_json)
                   .raw("changes", changes_of(entry.changed_json, old, now_))
                   .done();
        now_ = std::move(old);
    }

    static constexpr std::size_t past_bytes_max = 256 * 1024;
    static constexpr std::size_t read_bytes_max = 1 << 20;  // of documents, however little changed

    const http::Request& request_;
    const std::string account_, id_;
    const std::int64_t total_;
    const Paging paging_;
    std::int64_t before_;     // the revision that was appended last: the next one is below it
    const std::int64_t end_;  // the last revision to append
    Authors authors_;
    Members now_;                 // of the document as the next entry to append left it
    std::size_t read_bytes_ = 0;  // for this part
    bool has_begun_ = false, has_entries_ = false;
};

std::unique_ptr<Reading> read_past(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const Paging paging = api::paging_of(call.query, problems);
    const auto row = require(view, *call.route.kind, *call.principal, path_id(call));
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    auto tag = api::sequence_tag({row.revision, view.epoch()}, call.request, " with values");
    return std::make_unique<PastReading>(std::move(tag), call, row, paging);
}

constexpr api::Schema author_schema{"Author",
                                    R"({"type":"object","description":"Who changed a record.",
"required":["id","kind","name"],"properties":{
"id":{"type":"string","description":"Id of the key or the person."},
"kind":{"type":"string","enum":["key","person","operator","unknown"],"description":"What it is."},
"name":{"type":"string","description":"What the key or the person is called."}},
"additionalProperties":true})"};
constexpr api::Schema field_change_schema{
    "FieldChange", R"({"type":"object","description":"What a field was and became.",
"required":["field","old","new"],"properties":{
"field":{"type":"string","description":"Name of the field."},
"old":{"description":"The value before; null when it had none."},
"new":{"description":"The value since; null when it has none."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_entry[] = {&author_schema, &field_change_schema};
constexpr api::Schema entry_schema{"HistoryEntry",
                                   R"({"type":"object","description":"One change of a record.",
"required":["revision","time","who","by","fields","changes"],"properties":{
"revision":{"type":"integer","format":"int64","description":"The revision that the change made."},
"time":{"type":"string","format":"date-time","description":"When the record was changed."},
"who":{"type":"string","description":"Id of the key or person that changed it."},
"by":{"$ref":"#/components/schemas/Author","description":"The same as `who`, by name."},
"fields":{"type":"array","items":{"type":"string"},"description":"Names of the fields that changed."},
"changes":{"type":"array","items":{"$ref":"#/components/schemas/FieldChange"},"description":"What each of the fields was and became."}},
"additionalProperties":true})",
                                   used_by_entry};
constexpr api::Content history_answer{
    .of = api::Content::Of::schema, .schema = &entry_schema, .is_list = true};

}  // namespace

const api::Operation read_history{.name = "history",
                                  .id = "get{Kind}History",
                                  .summary = "Get the history of {a kind}",
                                  .description =
                                      "Lists the changes of the record, the newest first: when, by "
                                      "whom, and what each field was and became.",
                                  .open = read_past,
                                  .answer = history_answer,
                                  .parameters = {&api::page_parameter, &api::page_size_parameter},
                                  .is_kept = true};

}  // namespace features::records
