// One bulk in several stores: the entries of one store as they are for another of the account.
//
// Records of two stores correspond when they are copies of the same record, or one of the other
// (their `originalID`); printers, floors and roles also when they have the same name.
#pragma once

#include "features/menu/bulk/bulk.hpp"

namespace features::bulk {

inline constexpr std::size_t stores_max = 50;  // of one request, besides that of its path

// The `stores` of a body, in lower case; none when it has no such list. Throws base::Refusal (400)
// for anything but a list of ids, each once.
std::vector<std::string> read_stores(std::string_view body, std::string_view store_in_path);

// An entry that another store cannot have.
struct Missing {
    std::string place;  // in the body
    const kinds::StoredKind* kind;
    std::string id;         // of the record that the other store has no counterpart of
    std::string reference;  // "": the entry changes that record; else what has it: the field's name
};
struct Translated {
    std::vector<Entry> entries;  // with places "stores[0].records[3]"
    std::vector<Missing> missing;
};

// The records of a store by what they are copies of. Reads all records of the store's catalogue.
class Counterparts {
public:
    Counterparts(storage::ReadView& view, const std::string& account, const std::string& store);

    struct Identity {
        const kinds::StoredKind* kind;
        std::string key;
    };
    const Identity* identify(const std::string& id) const;  // null: not a record of the store
    // The record of the store with one of these identities; "" when there is none, or several.
    std::string find(const Counterparts& there, const std::string& id) const;

private:
    std::map<std::string, Identity> identities_;  // by id
    std::map<std::string, std::string> names_;    // of printers, floors and roles, by id
    std::multimap<std::string, std::string> by_key_, by_name_;  // ids
};

// The entries as they were sent for the store `from`, of which `made` was drafted, for the store
// `to`. A new record becomes a copy of the one in `from`. What has no counterpart is left out, with
// what refers to it.
Translated translated(const std::vector<Entry>& entries, const Batch& made,
                      const Counterparts& from, const Counterparts& to, std::size_t store_index);

}  // namespace features::bulk
