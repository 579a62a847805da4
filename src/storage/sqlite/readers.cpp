// Read-only connections to SQLite and their snapshots.
#include "storage/sqlite/readers.hpp"

#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/place.hpp"

namespace storage {

class SqliteReaders::Reader final : public ReadView {
public:
    Reader(const std::string& path, Epoch epoch)
        : connection_(path, SqliteConnection::Mode::read_only), epoch_(epoch) {
        connection_.execute("PRAGMA cache_size = -8192");  // the list index of a large store
        connection_.execute("PRAGMA temp_store = memory");
    }
    using ReadView::query;

    Engine engine() const override { return Engine::sqlite; }
    Epoch epoch() const override { return epoch_; }
    // The snapshot begins with the first query: a read that makes none costs nothing here.
    Rows query(std::string_view sql, std::span<const Value> values) override {
        if (!connection_.is_in_transaction()) connection_.execute("BEGIN");
        return connection_.query(sql, values);
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
    // ROLLBACK, because there is nothing to commit, and a COMMIT may fail on a damaged file.
    void end() {
        is_reading_ = false;
        if (connection_.is_in_transaction()) connection_.execute("ROLLBACK");
    }

    SqliteConnection connection_;
    const Epoch epoch_;
    bool is_reading_ = false;
};

// A thread that comes later must not open another file that has taken the name of the database.
SqliteReaders::SqliteReaders(const std::string& path, const SqlitePlace& place, Epoch epoch)
    : readers_([path, &place, epoch] {
          if (!place.is_intact()) throw SqlitePlace::refusal();
          return std::make_unique<Reader>(path, epoch);
      }) {}

SqliteReaders::~SqliteReaders() = default;

void SqliteReaders::read(const std::function<void(ReadView&)>& work) {
    readers_.of_this_thread().read(work);
}

}  // namespace storage
