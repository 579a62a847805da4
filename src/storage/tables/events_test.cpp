#include "storage/tables/events.hpp"

#include "storage/retention.hpp"
#include "storage/tables/changes.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <mutex>

namespace storage::testing {
namespace {

class EventsTest : public EngineTest {
protected:
    void TearDown() override { EXPECT_TRUE(verify(*database_).empty()); }

    std::int64_t note(Transaction& tx, std::string_view of_store, bool is_configuration) {
        tx.lock(account, of_store);
        return note_event(tx, account, of_store,
                          {.type = "updated",
                           .kind = "note",
                           .id = id_of(1),
                           .revision = ++revision_,
                           .at_ms = 1'000,
                           .is_configuration = is_configuration});
    }
    Sequences of(std::string_view of_store) {
        Sequences found;
        database_->read([&](ReadView& view) { found = sequences(view, account, of_store); });
        return found;
    }

    std::int64_t revision_ = 0;
};

TEST_P(EventsTest, AreOfTypesThatAreListed) {
    const auto note_as = [&](std::string_view kind, std::string_view type) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account, store);
            note_event(tx, account, store,
                       {.type = type,
                        .kind = kind,
                        .id = id_of(1),
                        .revision = ++revision_,
                        .at_ms = 1'000,
                        .is_configuration = false});
        });
    };
    note_as("check", "conflict");
    for (const std::string_view type : {"conflcit", "", "statusChanged"})
        EXPECT_ANY_THROW(note_as("check", type)) << type;
    EXPECT_EQ(of(store).events, 1);
}

TEST_P(EventsTest, AStoreAndAnAccountHaveTwoSequencesEach) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    EXPECT_EQ(of(store), (Sequences{1, 1}));
    database_->write_now([&](Transaction& tx) {
        EXPECT_EQ(note(tx, "", false), 1);
        EXPECT_EQ(note(tx, store, false), 2);
        EXPECT_EQ(note(tx, store, false), 3);
    });
    EXPECT_EQ(of(store), (Sequences{3, 1}));
    EXPECT_EQ(of(""), (Sequences{1, 0}));
    database_->write_now([&](Transaction& tx) {
        EXPECT_EQ(note(tx, "", true), 2);
        EXPECT_EQ(note(tx, store, true), 4);
        EXPECT_EQ(note(tx, store, false), 5);
    });
    EXPECT_EQ(of(store), (Sequences{5, 4}));
    EXPECT_EQ(of(""), (Sequences{2, 2}));
    EXPECT_EQ(of("of nobody"), (Sequences{0, 0}));
}

// What is kept of a configuration goes by it: whoever has the answer of a write finds another
// number, and an evening of orders leaves it alone.
TEST_P(EventsTest, OfConfigurationChangeTheNumberBeforeTheirWritesAreAnswered) {
    const auto answered_at = [&](bool is_configuration) {
        std::promise<std::uint64_t> answered;
        database_->write({.apply = [&](Transaction& tx) { note(tx, store, is_configuration); },
                          .done =
                              [&](std::exception_ptr) {
                                  answered.set_value(database_->configuration_version());
                              }});
        return answered.get_future().get();
    };
    std::uint64_t last = database_->configuration_version();
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(answered_at(false), last);
        const std::uint64_t next = answered_at(true);
        EXPECT_NE(next, last);
        last = next;
    }
}

TEST_P(EventsTest, AreReadInTheirOrder) {
    database_->write_now([&](Transaction& tx) {
        for (int i = 0; i < 3; ++i) note(tx, store, false);
    });
    database_->read([&](ReadView& view) {
        const auto events = events_after(view, account, store, 1, 10);
        ASSERT_EQ(events.size(), 2U);
        EXPECT_EQ(events[0].sequence, 2);
        EXPECT_EQ(events[0].type, "updated");
        EXPECT_EQ(events[0].kind, "note");
        EXPECT_EQ(events[0].revision, 2);
        EXPECT_EQ(events_after(view, account, store, 0, 1).size(), 1U);
    });
}

