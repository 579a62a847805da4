#include "api/session_cookie.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

// A request with these headers, from this machine unless said otherwise.
class Cookies : public ::testing::Test {
protected:
    const http::Request& asked(std::vector<http::Header> headers,
                               std::string_view address = "127.0.0.1", bool is_tls = false) {
        headers_ = std::move(headers);
        request_.headers = headers_;
        request_.client_address = address;
        request_.is_tls = is_tls;
        return request_;
    }
    bool is_own(std::vector<http::Header> headers, bool is_tls = false) {
        try {
            require_own_origin(asked(std::move(headers), "192.0.2.1", is_tls));
            return true;
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.status, 403);
            EXPECT_EQ(refusal.code, "csrf");
            return false;
        }
    }

    std::vector<http::Header> headers_;
    http::Request request_;
};

TEST_F(Cookies, AreSecureOverTlsAndOnThisMachine) {
    constexpr std::string_view secure =
        "__Host-comanda=value; Path=/; HttpOnly; SameSite=Strict; Secure";
    EXPECT_EQ(cookie_for(asked({}), "value"), secure);
    EXPECT_EQ(cookie_for(asked({}, "192.0.2.1", true), "value"), secure);
    EXPECT_EQ(cookie_for(asked({}, "192.0.2.1"), "value"),
              "comanda=value; Path=/; HttpOnly; SameSite=Strict");
    EXPECT_EQ(no_cookie_for(asked({})),
              "__Host-comanda=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0");
}

TEST_F(Cookies, AreFoundAmongOthers) {
    const http::Request& request = asked({{"Cookie", "a=b;  __Host-comanda=x.y ; comanda=z"}});
    EXPECT_EQ(session_cookie(request), "x.y");
    EXPECT_FALSE(session_cookie(asked({{"Cookie", "a=b"}})));
    EXPECT_FALSE(session_cookie(asked({{"Cookie", "__Host-comanda"}})));
    EXPECT_FALSE(session_cookie(asked({})));
}

TEST_F(Cookies, OfTheOtherConnectionDoNotCount) {
    EXPECT_FALSE(session_cookie(asked({{"Cookie", "comanda=forged"}})));
    EXPECT_FALSE(session_cookie(asked({{"Cookie", "__Host-comanda=x"}}, "192.0.2.1")));
    EXPECT_EQ(session_cookie(asked({{"Cookie", "comanda=x"}}, "192.0.2.1")), "x");
}

TEST_F(Cookies, OfWhichThereAreTwoAreNone) {
    EXPECT_FALSE(session_cookie(asked({{"Cookie", "__Host-comanda=x; __Host-comanda=y"}})));
    EXPECT_FALSE(
        session_cookie(asked({{"Cookie", "__Host-comanda=x"}, {"Cookie", "__Host-comanda=x"}})));
}

TEST_F(Cookies, ComeFromOurOwnPages) {
    EXPECT_TRUE(is_own({{"Host", "till.example:8080"}}));
    EXPECT_TRUE(is_own({{"Host", "till.example:8080"}, {"Origin", "http://till.example:8080"}}));
    EXPECT_TRUE(is_own({{"Host", "Till.example"}, {"Origin", "https://till.example"}}));
    EXPECT_FALSE(is_own({{"Host", "till.example"}, {"Origin", "http://till.example"}}, true));
    for (const char* origin : {"null", "", "http://till.example", "http://evil.example:8080",
                               "http://till.example:8080.evil.example", "till.example:8080"})
        EXPECT_FALSE(is_own({{"Host", "till.example:8080"}, {"Origin", origin}})) << origin;
    EXPECT_FALSE(is_own({{"Host", "till.example"}, {"Sec-Fetch-Site", "cross-site"}}));
    EXPECT_FALSE(is_own({{"Host", "till.example"}, {"Sec-Fetch-Site", "same-site"}}));
    EXPECT_TRUE(is_own({{"Host", "till.example"}, {"Sec-Fetch-Site", "same-origin"}}));
}

TEST_F(Cookies, OfAnotherSessionHaveAnotherToken) {
    const auto shows = [&](std::vector<http::Header> headers) {
        try {
            require_own_page(asked(std::move(headers)), "token of this session");
            return true;
        } catch (const base::Refusal&) {
            return false;
        }
    };
    EXPECT_TRUE(shows({{"X-CSRF-Token", "token of this session"}}));
    EXPECT_FALSE(shows({{"X-CSRF-Token", "token of that session"}}));
    EXPECT_FALSE(shows({{"X-CSRF-Token", ""}}));
    EXPECT_FALSE(shows({}));
}

}  // namespace
}  // namespace api
