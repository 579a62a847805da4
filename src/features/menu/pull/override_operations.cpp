// Listing pulls, undoing the last one, and what a store has changed in its copies.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "api/row_query.hpp"
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
using schema::Holds;
using schema::json_of;
using schema::MemberType;
using schema::Object;
using schema::of;
using schema::Property;

constexpr std::size_t resets_max = 10'000;
constexpr std::int64_t pulls_at_once = 50;

std::string shop_of(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return base::lower_ascii(call.path["store"]);
}

// A reversal that a plan holds, which may run more than once.
using Held = std::shared_ptr<std::unique_ptr<Reversal>>;
Held held(std::unique_ptr<Reversal> reversal) {
    return std::make_shared<std::unique_ptr<Reversal>>(std::move(reversal));
}

api::Plan prepare_undoing(const Call& call, storage::ReadView& view) {
    const std::string store = shop_of(call, view);
    const std::string pull = base::lower_ascii(call.path["pull"]);
    auto& ids = call.services.world.ids;
    const Held reversal = held(prepare_undo(view, store, pull, records::actor_of(call), ids));
    return {.scope = {call.principal->account, store},
            .run = [reversal, pull, &ids, principal = call.principal, now_ms = call.now_ms,
                    &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
                const Undone undone = undo(tx, *reversal, pull, {*principal, now_ms, rules}, ids);
                return api::json_answer(schema::write(undone_answer, undone));
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
        throw Refusal::invalid("records", "must have at most 10000 entries");
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
    return {
        .scope = {call.principal->account, store},
        .run = [reversal, resets, &ids, principal = call.principal, now_ms = call.now_ms,
                &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
            const ResetDone done = reset(tx, *reversal, *resets, {*principal, now_ms, rules}, ids);
            return api::json_answer(schema::write(reset_answer, done));
        }};
}

std::string undone_at(const Pull& pull) {
    return pull.undone_ms ? base::json_string(base::iso_time(pull.undone_ms)) : "null";
}
constexpr MemberType any_json{.holds = Holds::json};
constexpr Property<Pull> pull_properties[] = {
    {"pullId", of<&Pull::id>, "Identifies the pull."},
    {"number", of<&Pull::number>, "Counts the pulls of the store."},
    {"sourceStore", of<&Pull::source>, "Id of the store that was pulled from."},
    {"who", of<&Pull::who>, "Id of the key or person that pulled."},
    {"time", schema::instant<&Pull::at_ms>, "When."},
    {"chosen", json_of<&Pull::choice_json>({.is_list = true}), "What was chosen."},
    {"undoneAt", json_of<undone_at>(any_json), "When it was undone; null if it was not."},
    {"result", json_of<&Pull::answer_json>({.holds = Holds::open}), "The result of the pull."},
};
constexpr Object<Pull> pull_answer{"Pull", "A pull into a store.", pull_properties};

constexpr Property<Override::OfField> field_properties[] = {
    {"field", of<&Override::OfField::name>, "Name of the field."},
    {"local", json_of<&Override::OfField::here_json>(any_json), "The store's value."},
    {"source", json_of<&Override::OfField::there_json>(any_json),
     "The value that the last pull brought."},
};
constexpr Object<Override::OfField> field_answer{
    "OverriddenField", "A field of a copy that its store has changed.", field_properties};

template <auto member>
const std::string& in_item(const Override& one) {
    return one.item->*member;
}
std::string name_of(const Override& one) {
    const auto* name = one.item->kind->find(one.item->kind->traits.named_by).field;
    const auto* text = std::get_if<std::string>(&one.item->record.at(*name));
    return text ? *text : "";
}
constexpr Property<Override> override_properties[] = {
    {"kind", of<[](const Override& one) { return one.item->kind->name; }>, "Kind of the record."},
    {"id", of<in_item<&Item::id>>, "Id of the store's record."},
    {"originalID", of<in_item<&Item::root>>, "Id of the record that it is a copy of."},
    {"name", of<name_of>, "Name of the store's record."},
    {"sourceStore", of<[](const Override& one) { return one.link.source_store; }>,
     "Id of the store that it was last pulled from."},
    {"fields", schema::object<&Override::fields, field_answer>, "The fields that differ."},
};
constexpr Object<Override> override_answer{"MenuOverride", "What a store has changed in a copy.",
                                           override_properties};

std::unique_ptr<api::StreamedAnswer> open_pulls(const Call& call, storage::ReadView& view) {
    auto next = [account = call.principal->account, store = shop_of(call, view),
                 before = std::numeric_limits<std::int64_t>::max()](storage::ReadView& later,
                                                                    api::Elements& out) mutable {
        const auto some = pulls_before(later, account, store, before, pulls_at_once);
        for (const Pull& pull : some) out.add(schema::write(pull_answer, pull));
        if (!some.empty()) before = some.back().number;
        return static_cast<std::int64_t>(some.size()) == pulls_at_once;
    };
    return api::list_answer("", std::move(next));
}

// Made in one go, by a worker because it reads every copy of the store.
std::unique_ptr<api::StreamedAnswer> open_overrides(const Call& call, storage::ReadView& view) {
    auto append = [account = call.principal->account, store = shop_of(call, view)](
                      storage::ReadView& later, std::string& out) {
        out += schema::write_all(override_answer, overrides_of(later, account, store).all);
        return false;
    };
    return api::made_answer("", std::move(append), {.is_slow = true});
}

// The demo has pulled into its second store.
constexpr api::Parameter pulled_store{
    "store", api::in_path, api::an_id, R"("650000000000000000000102")", "Id of the store.",
    nullptr, true};
constexpr api::Parameter pull_in_path{"pull", api::in_path, api::an_id,
                                      R"("650000000000000000005001")", "Id of the pull."};

constexpr schema::Member reset_record_members[] = {
    {"id", {}, "Id of the store's record."},
    {"fields", {.is_list = true, .is_optional = true}, "Names of the fields; by default all."},
};
constexpr schema::Description reset_record{
    "RecordReset", "A copy, and the fields that follow the source again.", reset_record_members};
constexpr schema::Member reset_members[] = {
    {"records", {.holds = Holds::object, .is_list = true, .of = &reset_record}, "The records."},
};
constexpr schema::Description reset_body{"OverrideReset", "Which overrides to reset.",
                                         reset_members};

}  // namespace

const api::Operation undo_pull{
    .name = "undo_pull",
    .subject = &pull_subject,
    .id = "undoPull",
    .summary = "Undo a pull",
    .description =
        "Restores every record that the pull changed, and inactivates those that it inserted. What "
        "was changed since stays. Only the last pull that is not undone can be undone; after that, "
        "the one before it.",
    .run = prepare_undoing,
    .answer = api::one(undone_answer),
    .parameters = {&pulled_store, &pull_in_path},
    .failures = {409},
    .pace = {.is_slow = api::always, .is_alone = true}};
const api::Operation list_pulls{
    .name = "pulls",
    .subject = &pull_subject,
    .id = "listPulls",
    .summary = "List pulls",
    .description = "Lists the pulls into the store, the newest first.",
    .run = api::choosing<open_pulls>,
    .answer = api::many(pull_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};
const api::Operation list_overrides{
    .name = "overrides",
    .subject = &pull_subject,
    .id = "listOverrides",
    .summary = "List overrides",
    .description =
        "Lists the fields in which the store's copies differ from "
        "what was pulled. Pulls leave these fields as they are.",
    .run = api::choosing<open_overrides>,
    .answer = api::many(override_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};
const api::Operation reset_overrides{
    .name = "reset_overrides",
    .subject = &pull_subject,
    .id = "resetOverrides",
    .summary = "Reset overrides",
    .description =
        "Resets the fields to the values that the last pull brought, so that the next pull updates "
        "them again.",
    .run = prepare_resetting,
    .body = api::one(
        reset_body, R"({"records":[{"id":"650000000000000000005002","fields":["needsManager"]}]})"),
    .answer = api::one(reset_answer),
    .parameters = {&pulled_store},
    .pace = {.is_slow = api::always, .is_alone = true}};

}  // namespace features::pull
