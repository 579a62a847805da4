#include "kinds/event_types.hpp"

#include <algorithm>
#include <iterator>

namespace kinds {

std::vector<std::string_view> event_types_of(std::string_view kind) {
    std::vector<std::string_view> names;
    for (const EventType& type : event_types) {
        const bool is_of_it = type.kind.empty() || kind.empty() || type.kind == kind;
        if (is_of_it && std::ranges::find(names, type.name) == names.end())
            names.push_back(type.name);
    }
    return names;
}

bool is_event_type_of(std::string_view kind, std::string_view type) {
    return std::ranges::any_of(event_types, [&](const EventType& known) {
        return known.name == type && (known.kind.empty() || known.kind == kind);
    });
}

std::string event_types_text() {
    std::string text;
    std::string_view kind;
    for (const EventType& type : event_types) {
        if (type.kind != kind)
            text += "; for `" + std::string(type.kind) + "` also ";
        else if (!text.empty())
            text += ", ";
        text += "`" + std::string(type.name) + "`";
        kind = type.kind;
    }
    return text;
}

}  // namespace kinds
