// Accounts at their worst beside a quiet one: no write of the quiet one waits for a long write that
// came to its turn after it, none takes much longer than the longest single transaction, and none
// is refused. COMANDA_LONG=1 makes it longer.
#include "app/features.hpp"
#include "auth/secrets.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/admin.hpp"
#include "features/records/create.hpp"
#include "support/app_fixture.hpp"
#include "support/receiver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <thread>

namespace {

using namespace std::chrono_literals;
using std::chrono::nanoseconds, std::chrono::steady_clock;
using support::AppFixture;
using support::Receiver;
using support::Tenant;
using support::Wait;

const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
// More accounts than PostgreSQL has writing threads, so that all of those are busy.
constexpr int noisy_accounts = 10;
constexpr int askers_of_each = 2;
constexpr int flooders = 4;
// So long may a write of the quiet account take beyond what is in its way; or so many times as long
// as it takes without the others, where that is more: under a sanitizer, or beside other tests.
constexpr nanoseconds beyond_max = 250ms;
constexpr int slowness_max = 25;
const int quiet_writes = is_long ? 200 : 60;
const int bulk_entries = is_long ? 4'000 : 1'000;
const int subcategories = is_long ? 5'000 : 600;
const int check_lines = is_long ? 10'000 : 3'500;  // more than a short body has

using Times = std::vector<nanoseconds>;  // the shortest first

nanoseconds percentile(const Times& times, std::size_t share) {
    return times[(times.size() - 1) * share / 100];
}

std::string shown(nanoseconds time) {
    return std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
}

std::string shown(const Times& times) {
    return "p50 " + shown(percentile(times, 50)) + ", p99 " + shown(percentile(times, 99)) +
           ", max " + shown(times.back()) + " ms";
}

class FairnessTest : public testing::TestWithParam<storage::Engine> {
protected:
    using Act = std::function<void(const Tenant&, int)>;
    using Acts = std::vector<std::function<void(int)>>;

    FairnessTest() {
        for (int i = 0; i < noisy_accounts; ++i)
            noisy_.push_back(app_.make_tenant("Noisy " + std::to_string(i)));
    }

