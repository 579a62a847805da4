#include "storage/sqlite/database.hpp"

#include "storage/tables/installation.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <thread>

namespace storage::testing {
namespace {

class SqliteDatabaseTest : public DatabaseTest {};

TEST_F(SqliteDatabaseTest, ReadersCannotWrite) {
    database_->read([](ReadView& view) {
        EXPECT_ANY_THROW(view.query("DELETE FROM installation RETURNING name").next());
    });
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
    long open_files = std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {});
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
