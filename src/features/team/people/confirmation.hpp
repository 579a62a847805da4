// A signed-in person confirms a call with the password, or a code.
#pragma once

#include "api/call.hpp"
#include "base/refusal.hpp"
#include "features/team/people/failure_counter.hpp"

namespace features::people {

// The sign-in of the calling person. Throws base::Refusal (401) when it is gone.
auth::SignIn own_sign_in(const api::Call& call, storage::ReadView& view);

// Checks a password, or none, for a call of a person; failures count like failed sign-ins. The call
// must outlive it.
class Confirmation {
public:
    // Throws base::Refusal (429) when there were too many failures. With a password it takes 100
    // ms, so only workers may make it; `member` is its name in the body.
    Confirmation(const api::Call& call, storage::ReadView& view);
    Confirmation(const api::Call& call, storage::ReadView& view, std::string_view password,
                 std::string_view member);

    bool is_right() const { return is_right_; }
    const auth::SignIn& sign_in() const { return sign_in_; }

    // A plan that runs `then` with the current sign-in, if the password was right. A wrong one is
    // answered and not thrown, because the failure must be counted; `then` must return what
    // wrong_code() makes for the same reason.
    using Then = std::function<api::Outcome(storage::Transaction&, const auth::SignIn&)>;
    api::Plan plan(Then then) const;
    // For `then`: counts a failure, and makes the answer 403 `wrong_code`.
    api::Outcome wrong_code(storage::Transaction& tx) const;

private:
    api::Outcome failed(storage::Transaction& tx, std::string_view code, const char* sentence,
                        std::string_view member) const;

    const api::Call& call_;
    auth::SignIn sign_in_;
    FailureCounter guard_;
    std::string member_;
    bool is_right_ = true;
};

}  // namespace features::people
