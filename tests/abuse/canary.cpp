// The canary sings on a thread and a connection of its own.
#include "abuse/canary.hpp"

#include "abuse/server.hpp"
#include "http/test_support.hpp"

#include <algorithm>

namespace abuse {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

Canary::Canary(unsigned short port) : port_(port), thread_([this] { sing(); }) {}

Canary::~Canary() {
    is_ending_ = true;
    thread_.join();
    EXPECT_GT(answered_, 0) << "the canary never sang";
}

void Canary::sing() {
    http::test::RawClient client(port_);
    const std::string target = "/v1/svc/store/" + std::string(demo_store) + "/departments";
    for (int i = 0; !is_ending_; ++i) {
        const std::string id = "canary-" + std::to_string(i);
        const auto start = Clock::now();
        client.send(http::test::get(target, "apikey: demo-key\r\nX-Request-Id: " + id + "\r\n"));
        const auto answer = client.answer(false, 30s);
        const auto took =
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
        ASSERT_TRUE(answer) << "the canary was not answered";
        ASSERT_EQ(answer->status, 200) << answer->body;
        ASSERT_EQ(answer->header("x-request-id"), id) << "the canary got another's answer";
        ASSERT_TRUE(answer->body.starts_with("[{")) << answer->body;
        ++answered_;
        {
            const std::lock_guard lock(mutex_);
            times_.push_back(took);
        }
        std::this_thread::sleep_for(1ms);
    }
}

std::chrono::microseconds Canary::p99_of(int count) {
    {
        const std::lock_guard lock(mutex_);
        times_.clear();
    }
    auto last_song = Clock::now();
    for (int heard = answered_; Clock::now() - last_song < 60s;) {
        std::this_thread::sleep_for(10ms);
        if (answered_ > heard) last_song = Clock::now();
        heard = answered_;
        const std::lock_guard lock(mutex_);
        if (times_.size() < static_cast<std::size_t>(count)) continue;
        std::sort(times_.begin(), times_.end());
        return times_[times_.size() * 99 / 100];
    }
    ADD_FAILURE() << "the canary fell silent";
    return {};
}

}  // namespace abuse
