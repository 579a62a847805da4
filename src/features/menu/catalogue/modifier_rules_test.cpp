// Modifiers and their groups: each side follows the other.
#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

using Ids = std::vector<std::string>;

class ModifierRules : public CatalogueTest {
protected:
    static std::string at_home(const std::string& group) {
        return R"("modifyWith":")" + group + '"';
    }
    static std::string listing(const Ids& ids) {
        return R"("modifiers":)" + base::json_array(quoted(ids));
    }
    static Ids quoted(Ids ids) {
        for (std::string& id : ids) id = base::json_string(id);
        return ids;
    }
    std::string home_of(const std::string& id) {
        return read(kinds::modifier, id)[kinds::modifier.home_group];
    }
    Ids members_of(const std::string& id) {
        return read(kinds::modifier_group, id)[kinds::modifier_group.modifiers];
    }
    std::int64_t revision_of(const std::string& group) {
        return read(kinds::modifier_group, group)[kinds::modifier_group.revision];
    }
};

TEST_P(ModifierRules, AModifierMovesWithItsHome) {
    const auto sauces = made(kinds::modifier_group, "Sauces");
    const auto sides = made(kinds::modifier_group, "Sides");
    const auto ketchup = made(kinds::modifier, "Ketchup", at_home(sauces));
    EXPECT_EQ(members_of(sauces), Ids{ketchup});
    update(kinds::modifier, ketchup, at_home(sides));
    EXPECT_EQ(members_of(sauces), Ids());
    EXPECT_EQ(members_of(sides), Ids{ketchup});
    update(kinds::modifier, ketchup, R"("modifyWith":null)");
    EXPECT_EQ(members_of(sides), Ids());
}

TEST_P(ModifierRules, AnInactiveModifierJoinsNoGroup) {
    const auto sauces = made(kinds::modifier_group, "Sauces");
    const auto gone = made(kinds::modifier, "Gone", R"("activeStatus":false)");
    EXPECT_EQ(refused([&] { update(kinds::modifier, gone, at_home(sauces)); }),
              "modifyWith cannot be set on an inactive modifier");
    EXPECT_EQ(members_of(sauces), Ids());
}

TEST_P(ModifierRules, AListGivesAndTakesHomes) {
    const auto free = made(kinds::modifier, "Free");
    const auto sauces = made(kinds::modifier_group, "Sauces", listing({free, free}));
    EXPECT_EQ(members_of(sauces), Ids{free});
    EXPECT_EQ(home_of(free), sauces);
    const auto sides = made(kinds::modifier_group, "Sides", listing({free}));
    EXPECT_EQ(home_of(free), sauces);  // where it was listed first
    update(kinds::modifier_group, sides, listing({}));
    EXPECT_EQ(home_of(free), sauces);
    update(kinds::modifier_group, sauces, listing({}));
    EXPECT_EQ(home_of(free), "");
}

TEST_P(ModifierRules, AnInactiveGroupIsNobodysHome) {
    const auto free = made(kinds::modifier, "Free");
    const auto closed = made(kinds::modifier_group, "Closed", R"("activeStatus":false)");
    update(kinds::modifier_group, closed, listing({free}));
    EXPECT_EQ(members_of(closed), Ids{free});
    EXPECT_EQ(home_of(free), "");
}

TEST_P(ModifierRules, AModifierMayLeaveAndEndInOneChange) {
    const auto sauces = made(kinds::modifier_group, "Sauces");
    const auto ketchup = made(kinds::modifier, "Ketchup", at_home(sauces));
    EXPECT_EQ(refused([&] { update(kinds::modifier, ketchup, R"("activeStatus":false)"); }),
              "in_use");
    update(kinds::modifier, ketchup, R"("activeStatus":false,"modifyWith":null)");
    EXPECT_EQ(members_of(sauces), Ids());
}

// In a batch a group is written once for all that come to it.
TEST_P(ModifierRules, ABatchWritesAGroupOnce) {
    const auto sauces = made(kinds::modifier_group, "Sauces");
    Ids ids;
    write([&](storage::Transaction& tx) {
        ids.clear();
        records::BatchContext batch;
        const records::Conditions conditions{.batch = &batch};
        std::optional<records::Draft> one;
        for (const char* name : {"B", "A"}) {
            const std::string body = R"({"name":")" + std::string(name) + R"(","store":")" + store +
                                     "\"," + at_home(sauces) + '}';
            one = records::draft_create(kinds::modifier, body, actor(), world.ids, tx);
            ids.push_back(records::write(tx, *one, actor(), conditions).id);
        }
        const auto row = storage::find(tx, kinds::modifier_group, account, sauces);
        EXPECT_EQ(row->revision, 1);
        records::write_pending(tx, *one, actor(), conditions);
        records::write_pending(tx, *one, actor(), conditions);  // nothing is left
    });
    EXPECT_EQ(members_of(sauces), ids);
    EXPECT_EQ(revision_of(sauces), 2);
}

INSTANTIATE_TEST_SUITE_P(Engines, ModifierRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
