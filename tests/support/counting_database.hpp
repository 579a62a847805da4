// A database that counts what is asked of it: what a request costs, whatever the machine does
// meanwhile.
#pragma once

#include "support/passing_database.hpp"

#include <atomic>

namespace support {

// Of reads and writes together.
struct Steps {
    std::int64_t statements = 0;
    std::int64_t rows = 0;   // given to readers
    std::int64_t bytes = 0;  // of text, there and back
    // What the engine does for it, scans included: steps of SQLite's machine, or pages of tables
    // and indexes that PostgreSQL looks at. 0 unless count_effort() was called.
    std::int64_t effort = 0;
};

// For the databases that this process opens from now on. Each read and write on PostgreSQL then
// asks two questions more.
void count_effort();

class CountingDatabase final : public PassingDatabase {
public:
    explicit CountingDatabase(std::unique_ptr<storage::Database> database);

    Steps steps() const;
    // Of the rows, those given inside writes, for which others wait.
    std::int64_t rows_of_writes() const { return rows_of_writes_; }
    // Of all writes so far, those that were not to be grouped with others.
    int alone() const { return alone_; }

    void read(const std::function<void(storage::ReadView&)>& work) override;
    void write(storage::Write write) override;

private:
    class View;
    class CountingTransaction;
    class CountingRows;

    storage::Rows counted(std::span<const storage::Value> values, storage::Rows rows);
    void count(std::span<const storage::Value> values);
    void count_pages(storage::ReadView& view, const std::function<void()>& work);

    std::unique_ptr<storage::Database> database_;
    std::atomic<std::int64_t> statements_ = 0, rows_ = 0, bytes_ = 0, rows_of_writes_ = 0,
                              pages_ = 0;
    std::atomic<int> alone_ = 0;
};

}  // namespace support
