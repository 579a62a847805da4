// Read-only connections to SQLite and their snapshots.
#include "storage/sqlite_readers.hpp"

#include "storage/sqlite_connection.hpp"

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

SqliteReaders::SqliteReaders(const std::string& path)
    : readers_([path] { return std::make_unique<Reader>(path); }) {}

SqliteReaders::~SqliteReaders() = default;

void SqliteReaders::read(const std::function<void(ReadView&)>& work) {
    readers_.of_this_thread().read(work);
}

}  // namespace storage
