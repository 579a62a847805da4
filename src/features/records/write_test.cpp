// Writing records of any kind, without the rules of any: here a shelf stands in a department.
#include "features/records/write.hpp"

#include "base/log.hpp"
#include "base/refusal.hpp"
#include "features/records/create.hpp"
#include "features/records/read.hpp"
#include "features/records/undo.hpp"
#include "kinds/all.hpp"
#include "storage/tables/events.hpp"
#include "storage/verify.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <set>

namespace features::records {
namespace {

struct Shelf : kinds::StoredKind {
    constexpr explicit Shelf(int form = 1)
        : StoredKind("shelf", "shelves", kinds::Traits{.label = "Shelf", .form = form}) {}

    kinds::Text name{this, "name", kinds::a_name};
    kinds::Reference department{this, "department", kinds::to("department")};
    kinds::References courses{this, "courses", kinds::to("course")};
    kinds::Links sizes{this, "sizes", kinds::to("servingSizeLevel")};
};
constexpr Shelf shelf;

struct WriteTest : testing::Test {
    WriteTest() {
        base::log::start("error");
        base::Settings settings;
        settings.database = "sqlite:" + folder / "test.db";
        database = storage::open(settings);
        write([&](storage::Transaction& tx) {
            create_account(tx, world, rules, account, "Account", "test");
            create_store(tx, world, rules, account, store, "Store", "UTC", "USD", "test");
            create_store(tx, world, rules, account, other_store, "Other", "UTC", "USD", "test");
        });
    }
    ~WriteTest() override { EXPECT_TRUE(storage::verify(*database).empty()); }

    template <class Work>
    void write(Work work) {
        database->write_now([&](storage::Transaction& tx) { work(tx); });
    }

    std::string made(const kinds::StoredKind& kind, const std::string& body) {
        std::string doc;
        write([&](storage::Transaction& tx) {
            doc = create(tx, world, rules, kind, account, body, "test");
        });
        return id_of(doc);
    }

    static std::string id_of(const std::string& doc) { return doc.substr(7, 24); }

    Stored update(const kinds::StoredKind& kind, const std::string& id, const std::string& body,
                  const Conditions& conditions = {}) {
        Stored stored;
        write([&](storage::Transaction& tx) {
            const Actor actor{principal, world.clock.now_ms(), rules};
            stored = records::write(tx, draft_update(kind, id, body, actor, tx), actor, conditions);
        });
        return stored;
    }

    // The refusal that `work` ends in.
    template <class Work>
    base::Refusal refused(Work work) {
        try {
            work();
        } catch (const base::Refusal& refusal) {
            return refusal;
        }
        ADD_FAILURE() << "was not refused";
        return base::Refusal(0, "", "");
    }

    std::string at(const std::string& name, const std::string& in_store,
                   const std::string& rest = "") {
        return R"({"name":")" + name + R"(","store":")" + in_store + '"' + rest + '}';
    }

    support::TempFolder folder;
    base::World world = base::system_world();
    const Rulebook rules{};  // the mechanism needs none
    std::unique_ptr<storage::Database> database;
    std::string account = world.ids.next(), store = world.ids.next(),
                other_store = world.ids.next();
    auth::Principal principal{.account = account,
                              .id = "test",
                              .stores = {},
                              .is_read_only = false,
                              .areas = auth::Areas::all()};
};

TEST_F(WriteTest, AnUndoingFindsWhatCameBetween) {
    const std::string id = made(kinds::course, at("Soup", store));
    update(kinds::course, id, R"({"description":"first"})");
    const Actor actor{principal, world.clock.now_ms(), rules};
    std::optional<Undo> undoing;
    database->read([&](storage::ReadView& view) {
        undoing = draft_undo(kinds::course, id, "2", actor, view);
    });
    update(kinds::course, id, R"({"description":"second"})");
    const auto refusal =
        refused([&] { write([&](storage::Transaction& tx) { undo(tx, *undoing, actor); }); });
    EXPECT_EQ(refusal.code, "changed_since");
}

