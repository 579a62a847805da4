#include "http/proxies.hpp"
#include "http/test_support.hpp"

#include <stdexcept>

namespace http {
namespace {

TEST(Proxies, networks_of_both_families) {
    const TrustedProxies proxies({"10.0.0.0/8", "192.168.1.7", "fd00::/9", "::1", "172.16.0.0/12"});
    for (const char* inside : {"10.0.0.1", "10.255.255.255", "192.168.1.7", "fd00::1",
                               "fd7f::", "::1", "172.31.9.9", "::ffff:10.1.2.3"})
        EXPECT_TRUE(proxies.contains(inside)) << inside;
    for (const char* outside : {"11.0.0.1", "192.168.1.8", "fd80::", "::2", "172.32.0.0", "", "x",
                                "10.0.0", "local", "10.0.0.1 "})
        EXPECT_FALSE(proxies.contains(outside)) << outside;
    EXPECT_FALSE(TrustedProxies().contains("127.0.0.1"));
    EXPECT_TRUE(TrustedProxies({"0.0.0.0/0"}).contains("1.2.3.4"));
    EXPECT_FALSE(TrustedProxies({"0.0.0.0/0"}).contains("fd00::1"));
}

TEST(Proxies, what_is_no_network_is_named) {
    for (const std::string bad : {"", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8x",
                                  "::/129", "example.com", "10.0.0/8"})
        try {
            const TrustedProxies proxies({bad});
            ADD_FAILURE() << bad;
        } catch (const std::invalid_argument& error) {
            EXPECT_NE(std::string(error.what()).find("'" + bad + "'"), std::string::npos);
        }
}

TEST(Proxies, the_rightmost_stranger_is_the_client) {
    const TrustedProxies proxies({"10.0.0.0/8"});
    const auto client = [&](std::vector<Header> headers) {
        return std::string(proxies.client_address("10.0.0.1", headers));
    };
    EXPECT_EQ(client({}), "10.0.0.1");
    EXPECT_EQ(client({{"X-Forwarded-For", "1.2.3.4"}}), "1.2.3.4");
    EXPECT_EQ(client({{"X-Forwarded-For", "6.6.6.6, 1.2.3.4,10.0.0.2 "}}), "1.2.3.4");
    EXPECT_EQ(client({{"x-forwarded-for", "6.6.6.6"}, {"x-forwarded-for", "1.2.3.4"}}), "1.2.3.4");
    EXPECT_EQ(client({{"X-Forwarded-For", "10.0.0.3, 10.0.0.2"}}), "10.0.0.3");
    EXPECT_EQ(client({{"X-Forwarded-For", "1.2.3.4:567"}}), "1.2.3.4");
    EXPECT_EQ(client({{"X-Forwarded-For", "[2001:db8::1]:567"}}), "2001:db8::1");
    EXPECT_EQ(client({{"X-Forwarded-For", "2001:db8::1"}}), "2001:db8::1");
    EXPECT_EQ(client({{"X-Forwarded-For", "1.2.3.4, nonsense, 10.0.0.2"}}), "10.0.0.2");
    EXPECT_EQ(client({{"X-Forwarded-For", "nonsense"}}), "10.0.0.1");
    EXPECT_EQ(client({{"X-Forwarded-For", ""}}), "10.0.0.1");
    EXPECT_EQ(client({{"X-Forwarded-For", "["}}), "10.0.0.1");
}

TEST(Proxies, only_a_trusted_peer_is_believed) {
    const std::string claim = "X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https\r\n";
    test::TestServer strict;
    test::RawClient to_strict(strict.port());
    to_strict.send(test::get("/who", claim));
    EXPECT_EQ(to_strict.answer()->body, "127.0.0.1 plain public");

    test::TestServer trusting({.trusted_proxies = {"127.0.0.0/8"}});
    test::RawClient to_trusting(trusting.port());
    to_trusting.send(test::get("/who", claim) + test::get("/who"));
    EXPECT_EQ(to_trusting.answer()->body, "1.2.3.4 tls public");
    EXPECT_EQ(to_trusting.answer()->body, "127.0.0.1 plain public");
    to_trusting.send(test::get("/who", "X-Forwarded-Proto: https, http\r\n"));
    EXPECT_EQ(to_trusting.answer()->body, "127.0.0.1 plain public");
}

}  // namespace
}  // namespace http
