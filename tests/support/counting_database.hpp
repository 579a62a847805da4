// A database that counts what is asked of it: what a request costs, whatever the machine does
// meanwhile.
#pragma once

#include "support/passing_database.hpp"

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <vector>

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

// How a short write came to its turn.
struct Wait {
    int overtaken;  // how many long writes (Write::is_alone) began since it was handed in
    std::chrono::nanoseconds lasted;
};

class CountingDatabase final : public PassingDatabase {
public:
    explicit CountingDatabase(std::unique_ptr<storage::Database> database);

    Steps steps() const;
    // Of the rows, those given inside writes, for which others wait.
    std::int64_t rows_of_writes() const { return rows_of_writes_; }
    // Of all writes so far, those that were not to be grouped with others.
    int alone() const { return alone_; }

    // Of the short writes of an account that have begun, in that order.
    std::vector<Wait> waits_of(std::string_view account) const;
    // The longest from when a write began to run, for the last time, until it was committed.
    std::chrono::nanoseconds longest_transaction() const;

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
    void note_wait(const storage::Asker& asker, Wait wait);
    void note_transaction(std::chrono::nanoseconds took);

    std::atomic<int> alone_ = 0, alone_begun_ = 0;
    mutable std::mutex mutex_;  // of what follows
    std::chrono::nanoseconds longest_transaction_{0};
    std::map<std::uint64_t, std::vector<Wait>> waits_;  // by the accounts of their askers
};

}  // namespace support
