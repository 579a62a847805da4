// What a statement of a write may throw, besides base::Refusal and the engine's own errors
// (SqliteError, PostgresError). After such a failure SQLite has undone only the statement, but
// PostgreSQL the whole transaction: a write must not catch these and continue.
#pragma once

#include <exception>
#include <stdexcept>
#include <string>

namespace storage {

// A unique index refused the row.
struct NotUnique : std::runtime_error {
    std::string
        index;  // on PostgreSQL its name, on SQLite its columns: "record.account, record.id"

    explicit NotUnique(std::string its_index)
        : std::runtime_error("not unique: " + its_index), index(std::move(its_index)) {}
};

// Another transaction held a lock for longer than this one may wait. PostgreSQL only.
struct LockTimeout : std::runtime_error {
    bool is_at_hand;  // true: the statement that throws waited; false: one posted before it

    LockTimeout(const std::string& message, bool its_at_hand)
        : std::runtime_error(message), is_at_hand(its_at_hand) {}
};

// What the write had read was changed before it got a lock for it: it must run again from its
// beginning, as if it had come later. PostgreSQL only.
struct MovedOn : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The failure of a write as its client sees it: NotUnique of an index that guards a rule of the API
// becomes the refusal of that rule, LockTimeout a 503. Anything else is returned unchanged, null
// included.
std::exception_ptr for_client(std::exception_ptr failure);

}  // namespace storage
