// A SQLite file or a PostgreSQL cluster of its own, and how to spoil either.
#include "crash/place.hpp"

#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <sqlite3.h>

#include <csignal>
#include <stdexcept>
#include <thread>

namespace crash {
namespace {

class SqlitePlace final : public Place {
public:
    std::string setting() const override { return "sqlite:" + path(); }
    bool can_die() const override { return false; }
    void die_and_recover() override {}
    void restart() override {}
    void end_connections() override {}

protected:
    void run_sql(const std::string& sql) override {
        sqlite3* handle = nullptr;
        const int opened = sqlite3_open(path().c_str(), &handle);
        const int done = sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr);
        const std::string message = sqlite3_errmsg(handle);
        sqlite3_close(handle);
        if (opened != SQLITE_OK || done != SQLITE_OK) throw std::logic_error(message);
    }

private:
    std::string path() const { return folder_ / "comanda.db"; }

    support::TempFolder folder_;
};

class PostgresPlace final : public Place {
public:
    explicit PostgresPlace(bool has_lazy_commits) {
        if (!has_lazy_commits) return;
        for (const char* line : {"fsync = on", "commit_delay = 5000", "commit_siblings = 0"})
            database_.run(std::string("ALTER SYSTEM SET ") + line);
        database_.run("SELECT pg_reload_conf()");
    }

    std::string setting() const override { return database_.url(); }
    bool can_die() const override { return true; }

    // The others of its processes notice that the first is gone, and end before a new one starts.
    void die_and_recover() override {
        const std::string text = support::read_file(cluster().folder() / "data/postmaster.pid");
        ::kill(static_cast<pid_t>(std::stol(text)), SIGKILL);
        for (int tries = 1;; ++tries) try {
                return cluster().start();
            } catch (const std::runtime_error&) {
                if (tries == 50) throw;
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            }
    }

    void restart() override {
        cluster().stop();
        cluster().start();
    }
    void end_connections() override {
        database_.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()");
    }

protected:
    void run_sql(const std::string& sql) override { database_.run(sql); }

private:
    // Of this run alone: nobody else minds when it dies.
    static support::PostgresCluster& cluster() {
        static support::PostgresCluster own;
        return own;
    }

    support::PostgresDatabase database_{cluster().folder()};
};

}  // namespace

void Place::damage(const std::string& sort) {
    // The oldest record of the load: its client was answered.
    const std::string victim =
        "(SELECT MIN(id) FROM record WHERE kind = 'department' AND active = 1 "
        "AND doc LIKE '%\"departmentCode\":\"w%')";
    if (sort == "lose") return run_sql("DELETE FROM record WHERE id = " + victim);
    if (sort == "revert")
        return run_sql(
            "UPDATE record SET doc = (SELECT h.before FROM history h WHERE h.id = record.id "
            "AND h.revision = record.revision) WHERE revision > 1 AND kind = 'department'");
    if (sort == "halve")
        return run_sql(
            "DELETE FROM record WHERE id = (SELECT MIN(id) FROM record WHERE kind = 'menuItem' "
            "AND doc LIKE '%\"crashMark\":%')");
    if (sort == "unplace")
        return run_sql(
            "DELETE FROM web_order WHERE id = (SELECT MIN(id) FROM web_order "
            "WHERE unique_id LIKE 'w%')");
    if (sort != "unguard" && sort != "double")
        throw std::invalid_argument("unknown sabotage " + sort);
    run_sql("DROP INDEX IF EXISTS record_name");
    if (sort == "unguard") return;
    run_sql(
        "INSERT INTO record (account, store, kind, id, active, within, name_key, sort_key, "
        "search_text, revision, sequence, form, doc) SELECT account, store, kind, "
        "'6fffffffffffffffffffffff', active, within, name_key, sort_key, search_text, revision, "
        "sequence, form, REPLACE(doc, id, '6fffffffffffffffffffffff') FROM record WHERE id = " +
        victim);
}

std::unique_ptr<Place> make_place(const std::string& engine, bool has_lazy_commits) {
    if (engine == "sqlite") return std::make_unique<SqlitePlace>();
    if (engine == "postgres") return std::make_unique<PostgresPlace>(has_lazy_commits);
    throw std::invalid_argument("unknown engine " + engine);
}

}  // namespace crash
