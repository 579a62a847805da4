// A write of Comanda, written again and again by SQLite alone: the rows that it added and changed
// in all tables, found by comparing the database before and after it.
#pragma once

#include "bench/plain_sqlite.hpp"

#include <memory>
#include <string>
#include <vector>

namespace bench {

// What one column of a row becomes from write to write, told from two writes one after the other.
// Whole numbers go on by the same step, and so do ids (24 hexadecimal digits) and names (8 decimal
// digits) within texts; anything else alternates between what it was in the two.
class NextValue {
public:
    NextValue(Value before, Value last);
    bool is_constant() const { return before_ == last_; }
    // Sets `value`, which must be the one of another write or of the last, for the write `distance`
    // after the last.
    void put(std::int64_t distance, Value& value) const;

private:
    struct Number {  // within a text
        std::size_t at = 0, length = 0;
        bool is_id = false;
        std::uint64_t last = 0, step = 0;
    };
    void find_numbers(const std::string& before, const std::string& last);

    Value before_, last_;
    std::vector<Number> numbers_;
};

class Replay {
public:
    // `folder` has copies of one database: 0.db from before two writes of the same sort, 1.db from
    // between them, and 2.db from after them. The rows go into `connection`, to a database that was
    // like 2.db at first. Throws std::runtime_error when the two have not written alike, or have
    // deleted rows.
    Replay(const Connection& connection, const std::string& folder);
    ~Replay();
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    // `size` writes in one commit. Rows that each adds are written for each; those that each
    // changes, such as counts, once, as Comanda does it.
    void write_group(int size);
    // Keeps in the database how far the numbers have come, for the next run.
    void keep_count() const;

private:
    class Row;

    const Connection& connection_;
    std::vector<std::unique_ptr<Row>> added_, changed_;
    Statement begin_, commit_;
    std::int64_t count_ = 0;  // of all writes so far, those of other runs too
};

}  // namespace bench
