// Transactions of one write or of several: begin, run, commit, and what to do when that fails.
#include "storage/postgres/writer.hpp"

#include "base/failpoint.hpp"
#include "base/log.hpp"
#include "base/refusal.hpp"
#include "storage/ahead.hpp"
#include "storage/failure.hpp"
#include "storage/kept_text.hpp"
#include "storage/postgres/answers_ahead.hpp"
#include "storage/postgres/hints.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace storage {
namespace {

using base::JsonObject;
using base::Refusal;
using base::log::Level;
using std::chrono::milliseconds;
using Steady = std::chrono::steady_clock;

constexpr std::size_t group_max = 64;
constexpr int runs_max = 4;  // the first, and three more
// Times the number of runs so far: the pause before the next one, so that the transaction in the
// way gets the locks that this one gave up.
constexpr milliseconds repeat_pause{5};
// How long a write may wait for all its locks together, counted from its arrival, at most; and the
// least that is granted for one lock, however old the write is.
constexpr milliseconds lock_wait_max{10'000};
constexpr milliseconds lock_wait_min{50};
constexpr std::int64_t least_for_lock = lock_wait_min.count();

Refusal unavailable() {
    return Refusal::unavailable("storage_unavailable",
                                "the database cannot be reached; nothing was written",
                                retry_after_s);
}

Refusal busy() {
    return Refusal::unavailable("busy", "other writes interfered; try again shortly",
                                retry_after_s);
}

Refusal outcome_unknown() {
    return Refusal::unavailable("outcome_unknown",
                                "the connection to the database broke during the commit; check "
                                "whether it was written, or retry it with the same Idempotency-Key",
                                retry_after_s);
}

// Whether the write may succeed when it is run again: the connection was lost, or another
// transaction was in its way.
bool is_worth_repeating(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const PostgresError& error) {
        return error.is_lost || error.state == "40001" || error.state == "40P01";
    } catch (const NotUnique&) {
        return true;
    } catch (const MovedOn&) {
        return true;
    } catch (...) {
        return false;
    }
}

bool is_unknown(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const Refusal& refusal) {
        return refusal.code == outcome_unknown().code;
    } catch (...) {
        return false;
    }
}

// Thrown when a write of a group asks for a lock that the group does not hold.
struct NeedsLock : std::runtime_error {
    using std::runtime_error::runtime_error;
};

bool is_lock_needed(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const NeedsLock&) {
        return true;
    } catch (...) {
        return false;
    }
}

bool is_lock_timeout(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const LockTimeout&) {
        return true;
    } catch (...) {
        return false;
    }
}

// The statement that takes a lock, by account ($1) and id or store ($2), and then leaves the rest
// of the time that all locks of the transaction share to later ones ($3 when it began; at least
// $4). The server calculates it when it has the lock: statements that are sent together would
// otherwise each have the whole time.
std::string_view lock_statement(std::string_view locking) {
    return kept_text(
        "SELECT set_config('lock_timeout', GREATEST($3::bigint - (EXTRACT(EPOCH FROM "
        "clock_timestamp() - transaction_timestamp()) * 1000)::bigint, $4::bigint)::text, true) "
        "FROM (" +
        std::string(locking) + ") AS locked");
}
std::string_view lock_scope_statement() {
    static const std::string_view statement =
        lock_statement("SELECT 1 FROM scope WHERE account = $1 AND store = $2 FOR UPDATE");
    return statement;
}

// The failure that the client gets after the last run.
std::exception_ptr final_failure(std::exception_ptr failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const PostgresError& error) {
        if (error.is_lost) return std::make_exception_ptr(unavailable());
        if (error.state == "53100")
            return std::make_exception_ptr(Refusal::unavailable(
                "storage_full", "the disk of the database is full; nothing was written", 30));
        if (is_worth_repeating(failure)) return std::make_exception_ptr(busy());
        return failure;
    } catch (const MovedOn&) {
        return std::make_exception_ptr(busy());
    } catch (...) {
        return for_client(failure);
    }
}

}  // namespace

