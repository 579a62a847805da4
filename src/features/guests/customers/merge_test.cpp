#include "features/guests/customers/test_support.hpp"

#include <rapidcheck.h>

#include <map>

namespace features::customers::testing {
namespace {

const auto& kind = kinds::customer;

class Merge : public CustomersTest {};
INSTANTIATE_TEST_SUITE_P(On, Merge, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(Merge, FillsWhatTheSurvivorHasNot) {
    const auto to = made(R"("firstName":"Ana","city":"","notes":"own","stores":[],"own":1)");
    const auto from = made(
        R"("firstName":"Anna","lastName":"Lopez","email":"ana@example.com","phoneNumber":"5551234",)"
        R"("city":"Boston","notes":"other","isLoyaltyCustomer":true,"stores":[")" +
        store + R"("],"own":2,"more":3)");
    merge(to, from);
    const auto survivor = read(to), gone = read(from);
    EXPECT_EQ(survivor[kind.first_name], "Ana");
    EXPECT_EQ(survivor[kind.last_name], "Lopez");
    EXPECT_EQ(survivor[kind.email], "ana@example.com");
    EXPECT_EQ(survivor[kind.phone_number], "5551234");
    EXPECT_EQ(survivor[kind.city], "Boston");
    EXPECT_EQ(survivor[kind.notes], "own");
    EXPECT_EQ(survivor[kind.stores], std::vector<std::string>{store});
    EXPECT_TRUE(survivor[kind.is_loyal]);
    EXPECT_EQ(survivor.unknown, (decltype(survivor.unknown){{"own", "1"}, {"more", "3"}}));
    EXPECT_EQ(survivor[kind.revision], 2);
    EXPECT_FALSE(gone[kind.is_active]);
    EXPECT_EQ(gone[kind.merged_into], to);
    EXPECT_EQ(gone[kind.email], "ana@example.com");
    EXPECT_TRUE(points(to));
}

TEST_P(Merge, TwiceIsAsOnce) {
    const auto to = made(R"("firstName":"Ana")"), from = made(R"("lastName":"L","email":"a@x")");
    merge(to, from);
    merge(to, from);
    EXPECT_EQ(read(to)[kind.revision], 2);
    EXPECT_EQ(read(from)[kind.revision], 2);
}

TEST_P(Merge, IsRefusedWhereItMakesNoSense) {
    const auto ana = made(R"("firstName":"Ana")"), ben = made(R"("firstName":"Ben")"),
               carla = made(R"("firstName":"Carla")"), idle = made(R"("firstName":"Idle")");
    update(idle, R"("activeStatus":false)");
    merge(ana, ben);
    const auto code = [&](const std::string& to, const std::string& from) {
        return refused([&] { merge(to, from); });
    };
    EXPECT_EQ(code(ana, ana), "validation_failed");
    EXPECT_EQ(code(ana, store), "validation_failed");
    EXPECT_EQ(code(store, ana), "not_found");
    EXPECT_EQ(code(ana, idle), "inactive");
    EXPECT_EQ(code(idle, ana), "inactive");
    EXPECT_EQ(code(carla, ben), "merged");
    EXPECT_EQ(code(ben, carla), "merged");
    EXPECT_EQ(refused([&] { update(ben, R"("activeStatus":true)"); }), "merged");
    EXPECT_EQ(refused([&] { update(ben, R"("notes":"x")"); }), "merged");
    update(ben, R"("firstName":"Ben")");
}

// A few people, what happened to them, and what they should have.
class People {
public:
    struct Share {
        std::int64_t points = 0, held = 0, visits = 0, spent_minor = 0, last_ms = 0;
        bool operator==(const Share&) const = default;
    };

    void join(const std::string& id) { shares_[id]; }
    Share& operator[](const std::string& id) { return shares_.at(id); }
    std::string any() const {
        return std::next(shares_.begin(), *rc::gen::inRange<long>(0, size()))->first;
    }
    long size() const { return static_cast<long>(shares_.size()); }
    void merge(const std::string& to, const std::string& from) {
        const Share gone = shares_.at(from);
        Share& share = shares_.at(to);
        share = {share.points + gone.points, share.held + gone.held, share.visits + gone.visits,
                 share.spent_minor + gone.spent_minor, std::max(share.last_ms, gone.last_ms)};
        shares_.erase(from);
    }
    const std::map<std::string, Share>& all() const { return shares_; }

private:
    std::map<std::string, Share> shares_;
};

class MergeMany : public CustomersTest {
protected:
    People::Share share_of(const std::string& id) {
        const auto standing = points(id).value_or(ledger::Standing{});
        const auto visits = total(id);
        return {standing.amount, standing.held, visits.visits, visits.spent_minor, visits.last_ms};
    }
    void step(People& people) {
        const std::string one = people.any(), other = people.any();
        const auto amount = *rc::gen::inRange<std::int64_t>(1, 1'000);
        People::Share& its = people[one];
        ++number_;
        switch (*rc::gen::inRange(0, 4)) {
            case 0:
                earn(one, amount, *rc::gen::element(domain::never_ms, far_ms));
                its.points += amount;
                break;
            case 1:
                if (its.points - its.held < amount) break;
                hold(one, "hold " + std::to_string(number_), amount);
                its.held += amount;
                break;
            case 2:
                visit("sale " + std::to_string(number_), one, number_, amount);
                its.visits += 1;
                its.spent_minor += amount;
                its.last_ms = number_;
                break;
            default:
                if (one == other) break;
                merge(one, other);
                people.merge(one, other);
                RC_ASSERT(share_of(other) == People::Share{});
        }
    }

    static constexpr std::int64_t far_ms = 9'999'999'999'999;
    std::int64_t number_ = 0;  // of the step, over all rounds
};
INSTANTIATE_TEST_SUITE_P(On, MergeMany, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

// Whatever was earned, held, visited and merged before: nothing is lost and nothing doubled.
TEST_P(MergeMany, KeepsTheSumOfPointsAndVisits) {
    EXPECT_TRUE(rc::check([&] {
        People people;
        for (int i = 0; i < 5; ++i)
            people.join(made(R"("firstName":"P","isLoyaltyCustomer":true)"));
        for (int i = 0; i < 12; ++i) step(people);
        for (const auto& [id, share] : people.all()) RC_ASSERT(share_of(id) == share);
    }));
}

}  // namespace
}  // namespace features::customers::testing
