// What a hook may hear of: what the key or the person who set it may read.
#pragma once

#include "access/principal.hpp"
#include "features/edge/webhooks/hook.hpp"
#include "features/records/readable.hpp"

#include <memory>
#include <optional>

namespace features::webhooks {

// Used by one thread; `routes` must outlive it.
class Hearing {
public:
    // Without a principal, or one that does not see the store, nothing.
    Hearing(const std::vector<api::Route>& routes,
            const std::shared_ptr<const auth::Principal>& principal, std::string_view store);

    // A sale is told to `closeOrder` as the end of an order or a check, so to read those, or
    // reports, is enough.
    bool operator()(std::string_view hook, const std::string& kind) const;

private:
    auth::Areas areas_{};  // that may be read
    mutable std::optional<records::Readable> is_readable_{};
};

}  // namespace features::webhooks