// One thread's connection, and the transaction that its current write sees. After an error the
// server refuses all further statements of the transaction, so no more are sent, and the commit
// throws that error.
class PostgresWriter::Session final : public QueuedTransaction, public Foresight {
public:
    Session(PostgresServer& server, PostgresEpoch& epoch, Hints& hints, NewEvents& new_events,
            WriteQueue& queue, milliseconds wait_max)
        : QueuedTransaction(hints),
          new_events_(new_events),
          server_(server),
          epoch_(epoch),
          queue_(queue),
          wait_max_(std::clamp(wait_max, lock_wait_min, lock_wait_max)) {}
    using QueuedTransaction::has_configured;
    using QueuedTransaction::tell_noted;
    using ReadView::query;
    using Transaction::change;
    using Transaction::execute;
    using Transaction::post;

    Engine engine() const override { return Engine::postgres; }
    Epoch epoch() const override { return made_in_; }

    Rows query(std::string_view sql, std::span<const Value> values) override {
        return at_server([&] {
            const auto wanted = sought(values);
            if (auto known = ahead_.find(sql, wanted)) return *std::move(known);
            return ahead_.ask(begun(), sql, wanted);
        });
    }
    void ask_ahead(std::string_view sql, std::span<const Value> values) override {
        ahead_.note(sql, sought(values));
    }
    void ask_anew() override { ahead_.note_lock(); }
    Rows change(std::string_view sql, std::span<const Value> values) override {
        return at_server([&] {
            write(sql, values);
            ahead_.send_noted(*connection_);
            return connection_->wait_for_rows();
        });
    }
    std::int64_t execute(std::string_view sql, std::span<const Value> values) override {
        return at_server([&] {
            write(sql, values);
            ahead_.send_noted(*connection_);
            return touched(connection_->wait());
        });
    }
    void post(std::string_view sql, std::span<const Value> values) override {
        at_server([&] { write(sql, values); });
    }

    void hint(std::string_view text) override {
        post(notify_statement, {text});
        QueuedTransaction::hint(text);
    }

    // Runs the writes until each is committed or has failed: in one transaction or, when that
    // fails, one by one. Those that must run alone (PendingWrite::must_run_alone) are undone and
    // left to the caller. Returns how many were run, from the front: when a turn is used up, the
    // others are left to the caller too.
    std::size_t perform(std::span<PendingWrite> group) {
        is_in_company_ = group.size() > 1;
        std::size_t run = 0;
        for (const auto end = Steady::now() + turn_max; group.size() - run > 1;) {
            const std::size_t settled = settle_together(group.subspan(run));
            if (settled == 0) break;
            run += settled;
            if (Steady::now() > end) return run;
        }
        for (PendingWrite& pending : group.subspan(run)) perform(pending);
        return group.size();
    }

private:
    void tell_others(const EventsHint& hint) override { new_events_.add(hint); }

