// The functions of test_support.hpp.
#include "storage/test_support.hpp"

#include "base/text.hpp"

namespace storage::testing {

std::int64_t put(Transaction& tx, const NewRecord& record, std::vector<std::string> changed,
                 std::int64_t at_ms) {
    tx.lock(account, record.in_store);
    auto before = find(tx, kinds::department, account, record.id);
    std::int64_t revision = before ? before->revision + 1 : 1;
    return save(
        tx,
        {.kind = &kinds::department,
         .account = std::string(account),
         .store = record.in_store,
         .id = record.id,
         .is_active = record.is_active,
         .within = record.within,
         .name_key = base::name_key(record.name),
         .sort_key = base::search_key(record.name),
         .search_text = base::search_key(record.name) + '\x1f' + base::search_key(record.code),
         .facet = record.facet,
         .revision = revision,
         .doc = document(record, revision),
         .references = record.references,
         .who = "tester",
         .at_ms = at_ms,
         .changed = std::move(changed)},
        before);
}

void put_now(Database& database, const NewRecord& record, std::vector<std::string> changed) {
    database.write_now([&](Transaction& tx) { put(tx, record, changed); });
}

std::string id_of(int number) {
    char text[25];
    std::snprintf(text, sizeof text, "65%022x", static_cast<unsigned>(number));
    return text;
}

std::string refusal_in(const std::exception_ptr& failure) {
    if (!failure) return "";
    try {
        std::rethrow_exception(failure);
    } catch (const base::Refusal& refusal) {
        return std::to_string(refusal.status) + " " + refusal.code;
    } catch (...) {
        return "other";
    }
}

}  // namespace storage::testing
