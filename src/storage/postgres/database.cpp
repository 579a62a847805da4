// The parts of the PostgreSQL engine put together.
#include "storage/postgres/database.hpp"

#include "base/refusal.hpp"
#include "storage/postgres/hints.hpp"
#include "storage/postgres/readers.hpp"
#include "storage/postgres/schema.hpp"
#include "storage/postgres/writer.hpp"
#include "storage/verify.hpp"

namespace storage {
namespace {

std::string quoted(const std::string& text) {
    std::string out = "'";
    for (char c : text) out += c == '\'' ? "'\\''" : std::string(1, c);
    return out + "'";
}

// A statement that reads a row of every table, so that it waits when somebody has locked one.
std::string touching(const std::set<std::string>& tables) {
    std::string sql = "SELECT 1";
    for (const std::string& table : tables) sql += ", (SELECT 1 FROM " + table + " LIMIT 1)";
    return sql;
}

class PostgresDatabase final : public Database {
public:
    PostgresDatabase(std::unique_ptr<PostgresServer> server, PostgresConnection& first,
                     const base::Settings& settings, std::span<const Migration> migrations,
                     base::Random& random)
        : migrations_(migrations.begin(), migrations.end()),
          server_(std::move(server)),
          epoch_(random),
          readers_(*server_, epoch_),
          writer_(*server_, epoch_, settings, hints_, new_events_) {
        epoch_.look(first);
    }

    Engine engine() const override { return Engine::postgres; }
    void read(const std::function<void(ReadView&)>& work) override { readers_.read(work); }
    void write(Write write) override { writer_.submit(std::move(write)); }
    std::uint64_t configuration_version() const override { return writer_.configurations(); }
    WriteFigures figures() const override { return writer_.figures(); }

    void stop() override {
        writer_.stop();
        listener_.reset();
    }

    void on_hint(std::function<void(std::string_view)> listener) override {
        bool is_wanted = listener != nullptr;
        hints_.set(std::move(listener));
        if (!is_wanted)
            listener_.reset();
        else if (!listener_)
            listener_ = std::make_unique<PostgresListener>(*server_, epoch_, hints_, new_events_);
    }

    bool is_ready() override {
        if (writer_.is_stopping()) return false;
        bool is_readable = false;
        try {
            read([&](ReadView& view) { is_readable = view.query(touches_every_table_).next(); });
        } catch (const base::Refusal&) {
            return false;
        } catch (const PostgresError&) {
            return false;
        }
        return is_readable;
    }

    void backup(const std::string& path) override {
        throw std::runtime_error(
            "back up a PostgreSQL database with its own program: pg_dump "
            "--format=custom --file=" +
            quoted(path) + " --dbname=" + quoted(server_->shown()));
    }

    // Where the administrator has installed the extension amcheck, it checks the order of every
    // index.
    base::Findings check_integrity() override {
        base::Findings problems;
        auto connection = server_->connect();
        if (!connection->text("SELECT 1 FROM pg_extension WHERE extname = 'amcheck'").empty())
            for (const std::string& table : tables_) check_order(*connection, table, problems);
        read([&](ReadView& view) { check_names(view, migrations_, problems); });
        return problems;
    }

private:
    static void check_order(PostgresConnection& connection, const std::string& table,
                            base::Findings& problems) {
        try {
            connection.run_script(
                "SELECT bt_index_check(i.indexrelid) FROM pg_index i "
                "JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam "
                "WHERE a.amname = 'btree' AND i.indrelid = '" +
                table + "'::regclass");
        } catch (const PostgresError& error) {
            problems.push_back({table, error.what()});
        }
    }

    const std::vector<Migration> migrations_;
    const std::set<std::string> tables_ = names_left_by(migrations_, Engine::postgres).tables;
    const std::string touches_every_table_ = touching(tables_);
    std::unique_ptr<PostgresServer> server_;
    PostgresEpoch epoch_;
    PostgresReaders readers_;
    Hints hints_;
    NewEvents new_events_;
    PostgresWriter writer_;
    std::unique_ptr<PostgresListener> listener_;
};

}  // namespace

std::unique_ptr<Database> open_postgres(const base::Settings& settings,
                                        std::span<const Migration> migrations,
                                        base::Random& random) {
    auto server = std::make_unique<PostgresServer>(settings.database);
    try {
        const auto first = server->connect();
        migrate(*first, server->shown(), migrations);
        return std::make_unique<PostgresDatabase>(std::move(server), *first, settings, migrations,
                                                  random);
    } catch (const PostgresError& error) {
        throw std::runtime_error("cannot open the database " + shown_database(settings.database) +
                                 ": " + error.what());
    }
}

std::string how_to_restore_postgres(const std::string& backup_path,
                                    const std::string& database_setting) {
    return "restore a PostgreSQL database with its own program, while no server runs: pg_restore "
           "--clean --if-exists --no-owner --single-transaction --dbname=" +
           quoted(shown_database(database_setting)) + " " + quoted(backup_path);
}

}  // namespace storage