    // Makes sure that the row of the scope exists, then locks it. Both statements are sent with the
    // next query, whose snapshot is taken after the lock was granted; so is the question for the
    // numbers of the scope, which nearly every write needs.
    void take_scope(const Lock& lock) override {
        if (is_held(lock)) return;
        require_alone(lock);
        const bool has_written = has_written_;
        post("INSERT INTO scope (account, store) VALUES ($1, $2) ON CONFLICT DO NOTHING",
             {lock.account, lock.id});
        post(lock_scope_statement(), {lock.account, lock.id, time_for_locks(), least_for_lock});
        ahead_.note_lock();
        storage::ask_ahead(*this,
                           [&](ReadView& ahead) { sequences(ahead, lock.account, lock.id); });
        locked_.push_back(lock);
        has_written_ = has_written;
    }
    // A row that the write has named beforehand exists: its lock is sent with the next query too.
    void take_row(const Lock& lock) override {
        if (is_held(lock)) return;
        if (!is_starting_) require_alone(lock);
        const auto statement = lock_row_statement(lock.table);
        const Value values[] = {lock.account, lock.id, time_for_locks(), least_for_lock};
        ahead_.note_lock();
        if (is_starting_)
            post(statement, values);
        else if (!take_at_once(statement, values))
            throw std::logic_error("there is no such row to lock: " + lock.table + ' ' + lock.id);
        locked_.push_back(lock);
    }
    // What was asked ahead goes along, behind the lock.
    bool take_at_once(std::string_view lock_statement, std::span<const Value> values) {
        return at_server([&] {
            begun().send(lock_statement, values);
            ahead_.send_noted(*connection_);
            return connection_->wait_for_rows().next();
        });
    }
    static std::string_view lock_row_statement(const std::string& table) {
        return lock_statement(row_statement(table, " FOR UPDATE"));
    }
    // What the locks of the transaction had together when it began; begins it if need be.
    std::int64_t time_for_locks() {
        if (!is_begun_) at_server([&] { begin(); });
        return time_for_locks_.count();
    }
    bool is_held(const Lock& lock) const {
        return std::ranges::find(locked_, lock) != locked_.end();
    }
    // Throws NeedsLock when a write of a group asks for a lock beyond the scopes with which all
    // writes of the group begin: the whole group would wait for that lock, while it holds locks of
    // its other writes that may come later in the order. Such a write must run alone.
    void require_alone(const Lock& lock) const {
        if (is_in_company_ && !is_starting_) throw NeedsLock(lock.table + ' ' + lock.id);
    }

    // Runs one write, again after failures that may pass, up to runs_max times.
    void perform(PendingWrite& pending) {
        std::exception_ptr failure;
        for (int run = 1; run <= runs_max; ++run) {
            std::span<PendingWrite> alone(&pending, 1);
            failure = attempt(alone);
            if (!failure) return;
            if (!is_worth_repeating(failure)) break;
            std::this_thread::sleep_for(run * repeat_pause);
        }
        pending.fail(final_failure(std::move(failure)));
        loss_ = nullptr;
    }

    // Runs the writes in one transaction. Returns how many of them, from the front, are finished;
    // with 0 nothing was written, and each write should be run on its own.
    std::size_t settle_together(std::span<PendingWrite> group) {
        std::exception_ptr failure = attempt(group);
        if (!failure) return group.size();
        std::size_t settled = 0;
        if (is_lock_needed(failure)) settled = bring_to_front(group);
        if (is_unknown(failure)) settled = group.size();
        if (is_lock_timeout(failure)) settled = bring_overdue_to_front(group);
        // Also those that were refused: their refusals may quote state that was never committed.
        for (PendingWrite& pending : group.first(settled)) pending.fail(final_failure(failure));
        loss_ = nullptr;
        return settled;
    }

    // Moves those that have waited for too long to the front, and returns how many they are. The
    // oldest always has, since the server measures the wait for locks by it.
    std::size_t bring_overdue_to_front(std::span<PendingWrite> group) const {
        const auto oldest = oldest_of(group).since;
        const auto young = std::ranges::stable_partition(group, [&](const PendingWrite& pending) {
            return pending.since == oldest || left(pending) <= lock_wait_min;
        });
        return group.size() - young.size();
    }
    static const PendingWrite& oldest_of(std::span<PendingWrite> group) {
        return *std::ranges::min_element(group, {}, &PendingWrite::since);
    }

    // Moves the write that must run alone to the front, so that the others run again without it.
    static std::size_t bring_to_front(std::span<PendingWrite> group) {
        const auto needy = std::ranges::find_if(group, &PendingWrite::must_run_alone);
        std::rotate(group.begin(), needy, needy + 1);
        return 1;
    }

    milliseconds left(const PendingWrite& pending) const {
        return std::chrono::duration_cast<milliseconds>(pending.since + wait_max_ -
                                                        std::chrono::steady_clock::now());
    }

