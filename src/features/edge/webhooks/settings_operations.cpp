// Reading and changing the webhooks of a store.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "base/json_text.hpp"
#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/edge/webhooks/answers.hpp"
#include "features/edge/webhooks/bodies.hpp"
#include "features/edge/webhooks/hearing.hpp"
#include "features/edge/webhooks/operations.hpp"
#include "features/edge/webhooks/post.hpp"
#include "features/edge/webhooks/sent_calls.hpp"
#include "features/edge/webhooks/webhooks.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "kinds/event_types.hpp"
#include "schema/json.hpp"
#include "storage/tables/changes.hpp"

#include <algorithm>
#include <set>

namespace features::webhooks {
namespace {

using api::Call;
using base::Problems;
using base::Refusal;

StoreKey place_of(const Call& call) {
    return {call.principal->account, base::lower_ascii(call.path["store"])};
}

std::string with_secret(const Call& call, std::string json, std::int64_t generation) {
    json.pop_back();
    json += R"(,"signingSecret":)";
    base::append_json_string(json,
                             signing_secret(call.services.pepper, place_of(call), generation));
    return json += '}';
}

http::Response read_settings(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    const Saved saved = all_of(view, place_of(call));
    std::string body =
        with_secret(call, schema::write(settings_answer, saved), saved.settings.generation);
    const std::string tag = api::quoted_tag(
        storage::text_of({saved.settings.revision, view.epoch()}) + api::hash_of_answer(body));
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto response = api::json_answer(std::move(body));
    response.set("ETag", tag);
    return response;
}

bool is_null(const Record& record, const Field& field) {
    return std::holds_alternative<Null>(record.at(field));
}

// The value of a text field; "" for null, nothing if it is absent.
std::optional<std::string> said(const Record& record, const Text& field) {
    if (record.has(field)) return record[field];
    return is_null(record, field) ? std::optional<std::string>("") : std::nullopt;
}

std::optional<bool> said(const Record& record, const Flag& field) {
    return record.has(field) ? std::optional(record[field]) : std::nullopt;
}

std::vector<std::string_view> kinds_of_events(const storage::Resolvers& resolvers) {
    std::vector<std::string_view> names{webhook_label};
    for (const auto* kind : kinds::all) names.push_back(kind->name);
    for (const auto& [kind, resolve] : resolvers) names.push_back(kind);
    return names;
}

class Reader {
public:
    explicit Reader(const Call& call)
        : targets_(call.services.of<Post>().targets()),
          kinds_(kinds_of_events(call.services.of<storage::Resolvers>())),
          patch_(schema::read_patch(call.request.body, settings_change)) {}

    HooksChange read() {
        problems_ = patch_.problems;
        const Record& sent = patch_.record;
        change_.header_name = said(sent, settings_change.header_name);
        change_.header_value = said(sent, settings_change.header_value);
        check_header();
        read_wild(settings_change.opens);
        read_wild(settings_change.updates);
        read_wild(settings_change.closes);
        change_.replaces_list =
            sent.has(settings_change.events) || is_null(sent, settings_change.events);
        for (const Record& hook : sent[settings_change.events]) read_listed(hook);
        check_list();
        change_.rotates_secret = sent[settings_change.rotates];
        check_spelling();
        if (!problems_.empty()) throw Refusal::invalid(std::move(problems_));
        return std::move(change_);
    }

private:
    // A name whose value is already stored is checked with a value that every header can have.
    void check_header() {
        const std::string name = change_.header_name.value_or("");
        const std::string value = change_.header_value.value_or("");
        if (base::lower_ascii(name).starts_with("x-comanda-") ||
            base::same_ignoring_case(name, "Content-Type"))
            problems_.push_back({"headerName", "is already sent with every call; choose another"});
        else if (const auto refusal = http::header_refusal(name, "x"); refusal && !name.empty())
            problems_.push_back({"headerName", *refusal});
        if (!value.empty())
            if (const auto refusal = http::header_refusal("X-Any", value))
                problems_.push_back({"headerValue", *refusal});
    }

