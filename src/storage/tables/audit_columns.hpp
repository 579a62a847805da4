// The columns of an entry of the audit.
#pragma once

#include "storage/columns.hpp"
#include "storage/tables/audit.hpp"

namespace storage {

inline constexpr Column<AuditEntry> audit_columns[] = {
    {"at_ms", member<&AuditEntry::at_ms>},       {"who", member<&AuditEntry::who>},
    {"session", member<&AuditEntry::session>},   {"network", member<&AuditEntry::network>},
    {"address", member<&AuditEntry::address>},   {"operation", member<&AuditEntry::operation>},
    {"kind", member<&AuditEntry::kind>},         {"id", member<&AuditEntry::id>},
    {"revision", member<&AuditEntry::revision>}, {"fields", member<&AuditEntry::fields>},
    {"outcome", member<&AuditEntry::outcome>}};

}  // namespace storage
