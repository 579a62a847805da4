// What an engine may throw at a statement, besides base::Refusal. SQLite undoes the statement
// alone, PostgreSQL the whole transaction: a write lets these pass.
#pragma once

#include <exception>
#include <stdexcept>
#include <string>

namespace storage {

// A unique index refused the row.
struct NotUnique : std::runtime_error {
    std::string index;  // its name or its columns ("record.account, record.id"), as the engine says

    explicit NotUnique(std::string its_index)
        : std::runtime_error("not unique: " + its_index), index(std::move(its_index)) {}
};

// Another transaction held for too long what this one needs.
struct LockTimeout : std::runtime_error {
    bool is_at_hand;  // the statement that waited is the one that throws, not one posted before it

    LockTimeout(const std::string& message, bool its_at_hand)
        : std::runtime_error(message), is_at_hand(its_at_hand) {}
};

// What a client hears of a failed write: an index that guards a rule of the interface becomes that
// rule's refusal, a lock that was not granted a 503; anything else stays as it is.
std::exception_ptr for_client(std::exception_ptr failure);

}  // namespace storage
