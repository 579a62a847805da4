#include "features/operating/transfer/catalogue.hpp"

#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "storage/tables/images.hpp"

#include <algorithm>

namespace features::transfer {
namespace {

using schema::Field;
using schema::Record;

struct Found {
    const kinds::StoredKind* kind;
    storage::Row row;
    std::string name;  // temporary id
};

std::vector<Found> records_of(storage::ReadView& view, std::string_view account,
                              std::string_view store) {
    std::vector<Found> all;
    for (const kinds::StoredKind* kind : kinds::catalogue) {
        const storage::Listing listing{
            .kind = kind, .account = std::string(account), .store = std::string(store)};
        int number = 0;
        records::for_each_row(view, listing, [&](storage::Row& row) {
            all.push_back({kind, std::move(row),
                           '#' + std::string(kind->name) + '-' + std::to_string(++number)});
        });
    }
    return all;
}

// Clears the ids that the store gave to nested records: ids that refer to no kind.
void drop_given_ids(Record& record, bool is_nested) {
    for (const Field* field : record.kind().fields()) {
        const bool is_own_id = field->type == schema::Type::reference &&
                               field->rules.refers_to.empty() && !field->rules.form_only;
        if (is_nested && is_own_id) record.clear(*field);
        if (auto* nested = std::get_if<std::vector<Record>>(&record.at(*field)))
            for (Record& one : *nested) drop_given_ids(one, true);
    }
}

bool is_in_catalogue(std::string_view kind) {
    return std::ranges::any_of(kinds::catalogue,
                               [&](const auto* one) { return one->name == kind; });
}

// Whether the field names records of the store that stay there, such as the roles of its staff.
bool refers_outside(const Field& field) {
    const auto& rules = field.rules;
    return !rules.refers_to.empty() && !rules.form_only && !is_in_catalogue(rules.refers_to);
}

// Clears what the store added to the record, and what only that store has.
void drop_given(const kinds::StoredKind& kind, Record& record) {
    for (const Field* field : kind.fields())
        if (field->rules.server_owned || refers_outside(*field)) record.clear(*field);
    drop_given_ids(record, false);
}

std::string picture_hash(const Record& record) {
    if (!kinds::has_image(record.kind())) return {};
    const auto* url = std::get_if<std::string>(&record.at(*record.kind().find("imageUrl").field));
    return url ? std::string(kinds::image_hash(*url)) : std::string();
}

}  // namespace

Catalogue catalogue_of(storage::ReadView& view, std::string_view account, std::string_view store) {
    const int decimals = records::currency_decimals(view, account, store);
    const auto found = records_of(view, account, store);
    std::map<std::string, std::string> names;
    for (const Found& one : found) names.emplace(one.row.id, one.name);

    Catalogue catalogue;
    for (const Found& one : found) {
        Record record = schema::read_stored(one.row.doc, *one.kind);
        const std::string hash = picture_hash(record);
        if (record[one.kind->original_id] == one.row.id) record.clear(one.kind->original_id);
        drop_given(*one.kind, record);
        schema::rename_ids(record, [&](const std::string& id) {
            const auto name = names.find(id);
            return name == names.end() ? id : name->second;
        });
        if (auto image = hash.empty() ? std::nullopt : storage::find_image(view, account, hash)) {
            std::string file = "images/" + one.name.substr(1) + '.' + image->extension;
            record.at(*one.kind->find("imageUrl").field) = file;
            catalogue.pictures.emplace(std::move(file), std::move(image->bytes));
        }
        catalogue.entries.push_back({.place = one.name,
                                     .kind = one.kind,
                                     .id = one.name,
                                     .json = schema::write_json(record, decimals)});
    }
    return catalogue;
}

}  // namespace features::transfer
