#include "features/selling/sales/search_store.hpp"

#include "base/text.hpp"
#include "features/selling/sales/parts_store.hpp"

namespace features::sales {
namespace {

using storage::Rows;

constexpr std::int64_t step_sales = 1'000;

constexpr std::string_view newest_first =
    "SELECT business_day, number, id, ticket_no, customer_name, table_no, "
    "gross - discount + exclusive_tax FROM sale WHERE account = $1 AND store = $2 "
    "AND (business_day, number) < ($3, $4) AND business_day >= $5 "
    "ORDER BY business_day DESC, number DESC LIMIT $6";

bool has_words(const Rows& rows, const SaleSearch& search) {
    if (search.words.empty()) return true;
    if (search.number == rows.integer(1)) return true;
    const auto has = [&](std::string_view text) {
        return base::search_key(text).find(search.words) != std::string::npos;
    };
    return has(rows.text(3)) || has(rows.text(4));
}

bool fits(const Rows& rows, const SaleSearch& search) {
    const domain::Minor total = rows.integer(6);
    if (search.total && total != *search.total && total != -*search.total) return false;
    if (!search.table.empty() && base::search_key(base::trimmed(rows.text(5))) != search.table)
        return false;
    return has_words(rows, search);
}

}  // namespace

SaleFinder::SaleFinder(SaleSearch search)
    : search_(std::move(search)), day_(number_of(search_.days.last)) {}

bool SaleFinder::next(storage::ReadView& view, std::vector<std::string>& ids) {
    std::int64_t looked_at = 0;
    for (Rows rows = view.query(newest_first, {search_.account, search_.store, day_, number_,
                                               number_of(search_.days.first), step_sales});
         rows.next(); ++looked_at) {
        if (fits(rows, search_)) ids.emplace_back(rows.text(2));
        day_ = rows.integer(0);
        number_ = rows.integer(1);
    }
    return looked_at == step_sales;
}

}  // namespace features::sales
