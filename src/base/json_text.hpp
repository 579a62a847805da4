// Writing JSON text. Reading it is schema/'s business.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace base {

void append_json_string(std::string& out, std::string_view utf8);
std::string json_string(std::string_view utf8);

// Builds one object: JsonObject().text("name", name).number("count", 3).done()
class JsonObject {
public:
    JsonObject& text(std::string_view key, std::string_view value);
    JsonObject& number(std::string_view key, std::int64_t value);
    JsonObject& flag(std::string_view key, bool value);
    JsonObject& raw(std::string_view key, std::string_view json);
    std::string done() { return std::move(out_ += '}'); }

private:
    void key(std::string_view name);
    std::string out_ = "{";
};

// Joins raw JSON values into an array.
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
