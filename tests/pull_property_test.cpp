// Random pulls held against a model: support/pull_property.hpp. COMANDA_LONG=1 plays more,
// COMANDA_SEED=N one, COMANDA_SEEDS=N:M a piece.
#include "support/pull_property.hpp"

#include <cstdlib>

namespace {

using namespace support::pull;

// Source and target move the same things: subcategories and items to other places, categories to
// other levels, taxes into each other's lists, modifiers in and out of groups; and rename,
// inactivate and activate them. Every pull is run dry before and pulled again after.
class PullMovesTest : public PullPropertyTest {
protected:
    PullMovesTest() { is_thorough_ = true; }

    using Move = void (PullMovesTest::*)(const Doc& doc);

    void play_round() override {
        world_.clock.set(world_.clock.now_ms() + 1'000);
        const std::string source = stores_[one_in(4) ? random_() % stores_.size() : 0];
        std::string target = source;
        while (target == source) target = any(stores_);
        for (int i = 2 + below(8); i > 0; --i) move_on_both(source, target);
        if (one_in(3)) edit(one_in(2) ? source : target);
        pull(source, target, some_choice());
        if (HasFailure() || !one_in(2)) return;
        for (int i = one_in(2) ? 0 : below(6); i > 0; --i) move_on_both(target, target);
        undo(target);
        if (HasFailure() || !one_in(2)) return;
        pull(source, target, some_choice());
    }

    // The same record of either store, or of one.
    void move_on_both(const std::string& source, const std::string& target) {
        const State state = read_state(app_, tenant_.account);
        static const StoredKind* const moved[] = {&kinds::category,
                                                  &kinds::category,
                                                  &kinds::menu_item,
                                                  &kinds::tax,
                                                  &kinds::tax,
                                                  &kinds::modifier,
                                                  &kinds::modifier,
                                                  &kinds::modifier_group,
                                                  &kinds::modifier_group,
                                                  &kinds::department,
                                                  &kinds::serving_size_level};
        const std::string id = some(*any(moved), source);
        if (id.empty()) return;
        const Doc& original = state.at(id);
        const int side = below(3);
        if (side != 1) move(original);
        if (side == 0 || source == target) return;
        for (const auto& [other, doc] : state)
            if (doc.store == target && doc.root == original.root) move(doc);
    }

    void move(const Doc& doc) {
        model_.edited(doc.store);
        const std::string path = std::string(doc.kind->name) + '/' + doc.id;
        switch (below(10)) {
            case 0: return update(*doc.kind, doc.id, {{"name", name()}});
            case 1: call("PUT", path + "/inactivate?force=true"); return;
            case 2: call("PUT", path + "/activate"); return;
            default: break;
        }
        if (doc.kind == &kinds::category) return move_category(doc);
        if (doc.kind == &kinds::menu_item) return move_item(doc);
        if (doc.kind == &kinds::tax) return link_tax(doc);
        if (doc.kind == &kinds::modifier) return move_modifier(doc);
        if (doc.kind == &kinds::modifier_group) return move_members(doc);
        if (doc.kind == &kinds::serving_size_level)
            return update(*doc.kind, doc.id, {{"default", one_in(3) ? "false" : "true"}});
        call("PUT", path + "/inactivate");
    }
    void move_category(const Doc& doc) {
        const std::string parent = quoted(some_category(doc.store, false));
        switch (below(4)) {
            case 0:
                update(kinds::category, doc.id, {{"level", "2"}, {"parent", parent}});
                return note_level(doc);
            case 1:
                update(kinds::category, doc.id, {{"level", "1"}, {"parent", "null"}});
                return note_level(doc);
            case 2:
                return update(kinds::category, doc.id,
                              {{"department", quoted(some(kinds::department, doc.store))}});
            default: return update(kinds::category, doc.id, {{"parent", parent}});
        }
    }
    void note_level(const Doc& doc) {
        const std::string body = call("GET", "category/" + doc.id).body;
        if (support::member(body, "level") == "2")
            subs_.insert(doc.id);
        else
            subs_.erase(doc.id);
    }
    void move_item(const Doc& doc) {
        if (one_in(3))
            return update(
                kinds::menu_item, doc.id,
                {{"category", quoted(some_category(doc.store, false))}, {"subCategory", "null"}});
        update(kinds::menu_item, doc.id, {{"subCategory", quoted(some_category(doc.store, true))}});
    }
    void link_tax(const Doc& doc) {
        const std::string other = some(kinds::tax, doc.store);
        update(kinds::tax, doc.id,
               {{"taxes", one_in(4) || other.empty() ? "[]" : '[' + quoted(other) + ']'}});
    }
    void move_modifier(const Doc& doc) {
        const std::string home = some(kinds::modifier_group, doc.store);
        update(kinds::modifier, doc.id,
               {{"modifyWith", one_in(3) || home.empty() ? "null" : quoted(home)}});
    }
    void move_members(const Doc& doc) {
        update(kinds::modifier_group, doc.id,
               {{"modifiers", list_of(kinds::modifier, doc.store, false)}});
    }
};

// The seeds of a run: a few, more with COMANDA_LONG, or those that were asked for.
std::pair<unsigned, unsigned> seeds(unsigned few, unsigned many) {
    unsigned first = 1, last = std::getenv("COMANDA_LONG") ? many : few;
    if (const char* seed = std::getenv("COMANDA_SEED"))
        first = last = static_cast<unsigned>(std::strtoul(seed, nullptr, 10));
    if (const char* piece = std::getenv("COMANDA_SEEDS")) {
        char* rest = nullptr;
        first = static_cast<unsigned>(std::strtoul(piece, &rest, 10));
        last = *rest ? static_cast<unsigned>(std::strtoul(rest + 1, nullptr, 10)) : first;
    }
    return {first, last};
}

TEST_P(PullPropertyTest, KeepsToTheModelWhateverIsEditedAndPulled) {
    const auto [first, last] = seeds(GetParam() == storage::Engine::sqlite ? 8 : 2, 400);
    for (unsigned seed = first; seed <= last && !HasFailure(); ++seed) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
}

TEST_P(PullMovesTest, KeepsToTheModelWhateverIsMovedOnBothSides) {
    const auto [first, last] = seeds(GetParam() == storage::Engine::sqlite ? 6 : 2, 1'000);
    for (unsigned seed = first; seed <= last && !HasFailure(); ++seed) {
        play(seed);
        EXPECT_EQ(app_.find_faults(), "") << reported_;
    }
}

INSTANTIATE_TEST_SUITE_P(On, PullPropertyTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });
INSTANTIATE_TEST_SUITE_P(On, PullMovesTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
