#include "features/menu/pull/pull_store.hpp"

#include "storage/test_support.hpp"

namespace features::pull {
namespace {

using storage::Transaction;

class PullStoreTest : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables({tables});
    }

    void add(const std::string& id, std::int64_t number, std::int64_t at_ms, int changes) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account_, store_);
            for (int i = 0; i < changes; ++i)
                note_record(tx, account_, store_, id,
                            {.kind = "tax", .id = id + std::to_string(i), .revision_after = 1});
            insert(tx, account_, store_,
                   {.id = id,
                    .number = number,
                    .source = "source",
                    .who = "key",
                    .choice_json = "[]",
                    .answer_json = "{}",
                    .at_ms = at_ms,
                    .changes = changes});
        });
    }
    std::vector<std::string> kept() {
        std::vector<std::string> ids;
        database_->read([&](storage::ReadView& view) {
            for (const Pull& pull : pulls_before(view, account_, store_, 1'000, 100))
                ids.push_back(pull.id + ' ' +
                              std::to_string(records_of(view, account_, store_, pull.id).size()));
        });
        return ids;
    }
    std::string standing() {
        std::string id;
        database_->read(
            [&](storage::ReadView& view) { id = last_standing(view, account_, store_); });
        return id;
    }

    const std::string account_ = "650000000000000000000001", store_ = "650000000000000000000101";
};

TEST_P(PullStoreTest, TheLastPullThatStandsIsTheLastThatChangedSomething) {
    EXPECT_EQ(standing(), "");
    add("first", 1, 100, 2);
    add("second", 2, 200, 1);
    add("nothing", 3, 300, 0);
    EXPECT_EQ(standing(), "second");
    database_->write_now([&](Transaction& tx) {
        tx.lock(account_, store_);
        set_undone(tx, account_, store_, "second", 400);
    });
    EXPECT_EQ(standing(), "first");
}

TEST_P(PullStoreTest, OldPullsAreForgottenWholeOneByOne) {
    add("first", 1, 100, 2);
    add("second", 2, 200, 1);
    add("third", 3, 300, 3);
    const auto forget = [&] {
        std::int64_t pulls = 0;
        database_->write_now([&](Transaction& tx) { pulls = forget_pull(tx, account_, 300); });
        return pulls;
    };
    EXPECT_EQ(forget(), 1);
    EXPECT_EQ(kept(), (std::vector<std::string>{"third 3", "second 1"}));
    EXPECT_EQ(forget(), 1);
    EXPECT_EQ(forget(), 0);
    EXPECT_EQ(kept(), (std::vector<std::string>{"third 3"}));
}

TEST_P(PullStoreTest, LinksAreReplacedByTheirCopy) {
    const Link link{.kind = "tax",
                    .root = "root",
                    .copy = "copy",
                    .source_store = "there",
                    .source_id = "original",
                    .base_revision = 3,
                    .is_active = false};
    Link moved = link;
    moved.root = "other root";
    moved.base_revision = 4;
    const auto all = [&] {
        std::vector<Link> links;
        database_->read([&](storage::ReadView& view) { links = links_of(view, account_, store_); });
        return links;
    };
    const auto put = [&](const Link& one) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account_, store_);
            put_link(tx, account_, store_, one);
        });
    };
    put(link);
    EXPECT_EQ(all(), std::vector<Link>{link});
    put(moved);
    EXPECT_EQ(all(), std::vector<Link>{moved});
    database_->write_now([&](Transaction& tx) {
        tx.lock(account_, store_);
        remove_link(tx, account_, store_, "copy");
    });
    EXPECT_EQ(all(), std::vector<Link>());
}

INSTANTIATE_TEST_SUITE_P(Engines, PullStoreTest, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::pull
