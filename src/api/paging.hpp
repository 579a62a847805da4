// Pages of a list: what the query asks for, and the figures that go with the answer.
#pragma once

#include "api/query.hpp"
#include "http/message.hpp"

namespace api {

struct Paging {
    std::optional<std::int64_t> page{};  // from 1; absent: the whole list
    std::int64_t rows = 100;

    std::int64_t first_row() const { return (page.value_or(1) - 1) * rows; }
};

// `page` and `pageSize`.
Paging paging_of(const Query& query, base::Problems& problems);

// X-Total-Count, X-Page, X-Page-Size and Link, of a list that has `total` rows. `page` is given.
void describe_page(const http::Request& request, const Paging& paging, std::int64_t total,
                   http::Response& response);

}  // namespace api
