// The tables of visits: each sale of a customer, and their totals.
#pragma once

#include "storage/migrations.hpp"
#include "storage/verify.hpp"

namespace features::customers {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// The totals of a customer's sales. Absent rows read as all 0.
struct VisitTotal {
    std::int64_t visits = 0;
    std::int64_t spent_minor = 0;
    std::int64_t last_ms = 0;  // Unix time of the last visit; 0: none
};
// Of each of these customers, in their order.
std::vector<VisitTotal> visit_totals(storage::ReadView& view, std::string_view account,
                                     std::span<const std::string> customers);

// Whether customers of the account have spent anything; stores have no customers of their own.
bool has_spent(storage::ReadView& view, std::string_view account, std::string_view store);

// One sale of a customer.
struct Visit {
    std::string customer;
    std::int64_t at_ms = 0, spent_minor = 0;
};
std::optional<Visit> find_visit(storage::ReadView& view, std::string_view account,
                                std::string_view sale);

// The customer that this one was merged into; "" if it was not merged.
std::string merged_into(storage::ReadView& view, std::string_view account,
                        std::string_view customer);

// Inside a write. Locks the row of the customer's total, and makes it if there is none.
void lock_total(storage::Transaction& tx, std::string_view account, std::string_view customer);
// The same without the order of locks: for the survivor of a merge that was committed while this
// write waited for the row of the other. Whoever holds the row of a survivor never waits for the
// row of a customer merged into it.
void lock_total_late(storage::Transaction& tx, std::string_view account, std::string_view customer);

// Under the lock of the customer's total.
void insert_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
                  const Visit& visit);
void delete_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
                  const Visit& visit);
// Under the locks of both totals: moves all visits, and marks `from` as merged.
void move_visits(storage::Transaction& tx, std::string_view account, std::string_view from,
                 std::string_view to);

}  // namespace features::customers
