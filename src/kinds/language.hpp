// Languages that staff and guests may choose.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Language : StoredKind {
    constexpr Language() : StoredKind("language", "languages", Traits{
        .about = "Languages that staff and guests may choose.",
        .example_id = "650000000000000000001017",
        .example = R"({"name":"Italian","store":"650000000000000000000101","languageCode":"it","nativeName":"Italiano","priority":4})",
        .label = "Language",
        .shown = {.group = "store"}}) {}

    Text  name             {this, "name", a_name | help("Name of the language, unique among the active ones of the store.")};
    Text  code             {this, "languageCode", searchable | help("Code of the language in ISO 639: `en`.")
            | labelled("Code") | column(3) | hint("Two letters of ISO 639, such as en.")};
    Text  native_name      {this, "nativeName", searchable | help("Name of the language in the language itself.")
            | labelled("Own name") | column(2)};
    Flag  is_right_to_left {this, "rightToLeft", help("Whether it is written from right to left.")
            | labelled("Written from right to left") | folded};
    Count priority         {this, "priority", at_least(0) | help("Position among the languages; the lowest comes first.")
            | column(4) | labelled("Position")};
};

inline constexpr Language language;
static_assert(language.is_unambiguous());

}  // namespace kinds
