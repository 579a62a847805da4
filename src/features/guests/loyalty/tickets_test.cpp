#include "features/guests/loyalty/tickets.hpp"

#include "base/refusal.hpp"
#include "features/guests/customers/feature.hpp"
#include "features/guests/customers/merge.hpp"
#include "features/guests/ledger/feature.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "features/guests/loyalty/feature.hpp"
#include "features/guests/membership/feature.hpp"
#include "features/records/create.hpp"
#include "jobs/job_store.hpp"
#include "kinds/account.hpp"
#include "kinds/customer.hpp"
#include "kinds/membership_plan.hpp"
#include "kinds/membership_type.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <map>
#include <random>

namespace features::loyalty {
namespace {

using domain::EntryType;

constexpr std::int64_t day_ms = 24LL * 3'600'000, noon_ms = 20'000 * day_ms + day_ms / 2;

// An account where a point is worth 5 and each 100 earn 2, with customers of 100 points and an
// allowance of 1000. After each test it is checked that `verify` finds no fault.
class Tickets : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables({jobs::tables, ledger::feature.tables,
                                              customers::feature.tables, loyalty::feature.tables});
    }
    void SetUp() override {
        EngineTest::SetUp();
        write([&](storage::Transaction& tx) {
            records::create_account(tx, world, rules, account, "Account", "test");
            records::create_store(tx, world, rules, account, store, "Store", "UTC", "EUR", "test");
            records::create_store(tx, world, rules, account, abroad, "Abroad", "UTC", "JPY",
                                  "test");
        });
        set(R"({"hasLoyalty":true,"earnOnSale":true,"pointValue":5,"earnPoints":2,)"
            R"("earnAmount":100})");
        const std::string type = made(kinds::membership_type, R"({"type":"Club"})");
        plan_ = made(kinds::membership_plan, R"({"name":"Plan","allowance":1000,"type":")" + type +
                                                 R"(","allowancePeriod":"Monthly"})");
        anna = loyal("Anna");
        ben = loyal("Ben");
    }
    void TearDown() override { EXPECT_EQ(faults(), ""); }

    std::string faults() {
        base::Findings found = storage::verify(*database_);
        for (const Feature* each : {&ledger::feature, &customers::feature, &loyalty::feature})
            storage::check_rules(*database_, each->invariants, found);
        std::string told;
        for (const base::Problem& fault : found) told += fault.path + ": " + fault.message + '\n';
        return told;
    }
    template <class Work>
    void write(Work work) {
        database_->write_now([&](storage::Transaction& tx) { work(tx); });
    }
    records::Actor actor() const { return {principal, noon_ms, rules}; }
    std::string made(const kinds::StoredKind& kind, const std::string& body) {
        std::string id;
        write([&](storage::Transaction& tx) {
            const auto draft = records::draft_create(kind, body, actor(), world.ids, tx);
            id = records::write(tx, draft, actor()).id;
        });
        return id;
    }
    void set(const std::string& settings) {
        write([&](storage::Transaction& tx) {
            records::write(tx,
                           records::Draft{.kind = &kinds::account,
                                          .account = account,
                                          .store = "",
                                          .id = account,
                                          .is_new = false,
                                          .currency_decimals = 2,
                                          .patch = schema::read_patch(settings, kinds::account)},
                           actor());
        });
    }
    std::string loyal(const std::string& name) {
        const std::string id =
            made(kinds::customer, R"({"isLoyaltyCustomer":true,"memberShipPlan":")" + plan_ +
                                      R"(","firstName":")" + name + "\"}");
        add_points(id, 100);
        return id;
    }
    void add_points(const std::string& customer, std::int64_t points) {
        write([&](storage::Transaction& tx) {
            auto opened = ledger::open(tx, account, ledger::points_of(customer), noon_ms);
            ledger::require(
                opened.balance.post(EntryType::adjust, points, noon_ms, {}, opened.written));
            ledger::save(tx, opened, {.now_ms = noon_ms, .who = "test"});
        });
    }
    void merge(const std::string& to, const std::string& from) {
        write([&](storage::Transaction& tx) { customers::merge(tx, actor(), to, from, {}); });
    }

    // What a customer has: points and those to be spent, allowance spent and held.
    struct Has {
        std::int64_t points, available, spent, held;
        bool operator==(const Has&) const = default;
    };
    Has has(const std::string& customer) {
        ledger::Standing points{}, allowance{};
        database_->read([&](storage::ReadView& view) {
            points = ledger::standing(view, account, ledger::points_of(customer)).value_or(points);
            allowance = ledger::standing(view, account,
                                         ledger::allowance_of(customer, "Monthly:2024-10-01"))
                            .value_or(allowance);
        });
        return {points.amount, points.available(), -allowance.amount, allowance.held};
    }
    friend void PrintTo(const Has& has, std::ostream* out) {
        *out << has.points << ' ' << has.available << ' ' << has.spent << ' ' << has.held;
    }

    Ticket ticket(const std::string& id, std::int64_t now_ms = noon_ms) const {
        return {account, store, id, "#" + id, "test", now_ms};
    }
    Terms terms(const Spending& wanted, const std::string& where = {}) {
        Terms found;
        database_->read([&](storage::ReadView& view) {
            found = terms_of(view, account, where.empty() ? store : where, wanted, noon_ms, 0);
        });
        return found;
    }
    void hold(const std::string& id, const Spending& wanted) {
        const Terms its = terms(wanted);
        at_store([&](storage::Transaction& tx) { Settlement(tx, ticket(id), {its}).hold(); });
    }
    Taken commit(const std::string& id, std::int64_t now_ms = noon_ms) {
        Taken taken;
        at_store(
            [&](storage::Transaction& tx) { taken = Settlement(tx, ticket(id, now_ms)).commit(); });
        return taken;
    }
    void release(const std::string& id) {
        at_store([&](storage::Transaction& tx) { Settlement(tx, ticket(id)).release(); });
    }
    std::int64_t earn(const std::string& id, const std::string& customer, domain::Minor amount) {
        std::int64_t points = 0;
        at_store([&](storage::Transaction& tx) {
            points = Settlement(tx, ticket(id), {{}, customer}).earn(amount);
        });
        return points;
    }
    GivenBack give_back(const std::string& id, std::int64_t part, std::int64_t whole) {
        GivenBack back;
        at_store([&](storage::Transaction& tx) {
            back = Settlement(tx, ticket(id)).give_back({part, whole});
        });
        return back;
    }
    template <class Work>
    void at_store(Work work) {
        write([&](storage::Transaction& tx) {
            tx.lock(account, store);
            work(tx);
        });
    }
    // The refusal that `work` throws, by its code, or what it says about a field.
    template <class Work>
    static std::string refused(Work work) {
        try {
            work();
        } catch (const base::Refusal& refusal) {
            if (!refusal.problems.empty()) return refusal.problems.front().path;
            std::string told = refusal.code;
            for (const auto& [name, value] : refusal.members) told += ' ' + name + '=' + value;
            return told;
        }
        return "was not refused";
    }

    base::World world = base::system_world();
    const records::Rulebook rules{customers::feature.rules};
    const std::string account = world.ids.next(), store = world.ids.next(),
                      abroad = world.ids.next();
    std::string plan_, anna, ben;
    const auth::Principal principal{.account = account,
                                    .id = "test",
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
};

