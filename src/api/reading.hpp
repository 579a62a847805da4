// An answer that may be long, such as a list: read part by part, all in one snapshot.
#pragma once

#include "http/message.hpp"
#include "storage/database.hpp"

#include <string>

namespace api {

class Reading {
public:
    explicit Reading(std::string its_tag, bool its_slowness = false, bool its_moment = false)
        : tag(std::move(its_tag)), is_slow(its_slowness), is_momentary(its_moment) {}
    virtual ~Reading() = default;

    // Sets the headers that it has beside the ETag. Once, before the first part.
    virtual void describe(storage::ReadView&, http::Response&) {}
    // Appends the next part of the body, about a MiB at most. False: that was the last.
    virtual bool append(storage::ReadView& view, std::string& out) = 0;

    const std::string tag;  // the validator, as read in the snapshot
    const bool is_slow;     // even to describe it or to read the first part may take long
    // It changes with the time, as the tag does: that nothing was written does not prove it
    // current.
    const bool is_momentary;
};

}  // namespace api
