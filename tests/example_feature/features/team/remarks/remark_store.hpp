// The table of remarks.
#pragma once

#include "domain/calendar/periods.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace features::remarks {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// [row]
struct Remark {
    std::string id, store;
    std::string day;  // the business date: 2026-01-31
    std::string text;
    std::string by;  // id of the key or person
    std::int64_t at_ms = 0;
    std::int64_t remind_ms = 0;  // 0: no pending reminder
    std::int64_t revision = 1;
};
// [/row]

struct Place {
    std::string account, store;
};

std::optional<Remark> find(storage::ReadView& view, std::string_view account, std::string_view id);
std::int64_t count(storage::ReadView& view, const Place& at);
// The remarks after this id, by id: at most `limit`, after leaving out the first `skipped`.
std::vector<Remark> remarks_after(storage::ReadView& view, const Place& at, std::string_view id,
                                  std::int64_t limit, std::int64_t skipped = 0);

// The remarks of a business date, and how many of them have a pending reminder.
struct DayCount {
    std::string day;
    std::int64_t remarks = 0, waiting = 0;
};
// The dates with remarks, in order.
std::vector<DayCount> count_by_day(storage::ReadView& view, const Place& at,
                                   const domain::DayRange& days);

// Remarks whose reminder is due, at most `limit`; and when the next reminder is due.
std::vector<Remark> due(storage::ReadView& view, const Place& at, std::int64_t now_ms,
                        std::int64_t limit);
std::optional<std::int64_t> next_due_ms(storage::ReadView& view, const Place& at);

// Both need the lock of the store.
void insert(storage::Transaction& tx, std::string_view account, const Remark& remark);
void update(storage::Transaction& tx, std::string_view account, const Remark& remark);

// For Retention.
std::int64_t forget(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms);

}  // namespace features::remarks
