#include "storage/tables/records.hpp"

#include "storage/retention.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/history.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/tables/records_by_id.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <algorithm>
#include <set>

namespace storage::testing {
namespace {

class RecordsTest : public EngineTest {
protected:
    void TearDown() override { EXPECT_TRUE(verify(*database_).empty()); }
    std::optional<Row> read(const std::string& id) {
        std::optional<Row> row;
        database_->read([&](ReadView& view) { row = find(view, kinds::department, account, id); });
        return row;
    }
    std::int64_t number_of(std::optional<bool> is_active,
                           std::optional<std::string> in_store = std::string(store)) {
        std::int64_t number = -1;
        database_->read([&](ReadView& view) {
            number = count(view, {.kind = &kinds::department,
                                  .account = std::string(account),
                                  .store = in_store,
                                  .is_active = is_active});
        });
        return number;
    }
    std::vector<Event> events(std::int64_t after = 0, int limit = 100) {
        std::vector<Event> found;
        database_->read(
            [&](ReadView& view) { found = events_after(view, account, store, after, limit); });
        return found;
    }
    // The refusal of a write, with its `id` member.
    std::string refusal(const NewRecord& record) {
        try {
            put_now(*database_, record);
        } catch (const base::Refusal& refused) {
            std::string text = refused.problems.at(0).path + " " + refused.problems.at(0).message;
            for (const auto& [member, json] : refused.members) text += " " + member + "=" + json;
            return text;
        }
        return "";
    }
};

TEST_P(RecordsTest, ARecordIsFoundByItsIdInAnyCase) {
    put_now(*database_, {.id = "65000000000000000000abcd", .name = "Bar"});
    auto row = read("65000000000000000000ABCD");
    ASSERT_TRUE(row);
    EXPECT_EQ(row->id, "65000000000000000000abcd");
    EXPECT_EQ(row->store, store);
    EXPECT_TRUE(row->is_active);
    EXPECT_EQ(row->revision, 1);
    EXPECT_EQ(row->sequence, 1);
    EXPECT_EQ(row->form, kinds::department.traits.form);
    EXPECT_EQ(row->doc, document({.id = row->id, .name = "Bar"}, 1));
    EXPECT_FALSE(read("65000000000000000000abce"));
    database_->read([](ReadView& view) {
        EXPECT_FALSE(
            find(view, kinds::department, "650000000000000000000009", "65000000000000000000abcd"));
        static constexpr schema::Kind other("other", "others");
        EXPECT_FALSE(find(view, other, account, "65000000000000000000abcd"));
    });
}

TEST_P(RecordsTest, ManyRecordsAreFoundByTheirIds) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    put_now(*database_, {.id = id_of(2), .name = "Kitchen"});
    put_now(*database_, {.id = id_of(3), .name = "Cellar"});
    const std::vector<std::string> wanted{id_of(3), id_of(9), id_of(1), "x\"y"};
    database_->read([&](ReadView& view) {
        std::set<std::string> found;
        for (const RecordOfKind& one : find_all(view, account, wanted)) {
            EXPECT_EQ(one.kind, "department");
            EXPECT_EQ(one.row.doc, read(one.row.id)->doc);
            EXPECT_EQ(one.row.sequence, read(one.row.id)->sequence);
            found.insert(one.row.id);
        }
        EXPECT_EQ(found, (std::set{id_of(1), id_of(3)}));
        EXPECT_TRUE(find_all(view, "650000000000000000000009", wanted).empty());
        EXPECT_TRUE(find_all(view, "000000000000000000000000", wanted).empty());
        EXPECT_TRUE(find_all(view, account, {}).empty());
    });
}

TEST_P(RecordsTest, ChangesAreCountedNumberedAndRemembered) {
    NewRecord record{.id = id_of(1), .name = "Bar"};
    put_now(*database_, record, {"name"});
    record.name = "Kitchen \"1\"";
    put_now(*database_, record, {"name", "departmentCode"});
    record.is_active = false;
    put_now(*database_, record, {"activeStatus"});
    EXPECT_EQ(number_of(true), 0);
    EXPECT_EQ(number_of(false), 1);
    record.is_active = true;
    put_now(*database_, record, {"activeStatus"});
    EXPECT_EQ(number_of(true), 1);
    EXPECT_EQ(number_of(false), 0);
    EXPECT_EQ(number_of({}), 1);

    std::string types;
    for (const Event& event : events()) {
        types += event.type + " ";
        EXPECT_EQ(event.kind, "department");
        EXPECT_EQ(event.id, record.id);
        EXPECT_EQ(event.revision, event.sequence);
    }
    EXPECT_EQ(types, "created updated inactivated activated ");
    EXPECT_EQ(events(2).size(), 2u);
    EXPECT_EQ(events(2).front().sequence, 3);
    EXPECT_EQ(events(0, 1).size(), 1u);
    database_->read([&](ReadView& view) {
        EXPECT_EQ(sequence(view, account, store), 4);
        EXPECT_EQ(sequence(view, account, "elsewhere"), 0);
        auto entries = history(view, account, record.id);
        ASSERT_EQ(entries.size(), 4u);
        EXPECT_EQ(entries[1].revision, 2);
        EXPECT_EQ(entries[1].who, "tester");
        EXPECT_EQ(entries[1].at_ms, 1'000);
        EXPECT_EQ(entries[1].changed_json, R"(["name","departmentCode"])");
        Rows rows = view.query("SELECT before FROM history ORDER BY revision");
        ASSERT_TRUE(rows.next());
        EXPECT_TRUE(rows.is_null(0));
        ASSERT_TRUE(rows.next());
        EXPECT_EQ(rows.text(0), document({.id = record.id, .name = "Bar"}, 1));
    });
}

// A step ends at its limit of bytes or of entries, or at the revision `first`.
TEST_P(RecordsTest, APastIsReadInSteps) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    for (int i = 0; i < 20; ++i)
        put_now(*database_, {.id = id_of(1), .name = "Bar " + std::to_string(i)});
    database_->read([&](ReadView& view) {
        const auto newest = history_before(view, account, id_of(1), 22, 1);
        ASSERT_EQ(newest.size(), 16u);
        EXPECT_EQ(newest.front().revision, 21);
        EXPECT_EQ(newest.front().replaced, document_before(view, account, id_of(1), 21));
        EXPECT_EQ(history_before(view, account, id_of(1), 6, 4).size(), 2u);
        const auto oldest = history_before(view, account, id_of(1), 2, 1);
        ASSERT_EQ(oldest.size(), 1u);
        EXPECT_EQ(oldest.front().replaced, "");
        EXPECT_TRUE(history_before(view, account, id_of(1), 1, 1).empty());
    });
    database_->write_now([&](Transaction& tx) {
        const std::string large(400'000, 'x');
        tx.execute("UPDATE history SET before = $1 WHERE revision > 1", {large});
    });
    database_->read([&](ReadView& view) {
        EXPECT_EQ(history_before(view, account, id_of(1), 22, 1).size(), 3u);
    });
}

TEST_P(RecordsTest, NamesAreUniqueAmongActiveRecordsOfOneScope) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    EXPECT_EQ(refusal({.id = id_of(2), .name = "BAR"}), "name Name already exist");
    EXPECT_FALSE(read(id_of(2)));
    EXPECT_EQ(refusal({.id = id_of(3), .name = "bar", .is_active = false}), "");
    EXPECT_EQ(refusal({.id = id_of(4), .name = "bar", .in_store = "650000000000000000000102"}), "");
    EXPECT_EQ(refusal({.id = id_of(5), .name = "bar", .within = id_of(99)}), "");
    EXPECT_EQ(refusal({.id = id_of(6), .name = ""}), "");
    EXPECT_EQ(refusal({.id = id_of(7), .name = ""}), "");     // no name: nothing to clash
    EXPECT_NE(refusal({.id = id_of(3), .name = "bar"}), "");  // activation
    put_now(*database_, {.id = id_of(1), .name = "Bar", .is_active = false});
    EXPECT_EQ(refusal({.id = id_of(3), .name = "bar"}), "");
    database_->read([](ReadView& view) {
        auto named = [&](std::string_view key, std::string_view except) {
            return find_active_name(view, kinds::department, account, store, "", key, except);
        };
        EXPECT_EQ(named("bar", ""), id_of(3));
        EXPECT_EQ(named("bar", id_of(3)), std::nullopt);
        EXPECT_EQ(named("", ""), std::nullopt);
        EXPECT_EQ(named("ba", ""), std::nullopt);
    });
}

TEST_P(RecordsTest, MistakesOfTheCallerAreNotTheClients) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    Save save;
    save.kind = &kinds::department;
    save.account = account;
    save.store = store;
    save.id = id_of(1);
    save.name_key = "other";
    auto saved = [&](const std::optional<Row>& before, bool is_locked) {
        database_->write_now([&](Transaction& tx) {
            if (is_locked) tx.lock(account, store);
            storage::save(tx, save, before);
        });
    };
    EXPECT_THROW(saved({}, false), std::logic_error);   // no lock
    EXPECT_THROW(saved({}, true), std::runtime_error);  // the id is taken
    auto before = read(id_of(1));
    EXPECT_THROW(saved(before, true), std::logic_error);  // the revision is not the next
    before->revision = 4;
    save.revision = 5;
    EXPECT_THROW(saved(before, true), std::logic_error);  // not as it was read
}

