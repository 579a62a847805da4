// Answers that many operations give, and the validators (ETags) that go with them.
#pragma once

#include "api/call.hpp"
#include "base/refusal.hpp"

#include <optional>
#include <string>
#include <vector>

namespace api {

// What a plan throws in the end of a dry run: its answer is given, and nothing is stored.
struct NothingStored : base::Refusal {
    explicit NothingStored(std::string its_answer)
        : Refusal(200, "dry_run", "Nothing was stored"), answer(std::move(its_answer)) {}
    std::string answer;  // JSON
};
http::Response json_answer(std::string body);  // 200; `body` is JSON text
// The same with the hash of its bytes as ETag; 304 when the client has that.
http::Response hashed_answer(const http::Request& request, std::string body);

// A tag in quotes, as the ETag header has it. The tag itself holds no quote.
std::string quoted_tag(std::string_view tag);
std::string quoted_tag(const storage::EpochNumber& number);
// Whether If-None-Match names the tag or is `*`, so that the answer is not_modified(). A suffix
// that `http` adds for a content coding (-gzip, -zstd) and a leading W/ are ignored. A header that
// is not a list of tags names none.
bool is_current(const http::Request& request, std::string_view quoted_tag);
http::Response not_modified(std::string_view quoted_tag);  // 304

// "+" and a hash of the bytes: part of the tag of an answer that may differ although the revision
// of its record is the same.
std::string hash_of_answer(std::string_view body);

// The revisions that If-Match accepts; nothing when the header is absent or `*`. What
// hash_of_answer() adds to a revision is ignored. A tag that is not a revision becomes one that no
// record has. Throws base::Refusal (400) for a header that is not a list of tags.
std::optional<std::vector<storage::EpochNumber>> if_match(const http::Request& request);

// The quoted tag of an answer that depends on the records of a store (or account), whose sequence
// is given, on the target of the request, and on the text `depends_on`.
std::string sequence_tag(const storage::EpochNumber& sequence, const http::Request& request,
                         std::string_view depends_on = {});

}  // namespace api