    // Unknown members are not stored, so a misspelt hook would never be called.
    void check_spelling() {
        for (const auto& [name, raw] : patch_.record.unknown)
            for (const schema::Field* field : settings_change.fields())
                if (base::is_near(name, field->name))
                    problems_.push_back(
                        {name, "is unknown: did you mean " + std::string(field->name) + '?'});
    }

    void check_url(const HookChange& change) {
        if (!change.url || change.url->empty()) return;
        if (const auto refusal = targets_.refusal(*change.url))
            problems_.push_back({change.path + ".url", *refusal});
    }

    void read_wild(const Nested& field) {
        HookChange change{.name = std::string(field.name), .path = std::string(field.name)};
        if (is_null(patch_.record, field)) {
            change.url = "";
        } else if (patch_.record.has(field)) {
            const Record& sent = patch_.record[field].front();
            change.url = said(sent, wild_hook.url);
            change.is_active = said(sent, wild_hook.active);
            change.is_paused = said(sent, wild_hook.paused);
        } else {
            return;
        }
        check_url(change);
        change_.hooks.push_back(std::move(change));
    }

    void read_listed(const Record& sent) {
        HookChange change{.name = sent[listed_hook.name],
                          .url = sent[listed_hook.url],
                          .is_active = said(sent, listed_hook.active),
                          .is_paused = said(sent, listed_hook.paused),
                          .path = "events[" + std::to_string(listed_++) + "]"};
        if (!is_own_name(change.name))
            add(change, "name",
                "must be 1 to 40 letters, digits, _ and -, and not openOrder, updateOrder or "
                "closeOrder");
        else if (!names_.insert(change.name).second)
            add(change, "name", "appears in the list twice");
        if (change.url->empty()) add(change, "url", "is required");
        check_url(change);
        read_types(change, sent[listed_hook.types].text);
        change_.hooks.push_back(std::move(change));
    }

    // The problem with a type, or "".
    std::string problem_of(std::string_view type) const {
        if (type == "*") return "";
        if (!is_event_type(type)) return "must be like check.closed, order.* or *";
        const std::string_view kind = type.substr(0, type.find('.'));
        const std::string_view happening = type.substr(kind.size() + 1);
        if (std::ranges::find(kinds_, kind) == kinds_.end())
            return "names " + std::string(kind) + ", which has no events" +
                   base::did_you_mean(kind, kinds_);
        if (happening == "*" || kinds::is_event_type_of(kind, happening)) return "";
        return "names " + std::string(type) + ", which never happens" +
               base::did_you_mean(happening, kinds::event_types_of(kind));
    }

    void read_types(HookChange& change, const std::string& json) {
        for (const std::string& raw : schema::elements_of(json)) {
            std::string type(base::trimmed(schema::text_of(raw).value_or("")));
            if (const std::string problem = problem_of(type); !problem.empty())
                return add(change, "types", problem);
            if (std::ranges::find(change.types, type) == change.types.end())
                change.types.push_back(std::move(type));
        }
        if (change.types.empty() || change.types.size() > types_max)
            add(change, "types", "must be 1 to " + std::to_string(types_max) + " types of events");
    }

    void check_list() {
        if (listed_ > listed_max)
            problems_.push_back(
                {"events", "must be at most " + std::to_string(listed_max) + " hooks"});
    }

    // Unless there is already a problem with that value.
    void add(const HookChange& change, std::string_view member, std::string sentence) {
        std::string path = change.path + '.' + std::string(member);
        if (std::ranges::find(problems_, path, &base::Problem::path) == problems_.end())
            problems_.push_back({std::move(path), std::move(sentence)});
    }

