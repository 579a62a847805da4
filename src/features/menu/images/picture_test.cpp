#include "features/menu/images/picture.hpp"

#include <gtest/gtest.h>

#include <string>

namespace features::images {
namespace {

using namespace std::string_literals;

std::string png(const std::string& width = "\0\0\0\x10"s,
                const std::string& height = "\0\0\0\x20"s) {
    return "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s + width + height + "\x08\x06\0\0\0"s + "\1\2\3\4" +
           "rest";
}

std::string jpeg() {
    const std::string application = "\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0"s;
    const std::string tables = "\xff\xc4\0\3\0"s;
    const std::string frame = "\xff\xc2\0\x0b\x08\0\x20\0\x10\1\1\x11\0"s;
    return "\xff\xd8"s + application + tables + "\xff" + frame + "\xff\xda\0\2rest"s;
}

std::string webp(const std::string& chunk) {
    return "RIFF"s + static_cast<char>(4 + chunk.size()) + "\0\0\0WEBP"s + chunk;
}
const std::string lossy = "VP8 \x0a\0\0\0\0\0\0\x9d\x01\x2a\x10\0\x20\x40"s;
const std::string lossless = "VP8L\5\0\0\0\x2f\x0f\xc0\x07\0"s;
const std::string extended = "VP8X\x0a\0\0\0\0\0\0\0\x0f\0\0\x1f\0\0"s;

void expect_picture(const std::string& bytes, std::string_view extension) {
    const auto picture = recognise(bytes);
    ASSERT_TRUE(picture) << extension;
    EXPECT_EQ(picture->extension, extension);
    EXPECT_EQ(picture->width, 16u);
    EXPECT_EQ(picture->height, 32u);
}

TEST(Picture, IsKnownByItsBytes) {
    expect_picture(png(), "png");
    expect_picture(jpeg(), "jpg");
    expect_picture(webp(lossy), "webp");
    expect_picture(webp(lossless), "webp");
    expect_picture(webp(extended), "webp");
}

TEST(Picture, MustHaveAWholeHeader) {
    const std::size_t png_header = 8 + 4 + 4 + 13 + 4;
    for (std::size_t length = 0; length < png_header; ++length)
        EXPECT_FALSE(recognise(png().substr(0, length))) << length;
    const std::size_t jpeg_header = jpeg().find("\xff\xda");
    for (std::size_t length = 0; length < jpeg_header; ++length)
        EXPECT_FALSE(recognise(jpeg().substr(0, length))) << length;
    for (const std::string& chunk : {lossy, lossless, extended})
        for (std::size_t length = 0; length < webp(chunk).size(); ++length)
            EXPECT_FALSE(recognise(webp(chunk).substr(0, length))) << length;
    // A length that promises more than there is.
    std::string cut = webp(extended);
    cut[4] = static_cast<char>(cut[4] + 1);
    EXPECT_FALSE(recognise(cut));
    // A length that promises less than the header needs.
    EXPECT_FALSE(recognise("RIFF\x0c\0\0\0WEBPVP8X\0\0\0\0"s));
}

TEST(Picture, MustHaveASaneSize) {
    EXPECT_FALSE(recognise(png("\0\0\0\0"s)));
    EXPECT_FALSE(recognise(png("\0\0\0\x10"s, "\0\0\0\0"s)));
    EXPECT_FALSE(recognise(png("\x7f\xff\xff\xff"s)));
    EXPECT_TRUE(recognise(png("\0\0\x40\0"s)));
    EXPECT_FALSE(recognise(png("\0\0\x40\1"s)));
}

TEST(Picture, IsNothingElse) {
    for (const std::string& bytes :
         {""s, "GIF89a\x10\0\x10\0"s, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"s, "BM"s,
          "%PDF-1.7"s, "\xff\xd8\xff\xd9"s, "\xff\xd8\xff\xda\0\2"s, "\xff\xd8\xff\xe0\0\0"s,
          "\xff\xd8\xff\xff\xff\xff"s, "RIFF\x04\0\0\0WAVE"s, "RIFF\x04\0\0\0WEBP"s})
        EXPECT_FALSE(recognise(bytes)) << bytes;
}

TEST(Picture, HasAContentType) {
    EXPECT_EQ(content_type_of("jpg"), "image/jpeg");
    EXPECT_EQ(content_type_of("svg"), "");
    EXPECT_EQ(content_type_of(""), "");
}

}  // namespace
}  // namespace features::images
