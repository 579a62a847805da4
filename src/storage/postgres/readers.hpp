// Reading connections to a PostgreSQL database, one per thread that reads.
#pragma once

#include "storage/per_thread.hpp"
#include "storage/postgres/epoch.hpp"
#include "storage/postgres/locked_questions.hpp"
#include "storage/postgres/server.hpp"

namespace storage {

class PostgresReaders {
public:
    // Both must outlive it. Connects only when a thread reads for the first time.
    PostgresReaders(PostgresServer& server, PostgresEpoch& epoch);
    ~PostgresReaders();  // closes the connections of all threads; none may be reading

    // Runs `work` in one snapshot, which begins with its first query and ends with it. A read
    // inside a read shares the snapshot. Any thread. A query throws base::Refusal (503) when the
    // database cannot be reached, or when it takes too long: 2 s of waiting for a lock or 10
    // minutes in total, and much less under BriefReads.
    void read(const std::function<void(ReadView&)>& work);

private:
    class Reader;

    LockedQuestions locked_;
    PerThread<Reader> readers_;
};

}  // namespace storage
