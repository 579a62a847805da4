#include "storage/sqlite_database.hpp"

#include "storage/installation.hpp"
#include "storage/restore.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <sstream>
#include <thread>

namespace storage::testing {
namespace {

namespace fs = std::filesystem;

std::string message_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

std::string bytes_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// A connection of another program; only while no Database has the file open.
void run_raw(const std::string& path, const std::string& sql) {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(handle);
    sqlite3_close(handle);
}

class SqliteDatabaseTest : public DatabaseTest {
protected:
    std::string opening() {
        return message_of([&] { storage::open(settings_for(path_)); });
    }
    static void count_up(Transaction& tx) {
        std::int64_t number = std::stoll(installation_value(tx, "left").value_or("0")) + 1;
        set_installation_value(tx, "left", std::to_string(number));
        set_installation_value(tx, "right", std::to_string(number));
    }
};

TEST_F(SqliteDatabaseTest, AnEmptyFileBecomesADatabaseThatIsSound) {
    EXPECT_EQ(database_->engine(), Engine::sqlite);
    EXPECT_TRUE(database_->is_ready());
    EXPECT_TRUE(verify(*database_).empty());
    EXPECT_EQ(integer("PRAGMA user_version"), sqlite_migrations().back().number);
    database_->read([](ReadView& view) {
        EXPECT_EQ(installation_value(view, "oldest_program"),
                  std::to_string(sqlite_migrations().back().oldest_program));
        EXPECT_EQ(installation_value(view, "absent"), std::nullopt);
        Rows rows = view.query("PRAGMA journal_mode");
        EXPECT_TRUE(rows.next());
        EXPECT_EQ(rows.text(0), "wal");
    });
    struct stat status {};
    ASSERT_EQ(::stat(path_.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600u);
}

TEST_F(SqliteDatabaseTest, ReadersCannotWrite) {
    database_->read([](ReadView& view) {
        EXPECT_ANY_THROW(view.query("DELETE FROM installation RETURNING name").next());
    });
}

// The fork comes before the database and its threads: a child of a process with threads may inherit
// a locked allocator.
TEST_F(SqliteDatabaseTest, ASecondProcessIsKeptOutAndTold) {
    close();
    int opened[2];
    ASSERT_EQ(::pipe(opened), 0);
    pid_t child = ::fork();
    if (child == 0) {
        ::close(opened[1]);
        char signal = 0;
        if (::read(opened[0], &signal, 1) != 1) ::_exit(2);
        std::string message = opening();
        bool is_told = message.find("in use by another process (pid " +
                                    std::to_string(::getppid()) + ")") != std::string::npos &&
                       message.find("--database") != std::string::npos;
        ::_exit(is_told ? 0 : 1);
    }
    ::close(opened[0]);
    open();
    ASSERT_EQ(::write(opened[1], "o", 1), 1);
    ::close(opened[1]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    EXPECT_NE(opening(), "");  // nor a second Database of this process
    fs::create_symlink(path_, folder_ / "alias.db");
    EXPECT_NE(message_of([&] { storage::open(settings_for(folder_ / "alias.db")); }), "");
    close();
    EXPECT_EQ(opening(), "");
}

TEST(OpenTest, SaysWhatIsWrongWithTheSetting) {
    support::TempFolder folder;
    auto message = [](std::string setting) {
        base::Settings settings;
        settings.database = std::move(setting);
        return message_of([&] { storage::open(settings); });
    };
    EXPECT_NE(message("postgresql://me:secret@127.0.0.1:1/db").find("refused"), std::string::npos);
    for (std::string url :
         {"postgresql://me:secret@127.0.0.1:1/db", "postgresql://me:secret%zz@h/d",
          "postgresql:secret", "postgresql://h/d?password=secret&x=secret"})
        EXPECT_EQ(message(url).find("secret"), std::string::npos) << message(url);
    EXPECT_NE(message("mysql:x").find("sqlite:PATH"), std::string::npos);
    EXPECT_NE(message("").find("sqlite:PATH"), std::string::npos);
    EXPECT_NE(message("sqlite:").find("no database file"), std::string::npos);
    EXPECT_NE(message("sqlite::memory:").find("memory"), std::string::npos);
    EXPECT_FALSE(fs::exists(":memory:"));
    EXPECT_NE(message("sqlite:" + folder / "no/such/x.db").find("does not exist"),
              std::string::npos);
    EXPECT_NE(message("sqlite:" + folder.path().string()).find("is not a file"), std::string::npos);
    EXPECT_EQ(sqlite_path("sqlite:./a b.db"), "./a b.db");
    EXPECT_EQ(sqlite_path("postgresql://x"), "");
}

TEST(OpenTest, TakesPathsThatLookLikeUris) {
    support::TempFolder folder;
    std::string path = folder / "50% & a?mode=ro#x.db";
    { auto database = storage::open(settings_for(path)); }
    EXPECT_TRUE(fs::exists(path));
}

// A power cut in the middle of a checkpoint: the log still holds what the first page should be.
TEST(OpenTest, RecoversATornHeader) {
    support::TempFolder folder;
    std::string path = folder / "torn.db";
    {
        auto database = storage::open(settings_for(folder / "whole.db"));
        put_now(*database, {.id = id_of(1), .name = "Bar"});
        fs::copy_file(folder / "whole.db", path);
        fs::copy_file(folder / "whole.db-wal", path + "-wal");
    }
    std::fstream(path, std::ios::in | std::ios::out) << std::string(512, '?');
    auto database = storage::open(settings_for(path));
    std::int64_t count = 0;
    database->read([&](ReadView& view) {
        Rows rows = view.query("SELECT COUNT(*) FROM record");
        if (rows.next()) count = rows.integer(0);
    });
    EXPECT_EQ(count, 1);
}

TEST(OpenTest, LeavesATextAloneThoughItSeemsToHaveALog) {
    support::TempFolder folder;
    std::string path = folder / "notes.txt";
    for (const char* beside : {"-wal", "-journal"}) {
        std::ofstream(path) << std::string(5'000, 'n');
        std::ofstream(path + beside) << std::string(5'000, 'w');
        std::string message = message_of([&] { storage::open(settings_for(path)); });
        EXPECT_NE(message.find("is not a Comanda database"), std::string::npos) << message;
        EXPECT_EQ(bytes_of(path), std::string(5'000, 'n'));
        fs::remove(path + beside);
    }
}

TEST(OpenTest, LeavesForeignFilesAlone) {
    support::TempFolder folder;
    std::string text_file = folder / "notes.txt";
    std::ofstream(text_file) << std::string(5'000, 'n');
    std::string other_database = folder / "other.db";
    run_raw(other_database,
            "PRAGMA journal_mode = wal; CREATE TABLE a (x); PRAGMA user_version = 1");
    for (const std::string& path : {text_file, other_database}) {
        std::string before = bytes_of(path);
        std::string message = message_of([&] { storage::open(settings_for(path)); });
        EXPECT_NE(message.find("is not a Comanda database"), std::string::npos) << message;
        EXPECT_EQ(bytes_of(path), before);
        EXPECT_FALSE(fs::exists(path + "-wal"));
        EXPECT_FALSE(fs::exists(path + "-shm"));
    }
}

TEST_F(SqliteDatabaseTest, ANewerSchemaIsRefusedUnlessItSaysOtherwise) {
    close();
    run_raw(path_,
            "PRAGMA user_version = 99; "
            "UPDATE installation SET value = '98' WHERE name = 'oldest_program'");
    EXPECT_NE(opening().find("made by a newer program"), std::string::npos);
    run_raw(path_, "UPDATE installation SET value = '1' WHERE name = 'oldest_program'");
    EXPECT_EQ(opening(), "");
}

TEST_F(SqliteDatabaseTest, MigrationsRunOnceEachAfterACopy) {
    database_->write_now([](Transaction& tx) { set_installation_value(tx, "mark", "old"); });
    close();
    std::vector<Migration> longer(sqlite_migrations().begin(), sqlite_migrations().end());
    int first = longer.back().number + 1;
    longer.push_back({first, first, "CREATE TABLE added (x TEXT); INSERT INTO added VALUES ('a')"});
    longer.push_back({first + 1, first, "INSERT INTO added VALUES ('b')"});
    for (int i = 0; i < 2; ++i) {
        database_ = open_sqlite(path_, settings_for(path_), longer);
        EXPECT_EQ(integer("SELECT COUNT(*) FROM added"), 2);
        EXPECT_EQ(integer("PRAGMA user_version"), first + 1);
        close();
    }
    EXPECT_NE(opening(), "");  // this program is too old now
    std::string copy = path_ + ".before-" + std::to_string(first);
    database_ = storage::open(settings_for(copy));
    database_->read([](ReadView& view) { EXPECT_EQ(installation_value(view, "mark"), "old"); });
}

TEST_F(SqliteDatabaseTest, AFailedMigrationLeavesTheDatabaseAsItWas) {
    close();
    std::vector<Migration> longer(sqlite_migrations().begin(), sqlite_migrations().end());
    int next = longer.back().number + 1;
    longer.push_back({next, next, "CREATE TABLE added (x); INSERT INTO nowhere VALUES (1)"});
    std::string message = message_of([&] { open_sqlite(path_, settings_for(path_), longer); });
    EXPECT_NE(message.find("could not be brought to schema"), std::string::npos) << message;
    open();
    EXPECT_EQ(integer("SELECT COUNT(*) FROM sqlite_master WHERE name = 'added'"), 0);
}

TEST_F(SqliteDatabaseTest, AReadSeesOneSnapshotAlsoWhenNested) {
    database_->write_now(count_up);
    database_->read([&](ReadView& view) {
        EXPECT_EQ(installation_value(view, "left"), "1");
        std::thread([&] { database_->write_now(count_up); }).join();
        EXPECT_EQ(installation_value(view, "right"), "1");
        database_->read(
            [&](ReadView& inner) { EXPECT_EQ(installation_value(inner, "left"), "1"); });
        EXPECT_THROW(database_->read([](ReadView&) { throw std::runtime_error("inner"); }),
                     std::runtime_error);
        EXPECT_EQ(installation_value(view, "left"), "1");
    });
    EXPECT_THROW(database_->read([](ReadView& view) {
        installation_value(view, "left");
        throw std::runtime_error("outer");
    }),
                 std::runtime_error);
    database_->read([&](ReadView& view) { EXPECT_EQ(installation_value(view, "left"), "2"); });
}

TEST_F(SqliteDatabaseTest, ReadersNeverSeeHalfAWrite) {
    std::atomic<bool> is_over{false};
    std::atomic<int> torn{0}, reads{0};
    std::vector<std::thread> readers;
    for (int i = 0; i < 4; ++i)
        readers.emplace_back([&] {
            while (!is_over)
                database_->read([&](ReadView& view) {
                    auto left = installation_value(view, "left");
                    if (left != installation_value(view, "right")) ++torn;
                    ++reads;
                });
        });
    for (int i = 0; i < 100; ++i) database_->write_now(count_up);
    is_over = true;
    for (std::thread& reader : readers) reader.join();
    EXPECT_EQ(torn, 0);
    EXPECT_GT(reads, 0);
}

TEST_F(SqliteDatabaseTest, ThreadsAndDatabasesMayEndInAnyOrder) {
    std::promise<void> has_read, is_closed;
    std::thread reader([&] {
        database_->read([](ReadView& view) { installation_value(view, "x"); });
        has_read.set_value();
        is_closed.get_future().wait();
        database_->read([](ReadView& view) { EXPECT_EQ(installation_value(view, "x"), "again"); });
    });
    has_read.get_future().wait();
    close();
    open();
    database_->write_now([](Transaction& tx) { set_installation_value(tx, "x", "again"); });
    is_closed.set_value();
    reader.join();
    for (int i = 0; i < 50; ++i)  // the connections of ended threads do not pile up
        std::thread([&] { EXPECT_TRUE(database_->is_ready()); }).join();
    long open_files = std::distance(fs::directory_iterator("/proc/self/fd"), {});
    EXPECT_LT(open_files, 60);
}

TEST_F(SqliteDatabaseTest, TheSameQueryMayRunInsideItself) {
    database_->write_now([](Transaction& tx) {
        for (std::string name : {"a", "b", "c"}) set_installation_value(tx, name, name);
    });
    int pairs = 0;
    database_->read([&](ReadView& view) {
        constexpr std::string_view sql = "SELECT name FROM installation WHERE name < $1";
        for (Rows outer = view.query(sql, {"d"}); outer.next();)
            for (Rows inner = view.query(sql, {"d"}); inner.next();) ++pairs;
    });
    EXPECT_EQ(pairs, 9);
}

TEST_F(SqliteDatabaseTest, ParametersAreBoundByNumberNotByPlace) {
    database_->read([](ReadView& view) {
        Rows rows = view.query("SELECT $2, $1, $2 || $3, $4 IS NULL",
                               {std::int64_t{7}, "two", std::string_view("a\0b", 3), nullptr});
        ASSERT_TRUE(rows.next());
        EXPECT_EQ(rows.text(0), "two");
        EXPECT_EQ(rows.integer(1), 7);
        EXPECT_EQ(rows.text(2), std::string_view("twoa\0b", 6));
        EXPECT_EQ(rows.integer(3), 1);
        EXPECT_FALSE(rows.next());
        EXPECT_FALSE(rows.next());
        EXPECT_THROW(view.query("SELECT $1, $2", {"one"}), std::logic_error);
        EXPECT_THROW(view.query("SELECT $1", {"one", "two"}), std::logic_error);
        EXPECT_THROW(view.query("SELECT ?1", {"one"}), std::logic_error);
    });
}

TEST_F(SqliteDatabaseTest, ABackupIsTakenWhileOthersWriteAndCanBeRestored) {
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
    EXPECT_NE(message_of([&] { database_->backup(backup); }).find("exists already"),
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

TEST_F(SqliteDatabaseTest, RestoreRefusesWhatIsNoSoundBackup) {
    std::string backup = folder_ / "backup.db";
    database_->backup(backup);
    close();
    std::string setting = "sqlite:" + path_;
    std::string before = bytes_of(path_);
    auto restoring = [&](const std::string& from) {
        return message_of([&] { restore(from, setting); });
    };
    EXPECT_NE(restoring(folder_ / "absent.db").find("no backup file"), std::string::npos);
    EXPECT_NE(restoring(path_).find("is the database itself"), std::string::npos);
    std::ofstream(folder_ / "text.db") << std::string(9'000, 'x');
    EXPECT_NE(restoring(folder_ / "text.db").find("not a Comanda backup"), std::string::npos);
    run_raw(folder_ / "foreign.db", "CREATE TABLE a (x)");
    EXPECT_NE(restoring(folder_ / "foreign.db").find("not a Comanda backup"), std::string::npos);
    std::string half = bytes_of(backup).substr(0, fs::file_size(backup) / 2);
    std::ofstream(folder_ / "half.db", std::ios::binary) << half;
    EXPECT_NE(restoring(folder_ / "half.db").find("damaged"), std::string::npos)
        << restoring(folder_ / "half.db");
    run_raw(backup, "PRAGMA user_version = 99; UPDATE installation SET value = '99'");
    EXPECT_NE(restoring(backup).find("newer program"), std::string::npos);
    EXPECT_NE(message_of([&] { restore(backup, "postgresql://x"); }), "");
    EXPECT_EQ(bytes_of(path_), before);
}

TEST_F(SqliteDatabaseTest, RestoreMakesADatabaseWhereThereWasNone) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    database_->backup(folder_ / "backup.db");
    std::string fresh = folder_ / "fresh.db";
    restore(folder_ / "backup.db", "sqlite:" + fresh);
    auto other = storage::open(settings_for(fresh));
    other->read(
        [](ReadView& view) { EXPECT_TRUE(find(view, kinds::department, account, id_of(1))); });
}

TEST_F(SqliteDatabaseTest, WhatWasAcknowledgedSurvivesAKill) {
    close();
    int pipe[2];
    ASSERT_EQ(::pipe(pipe), 0);
    pid_t child = ::fork();
    if (child == 0) {
        auto database = storage::open(settings_for(path_));
        for (std::int64_t i = 1;; ++i) {
            database->write_now(count_up);
            if (::write(pipe[1], &i, sizeof i) != sizeof i) ::_exit(1);
        }
    }
    std::int64_t acknowledged = 0;
    while (acknowledged < 50) ASSERT_EQ(::read(pipe[0], &acknowledged, sizeof acknowledged), 8);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(pipe[1]);
    for (std::int64_t more; ::read(pipe[0], &more, sizeof more) == 8;) acknowledged = more;
    ::close(pipe[0]);
    open();
    database_->read([&](ReadView& view) {
        EXPECT_GE(std::stoll(installation_value(view, "left").value_or("0")), acknowledged);
        EXPECT_EQ(installation_value(view, "left"), installation_value(view, "right"));
    });
    EXPECT_TRUE(verify(*database_).empty());
}

}  // namespace
}  // namespace storage::testing
