#include "features/team/people/earlier_session.hpp"

#include "api/session_cookie.hpp"
#include "auth/sessions.hpp"

namespace features::people {

void end_earlier_session(const api::Call& call) {
    const auto cookie = api::session_cookie(call.request);
    const auto token = cookie ? auth::read_session_token(*cookie) : std::nullopt;
    if (!token) return;
    const auth::Pepper& pepper = call.services.pepper;
    std::optional<auth::FoundSession> found;
    call.services.database.read([&](storage::ReadView& view) {
        found = auth::find_session(view, pepper, *token, call.now_ms);
    });
    if (!found) return;
    call.services.database.write_now([&](storage::Transaction& tx) {
        tx.lock(token->account, "");
        if (found->person->device) tx.lock(token->account, found->person->device->store);
        auth::end_session(tx, pepper, *token, *found, call.now_ms);
    });
}

}  // namespace features::people
