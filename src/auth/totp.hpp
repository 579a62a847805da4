// Codes of a second factor that an app on a telephone shows: RFC 6238 with SHA-1, six digits and
// steps of 30 seconds, the only form that every such app supports.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace auth {

inline constexpr std::size_t totp_secret_bytes = 20;  // as long as the hash (RFC 4226, 4)

// The six digits of a step; `secret` is bytes. Steps count from 1970 and are not negative.
std::string totp_code(std::string_view secret, std::int64_t step);

// The step that the code belongs to: that of now, the one before or the one after, and later than
// `after_step`, the step of the last code that was taken (-1: none was). So no code counts twice.
// White space in the code makes no difference. Compares in constant time.
std::optional<std::int64_t> matching_step(std::string_view secret, std::string_view code,
                                          std::int64_t now_ms, std::int64_t after_step);

std::string base32(std::string_view bytes);  // RFC 4648, without padding, as the apps expect

// What such an app reads from a QR code; `secret` is bytes.
std::string otpauth_uri(std::string_view issuer, std::string_view email, std::string_view secret);

// The text as a QR code: an SVG image with its quiet zone, dark on white, that scales to any size.
// Throws std::length_error for a text that is empty or has more than about 2,300 bytes.
std::string qr_svg(std::string_view text);

}  // namespace auth
