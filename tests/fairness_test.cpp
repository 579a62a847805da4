// Accounts at their worst beside a quiet one: no write of the quiet one waits for a long write that
// came to its turn after it, and none is refused. COMANDA_LONG=1 makes it longer.
#include "features/records/create.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <thread>

namespace {

using namespace std::chrono_literals;
using support::AppFixture;
using support::Tenant;
using support::Wait;

const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
// More accounts than PostgreSQL has writing threads, so that all of those are busy.
constexpr int noisy_accounts = 10;
constexpr int askers_of_each = 2;
const int quiet_writes = is_long ? 60 : 25;
const int bulk_entries = is_long ? 4'000 : 1'000;
const int subcategories = is_long ? 5'000 : 600;
const int check_lines = is_long ? 10'000 : 3'500;  // more than a short body has

class FairnessTest : public testing::TestWithParam<storage::Engine> {
protected:
    using Act = std::function<void(const Tenant&, int)>;

    FairnessTest() {
        for (int i = 0; i < noisy_accounts; ++i)
            noisy_.push_back(app_.make_tenant("Noisy " + std::to_string(i)));
    }

    // Has each noisy account do this again and again, under several keys at once, while the quiet
    // one writes; `act` gets a number that is new each time.
    void beside_noise(const Act& act, const std::function<void()>& quiet_work) {
        std::atomic<bool> is_over = false;
        std::atomic<int> numbers = 0, acts = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < askers_of_each; ++i)
            for (Tenant noisy : noisy_) {
                if (i > 0)
                    noisy.key = app_.make_key(noisy, {.account = noisy.account, .name = "Second"});
                threads.emplace_back([&, noisy] {
                    while (!is_over) {
                        act(noisy, ++numbers);
                        ++acts;
                    }
                });
            }
        while (acts < noisy_accounts) std::this_thread::sleep_for(1ms);
        quiet_work();
        is_over = true;
    }

