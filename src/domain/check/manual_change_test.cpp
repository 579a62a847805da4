#include "domain/check/manual_change.hpp"

#include "domain/check/examples.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace domain::testing {
namespace {

// A check of lines in seats: "1:ab 2:c". Each line is 100.
CheckDocument seats(const std::string& words, const std::string& more = "") {
    std::string all, word;
    for (std::istringstream in(words); in >> word;) {
        std::string lines;
        for (const char id : word.substr(2))
            lines += (lines.empty() ? "" : ",") + std::string(R"({"orderUniqueId":")") + id +
                     R"(","totalPrice":100})";
        all += (all.empty() ? "" : ",") + std::string(R"({"id":")") + word[0] + R"(","orders":[)" +
               lines + "]}";
    }
    return check_of(R"({"seats":[)" + all + ']' + more + '}');
}

std::string told(const CheckDocument& check) {
    std::string text, seat;
    for (const CheckPart& part : check.parts) {
        if (is_payment(part.key)) {
            text += " $" + shown_text(part.key);
            continue;
        }
        if (check.seat_name(part) != seat || text.empty())
            text += (text.empty() ? "" : " ") + (seat = check.seat_name(part)) + ':';
        text += shown_text(part.key);
    }
    return text;
}
std::string amount(const CheckDocument& check, std::string_view name) {
    return std::string(schema::words_of(check.data, name));
}

TEST(CheckManualChange, TakesLinesOutAndReckonsAnew) {
    const CheckDocument before =
        seats("1:ab 2:c", R"(,"totalAmount":300,"payments":[{"id":"k","amount":50}])");
    const CheckDocument after = without_parts(before, {"la", "lc"}, 2);
    EXPECT_EQ(told(after), "1:b $k");
    EXPECT_EQ(amount(after, "totalAmount"), "100");
    EXPECT_EQ(amount(after, "paidAmount"), "50");
    EXPECT_EQ(told(without_parts(before, {"pk"}, 2)), "1:ab 2:c");
    EXPECT_EQ(told(without_parts(before, {"lz"}, 2)), told(before));
}

TEST(CheckManualChange, LowersNothingThatSomebodySaysIsPaid) {
    const CheckDocument claimed = seats("1:ab", R"(,"paidAmount":150)");
    EXPECT_EQ(amount(without_parts(claimed, {"la"}, 2), "paidAmount"), "150");
    const CheckDocument paid = check_of(R"({"payments":[{"id":"k","amount":50}]})");
    AddedPart payment = added_part(paid, paid.parts[0]);
    EXPECT_EQ(amount(with_parts(claimed, {payment}, 2), "paidAmount"), "150");
    const CheckDocument more = seats("1:ab", R"(,"paidAmount":20)");
    EXPECT_EQ(amount(with_parts(more, {payment}, 2), "paidAmount"), "50");
}

TEST(CheckManualChange, PutsALineIntoItsSeatBehindTheOthersOrInThePlaceOfOne) {
    const CheckDocument check = seats("1:ab 2:c"), other = seats("2:xy 3:z");
    const auto added = [&](const char* key, const char* replaces) {
        AddedPart part = added_part(other, *other.part(key));
        part.replaces = replaces;
        return part;
    };
    EXPECT_EQ(told(with_parts(check, {added("lx", "")}, 2)), "1:ab 2:cx");
    EXPECT_EQ(told(with_parts(check, {added("lz", "")}, 2)), "1:ab 2:c 3:z");
    EXPECT_EQ(told(with_parts(check, {added("lx", "lc")}, 2)), "1:ab 2:x");
    EXPECT_EQ(told(with_parts(check, {added("lx", "la")}, 2)), "1:b 2:cx");  // on another seat
}

TEST(CheckManualChange, AnEmptiedCheckHasNeitherLinesNorMoney) {
    const CheckDocument check = emptied(
        seats("1:ab", R"(,"checkID":"old","checkNo":"7","payments":[{"id":"k"}],"table":"t")"),
        "new");
    EXPECT_EQ(told(check), "");
    EXPECT_EQ(check.words("checkID"), "new");
    EXPECT_EQ(check.words("checkNo"), "");
    EXPECT_EQ(check.words("table"), "t");
}

class Moving {
public:
    explicit Moving(const std::string& from, const std::string& to)
        : from_(seats(from)), to_(seats(to)) {}

    // What the target knows, though it does not stand there any more.
    Moving& knows(const std::string& words, const std::vector<Departure>& departures = {}) {
        ++number_;
        SentCheck sent = submission_of(number_, number_, "n", print(seats(words).data));
        sent.submission.departures = departures;
        for (const Departure& each : departures) sent.submission.decided.push_back(each.key);
        merge_.append(sent.submission, node_, [](const auto&, const auto&, auto, const auto&) {
            return std::optional<PartChange>();
        });
        return *this;
    }
    std::string move(const std::set<std::string>& keys) {
        const MovedLines moved = move_lines(
            {.from = from_, .to = to_, .to_merge = merge_, .to_check = "e", .keys = keys},
            [this] { return "M" + std::to_string(++made_); }, 2);
        std::string text = told(moved.from) + " / " + told(moved.to) + " /";
        for (const Departure& each : moved.left)
            text += ' ' + shown_text(each.key) + '>' + each.check + ':' + shown_text(each.as_key);
        for (const Departure& each : moved.returned) text += " back:" + shown_text(each.key);
        return text;
    }

private:
    CheckDocument from_, to_;
    CheckMerge merge_{};
    NodeWords node_{};
    int made_ = 0;
    std::int64_t number_ = 0;
};

TEST(CheckManualChange, MovesLinesUnderTheirIds) {
    EXPECT_EQ(Moving("1:ab", "1:c").knows("1:c").move({"la"}), "1:b / 1:ca / a>e:a");
    EXPECT_EQ(Moving("1:ab", "").move({"la", "lb"}), " / 1:ab / a>e:a b>e:b");
}

TEST(CheckManualChange, MakesAnIdWhereTheTargetKnowsItForAnotherLine) {
    EXPECT_EQ(Moving("1:a", "1:a").knows("1:a").move({"la"}), " / 1:aM1 / a>e:M1");
    // Also where that was taken out: its history is not this line's.
    EXPECT_EQ(Moving("1:a", "1:c").knows("1:ac").knows("1:c").move({"la"}), " / 1:cM1 / a>e:M1");
}

TEST(CheckManualChange, ALineThatHadLeftComesBackUnderItsId) {
    EXPECT_EQ(Moving("1:a", "1:c").knows("1:ac").knows("1:c", {{"la", "o", "la"}}).move({"la"}),
              " / 1:ca / a>e:a back:a");
}

TEST(CheckManualChange, MakesIdsOfLinesThatHaveNone) {
    const CheckDocument from = check_of(
        R"({"seats":[{"id":"1","orders":[{"orderNo":1,"menuId":"m"},{"orderNo":1,"menuId":"m"}]}]})");
    const CheckDocument to = seats("1:c");
    int made = 0;
    const MovedLines moved = move_lines(
        {.from = from, .to = to, .to_merge = {}, .to_check = "e", .keys = {"f1/1/m", "f1/1/m\n2"}},
        [&] { return "M" + std::to_string(++made); }, 2);
    EXPECT_EQ(told(moved.to), "1:cM1M2");
    ASSERT_EQ(moved.left.size(), 2U);
    EXPECT_EQ(moved.left[0].as_key, "lM1");
    EXPECT_EQ(moved.left[1].as_key, "lM2");
}

}  // namespace
}  // namespace domain::testing
