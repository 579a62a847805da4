#include "features/menu/images/metadata.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace features::images {
namespace {

// Reads numbers in either byte order; 0 past the end.
class Numbers {
public:
    Numbers(std::string_view bytes, bool is_little) : bytes_(bytes), is_little_(is_little) {}

    std::uint32_t at(std::size_t begin, std::size_t size) const {
        if (begin > bytes_.size() || bytes_.size() - begin < size) return 0;
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t place = is_little_ ? begin + size - 1 - i : begin + i;
            number = number << 8 | static_cast<unsigned char>(bytes_[place]);
        }
        return number;
    }

private:
    std::string_view bytes_;
    bool is_little_;
};

std::string number_text(std::uint32_t number, std::size_t size, bool is_little) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(number >> 8 * (is_little ? i : size - 1 - i));
    return text;
}

// ---- which side is up ----

constexpr std::uint32_t upright = 1, orientation_tag = 0x0112;

// The orientation in an EXIF block, which is a small TIFF file: 1 to 8, by default 1.
std::uint32_t orientation_in(std::string_view tiff) {
    const Numbers numbers(tiff, tiff.starts_with("II"));
    const std::size_t directory = numbers.at(4, 4), entries = numbers.at(directory, 2);
    for (std::size_t i = 0; i < entries; ++i) {
        const std::size_t entry = directory + 2 + 12 * i;
        if (entry + 12 > tiff.size()) break;
        if (numbers.at(entry, 2) != orientation_tag) continue;
        const std::uint32_t side = numbers.at(entry + 8, 2);
        return side >= 1 && side <= 8 ? side : upright;
    }
    return upright;
}

// A block that holds the orientation and nothing else.
std::string exif_of(std::uint32_t orientation) {
    using namespace std::string_literals;
    return "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01"s + number_text(orientation, 2, false) +
           "\0\0\0\0\0\0"s;
}

// ---- JPEG: segments of a marker and a length, then the coded picture ----

constexpr std::string_view jpeg_exif("Exif\0\0", 6), jpeg_profile("ICC_PROFILE\0", 12);

bool is_kept_segment(unsigned char marker, std::string_view content) {
    constexpr unsigned char app0 = 0xe0, app2 = 0xe2, adobe = 0xee, app15 = 0xef, comment = 0xfe;
    if (marker == app2) return content.starts_with(jpeg_profile);
    if (marker == app0) return content.starts_with("JFIF");
    if (marker == adobe) return content.starts_with("Adobe");
    return !(marker >= app0 && marker <= app15) && marker != comment;
}

std::string exif_segment(std::uint32_t orientation) {
    const std::string content = std::string(jpeg_exif) + exif_of(orientation);
    return "\xff\xe1" + number_text(static_cast<std::uint32_t>(content.size() + 2), 2, false) +
           content;
}

