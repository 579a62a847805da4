#include "storage/tables/records_by_id.hpp"

#include "base/json_text.hpp"

namespace storage {
namespace {

// $2 is a JSON array of ids. Each is looked up by account and id alone, for the reason that find()
// gives.
constexpr std::string_view of_sqlite =
    "SELECT r.kind, r.store, r.id, r.active, r.revision, r.sequence, r.form, r.doc "
    "FROM json_each($2) w CROSS JOIN record r ON r.account = $1 AND r.id = w.value";
constexpr std::string_view of_postgres =
    "SELECT r.kind, r.store, r.id, r.active, r.revision, r.sequence, r.form, r.doc "
    "FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT kind, store, id, active, revision, sequence, form, doc FROM record "
    "WHERE account = $1 AND id = w.id OFFSET 0) r";

}  // namespace

std::vector<RecordOfKind> find_all(ReadView& view, std::string_view account,
                                   std::span<const std::string> ids) {
    std::vector<std::string> texts;
    for (const std::string& id : ids) texts.push_back(base::json_string(id));
    const std::string wanted = base::json_array(texts);
    std::vector<RecordOfKind> found;
    for (Rows rows = view.query(view.engine() == Engine::sqlite ? of_sqlite : of_postgres,
                                {account, wanted});
         rows.next();)
        found.push_back({std::string(rows.text(0)),
                         {.store = std::string(rows.text(1)),
                          .id = std::string(rows.text(2)),
                          .is_active = rows.integer(3) != 0,
                          .revision = rows.integer(4),
                          .sequence = rows.integer(5),
                          .form = static_cast<int>(rows.integer(6)),
                          .doc = std::string(rows.text(7))}});
    return found;
}

}  // namespace storage
