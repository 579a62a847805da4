// Reasons that staff choose from when they void, discount or refund.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> reason_uses{"Void", "Discount", "Refund", "No Sale"};

struct Reason : StoredKind {
    constexpr Reason() : StoredKind("reason", "reasons", Traits{
        .about = "Reasons that staff choose from when they void, discount or refund.",
        .label = "Reason"}) {}

    Text   name          {this, "name", a_name};
    Text   code          {this, "reasonCode", searchable};
    Choice used_for      {this, "usedFor", one_of(reason_uses) | initially("\"Void\"")};
    Flag   needs_manager {this, "needsManager"};
    Count  priority      {this, "priority", at_least(0)};
};

inline constexpr Reason reason;
static_assert(reason.is_unambiguous());

}  // namespace kinds
