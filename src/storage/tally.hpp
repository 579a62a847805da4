// What the writes of one transaction count, for all stores that they touch: the numbers of events
// and how many records there are. It is written once, with the commit; each row would otherwise be
// written for every write of a group. Used by the one thread that runs the transaction.
#pragma once

#include "storage/tables/events.hpp"

namespace storage {

class Tally {
public:
    void clear();

    // The numbers of the store's last events, those of this transaction included. The store is
    // locked, so that nobody else takes a number. Valid until the next call.
    Sequences& last(ReadView& view, std::string_view account, std::string_view store);
    void count(const RecordCount& which, std::int64_t by);

    void write(Transaction& tx) const;

    // As it is now, in all stores, to come back to when a write is undone.
    struct Mark {
        std::vector<Sequences> sequences;
        std::vector<std::int64_t> counts;
    };
    Mark mark() const;
    void back_to(const Mark& mark);

private:
    struct Sequence {
        Scope scope;
        Sequences at_start, last;
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
