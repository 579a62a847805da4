// Reading connections to PostgreSQL and their snapshots.
#include "storage/postgres/readers.hpp"

#include "base/log.hpp"
#include "base/refusal.hpp"
#include "storage/ahead.hpp"
#include "storage/brief_reads.hpp"
#include "storage/postgres/answers_ahead.hpp"
#include "storage/wide_reads.hpp"

namespace storage {
namespace {

constexpr int retry_after_s = 2;
// Readers wait for a lock only while somebody changes the definition of a table.
constexpr const char* brief_waits = "SET lock_timeout = '200ms'; SET statement_timeout = '5s';";
constexpr const char* long_waits = "SET lock_timeout = '2s'; SET statement_timeout = '10min';";
constexpr const char* kept_plans = "SET plan_cache_mode = auto; SET enable_seqscan = off;";
constexpr const char* wide_plans =
    "SET plan_cache_mode = force_custom_plan; SET enable_seqscan = on;";

base::Refusal unavailable() {
    return base::Refusal::unavailable("storage_unavailable", "the database cannot be reached",
                                      retry_after_s);
}

base::Refusal busy() {
    return base::Refusal::unavailable(
        "busy", "the database is taking too long to answer; try again shortly", retry_after_s);
}

}  // namespace

// The snapshot begins and ends without a round trip of its own: BEGIN is sent together with the
// first query, and nobody waits for the ROLLBACK, whose result is read together with the next one.
class PostgresReaders::Reader final : public ReadView, public Foresight {
public:
    Reader(PostgresServer& server, PostgresEpoch& epoch, LockedQuestions& locked)
        : server_(server), epoch_(epoch), locked_(locked) {}
    using ReadView::query;

    Engine engine() const override { return Engine::postgres; }

    // Throws when a new epoch has begun since the connection was made: the content of the snapshot
    // must not be returned with the new epoch.
    Epoch epoch() const override {
        const Epoch known = epoch_.known();
        if (has_snapshot_ && made_in_ != known) throw unavailable();
        return known;
    }

    // A connection that broke while nobody used it is replaced, and the query is sent again. When
    // it breaks later, the snapshot is lost, and so the read fails.
    Rows query(std::string_view sql, std::span<const Value> values) override {
        std::vector<Value> wanted = sought(values);
        if (auto known = ahead_.find(sql, wanted)) return *std::move(known);
        const bool is_brief = BriefReads::are_wanted();
        if (is_brief && locked_.is_locked(sql, Clock::now())) throw busy();
        for (bool is_second = false;; is_second = true) {
            try {
                Rows rows = ask(sql, wanted);
                if (is_brief) locked_.forget(sql);
                return rows;
            } catch (const PostgresError& error) {
                refuse_if_late(error, ahead_.failed().empty() ? sql : ahead_.failed());
                if (!error.is_lost) throw;
                ahead_.note_loss();
                connection_.reset();
                if (is_second || has_snapshot_) throw unavailable();
            }
        }
    }

    // While a table is locked each query is sent by itself, so that one that waits in vain keeps
    // only those from their answers that need its own.
    void ask_ahead(std::string_view sql, std::span<const Value> values) override {
        if (!locked_.has_any()) ahead_.note(sql, sought(values));
    }
    void ask_anew() override {}  // of the same snapshot

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
    using Clock = std::chrono::steady_clock;

    void refuse_if_late(const PostgresError& error, std::string_view sql) {
        const bool is_locked = error.state == "55P03";
        if (!is_locked && error.state != "57014") return;
        base::log::write(base::log::Level::warning, "read_too_slow",
                         base::JsonObject().text("error", error.what()).text("sql", sql));
        if (is_locked) locked_.note(sql, Clock::now());
        throw busy();
    }

    Rows ask(std::string_view sql, std::span<const Value> values) {
        if (!connection_ && has_snapshot_) throw unavailable();
        if (!has_snapshot_ && made_in_ != epoch_.known()) connection_.reset();
        if (!connection_) connect();
        if (!has_begun_) read_as_wanted();
        bool is_first = !has_snapshot_;
        if (is_first) connection_->send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        has_begun_ = true;
        Rows rows = ahead_.ask(*connection_, sql, values);
        has_snapshot_ = true;
        return rows;
    }

    void connect() {
        connection_ = server_.connect();
        connection_->run_script(lasting_plans);
        waits_ = nullptr;
        plans_ = kept_plans;
        made_in_ = {};
        read_as_wanted();
        made_in_ = epoch_.look(*connection_);
    }

    // A thread either always or never reads briefly, or widely, so this is sent once for each
    // connection.
    void read_as_wanted() {
        set(waits_, BriefReads::are_wanted() ? brief_waits : long_waits);
        set(plans_, WideReads::are_wanted() ? wide_plans : kept_plans);
    }

    void set(const char*& current, const char* wanted) {
        if (std::exchange(current, wanted) == wanted) return;
        if (connection_->has_sent()) connection_->wait();
        connection_->run_script(wanted);
    }

    void end() {
        ahead_.forget();
        is_reading_ = has_snapshot_ = false;
        if (!std::exchange(has_begun_, false) || !connection_) return;
        try {
            connection_->send("ROLLBACK");
            connection_->flush();
        } catch (const PostgresError&) {
            connection_.reset();
        } catch (const std::bad_alloc&) {
            connection_.reset();
        }
    }

    PostgresServer& server_;
    PostgresEpoch& epoch_;
    LockedQuestions& locked_;
    std::unique_ptr<PostgresConnection> connection_;
    AnswersAhead ahead_;  // of the current read
    Epoch made_in_;       // the epoch when the connection was made; 0 before it is known
    const char *waits_ = nullptr, *plans_ = nullptr;  // the settings that it was given
    bool is_reading_ = false;
    bool has_begun_ = false;
    bool has_snapshot_ = false;
};

PostgresReaders::PostgresReaders(PostgresServer& server, PostgresEpoch& epoch)
    : readers_(
          [&server, &epoch, this] { return std::make_unique<Reader>(server, epoch, locked_); }) {}

PostgresReaders::~PostgresReaders() = default;

void PostgresReaders::read(const std::function<void(ReadView&)>& work) {
    readers_.of_this_thread().read(work);
}

}  // namespace storage
