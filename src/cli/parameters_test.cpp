#include "cli/parameters.hpp"

#include <gtest/gtest.h>

namespace cli {
namespace {

const features::admin::Command& command(std::string_view path) {
    const auto* found = features::admin::find_command(path);
    if (!found) throw std::logic_error("no command " + std::string(path));
    return *found;
}

Parameter parameter(std::string_view path, std::string_view member) {
    for (Parameter& one : parameters_of(command(path)))
        if (one.member == member) return std::move(one);
    throw std::logic_error("no member " + std::string(member));
}

Given nothing_of(std::string_view path) {
    Given given;
    for (const Parameter& one : parameters_of(command(path))) given[one.member];
    return given;
}

TEST(Parameters, AreFlagsByTheNamesOfMembers) {
    EXPECT_EQ(parameter("init", "ownerEmail").flag, "--owner-email");
    EXPECT_EQ(parameter("init", "ownerEmail").value, "EMAIL");
    EXPECT_EQ(parameter("licence/add", "devices").value, "N");
    EXPECT_TRUE(parameter("licence/add", "store").is_required);
    EXPECT_EQ(parameter("key/add", "readOnly").takes, Takes::nothing);
    EXPECT_EQ(parameter("key/add", "areas").takes, Takes::list);
    EXPECT_EQ(parameter("key/revoke", "id").flag, "ID");
}

TEST(Parameters, MakeTheBodyOfWhatWasGiven) {
    Given given = nothing_of("key/add");
    EXPECT_EQ(body_of(command("key/add"), given), "{}");
    given["account"] = {"650000000000000000000001"};
    given["areas"] = {"orders", "reports"};
    EXPECT_EQ(body_of(command("key/add"), given),
              R"({"account":"650000000000000000000001","areas":["orders","reports"]})");
    given = nothing_of("backup");
    given["file"] = {"monday.db"};
    EXPECT_EQ(body_of(command("backup"), given), R"({"file":")" + absolute("monday.db") + "\"}");
}

TEST(Parameters, FailuresNameTheFlag) {
    const Failure failure(Exit::refused, "validation_failed", "ownerEmail: must be an e-mail",
                          R"({"ownerEmail":"must be an e-mail"})");
    const Failure told = in_flags(failure, command("init"), "Try `comanda init --help`.");
    EXPECT_STREQ(told.what(), "--owner-email: must be an e-mail");
    EXPECT_EQ(told.hint, "Try `comanda init --help`.");
}

}  // namespace
}  // namespace cli
