// Entries of the audit that belong to no change: they are written after the answer, by a write of
// their own.
#pragma once

#include "api/call.hpp"
#include "storage/tables/audit.hpp"

namespace api {

// Checks whether the key is used from a new address, and then queues an entry for the account's
// chain. Costs a look-up in memory unless the address is new to this process today. Requests from
// this machine are skipped: whoever is there has the database. Any thread; throws nothing.
void note_address(Services& services, const std::shared_ptr<const auth::Principal>& key,
                  const http::Request& request, std::int64_t now_ms) noexcept;

// When the call, whose operation has is_export, exports data, queues an entry: to the chain of the
// path's store, else to that of the account. Call it before the answer is given, since it reads the
// request; throws nothing. If the write fails, the answer has already been sent: that is logged and
// counted.
void note_export(const Call& call) noexcept;

// Since the start of this process.
struct AuditQueueFigures {
    std::uint64_t exports = 0, new_addresses = 0;  // that are written
    std::uint64_t failures = 0;                    // entries that were lost
    std::uint64_t waiting = 0;                     // that are not written yet
};
AuditQueueFigures audit_queue_figures();

}  // namespace api
