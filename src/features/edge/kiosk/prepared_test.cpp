#include "features/edge/kiosk/prepared.hpp"

#include "base/json_text.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"

#include "features/records/create.hpp"
#include "features/records/write.hpp"
#include "storage/tables/events.hpp"
#include "storage/test_support.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <latch>
#include <random>

namespace features::kiosk {
namespace {

using schema::Tree;

constexpr storage::Epoch epoch{7};

Configuration::Entry entry(int id, int value) {
    const std::string name = "id" + std::to_string(id);
    // Long enough for a difference to be worth it.
    return {name, base::JsonObject()
                      .text("id", name)
                      .number("value", value)
                      .text("about", std::string(400, static_cast<char>('a' + value % 26)))
                      .done()};
}

Configuration random_configuration(std::mt19937& random) {
    Configuration made{.store = R"({"id":"s","value":)" + std::to_string(random() % 2) + '}',
                       .lists = {{"taxes"}, {"courses"}, {"categories"}},
                       .customer = R"({"value":)" + std::to_string(random() % 2) + '}'};
    for (auto& list : made.lists)
        for (int id = 0; id < 12; ++id)
            if (random() % 5 != 0)
                list.entries.push_back(entry(id, static_cast<int>(random() % 2)));
    return made;
}

// A few edits: changed, removed, added, moved entries.
void edit(Configuration& made, std::mt19937& random) {
    for (unsigned edits = random() % 4; edits > 0; --edits) {
        auto& entries = made.lists[random() % made.lists.size()].entries;
        const auto place = [&] {
            return entries.begin() + static_cast<long>(random() % entries.size());
        };
        switch (random() % 5) {
            case 0:
                if (!entries.empty()) entries.erase(place());
                break;
            case 1:
                entries.insert(entries.empty() ? entries.end() : place(),
                               entry(static_cast<int>(100 + random()), 1));
                break;
            case 2:
                if (!entries.empty()) std::swap(*place(), *place());
                break;
            case 3:
                made.store = R"({"id":"s","value":)" + std::to_string(random() % 9) + '}';
                break;
            default:
                if (!entries.empty()) *place() = entry(static_cast<int>(200 + random()), 3);
        }
    }
    if (random() % 2 == 0) made.customer = R"({"value":)" + std::to_string(random() % 9) + '}';
}

std::string id_in(const Tree& object) { return std::string(schema::words_of(object, "id")); }

// As copy.hpp says.
void apply(Tree& list, const Tree& difference) {
    std::set<std::string> gone;
    for (const Tree& id : difference.find("removed")->elements) gone.emplace(id.words());
    std::erase_if(list.elements, [&](const Tree& it) { return gone.contains(id_in(it)); });
    for (const Tree& changed : difference.find("entries")->elements) {
        const auto same = std::ranges::find(list.elements, id_in(changed), id_in);
        if (same == list.elements.end())
            list.elements.push_back(changed);
        else
            *same = changed;
    }
    const Tree* order = difference.find("order");
    if (!order) return;
    std::vector<Tree> ordered;
    for (const Tree& id : order->elements)
        ordered.push_back(*std::ranges::find(list.elements, std::string(id.words()), id_in));
    list.elements = std::move(ordered);
}

std::string applied(const std::string& old, const std::string& difference) {
    Tree whole = schema::parse_tree(old);
    const Tree changes = schema::parse_tree(difference);
    for (const Tree::Member& list : changes.find("changes")->members)
        apply(*whole.find(list.name), list.value);
    for (const Tree::Member& member : changes.members)
        if (member.name != "after" && member.name != "changes")
            *whole.find(member.name) = member.value;
    return print(whole);
}

TEST(KioskCopies, DifferencesLeadFromAnyVersionToTheNewest) {
    int used = 0, shorter = 0;
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        Made made;
        Configuration configuration = random_configuration(random);
        std::vector<std::unique_ptr<Copy>> copies;
        for (int version = 1; version <= 4; ++version) {
            copies.push_back(
                std::make_unique<Copy>(Version{version, version, epoch}, configuration, made));
            edit(configuration, random);
        }
        const Copy& newest = *copies.back();
        for (const auto& old : copies) {
            const auto difference = newest.difference(*old->digest, true);
            if (!difference) continue;
            EXPECT_EQ(applied(*old->whole.plain, *difference->plain), *newest.whole.plain)
                << "seed " << seed << ": " << *difference->plain;
            EXPECT_EQ(schema::whole_of(schema::parse_tree(*difference->plain), "after"),
                      old->version.store);
            ++used;
            shorter += difference->plain->size() * 10 < newest.whole.plain->size() ? 1 : 0;
        }
    }
    EXPECT_GT(used, 300);
    EXPECT_GT(shorter, 100);
}

TEST(KioskCopies, SayWhatTheyAre) {
    Made made;
    const Configuration configuration{
        .store = R"({"id":"s"})",
        .lists = {{"taxes", {entry(1, 1), entry(2, 2), entry(3, 3)}}, {"courses"}},
        .customer = R"({"hasLoyalty":true})"};
    const Copy copy({17, 4, epoch}, configuration, made);
    EXPECT_EQ(
        *copy.whole.plain,
        R"({"changed":true,"version":17,"customerJsonVersion":4,"store":{"id":"s"},"taxes":[)" +
            entry(1, 1).json + ',' + entry(2, 2).json + ',' + entry(3, 3).json +
            R"(],"courses":[],"customer":{"hasLoyalty":true}})");
    EXPECT_EQ(*copy.unchanged, R"({"changed":false,"version":17,"customerJsonVersion":4})");
    EXPECT_EQ(copy.tag, "17-4." + storage::text_of(epoch));
    ASSERT_TRUE(copy.whole.gzip && copy.whole.zstd);
    EXPECT_LT(copy.whole.gzip->size(), copy.whole.plain->size());
    EXPECT_EQ(made.copies, 1);
    EXPECT_EQ(made.compressions, 2);

    // Nothing to tell but the customers' part, which may be left out.
    const auto difference = copy.difference(*copy.digest, false);
    ASSERT_TRUE(difference);
    EXPECT_EQ(*difference->plain,
              R"({"changed":true,"version":17,"customerJsonVersion":4,"after":17,"changes":{}})");
    EXPECT_EQ(copy.difference(*copy.digest, false), difference);
    EXPECT_EQ(made.differences, 1);
    EXPECT_EQ(
        *copy.difference(*copy.digest, true)->plain,
        R"({"changed":true,"version":17,"customerJsonVersion":4,"after":17,"changes":{},"customer":{"hasLoyalty":true}})");
    EXPECT_FALSE(copy.difference(Digest{.version = 1, .epoch = epoch, .lists = {{}, {}}}, true))
        << "as long as the whole";
}

class KioskCopiesKept : public storage::testing::EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        database_->write_now([&](storage::Transaction& tx) {
            records::create_account(tx, world_, book_, place_.account, "Account", "test");
            for (const std::string& store : {place_.store, other_.store})
                records::create_store(tx, world_, book_, place_.account, store, store, "UTC", "USD",
                                      "test");
        });
    }

    void add(const kinds::StoredKind& kind, const std::string& body) {
        database_->write_now([&](storage::Transaction& tx) {
            const records::Actor actor{principal_, 1'000, book_};
            const auto draft = records::draft_create(kind, body, actor, world_.ids, tx);
            records::write(tx, draft, actor);
        });
    }
    void add_tax(const std::string& name) {
        add(kinds::tax, base::JsonObject().text("name", name).text("store", place_.store).done());
    }
    Prepared::Shared find() { return prepared_.find(*database_, place_, now_ms_); }
    Prepared::Shared asked(const Prepared::StoreKey& place) {
        std::promise<Prepared::Shared> promise;
        prepared_.ask(shop(), "test", place, [&](Prepared::Shared copy, std::exception_ptr thrown) {
            thrown ? promise.set_exception(thrown) : promise.set_value(std::move(copy));
        });
        return promise.get_future().get();
    }
    Prepared::Shared asked() { return asked(place_); }
    Prepared::Shared looked() {
        const auto moment = prepared_.moment(*database_, place_, now_ms_);
        Prepared::Shared copy;
        database_->read(
            [&](storage::ReadView& view) { copy = prepared_.look(view, place_, moment); });
        return copy;
    }
    Prepared::Workshop shop() { return {*database_, lane_, clock_}; }

    class Clock final : public base::Clock {
    public:
        explicit Clock(const std::int64_t& now_ms) : now_ms_(now_ms) {}
        std::int64_t now_ms() const override { return now_ms_; }

    private:
        const std::int64_t& now_ms_;
    };

    const Prepared::StoreKey place_{"650000000000000000000001", "650000000000000000000101"};
    const Prepared::StoreKey other_{"650000000000000000000001", "650000000000000000000102"};
    const base::World world_ = base::system_world();
    const records::Rulebook book_{};
    const auth::Principal principal_{
        .account = place_.account, .id = "test", .stores = {}, .areas = auth::Areas::all()};
    std::int64_t now_ms_ = 1'000'000;
    const Clock clock_{now_ms_};
    Prepared prepared_{1 << 20};
    api::Lane lane_{{.threads = 3, .waiting_max = 256}};
};

