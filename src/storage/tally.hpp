// The numbers that the writes of one transaction count up: the sequences of the stores that they
// touch, and how many records there are. They are kept here and written once, right before the
// commit; otherwise every write of a group would write the same rows again. Used by the thread that
// runs the transaction.
#pragma once

#include "storage/tables/events.hpp"

#include <functional>

namespace storage {

class Tally {
public:
    void clear();  // for a new transaction

    // The sequences of a store, this transaction's events included, for the caller to count up.
    // Read by `view` when the store is asked for the first time. The caller holds the store's lock,
    // so that nobody else counts. Valid until the next call.
    Sequences& last(ReadView& view, std::string_view account, std::string_view store);
    void count(const RecordCount& which, std::int64_t by);

    // Writes what differs from the state at the start of the transaction.
    void write(Transaction& tx) const;
    // Calls `tell` with the last number of each store whose events were counted up.
    void each_noted(const std::function<void(const EventsHint&)>& tell) const;
    bool moves_configuration() const;  // of any store
    // A scope that write() writes, or null; valid until the next call that changes anything.
    const Scope* written_scope() const;

    // The state of all numbers at a moment, to return to when a write is undone. back_to() wants a
    // mark that was made since the last clear().
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
