// A run of writes against a database in this process, in groups that the writer commits together,
// the same for the same seed. Every write has a number, whose mark it leaves in all it writes.
#pragma once

#include "auth/principal.hpp"
#include "crash/subject.hpp"
#include "features/records/rules.hpp"
#include "storage/database.hpp"
#include "support/fixed_world.hpp"

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace crash {

struct Outcome {
    int number = 0;
    int refused = 0;       // status; 0: acknowledged
    std::string reason{};  // code of the refusal
    Contents written{};    // as it was acknowledged
};

class GroupWrites {
public:
    // `ballast_bytes`: in each write beyond the usual thousand.
    explicit GroupWrites(unsigned seed, std::size_t ballast_bytes = 0);
    ~GroupWrites();

    // Runs on the writing thread, once for each write, when it is answered.
    std::function<void(const Outcome&)> on_answer = [](const Outcome&) {};
    // Runs before a write is handed over.
    std::function<void(int number)> on_send = [](int) {};

    // An account with a store, in a fresh database: two writes.
    void set_up(storage::Database& database);
    // `size` writes in one group, of all subjects in turn. Returns when all are answered. On SQLite
    // the group is exactly these writes.
    std::vector<Outcome> write_group(storage::Database& database, int size);

private:
    struct Sent;
    void send(storage::Database& database, Subject& subject, std::vector<Sent>& sent);

    std::mt19937 random_;
    support::FixedWorld fixed_;
    base::World world_;
    std::string account_, store_;
    auth::Principal principal_;
    const features::records::Rulebook rules_;
    std::vector<std::unique_ptr<Subject>> subjects_;
    int written_ = 0;  // numbers given so far
};

}  // namespace crash
