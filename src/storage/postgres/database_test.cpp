// What only PostgreSQL can do or suffer: many processes, snapshots, hints, backups by others.
#include "storage/postgres/database.hpp"

#include "storage/postgres/server.hpp"
#include "storage/restore.hpp"
#include "storage/tables/installation.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <chrono>
#include <latch>
#include <mutex>
#include <thread>

namespace storage::testing {
namespace {

using namespace std::chrono_literals;
using PostgresDatabaseTest = PostgresTest;

TEST_F(PostgresDatabaseTest, AnEmptyDatabaseIsMadeOursOnceHoweverManyStart) {
    database_.reset();
    postgres_ = std::make_unique<support::PostgresDatabase>();
    settings_ = settings_for(*postgres_);
    std::vector<std::unique_ptr<Database>> all(6);
    {
        std::latch start(6);
        std::vector<std::jthread> threads;
        for (auto& one : all)
            threads.emplace_back([&] {
                start.arrive_and_wait();
                one = storage::open(settings_);
            });
    }
    for (auto& one : all) {
        ASSERT_TRUE(one);
        EXPECT_EQ(one->engine(), Engine::postgres);
        EXPECT_TRUE(one->is_ready());
    }
    EXPECT_TRUE(verify(*all[0]).empty());
}

TEST_F(PostgresDatabaseTest, ADatabaseOfANewerProgramIsRefused) {
    database_.reset();
    auto opening = [&] { return message_of([&] { storage::open(settings_); }); };
    postgres_->run("UPDATE installation SET value = '99' WHERE name = 'schema_number'");
    EXPECT_EQ(opening(), "");  // it says that this program may
    postgres_->run("UPDATE installation SET value = '99' WHERE name = 'oldest_program'");
    EXPECT_NE(opening().find("newer program"), std::string::npos);
}

TEST_F(PostgresDatabaseTest, ASnapshotStaysAsItWasAtItsFirstQuestion) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    database_->read([&](ReadView& view) {
        EXPECT_TRUE(find(view, kinds::department, account, id_of(1)));
        std::thread([&] { put_now(*database_, {.id = id_of(2), .name = "Two"}); }).join();
        EXPECT_FALSE(find(view, kinds::department, account, id_of(2)));
        database_->read([&](ReadView& same) {
            EXPECT_FALSE(find(same, kinds::department, account, id_of(2)));
        });
    });
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 2);
    EXPECT_THROW(integer("SELECT 1 FROM nowhere"), PostgresError);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 2);
}

TEST_F(PostgresDatabaseTest, WhatCannotBeStoredIsNotFound) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    database_->read([&](ReadView& view) {
        EXPECT_FALSE(find(view, kinds::department, account, id_of(1) + std::string(1, '\0') + "x"));
        EXPECT_FALSE(find(view, kinds::department, account, "\xff\xfe"));
    });
    auto stored = submit(*database_, [](Transaction& tx) {
        set_installation_value(tx, "a", std::string_view("x\0y", 3));
    });
    EXPECT_THROW(std::rethrow_exception(stored.get()), std::logic_error);
}

TEST_F(PostgresDatabaseTest, HintsReachEveryProcessOnceTheyAreTrue) {
    auto elsewhere = storage::open(settings_);
    std::mutex mutex;
    std::vector<std::string> heard;
    auto has_heard = [&](std::string_view text) {
        std::lock_guard lock(mutex);
        return std::find(heard.begin(), heard.end(), text) != heard.end();
    };
    elsewhere->on_hint([&](std::string_view text) {
        std::lock_guard lock(mutex);
        heard.emplace_back(text);
    });
    ASSERT_TRUE(becomes([&] { return has_heard(""); }));
    auto undone = submit(*database_, [](Transaction& tx) {
        tx.hint("undone");
        throw base::Refusal::not_found("note");
    });
    undone.get();
    database_->write_now([](Transaction& tx) { tx.hint("keys"); });
    EXPECT_TRUE(becomes([&] { return has_heard("keys"); }));
    EXPECT_FALSE(has_heard("undone"));
    {
        std::lock_guard lock(mutex);
        heard.clear();
    }
    break_connections();
    EXPECT_TRUE(becomes([&] { return has_heard(""); }));  // some may have been missed
    elsewhere->on_hint({});
    database_->write_now([](Transaction& tx) { tx.hint("late"); });
    std::this_thread::sleep_for(20ms);
    EXPECT_FALSE(has_heard("late"));
}

TEST_F(PostgresDatabaseTest, BackupAndRestoreNameTheProgramsThatCan) {
    settings_.database.replace(settings_.database.find("comanda@"), 8, "comanda:secret@");
    auto secretive = storage::open(settings_);
    const auto backup = message_of([&] { secretive->backup("/b/it's.dump"); });
    EXPECT_NE(
        backup.find("pg_dump --format=custom --file='/b/it'\\''s.dump' --dbname='postgresql:"),
        std::string::npos)
        << backup;
    const auto restored = message_of([&] { restore("/b/x.dump", settings_.database); });
    EXPECT_NE(restored.find("pg_restore"), std::string::npos);
    EXPECT_NE(restored.find("'/b/x.dump'"), std::string::npos);
    for (const std::string& text : {backup, restored, shown_database(settings_.database)})
        EXPECT_EQ(text.find("secret"), std::string::npos) << text;
    postgres_->run("CREATE EXTENSION amcheck");
    EXPECT_TRUE(verify(*secretive).empty());
}

}  // namespace
}  // namespace storage::testing
