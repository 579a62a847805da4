// Shared code of the reports that list single sales: filters and sort order.
#pragma once

#include "features/selling/reports/request.hpp"
#include "features/selling/reports/sheet.hpp"
#include "features/selling/sales/shown_sale.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace features::reports {

using sales::ListedDiscount;
using sales::ListedLine;
using sales::ListedParts;
using sales::ListedPayment;
using sales::ListedSale;
using sales::Opening;
using sales::SalesListing;

// The sales of a report that match its filters, with the parts that it needs. Throws base::Refusal
// (400) for an invalid filter.
SalesListing filtered_sales(const Request& request, ListedParts parts);

// Texts that many rows share, each stored once, with its sort key.
class TextPool {
public:
    using Text = std::pair<const std::string, std::string>;  // a text and its key
    const Text* keep(const std::string& text);

private:
    std::map<std::string, std::string> texts_;
};
// The order of a list that people read.
inline std::strong_ordering order_of(const TextPool::Text* a, const TextPool::Text* b) {
    return std::tie(a->second, a->first) <=> std::tie(b->second, b->first);
}

// Rows whose order is only known when all sales are read, followed by the total. `Gathered` has
// add(sale), sort(order), size(), row(number) and total_row().
template <class Gathered, class Order>
class SortedRows final : public RowSource {
public:
    SortedRows(SalesListing sales, Order order) : sales_(std::move(sales)), order_(order) {}

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        constexpr std::size_t rows_at_once = 200;
        if (!std::exchange(is_gathered_, true)) gather(view);
        const std::size_t end = std::min(gathered_.size(), next_ + rows_at_once);
        for (; next_ < end; ++next_) rows.push_back(gathered_.row(next_));
        if (next_ < gathered_.size()) return true;
        rows.push_back(gathered_.total_row());
        return false;
    }

private:
    void gather(storage::ReadView& view) {
        for (bool has_more = true; has_more;) {
            std::vector<ListedSale> sales;
            has_more = sales_.next(view, sales);
            for (const ListedSale& sale : sales) gathered_.add(sale);
        }
        gathered_.sort(order_);
    }

    SalesListing sales_;
    Order order_;
    Gathered gathered_{};
    std::size_t next_ = 0;
    bool is_gathered_ = false;
};

// The index of a parameter's value among the choices, compared without case, blanks and
// underscores; 0 if it is absent. Throws base::Refusal (400) for any other value.
std::size_t choice_of(const Request& request, std::string_view name,
                      std::span<const std::string_view> choices);

extern const api::Parameter service_types;
// Filters by the members of a sale with these names.
extern const api::Parameter sale_status, ticket_number, sale_customer, sale_check, sale_order;

}  // namespace features::reports
