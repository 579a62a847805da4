// Stands between a server and PostgreSQL, and counts what passes.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace bench {

class CountingProxy {
public:
    // Listens on a socket in `folder`, as PostgreSQL does, and passes all on to that in `cluster`.
    CountingProxy(const std::filesystem::path& folder, std::filesystem::path cluster);
    ~CountingProxy();
    CountingProxy(const CountingProxy&) = delete;
    CountingProxy& operator=(const CountingProxy&) = delete;

    struct Counts {
        std::int64_t trips = 0;       // how often an answer was waited for
        std::int64_t statements = 0;  // executed
    };
    Counts counts() const { return {trips_, statements_}; }
    // The statements since the last call, a line each; those of one round trip under its head, with
    // the number of the connection.
    std::string take_statements();

private:
    struct Connection;

    void serve(int client);
    void pass_requests(Connection& connection);
    void pass_answers(Connection& connection);
    void note_trip(int connection);
    void note(std::string_view sql);

    const std::filesystem::path cluster_;
    int listener_ = -1;
    std::atomic<std::int64_t> trips_ = 0, statements_ = 0;
    std::thread acceptor_;
    std::vector<std::thread> threads_;
    std::vector<int> sockets_;
    std::mutex noting_;
    std::string noted_;
};

}  // namespace bench
