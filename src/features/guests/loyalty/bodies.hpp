// The bodies that operations on points and holds take.
#pragma once

#include "schema/record.hpp"

namespace features::loyalty {

using namespace schema;

inline constexpr Rules a_remark{.trimmed = true, .characters_max = 1'000};
inline constexpr Rules an_own_name{.trimmed = true, .characters_max = 255};

struct PointChange : Kind {
    constexpr PointChange()
        : Kind("loyaltyPointChange", "loyaltyPointChanges",
               Traits{.about = "A change of the points of a customer. One of "
                               "`loyaltyPointDifference` and `loyaltyPoints` is required."}) {}

    Reference account{this, "account",
                      form_only | help("Id of the account. It must be the key's account.")};
    Count points{this, "loyaltyPoints",
                 help("Points after the change. With a difference, it must match the customer's "
                      "current points, so that nobody else's change is overwritten.")};
    Count difference{this, "loyaltyPointDifference",
                     help("Points to add; negative to take points away.")};
    Text reason{this, "loyaltyReason",
                a_remark | help("The reason; the history shows it as `notes`.")};
    Text adjusted_by{this, "adjustedBy", an_own_name | help("Name of the employee.")};
};
inline constexpr PointChange point_change;
static_assert(point_change.is_unambiguous());

struct HoldRequest : Kind {
    constexpr HoldRequest()
        : Kind(
              "hold", "holds",
              Traits{
                  .about =
                      "What to hold: either `points`, or an amount of the customer's allowance."}) {
    }

    Count points{this, "points", at_least(1) | help("Points to hold.")};
    Amount amount{this, "amount", at_least(1) | help("Amount of the allowance to hold.")};
    Reference store{
        this, "store",
        form_only | help("Id of the store where it is spent, whose business day decides the period "
                         "of the allowance; by default the account's first store.")};
    Count seconds{this, "lapseSeconds",
                  at_least(1) | at_most(31 * 86'400) |
                      help("Seconds until the hold ends automatically; by default 3600.")};
    Text ticket{this, "ticketID", an_own_name | help("The check or order that it is for.")};
};
inline constexpr HoldRequest hold_request;
static_assert(hold_request.is_unambiguous());

struct CommitRequest : Kind {
    constexpr CommitRequest()
        : Kind("holdCommit", "holdCommits",
               Traits{.about = "How much of the hold to take; by default all of it."}) {}

    Count points{this, "points", at_least(1) | help("Points to take, for a hold of points.")};
    Amount amount{this, "amount",
                  at_least(1) | help("Amount to take, for a hold of an allowance.")};
    Text ticket{
        this, "ticketID",
        an_own_name | help("The check or order that it is for; by default that of the hold.")};
    Text notes{this, "notes", a_remark | help("The reason, for the history.")};
};
inline constexpr CommitRequest commit_request;
static_assert(commit_request.is_unambiguous());

}  // namespace features::loyalty
