#include "features/reports/listing.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/sales/sums_store.hpp"

#include <algorithm>

namespace features::reports {
namespace {

std::set<std::string> wanted_service_types(std::string_view list) {
    std::set<std::string> wanted;
    while (!list.empty()) {
        const std::string_view name = list.substr(0, list.find(','));
        list.remove_prefix(std::min(name.size() + 1, list.size()));
        if (std::string key = folded(name); !key.empty()) wanted.insert(std::move(key));
    }
    return wanted;
}

}  // namespace

SaleFilter::SaleFilter(const Request& request)
    : employee_(base::trimmed(request.query.get("selectedEmployee").value_or(""))),
      service_types_(wanted_service_types(request.query.get("serviceTypes").value_or(""))) {}

// Ids of ours are in lower case; those of devices may be anything.
bool SaleFilter::admits(const ListedSale& sale) {
    const std::string& employee = sales::employee_of(sale.sale).id;
    const bool is_theirs =
        employee_.empty() || employee == employee_ || employee == base::lower_ascii(employee_);
    return is_theirs && (service_types_.empty() || is_wanted(sale.sale.service_type));
}

bool SaleFilter::is_wanted(const std::string& service_type) {
    const auto [known, is_new] = known_.try_emplace(service_type);
    if (is_new) known->second = service_types_.contains(folded(service_type));
    return known->second;
}

FilteredSales::FilteredSales(const Request& request, ListedParts parts)
    : listing_(request.account, request.branches.front().id, request.branches.front().days, parts),
      filter_(request) {}

bool FilteredSales::next(storage::ReadView& view, std::vector<ListedSale>& sales) {
    const bool has_more = listing_.next(view, sales);
    std::erase_if(sales, [&](const ListedSale& sale) { return !filter_.admits(sale); });
    return has_more;
}

const TextPool::Text* TextPool::keep(const std::string& text) {
    const auto [kept, is_new] = texts_.try_emplace(text);
    if (is_new) kept->second = base::search_key(text);
    return &*kept;
}

std::size_t choice_of(const Request& request, std::string_view name,
                      std::span<const std::string_view> choices) {
    const auto said = request.query.get(name);
    if (!said) return 0;
    const std::string wanted = folded(*said);
    std::string names;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (wanted == folded(choices[i])) return i;
        (names += names.empty() ? "" : ", ") += choices[i];
    }
    throw base::Refusal::invalid(std::string(name), "must be one of " + names);
}

std::string open_time_text(const ListedSale& sale) {
    return base::clock_time(std::chrono::minutes(sale.open_minute));
}

// Clocks of all zones go by whole minutes.
std::string opened_text(const ListedSale& sale) {
    constexpr std::int64_t minute_ms = 60'000;
    const auto second = (sale.sale.opened_ms % minute_ms + minute_ms) % minute_ms / 1'000;
    return domain::iso_text(sale.business_day) + 'T' + open_time_text(sale) +
           (second < 10 ? ":0" : ":") + std::to_string(second);
}

std::string customer_text(const ListedSale& sale) {
    return sale.sale.customer.name.empty() ? "Walkin" : sale.sale.customer.name;
}

const api::Parameter service_types{
    "serviceTypes", api::in_query, api::text_schema, R"("Table Service,TO_GO")",
    "Only sales of this service type, or of these, with commas between them. Case, blanks and "
    "underscores do not count."};

}  // namespace features::reports
