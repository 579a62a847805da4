#include "support/counting_database.hpp"

#include "base/refusal.hpp"
#include "storage/ahead.hpp"

#include <sqlite3.h>

namespace support {
namespace {

std::atomic<bool> is_effort_counted = false;
std::atomic<std::int64_t> machine_steps = 0;

// Of a statement that has ended.
int add_steps(unsigned, void*, void* statement, void*) {
    machine_steps += sqlite3_stmt_status(static_cast<sqlite3_stmt*>(statement),
                                         SQLITE_STMTSTATUS_VM_STEP, /*reset=*/1);
    return 0;
}

int watch_connection(sqlite3* connection, const char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(connection, SQLITE_TRACE_PROFILE, add_steps, nullptr);
}

// By this transaction's connection since it last told the server.
std::int64_t pages_looked_at(storage::ReadView& view) {
    storage::Rows rows = view.query(
        "SELECT sum(pg_stat_get_xact_blocks_fetched(oid)) FROM pg_class "
        "WHERE relnamespace = 'public'::regnamespace");
    return rows.next() ? rows.integer(0) : 0;
}

}  // namespace

void count_effort() {
    if (!is_effort_counted.exchange(true))
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch_connection));
}

using storage::Rows;
using storage::Value;
using Values = std::span<const Value>;

class CountingDatabase::CountingRows final : public Rows::Source {
public:
    CountingRows(CountingDatabase& counts, Rows rows) : counts_(counts), rows_(std::move(rows)) {}

    bool next() override {
        const bool is_there = rows_.next();
        counts_.rows_ += is_there ? 1 : 0;
        return is_there;
    }
    bool is_null(int column) const override { return rows_.is_null(column); }
    std::int64_t integer(int column) const override { return rows_.integer(column); }
    std::string_view text(int column) const override {
        const std::string_view text = rows_.text(column);
        counts_.bytes_ += static_cast<std::int64_t>(text.size());
        return text;
    }
    std::string bytes(int column) const override { return rows_.bytes(column); }

private:
    CountingDatabase& counts_;
    Rows rows_;
};

// What is asked ahead is counted when it is asked.
static void pass_ahead(storage::ReadView& view, std::string_view sql, Values values) {
    if (storage::Foresight* foresight = storage::foresight_of(view))
        foresight->ask_ahead(sql, values);
}

class CountingDatabase::View final : public storage::ReadView, public storage::Foresight {
public:
    View(CountingDatabase& counts, storage::ReadView& view) : counts_(counts), view_(view) {}
    using storage::ReadView::query;
    storage::Engine engine() const override { return view_.engine(); }
    storage::Epoch epoch() const override { return view_.epoch(); }
    Rows query(std::string_view sql, Values values) override {
        return counts_.counted(values, view_.query(sql, values));
    }
    void ask_ahead(std::string_view sql, Values values) override { pass_ahead(view_, sql, values); }
    void ask_anew() override { storage::ask_anew(view_); }

private:
    CountingDatabase& counts_;
    storage::ReadView& view_;
};

class CountingDatabase::CountingTransaction final : public storage::Transaction,
                                                    public storage::Foresight {
public:
    CountingTransaction(CountingDatabase& counts, storage::Transaction& tx)
        : counts_(counts), tx_(tx) {}
    using storage::ReadView::query;
    using storage::Transaction::change;
    using storage::Transaction::execute;
    using storage::Transaction::post;

    storage::Engine engine() const override { return tx_.engine(); }
    storage::Epoch epoch() const override { return tx_.epoch(); }
    Rows query(std::string_view sql, Values values) override {
        return counts_.counted(values, tx_.query(sql, values));
    }
    void ask_ahead(std::string_view sql, Values values) override { pass_ahead(tx_, sql, values); }
    void ask_anew() override { storage::ask_anew(tx_); }
    Rows change(std::string_view sql, Values values) override {
        return counts_.counted(values, tx_.change(sql, values));
    }
    std::int64_t execute(std::string_view sql, Values values) override {
        counts_.count(values);
        return tx_.execute(sql, values);
    }
    void post(std::string_view sql, Values values) override {
        counts_.count(values);
        tx_.post(sql, values);
    }
    void lock(std::string_view account, std::string_view store) override {
        tx_.lock(account, store);
    }
    void lock_row(std::string_view table, std::string_view account, std::string_view id) override {
        tx_.lock_row(table, account, id);
    }
    bool is_locked(std::string_view account, std::string_view store) const override {
        return tx_.is_locked(account, store);
    }
    storage::ChainHead audit_end(std::string_view account, std::string_view store) override {
        return tx_.audit_end(account, store);
    }
    void set_audit_end(std::string_view account, std::string_view store,
                       storage::ChainHead end) override {
        tx_.set_audit_end(account, store, std::move(end));
    }
    std::int64_t last_sequence(std::string_view account, std::string_view store) override {
        return tx_.last_sequence(account, store);
    }
    std::int64_t next_sequence(std::string_view account, std::string_view store,
                               bool is_configuration) override {
        return tx_.next_sequence(account, store, is_configuration);
    }
    void count(const storage::RecordCount& which, int by) override { tx_.count(which, by); }
    void before_commit(std::function<void(storage::Transaction&)> action) override {
        tx_.before_commit(std::move(action));
    }
    void after_commit(std::function<void()> action) override {
        tx_.after_commit(std::move(action));
    }
    void hint(std::string_view text) override { tx_.hint(text); }

private:
    CountingDatabase& counts_;
    storage::Transaction& tx_;
};

