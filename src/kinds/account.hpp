// The account that owns stores, and the settings that apply to all of them.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct Account : StoredKind {
    constexpr Account() : StoredKind("account", "accounts", Traits{
        .about = "The account owns stores; its settings apply to all of them.",
        .example_id = "650000000000000000000001",
        .label = "Account", .is_of_account = true}) {}

    Text      name                {this, "name", a_name | help("Name of the account.")};
    Reference master_store        {this, "masterStore", to("store") | help("Id of the store that menus are pulled from; without one, the oldest store.")};
    Flag      has_loyalty         {this, "hasLoyalty", help("Whether customers of the account collect points.")};
    Flag      has_customer_levels {this, "hasCustomerLevelLoyalty", help("Whether loyalty is set for each customer.")};
    Flag      earns_on_sale       {this, "earnOnSale", help("Whether a sale earns points, by `earnPoints` and `earnAmount`.")};
    Count     point_value         {this, "pointValue", at_least(0) | at_most(1'000'000'000) | help("Value of a redeemed point, in minor units; 0 means that points cannot be redeemed.")};
    Count     earn_points         {this, "earnPoints", at_least(0) | at_most(1'000'000'000) | help("Points earned for each `earnAmount`; 0 means none.")};
    Count     earn_amount         {this, "earnAmount", at_least(0) | at_most(1'000'000'000'000) | help("Amount, in minor units, that earns `earnPoints`; 0 means that nothing is earned.")};
    Count     points_expire_days  {this, "pointsExpireDays", at_least(0) | at_most(36'500) | help("Days after which points expire; 0 means never.")};
    Json      options             {this, "loyaltyOptions", in_form(an_object) | help("The last `option` sent with each setting, by the name of the setting.")};
};

inline constexpr Account account;
static_assert(account.is_unambiguous());

}  // namespace kinds
