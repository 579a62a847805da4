// Answers too long for one piece, or slow to make: read on a worker, in one snapshot, once for all
// who ask for the same meanwhile, and then sent at the pace of each reader.
//
// The snapshot ends before the first byte leaves. To go on with an answer takes no worker, no queue
// and no snapshot, so that one that has begun is never dropped.
#pragma once

#include "access/principal.hpp"
#include "api/spool.hpp"
#include "http/message.hpp"

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace api {

class Lane;

class LongAnswers {
public:
    static constexpr int files_max = 16;  // of one key, under way at once

    struct Head {
        std::string fields;  // the headers
        // Of the database, before and after the answer was read.
        std::optional<std::uint64_t> version;
    };
    struct Answer {
        std::shared_ptr<const void> farewell;  // goes last, with the last reader
        Head head;
        std::shared_ptr<const std::string> text;  // the body, else ...
        std::unique_ptr<const Spool> spool;       // ... where it lies
    };
    static http::Response response_of(std::shared_ptr<const Answer> answer);

    // What is asked, by whom, and the validator that was read for it: nobody gets another's answer,
    // or one from before a change that had been answered when they asked.
    struct Asked {
        const auth::Principal& principal;
        std::string_view target;
        std::string_view tag;
    };
    // Appends the body; on a thread of the lane.
    using Make = std::function<Head(Spool&)>;
    // Called exactly once, with the answer or what was thrown; on any thread.
    using Done = std::function<void(std::shared_ptr<const Answer>, std::exception_ptr)>;

    // What is kept in memory is counted in `memory`.
    LongAnswers(Lane& lane, std::string folder, http::Memory& memory);
    ~LongAnswers();

    // Any thread. When too much of the key is waiting, `done` is told so: 503.
    void ask(const Asked& asked, Make make, Done done);
    bool is_under_way(const Asked& asked) const;

private:
    struct Shared;

    void post(const std::string& key, const std::string& who, Make make);

    Lane& lane_;
    const std::shared_ptr<Shared> shared_;  // with answers that are still read
};

}  // namespace api