CountingDatabase::CountingDatabase(std::unique_ptr<storage::Database> database)
    : PassingDatabase(*database), database_(std::move(database)) {}

Steps CountingDatabase::steps() const {
    const std::int64_t effort =
        engine() == storage::Engine::sqlite ? machine_steps.load() : pages_.load();
    return {statements_, rows_, bytes_, effort};
}

void CountingDatabase::count_pages(storage::ReadView& view, const std::function<void()>& work) {
    if (!is_effort_counted || engine() == storage::Engine::sqlite) return work();
    const std::int64_t before = pages_looked_at(view);
    const auto add = [&] { pages_ += pages_looked_at(view) - before; };
    try {
        work();
    } catch (const base::Refusal&) {
        add();
        throw;
    }
    add();
}

void CountingDatabase::read(const std::function<void(storage::ReadView&)>& work) {
    database_->read([&](storage::ReadView& view) {
        View counting(*this, view);
        count_pages(view, [&] { work(counting); });
    });
}

void CountingDatabase::write(storage::Write write) {
    alone_ += write.is_alone ? 1 : 0;
    const auto began = std::make_shared<std::chrono::steady_clock::time_point>();
    write.apply = [this, began, apply = std::move(write.apply), is_alone = write.is_alone,
                   asker = write.asker, begun = alone_begun_.load(),
                   handed_in = std::chrono::steady_clock::now(),
                   is_first = true](storage::Transaction& tx) mutable {
        const auto now = std::chrono::steady_clock::now();
        if (std::exchange(is_first, false)) {
            if (is_alone)
                ++alone_begun_;
            else
                note_wait(asker, {alone_begun_ - begun, now - handed_in});
        }
        *began = now;
        CountingTransaction counting(*this, tx);
        const std::int64_t before = rows_;
        count_pages(tx, [&] { apply(counting); });
        rows_of_writes_ += rows_ - before;
    };
    write.done = [this, began, done = std::move(write.done)](std::exception_ptr failure) {
        if (!failure) note_transaction(std::chrono::steady_clock::now() - *began);
        done(std::move(failure));
    };
    database_->write(std::move(write));
}

void CountingDatabase::note_wait(const storage::Asker& asker, Wait wait) {
    const std::lock_guard lock(mutex_);
    waits_[asker.account].push_back(wait);
}

void CountingDatabase::note_transaction(std::chrono::nanoseconds took) {
    const std::lock_guard lock(mutex_);
    longest_transaction_ = std::max(longest_transaction_, took);
}

std::vector<Wait> CountingDatabase::waits_of(std::string_view account) const {
    const std::lock_guard lock(mutex_);
    const auto found = waits_.find(storage::Asker(account, "").account);
    return found == waits_.end() ? std::vector<Wait>() : found->second;
}

std::chrono::nanoseconds CountingDatabase::longest_transaction() const {
    const std::lock_guard lock(mutex_);
    return longest_transaction_;
}

Rows CountingDatabase::counted(Values values, Rows rows) {
    count(values);
    return Rows(std::make_unique<CountingRows>(*this, std::move(rows)));
}

void CountingDatabase::count(Values values) {
    ++statements_;
    for (const Value& value : values)
        if (const auto* text = storage::text_in(value))
            bytes_ += static_cast<std::int64_t>(text->size());
}

}  // namespace support
