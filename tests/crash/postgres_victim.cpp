// A PostgreSQL cluster of one small database, with every call of its processes in a log.
#include "crash/call_log.hpp"
#include "crash/victim.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"

#include <algorithm>
#include <future>
#include <stdexcept>

namespace crash {
namespace {

constexpr const char* database_name = "comanda";
constexpr int groups_between_checkpoints = 12;

// Small buffers send pages to the disk between the checkpoints as well.
constexpr const char* recorded_settings =
    "fsync = on\nfull_page_writes = on\nsynchronous_commit = on\nwal_sync_method = "
    "fdatasync\nmax_connections = 20\n"
    "shared_buffers = 1MB\nmin_wal_size = 2MB\nmax_wal_size = 8MB\nautovacuum_naptime = 1s\n";
constexpr const char* revived_settings = "autovacuum = off\nmax_connections = 20\n";

// One connection: writes are committed in the order of their answers.
base::Settings settings_for(const support::PostgresCluster& cluster) {
    base::Settings settings;
    settings.database = cluster.url(database_name);
    settings.write_connections = 1;
    return settings;
}

class RevivedPostgres final : public Revived {
public:
    explicit RevivedPostgres(const Image& image)
        : cluster_({.settings = revived_settings,
                    .fill = [&](const auto& folder) { write_to(folder, image); }}) {}
    base::Settings settings() const override { return settings_for(cluster_); }

private:
    support::PostgresCluster cluster_;
};

// Written with stdio, which is not recorded; a start after a crash uses none of them. The file with
// the number of the process would stop a start if another process had that number now.
bool is_left_out(const std::string& name) {
    return name == "postmaster.pid" || name == "postmaster.opts" || name.starts_with("pg_stat/") ||
           name.find("pg_internal.init") != std::string::npos;
}

class PostgresVictim final : public Victim {
public:
    PostgresVictim(const std::string& calls_library, const std::string& lines)
        : cluster_({.initdb = {"--wal-segsize=1"}, .settings = recorded_settings + lines}) {
        make_database();
        cluster_.stop();
        base_ = held_files();
        log_path_ = cluster_.add_file("calls", "");
        log_ = std::make_unique<CallLog>(log_path_.c_str());
        // Where the server may read it, wherever this was built.
        const std::string library =
            cluster_.add_file("recorded_calls.so", support::read_file(calls_library));
        environment_ = {"LD_PRELOAD=" + library, "CRASH_LOG=" + log_path_,
                        "CRASH_FOLDER=" + data().string()};
        cluster_.start(environment_);
    }

    base::Settings settings() const override { return settings_for(cluster_); }
    bool commits_groups() const override { return false; }
    int remains_max() const override { return remains_count - 1; }  // sectors are old or new

    void mark(std::int64_t number) override {
        const CallLog::Turn turn(*log_);
        log_->note(DiskEvent::Sort::mark, "", number);
    }

    void stir(int group) override {
        if (group % groups_between_checkpoints != 0) return;
        end_checkpoint();
        checkpoint_ = std::async(std::launch::async, [url = cluster_.url(database_name)] {
            support::run_sql(url, "CHECKPOINT");
        });
    }

    void restart() override {
        end_checkpoint();
        cluster_.stop();
        cluster_.start(environment_);
    }

    Recorded stop() override {
        end_checkpoint();
        cluster_.stop();
        Recorded recorded{.base = std::move(base_), .events = CallLog::read(log_path_)};
        std::erase_if(recorded.events,
                      [](const DiskEvent& event) { return is_left_out(event.name); });
        check(recorded);
        return recorded;
    }

    std::unique_ptr<Revived> revive(const Image& image) const override {
        return std::make_unique<RevivedPostgres>(image);
    }

private:
    std::filesystem::path data() const { return cluster_.folder() / "data"; }

    void end_checkpoint() {
        if (checkpoint_.valid()) checkpoint_.get();
    }

    // The databases that come with a cluster would be in every image.
    void make_database() const {
        support::run_sql(cluster_.url("postgres"),
                         "CREATE DATABASE comanda TEMPLATE template0 LOCALE_PROVIDER icu "
                         "ICU_LOCALE 'en-US'");
        for (const char* sql :
             {"UPDATE pg_database SET datistemplate = false", "DROP DATABASE template0",
              "DROP DATABASE template1", "DROP DATABASE postgres", "CREATE EXTENSION amcheck"})
            support::run_sql(cluster_.url(database_name), sql);
    }

    Image held_files() const {
        Image files = read_from(data());
        std::erase_if(files, [](const auto& file) { return is_left_out(file.first); });
        return files;
    }

    // Without a power cut the calls lead to what is there, or some call goes unseen.
    void check(const Recorded& recorded) const {
        std::mt19937 random;
        const Image told = image_after(recorded.base, recorded.events, Remains::everything, random);
        const Image found = held_files();
        const auto [in_told, in_found] =
            std::mismatch(told.begin(), told.end(), found.begin(), found.end());
        if (in_told == told.end() && in_found == found.end()) return;
        throw std::logic_error("not all calls are recorded: see " +
                               (in_told != told.end() ? in_told : in_found)->first);
    }

    support::PostgresCluster cluster_;
    std::string log_path_;
    std::vector<std::string> environment_;
    Image base_;
    std::unique_ptr<CallLog> log_;
    std::future<void> checkpoint_;
};

}  // namespace

std::unique_ptr<Victim> postgres_victim(const std::string& calls_library,
                                        const std::string& lines) {
    return std::make_unique<PostgresVictim>(calls_library, lines);
}

}  // namespace crash
