// Pages of a list: what the query asks for, and the figures that go with the answer.
#pragma once

#include "api/query.hpp"
#include "http/message.hpp"

namespace api {

struct Paging {
    std::optional<std::int64_t> page{};  // from 1; absent: the whole list
    std::int64_t rows = 100;             // on a page

    std::int64_t first_row() const { return (page.value_or(1) - 1) * rows; }  // from 0
};

// Reads `page` (1 to 2^31 - 1; 1 when there is only a `pageSize`) and `pageSize` (1 to 500; 100
// when absent). A value out of bounds is a problem and counts as absent.
Paging paging_of(const Query& query, base::Problems& problems);

// Sets X-Total-Count, X-Page, X-Page-Size and Link for a list that has `total` rows on all its
// pages together. `paging` must have a page.
void describe_page(const http::Request& request, const Paging& paging, std::int64_t total,
                   http::Response& response);

}  // namespace api