INSTANTIATE_TEST_SUITE_P(On, Tickets, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(Tickets, AreHeldAtSubmitTakenAtPaymentAndReleasedOtherwise) {
    for (int twice = 0; twice < 2; ++twice) hold("o1", {anna, 60, 300});
    EXPECT_EQ(has(anna), (Has{100, 40, 0, 300}));
    EXPECT_EQ(refused([&] {
                  hold("o2", {anna, 41});
              }),
              "insufficient_points loyaltyPoints=100 available=40");
    EXPECT_EQ(refused([&] { hold("o2", {anna, 0, 701}); }), "insufficient_allowance available=700");
    for (int twice = 0; twice < 2; ++twice) {
        const Taken taken = commit("o1");
        EXPECT_EQ(taken.points, 60);
        EXPECT_EQ(taken.points_minor, 300);
        EXPECT_EQ(taken.allowance_minor, 300);
        release("o1");  // is over already
        hold("o1", {anna, 10});
        EXPECT_EQ(has(anna), (Has{40, 40, 300, 0}));
    }
    hold("o3", {anna, 40, 700});
    for (int twice = 0; twice < 2; ++twice) release("o3");
    EXPECT_EQ(has(anna), (Has{40, 40, 300, 0}));
    EXPECT_EQ(commit("o3").points, 0);
    hold("o3", {anna, 40, 700});  // again
    EXPECT_EQ(has(anna), (Has{40, 0, 300, 700}));
    database_->read([&](storage::ReadView& view) {
        const auto newest =
            ledger::entries_before(view, account, ledger::points_of(anna), domain::never_ms, 1);
        EXPECT_EQ(newest.front().ticket, "#o1");
    });
}

TEST_P(Tickets, AreHeldAnewWhenTheyAreCorrected) {
    hold("o1", {anna, 60, 300});
    hold("o1", {anna, 90, 0});  // what was held before does not stand in the way
    EXPECT_EQ(has(anna), (Has{100, 10, 0, 0}));
    for (const std::string& other : {ben, anna, ben}) {  // whichever comes first by its id
        hold("o1", {other, 100, 1000});
        EXPECT_EQ(has(other), (Has{100, 0, 0, 1000}));
        EXPECT_EQ(has(other == anna ? ben : anna), (Has{100, 100, 0, 0}));
    }
    EXPECT_EQ(refused([&] {
                  hold("o1", {anna, 101});
              }),
              "insufficient_points loyaltyPoints=100 available=100");
    EXPECT_EQ(has(ben), (Has{100, 0, 0, 1000}));
    hold("o1", {});
    EXPECT_EQ(has(ben), (Has{100, 100, 0, 0}));
}

TEST_P(Tickets, SpendOnlyWhatMayBeSpent) {
    EXPECT_EQ(refused([&] { terms({"", 1}); }), "customer");
    EXPECT_EQ(refused([&] { terms({store, 1}); }), "customer");
    EXPECT_EQ(refused([&] { terms({anna, -1}); }), "redeemPoints");
    EXPECT_EQ(refused([&] { terms({anna, std::int64_t{1} << 61}); }), "redeemPoints");
    EXPECT_EQ(refused([&] { terms({anna, std::int64_t{1} << 60}); }), "was not refused");
    EXPECT_EQ(refused([&] { terms({anna, 0, -1}); }), "allowanceAmount");
    EXPECT_EQ(refused([&] { terms({anna, 1}, abroad); }), "other_currency");
    EXPECT_EQ(refused([&] { terms({anna, 0, 1}, abroad); }), "other_currency");
    const std::string guest = made(kinds::customer, R"({"firstName":"Guest"})");
    EXPECT_EQ(refused([&] { terms({guest, 1}); }), "no_loyalty");
    EXPECT_EQ(refused([&] { terms({guest, 0, 1}); }), "no_plan");
    EXPECT_TRUE(terms({"", 0}).is_empty());
    EXPECT_EQ(terms({anna, 7}).points_minor, 35);
    set(R"({"pointValue":0})");
    EXPECT_EQ(refused([&] { terms({anna, 1}); }), "redeemPoints");
}

TEST_P(Tickets, TakeDirectlyWhatHasLapsedAsFarAsItGoes) {
    hold("o1", {anna, 60, 300});
    const std::int64_t later_ms = noon_ms + 30 * day_ms;
    at_store([&](storage::Transaction& tx) {  // somebody else spends it after the holds have lapsed
        auto opened = ledger::open(tx, account, ledger::points_of(anna), later_ms);
        ledger::require(opened.balance.post(EntryType::adjust, -70, later_ms, {}, opened.written));
        ledger::save(tx, opened, {.now_ms = later_ms, .who = "test"});
    });
    for (int twice = 0; twice < 2; ++twice) {
        const Taken taken = commit("o1", later_ms);
        EXPECT_EQ(taken.points, 30);
        EXPECT_EQ(taken.points_minor, 150);
        EXPECT_EQ(taken.allowance_minor, 300);
        EXPECT_EQ(has(anna), (Has{0, 0, 300, 0}));
    }
    EXPECT_EQ(give_back("o1", 1, 1).points, 30);
}

TEST_P(Tickets, EarnByTheSettingsOfTheirSale) {
    for (int twice = 0; twice < 2; ++twice) EXPECT_EQ(earn("o1", anna, 1'099), 20);
    EXPECT_EQ(has(anna).points, 120);
    set(R"({"earnPoints":9})");  // for later sales
    EXPECT_EQ(earn("o1", anna, 1'099), 20);
    EXPECT_EQ(earn("o1", anna, 1'500), 30);
    EXPECT_EQ(earn("o1", anna, 700), 14);
    EXPECT_EQ(has(anna).points, 114);
    EXPECT_EQ(earn("o1", ben, 700), 63);
    EXPECT_EQ(has(anna).points, 100);
    EXPECT_EQ(has(ben).points, 163);
    EXPECT_EQ(earn("o1", "", 700), 0);
    EXPECT_EQ(has(ben).points, 100);
    EXPECT_EQ(earn("o1", anna, 100), 9);
    EXPECT_EQ(earn("o2", made(kinds::customer, R"({"firstName":"Guest"})"), 700), 0);
    for (const char* off : {R"({"earnOnSale":false})", R"({"earnOnSale":true,"hasLoyalty":false})",
                            R"({"hasLoyalty":true,"earnAmount":0})"}) {
        set(off);
        EXPECT_EQ(earn(off, anna, 700), 0) << off;
    }
    set(R"({"earnAmount":100})");
    write([&](storage::Transaction& tx) {
        tx.lock(account, abroad);
        const Ticket its{account, abroad, "o3", "", "test", noon_ms};
        EXPECT_EQ(Settlement(tx, its, {{}, anna}).earn(700), 0);
    });
    EXPECT_EQ(earn("o4", anna, std::numeric_limits<std::int64_t>::max() / 100),
              8'301'034'833'169'293);
}

// What checks do, which are closed again with whatever they say then.
TEST_P(Tickets, AreTakenInThePlaceOfWhatWasTakenBefore) {
    const auto take = [&](const Terms& its, domain::Share undone) {
        std::string outcome;
        at_store([&](storage::Transaction& tx) {
            Settlement balances(tx, ticket("c1"), {its, its.customer});
            outcome = refused([&] { balances.take(undone); });
            balances.earn(1'000);
        });
        return outcome;
    };
    const std::string done = "was not refused";
    for (int twice = 0; twice < 2; ++twice) EXPECT_EQ(take(terms({ben, 60, 300}), {0, 1}), done);
    EXPECT_EQ(has(ben), (Has{60, 60, 300, 0}));
    EXPECT_EQ(take(terms({anna, 100, 1'000}), {0, 1}), done);  // of a smaller id
    EXPECT_EQ(has(ben), (Has{100, 100, 0, 0}));
    EXPECT_EQ(has(anna), (Has{20, 20, 1'000, 0}));
    // Neither what it earned itself pays for it, nor is one of the two taken without the other.
    EXPECT_EQ(take(terms({anna, 101, 300}), {0, 1}),
              "insufficient_points loyaltyPoints=100 available=100");
    EXPECT_EQ(has(anna), (Has{120, 120, 0, 0}));
    // A part was given back before: only the rest must be there, and comes with it again.
    add_points(anna, -70);
    EXPECT_EQ(take(terms({anna, 60, 300}), {1, 2}), done);
    EXPECT_EQ(has(anna), (Has{10, 10, 150, 0}));
    give_back("c1", 1, 1);
    EXPECT_EQ(has(anna), (Has{30, 30, 0, 0}));
    EXPECT_EQ(take(terms({anna, 60, 300}), {1, 2}), done);
    EXPECT_EQ(has(anna), (Has{10, 10, 150, 0}));
    give_back("c1", 1, 4);  // one of two refunds failed; only 10 points are there
    EXPECT_EQ(has(anna), (Has{5, 5, 225, 0}));
    EXPECT_EQ(take({}, {0, 1}), done);
    EXPECT_EQ(has(anna), (Has{30, 30, 0, 0}));
}

TEST_P(Tickets, StayInThePeriodThatTheyWereTakenIn) {
    Terms later = terms({anna, 0, 300});
    at_store([&](storage::Transaction& tx) { Settlement(tx, ticket("c1"), {later}).take({0, 1}); });
    give_back("c1", 1, 1);
    later.allowance_balance = ledger::allowance_of(anna, "Monthly:2024-11-01");
    later.allowance_minor = 200;
    at_store([&](storage::Transaction& tx) { Settlement(tx, ticket("c1"), {later}).take({0, 1}); });
    EXPECT_EQ(has(anna).spent, 200);
}

TEST_P(Tickets, GiveBackInProportionAndInTheEndAll) {
    hold("o1", {anna, 70, 999});
    at_store([&](storage::Transaction& tx) {
        Settlement balances(tx, ticket("o1"), {{}, anna});
        balances.commit();
        balances.earn(1'000);
    });
    EXPECT_EQ(has(anna), (Has{50, 50, 999, 0}));
    for (int twice = 0; twice < 2; ++twice) {
        const GivenBack back = give_back("o1", 1, 3);
        EXPECT_EQ(back.points, twice ? 0 : 23 - 7);
        EXPECT_EQ(back.allowance_minor, twice ? 0 : 333);
    }
    EXPECT_EQ(has(anna), (Has{66, 66, 666, 0}));
    EXPECT_EQ(give_back("o1", 2, 3).points, 24 - 6);
    EXPECT_EQ(earn("o1", anna, 2'000), 13);             // a third is left of what it would earn
    EXPECT_EQ(give_back("o1", 1, 3).points, -24 + 14);  // a refund failed
    EXPECT_EQ(has(anna), (Has{100 - 47 + 27, 80, 666, 0}));
    EXPECT_EQ(give_back("o1", 1, 1).points, 47 - 27);
    EXPECT_EQ(has(anna), (Has{100, 100, 0, 0}));
    EXPECT_EQ(give_back("unknown", 1, 1).points, 0);
}

TEST_P(Tickets, TakeBackWhatWasEarnedThoughItIsSpent) {
    earn("o1", anna, 1'000);
    hold("o2", {anna, 120});
    commit("o2");
    EXPECT_EQ(give_back("o1", 1, 1).points, -20);
    EXPECT_EQ(has(anna).points, -20);
    EXPECT_EQ(give_back("o2", 1, 1).points, 120);
    EXPECT_EQ(give_back("o2", 0, 1).points, -100);  // as far as it goes
    EXPECT_EQ(has(anna).points, 0);
}

TEST_P(Tickets, FollowAMergedCustomer) {
    hold("o1", {anna, 60, 300});
    hold("o2", {anna, 40});
    earn("o3", anna, 1'000);
    const Terms stale = terms({anna, 1});
    merge(ben, anna);
    EXPECT_EQ(has(ben), (Has{220, 120, 0, 300}));
    EXPECT_EQ(commit("o1").points, 60);
    release("o2");
    EXPECT_EQ(earn("o3", anna, 1'100), 22);
    EXPECT_EQ(earn("o3", ben, 1'100), 22);
    EXPECT_EQ(earn("o4", anna, 100), 2);
    EXPECT_EQ(has(ben), (Has{164, 164, 300, 0}));
    for (const char* id : {"o1", "o3", "o4"}) give_back(id, 1, 1);
    EXPECT_EQ(has(ben), (Has{200, 200, 0, 0}));
    EXPECT_EQ(has(anna), (Has{0, 0, 0, 0}));
    // Of before the merge: it counts for the survivor.
    at_store([&](storage::Transaction& tx) { Settlement(tx, ticket("o5"), {stale}).hold(); });
    EXPECT_EQ(has(ben).available, 199);
    hold("o6", {anna, 199});
    EXPECT_EQ(has(ben).available, 0);
}

TEST_P(Tickets, OfOneCustomerSpendTheSamePointsOnce) {
    constexpr int rounds = 10;
    std::vector<Terms> all;
    const auto second = world.ids.next();
    write([&](storage::Transaction& tx) {
        records::create_store(tx, world, rules, account, second, "Second", "UTC", "EUR", "test");
    });
    for (int i = 0; i < rounds; ++i)
        all.push_back(terms({loyal("C" + std::to_string(i)), 60, 600}));
    std::vector<std::future<bool>> orders;
    for (int i = 0; i < rounds; ++i)
        for (const std::string& where : {store, second}) {
            auto outcome = std::make_shared<std::promise<bool>>();
            orders.push_back(outcome->get_future());
            const Ticket its{account, where, where + std::to_string(i), "", "test", noon_ms};
            database_->write(
                {.apply =
                     [&, its, i](storage::Transaction& tx) {
                         tx.lock(account, its.store);
                         Settlement balances(tx, its, {all[static_cast<std::size_t>(i)]});
                         balances.hold();
                         balances.commit();
                     },
                 .done = [outcome](std::exception_ptr failure) { outcome->set_value(!failure); }});
        }
    int done = 0;
    for (auto& order : orders) done += order.get();
    EXPECT_EQ(done, rounds);
    for (const Terms& each : all) EXPECT_EQ(has(each.customer), (Has{40, 40, 600, 0}));
}

// It was asked for before the merge, and waits for the balance until that is over.
TEST_P(Tickets, ThatWaitForAMergeCountForTheSurvivor) {
    const Terms stale = terms({anna, 30});
    std::promise<void> entered, leave;
    std::thread merging([&] {
        write([&](storage::Transaction& tx) {
            customers::merge(tx, actor(), ben, anna, {});
            entered.set_value();
            leave.get_future().wait();
        });
    });
    entered.get_future().wait();
    auto outcome = std::make_shared<std::promise<std::exception_ptr>>();
    const Ticket its = ticket("o1");
    database_->write(
        {.apply =
             [&](storage::Transaction& tx) {
                 tx.lock(account, store);
                 Settlement balances(tx, its, {stale, anna});
                 balances.hold();
                 balances.commit();
             },
         .done =
             [outcome](std::exception_ptr failure) { outcome->set_value(std::move(failure)); }});
    const auto is_waiting = [&] {
        return storage::testing::integer(*database_,
                                         "SELECT COUNT(*) FROM pg_stat_activity "
                                         "WHERE datname = current_database() "
                                         "AND wait_event_type = 'Lock'") > 0;
    };
    if (database_->engine() == storage::Engine::postgres)
        while (!is_waiting()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    leave.set_value();
    merging.join();
    EXPECT_EQ(outcome->get_future().get(), nullptr);
    EXPECT_EQ(has(ben).points, 170);
    EXPECT_EQ(has(anna).points, 0);
}

// Each breaks one thing, and mends it again.
TEST_P(Tickets, AreVerified) {
    hold("o1", {anna, 60, 300});
    commit("o1");
    earn("o1", anna, 1'000);
    give_back("o1", 1, 10);
    hold("o2", {anna, 10});
    const auto expect = [&](std::string_view breaking, std::string_view mending,
                            std::string_view sentence) {
        write([&](storage::Transaction& tx) { tx.execute(breaking); });
        EXPECT_NE(faults().find(sentence), std::string::npos) << breaking;
        write([&](storage::Transaction& tx) { tx.execute(mending); });
        EXPECT_EQ(faults(), "");
    };
    expect("UPDATE ticket_entry SET amount = amount - 1",
           "UPDATE ticket_entry SET amount = amount + 1", "its entry in the ledger does not exist");
    expect("UPDATE ticket_entry SET undone = undone + 1",
           "UPDATE ticket_entry SET undone = undone - 1", "its undone amount does not match");
    expect("UPDATE ticket_entry SET ticket = 'x' || ticket",
           "UPDATE ticket_entry SET ticket = substr(ticket, 2)", "its ticket does not exist");
    expect("UPDATE ticket SET state = 'released' WHERE id = 'o2'",
           "UPDATE ticket SET state = 'held' WHERE id = 'o2'", "still holds something");
    expect("UPDATE ticket SET taken_points = taken_points - 7 WHERE id = 'o1'",
           "UPDATE ticket SET taken_points = taken_points + 7 WHERE id = 'o1'",
           "what it has taken does not match");
    expect("UPDATE ticket SET taken_allowance = taken_allowance - 40 WHERE id = 'o1'",
           "UPDATE ticket SET taken_allowance = taken_allowance + 40 WHERE id = 'o1'",
           "what it has taken does not match");
    expect("UPDATE ticket SET earned_on = earned_on + 500 WHERE id = 'o1'",
           "UPDATE ticket SET earned_on = earned_on - 500 WHERE id = 'o1'",
           "what it has earned does not match");
}

// What a customer has is what tickets say, whatever was done to them in whichever order.
TEST_P(Tickets, AreWhereTheirModelIsAfterEveryStep) {
    const char* const named = std::getenv("COMANDA_SEED");
    const auto seed = named ? std::stoull(named) : std::random_device()();
    SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
    std::mt19937_64 random(seed);
    const auto upto = [&](std::int64_t most) {
        return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(most + 1));
    };
    struct Model {
        bool is_held = false, is_taken = false;
        std::int64_t points = 0, allowance = 0, earned = 0, part = 0;
        static std::int64_t left(std::int64_t whole, std::int64_t part) {
            return whole - (2 * whole * part + 4) / 8;
        }
        std::int64_t left_earned() const { return left(earned, part); }
        std::int64_t left_points() const { return is_taken ? left(points, part) : 0; }
        std::int64_t left_allowance() const { return is_taken ? left(allowance, part) : 0; }
    };
    std::map<std::string, Model> models;
    add_points(anna, 9'900);  // enough that nothing is ever short
    for (int i = 0; i < 250; ++i) {
        const std::string id = "o" + std::to_string(upto(5));
        Model& model = models[id];
        switch (upto(4)) {
            case 0: {
                if (model.is_taken) break;
                model.is_held = true;
                model.points = upto(50);
                model.allowance = upto(150);
                hold(id, {anna, model.points, model.allowance});
                model.is_held = model.points + model.allowance > 0;
                break;
            }
            case 1:
                commit(id);
                model.is_taken = model.is_taken || model.is_held;
                model.is_held = false;
                break;
            case 2:
                release(id);
                model.is_held = false;
                break;
            case 3: {
                const std::int64_t amount = upto(5'000);
                model.earned = amount / 100 * 2;
                EXPECT_EQ(earn(id, anna, amount), model.left_earned());
                break;
            }
            default: {
                if (!model.is_taken && model.earned == 0) break;  // may not be known at all
                const std::int64_t part = upto(4),
                                   before = model.left_earned() - model.left_points();
                model.part = part;
                EXPECT_EQ(give_back(id, part, 4).points,
                          model.left_earned() - model.left_points() - before);
            }
        }
        Has expected{10'000, 10'000, 0, 0};
        for (const auto& [_, each] : models) {
            expected.points += each.left_earned() - each.left_points();
            expected.available += each.left_earned() - each.left_points();
            if (each.is_held) expected.available -= each.points;
            expected.spent += each.left_allowance();
            if (each.is_held) expected.held += each.allowance;
        }
        ASSERT_EQ(has(anna), expected) << "step " << i;
    }
}

}  // namespace
}  // namespace features::loyalty
