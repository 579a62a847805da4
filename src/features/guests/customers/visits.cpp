#include "features/guests/customers/visits.hpp"

#include "features/guests/customers/customers_store.hpp"
#include "storage/ahead.hpp"

#include <algorithm>

namespace features::customers {
namespace {

// Locks the totals of these customers, or of those they were merged into, in the order of locks,
// for a change of the visit of that sale. Where a merge was committed while waiting for a row, the
// row of the survivor is locked late.
void lock_survivors(storage::Transaction& tx, std::string_view account,
                    std::vector<std::string> customers, std::string_view sale) {
    for (std::string& each : customers) each = survivor_of(tx, account, each);
    std::sort(customers.begin(), customers.end());
    customers.erase(std::unique(customers.begin(), customers.end()), customers.end());
    storage::ask_ahead(tx, [&](storage::ReadView& ahead) {
        for (const std::string& each : customers) merged_into(ahead, account, each);
        find_visit(ahead, account, sale);
    });
    for (const std::string& each : customers) lock_total(tx, account, each);
    for (std::string& each : customers)
        for (auto next = merged_into(tx, account, each); !next.empty();
             next = merged_into(tx, account, each)) {
            lock_total_late(tx, account, next);
            each = next;
        }
}

}  // namespace

std::string survivor_of(storage::ReadView& view, std::string_view account,
                        std::string_view customer) {
    std::string survivor(customer);
    for (auto next = merged_into(view, account, survivor); !next.empty();
         next = merged_into(view, account, survivor))
        survivor = next;
    return survivor;
}

void add_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
               std::string_view customer, std::int64_t at_ms, std::int64_t spent_minor) {
    std::vector<std::string> concerned{std::string(customer)};
    if (const auto before = find_visit(tx, account, sale)) concerned.push_back(before->customer);
    lock_survivors(tx, account, std::move(concerned), sale);
    // Read again: a merge may have moved it before the lock was granted.
    if (const auto before = find_visit(tx, account, sale)) delete_visit(tx, account, sale, *before);
    insert_visit(tx, account, sale, {survivor_of(tx, account, customer), at_ms, spent_minor});
}

void rehearse_visit(storage::ReadView& ahead, std::string_view account, std::string_view sale,
                    std::string_view customer) {
    find_visit(ahead, account, sale);
    if (!customer.empty()) survivor_of(ahead, account, customer);
}

void take_visit_back(storage::Transaction& tx, std::string_view account, std::string_view sale) {
    const auto before = find_visit(tx, account, sale);
    if (!before) return;
    lock_survivors(tx, account, {before->customer}, sale);
    delete_visit(tx, account, sale, *find_visit(tx, account, sale));
}

void merge_visits(storage::Transaction& tx, std::string_view account, std::string_view from,
                  std::string_view to) {
    lock_total(tx, account, std::min(from, to));
    lock_total(tx, account, std::max(from, to));
    move_visits(tx, account, from, to);
}

}  // namespace features::customers
