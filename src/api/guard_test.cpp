#include "api/guard.hpp"

#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

TEST(Guard, AFailureIsValidTextWhateverItNames) {
    const http::Request request;
    const base::Refusal refusal(409, "file_failed", "/in/\xff\xe2\x82.csv: is a symbolic link", "",
                                {{"a\x80", "\xc3"}});
    const http::Response response = refusal_answer(request, refusal);
    const auto& body = std::get<std::string>(response.body);
    EXPECT_TRUE(base::is_utf8(body)) << body;
    EXPECT_NE(body.find("/in/\xef\xbf\xbd\xef\xbf\xbd.csv: is a symbolic link"), std::string::npos)
        << body;
}

}  // namespace
}  // namespace api
