#include "auth/passwords.hpp"

#include <gtest/gtest.h>

namespace auth {
namespace {

std::string weakness(std::string_view password,
                     std::string_view email = "ana.silva@bluedoor.example") {
    return weakness_of(password, email).value_or("");
}

void expect_all(std::string_view sentence_start,
                std::initializer_list<std::string_view> passwords) {
    for (std::string_view password : passwords)
        EXPECT_TRUE(sentence_start.empty() ? weakness(password).empty()
                                           : weakness(password).starts_with(sentence_start))
            << '"' << password << "\": " << weakness(password);
}

TEST(Weakness, CountsCharactersAndNotBytes) {
    expect_all("must have at least 10 characters",
               {"", "short", "k7#Qz!m2x", "äöüßéèñçø", "日本語の鍵", "         "});
    expect_all("", {"k7#Qz!m2xL", "äöüßéèñçøå", "日本語の鍵はここだよ"});
    std::string longest;
    while (longest.size() < 256) longest += "Vk3 pz9Qw";
    longest.resize(256);
    EXPECT_EQ(weakness(longest), "");
    EXPECT_EQ(weakness(longest + "x"), "must have at most 256 characters");
    std::string wide;
    for (int i = 0; i < 32; ++i) wide += "ñandú-ça";
    EXPECT_EQ(weakness(wide + "日本語の鍵はここだよ"), "must have at most 256 characters");
}

TEST(Weakness, HasNoRulesOfComposition) {
    expect_all("", {"lanternvelvetharbour", "LANTERN VELVET HARBOUR", "840295813027556",
                    "three blind otters", "correct horse boarding staple!", "xkqjzvbnwm",
                    "my cat eats 12 figs", "Zwölf Boxkämpfer", "fenêtre ouverte", "&%$§/()=?-_x"});
}

TEST(Weakness, KnowsTheCommonOnes) {
    expect_all("is one of the first that attackers try",
               {"password12",       "Password2024!",
                "PASSWORD!!!",      "passwordpassword",
                "p@ssw0rd1234",     "P@$$w0rd2025",
                "Passw0rd!!",       "iloveyou123",
                "i love you!!",     "I-Love-You-2",
                "qwerty.2024",      "1q2w3e4r5t",
                "1qaz2wsx3edc",     "Summer2025",
                "winter_2024",      "2025Summer!",
                "$ummer2025",       "welcome123",
                "Welcome 2024",     "administrator",
                "adminadmin",       "letmein12345",
                "l3tme1n2024",      "changeme123",
                "trustno1trustno1", "Liverpool1892",
                "Comanda2026",      "comanda123!",
                "c0manda2026",      "comandacomanda",
                "mypassword1",      "summerlove99",
                "iloveyouiloveyou", "Barcelona99",
                "Christmas24",      "contraseña1",
                "CONTRASEÑA2025",   "correcthorsebatterystaple",
                "123password123"});
}

TEST(Weakness, KnowsPatterns) {
    expect_all(
        "must not be just a pattern",
        {"aaaaaaaaaa",   "1111111111", "1234567890",   "0987654321", "abcdefghij",   "zyxwvutsrq",
         "qwertyuiop",   "QWERTYUIOP", "asdfghjkl;",   "poiuytrewq", "qwertzuiop",   "azertyuiop",
         "abcdef123456", "aaaaabbbbb", "1111122222",   "!@#$%^&*()", "abcabcabcabc", "12ab12ab12ab",
         "xyxyxyyxyx",   "          ", "qwerty654321", "ññññññññññ"});
}

TEST(Weakness, KnowsNumbersThatPeopleHave) {
    expect_all("must not be a telephone number or a date",
               {"12.03.1985", "1985-03-12", "+49 170 93852", "0170938526", "(555) 837-290"});
}

TEST(Weakness, KnowsTheEmail) {
    expect_all("must not be derived from the e-mail address",
               {"ana.silva@bluedoor.example", "ANA.SILVA@BLUEDOOR.EXAMPLE", "ana.silva2024",
                "AnaSilva!!", "anasilva1990", "silva19901990", "Bluedoor2025", "bluedoor!!!",
                "4na.S1lva!", "silva.ana2024", "silvasilva", "anapassword", "bluedoorsummer"});
    EXPECT_EQ(weakness("ana.silva2024", "otto@example.com"), "");
    EXPECT_EQ(weakness("Otto83837465!", "o.t@example.com"), "");
    EXPECT_NE(weakness("otto55otto55", "otto55@example.com"), "");
    EXPECT_EQ(weakness("lantern velvet", ""), "");
    EXPECT_EQ(weakness("lantern velvet", "@"), "");
}

}  // namespace
}  // namespace auth
