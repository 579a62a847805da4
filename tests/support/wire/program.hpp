// The real program as the system under test: its own process, on a fresh database.
#pragma once

#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"
#include "support/wire/run.hpp"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace wire {

class Program final : public System {
public:
    // `executable` is the path of comanda, `engine` sqlite or postgres. The server starts with the
    // first request.
    Program(std::string executable, std::string_view engine);

    Answer call(const Request& request) override;
    Answer command(const std::vector<std::string>& arguments) override;
    void add_server_arguments(const std::vector<std::string>& arguments) override;
    void restart() override;
    void kill() override;
    void finish() override;

    std::string log() const;  // what the server wrote to standard error

private:
    void start();
    void end(int signal, int status_expected);

    std::string executable_;
    support::TempFolder folder_;
    std::unique_ptr<support::PostgresDatabase> postgres_;
    std::string database_;
    std::vector<std::string> server_arguments_;
    std::mutex starting_;
    std::unique_ptr<support::Process> server_;
    std::string host_;
    unsigned short port_ = 0;
};

}  // namespace wire
