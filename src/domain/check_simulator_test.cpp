// Evenings of many devices over the merge itself, and over three that are wrong.
// COMANDA_SEED=N repeats one, COMANDA_LONG=1 plays a million.
#include "domain/check_merge_service.hpp"
#include "domain/check_model.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace domain::testing {
namespace {

StandingPart standing(const CheckPart& part, const CheckSubmission& in) {
    return {part.key, part.form, in.at_ms, in.node, in.content, in.number};
}

// What a wrong merge makes of each submission, by their stamps, to what stood before.
using Standing = std::map<std::string, StandingPart>;
using WrongMerge = void (*)(Standing& standing, const CheckSubmission& submission);

void take_the_whole_check(Standing& stands, const CheckSubmission& submission) {
    std::erase_if(stands, [](const auto& part) { return !is_payment(part.first); });
    for (const CheckPart& part : submission.check.parts)
        stands.insert_or_assign(part.key, standing(part, submission));
}

void let_the_latest_stamp_decide(Standing& stands, const CheckSubmission& submission) {
    std::erase_if(stands, [&](const auto& part) {
        return part.second.changed_by == submission.node && !is_payment(part.first);
    });
    for (const CheckPart& part : submission.check.parts)
        stands.insert_or_assign(part.key, standing(part, submission));
}

CheckOutcome outcome_by(WrongMerge merge, const std::vector<CheckSubmission>& by_stamp) {
    Standing stands;
    for (const CheckSubmission& each : by_stamp) merge(stands, each);
    CheckOutcome outcome{.latest = by_stamp.back().number};
    for (const auto& [key, part] : stands) outcome.parts.push_back(part);
    return outcome;
}

CheckOutcome last_writer_takes_all(std::vector<CheckSubmission>& by_stamp) {
    return outcome_by(take_the_whole_check, by_stamp);
}

CheckOutcome latest_stamp_decides(std::vector<CheckSubmission>& by_stamp) {
    return outcome_by(let_the_latest_stamp_decide, by_stamp);
}

// Right about copies.
CheckOutcome missing_is_removed(std::vector<CheckSubmission>& by_stamp) {
    std::set<std::string> known;
    for (CheckSubmission& each : by_stamp) {
        for (const std::string& key : known)
            if (!each.check.part(key)) each.decided.push_back(key);
        for (const CheckPart& part : each.check.parts) known.insert(part.key);
    }
    return outcome_of(by_stamp);
}

class WrongService : public MergeService {
public:
    using Merge = CheckOutcome (*)(std::vector<CheckSubmission>& by_stamp);
    explicit WrongService(Merge merge) : merge_(merge) {}

protected:
    CheckOutcome outcome() const override {
        std::vector<CheckSubmission> by_stamp = submissions();
        std::ranges::sort(by_stamp, is_before);
        return merge_(by_stamp);
    }

private:
    Merge merge_;
};

struct Lines {
    std::int64_t clear = 0, unclear = 0;
};

void play(std::uint64_t seed, Lines& lines) {
    MergeService service;
    CheckSimulator evening(seed, {}, service);
    ASSERT_EQ(evening.play(), "") << "COMANDA_SEED=" << seed;
    lines.clear += evening.lines_clear;
    lines.unclear += evening.lines_unclear;

    if (service.submissions().empty()) return;
    const std::string data = service.data();
    std::vector<const CheckSubmission*> order;
    for (const CheckSubmission& each : service.submissions()) order.push_back(&each);
    std::mt19937_64 random(seed);
    shuffle(random, order);
    CheckHistory history;
    for (const CheckSubmission* each : order) history.add(*each);
    ASSERT_EQ(service.data_of(history.outcome()), data) << "COMANDA_SEED=" << seed;
    if (seed % 16 != 0) return;
    ASSERT_EQ(service.data_of(outcome_of(service.submissions())), data) << "COMANDA_SEED=" << seed;
}

constexpr std::uint64_t quarters = 4;

class CheckSimulatorTest : public ::testing::TestWithParam<std::uint64_t> {};
INSTANTIATE_TEST_SUITE_P(Quarter, CheckSimulatorTest,
                         ::testing::Range<std::uint64_t>(1, quarters + 1));

TEST_P(CheckSimulatorTest, LosesDoublesAndRevivesNoLineWhateverTheOrder) {
    Lines lines;
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10), lines);
    const std::uint64_t seeds = seeds_of(2'000, 1'000'000);
    for (std::uint64_t seed = GetParam(); seed <= seeds && !HasFatalFailure(); seed += quarters)
        play(seed, lines);
    EXPECT_GT(lines.clear, 10 * lines.unclear);
}

TEST(CheckSimulator, FindsMergesThatAreWrong) {
    for (const auto merge : {last_writer_takes_all, latest_stamp_decides, missing_is_removed}) {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            WrongService service(merge);
            if (!CheckSimulator(seed, {}, service).play().empty()) ++found;
        }
        EXPECT_GT(found, 20);
    }
}

}  // namespace
}  // namespace domain::testing
