// Throw-away PostgreSQL for tests: clusters that live in a temporary folder and listen on a local
// socket only, and databases in them.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

namespace support {

// A cluster of its own. Run as root, it belongs to an unprivileged user. Throws std::runtime_error
// when PostgreSQL is not installed or does not start.
class PostgresCluster {
public:
    PostgresCluster();                                           // makes and starts one
    explicit PostgresCluster(std::filesystem::path its_folder);  // takes over one that runs
    ~PostgresCluster();                                          // stops and removes it
    PostgresCluster(const PostgresCluster&) = delete;
    PostgresCluster& operator=(const PostgresCluster&) = delete;

    void start();
    void stop();  // as a shutdown of the machine would
    void kill();  // as a crash would: connections break in the middle

    const std::filesystem::path& folder() const { return folder_; }
    void leave() { is_left_ = true; }  // it goes on running

private:
    void control(const std::string& action, const std::string& mode) const;

    std::filesystem::path folder_;
    bool is_left_ = false;
};

// The folder of the cluster that the tests of one run share. The file that the environment variable
// COMANDA_TEST_POSTGRES names says where it is; without one, this process starts its own.
std::filesystem::path shared_postgres();

// An empty database, dropped at the end. Its language orders text otherwise than by bytes, so that
// tests notice where that is not settled.
class PostgresDatabase {
public:
    explicit PostgresDatabase(std::filesystem::path cluster = shared_postgres());
    ~PostgresDatabase();
    PostgresDatabase(const PostgresDatabase&) = delete;
    PostgresDatabase& operator=(const PostgresDatabase&) = delete;

    const std::string& url() const { return url_; }
    // Runs SQL on a connection of its own; the first field of the first row.
    std::string run(const std::string& sql) const;

private:
    std::filesystem::path cluster_;
    std::string name_;
    std::string url_;
};

}  // namespace support
