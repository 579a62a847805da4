// Throw-away PostgreSQL for tests: clusters that live in a temporary folder and listen on a local
// socket only, and databases in them.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

// How a cluster differs from the usual.
struct PostgresPlan {
    std::vector<std::string> initdb{};  // further arguments
    std::string settings{};             // lines of postgresql.conf that come after the usual
    // Writes the folder of data instead of initdb.
    std::function<void(const std::filesystem::path&)> fill{};
};

// A cluster of its own. Run as root, it belongs to an unprivileged user. Throws std::runtime_error
// when PostgreSQL is not installed or does not start.
class PostgresCluster {
public:
    explicit PostgresCluster(const PostgresPlan& plan = {});     // makes and starts one
    explicit PostgresCluster(std::filesystem::path its_folder);  // takes over one that runs
    ~PostgresCluster();                                          // stops and removes it
    PostgresCluster(const PostgresCluster&) = delete;
    PostgresCluster& operator=(const PostgresCluster&) = delete;

    // `environment`: NAME=VALUE for the server.
    void start(const std::vector<std::string>& environment = {});
    void stop();  // as a shutdown of the machine would
    void kill();  // as a crash would: connections break in the middle

    const std::filesystem::path& folder() const { return folder_; }
    std::string url(const std::string& database) const;
    // A file in the folder that the server may read and write; its path.
    std::string add_file(const std::string& name, const std::string& content) const;
    void leave() { is_left_ = true; }  // it goes on running

private:
    void control(const std::string& action, const std::string& mode,
                 const std::vector<std::string>& environment = {}) const;

    std::filesystem::path folder_;
    bool is_left_ = false;
};

// The folder of the cluster that the tests of one run share. The file that the environment variable
// COMANDA_TEST_POSTGRES names says where it is; without one, this process starts its own.
std::filesystem::path shared_postgres();

// Runs SQL on a connection of its own; the first field of the first row.
std::string run_sql(const std::string& url, const std::string& sql);

// A database, dropped at the end. Its language orders text otherwise than by bytes, so that tests
// notice where that is not settled.
class PostgresDatabase {
public:
    // An empty one.
    explicit PostgresDatabase(std::filesystem::path cluster = shared_postgres());
    // A copy of one in the shared cluster that `fill` has filled, and which is kept for all who
    // name the same contents. `fill` gets its URL and leaves no connection behind.
    using Fill = std::function<void(const std::string& url)>;
    PostgresDatabase(std::string_view contents, const Fill& fill);
    ~PostgresDatabase();
    PostgresDatabase(const PostgresDatabase&) = delete;
    PostgresDatabase& operator=(const PostgresDatabase&) = delete;

    const std::string& url() const { return url_; }
    std::string run(const std::string& sql) const { return run_sql(url_, sql); }

private:
    std::filesystem::path cluster_;
    std::string name_;
    std::string url_;
};

}  // namespace support
