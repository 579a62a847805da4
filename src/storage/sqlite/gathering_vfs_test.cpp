#include "storage/sqlite/gathering_vfs.hpp"

#include "storage/sqlite/connection.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>

namespace storage {
namespace {

std::int64_t write_calls() {
    std::ifstream file("/proc/self/io");
    for (std::string name; file >> name;) {
        std::int64_t value = 0;
        file >> value;
        if (name == "syscw:") return value;
    }
    return 0;
}

class GatheringVfsTest : public ::testing::Test {
protected:
    GatheringVfsTest() {
        writer_.run_script(
            "PRAGMA journal_mode = wal; PRAGMA synchronous = full; PRAGMA wal_autocheckpoint = 0; "
            "CREATE TABLE t (x)");
    }
    void insert(int rows) {
        writer_.run_script("BEGIN IMMEDIATE");
        for (int i = 0; i < rows; ++i) writer_.execute("INSERT INTO t VALUES (randomblob(3000))");
        writer_.run_script("COMMIT");
    }
    std::int64_t count_by_another() {
        SqliteConnection reader(path_, SqliteConnection::Mode::read_only);
        return reader.integer("SELECT COUNT(*) FROM t");
    }

    // The connection takes the rights of its files from that of the lock.
    std::string with_lock(std::string path) {
        std::ofstream(path + ".lock").flush();
        return path;
    }

    support::TempFolder folder_;
    const std::string path_ = with_lock(folder_ / "test.db");
    SqliteConnection writer_{path_, SqliteConnection::Mode::read_write};
};

TEST_F(GatheringVfsTest, ACommitTakesFewCalls) {
    insert(1);
    std::int64_t before = write_calls();
    insert(20);
    EXPECT_EQ(write_calls() - before, 1);
    before = write_calls();
    insert(200);
    EXPECT_LE(write_calls() - before, 10);
}

TEST_F(GatheringVfsTest, WhatIsCommittedIsSeenByOthersAtOnce) {
    for (int rows : {1, 50, 3}) insert(rows);
    EXPECT_EQ(count_by_another(), 54);
    writer_.run_script("BEGIN IMMEDIATE");
    writer_.execute("INSERT INTO t VALUES (1)");
    EXPECT_EQ(count_by_another(), 54);
    writer_.run_script("COMMIT");
    EXPECT_EQ(count_by_another(), 55);
}

// A transaction that outgrows its cache writes frames before its end, reads them again, and may be
// rolled back.
TEST_F(GatheringVfsTest, ATransactionReadsWhatItHasWrittenOut) {
    writer_.run_script("PRAGMA cache_size = 5");
    insert(200);
    writer_.run_script("BEGIN IMMEDIATE");
    for (int i = 0; i < 300; ++i) writer_.execute("INSERT INTO t VALUES (randomblob(3000))");
    writer_.execute("UPDATE t SET x = zeroblob(2000)");
    EXPECT_EQ(writer_.integer("SELECT COUNT(*) FROM t WHERE x = zeroblob(2000)"), 500);
    writer_.run_script("ROLLBACK");
    EXPECT_EQ(writer_.integer("SELECT COUNT(*) FROM t WHERE x = zeroblob(2000)"), 0);
    EXPECT_EQ(count_by_another(), 200);
    insert(1);
    writer_.run_script("PRAGMA wal_checkpoint(TRUNCATE)");
    EXPECT_EQ(count_by_another(), 201);
    EXPECT_EQ(writer_.text("PRAGMA integrity_check"), "ok");
}

TEST_F(GatheringVfsTest, ALogThatCannotGrowFailsTheCommitAndOnlyThat) {
    insert(1);
    const auto size = std::filesystem::file_size(path_ + "-wal");
    rlimit usual{};
    ::getrlimit(RLIMIT_FSIZE, &usual);
    auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{.rlim_cur = size + 10'000, .rlim_max = usual.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &tight);
    EXPECT_THROW(insert(20), SqliteError);
    ::setrlimit(RLIMIT_FSIZE, &usual);
    std::signal(SIGXFSZ, handler);
    if (writer_.is_in_transaction()) writer_.run_script("ROLLBACK");
    insert(20);
    EXPECT_EQ(count_by_another(), 21);
    EXPECT_EQ(writer_.text("PRAGMA integrity_check"), "ok");
}

}  // namespace
}  // namespace storage
