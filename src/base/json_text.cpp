#include "base/json_text.hpp"

namespace base {
namespace {

constexpr char hex_digits[] = "0123456789abcdef";

// The escape of a byte that may not stand in a JSON string as it is, else "".
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

bool needs_escape(unsigned char byte) { return byte < 0x20 || byte == '"' || byte == '\\'; }

constexpr std::size_t block_bytes = 16;

// Without a branch per byte, so that the compiler looks at all of them at once.
bool is_plain_block(const char* bytes) {
    unsigned found = 0;
    for (std::size_t i = 0; i < block_bytes; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        found |= unsigned(byte < 0x20) | unsigned(byte == '"') | unsigned(byte == '\\');
    }
    return found == 0;
}

}  // namespace

void append_json_string(std::string& out, std::string_view utf8) {
    out += '"';
    std::size_t plain_from = 0;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        if (i + block_bytes <= utf8.size() && is_plain_block(utf8.data() + i)) {
            i += block_bytes - 1;
            continue;
        }
        auto byte = static_cast<unsigned char>(utf8[i]);
        if (!needs_escape(byte)) continue;
        out.append(utf8, plain_from, i - plain_from);
        append_escaped(out, byte);
        plain_from = i + 1;
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
