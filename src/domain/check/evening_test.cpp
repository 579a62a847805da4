// Busy evenings over the service of checks alone, without a program around it.
// COMANDA_SEED=N repeats one and tells what happened, COMANDA_LONG=1 plays a hundred thousand.
#include "domain/check/evening.hpp"

#include "domain/check/amounts.hpp"
#include "domain/check/desk_service.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace domain::testing {
namespace {

struct Counted {
    std::int64_t facts = 0, outdated = 0, apart = 0, conflicts = 0;
};

void play(std::uint64_t seed, Counted& counted, bool tells = false) {
    DeskService service;
    CheckEvening evening(seed, {.is_told = tells}, service);
    const std::string problem = evening.play();
    for (const std::string& each : evening.story()) std::cerr << each << '\n';
    ASSERT_EQ(problem, "") << "COMANDA_SEED=" << seed;
    counted.facts += evening.facts().facts;
    counted.outdated += evening.facts().outdated;
    counted.apart += evening.facts().apart;
    counted.conflicts += evening.conflicts();
}

constexpr std::uint64_t quarters = 4;

class CheckEveningTest : public ::testing::TestWithParam<std::uint64_t> {};
INSTANTIATE_TEST_SUITE_P(Quarter, CheckEveningTest,
                         ::testing::Range<std::uint64_t>(1, quarters + 1));

TEST_P(CheckEveningTest, LosesDoublesAndLowersNothingThatWasAcknowledged) {
    Counted counted;
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10), counted, true);
    const std::uint64_t seeds = seeds_of(2'000, 100'000);
    for (std::uint64_t seed = GetParam(); seed <= seeds && !HasFatalFailure(); seed += quarters)
        play(seed, counted);
    // Few are excused by wrong clocks, or else this shows little.
    EXPECT_GT(counted.facts, 20 * counted.outdated);
    EXPECT_GT(counted.facts, 100 * counted.apart);
    EXPECT_GT(counted.conflicts, 0);
}

// ---- services that are wrong --------------------------------------------------------------------

struct SettlesByKeyAlone : DeskService {
    bool is_settled(const Conflict& conflict, const CheckDocument& now) override {
        return now.part(conflict.found.key) != nullptr;
    }
};
// The old check does not know that the line left.
struct MovesLinesAsIfRemoved : DeskService {
    void spoil(MovedLines& moved) override { moved.left.clear(); }
};
// The check that it left and came back to does not know that.
struct LetsNoLineComeBack : DeskService {
    void spoil(MovedLines& moved) override { moved.returned.clear(); }
};
struct SellsMovedLines : DeskService {
    void spoil(DeskCheck& check, TakenCheck& taken) override {
        if (check.kept.state == CheckState::closed && taken.is_applied)
            taken.source = taken.submission.moment.number;
    }
};
struct LowersClaims : DeskService {
    void spoil(DeskCheck&, TakenCheck& taken) override {
        AmountReader reader(2);
        if (taken.source != 0 || !taken.composed.data.find("payments")) return;
        set_paid(taken.composed.data, paid_of(taken.composed.data, reader), 2);
    }
};
// What a node says is paid gives way to what another says, even if that is older.
struct BelievesTheLastClaim : DeskService {
    void spoil(DeskCheck&, TakenCheck& taken) override {
        const auto& parts = taken.submission.parts;
        const auto claim = std::ranges::find(parts, std::string(1, claim_mark), &SaidPart::key);
        if (!taken.is_applied || taken.source != 0 || claim == parts.end()) return;
        AmountReader reader(2);
        const std::int64_t listed =
            taken.composed.data.find("payments") ? paid_of(taken.composed.data, reader) : 0;
        set_paid(taken.composed.data, std::max(listed, claim->amount), 2);
    }
};
// As if each node had been shown all payments.
struct TakesEqualPaymentsForOne : DeskService {
    void spoil(DeskCheck& check, const std::string& node) override {
        note_answer(check.kept, check.nodes[node]);
    }
};
// A made id does not survive a correction.
struct ForgetsWhatItShowed : DeskService {
    void spoil(DeskCheck& check, const std::string& node) override {
        check.nodes[node].shown.clear();
    }
};
struct DropsWhatComesLate : DeskService {
    void spoil(DeskCheck&, TakenCheck& taken) override {
        if (!taken.is_applied) taken.conflicts.clear();
    }
};
struct DropsWhatIsBehind : DeskService {
    void spoil(DeskCheck&, TakenCheck& taken) override {
        std::erase_if(taken.conflicts, [](const FoundConflict& found) {
            return found.type == FoundConflict::Type::behind;
        });
    }
};
struct DropsWhatIsSaidOfMovedLines : DeskService {
    void spoil(DeskCheck&, TakenCheck& taken) override {
        std::erase_if(taken.conflicts, [](const FoundConflict& found) {
            return found.type == FoundConflict::Type::moved;
        });
    }
};

