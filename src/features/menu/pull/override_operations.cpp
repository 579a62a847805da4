// What pulls have done, undoing the last one, and what a store has changed of its copies.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "base/world.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull/undo.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/rules.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"

#include <limits>

namespace features::pull {
namespace {

using api::Call;
using base::Refusal;

constexpr std::size_t resets_max = 10'000;
constexpr std::int64_t pulls_at_once = 50;

std::string shop_of(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return base::lower_ascii(call.path["store"]);
}

// A reversal in the hands of a plan, which may run more than once.
using Held = std::shared_ptr<std::unique_ptr<Reversal>>;
Held held(std::unique_ptr<Reversal> reversal) {
    return std::make_shared<std::unique_ptr<Reversal>>(std::move(reversal));
}

api::Plan prepare_undoing(const Call& call, storage::ReadView& view) {
    const std::string store = shop_of(call, view);
    const std::string pull = base::lower_ascii(call.path["pull"]);
    auto& ids = call.services.world.ids;
    const Held reversal = held(prepare_undo(view, store, pull, records::actor_of(call), ids));
    return {
        .scope = {call.principal->account, store},
        .run = [reversal, pull, &ids, principal = call.principal, now_ms = call.now_ms,
                &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
            return api::json_answer(undo(tx, *reversal, pull, {*principal, now_ms, rules}, ids));
        }};
}

std::vector<std::string> field_names(const schema::Tree& entry, const std::string& place,
                                     base::Problems& problems) {
    std::vector<std::string> names;
    const schema::Tree* fields = entry.find("fields");
    if (!fields || fields->is_null()) return names;
    if (!fields->is_array() || fields->elements.empty())
        problems.push_back({place + ".fields", "must be a list of names"});
    for (const schema::Tree& name : fields->elements) {
        if (name.shape != schema::Tree::Shape::string)
            problems.push_back({place + ".fields", "must be a list of names"});
        names.emplace_back(name.words());
    }
    return names;
}

std::vector<Reset> resets_in(std::string_view body) {
    const schema::Tree whole = schema::parse_tree(body.empty() ? "{}" : body);
    const schema::Tree* records = whole.find("records");
    if (!records || !records->is_array() || records->elements.empty())
        throw Refusal::invalid("records", "must be a list with at least one record");
    if (records->elements.size() > resets_max)
        throw Refusal::invalid("records", "has more than 10000 entries");
    std::vector<Reset> resets;
    base::Problems problems;
    for (std::size_t i = 0; i < records->elements.size(); ++i) {
        const schema::Tree& entry = records->elements[i];
        const std::string place = "records[" + std::to_string(i) + "]";
        const std::string id = base::lower_ascii(schema::words_of(entry, "id"));
        if (!base::is_id(id)) problems.push_back({place + ".id", "must be an id"});
        resets.push_back({id, field_names(entry, place, problems)});
    }
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return resets;
}

api::Plan prepare_resetting(const Call& call, storage::ReadView& view) {
    const std::string store = shop_of(call, view);
    const auto resets = std::make_shared<const std::vector<Reset>>(resets_in(call.request.body));
    auto& ids = call.services.world.ids;
    const Held reversal = held(prepare_reset(view, store, *resets, records::actor_of(call), ids));
    return {.scope = {call.principal->account, store},
            .run = [reversal, resets, &ids, principal = call.principal, now_ms = call.now_ms,
                    &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
                return api::json_answer(
                    reset(tx, *reversal, *resets, {*principal, now_ms, rules}, ids));
            }};
}

std::string json_of(const Pull& pull) {
    return base::JsonObject()
        .text("pullId", pull.id)
        .number("number", pull.number)
        .text("sourceStore", pull.source)
        .text("who", pull.who)
        .text("time", base::iso_time(pull.at_ms))
        .raw("chosen", pull.choice_json)
        .raw("undoneAt",
             pull.undone_ms ? base::json_string(base::iso_time(pull.undone_ms)) : "null")
        .raw("result", pull.answer_json)
        .done();
}

std::string json_of(const Override& one) {
    std::vector<std::string> fields;
    for (const Override::OfField& field : one.fields)
        fields.push_back(base::JsonObject()
                             .text("field", field.name)
                             .raw("local", field.here_json)
                             .raw("source", field.there_json)
                             .done());
    const auto* name = one.item->kind->find(one.item->kind->traits.named_by).field;
    const auto* text = std::get_if<std::string>(&one.item->record.at(*name));
    return base::JsonObject()
        .text("kind", one.item->kind->name)
        .text("id", one.item->id)
        .text("originalID", one.item->root)
        .text("name", text ? *text : "")
        .text("sourceStore", one.link.source_store)
        .raw("fields", base::json_array(fields))
        .done();
}

class PullReading final : public api::Reading {
public:
    PullReading(std::string account, std::string store)
        : Reading(""), account_(std::move(account)), store_(std::move(store)) {}

