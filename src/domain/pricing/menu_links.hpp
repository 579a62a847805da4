// The lists of links in records of the menu: ids, or objects with an id, stored as sent. A member
// that cannot be read is treated as absent.
#pragma once

#include "domain/pricing/money.hpp"
#include "schema/record.hpp"

#include <map>
#include <optional>

namespace domain {

struct MenuLink {
    std::string id{};  // of what it refers to, in lower case; "" for none
    std::string name{};
    bool has_price = false;
    std::optional<Minor> price{};  // absent: none, or, with has_price, one that cannot be charged
    std::int64_t minimum = 0, maximum = 0, quantity = 0;  // 0 where absent
};

// The links of the records of a menu, each list read once. The records must stay where they are.
class MenuLinks {
public:
    explicit MenuLinks(int currency_decimals) : decimals_(currency_decimals) {}

    const std::vector<MenuLink>& of(const schema::Record& record, const schema::Links& field);

private:
    using Place = std::pair<const schema::Record*, const schema::Links*>;

    const int decimals_;
    std::map<Place, std::vector<MenuLink>> read_{};
};

}  // namespace domain