    support::Answer post(const Tenant& tenant, const std::string& path, const std::string& body) {
        return app_.call("POST", path, tenant.key, body);
    }
    std::string path_of(const Tenant& tenant, const std::string& rest) {
        return "/v1/svc/store/" + tenant.store + rest;
    }
    void bulk(const Tenant& tenant, int number) {
        std::string records;
        for (int i = 0; i < bulk_entries; ++i)
            records += (i == 0 ? "" : ",") +
                       (R"({"kind":"department","name":"N)" + std::to_string(number)) + '.' +
                       std::to_string(i) + "\"}";
        const auto answer =
            post(tenant, path_of(tenant, "/bulk"), R"({"records":[)" + records + "]}");
        EXPECT_TRUE(answer.status == 200 || answer.status == 503) << answer.body;
    }
    // A category with so many subcategories that to change its department is a long write.
    void make_family(const Tenant& tenant) {
        std::string records = R"({"kind":"department","id":"#one","name":"One"},)"
                              R"({"kind":"department","id":"#two","name":"Two"},)"
                              R"({"kind":"category","id":"#top","name":"Top","level":1,)"
                              R"("department":"#one"})";
        for (int i = 0; i < subcategories; ++i)
            records += R"(,{"kind":"category","level":2,"parent":"#top","name":"S)" +
                       std::to_string(i) + "\"}";
        const auto answer =
            post(tenant, path_of(tenant, "/bulk"), R"({"records":[)" + records + "]}");
        ASSERT_EQ(answer.status, 200) << answer.body;
        const std::string ids = support::member(answer.body, "ids");
        families_[tenant.account] = {support::text_member(ids, "#top"),
                                     support::text_member(ids, "#one"),
                                     support::text_member(ids, "#two")};
    }
    void move_family(const Tenant& tenant, int number) {
        const auto& [top, one, two] = families_.at(tenant.account);
        const auto answer = app_.call("PUT", "/v1/svc/category/" + top, tenant.key,
                                      R"({"department":")" + (number % 2 == 0 ? one : two) + "\"}");
        EXPECT_TRUE(answer.status == 200 || answer.status == 503) << answer.body;
    }
    void send_large_check(const Tenant& tenant, int number) {
        std::string lines;
        for (int i = 0; i < check_lines; ++i)
            lines += (i == 0 ? "" : ",") + (R"({"orderUniqueId":"l)" + std::to_string(i)) +
                     R"(","menuName":"Soup of the day, with bread","quantity":1,"price":700})";
        const std::string check = std::to_string(number);
        const auto answer = post(
            tenant, "/v1/sync/store/" + tenant.store + "/addOrUpdateCheck",
            R"({"checkID":"C)" + check + R"(","node":"A","data":{"status":"ACTIVE",)" +
                R"("lastUpdateInMillisec":1000,"seats":[{"id":"1","orders":[)" + lines + "]}]}}");
        EXPECT_TRUE(answer.status == 200 || answer.status == 503) << answer.body;
    }
    void make_branch(const Tenant& tenant) {
        const std::string id = app_.world().ids.next();
        app_.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), tenant.account, id,
                                            "Branch", "UTC", "USD", "test");
        });
        branches_[tenant.account] = id;
    }
    // Each time with a menu that has grown.
    void pull_menu(const Tenant& tenant, int number) {
        bulk(tenant, number);
        const auto answer = post(tenant, "/v1/svc/store/" + branches_.at(tenant.account),
                                 R"({"copyAll":true,"sourceStore":")" + tenant.store + "\"}");
        const bool is_answer =
            answer.status == 200 || answer.status == 503 ||
            (answer.status == 409 && answer.body.find("pull") != std::string::npos);
        EXPECT_TRUE(is_answer) << answer.body;
        pulls_ += answer.status == 200 ? 1 : 0;
    }
    void read_report(const Tenant& tenant) {
        app_.call("GET", path_of(tenant, "/saleReport?dateOption=T"), tenant.key);
        app_.call("GET", path_of(tenant, "/departments?search=n"), tenant.key);
    }
    void write_quietly() {
        for (int i = 0; i < quiet_writes; ++i) {
            const auto answer =
                post(quiet_, "/v1/svc/department", R"({"name":"Q)" + std::to_string(i) + "\"}");
            EXPECT_EQ(answer.status, 200) << answer.body;
        }
    }
    // One may have been taken at the moment at which the quiet write was handed in; and now and
    // then, early on, one of an account that has used less than the quiet one.
    void expect_fair() {
        auto waits = app_.database().waits_of(quiet_.account);
        ASSERT_GE(waits.size(), static_cast<std::size_t>(quiet_writes));
        std::ranges::sort(waits, {}, &Wait::overtaken);
        EXPECT_LE(waits[waits.size() * 9 / 10].overtaken, 1);
        EXPECT_LE(waits.back().overtaken, 4);
        std::ranges::sort(waits, {}, &Wait::lasted);
        EXPECT_LE(waits[waits.size() * 99 / 100].lasted, 2 * app_.database().longest_run() + 500ms);
    }

    AppFixture app_{GetParam()};
    std::map<std::string, std::array<std::string, 3>> families_;  // by account
    std::map<std::string, std::string> branches_;
    std::atomic<int> pulls_ = 0;
    std::vector<Tenant> noisy_;
    Tenant quiet_ = app_.make_tenant("Quiet");
};

TEST_P(FairnessTest, NoBulkGoesBeforeAShortWriteThatWaits) {
    beside_noise([this](const Tenant& noisy, int number) { bulk(noisy, number); },
                 [this] { write_quietly(); });
    expect_fair();
}

TEST_P(FairnessTest, NothingElseThatIsLongDoesEither) {
    for (const Tenant& noisy : noisy_) make_family(noisy);
    beside_noise(
        [this](const Tenant& noisy, int number) {
            read_report(noisy);
            if (number % 2 == 0)
                move_family(noisy, number / 2);
            else
                send_large_check(noisy, number);
        },
        [this] { write_quietly(); });
    expect_fair();
}

TEST_P(FairnessTest, NoPullDoesEither) {
    for (const Tenant& noisy : noisy_) make_branch(noisy);
    beside_noise([this](const Tenant& noisy, int number) { pull_menu(noisy, number); },
                 [this] { write_quietly(); });
    EXPECT_GT(pulls_, 0);
    expect_fair();
}

INSTANTIATE_TEST_SUITE_P(Engines, FairnessTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
