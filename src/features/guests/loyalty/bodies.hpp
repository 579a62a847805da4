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
                      form_only | help("Id of the account. It must be that of the key.")};
    Count points{this, "loyaltyPoints",
                 help("Points that the customer has afterwards. With a difference it must fit what "
                      "the customer has, so that no change of somebody else is overwritten.")};
    Count difference{this, "loyaltyPointDifference",
                     help("Points that are added; below 0 those that are taken.")};
    Text reason{this, "loyaltyReason", a_remark | help("Why; stands in the history as `notes`.")};
    Text adjusted_by{this, "adjustedBy", an_own_name | help("Name of the employee.")};
};
inline constexpr PointChange point_change;
static_assert(point_change.is_unambiguous());

struct HoldRequest : Kind {
    constexpr HoldRequest()
        : Kind("hold", "holds",
               Traits{.about = "What is to be held. Either `points`, or an amount of the "
                               "customer's allowance."}) {}

    Count points{this, "points", at_least(1) | help("Points to be held.")};
    Amount amount{this, "amount", at_least(1) | help("Amount of the allowance to be held.")};
    Reference store{this, "store",
                    form_only | help("Id of the store where it is spent, whose business day "
                                     "decides the period of the allowance; without it the "
                                     "account's first store.")};
    Count seconds{this, "lapseSeconds",
                  at_least(1) | at_most(31 * 86'400) |
                      help("After so many seconds the hold ends by itself; 3600 when it is not "
                           "said.")};
    Text ticket{this, "ticketID", an_own_name | help("The check or order that it is for.")};
};
inline constexpr HoldRequest hold_request;
static_assert(hold_request.is_unambiguous());

struct CommitRequest : Kind {
    constexpr CommitRequest()
        : Kind("holdCommit", "holdCommits",
               Traits{.about = "How much of the hold is taken; all that it holds when nothing is "
                               "said."}) {}

    Count points{this, "points", at_least(1) | help("Points to be taken, of a hold of points.")};
    Amount amount{this, "amount",
                  at_least(1) | help("Amount to be taken, of a hold of an allowance.")};
    Text ticket{
        this, "ticketID",
        an_own_name | help("The check or order that it is for; without it that of the hold.")};
    Text notes{this, "notes", a_remark | help("Why; stands in the history.")};
};
inline constexpr CommitRequest commit_request;
static_assert(commit_request.is_unambiguous());

}  // namespace features::loyalty
