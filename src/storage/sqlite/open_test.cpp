// Which files are opened, and what becomes of them: new, foreign, in use, torn, older and newer.
#include "storage/sqlite/database.hpp"
#include "storage/tables/installation.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"
#include "support/process.hpp"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

namespace storage::testing {
namespace {

namespace fs = std::filesystem;

class SqliteOpenTest : public DatabaseTest {
protected:
    std::string opening() {
        return message_of([&] { storage::open(settings_for(path_)); });
    }
};

TEST_F(SqliteOpenTest, AnEmptyFileBecomesADatabaseThatIsSound) {
    EXPECT_EQ(database_->engine(), Engine::sqlite);
    EXPECT_TRUE(database_->is_ready());
    EXPECT_TRUE(verify(*database_).empty());
    EXPECT_EQ(integer("PRAGMA user_version"), own_migrations().back().number);
    database_->read([](ReadView& view) {
        EXPECT_EQ(installation_value(view, "oldest_program"),
                  std::to_string(own_migrations().back().oldest_program));
        EXPECT_EQ(installation_value(view, "absent"), std::nullopt);
        Rows rows = view.query("PRAGMA journal_mode");
        EXPECT_TRUE(rows.next());
        EXPECT_EQ(rows.text(0), "wal");
    });
    struct stat status {};
    ASSERT_EQ(::stat(path_.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600u);
}

// The fork comes before the database and its threads: a child of a process with threads may inherit
// a locked allocator.
TEST_F(SqliteOpenTest, ASecondProcessIsKeptOutAndTold) {
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

TEST(SqliteOpen, SaysWhatIsWrongWithTheSetting) {
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

TEST(SqliteOpen, TakesPathsThatLookLikeUris) {
    support::TempFolder folder;
    std::string path = folder / "50% & a?mode=ro#x.db";
    { auto database = storage::open(settings_for(path)); }
    EXPECT_TRUE(fs::exists(path));
}

// A power cut in the middle of a checkpoint: the log still holds what the first page should be.
TEST(SqliteOpen, RecoversATornHeader) {
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
    EXPECT_EQ(integer(*database, "SELECT COUNT(*) FROM record"), 1);
}

TEST(SqliteOpen, LeavesATextAloneThoughItSeemsToHaveALog) {
    support::TempFolder folder;
    std::string path = folder / "notes.txt";
    for (const char* beside : {"-wal", "-journal"}) {
        std::ofstream(path) << std::string(5'000, 'n');
        std::ofstream(path + beside) << std::string(5'000, 'w');
        std::string message = message_of([&] { storage::open(settings_for(path)); });
        EXPECT_NE(message.find("is not a Comanda database"), std::string::npos) << message;
        EXPECT_EQ(support::read_file(path), std::string(5'000, 'n'));
        fs::remove(path + beside);
    }
}

TEST(SqliteOpen, LeavesForeignFilesAlone) {
    support::TempFolder folder;
    std::string text_file = folder / "notes.txt";
    std::ofstream(text_file) << std::string(5'000, 'n');
    std::string other_database = folder / "other.db";
    run_raw(other_database,
            "PRAGMA journal_mode = wal; CREATE TABLE a (x); PRAGMA user_version = 1");
    for (const std::string& path : {text_file, other_database}) {
        std::string before = support::read_file(path);
        std::string message = message_of([&] { storage::open(settings_for(path)); });
        EXPECT_NE(message.find("is not a Comanda database"), std::string::npos) << message;
        EXPECT_EQ(support::read_file(path), before);
        EXPECT_FALSE(fs::exists(path + "-wal"));
        EXPECT_FALSE(fs::exists(path + "-shm"));
    }
}

TEST_F(SqliteOpenTest, ANewerSchemaIsRefusedUnlessItSaysOtherwise) {
    close();
    run_raw(path_,
            "PRAGMA user_version = 99; "
            "UPDATE installation SET value = '98' WHERE name = 'oldest_program'");
    EXPECT_NE(opening().find("made by a newer program"), std::string::npos);
    run_raw(path_, "UPDATE installation SET value = '1' WHERE name = 'oldest_program'");
    EXPECT_EQ(opening(), "");
}

TEST_F(SqliteOpenTest, MigrationsRunOnceEachAfterACopy) {
    database_->write_now([](Transaction& tx) { set_installation_value(tx, "mark", "old"); });
    close();
    std::vector<Migration> longer(own_migrations().begin(), own_migrations().end());
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

TEST_F(SqliteOpenTest, AFailedMigrationLeavesTheDatabaseAsItWas) {
    close();
    std::vector<Migration> longer(own_migrations().begin(), own_migrations().end());
    int next = longer.back().number + 1;
    longer.push_back({next, next, "CREATE TABLE added (x); INSERT INTO nowhere VALUES (1)"});
    std::string message = message_of([&] { open_sqlite(path_, settings_for(path_), longer); });
    EXPECT_NE(message.find("could not be migrated to schema"), std::string::npos) << message;
    open();
    EXPECT_EQ(integer("SELECT COUNT(*) FROM sqlite_master WHERE name = 'added'"), 0);
}

}  // namespace
}  // namespace storage::testing
