// The members by which rows of lists are ordered and filtered: those that the answer of an
// operation describes.
#pragma once

#include "api/route.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace api {

// What such an operation lists among its parameters, with page_parameter and page_size_parameter.
inline constexpr Parameter row_sort_parameter{
    "sort",
    in_query,
    any_text,
    "",
    "Members to order by, separated by commas, each with `-` for the reverse order. Rows without a "
    "value come last. The list can also be filtered by its members: `MEMBER=value` for a flag, a "
    "number, a choice, an id or a list (several values separated by commas: any of them), for a "
    "part of a text, and for a time or a whole day (2026-01-31, by the store's clock); "
    "`MEMBER.from=` and `MEMBER.to=` for numbers and times, both included; `MEMBER=none` for rows "
    "without a value. Extensions.",
    nullptr,
    true};

// A member by which rows are ordered and filtered.
struct RowMember {
    enum class Shape : std::uint8_t { text, word, words, flag, number, time };
    std::string_view name;
    Shape shape;
    std::vector<std::string_view> choices{};  // of a word; none: any
};
// The member of that name, in any case, of rows that are described as objects or records. Secrets,
// objects and lists of them are none.
std::optional<RowMember> member_named(const Content& rows, std::string_view name);

// A condition on one: MEMBER, MEMBER.from or MEMBER.to.
struct MemberFilter {
    enum class Bound : std::uint8_t { none, from, to };
    RowMember member;
    Bound bound = Bound::none;
};
// The condition that a parameter with this name, in any case, is for the row: one whose operation
// takes row_sort_parameter, where no parameter of its own has the name.
std::optional<MemberFilter> member_filter(const Route& route, std::string_view name);

}  // namespace api
