// When a PostgreSQL database begins a new epoch, and that every process learns of it.
#include "storage/test_support.hpp"
#include "support/process.hpp"

namespace storage::testing {
namespace {

Epoch epoch_of(Database& database) {
    Epoch epoch;
    database.read([&](ReadView& view) {
        view.query("SELECT 1 FROM installation").next();
        epoch = view.epoch();
    });
    return epoch;
}

// Waits until a reader sees another epoch. Meanwhile reads may be refused, while their connections
// are replaced.
bool becomes_other_than(Database& database, Epoch before) {
    return becomes([&] {
        try {
            return epoch_of(database) != before;
        } catch (const base::Refusal&) {
            return false;
        }
    });
}

class PostgresEpochTest : public PostgresTest {
protected:
    // Makes the database look as after a restored dump or a promoted standby: what it was made of
    // is not what it is made of now.
    void make_of_something_else() {
        postgres_->run("UPDATE installation SET value = 'something else' WHERE name = 'made_of'");
    }
};

TEST_F(PostgresEpochTest, ARestartAndAnotherProcessKeepIt) {
    const Epoch first = epoch_of(*database_);
    EXPECT_EQ(text_of(first),
              postgres_->run("SELECT value FROM installation WHERE name = 'epoch'"));
    auto other = storage::open(settings_);
    EXPECT_EQ(epoch_of(*other), first);
    database_.reset();
    database_ = storage::open(settings_);
    EXPECT_EQ(epoch_of(*database_), first);
    break_connections();
    EXPECT_EQ(epoch_of(*database_), first);
    database_->write_now([&](Transaction& tx) {
        tx.query("SELECT 1 FROM installation").next();
        EXPECT_EQ(tx.epoch(), first);
    });
}

TEST_F(PostgresEpochTest, AnotherDatabaseIsNoticedWhenItIsOpened) {
    const Epoch first = epoch_of(*database_);
    make_of_something_else();
    auto other = storage::open(settings_);
    EXPECT_NE(epoch_of(*other), first);
    auto third = storage::open(settings_);
    EXPECT_EQ(epoch_of(*third), epoch_of(*other));
}

TEST_F(PostgresEpochTest, AnotherDatabaseIsNoticedBeforeAnythingIsWrittenToIt) {
    const Epoch first = epoch_of(*database_);
    make_of_something_else();
    break_connections();
    database_->write_now([&](Transaction& tx) {
        tx.query("SELECT 1 FROM installation").next();
        EXPECT_NE(tx.epoch(), first);
    });
    EXPECT_NE(epoch_of(*database_), first);
}

TEST_F(PostgresEpochTest, EveryProcessLearnsOfIt) {
    auto other = storage::open(settings_);
    for (Database* each : {database_.get(), other.get()}) each->on_hint([](std::string_view) {});
    const Epoch first = epoch_of(*database_);
    ASSERT_EQ(epoch_of(*other), first);
    make_of_something_else();
    auto third = storage::open(settings_);
    const Epoch renewed = epoch_of(*third);
    EXPECT_NE(renewed, first);
    for (Database* each : {database_.get(), other.get()}) {
        EXPECT_TRUE(becomes_other_than(*each, first));
        EXPECT_EQ(epoch_of(*each), renewed);
    }
}

TEST_F(PostgresEpochTest, ATableThatWasMadeAnewIsNoticedUnderLiveConnections) {
    database_->on_hint([](std::string_view) {});
    const Epoch first = epoch_of(*database_);
    postgres_->run(
        "BEGIN; CREATE TABLE aside AS TABLE installation; DROP TABLE installation;"
        "CREATE TABLE installation (name TEXT COLLATE \"C\" PRIMARY KEY, value TEXT NOT NULL);"
        "INSERT INTO installation TABLE aside; COMMIT");
    EXPECT_TRUE(becomes_other_than(*database_, first));
}

TEST_F(PostgresEpochTest, AnOrdinaryRoleWillDo) {
    database_.reset();
    postgres_->run(
        "DO $$ BEGIN CREATE ROLE ordinary LOGIN; EXCEPTION WHEN duplicate_object THEN END $$;"
        "DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION ordinary;"
        "CREATE EXTENSION pg_trgm");
    settings_.database.replace(settings_.database.find("comanda@"), 8, "ordinary@");
    database_ = storage::open(settings_);
    const Epoch first = epoch_of(*database_);
    make_of_something_else();
    database_ = storage::open(settings_);
    EXPECT_NE(epoch_of(*database_), first);
    database_.reset();
    postgres_.reset();
}

// A cluster whose files are put back to what they were.
class PostgresFilesTest : public ::testing::Test {
protected:
    std::string data() { return cluster_.folder() / "data"; }
    void copy(const std::string& from, const std::string& to) {
        ASSERT_EQ(support::run({"rm", "-rf", to}).status, 0);
        ASSERT_EQ(support::run({"cp", "-a", from, to}).status, 0);
    }

    support::PostgresCluster cluster_{{.settings = "restore_command = 'false'"}};
    support::PostgresDatabase postgres_{cluster_.folder()};
    std::unique_ptr<Database> database_ = storage::open(settings_for(postgres_));
};

TEST_F(PostgresFilesTest, FilesThatWerePutBackUnderAProcessAreNoticed) {
    const Epoch first = epoch_of(*database_);
    cluster_.stop();
    copy(data(), data() + "-before");
    cluster_.start();
    EXPECT_TRUE(becomes([&] { return database_->is_ready(); }));
    put_now(*database_, {.id = id_of(1), .name = "Lost"});
    EXPECT_EQ(epoch_of(*database_), first);
    postgres_.run("SELECT pg_switch_wal()");
    std::atomic<bool> has_looked{false};
    database_->on_hint([&](std::string_view) { has_looked = true; });
    EXPECT_TRUE(becomes([&] { return has_looked.load(); }));
    cluster_.kill();
    copy(data() + "-before", data());
    cluster_.start();
    EXPECT_TRUE(becomes_other_than(*database_, first));
    database_->on_hint({});
}

TEST_F(PostgresFilesTest, ARecoveredBackupIsNoticedByItsTimeline) {
    const Epoch first = epoch_of(*database_);
    database_.reset();
    cluster_.stop();
    cluster_.add_file("data/recovery.signal", "");
    cluster_.start();
    EXPECT_TRUE(becomes([&] { return postgres_.run("SELECT pg_is_in_recovery()") == "f"; }));
    database_ = storage::open(settings_for(postgres_));
    EXPECT_NE(epoch_of(*database_), first);
}

}  // namespace
}  // namespace storage::testing