    bool append(storage::ReadView& view, std::string& out) override {
        const auto some = pulls_before(view, account_, store_, before_, pulls_at_once);
        for (const Pull& pull : some) {
            (out += std::exchange(has_begun_, true) ? ',' : '[') += json_of(pull);
            before_ = pull.number;
        }
        const bool has_more = static_cast<std::int64_t>(some.size()) == pulls_at_once;
        if (!has_more) out += has_begun_ ? "]" : "[]";
        return has_more;
    }

private:
    const std::string account_, store_;
    std::int64_t before_ = std::numeric_limits<std::int64_t>::max();
    bool has_begun_ = false;
};

std::unique_ptr<api::Reading> open_pulls(const Call& call, storage::ReadView& view) {
    return std::make_unique<PullReading>(call.principal->account, shop_of(call, view));
}

// All of it is made in one go, by a worker because it reads every copy of the store.
class OverrideReading final : public api::Reading {
public:
    OverrideReading(std::string account, std::string store)
        : Reading("", true), account_(std::move(account)), store_(std::move(store)) {}

    bool append(storage::ReadView& view, std::string& out) override {
        std::vector<std::string> told;
        for (const Override& one : overrides_of(view, account_, store_).all)
            told.push_back(json_of(one));
        out += base::json_array(told);
        return false;
    }

private:
    const std::string account_, store_;
};

std::unique_ptr<api::Reading> open_overrides(const Call& call, storage::ReadView& view) {
    return std::make_unique<OverrideReading>(call.principal->account, shop_of(call, view));
}

// The demo has pulled into its second store.
constexpr api::Parameter pulled_store{
    "store", api::in_path, api::an_id, R"("650000000000000000000102")", "Id of the store.",
    nullptr, true};
constexpr api::Parameter pull_in_path{"pull", api::in_path, api::an_id,
                                      R"("650000000000000000005001")", "Id of the pull."};

constexpr api::Schema undone_schema{"UndonePull",
                                    R"({"type":"object","description":"What undoing a pull did.",
"required":["pullId","store","restored","inactivated","conflicts"],"properties":{
"pullId":{"type":"string","description":"Id of the pull."},
"store":{"type":"string","description":"Id of the store."},
"restored":{"type":"integer","description":"Records that are what they were before."},
"inactivated":{"type":"integer","description":"Records that the pull had inserted and that are inactive now."},
"conflicts":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"What stays because it was changed since, is in use, would break a rule together with what was changed since, or was a picture that is not kept any more."}},
"additionalProperties":true})"};
constexpr api::Schema pull_schema{"Pull", R"({"type":"object","description":"A pull into a store.",
"required":["pullId","number","sourceStore","who","time","chosen","undoneAt","result"],"properties":{
"pullId":{"type":"string","description":"Identifies the pull."},
"number":{"type":"integer","description":"Counts the pulls of the store."},
"sourceStore":{"type":"string","description":"Id of the store that was pulled from."},
"who":{"type":"string","description":"Id of the key or person that pulled."},
"time":{"type":"string","format":"date-time","description":"When."},
"chosen":{"type":"array","items":{"type":"string"},"description":"What was chosen."},
"undoneAt":{"description":"When it was undone; null: it stands."},
"result":{"type":"object","additionalProperties":true,"description":"What the pull answered."}},
"additionalProperties":true})"};
constexpr api::Schema field_schema{
    "OverriddenField",
    R"({"type":"object","description":"A field of a copy that its store has changed.",
"required":["field","local","source"],"properties":{
"field":{"type":"string","description":"Name of the field."},
"local":{"description":"What the store says."},
"source":{"description":"What the last pull brought."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_override[] = {&field_schema};
constexpr api::Schema override_schema{
    "MenuOverride", R"({"type":"object","description":"What a store has changed of a copy.",
"required":["kind","id","originalID","name","sourceStore","fields"],"properties":{
"kind":{"type":"string","description":"Kind of the record."},
"id":{"type":"string","description":"Id of the store's record."},
"originalID":{"type":"string","description":"Id of the record that it is a copy of."},
"name":{"type":"string","description":"Name of the store's record."},
"sourceStore":{"type":"string","description":"Id of the store that it was pulled from last."},
"fields":{"type":"array","items":{"$ref":"#/components/schemas/OverriddenField"},"description":"The fields that differ."}},
"additionalProperties":true})",
    used_by_override};
constexpr api::Schema reset_record_schema{
    "RecordReset",
    R"({"type":"object","description":"A copy, and the fields that follow the source again.",
"required":["id"],"properties":{
"id":{"type":"string","description":"Id of the store's record."},
"fields":{"type":"array","items":{"type":"string"},"description":"Names of the fields; all when it is not said."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_reset[] = {&reset_record_schema};
constexpr api::Schema reset_schema{
    "OverrideReset", R"({"type":"object","description":"Which overrides a store gives up.",
"required":["records"],"properties":{
"records":{"type":"array","items":{"$ref":"#/components/schemas/RecordReset"},"description":"The records."}},
"additionalProperties":true})",
    used_by_reset};
constexpr api::Schema reset_answer_schema{
    "OverrideResetResult", R"({"type":"object","description":"What giving up overrides did.",
"required":["store","reset","conflicts"],"properties":{
"store":{"type":"string","description":"Id of the store."},
"reset":{"type":"integer","description":"Records that have changed."},
"conflicts":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"What could not be done."}},
"additionalProperties":true})"};

}  // namespace

