// What the reports that list single sales share: which sales they are asked for, and their order.
#pragma once

#include "features/selling/reports/request.hpp"
#include "features/selling/reports/sheet.hpp"
#include "features/selling/sales/told_sale.hpp"

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

// The sales of a report that its filters leave, with the parts that it needs. Throws base::Refusal
// (400) for a filter that is none.
SalesListing filtered_sales(const Request& request, ListedParts parts);

// Texts that many rows have, each kept once, with what it is sorted by.
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

// Rows in an order that is known only when all sales are read, and the total behind them.
// `Gathered` has add(sale), sort(order), size(), row(number) and total_row().
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

// The place of a parameter's value among the choices, which are compared without case, blanks and
// underscores: 0 when it is absent. Throws base::Refusal (400) when it is none of them.
std::size_t choice_of(const Request& request, std::string_view name,
                      std::span<const std::string_view> choices);

extern const api::Parameter service_types;
// Filters by what a sale shows under these names.
extern const api::Parameter sale_status, ticket_number, sale_customer, sale_check, sale_order;

}  // namespace features::reports
