// How often somebody may send a wrong code.
//
// Five wrong codes from one network address within 15 minutes refuse all codes from there, right
// ones too, until the first of them is older than that; wrong codes also count among the failed
// sign-ins of that address. A right code ends the count. Addresses together are not limited, or
// else anybody could stop all pairing: ten minutes and 30^8 codes leave many addresses no chance
// either.
#pragma once

#include "auth/secrets.hpp"
#include "base/refusal.hpp"
#include "features/team/people/people_store.hpp"

#include <optional>

namespace features::pairings {

class CodeTries {
public:
    CodeTries(const auth::Pepper& pepper, std::string_view address, std::int64_t now_ms);

    // 429 `pairing_locked` when there were too many.
    std::optional<base::Refusal> refusal(storage::ReadView& view) const;
    // Both inside a write that has taken its turn (people::take_turn), which makes counts exact.
    void note_wrong(storage::Transaction& tx) const;
    void note_right(storage::Transaction& tx) const;

private:
    people::Trace trace_;
    std::int64_t now_ms_;
};

}  // namespace features::pairings