    const http::Targets& targets_;
    const std::vector<std::string_view> kinds_;
    const schema::Patch patch_;
    HooksChange change_;
    Problems problems_;
    std::set<std::string> names_;
    std::size_t listed_ = 0;
};

void require_match(const std::optional<std::vector<storage::EpochNumber>>& accepted,
                   storage::ReadView& view, const Saved& saved) {
    if (!accepted) return;
    const auto is_met = [&](const storage::EpochNumber& one) {
        return one.number == saved.settings.revision && one.may_be_of(view.epoch());
    };
    if (std::ranges::any_of(*accepted, is_met)) return;
    throw Refusal(412, "revision_mismatch", "The webhooks have changed since they were read")
        .with("current", schema::write(settings_answer, saved));
}

HooksChange with_sealed_header(HooksChange change, const Call& call, const StoreKey& at) {
    if (!change.header_value) return change;
    const auth::Pepper& pepper = call.services.pepper;
    const std::string value = *change.header_value;
    change.header_value = sealed_header(pepper, at, value, call.services.world.random);
    change.is_header_value = [&pepper, at, value](std::string_view kept) {
        return header_value_of(pepper, at, kept) == value;
    };
    return change;
}

Setter setter_of(const Call& call, const StoreKey& at) {
    const auto kinds = kinds_of_events(call.services.of<storage::Resolvers>());
    return {.id = call.principal->id,
            .kinds = {kinds.begin(), kinds.end()},
            .may_read = Hearing(call.services.routes, call.principal, at.store)};
}

api::Plan prepare_save(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    const StoreKey at = place_of(call);
    const auto change =
        std::make_shared<const HooksChange>(with_sealed_header(Reader(call).read(), call, at));
    return {{at.account, at.store},
            [change, at, setter = setter_of(call, at), accepted = api::if_match(call.request),
             now_ms = call.now_ms](storage::Transaction& tx) -> api::Outcome {
                const Saved saved = save(tx, at, *change, now_ms, setter, [&](const Saved& before) {
                    require_match(accepted, tx, before);
                });
                auto answer = api::json_answer(schema::write(settings_answer, saved));
                answer.set("ETag", api::quoted_tag({saved.settings.revision, tx.epoch()}));
                return answer;
            }};
}

std::string complete(const Call& call, std::string body) {
    std::int64_t generation = 0;
    for (const auto& [name, raw] : schema::read_members(body))
        if (name == "secretGeneration") generation = schema::count_of(raw).value_or(0);
    return with_secret(call, std::move(body), generation);
}

// The value of the header must not be part of a stored hash.
std::string without_header_value(const Call& call) {
    base::JsonObject masked;
    for (const auto& [name, raw] : schema::read_members(call.request.body))
        masked.raw(name, name == settings_change.header_value.name
                             ? base::json_string(call.services.pepper.hash("webhook-header", raw))
                             : raw);
    return masked.done();
}

constexpr std::string_view settings_example =
    R"({"headerName":"Authorization","headerValue":"Bearer 4b1f",)"
    R"("openOrder":{"url":"https://pos.example/opened"},)"
    R"("events":[{"name":"kitchen","url":"https://kitchen.example/hook",)"
    R"("types":["check.*","order.created"]}]})";

}  // namespace

const api::Operation read_webhooks{
    .name = "read",
    .subject = &webhook_subject,
    .id = "getWebhooks",
    .summary = "Read the webhooks of a store",
    .description =
        "Returns which addresses are called, with which events, and their state. A store without "
        "settings calls nobody.",
    .run = read_settings,
    .answer = api::one(settings_answer)};
const api::Operation save_webhooks{
    .name = "save",
    .subject = &webhook_subject,
    .id = "saveWebhooks",
    .summary = "Change the webhooks of a store",
    .description =
        "Changes what the body names. A hook receives events from after it was created or switched "
        "on, as far as the key or person that last set its address or types may read them (for "
        "`closeOrder`: orders, checks or reports); `hears` lists these kinds. When they lose that "
        "right, the hook is paused until somebody who has it sets the hook again. Events of one "
        "check or order are sent in sequence, also across `openOrder`, `updateOrder` and "
        "`closeOrder`: the closing waits until the opening has arrived. Addresses in private "
        "networks are refused unless the operator allows them. `If-Match` takes the revision.",
    .run = prepare_save,
    .body = api::described(settings_change, settings_example),
    .answer = api::one(settings_answer),
    .sends = sent_calls(),
    .failures = {412},
    .retry = {.compared_body = without_header_value, .complete = complete}};

}  // namespace features::webhooks
