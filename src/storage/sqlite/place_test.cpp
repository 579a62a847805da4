// A database under several names, in places that cannot be written, and taken away while it is
// open.
#include "storage/restore.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"
#include "support/process.hpp"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <thread>

namespace storage::testing {
namespace {

namespace fs = std::filesystem;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

class SqlitePlaceTest : public DatabaseTest {
protected:
    std::string opening(const std::string& path) {
        return message_of([&] { storage::open(settings_for(path)); });
    }

    // The message of opening the database in a forked process without the rights of root. Close the
    // database before: at the fork no thread of it may hold a lock of the allocator.
    std::string opening_unprivileged(const std::function<void()>& prepare = {}) {
        int said[2];
        EXPECT_EQ(::pipe(said), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            if (prepare) prepare();
            const bool is_plain = ::geteuid() != 0 || ::setresuid(nobody, nobody, nobody) == 0;
            const std::string text = is_plain ? opening(path_) : "could not drop the rights";
            ::_exit(::write(said[1], text.data(), text.size()) < 0 ? 1 : 0);
        }
        ::close(said[1]);
        std::string text(4'000, '\0');
        text.resize(static_cast<std::size_t>(::read(said[0], text.data(), text.size())));
        ::close(said[0]);
        ::waitpid(child, nullptr, 0);
        return text;
    }

    void give_to_nobody() {
        if (::geteuid() != 0) return;
        EXPECT_EQ(::chown(folder_.path().c_str(), nobody, nobody), 0);
        for (const auto& entry : fs::directory_iterator(folder_.path()))
            EXPECT_EQ(::chown(entry.path().c_str(), nobody, nobody), 0);
    }

    std::vector<std::string> names_with(std::string_view part) {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(folder_.path()))
            if (has(entry.path().filename(), part)) found.push_back(entry.path());
        return found;
    }

