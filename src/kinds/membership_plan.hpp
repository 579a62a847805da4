// Membership plans: what a customer may spend in a period.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 6> allowance_periods{"Daily", "Weekly", "Monthly", "Quarterly", "Half-Yearly", "Yearly"};

struct MembershipPlan : StoredKind {
    constexpr MembershipPlan() : StoredKind("memberShipPlan", "memberShipPlans", Traits{
        .about = "Membership plans: what their customers may spend in a period. Amounts are in the currency of the account's oldest store.",
        .example_id = "650000000000000000001203",
        .example = R"({"name":"Lunch Club","type":"650000000000000000001204","allowanceStr":"120.00","allowanceOverdraftStr":"20.00","allowancePeriod":"Monthly","taxExemption":false})",
        .label = "Membership plan", .in_use = "This MemberShipPlan is attached with Customer, Could not inactivate.",
        .is_of_account = true,
        .shown = {.about = "Plans: what their members may spend in a period.", .group = "guests"}}) {}

    Text      name         {this, "name", a_name | help("Name of the plan, unique among the active plans of the account.")};
    Reference type         {this, "type", required | to("memberShipType") | help("Id of the membership type.")
            | column(2)};
    Amount    allowance    {this, "allowance", at_least(0) | help("Amount that a customer may spend in a period; none means nothing.")
            | column(3) | hint("What a guest may spend in a period.")};
    Amount    overdraft    {this, "allowanceOverdraft", at_least(0) | help("How far a customer may go beyond the allowance.")
            | column(5) | labelled("Overdraft")};
    Choice    period       {this, "allowancePeriod", required | one_of(allowance_periods) | help("How often the allowance restarts, on the first business day of each period.")
            | column(4) | labelled("Period")};
    Flag      is_tax_exempt{this, "taxExemption", initially("false") | help("Whether the customers of the plan pay no tax.")
            | column(6) | labelled("Exempt from tax")};
};

inline constexpr MembershipPlan membership_plan;
static_assert(membership_plan.is_unambiguous());

}  // namespace kinds