TEST_P(RecordsTest, ALockHoldsForOneWrite) {
    database_->write_now([](Transaction& tx) {
        EXPECT_FALSE(tx.is_locked(account, store));
        tx.lock(account, store);
        EXPECT_TRUE(tx.is_locked(account, store));
        EXPECT_FALSE(tx.is_locked(account, ""));
    });
    database_->write_now([](Transaction& tx) { EXPECT_FALSE(tx.is_locked(account, store)); });
}

TEST_P(RecordsTest, ReferencesFollowTheRecordAndTellWhoUsesIt) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    put_now(*database_, {.id = id_of(2), .name = "Two"});
    NewRecord user{.id = id_of(3), .name = "User"};
    auto to = [](int number, std::string field = "links") {
        return Save::Reference{std::move(field), "department", id_of(number)};
    };
    user.references = {to(1), to(1), to(2), to(3), to(1, "parent")};
    put_now(*database_, user);
    auto users_of = [&](int number, int limit = 10) {
        std::string found;
        database_->read([&](ReadView& view) {
            for (const Referrer& r : active_referrers(view, account, id_of(number), limit))
                found += r.kind + " " + r.name + ";";
        });
        return found;
    };
    EXPECT_EQ(users_of(1), "department User;");  // once, however often it refers
    EXPECT_EQ(users_of(1, 0), "");
    EXPECT_EQ(users_of(3), "");  // itself
    user.references = {to(2), to(1, "parent")};
    put_now(*database_, user);
    EXPECT_EQ(users_of(1), "department User;");
    EXPECT_EQ(users_of(2), "department User;");
    user.is_active = false;
    put_now(*database_, user);
    EXPECT_EQ(users_of(1), "");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM reference"), 2);
}

