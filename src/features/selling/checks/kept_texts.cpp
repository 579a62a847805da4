#include "features/selling/checks/kept_texts.hpp"

#include "schema/json_tree.hpp"
#include "storage/sqlite/long_text.hpp"

#include <charconv>
#include <stdexcept>

namespace features::checks {

std::string list_text(const std::vector<std::string>& texts) {
    schema::Tree list = schema::Tree::list();
    for (const std::string& text : texts) list.elements.push_back(schema::Tree::of(text));
    return print(list);
}

std::vector<std::string> list_of(std::string_view json) {
    std::vector<std::string> texts;
    for (schema::Tree& element : schema::parse_tree(json).elements)
        texts.push_back(std::move(element.text));
    return texts;
}

base::Fingerprint fingerprint_in(std::string_view hex) {
    base::Fingerprint print;
    if (hex.size() != 32) throw std::runtime_error("a fingerprint of another length");
    std::from_chars(hex.data(), hex.data() + 16, print.high, 16);
    std::from_chars(hex.data() + 16, hex.data() + 32, print.low, 16);
    return print;
}

std::string packed(std::string bytes) {
    std::string frame = storage::compressed(bytes);
    return frame.empty() ? bytes : frame;
}

std::string unpacked(std::string stored) {
    constexpr std::string_view frame_begin = "\x28\xB5\x2F\xFD";
    return stored.starts_with(frame_begin) ? storage::decompressed(stored) : stored;
}

}  // namespace features::checks
