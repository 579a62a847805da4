#include "features/edge/live/live_event.hpp"

namespace features::live {
namespace {

constexpr std::string_view data_begin = "data: ";
constexpr std::string_view data_end = "\n\n";

}  // namespace

std::string id_line(const storage::EpochNumber& position) {
    return "id: " + storage::text_of(position) + '\n';
}

std::string data_line(std::string_view json) {
    return std::string(data_begin).append(json).append("\n");
}

LiveEvent::LiveEvent(const storage::Event& event, storage::Epoch epoch, std::string_view record,
                     records::EventCause cause)
    : sequence(event.sequence), kind(event.kind), type(event.type), id(event.id) {
    const auto told = [&](const records::EventCause& by) {
        std::string lines = id_line({event.sequence, epoch});
        lines += data_begin;
        lines += records::event_json(event, record, {}, by);
        return lines += data_end;
    };
    text = told(cause);
    if (!cause.by || cause.by->author.kind != "person") return;
    cause.by->author.name.clear();
    nameless = told(cause);
}

std::string_view LiveEvent::text_for(bool sees_staff) const {
    return sees_staff || nameless.empty() ? text : nameless;
}

// JSON here has no line breaks, so it is one line of data.
std::string_view LiveEvent::json_for(bool sees_staff) const {
    std::string_view json = text_for(sees_staff);
    json.remove_prefix(json.find('\n') + 1 + data_begin.size());
    json.remove_suffix(data_end.size());
    return json;
}

}  // namespace features::live
