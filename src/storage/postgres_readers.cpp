// Reading connections to PostgreSQL and their snapshots.
#include "storage/postgres_readers.hpp"

#include "base/refusal.hpp"

namespace storage {
namespace {

constexpr int retry_after_s = 2;

base::Refusal unavailable() {
    return base::Refusal::unavailable("storage_unavailable", "the database cannot be reached",
                                      retry_after_s);
}

}  // namespace

// The snapshot begins and ends without a round trip of its own: BEGIN goes out with the first
// question, and nobody waits for the ROLLBACK, whose outcome arrives before the next answer.
class PostgresReaders::Reader final : public ReadView {
public:
    explicit Reader(PostgresServer& server) : server_(server) {}
    using ReadView::query;

    Engine engine() const override { return Engine::postgres; }

    // A connection that broke while nobody used it is replaced; one that breaks later takes the
    // snapshot with it.
    Rows query(std::string_view sql, std::span<const Value> values) override {
        std::vector<Value> wanted = sought(values);
        for (bool is_second = false;; is_second = true) {
            try {
                return ask(sql, wanted);
            } catch (const PostgresError& error) {
                if (!error.is_lost) throw;
                connection_.reset();
                if (is_second || has_snapshot_) throw unavailable();
            }
        }
    }

    void read(const std::function<void(ReadView&)>& work) {
        if (is_reading_) return work(*this);
        is_reading_ = true;
        try {
            work(*this);
        } catch (...) {
            end();
            throw;
        }
        end();
    }

private:
    Rows ask(std::string_view sql, std::span<const Value> values) {
        if (!connection_ && has_snapshot_) throw unavailable();
        if (!connection_) connect();
        bool is_first = !has_snapshot_;
        if (is_first) connection_->send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        connection_->send(sql, values);
        has_begun_ = true;
        Rows rows = connection_->wait_for_rows();
        has_snapshot_ = true;
        return rows;
    }

    void connect() {
        connection_ = server_.connect();
        connection_->run_script(lasting_plans);
    }

    void end() {
        is_reading_ = has_snapshot_ = false;
        if (!std::exchange(has_begun_, false) || !connection_) return;
        try {
            connection_->send("ROLLBACK");
            connection_->flush();
        } catch (const PostgresError&) {
            connection_.reset();
        }
    }

    PostgresServer& server_;
    std::unique_ptr<PostgresConnection> connection_;
    bool is_reading_ = false;
    bool has_begun_ = false;
    bool has_snapshot_ = false;
};

PostgresReaders::PostgresReaders(PostgresServer& server)
    : readers_([&server] { return std::make_unique<Reader>(server); }) {}

PostgresReaders::~PostgresReaders() = default;

void PostgresReaders::read(const std::function<void(ReadView&)>& work) {
    readers_.of_this_thread().read(work);
}

}  // namespace storage
