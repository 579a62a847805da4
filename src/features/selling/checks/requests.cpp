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

}  // namespace features::checks
