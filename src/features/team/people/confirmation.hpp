// A person who has signed in shows the password, or a code, once more.
#pragma once

#include "api/call.hpp"
#include "base/refusal.hpp"
#include "features/team/people/guard.hpp"

namespace features::people {

// The sign-in of the person who calls. Throws base::Refusal (401) when it is gone.
auth::SignIn own_sign_in(const api::Call& call, storage::ReadView& view);

// One look at a password, or none, on behalf of a call of a person; failures count as those of
// sign-ins do. The call must outlive it.
class Confirmation {
public:
    // Throws base::Refusal (429) when there were too many failures. With a password it takes
    // 100 ms, so only workers may make it; `member` names it in the body.
    Confirmation(const api::Call& call, storage::ReadView& view);
    Confirmation(const api::Call& call, storage::ReadView& view, std::string_view password,
                 std::string_view member);

    bool is_right() const { return is_right_; }
    const auth::SignIn& sign_in() const { return sign_in_; }

    // A plan that runs `then` with the sign-in as it is now, if the password was right. The answer
    // to a wrong one is given and not thrown, because the failure must be counted; so does `then`
    // with what wrong_code() makes.
    using Then = std::function<api::Outcome(storage::Transaction&, const auth::SignIn&)>;
    api::Plan plan(Then then) const;
    // For `then`: counts a failure, and answers 403 `wrong_code`.
    api::Outcome wrong_code(storage::Transaction& tx) const;

private:
    api::Outcome failed(storage::Transaction& tx, std::string_view code, const char* sentence,
                        std::string_view member) const;

    const api::Call& call_;
    auth::SignIn sign_in_;
    Guard guard_;
    std::string member_;
    bool is_right_ = true;
};

}  // namespace features::people
