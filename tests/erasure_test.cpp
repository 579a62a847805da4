// A person who was erased is nowhere: plants people with words that are easy to recognise by every
// way in, erases them, and searches every byte of the database. A feature that keeps something of
// people adds its ways in to `plant_customer` or `plant_user`.
#include "app/features.hpp"
#include "features/erasure/places.hpp"
#include "http/client.hpp"
#include "storage/migrations.hpp"
#include "support/app_fixture.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <regex>
#include <set>
#include <thread>

namespace {

using std::chrono::seconds;
using support::text_member;

constexpr const char* program = COMANDA_PROGRAM;

TEST(ErasurePlaces, NameEveryTableOnce) {
    std::multiset<std::string> named;
    for (const features::Personal* place : features::erasure::places_of(app::features()))
        for (const std::string_view table : place->tables) named.emplace(table);
    for (const std::string_view table : features::erasure::tables_without_people)
        named.emplace(table);
    for (const std::string& name : named) EXPECT_EQ(named.count(name), 1U) << name;
    for (const std::string& table :
         storage::names_left_by(app::tables(), storage::Engine::sqlite).tables)
        EXPECT_TRUE(named.contains(table)) << table << " is in no list";
}

struct ErasureTest : testing::TestWithParam<storage::Engine> {
    support::TempFolder folder;
    std::optional<support::PostgresDatabase> postgres;
    std::string database = GetParam() == storage::Engine::postgres
                               ? postgres.emplace().url()
                               : "sqlite:" + folder / "comanda.db";
    std::unique_ptr<support::Process> server;
    std::string host, key, account, store;
    unsigned short port = 0;
    std::vector<std::string> markers{};

    void start() {
        ::setenv("COMANDA_HASTE", "60", 1);
        server = std::make_unique<support::Process>(
            std::vector<std::string>{program, "serve", "--listen", "127.0.0.1:0", "--database",
                                     database},
            folder / "log");
        const std::string address = server->wait_for_line("listening on http://", seconds(60));
        host = address.substr(0, address.rfind(':'));
        port = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    }
    void stop() {
        server->signal(SIGTERM);
        EXPECT_EQ(server->wait(seconds(30)), 0);
        server.reset();
    }

    support::Outcome command(std::vector<std::string> words) const {
        words.insert(words.begin(), program);
        words.insert(words.end(), {"--database", database, "--json"});
        return support::run(words);
    }

    http::ClientAnswer call(const std::string& method, const std::string& target,
                            const std::string& body = {}, const std::string& retry_key = {}) {
        http::ClientRequest request{.method = method, .target = target, .body = body};
        request.headers = {{"apikey", key}};
        if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
        if (!retry_key.empty()) request.headers.emplace_back("Idempotency-Key", retry_key);
        return http::Client::to_address(host, port).call(request);
    }
    std::string done(const std::string& method, const std::string& target,
                     const std::string& body = {}, const std::string& retry_key = {}) {
        const auto answer = call(method, target, body, retry_key);
        EXPECT_EQ(answer.status, 200) << method << ' ' << target << ' ' << body << answer.body;
        return answer.body;
    }

    void make_account() {
        const auto made = command({"init", "--account", "Diner", "--store", "One"}).out;
        account = text_member(made, "accountId");
        store = text_member(made, "storeId");
        key = text_member(made, "apiKey");
    }

    // A word that stands in this one place.
    std::string word(const std::string& place) {
        markers.push_back("zq" + place + "qz");
        return markers.back();
    }
    std::string quoted(const std::string& place) { return '"' + word(place) + '"'; }

    std::string bytes() const {
        std::string all;
        if (postgres) return support::run({"pg_dump", "--inserts", database}).out;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            if (entry.is_regular_file() &&
                entry.path().filename().string().starts_with("comanda.db"))
                all += support::read_file(entry.path());
        return all;
    }

    std::string customer_body() {
        return "{\"firstName\":" + quoted("first") + ",\"lastName\":" + quoted("last") +
               ",\"email\":\"" + word("mail") + "@example.com\",\"phoneNumber\":\"+1 212 555 " +
               "0175\",\"gender\":" + quoted("gender") + ",\"addressLine1\":" + quoted("street") +
               ",\"addressLine2\":" + quoted("house") + ",\"gateCode\":" + quoted("gate") +
               ",\"city\":" + quoted("city") + ",\"state\":" + quoted("state") +
               ",\"zipCode\":" + quoted("zip") + ",\"country\":" + quoted("country") +
               ",\"nationality\":" + quoted("nation") +
               ",\"customerIdentificationNumber\":" + quoted("idcard") +
               ",\"notes\":" + quoted("notes") + ",\"favourite\":" + quoted("unknown") +
               ",\"isLoyaltyCustomer\":true}";
    }

