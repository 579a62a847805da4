// Which records refer to which others: one row for each record, field, and id that the record
// refers to in that field.
#pragma once

#include "storage/database.hpp"

namespace storage {

struct Reference {
    std::string field;
    std::string to_kind;
    std::string to_id;
};

// The record that refers to others.
struct ReferringRecord {
    std::string_view account, kind, id;
};
// Makes these, and no others, the references of the record; a reference that is given twice counts
// once. Writes only what differs from the table. `is_new` says that the record was not there
// before, so that the table need not be read.
void write_references(Transaction& tx, const ReferringRecord& from,
                      std::span<const Reference> references, bool is_new);

// The ids that a record refers to in a field, in no particular order.
std::vector<std::string> references_of(ReadView& view, std::string_view account,
                                       std::string_view id, std::string_view field);

// Marks a record that was inactivated by force, although others refer to it: as long as it is
// inactive, it refers to itself in this field.
inline constexpr std::string_view forced_field = "force";
// Sets that mark where it is not set.
void mark_forced(Transaction& tx, std::string_view account, std::string_view kind,
                 std::string_view id);

// The ids of records of that kind, active or not, that refer to `id` in that field: sorted, at most
// `limit`.
std::vector<std::string> referring_ids(ReadView& view, std::string_view account,
                                       std::string_view id, std::string_view kind,
                                       std::string_view field, std::int64_t limit);

struct Referrer {
    std::string kind, id;
    std::string name;  // what lists order it by, where the record has no `name`
};
// The active records that refer to `id` in any field, by kind and id, at most `limit`. Leaves out
// the record itself and, when `id` is a store, the records in that store.
std::vector<Referrer> active_referrers(ReadView& view, std::string_view account,
                                       std::string_view id, int limit);

}  // namespace storage
