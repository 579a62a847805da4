// Many readers of a store's stream of events on one thread, as cheap as can be: they look for
// marked checks alone, and note when each of them came.
#pragma once

#include "bench/servers.hpp"

#include <chrono>
#include <mutex>
#include <string_view>
#include <thread>

namespace bench {

// As the checkID of a marked check; the same length for each.
std::string mark_text(int mark);

class Listeners {
public:
    using Clock = std::chrono::steady_clock;

    // Returns when all of them are being told. A key opens as many as it may, then the next.
    Listeners(unsigned short port, const std::string& store, const std::vector<std::string>& keys,
              int count);
    ~Listeners();
    Listeners(const Listeners&) = delete;
    Listeners& operator=(const Listeners&) = delete;

    // Until every reader has the mark. Throws when that takes minutes, or when a stream ends.
    void wait_for(int mark) const;
    // When each reader had it that has it.
    std::vector<Clock::time_point> arrivals(int mark) const;
    double bytes() const;  // of all streams so far

private:
    struct Stream {
        int socket = -1;
        std::string head{}, size_line{}, tail{};
        std::size_t left_of_chunk = 0;
        bool is_begun = false;
    };
    void open(unsigned short port, const std::string& target, const std::string& key);
    void run();
    void read(Stream& stream);
    static void take_head(Stream& stream, std::string_view& bytes);
    void take_chunks(Stream& stream, std::string_view bytes);
    void look_for_marks(Stream& stream, std::string_view body);
    template <class IsSo>
    void wait_until(IsSo is_so) const;

    std::vector<Stream> streams_;
    int poll_ = -1;
    mutable std::mutex mutex_;
    std::vector<std::vector<Clock::time_point>> arrivals_;  // of each mark
    std::size_t begun_ = 0, bytes_ = 0;
    std::string fault_;
    bool is_stopping_ = false;
    std::thread thread_;
};

}  // namespace bench
