// Lists whose rows are objects instead of records: `sort`, conditions on the members of the rows
// such as `state=active` or `created.from=2026-01-31`, and pages. The rows are those that the
// answer of the operation describes, so a new member can be asked for without further code.
// features/records/field_query.hpp does the same for records.
#pragma once

#include "api/paging.hpp"
#include "api/row_members.hpp"

namespace api {

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
