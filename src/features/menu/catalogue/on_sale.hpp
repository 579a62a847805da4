// What a store sells at a moment.
//
// A menu item is sold when it is active, not sold out, its time restriction allows it and its
// category and subcategory are sold. A category is sold when it is active, its time restriction
// allows it, its department is active and its parent is sold. A discount is given when it is active
// and its time restriction allows it.
#pragma once

#include "domain/calendar/local_time.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/tables/records.hpp"

#include <functional>
#include <map>
#include <optional>

namespace features::catalogue {

// Whether a menu item is sold out, possibly until a given time.
bool is_sold_out(const schema::Record& item, std::int64_t moment_ms);

// Answers for one store, one moment and one snapshot. Categories and departments above many records
// are read once. Used by one thread; every call gets a view of the same snapshot.
class OnSale {
public:
    // `moment_ms`: Unix time. It is converted to the store's time zone, or UTC without one. Throws
    // std::runtime_error for an unknown time zone.
    OnSale(storage::ReadView& view, const std::string& account, std::string_view store,
           std::int64_t moment_ms);

    // The category or department with that id; nothing when there is none.
    using Find = std::function<std::optional<schema::Record>(
        storage::ReadView& view, const kinds::StoredKind& kind, const std::string& id)>;
    // The same for a caller that has read the parents of its records.
    OnSale(storage::ReadView& view, const std::string& account, std::string_view store,
           std::int64_t moment_ms, Find find);

    // Whether the record in this stored document is sold. For kinds other than categories, menu
    // items and discounts, every active record is.
    bool operator()(storage::ReadView& view, const kinds::StoredKind& kind, std::string_view doc);
    // The same of a record of a StoredKind.
    bool is_sold(storage::ReadView& view, const schema::Record& record);

private:
    bool is_item_sold(storage::ReadView& view, const schema::Record& item);
    bool is_category_sold(storage::ReadView& view, const schema::Record& category);
    // Whether the record that the reference names is sold; true if it names none.
    bool allows(storage::ReadView& view, const kinds::StoredKind& kind,
                const schema::Record& record, const schema::Reference& reference);

    const std::int64_t moment_ms_;
    const date::time_zone& zone_;
    const domain::LocalTime time_;
    const Find find_;
    std::map<std::string, bool> known_;  // categories and departments, by id
};

}  // namespace features::catalogue
