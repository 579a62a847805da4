// Which records refer to which: one row for each record, field and id that it refers to.
#pragma once

#include "storage/database.hpp"

namespace storage {

struct Reference {
    std::string field;
    std::string to_kind;
    std::string to_id;
};

// A record as the one that refers.
struct ReferringRecord {
    std::string_view account, kind, id;
};
// Makes these the references of the record; doubles count once. Writes only what differs from the
// table. `is_new`: the record was not there before, so that the table need not be asked.
void write_references(Transaction& tx, const ReferringRecord& from,
                      std::span<const Reference> references, bool is_new);

// The ids that a record refers to in a field.
std::vector<std::string> references_of(ReadView& view, std::string_view account,
                                       std::string_view id, std::string_view field);

// A record that was inactivated although it was in use refers to itself in this field.
inline constexpr std::string_view forced_field = "force";

// Ids of records of that kind, active or not, that refer to `id` in that field; at most `limit`.
std::vector<std::string> referring_ids(ReadView& view, std::string_view account,
                                       std::string_view id, std::string_view kind,
                                       std::string_view field, std::int64_t limit);

struct Referrer {
    std::string kind, id, name;
};
// Active records that refer to `id`, other than itself and, when it is a store, what stands in it;
// at most `limit`.
std::vector<Referrer> active_referrers(ReadView& view, std::string_view account,
                                       std::string_view id, int limit);

}  // namespace storage
