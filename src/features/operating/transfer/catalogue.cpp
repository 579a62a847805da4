#include "features/operating/transfer/catalogue.hpp"

#include "base/refusal.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "storage/tables/images.hpp"

#include <algorithm>
#include <set>

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
                              std::string_view store, const kinds::StoredKind* only) {
    std::vector<Found> all;
    for (const kinds::StoredKind* kind : kinds::catalogue) {
        if (only && kind != only) continue;
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

Catalogue catalogue_of(storage::ReadView& view, std::string_view account, std::string_view store,
                       const Extent& extent) {
    const int decimals = records::currency_decimals(view, account, store);
    const auto found = records_of(view, account, store, extent.kind);
    std::map<std::string, std::string> names;
    if (extent.kind) names = spoken_names(view, account, store);
    for (const Found& one : found) names[one.row.id] = one.name;

    Catalogue catalogue;
    std::size_t bytes = 0;
    const auto weigh = [&](std::size_t more) {
        if ((bytes += more) > extent.bytes_max)
            throw base::Refusal::conflict("too_large",
                                          "The export would be larger than " +
                                              std::to_string(extent.bytes_max >> 20) +
                                              " MiB: leave out pictures, choose a kind, or use "
                                              "`comanda export`");
    };
    for (const Found& one : found) {
        Record record = schema::read_stored(one.row.doc, *one.kind);
        const std::string hash = extent.has_pictures ? picture_hash(record) : std::string();
        if (record[one.kind->original_id] == one.row.id) record.clear(one.kind->original_id);
        drop_given(*one.kind, record);
        schema::rename_ids(record, [&](const std::string& id) {
            const auto name = names.find(id);
            return name == names.end() ? id : name->second;
        });
        if (auto image = hash.empty() ? std::nullopt : storage::find_image(view, account, hash)) {
            std::string file = "images/" + one.name.substr(1) + '.' + image->extension;
            record.at(*one.kind->find("imageUrl").field) = file;
            weigh(image->bytes.size());
            catalogue.pictures.emplace(std::move(file), std::move(image->bytes));
        }
        catalogue.entries.push_back({.place = one.name,
                                     .kind = one.kind,
                                     .id = one.name,
                                     .json = schema::write_json(record, decimals)});
        weigh(catalogue.entries.back().json.size());
    }
    return catalogue;
}

std::map<std::string, std::string> spoken_names(storage::ReadView& view, std::string_view account,
                                                std::string_view store) {
    struct Told {
        const kinds::StoredKind* kind;
        std::string id, name, within;
        bool is_active;
    };
    std::vector<Told> all;
    std::map<std::string, std::string> short_names;
    for (const kinds::StoredKind* kind : kinds::catalogue) {
        const storage::Listing listing{
            .kind = kind, .account = std::string(account), .store = std::string(store)};
        records::for_each_row(view, listing, [&](storage::Row& row) {
            const Record record = schema::read_stored(row.doc, *kind);
            all.push_back({kind, row.id, records::name_of(record), records::within_of(record),
                           record[kind->is_active]});
            short_names.emplace(row.id, all.back().name);
        });
    }
    std::ranges::stable_partition(all, &Told::is_active);
    std::map<std::string, std::string> names;
    std::set<std::string> taken;
    for (const Told& one : all) {
        const auto parent = short_names.find(one.within);
        std::string name = '#' + std::string(one.kind->name) + ':';
        if (parent != short_names.end()) name += parent->second + '/';
        name += one.name;
        for (int number = 2; !taken.insert(name).second; ++number) {
            if (number > 2) name.resize(name.rfind('~'));
            name += '~' + std::to_string(number);
        }
        names.emplace(one.id, std::move(name));
    }
    return names;
}

}  // namespace features::transfer