    std::string order_body(const std::string& name, const std::string& who) {
        return "{\"uniqueOrderID\":\"" + name + "\",\"paymentPaid\":true," + who +
               "\"comments\":" + quoted(name + "comment") +
               ",\"guestOf\":{\"name\":" + quoted(name + "other") +
               "},\"deliveryDetail\":[{\"deliveryType\":\"Delivery\",\"contactPerson\":" +
               quoted(name + "contact") + ",\"phoneNumber\":\"212-555-0175\",\"email\":\"" +
               word(name + "mail") +
               "@example.com\",\"address\":{\"line1\":" + quoted(name + "line") +
               ",\"city\":" + quoted(name + "town") +
               "}}],\"ccDetails\":{\"cardHolderName\":" + quoted(name + "holder") +
               ",\"transactionID\":\"t" + name +
               "\"},\"orderDetails\":[{\"miName\":\"Soup\",\"itemPrice\":700,\"quantity\":1,"
               "\"wish\":" +
               quoted(name + "wish") + "}]}";
    }

    std::string plant_customer() {
        const std::string id =
            text_member(done("POST", "/v1/svc/customer", customer_body(), "retry-1"), "id");
        done("PUT", "/v1/svc/customer/" + id, "{\"firstName\":" + quoted("renamed") + '}');
        const std::string orders = "/v1/online-order/store/" + store;
        done("POST", orders + "/saveWebOrder", order_body("own", "\"customer\":\"" + id + "\","),
             "retry-2");
        done("POST", orders + "/saveWebOrder", order_body("guest", ""));
        done("PUT", "/v1/svc/Customerloyalty/" + id,
             "{\"loyaltyPointDifference\":50,\"loyaltyReason\":" + quoted("points") + '}');
        done("POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", check_body(id, 1'000));
        return id;
    }

    std::string check_body(const std::string& id, int at) {
        return "{\"checkID\":\"c1\",\"node\":\"A\",\"data\":{\"customer\":{\"id\":\"" + id +
               "\",\"name\":" + quoted("checkname") + ",\"phone\":" + quoted("checkphone") +
               "},\"customerName\":" + quoted("checkname2") + ",\"notes\":" + quoted("checknotes") +
               ",\"status\":\"CLOSED\",\"lastUpdateInMillisec\":" + std::to_string(at) +
               ",\"seats\":[{\"id\":\"1\",\"guest\":" + quoted("seat") +
               ",\"orders\":[{\"orderUniqueId\":\"a\",\"menuName\":\"Soup\",\"quantity\":1,"
               "\"price\":1000,\"instruction\":" +
               quoted("line") +
               "}]}],\"totalAmount\":1000,\"payments\":[{\"id\":\"p\",\"paymentMethod\":\"Cash\","
               "\"amount\":1000,\"holder\":" +
               quoted("payer") + "}]}}";
    }

    // Erases and waits for the end of it.
    void erase(const std::string& kind, const std::string& id, const std::string& more = "") {
        done("POST", "/v1/svc/" + kind + '/' + id + "/erase",
             R"({"reason":"asked","confirm":")" + id + '"' + more + '}');
        wait_for_end(id);
    }
    void wait_for_end(const std::string& id) {
        for (int i = 0; i < 300; ++i) {
            if (text_member(done("GET", "/v1/svc/erasure/" + id), "state") == "done") return;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        ADD_FAILURE() << done("GET", "/v1/svc/erasure/" + id);
    }

    std::vector<std::string> reports() {
        std::vector<std::string> told;
        for (const char* name : {"saleReport", "saleSummaryReport", "dailyTotals", "taxReport",
                                 "discountReport", "transactionReport", "timesheet"}) {
            std::string body = call("GET", "/v1/svc/store/" + store + '/' + name).body;
            told.push_back(
                std::regex_replace(body, std::regex(R"re("customerName":"[^"]*")re"), ""));
        }
        return told;
    }
};

TEST_P(ErasureTest, LeavesNoWordOfACustomer) {
    make_account();
    start();
    const std::string id = plant_customer();
    const auto before = reports();
    const std::string data = done("GET", "/v1/svc/customer/" + id + "/personalData");
    stop();
    const std::string planted = bytes();
    for (const std::string& marker : markers) {
        EXPECT_NE(planted.find(marker), planted.npos) << marker << " was never there";
        EXPECT_NE(data.find(marker), data.npos) << marker << " is not told";
    }
    start();
    EXPECT_EQ(call("POST", "/v1/svc/customer/" + id + "/erase",
                   R"({"reason":"asked","confirm":")" + id + "\"}")
                  .status,
              409);  // two orders are open
    erase("customer", id, ",\"force\":true");
    erase("customer", id);
    EXPECT_EQ(call("PUT", "/v1/svc/customer/" + id + "/activate").status, 409);
    EXPECT_EQ(call("PUT", "/v1/svc/customer/" + id, R"({"firstName":"Eve"})").status, 409);
    done("POST", "/v1/svc/customer", R"({"firstName":"New","phoneNumber":"+1 212 555 0175"})");
    const auto count = markers.size();
    done("POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", check_body(id, 2'000));
    markers.resize(count);
    const auto after = reports();
    for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(after[i], before[i]);
    stop();
    const auto verified = command({"verify"});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
    if (!postgres) {
        const auto vacuumed = command({"vacuum"});
        EXPECT_EQ(vacuumed.status, 0) << vacuumed.out << vacuumed.err;
    }
    const std::string left = bytes();
    for (const std::string& marker : markers)
        EXPECT_EQ(left.find(marker), left.npos)
            << left.substr(left.find(marker) == left.npos ? 0 : left.find(marker) - 150, 300);
}

TEST_P(ErasureTest, LeavesNoWordOfAUser) {
    make_account();
    start();
    const std::string first = word("first"), last = word("last"), name = first + ' ' + last;
    const std::string body = "{\"firstName\":\"" + first + "\",\"lastName\":\"" + last +
                             "\",\"pin\":\"73519\",\"nick\":" + quoted("nick") +
                             ",\"createdFor\":\"" + store + "\"}";
    const std::string id = text_member(done("POST", "/v1/svc/user", body, "retry-1"), "id");
    done("POST", "/v1/sync/store/" + store + "/addOrUpdateCheck",
         "{\"checkID\":\"c1\",\"node\":\"A\",\"deviceName\":\"Phone of " + name +
             "\",\"employeeID\":\"" + id + "\",\"employeeName\":\"" + name +
             "\",\"data\":{\"status\":\"CLOSED\",\"lastUpdateInMillisec\":1000,\"seats\":[{\"id\":"
             "\"1\",\"orders\":[{\"orderUniqueId\":\"a\",\"menuName\":\"Soup\",\"quantity\":1,"
             "\"price\":1000,\"discounts\":[{\"name\":\"Staff\",\"discountAmount\":100,"
             "\"approvedBy\":\"" +
             name + "\"}]}]}],\"totalAmount\":900,\"paidAmount\":900}}");
    const std::string punch = text_member(done("POST", "/v1/svc/store/" + store + "/clock",
                                               "{\"user\":\"" + id + "\",\"type\":\"in\"}"),
                                          "id");
    done("PUT", "/v1/svc/store/" + store + "/clock/" + punch,
         "{\"type\":\"out\",\"reason\":" + quoted("why") + '}');
    stop();
    const std::string planted = bytes();
    for (const std::string& marker : markers)
        EXPECT_NE(planted.find(marker), planted.npos) << marker << " was never there";
    start();
    erase("user", id);
    EXPECT_EQ(call("PUT", "/v1/svc/user/" + id + "/activate").status, 409);
    stop();
    const auto verified = command({"verify"});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
    if (!postgres) {
        EXPECT_EQ(command({"vacuum"}).status, 0);
    }
    const std::string left = bytes();
    for (const std::string& marker : markers)
        EXPECT_EQ(left.find(marker), left.npos)
            << left.substr(left.find(marker) == left.npos ? 0 : left.find(marker) - 150, 300);
}

TEST_P(ErasureTest, GoesOnAfterItWasKilled) {
    make_account();
    ::setenv("COMANDA_FAILPOINT", "erased_some", 1);
    start();
    const std::string id = plant_customer();
    const auto answer = call("POST", "/v1/svc/customer/" + id + "/erase",
                             R"({"reason":"asked","force":true,"confirm":")" + id + "\"}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    EXPECT_NE(server->wait(seconds(60)), 0);
    ::unsetenv("COMANDA_FAILPOINT");
    start();
    EXPECT_NE(text_member(done("GET", "/v1/svc/erasure/" + id), "state"), "done");
    wait_for_end(id);
    stop();
    EXPECT_EQ(command({"verify"}).status, 0);
    if (!postgres) {
        EXPECT_EQ(command({"vacuum"}).status, 0);
    }
    const std::string left = bytes();
    for (const std::string& marker : markers) EXPECT_EQ(left.find(marker), left.npos) << marker;
}

TEST_P(ErasureTest, OfTwoAtOnceOneIsDone) {
    make_account();
    start();
    const std::string id =
        text_member(done("POST", "/v1/svc/customer", R"({"firstName":"Ana"})"), "id");
    std::vector<std::string> names(4);
    {
        std::vector<std::jthread> clients;
        for (std::string& name : names)
            clients.emplace_back([this, &name, &id] {
                name = text_member(call("POST", "/v1/svc/customer/" + id + "/erase",
                                        R"({"reason":"asked","confirm":")" + id + "\"}")
                                       .body,
                                   "pseudonym");
            });
    }
    for (const std::string& name : names) {
        EXPECT_TRUE(name.starts_with("Erased ")) << name;
        EXPECT_EQ(name, names.front());
    }
    stop();
    EXPECT_EQ(command({"verify"}).status, 0);
}

INSTANTIATE_TEST_SUITE_P(On, ErasureTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
