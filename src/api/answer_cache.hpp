// Whole answers to reads, cached until their data may have changed.
//
// An answer is reused only for the same key and target, and only while one of two facts proves it
// current: the database still has the version that the answer was made at, or the caller has just
// read the ETag in a snapshot of its own and it is that of the answer.
#pragma once

#include "auth/principal.hpp"
#include "http/message.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace api {

struct Route;

// Any thread may call any function. `memory` must outlive the cache and every answer it gave.
class AnswerCache {
public:
    // Keeps about `bytes_max` in total, no answer larger than a 64th of that; 0 keeps nothing. When
    // a part of the cache is full, that part is emptied.
    AnswerCache(std::size_t bytes_max, http::Memory& memory);
    ~AnswerCache();

    struct Asked {
        const auth::Principal& principal;
        std::string_view target;  // as sent
    };

    // A cached response. It stays valid for its holders when the cache drops it.
    struct Answer {
        const Route* route;
        std::string tag;  // the ETag, in quotes
        std::string_view content_type;
        std::string fields;  // the headers, the ETag included
        std::shared_ptr<const std::string> body;

        http::Response response() const;  // a 200 that shares the body
    };

    // The answer made at `version`; null when there is none. The caller must read
    // storage::Database::version() before anything else from the database.
    std::shared_ptr<const Answer> find(const Asked& asked, std::uint64_t version);
    // The answer whose ETag is `tag`, in quotes; null when there is none.
    std::shared_ptr<const Answer> find(const Asked& asked, std::string_view tag);

    // Keeps a 200 that has an ETag, unless it is too large or a stream, in place of the cached
    // answer to the same request. A 304 moves the cached answer with its ETag to `version`. Returns
    // the same response; its body may be shared with the cache from now on. `version` is that of
    // the database both before the answer was started and after it was made. Nothing, when the two
    // differ or are unknown: then only the ETag finds it.
    http::Response keep(const Asked& asked, const Route& route,
                        std::optional<std::uint64_t> version, http::Response response);

    std::size_t bytes() const;  // kept now, an estimate of the overhead included

private:
    struct Kept;
    struct Shard;
    template <class IsIt>
    std::shared_ptr<const Answer> find_if(const Asked& asked, IsIt is_it);
    Shard& shard_of(std::string_view key) const;
    void renew(const Asked& asked, std::optional<std::uint64_t> version, std::string_view tag);

    const std::size_t shard_bytes_max_;
    http::Memory& memory_;  // counts the bodies, which may still be in flight when they are dropped
    const std::unique_ptr<Shard[]> shards_;
};

}  // namespace api
