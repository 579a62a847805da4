#include "support/postgres.hpp"

#include "support/process.hpp"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <vector>

namespace support {
namespace {

namespace fs = std::filesystem;

// The newest that is installed. Debian keeps the programs of the server out of the path.
fs::path programs() {
    std::vector<std::pair<int, fs::path>> found;
    std::error_code absent;
    for (const auto& entry : fs::directory_iterator("/usr/lib/postgresql", absent))
        if (fs::exists(entry.path() / "bin/initdb"))
            found.emplace_back(std::atoi(entry.path().filename().c_str()), entry.path() / "bin");
    if (found.empty())
        throw std::runtime_error(
            "PostgreSQL is not installed; ./dev test installs it (postgresql-15)");
    return std::max_element(found.begin(), found.end())->second;
}

// The server refuses to run as root.
const passwd* unprivileged_user() {
    if (geteuid() != 0) return nullptr;
    for (const char* name : {"postgres", "nobody"})
        if (const passwd* user = getpwnam(name)) return user;
    throw std::runtime_error("there is no unprivileged user to run PostgreSQL as");
}

void run_unprivileged(std::vector<std::string> command) {
    if (const passwd* user = unprivileged_user()) {
        std::vector<std::string> prefix{"setpriv", "--reuid=" + std::to_string(user->pw_uid),
                                        "--regid=" + std::to_string(user->pw_gid), "--clear-groups",
                                        "--reset-env"};
        command.insert(command.begin(), prefix.begin(), prefix.end());
    }
    const Outcome outcome = support::run(command);
    if (outcome.status != 0)
        throw std::runtime_error("failed: " + command.back() + "\n" + outcome.out + outcome.err);
}

void give_away(const fs::path& folder) {
    const passwd* user = unprivileged_user();
    if (!user) return;
    const std::string owner = std::to_string(user->pw_uid) + ":" + std::to_string(user->pw_gid);
    if (support::run({"chown", "-R", owner, folder}).status != 0)
        throw std::runtime_error("cannot give " + folder.string() + " away");
}

// Local sockets have short names: the folder lies where temporary folders do.
fs::path fresh_folder() {
    std::string name = "/tmp/comanda-pg-XXXXXX";
    if (!mkdtemp(name.data())) throw std::runtime_error("cannot make " + name);
    give_away(name);
    return name;
}

std::string url_of(const fs::path& cluster, const std::string& database) {
    return "postgresql://comanda@/" + database + "?host=" + cluster.string();
}

}  // namespace

std::string run_sql(const std::string& url, const std::string& sql) {
    std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(url.c_str()), &PQfinish);
    std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()),
                                                         &PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        throw std::runtime_error(sql + "\n" + PQerrorMessage(connection.get()));
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

// Nothing here outlives the machine, so nothing waits for its disk.
PostgresCluster::PostgresCluster(const PostgresPlan& plan) : folder_(fresh_folder()) {
    const fs::path data = folder_ / "data";
    try {
        if (plan.fill) {
            plan.fill(data);
            fs::permissions(data, fs::perms::owner_all);
            give_away(data);
        } else {
            std::vector<std::string> command{programs() / "initdb",
                                             "--pgdata=" + data.string(),
                                             "--username=comanda",
                                             "--auth=trust",
                                             "--encoding=UTF8",
                                             "--locale=C.UTF-8",
                                             "--no-sync"};
            command.insert(command.end(), plan.initdb.begin(), plan.initdb.end());
            run_unprivileged(command);
        }
        std::ofstream(data / "postgresql.conf", std::ios::app)
            << "listen_addresses = ''\nunix_socket_directories = '" << folder_.string()
            << "'\nfsync = off\nfull_page_writes = off\nmax_connections = 300\n"
               "shared_buffers = 32MB\nlog_line_prefix = '%m %p %d '\n"
               "max_wal_size = 256MB\nautovacuum_naptime = 10min\n"
            << plan.settings << '\n';
        start();
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
        throw;
    }
}

PostgresCluster::PostgresCluster(fs::path its_folder) : folder_(std::move(its_folder)) {}

