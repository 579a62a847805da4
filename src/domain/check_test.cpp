#include "domain/check_examples.hpp"
#include "domain/check_merge.hpp"
#include "domain/check_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace domain::testing {
namespace {

// ---- reading ------------------------------------------------------------------------------------

std::string keys_of(const CheckDocument& check) {
    std::string keys;
    for (const CheckPart& part : check.parts) keys += (keys.empty() ? "" : " ") + part.key;
    return keys;
}

std::string keys_of(std::string_view data) { return keys_of(check_of(data)); }

base::Fingerprint form_of(std::string_view data) { return check_of(data).parts.at(0).form; }

TEST(Check, ReadsLinesOfSeatsThenThoseWithoutThenPayments) {
    const CheckDocument check = check_of(R"({"payments":[{"id":9}],"orders":[{"orderUniqueId":"c"}],
                     "seats":[{"id":7,"orders":[{"orderUniqueId":"a"}]},
                              {"orders":[{"orderUniqueId":"b","x":1}]}]})");
    EXPECT_EQ(keys_of(check), "la lb lc p9");
    EXPECT_TRUE(check.warnings.empty());
    EXPECT_EQ(check.seat_name(*check.part("la")), "7");
    EXPECT_EQ(check.seat_name(*check.part("lb")), "#2");
    EXPECT_EQ(check.seat_name(*check.part("lc")), "");
    EXPECT_EQ(print(check.content(*check.part("lb"))), R"({"orderUniqueId":"b","x":1})");
    EXPECT_EQ(print(check.content(*check.part("lc"))), R"({"orderUniqueId":"c"})");
    EXPECT_EQ(print(check.content(*check.part("p9"))), R"({"id":9})");
    EXPECT_EQ(check.part("lbb"), nullptr);
    EXPECT_EQ(check.part("q"), nullptr);
    EXPECT_TRUE(is_payment("p9"));
    EXPECT_EQ(shown_key("p9"), "9");
}

TEST(Check, KnowsALineWithoutAnIdBySeatNumberAndItem) {
    const CheckDocument check =
        check_of(R"({"seats":[{"id":"s","orders":[{"orderNo":3,"menuId":"m"}]}],
                     "orders":[{"orderNo":"4"},{}]})");
    EXPECT_EQ(keys_of(check), "ls/3/m l/4/ l//");
    ASSERT_EQ(check.warnings.size(), 1U);
    EXPECT_EQ(check.warnings[0],
              "a line has no orderUniqueId: it is known by seat, orderNo and menuId");
}

TEST(Check, KnowsAPaymentWithoutAnIdByMethodAmountAndHowManyAreAlike) {
    const CheckDocument check =
        check_of(R"({"payments":[{"paymentMethod":"CASH","amount":5},{"method":"CASH","amount":5},
                     {"authorizedAmount":7},{"transactionId":"t"}]})");
    EXPECT_EQ(keys_of(check), "pCASH/5 pCASH/5#2 p/7 pt");
    ASSERT_EQ(check.warnings.size(), 1U);
    EXPECT_EQ(check.warnings[0], "a payment has no id: it is known by its method and amount");
}

TEST(Check, TellsDuplicatesApartEvenFromIdsThatLookLikeTheirs) {
    const auto orders = [](const std::string& ids) {
        std::string list;
        for (const char id : ids)
            list += (list.empty() ? "" : ",") + std::string(R"({"orderUniqueId":"a)") +
                    (id == 'a' ? "" : std::string("#") + id) + "\"}";
        return R"({"orders":[)" + list + "]}";
    };
    EXPECT_EQ(keys_of(orders("aaa")), "la la#2 la#3");
    EXPECT_EQ(keys_of(orders("2aaa")), "la#2 la la#3 la#4");
    EXPECT_EQ(keys_of(orders("aa2a")), "la la#2 la#2#2 la#3");
    const CheckDocument check = check_of(orders("aa"));
    ASSERT_EQ(check.warnings.size(), 1U);
    EXPECT_EQ(check.warnings[0], "two lines have the same orderUniqueId");
}

