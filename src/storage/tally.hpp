// What the writes of one transaction count, written once with its commit: the numbers of events and
// how many records there are. Each row would otherwise be written for every write of a group.
#pragma once

#include "storage/database.hpp"

namespace storage {

class Tally {
public:
    void clear();

    // The number of the last event of the store, those of this transaction included. The store is
    // locked, so that nobody else takes a number.
    std::int64_t& last_sequence(ReadView& view, std::string_view account, std::string_view store);
    void count(const RecordCount& which, std::int64_t by);

    void write(Transaction& tx) const;

    // As it is now, to come back to when a write is undone.
    struct Mark {
        std::vector<std::int64_t> sequences, counts;
    };
    Mark mark() const;
    void back_to(const Mark& mark);

private:
    struct Sequence {
        Scope scope;
        std::int64_t at_start, last;
    };
    struct Count {
        Scope scope;
        std::string kind;
        bool is_active;
        std::int64_t by;
    };
    std::vector<Sequence> sequences_;
    std::vector<Count> counts_;
};

}  // namespace storage
