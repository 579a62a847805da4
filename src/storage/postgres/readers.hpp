// Reading connections to a PostgreSQL database, one per thread that reads.
#pragma once

#include "storage/per_thread.hpp"
#include "storage/postgres/epoch.hpp"
#include "storage/postgres/locked_questions.hpp"
#include "storage/postgres/server.hpp"

namespace storage {

class PostgresReaders {
public:
    PostgresReaders(PostgresServer& server, PostgresEpoch& epoch);
    ~PostgresReaders();  // closes the connections of all threads; none may be reading

    // One snapshot, from the first statement to the end of `work`. A read inside a read shares it.
    // Without a database, or when it takes too long (see BriefReads): base::Refusal (503).
    void read(const std::function<void(ReadView&)>& work);

private:
    class Reader;

    LockedQuestions locked_;
    PerThread<Reader> readers_;
};

}  // namespace storage
