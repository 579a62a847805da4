#include "storage/tables/audit.hpp"

#include "base/fingerprint.hpp"
#include "storage/tables/audit_columns.hpp"
#include "storage/tables/events.hpp"

#include <atomic>

namespace storage {

static constexpr auto insert_entry =
    storage::insert_into("audit", "account, store, number, hash", audit_columns);

static constinit std::atomic<std::uint64_t> entries_added{0};

std::uint64_t audit_entries() { return entries_added; }

// Each part has its length before it, so that no other parts make the same text.
std::string audit_hash(std::string_view previous, std::string_view account, std::string_view store,
                       std::int64_t number, const AuditEntry& entry) {
    const std::string counted = std::to_string(number), at = std::to_string(entry.at_ms),
                      revision = std::to_string(entry.revision);
    std::string text;
    for (std::string_view part :
         {previous, account, store, std::string_view(counted), std::string_view(at),
          std::string_view(entry.who), std::string_view(entry.session),
          std::string_view(entry.network), std::string_view(entry.address),
          std::string_view(entry.operation), std::string_view(entry.kind),
          std::string_view(entry.id), std::string_view(revision), std::string_view(entry.fields),
          std::string_view(entry.outcome)}) {
        (text += std::to_string(part.size())) += ':';
        text += part;
    }
    return base::digest(text);
}

void append_audit(Transaction& tx, std::string_view account, std::string_view store,
                  const AuditEntry& entry) {
    const ChainHead last = tx.audit_end(account, store);
    ChainHead end{last.number + 1, {}};
    end.hash = audit_hash(last.hash, account, store, end.number, entry);
    tx.post(insert_entry, Values(audit_columns, entry, {account, store, end.number, end.hash}));
    entries_added.fetch_add(1, std::memory_order_relaxed);
    tx.set_audit_end(account, store, std::move(end));
}

ChainHead audit_head(ReadView& view, std::string_view account, std::string_view store) {
    return sequences(view, account, store).audit;
}

}  // namespace storage
