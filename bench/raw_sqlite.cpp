// What SQLite alone can do: raw_sqlite DATABASE replay FOLDER GROUP SECONDS does again and again
// what a write of Comanda has done to the databases in the folder (replay.hpp), under the same
// settings, GROUP to a commit, and prints how many, in how many seconds, with how many seconds of
// CPU time. raw_sqlite DATABASE copy OTHER-DATABASE STORE writes all rows of a store of the other
// one, as a pull does, in one commit, and prints the same for its records.
#include "bench/plain_sqlite.hpp"
#include "bench/replay.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using bench::Connection;
using bench::Statement;
using bench::Value;

void set_up(const Connection& connection) {
    connection.script(
        "PRAGMA journal_mode = wal; PRAGMA synchronous = full; PRAGMA wal_autocheckpoint = 1000;"
        "PRAGMA cache_size = -2048; PRAGMA temp_store = memory;"
        "PRAGMA journal_size_limit = 16777216");
}

// ---- the rows of a pull -------------------------------------------------------------------------

// What a pull has written into a table, and how to write it again.
class Rows {
public:
    Rows(const Connection& from, const Connection& to, const std::string& table,
         const std::string& condition, const std::string& columns = "*") {
        Statement rows(from, "SELECT " + columns + " FROM " + table + " WHERE " + condition);
        while (rows.step()) rows_.push_back(rows.row());
        std::string names, marks;
        for (int i = 0; i < rows.columns(); ++i) {
            names += (i ? ", " : "") + rows.name(i);
            marks += i ? ", ?" : "?";
        }
        insert_.emplace(to, "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")");
    }
    std::size_t size() const { return rows_.size(); }
    void write() {
        for (const auto& row : rows_) insert_->run(row);
    }

private:
    std::vector<std::vector<Value>> rows_;
    std::optional<Statement> insert_;
};

void copy(const char* path, const char* other_path, const std::string& store) {
    const Connection from(other_path), to(path);
    set_up(to);
    const std::string of_store = "store = '" + store + "'";
    const std::string of_its_records = "IN (SELECT id FROM record WHERE " + of_store + ")";
    Rows records(from, to, "record", of_store);
    Rows others[] = {
        {from, to, "record_search", "rowid IN (SELECT rowid FROM record WHERE " + of_store + ")",
         "rowid, search_text"},
        {from, to, "reference", "from_id " + of_its_records},
        {from, to, "history", "id " + of_its_records},
        {from, to, "event", of_store},
        {from, to, "counter", of_store},
        {from, to, "pull_link", of_store},
        {from, to, "pulled_record", of_store},
        {from, to, "pull", of_store}};
    const auto start = std::chrono::steady_clock::now();
    const auto cpu_start = std::clock();
    to.script("BEGIN IMMEDIATE");
    records.write();
    for (Rows& rows : others) rows.write();
    to.script("COMMIT");
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    fmt::print("{} {} {}\n", records.size(), taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
}

// ---- as many as a time allows -------------------------------------------------------------------

void replay(const char* path, const std::string& folder, int group, double seconds_max) {
    const Connection connection(path);
    set_up(connection);
    bench::Replay replay(connection, folder);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto cpu_start = std::clock();
    std::chrono::duration<double> taken{};
    std::int64_t count = 0;
    for (; taken.count() < seconds_max; taken = Clock::now() - start, count += group)
        replay.write_group(group);
    fmt::print("{} {} {}\n", count, taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
    replay.keep_count();
}

}  // namespace

int main(int count, char** words) {
    try {
        const std::string what = count > 2 ? words[2] : "";
        if (what == "copy" && count == 5)
            copy(words[1], words[3], words[4]);
        else if (what == "replay" && count == 6)
            replay(words[1], words[3], std::atoi(words[4]), std::atof(words[5]));
        else
            throw std::runtime_error(
                "raw_sqlite DATABASE replay FOLDER GROUP SECONDS, or "
                "raw_sqlite DATABASE copy OTHER-DATABASE STORE");
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "raw_sqlite: {}\n", error.what());
        return 1;
    }
}
