#include "auth/totp.hpp"

#include <gtest/gtest.h>
#include <qrencode.h>

#include <cstdio>
#include <memory>
#include <stdexcept>

namespace auth {
namespace {

constexpr std::string_view rfc_secret = "12345678901234567890";

TEST(Totp, MakesTheCodesOfRfc4226) {
    constexpr std::string_view expected[] = {"755224", "287082", "359152", "969429", "338314",
                                             "254676", "287922", "162583", "399871", "520489"};
    for (std::int64_t step = 0; step < 10; ++step)
        EXPECT_EQ(totp_code(rfc_secret, step), expected[step]) << step;
}

// The RFC shows eight digits; six are the last of them.
TEST(Totp, MakesTheCodesOfRfc6238) {
    const std::pair<std::int64_t, std::string_view> expected[] = {{59, "287082"},
                                                                  {1'111'111'109, "081804"},
                                                                  {1'111'111'111, "050471"},
                                                                  {1'234'567'890, "005924"},
                                                                  {2'000'000'000, "279037"},
                                                                  {20'000'000'000, "353130"}};
    for (const auto& [seconds, code] : expected) {
        EXPECT_EQ(totp_code(rfc_secret, seconds / 30), code);
        EXPECT_EQ(matching_step(rfc_secret, code, seconds * 1'000, -1), seconds / 30);
    }
}

TEST(Totp, TakesCodesOfOneStepAround) {
    constexpr std::int64_t step = 40'000'000, start_ms = step * 30'000;
    const auto taken = [](std::int64_t code_step, std::int64_t now_ms) {
        return matching_step(rfc_secret, totp_code(rfc_secret, code_step), now_ms, -1);
    };
    for (std::int64_t now_ms : {start_ms, start_ms + 29'999}) {
        EXPECT_EQ(taken(step - 2, now_ms), std::nullopt);
        EXPECT_EQ(taken(step - 1, now_ms), step - 1);
        EXPECT_EQ(taken(step, now_ms), step);
        EXPECT_EQ(taken(step + 1, now_ms), step + 1);
        EXPECT_EQ(taken(step + 2, now_ms), std::nullopt);
    }
    EXPECT_EQ(taken(step + 1, start_ms - 1), std::nullopt);
    EXPECT_EQ(taken(step - 1, start_ms + 30'000), std::nullopt);
    EXPECT_EQ(taken(0, 0), 0);
}

TEST(Totp, TakesNoCodeTwice) {
    constexpr std::int64_t step = 40'000'000, now_ms = step * 30'000 + 5'000;
    const std::string code = totp_code(rfc_secret, step);
    EXPECT_EQ(matching_step(rfc_secret, code, now_ms, step - 1), step);
    EXPECT_EQ(matching_step(rfc_secret, code, now_ms, step), std::nullopt);
    EXPECT_EQ(matching_step(rfc_secret, code, now_ms, step + 1), std::nullopt);
    EXPECT_EQ(matching_step(rfc_secret, totp_code(rfc_secret, step - 1), now_ms, step),
              std::nullopt);
    EXPECT_EQ(matching_step(rfc_secret, totp_code(rfc_secret, step + 1), now_ms, step), step + 1);
}

// Two neighbours with one code: once it is taken, it is taken for both.
TEST(Totp, TakesACodeOfTwoStepsOnce) {
    constexpr std::int64_t step = 910'737;
    ASSERT_EQ(totp_code(rfc_secret, step), totp_code(rfc_secret, step + 1));
    const std::string code = totp_code(rfc_secret, step);
    EXPECT_EQ(matching_step(rfc_secret, code, step * 30'000, -1), step + 1);
    EXPECT_EQ(matching_step(rfc_secret, code, step * 30'000, step + 1), std::nullopt);
}

TEST(Totp, DoesNotMindWhiteSpace) {
    for (std::string_view code : {"755224", "755 224", " 755224\n", "7 5 5 2 2 4", "755\t224"})
        EXPECT_EQ(matching_step(rfc_secret, code, 0, -1), 0) << code;
    for (std::string_view code :
         {"", " ", "75522", "7552244", "0755224", "755-224", "abcdef", "755225", "-55224"})
        EXPECT_EQ(matching_step(rfc_secret, code, 0, -1), std::nullopt) << code;
    EXPECT_EQ(matching_step(rfc_secret, std::string_view("755224\0", 7), 0, -1), std::nullopt);
}

TEST(Totp, OtherSecretsHaveOtherCodes) {
    EXPECT_EQ(matching_step("12345678901234567891", "755224", 0, -1), std::nullopt);
    EXPECT_EQ(matching_step("", "755224", 0, -1), std::nullopt);
}

TEST(Base32, IsThatOfRfc4648) {
    EXPECT_EQ(base32(""), "");
    EXPECT_EQ(base32("f"), "MY");
    EXPECT_EQ(base32("fo"), "MZXQ");
    EXPECT_EQ(base32("foo"), "MZXW6");
    EXPECT_EQ(base32("foob"), "MZXW6YQ");
    EXPECT_EQ(base32("fooba"), "MZXW6YTB");
    EXPECT_EQ(base32("foobar"), "MZXW6YTBOI");
    EXPECT_EQ(base32("\xff\xff\xff\xff\xff"), "77777777");
}

TEST(OtpauthUri, EncodesItsParts) {
    EXPECT_EQ(otpauth_uri("Comanda", "ana@example.com", rfc_secret),
              "otpauth://totp/Comanda:ana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
              "&issuer=Comanda");
    EXPECT_EQ(otpauth_uri("Café & Co: 1/2", "a+b?#@x.example", "f"),
              "otpauth://totp/Caf%C3%A9%20%26%20Co%3A%201%2F2:a%2Bb%3F%23%40x.example?secret=MY"
              "&issuer=Caf%C3%A9%20%26%20Co%3A%201%2F2");
}

// Draws the path of the image again, and returns a line of '#' and '.' for each row.
std::vector<std::string> drawn(const std::string& svg) {
    std::size_t side = 0, x = 0, y = 0, width = 0;
    std::sscanf(svg.c_str() + svg.find("viewBox="), "viewBox=\"0 0 %zu", &side);
    std::vector<std::string> rows(side, std::string(side, '.'));
    for (std::size_t at = svg.find('M'); at != std::string::npos; at = svg.find('M', at + 1)) {
        if (std::sscanf(svg.c_str() + at, "M%zu %zuh%zuv1h-", &x, &y, &width) != 3) return {};
        rows.at(y).replace(x, width, std::string(width, '#'));
    }
    return rows;
}

TEST(QrSvg, DrawsEveryModuleInsideAQuietZone) {
    const std::string text = otpauth_uri("Comanda", "ana@example.com", rfc_secret);
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()),
                          reinterpret_cast<const unsigned char*>(text.data()), 0, QR_ECLEVEL_M),
        QRcode_free);
    const std::size_t width = static_cast<std::size_t>(code->width);
    std::vector<std::string> expected(width + 8, std::string(width + 8, '.'));
    for (std::size_t at = 0; at < width * width; ++at)
        if (code->data[at] & 1U) expected[at / width + 4][at % width + 4] = '#';
    EXPECT_EQ(drawn(qr_svg(text)), expected);
}

TEST(QrSvg, IsAnImageAndNothingElse) {
    const std::string svg = qr_svg("</svg><script>alert(1)</script>");
    constexpr std::string_view start =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37" )"
        R"(shape-rendering="crispEdges"><rect width="37" height="37" fill="#fff"/>)"
        R"(<path fill="#000" d="M)";
    constexpr std::string_view end = R"(z"/></svg>)";
    EXPECT_TRUE(svg.starts_with(start)) << svg;
    EXPECT_TRUE(svg.ends_with(end)) << svg;
    const std::string path = svg.substr(start.size(), svg.size() - start.size() - end.size());
    EXPECT_EQ(path.find_first_not_of("Mhvz0123456789 -"), std::string::npos);
}

TEST(QrSvg, RefusesWhatDoesNotFit) {
    EXPECT_NO_THROW(qr_svg(std::string(2'300, 'x')));
    EXPECT_THROW(qr_svg(std::string(3'000, 'x')), std::length_error);
    EXPECT_THROW(qr_svg(""), std::length_error);
}

}  // namespace
}  // namespace auth
