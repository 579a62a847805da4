// What a store sells at a moment.
//
// A menu item is sold when it is active, not sold out, its time restriction allows it and the
// category and subcategory that it stands in are sold. A category is sold when it is active, its
// time restriction allows it, its department is active and the category above it is sold.
#pragma once

#include "domain/local_time.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/tables/records.hpp"

#include <map>

namespace features::catalogue {

// Answers for one store, one moment and one snapshot. Categories and departments that stand above
// many records are read once. Used by one thread; every call gets a view of the same snapshot.
class OnSale {
public:
    // `moment_ms`: Unix time. It is taken by the clock of the store's time zone, without one UTC.
    // Throws std::runtime_error for a time zone that is not known here.
    OnSale(storage::ReadView& view, std::string account, std::string_view store,
           std::int64_t moment_ms);

    // Whether the record in this stored document is sold. Of kinds other than categories and menu
    // items every active record is.
    bool operator()(storage::ReadView& view, const kinds::StoredKind& kind, std::string_view doc);

private:
    bool is_item_sold(storage::ReadView& view, const schema::Record& item);
    bool is_category_sold(storage::ReadView& view, const schema::Record& category);
    // Whether the record that the reference names is sold; true where it names none.
    bool allows(storage::ReadView& view, const kinds::StoredKind& kind,
                const schema::Record& record, const schema::Reference& reference);

    const std::string account_;
    const std::int64_t moment_ms_;
    const date::time_zone& zone_;
    const domain::LocalTime time_;
    std::map<std::string, bool> known_;  // categories and departments, by id
};

}  // namespace features::catalogue
