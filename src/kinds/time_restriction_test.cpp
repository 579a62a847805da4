#include "kinds/time_restriction.hpp"

#include "kinds/image.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace kinds {
namespace {

struct Dish : StoredKind {
    constexpr Dish() : StoredKind("dish", "dishes") {}

    Text            name  {this, "name", a_name};
    TimeRestriction sold  {this};
    Image           image {this};
};
constexpr Dish dish;
static_assert(dish.is_unambiguous());

struct Read {
    Record record{dish};
    base::Problems problems{};
};

Read read(const std::string& body) {
    Read out;
    schema::merge(out.record, schema::read_patch(body, dish), out.problems);
    check_time_restriction(dish.sold, out.record, out.problems);
    return out;
}

std::string first_problem(const std::string& body) {
    const auto problems = read(body).problems;
    return problems.empty() ? "" : problems.front().path + ": " + problems.front().message;
}

TEST(TimeRestriction, ReadsManySpellingsAndKeepsOne) {
    const auto [record, problems] = read(
        R"({"timeApplicableType":"days of the WEEK","daysOfWeek":["sun","MONDAY","Mon"],
            "daysOfMonth":[31,"1",1.0],"startDate":"01-jan-2026","endDate":"2026-03-01T23:00:00+05:00",
            "startTime":"22:00:00","endTime":"02:30:05"})");
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(record[dish.sold.type], "Days of the week");
    EXPECT_EQ(record[dish.sold.days_of_week].text, R"(["Monday","Sunday"])");
    EXPECT_EQ(record[dish.sold.days_of_month].text, "[1,31]");
    EXPECT_EQ(record[dish.sold.start_date], "2026-01-01");
    EXPECT_EQ(record[dish.sold.end_date], "2026-03-01");
    EXPECT_EQ(record[dish.sold.start_time], "22:00");
    EXPECT_EQ(record[dish.sold.end_time], "02:30:05");
}

TEST(TimeRestriction, PrintsTimestampsInUtc) {
    const auto read_back = read(R"({"startTime":"2026-03-01T10:00:00+02:00","endTime":"2026-03-01T08:00:00.001Z"})");
    EXPECT_TRUE(read_back.problems.empty());
    EXPECT_EQ(read_back.record[dish.sold.start_time], "2026-03-01T08:00:00.000Z");
}

TEST(TimeRestriction, TakesNothingForNone) {
    const auto read_back = read(R"({"daysOfWeek":[],"daysOfMonth":"","startDate":"","startTime":null})");
    EXPECT_TRUE(read_back.problems.empty());
    EXPECT_FALSE(read_back.record.has(dish.sold.days_of_week));
    EXPECT_FALSE(read_back.record.has(dish.sold.days_of_month));
    EXPECT_FALSE(read_back.record.has(dish.sold.start_date));
}

TEST(TimeRestriction, NamesTheFieldThatIsWrong) {
    EXPECT_EQ(first_problem(R"({"daysOfWeek":["Funday"]})"), "daysOfWeek: must be a list of days of the week");
    EXPECT_EQ(first_problem(R"({"daysOfWeek":[1]})"), "daysOfWeek: must be a list of days of the week");
    EXPECT_EQ(first_problem(R"({"daysOfWeek":{"Monday":true}})"), "daysOfWeek: must be a list of days of the week");
    EXPECT_EQ(first_problem(R"({"daysOfMonth":[32]})"), "daysOfMonth: must be a list of days from 1 to 31");
    EXPECT_EQ(first_problem(R"({"daysOfMonth":[0]})"), "daysOfMonth: must be a list of days from 1 to 31");
    EXPECT_EQ(first_problem(R"({"daysOfMonth":["x"]})"), "daysOfMonth: must be a list of days from 1 to 31");
    EXPECT_EQ(first_problem(R"({"daysOfMonth":[[1],2]})"), "daysOfMonth: must be a list of days from 1 to 31");
    EXPECT_EQ(first_problem(R"({"daysOfWeek":["Monday,Tuesday",""]})"), "daysOfWeek: must be a list of days of the week");
    EXPECT_EQ(first_problem(R"({"daysOfMonth":5})"), "daysOfMonth: must be a list of days from 1 to 31");
    EXPECT_EQ(first_problem(R"({"startDate":"2026-02-29"})"), "startDate: must be a valid date, YYYY-MM-DD");
    EXPECT_EQ(first_problem(R"({"startDate":"29-Foo-2026"})"), "startDate: must be a valid date, YYYY-MM-DD");
    EXPECT_EQ(first_problem(R"({"startDate":20260101})"), "startDate: must be a valid date, YYYY-MM-DD");
    EXPECT_EQ(first_problem(R"({"startTime":"24:00"})"), "startTime: must be a time of day, HH:mm, or an ISO 8601 timestamp");
    EXPECT_EQ(first_problem(R"({"startTime":[]})"), "startTime: must be a time of day, HH:mm, or an ISO 8601 timestamp");
}

TEST(TimeRestriction, EndsAfterItStarts) {
    EXPECT_EQ(first_problem(R"({"startDate":"2026-01-02","endDate":"2026-01-01"})"), "endDate: must not be before startDate");
    EXPECT_EQ(first_problem(R"({"startDate":"2026-01-01","endDate":"2026-01-01"})"), "");
    EXPECT_EQ(first_problem(R"({"startTime":"2026-01-01T10:00:00Z","endTime":"2026-01-01T10:00:00Z"})"),
              "endTime: must be after startTime");
    EXPECT_EQ(first_problem(R"({"startTime":"23:00","endTime":"02:00"})"), "");
    EXPECT_EQ(first_problem(R"({"startTime":"23:00","endTime":"2026-01-01T10:00:00Z"})"),
              "endTime: must be a time of day or a timestamp, like startTime");
}

TEST(Image, IsTheServicesOwn) {
    const auto read_back = read(R"({"imageAvailable":true,"imageUrl":"x","imageVersion":9,"imageExtension":"exe"})");
    EXPECT_TRUE(read_back.problems.empty());
    EXPECT_FALSE(read_back.record.has(dish.image.is_available));
    EXPECT_FALSE(read_back.record.has(dish.image.url));
}

}  // namespace
}  // namespace kinds
