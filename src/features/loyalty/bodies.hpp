// The bodies that operations on points and holds take, described as kinds are, so that they are
// read as leniently and checked as strictly.
#pragma once

#include "schema/json.hpp"
#include "schema/record.hpp"

namespace features::loyalty {

using namespace schema;

inline constexpr Rules a_remark{.trimmed = true, .characters_max = 1'000};
inline constexpr Rules an_own_name{.trimmed = true, .characters_max = 255};

struct PointChange : Kind {
    constexpr PointChange() : Kind("pointChange", "pointChanges") {}

    Reference account{this, "account", form_only};
    Count points{this, "loyaltyPoints"};
    Count difference{this, "loyaltyPointDifference"};
    Text reason{this, "loyaltyReason", a_remark};
    Text adjusted_by{this, "adjustedBy", an_own_name};
};
inline constexpr PointChange point_change;
static_assert(point_change.is_unambiguous());

struct HoldRequest : Kind {
    constexpr HoldRequest() : Kind("holdRequest", "holdRequests") {}

    Count points{this, "points", at_least(1)};
    Amount amount{this, "amount", at_least(1)};
    Reference store{this, "store", form_only};
    Count seconds{this, "lapseSeconds", at_least(1) | at_most(31 * 86'400)};
    Text ticket{this, "ticketID", an_own_name};
};
inline constexpr HoldRequest hold_request;
static_assert(hold_request.is_unambiguous());

struct CommitRequest : Kind {
    constexpr CommitRequest() : Kind("commitRequest", "commitRequests") {}

    Count points{this, "points", at_least(1)};
    Amount amount{this, "amount", at_least(1)};
    Text ticket{this, "ticketID", an_own_name};
    Text notes{this, "notes", a_remark};
};
inline constexpr CommitRequest commit_request;
static_assert(commit_request.is_unambiguous());

// Reads a body; throws base::Refusal (400) with all problems. An explicit null counts as absent. No
// body will do where nothing is required.
Record read_body(std::string_view body, const Kind& kind, int currency_decimals = 2);

}  // namespace features::loyalty
