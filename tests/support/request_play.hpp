// Whole requests against the application, made up from any bytes, and what must be true of every
// answer and of the database afterwards.
#pragma once

#include "support/fixed_world.hpp"
#include "support/hostile_requests.hpp"

namespace support {

class RequestPlay {
public:
    explicit RequestPlay(storage::Engine engine);

    // Plays the few requests that the input stands for, on an account of its own. Returns what was
    // not as promised, with the request; "" when all was.
    std::string play(std::string_view input);

    // What `verify` finds wrong, "" when nothing: the path names the account of an input.
    std::string verified();

    const std::map<int, int>& statuses() const { return statuses_; }
    // The account that the last input was played on.
    const std::string& account() const { return account_; }

private:
    Company make_company();
    void make_records(storage::Transaction& tx, const std::string& store, Company& company);
    std::string promises_broken(const GeneratedRequest& request, const Answer& answer) const;

    FixedWorld fixed_{1};
    AppFixture app_;
    const auth::Pepper pepper_;
    Tenant foreign_;
    std::vector<std::string> foreign_ids_;
    std::string account_;
    std::int64_t now_ms_ = 1'760'000'000'000;
    std::map<int, int> statuses_;
};

}  // namespace support
