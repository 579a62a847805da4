// The parts of the PostgreSQL engine put together.
#include "storage/postgres/database.hpp"

#include "base/refusal.hpp"
#include "storage/postgres/hints.hpp"
#include "storage/postgres/readers.hpp"
#include "storage/postgres/schema.hpp"
#include "storage/postgres/writer.hpp"

namespace storage {
namespace {

std::string quoted(const std::string& text) {
    std::string out = "'";
    for (char c : text) out += c == '\'' ? "'\\''" : std::string(1, c);
    return out + "'";
}

// A table that somebody holds makes this wait.
constexpr std::string_view touches_every_table =
    "SELECT (SELECT 1 FROM scope LIMIT 1), (SELECT 1 FROM record LIMIT 1), "
    "(SELECT 1 FROM counter LIMIT 1), (SELECT 1 FROM reference LIMIT 1), "
    "(SELECT 1 FROM history LIMIT 1), (SELECT 1 FROM event LIMIT 1), "
    "(SELECT 1 FROM idempotency LIMIT 1), (SELECT 1 FROM api_key LIMIT 1), "
    "(SELECT 1 FROM sign_in LIMIT 1), (SELECT 1 FROM reset LIMIT 1), "
    "(SELECT 1 FROM licence LIMIT 1), (SELECT 1 FROM image LIMIT 1), "
    "(SELECT 1 FROM image_use LIMIT 1) FROM installation LIMIT 1";

class PostgresDatabase final : public Database {
public:
    PostgresDatabase(std::unique_ptr<PostgresServer> server, PostgresConnection& first,
                     const base::Settings& settings, base::Random& random)
        : server_(std::move(server)),
          epoch_(random),
          readers_(*server_, epoch_),
          writer_(*server_, epoch_, settings, hints_) {
        epoch_.look(first);
    }

    Engine engine() const override { return Engine::postgres; }
    void read(const std::function<void(ReadView&)>& work) override { readers_.read(work); }
    void write(Write write) override { writer_.submit(std::move(write)); }
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
            listener_ = std::make_unique<PostgresListener>(*server_, epoch_, hints_);
    }

    bool is_ready() override {
        if (writer_.is_stopping()) return false;
        bool is_readable = false;
        try {
            read([&](ReadView& view) { is_readable = view.query(touches_every_table).next(); });
        } catch (const base::Refusal&) {
            return false;
        } catch (const PostgresError&) {
            return false;
        }
        return is_readable;
    }

    void backup(const std::string& path) override {
        throw std::runtime_error(
            "a PostgreSQL database is backed up by its own program: pg_dump "
            "--format=custom --file=" +
            quoted(path) + " --dbname=" + quoted(server_->shown()));
    }

    // Where the administrator has installed amcheck, every index is compared with its order.
    base::Findings check_integrity() override {
        base::Findings problems;
        auto connection = server_->connect();
        if (connection->text("SELECT 1 FROM pg_extension WHERE extname = 'amcheck'").empty())
            return problems;
        for (std::string_view table :
             {"installation", "scope", "record", "counter", "reference", "history", "event",
              "idempotency", "api_key", "sign_in", "reset", "licence", "clock_mark"})
            try {
                connection->run_script(
                    "SELECT bt_index_check(i.indexrelid) FROM pg_index i "
                    "JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam "
                    "WHERE a.amname = 'btree' AND i.indrelid = '" +
                    std::string(table) + "'::regclass");
            } catch (const PostgresError& error) {
                problems.push_back({std::string(table), error.what()});
            }
        return problems;
    }

private:
    std::unique_ptr<PostgresServer> server_;
    PostgresEpoch epoch_;
    PostgresReaders readers_;
    Hints hints_;
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
        return std::make_unique<PostgresDatabase>(std::move(server), *first, settings, random);
    } catch (const PostgresError& error) {
        throw std::runtime_error("cannot open the database " + shown_database(settings.database) +
                                 ": " + error.what());
    }
}

std::string how_to_restore_postgres(const std::string& backup_path,
                                    const std::string& database_setting) {
    return "a PostgreSQL database is restored by its own program, while no server runs: pg_restore "
           "--clean --if-exists --no-owner --single-transaction --dbname=" +
           quoted(shown_database(database_setting)) + " " + quoted(backup_path);
}

}  // namespace storage