TEST_P(EventsTest, AreNotedUnderTheLockOfTheirStoreAlone) {
    EXPECT_THROW(database_->write_now([&](Transaction& tx) {
        tx.lock(account, store);
        note_event(tx, account, "", {"updated", "note", id_of(1), 1, 1'000, true});
    }),
                 std::logic_error);
}

TEST_P(EventsTest, OfAWriteThatIsUndoneLeaveNoNumberInAnyStore) {
    constexpr std::string_view other = "650000000000000000000102";
    EXPECT_THROW(database_->write_now([&](Transaction& tx) {
        note(tx, store, true);
        note(tx, other, true);
        throw base::Refusal::not_found("note");
    }),
                 base::Refusal);
    EXPECT_EQ(of(store), (Sequences{0, 0}));
    database_->write_now([&](Transaction& tx) {
        EXPECT_EQ(note(tx, store, false), 1);
        EXPECT_EQ(note(tx, other, true), 1);
    });
    EXPECT_EQ(of(store), (Sequences{1, 0}));
    EXPECT_EQ(of(other), (Sequences{1, 1}));
}

TEST_P(EventsTest, AreHintedAtAfterTheirCommit) {
    std::mutex mutex;
    std::vector<std::string> hints;
    database_->on_hint([&](std::string_view text) {
        const std::lock_guard lock(mutex);
        if (read_events_hint(text)) hints.emplace_back(text);
    });
    constexpr std::string_view other = "650000000000000000000102";
    database_->write_now([&](Transaction& tx) {
        note(tx, store, false);
        note(tx, store, false);
        note(tx, other, false);
    });
    database_->write_now([&](Transaction& tx) { tx.lock(account, store); });
    EXPECT_TRUE(becomes([&] {
        const std::lock_guard lock(mutex);
        return hints.size() >= 2;
    }));
    database_->on_hint({});
    EXPECT_EQ(hints, (std::vector{text_of(EventsHint{account, store, 2}),
                                  text_of(EventsHint{account, other, 1})}));
}

TEST_P(EventsTest, ThatAreHeldAreNotForgotten) {
    database_->write_now([&](Transaction& tx) {
        for (int i = 0; i < 6; ++i) note(tx, store, false);
        hold_events(tx, account, store, "late", 4);
        hold_events(tx, account, store, "later", 2);
    });
    const auto forget = [&] {
        std::int64_t oldest = 0;
        database_->write_now([&](Transaction& tx) { forget_old_events(tx, account, 5'000); });
        database_->read([&](ReadView& view) { oldest = oldest_position(view, account, store); });
        return oldest;
    };
    EXPECT_EQ(forget(), 2);
    database_->write_now([&](Transaction& tx) {
        tx.lock(account, store);
        release_events(tx, account, store, "later");
    });
    EXPECT_EQ(forget(), 4);
    database_->write_now([&](Transaction& tx) {
        tx.lock(account, store);
        hold_events(tx, account, store, "late", 6);
    });
    EXPECT_EQ(forget(), 5);  // the last is always kept
    EXPECT_THROW(
        database_->write_now([&](Transaction& tx) { hold_events(tx, account, store, "x", 1); }),
        std::logic_error);
}

TEST_P(EventsTest, ShowTheirRecordsAsTheyAreNow) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    put_now(*database_, {.id = id_of(2), .name = "Two"});
    put_now(*database_, {.id = id_of(1), .name = "One again"});
    database_->read([&](ReadView& view) {
        const auto events = events_after(view, account, store, 0, 10);
        ASSERT_EQ(events.size(), 3U);
        const PresentRecords present = present_records(view, account, events);
        EXPECT_EQ(present.complete_to, 3);
        ASSERT_EQ(present.records.size(), 2U);
        EXPECT_EQ(present.records[0].event.sequence, 1);
        EXPECT_NE(present.records[0].row.doc.find("One again"), std::string::npos);
        EXPECT_GT(present.records[0].row.revision, events[0].revision);
    });
}

TEST(EventsHint, IsReadAsItWasWritten) {
    const std::string text = text_of(EventsHint{"a", "", 17});
    const auto read = read_events_hint(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->account, "a");
    EXPECT_EQ(read->store, "");
    EXPECT_EQ(read->sequence, 17);
    for (const char* other :
         {"", "keys", "events/", "events/a", "events/a/1", "events/a/b/", "events/a/b/x1"})
        EXPECT_FALSE(read_events_hint(other)) << other;
}

INSTANTIATE_TEST_SUITE_P(Engines, EventsTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
