// Kinds of the account, names that need not be unique, and natural keys: here guests, who have a
// phone number and a secret word each, and clubs, which have an amount.
#include "storage/tables/natural_keys.hpp"
#include "base/currency.hpp"
#include "base/log.hpp"
#include "base/refusal.hpp"
#include "features/records/create.hpp"
#include "features/records/parts.hpp"
#include "features/records/read.hpp"
#include "features/records/undo.hpp"
#include "kinds/all.hpp"
#include "storage/verify.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

namespace features::records {
namespace {

using storage::Engine;

std::string digits_of(std::string_view text) {
    std::string digits;
    for (char c : text)
        if (c >= '0' && c <= '9') digits += c;
    return digits;
}
std::string as_it_is(std::string_view text) { return std::string(text); }

constexpr kinds::NaturalKey guest_keys[] = {
    {.field = "phone", .canonical = digits_of, .path = "phoneOrMail", .sentence = "is known"},
    {.field = "word", .canonical = as_it_is, .sentence = "Choose another word", .is_secret = true},
};

struct Guest : kinds::StoredKind {
    constexpr Guest()
        : StoredKind("guest", "guests",
                     kinds::Traits{.label = "Guest",
                                   .is_of_account = true,
                                   .has_unique_name = false,
                                   .keys = guest_keys,
                                   .has_parts = true}) {}
    kinds::Text name{this, "name", kinds::a_name};
    kinds::Text phone{this, "phone"};
    kinds::Text word{this, "word", kinds::secret};
};
constexpr Guest guest;

struct Club : kinds::StoredKind {
    constexpr Club()
        : StoredKind("club", "clubs",
                     kinds::Traits{.label = "Club", .is_of_account = true, .named_by = "title"}) {}
    kinds::Text title{this, "title", kinds::a_name};
    kinds::Amount fee{this, "fee"};
};
constexpr Club club;

std::vector<std::string> visits_of(storage::ReadView&, std::string_view,
                                   std::span<const std::string> ids) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < ids.size(); ++i) parts.push_back("\"visits\":" + std::to_string(i));
    return parts;
}
constexpr Rules guest_rules[] = {{.kind = &guest, .parts = visits_of}};

struct NaturalKeyTest : testing::TestWithParam<Engine> {
    support::AppFixture app{GetParam()};
    support::Tenant ours = app.make_tenant("Ours");
    Rulebook rules{guest_rules};
    auth::Principal principal{.account = ours.account,
                              .id = "test",
                              .stores = {},
                              .is_read_only = false,
                              .areas = auth::Areas::all()};

    NaturalKeyTest() { rules.hash_with(auth::load_pepper(app.database(), app.world().random)); }
    ~NaturalKeyTest() override { EXPECT_TRUE(storage::verify(app.database()).empty()); }

    Actor actor() { return {principal, app.world().clock.now_ms(), rules}; }

    std::string made(const kinds::StoredKind& kind, const std::string& body) {
        std::string doc;
        app.database().write_now([&](storage::Transaction& tx) {
            doc = create(tx, app.world(), rules, kind, ours.account, body, "test");
        });
        return support::text_member(doc, "id");
    }
    Stored update(const kinds::StoredKind& kind, const std::string& id, const std::string& body) {
        Stored stored;
        app.database().write_now([&](storage::Transaction& tx) {
            stored = write(tx, draft_update(kind, id, body, actor(), tx), actor());
        });
        return stored;
    }
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
};

TEST_P(NaturalKeyTest, ARecordOfTheAccountIsInNoStore) {
    const auto id = made(guest, R"({"name":"Ana","store":")" + ours.store + "\"}");
    app.database().read([&](storage::ReadView& view) {
        const auto row = require(view, guest, principal, id);
        EXPECT_EQ(row.store, "");
        EXPECT_EQ(support::member(row.doc, "store"), "");
    });
    EXPECT_EQ(update(guest, id, R"({"store":")" + ours.store + R"(","name":"Bo"})").revision, 2);
}

TEST_P(NaturalKeyTest, NamesMayBeAlikeWhereTheKindSaysSo) {
    made(guest, R"({"name":"Maria"})");
    made(guest, R"({"name":"maria"})");
    made(club, R"({"title":"Gold"})");
    const auto refusal = refused([&] { made(club, R"({"title":"gold"})"); });
    ASSERT_EQ(refusal.problems.size(), 1U);
    EXPECT_EQ(refusal.problems[0].path, "title");
    EXPECT_EQ(refusal.problems[0].message, "Name already exist");
}

TEST_P(NaturalKeyTest, AValueThatAnotherHasIsRefusedWithItsIdAndSentence) {
    const auto first = made(guest, R"({"name":"Ana","phone":"555-01"})");
    const auto refusal = refused([&] { made(guest, R"({"name":"Bo","phone":"(5550) 1"})"); });
    EXPECT_EQ(refusal.status, 400);
    EXPECT_EQ(refusal.message, "is known");
    EXPECT_EQ(refusal.detail, "is known");
    ASSERT_EQ(refusal.problems.size(), 1U);
    EXPECT_EQ(refusal.problems[0].path, "phoneOrMail");
    EXPECT_EQ(refusal.members.at(0).second, '"' + first + '"');

    // By an update too; together with other problems all are told.
    const auto second = made(guest, R"({"name":"Bo","phone":"777"})");
    const auto of_update =
        refused([&] { update(guest, second, R"({"phone":"55501","name":""})"); });
    EXPECT_EQ(of_update.problems.size(), 2U);
    EXPECT_EQ(of_update.message, "Validation Error(s)");
}

