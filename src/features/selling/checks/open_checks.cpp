#include "features/selling/checks/open_checks.hpp"

#include "domain/check/sale.hpp"
#include "features/selling/checks/check_store.hpp"

#include <set>

namespace features::checks {

OpenChecks open_checks(storage::ReadView& view, std::string_view account, std::string_view store,
                       const ReadAs& how) {
    OpenChecks found;
    std::set<std::pair<std::string, std::string>> tables;
    std::string after;
    while (true) {
        const auto some = some_active(view, account, store, after);
        if (some.empty()) break;
        for (const CheckText& text : some) {
            const auto document =
                domain::read_check(schema::parse_tree(text.head), schema::parse_tree(text.data));
            const domain::CheckSale check =
                domain::sale_of(document, how.decimals, how.now_ms, how.zone);
            ++found.count;
            found.amount = domain::sum(found.amount, check.total);
            if (!check.sale.table.empty())
                tables.emplace(check.sale.floor.id + check.sale.floor.name, check.sale.table);
        }
    }
    found.tables = std::ssize(tables);
    return found;
}

}  // namespace features::checks
