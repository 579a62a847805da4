// The table of failed logins of kiosks, and the checks of all tables of kiosks.
#pragma once

#include "storage/database.hpp"
#include "storage/verify.hpp"

#include <span>
#include <string_view>

namespace features::kiosk {

extern const std::span<const storage::Rule> invariants;

// The time of the failure `count` failures ago (1: the last one) among those after `after_ms` and
// before `until_ms`; 0 if there were fewer. A guard is a keyed hash.
std::int64_t failure_before(storage::ReadView& view, std::string_view account,
                            std::string_view guard, std::int64_t after_ms, std::int64_t until_ms,
                            std::int64_t count);
// Both need the lock of the account.
void add_failure(storage::Transaction& tx, std::string_view account, std::string_view guard,
                 std::int64_t at_ms);
void remove_failures(storage::Transaction& tx, std::string_view account, std::string_view guard);

// For Retention::forget.
std::int64_t forget_failures(storage::Transaction& tx, std::string_view account,
                             std::int64_t oldest_ms);

}  // namespace features::kiosk