TEST_P(NaturalKeyTest, AnInactiveRecordGivesItsValuesUpUntilItComesBack) {
    const auto first = made(guest, R"({"name":"Ana","phone":"555","word":"1234"})");
    update(guest, first, R"({"activeStatus":false})");
    const auto second = made(guest, R"({"name":"Bo","phone":"555"})");
    EXPECT_EQ(refused([&] { update(guest, first, R"({"activeStatus":true})"); }).status, 400);
    // With a value of its own it may.
    EXPECT_EQ(update(guest, first, R"({"activeStatus":true,"phone":"556"})").revision, 3);
    update(guest, second, R"({"phone":null})");
    EXPECT_EQ(update(guest, first, R"({"phone":"555"})").revision, 4);
}

TEST_P(NaturalKeyTest, ASecretIsKeptAsAHashAndStaysUntilItIsReplaced) {
    const auto first = made(guest, R"({"name":"Ana","word":"1234"})");
    const auto refusal = refused([&] { made(guest, R"({"name":"Bo","word":"1234"})"); });
    EXPECT_EQ(refusal.status, 409);
    EXPECT_EQ(refusal.message, "Choose another word");
    EXPECT_TRUE(refusal.members.empty());

    update(guest, first, R"({"name":"Anna"})");
    app.database().read([&](storage::ReadView& view) {
        const auto value = storage::natural_key_of(view, ours.account, first, "word");
        ASSERT_TRUE(value);
        EXPECT_EQ(*value, rules.hash_secret("", "word", "1234"));
        EXPECT_EQ(value->size(), 64U);
        const auto row = storage::find(view, guest, ours.account, first);
        EXPECT_EQ(row->doc.find("1234"), std::string::npos);
        EXPECT_EQ(storage::find_natural_key(view, {ours.account, "", "guest", "word"}, *value),
                  first);
    });
    // Back to life only if nobody took the word meanwhile.
    update(guest, first, R"({"activeStatus":false})");
    const auto second = made(guest, R"({"name":"Bo","word":"1234"})");
    EXPECT_EQ(refused([&] { update(guest, first, R"({"activeStatus":true})"); }).status, 409);
    update(guest, second, R"({"word":null})");
    update(guest, first, R"({"activeStatus":true})");
    EXPECT_EQ(refused([&] { update(guest, second, R"({"word":"1234"})"); }).status, 409);
}

TEST_P(NaturalKeyTest, AChangeOfASecretCannotBeUndone) {
    const auto id = made(guest, R"({"name":"Ana","word":"1234"})");
    update(guest, id, R"({"word":"5678"})");
    const auto refusal = refused([&] {
        app.database().read(
            [&](storage::ReadView& view) { draft_undo(guest, id, "2", actor(), view); });
    });
    EXPECT_EQ(refusal.code, "not_undoable");
}

TEST_P(NaturalKeyTest, PartsAreShownBehindTheDocument) {
    const auto id = made(guest, R"({"name":"Ana"})");
    app.database().read([&](storage::ReadView& view) {
        auto row = require(view, guest, principal, id);
        const auto doc = with_parts(view, rules, guest, ours.account, id, row.doc);
        EXPECT_EQ(doc, row.doc.substr(0, row.doc.size() - 1) + R"(,"visits":0})");
        EXPECT_EQ(with_parts(view, rules, club, ours.account, id, "{}"), "{}");
    });
}

TEST_P(NaturalKeyTest, AmountsOfTheAccountAreInTheCurrencyOfItsOldestStore) {
    const std::string yen = app.world().ids.next();
    app.database().write_now([&](storage::Transaction& tx) {
        create_store(tx, app.world(), rules, ours.account, yen, "Tokyo", "UTC", "JPY", "test");
    });
    const auto id = made(club, R"({"title":"Gold","feeStr":"12.50"})");
    app.database().read([&](storage::ReadView& view) {
        const auto row = require(view, club, principal, id);
        EXPECT_EQ(support::member(row.doc, "fee"), "1250");
        EXPECT_EQ(draft_update(club, id, "{}", actor(), view).currency_store, ours.store);
    });
    // Nobody changes that currency between the reading of an amount and its writing.
    const Draft draft = [&] {
        std::optional<Draft> made_draft;
        app.database().read([&](storage::ReadView& view) {
            made_draft = draft_update(club, id, R"({"feeStr":"1.00"})", actor(), view);
        });
        return *std::move(made_draft);
    }();
    update(kinds::store, ours.store, R"({"currency":"JPY"})");
    const auto refusal = refused([&] {
        app.database().write_now([&](storage::Transaction& tx) { write(tx, draft, actor()); });
    });
    EXPECT_EQ(refusal.code, "currency_changed");
}

// Ids of one second say nothing about the order: two processes may have made them.
TEST(OldestStore, IsTheFirstThatWasMadeAlsoWithinASecond) {
    for (const Engine engine : support::engines) {
        support::FixedWorld fixed(3);
        support::AppFixture app(engine, fixed.world());
        const support::Tenant ours = app.make_tenant("Ours");
        const Rulebook none;
        const auto add = [&](const std::string& id) {
            fixed.clock.set(fixed.clock.now_ms() + 5);
            app.database().write_now([&](storage::Transaction& tx) {
                create_store(tx, app.world(), none, ours.account, id, id, "UTC", "USD", "test");
            });
        };
        const auto oldest = [&] {
            std::string id;
            app.database().read(
                [&](storage::ReadView& view) { id = storage::oldest_store(view, ours.account); });
            return id;
        };
        const std::string second = ours.store.substr(0, 8);
        EXPECT_EQ(oldest(), ours.store);
        add(second + "0000000000000000");
        EXPECT_EQ(oldest(), ours.store);
        add(second + "ffffffffffffffff");
        EXPECT_EQ(oldest(), ours.store);
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, NaturalKeyTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
}  // namespace features::records
