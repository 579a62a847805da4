// Which numbers of a chain are of a time, also when the clock was set back.
#include "storage/tables/audit.hpp"

#include "storage/test_support.hpp"
#include "storage/verify.hpp"

namespace storage::testing {
namespace {

constexpr std::int64_t hour = audit_hour_ms;

class AuditNumbersTest : public EngineTest {
protected:
    void append(std::initializer_list<std::int64_t> times_ms) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account, store);
            for (const std::int64_t at_ms : times_ms)
                append_audit(tx, account, store, {.at_ms = at_ms, .who = "a", .outcome = "done"});
        });
    }
    std::pair<std::int64_t, std::int64_t> of(std::int64_t from_ms, std::int64_t to_ms) {
        AuditNumbers found{};
        database_->read(
            [&](ReadView& view) { found = audit_numbers(view, account, store, from_ms, to_ms); });
        return {found.first, found.end};
    }
    static constexpr std::int64_t last = std::numeric_limits<std::int64_t>::max();
};

using Numbers = std::pair<std::int64_t, std::int64_t>;

TEST_P(AuditNumbersTest, AreThoseOfTheHours) {
    EXPECT_EQ(of(0, last), Numbers(last, last));
    append({hour, hour + 1});
    append({2 * hour - 1, 2 * hour, 2 * hour + 5});
    append({5 * hour});
    EXPECT_EQ(integer("SELECT COUNT(*) FROM audit_hour"), 3);
    EXPECT_EQ(of(0, last), Numbers(1, last));
    EXPECT_EQ(of(hour, 2 * hour - 1), Numbers(1, 4));
    EXPECT_EQ(of(2 * hour, 3 * hour), Numbers(4, 6));
    EXPECT_EQ(of(3 * hour, 5 * hour - 1), Numbers(last, last));
    EXPECT_EQ(of(3 * hour, last), Numbers(6, last));
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_P(AuditNumbersTest, IncludeAllWhenTheClockWasSetBack) {
    append({7 * hour, 8 * hour});
    append({3 * hour, 3 * hour + 1, 8 * hour});
    append({9 * hour});
    EXPECT_EQ(of(3 * hour, 4 * hour), Numbers(3, 5));
    EXPECT_EQ(of(8 * hour, 8 * hour + 1), Numbers(2, 6));  // between them those of the hour 3
    EXPECT_EQ(of(7 * hour, last), Numbers(1, last));
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_P(AuditNumbersTest, AreVerified) {
    append({7 * hour, 8 * hour});
    database_->write_now([](Transaction& tx) { tx.execute("UPDATE audit_hour SET hour = 7"); });
    const base::Findings findings = verify(*database_);
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings.front().message,
              "it was not written in the hour of its stretch of the chain");
}

INSTANTIATE_TEST_SUITE_P(, AuditNumbersTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
