// The real program serving the demo, to be killed and started again on the same database.
#pragma once

#include "http/client.hpp"
#include "support/process.hpp"

#include <memory>
#include <string>

namespace crash {

inline constexpr const char* store = "650000000000000000000101";

class Server {
public:
    // `executable` is the path of comanda, `database` its setting. The log goes to `log_path`.
    Server(std::string executable, std::string database, std::string log_path);

    // `failpoint`: NAME[:N] or empty. Returns when it listens; throws when it does not.
    void start(const std::string& failpoint = {});
    void spawn(const std::string& failpoint = {});  // the first half of start()
    void await();                                   // the second

    void signal(int number) const { process_->signal(number); }
    int wait();  // until it has ended; exit code, 128 + signal when it was killed

    http::Client client() const { return http::Client::to_address(host_, port_); }
    std::string epoch() const;  // as it stands behind positions
    // Throws a Difference when `comanda verify` finds anything. The server may run.
    void verify() const;
    std::string log_tail() const;

private:
    std::string executable_, database_, log_path_;
    std::unique_ptr<support::Process> process_;
    std::string host_;
    unsigned short port_ = 0;
};

}  // namespace crash