PostgresCluster::~PostgresCluster() {
    if (is_left_) return;
    try {
        control("stop", "immediate");
    } catch (const std::exception&) {
        // It was stopped by the test, or has ended by itself: only the folder is left.
    }
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void PostgresCluster::control(const std::string& action, const std::string& mode,
                              const std::vector<std::string>& environment) const {
    std::vector<std::string> command{programs() / "pg_ctl",
                                     "--pgdata=" + (folder_ / "data").string(),
                                     "--log=" + (folder_ / "log").string(), "--wait", "--silent"};
    if (!environment.empty()) {
        command.insert(command.begin(), environment.begin(), environment.end());
        command.insert(command.begin(), "env");
    }
    if (!mode.empty()) command.push_back("--mode=" + mode);
    command.push_back(action);
    run_unprivileged(command);
}

void PostgresCluster::start(const std::vector<std::string>& environment) {
    try {
        control("start", "", environment);
    } catch (const std::runtime_error& error) {
        throw std::runtime_error(error.what() + read_file(folder_ / "log"));
    }
}
void PostgresCluster::stop() { control("stop", "fast"); }
void PostgresCluster::kill() { control("stop", "immediate"); }

std::string PostgresCluster::url(const std::string& database) const {
    return url_of(folder_, database);
}

std::string PostgresCluster::add_file(const std::string& name, const std::string& content) const {
    const fs::path path = folder_ / name;
    std::ofstream(path, std::ios::binary) << content;
    give_away(path);
    return path;
}

fs::path shared_postgres() {
    if (const char* file = std::getenv("COMANDA_TEST_POSTGRES")) return read_file(file);
    static const PostgresCluster own;
    return own.folder();
}

namespace {

std::string fresh_name() {
    static std::atomic<int> number{0};
    return "test_" + std::to_string(getpid()) + "_" + std::to_string(++number);
}

void make_empty(const fs::path& cluster, const std::string& name) {
    run_sql(
        url_of(cluster, "postgres"),
        "CREATE DATABASE " + name + " TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'");
}

// One process or thread at a time has it.
class FolderLock {
public:
    explicit FolderLock(const fs::path& folder)
        : file_(open(folder.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (file_ < 0 || flock(file_, LOCK_EX) != 0)
            throw std::runtime_error("cannot lock " + folder.string());
    }
    ~FolderLock() { close(file_); }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_;
};

// The name of the database that others are copies of. It gets that name when it is filled.
std::string kept_database(const fs::path& cluster, std::string_view contents,
                          const PostgresDatabase::Fill& fill) {
    const std::string url = url_of(cluster, "postgres");
    const std::string name = "kept_" + std::to_string(std::hash<std::string_view>()(contents));
    const FolderLock lock(cluster);
    if (run_sql(url, "SELECT 1 FROM pg_database WHERE datname = '" + name + "'").empty()) {
        const std::string filling = fresh_name();
        make_empty(cluster, filling);
        fill(url_of(cluster, filling));
        run_sql(url, "ALTER DATABASE " + filling + " RENAME TO " + name);
    }
    return name;
}

}  // namespace

PostgresDatabase::PostgresDatabase(fs::path cluster)
    : cluster_(std::move(cluster)), name_(fresh_name()), url_(url_of(cluster_, name_)) {
    make_empty(cluster_, name_);
}

PostgresDatabase::PostgresDatabase(std::string_view contents, const Fill& fill)
    : cluster_(shared_postgres()), name_(fresh_name()), url_(url_of(cluster_, name_)) {
    // Its pages are not logged one by one, which takes half the time.
    run_sql(url_of(cluster_, "postgres"), "CREATE DATABASE " + name_ + " TEMPLATE " +
                                              kept_database(cluster_, contents, fill) +
                                              " STRATEGY FILE_COPY");
}

PostgresDatabase::~PostgresDatabase() {
    try {
        run_sql(url_of(cluster_, "postgres"), "DROP DATABASE " + name_ + " WITH (FORCE)");
    } catch (const std::exception&) {
        // The cluster is gone, and the database with it.
    }
}

}  // namespace support
