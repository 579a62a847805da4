#include "base/json_text.hpp"

#include "base/bytes.hpp"

#include <algorithm>

namespace base {
namespace {

constexpr char hex_digits[] = "0123456789abcdef";

// Appends the escape of a byte that a JSON string cannot contain unescaped.
void append_escaped(std::string& out, unsigned char byte) {
    switch (byte) {
        case '"': out += "\\\""; return;
        case '\\': out += "\\\\"; return;
        case '\n': out += "\\n"; return;
        case '\r': out += "\\r"; return;
        case '\t': out += "\\t"; return;
        case '\b': out += "\\b"; return;
        case '\f': out += "\\f"; return;
        default:
            out += "\\u00";
            out += hex_digits[byte >> 4];
            out += hex_digits[byte & 15];
    }
}

}  // namespace

void append_json_string(std::string& out, std::string_view utf8) {
    out += '"';
    std::size_t plain_from = 0;
    for (std::size_t i = 0; i < utf8.size();) {
        const std::size_t block_end = std::min(i + block_bytes, utf8.size());
        if (block_end - i == block_bytes && !any_in_block(utf8.data() + i, needs_json_escape)) {
            i = block_end;
            continue;
        }
        for (; i < block_end; ++i) {
            if (!needs_json_escape(utf8[i])) continue;
            out.append(utf8, plain_from, i - plain_from);
            append_escaped(out, static_cast<unsigned char>(utf8[i]));
            plain_from = i + 1;
        }
    }
    out.append(utf8, plain_from);
    out += '"';
}

std::string json_string(std::string_view utf8) {
    std::string out;
    append_json_string(out, utf8);
    return out;
}

void JsonObject::key(std::string_view name) {
    if (out_.size() > 1) out_ += ',';
    append_json_string(out_, name);
    out_ += ':';
}

JsonObject& JsonObject::text(std::string_view name, std::string_view value) {
    key(name);
    append_json_string(out_, value);
    return *this;
}

JsonObject& JsonObject::number(std::string_view name, std::int64_t value) {
    key(name);
    out_ += std::to_string(value);
    return *this;
}

JsonObject& JsonObject::flag(std::string_view name, bool value) {
    key(name);
    out_ += value ? "true" : "false";
    return *this;
}

JsonObject& JsonObject::raw(std::string_view name, std::string_view json) {
    key(name);
    out_ += json;
    return *this;
}

}  // namespace base
