#include "features/named_things_store.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/data_subject.hpp"

#include <algorithm>

namespace features {
namespace {

using storage::Rows;

constexpr std::int64_t step_max = 1'000;

// A thing with one of the names of a user of its store, or of any store with somebody's contact
// data.
bool is_of(const DataSubject& person, std::string_view store, std::string_view name) {
    if (person.is_in(name)) return true;
    if (person.is_customer() || store != person.store) return false;
    const std::string lower = base::lower_ascii(name);
    return std::ranges::any_of(person.names, [&](const std::string& own) {
        return own.size() > 2 && lower.find(base::lower_ascii(own)) != lower.npos;
    });
}

}  // namespace

std::vector<Trace> find_named(storage::ReadView& view, const DataSubject& person,
                              std::string& position, std::string_view table) {
    const std::string statement = "SELECT id, store, name FROM " + std::string(table) +
                                  " WHERE account = $1 AND id > $2 ORDER BY id LIMIT $3";
    std::vector<Trace> found;
    std::int64_t count = 0;
    Rows rows = view.query(statement, {person.account, position, step_max});
    while (rows.next()) {
        ++count;
        position = rows.text(0);
        if (is_of(person, rows.text(1), rows.text(2)))
            found.push_back({std::string(rows.text(1)), position});
    }
    if (count < step_max) position.clear();
    return found;
}

std::string tell_named(storage::ReadView& view, const DataSubject& person, const Trace& trace,
                       std::string_view table) {
    const std::string statement =
        "SELECT name FROM " + std::string(table) + " WHERE account = $1 AND id = $2";
    Rows rows = view.query(statement, {person.account, trace.id});
    return base::JsonObject()
        .text("id", trace.id)
        .text("store", trace.store)
        .text("name", rows.next() ? rows.text(0) : "")
        .done();
}

bool erase_named(storage::Transaction& tx, const DataSubject& person, const Trace& trace,
                 std::string_view table) {
    return tx.execute("UPDATE " + std::string(table) +
                          " SET name = '' WHERE account = $1 AND id = $2 AND name <> ''",
                      {person.account, trace.id}) > 0;
}

}  // namespace features