TEST_P(KioskCopiesKept, AreCurrentUntilTheConfigurationChanges) {
    EXPECT_FALSE(find());
    const auto first = asked();
    EXPECT_EQ(find(), first);
    EXPECT_EQ(asked(), first);
    EXPECT_EQ(prepared_.figures().made, 1);
    add_tax("VAT");
    EXPECT_FALSE(find());
    EXPECT_FALSE(looked());
    const auto second = asked();
    EXPECT_NE(second->whole.plain->find("VAT"), std::string::npos);
    EXPECT_GT(second->version.store, first->version.store);
    EXPECT_EQ(second->version.account, first->version.account);
    add(kinds::membership_type, R"({"type":"Club"})");
    const auto third = asked();
    EXPECT_NE(third->whole.plain->find("Club"), std::string::npos);
    EXPECT_EQ(third->version.store, second->version.store);
    EXPECT_GT(third->version.account, second->version.account);
    EXPECT_EQ(prepared_.figures().made, 3);
}

// Neither orders nor customers belong to it.
TEST_P(KioskCopiesKept, SurviveABusyEvening) {
    const auto copy = asked();
    database_->write_now([&](storage::Transaction& tx) {
        tx.lock(place_.account, place_.store);
        storage::note_event(tx, place_.account, place_.store,
                            {"created", "order", "650000000000000000000999", 1, 1'000, false});
    });
    add(kinds::customer, R"({"firstName":"Ada"})");
    EXPECT_EQ(looked(), copy);
    EXPECT_TRUE(GetParam() == storage::Engine::postgres || find() == copy);
    EXPECT_EQ(asked(), copy);
    EXPECT_EQ(prepared_.figures().made, 1);
}

TEST_P(KioskCopiesKept, AreMadeOnceForAllWhoAskTogether) {
    constexpr int count = 64;
    for (int i = 0; i < 5; ++i) add_tax(std::to_string(i));
    std::vector<Prepared::Shared> got(count);
    std::latch all(count);
    for (int i = 0; i < count; ++i)
        prepared_.ask(shop(), "test", place_, [&, i](Prepared::Shared copy, std::exception_ptr) {
            got[static_cast<std::size_t>(i)] = std::move(copy);
            all.count_down();
        });
    all.wait();
    for (const auto& copy : got) EXPECT_EQ(copy, got.front());
    EXPECT_TRUE(got.front());
    EXPECT_EQ(prepared_.figures().made, 1);
    EXPECT_EQ(prepared_.figures().compressions, 2);
}

// Whoever has been told that a write is done sees it.
TEST_P(KioskCopiesKept, ShowEveryWriteThatWasAnswered) {
    for (int i = 0; i < 20; ++i) {
        const std::string name = "Tax " + std::to_string(i);
        const auto meanwhile = std::async(std::launch::async, [&] { return asked(); });
        add_tax(name);
        auto copy = find();
        if (!copy) copy = looked();
        if (!copy) copy = asked();
        EXPECT_NE(copy->whole.plain->find(name + '"'), std::string::npos) << name;
    }
}

// On PostgreSQL others write too: a hint, or a second, ends the proof.
TEST_P(KioskCopiesKept, AreLookedAfterWhereOtherProcessesWrite) {
    const auto copy = asked();
    const bool is_shared = GetParam() == storage::Engine::postgres;
    now_ms_ += proof_ms;
    EXPECT_EQ(!find(), is_shared);
    EXPECT_EQ(looked(), copy);
    EXPECT_EQ(find(), copy);
    now_ms_ += proof_ms - 1;
    EXPECT_EQ(find(), copy);
    prepared_.hint("events/650000000000000000000001/650000000000000000000102/9");
    prepared_.hint("keys");
    EXPECT_EQ(find(), copy);
    for (const char* hint : {"events/650000000000000000000001/650000000000000000000101/9",
                             "events/650000000000000000000001//9", ""}) {
        prepared_.hint(hint);
        EXPECT_EQ(!find(), is_shared) << hint;
        EXPECT_EQ(looked(), copy);
        EXPECT_EQ(find(), copy);
    }
    EXPECT_EQ(prepared_.figures().made, 1);
}

TEST_P(KioskCopiesKept, AreForgottenWhenThereIsNoRoom) {
    const auto large = base::JsonObject()
                           .text("name", "Large")
                           .text("store", place_.store)
                           .text("note", std::string(200'000, 'x'))
                           .done();
    add(kinds::tax, large);
    const auto first = asked();
    const auto bytes = prepared_.figures().bytes;
    EXPECT_GT(bytes, 200'000);
    prepared_.hint("");
    asked(other_);
    EXPECT_EQ(prepared_.figures().copies, 2);
    for (int i = 0; i < 3; ++i) {
        add(kinds::course, base::JsonObject()
                               .text("name", std::to_string(i))
                               .text("store", other_.store)
                               .text("note", std::string(200'000, 'y'))
                               .done());
        asked(other_);
    }
    EXPECT_EQ(prepared_.figures().copies, 1);
    EXPECT_FALSE(looked());
    EXPECT_EQ(*asked()->whole.plain, *first->whole.plain);
}

TEST_P(KioskCopiesKept, RememberTheLastVersions) {
    std::vector<Prepared::Shared> copies;
    for (std::size_t i = 0; i < versions_max + 2; ++i) {
        add_tax(std::to_string(i));
        copies.push_back(asked());
    }
    const auto is_known = [&](std::size_t i, storage::Epoch in) {
        return prepared_.past(place_, copies[i]->version.store, in) != nullptr;
    };
    const storage::Epoch now = copies.back()->version.epoch;
    EXPECT_FALSE(is_known(1, now));
    EXPECT_TRUE(is_known(2, now));
    EXPECT_TRUE(is_known(versions_max + 1, now));
    EXPECT_FALSE(is_known(2, {now.number + 1}));
}

TEST_P(KioskCopiesKept, TellWhatWentWrong) {
    const Prepared::StoreKey nowhere{place_.account, "650000000000000000000777"};
    EXPECT_THROW(asked(nowhere), base::Refusal);
    lane_.stop();
    EXPECT_THROW(asked(), base::Refusal);
    EXPECT_THROW(asked(), base::Refusal);
}

INSTANTIATE_TEST_SUITE_P(Engines, KioskCopiesKept, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::kiosk