TEST_P(RecordsTest, AnUndoneSaveLeavesNoTrace) {
    put_now(*database_, {.id = id_of(1), .name = "Bar"});
    EXPECT_THROW(database_->write_now([](Transaction& tx) {
        put(tx, {.id = id_of(2), .name = "Kitchen"});
        put(tx, {.id = id_of(3), .name = "bar"});
    }),
                 base::Refusal);
    EXPECT_EQ(number_of({}), 1);
    EXPECT_EQ(events().size(), 1u);
    put_now(*database_, {.id = id_of(4), .name = "Next"});
    EXPECT_EQ(events().back().sequence, 2);  // no gap
}

TEST_P(RecordsTest, AnswersAreKeptForATime) {
    auto found = [&](std::string_view who, std::string_view key, std::int64_t oldest_ms) {
        std::optional<KeptAnswer> answer;
        database_->write_now(
            [&](Transaction& tx) { answer = find_answer(tx, who, key, oldest_ms); });
        return answer ? answer->fingerprint + answer->etag + answer->body : "none";
    };
    database_->write_now([](Transaction& tx) {
        keep_answer(tx, account, "key", {"print", "\"1\"", "{}"}, 1'000);
        keep_answer(tx, account, "other", {"p", "", "[]"}, 2'000);
    });
    EXPECT_EQ(found(account, "key", 0), "print\"1\"{}");
    EXPECT_EQ(found(account, "key", 1'000), "print\"1\"{}");
    EXPECT_EQ(found(account, "key", 1'001), "none");
    EXPECT_EQ(found(account, "KEY", 0), "none");
    EXPECT_EQ(found("650000000000000000000002", "key", 0), "none");
    database_->write_now([](Transaction& tx) {
        keep_answer(tx, account, "key", {"new", "", "{}"}, 3'000);
    });
    EXPECT_EQ(found(account, "key", 3'000), "new{}");
    database_->write_now([](Transaction& tx) { forget_answers(tx, account, 5'000, 1); });
    EXPECT_EQ(found(account, "other", 0), "none");  // the oldest first
    EXPECT_EQ(found(account, "key", 0), "new{}");
    // Amended where it is still what it was.
    database_->write_now([](Transaction& tx) { amend_answer(tx, account, "key", "[]", "no"); });
    EXPECT_EQ(found(account, "key", 0), "new{}");
    database_->write_now([](Transaction& tx) { amend_answer(tx, account, "key", "{}", "[1]"); });
    EXPECT_EQ(found(account, "key", 3'000), "new[1]");
}

TEST_P(RecordsTest, AnAnswerThatIsADocumentIsKeptAsItsRevision) {
    auto body = [&](std::string_view key) {
        std::string found;
        database_->read([&](ReadView& view) {
            const auto answer = find_answer(view, account, key, 0);
            if (answer) found = answer->body + answer->store;
        });
        return found;
    };
    std::vector<std::string> documents;
    for (const char* name : {"first", "second", "third"}) {
        put_now(*database_, {.id = id_of(1), .name = name});
        documents.push_back(read(id_of(1))->doc);
        const auto revision = static_cast<std::int64_t>(documents.size());
        database_->write_now([&](Transaction& tx) {
            keep_answer(tx, account, name,
                        {"print", "", documents.back(), "store", Revision{id_of(1), revision}},
                        1'000);
        });
    }
    EXPECT_EQ(body("first"), documents[0] + "store");
    EXPECT_EQ(body("second"), documents[1] + "store");
    EXPECT_EQ(body("third"), documents[2] + "store");
    EXPECT_EQ(integer("SELECT SUM(LENGTH(body)) FROM idempotency"), 0);
    database_->write_now([](Transaction& tx) {
        EXPECT_EQ(document_at(tx, account, id_of(1), 4), std::nullopt);
        EXPECT_EQ(document_at(tx, account, id_of(1), 0), std::nullopt);
        EXPECT_EQ(document_at(tx, account, id_of(2), 1), std::nullopt);
    });
}

TEST_P(RecordsTest, RetentionForgetsTheOldestAndLeavesNoGap) {
    constexpr std::int64_t day_ms = 86'400'000;
    database_->write_now([](Transaction& tx) {
        for (int i = 1; i <= 6; ++i)  // the clock was set back before the fourth
            put(tx, {.id = id_of(i), .name = "d" + std::to_string(i)}, {}, i == 4 ? 1 : i * day_ms);
        put(tx, {.id = id_of(9), .name = "old", .in_store = "650000000000000000000102"}, {}, 1);
        keep_answer(tx, account, "old", {"a", "", ""}, day_ms);
        keep_answer(tx, account, "young", {"a", "", ""}, 9 * day_ms + 1);
    });
    database_->write_now([](Transaction& tx) {
        EXPECT_EQ(forget_old_events(tx, account, 3 * day_ms), 2);
        EXPECT_EQ(forget_old_events(tx, account, 3 * day_ms), 0);
        EXPECT_EQ(forget_old_answers(tx, account, 9 * day_ms), 1);
        EXPECT_EQ(forget_old_answers(tx, account, 9 * day_ms), 0);
    });
    ASSERT_FALSE(events().empty());
    EXPECT_EQ(events().front().sequence, 3);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM idempotency"), 1);
    database_->write_now(
        [](Transaction& tx) { EXPECT_EQ(forget_old_events(tx, account, 93 * day_ms), 3); });
    ASSERT_EQ(events().size(), 1u);  // the newest stays
    EXPECT_EQ(events().front().sequence, 6);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM event"), 2);
}

// Who waits for the lock of a store would hold up the others.
TEST_P(RecordsTest, RetentionLocksOneStoreAtATime) {
    const std::string stores[] = {"650000000000000000000102", "650000000000000000000103"};
    for (int i = 1; i <= 6; ++i)
        database_->write_now([&](Transaction& tx) {
            put(tx, {.id = id_of(i), .name = "d" + std::to_string(i), .in_store = stores[i % 2]},
                {}, i);
        });
    for (int step = 0; step < 2; ++step)
        database_->write_now([&](Transaction& tx) {
            EXPECT_EQ(forget_old_events(tx, account, 1'000), 2);
            EXPECT_EQ(std::ranges::count_if(
                          stores, [&](const auto& store) { return tx.is_locked(account, store); }),
                      1);
        });
    database_->write_now([&](Transaction& tx) {
        EXPECT_EQ(forget_old_events(tx, account, 1'000), 0);
        EXPECT_FALSE(tx.is_locked(account, stores[0]) || tx.is_locked(account, stores[1]));
    });
}

TEST_P(RecordsTest, RetentionWorksInBoundedSteps) {
    database_->write_now([](Transaction& tx) {
        for (int i = 1; i <= 6'000; ++i)
            put(tx, {.id = id_of(i), .name = "d" + std::to_string(i)}, {}, i);
    });
    constexpr std::int64_t much_later = 1'000'000'000'000;
    database_->write_now(
        [](Transaction& tx) { EXPECT_EQ(forget_old_events(tx, account, much_later), 5'000); });
    EXPECT_EQ(integer("SELECT COUNT(*) FROM event"), 1'000);
    database_->write_now(
        [](Transaction& tx) { EXPECT_EQ(forget_old_events(tx, account, much_later), 999); });
    EXPECT_EQ(integer("SELECT COUNT(*) FROM event"), 1);
}

INSTANTIATE_TEST_SUITE_P(Engines, RecordsTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