    // Runs the writes in one transaction and commits it. Returns why that failed, null when it did
    // not. A write that is refused before it has written anything is left out; the others go on.
    // `group` is reduced to what there was time for; the wait of the first write does not count.
    std::exception_ptr attempt(std::span<PendingWrite>& group) {
        loss_ = nullptr;
        locked_.clear();
        oldest_ = &oldest_of(group);
        start();
        try {
            apply_in_time(group);
            if (std::ranges::all_of(group, &PendingWrite::has_failed)) {
                roll_back();
            } else {
                finish(group);
                commit();
            }
            return nullptr;
        } catch (...) {
            std::exception_ptr failure = std::current_exception();
            roll_back();
            return failure;
        }
    }

    void apply_in_time(std::span<PendingWrite>& group) {
        apply(group.front());
        const auto end = Steady::now() + turn_max;
        std::size_t run = 1;
        for (; run < group.size() && Steady::now() < end; ++run) apply(group[run]);
        group = group.first(run);
    }

    void apply(PendingWrite& pending) {
        const Timed timed(pending);
        ahead_.forget();
        is_starting_ = true;
        start(pending);
        is_starting_ = false;
        has_written_ = false;
        try {
            pending.write.apply(*this);
        } catch (const Refusal&) {
            if (loss_ || has_written_) throw;
            fail(pending, std::current_exception());
        } catch (const NeedsLock&) {
            pending.must_run_alone = true;
            if (loss_ || has_written_) throw;
            fail(pending, std::current_exception());
        }
    }

    // The connection, in the transaction.
    PostgresConnection& begun() {
        if (!is_begun_) begin();
        shorten_lock_wait();
        return *connection_;
    }

    void write(std::string_view sql, std::span<const Value> values) {
        has_written_ = true;
        begun().send(sql, values);
        ahead_.note_write(sql);
    }

    // All locks of a transaction together may wait as long as its oldest write still may. The limit
    // at the server is lowered only when a tenth of it has passed, to save statements.
    void shorten_lock_wait() {
        const milliseconds wait = std::max(left(*oldest_), lock_wait_min);
        if (wait * 10 >= granted_ * 9) return;
        granted_ = wait;
        connection_->send("SELECT set_config('lock_timeout', $1, true)",
                          std::array<Value, 1>{wait.count()});
    }

