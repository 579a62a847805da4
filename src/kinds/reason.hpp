// Reasons that staff choose from when they void, discount or refund.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> reason_uses{"Void", "Discount", "Refund", "No Sale"};

struct Reason : StoredKind {
    constexpr Reason() : StoredKind("reason", "reasons", Traits{
        .about = "Reasons that staff choose from when they void, discount or refund.",
        .example_id = "650000000000000000001012",
        .example = R"({"name":"Wrong table","store":"650000000000000000000101","usedFor":"Void","priority":11})",
        .label = "Reason",
        .shown = {.group = "store"}}) {}

    Text   name          {this, "name", a_name | help("The reason as shown to staff, unique among the active reasons of the store.")};
    Text   code          {this, "reasonCode", searchable | help("Code of the reason in other systems; `search` finds it.")
            | labelled("Code") | column(4) | hint("Its code in other systems.")};
    Choice used_for      {this, "usedFor", one_of(reason_uses) | initially("\"Void\"") | help("What the reason is used for.")
            | column(2) | shown_first};
    Flag   needs_manager {this, "needsManager", help("Whether a manager must approve it.")
            | column(3)};
    Count  priority      {this, "priority", at_least(0) | help("Position among the reasons; the lowest comes first.")
            | column(5) | labelled("Position")};
};

inline constexpr Reason reason;
static_assert(reason.is_unambiguous());

}  // namespace kinds
