// What needs somebody now, and what a new store still lacks: only what the caller may see.
#pragma once

#include "features/selling/today/figures.hpp"
#include "features/selling/today/menu_state.hpp"
#include "features/selling/today/sight.hpp"

#include <array>
#include <optional>

namespace features::today {

inline constexpr std::int64_t attention_max = 20;  // of each type

inline constexpr std::array<std::string_view, 8> attention_types{
    "orderWaiting", "conflict", "openAtDayEnd", "ordersPaused",
    "deviceSilent", "webhook",  "soldOut",      "job"};
inline constexpr std::array<std::string_view, 5> attention_actions{"acceptOrder", "settle",
                                                                   "backOnSale", "resume", "look"};

struct Attention {
    std::string_view type;
    std::string id{};     // of the record; a `checkID`, or the name of a hook or job
    std::string name{};   // what people call it
    std::string label{};  // the same with its kind
    std::string detail{};
    std::optional<domain::Minor> amount{};
    std::int64_t since_ms = 0, until_ms = 0;  // 0: unknown
    std::string_view action = "look";
};

struct SetupStep {
    std::string_view step;
    bool is_done;
};
inline constexpr std::array<std::string_view, 6> setup_steps{"hours",   "taxes",  "menu",
                                                             "printer", "people", "testOrder"};

// What both are read from.
struct Looking {
    storage::ReadView& view;
    const std::string& account;
    const sales::Shop& shop;
    const Moment& moment;
    const Sight& sight;
    const MenuState& menu;
};
std::vector<Attention> read_attention(const Looking& looking);
std::vector<SetupStep> read_setup(const Looking& looking);

}  // namespace features::today