// The position of the next marker in a coded picture: 0xff that is followed by neither a stuffed 0
// nor a restart.
std::size_t next_marker(std::string_view bytes, std::size_t at) {
    for (at = bytes.find('\xff', at); at != bytes.npos && at + 1 < bytes.size();
         at = bytes.find('\xff', at + 1)) {
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        if (marker != 0 && marker != 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
    }
    return bytes.size();
}

std::string without_metadata_jpeg(std::string_view bytes) {
    constexpr unsigned char start = 0xd8, end = 0xd9, scan = 0xda, app1 = 0xe1;
    std::string kept;
    for (std::size_t at = 0; at + 1 < bytes.size();) {
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        if (marker == start || marker == end) {
            kept += bytes.substr(at, 2);
            at += 2;
            if (marker == end) break;
            continue;
        }
        if (marker == 0xff) {  // fill bytes
            ++at;
            continue;
        }
        const std::size_t length = Numbers(bytes, false).at(at + 2, 2);
        if (bytes[at] != '\xff' || length < 2) break;
        const std::string_view segment = bytes.substr(at, 2 + length);
        const std::string_view content = segment.substr(std::min<std::size_t>(4, segment.size()));
        if (marker == app1 && content.starts_with(jpeg_exif)) {
            const std::uint32_t side = orientation_in(content.substr(jpeg_exif.size()));
            if (side != upright) kept += exif_segment(side);
        } else if (is_kept_segment(marker, content)) {
            kept += segment;
        }
        at += segment.size();
        if (marker != scan) continue;
        const std::size_t next = next_marker(bytes, at);
        kept += bytes.substr(at, next - at);
        at = next;
    }
    return kept;
}

// ---- PNG: chunks of a length, a name, content and a checksum ----

constexpr std::string_view png_begin("\x89PNG\r\n\x1a\n", 8);
constexpr auto png_looks = std::to_array<std::string_view>(
    {"tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "hIST", "pHYs", "sPLT", "acTL", "fcTL",
     "fdAT", "cICP", "mDCV", "cLLI"});

// CRC-32 as PNG requires it, bit by bit: the chunk is small.
std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t sum = 0xffffffff;
    for (const char c : bytes) {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum;
}

std::string png_chunk(const std::string& name_and_content) {
    return number_text(static_cast<std::uint32_t>(name_and_content.size() - 4), 4, false) +
           name_and_content + number_text(checksum(name_and_content), 4, false);
}

std::string without_metadata_png(std::string_view bytes) {
    std::string kept(png_begin);
    for (std::size_t at = png_begin.size(); at + 8 <= bytes.size();) {
        const std::size_t length = Numbers(bytes, false).at(at, 4);
        const std::string_view name = bytes.substr(at + 4, 4),
                               chunk = bytes.substr(at, length + 12);
        const bool is_needed = name.front() >= 'A' && name.front() <= 'Z';
        if (is_needed || std::ranges::find(png_looks, name) != png_looks.end()) kept += chunk;
        if (name == "eXIf") {
            const std::uint32_t side = orientation_in(chunk.substr(8, length));
            if (side != upright) kept += png_chunk("eXIf" + exif_of(side));
        }
        at += chunk.size();
        if (name == "IEND") break;
    }
    return kept;
}

// ---- WebP: a RIFF file, of chunks of a name, a length and content, padded to even lengths ----

constexpr auto webp_looks =
    std::to_array<std::string_view>({"VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"});
constexpr std::size_t webp_head = 12;

std::string webp_chunk(std::string_view name, const std::string& content) {
    return std::string(name) +
           number_text(static_cast<std::uint32_t>(content.size()), 4, /*is_little=*/true) +
           content + (content.size() % 2 == 1 ? std::string(1, '\0') : "");
}

std::string without_metadata_webp(std::string_view bytes) {
    constexpr std::size_t flags = 8;  // of VP8X, from where the chunk begins
    constexpr char has_exif = 0x08, has_xmp = 0x04;
    std::string kept;
    std::size_t extended = std::string::npos;  // position of VP8X
    std::uint32_t side = upright;
    for (std::size_t at = webp_head; at + 8 <= bytes.size();) {
        const std::size_t length = Numbers(bytes, true).at(at + 4, 4);
        const std::string_view name = bytes.substr(at, 4),
                               chunk = bytes.substr(at, 8 + length + length % 2);
        if (name == "VP8X" && chunk.size() > flags) extended = kept.size() + flags;
        if (std::ranges::find(webp_looks, name) != webp_looks.end()) kept += chunk;
        if (name == "EXIF") {
            std::string_view tiff = chunk.substr(8);
            if (tiff.starts_with(jpeg_exif)) tiff.remove_prefix(jpeg_exif.size());
            side = orientation_in(tiff);
        }
        at += chunk.size();
    }
    if (extended != std::string::npos) {
        kept[extended] = static_cast<char>(kept[extended] & ~(has_exif | has_xmp));
        if (side != upright) {
            kept[extended] = static_cast<char>(kept[extended] | has_exif);
            kept += webp_chunk("EXIF", exif_of(side));
        }
    }
    return "RIFF" + number_text(static_cast<std::uint32_t>(kept.size() + 4), 4, true) + "WEBP" +
           kept;
}

// ---- reading which side is up, in a picture of each type ----

std::uint32_t orientation_of_jpeg(std::string_view bytes) {
    constexpr unsigned char scan = 0xda, app1 = 0xe1;
    for (std::size_t at = 2; at + 4 <= bytes.size() && bytes[at] == '\xff';) {
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        const std::size_t length = Numbers(bytes, false).at(at + 2, 2);
        if (marker == scan || (marker != 0xff && length < 2)) break;
        const std::string_view content = bytes.substr(at + 4, length < 2 ? 0 : length - 2);
        if (marker == app1 && content.starts_with(jpeg_exif))
            return orientation_in(content.substr(jpeg_exif.size()));
        at += marker == 0xff ? 1 : 2 + length;
    }
    return upright;
}

// The content of the chunk of that name in a file of chunks: "" when there is none. `beside` is how
// long a chunk is without its content.
struct Chunks {
    std::size_t begin, length_at, name_at, beside;
    bool is_little;
};
std::string_view chunk_of(std::string_view bytes, std::string_view name, const Chunks& form) {
    for (std::size_t at = form.begin; at + 8 <= bytes.size();) {
        const std::size_t length = Numbers(bytes, form.is_little).at(at + form.length_at, 4);
        if (bytes.substr(at + form.name_at, 4) == name) return bytes.substr(at + 8, length);
        at += form.beside + length + (form.is_little ? length % 2 : 0);
    }
    return {};
}

std::uint32_t orientation_of_png(std::string_view bytes) {
    return orientation_in(chunk_of(bytes, "eXIf", {png_begin.size(), 0, 4, 12, false}));
}

std::uint32_t orientation_of_webp(std::string_view bytes) {
    std::string_view tiff = chunk_of(bytes, "EXIF", {webp_head, 4, 0, 8, true});
    if (tiff.starts_with(jpeg_exif)) tiff.remove_prefix(jpeg_exif.size());
    return orientation_in(tiff);
}

}  // namespace

std::uint32_t orientation_of(std::string_view bytes) {
    if (bytes.starts_with("\xff\xd8")) return orientation_of_jpeg(bytes);
    if (bytes.starts_with(png_begin)) return orientation_of_png(bytes);
    return orientation_of_webp(bytes);
}

Size upright_size(const Picture& picture, std::uint32_t orientation) {
    if (orientation < 5) return {picture.width, picture.height};
    return {picture.height, picture.width};
}

std::string without_metadata(std::string_view bytes) {
    if (bytes.starts_with("\xff\xd8")) return without_metadata_jpeg(bytes);
    if (bytes.starts_with(png_begin)) return without_metadata_png(bytes);
    if (bytes.size() >= webp_head && bytes.starts_with("RIFF") &&
        bytes.substr(8).starts_with("WEBP"))
        return without_metadata_webp(bytes);
    return std::string(bytes);
}

}  // namespace features::images
