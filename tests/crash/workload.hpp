// A run of writes against a database in this process, in groups that the writer commits together,
// the same for the same seed. Every write has a number, which it leaves in the record as its code.
#pragma once

#include "access/principal.hpp"
#include "features/records/write.hpp"
#include "storage/database.hpp"
#include "support/fixed_world.hpp"

#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace crash {

struct Outcome {
    int number = 0;
    int refused = 0;       // status; 0: acknowledged
    std::string reason{};  // code of the refusal
    std::string id{};      // of the record written
    std::string doc{};     // as it was acknowledged
};

using Records = std::map<std::string, std::string>;  // id -> document

class Workload {
public:
    explicit Workload(unsigned seed);

    // Runs on the writing thread, once for each write, when it is answered.
    std::function<void(const Outcome&)> on_answer = [](const Outcome&) {};
    // Runs before a write is handed over.
    std::function<void(int number)> on_send = [](int) {};

    // Bytes in each document beyond the usual thousand.
    std::size_t ballast_bytes = 0;

    // An account with a store, in a fresh database: two writes.
    void set_up(storage::Database& database);
    // `size` writes in one group: creates, updates, inactivations, and now and then a create whose
    // name is taken. Returns when all are answered. On SQLite the group is exactly these writes.
    std::vector<Outcome> write_group(storage::Database& database, int size);

    static Records all_records(storage::Database& database);
    static std::string code(int number) { return "w" + std::to_string(number); }

private:
    using Apply = std::function<features::records::Stored(storage::Transaction&)>;

    Apply next_write(int number, std::vector<std::string>& in_use);
    Apply create(int number, const std::string& name);
    Apply update(int number, const std::string& id, bool is_active);
    std::string text(int number);
    void learn(const Outcome& outcome);

    std::mt19937 random_;
    support::FixedWorld fixed_;
    base::World world_;
    std::string account_, store_;
    auth::Principal principal_;
    int written_ = 0;                            // numbers given so far
    std::map<std::string, std::string> active_;  // id -> name, of acknowledged records
};

}  // namespace crash
