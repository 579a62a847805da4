// What a hook may receive: what the key or the person who set it may read.
#pragma once

#include "auth/principal.hpp"
#include "features/edge/webhooks/hook.hpp"
#include "features/records/readable.hpp"

#include <memory>
#include <optional>

namespace features::webhooks {

// Used by one thread; `routes` must outlive it.
class Hearing {
public:
    // Nothing without a principal, or with one that does not see the store.
    Hearing(const std::vector<api::Route>& routes,
            const std::shared_ptr<const auth::Principal>& principal, std::string_view store);

    // `closeOrder` gets a sale as the end of an order or a check, so the right to read those, or
    // reports, is enough.
    bool operator()(std::string_view hook, const std::string& kind) const;

private:
    auth::Areas areas_{};  // that they may read
    mutable std::optional<records::Readable> is_readable_{};
};

}  // namespace features::webhooks
