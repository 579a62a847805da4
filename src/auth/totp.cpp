#include "auth/totp.hpp"

#include "auth/secrets.hpp"

#include <fmt/format.h>
#include <openssl/hmac.h>
#include <qrencode.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <memory>
#include <new>
#include <stdexcept>

namespace auth {
namespace {

constexpr std::int64_t step_ms = 30'000;
constexpr std::uint32_t codes = 1'000'000;
constexpr int quiet_modules = 4;  // on each side, as ISO 18004 asks

std::string without_white_space(std::string_view code) {
    std::string digits;
    for (char character : code)
        if (character != ' ' && (character < '\t' || character > '\r')) digits += character;
    return digits;
}

std::string percent_encoded(std::string_view text) {
    std::string encoded;
    for (char character : text) {
        const bool is_plain = (character >= 'a' && character <= 'z') ||
                              (character >= 'A' && character <= 'Z') ||
                              (character >= '0' && character <= '9') ||
                              std::string_view("-._~").find(character) != std::string_view::npos;
        if (is_plain)
            encoded += character;
        else
            encoded += fmt::format("%{:02X}", static_cast<unsigned char>(character));
    }
    return encoded;
}

}  // namespace

std::string totp_code(std::string_view secret, std::int64_t step) {
    std::array<unsigned char, 8> counter;
    for (std::size_t at = 0; at < counter.size(); ++at)
        counter[at] = static_cast<unsigned char>(static_cast<std::uint64_t>(step) >> (56 - 8 * at));
    std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
    unsigned int hash_bytes = 0;
    if (!HMAC(EVP_sha1(), secret.data(), static_cast<int>(secret.size()), counter.data(),
              counter.size(), hash.data(), &hash_bytes))
        throw std::runtime_error("the library refuses to hash");
    const std::size_t offset = hash[hash_bytes - 1] & 0x0fU;
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < 4; ++at) number = number << 8 | hash[offset + at];
    return fmt::format("{:06}", (number & 0x7fffffffU) % codes);
}

std::optional<std::int64_t> matching_step(std::string_view secret, std::string_view code,
                                          std::int64_t now_ms, std::int64_t after_step) {
    const std::string digits = without_white_space(code);
    const std::int64_t current = now_ms / step_ms;
    // All are compared, and of two steps with the same code the later counts, or the code could be
    // used twice.
    std::optional<std::int64_t> found;
    for (std::int64_t step = std::max<std::int64_t>(current - 1, 0); step <= current + 1; ++step)
        if (equal_in_constant_time(totp_code(secret, step), digits) && step > after_step)
            found = step;
    return found;
}

std::string base32(std::string_view bytes) {
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string text;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (char byte : bytes) {
        waiting = (waiting << 8 | static_cast<unsigned char>(byte)) & 0xffffU;
        for (bits += 8; bits >= 5; bits -= 5) text += alphabet[waiting >> (bits - 5) & 31U];
    }
    if (bits > 0) text += alphabet[waiting << (5 - bits) & 31U];
    return text;
}

std::string otpauth_uri(std::string_view issuer, std::string_view email, std::string_view secret) {
    const std::string name = percent_encoded(issuer);
    return "otpauth://totp/" + name + ':' + percent_encoded(email) + "?secret=" + base32(secret) +
           "&issuer=" + name;
}

std::string qr_svg(std::string_view text) {
    if (text.empty() || text.size() > INT_MAX)
        throw std::length_error("a text of this length fits into no QR code");
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()),
                          reinterpret_cast<const unsigned char*>(text.data()), 0, QR_ECLEVEL_M),
        QRcode_free);
    if (!code && errno == ENOMEM) throw std::bad_alloc();
    if (!code) throw std::length_error("a text of this length fits into no QR code");
    const int side = code->width + 2 * quiet_modules;
    std::string svg = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" )"
        R"(shape-rendering="crispEdges"><rect width="{0}" height="{0}" fill="#fff"/><path fill="#000" d=")",
        side);
    const auto is_dark = [&](int x, int y) { return (code->data[y * code->width + x] & 1U) != 0; };
    for (int y = 0; y < code->width; ++y)
        for (int x = 0, end = 0; x < code->width; x = end + 1) {
            for (end = x; end < code->width && is_dark(end, y);) ++end;
            if (end > x)
                svg += fmt::format("M{} {}h{}v1h-{}z", x + quiet_modules, y + quiet_modules,
                                   end - x, end - x);
        }
    return svg + R"("/></svg>)";
}

}  // namespace auth
