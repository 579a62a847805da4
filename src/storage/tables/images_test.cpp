#include "storage/tables/images.hpp"

#include "storage/retention.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

namespace storage {
namespace {

using namespace storage::testing;
using namespace std::string_literals;

constexpr std::int64_t day_ms = 24 * 3'600'000;
const std::string bytes("\0\xff'\\\x80\r\n\0", 8);
const std::string one_hash(64, 'a');
const std::string other_hash(64, 'b');

class ImagesTest : public EngineTest {
protected:
    void keep(const std::string& hash, std::int64_t now_ms) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account, store);
            keep_image(tx, account, hash, "png", bytes, now_ms);
        });
    }
    void show(const std::string& record, const std::string& hash, std::int64_t now_ms) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account, store);
            show_image(tx, account, record, hash, now_ms);
        });
    }
    void tidy(std::int64_t now_ms) {
        database_->write_now(
            [&](Transaction& tx) { forget_old_images(tx, account, now_ms - 7 * 86'400'000LL); });
    }
    bool is_kept(const std::string& hash) {
        bool is_there = false;
        database_->read([&](ReadView& view) { is_there = has_image(view, account, hash); });
        return is_there;
    }
    std::int64_t images() { return integer("SELECT COUNT(*) FROM image"); }
};

TEST_P(ImagesTest, KeepsEveryByte) {
    keep(one_hash, 1);
    database_->read([&](ReadView& view) {
        const auto image = find_image(view, account, one_hash);
        ASSERT_TRUE(image);
        EXPECT_EQ(image->bytes, bytes);
        EXPECT_EQ(image->extension, "png");
        EXPECT_FALSE(find_image(view, account, other_hash));
        EXPECT_FALSE(find_image(view, "650000000000000000000002", one_hash));
    });
}

TEST_P(ImagesTest, KeepsTheSameBytesOnce) {
    keep(one_hash, 1);
    keep(one_hash, 2);
    EXPECT_EQ(images(), 1);
    EXPECT_EQ(integer("SELECT at_ms FROM image"), 2);
}

TEST_P(ImagesTest, ForgetsWhatNobodyShowsAfterAWeek) {
    keep(one_hash, 0);
    keep(other_hash, 0);
    show(id_of(1), one_hash, 0);
    tidy(7 * day_ms);
    EXPECT_EQ(images(), 2);
    tidy(7 * day_ms + 1);
    EXPECT_TRUE(is_kept(one_hash));
    EXPECT_FALSE(is_kept(other_hash));
}

TEST_P(ImagesTest, TheWeekBeginsWhenTheLastRecordLetsGo) {
    keep(one_hash, 0);
    show(id_of(1), one_hash, 0);
    show(id_of(2), one_hash, 0);
    show(id_of(1), "", 10 * day_ms);
    tidy(100 * day_ms);
    EXPECT_TRUE(is_kept(one_hash));
    show(id_of(2), "", 100 * day_ms);
    tidy(107 * day_ms);
    EXPECT_TRUE(is_kept(one_hash));
    tidy(107 * day_ms + 1);
    EXPECT_FALSE(is_kept(one_hash));
}

TEST_P(ImagesTest, AnotherPictureReleasesTheFirst) {
    keep(one_hash, 0);
    show(id_of(1), one_hash, 0);
    keep(other_hash, day_ms);
    show(id_of(1), other_hash, day_ms);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM image_use"), 1);
    tidy(9 * day_ms);
    EXPECT_FALSE(is_kept(one_hash));
    EXPECT_TRUE(is_kept(other_hash));
}

TEST_P(ImagesTest, VerifyFindsWhatIsShownButNotKept) {
    put_now(*database_, {.id = id_of(1), .name = "Olives " + one_hash});
    keep(one_hash, 0);
    show(id_of(1), one_hash, 0);
    EXPECT_TRUE(verify(*database_).empty());
    database_->write_now([&](Transaction& tx) { tx.execute("DELETE FROM image"); });
    const auto problems = verify(*database_);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].message, "its picture is not stored");
}

// Uploads of the same picture against upkeep that would forget it: what is shown is there.
TEST_P(ImagesTest, IsNotForgottenWhileItIsBeingShown) {
    for (int round = 0; round < 50; ++round) {
        const std::string record = id_of(round);
        auto shown = std::async([&] {
            database_->write_now([&](Transaction& tx) {
                tx.lock(account, store);
                keep_image(tx, account, one_hash, "png", bytes, 100 * day_ms + round);
                show_image(tx, account, record, one_hash, 100 * day_ms + round);
            });
        });
        tidy(100 * day_ms);
        shown.get();
        ASSERT_TRUE(is_kept(one_hash)) << round;
        database_->write_now([&](Transaction& tx) {
            tx.execute("DELETE FROM image_use");
            tx.execute("UPDATE image SET at_ms = 0");
        });
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, ImagesTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage
