// Lists whose rows are objects instead of records: `sort`, conditions on the members of the rows
// such as `state=active` or `created.from=2026-01-31`, and pages. The rows are those that the
// answer of the operation describes, so a new member can be asked for without further code.
// features/records/field_query.hpp does the same for records.
#pragma once

#include "api/paging.hpp"
#include "api/route.hpp"

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
// A condition on one: MEMBER, MEMBER.from or MEMBER.to.
struct MemberFilter {
    enum class Bound : std::uint8_t { none, from, to };
    RowMember member;
    Bound bound = Bound::none;
};
// The condition that a parameter with this name, in any case, is for the row: one whose operation
// takes row_sort_parameter, where no parameter of its own has the name.
std::optional<MemberFilter> member_filter(const Route& route, std::string_view name);

// The list `all` of the operation, or what the query of the call chooses from it, or a page. Throws
// base::Refusal (400) for what cannot be asked for, and when there is more to read than
// chosen_bytes_max: then the list must be narrowed by a parameter of its own.
inline constexpr std::size_t chosen_bytes_max = 32 << 20;
http::Response choose(const Call& call, storage::ReadView& view, http::Response all);
std::unique_ptr<StreamedAnswer> choose(const Call& call, storage::ReadView& view,
                                       std::unique_ptr<StreamedAnswer> all);
// Whether the query asks for more than a page: for an order or a condition.
bool asks_to_choose(const Call& call);

// Runs `list`, which answers with the whole array.
template <auto list>
inline constexpr Action choosing{+[](const Call& call, storage::ReadView& view) {
    return choose(call, view, list(call, view));
}};

}  // namespace api
