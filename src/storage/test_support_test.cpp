// The functions of test_support.hpp.
#include "storage/test_support.hpp"

#include "base/text.hpp"
#include "storage/tables/installation.hpp"

#include <sqlite3.h>

#include <chrono>
#include <thread>

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

std::future<std::exception_ptr> submit(Database& database, std::function<void(Transaction&)> apply,
                                       bool is_alone) {
    auto outcome = std::make_shared<std::promise<std::exception_ptr>>();
    auto told = outcome->get_future();
    database.write(
        {.apply = std::move(apply),
         .done = [outcome](std::exception_ptr failure) { outcome->set_value(std::move(failure)); },
         .is_alone = is_alone});
    return told;
}

void count_up(Transaction& tx) {
    const std::int64_t number = std::stoll(installation_value(tx, "left").value_or("0")) + 1;
    set_installation_value(tx, "left", std::to_string(number));
    set_installation_value(tx, "right", std::to_string(number));
}

void run_raw(const std::string& path, const std::string& sql) {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(handle);
    sqlite3_close(handle);
}

bool becomes(const std::function<bool()>& condition) {
    using namespace std::chrono_literals;
    const auto deadline = std::chrono::steady_clock::now() + 5s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

std::string message_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
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
