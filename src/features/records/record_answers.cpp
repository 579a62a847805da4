#include "features/records/record_answers.hpp"

#include "api/answers.hpp"
#include "features/records/rules.hpp"

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

http::Response record_answer(std::string doc, const storage::EpochNumber& revision) {
    auto response = api::json_answer(std::move(doc));
    response.set("ETag", api::quoted_tag(revision));
    return response;
}

api::Plan record_plan(const api::Call& call, storage::Scope scope, RecordChange change) {
    return {std::move(scope),
            [change = std::move(change), principal = call.principal, now_ms = call.now_ms,
             &rules = call.services.of<Rulebook>()](storage::Transaction& tx) {
                auto stored = change(tx, {*principal, now_ms, rules});
                return api::Outcome(
                    record_answer(std::move(stored.doc), {stored.revision, tx.epoch()}),
                    storage::Revision{std::move(stored.id), stored.revision});
            }};
}

}  // namespace features::records