TEST_F(WriteTest, ARecordInUseIsNotInactivated) {
    const auto department = made(kinds::department, at("Bar", store));
    const auto user = made(shelf, at("Top", store, R"(,"department":")" + department + '"'));
    const auto refusal =
        refused([&] { update(kinds::department, department, R"({"activeStatus":false})"); });
    EXPECT_EQ(refusal.status, 409);
    EXPECT_EQ(refusal.message, "This Department is attached with Category, Could not inactivate.");
    ASSERT_EQ(refusal.members.size(), 2U);
    EXPECT_EQ(refusal.members[1].second,
              R"([{"kind":"shelf","id":")" + user + R"(","name":"Top"}])");

    update(shelf, user, R"({"activeStatus":false})");
    EXPECT_EQ(update(kinds::department, department, R"({"activeStatus":false})").revision, 2);
}

TEST_F(WriteTest, ForceInactivatesAnyway) {
    const auto department = made(kinds::department, at("Bar", store));
    const auto user = made(shelf, at("Top", store, R"(,"department":")" + department + '"'));
    update(kinds::department, department, R"({"activeStatus":false})", {.is_forced = true});

    // What stood there before may be written back; it may not be chosen anew.
    EXPECT_EQ(update(shelf, user, R"({"name":"Up","department":")" + department + "\"}").revision,
              2);
    const auto refusal =
        refused([&] { made(shelf, at("New", store, R"(,"department":")" + department + '"')); });
    ASSERT_EQ(refusal.problems.size(), 1U);
    EXPECT_EQ(refusal.problems[0].path, "department");
    EXPECT_EQ(refusal.problems[0].message, "is an inactive department");

    // Nor may a record come back to life with it.
    update(shelf, user, R"({"activeStatus":false})");
    EXPECT_EQ(refused([&] { update(shelf, user, R"({"activeStatus":true})"); }).status, 400);
}

TEST_F(WriteTest, ReferencesMustBeOfTheSameStoreInEveryForm) {
    const auto elsewhere = made(kinds::course, at("Soup", other_store));
    const auto size = made(kinds::serving_size_level, at("Cup", other_store));
    const auto refusal = refused([&] {
        made(shelf, at("Top", store,
                       R"(,"courses":[")" + elsewhere + R"("],"sizes":[{"id":")" + size +
                           R"("},")" + world.ids.next() + R"("],"department":")" + store + '"'));
    });
    std::vector<std::string> paths;
    for (const auto& problem : refusal.problems) paths.push_back(problem.path);
    EXPECT_EQ(paths,
              (std::vector<std::string>{"department", "courses[0]", "sizes[0].id", "sizes[1]"}));
}

TEST_F(WriteTest, AChangeThatChangesNothingWritesNothing) {
    const auto id = made(kinds::course, at("Soup", store, R"(,"priority":2,"odd":[1])"));
    std::int64_t sequence_before = 0, sequence_after = 0;
    database->read([&](auto& view) { sequence_before = storage::sequence(view, account, store); });
    EXPECT_EQ(update(kinds::course, id, R"({"priority":"2","odd":[1],"name":" Soup "})").revision,
              1);
    database->read([&](auto& view) { sequence_after = storage::sequence(view, account, store); });
    EXPECT_EQ(sequence_before, sequence_after);
}

TEST_F(WriteTest, AStaleRevisionIsRefusedWithTheCurrentRecord) {
    const auto id = made(kinds::course, at("Soup", store));
    update(kinds::course, id, R"({"priority":1})");
    const auto refusal = refused([&] {
        update(kinds::course, id, R"({"priority":2})",
               {.if_match = std::vector<storage::EpochNumber>{{1}}});
    });
    EXPECT_EQ(refusal.status, 412);
    EXPECT_NE(refusal.members.at(0).second.find(R"("priority":1)"), std::string::npos);
}

TEST_F(WriteTest, AnOlderFormIsReadInTheNewOne) {
    const auto id = made(shelf, at("Top", store));
    static constexpr Shelf newer(2);
    database->read([&](storage::ReadView& view) {
        const auto row = require(view, newer, principal, id);
        EXPECT_EQ(row.form, 1);
        EXPECT_NE(row.doc.find(R"("name":"Top")"), std::string::npos);
    });
}

TEST_F(WriteTest, ARecordOverItsSizeIsRefused) {
    const auto refusal = refused([&] {
        made(kinds::department,
             at("Big", store, R"(,"description":")" + std::string(256 * 1024, 'x') + '"'));
    });
    EXPECT_EQ(refusal.status, 413);
}

TEST_F(WriteTest, AnUnknownIdIsRefusedInEveryCurrency) {
    for (const char* currency : {"USD", "JPY", "KWD"}) {
        const std::string shop = world.ids.next();
        write([&](storage::Transaction& tx) {
            create_store(tx, world, rules, account, shop, currency, "UTC", currency, "test");
        });
        const std::string unknown = R"(,"id":")" + world.ids.next() + '"';
        const auto refusal =
            refused([&] { made(kinds::item_service_charge, at("Corkage", shop, unknown)); });
        ASSERT_EQ(refusal.problems.size(), 1U) << currency;
        EXPECT_EQ(refusal.problems[0].path, "id");
    }
}

TEST_F(WriteTest, EveryRowOfALongListIsVisited) {
    constexpr int count = 1'001;  // more than two readings
    write([&](storage::Transaction& tx) {
        for (int i = 0; i < count; ++i)
            create(tx, world, rules, shelf, account, at("Shelf " + std::to_string(i), store),
                   "test");
    });
    std::set<std::string> visited;
    database->read([&](storage::ReadView& view) {
        for_each_row(view, {.kind = &shelf, .account = account, .store = store},
                     [&](const storage::Row& row) { visited.insert(row.id); });
    });
    EXPECT_EQ(visited.size(), count);
}

}  // namespace
}  // namespace features::records
