// Kinds for the tests of schema/: every type, spelling and rule once.
#pragma once

#include "schema/json.hpp"

namespace schema::test {

inline constexpr std::array<std::string_view, 3> sorts{"A-Z", "Z-A", "Custom sort"};

struct Price : Kind {
    constexpr Price() : Kind("price", "prices") {}

    Text name{this, "name", a_name};
    Reference level{this, "level", to("level")};
    Amount price{this, "price", at_least(0)};
    Count rank{this, "rank", initially("7")};
    Flag is_hidden{this, "hidden", also("isHidden")};
    Reference id{this, "id", server_owned};
};
inline constexpr Price price;
static_assert(price.is_unambiguous());

struct Dish : Kind {
    constexpr Dish()
        : Kind("dish", "dishes",
               Traits{.example_id = "650000000000000000000a01",
                      .example = R"({"name":"Soup","code":"S1","amount":1250})",
                      .label = "Dish"}) {}

    Reference id{this, "id", server_owned};
    Count revision{this, "revision", server_owned};
    Text name{this, "name", a_name | help("as the menu prints it")};
    Text code{this, "code", searchable | characters_max(5)};
    Text pin{this, "pin", secret};
    Flag is_active{this, "activeStatus", initially("true")};
    Flag is_hidden{this, "hideInPos", also_printed("hideInPOS")};
    Count rank{this, "rank", at_least(0) | at_most(1'000) | initially("3")};
    Count times{this, "maxNoOfTimes", one_element_list};
    Amount amount{this, "amount"};
    Percent tax{this, "tax", at_least(0) | at_most(100'000)};
    Instant opened{this, "opened"};
    Choice sort{this, "sort", one_of(sorts) | initially("\"A-Z\"")};
    Reference parent{this, "parent", to("dish")};
    Reference printer{this, "printer", form_only};
    References taxes{this, "taxes", to("tax")};
    Links levels{this, "servingSizeLevels", to("level") | linked_by("servingSizeLevel")};
    Nested main_price{this, "mainPrice", price};
    Records prices{this, "prices", price};
    Json layout{this, "layout"};
};
inline constexpr Dish dish;
static_assert(dish.is_unambiguous());

}  // namespace schema::test
