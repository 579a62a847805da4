// Personal data in devices: a name such as "Ines's phone".
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/edge/devices/personal.hpp"

#include <algorithm>

namespace features::devices {
namespace {

using storage::Rows;

constexpr std::int64_t step_devices_max = 1'000;

// A device of the store with one of the person's names, or of any store with the person's contact
// data.
bool is_of(const DataSubject& person, std::string_view store, std::string_view name) {
    if (person.is_in(name)) return true;
    if (person.is_customer() || store != person.store) return false;
    const std::string lower = base::lower_ascii(name);
    return std::ranges::any_of(person.names, [&](const std::string& own) {
        return own.size() > 2 && lower.find(base::lower_ascii(own)) != lower.npos;
    });
}

std::vector<Trace> find(storage::ReadView& view, const DataSubject& person, std::string& position) {
    std::vector<Trace> found;
    std::int64_t count = 0;
    Rows rows = view.query(
        "SELECT id, store, name FROM device WHERE account = $1 AND id > $2 ORDER BY id LIMIT $3",
        {person.account, position, step_devices_max});
    while (rows.next()) {
        ++count;
        position = rows.text(0);
        if (is_of(person, rows.text(1), rows.text(2)))
            found.push_back({std::string(rows.text(1)), position});
    }
    if (count < step_devices_max) position.clear();
    return found;
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    Rows rows = view.query("SELECT name FROM device WHERE account = $1 AND id = $2",
                           {person.account, trace.id});
    return base::JsonObject()
        .text("id", trace.id)
        .text("store", trace.store)
        .text("name", rows.next() ? rows.text(0) : "")
        .done();
}

bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    return tx.execute("UPDATE device SET name = '' WHERE account = $1 AND id = $2 AND name <> ''",
                      {person.account, trace.id}) > 0;
}

constexpr std::string_view own_tables[] = {"device"};
constexpr Personal places[] = {
    {.name = "devices", .tables = own_tables, .find = find, .tell = tell, .erase = erase}};

}  // namespace

const std::span<const Personal> personal = places;

}  // namespace features::devices
