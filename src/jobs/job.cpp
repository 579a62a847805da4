#include "jobs/job.hpp"

#include "jobs/job_store.hpp"

namespace jobs {

// Rows of jobs are locked after all others, by everybody: who runs a job waits for the store or the
// balance that a client's write has locked, and that write for the job.
void Lease::require(storage::Transaction& tx) const {
    tx.before_commit([*this](storage::Transaction& last) {
        if (!renew(last, key_, claim_, clock_.now_ms() + lasts_.count())) throw LeaseLost();
    });
}

void due_at(storage::Transaction& tx, std::string_view account, std::string_view store,
            std::string_view name, std::int64_t at_ms) {
    JobKey key{std::string(account), std::string(store), std::string(name)};
    tx.before_commit([key = std::move(key), at_ms](storage::Transaction& last) {
        make(last, key, at_ms);
        bring_forward(last, key, at_ms);
    });
}

}  // namespace jobs
