// Rules over several records of the catalogue when everybody writes at once. What must hold at the
// end is asked of verify, and of the answers where they tell more.
#include "races/driver.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <atomic>

namespace races {
namespace {

using support::AppFixture;
using support::member;
using support::Tenant;
using support::text_member;

constexpr int threads = 16;
constexpr int turns = 15;

struct CatalogueRaceTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Race");
    Race race{app};

    std::string create(const std::string& kind, const std::string& name,
                       const std::string& rest = "") {
        const auto answer = app.call("POST", "/v1/svc/" + kind, tenant.key,
                                     R"({"name":")" + name + '"' + rest + '}');
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }
    std::vector<std::string> create_some(const std::string& kind, int number) {
        std::vector<std::string> ids;
        for (int i = 0; i < number; ++i)
            ids.push_back(create(kind, kind + ' ' + std::to_string(i)));
        return ids;
    }
    static const std::string& any(Turn& turn, const std::vector<std::string>& ids) {
        return ids[static_cast<std::size_t>(turn.below(static_cast<int>(ids.size())))];
    }
    int put(Turn& turn, const std::string& path, const std::string& body = "") {
        return turn.call("PUT", "/v1/svc/" + path, tenant.key, body).status;
    }
    // A list of ids as JSON: each of them by the toss of a coin.
    static std::string some(Turn& turn, const std::vector<std::string>& ids) {
        std::string list;
        for (const std::string& id : ids)
            if (turn.below(2) == 0) list += (list.empty() ? "\"" : ",\"") + id + '"';
        return '[' + list + ']';
    }
    std::string read(const std::string& path) {
        return app.call("GET", "/v1/svc/" + path, tenant.key).body;
    }
    void run_sql(std::string_view sql) {
        app.database().write_now([&](storage::Transaction& tx) { tx.execute(sql); });
    }
};

TEST_P(CatalogueRaceTest, MembershipAgreesFromBothSides) {
    const auto groups = create_some("modifierGroup", 3);
    const auto modifiers = create_some("modifier", 5);
    race.add("move", 3, [&](Turn& turn) {
        return put(turn, "modifier/" + any(turn, modifiers),
                   R"({"modifyWith":")" + any(turn, groups) + "\"}");
    });
    race.add("leave", 1, [&](Turn& turn) {
        return put(turn, "modifier/" + any(turn, modifiers), R"({"modifyWith":null})");
    });
    race.add("list", 3, [&](Turn& turn) {
        return put(turn, "modifierGroup/" + any(turn, groups),
                   R"({"modifiers":)" + some(turn, modifiers) + '}');
    });
    race.run(threads, turns);
    race.expect_only({200});
    for (const std::string& modifier : modifiers) {
        const auto home = text_member(read("modifier/" + modifier), "modifyWith");
        if (home.empty()) continue;
        EXPECT_NE(member(read("modifierGroup/" + home), "modifiers").find(modifier),
                  std::string::npos);
    }
}

// Who joins changes the group's row, and so does who edits the group: an edit that has read the
// list before the lock would write it back without those who joined meanwhile. (Joining alone would
// be safe without the lock: a new modifier moves the store's counter of events before it reads the
// group, and that row is the lock's.)
TEST_P(CatalogueRaceTest, EveryoneWhoJoinsIsListed) {
    const auto group = create("modifierGroup", "Everyone");
    std::atomic<int> number = 0, edit = 0;
    race.add("join", 1, [&](Turn& turn) {
        return turn
            .call(
                "POST", "/v1/svc/modifier", tenant.key,
                R"({"name":"M)" + std::to_string(++number) + R"(","modifyWith":")" + group + "\"}")
            .status;
    });
    race.add("edit", 1, [&](Turn& turn) {
        return put(turn, "modifierGroup/" + group, R"({"edit":)" + std::to_string(++edit) + '}');
    });
    race.run(threads, turns);
    race.expect_only({200});
    const auto list = read("modifierGroup/" + group);
    EXPECT_EQ(member(list, "revision"), std::to_string(1 + threads * turns));
    EXPECT_EQ(schema::elements_of(member(list, "modifiers")).size(),
              static_cast<std::size_t>(race.count("join", 200)));
}

