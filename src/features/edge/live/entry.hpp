// An event as it is sent: made once, shared by all who are told it.
#pragma once

#include "storage/tables/events.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace features::live {

struct Entry {
    // `record` is JSON, as records::told_records() gives it.
    Entry(const storage::Event& event, storage::Epoch epoch, std::string_view record);

    std::int64_t sequence;
    std::string kind, type;
    std::string text;  // for a stream of events: its lines with the empty one at the end
    std::string_view json() const;
};
using SharedEntry = std::shared_ptr<const Entry>;

// The line that tells a stream's client its position.
std::string id_line(const storage::EpochNumber& position);

}  // namespace features::live
