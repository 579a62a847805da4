// The table `natural_key`: values that no two active records of a kind share, and their records
// (schema::NaturalKey). Values are canonical; those of secret fields are keyed hashes.
#pragma once

#include "storage/tables/records.hpp"

namespace storage {

// Where a value may occur once: among the active records of a kind in a store ("": the account).
struct KeyPlace {
    std::string_view account, store, kind, field;
};

// The id of the active record other than `except_id` that has the value; nothing for "".
std::optional<std::string> find_natural_key(ReadView& view, const KeyPlace& place,
                                            std::string_view value,
                                            std::string_view except_id = {});

// The value that a record has, active or not; nothing when it has none.
std::optional<std::string> natural_key_of(ReadView& view, std::string_view account,
                                          std::string_view id, std::string_view field);

// Writes the keys of a record that is being saved. Only save() calls it.
void write_natural_keys(Transaction& tx, const Save& save, const std::optional<Row>& before);

}  // namespace storage
