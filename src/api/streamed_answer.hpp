// An answer that may be long, such as a list: it is read part by part, all in one snapshot.
#pragma once

#include "http/message.hpp"
#include "storage/database.hpp"

#include <string>

namespace api {

// Made by an Action::Open for one call, which outlives it, and used on the thread that made it,
// with the view that it was opened with. One that turns out long is discarded and opened again on a
// worker, in a new snapshot.
class StreamedAnswer {
public:
    explicit StreamedAnswer(std::string its_tag, bool its_slowness = false, bool its_moment = false)
        : tag(std::move(its_tag)), is_slow(its_slowness), is_momentary(its_moment) {}
    virtual ~StreamedAnswer() = default;

    // Sets its headers except the ETag. Called once, before the first part.
    virtual void describe(storage::ReadView&, http::Response&) {}
    // Appends the next part of the body, about a MiB at most. False when that was the last part.
    virtual bool append(storage::ReadView& view, std::string& out) = 0;

    // The ETag, in quotes, for what the snapshot holds. "": the answer may change without any
    // sequence changing; a short answer then has the hash of its bytes as ETag, a long one none.
    const std::string tag;
    const bool is_slow;  // even describe() or the first part may take long: only on a worker
    // The answer depends on the time too, and so does its tag. It may be outdated although nothing
    // was committed, so only an equal tag proves a cached answer current.
    const bool is_momentary;
};

}  // namespace api
