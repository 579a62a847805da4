#include "domain/check/examples.hpp"
#include "domain/check/merge.hpp"
#include "domain/check/model.hpp"

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
    EXPECT_EQ(keys_of(check), "fs/3/m f/4/ f//");
    ASSERT_EQ(check.warnings.size(), 1U);
    EXPECT_EQ(check.warnings[0],
              "a line has no orderUniqueId: it is identified by seat, orderNo and menuId");
}

TEST(Check, KnowsAPaymentWithoutAnIdByMethodAmountAndHowManyAreAlike) {
    const CheckDocument check =
        check_of(R"({"payments":[{"paymentMethod":"CASH","amount":5},{"method":"CASH","amount":5},
                     {"authorizedAmount":7},{"transactionId":"t"}]})");
    EXPECT_EQ(keys_of(check), "pCASH/5 pCASH/5\n2 p/7 pt");
}

// No id has line breaks in a key, so that none looks like one that was made here.
TEST(Check, TellsDuplicatesApartWhateverOtherIdsAre) {
    const auto orders = [](const std::vector<std::string>& ids) {
        std::string list;
        for (const std::string& id : ids)
            list += (list.empty() ? "" : ",") + std::string(R"({"orderUniqueId":")") + id + "\"}";
        return R"({"orders":[)" + list + "]}";
    };
    EXPECT_EQ(keys_of(orders({"a", "a", "a"})), "la la\n2 la\n3");
    EXPECT_EQ(keys_of(orders({"a#2", "a", "a"})), "la#2 la la\n2");
    EXPECT_EQ(keys_of(orders({"a", "a", "a#2"})), "la la\n2 la#2");
    EXPECT_EQ(keys_of(orders({R"(a\n2)", "a", "a"})), "la 2 la la\n2");
    EXPECT_EQ(shown_text("la\n2"), "a#2");
    const CheckDocument check = check_of(orders({"a", "a"}));
    ASSERT_EQ(check.warnings.size(), 1U);
    EXPECT_EQ(check.warnings[0], "two lines have the same orderUniqueId");
}

std::string fields_of(const CheckDocument& check) {
    std::string keys;
    for (const SaidPart& field : check.fields) keys += (keys.empty() ? "" : " ") + field.key;
    return keys;
}

// Amounts that are reckoned, who sends it and what it is called are not parts of their own.
TEST(Check, ReadsSeatsAndMembersWithTheirTwins) {
    const CheckDocument check =
        check_of(R"({"status":"ACTIVE","note":"n","tips":5,"tipsStr":"0.05","aloneStr":"x",
                     "totalAmount":7,"totalAmountStr":"0.07","nextSeqNo":4,"paidAmount":3,
                     "seats":[{"id":"1","guest":"g","orders":[]},{"id":"2"}]})",
                 R"({"node":"A","deviceName":"Bar","tableID":"4","employeeName":"E"})");
    EXPECT_EQ(fields_of(check), "$ htableID maloneStr mnote mtips n s1 s2");
    EXPECT_EQ(check.said("$")->amount, 3);
    EXPECT_EQ(check.said("n")->amount, 4);
    const auto form = [](std::string_view data, std::string_view key) {
        return check_of(data).said(key)->form;
    };
    EXPECT_NE(form(R"({"tips":5,"tipsStr":"0.05"})", "mtips"), form(R"({"tips":5})", "mtips"));
    EXPECT_EQ(form(R"({"seats":[{"id":"1","a":1,"b":2}]})", "s1"),
              form(R"({"seats":[{"b":2,"totalAmount":9,"id":"1","a":1,"orders":[{}]}]})", "s1"));
    EXPECT_NE(form(R"({"seats":[{"id":"1","a":1}]})", "s1"),
              form(R"({"seats":[{"id":"1","a":2}]})", "s1"));
    // Who lists payments claims nothing.
    EXPECT_EQ(fields_of(check_of(R"({"paidAmount":3,"payments":[{"id":"p"}]})")), "");
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
              "f// f//\n2 f//\n3 f//\n4 p/ p/\n2");
    EXPECT_EQ(keys_of(R"({"orders":[{"orderUniqueId":{"a":1},"orderNo":[1]}]})"), "f//");
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

