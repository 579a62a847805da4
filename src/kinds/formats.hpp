// Formats of text and lists that several kinds share.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

// For Format::canonical of the formats below: the one spelling that is stored.
std::optional<std::string> canonical_color(std::string_view text);
std::optional<std::string> canonical_texts(std::string_view json);
std::optional<std::string> canonical_list(std::string_view json);
std::optional<std::string> canonical_object(std::string_view json);

inline constexpr Format a_color{
    .expectation = "must be a colour of 3, 4, 6 or 8 hex digits",
    .schema = R"({"type":"string","pattern":"^#?([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"})",
    .example = R"("#2E7D32")", .canonical = &canonical_color, .input = Input::color};
inline constexpr Format some_texts{
    .expectation = "must be a list of strings",
    .schema = R"({"type":"array","items":{"type":"string"}})",
    .example = R"(["Bar"])", .canonical = &canonical_texts, .input = Input::choices};
inline constexpr Format a_list{
    .expectation = "must be a list", .schema = R"({"type":"array","items":{}})", .example = "[]", .canonical = &canonical_list};
inline constexpr Format an_object{
    .expectation = "must be an object", .schema = R"({"type":"object","additionalProperties":true})", .example = "{}", .canonical = &canonical_object};

// A rate that is a share of something: 0 to 100 %.
inline constexpr Rules a_share = at_least(0) | at_most(100'000);

}  // namespace kinds
