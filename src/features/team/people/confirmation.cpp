#include "features/team/people/confirmation.hpp"

#include "api/guard.hpp"
#include "auth/person.hpp"

namespace features::people {

using base::Refusal;

auth::SignIn own_sign_in(const api::Call& call, storage::ReadView& view) {
    auto found = auth::find_sign_in(view, call.principal->account, call.principal->id);
    if (!found) throw Refusal::unauthorized("Sign in again.");
    return *std::move(found);
}

Confirmation::Confirmation(const api::Call& call, storage::ReadView& view)
    : call_(call),
      sign_in_(own_sign_in(call, view)),
      guard_(call.services.pepper, whom(sign_in_), call.request.client_address, call.now_ms) {
    guard_.require_open(view);
}

Confirmation::Confirmation(const api::Call& call, storage::ReadView& view,
                           std::string_view password, std::string_view member)
    : Confirmation(call, view) {
    member_ = member;
    is_right_ = auth::is_password_of(sign_in_, password);
}

api::Outcome Confirmation::failed(storage::Transaction& tx, std::string_view code,
                                  const char* sentence, std::string_view member) const {
    guard_.note_failure(tx);
    return api::refusal_answer(call_.request, Refusal(403, std::string(code), sentence, {},
                                                      {{std::string(member), sentence}}));
}

api::Outcome Confirmation::wrong_code(storage::Transaction& tx) const {
    return failed(tx, "wrong_code", "The code is wrong or was already used", "code");
}

api::Plan Confirmation::plan(Then then) const {
    return {.scope = {sign_in_.account, ""},
            .run =
                [self = *this, then = std::move(then)](storage::Transaction& tx) {
                    take_turn(tx);
                    self.guard_.require_open(tx);
                    const auth::SignIn now = own_sign_in(self.call_, tx);
                    const bool is_same = now.password_hash == self.sign_in_.password_hash;
                    if (!self.is_right_ || !is_same)
                        return self.failed(tx, "wrong_password", "The password is wrong",
                                           self.member_);
                    return then(tx, now);
                },
            .also = {turn()}};
}

}  // namespace features::people