    static constexpr uid_t nobody = 65'534;
};

// The fork comes before the database and its threads.
TEST_F(SqlitePlaceTest, ASecondProcessIsKeptOutByEveryOtherName) {
    close();
    const std::string linked = folder_ / "linked.db", lock = path_ + ".lock";
    int opened[2];
    ASSERT_EQ(::pipe(opened), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(opened[1]);
        char signal = 0;
        if (::read(opened[0], &signal, 1) != 1) ::_exit(2);
        fs::remove(lock);
        const std::string holder = "in use by another process (pid " + std::to_string(::getppid());
        if (!has(opening(path_), holder) || !has(opening(path_), lock)) ::_exit(3);
        fs::create_hard_link(path_, linked);
        if (!has(opening(linked), holder)) ::_exit(4);
        fs::create_symlink(linked, folder_ / "symbolic.db");
        ::_exit(has(opening(folder_ / "symbolic.db"), holder) ? 0 : 5);
    }
    ::close(opened[0]);
    open();
    ASSERT_EQ(::write(opened[1], "o", 1), 1);
    ::close(opened[1]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(WEXITSTATUS(status), 0);
    put_now(*database_, {.id = id_of(1), .name = "Still there"});
}

// A second Database is also refused inside one process, and that does not drop the locks of the
// first: another process, which the child stands for, still finds them.
TEST_F(SqlitePlaceTest, ASecondDatabaseOfThisProcessTakesNoLocksAway) {
    const std::string linked = folder_ / "linked.db";
    fs::create_hard_link(path_, linked);
    EXPECT_TRUE(has(opening(linked), "in use by another process"));
    EXPECT_TRUE(has(opening(path_), "in use by another process"));
    const pid_t child = ::fork();
    if (child == 0) {
        const int file = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
        struct flock asked {};
        asked.l_type = F_WRLCK;
        asked.l_whence = SEEK_SET;
        ::_exit(::fcntl(file, F_GETLK, &asked) == 0 && asked.l_pid == ::getppid() ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(WEXITSTATUS(status), 0) << "SQLite's locks are gone";
}

// The log lies beside one of the names: under another, what it holds would be missing.
TEST_F(SqlitePlaceTest, AFileWithTwoNamesIsRefused) {
    close();
    const std::string linked = folder_ / "linked.db";
    fs::create_hard_link(path_, linked);
    for (const std::string& name : {path_, linked}) {
        const std::string message = opening(name);
        EXPECT_TRUE(has(message, name) && has(message, "2 names")) << message;
    }
    fs::remove(linked);
    EXPECT_EQ(opening(path_), "");
}

TEST_F(SqlitePlaceTest, ALockFileIsNoLinkToSomethingElse) {
    close();
    const std::string precious = folder_ / "precious";
    std::ofstream(precious) << "keep";
    fs::remove(path_ + ".lock");
    fs::create_symlink(precious, path_ + ".lock");
    EXPECT_TRUE(has(opening(path_), path_ + ".lock"));
    EXPECT_EQ(support::read_file(precious), "keep");
}

TEST_F(SqlitePlaceTest, WhatCannotBeWrittenIsRefusedAtTheStart) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    close();
    give_to_nobody();
    ASSERT_EQ(opening_unprivileged(), "");

    fs::permissions(path_, fs::perms::owner_read);
    std::string message = opening_unprivileged();
    EXPECT_TRUE(has(message, path_) && has(message, "Permission denied")) << message;
    fs::permissions(path_, fs::perms::owner_read | fs::perms::owner_write);

    fs::permissions(folder_.path(), fs::perms::owner_read | fs::perms::owner_exec);
    message = opening_unprivileged();
    EXPECT_TRUE(has(message, "the folder " + folder_.path().string()) &&
                has(message, "Permission denied"))
        << message;
    fs::permissions(folder_.path(), fs::perms::owner_all);
}

// Such files are left when the program has once run as root.
TEST_F(SqlitePlaceTest, ACompanionOfAnotherUserIsNamed) {
    close();
    give_to_nobody();
    for (const char* companion : {"-wal", "-shm", "-journal"}) {
        std::ofstream(path_ + companion) << "x";
        fs::permissions(path_ + companion, fs::perms::none);
        const std::string message = opening_unprivileged();
        EXPECT_TRUE(has(message, path_ + companion) && has(message, "Permission denied"))
            << message;
        fs::remove(path_ + companion);
    }
}

TEST_F(SqlitePlaceTest, AReadOnlyFileSystemIsRefusedAtTheStart) {
    close();
    give_to_nobody();
    bool is_mounted = true;
    const std::string message = opening_unprivileged([&] {
        const char* folder = folder_.path().c_str();
        is_mounted =
            ::unshare(CLONE_NEWNS) == 0 &&
            ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
            ::mount(folder, folder, nullptr, MS_BIND, nullptr) == 0 &&
            ::mount(nullptr, folder, nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) == 0;
        if (!is_mounted) path_ = folder_ / "not/mounted";
    });
    if (has(message, "not/mounted"))
        GTEST_SKIP() << "a read-only mount takes root; permissions alone were tested";
    EXPECT_TRUE(has(message, "Read-only file system")) << message;
}

// Left to itself, SQLite would begin a new database and remove the log of the old one.
TEST_F(SqlitePlaceTest, ALogWithoutItsFileIsNotThrownAway) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    database_->backup(folder_ / "backup.db");
    const std::string log = support::read_file(path_ + "-wal");
    close();
    fs::remove(path_);
    std::ofstream(path_ + "-wal", std::ios::binary) << log;
    const std::string message = opening(path_);
    EXPECT_TRUE(has(message, path_ + "-wal") && has(message, "comanda restore")) << message;
    EXPECT_EQ(support::read_file(path_ + "-wal"), log);
    restore(folder_ / "backup.db", "sqlite:" + path_);
    EXPECT_EQ(opening(path_), "");
}

class TakenAwayTest : public SqlitePlaceTest {
protected:
    void SetUp() override {
        SqlitePlaceTest::SetUp();
        put_now(*database_, {.id = id_of(1), .name = "First"});
        EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 1);  // this thread has read before
    }
    std::string write_refusal(int number) {
        return refusal_in(submit(*database_, [=](Transaction& tx) {
                              put(tx, {.id = id_of(number), .name = std::to_string(number)});
                          }).get());
    }
    // All that was acknowledged is in the one copy that was made, and it is sound.
    void expect_rescued(int records) {
        const auto rescued = names_with(".rescued-");
        ASSERT_EQ(rescued.size(), 1U);
        const auto copy = storage::open(settings_for(rescued[0]));
        EXPECT_TRUE(verify(*copy).empty());
        EXPECT_EQ(storage::testing::integer(*copy, "SELECT COUNT(*) FROM record"), records);
    }
};

TEST_F(TakenAwayTest, ARemovedFileStopsWritesAndIsRescued) {
    fs::remove(path_);
    EXPECT_FALSE(database_->is_ready());
    EXPECT_EQ(write_refusal(2), "503 database_moved");
    EXPECT_EQ(write_refusal(3), "503 database_moved");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 1);
    expect_rescued(1);
    // The operator can make further copies.
    database_->backup(folder_ / "by_hand.db");
    EXPECT_EQ(opening(folder_ / "by_hand.db"), "");
}

TEST_F(TakenAwayTest, ARemovedLogStopsWritesToo) {
    fs::remove(path_ + "-wal");
    EXPECT_FALSE(database_->is_ready());
    EXPECT_EQ(write_refusal(2), "503 database_moved");
    close();
    open();
    EXPECT_TRUE(verify(*database_).empty());
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 1);
}

