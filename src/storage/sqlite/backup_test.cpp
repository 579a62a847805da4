// Backups are taken while others write, and only sound ones are restored.
#include "storage/restore.hpp"
#include "storage/tables/installation.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"
#include "support/process.hpp"

#include <fstream>
#include <thread>

namespace storage::testing {
namespace {

namespace fs = std::filesystem;

class SqliteBackupTest : public DatabaseTest {};

TEST_F(SqliteBackupTest, ABackupIsTakenWhileOthersWriteAndCanBeRestored) {
    for (int i = 0; i < 200; ++i)
        put_now(*database_, {.id = id_of(i), .name = "Department " + std::to_string(i)});
    std::atomic<bool> is_over{false};
    std::thread writing([&] {
        while (!is_over) database_->write_now(count_up);
    });
    std::string backup = folder_ / "backup.db";
    database_->backup(backup);
    is_over = true;
    writing.join();
    EXPECT_NE(message_of([&] { database_->backup(backup); }).find("already exists"),
              std::string::npos);
    EXPECT_NE(message_of([&] { database_->backup(folder_ / "no/such/b.db"); }), "");
    EXPECT_NE(message_of([&] { restore(backup, "sqlite:" + path_); }).find("in use"),
              std::string::npos);
    put_now(*database_, {.id = id_of(999), .name = "Later"});
    close();

    restore(backup, "sqlite:" + path_);
    open();
    EXPECT_TRUE(verify(*database_).empty());
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 200);
    database_->read([](ReadView& view) {
        EXPECT_EQ(installation_value(view, "left"), installation_value(view, "right"));
    });
    close();
    std::vector<std::string> aside;
    for (const auto& entry : fs::directory_iterator(folder_.path())) {
        std::string name = entry.path().filename().string();
        EXPECT_EQ(name.find("partial"), std::string::npos);
        EXPECT_EQ(name.find("restoring"), std::string::npos);
        if (name.find(".replaced-") != std::string::npos) aside.push_back(entry.path().string());
    }
    ASSERT_EQ(aside.size(), 1u);
    database_ = storage::open(settings_for(aside[0]));
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 201);
}

TEST_F(SqliteBackupTest, RestoreRefusesWhatIsNoSoundBackup) {
    std::string backup = folder_ / "backup.db";
    database_->backup(backup);
    close();
    std::string setting = "sqlite:" + path_;
    std::string before = support::read_file(path_);
    auto restoring = [&](const std::string& from) {
        return message_of([&] { restore(from, setting); });
    };
    EXPECT_NE(restoring(folder_ / "absent.db").find("no backup file"), std::string::npos);
    EXPECT_NE(restoring(path_).find("is the database itself"), std::string::npos);
    std::ofstream(folder_ / "text.db") << std::string(9'000, 'x');
    EXPECT_NE(restoring(folder_ / "text.db").find("not a Comanda backup"), std::string::npos);
    run_raw(folder_ / "foreign.db", "CREATE TABLE a (x)");
    EXPECT_NE(restoring(folder_ / "foreign.db").find("not a Comanda backup"), std::string::npos);
    std::string half = support::read_file(backup).substr(0, fs::file_size(backup) / 2);
    std::ofstream(folder_ / "half.db", std::ios::binary) << half;
    EXPECT_NE(restoring(folder_ / "half.db").find("damaged"), std::string::npos)
        << restoring(folder_ / "half.db");
    run_raw(backup, "PRAGMA user_version = 99; UPDATE installation SET value = '99'");
    EXPECT_NE(restoring(backup).find("newer program"), std::string::npos);
    EXPECT_NE(message_of([&] { restore(backup, "postgresql://x"); }), "");
    EXPECT_EQ(support::read_file(path_), before);
}

TEST_F(SqliteBackupTest, RestoreMakesADatabaseWhereThereWasNone) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    database_->backup(folder_ / "backup.db");
    std::string fresh = folder_ / "fresh.db";
    restore(folder_ / "backup.db", "sqlite:" + fresh);
    auto other = storage::open(settings_for(fresh));
    other->read(
        [](ReadView& view) { EXPECT_TRUE(find(view, kinds::department, account, id_of(1))); });
}

// The log or journal of a database that is gone would be applied to the one put in its place.
TEST_F(SqliteBackupTest, NothingThatLayBesideTheOldFileMeetsTheNewOne) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    const std::string backup = folder_ / "backup.db";
    database_->backup(backup);
    for (int i = 2; i < 200; ++i) put_now(*database_, {.id = id_of(i), .name = std::to_string(i)});
    const std::string old_log = support::read_file(path_ + "-wal");
    ASSERT_GT(old_log.size(), 100'000U);
    close();
    for (const bool is_file_there : {false, true})
        for (const char* companion : {"-wal", "-journal", "-shm"}) {
            if (!is_file_there) fs::remove(path_);
            std::ofstream(path_ + companion, std::ios::binary) << old_log;
            restore(backup, "sqlite:" + path_);
            EXPECT_FALSE(fs::exists(path_ + companion)) << companion;
            open();
            EXPECT_TRUE(verify(*database_).empty()) << companion;
            EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 1) << companion;
            close();
        }
    std::size_t logs = 0;  // of a file that was gone: nothing else holds what is in them
    for (const auto& entry : fs::directory_iterator(folder_.path()))
        if (entry.path().string().find(".replaced-") != std::string::npos &&
            entry.path().string().ends_with("-wal"))
            logs += fs::file_size(entry.path()) == old_log.size() ? 1 : 0;
    EXPECT_GE(logs, 1U);
}

TEST_F(SqliteBackupTest, ABackupWithAJournalBesideItIsNone) {
    const std::string backup = folder_ / "backup.db";
    database_->backup(backup);
    close();
    for (const char* companion : {"-wal", "-journal"}) {
        std::ofstream(backup + companion) << "x";
        const std::string message = message_of([&] { restore(backup, "sqlite:" + path_); });
        EXPECT_NE(message.find(backup + companion), std::string::npos) << message;
        fs::remove(backup + companion);
    }
}

// Both the new file and the old one can be opened at once: each has one name.
TEST_F(SqliteBackupTest, RestoreLeavesNoSecondName) {
    database_->backup(folder_ / "backup.db");
    close();
    restore(folder_ / "backup.db", "sqlite:" + path_);
    for (const auto& entry : fs::directory_iterator(folder_.path()))
        EXPECT_EQ(fs::hard_link_count(entry.path()), 1U) << entry.path();
}

}  // namespace
}  // namespace storage::testing