using Submissions = std::vector<SentCheck>;

CheckMerge merge_of(const Submissions& sent) { return replay(submissions_in(sent)).merge; }

// The document, as the merge and the model both say it. What amounts are reckoned is taken out.
std::string merged(const Submissions& sent) {
    ComposedCheck check = compose_from(merge_of(sent).outcome(), sent);
    EXPECT_EQ(print(check.data), print(compose_from(outcome_of(submissions_in(sent)), sent).data));
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
    const std::string paid = R"({"payments":[{"amount":5,"id":"k"}]})";
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
        R"({"id":2,"m":"y","orders":[{"orderUniqueId":"c"}]}],"n":1})");
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
        R"({"seats":[{"id":"b"},{"id":"#2","orders":[{"orderUniqueId":"a"}]},{"id":1}],"payments":null})");
    // Where there is a second, it is that.
    EXPECT_EQ(merged({submission_of(1, 10, "x", x),
                      submission_of(2, 20, "y", R"({"seats":[{"id":"b"},{"n":1}]})")}),
              R"({"seats":[{"id":"b"},{"n":1,"orders":[{"orderUniqueId":"a"}]},{"id":1}]})");
    EXPECT_EQ(
        merged({submission_of(1, 10, "x", x), submission_of(2, 20, "y", R"({"seats":["b","c"]})")}),
        R"({"seats":["b","c",{"id":"#2","orders":[{"orderUniqueId":"a"}]},{"id":1}]})");
    EXPECT_EQ(merged({submission_of(1, 10, "x", x), submission_of(2, 20, "y", R"({"seats":{}})")}),
              R"({"seats":[{"id":"#2","orders":[{"orderUniqueId":"a"}]},{"id":1}]})");
}

TEST(Check, ComposesNothingFromSubmissionsThatLackIt) {
    const Submissions sent = {submission_of(1, 10, "x", lines({"a1"})),
                              submission_of(2, 20, "y", lines({}))};
    CheckOutcome outcome = outcome_of(submissions_in(sent));
    EXPECT_NE(outcome.part("la"), nullptr);
    EXPECT_EQ(outcome.part("lb"), nullptr);
    EXPECT_EQ(outcome.part("k"), nullptr);
    outcome.parts[0].number = 2;
    EXPECT_THROW(compose_from(outcome, sent), std::runtime_error);
}

TEST(Check, StampsGoByTimeThenNodeThenContent) {
    const auto early = submission_of(1, 10, "y", "{}"), late = submission_of(2, 20, "x", "{}");
    const auto is_earlier = [](const SentCheck& a, const SentCheck& b) {
        return is_before(a.submission, b.submission);
    };
    EXPECT_TRUE(is_earlier(early, late));
    EXPECT_FALSE(is_earlier(late, early));
    EXPECT_TRUE(is_earlier(submission_of(1, 10, "x", "{}"), early));
    auto other = early;
    other.submission.moment.content.low += 1;
    EXPECT_TRUE(is_earlier(early, other));
    other.submission.moment.device_ms -= 1;
    EXPECT_FALSE(is_earlier(early, other));
    EXPECT_FALSE(is_earlier(early, early));
}

TEST(Check, OfNoSubmissionsNothingStands) {
    EXPECT_EQ(outcome_of({}).latest, 0);
    EXPECT_TRUE(outcome_of({}).parts.empty());
}

// ---- what is kept -------------------------------------------------------------------------------

ReplayedCheck some_check() {
    SentCheck decision = submission_of(300, 1'795'000'000'000, "y", lines({"a2"}), {"la", "lc"});
    decision.submission.departures.push_back({"lb", "other", "lx"});
    return replay(submissions_in(
        Submissions{submission_of(1, -5, "x", lines({"a1", "b1"})), decision,
                    submission_of(3, 7, "x", R"({"payments":[{"id":"k","amount":4}]})"),
                    submission_of(4, 8, "z", R"({"paidAmount":9,"nextSeqNo":2})")}));
}

TEST(CheckMerge, IsReadAsItWasPrinted) {
    const ReplayedCheck check = some_check();
    const std::string bytes = check.merge.print();
    EXPECT_TRUE(CheckMerge::can_parse(bytes));
    EXPECT_EQ(CheckMerge::parse(bytes).print(), bytes);
    EXPECT_EQ(CheckMerge::parse(CheckMerge().print()).print(), CheckMerge().print());
    EXPECT_FALSE(CheckMerge::can_parse(""));
    EXPECT_FALSE(CheckMerge::can_parse("\2\1x\1y"));
    for (const auto& [node, words] : check.nodes)
        EXPECT_EQ(print(parse_words(print(words))), print(words));
    const auto parts = said_in(check_of(lines({"a1", "b1"})));
    EXPECT_EQ(print(parse_said(print(parts))), print(parts));
}

// What was read, whatever it is, can be asked and added to.
template <class Use>
void expect_refused_or_usable(const std::string& bytes, int least, Use use) {
    int refused = 0;
    const auto try_out = [&](const std::string& other) {
        try {
            use(other);
        } catch (const std::runtime_error&) {
            ++refused;
        }
    };
    for (std::size_t i = 0; i < bytes.size(); ++i) try_out(bytes.substr(0, i));
    EXPECT_EQ(refused, static_cast<int>(bytes.size()));
    EXPECT_THROW(use(bytes + '\0'), std::runtime_error);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        for (int value = 0; value < 256; ++value) {
            std::string other = bytes;
            other[i] = static_cast<char>(value);
            try_out(other);
        }
    EXPECT_GT(refused, least);
}

TEST(CheckMerge, RefusesOtherBytesAndNeverFailsOtherwise) {
    const ReplayedCheck check = some_check();
    const auto find_nothing = [](const auto&, const auto&, auto, const auto*) {
        return std::optional<PartChange>();
    };
    expect_refused_or_usable(check.merge.print(), 2'000, [&](const std::string& bytes) {
        CheckMerge merge = CheckMerge::parse(bytes);
        NodeWords node;
        merge.append(submission_of(77, 1'796'000'000'000, "x", lines({"a3"})).submission, node,
                     find_nothing);
        merge.outcome();
        merge.print();
    });
    expect_refused_or_usable(print(check.nodes.at("x")), 1'000,
                             [](const std::string& bytes) { print(parse_words(bytes)); });
}

