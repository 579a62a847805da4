#include "auth/secrets.hpp"

#include "auth/principal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <span>

namespace auth {
namespace {

constexpr std::string_view base62 =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

TEST(Secrets, AHashBecomesAKeyOfItsOwn) {
    const Pepper pepper(std::string(64, 'a'));
    std::set<std::string> keys;
    for (int i = 0; i < 500; ++i) {
        const std::string key = api_key_form(pepper.hash("test", std::to_string(i)));
        EXPECT_TRUE(is_well_formed_api_key(key)) << key;
        EXPECT_EQ(key, api_key_form(pepper.hash("test", std::to_string(i))));
        keys.insert(key);
    }
    EXPECT_EQ(keys.size(), 500U);
    // The number that the hash is, in base 62 with its lowest digits first.
    EXPECT_EQ(api_key_form(std::string(63, '0') + "1").substr(0, 7), "cmd_100");
    EXPECT_EQ(api_key_form(std::string(62, '0') + "3f").substr(0, 7), "cmd_110");
}

TEST(ApiKey, HasTheContractsForm) {
    std::set<std::string> seen;
    for (int i = 0; i < 100; ++i) {
        const std::string key = make_api_key(base::system_random());
        EXPECT_EQ(key.size(), 47U);
        EXPECT_EQ(key.substr(0, 4), "cmd_");
        EXPECT_EQ(key.find_first_not_of(base62, 4), std::string::npos);
        EXPECT_TRUE(is_well_formed_api_key(key));
        seen.insert(key);
    }
    EXPECT_EQ(seen.size(), 100U);
}

TEST(ApiKey, EveryWrongCharacterIsSeen) {
    const std::string key = make_api_key(base::system_random());
    for (std::size_t at = 0; at < key.size(); ++at) {
        std::string wrong = key;
        wrong[at] = wrong[at] == 'x' ? 'y' : 'x';
        EXPECT_FALSE(is_well_formed_api_key(wrong)) << at;
    }
    EXPECT_FALSE(is_well_formed_api_key(key + "0"));
    EXPECT_FALSE(is_well_formed_api_key(key.substr(0, 46)));
    EXPECT_FALSE(is_well_formed_api_key(key.substr(4)));
    EXPECT_FALSE(is_well_formed_api_key(""));
    EXPECT_FALSE(is_well_formed_api_key("cmd_"));
}

TEST(LicenceKey, IsEasyToType) {
    const std::string key = make_licence_key(base::system_random());
    ASSERT_EQ(key.size(), 23U);
    for (std::size_t at = 0; at < key.size(); ++at)
        if (at % 6 == 5)
            EXPECT_EQ(key[at], '-');
        else
            EXPECT_TRUE(std::isdigit(key[at]) || std::isupper(key[at])) << key;
    EXPECT_EQ(key.find_first_of("01OILU"), std::string::npos);
}

// Bytes that count upwards: every value equally often.
class CountingRandom final : public base::Random {
public:
    void fill(std::span<std::byte> bytes) override {
        for (std::byte& byte : bytes) byte = static_cast<std::byte>(next_++);
    }

private:
    unsigned char next_ = 0;
};

TEST(RandomText, FavoursNoCharacter) {
    CountingRandom random;
    const std::string text = random_base62(random, 248 * 62);
    for (char character : base62)
        EXPECT_EQ(std::count(text.begin(), text.end(), character), 248) << character;
}

TEST(RandomText, HexHasTwoDigitsPerByte) {
    CountingRandom random;
    EXPECT_EQ(random_hex(random, 3), "000102");
    EXPECT_EQ(random_hex(random, 0), "");
}

TEST(Pepper, SeparatesKeysPurposesAndTexts) {
    const Pepper one(std::string(64, '1')), two(std::string(64, '2'));
    const std::set<std::string> hashes{one.hash("a", "bc"), one.hash("ab", "c"),
                                       two.hash("a", "bc"), one.hash("a", ""),
                                       one.hash("", "a"),   one.hash("a", "b")};
    EXPECT_EQ(hashes.size(), 6U);
    EXPECT_EQ(one.hash("a", "bc"), one.hash("a", "bc"));
    EXPECT_EQ(one.hash("a", "bc").size(), 64U);
}

TEST(Pepper, RefusesAKeyThatIsNone) {
    for (const std::string& hex : {std::string(), std::string(62, '1'), std::string(66, '1'),
                                   std::string(64, 'g'), std::string(63, '1')})
        EXPECT_THROW(Pepper{hex}, std::invalid_argument) << hex;
}

TEST(Password, MatchesOnlyItself) {
    const std::string hash = hash_password("correct horse");
    EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=65536,t=2,p=1$")) << hash;
    EXPECT_TRUE(password_matches(hash, "correct horse"));
    EXPECT_FALSE(password_matches(hash, "correct hors"));
    EXPECT_FALSE(password_matches(hash, ""));
    EXPECT_FALSE(password_matches("", ""));
    EXPECT_FALSE(password_matches("$argon2id$nonsense", "correct horse"));
    EXPECT_FALSE(password_matches(std::string(1'000, '$'), "correct horse"));
}

TEST(ConstantTime, ComparesLikeEquals) {
    EXPECT_TRUE(equal_in_constant_time("", ""));
    EXPECT_TRUE(equal_in_constant_time("abc", "abc"));
    EXPECT_FALSE(equal_in_constant_time("abc", "abd"));
    EXPECT_FALSE(equal_in_constant_time("abc", "ab"));
}

TEST(Areas, NamesAndBitsAgree) {
    EXPECT_EQ(Areas::all().names().size(), std::size(area_names));
    EXPECT_TRUE(Areas().names().empty());
    for (std::string_view name : area_names) {
        Areas areas;
        areas.add(area_named(name).value());
        EXPECT_EQ(areas.names(), std::vector<std::string_view>{name});
    }
    EXPECT_FALSE(area_named("Catalogue"));
    EXPECT_FALSE(area_named(""));
}

}  // namespace
}  // namespace auth
