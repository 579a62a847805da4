#include "base/base64.hpp"

#include <sodium.h>

namespace base {

std::string to_base64(std::string_view bytes) {
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(),
                      reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), variant);
    text.pop_back();  // the terminating zero
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes(text.size() / 4 * 3 + 3, '\0');
    std::size_t count = 0;
    const int outcome =
        sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &count, nullptr, sodium_base64_VARIANT_ORIGINAL);
    if (outcome != 0) return std::nullopt;
    bytes.resize(count);
    return bytes;
}

}  // namespace base
