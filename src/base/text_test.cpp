#include "base/text.hpp"

#include "base/fingerprint.hpp"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(Trimmed, TakesWhiteSpaceOfAnyScript) {
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(" \t\r\n\v\f"), "");
    EXPECT_EQ(trimmed("  a b  "), "a b");
    EXPECT_EQ(trimmed("\u00a0\u2003\u3000\u0085x\u1680\u2028\u2029\u202f\u205f"), "x");
    EXPECT_EQ(trimmed("\u3000"), "");
    EXPECT_EQ(trimmed("\u00e9"), "\u00e9");
    EXPECT_EQ(trimmed("\U0001f363 "), "\U0001f363");
    EXPECT_EQ(trimmed("\u200b"), "\u200b");  // zero width, yet no white space
}

TEST(IsVisible, AsksForOneSignThatIsSeen) {
    for (const char* text : {"", " ", "\u3000", "\u200b", "\ufeff\u2060", "\u202e", "\u00ad",
                             "\u3164", "\U000e0001", "\u200d\ufe0f"})
        EXPECT_FALSE(is_visible(text)) << text;
    for (const char* text : {"a", "\u200ba", "\u00e9", "\U0001f363", "\u2615\ufe0f", ".", "\u0301"})
        EXPECT_TRUE(is_visible(text)) << text;
}

TEST(CharacterCount, CountsCodePoints) {
    EXPECT_EQ(character_count(""), 0u);
    EXPECT_EQ(character_count("abc"), 3u);
    EXPECT_EQ(character_count("\u00e9\u4e2d\U0001f363"), 3u);
    EXPECT_EQ(character_count("e\u0301"), 2u);
}

TEST(NameKey, IsEqualForTheSameName) {
    EXPECT_EQ(name_key("  Soup "), "soup");
    EXPECT_EQ(name_key("CAF\u00c9"), name_key("cafe\u0301"));
    EXPECT_EQ(name_key("STRASSE"), name_key("stra\u00dfe"));
    EXPECT_EQ(name_key("\u039f\u0394\u039f\u03a3"),
              name_key("\u03bf\u03b4\u03bf\u03c2"));    // final sigma
    EXPECT_EQ(name_key("\u212b"), name_key("\u00e5"));  // angstrom sign
    EXPECT_EQ(name_key("\u1e9e"), "ss");
    EXPECT_EQ(name_key("\u00a0\u00c9\u3000"), "\u00e9");
}

TEST(NameKey, AccentsCount) {
    EXPECT_NE(name_key("Cafe"), name_key("Caf\u00e9"));
    EXPECT_NE(name_key("\u00f8l"), name_key("ol"));
    EXPECT_NE(name_key("a b"), name_key("a  b"));
}

TEST(SearchKey, FoldsCaseAndAccents) {
    EXPECT_EQ(search_key("Soup 50%_OFF"), "soup 50%_off");
    EXPECT_EQ(search_key("Cr\u00e8me Br\u00fbl\u00e9e"), "creme brulee");
    EXPECT_EQ(search_key("cre\u0300me"), "creme");
    EXPECT_EQ(search_key("Stra\u00dfe"), "strasse");
    EXPECT_EQ(search_key("Sm\u00f8rrebr\u00f8d"), "smorrebrod");
    EXPECT_EQ(search_key("\u0141\u00f3d\u017a"), "lodz");
    EXPECT_EQ(search_key("\u00c6bleski\u00e6r"), "aebleskiaer");
    EXPECT_EQ(search_key("\u0152uf"), "oeuf");
    EXPECT_EQ(search_key("\u0130\u0131I"), "iii");
    EXPECT_EQ(search_key("\u00deor \u00d0a"), "thor da");
    EXPECT_EQ(search_key("Ph\u1edf"), "pho");
    EXPECT_EQ(search_key("\u03ac"), "\u03b1");
}

TEST(SearchKey, KeepsLettersOfOtherScripts) {
    EXPECT_EQ(search_key("\u304c"), "\u304c");                          // ga is not ka
    EXPECT_EQ(search_key("\ud55c\uae00"), "\ud55c\uae00");              // hangul composes again
    EXPECT_EQ(search_key("\u0e1c\u0e31\u0e14"), "\u0e1c\u0e31\u0e14");  // a vowel sign is no accent
    EXPECT_EQ(search_key("\U0001f363"), "\U0001f363");
}

TEST(SearchKey, DropsControlCharacters) {
    EXPECT_EQ(search_key("a\tb\x7f"), "ab");
    EXPECT_EQ(search_key("\u00e9\n\u0085x"), "ex");
}

TEST(Keys, AreFixedPoints) {
    for (const char* text : {"Soup", "\u0149", "\u0390", "\u1fb7", "\u1f80", "\ufb03", "\u0130",
                             "\u1e9e", "\u01f0", "\uac00\u0301", "\u0345", "\u0344\u0308"}) {
        EXPECT_EQ(name_key(name_key(text)), name_key(text)) << text;
        EXPECT_EQ(search_key(search_key(text)), search_key(text)) << text;
    }
}

TEST(SameIgnoringCase, IsForAscii) {
    EXPECT_TRUE(same_ignoring_case("", ""));
    EXPECT_TRUE(same_ignoring_case("A-Z", "a-z"));
    EXPECT_FALSE(same_ignoring_case("a", "ab"));
    EXPECT_FALSE(same_ignoring_case("@", "`"));  // 32 apart, no letters
    EXPECT_FALSE(same_ignoring_case("\u00c9", "\u00e9"));
    EXPECT_EQ(lower_ascii("AZ[\u00c9"), "az[\u00c9");
}

TEST(Fingerprint, StandsForATextAndSortsAsItsDigits) {
    const Fingerprint a = fingerprint_of("a"), b = fingerprint_of("b");
    EXPECT_EQ(fingerprint_of("").hex(), "cae66941d9efbd404e4d88758ea67670");  // of BLAKE2b-128
    EXPECT_EQ(a, fingerprint_of("a"));
    EXPECT_NE(a, b);
    EXPECT_EQ(a < b, a.hex() < b.hex());
    EXPECT_EQ((Fingerprint{1, 0xF}).hex(), "0000000000000001000000000000000f");
}

}  // namespace
}  // namespace base
