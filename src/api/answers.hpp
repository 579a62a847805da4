// Answers that many operations give, and the validators that go with them.
#pragma once

#include "api/call.hpp"

#include <optional>
#include <string>
#include <vector>

namespace api {

http::Response json_answer(std::string body);

// "<tag>" in quotes; 304 when the request's If-None-Match names it, whatever its encoding suffix.
std::string quoted_tag(std::string_view tag);
std::string quoted_tag(const storage::EpochNumber& number);
bool is_current(const http::Request& request, std::string_view quoted_tag);
http::Response not_modified(std::string_view quoted_tag);

// The revisions that If-Match accepts; nothing when there is none or `*`. 400 when it is malformed.
std::optional<std::vector<storage::EpochNumber>> if_match(const http::Request& request);

// A validator for what depends on a store's (or account's) records, on the question asked, and on
// what else `depends_on` tells.
std::string sequence_tag(const storage::EpochNumber& sequence, const http::Request& request,
                         std::string_view depends_on = {});

}  // namespace api
