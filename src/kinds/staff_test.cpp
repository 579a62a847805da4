#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kinds {
namespace {

base::Problems problems_of(const std::string& body) {
    Record record(role);
    base::Problems problems;
    merge(record, read_patch(body, role), problems);
    check_role(record, problems);
    return problems;
}

TEST(Role, HasPrivilegesThatThereAre) {
    EXPECT_TRUE(problems_of(R"({"name":"A","privileges":["BO_TAX","DASH_FEEDBACK"]})").empty());
    EXPECT_TRUE(problems_of(R"({"name":"A"})").empty());
    const auto problems = problems_of(R"({"name":"A","privileges":["BO_TAX","NO","BO_TAX","NO2"]})");
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0].path, "privileges[1]");
    EXPECT_EQ(problems[1].path, "privileges[2]");  // the repeated one does not count
}

TEST(Privileges, HaveAnIdOfTheirOwnAndWords) {
    std::set<std::string_view> ids;
    for (const PrivilegeGroup& group : privilege_groups())
        for (const Privilege& privilege : group.privileges) {
            EXPECT_TRUE(ids.insert(privilege.id).second) << privilege.id;
            EXPECT_TRUE(privilege.id.starts_with(std::string(group.group) + '_')) << privilege.id;
            EXPECT_FALSE(privilege.name.empty() || privilege.description.empty()) << privilege.id;
        }
    for (std::string_view id : {std::string_view("BO_TAX"), std::string_view("BO_STORE_SETTINGS"),
                                std::string_view("DASH_FEEDBACK"), managing_staff.id(),
                                std::string_view("DASH_TOP_FIVE_RETURNING_CUSTOMERS")})
        EXPECT_TRUE(is_privilege(id)) << id;
    EXPECT_EQ(all_privileges().size(), ids.size());
    EXPECT_FALSE(is_privilege(""));
}

TEST(User, HasAFullNameAndAPinOfDigits) {
    Record record(user);
    record.set(user.first_name, "Ann");
    EXPECT_EQ(full_name(record), "Ann");
    record.set(user.last_name, "Lee");
    EXPECT_EQ(full_name(record), "Ann Lee");
    for (const char* pin : {"0000", "12345678"}) EXPECT_EQ(canonical_pin(pin), pin);
    for (const char* pin : {"123", "123456789", "12 4", "12a4", "+123", "١٢٣٤"})
        EXPECT_EQ(canonical_pin(pin), std::nullopt) << pin;
    EXPECT_EQ(write_json(read_patch(R"({"firstName":"A","pin":"4711"})", user).record).find("4711"),
              std::string::npos);
}

}  // namespace
}  // namespace kinds
