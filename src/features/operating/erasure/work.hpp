// Erasing a person: the record immediately, everything else by a job that resumes where it stopped.
//
// All places are searched twice, the second time two minutes later: by then every write that knew
// the person before the erasure has ended. The search terms are stored in the row of the erasure
// until then.
#pragma once

#include "features/operating/erasure/places.hpp"
#include "jobs/job.hpp"
#include "storage/tables/erasures.hpp"

namespace features::erasure {

inline constexpr std::string_view erasure_job = "erasure";
inline constexpr std::int64_t second_round_ms = 120'000;

struct ErasureTask {
    std::string account;
    DataSubject::Kind kind;
    std::string id, who, reason{}, pseudonym{};
    bool is_forced = false;
    std::int64_t now_ms;
};

// Throws base::Refusal (409) if the person has an open order or check, unless it is forced or was
// erased before. It reads everything that is open, so it runs before the write: what is opened in
// between is treated as if it were opened a moment later.
void refuse_if_open(storage::ReadView& view, const FeatureList& features, const ErasureTask& task);

// Erases the record and lets the job do the rest; under the lock of the account and of the user's
// store. A repeated call changes nothing. Throws base::Refusal: 404, and 409 for a person who was
// merged into another, owns the account, or is the last who can manage staff.
storage::Erasure begin(storage::Transaction& tx, const records::Rulebook& rules,
                       const ErasureTask& task);

// Does what is due for the account; returns when there will be more.
std::optional<std::int64_t> work_off(storage::Database& database, const FeatureList& features,
                                     const base::Clock& clock, const jobs::Lease& lease);

// The replacement for a name, made from the last digits of an id.
std::string pseudonym_of(std::string_view id);

}  // namespace features::erasure
