// The real program on a fresh demo database, and haproxy in front of it where asked.
#pragma once

#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <memory>
#include <string>
#include <vector>

namespace abuse {

inline constexpr std::string_view demo_store = "650000000000000000000101";

class Server {
public:
    enum class Door { direct, haproxy };
    explicit Server(Door door);

    unsigned short port() const { return port_; }

    struct Logged {
        std::string request_id;
        std::string line;
    };
    // The requests that the program has answered since the last call, in order; not those of a
    // canary or of a client that did not wait for its answers.
    std::vector<Logged> take_log();

    // Ends it by SIGTERM and verifies the database. What was wrong, or nothing.
    std::string finish();

private:
    void start_haproxy();

    support::TempFolder folder_;
    std::string database_;
    std::unique_ptr<support::Process> program_;
    std::unique_ptr<support::Process> haproxy_;
    unsigned short port_ = 0;
    std::size_t log_read_ = 0;
};

}  // namespace abuse
