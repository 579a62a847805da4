// Answers that are too long for one piece, or slow to make. A worker reads the whole answer in one
// snapshot, once for all who request the same meanwhile; then it is sent at the pace of each
// reader.
//
// The snapshot ends before the first byte is sent. Sending needs no worker, no queue and no
// snapshot, so an answer that has started is never cut off for lack of them.
#pragma once

#include "api/spool.hpp"
#include "auth/principal.hpp"
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
    static constexpr int files_max = 16;  // temporary files of one key at the same time

    struct Head {
        std::string fields;                                  // the headers
        std::string_view content_type = "application/json";  // a literal
        // The version of the database, when it was the same before and after the answer was read
        // and proves the answer current; see AnswerCache::keep().
        std::optional<std::uint64_t> version{};
    };
    struct Answer {
        // Its destructor removes the answer from the list of those under way. It is the first
        // member, so that it is destroyed last.
        std::shared_ptr<const void> farewell;
        Head head;
        std::shared_ptr<const std::string> text;  // the body, else ...
        std::unique_ptr<const Spool> spool;       // ... its file
    };
    // A response that sends the answer. Any number of them may be made of one.
    static http::Response response_of(std::shared_ptr<const Answer> answer);

    // The caller, the request, and the ETag that was read for it. Only requests equal in all three
    // share an answer, so that nobody gets another key's answer, or one that is older than a change
    // committed before the request.
    struct Asked {
        const auth::Principal& principal;
        std::string_view target;
        std::string_view tag;
    };
    // Appends the body to the spool; on a thread of the lane. `done` gets what it throws.
    using Make = std::function<Head(Spool&)>;
    // Called exactly once: with the answer, or with null and what was thrown. On any thread, also
    // within ask(). Must not throw.
    using Done = std::function<void(std::shared_ptr<const Answer>, std::exception_ptr)>;

    // `folder` is where temporary files are made. Answers in memory are counted in `memory`, which
    // must outlive every answer.
    LongAnswers(std::string folder, http::Memory& memory);
    ~LongAnswers();

    // Joins those who wait for the same answer or still read it, else has it made by `make`, on a
    // thread of the lane, which is the same for equal requests. When too much work of the key is
    // waiting, or it has files_max files, `done` gets a base::Refusal (503). Any thread.
    void ask(Lane& lane, const Asked& asked, Make make, Done done);
    // Whether the answer is being made, or is in a file that is still read. Any thread.
    bool is_under_way(const Asked& asked) const;

private:
    struct Shared;

    void post(Lane& lane, const std::string& key, const std::string& who, Make make);

    const std::shared_ptr<Shared> shared_;  // with answers that are still read
};

}  // namespace api
