// Tells whether a SQLite database has gone back in time since it was used last, and keeps its
// epoch.
//
// Every opening is a run with a random name, which numbers its transactions, from where the last
// run ended. Each writes the name and its number into the database, to a row of `scope` or else of
// `installation`; the highest number is how far the database is. When the transaction is committed,
// the same is written to the file `<database>.mark`, without waiting for the disk. What a killed
// process wrote into a file survives. So a database that, at the next opening, is at least as far
// as the mark, in the same run, has not gone back and keeps its epoch. If it is less far, in
// another run or in another file, or if the mark is missing or torn, a new epoch begins, with the
// name of the run. After a power cut the mark may be behind what was acknowledged, never ahead.
//
// The mark is one line:
//
//     EPOCH RUN NUMBER NEXT INODE FINGERPRINT
//
// RUN and NUMBER are those that the database has. NEXT is the run that was opened, as long as it
// has committed nothing, for its first transaction may be in the database and not yet in the file;
// then 0000000.
#pragma once

#include "base/descriptor.hpp"
#include "storage/epoch.hpp"
#include "storage/sqlite/connection.hpp"

namespace storage {

// One for each opening of a database. One thread at a time.
class SqliteMark {
public:
    // Compares database and file, and names the new run in the file. Make it before anything is
    // written, with the connection that writes. `connection` must outlive it. When the file can
    // neither be written nor removed, throws std::runtime_error; when it can only be removed, the
    // next opening begins a new epoch.
    SqliteMark(SqliteConnection& connection, std::string path, base::Random& random);
    ~SqliteMark();
    SqliteMark(const SqliteMark&) = delete;
    SqliteMark& operator=(const SqliteMark&) = delete;

    Epoch epoch() const { return epoch_; }

    // Writes into the open transaction how far the database is when it is committed. For each
    // transaction that changes anything. `written` is a scope whose row it has written, if any: the
    // page of that row is written anyhow. Throws as execute() does.
    void write_next(const Scope* written);
    // Records in the file that this transaction is committed. Call it before its writes are
    // answered. If that fails, the file is removed.
    void note_committed() noexcept;

private:
    void open_file();
    bool is_written() const;
    void give_up() noexcept;

    SqliteConnection& connection_;
    const std::string path_;
    const std::string inode_;
    Epoch epoch_;
    const Epoch run_;
    std::uint64_t number_ = 0;  // of the transaction that was written last
    std::string line_;          // the line for the file
    base::Descriptor file_;     // none: it could not be written
};

// Removes the file with the mark, so that the next opening of the database begins a new epoch.
void forget_mark(const std::string& database_path);

}  // namespace storage
