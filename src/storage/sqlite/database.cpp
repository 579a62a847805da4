// The parts of the SQLite engine put together.
#include "storage/sqlite/database.hpp"

#include "storage/sqlite/file.hpp"
#include "storage/sqlite/mark.hpp"
#include "storage/sqlite/place.hpp"
#include "storage/sqlite/readers.hpp"
#include "storage/sqlite/schema.hpp"
#include "storage/sqlite/writer.hpp"
#include "storage/verify.hpp"

#include <sqlite3.h>

namespace storage {
namespace {

std::runtime_error not_ours(const std::string& path) {
    return std::runtime_error("the file " + path +
                              " is not a Comanda database; use another --database");
}

// The header of a torn file after the first statement of a connection has made SQLite recover it. A
// file that never was a database stays as it is.
SqliteHeader recovered_header(SqliteConnection& connection) {
    try {
        return {.is_empty = connection.integer("PRAGMA page_count") == 0,
                .is_ours = connection.integer("PRAGMA application_id") == sqlite_application_id};
    } catch (const SqliteError& error) {
        if ((error.code & 0xff) == SQLITE_NOTADB) return {};
        throw;
    }
}

// Opens the one connection that writes. The order matters: the application id is written before
// there is a log, so that the header of the main file alone identifies it.
std::unique_ptr<SqliteConnection> open_for_writing(const std::string& path,
                                                   std::span<const Migration> migrations) {
    SqliteHeader header = read_header(path);
    if (!header.is_empty && !header.is_ours && !header.is_torn) throw not_ours(path);
    if (header.is_empty && has_bytes(path + "-wal"))
        throw std::runtime_error("the file " + path + " is missing, but its log " + path +
                                 "-wal is there; put the file back, restore a backup with `comanda "
                                 "restore`, or move the log away to start over");
    auto connection = std::make_unique<SqliteConnection>(path, SqliteConnection::Mode::read_write);
    if (header.is_torn) header = recovered_header(*connection);
    if (!header.is_empty && !header.is_ours) throw not_ours(path);
    require_usable(*connection, path, migrations);
    if (header.is_empty)
        connection->run_script("PRAGMA application_id = " + std::to_string(sqlite_application_id));
    if (connection->text("PRAGMA journal_mode = wal") != "wal")
        throw std::runtime_error("the file system of " + path +
                                 " cannot hold a write-ahead log; use another --database");
    connection->run_script(
        "PRAGMA synchronous = full; PRAGMA wal_autocheckpoint = 0; "
        "PRAGMA temp_store = memory; PRAGMA journal_size_limit = 16777216");
    connection->run_script(usual_cache);
    migrate(*connection, path, migrations);
    return connection;
}

class SqliteDatabase final : public Database {
public:
    // The order of the members matters: they are made in it and destroyed in reverse. So the mark
    // outlives the writer, and the writing connection closes after those of the readers,
    // since the last connection to close cleans up the log.
    SqliteDatabase(const std::string& path, const base::Settings& settings,
                   std::span<const Migration> migrations, base::Random& random)
        : path_(path),
          migrations_(migrations.begin(), migrations.end()),
          lock_(path, LockFile::Purpose::use),
          connection_(open_for_writing(path, migrations)),
          mark_(*connection_, path, random),
          place_(path),
          readers_(path, place_, mark_.epoch()),
          writer_(*connection_, settings, hints_, place_, mark_) {}

    Engine engine() const override { return Engine::sqlite; }
    void read(const std::function<void(ReadView&)>& work) override { readers_.read(work); }
    void write(Write write) override { writer_.submit(std::move(write)); }
    void on_hint(std::function<void(std::string_view)> listener) override {
        hints_.set(std::move(listener));
    }
    std::optional<std::uint64_t> version() const override { return writer_.version(); }
    std::uint64_t configuration_version() const override { return writer_.configurations(); }
    WriteFigures figures() const override { return writer_.figures(); }
    void stop() override { writer_.stop(); }

    bool is_ready() override {
        if (writer_.is_stopping()) return false;
        if (!place_.is_intact()) {
            write({.apply = [](Transaction&) {}, .done = [](const std::exception_ptr&) {}});
            return false;  // the empty write makes the writing thread notice it and save a copy
        }
        bool is_readable = false;
        try {
            read([&](ReadView& view) {
                is_readable = view.query("SELECT 1 FROM installation").next();
            });
        } catch (const SqliteError&) {
            return false;
        }
        return is_readable;
    }

    void backup(const std::string& path) override { place_.copy_to(path); }

    base::Findings check_integrity() override {
        if (!place_.is_intact()) throw SqlitePlace::refusal();
        SqliteConnection source(path_, SqliteConnection::Mode::read_only);
        base::Findings problems;
        for (std::string& finding : check_pages(source, Check::full))
            problems.push_back({"database", std::move(finding)});
        read([&](ReadView& view) { check_names(view, migrations_, problems); });
        return problems;
    }

private:
    const std::string path_;
    const std::vector<Migration> migrations_;
    LockFile lock_;
    std::unique_ptr<SqliteConnection> connection_;
    SqliteMark mark_;
    SqlitePlace place_;
    SqliteReaders readers_;
    Hints hints_;
    SqliteWriter writer_;
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const std::string& path, const base::Settings& settings,
                                      std::span<const Migration> migrations, base::Random& random) {
    std::string resolved = resolved_database_path(path);
    require_writable(resolved);
    try {
        return std::make_unique<SqliteDatabase>(resolved, settings, migrations, random);
    } catch (const SqliteError& error) {
        throw std::runtime_error("cannot open the database " + resolved + ": " + error.what());
    }
}

}  // namespace storage
