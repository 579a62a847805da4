// Stands between a program and PostgreSQL: passes everything on, until it is told to break a
// connection at the answer to a COMMIT, or to another statement, or to lose what NOTIFY sends.
// Counts how often the program asks for answers.
#pragma once

#include "support/temp_folder.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace support {

class PostgresProxy {
public:
    // What becomes of a connection whose statement has been run.
    enum class Break : std::uint8_t {
        none,
        closed_after_answer,  // it is answered, then FATAL 57P01 instead of the end
        silent_after_answer,  // it is answered, then the connection is closed
        closed_at_answer,     // FATAL 57P01 instead of the answer
        silent_at_answer      // closed instead of the answer
    };

    // `url` names the folder of a local socket as its host.
    explicit PostgresProxy(const std::string& url);
    ~PostgresProxy();
    PostgresProxy(const PostgresProxy&) = delete;
    PostgresProxy& operator=(const PostgresProxy&) = delete;

    const std::string& url() const { return url_; }
    // Once, at the next answer of any connection to a statement of this sort.
    void break_next(Break how, std::string_view statement = "COMMIT");
    // From now on no connection hears of a NOTIFY.
    void lose_notifications() { loses_notifications_ = true; }
    int lost() const { return lost_; }  // notifications
    // How often answers to a pipeline of statements were asked for, except on a connection that
    // listens for notifications. What was sent before the call counts, though nobody waits for it.
    std::int64_t trips() const;

private:
    void accept_all();
    void serve(int client);
    void pass_between(int client, int server);
    bool take_from_client(int client, std::string& bytes, std::string& to_count, bool& listens);
    Break take_break(std::string_view message);
    void count_trips(std::string& pending, bool& listens);
    bool pass_on(int client, std::string& pending);

    TempFolder folder_;
    std::string url_, target_;
    int listening_ = -1;
    mutable std::mutex mutex_;
    std::set<int> clients_;  // their sockets
    std::int64_t trips_ = 0;
    Break next_ = Break::none;
    std::string next_answer_;
    std::atomic<bool> is_stopping_{false}, loses_notifications_{false};
    std::atomic<int> lost_{0};
    std::vector<std::thread> serving_;  // added to by the accepting thread alone
    std::thread accepting_;
};

}  // namespace support
