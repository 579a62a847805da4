// What the reports that list single sales share: which sales they are asked for, and how texts and
// times look there.
#pragma once

#include "features/reports/request.hpp"
#include "features/reports/sales_listing_store.hpp"
#include "features/reports/sheet.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <utility>

namespace features::reports {

// The parameters `selectedEmployee` and `serviceTypes`.
class SaleFilter {
public:
    explicit SaleFilter(const Request& request);
    bool admits(const ListedSale& sale);

private:
    bool is_wanted(const std::string& service_type);

    std::string employee_;  // id as it was sent; "": anyone
    std::set<std::string> service_types_;
    std::map<std::string, bool> known_;  // service types as they were told
};

// The sales of a report that the filter admits, with the parts that it needs.
class FilteredSales {
public:
    FilteredSales(const Request& request, ListedParts parts);
    // Some hundred at most. False when these were the last.
    bool next(storage::ReadView& view, std::vector<ListedSale>& sales);

private:
    SalesListing listing_;
    SaleFilter filter_;
};

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
    SortedRows(FilteredSales sales, Order order) : sales_(std::move(sales)), order_(order) {}

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

    FilteredSales sales_;
    Order order_;
    Gathered gathered_{};
    std::size_t next_ = 0;
    bool is_gathered_ = false;
};

// The place of a parameter's value among the choices, which are compared without case, blanks and
// underscores: 0 when it is absent. Throws base::Refusal (400) when it is none of them.
std::size_t choice_of(const Request& request, std::string_view name,
                      std::span<const std::string_view> choices);

std::string opened_text(const ListedSale& sale);     // 2026-01-31T18:30:05, on the business date
std::string open_time_text(const ListedSale& sale);  // 18:30
std::string customer_text(const ListedSale& sale);   // "Walkin" where there is none

std::string sale_json(ListedSale sale);  // the sale as getSale answers it
std::span<const Column> columns_of_sale();

extern const api::Parameter service_types;

}  // namespace features::reports
