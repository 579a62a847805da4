#include "auth/authority.hpp"

#include "support/fixed_world.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace auth {
namespace {

constexpr std::int64_t now_ms = 1'800'000'000'000, day_ms = 86'400'000;

struct AuthorityTest : testing::Test {
    support::FixedWorld fixed{1};
    base::Random& random = fixed.world().random;
    const Hosts own{{"till.local", "till.example"}, {"192.168.1.5", "203.0.113.9", "2001:db8::5"}};
    const Certificate authority = make_authority("Comanda authority of till", own, now_ms, random);
};

TEST_F(AuthorityTest, SignsACertificateForTheServer) {
    const Certificate server = certify(authority, "", own, now_ms, random);
    EXPECT_TRUE(is_authority(authority.certificate));
    EXPECT_FALSE(is_authority(server.certificate));
    EXPECT_TRUE(is_signed_by(server.certificate, authority.certificate));
    EXPECT_FALSE(is_signed_by(authority.certificate, server.certificate));
    EXPECT_TRUE(is_key_of(server.key, server.certificate));
    EXPECT_FALSE(is_key_of(authority.key, server.certificate));
    EXPECT_EQ(end_of_certificate_ms(server.certificate), now_ms + server_days * day_ms);
    EXPECT_EQ(end_of_certificate_ms(authority.certificate), now_ms + authority_days * day_ms);
    const Certificate other = make_authority("Comanda authority of till", own, now_ms, random);
    EXPECT_FALSE(is_signed_by(server.certificate, other.certificate));
}

TEST_F(AuthorityTest, KeepsTheKeyOfTheServer) {
    const Certificate first = certify(authority, "", own, now_ms, random);
    const Certificate second = certify(authority, first.key, own, now_ms + day_ms, random);
    EXPECT_EQ(second.key, first.key);
    EXPECT_NE(second.certificate, first.certificate);
    EXPECT_TRUE(is_key_of(first.key, second.certificate));
}

TEST_F(AuthorityTest, CertifiesNothingThatMayBeAnybodyElses) {
    const Hosts beyond = hosts_beyond(
        authority.certificate,
        {{"till.example", "other.example", "example", "kitchen.local", "localhost", "x.home.arpa"},
         {"10.20.30.40", "203.0.113.9", "203.0.113.10", "127.0.0.1", "::1", "fd00::1",
          "2001:db8::5", "2001:db8::6"}});
    EXPECT_EQ(beyond.names, (std::vector<std::string>{"other.example", "example"}));
    EXPECT_EQ(beyond.addresses, (std::vector<std::string>{"203.0.113.10", "2001:db8::6"}));
    EXPECT_TRUE(hosts_beyond(authority.certificate, own).empty());
}

TEST_F(AuthorityTest, EndsWithItsCertificate) {
    const std::int64_t late_ms = now_ms + (authority_days - 100) * day_ms;
    const Certificate last = certify(authority, "", own, late_ms, random);
    EXPECT_EQ(end_of_certificate_ms(last.certificate), now_ms + authority_days * day_ms);
    EXPECT_THROW(certify(authority, "", own, now_ms + authority_days * day_ms, random),
                 CertificateError);
}

TEST_F(AuthorityTest, IsFoundBesideACertificateThatItHasSigned) {
    const support::TempFolder folder;
    const auto write = [&](const char* name, const std::string& text) {
        std::ofstream(folder / name) << text;
    };
    const std::string path = folder / "server.pem";
    EXPECT_FALSE(authority_beside(path));
    const Certificate server = certify(authority, "", own, now_ms, random);
    write("server.pem", server.certificate);
    EXPECT_FALSE(authority_beside(path));
    write("authority.pem", server.certificate);
    EXPECT_FALSE(authority_beside(path));
    write("authority.pem", authority.key + authority.certificate);
    const auto found = authority_beside(path);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->pem, authority.certificate);  // and no key
    EXPECT_EQ(found->der.substr(0, 2), "\x30\x82");
    write("authority.pem",
          make_authority("Comanda authority of till", own, now_ms, random).certificate);
    EXPECT_FALSE(authority_beside(path));
}

TEST(Certificates, OfNothingAreNone) {
    for (const char* text : {"", "nonsense", "-----BEGIN CERTIFICATE-----\nAAAA\n"}) {
        EXPECT_FALSE(is_authority(text));
        EXPECT_FALSE(is_key_of(text, text));
        EXPECT_FALSE(is_signed_by(text, text));
        EXPECT_THROW(fingerprint_of_certificate(text), CertificateError);
    }
}

TEST(Certificates, NameHosts) {
    for (const char* name : {"till", "till.local", "TILL-2.example", "x1"})
        EXPECT_TRUE(is_host_name(name)) << name;
    for (const char* name : {"", ".", "till.", ".till", "till,IP:1.2.3.4", "a b", "-a", "a-", "a_b",
                             "*.till", "192.168.1.5", "till\n"})
        EXPECT_FALSE(is_host_name(name)) << name;
    EXPECT_FALSE(is_host_name(std::string(64, 'a')));
    for (const char* address : {"192.168.1.5", "::1", "2001:db8::5"})
        EXPECT_TRUE(is_host_address(address)) << address;
    for (const char* address : {"", "192.168.1", "192.168.1.256", "fe80::1%eth0", "[::1]", "till"})
        EXPECT_FALSE(is_host_address(address)) << address;
}

}  // namespace
}  // namespace auth