TEST(Check, AFormIsTheContentAndTheSeatWhateverTheOrderOfMembers) {
    const auto one = form_of(R"({"seats":[{"id":1,"orders":[{"orderUniqueId":"a","q":1}]}]})");
    EXPECT_EQ(one, form_of(R"({"seats":[{"orders":[{"q":1,"orderUniqueId":"a"}],"id":"1"}]})"));
    EXPECT_NE(one, form_of(R"({"seats":[{"id":1,"orders":[{"orderUniqueId":"a","q":2}]}]})"));
    EXPECT_NE(one, form_of(R"({"seats":[{"id":2,"orders":[{"orderUniqueId":"a","q":1}]}]})"));
    EXPECT_NE(one, form_of(R"({"orders":[{"orderUniqueId":"a","q":1}]})"));
    EXPECT_EQ(form_of(R"({"payments":[{"id":1,"b":{"x":1,"y":2}}]})"),
              form_of(R"({"payments":[{"b":{"y":2,"x":1},"id":1}]})"));
}

TEST(Check, TakesAnyShape) {
    EXPECT_EQ(keys_of("{}"), "");
    EXPECT_EQ(keys_of(R"({"seats":"none","orders":{"a":1},"payments":5})"), "");
    EXPECT_EQ(keys_of(R"({"seats":[1,null,[],{"orders":7}],"orders":null})"), "");
    EXPECT_EQ(keys_of(R"({"seats":[[{"orders":[{}]}]]})"), "");
    EXPECT_EQ(keys_of(R"({"orders":[1,"x",null,[{}]],"payments":[[],true]})"),
              "l// l//#2 l//#3 l//#4 p/ p/#2");
    EXPECT_EQ(keys_of(R"({"orders":[{"orderUniqueId":{"a":1},"orderNo":[1]}]})"), "l//");
}

TEST(Check, MembersOfTheDataGoBeforeThoseBesideIt) {
    const CheckDocument check =
        check_of(R"({"a":"in","c":{}})", R"({"a":"out","b":"only","c":"no"})");
    EXPECT_EQ(check.words("a"), "in");
    EXPECT_EQ(check.words("b"), "only");
    EXPECT_EQ(check.words("c"), "");
    EXPECT_EQ(check.words("d"), "");
    EXPECT_EQ(check.find("d"), nullptr);
}

TEST(Check, StatusTellsWhatBecomesOfIt) {
    const auto status = [](const std::string& word) {
        const CheckStatus found = status_of(check_of(R"({"status":")" + word + "\"}"));
        return std::string(found.state == CheckState::active   ? "active"
                           : found.state == CheckState::closed ? "closed"
                                                               : "voided") +
               (found.is_known ? "" : "?");
    };
    for (const char* word : {"ACTIVE", "open", ""}) EXPECT_EQ(status(word), "active") << word;
    for (const char* word : {" Closed ", "PAID", "completed"}) EXPECT_EQ(status(word), "closed");
    for (const char* word : {"VOID", "voided", "CANCELLED"}) EXPECT_EQ(status(word), "voided");
    EXPECT_EQ(status("SPLIT"), "active?");
    EXPECT_TRUE(status_of(check_of("{}")).is_known);
    EXPECT_EQ(status_of(check_of("{}", R"({"status":"PAID"})")).state, CheckState::closed);
}

// ---- what stands --------------------------------------------------------------------------------

using Submissions = std::vector<CheckSubmission>;

// The document, as the history and the model both say it. What amounts are reckoned is taken out.
std::string merged(const Submissions& submissions) {
    CheckHistory history;
    for (const CheckSubmission& submission : submissions) history.add(submission);
    ComposedCheck check = compose_from(history.outcome(), submissions);
    EXPECT_EQ(print(check.data), print(compose_from(outcome_of(submissions), submissions).data));
    if (!check.is_merged) return "as sent " + print(check.data);
    const auto drop_amounts = [](schema::Tree& owner) {
        std::erase_if(owner.members, [](const schema::Tree::Member& member) {
            return member.name.starts_with("total") || member.name.starts_with("net") ||
                   member.name.starts_with("paid") || member.name.starts_with("balance");
        });
    };
    drop_amounts(check.data);
    if (schema::Tree* seats = check.data.find("seats"))
        for (schema::Tree& seat : seats->elements) drop_amounts(seat);
    return print(check.data);
}

// A check of the lines "a1": of id a in its form 1.
std::string lines(const std::vector<std::string>& ids) {
    std::string list;
    for (const std::string& id : ids)
        list += (list.empty() ? "" : ",") + std::string(R"({"orderUniqueId":")") + id[0] +
                R"(","q":)" + id.substr(1) + '}';
    return R"({"orders":[)" + list + "]}";
}