const api::Operation undo_pull{
    .name = "undo_pull",
    .subject = &pull_subject,
    .id = "undoPull",
    .summary = "Undo a pull",
    .description =
        "Makes of every record that the pull changed what it was before, and inactivates those "
        "that it inserted. What was changed again since stays. Only the last pull that stands can "
        "be undone; the one before it is then the last.",
    .prepare = prepare_undoing,
    .answer = {.of = api::Content::Of::schema, .schema = &undone_schema},
    .parameters = {&pulled_store, &pull_in_path},
    .failures = {409},
    .is_slow = api::always,
    .is_alone = true};
const api::Operation list_pulls{
    .name = "pulls",
    .subject = &pull_subject,
    .id = "listPulls",
    .summary = "List pulls",
    .description = "Lists the pulls into the store, the newest first.",
    .open = open_pulls,
    .answer = {.of = api::Content::Of::schema, .schema = &pull_schema, .is_list = true}};
const api::Operation list_overrides{
    .name = "overrides",
    .subject = &pull_subject,
    .id = "listOverrides",
    .summary = "List overrides",
    .description =
        "Lists what the store says otherwise than the records it has copied: fields that pulls "
        "leave as they are.",
    .open = open_overrides,
    .answer = {.of = api::Content::Of::schema, .schema = &override_schema, .is_list = true}};
const api::Operation reset_overrides{
    .name = "reset_overrides",
    .subject = &pull_subject,
    .id = "resetOverrides",
    .summary = "Give up overrides",
    .description =
        "Gives the fields the values that the last pull brought, so that the next one changes them "
        "again.",
    .prepare = prepare_resetting,
    .body = {.of = api::Content::Of::schema,
             .schema = &reset_schema,
             .example =
                 R"({"records":[{"id":"650000000000000000005002","fields":["needsManager"]}]})"},
    .answer = {.of = api::Content::Of::schema, .schema = &reset_answer_schema},
    .parameters = {&pulled_store},
    .is_slow = api::always,
    .is_alone = true};

}  // namespace features::pull
