// The types of events in a store. Everything that records, filters or describes events uses this
// list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kinds {

struct EventType {
    std::string_view name;
    std::string_view kind{};  // empty: of every kind
};

inline constexpr EventType event_types[] = {
    {"created"},
    {"updated"},
    {"activated"},
    {"inactivated"},
    {"statusChanged",  "order"},
    {"paid",           "order"},
    {"promised",       "order"},
    {"corrected",      "order"},
    {"refunded",       "order"},
    {"refundEnded",    "order"},
    {"pricingDiffers", "order"},
    {"closed",         "check"},
    {"voided",         "check"},
    {"reopened",       "check"},
    {"conflict",       "check"},
    {"settled",        "check"},
    {"started",        "kitchen"},
    {"done",           "kitchen"},
    {"recalled",       "kitchen"},
    {"voided",         "sale"},
    {"blocked",        "device"},
    {"unblocked",      "device"},
    {"ping",           "webhook"},
};

// The event types of that kind, in the order of the list; for "" those of all kinds, each once.
std::vector<std::string_view> event_types_of(std::string_view kind);
bool is_event_type_of(std::string_view kind, std::string_view type);

// The whole list as text: "`created`, `updated`; for `order` also `paid`".
std::string event_types_text();

}  // namespace kinds
