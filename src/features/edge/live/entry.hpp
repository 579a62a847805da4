// An event as sent: made once, shared by all readers.
#pragma once

#include "storage/tables/events.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace features::live {

struct Entry {
    // `record` is JSON, as records::told_records() returns it.
    Entry(const storage::Event& event, storage::Epoch epoch, std::string_view record);

    std::int64_t sequence;
    std::string kind, type;
    std::string text;  // for an event stream: its lines, ending with an empty one
    std::string_view json() const;
};
using SharedEntry = std::shared_ptr<const Entry>;

// The line with the position for a stream's client.
std::string id_line(const storage::EpochNumber& position);

}  // namespace features::live
