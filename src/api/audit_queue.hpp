// Entries of the audit that go with no change: they are written behind the answer, by a write of
// their own.
#pragma once

#include "api/call.hpp"
#include "storage/tables/audit.hpp"

namespace api {

// Looks whether the key comes from an address that it has not come from before, and then queues an
// entry for the account's chain. Costs a look into memory unless the address is new to this process
// today. What comes from this machine is not looked at: whoever is there has the database. Any
// thread; throws nothing.
void note_address(Services& services, const std::shared_ptr<const auth::Principal>& key,
                  const http::Request& request, std::int64_t now_ms) noexcept;

// When the call, whose operation has is_export, carries data out, queues an entry: to the chain of
// the path's store, else to that of the account. Before the answer is given, since it reads the
// request; throws nothing. When the write fails, the answer has left all the same: that is logged
// and counted.
void note_export(const Call& call) noexcept;

// Since the start of this process.
struct AuditQueueFigures {
    std::uint64_t exports = 0, new_addresses = 0;  // that are written
    std::uint64_t failures = 0;                    // entries that were lost
    std::uint64_t waiting = 0;                     // that are not written yet
};
AuditQueueFigures audit_queue_figures();

}  // namespace api
