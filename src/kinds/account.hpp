// The account that owns stores, and the settings that apply to all of them.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct Account : StoredKind {
    constexpr Account() : StoredKind("account", "accounts", Traits{
        .about = "The account owns stores; its settings apply to all of them.",
        .example_id = "650000000000000000000001",
        .label = "Account", .is_of_account = true,
        .shown = {.group = "store"}}) {}

    Text      name                {this, "name", a_name | help("Name of the account.")};
    Reference master_store        {this, "masterStore", to("store") | help("Id of the store that menus are pulled from; without one, the oldest store.")
            | labelled("Main store for menus") | hint("Other stores pull their menus from it.") | column(2)};
    Flag      has_loyalty         {this, "hasLoyalty", help("Whether customers of the account collect points.")
            | labelled("Guests collect points") | column(3) | in_section(sections::loyalty)};
    Flag      has_customer_levels {this, "hasCustomerLevelLoyalty", help("Whether loyalty is set for each customer.")
            | labelled("Loyalty is set for each guest") | folded | in_section(sections::loyalty)};
    Flag      earns_on_sale       {this, "earnOnSale", help("Whether a sale earns points, by `earnPoints` and `earnAmount`.")
            | labelled("Sales earn points") | column(4) | in_section(sections::loyalty)};
    Count     point_value         {this, "pointValue", at_least(0) | at_most(1'000'000'000) | help("Value of a redeemed point, in minor units; 0 means that points cannot be redeemed.")
            | as(Input::money) | column(5) | labelled("Value of a point") | hint("What a point is worth when a guest redeems it; 0 means that points cannot be redeemed.") | in_section(sections::loyalty)};
    Count     earn_points         {this, "earnPoints", at_least(0) | at_most(1'000'000'000) | help("Points earned for each `earnAmount`; 0 means none.")
            | labelled("Points earned") | hint("Points for each full amount below; 0 means none.") | when("earnOnSale", "true") | in_section(sections::loyalty)};
    Count     earn_amount         {this, "earnAmount", at_least(0) | at_most(1'000'000'000'000) | help("Amount, in minor units, that earns `earnPoints`; 0 means that nothing is earned.")
            | as(Input::money) | labelled("For each amount of") | hint("A guest who spends this much earns the points above.") | when("earnOnSale", "true") | in_section(sections::loyalty)};
    Count     points_expire_days  {this, "pointsExpireDays", at_least(0) | at_most(36'500) | help("Days after which points expire; 0 means never.")
            | labelled("Days until points expire") | hint("0 means never.") | in_section(sections::loyalty)};
    Json      options             {this, "loyaltyOptions", in_form(an_object) | help("The last `option` sent with each setting, by the name of the setting.")};
};

inline constexpr Account account;
static_assert(account.is_unambiguous());

}  // namespace kinds
