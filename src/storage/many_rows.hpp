// An INSERT of any number of rows. Both engines spend more on a statement than on a row, so rows go
// together: sixteen, eight, four, two or one to a statement, which are the texts that are prepared.
#pragma once

#include "storage/database.hpp"

#include <array>

namespace storage {

class ManyRows {
public:
    // `head` is all before VALUES, with the columns in brackets; `tail` all behind the rows.
    explicit ManyRows(std::string_view head, std::string_view tail = {});

    // Posts (Transaction::post) the rows: the values of the first, then those of the second, ...
    void post(Transaction& tx, std::span<const Value> values) const;

private:
    static constexpr std::array<std::size_t, 5> sizes{16, 8, 4, 2, 1};

    std::size_t columns_;
    std::array<std::string_view, sizes.size()> texts_;
};

}  // namespace storage
