// Which openings of a SQLite file go on with its epoch, and which begin a new one.
#include "storage/sqlite/mark.hpp"

#include "storage/restore.hpp"
#include "storage/test_support.hpp"

#include <sys/resource.h>

#include <csignal>
#include <fstream>

namespace storage::testing {
namespace {

namespace fs = std::filesystem;

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
void overwrite(const std::string& path, std::string_view content) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
}

class SqliteMarkTest : public DatabaseTest {
protected:
    Epoch epoch() {
        Epoch epoch;
        database_->read([&](ReadView& view) { epoch = view.epoch(); });
        return epoch;
    }
    Epoch epoch_after_reopening() {
        close();
        open();
        return epoch();
    }
    void write() {
        put_now(*database_, {.id = id_of(++written_), .name = "D" + std::to_string(written_)});
    }
    static void copy(const std::string& from, const std::string& to) {
        fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    }

    std::string mark_ = path_ + ".mark";
    int written_ = 0;
};

TEST_F(SqliteMarkTest, AnOrderlyEndKeepsTheEpochAndReadersAndWritersTellTheSame) {
    const Epoch first = epoch();
    EXPECT_EQ(read_epoch(text_of(first)), first);
    for (int i = 0; i < 3; ++i) {
        write();
        EXPECT_EQ(epoch_after_reopening(), first);
        database_->write_now([&](Transaction& tx) { EXPECT_EQ(tx.epoch(), first); });
    }
}

TEST_F(SqliteMarkTest, AnOpeningThatWritesNothingKeepsIt) {
    const Epoch first = epoch();
    write();
    for (int i = 0; i < 3; ++i) EXPECT_EQ(epoch_after_reopening(), first);
}

TEST_F(SqliteMarkTest, AMarkThatIsMissingRenewsItOnce) {
    const Epoch first = epoch();
    write();
    close();
    fs::remove(mark_);
    open();
    const Epoch second = epoch();
    EXPECT_NE(second, first);
    EXPECT_EQ(epoch_after_reopening(), second);
}

TEST_F(SqliteMarkTest, AMarkThatIsTornOrNotOneRenewsItOnce) {
    using Tear = std::string (*)(const std::string& whole);
    const Tear tears[] = {
        [](const std::string&) { return std::string(); },
        [](const std::string&) { return std::string(200, '\0'); },
        [](const std::string&) { return std::string(100'000, 'x'); },
        [](const std::string& whole) { return whole.substr(0, 40); },
        [](const std::string& whole) { return whole.substr(0, whole.size() - 1); },
        [](const std::string& whole) { return whole + whole; },
        [](const std::string& whole) {  // of another number
            const std::size_t at = whole.find(" 0000");
            return whole.substr(0, at + 20) + "0" + whole.substr(at + 21);
        }};
    for (const Tear tear : tears) {
        write();
        write();
        const Epoch before = epoch();
        close();
        const std::string whole = content_of(mark_), torn = tear(whole);
        ASSERT_NE(torn, whole);
        overwrite(mark_, torn);
        open();
        const Epoch after = epoch();
        EXPECT_NE(after, before) << torn.substr(0, 200);
        EXPECT_EQ(epoch_after_reopening(), after) << torn.substr(0, 200);
    }
}

// Each transaction of a run is in the database before it is in the mark; a process may be killed in
// between, and a power cut may leave any mark of the run.
TEST_F(SqliteMarkTest, ADatabaseThatIsFurtherThanItsMarkKeepsIt) {
    write();
    const Epoch first = epoch_after_reopening();
    std::vector<std::string> marks{content_of(mark_)};
    for (int i = 0; i < 3; ++i) {
        write();
        marks.push_back(content_of(mark_));
    }
    for (const std::string& mark : marks) {
        // Nothing is written after it, so that every mark is one of the last run that wrote.
        close();
        overwrite(mark_, mark);
        open();
        EXPECT_EQ(epoch(), first) << mark;
    }
    EXPECT_EQ(std::set(marks.begin(), marks.end()).size(), marks.size());
}

TEST_F(SqliteMarkTest, ADatabaseThatIsNotAsFarAsItsMarkRenewsIt) {
    write();
    const Epoch first = epoch_after_reopening();
    write();
    database_->backup(folder_ / "copy.db");
    write();
    close();
    copy(folder_ / "copy.db", path_);  // into the same file: the inode tells nothing
    open();
    EXPECT_NE(epoch(), first);
}

// A copy goes a way of its own, as long as the one that the mark saw.
TEST_F(SqliteMarkTest, ADatabaseOfAnotherHistoryRenewsItHoweverLongThatIs) {
    for (const int more : {0, 1, 3}) {
        write();
        const Epoch before = epoch_after_reopening();
        write();
        close();
        copy(path_, folder_ / "copy.db");
        open();
        write();
        close();
        const std::string mark = content_of(mark_);
        copy(folder_ / "copy.db", path_);
        open();
        for (int i = 0; i < 1 + more; ++i) write();
        close();
        overwrite(mark_, mark);
        open();
        EXPECT_NE(epoch(), before) << more;
    }
}

// What is read at an opening is told to clients, so it counts like what was acknowledged.
TEST_F(SqliteMarkTest, AnOpeningMarksHowFarTheDatabaseIs) {
    write();
    database_->backup(folder_ / "copy.db");
    const std::string mark = content_of(mark_);
    write();
    close();
    overwrite(mark_, mark);  // as if it was killed before it told the mark of the second write
    open();
    const Epoch first = epoch();
    close();
    copy(folder_ / "copy.db", path_);
    open();
    EXPECT_NE(epoch(), first);
}

TEST_F(SqliteMarkTest, ADatabaseThatNobodyWroteToIsVouchedForByNothing) {
    const Epoch first = epoch();
    EXPECT_NE(epoch_after_reopening(), first);
}

TEST_F(SqliteMarkTest, WhatChangesNothingIsNotMarked) {
    write();
    const std::string mark = content_of(mark_);
    database_->write_now([](Transaction&) {});
    EXPECT_THROW(
        database_->write_now([](Transaction&) { throw base::Refusal::not_found("department"); }),
        base::Refusal);
    EXPECT_EQ(content_of(mark_), mark);
    write();
    EXPECT_NE(content_of(mark_), mark);
    EXPECT_EQ(content_of(mark_).size(), mark.size());
}

TEST_F(SqliteMarkTest, ACopyHasAnEpochOfItsOwn) {
    const Epoch first = epoch();
    write();
    close();
    copy(path_, folder_ / "copy.db");
    copy(mark_, folder_ / "copy.db.mark");
    auto other = storage::open(settings_for(folder_ / "copy.db"));
    other->read([&](ReadView& view) { EXPECT_NE(view.epoch(), first); });
    open();
    EXPECT_EQ(epoch(), first);
}

TEST_F(SqliteMarkTest, AFolderThatIsPutBackIsNoticed) {
    write();
    close();
    fs::create_directory(folder_ / "copies");
    for (const char* name : {"test.db", "test.db.mark"})
        copy(folder_ / name, folder_ / "copies/" + name);
    open();
    const Epoch later = epoch();
    close();
    for (const char* name : {"test.db", "test.db.mark"})
        fs::rename(folder_ / "copies/" + name, folder_ / name);
    open();
    EXPECT_NE(epoch(), later);
}

TEST_F(SqliteMarkTest, RestoreRenewsItEvenWhenNothingHappenedSince) {
    const Epoch first = epoch();
    write();
    close();
    copy(path_, folder_ / "backup.db");
    restore(folder_ / "backup.db", "sqlite:" + path_);
    EXPECT_FALSE(fs::exists(mark_));
    open();
    EXPECT_NE(epoch(), first);
}

TEST_F(SqliteMarkTest, AMarkThatOnlyOthersMayWriteIsReplaced) {
    write();
    close();
    fs::remove(mark_);
    fs::create_symlink(folder_ / "elsewhere", mark_);
    open();
    const Epoch first = epoch();
    EXPECT_FALSE(fs::exists(folder_ / "elsewhere"));
    EXPECT_EQ(epoch_after_reopening(), first);
}

// As long as it lives, this process can write to no file.
class NoFileMayGrow {
public:
    NoFileMayGrow() {
        ::getrlimit(RLIMIT_FSIZE, &usual_);
        const rlimit none{.rlim_cur = 0, .rlim_max = usual_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~NoFileMayGrow() {
        ::setrlimit(RLIMIT_FSIZE, &usual_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit usual_{};
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

TEST_F(SqliteMarkTest, AMarkThatCannotBeWrittenIsRemovedAndHindersNobody) {
    write();
    const Epoch first = epoch_after_reopening();
    close();
    {
        SqliteConnection connection(path_, SqliteConnection::Mode::read_write);
        SqliteMark mark(connection, path_, base::system_random());
        EXPECT_EQ(mark.epoch(), first);
        mark.write_next(nullptr);
        {
            const NoFileMayGrow limit;
            mark.note_committed();
        }
        EXPECT_FALSE(fs::exists(mark_));
        mark.write_next(nullptr);
        mark.note_committed();
        EXPECT_FALSE(fs::exists(mark_));
    }
    open();
    EXPECT_NE(epoch(), first);
}

TEST_F(SqliteMarkTest, AnOpeningThatCannotWriteTheMarkRemovesItAndGoesOn) {
    write();
    const Epoch first = epoch_after_reopening();
    close();
    {
        SqliteConnection connection(path_, SqliteConnection::Mode::read_write);
        connection.integer("PRAGMA schema_version");  // makes SQLite open all its files
        const NoFileMayGrow limit;
        const SqliteMark mark(connection, path_, base::system_random());
        EXPECT_EQ(mark.epoch(), first);
        EXPECT_FALSE(fs::exists(mark_));
    }
    open();
    EXPECT_NE(epoch(), first);
}

}  // namespace
}  // namespace storage::testing
