#include "storage/sqlite_readers.hpp"

#include "storage/sqlite_connection.hpp"

#include <algorithm>
#include <mutex>

namespace storage {

class SqliteReaders::Reader final : public ReadView {
public:
    explicit Reader(const std::string& path)
        : connection_(path, SqliteConnection::Mode::read_only) {
        connection_.execute("PRAGMA cache_size = -1024");
        connection_.execute("PRAGMA temp_store = memory");
    }
    using ReadView::query;

    Engine engine() const override { return Engine::sqlite; }
    Rows query(std::string_view sql, std::span<const Value> values) override {
        return connection_.query(sql, values);
    }

    void read(const std::function<void(ReadView&)>& work) {
        if (connection_.is_in_transaction()) return work(*this);
        connection_.execute("BEGIN");
        try {
            work(*this);
        } catch (...) {
            end();
            throw;
        }
        end();
    }

private:
    // There is nothing to commit, and a commit may fail on a damaged file.
    void end() {
        if (connection_.is_in_transaction()) connection_.execute("ROLLBACK");
    }

    SqliteConnection connection_;
};

// Owns the readers of all threads. A thread that ends gives its own back, if there still is a
// registry; a database that goes first closes them all, and the threads find theirs expired.
class SqliteReaders::Registry {
public:
    explicit Registry(std::string path) : path_(std::move(path)) {}

    Reader& open() {
        auto made = std::make_unique<Reader>(path_);
        std::lock_guard lock(mutex_);
        readers_.push_back(std::move(made));
        return *readers_.back();
    }
    void close(const Reader& reader) {
        std::lock_guard lock(mutex_);
        std::erase_if(readers_, [&](const auto& owned) { return owned.get() == &reader; });
    }
    void close_all() {
        std::lock_guard lock(mutex_);
        readers_.clear();
    }

private:
    const std::string path_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Reader>> readers_;
};

struct SqliteReaders::OfThread {
    struct Entry {
        std::weak_ptr<Registry> registry;
        Reader* reader;
    };
    std::vector<Entry> entries;

    ~OfThread() {
        for (Entry& entry : entries)
            if (auto registry = entry.registry.lock()) registry->close(*entry.reader);
    }
};

SqliteReaders::SqliteReaders(const std::string& path)
    : registry_(std::make_shared<Registry>(path)) {}

SqliteReaders::~SqliteReaders() { registry_->close_all(); }

// The owner is compared, not the address: a registry's memory may be that of an earlier one, but
// its control block lives as long as an entry points to it.
SqliteReaders::Reader& SqliteReaders::reader_of_this_thread() {
    static thread_local OfThread mine;
    for (OfThread::Entry& entry : mine.entries)
        if (!entry.registry.owner_before(registry_) && !registry_.owner_before(entry.registry))
            return *entry.reader;
    std::erase_if(mine.entries, [](const auto& entry) { return entry.registry.expired(); });
    mine.entries.push_back({registry_, &registry_->open()});
    return *mine.entries.back().reader;
}

void SqliteReaders::read(const std::function<void(ReadView&)>& work) {
    reader_of_this_thread().read(work);
}

}  // namespace storage
