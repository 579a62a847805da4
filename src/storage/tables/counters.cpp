#include "storage/tables/counters.hpp"

namespace storage {

std::int64_t kept_count(ReadView& view, std::string_view account,
                        std::optional<std::string_view> store, std::string_view kind,
                        std::optional<bool> is_active) {
    static constexpr std::string_view of_store =
        "SELECT active, count FROM counter WHERE account = $1 AND kind = $2 AND store = $3";
    static constexpr std::string_view of_account =
        "SELECT active, count FROM counter WHERE account = $1 AND kind = $2";
    Rows rows = store ? view.query(of_store, {account, kind, *store})
                      : view.query(of_account, {account, kind});
    std::int64_t sum = 0;
    while (rows.next())
        if (!is_active || *is_active == (rows.integer(0) != 0)) sum += rows.integer(1);
    return sum;
}

void add_to_counter(Transaction& tx, const RecordCount& which, std::int64_t by) {
    tx.post(
        "INSERT INTO counter (account, store, kind, active, count) "
        "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, store, kind, active) "
        "DO UPDATE SET count = counter.count + excluded.count",
        {which.account, which.store, which.kind, which.is_active, by});
}

}  // namespace storage
