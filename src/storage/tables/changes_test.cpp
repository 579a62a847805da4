#include "storage/tables/changes.hpp"

#include "storage/retention.hpp"
#include "storage/test_support.hpp"

namespace storage {
namespace {

using namespace storage::testing;

constexpr std::int64_t day_ms = 24 * 3'600'000;

class ChangesTest : public EngineTest {
protected:
    Changes after(std::int64_t position, std::int64_t limit = 100) {
        Changes changes;
        database_->read([&](ReadView& view) {
            changes = changes_after(view, account, store, position, limit);
        });
        return changes;
    }
    std::int64_t oldest() {
        std::int64_t position = -1;
        database_->read([&](ReadView& view) { position = oldest_position(view, account, store); });
        return position;
    }
    static std::vector<std::string> ids_of(const Changes& changes) {
        std::vector<std::string> ids;
        for (const auto& changed : changes.records) ids.push_back(changed.event.id);
        return ids;
    }
};

using Ids = std::vector<std::string>;

TEST_P(ChangesTest, TellsEachRecordOnceByItsLastChange) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    put_now(*database_, {.id = id_of(2), .name = "Two"});
    put_now(*database_, {.id = id_of(1), .name = "One more"});
    const auto changes = after(0);
    EXPECT_EQ(ids_of(changes), (Ids{id_of(2), id_of(1)}));
    EXPECT_EQ(changes.records[1].event.sequence, 3);
    EXPECT_EQ(changes.records[1].row.revision, 2);
    EXPECT_NE(changes.records[1].row.doc.find("One more"), std::string::npos);
    EXPECT_EQ(changes.next, 3);
    EXPECT_FALSE(changes.has_more);
    EXPECT_EQ(ids_of(after(2)), Ids{id_of(1)});
    EXPECT_TRUE(after(3).records.empty());
    EXPECT_EQ(after(3).next, 3);
}

TEST_P(ChangesTest, GoesOnWhereItStopped) {
    for (int i = 1; i <= 5; ++i)
        put_now(*database_, {.id = id_of(i), .name = "Name " + std::to_string(i)});
    Ids seen;
    std::int64_t position = 0;
    for (bool has_more = true; has_more;) {
        const auto changes = after(position, 2);
        for (const auto& id : ids_of(changes)) seen.push_back(id);
        position = changes.next;
        has_more = changes.has_more;
    }
    EXPECT_EQ(seen, (Ids{id_of(1), id_of(2), id_of(3), id_of(4), id_of(5)}));
}

TEST_P(ChangesTest, LooksAtABoundedNumberOfEvents) {
    put_now(*database_, {.id = id_of(1), .name = "First"});
    database_->write_now([&](Transaction& tx) {
        for (int i = 0; i < 6'000; ++i) put(tx, {.id = id_of(2), .name = "Hot"});
    });
    const auto start = after(0);
    EXPECT_EQ(ids_of(start), Ids{id_of(1)});
    EXPECT_EQ(start.next, 5'000);
    EXPECT_TRUE(start.has_more);
    EXPECT_EQ(ids_of(after(start.next)), Ids{id_of(2)});
}

// What nobody wants is not looked up, and the next page begins behind it.
TEST_P(ChangesTest, OfKindsThatAreNotWantedMoveThePosition) {
    database_->write_now([&](Transaction& tx) {
        for (int i = 1; i <= 5'500; ++i) {
            tx.lock(account, store);
            note_event(tx, account, store, {"updated", "note", id_of(i), 1, 1, false});
        }
    });
    put_now(*database_, {.id = id_of(1), .name = "One"});
    const auto wanted_after = [&](std::int64_t position) {
        Changes changes;
        database_->read([&](ReadView& view) {
            changes = changes_after(view, account, store, position, 100,
                                    {{"note",
                                      [](auto&&...) -> std::vector<ChangedRecord> {
                                          ADD_FAILURE() << "looked up";
                                          return {};
                                      }}},
                                    [](const std::string& kind) { return kind != "note"; });
        });
        return changes;
    };
    const auto start = wanted_after(0);
    EXPECT_TRUE(start.records.empty());
    EXPECT_EQ(start.next, 5'000);
    EXPECT_TRUE(start.has_more);
    const auto end = wanted_after(start.next);
    EXPECT_EQ(ids_of(end), Ids{id_of(1)});
    EXPECT_EQ(end.next, 5'501);
    EXPECT_FALSE(end.has_more);
}

TEST_P(ChangesTest, AreFewAtOnceWhenTheyAreLarge) {
    const std::string large(300'000, 'x');
    database_->write_now([&](Transaction& tx) {
        for (int i = 1; i <= 10; ++i)
            put(tx, {.id = id_of(i), .name = "Name " + std::to_string(i)});
        tx.execute("UPDATE record SET doc = doc || $1", {large});
    });
    const auto start = after(0);
    EXPECT_EQ(start.records.size(), 4U);
    EXPECT_EQ(start.next, 4);
    EXPECT_TRUE(start.has_more);
    EXPECT_EQ(after(4).next, 8);
    const auto end = after(8);
    EXPECT_EQ(ids_of(end), (Ids{id_of(9), id_of(10)}));
    EXPECT_FALSE(end.has_more);
}

TEST_P(ChangesTest, OfAnotherStoreAreNotThese) {
    put_now(*database_, {.id = id_of(1), .name = "One", .in_store = "650000000000000000000102"});
    EXPECT_TRUE(after(0).records.empty());
}

TEST_P(ChangesTest, ReachBackToTheOldestEventThatIsKept) {
    EXPECT_EQ(oldest(), 0);
    database_->write_now([&](Transaction& tx) {
        put(tx, {.id = id_of(1), .name = "Old"}, {}, 0);
        put(tx, {.id = id_of(2), .name = "Older"}, {}, 0);
        put(tx, {.id = id_of(3), .name = "New"}, {}, 100 * day_ms);
    });
    EXPECT_EQ(oldest(), 0);
    database_->write_now([&](Transaction& tx) { forget_old_events(tx, account, 10 * day_ms); });
    EXPECT_EQ(oldest(), 2);
    EXPECT_EQ(ids_of(after(oldest())), Ids{id_of(3)});
}

// A made-up feature whose notes are not in the table `record`. All that it keeps of a note is its
// last revision, in revisions_.
class NotesTest : public ChangesTest {
protected:
    void note(int number, std::int64_t revision) {
        database_->write_now([&](Transaction& tx) {
            tx.lock(account, store);
            note_event(tx, account, store, {"updated", "note", id_of(number), revision, 1, false});
        });
        revisions_[id_of(number)] = revision;
    }
    Changes after(std::int64_t position, std::int64_t limit = 100) {
        Changes changes;
        database_->read([&](ReadView& view) {
            changes =
                changes_after(view, account, store, position, limit,
                              {{"note", [this](auto&&... asked) { return resolve(asked...); }}});
        });
        return changes;
    }
    std::vector<ChangedRecord> resolve(ReadView&, std::string_view, std::span<const Event> events,
                                       std::int64_t limit) {
        std::vector<ChangedRecord> found;
        std::int64_t bytes = 0;
        for (const Event& event : events) {
            if (std::ssize(found) == limit || bytes >= step_bytes_max) break;
            EXPECT_EQ(event.kind, "note");
            if (revisions_[event.id] != event.revision) continue;
            found.push_back(
                {event, {.store = "", .id = event.id, .doc = std::string(bytes_, 'n')}});
            bytes += static_cast<std::int64_t>(bytes_);
        }
        return found;
    }

    std::map<std::string, std::int64_t> revisions_;
    std::size_t bytes_ = 10;
};

TEST_P(NotesTest, StandAmongRecordsInTheOrderOfEvents) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    note(7, 1);
    put_now(*database_, {.id = id_of(2), .name = "Two"});
    note(8, 1);
    note(7, 2);
    const auto all = after(0);
    EXPECT_EQ(ids_of(all), (Ids{id_of(1), id_of(2), id_of(8), id_of(7)}));
    EXPECT_EQ(all.records[2].row.doc, "nnnnnnnnnn");
    EXPECT_EQ(all.next, 5);
    const auto few = after(0, 3);
    EXPECT_EQ(ids_of(few), (Ids{id_of(1), id_of(2), id_of(8)}));
    EXPECT_EQ(few.next, 4);
    EXPECT_TRUE(few.has_more);
    EXPECT_EQ(ids_of(after(few.next)), Ids{id_of(7)});
    // Without the resolver of notes only records are found, and the events of notes are skipped.
    const auto records = ChangesTest::after(0);
    EXPECT_EQ(ids_of(records), (Ids{id_of(1), id_of(2)}));
    EXPECT_EQ(records.next, 5);
}

TEST_P(NotesTest, AreFewAtOnceWhenTheyAndTheRecordsAreLarge) {
    bytes_ = 400'000;
    for (int i = 1; i <= 3; ++i) {
        put_now(*database_, {.id = id_of(i), .name = "Name " + std::to_string(i)});
        note(10 + i, 1);
    }
    database_->write_now([&](Transaction& tx) {
        const std::string large(bytes_, 'x');
        tx.execute("UPDATE record SET doc = doc || $1", {large});
    });
    const auto start = after(0);
    EXPECT_EQ(ids_of(start), (Ids{id_of(1), id_of(11), id_of(2)}));
    EXPECT_EQ(start.next, 3);
    EXPECT_EQ(ids_of(after(start.next)), (Ids{id_of(12), id_of(3), id_of(13)}));
}

INSTANTIATE_TEST_SUITE_P(Engines, NotesTest, on_both_engines(), engine_name);
INSTANTIATE_TEST_SUITE_P(Engines, ChangesTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage
