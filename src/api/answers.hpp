// Answers that many operations give, and the validators that go with them.
#pragma once

#include "api/call.hpp"
#include "features/records/write.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace api {

http::Response json_answer(std::string body);

// One record with the number of its revision as ETag.
http::Response record_answer(std::string doc, const storage::EpochNumber& revision);

// A plan that changes one record and answers with it.
using RecordChange = std::function<features::records::Stored(storage::Transaction&,
                                                             const features::records::Actor&)>;
Plan record_plan(const Call& call, storage::Scope scope, RecordChange change);

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
