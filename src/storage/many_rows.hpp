// An INSERT of any number of rows. Both engines spend more on a statement than on a row, so rows
// are combined: sixteen, eight, four, two or one per statement, each of which is prepared once.
#pragma once

#include "storage/database.hpp"

#include <array>

namespace storage {

class ManyRows {
public:
    // `head` is everything before VALUES, with the columns in brackets; `tail` everything after the
    // rows.
    explicit ManyRows(std::string_view head, std::string_view tail = {});

    // Posts (Transaction::post) the rows: the values of the first, then those of the second, ...
    void post(Transaction& tx, std::span<const Value> values) const;

private:
    static constexpr std::array<std::size_t, 5> sizes{16, 8, 4, 2, 1};

    std::size_t columns_;
    std::array<std::string_view, sizes.size()> texts_;
};

}  // namespace storage
