#include "api/multipart.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

constexpr std::string_view type = "multipart/form-data; boundary=xyz";

std::string part(std::string_view headers, std::string_view bytes) {
    return "--xyz\r\n" + std::string(headers) + "\r\n\r\n" + std::string(bytes) + "\r\n";
}

const std::string file_headers =
    "Content-Disposition: form-data; name=\"image\"; filename=\"a.png\"\r\nContent-Type: image/png";
const std::string field_headers = "Content-Disposition: form-data; name=\"filename\"";

bool is_refused(const std::string& body, std::string_view its_type = type) {
    try {
        only_file(its_type, body);
        return false;
    } catch (const base::Refusal& refusal) {
        return refusal.status == 400;
    }
}

TEST(Multipart, KnowsItsType) {
    EXPECT_TRUE(is_multipart("Multipart/Form-Data ; boundary=x"));
    EXPECT_FALSE(is_multipart("multipart/mixed"));
    EXPECT_FALSE(is_multipart(""));
}

TEST(Multipart, FindsTheFile) {
    const std::string bytes("\x00\r\n--xy\r\n\xff", 10);
    const std::string body =
        part(field_headers, "text") + part(file_headers, bytes) + "--xyz--\r\nepilogue";
    EXPECT_EQ(only_file(type, body), bytes);
    EXPECT_EQ(only_file("multipart/form-data; boundary=\"xyz\"", "preamble\r\n" + body), bytes);
    EXPECT_EQ(only_file(type, part(file_headers, "") + "--xyz--"), "");
}

TEST(Multipart, RefusesWhatItCannotRead) {
    const std::string one = part(file_headers, "bytes");
    EXPECT_TRUE(is_refused(""));
    EXPECT_TRUE(is_refused("--xyz"));
    EXPECT_TRUE(is_refused("--xyz--"));
    EXPECT_TRUE(is_refused(one));
    EXPECT_TRUE(is_refused("--xyz\r\n" + file_headers));
    EXPECT_TRUE(is_refused(part(field_headers, "text") + "--xyz--"));
    EXPECT_TRUE(is_refused(one + one + "--xyz--"));
    EXPECT_TRUE(is_refused(one + "--xyz--", "multipart/form-data"));
    EXPECT_TRUE(is_refused(one + "--xyz--", "multipart/form-data; boundary="));
    EXPECT_TRUE(is_refused(one + "--xyz--", "multipart/form-data; boundary=abc"));
}

}  // namespace
}  // namespace api
