#include "features/menu/images/smaller.hpp"

#include "features/menu/images/metadata.hpp"
#include "features/menu/images/picture.hpp"
#include "features/menu/images/pixels.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <random>

namespace features::images {
namespace {

using namespace std::string_literals;

using Colour = std::array<std::uint8_t, 4>;
constexpr Colour red{255, 0, 0, 255}, blue{0, 0, 255, 255}, nothing{0, 0, 0, 0};

// Red on its left, blue on its right.
Pixels two_halves(std::uint32_t width, std::uint32_t height, Colour right = blue) {
    Pixels pixels{width, height, {}};
    for (std::uint32_t i = 0; i < width * height; ++i) {
        const Colour& colour = i % width < width / 2 ? red : right;
        pixels.rgba.insert(pixels.rgba.end(), colour.begin(), colour.end());
    }
    return pixels;
}
Colour colour_at(const Pixels& pixels, std::uint32_t x, std::uint32_t y) {
    Colour colour{};
    for (std::size_t c = 0; c < 4; ++c)
        colour[c] = pixels.rgba.at(std::size_t{4} * (y * pixels.width + x) + c);
    return colour;
}
bool is_like(const Colour& a, const Colour& b, int within = 40) {
    for (std::size_t c = 0; c < 4; ++c)
        if (std::abs(a[c] - b[c]) > within) return false;
    return true;
}
Size size_of(std::string_view bytes) {
    const auto picture = recognise(bytes);
    return picture ? Size{picture->width, picture->height} : Size{0, 0};
}
Pixels pixels_of(std::string_view bytes) {
    auto pixels = decode(bytes, size_of(bytes));
    EXPECT_TRUE(pixels);
    return pixels.value_or(Pixels{});
}
// A JPEG of a camera that was held on its side.
std::string on_its_side(const Pixels& pixels, char orientation) {
    const std::string exif =
        "\xff\xe1\0\x22"
        "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s +
        orientation + "\0\0\0\0\0\0"s;
    std::string bytes = encode(pixels, "jpg");
    return bytes.insert(2, exif);
}

TEST(Smaller, IsAsWideAsAskedInEveryType) {
    for (const std::string_view from : {"png", "jpg", "webp"})
        for (const std::string_view to : {"png", "jpg", "webp"}) {
            std::string bytes = encode(two_halves(400, 200), from);
            if (from == to) bytes += std::string(10'000, ' ');  // so that the copy has fewer bytes
            const auto copy = smaller(bytes, 160, to);
            ASSERT_TRUE(copy) << from << " to " << to;
            EXPECT_EQ(recognise(*copy)->extension, to);
            EXPECT_EQ(size_of(*copy).width, 160U);
            EXPECT_EQ(size_of(*copy).height, 80U);
            const Pixels pixels = pixels_of(*copy);
            EXPECT_TRUE(is_like(colour_at(pixels, 10, 40), red)) << from << " to " << to;
            EXPECT_TRUE(is_like(colour_at(pixels, 150, 40), blue)) << from << " to " << to;
            EXPECT_EQ(smaller(bytes, 160, to), copy);
        }
}

TEST(Smaller, IsNeverWiderAndNeverMoreBytes) {
    const std::string bytes = encode(two_halves(100, 40), "png");
    EXPECT_FALSE(smaller(bytes, 100, "png"));
    EXPECT_FALSE(smaller(bytes, 320, "png"));
    const auto other = smaller(bytes, 320, "webp");
    ASSERT_TRUE(other);
    EXPECT_EQ(size_of(*other).width, 100U);
    // Few colours make a small PNG, and their mixtures a large one.
    std::mt19937 random(1);
    Pixels noise{200, 200, {}};
    for (int i = 0; i < 200 * 200; ++i) {
        const Colour& colour = random() % 2 ? red : blue;
        noise.rgba.insert(noise.rgba.end(), colour.begin(), colour.end());
    }
    EXPECT_FALSE(smaller(encode(noise, "png"), 160, "png"));
}

TEST(Smaller, HasItsRightSideUp) {
    // As people see it, red is on top: the camera's left.
    const std::string bytes = on_its_side(two_halves(400, 200), 6);
    ASSERT_EQ(orientation_of(bytes), 6U);
    EXPECT_EQ(upright_size(*recognise(bytes), 6).width, 200U);
    const auto copy = smaller(bytes, 80, "jpg");
    ASSERT_TRUE(copy);
    EXPECT_EQ(size_of(*copy).width, 80U);
    EXPECT_EQ(size_of(*copy).height, 160U);
    EXPECT_EQ(orientation_of(*copy), 1U);
    EXPECT_TRUE(is_like(colour_at(pixels_of(*copy), 40, 10), red));
    EXPECT_TRUE(is_like(colour_at(pixels_of(*copy), 40, 150), blue));
}

// Each of the eight, by where the first pixel of a row of three over two rows goes.
TEST(Turned, PutsTheFirstCornerWhereItBelongs) {
    const std::array<Size, 8> corners{
        {{0, 0}, {2, 0}, {2, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 2}, {0, 2}}};
    for (std::uint32_t orientation = 1; orientation <= 8; ++orientation) {
        Pixels pixels = two_halves(3, 2);
        for (std::size_t i = 0; i < 4; ++i) pixels.rgba[i] = 7;
        const Pixels upright = turned(pixels, orientation);
        EXPECT_EQ(upright.width, orientation >= 5 ? 2U : 3U);
        const Size corner = corners.at(orientation - 1);
        EXPECT_EQ(colour_at(upright, corner.width, corner.height), (Colour{7, 7, 7, 7}))
            << orientation;
    }
}

TEST(Smaller, WhatIsTransparentStaysSoOrBecomesWhite) {
    const std::string bytes = encode(two_halves(400, 200, nothing), "png");
    const Pixels webp = pixels_of(smaller(bytes, 160, "webp").value_or(""));
    EXPECT_TRUE(is_like(colour_at(webp, 10, 40), red));
    EXPECT_EQ(colour_at(webp, 150, 40)[3], 0);
    const Pixels jpeg = pixels_of(smaller(bytes, 160, "jpg").value_or(""));
    EXPECT_TRUE(is_like(colour_at(jpeg, 150, 40), {255, 255, 255, 255}));
    // The colour of what is transparent does not colour its neighbours.
    EXPECT_EQ(colour_at(resized(two_halves(3, 1, nothing), {1, 1}), 0, 0)[0], 255);
}

TEST(Smaller, WhatCannotBeDecodedHasNoCopy) {
    const std::string png = encode(two_halves(400, 200), "png");
    const std::string webp = encode(two_halves(400, 200), "webp");
    EXPECT_FALSE(smaller("", 80, "webp"));
    EXPECT_FALSE(smaller(png.substr(0, 40), 80, "webp"));
    EXPECT_FALSE(smaller(webp.substr(0, webp.size() - 20), 80, "webp"));
    std::string vast = png;  // 16384 by 16384 by its header
    vast.replace(16, 8, "\0\0\x40\0\0\0\x40\0"s);
    EXPECT_FALSE(smaller(vast, 80, "webp"));
    std::mt19937 random(3);
    for (int round = 0; round < 300; ++round) {
        std::string broken = round % 3 == 0   ? png
                             : round % 3 == 1 ? webp
                                              : encode(two_halves(40, 20), "jpg");
        for (int i = 0; i < 4; ++i) broken[random() % broken.size()] = static_cast<char>(random());
        smaller(broken, 80, "jpg");
    }
}

TEST(Smaller, WidthsAreThoseOfTheLadder) {
    EXPECT_EQ(width_on_ladder(1), 80U);
    EXPECT_EQ(width_on_ladder(80), 80U);
    EXPECT_EQ(width_on_ladder(81), 160U);
    EXPECT_EQ(width_on_ladder(9'000), 1'280U);
}

}  // namespace
}  // namespace features::images
