// What an engine may throw at a statement, besides base::Refusal.
#pragma once

#include <stdexcept>
#include <string>

namespace storage {

// A unique index refused the row; the statement alone is undone.
struct NotUnique : std::runtime_error {
    std::string index;  // its name or its columns ("record.account, record.id"), as the engine says

    explicit NotUnique(std::string its_index)
        : std::runtime_error("not unique: " + its_index), index(std::move(its_index)) {}
};

}  // namespace storage
