#include "features/selling/sales/sale_events.hpp"

#include "features/selling/sales/origins_store.hpp"
#include "features/selling/sales/shown_sale.hpp"

namespace features::sales {
namespace {

using storage::Event;

// How many sales are read with their lines at a time; sales beyond the byte limit of a step are
// read in vain.
constexpr std::size_t step_sales = 64;

// The events whose sales are to be returned, at most `limit`.
std::vector<Event> wanted_of(storage::ReadView& view, std::string_view account,
                             std::span<const Event> events, std::int64_t limit) {
    Ids ids;
    for (const Event& event : events) ids.insert(event.id);
    const auto known = sale_origins(view, account, ids);
    std::vector<Event> wanted;
    for (const Event& event : events) {
        if (std::ssize(wanted) >= limit) break;
        const auto sale = known.find(event.id);
        if (sale != known.end() && event.wants(sale->second.revision)) wanted.push_back(event);
    }
    return wanted;
}

storage::ChangedRecord changed_sale(const Event& event, const ListedSale& sale) {
    return {.event = event,
            .row = {.store = sale.store,
                    .id = sale.id,
                    .is_active = true,
                    .revision = sale.revision,
                    .sequence = event.sequence,
                    .doc = sale_json(sale)}};
}

}  // namespace

ById<ListedSale> sales_of(storage::ReadView& view, std::string_view account,
                          std::span<const Event> events) {
    Ids ids;
    for (const Event& event : events) ids.insert(event.id);
    ById<ListedSale> sales;
    for (ListedSale& sale : find_listed(view, account, std::vector(ids.begin(), ids.end())))
        sales.emplace(sale.id, std::move(sale));
    return sales;
}

std::vector<storage::ChangedRecord> resolve_sales(storage::ReadView& view, std::string_view account,
                                                  std::span<const Event> events,
                                                  std::int64_t limit) {
    const std::vector<Event> wanted = wanted_of(view, account, events, limit);
    std::vector<storage::ChangedRecord> found;
    std::int64_t bytes = 0;
    for (std::span<const Event> left = wanted; !left.empty() && bytes < storage::step_bytes_max;) {
        const auto step = left.first(std::min(step_sales, left.size()));
        left = left.subspan(step.size());
        const auto sales = sales_of(view, account, step);
        for (const Event& event : step) {
            if (bytes >= storage::step_bytes_max) break;
            found.push_back(changed_sale(event, sales.at(event.id)));
            bytes += std::ssize(found.back().row.doc);
        }
    }
    return found;
}

}  // namespace features::sales