// Uses are few and short, so that inactivations succeed in between.
TEST_P(CatalogueRaceTest, NothingActiveRefersToWhatIsNot) {
    const auto taxes = create_some("tax", 2);
    const auto modifiers = create_some("modifier", 16);
    auto of_thread = [&](Turn& turn) {
        return "modifier/" + modifiers[static_cast<std::size_t>(turn.thread())];
    };
    race.add("use", 3, [&](Turn& turn) {
        return put(turn, of_thread(turn), R"({"taxes":[")" + any(turn, taxes) + "\"]}");
    });
    race.add("drop", 14, [&](Turn& turn) { return put(turn, of_thread(turn), R"({"taxes":[]})"); });
    race.add("inactivate", 4,
             [&](Turn& turn) { return put(turn, "tax/" + any(turn, taxes) + "/inactivate"); });
    race.add("activate", 3,
             [&](Turn& turn) { return put(turn, "tax/" + any(turn, taxes) + "/activate"); });
    race.run(threads, 4 * turns);
    race.expect_only({200, 400, 409});
    EXPECT_GT(race.count("inactivate", 409), 0);
    EXPECT_GT(race.count("use", 400), 0);
    EXPECT_GT(race.count("use", 200), 0);
}

TEST_P(CatalogueRaceTest, TaxesNeverLeadBack) {
    const auto taxes = create_some("tax", 4);
    race.add("combine", 4, [&](Turn& turn) {
        return put(turn, "tax/" + any(turn, taxes), R"({"taxes":[")" + any(turn, taxes) + "\"]}");
    });
    race.add("part", 1,
             [&](Turn& turn) { return put(turn, "tax/" + any(turn, taxes), R"({"taxes":[]})"); });
    race.run(threads, turns);
    race.expect_only({200, 400});
    EXPECT_GT(race.count("combine", 400), 0);
}

// Two walls keep a name single: it is looked up under the store's lock, and `record_name` is
// unique. Here the index is gone while they race, so that the lock has to do it alone; it could not
// be put back over a name that stands twice. With the index, records_race_test.cpp does the same.
TEST_P(CatalogueRaceTest, OneNewNameOfEveryKind) {
    run_sql("DROP INDEX record_name");
    for (const std::string kind : {"modifier", "modifierGroup", "tax", "menuItem"})
        race.add(kind, 1, [this, kind](Turn& turn) {
            const auto body = R"({"name":"Name )" + std::to_string(turn.below(10)) + "\"}";
            return turn.call("POST", "/v1/svc/" + kind, tenant.key, body).status;
        });
    race.run(threads, turns);
    EXPECT_NO_THROW(
        run_sql("CREATE UNIQUE INDEX record_name ON record "
                "(account, store, kind, within, name_key) "
                "WHERE active = 1 AND name_key <> ''"));
    race.expect_only({200, 400});
    for (const std::string kind : {"modifier", "modifierGroup", "tax", "menuItem"})
        EXPECT_LE(race.count(kind, 200), 10) << kind;
}

TEST_P(CatalogueRaceTest, SubcategoriesFollowTheirCategories) {
    const auto departments = create_some("department", 3);
    std::vector<std::string> categories, subcategories, items;
    for (const std::string name : {"A", "B", "C"})
        categories.push_back(create("category", name, R"(,"level":1)"));
    for (const std::string name : {"X", "Y"}) {
        subcategories.push_back(
            create("category", name, R"(,"level":2,"parent":")" + categories[0] + '"'));
        items.push_back(
            create("menuItem", name, R"(,"subCategory":")" + subcategories.back() + '"'));
    }
    race.add("department", 3, [&](Turn& turn) {
        return put(turn, "category/" + any(turn, categories),
                   R"({"department":")" + any(turn, departments) + "\"}");
    });
    race.add("move", 3, [&](Turn& turn) {
        return put(turn, "category/" + any(turn, subcategories),
                   R"({"parent":")" + any(turn, categories) + "\"}");
    });
    race.add("item", 2, [&](Turn& turn) {
        return put(turn, "menuItem/" + any(turn, items),
                   R"({"subCategory":")" + any(turn, subcategories) + "\"}");
    });
    race.add("level", 1, [&](Turn& turn) {
        return put(turn, "category/" + any(turn, categories),
                   R"({"level":2,"parent":")" + any(turn, categories) + "\"}");
    });
    race.run(threads, turns);
    race.expect_only({200, 400});
}

INSTANTIATE_TEST_SUITE_P(Engines, CatalogueRaceTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
}  // namespace races
