// Readers beside somebody who holds a table.
#include "storage/brief_reads.hpp"
#include "storage/kept_text.hpp"
#include "storage/postgres/connection.hpp"
#include "storage/postgres/locked_questions.hpp"
#include "storage/test_support.hpp"
#include "storage/wide_reads.hpp"

namespace storage::testing {
namespace {

class PostgresReadersTest : public PostgresTest {
protected:
    // The number, or the refusal.
    std::string seen(std::string_view sql) {
        try {
            return std::to_string(integer(sql));
        } catch (const base::Refusal&) {
            return refusal_in(std::current_exception());
        }
    }
};

TEST_F(PostgresReadersTest, AReadThatOthersWaitForIsRefusedWhileATableIsHeld) {
    constexpr std::string_view records = "SELECT COUNT(*) FROM record";
    PostgresConnection other(postgres_->url());
    other.run_script("BEGIN; LOCK TABLE record IN ACCESS EXCLUSIVE MODE");
    {
        const BriefReads brief;
        EXPECT_EQ(seen(records), "503 busy");
        EXPECT_EQ(seen(records), "503 busy");
        EXPECT_EQ(seen("SELECT COUNT(*) FROM scope"), "0");
        EXPECT_FALSE(database_->is_ready());
    }
    EXPECT_EQ(seen("SELECT COUNT(*) FROM record WHERE account = ''"), "503 busy");
    other.run_script("ROLLBACK");
    EXPECT_EQ(seen(records), "0");  // who may wait is not refused beforehand
    const BriefReads brief;
    EXPECT_TRUE(becomes([&] { return seen(records) == "0"; }));
    EXPECT_TRUE(becomes([&] { return database_->is_ready(); }));
}

TEST_F(PostgresReadersTest, AQuestionThatTakesTooLongIsRefused) {
    const BriefReads brief;
    EXPECT_EQ(seen("SELECT 1 FROM pg_sleep(60)"), "503 busy");
    EXPECT_EQ(seen("SELECT 1"), "1");
}

TEST_F(PostgresReadersTest, OnlyAReportMayReadATableThrough) {
    const auto setting = [&](std::string_view name) {
        std::string value;
        database_->read([&](ReadView& view) {
            Rows rows = view.query(kept_text("SHOW " + std::string(name)));
            if (rows.next()) value = rows.text(0);
        });
        return value;
    };
    EXPECT_EQ(setting("enable_seqscan"), "off");
    {
        const WideReads wide;
        EXPECT_EQ(setting("enable_seqscan"), "on");
        EXPECT_EQ(setting("plan_cache_mode"), "force_custom_plan");
        break_connections();
        EXPECT_TRUE(becomes([&] { return setting("enable_seqscan") == "on"; }));
    }
    EXPECT_EQ(setting("enable_seqscan"), "off");
    EXPECT_EQ(setting("plan_cache_mode"), "auto");
}

TEST(LockedQuestions, OneThreadAtATimeAsksAgain) {
    LockedQuestions locked;
    const LockedQuestions::Time start{};
    const auto later = start + LockedQuestions::pause;
    EXPECT_FALSE(locked.is_locked("a", start));
    locked.note("a", start);
    EXPECT_TRUE(locked.is_locked("a", start));
    EXPECT_FALSE(locked.is_locked("b", start));
    EXPECT_FALSE(locked.is_locked("a", later));  // this one finds out
    EXPECT_TRUE(locked.is_locked("a", later));
    locked.forget("a");
    EXPECT_FALSE(locked.is_locked("a", later));
}

}  // namespace
}  // namespace storage::testing
