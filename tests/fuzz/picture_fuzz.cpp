// The header of a picture: what is recognised has a size within bounds, which neither the bytes
// behind the header nor a cut change; and a header made for a size is recognised with that size.
#include "features/menu/images/picture.hpp"
#include "fuzz/fuzz.hpp"

#include <algorithm>
#include <string>

namespace {

using features::images::Picture;
using features::images::recognise;
using fuzz::require;
using namespace std::string_literals;

constexpr std::uint32_t pixels_max = 16'384;

bool same(const Picture& a, const Picture& b) {
    return a.extension == b.extension && a.width == b.width && a.height == b.height;
}

void check_recognised(std::string_view input, const Picture& picture) {
    require(picture.width >= 1 && picture.width <= pixels_max, "a width is within bounds");
    require(picture.height >= 1 && picture.height <= pixels_max, "a height is within bounds");
    require(features::images::content_type_of(picture.extension).starts_with("image/"),
            "a picture has a content type");
    const auto longer = recognise(std::string(input) + std::string(input));
    require(longer && same(*longer, picture), "bytes behind a picture change nothing");
    const std::size_t step = input.size() / 256 + 1;
    for (std::size_t length = 0; length < input.size(); length += step) {
        const auto cut = recognise(input.substr(0, length));
        require(!cut || same(*cut, picture), "a picture that is cut off is no other picture");
    }
}

std::string number(std::uint32_t value, std::size_t bytes, bool is_big_endian) {
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i) text += static_cast<char>(value >> 8 * i);
    if (is_big_endian) std::reverse(text.begin(), text.end());
    return text;
}

std::string png(std::uint32_t width, std::uint32_t height) {
    return "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s + number(width, 4, true) + number(height, 4, true) +
           "\x08\x06\0\0\0"s + "sums";
}

// `comment` lies before the frame header.
std::string jpeg(std::uint32_t width, std::uint32_t height, std::string_view comment) {
    const auto length = static_cast<std::uint32_t>(comment.size() + 2);
    return "\xff\xd8\xff\xfe"s + number(length, 2, true) + std::string(comment) +
           "\xff\xc0\0\x0b\x08"s + number(height, 2, true) + number(width, 2, true) + "\1\1\x11\0"s;
}

std::string webp(const std::string& chunk) {
    return "RIFF"s + number(static_cast<std::uint32_t>(4 + chunk.size()), 4, false) + "WEBP" +
           chunk;
}

std::string webp_extended(std::uint32_t width, std::uint32_t height) {
    return webp("VP8X\x0a\0\0\0\0\0\0\0"s + number(width - 1, 3, false) +
                number(height - 1, 3, false));
}

std::string webp_lossless(std::uint32_t width, std::uint32_t height) {
    return webp("VP8L\5\0\0\0\x2f"s + number((width - 1) | (height - 1) << 14, 4, false));
}

void check_made(const std::string& bytes, std::string_view extension, std::uint32_t width,
                std::uint32_t height) {
    const auto picture = recognise(bytes);
    const bool is_sane = std::max(width, height) <= pixels_max && std::min(width, height) >= 1;
    require(picture.has_value() == is_sane, "a header is taken exactly when its size is sane");
    require(!picture || same(*picture, {extension, width, height}), "a header says its size");
}

std::uint32_t take_size(std::string_view& input) {
    const auto high = static_cast<std::uint32_t>(fuzz::take_choice(input, 256));
    return high << 8 | static_cast<std::uint32_t>(fuzz::take_choice(input, 256));
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    if (const auto picture = recognise(input)) check_recognised(input, *picture);
    const std::uint32_t width = take_size(input);
    const std::uint32_t height = take_size(input);
    check_made(png(width, height), "png", width, height);
    check_made(jpeg(width, height, input.substr(0, 65'000)), "jpg", width, height);
    if (width == 0 || height == 0) return;  // WebP has no way to say it
    check_made(webp_extended(width, height), "webp", width, height);
    if (std::max(width, height) <= pixels_max)  // fourteen bits have no more
        check_made(webp_lossless(width, height), "webp", width, height);
}