    void begin() {
        time_for_locks_ = std::max(left(*oldest_), lock_wait_min);
        if (made_in_ != epoch_.known() || (connection_ && !connection_->is_quiet()))
            connection_.reset();
        if (!connection_) {
            connection_ = server_.connect();
            connection_->run_script(lasting_plans + std::string(durable_commits) +
                                    "SET lock_timeout = " + std::to_string(wait_max_.count()));
            made_in_ = {};
            made_in_ = epoch_.look(*connection_);
        }
        granted_ = wait_max_;
        connection_->send("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
        is_begun_ = true;
    }

    // Runs `work`, which sends statements. After the first error the transaction has failed, even
    // if the write catches the exception: every later call throws that error again.
    template <class Work>
    auto at_server(Work work) -> decltype(work()) {
        if (loss_) std::rethrow_exception(loss_);
        try {
            return work();
        } catch (const PostgresError& error) {
            lose(error);
        }
    }

    // Keeps the error as that of the transaction and throws it. A server that refuses writes as
    // read only (25006) has become a standby; the connection is replaced, to find the new primary.
    [[noreturn]] void lose(PostgresError error) {
        if (error.state == "25006") error.is_lost = true;
        if (error.is_lost) connection_.reset();
        if (error.state == "23505")
            loss_ = std::make_exception_ptr(NotUnique(error.constraint));
        else if (error.state == "55P03")
            loss_ = std::make_exception_ptr(LockTimeout(error.what(), error.is_last));
        else
            loss_ = std::make_exception_ptr(error);
        std::rethrow_exception(loss_);
    }

    // When the connection breaks after the COMMIT was sent, it is unknown whether it was done,
    // unless the server reported that a statement before it failed.
    void commit() {
        if (loss_) std::rethrow_exception(loss_);
        if (!is_begun_) return;
        if (connection_->is_broken())
            lose(PostgresError::lost("the connection broke before the commit"));
        connection_->take_cancelled_wait();
        try {
            base::failpoint("before_commit");
            connection_->send("COMMIT");
            auto result = connection_->wait();
            base::failpoint("after_commit");
            is_begun_ = false;
            if (completion(result) != "COMMIT")
                throw std::logic_error("the database rolled a commit back without an error");
            queue_.note_commit();
        } catch (const PostgresError& error) {
            if (error.is_lost && (error.state.empty() || error.is_last)) doubt(error.what());
            lose(error);
        } catch (const std::bad_alloc&) {
            connection_.reset();
            std::rethrow_exception(unknown_);
        }
        if (connection_->take_cancelled_wait()) doubt("the wait for a standby was cancelled");
    }

    [[noreturn]] static void doubt(const std::string& reason) {
        base::log::write(Level::error, "outcome_unknown", JsonObject().text("error", reason));
        throw outcome_unknown();
    }

    // Waits first for statements that were posted: if one failed, the server would skip a ROLLBACK
    // that is sent after it in the same pipeline.
    void roll_back() {
        if (!std::exchange(is_begun_, false) || !connection_) return;
        try {
            if (connection_->has_sent()) settle();
            connection_->send("ROLLBACK");
            connection_->wait();
        } catch (const PostgresError&) {
            connection_.reset();
        } catch (const std::bad_alloc&) {
            connection_.reset();
        }
    }
    void settle() {
        try {
            connection_->wait();
        } catch (const PostgresError& error) {
            if (error.is_lost) throw;
        }
    }

    NewEvents& new_events_;
    PostgresServer& server_;
    PostgresEpoch& epoch_;
    WriteQueue& queue_;
    const milliseconds wait_max_;
    std::unique_ptr<PostgresConnection> connection_;
    AnswersAhead ahead_;                    // of the current write
    Epoch made_in_;                         // the epoch when the connection was made
    std::vector<Lock> locked_;              // by this transaction
    const PendingWrite* oldest_ = nullptr;  // of this transaction
    milliseconds granted_{0};               // the limit at the server of the wait for a lock
    milliseconds time_for_locks_{0};        // of all together, when the transaction began
    std::exception_ptr loss_;               // why the transaction has failed; null: it has not
    // Made beforehand, for when there is no memory.
    const std::exception_ptr unknown_ = std::make_exception_ptr(outcome_unknown());
    bool is_begun_ = false;
    bool is_in_company_ = false;  // the current write came with others
    bool is_starting_ = false;    // the scopes of the current write are being locked
    bool has_written_ = false;    // the current write has
};

PostgresWriter::PostgresWriter(PostgresServer& server, PostgresEpoch& epoch,
                               const base::Settings& settings, Hints& hints, NewEvents& new_events)
    : server_(server),
      epoch_(epoch),
      hints_(hints),
      new_events_(new_events),
      queue_(settings),
      lock_wait_max_(settings.write_wait_ms_max) {
    for (int i = 0; i < std::max(settings.write_connections, 1); ++i)
        threads_.emplace_back([this] { run(); });
}

PostgresWriter::~PostgresWriter() { stop(); }

void PostgresWriter::stop() {
    queue_.stop();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void PostgresWriter::run() {
    Session session(server_, epoch_, hints_, new_events_, queue_, lock_wait_max_);
    std::vector<PendingWrite> group;
    group.reserve(group_max);
    for (; queue_.take_of_same_scopes(group, group_max); group.clear()) {
        const auto began = Steady::now();
        const std::size_t run = session.perform(group);
        if (session.has_configured()) queue_.note_configuration();
        queue_.finish(group, Steady::now() - began);
        for (; group.size() > run; group.pop_back()) queue_.put_back(std::move(group.back()));
        const auto lone = std::ranges::stable_partition(group, std::logical_not<>{},
                                                        &PendingWrite::must_run_alone);
        for (PendingWrite& pending : lone) queue_.put_back(std::move(pending));
        group.erase(lone.begin(), lone.end());
        queue_.answer(group);
        session.tell_noted();
    }
}

}  // namespace storage
