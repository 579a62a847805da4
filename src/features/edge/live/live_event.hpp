// An event as sent: made once, shared by all readers.
#pragma once

#include "features/records/shown_events.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace features::live {

struct LiveEvent {
    // `record` is JSON, as records::shown_records() returns it.
    LiveEvent(const storage::Event& event, storage::Epoch epoch, std::string_view record,
              records::EventCause cause = {});

    std::int64_t sequence;
    std::string kind, type, id;
    std::string text;  // for an event stream: its lines, ending with an empty one
    // The same without the name of the person who caused it, for readers who may not see the staff;
    // "" where no person did.
    std::string nameless;

    std::string_view text_for(bool sees_staff) const;
    std::string_view json_for(bool sees_staff) const;
    std::size_t bytes() const { return text.size() + nameless.size(); }
};
using SharedLiveEvent = std::shared_ptr<const LiveEvent>;

// Lines of a stream: a position, and data in JSON without line breaks.
std::string id_line(const storage::EpochNumber& position);
std::string data_line(std::string_view json);

}  // namespace features::live
