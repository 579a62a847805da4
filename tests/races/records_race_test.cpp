// What must hold when everybody writes at once.
#include "races/driver.hpp"

#include <gtest/gtest.h>

namespace races {
namespace {

using support::AppFixture;
using support::member;
using support::Tenant;
using support::text_member;

constexpr int threads = 16;

struct RecordsRaceTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Race");
    Race race{app};

    std::string create(std::string_view kind, const std::string& body) {
        return text_member(app.call("POST", "/v1/svc/" + std::string(kind), tenant.key, body).body,
                           "id");
    }
    std::string list(std::string_view name, std::string_view query = "") {
        return app
            .call("GET",
                  "/v1/svc/store/" + tenant.store + '/' + std::string(name) + std::string(query),
                  tenant.key)
            .body;
    }
    static int occurrences(const std::string& text, const std::string& part) {
        int times = 0;
        for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
            ++times;
        return times;
    }
};

TEST_P(RecordsRaceTest, ConditionalUpdatesLoseNothing) {
    const std::string id = create("course", R"({"name":"Counter","priority":0})");
    const std::string path = "/v1/svc/course/" + id;
    race.add("increment", 1, [&](Turn& turn) {
        const auto read = turn.call("GET", path, tenant.key);
        const int next = std::stoi(member(read.body, "priority")) + 1;
        return turn
            .call("PUT", path, tenant.key, R"({"priority":)" + std::to_string(next) + '}',
                  {{"if-match", read.headers.at("ETag")}})
            .status;
    });
    race.run(threads, 20);
    race.expect_only({200, 412});
    const auto last = app.call("GET", path, tenant.key).body;
    EXPECT_EQ(member(last, "priority"), std::to_string(race.count("increment", 200)));
    EXPECT_GT(race.count("increment", 412), 0);
}

// The decimals of an amount are read before the transaction, the currency may change before it:
// what stands at the end was printed with those of its store.
TEST_P(RecordsRaceTest, AnAmountAndTheCurrencyAgree) {
    const std::string gratuity = "/v1/svc/gratuity/" + create("gratuity", R"({"name":"Service"})");
    const std::string store = "/v1/svc/store/" + tenant.store;
    race.add("currency", 2, [&](Turn& turn) {
        const char* currency = turn.below(2) == 0 ? "USD" : "JPY";
        return turn
            .call("PUT", store, tenant.key, R"({"currency":")" + std::string(currency) + "\"}")
            .status;
    });
    race.add("amount", 1, [&](Turn& turn) {
        const auto amount = std::to_string(turn.below(5'000));
        return turn.call("PUT", gratuity, tenant.key, R"({"amount":)" + amount + '}').status;
    });
    race.add("none", 1, [&](Turn& turn) {
        return turn.call("PUT", gratuity, tenant.key, R"({"amount":null})").status;
    });
    race.run(threads, 30);
    race.expect_only({200, 409});
    EXPECT_GT(race.count("currency", 200), 0);
    EXPECT_GT(race.count("currency", 409), 0);
    EXPECT_GT(race.count("amount", 200), 0);
}

TEST_P(RecordsRaceTest, EveryAcceptedUpdateIsARevision) {
    const std::string id = create("department", R"({"name":"One"})");
    const std::string path = "/v1/svc/department/" + id;
    race.add("update", 1, [&](Turn& turn) {
        const auto text =
            std::to_string(turn.thread()) + '/' + std::to_string(turn.below(1'000'000));
        return turn.call("PUT", path, tenant.key, R"({"description":")" + text + "\"}").status;
    });
    race.run(threads, 20);
    race.expect_only({200});
    const auto revision = member(app.call("GET", path, tenant.key).body, "revision");
    EXPECT_EQ(revision, std::to_string(1 + race.count("update", 200)));
}

TEST_P(RecordsRaceTest, ANewNameIsTakenOnce) {
    race.add("create", 1, [&](Turn& turn) {
        const auto name = "Name " + std::to_string(turn.below(40));
        return turn.call("POST", "/v1/svc/department", tenant.key, R"({"name":")" + name + "\"}")
            .status;
    });
    race.run(threads, 20);
    race.expect_only({200, 400});
    EXPECT_EQ(race.count("create", 200), occurrences(list("departments"), R"("name":"Name )"));
    EXPECT_LE(race.count("create", 200), 40);
}

TEST_P(RecordsRaceTest, NamesMoveBetweenRecordsButNeverStandTwice) {
    std::vector<std::string> ids;
    for (int i = 0; i < 6; ++i)
        ids.push_back(create("department", R"({"name":"Start )" + std::to_string(i) + "\"}"));
    auto any = [&](Turn& turn) {
        return "/v1/svc/department/" + ids[static_cast<std::size_t>(turn.below(6))];
    };
    race.add("rename", 3, [&](Turn& turn) {
        const auto name = std::string(1, static_cast<char>('A' + turn.below(8)));
        return turn.call("PUT", any(turn), tenant.key, R"({"name":")" + name + "\"}").status;
    });
    race.add("inactivate", 1, [&](Turn& turn) {
        return turn.call("PUT", any(turn) + "/inactivate", tenant.key).status;
    });
    race.add("activate", 1, [&](Turn& turn) {
        return turn.call("PUT", any(turn) + "/activate", tenant.key).status;
    });
    race.run(threads, 25);
    race.expect_only({200, 400});
}

TEST_P(RecordsRaceTest, OneDefaultRemains) {
    std::vector<std::string> ids;
    for (int i = 0; i < 5; ++i)
        ids.push_back(create("servingSizeLevel", R"({"name":"Size )" + std::to_string(i) + "\"}"));
    auto any = [&](Turn& turn) {
        return "/v1/svc/servingSizeLevel/" + ids[static_cast<std::size_t>(turn.below(5))];
    };
    race.add("choose", 4, [&](Turn& turn) {
        return turn.call("PUT", any(turn), tenant.key, R"({"default":true})").status;
    });
    race.add("clear", 1, [&](Turn& turn) {
        return turn.call("PUT", any(turn), tenant.key, R"({"default":false})").status;
    });
    race.run(threads, 25);
    race.expect_only({200});
    EXPECT_LE(occurrences(list("sslList", "?status=all"), R"("default":true)"), 1);
}

TEST_P(RecordsRaceTest, ARetriedRequestIsWrittenOnce) {
    race.add("create", 1, [&](Turn& turn) {
        const auto number = std::to_string(turn.below(30));
        const auto key = "key-" + number;
        return turn
            .call("POST", "/v1/svc/department", tenant.key, R"({"name":"Retry )" + number + "\"}",
                  {{"idempotency-key", key}})
            .status;
    });
    race.run(threads, 20);
    race.expect_only({200});
    const auto revisions = list("departments");
    EXPECT_LE(occurrences(revisions, R"("name":"Retry )"), 30);
    EXPECT_EQ(occurrences(revisions, R"("revision":1,)"),
              occurrences(revisions, R"("name":"Retry )"));
}

INSTANTIATE_TEST_SUITE_P(Engines, RecordsRaceTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
}  // namespace races
