#include "kinds/customer.hpp"

#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace kinds {
namespace {

TEST(Email, IsKeptAsWrittenAndComparedInSmallLetters) {
    EXPECT_EQ(canonical_email("  Ana.Lopez+club@Example.com "), "Ana.Lopez+club@Example.com");
    EXPECT_EQ(canonical_email("a@localhost"), "a@localhost");
    EXPECT_EQ(canonical_email("jürgen@müller.example"), "jürgen@müller.example");
    EXPECT_EQ(canonical_email("  "), "");
    EXPECT_EQ(email_key(" Ana@Example.COM "), "ana@example.com");
    EXPECT_EQ(email_key(""), "");
}

TEST(Email, OfAnotherFormIsRefused) {
    for (const char* text : {"ana", "@example.com", "ana@", "a@b@c", "a b@example.com", "a@exam ple.com", ".a@example.com", "a.@example.com",
                             "a..b@example.com", "a@.com", "a@example.", "a@example..com", "<a@example.com>", "a@x,b@y", "a@x;y", "a\n@x", "\"a\"@x"})
        EXPECT_FALSE(canonical_email(text)) << text;
    EXPECT_TRUE(canonical_email(std::string(64, 'a') + "@example.com"));
    EXPECT_FALSE(canonical_email(std::string(65, 'a') + "@example.com"));
    EXPECT_FALSE(canonical_email("a@" + std::string(253, 'x')));
}

TEST(Phone, IsComparedByItsDigits) {
    for (const char* text : {"+1 (212) 555-0175", "12125550175", "001 212 555 0175", "1.212.555.0175", " 1/212/555/0175 "})
        EXPECT_EQ(phone_key(text), "12125550175") << text;
    EXPECT_EQ(phone_key("0171 555"), "0171555");  // a national number is not that with a country before it
    EXPECT_EQ(phone_key("00"), "00");
    EXPECT_EQ(phone_key("1-800-FLOWERS"), "1800flowers");
    for (const char* text : {"", "n/a", "-", "unknown"}) EXPECT_EQ(phone_key(text), "") << text;
}

TEST(BirthDate, IsARealDateInOneForm) {
    EXPECT_EQ(canonical_birth_date("05-JAN-1990"), "05-Jan-1990");
    EXPECT_EQ(canonical_birth_date(" 29-feb-1988 "), "29-Feb-1988");
    EXPECT_EQ(canonical_birth_date("1990-01-05"), "05-Jan-1990");
    EXPECT_EQ(canonical_birth_date(" "), "");
    for (const char* text : {"29-Feb-1990", "31-Apr-1990", "5-Jan-1990", "05-01-1990", "05/Jan/1990", "Jan-05-1990", "05-Jan-90", "1990-13-01"})
        EXPECT_FALSE(canonical_birth_date(text)) << text;
}

Record read(std::string_view json) { return read_patch(json, customer).record; }

TEST(Customer, IsListedByFullNameElseEmailElsePhone) {
    EXPECT_EQ(customer_title(read(R"({"firstname":"Ana","lastName":"Lopez","email":"a@x"})")), "Ana Lopez");
    EXPECT_EQ(customer_title(read(R"({"lastname":"Lopez","email":"a@x"})")), "Lopez");
    EXPECT_EQ(customer_title(read(R"({"firstName":"","emailId":"a@x","phoneNumber":"1"})")), "a@x");
    EXPECT_EQ(customer_title(read(R"({"email":"","phoneNumber":"555 1"})")), "555 1");
}

TEST(Customer, HasAFirstNameOrAnAddressOfSomeSort) {
    for (const char* json : {R"({"firstName":"Ana"})", R"({"email":"a@x"})", R"({"phoneNumber":"1"})"}) {
        base::Problems problems;
        check_customer(read(json), problems);
        EXPECT_TRUE(problems.empty()) << json;
    }
    for (const char* json : {"{}", R"({"lastName":"Lopez"})", R"({"firstName":" ","email":"","phoneNumber":null})"}) {
        base::Problems problems;
        check_customer(read(json), problems);
        ASSERT_EQ(problems.size(), 1u) << json;
        EXPECT_EQ(problems[0].path, "firstName");
    }
}

}  // namespace
}  // namespace kinds
