// Whole answers to reads, kept until what they were made from may have changed.
//
// An answer is given again to the same asker for the same target only, and only while one of two
// things proves it current: the database's version is the one it was made at, or the caller has
// read the answer's validator anew in a snapshot of its own.
#pragma once

#include "access/principal.hpp"
#include "http/message.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace api {

struct Route;

class AnswerCache {
public:
    AnswerCache(std::size_t bytes_max, http::Memory& memory);  // 0: keeps nothing
    ~AnswerCache();

    struct Asked {
        const auth::Principal& principal;
        std::string_view target;  // as sent
    };

    // What of a response can be given twice.
    struct Answer {
        const Route* route;
        std::string tag;
        std::string_view content_type;
        std::string fields;
        std::shared_ptr<const std::string> body;

        http::Response response() const;
    };

    // The answer made at `version`, as storage::Database::version() tells it now: before the caller
    // looks at anything else. Null: none. Any thread.
    std::shared_ptr<const Answer> find(const Asked& asked, std::uint64_t version);
    // The answer whose ETag is `tag`.
    std::shared_ptr<const Answer> find(const Asked& asked, std::string_view tag);

    // Keeps a 200 that has an ETag and is not too large or a stream; a 304 proves the kept answer
    // of its ETag current. Returns the same answer. `version` was told before the answer was begun
    // and is still told after it; nothing when the database cannot tell.
    http::Response keep(const Asked& asked, const Route& route,
                        std::optional<std::uint64_t> version, http::Response response);

    std::size_t bytes() const;

private:
    struct Kept;
    struct Shard;
    template <class IsIt>
    std::shared_ptr<const Answer> find_if(const Asked& asked, IsIt is_it);
    Shard& shard_of(std::string_view key) const;
    void renew(const Asked& asked, std::optional<std::uint64_t> version, std::string_view tag);

    const std::size_t shard_bytes_max_;
    http::Memory& memory_;  // counts the bodies, which may be on their way when they are forgotten
    const std::unique_ptr<Shard[]> shards_;
};

}  // namespace api
