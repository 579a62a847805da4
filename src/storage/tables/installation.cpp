// The table of values of the whole installation.
#include "storage/tables/installation.hpp"

namespace storage {

std::optional<std::string> installation_value(ReadView& view, std::string_view name) {
    Rows rows = view.query("SELECT value FROM installation WHERE name = $1", {name});
    if (!rows.next()) return std::nullopt;
    return std::string(rows.text(0));
}

std::string settle_installation_value(Transaction& tx, std::string_view name,
                                      std::string_view value) {
    tx.execute("INSERT INTO installation (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
               {name, value});
    return installation_value(tx, name).value();
}

void set_installation_value(Transaction& tx, std::string_view name, std::string_view value) {
    tx.execute(
        "INSERT INTO installation (name, value) VALUES ($1, $2) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        {name, value});
}

}  // namespace storage