    // Has each noisy account do this again and again, under several keys at once, and others do
    // theirs, while the quiet one writes; each act gets a number that is new each time.
    void expect_fair_beside(const Act& act, const Acts& of_others = {}) {
        const auto alone = write_quietly();
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
        for (const auto& other : of_others)
            threads.emplace_back([&] {
                while (!is_over) other(++numbers);
            });
        while (acts < noisy_accounts) std::this_thread::sleep_for(1ms);
        const std::size_t before = app_.database().waits_of(quiet_.account).size();
        const auto beside = write_quietly();
        is_over = true;
        threads.clear();
        expect_turns(before);
        expect_short(alone, beside);
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
    // As the operator does, one at a time.
    void import_menu(int number) {
        const Tenant& tenant = noisy_[static_cast<std::size_t>(number) % noisy_.size()];
        const std::string path = folder_ / "menu.json";
        std::ofstream file(path);
        for (int i = 0; i < bulk_entries; ++i)
            file << (i == 0 ? R"({"department":[)" : ",") << R"({"name":"I)" << number << '.' << i
                 << "\"}";
        file << "]}";
        file.close();
        try {
            features::admin::run(
                {app_.database(), pepper_, app_.world(), app::features(), app_.rules()}, "import",
                R"({"store":")" + tenant.store + R"(","in":")" + path + "\"}");
            ++imports_;
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.status, 503) << refusal.message;
        }
    }
    // Nobody knows the password, nor who asks.
    void try_sign_in(int number) {
        const std::string address = "198.51.100." + std::to_string(number % 250),
                          body = R"({"email":"p)" + std::to_string(number) +
                                 R"(@people.example","password":"wrong"})";
        const std::vector<http::Header> headers{{"host", "test"}};
        http::Request request;
        request.method = http::Method::post;
        request.method_name = "POST";
        request.target = request.path = "/v1/svc/session";
        request.headers = headers;
        request.body = body;
        request.request_id = "test";
        request.client_address = address;
        const int status = app_.app().answer(request).status;
        EXPECT_TRUE(status == 401 || status == 429 || status == 503) << status;
    }
    // What tells the receiver of everything, which never answers.
    void set_hook(const Tenant& tenant) {
        const auto answer =
            app_.call("PUT", path_of(tenant, "/webhooks"), tenant.key,
                      R"({"events":[{"name":"Hangs","types":["*"],"url":"http://127.0.0.1:)" +
                          std::to_string(receiver_.port()) + R"("}]})");
        ASSERT_EQ(answer.status, 200) << answer.body;
    }
    void read_report(const Tenant& tenant) {
        app_.call("GET", path_of(tenant, "/saleReport?dateOption=T"), tenant.key);
        app_.call("GET", path_of(tenant, "/departments?search=n"), tenant.key);
    }
    // What the calls took.
    Times write_quietly() {
        Times took;
        for (int i = 0; i < quiet_writes; ++i) {
            const auto began = steady_clock::now();
            const auto answer = post(quiet_, "/v1/svc/department",
                                     R"({"name":"Q)" + std::to_string(++quiet_number_) + "\"}");
            took.push_back(steady_clock::now() - began);
            EXPECT_EQ(answer.status, 200) << answer.body;
        }
        std::ranges::sort(took);
        return took;
    }
    // One may have been taken at the moment at which the quiet write was handed in; and now and
    // then one of an account that has used less than the quiet one.
    void expect_turns(std::size_t before) {
        auto waits = app_.database().waits_of(quiet_.account);
        waits.erase(waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(before));
        ASSERT_GE(waits.size(), static_cast<std::size_t>(quiet_writes));
        std::ranges::sort(waits, {}, &Wait::overtaken);
        EXPECT_LE(waits[waits.size() * 9 / 10].overtaken, 2);
        EXPECT_LE(waits[(waits.size() - 1) * 99 / 100].overtaken, 4);
    }
    // On SQLite a write waits for the long one that runs, and for one that was taken just before it
    // came, as expect_turns() says. On PostgreSQL a writing thread is left to short writes, so that
    // none waits for a long one.
    void expect_short(const Times& alone, const Times& beside) {
        const nanoseconds longest = app_.database().longest_transaction(),
                          in_the_way =
                              app_.engine() == storage::Engine::sqlite ? 2 * longest : beyond_max,
                          beyond = std::max(beyond_max, slowness_max * percentile(alone, 99));
        const std::string figures = "alone " + shown(alone) + "; beside " + shown(beside) +
                                    "; longest transaction " + shown(longest) + " ms";
        RecordProperty("waits", figures);
        EXPECT_LE(percentile(beside, 99), in_the_way + beyond) << figures;
    }

    Receiver receiver_{[](const Receiver::Request&) { return Receiver::Reply{.is_silent = true}; }};
    support::TempFolder folder_;
    AppFixture app_{GetParam()};
    const auth::Pepper pepper_ = auth::load_pepper(app_.database(), app_.world().random);
    std::map<std::string, std::array<std::string, 3>> families_;  // by account
    std::map<std::string, std::string> branches_;
    std::atomic<int> pulls_ = 0, imports_ = 0;
    int quiet_number_ = 0;
    std::vector<Tenant> noisy_;
    Tenant quiet_ = app_.make_tenant("Quiet");
};

TEST_P(FairnessTest, NoBulkGoesBeforeAShortWriteThatWaits) {
    expect_fair_beside([this](const Tenant& noisy, int number) { bulk(noisy, number); });
}

TEST_P(FairnessTest, NothingElseThatIsLongDoesEither) {
    for (const Tenant& noisy : noisy_) make_family(noisy);
    expect_fair_beside([this](const Tenant& noisy, int number) {
        read_report(noisy);
        if (number % 2 == 0)
            move_family(noisy, number / 2);
        else
            send_large_check(noisy, number);
    });
}

TEST_P(FairnessTest, NoPullDoesEither) {
    for (const Tenant& noisy : noisy_) make_branch(noisy);
    expect_fair_beside([this](const Tenant& noisy, int number) { pull_menu(noisy, number); });
    EXPECT_GT(pulls_, 0);
}

TEST_P(FairnessTest, NorAllOfItWithImportsHangingHooksAndFloodsOfSignIns) {
    if (!std::getenv("COMANDA_LONG")) GTEST_SKIP() << "only ./dev test --long";
    for (const Tenant& noisy : noisy_) {
        make_family(noisy);
        make_branch(noisy);
        set_hook(noisy);
    }
    Acts of_others(flooders, [this](int number) { try_sign_in(number); });
    of_others.emplace_back([this](int number) { import_menu(number); });
    expect_fair_beside(
        [this](const Tenant& noisy, int number) {
            switch (number % 4) {
                case 0: return pull_menu(noisy, number);
                case 1: return send_large_check(noisy, number);
                case 2: return move_family(noisy, number / 4);
                default: return read_report(noisy);
            }
        },
        of_others);
    EXPECT_GT(imports_, 0);
    EXPECT_GT(receiver_.connection_count(), 0);
}

INSTANTIATE_TEST_SUITE_P(Engines, FairnessTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
