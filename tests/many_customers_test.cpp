// An account with many customers: what finds a few of them does not look at all of them.
// COMANDA_LONG=1 makes it a million, and then times are compared too.
#include "features/records/create.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>

namespace {

using support::Answer;
using support::AppFixture;
using support::Tenant;

const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
const int people = is_long ? 1'000'000 : 3'000;
constexpr int written_at_once = 1'000;
constexpr int tries = 5;
constexpr double scan_share_max = 0.1;

// "0000042": the same length for all, so that names sort like numbers.
std::string number_of(int i) {
    const std::string digits = std::to_string(i);
    return std::string(7 - digits.size(), '0') + digits;
}
std::string body_of(int i) {
    const std::string number = number_of(i);
    return R"({"firstName":"Guest","lastName":"Number )" + number + R"(","email":"guest)" + number +
           R"(@example.com","phoneNumber":"+1 (555) )" + number.substr(0, 3) + '-' +
           number.substr(3) + "\"}";
}

struct ManyCustomersTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Many");

    void fill() {
        for (int first = 0; first < people; first += written_at_once)
            app.database().write_now([&](storage::Transaction& tx) {
                for (int i = first; i < first + written_at_once; ++i)
                    features::records::create(tx, app.world(), app.rules(), kinds::customer,
                                              tenant.account, body_of(i), "test");
            });
    }
    Answer list(const std::string& query) {
        return app.call("GET", "/v1/svc/customers?" + query, tenant.key);
    }
    static std::vector<std::string> names_in(const Answer& answer) {
        std::vector<std::string> names;
        for (const std::string& one : schema::elements_of(answer.body))
            names.push_back(support::text_member(one, "lastName"));
        return names;
    }
    // The median, with other questions each time, so that no answer is kept.
    template <class Ask>
    double ms_of(Ask ask) {
        std::vector<double> times;
        for (int i = 0; i < tries; ++i) {
            const auto start = std::chrono::steady_clock::now();
            ask(i);
            const std::chrono::duration<double, std::milli> taken =
                std::chrono::steady_clock::now() - start;
            times.push_back(taken.count());
        }
        std::ranges::sort(times);
        return times[tries / 2];
    }
};

TEST_P(ManyCustomersTest, AreSoughtPagedAndCreated) {
    fill();
    const int middle = people / 2;
    const std::string number = number_of(middle);
    const std::vector<std::string> one{"Number " + number};
    EXPECT_EQ(names_in(list("search=number+" + number)), one);
    EXPECT_EQ(names_in(list("search=GUEST" + number + "@")), one);
    EXPECT_EQ(names_in(list("search=1555" + number)), one);
    EXPECT_EQ(names_in(list("search=%2B1.555." + number.substr(0, 3) + '.' + number.substr(3))),
              one);
    const auto page = list("page=" + std::to_string(middle / 100 + 1));
    EXPECT_EQ(page.headers.at("X-Total-Count"), std::to_string(people));
    ASSERT_EQ(names_in(page).size(), 100U);
    EXPECT_EQ(names_in(page).front(), one.front());
    const auto twin = app.call("POST", "/v1/svc/customer", tenant.key, body_of(middle));
    EXPECT_EQ(twin.status, 400);
    EXPECT_EQ(support::text_member(twin.body, "error"), kinds::customer_exists);

    const auto search = [&](const std::string& what) {
        return ms_of([&](int i) { list("page=1&search=" + what + number_of(middle + i)); });
    };
    const std::pair<const char*, double> times[] = {
        {"search by name", search("number+")},
        {"search by phone number", search("1555")},
        {"page", ms_of([&](int i) { list("page=" + std::to_string(i + 1)); })},
        {"create", ms_of([&](int i) {
             const auto made =
                 app.call("POST", "/v1/svc/customer", tenant.key, body_of(people + i));
             EXPECT_EQ(made.status, 200) << made.body;
         })}};
    const double scan_ms = ms_of([&](int i) { list("page=1&search=q" + std::to_string(i)); });
    std::cout << "to look at all: " << scan_ms << " ms\n";
    for (const auto& [what, ms] : times) {
        std::cout << what << ": " << ms << " ms\n";
        EXPECT_TRUE(!is_long || ms < scan_ms * scan_share_max)
            << what << " takes " << ms << " ms, to look at all " << scan_ms;
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, ManyCustomersTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
