// Random submissions of a check, with few lines, forms and stamps so that they meet often: the
// history says what the model says, in whichever order they are added. COMANDA_SEED=N repeats one,
// COMANDA_LONG=1 takes a hundred times as many.
#include "domain/check_examples.hpp"
#include "domain/check_history.hpp"
#include "domain/check_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace domain::testing {
namespace {

class Maker {
public:
    explicit Maker(std::uint64_t seed) : random(seed), moments_(2 + below(random, 12)) {}

    std::vector<CheckSubmission> submissions() {
        std::vector<CheckSubmission> made;
        for (int count = 1 + below(random, 14); count > 0; --count)
            made.push_back(submission(std::ssize(made) + 1));
        return made;
    }

    std::mt19937_64 random;

private:
    CheckSubmission submission(std::int64_t number) {
        std::string data = R"({"note":")" + std::to_string(number) + R"(","seats":[)";
        std::string lines[3];
        for (const char* id : {"a", "b", "c"})
            if (!is_one_in(random, 3)) add(lines[below(random, 8) / 3], line(id));
        if (is_one_in(random, 5)) add(lines[0], line("a"));
        data += R"({"id":"1","orders":[)" + lines[0] + R"(]},{"id":"2","orders":[)" + lines[1];
        data += R"(]}],"orders":[)" + lines[2] + R"(],"payments":[)" + payments() + "]}";
        auto made = submission_of(number, below(random, moments_),
                                  std::string(1, static_cast<char>('x' + below(random, 3))), data);
        for (const char* key : {"la", "lb", "lc", "pk"})
            if (is_one_in(random, 8)) made.decided.emplace_back(key);
        return made;
    }
    // Its members come in both orders, which makes no other form.
    std::string line(const std::string& id) {
        const std::string name = R"("orderUniqueId":")" + id + '"';
        const std::string form = R"("quantity":)" + std::to_string(below(random, 3));
        return is_one_in(random, 2) ? '{' + name + ',' + form + '}' : '{' + form + ',' + name + '}';
    }
    std::string payments() {
        std::string list;
        if (is_one_in(random, 2))
            add(list, R"({"id":"k","amount":)" + std::to_string(below(random, 2)) + '}');
        if (is_one_in(random, 3)) add(list, R"({"method":"cash","amount":5})");
        return list;
    }
    static void add(std::string& list, const std::string& element) {
        list += (list.empty() ? "" : ",") + element;
    }

    int moments_;
};

std::string told(const CheckOutcome& outcome) {
    std::string text = "latest " + std::to_string(outcome.latest);
    for (const StandingPart& part : outcome.parts)
        text += "; " + part.key + ' ' + part.form.hex() + " since " +
                std::to_string(part.changed_ms) + ' ' + part.changed_by + ' ' +
                part.changed_in.hex() + " in " + std::to_string(part.number);
    return text;
}

std::string document(const CheckOutcome& outcome, std::span<const CheckSubmission> submissions) {
    const ComposedCheck check = compose_from(outcome, submissions);
    return (check.is_merged ? "merged " : "as sent ") + print(check.data);
}

// Adds them one after the other; now and then it is printed and parsed in between.
CheckHistory history_of(std::span<const CheckSubmission> submissions, std::mt19937_64& random) {
    CheckHistory history;
    for (const CheckSubmission& submission : submissions) {
        history.add(submission);
        if (is_one_in(random, 4)) history = CheckHistory::parse(history.print());
    }
    return history;
}

void try_seed(std::uint64_t seed) {
    Maker make(seed);
    std::vector<CheckSubmission> submissions = make.submissions();
    const CheckOutcome expected = outcome_of(submissions);
    const std::string text = document(expected, submissions);
    for (int i = 0; i < 3; ++i) {
        shuffle(make.random, submissions);
        const CheckHistory history = history_of(submissions, make.random);
        const CheckOutcome outcome = history.outcome();
        ASSERT_EQ(told(outcome), told(expected)) << "COMANDA_SEED=" << seed;
        ASSERT_EQ(document(outcome, submissions), text) << "COMANDA_SEED=" << seed;
        ASSERT_EQ(history.latest_ms(),
                  std::ranges::max(submissions, {}, &CheckSubmission::at_ms).at_ms);
    }
    // The document has what stands. (Of two with one id, either may be the first there.)
    const CheckDocument read = check_of(text.substr(text.find('{')));
    ASSERT_EQ(read.parts.size(), expected.parts.size()) << "COMANDA_SEED=" << seed;
    for (const StandingPart& part : expected.parts)
        ASSERT_TRUE(part.key.starts_with("la") ||
                    (read.part(part.key) && read.part(part.key)->form == part.form))
            << part.key << " in " << text << " COMANDA_SEED=" << seed;
}

TEST(CheckHistory, SaysWhatTheModelSaysInAnyOrder) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return try_seed(std::strtoull(seed, nullptr, 10));
    const std::uint64_t seeds = seeds_of(2'000, 200'000);
    for (std::uint64_t seed = 1; seed <= seeds && !HasFatalFailure(); ++seed) try_seed(seed);
}

}  // namespace
}  // namespace domain::testing
