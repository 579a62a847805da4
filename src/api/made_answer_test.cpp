#include "api/made_answer.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

// Nobody asks it anything.
struct NoView final : storage::ReadView {
    storage::Engine engine() const override { return {}; }
    storage::Rows query(std::string_view, std::span<const storage::Value>) override {
        throw std::logic_error("there are no tables");
    }
    storage::Epoch epoch() const override { return {}; }
};

struct ListReadingTest : testing::Test {
    NoView view;

    // The parts of the answer.
    std::vector<std::string> parts_of(StreamedAnswer& reading) {
        std::vector<std::string> parts;
        for (bool has_more = true; has_more;) has_more = reading.append(view, parts.emplace_back());
        return parts;
    }
    // Of so many elements, each made by a call of its own.
    static AddElements some(int count, std::string element, std::size_t weight = 0) {
        return [=, left = count](storage::ReadView&, Elements& out) mutable {
            if (left-- > 0) out.add(element);
            out.weigh(weight);
            return left > 0;
        };
    }
};

TEST_F(ListReadingTest, PutsCommasBetweenElementsAndBracketsAroundThem) {
    EXPECT_EQ(parts_of(*list_answer("", some(0, "1"))), std::vector<std::string>{"[]"});
    EXPECT_EQ(parts_of(*list_answer("", some(1, "1"))), std::vector<std::string>{"[1]"});
    EXPECT_EQ(parts_of(*list_answer("", some(3, "1"), {}, {R"({"all":[)", "]}"})),
              std::vector<std::string>{R"({"all":[1,1,1]})"});
}

TEST_F(ListReadingTest, EndsAPartThatIsLarge) {
    const std::string large(200 * 1'024, '1');
    EXPECT_EQ(parts_of(*list_answer("", some(3, large))),
              (std::vector<std::string>{'[' + large + ',' + large, ',' + large + ']'}));
}

TEST_F(ListReadingTest, EndsAPartForWhichMuchWasRead) {
    EXPECT_EQ(parts_of(*list_answer("", some(3, "1", 600 * 1'024))),
              (std::vector<std::string>{"[1,1", ",1]"}));
}

TEST_F(ListReadingTest, SaysWhatItWasMadeWith) {
    const auto reading = list_answer(
        "\"tag\"", some(0, ""),
        {.is_slow = true, .is_momentary = true, .describe = [](http::Response& response) {
             response.content_type = "text/csv";
         }});
    http::Response response;
    reading->describe(view, response);
    EXPECT_EQ(response.content_type, "text/csv");
    EXPECT_EQ(reading->tag, "\"tag\"");
    EXPECT_TRUE(reading->is_slow && reading->is_momentary);
}

}  // namespace
}  // namespace api
