#include "storage/tally.hpp"

#include "storage/tables/counters.hpp"

#include <algorithm>

namespace storage {
namespace {

bool is_of(const Scope& scope, std::string_view account, std::string_view store) {
    return scope.store == store && scope.account == account;
}

}  // namespace

void Tally::clear() {
    sequences_.clear();
    counts_.clear();
}

Sequences& Tally::last(ReadView& view, std::string_view account, std::string_view store) {
    const auto known = std::ranges::find_if(
        sequences_, [&](const Sequence& each) { return is_of(each.scope, account, store); });
    if (known != sequences_.end()) return known->last;
    const Sequences at_start = sequences(view, account, store);
    sequences_.push_back({{std::string(account), std::string(store)}, at_start, at_start});
    return sequences_.back().last;
}

void Tally::count(const RecordCount& which, std::int64_t by) {
    const auto known = std::ranges::find_if(counts_, [&](const Count& each) {
        return each.is_active == which.is_active && each.kind == which.kind &&
               is_of(each.scope, which.account, which.store);
    });
    if (known != counts_.end())
        known->by += by;
    else
        counts_.push_back({{std::string(which.account), std::string(which.store)},
                           std::string(which.kind),
                           which.is_active,
                           by});
}

void Tally::write(Transaction& tx) const {
    for (const auto& [scope, at_start, last] : sequences_)
        if (last != at_start) write_sequences(tx, scope, last);
    for (const auto& [scope, kind, is_active, by] : counts_)
        if (by != 0) add_to_counter(tx, {scope.account, scope.store, kind, is_active}, by);
}

void Tally::each_noted(const std::function<void(const EventsHint&)>& tell) const {
    for (const auto& [scope, at_start, last] : sequences_)
        if (last.events != at_start.events) tell({scope.account, scope.store, last.events});
}

bool Tally::moves_configuration() const {
    return std::ranges::any_of(sequences_, [](const Sequence& each) {
        return each.last.configuration != each.at_start.configuration;
    });
}

const Scope* Tally::written_scope() const {
    const auto found = std::ranges::find_if(
        sequences_, [](const Sequence& each) { return each.last != each.at_start; });
    return found == sequences_.end() ? nullptr : &found->scope;
}

Tally::Mark Tally::mark() const {
    Mark mark;
    for (const Sequence& sequence : sequences_) mark.sequences.push_back(sequence.last);
    for (const Count& count : counts_) mark.counts.push_back(count.by);
    return mark;
}

void Tally::back_to(const Mark& mark) {
    sequences_.erase(sequences_.begin() + std::ssize(mark.sequences), sequences_.end());
    counts_.erase(counts_.begin() + std::ssize(mark.counts), counts_.end());
    for (std::size_t i = 0; i < sequences_.size(); ++i) sequences_[i].last = mark.sequences[i];
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i].by = mark.counts[i];
}

}  // namespace storage
