// Personal data in remarks: a text such as "Ines Marin called in sick".
#include "base/json_text.hpp"
#include "features/team/remarks/personal.hpp"
#include "features/team/remarks/remarks.hpp"

namespace features::remarks {
namespace {

constexpr std::int64_t step_remarks_max = 1'000;

std::vector<Trace> find_traces(storage::ReadView& view, const DataSubject& person,
                               std::string& position) {
    std::vector<Trace> found;
    std::int64_t rows_read = 0;
    storage::Rows rows = view.query(
        "SELECT id, store, text FROM remark WHERE account = $1 AND id > $2 ORDER BY id LIMIT $3",
        {person.account, position, step_remarks_max});
    while (rows.next()) {
        ++rows_read;
        position = rows.text(0);
        if (person.is_in(rows.text(2))) found.push_back({std::string(rows.text(1)), position});
    }
    if (rows_read < step_remarks_max) position.clear();
    return found;
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    const auto remark = find(view, person.account, trace.id);
    return remark ? schema::write(remark_answer, *remark) : base::JsonObject().done();
}

bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    auto remark = find(tx, person.account, trace.id);
    if (!remark) return false;
    std::string text = person.without(remark->text);
    if (text == remark->text) return false;
    remark->text = std::move(text);
    change(tx, person.account, *std::move(remark), person.now_ms);
    return true;
}

constexpr std::string_view own_tables[] = {"remark"};
constexpr Personal places[] = {
    {.name = "remarks", .tables = own_tables, .find = find_traces, .tell = tell, .erase = erase}};

}  // namespace

const std::span<const Personal> personal = places;

}  // namespace features::remarks
