#include "base/fingerprint.hpp"

#include <fmt/format.h>
#include <sodium.h>

namespace base {

std::string Fingerprint::hex() const { return fmt::format("{:016x}{:016x}", high, low); }

Fingerprint fingerprint_of(std::string_view text) {
    unsigned char bytes[16];
    crypto_generichash(bytes, sizeof bytes, reinterpret_cast<const unsigned char*>(text.data()),
                       text.size(), nullptr, 0);
    Fingerprint result;
    for (int i = 0; i < 8; ++i) {
        result.high = result.high << 8U | bytes[i];
        result.low = result.low << 8U | bytes[8 + i];
    }
    return result;
}

std::string digest(std::string_view text) {
    unsigned char bytes[32];
    crypto_generichash(bytes, sizeof bytes, reinterpret_cast<const unsigned char*>(text.data()),
                       text.size(), nullptr, 0);
    char hex[2 * sizeof bytes + 1];
    sodium_bin2hex(hex, sizeof hex, bytes, sizeof bytes);
    return hex;
}

}  // namespace base
