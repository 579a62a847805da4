#include "features/selling/checks/requests.hpp"

#include "api/answers.hpp"
#include "base/refusal.hpp"

namespace features::checks {

StoredCheck require_check(const api::Call& call, storage::ReadView& view,
                          const std::string& store) {
    auto check = find_check(view, call.principal->account, store, call.path["check"]);
    if (!check) throw base::Refusal::not_found("check");
    return *std::move(check);
}

http::Response answer_to(storage::ReadView& view, const Submitted& submitted) {
    auto answer = api::json_answer(answer_of(submitted));
    answer.set("ETag", api::quoted_tag({submitted.check.revision, view.epoch()}));
    return answer;
}

void tell_features(storage::Transaction& tx, const WriteContext& by, const FeatureList& features,
                   const Submitted& submitted) {
    if (!submitted.is_new || !submitted.is_applied) return;
    const StoredCheck& check = submitted.check;
    const CheckStep step{.check = check.id,
                         .check_id = check.check_id,
                         .is_voided = check.state == CheckState::voided,
                         .came = submitted.came,
                         .left = submitted.left};
    for (const Feature* feature : features)
        if (feature->follow_check)
            feature->follow_check(tx, {by.account, by.store}, step, by.who, by.now_ms);
}

}  // namespace features::checks