// A part has its latest changes beside it, older ones elsewhere: a copy of the first is a copy all
// the same, and is asked for only by who was away as long.
TEST(CheckMerge, KnowsACopyOfAChangeThatHasSpilled) {
    CheckMerge merge;
    std::map<std::string, NodeWords> nodes;
    std::vector<SpilledChange> spilled;
    int asked = 0;
    const auto find = [&](const std::string& key, const base::Fingerprint& form, auto,
                          const std::string* not_by) {
        ++asked;
        std::optional<PartChange> found;
        for (const SpilledChange& each : spilled)
            if (each.key == key && each.change.form == form &&
                (!not_by || each.change.moment.node != *not_by))
                found = each.change;
        return found;
    };
    const auto send = [&](int number, const std::string& node, const std::string& form) {
        merge.append(submission_of(number, number, node, lines({form})).submission, nodes[node],
                     find);
        for (SpilledChange& each : merge.take_spilled()) spilled.push_back(std::move(each));
    };
    for (int i = 1; i <= 40; ++i) send(i, i % 2 ? "x" : "y", "a" + std::to_string(i));
    EXPECT_EQ(spilled.size(), 24U);
    EXPECT_EQ(asked, 0);
    send(41, "z", "a1");
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(merge.part("la")->changed.number, 40);
    send(42, "w", "a99");
    EXPECT_EQ(merge.part("la")->changed.number, 42);
}

}  // namespace
}  // namespace domain::testing