TEST(Check, StaysVerbatimWhereTheLatestSubmissionHasAllThatStands) {
    const std::string sent =
        R"({"z":[1.50,{"y":null}],"orders":[{"q":1,"orderUniqueId":"a"}],"totalAmount":99})";
    EXPECT_EQ(merged({submission_of(1, 10, "x", sent)}), "as sent " + sent);
    EXPECT_EQ(merged({submission_of(1, 20, "y", sent), submission_of(2, 10, "x", lines({"a1"}))}),
              "as sent " + sent);
}

TEST(Check, AStaleCopyUndoesNothing) {
    EXPECT_EQ(
        merged({submission_of(1, 10, "x", lines({"a1"})), submission_of(2, 20, "y", lines({"a2"})),
                submission_of(3, 30, "z", lines({"a1", "b1"}))}),
        lines({"a2", "b1"}));
}

TEST(Check, ADeliberateChangeBackCounts) {
    EXPECT_EQ(
        merged({submission_of(1, 10, "x", lines({"a1"})), submission_of(2, 20, "y", lines({"a2"})),
                submission_of(3, 30, "y", lines({"a1"}))}),
        "as sent " + lines({"a1"}));
}

TEST(Check, OnlyWhoSentALineRemovesItByOmission) {
    const Submissions sent = {submission_of(1, 10, "x", lines({"a1", "b1"})),
                              submission_of(2, 20, "y", lines({"b1"}))};
    EXPECT_EQ(merged(sent), lines({"b1", "a1"}));
    Submissions more = sent;
    more.push_back(submission_of(3, 30, "x", lines({"b1"})));
    EXPECT_EQ(merged(more), "as sent " + lines({"b1"}));
    more.push_back(submission_of(4, 40, "z", lines({"a1", "b1"})));  // a copy of 10
    EXPECT_EQ(merged(more), lines({"b1"}));
}

TEST(Check, ADecisionIsAChangeAlsoByOmissionAndAlsoAgain) {
    Submissions sent = {submission_of(1, 10, "x", lines({"a1"})),
                        submission_of(2, 20, "y", lines({}), {"la"})};
    EXPECT_EQ(merged(sent), "as sent " + lines({}));
    sent.push_back(submission_of(3, 30, "x", lines({"a2"})));
    EXPECT_EQ(merged(sent), "as sent " + lines({"a2"}));
    sent.push_back(submission_of(4, 40, "y", lines({}), {"la"}));
    EXPECT_EQ(merged(sent), "as sent " + lines({}));
}

TEST(Check, PaymentsAreNeverTakenBack) {
    const std::string paid = R"({"payments":[{"id":"k","amount":5}]})";
    EXPECT_EQ(merged({submission_of(1, 10, "x", paid), submission_of(2, 20, "x", "{}"),
                      submission_of(3, 30, "y", "{}", {"pk"})}),
              paid);
}

TEST(Check, PutsLinesIntoTheirSeats) {
    const std::string x =
        R"({"seats":[{"id":1,"m":"x","orders":[{"orderUniqueId":"a"},{"orderUniqueId":"b"}]}]})";
    const std::string y =
        R"({"seats":[{"id":2,"m":"y","orders":[{"orderUniqueId":"c"}]},{"id":1,"m":"y"}],"n":1})";
    EXPECT_EQ(merged({submission_of(1, 10, "x", x), submission_of(2, 20, "y", y)}),
              R"({"seats":[{"id":2,"m":"y","orders":[{"orderUniqueId":"c"}]},)"
              R"({"id":1,"m":"y","orders":[{"orderUniqueId":"a"},{"orderUniqueId":"b"}]}],"n":1})");
    EXPECT_EQ(
        merged({submission_of(1, 20, "x", x), submission_of(2, 10, "y", y)}),
        R"({"seats":[{"id":1,"m":"x","orders":[{"orderUniqueId":"a"},{"orderUniqueId":"b"}]},)"
        R"({"id":2,"m":"y","orders":[{"orderUniqueId":"c"}]}]})");
}

