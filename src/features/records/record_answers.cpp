#include "features/records/record_answers.hpp"

#include "api/answers.hpp"
#include "features/records/parts.hpp"

namespace features::records {

Actor actor_of(const api::Call& call) {
    return {*call.principal, call.now_ms, call.services.of<Rulebook>()};
}

const std::string* find_path_id(const api::Call& call) {
    const std::string* id = call.path.find("id");
    return id ? id : call.path.find(call.route.kind->name);
}

const std::string& path_id(const api::Call& call) {
    const std::string* id = call.path.find("id");
    return id ? *id : call.path[call.route.kind->name];
}

http::Response record_answer(const api::Call& call, storage::ReadView& view, const std::string& id,
                             std::int64_t revision, std::string doc) {
    const kinds::StoredKind& kind = *call.route.kind;
    std::string tag = storage::text_of(storage::EpochNumber{revision, view.epoch()});
    if (kind.traits.has_parts) {
        doc = with_parts(view, call.services.of<Rulebook>(), kind, call.principal->account, id,
                         std::move(doc));
        tag += api::hash_of_answer(doc);
    }
    auto response = api::json_answer(std::move(doc));
    response.set("ETag", api::quoted_tag(tag));
    return response;
}

// The name of an unknown member may contain the name of a person.
api::Outcome::Touched touched(const kinds::StoredKind& kind, const Stored& stored) {
    api::Outcome::Touched touched{stored.id, stored.revision, {}, stored.is_unchanged};
    for (const std::string& name : stored.changed)
        if (kind.find(name).field) (touched.fields += touched.fields.empty() ? "" : " ") += name;
    return touched;
}

// Only an answer that is exactly the document of a revision need not be stored for a safe retry.
api::Plan record_plan(const api::Call& call, storage::Scope scope, RecordChange change) {
    return {std::move(scope), [&call, change = std::move(change)](storage::Transaction& tx) {
                auto stored = change(tx, actor_of(call));
                auto answer =
                    record_answer(call, tx, stored.id, stored.revision, std::move(stored.doc));
                api::Outcome outcome(std::move(answer));
                outcome.touched = touched(*call.route.kind, stored);
                if (!call.route.kind->traits.has_parts)
                    outcome.revision = storage::Revision{std::move(stored.id), stored.revision};
                return outcome;
            }};
}

}  // namespace features::records
