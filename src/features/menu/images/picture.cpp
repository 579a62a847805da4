// Grammars read, as far as the size in pixels:
//
//     PNG   signature, then the chunk IHDR: length 13, "IHDR", width, height, and five bytes more
//     JPEG  SOI, then segments FF marker length; the frame header SOFn holds height and width
//     WebP  "RIFF" length "WEBP", then VP8 (lossy), VP8L (lossless) or VP8X (extended)
#include "features/menu/images/picture.hpp"

#include <array>

namespace features::images {
namespace {

using namespace std::string_view_literals;

constexpr std::uint32_t pixels_max = 16'384;

// Reading beyond the end gives zeros and sets is_cut_off().
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

    bool is_cut_off() const { return is_cut_off_; }
    std::uint32_t byte(std::size_t at) {
        if (at < bytes_.size()) return static_cast<unsigned char>(bytes_[at]);
        is_cut_off_ = true;
        return 0;
    }
    std::uint32_t big(std::size_t at, std::size_t count) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i) value = value << 8 | byte(at + i);
        return value;
    }
    std::uint32_t little(std::size_t at, std::size_t count) {
        std::uint32_t value = 0;
        for (std::size_t i = count; i-- > 0;) value = value << 8 | byte(at + i);
        return value;
    }
    bool has(std::size_t at, std::string_view text) const {
        return at <= bytes_.size() && bytes_.substr(at).starts_with(text);
    }
    std::size_t size() const { return bytes_.size(); }

private:
    std::string_view bytes_;
    bool is_cut_off_ = false;
};

struct Size {
    std::uint32_t width = 0, height = 0;
};

Size png_size(Bytes& bytes) {
    constexpr std::size_t header_end = 8 + 4 + 4 + 13 + 4;  // the checksum included
    if (bytes.big(8, 4) != 13 || !bytes.has(12, "IHDR") || bytes.size() < header_end) return {};
    const std::uint32_t depth = bytes.byte(24);
    const std::uint32_t colour = bytes.byte(25);
    const bool is_sane = (depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16) &&
                         colour <= 6 && bytes.byte(26) == 0 && bytes.byte(27) == 0 &&
                         bytes.byte(28) <= 1;
    return is_sane ? Size{bytes.big(16, 4), bytes.big(20, 4)} : Size{};
}

bool is_frame_header(std::uint32_t marker) {
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

// The frame header comes before the first scan; a file without one is not a picture.
Size jpeg_size(Bytes& bytes) {
    std::size_t at = 2;
    while (at < bytes.size() && bytes.byte(at) == 0xff) {
        while (bytes.byte(at + 1) == 0xff) ++at;  // fill bytes
        const std::uint32_t marker = bytes.byte(at + 1);
        const std::uint32_t length = bytes.big(at + 2, 2);
        const bool has_no_length = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xda);
        if (has_no_length || length < 2) return {};
        if (is_frame_header(marker) && length >= 8 && at + 2 + length <= bytes.size())
            return {bytes.big(at + 7, 2), bytes.big(at + 5, 2)};
        at += 2 + length;
    }
    return {};
}

Size webp_size(Bytes& bytes) {
    constexpr std::size_t data = 20;  // after the first chunk's name and length
    if (bytes.little(4, 4) + std::size_t{8} > bytes.size()) return {};
    if (bytes.has(12, "VP8X"))
        return {bytes.little(data + 4, 3) + 1, bytes.little(data + 7, 3) + 1};
    if (bytes.has(12, "VP8 ") && bytes.has(data + 3, "\x9d\x01\x2a"))
        return {bytes.little(data + 6, 2) & 0x3fff, bytes.little(data + 8, 2) & 0x3fff};
    if (bytes.has(12, "VP8L") && bytes.byte(data) == 0x2f) {
        const std::uint32_t bits = bytes.little(data + 1, 4);
        return {(bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1};
    }
    return {};
}

struct Format {
    std::string_view extension, content_type;
    bool (*has_signature)(const Bytes&);
    Size (*size)(Bytes&);
};

constexpr std::array<Format, 3> formats{{
    {"png", "image/png", [](const Bytes& b) { return b.has(0, "\x89PNG\r\n\x1a\n"sv); }, png_size},
    {"jpg", "image/jpeg", [](const Bytes& b) { return b.has(0, "\xff\xd8\xff"sv); }, jpeg_size},
    {"webp", "image/webp", [](const Bytes& b) { return b.has(0, "RIFF"sv) && b.has(8, "WEBP"sv); },
     webp_size},
}};

bool is_sane(std::uint32_t pixels) { return pixels >= 1 && pixels <= pixels_max; }

}  // namespace

std::optional<Picture> recognise(std::string_view text) {
    for (const Format& format : formats) {
        Bytes bytes(text);
        if (!format.has_signature(bytes)) continue;
        const Size size = format.size(bytes);
        if (bytes.is_cut_off() || !is_sane(size.width) || !is_sane(size.height)) return {};
        return Picture{format.extension, size.width, size.height};
    }
    return {};
}

std::string_view content_type_of(std::string_view extension) {
    for (const Format& format : formats)
        if (format.extension == extension) return format.content_type;
    return {};
}

}  // namespace features::images
