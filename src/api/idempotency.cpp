#include "api/idempotency.hpp"

#include "api/answers.hpp"
#include "api/route.hpp"
#include "base/refusal.hpp"

#include <algorithm>

namespace api {
namespace {

constexpr std::size_t key_characters_max = 255;

bool is_visible_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

}  // namespace

SafeRetry::SafeRetry(const Call& call)
    : principal_(call.principal),
      now_ms_(call.now_ms),
      oldest_ms_(call.now_ms - call.services.settings.idempotency_hours * 3'600'000LL) {
    const auto key = call.request.header("idempotency-key");
    if (key.data() == nullptr) return;
    if (key.empty() || key.size() > key_characters_max || !is_visible_ascii(key))
        throw base::Refusal::bad_request(
            "bad_idempotency_key", "Idempotency-Key must be 1 to 255 visible ASCII characters");
    key_ = key;
    std::string request = principal_->id;
    for (std::string_view part : {call.request.method_name, call.request.target})
        (request += '\n') += part;
    request += '\n';
    const auto compared_body = call.route.operation.retry.compared_body;
    if (compared_body)
        request += compared_body(call);
    else
        request += call.request.body;
    fingerprint_ = call.services.pepper.hash("idempotency", request);
}

std::optional<http::Response> SafeRetry::replay(storage::ReadView& view) const {
    auto kept = storage::find_answer(view, principal_->account, key_, oldest_ms_);
    if (!kept || kept->fingerprint != fingerprint_) return {};
    return replay(*std::move(kept));
}

http::Response SafeRetry::replay(storage::KeptAnswer kept) const {
    if (kept.fingerprint != fingerprint_)
        throw base::Refusal(422, "idempotency_key_reused",
                            "The Idempotency-Key was used for another request");
    if (!kept.store.empty() && !principal_->may_see(kept.store))
        throw base::Refusal::forbidden("this key does not cover the store");
    auto response = json_answer(std::move(kept.body));
    if (!kept.etag.empty()) response.set("ETag", std::move(kept.etag));
    response.set("Idempotency-Replayed", "true");
    return response;
}

Plan SafeRetry::once(Plan plan) const {
    const std::string store = plan.scope.store;
    plan.run = [*this, store, run = std::move(plan.run)](storage::Transaction& tx) -> Outcome {
        const std::string& account = principal_->account;
        if (auto kept = storage::claim_answer(tx, account, key_, oldest_ms_, now_ms_))
            return Outcome(replay(*std::move(kept))).as_repetition();
        Outcome outcome = run(tx);
        if (outcome.answer.status != 200) {
            storage::release_answer(tx, account, key_);
            return outcome;
        }
        storage::keep_answer(tx, account, key_,
                             {.fingerprint = fingerprint_,
                              .etag = std::string(outcome.answer.header("ETag")),
                              .body = std::get<std::string>(outcome.answer.body),
                              .store = store,
                              .of = outcome.revision},
                             now_ms_);
        return outcome;
    };
    return plan;
}

void SafeRetry::amend(storage::Transaction& tx, std::string_view was, std::string_view body) const {
    storage::amend_answer(tx, principal_->account, key_, was, body);
}

}  // namespace api
