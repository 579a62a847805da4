#include "features/guests/customers/test_support.hpp"

namespace features::customers::testing {
namespace {

class Visits : public CustomersTest {
protected:
    void SetUp() override {
        CustomersTest::SetUp();
        ana = made(R"("firstName":"Ana")");
        ben = made(R"("firstName":"Ben")");
        carla = made(R"("firstName":"Carla")");
    }
    void expect(const std::string& customer, std::int64_t visits, std::int64_t spent_minor,
                std::int64_t last_ms) {
        const VisitTotal found = total(customer);
        EXPECT_EQ(found.visits, visits);
        EXPECT_EQ(found.spent_minor, spent_minor);
        EXPECT_EQ(found.last_ms, last_ms);
    }
    std::string ana, ben, carla;
};
INSTANTIATE_TEST_SUITE_P(On, Visits, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(Visits, AddUp) {
    expect(ana, 0, 0, 0);
    visit("s1", ana, 2'000, 500);
    visit("s2", ana, 1'000, 250);
    visit("s3", ben, 9'000, 1);
    expect(ana, 2, 750, 2'000);
    expect(ben, 1, 1, 9'000);
}

TEST_P(Visits, CountASaleOnceHoweverOftenItIsBooked) {
    visit("s1", ana, 2'000, 500);
    visit("s1", ana, 2'000, 500);
    expect(ana, 1, 500, 2'000);
    visit("s1", ana, 3'000, 700);
    expect(ana, 1, 700, 3'000);
    visit("s1", ben, 1'000, 600);
    expect(ana, 0, 0, 0);
    expect(ben, 1, 600, 1'000);
}

TEST_P(Visits, AreTakenBack) {
    visit("s1", ana, 2'000, 500);
    visit("s2", ana, 1'000, 250);
    take_back("s1");
    expect(ana, 1, 250, 1'000);
    take_back("s1");
    take_back("never");
    expect(ana, 1, 250, 1'000);
    take_back("s2");
    expect(ana, 0, 0, 0);
}

TEST_P(Visits, AreReadOfManyCustomersInTheirOrder) {
    visit("s1", ana, 2'000, 500);
    visit("s2", carla, 3'000, 700);
    const std::string wanted[] = {carla, ben, ana, "nobody"};
    database_->read([&](storage::ReadView& view) {
        const auto totals = visit_totals(view, account, wanted);
        ASSERT_EQ(totals.size(), 4U);
        EXPECT_EQ(totals[0].spent_minor, 700);
        EXPECT_EQ(totals[1].visits, 0);
        EXPECT_EQ(totals[2].spent_minor, 500);
        EXPECT_EQ(totals[3].visits, 0);
        EXPECT_EQ(visit_totals(view, "650000000000000000000009", wanted)[0].visits, 0);
    });
}

// A sale that was made for one of them is booked, changed and voided after the merge.
TEST_P(Visits, FollowMergedCustomers) {
    visit("s1", ana, 2'000, 500);
    visit("s2", ben, 3'000, 700);
    merge(ben, ana);
    merge(carla, ben);
    expect(ana, 0, 0, 0);
    expect(ben, 0, 0, 0);
    expect(carla, 2, 1'200, 3'000);
    visit("s3", ana, 4'000, 100);
    expect(carla, 3, 1'300, 4'000);
    visit("s1", ana, 2'000, 501);
    expect(carla, 3, 1'301, 4'000);
    take_back("s3");
    take_back("s2");
    expect(carla, 1, 501, 2'000);
    database_->read(
        [&](storage::ReadView& view) { EXPECT_EQ(survivor_of(view, account, ana), carla); });
}

}  // namespace
}  // namespace features::customers::testing
