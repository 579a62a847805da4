// PostgreSQL keeps the plan of a prepared statement while the tables grow.
#include "storage/tables/events.hpp"
#include "storage/tables/history.hpp"
#include "storage/tables/natural_keys.hpp"
#include "storage/test_support.hpp"

namespace storage::testing {
namespace {

class PostgresPlansTest : public PostgresTest, public ::testing::WithParamInterface<bool> {
protected:
    void SetUp() override {
        settings_.write_connections = 1;
        database_ = storage::open(settings_);
    }

    static void put_key(Transaction& tx, int i) {
        Save save;
        save.kind = &kinds::department;
        save.account = account;
        save.store = store;
        save.id = id_of(i);
        save.keys = {{"code", "key " + std::to_string(i)}};
        write_natural_keys(tx, save, {});
    }

    // Runs the queries that a request makes for one record and for its list.
    void ask(ReadView& view) {
        EXPECT_TRUE(find(view, kinds::department, account, id_of(1)));
        EXPECT_TRUE(exists(view, kinds::department, account, id_of(1)));
        EXPECT_TRUE(owner_of(view, account, id_of(1)));
        EXPECT_TRUE(references_of(view, account, id_of(1), "parent").empty());
        EXPECT_TRUE(active_referrers(view, account, id_of(1), 5).empty());
        EXPECT_FALSE(history(view, account, id_of(1)).empty());
        EXPECT_GT(sequence(view, account, store), 0);
        EXPECT_FALSE(find_active_name(view, kinds::department, account, store, "", "none", ""));
        const KeyPlace keys{account, store, "department", "code"};
        EXPECT_EQ(find_natural_key(view, keys, "key 1"), id_of(1));
        EXPECT_FALSE(find_natural_key(view, keys, "key 1", id_of(1)));
        EXPECT_EQ(natural_key_of(view, account, id_of(1), "code"), "key 1");
        const Listing listing{.kind = &kinds::department,
                              .account = std::string(account),
                              .store = std::string(store),
                              .is_active = true};
        EXPECT_EQ(page(view, listing, {.limit = 1}).size(), 1U);
    }
    // How many pages this connection has read that it has not yet reported to the server's
    // statistics.
    static std::int64_t pages_read(ReadView& view) {
        Rows rows = view.query(
            "SELECT sum(pg_stat_get_xact_blocks_fetched(oid)) FROM pg_class "
            "WHERE relnamespace = 'public'::regnamespace");
        return rows.next() ? rows.integer(0) : -1;
    }
    std::int64_t pages_read_by_asking() {
        std::int64_t number = 0;
        database_->read([&](ReadView& view) {
            const std::int64_t before = pages_read(view);
            ask(view);
            number = pages_read(view) - before;
        });
        return number;
    }
    std::int64_t pages_read_by_changing(int revision) {
        std::int64_t number = 0;
        database_->write_now([&](Transaction& tx) {
            const std::int64_t before = pages_read(tx);
            put(tx, {.id = id_of(1), .name = "Bar " + std::to_string(revision)});
            number = pages_read(tx) - before;
        });
        return number;
    }
};

TEST_P(PostgresPlansTest, APlanMadeForOneRecordServesThousands) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    database_->write_now([](Transaction& tx) { put_key(tx, 1); });
    if (GetParam()) postgres_->run("ANALYZE");
    std::int64_t asked = 0, changed = 0;
    // From its sixth run on, a prepared statement may get one plan for all values.
    for (int i = 0; i < 10; ++i) {
        asked = pages_read_by_asking();
        changed = pages_read_by_changing(i);
    }
    database_->write_now([](Transaction& tx) {
        for (int i = 2; i <= 3'000; ++i) {
            put(tx, {.id = id_of(i), .name = "Kitchen " + std::to_string(i)});
            put_key(tx, i);
        }
    });
    // Indexes are a page higher and the store's counters have grown old versions; one statement
    // that reads an index through needs a hundred more.
    EXPECT_LE(pages_read_by_asking(), asked + 80);
    EXPECT_LE(pages_read_by_changing(11), changed + 80);
}

INSTANTIATE_TEST_SUITE_P(Analysed, PostgresPlansTest, ::testing::Bool());

}  // namespace
}  // namespace storage::testing
