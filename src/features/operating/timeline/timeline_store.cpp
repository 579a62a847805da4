#include "features/operating/timeline/timeline_store.hpp"

#include "storage/tables/events.hpp"

namespace features::timeline {

std::int64_t first_at(storage::ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t at_ms) {
    const auto is_before = [&](std::int64_t sequence) {
        storage::Rows rows = view.query(
            "SELECT at_ms FROM event WHERE account = $1 AND store = $2 AND sequence >= $3 "
            "ORDER BY sequence LIMIT 1",
            {account, store, sequence});
        return rows.next() && rows.integer(0) < at_ms;
    };
    std::int64_t first = 1, last = storage::sequence(view, account, store) + 1;
    while (first < last) {
        const std::int64_t middle = first + (last - first) / 2;
        if (is_before(middle))
            first = middle + 1;
        else
            last = middle;
    }
    return first;
}

}  // namespace features::timeline
