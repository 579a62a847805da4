#include "features/menu/images/metadata.hpp"

#include "features/menu/images/picture.hpp"

#include <gtest/gtest.h>

#include <string>

namespace features::images {
namespace {

using namespace std::string_literals;

// A TIFF block with the orientation and a text that must not stay.
std::string exif(char orientation, bool is_little = false) {
    if (is_little)
        return "II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0"s + orientation +
               "\0\0\0\0\0\0\0SECRET 52.5N"s;
    return "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s + orientation +
           "\0\0\0\0\0\0SECRET 52.5N"s;
}

std::string segment(char marker, const std::string& content) {
    const std::size_t length = content.size() + 2;
    return "\xff"s + marker + static_cast<char>(length >> 8) + static_cast<char>(length & 0xff) +
           content;
}
const std::string jfif = segment('\xe0', "JFIF\0\1\1\0\0\1\0\1\0\0"s),
                  profile = segment('\xe2', "ICC_PROFILE\0\1\1colours"s),
                  frame = segment('\xc2', "\x08\0\x20\0\x10\1\1\x11\0"s),
                  scan = segment('\xda', "") + "coded\xff\0more\xff\xd0"s, end = "\xff\xd9"s;
std::string jpeg(const std::string& front, const std::string& between = "",
                 const std::string& behind = "") {
    return "\xff\xd8"s + jfif + front + profile + frame + scan + between + scan + end + behind;
}
std::string side_up(char orientation) {
    return segment('\xe1', "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s +
                               orientation + "\0\0\0\0\0\0"s);
}

TEST(Metadata, LeavesAPictureWithoutAnyAsItIs) { EXPECT_EQ(without_metadata(jpeg("")), jpeg("")); }

TEST(Metadata, OfAJpegIsTakenOut) {
    const std::string secret = segment('\xe1', "http://ns.adobe.com/xap/1.0/\0<x>SECRET</x>"s) +
                               segment('\xed', "Photoshop 3.0\0SECRET"s) +
                               segment('\xfe', "SECRET") + segment('\xe2', "MPF\0SECRET"s) +
                               segment('\xe1', "Exif\0\0"s + exif(1));
    const std::string kept = without_metadata(jpeg(secret, segment('\xfe', "SECRET"), "SECRET"));
    EXPECT_EQ(kept, jpeg(""));
}

TEST(Metadata, LeavesWhichSideOfAJpegIsUp) {
    for (const bool is_little : {false, true}) {
        const std::string kept =
            without_metadata(jpeg(segment('\xe1', "Exif\0\0"s + exif(6, is_little))));
        EXPECT_EQ(kept, jpeg(side_up(6)));
        EXPECT_EQ(without_metadata(kept), kept);
    }
}

std::string chunk(const std::string& name, const std::string& content) {
    return "\0\0\0"s + static_cast<char>(content.size()) + name + content + "\1\2\3\4";
}
std::string png(const std::string& more) {
    return "\x89PNG\r\n\x1a\n"s + chunk("IHDR", "\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0"s) + more +
           chunk("tRNS", "x") + chunk("IDAT", "coded") + chunk("IEND", "");
}

TEST(Metadata, OfAPngIsTakenOut) {
    EXPECT_EQ(without_metadata(png(chunk("tEXt", "SECRET") + chunk("iTXt", "SECRET") +
                                   chunk("tIME", "SECRET") + chunk("eXIf", exif(1))) +
                               "SECRET"),
              png(""));
    const std::string kept = without_metadata(png(chunk("eXIf", exif(3))));
    EXPECT_EQ(kept.find("SECRET"), kept.npos);
    EXPECT_EQ(kept.size(), png("").size() + 12 + 26);
    EXPECT_EQ(without_metadata(kept), kept);
}

std::string piece(const std::string& name, const std::string& content) {
    return name + static_cast<char>(content.size()) + "\0\0\0"s + content +
           (content.size() % 2 == 1 ? "\0"s : ""s);
}
std::string webp(const std::string& pieces) {
    return "RIFF"s + static_cast<char>(4 + pieces.size()) + "\0\0\0WEBP"s + pieces;
}
std::string extended(char flags) { return piece("VP8X", flags + "\0\0\0\x0f\0\0\x1f\0\0"s); }

TEST(Metadata, OfAWebpIsTakenOut) {
    const std::string coded = piece("ICCP", "abc") + piece("VP8L", "coded!");
    EXPECT_EQ(without_metadata(webp(extended('\x2c') + coded + piece("EXIF", exif(1)) +
                                    piece("XMP ", "SECRET") + piece("MINE", "SECRET"))),
              webp(extended('\x20') + coded));
    const std::string kept =
        without_metadata(webp(extended('\x2c') + coded + piece("EXIF", exif(8, true))));
    EXPECT_EQ(kept.find("SECRET"), kept.npos);
    EXPECT_TRUE(kept.starts_with("RIFF"s + static_cast<char>(kept.size() - 8) + "\0\0\0"s));
    EXPECT_EQ(kept[20], '\x28');
    EXPECT_EQ(without_metadata(kept), kept);
}

// Whatever is cut off or broken: nothing is read behind the end, and it is no secret.
TEST(Metadata, OfAPictureThatBreaksOffIsTakenOutAsWell) {
    const std::string pictures[] = {jpeg(segment('\xe1', "Exif\0\0"s + exif(6))),
                                    png(chunk("eXIf", exif(3))),
                                    webp(extended('\x0c') + piece("EXIF", exif(8)))};
    for (const std::string& picture : pictures)
        for (std::size_t length = 0; length <= picture.size(); ++length) {
            const std::string kept = without_metadata(picture.substr(0, length));
            EXPECT_EQ(kept.find("SECRET"), kept.npos) << length;
            const bool was_one = recognise(picture.substr(0, length)).has_value();
            EXPECT_TRUE(!was_one || recognise(kept)) << length;
        }
}

}  // namespace
}  // namespace features::images
