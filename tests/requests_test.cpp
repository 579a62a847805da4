// Whole requests made of random bytes, and of those in fuzz/corpus/request, on both engines. The
// seed is printed; COMANDA_SEED=N tries that one again, COMANDA_LONG=1 tries more.
#include "support/process.hpp"
#include "support/request_play.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <random>

namespace {

constexpr int inputs_between_verifications = 200;

std::string random_bytes(std::mt19937& random) {
    std::string bytes(std::uniform_int_distribution<std::size_t>(1, 600)(random), '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    return bytes;
}

unsigned seed() {
    const char* given = std::getenv("COMANDA_SEED");
    return given ? static_cast<unsigned>(std::stoul(given)) : std::random_device()();
}

class RequestsTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override { begin(); }
    void TearDown() override {
        std::printf("inputs %d, answers", inputs_);
        for (const auto& [status, count] : statuses_) std::printf("  %d: %d", status, count);
        std::printf("\n");
    }
    void begin() { play_ = std::make_unique<support::RequestPlay>(GetParam()); }
    void play(std::string_view input) {
        ++inputs_;
        ASSERT_EQ(play_->play(input), "");
    }
    void verify() {
        for (const auto& [status, count] : play_->statuses()) statuses_[status] += count;
        ASSERT_EQ(play_->verified(), "");
    }

    int inputs_ = 0;
    std::map<int, int> statuses_;

    std::unique_ptr<support::RequestPlay> play_;
};

TEST_P(RequestsTest, Corpus) {
    int count = 0;
    for (const auto& file :
         std::filesystem::directory_iterator(COMANDA_SOURCE_DIR "/tests/fuzz/corpus/request")) {
        SCOPED_TRACE(file.path().string());
        play(support::read_file(file.path()));
        ++count;
    }
    EXPECT_GT(count, 0);
    verify();
}

TEST_P(RequestsTest, RandomBytes) {
    using namespace std::chrono_literals;
    using Clock = std::chrono::steady_clock;
    const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
    const auto end = Clock::now() + (is_long ? 300s : 15s);  // for each engine
    const unsigned number = seed();
    std::fprintf(stderr, "seed %u\n", number);  // also told when a request ends the process
    std::mt19937 random(number);
    for (int i = 0; Clock::now() < end && !HasFatalFailure(); ++i) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(number) + ", input " + std::to_string(i));
        play(random_bytes(random));
        if ((i + 1) % inputs_between_verifications != 0) continue;
        verify();
        begin();
    }
    verify();
    EXPECT_GT(statuses_[200] * 8, inputs_);
}

INSTANTIATE_TEST_SUITE_P(Engines, RequestsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
