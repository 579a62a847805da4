// Names and descriptions in other languages: a kind that holds this field as one member calls
// check_translations() in its check.
//     Translations translations {this};
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

// For Format::canonical: the language in lower case.
std::optional<std::string> canonical_language(std::string_view text);

inline constexpr Format a_language{
    .expectation = "must be the code of a language, such as es or pt-br",
    .schema = R"({"type":"string","pattern":"^[a-z]{2,3}(-[a-z0-9]{2,8})*$"})",
    .example = R"("es")", .canonical = &canonical_language};

struct Translation : Kind {
    constexpr Translation() : Kind("translation", "translations", Traits{.about = "What a record is called in another language."}) {}

    Text language    {this, "language", required | in_form(a_language) | help("Code of the language in ISO 639, as `languageCode` of the languages of the store has it.")
            | hint("Two letters of ISO 639, such as es.") | column(1)};
    Text name        {this, "name", Rules{.trimmed = true, .characters_max = 255} | help("Its name in that language.")
            | column(2) | no_hint};
    Text description {this, "description", help("Its description in that language.")
            | as(Input::long_text) | column(3) | no_hint};
};
inline constexpr Translation translation;
static_assert(translation.is_unambiguous());

struct Translations : Records {
    constexpr explicit Translations(Kind* owner)
        : Records(owner, "translations", translation, help("Its name and description in other languages, each language once. An extension.")
            | labelled("Other languages") | no_hint | folded | in_section(sections::guests)) {}
};

// For Traits::check: adds a problem for a language that comes twice. The kind of the record must
// hold the field.
void check_translations(const Record& record, base::Problems& problems);

}  // namespace kinds
