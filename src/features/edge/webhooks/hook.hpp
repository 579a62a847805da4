// Hooks: addresses of a store that are called with its events, and which events each wants.
#pragma once

#include "storage/tables/events.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace features::webhooks {

inline constexpr std::string_view webhook_label = "webhook";  // the kind of pings
inline constexpr std::string_view ping_type = "ping";
inline constexpr std::string_view every_hook = "*";  // the id of a ping for all hooks

// The hooks that clients in the wild know; all others are in the list `events`.
inline constexpr std::string_view open_order = "openOrder", update_order = "updateOrder",
                                  close_order = "closeOrder";
inline constexpr std::array<std::string_view, 3> wildcard_hooks{open_order, update_order,
                                                                close_order};
bool is_wildcard(std::string_view name);

inline constexpr std::int64_t never = INT64_MAX;

struct Hook {
    std::string name;  // unique in its store
    std::string url{};
    bool is_active = true;
    std::vector<std::string> types{};  // "check.closed", "order.*", "*"; none for a wild hook
    std::int64_t place = 0;            // in the list `events`
    // The revision of the settings that set its address: results of deliveries to another address
    // say nothing about this one.
    std::int64_t edition = 0;

    // The key or sign-in that last set its address or types, "" for the account itself. It receives
    // what they may read; `heard` are the kinds that they could read when they set it.
    std::string set_by{};
    std::vector<std::string> heard{};
    bool has_lost_right = false;  // paused because they may no longer read one of those

    // All events up to `read_to` have been read; those up to `ends_at`, where it was deactivated,
    // remain to be read.
    std::int64_t read_to = 0, ends_at = never;
    std::int64_t pending = 0;  // deliveries that have not arrived

    std::int64_t paused_ms = 0;   // since when; 0: not paused
    std::int64_t resumed_ms = 0;  // from when on failures count
    // How many consecutive failures, since when, and when it is tried again.
    std::int64_t failures = 0, trouble_ms = 0, next_ms = 0;

    // The last attempts, for people.
    std::int64_t delivered_ms = 0, tried_ms = 0, status = 0;
    std::string error{};

    bool follows() const { return read_to < ends_at; }
    bool is_paused() const { return paused_ms != 0; }
    bool is_sending() const { return is_active && !is_paused() && pending > 0; }
    bool operator==(const Hook&) const = default;
};

// Whether the hook wants the event, active or not.
bool wants(const Hook& hook, const storage::Event& event);

// The kinds among `all` that it wants.
std::vector<std::string> wanted_kinds(const Hook& hook, const std::vector<std::string>& all);

// A type as settings name it: "*", KIND.* or KIND.TYPE.
bool is_event_type(std::string_view text);
// 1 to 40 of A-Z a-z 0-9 _ -, and not that of a wild hook.
bool is_own_name(std::string_view text);

}  // namespace features::webhooks