// What a node sends after a stamp of it was raised goes by its clock alone, before that.
struct ForgetsWhatItRaised : DeskService {
    void spoil(DeskCheck& check, const std::string& node) override {
        check.nodes[node].raises.clear();
        check.nodes[node].top = {};
    }
};
// What a node sent with a later time takes out what it sends after a clock was set back.
struct OmitsByStampAlone : DeskService {
    void spoil(DeskCheck& check, TakenCheck& taken) override {
        const CheckSubmission* top = nullptr;
        for (const CheckSubmission& each : check.submissions)
            if (each.moment.node == taken.submission.moment.node && (!top || is_before(*top, each)))
                top = &each;
        if (!taken.is_applied || !top || is_before(*top, taken.submission)) return;
        std::set<std::string> omitted;
        for (const SaidPart& part : taken.submission.parts)
            if (std::ranges::find(top->parts, part.key, &SaidPart::key) == top->parts.end())
                omitted.insert(part.key);
        taken.composed = without_parts(
            taken.source == 0 ? taken.composed : check.documents.at(taken.source), omitted, 2);
        taken.source = 0;
    }
};
// What has the key of a line that comes gives way to it.
struct ReplacesLinesOfTheTarget : DeskService {
    void spoil(MovedLines& moved) override {
        std::set<std::string> replaced;
        for (const Departure& each : moved.left)
            if (each.key != each.as_key) replaced.insert(each.key);
        moved.to = without_parts(moved.to, replaced, 2);
    }
};
// A conflict for each submission that says it.
struct AsksAgain : DeskService {
    void spoil(DeskCheck& check, const std::string&) override { check.conflicts = &none; }
    std::vector<Conflict> none{};
};

// The first evening that finds it, 0 for none of two hundred.
template <class Service>
std::uint64_t found_in() {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Service service;
        if (!CheckEvening(seed, {}, service).play().empty()) return seed;
    }
    return 0;
}

TEST(CheckEvening, FindsServicesThatAreWrong) {
    EXPECT_EQ(found_in<DeskService>(), 0U);
    EXPECT_NE(found_in<SettlesByKeyAlone>(), 0U);
    EXPECT_NE(found_in<MovesLinesAsIfRemoved>(), 0U);
    EXPECT_NE(found_in<LetsNoLineComeBack>(), 0U);
    EXPECT_NE(found_in<SellsMovedLines>(), 0U);
    EXPECT_NE(found_in<LowersClaims>(), 0U);
    EXPECT_NE(found_in<BelievesTheLastClaim>(), 0U);
    EXPECT_NE(found_in<TakesEqualPaymentsForOne>(), 0U);
    EXPECT_NE(found_in<ForgetsWhatItShowed>(), 0U);
    EXPECT_NE(found_in<DropsWhatComesLate>(), 0U);
    EXPECT_NE(found_in<DropsWhatIsBehind>(), 0U);
    EXPECT_NE(found_in<DropsWhatIsSaidOfMovedLines>(), 0U);
    EXPECT_NE(found_in<ForgetsWhatItRaised>(), 0U);
    EXPECT_NE(found_in<OmitsByStampAlone>(), 0U);
    EXPECT_NE(found_in<ReplacesLinesOfTheTarget>(), 0U);
    EXPECT_NE(found_in<AsksAgain>(), 0U);
}

}  // namespace
}  // namespace domain::testing
