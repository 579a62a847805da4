// Languages that staff and guests may choose.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Language : StoredKind {
    constexpr Language() : StoredKind("language", "languages", Traits{
        .about = "Languages that staff and guests may choose.",
        .label = "Language"}) {}

    Text  name             {this, "name", a_name};
    Text  code             {this, "languageCode", searchable | help("ISO 639: en")};
    Text  native_name      {this, "nativeName", searchable};
    Flag  is_right_to_left {this, "rightToLeft"};
    Count priority         {this, "priority", at_least(0)};
};

inline constexpr Language language;
static_assert(language.is_unambiguous());

}  // namespace kinds
