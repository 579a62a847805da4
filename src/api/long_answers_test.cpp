#include "api/long_answers.hpp"

#include "api/workers.hpp"
#include "base/refusal.hpp"
#include "http/memory.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace api {
namespace {

using Answer = std::shared_ptr<const LongAnswers::Answer>;

auth::Principal principal(std::string id) {
    auth::Principal made;
    made.account = "account";
    made.id = std::move(id);
    return made;
}

std::string long_text(char letter) { return std::string(2 * Spool::memory_bytes_max, letter); }

struct LongAnswersTest : testing::Test {
    support::TempFolder folder;
    http::Memory memory{64 << 20};
    Lane lane{{.threads = 3, .waiting_max = 4}};
    LongAnswers answers{folder / "", memory};
    auth::Principal ours = principal("ours"), theirs = principal("theirs");
    std::atomic<int> made = 0;

    std::future<Answer> ask(const auth::Principal& who, std::string_view target,
                            std::string_view tag, const std::string& text) {
        auto promise = std::make_shared<std::promise<Answer>>();
        answers.ask(
            lane, {who, target, tag},
            [this, text](Spool& spool) {
                ++made;
                spool.append(text);
                return LongAnswers::Head{"X-Test: 1\r\n", "text/csv"};
            },
            [promise](Answer answer, const std::exception_ptr& thrown) {
                if (thrown)
                    promise->set_exception(thrown);
                else
                    promise->set_value(std::move(answer));
            });
        return promise->get_future();
    }
    static std::string drained(Answer answer) {
        auto response = LongAnswers::response_of(std::move(answer));
        EXPECT_EQ(response.fields, "X-Test: 1\r\n");
        EXPECT_EQ(response.content_type, "text/csv");
        if (auto* text = std::get_if<std::shared_ptr<const std::string>>(&response.body))
            return **text;
        std::string all;
        auto state = http::Stream::State::more;
        while (state == http::Stream::State::more)
            std::get<std::unique_ptr<http::Stream>>(response.body)
                ->pull([&](const std::string& piece, http::Stream::State its_state) {
                    EXPECT_LE(piece.size(), 64U * 1024);
                    all += piece;
                    state = its_state;
                });
        EXPECT_EQ(state, http::Stream::State::last);
        return all;
    }
    static int status_of(std::future<Answer>& future) {
        try {
            future.get();
            return 200;
        } catch (const base::Refusal& refusal) {
            return refusal.status;
        }
    }
};

// Holds threads of a lane until it goes.
struct Block {
    Block(Lane& lane, std::string_view who, int threads) {
        for (int i = 0; i < threads; ++i)
            lane.post(who, [is_over = is_over, this] {
                ++begun;
                is_over.wait();
            });
        while (begun < threads) std::this_thread::yield();
    }
    ~Block() { over.set_value(); }

    std::promise<void> over;
    std::shared_future<void> is_over = over.get_future().share();
    std::atomic<int> begun = 0;
};

TEST_F(LongAnswersTest, AreReadOnceForAllWhoAskMeanwhile) {
    std::vector<std::future<Answer>> tablets;
    {
        const Block block(lane, "ours", 2);
        for (int i = 0; i < 300; ++i) tablets.push_back(ask(ours, "/list", "1", long_text('a')));
        EXPECT_TRUE(answers.is_under_way({ours, "/list", "1"}));
    }
    std::vector<Answer> reading;
    for (auto& tablet : tablets) reading.push_back(tablet.get());
    EXPECT_EQ(made, 1);
    // Some are still reading: who comes now reads along.
    reading.push_back(ask(ours, "/list", "1", long_text('b')).get());
    EXPECT_EQ(made, 1);
    for (int i : {0, 299, 300})
        EXPECT_EQ(drained(reading[static_cast<std::size_t>(i)]), long_text('a'));
    reading.clear();
    EXPECT_FALSE(answers.is_under_way({ours, "/list", "1"}));
    EXPECT_EQ(drained(ask(ours, "/list", "1", long_text('c')).get()), long_text('c'));
}

TEST_F(LongAnswersTest, AreNotThoseOfAnotherQuestionStateOrAsker) {
    const Answer first = ask(ours, "/list", "1", long_text('a')).get();
    EXPECT_EQ(drained(ask(ours, "/other", "1", long_text('b')).get()), long_text('b'));
    EXPECT_EQ(drained(ask(ours, "/list", "2", long_text('c')).get()), long_text('c'));
    EXPECT_EQ(drained(ask(theirs, "/list", "1", long_text('d')).get()), long_text('d'));
    EXPECT_EQ(drained(first), long_text('a'));
}

TEST_F(LongAnswersTest, ShortOnesAreOnePieceAndNotHeld) {
    const Answer answer = ask(ours, "/search", "1", "found").get();
    EXPECT_EQ(drained(answer), "found");
    EXPECT_FALSE(answers.is_under_way({ours, "/search", "1"}));
}

TEST_F(LongAnswersTest, AKeyHasItsShareOfTheQueue) {
    std::vector<std::future<Answer>> waiting;
    const Block block(lane, "ours", 2);
    for (int i = 0; i < 4; ++i) waiting.push_back(ask(ours, "/" + std::to_string(i), "1", "text"));
    auto refused = ask(ours, "/more", "1", "text");
    EXPECT_EQ(status_of(refused), 503);
    EXPECT_FALSE(answers.is_under_way({ours, "/more", "1"}));
    auto others = ask(theirs, "/list", "1", "text");
    EXPECT_EQ(status_of(others), 200);
}

TEST_F(LongAnswersTest, AKeyHasItsShareOfTheDisk) {
    std::vector<Answer> slow_readers;
    for (int i = 0; i < LongAnswers::files_max; ++i)
        slow_readers.push_back(ask(ours, "/" + std::to_string(i), "1", long_text('a')).get());
    auto refused = ask(ours, "/more", "1", long_text('b'));
    EXPECT_EQ(status_of(refused), 503);
    auto small = ask(ours, "/small", "1", "text");
    EXPECT_EQ(status_of(small), 200);
    auto others = ask(theirs, "/list", "1", long_text('c'));
    EXPECT_EQ(status_of(others), 200);
    slow_readers.pop_back();
    auto taken = ask(ours, "/more", "1", long_text('b'));
    EXPECT_EQ(status_of(taken), 200);
}

TEST_F(LongAnswersTest, WhatGoesWrongIsToldToAllWhoWait) {
    std::vector<std::future<Answer>> waiting;
    {
        const Block block(lane, "ours", 2);
        for (int i = 0; i < 3; ++i) {
            auto promise = std::make_shared<std::promise<Answer>>();
            waiting.push_back(promise->get_future());
            answers.ask(
                lane, {ours, "/list", "1"},
                [](Spool&) -> LongAnswers::Head { throw std::runtime_error("broken"); },
                [promise](const Answer&, const std::exception_ptr& thrown) {
                    promise->set_exception(thrown);
                });
        }
    }
    for (auto& one : waiting) EXPECT_THROW(one.get(), std::runtime_error);
    EXPECT_FALSE(answers.is_under_way({ours, "/list", "1"}));
}

}  // namespace
}  // namespace api
