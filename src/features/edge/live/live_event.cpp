#include "features/edge/live/live_event.hpp"

namespace features::live {
namespace {

constexpr std::string_view data_begin = "data: ";
constexpr std::string_view data_end = "\n\n";

}  // namespace

std::string id_line(const storage::EpochNumber& position) {
    return "id: " + storage::text_of(position) + '\n';
}

LiveEvent::LiveEvent(const storage::Event& event, storage::Epoch epoch, std::string_view record,
                     records::EventCause cause)
    : sequence(event.sequence), kind(event.kind), type(event.type) {
    text = id_line({event.sequence, epoch});
    text += data_begin;
    text += records::event_json(event, record, {}, std::move(cause));
    text += data_end;
}

// JSON here has no line breaks, so it is one line of data.
std::string_view LiveEvent::json() const {
    std::string_view json = text;
    json.remove_prefix(json.find('\n') + 1 + data_begin.size());
    json.remove_suffix(data_end.size());
    return json;
}

}  // namespace features::live
