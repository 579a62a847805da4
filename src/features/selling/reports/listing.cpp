#include "features/selling/reports/listing.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/selling/sales/sums_store.hpp"

#include <algorithm>
#include <set>

namespace features::reports {
namespace {

std::set<std::string> wanted_service_types(std::string_view list) {
    std::set<std::string> wanted;
    for (const std::string_view name : names_in(list))
        if (std::string key = folded(name); !key.empty()) wanted.insert(std::move(key));
    return wanted;
}

// In the form of SalesQuery.
std::string wanted_states(std::string_view list) {
    using sales::State;
    std::string wanted;
    for (const std::string_view name : names_in(list)) {
        const auto is_it = [&](State state) {
            return base::same_ignoring_case(sales::name_of(state), name);
        };
        constexpr State all[] = {State::closed, State::voided, State::refund};
        const auto* const found = std::ranges::find_if(all, is_it);
        if (found == std::end(all))
            throw base::Refusal::invalid(
                "status", "must be CLOSED, VOIDED or REFUND, or several separated by commas");
        (wanted += wanted.empty() ? "," : "") += std::string(sales::name_of(*found)) + ',';
    }
    return wanted;
}

// The parameters `selectedEmployee` and `serviceTypes`.
class SaleFilter {
public:
    explicit SaleFilter(const Request& request)
        : employee_(base::trimmed(request.query.get("selectedEmployee").value_or(""))),
          service_types_(wanted_service_types(request.query.get("serviceTypes").value_or(""))) {}

    bool is_empty() const { return employee_.empty() && service_types_.empty(); }

    // Comanda's ids are in lower case; those of devices may be anything.
    bool operator()(const ListedSale& sale) {
        const std::string& employee = sales::employee_of(sale.sale).id;
        const bool is_theirs =
            employee_.empty() || employee == employee_ || employee == base::lower_ascii(employee_);
        return is_theirs && (service_types_.empty() || is_wanted(sale.sale.service_type));
    }

private:
    bool is_wanted(const std::string& service_type) {
        const auto [known, is_new] = known_.try_emplace(service_type);
        if (is_new) known->second = service_types_.contains(folded(service_type));
        return known->second;
    }

    std::string employee_;  // id as sent; "": anyone
    std::set<std::string> service_types_;
    std::map<std::string, bool> known_{};  // service types as sent
};

std::function<bool(const ListedSale&)> filter_of(const Request& request) {
    SaleFilter filter(request);
    if (filter.is_empty()) return {};
    return filter;
}

}  // namespace

SalesListing filtered_sales(const Request& request, ListedParts parts) {
    const Branch& branch = request.branches.front();
    const auto get = [&](std::string_view name) {
        return std::string(request.query.get(name).value_or(""));
    };
    return {{.account = request.account,
             .store = branch.id,
             .days = branch.days,
             .states = wanted_states(get(sale_status.name)),
             .ticket_no = get(ticket_number.name),
             .customer = base::lower_ascii(base::trimmed(get(sale_customer.name))),
             .check_id = get(sale_check.name),
             .unique_order_id = get(sale_order.name),
             .admits = filter_of(request)},
            parts};
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

const api::Parameter service_types{
    "serviceTypes", api::in_query, api::any_text, R"("Table Service,TO_GO")",
    "Only sales of this service type, or of several, separated by commas. Case, blanks and "
    "underscores are ignored."};

const api::Parameter sale_status{
    "status",
    api::in_query,
    api::any_text,
    R"("CLOSED,REFUND")",
    "Only sales with this `status`, or with one of several, separated by commas. Case is ignored. "
    "An extension.",
    nullptr,
    true};
const api::Parameter ticket_number{"ticketNo",
                                   api::in_query,
                                   api::any_text,
                                   R"("")",
                                   "Only sales with this `ticketNo`. An extension.",
                                   nullptr,
                                   true};
const api::Parameter sale_customer{"customer",
                                   api::in_query,
                                   api::an_id,
                                   R"("650000000000000000001402")",
                                   "Only sales to the customer with this id. An extension.",
                                   nullptr,
                                   true};
const api::Parameter sale_check{
    "checkID",
    api::in_query,
    api::any_text,
    R"("")",
    "Only sales with this `checkID`, and their refunds. Without dates: of all days. An extension.",
    nullptr,
    true};
const api::Parameter sale_order{
    "uniqueOrderID",
    api::in_query,
    api::any_text,
    R"("")",
    "Only sales with this `uniqueOrderID`, and their refunds. Without dates: of all days. An "
    "extension.",
    nullptr,
    true};

}  // namespace features::reports