// Whoever opens the new file next must not find the log of the old one beside it.
TEST_F(TakenAwayTest, AReplacedFileIsLeftAlone) {
    database_->backup(folder_ / "other.db");
    put_now(*database_, {.id = id_of(2), .name = "Second"});
    fs::rename(folder_ / "other.db", path_);
    EXPECT_FALSE(database_->is_ready());
    EXPECT_EQ(write_refusal(3), "503 database_moved");
    // A thread that has not read before must not read the new file.
    std::string seen;
    std::thread([&] {
        try {
            integer("SELECT COUNT(*) FROM record");
        } catch (...) {
            seen = refusal_in(std::current_exception());
        }
    }).join();
    EXPECT_EQ(seen, "503 database_moved");
    const std::string before = support::read_file(path_);
    close();
    EXPECT_EQ(support::read_file(path_), before);
    expect_rescued(2);
    open();
    EXPECT_TRUE(verify(*database_).empty());
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 1);
}

TEST_F(TakenAwayTest, WritesGoOnWhenTheFileIsBack) {
    fs::rename(path_, folder_ / "elsewhere.db");
    EXPECT_EQ(write_refusal(2), "503 database_moved");
    fs::rename(folder_ / "elsewhere.db", path_);
    EXPECT_TRUE(database_->is_ready());
    EXPECT_EQ(write_refusal(2), "");
}

// The file is removed between the write and its answer: the commit is in the removed file, so it
// must not be acknowledged.
TEST_F(TakenAwayTest, ACommitIntoALostFileIsNotAcknowledged) {
    const auto lost = submit(*database_, [this](Transaction& tx) {
                          put(tx, {.id = id_of(2), .name = "Second"});
                          fs::remove(path_);
                      }).get();
    EXPECT_EQ(refusal_in(lost), "503 outcome_unknown");
}

TEST_F(TakenAwayTest, AFileThatWasRemovedUnnoticedIsRescuedAtTheEnd) {
    fs::remove(path_);
    close();
    expect_rescued(1);
}

}  // namespace
}  // namespace storage::testing