TEST(Check, AChangedLineKeepsItsPlaceAndAMovedOneGoesBehind) {
    const auto seats = [](const std::string& one, const std::string& two) {
        return R"({"seats":[{"id":1,"orders":[)" + one + R"(]},{"id":2,"orders":[)" + two + "]}]}";
    };
    const std::string a = R"({"orderUniqueId":"a"})", b = R"({"orderUniqueId":"b"})",
                      c = R"({"orderUniqueId":"c"})", changed = R"({"orderUniqueId":"a","q":2})";
    const auto whole = submission_of(1, 10, "x", seats(a + ',' + b, c));
    const auto stale =
        submission_of(3, 30, "z", seats(a + ',' + b, c + R"(,{"orderUniqueId":"d"})"));
    EXPECT_EQ(merged({whole, submission_of(2, 20, "y", seats(changed + ',' + b, c)), stale}),
              seats(changed + ',' + b, c + R"(,{"orderUniqueId":"d"})"));
    EXPECT_EQ(merged({whole, submission_of(2, 20, "y", seats(b, a + ',' + c)), stale}),
              seats(b, c + R"(,{"orderUniqueId":"d"},)" + a));
}

TEST(Check, SeatsKnownByTheirPlaceAndSeatsThatAreNone) {
    const std::string x = R"({"seats":[{"id":1,"orders":[]},{"orders":[{"orderUniqueId":"a"}]}]})";
    EXPECT_EQ(
        merged({submission_of(1, 10, "x", x),
                submission_of(2, 20, "y", R"({"seats":[{"id":"b"}],"payments":null})")}),
        R"({"seats":[{"id":"b"},{"orders":[{"orderUniqueId":"a"}],"id":"#2"}],"payments":null})");
    // Where there is a second, it is that.
    EXPECT_EQ(merged({submission_of(1, 10, "x", x),
                      submission_of(2, 20, "y", R"({"seats":[{"id":"b"},{"n":1}]})")}),
              R"({"seats":[{"id":"b"},{"n":1,"orders":[{"orderUniqueId":"a"}]}]})");
    EXPECT_EQ(
        merged({submission_of(1, 10, "x", x), submission_of(2, 20, "y", R"({"seats":["b","c"]})")}),
        R"({"seats":["b","c",{"orders":[{"orderUniqueId":"a"}],"id":"#2"}]})");
    EXPECT_EQ(merged({submission_of(1, 10, "x", x), submission_of(2, 20, "y", R"({"seats":{}})")}),
              R"({"seats":[{"orders":[{"orderUniqueId":"a"}],"id":"#2"}]})");
}

TEST(Check, ComposesNothingFromSubmissionsThatLackIt) {
    const Submissions sent = {submission_of(1, 10, "x", lines({"a1"})),
                              submission_of(2, 20, "y", lines({}))};
    CheckOutcome outcome = outcome_of(sent);
    EXPECT_NE(outcome.part("la"), nullptr);
    EXPECT_EQ(outcome.part("lb"), nullptr);
    EXPECT_EQ(outcome.part("k"), nullptr);
    outcome.parts[0].number = 2;
    EXPECT_THROW(compose_from(outcome, sent), std::runtime_error);
}

TEST(Check, StampsGoByTimeThenNodeThenContent) {
    const auto early = submission_of(1, 10, "y", "{}"), late = submission_of(2, 20, "x", "{}");
    EXPECT_TRUE(is_before(early, late));
    EXPECT_FALSE(is_before(late, early));
    EXPECT_TRUE(is_before(submission_of(1, 10, "x", "{}"), early));
    auto other = early;
    other.content.low += 1;
    EXPECT_TRUE(is_before(early, other));
    EXPECT_FALSE(is_before(early, early));
}

TEST(Check, OfNoSubmissionsNothingStands) {
    EXPECT_EQ(outcome_of({}).latest, 0);
    EXPECT_TRUE(outcome_of({}).parts.empty());
}

// ---- the history --------------------------------------------------------------------------------

CheckHistory some_history() {
    CheckHistory history;
    history.add(submission_of(1, -5, "x", lines({"a1", "b1"})));
    history.add(submission_of(300, 1'795'000'000'000, "y", lines({"a2"}), {"la", "lc"}));
    history.add(submission_of(3, 7, "x", R"({"payments":[{"id":"k"}]})"));
    return history;
}

TEST(CheckHistory, TellsWhoSaidWhatAndWhen) {
    EXPECT_TRUE(CheckHistory().is_empty());
    EXPECT_EQ(CheckHistory().latest_ms(), 0);
    EXPECT_EQ(CheckHistory().outcome().latest, 0);
    const CheckHistory history = some_history();
    EXPECT_FALSE(history.is_empty());
    EXPECT_EQ(history.latest_ms(), 1'795'000'000'000);
    EXPECT_EQ(history.outcome().latest, 300);
    const auto form = [](const std::string& content, std::string_view key) {
        return submission_of(1, 1, "x", lines({content})).check.part(key)->form;
    };
    EXPECT_TRUE(history.knows("la", form("a1", "la")));
    EXPECT_TRUE(history.knows("la", form("a2", "la")));
    EXPECT_FALSE(history.knows("la", form("a3", "la")));
    EXPECT_FALSE(history.knows("lc", {}));  // it was only decided that this is gone
    EXPECT_FALSE(history.knows("ld", {}));
}

TEST(CheckHistory, IsReadAsItWasPrinted) {
    const std::string bytes = some_history().print();
    EXPECT_EQ(CheckHistory::parse(bytes).print(), bytes);
    EXPECT_EQ(CheckHistory::parse(CheckHistory().print()).print(), CheckHistory().print());
}

// What was read, whatever it is, can be asked and added to.
void read_and_use(const std::string& bytes, int& refused) {
    try {
        CheckHistory history = CheckHistory::parse(bytes);
        history.add(submission_of(77, 3, "x", lines({"a3"})));
        history.outcome();
        history.print();
    } catch (const std::runtime_error&) {
        ++refused;
    }
}

TEST(CheckHistory, RefusesOtherBytesAndNeverFailsOtherwise) {
    const std::string bytes = some_history().print();
    int refused = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) read_and_use(bytes.substr(0, i), refused);
    EXPECT_EQ(refused, static_cast<int>(bytes.size()));
    EXPECT_THROW(CheckHistory::parse(bytes + '\0'), std::runtime_error);
    EXPECT_THROW(CheckHistory::parse(std::string(12, '\xff')), std::runtime_error);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        for (int value = 0; value < 256; ++value) {
            std::string other = bytes;
            other[i] = static_cast<char>(value);
            read_and_use(other, refused);
        }
    std::mt19937_64 random(1);
    for (int i = 0; i < 2'000; ++i) {
        std::string other = bytes;
        for (int changes = 1 + below(random, 4); changes > 0; --changes)
            other[static_cast<std::size_t>(below(random, static_cast<int>(other.size())))] =
                other[static_cast<std::size_t>(below(random, static_cast<int>(other.size())))];
        read_and_use(other, refused);
    }
    EXPECT_GT(refused, 5'000);
}

// Nodes, submissions (number, time, content, node), parts (key, nodes (node, steps (number,
// what))).
TEST(CheckHistory, RefusesWhatContradictsItself) {
    const std::string content(16, 'c'), nodes("\2\1x\1y", 5);
    const auto entry = [&](char number, char node) {
        return std::string{number, static_cast<char>(2 * number)} + content + node;
    };
    const std::string entries = "\3" + entry(1, 0) + entry(2, 1) + entry(3, 0);
    const auto with_parts = [&](const std::string& parts) { return nodes + entries + parts; };
    const auto gone = [](char number) { return std::string{number, 1}; };  // decided
    const std::string zero(1, '\0');
    const std::string good = "\1\2la\1" + zero + "\2" + gone(1) + gone(3);
    EXPECT_NO_THROW(CheckHistory::parse(with_parts(good)));
    const std::string bad[] = {
        std::string("\2\1x\1x", 5) + entries + zero,               // a node twice
        nodes + "\2" + entry(1, 0) + entry(1, 1) + zero,           // a number twice
        nodes + "\2" + entry(1, 0) + entry(2, 2) + zero,           // no such node
        nodes + "\1" + entry(1, 0) + zero,                         // a node without any
        with_parts("\2" + good.substr(1) + good.substr(1)),        // a part twice
        with_parts("\1" + zero + zero),                            // a part without key
        with_parts("\1\2la\2" + zero + zero + zero + zero),        // a node twice in a part
        with_parts("\1\2la\1" + zero + "\1" + gone(2)),            // of another node
        with_parts("\1\2la\1" + zero + "\1" + gone(4)),            // of no submission
        with_parts("\1\2la\1" + zero + "\1\1\4"),                  // says what is nothing
        with_parts("\1\2la\1" + zero + "\2" + gone(3) + gone(1)),  // not by stamp
    };
    for (const std::string& bytes : bad)
        EXPECT_THROW(CheckHistory::parse(bytes), std::runtime_error) << &bytes - bad;
}

}  // namespace
}  // namespace domain::testing
