#include "features/menu/catalogue/on_sale.hpp"

#include "base/time_text.hpp"
#include "domain/calendar/availability.hpp"
#include "features/records/record_of.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"

namespace features::catalogue {
namespace {

using schema::Record;

date::sys_seconds second_of(std::int64_t ms) {
    return date::floor<std::chrono::seconds>(
        date::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(ms)));
}

const date::time_zone& zone_of(storage::ReadView& view, const std::string& account,
                               std::string_view store) {
    const Record record = records::record_of(view, kinds::store, account, store);
    const std::string& name = record[kinds::store.time_zone];
    return *date::locate_zone(name.empty() ? "UTC" : name);
}

std::optional<Record> found(storage::ReadView& view, const std::string& account,
                            const kinds::StoredKind& kind, const std::string& id) {
    const auto row = storage::find(view, kind, account, id);
    if (!row) return {};
    return schema::read_stored(row->doc, kind);
}

}  // namespace

bool is_sold_out(const Record& item, std::int64_t moment_ms) {
    if (!item[kinds::menu_item.is_sold_out]) return false;
    const auto until = base::parse_iso_time(item[kinds::menu_item.sold_out_until]);
    return !until || moment_ms < *until;
}

OnSale::OnSale(storage::ReadView& view, const std::string& account, std::string_view store,
               std::int64_t moment_ms)
    : OnSale(view, account, store, moment_ms,
             [account](storage::ReadView& its_view, const kinds::StoredKind& kind,
                       const std::string& id) { return found(its_view, account, kind, id); }) {}

OnSale::OnSale(storage::ReadView& view, const std::string& account, std::string_view store,
               std::int64_t moment_ms, Find find)
    : moment_ms_(moment_ms),
      zone_(zone_of(view, account, store)),
      time_(domain::local_time(second_of(moment_ms), zone_)),
      find_(std::move(find)) {}

bool OnSale::operator()(storage::ReadView& view, const kinds::StoredKind& kind,
                        std::string_view doc) {
    return is_sold(view, schema::read_stored(doc, kind));
}

bool OnSale::is_sold(storage::ReadView& view, const Record& record) {
    const auto& kind = static_cast<const kinds::StoredKind&>(record.kind());
    if (!record[kind.is_active]) return false;
    if (&kind == &kinds::menu_item) return is_item_sold(view, record);
    if (&kind == &kinds::discount)
        return domain::is_available(record, kinds::discount.sold, zone_, time_);
    return &kind != &kinds::category || is_category_sold(view, record);
}

bool OnSale::is_item_sold(storage::ReadView& view, const Record& item) {
    const auto& kind = kinds::menu_item;
    return !is_sold_out(item, moment_ms_) && domain::is_available(item, kind.sold, zone_, time_) &&
           allows(view, kinds::category, item, kind.category) &&
           allows(view, kinds::category, item, kind.subcategory);
}

bool OnSale::is_category_sold(storage::ReadView& view, const Record& category) {
    const auto& kind = kinds::category;
    return domain::is_available(category, kind.sold, zone_, time_) &&
           allows(view, kinds::department, category, kind.department) &&
           allows(view, kinds::category, category, kind.parent);
}

// The recursion ends: only subcategories have a parent, and their parent has none.
bool OnSale::allows(storage::ReadView& view, const kinds::StoredKind& kind, const Record& record,
                    const schema::Reference& reference) {
    const std::string& id = record[reference];
    if (id.empty()) return true;
    if (const auto known = known_.find(id); known != known_.end()) return known->second;
    const auto above = find_(view, kind, id);
    return known_[id] = !above || is_sold(view, *above);
}

}  // namespace features::catalogue
