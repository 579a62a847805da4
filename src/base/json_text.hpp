// Writing JSON text; schema/ reads it. Text goes in as valid UTF-8: it is escaped, never checked.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace base {

// The text as a JSON string, in quotes.
void append_json_string(std::string& out, std::string_view utf8);
std::string json_string(std::string_view utf8);

// Builds one object: JsonObject().text("name", name).number("count", 3).done()
// Members keep the order in which they were added; a key that is added twice appears twice.
class JsonObject {
public:
    JsonObject& text(std::string_view key, std::string_view value);
    JsonObject& number(std::string_view key, std::int64_t value);
    JsonObject& flag(std::string_view key, bool value);
    JsonObject& raw(std::string_view key, std::string_view json);  // any JSON value, not checked
    // The finished object. The builder must not be used afterwards.
    std::string done() { return std::move(out_ += '}'); }

private:
    void key(std::string_view name);
    std::string out_ = "{";
};

// An array of values that are JSON text already.
template <class Range>
std::string json_array(const Range& raw_values) {
    std::string out = "[";
    for (const auto& value : raw_values) {
        if (out.size() > 1) out += ',';
        out += value;
    }
    return out += ']';
}

}  // namespace base
