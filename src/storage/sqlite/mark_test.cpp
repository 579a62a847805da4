// Which openings of a SQLite file go on with its epoch, and which begin a new one.
#include "storage/restore.hpp"
#include "storage/test_support.hpp"

namespace storage::testing {
namespace {

namespace fs = std::filesystem;

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
    static void copy(const std::string& from, const std::string& to) {
        fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    }
};

TEST_F(SqliteMarkTest, AnOrderlyEndKeepsTheEpochAndReadersAndWritersTellTheSame) {
    const Epoch first = epoch();
    EXPECT_EQ(read_epoch(text_of(first)), first);
    for (int i = 0; i < 3; ++i) {
        put_now(*database_, {.id = id_of(i), .name = "Department " + std::to_string(i)});
        EXPECT_EQ(epoch_after_reopening(), first);
        database_->write_now([&](Transaction& tx) { EXPECT_EQ(tx.epoch(), first); });
    }
}

TEST_F(SqliteMarkTest, AnEndWithoutAMarkRenewsIt) {
    const Epoch first = epoch();
    close();
    fs::remove(path_ + ".mark");
    open();
    const Epoch second = epoch();
    EXPECT_NE(second, first);
    EXPECT_EQ(epoch_after_reopening(), second);
}

TEST_F(SqliteMarkTest, WhileItIsOpenThereIsNoMark) {
    EXPECT_FALSE(fs::exists(path_ + ".mark"));
    close();
    EXPECT_TRUE(fs::exists(path_ + ".mark"));
    EXPECT_FALSE(fs::exists(path_ + "-wal"));
    open();
    EXPECT_FALSE(fs::exists(path_ + ".mark"));
}

TEST_F(SqliteMarkTest, ACopyHasAnEpochOfItsOwn) {
    const Epoch first = epoch();
    close();
    copy(path_, folder_ / "copy.db");
    copy(path_ + ".mark", folder_ / "copy.db.mark");
    auto other = storage::open(settings_for(folder_ / "copy.db"));
    other->read([&](ReadView& view) { EXPECT_NE(view.epoch(), first); });
    open();
    EXPECT_EQ(epoch(), first);
}

TEST_F(SqliteMarkTest, AFolderThatIsPutBackIsNoticed) {
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
    close();
    copy(path_, folder_ / "backup.db");
    restore(folder_ / "backup.db", "sqlite:" + path_);
    EXPECT_FALSE(fs::exists(path_ + ".mark"));
    open();
    EXPECT_NE(epoch(), first);
}

TEST_F(SqliteMarkTest, AMarkThatCannotBeLeftHindersNobody) {
    const Epoch first = epoch();
    fs::create_directory(path_ + ".mark");
    close();
    fs::remove(path_ + ".mark");
    open();
    EXPECT_NE(epoch(), first);
}

}  // namespace
}  // namespace storage::testing
