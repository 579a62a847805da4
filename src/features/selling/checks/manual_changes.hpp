// What people do to checks in Comanda: settle conflicts, move and split. Each is a submission of a
// separate node that knows the current check, so that no stale copy undoes it.
//
// All run inside a write transaction and take the lock of the store.
#pragma once

#include "features/feature.hpp"
#include "features/selling/checks/lifecycle.hpp"

namespace features::checks {

// Keeps the parts in the check, or drops them for good. Repeating a decision changes nothing.
// Throws base::Refusal: 404, 409 `conflict_settled`.
struct Settled {
    Conflict conflict;
    Submitted check;
};
Settled settle(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
               std::string_view conflict, bool is_kept, base::IdSource& ids);

struct TableMove {
    std::string table, table_name, floor;  // "": unchanged
};
// Throws base::Refusal: 404, 409 `check_closed`; so do the functions below.
Submitted move_to_table(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                        std::string_view check_id, const TableMove& to, base::IdSource& ids);

// Lines by their `orderUniqueId`, and all lines of seats by their ids.
struct LineChoice {
    std::vector<std::string> lines, seats;
};
struct MovedLines {
    Submitted from, to;
    std::vector<LineMove> moves{};
};
// To another active check. Throws base::Refusal (400) for a line or seat that the check does not
// have.
MovedLines move_lines(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                      std::string_view check_id, std::string_view to_check_id,
                      const LineChoice& chosen, base::IdSource& ids);
// To a new check like this one. Throws base::Refusal (409 `check_exists`) if the id is in use.
MovedLines split(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                 std::string_view check_id, std::string_view new_check_id, const LineChoice& chosen,
                 base::IdSource& ids);

}  // namespace features::checks
