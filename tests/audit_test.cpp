// The audit: what is told, that it can be read, and that nobody changes it unseen.
#include "api/audit_queue.hpp"
#include "features/operating/audit/verify.hpp"
#include "schema/json.hpp"
#include "storage/kept_text.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace {

using support::Answer;
using support::AppFixture;
using support::member;
using support::Tenant;
using support::text_member;

namespace audit = features::audit;

// Told by nobody but the requests that plant it.
constexpr std::string_view marker = "Zyxwvut";

struct AuditTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Audit");
    const std::string store_path = "/v1/svc/store/" + tenant.store;
    const std::string account_path = "/v1/svc/account/" + tenant.account;

    Answer call(std::string_view method, const std::string& target, std::string_view body = {},
                const AppFixture::Headers& headers = {}) {
        return app.call(method, target, tenant.key, body, headers);
    }
    std::string made(const std::string& target, std::string_view body,
                     std::string_view method = "POST") {
        const Answer answer = call(method, target, body);
        EXPECT_EQ(answer.status, 200) << target << answer.body;
        return text_member(answer.body, "id");
    }
    std::vector<std::string> entries(const std::string& path, const std::string& query = "") {
        const Answer answer = call("GET", path + "/audit" + query);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return schema::elements_of(member(answer.body, "entries"));
    }
    // "updateCourse course name" of each, the newest first.
    std::vector<std::string> told(const std::string& path, const std::string& query = "") {
        std::vector<std::string> all;
        for (const std::string& entry : entries(path, query)) {
            std::string fields;
            for (const std::string& field : schema::elements_of(member(entry, "fields")))
                fields += ' ' + schema::text_of(field).value_or("");
            all.push_back(text_member(entry, "operation") + fields);
        }
        return all;
    }
    storage::ChainHead head(const std::string& store) {
        storage::ChainHead head;
        app.database().read([&](storage::ReadView& view) {
            head = storage::audit_head(view, tenant.account, store);
        });
        return head;
    }
    void execute(std::string_view sql) {
        app.database().write_now([&](storage::Transaction& tx) { EXPECT_GT(tx.execute(sql), 0); });
    }
    // Waits for what is written behind the answer.
    void await(const std::string& store, std::int64_t number) {
        for (int i = 0; i < 500 && head(store).number < number; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        EXPECT_EQ(head(store).number, number);
    }
    // Waits until everything that was to be told behind an answer is written.
    void settle() {
        while (api::audit_queue_figures().waiting > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
};

using Told = std::vector<std::string>;

TEST_P(AuditTest, TellsOfEveryChangeWithTheNamesOfItsFields) {
    const std::string course = made("/v1/svc/course", R"({"name":"Starters","position":1})");
    call("PUT", "/v1/svc/course/" + course, R"({"name":"First courses","position":1})");
    call("PUT", "/v1/svc/course/" + course + "/inactivate");
    const Told all = told(store_path);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].substr(0, 16), "inactivateCourse");
    EXPECT_EQ(all[1], "updateCourse name");
    EXPECT_EQ(all[2].substr(0, 12), "createCourse");
    const auto newest = entries(store_path);
    EXPECT_EQ(text_member(newest[1], "id"), course);
    EXPECT_EQ(text_member(newest[1], "kind"), "course");
    EXPECT_EQ(member(newest[1], "revision"), "2");
    EXPECT_EQ(text_member(newest[1], "outcome"), "done");
    EXPECT_EQ(text_member(newest[1], "network"), "127.0.0.0/24");
    EXPECT_EQ(text_member(member(newest[1], "who"), "kind"), "key");
    EXPECT_EQ(text_member(member(newest[1], "who"), "name"), "all");
    EXPECT_EQ(app.find_faults(), "");
}

TEST_P(AuditTest, HoldsNoPersonalValue) {
    const std::string planted(marker);
    const std::string customer =
        made("/v1/svc/customer", R"({"firstName":")" + planted + R"(","email":")" + planted +
                                     R"(@example.com","isLoyaltyCustomer":true,")" + planted +
                                     R"( secret":1})");
    made("/v1/svc/customerloyalty/" + customer,
         R"({"loyaltyPointDifference":3,")" + planted + R"(":1,")" + planted + R"(2":1})", "PUT");
    const Answer order = call(
        "POST", "/v1/online-order/svc/store/" + tenant.store + "/order",
        R"({"uniqueOrderID":")" + planted +
            R"(","orderDetails":[{"miName":"Pie","quantity":1,)"
            R"("itemPriceStr":"1.00"}],"deliveryDetail":{"deliveryType":"Pickup","contactPerson":")" +
            planted + "\"}}");
    const Answer check = call("POST", "/v1/sync/store/" + tenant.store + "/addOrUpdateCheck",
                              R"({"checkID":")" + planted + R"(","node":"A",")" + planted +
                                  R"(":1,"data":{"status":"ACTIVE","seats":[]}})");
    EXPECT_EQ(check.status, 200) << check.body;
    EXPECT_EQ(told(account_path).front(), "updateCustomerLoyalty loyaltyPointDifference (other)");
    EXPECT_FALSE(told(store_path).empty()) << order.body;
    app.database().read([&](storage::ReadView& view) {
        for (const std::string& store : {std::string(), tenant.store})
            for (const audit::Entry& entry :
                 audit::entries_after(view, {tenant.account, store}, 0, 100)) {
                const storage::AuditEntry& said = entry.said;
                for (const std::string& text :
                     {said.who, said.session, said.network, said.address, said.operation, said.kind,
                      said.id, said.fields, said.outcome})
                    EXPECT_EQ(text.find(marker), text.npos) << text;
            }
    });
}

TEST_P(AuditTest, ARefusedOrRepeatedOrIdleWriteLeavesNothing) {
    const auto repeated = [&] {
        return call("POST", "/v1/svc/course", R"({"name":"Soups"})", {{"Idempotency-Key", "once"}});
    };
    const std::string course = text_member(repeated().body, "id");
    EXPECT_EQ(head(tenant.store).number, 1);
    EXPECT_EQ(repeated().status, 200);
    EXPECT_EQ(call("POST", "/v1/svc/course", R"({"name":"Soups"})").status, 400);
    EXPECT_EQ(call("PUT", "/v1/svc/course/" + course, R"({"name":"Soups"})").status, 200);
    EXPECT_EQ(head(tenant.store).number, 1);
}

TEST_P(AuditTest, AnEntryAndItsChangeAreOneTransaction) {
    const auto before = head(tenant.store);
    EXPECT_THROW(app.database().write_now([&](storage::Transaction& tx) {
        tx.lock(tenant.account, tenant.store);
        storage::append_audit(tx, tenant.account, tenant.store, {.operation = "x"});
        throw std::runtime_error("the change fails");
    }),
                 std::runtime_error);
    EXPECT_EQ(head(tenant.store), before);
    EXPECT_TRUE(entries(store_path).empty());
}

TEST_P(AuditTest, IsReadByFilters) {
    const std::string soups = made("/v1/svc/course", R"({"name":"Soups"})");
    made("/v1/svc/course", R"({"name":"Pies"})");
    call("PUT", "/v1/svc/course/" + soups, R"({"name":"Broths"})");
    app.database().write_now([&](storage::Transaction& tx) {
        tx.lock(tenant.account, tenant.store);
        storage::append_audit(
            tx, tenant.account, tenant.store,
            {.at_ms = 1'000, .who = "operator", .operation = "old", .outcome = "locked"});
    });
    EXPECT_EQ(told(store_path, "?id=" + soups).size(), 2U);
    EXPECT_EQ(told(store_path, "?operation=updateCourse"), Told{"updateCourse name"});
    EXPECT_EQ(told(store_path, "?kind=course").size(), 3U);
    EXPECT_EQ(told(store_path, "?who=operator"), Told{"old"});
    EXPECT_EQ(told(store_path, "?outcome=locked"), Told{"old"});
    EXPECT_EQ(told(store_path, "?outcome=done").size(), 3U);
    EXPECT_EQ(told(store_path, "?to=2000-01-01"), Told{"old"});
    EXPECT_EQ(told(store_path, "?from=2000-01-01").size(), 3U);
    EXPECT_EQ(told(store_path, "?from=1970-01-01T00:00:01Z&to=1970-01-01T00:00:01Z").size(), 0U);
    EXPECT_EQ(told(store_path, "?from=1970-01-01&to=1970-01-01"), Told{"old"});
    EXPECT_EQ(told(store_path, "?address=127.0.0.1").size(), 3U);
    EXPECT_EQ(told(store_path, "?address=127.0.0.2").size(), 0U);
    EXPECT_EQ(told(store_path, "?email=nobody@example.com").size(), 0U);
    EXPECT_EQ(told(store_path, "?operation=updateCourse&id=" + soups).size(), 1U);
    EXPECT_EQ(call("GET", store_path + "/audit?from=x&limit=501&format=pdf").status, 400);
}

TEST_P(AuditTest, IsReadByPagesThatMissNothing) {
    for (int i = 0; i < 7; ++i)
        made("/v1/svc/course", R"({"name":"Course )" + std::to_string(i) + "\"}");
    std::vector<std::string> numbers;
    for (std::string before = "999"; !before.empty();) {
        const Answer page = call("GET", store_path + "/audit?limit=3&before=" + before);
        for (const std::string& entry : schema::elements_of(member(page.body, "entries")))
            numbers.push_back(member(entry, "number"));
        EXPECT_EQ(member(page.body, "more"), member(page.body, "next").empty() ? "false" : "true");
        before = member(page.body, "next");
    }
    EXPECT_EQ(numbers, (Told{"7", "6", "5", "4", "3", "2", "1"}));
}

TEST_P(AuditTest, IsForThoseWhoMay) {
    const std::string reader =
        app.make_key(tenant, {.account = {}, .name = "one store", .stores = {tenant.store}});
    EXPECT_EQ(app.call("GET", store_path + "/audit", reader).status, 200);
    EXPECT_EQ(app.call("GET", account_path + "/audit", reader).status, 403);
    auth::NewKey menus;
    menus.areas = {};
    menus.areas.add(auth::Area::catalogue);
    EXPECT_EQ(app.call("GET", store_path + "/audit", app.make_key(tenant, menus)).status, 403);
}

TEST_P(AuditTest, GoesOutAsAFileWhichIsToldItself) {
    made("/v1/svc/course", R"({"name":"Soups"})");
    execute("UPDATE api_key SET name = '=1+1'");
    const Answer file = call("GET", store_path + "/audit?format=csv&kind=course");
    EXPECT_EQ(file.content_type, "text/csv; charset=utf-8");
    EXPECT_TRUE(file.body.starts_with("number,at,whoKind,who,name,")) << file.body;
    EXPECT_NE(file.body.find(",'=1+1,"), std::string::npos) << file.body;
    await(tenant.store, 2);
    EXPECT_EQ(told(store_path).front(), "exportAudit kind format");
}

TEST_P(AuditTest, TellsOfExports) {
    made("/v1/svc/customer", R"({"firstName":"Ann"})");
    EXPECT_EQ(call("GET", "/v1/svc/customers?page=1").status, 200);
    EXPECT_EQ(call("HEAD", "/v1/svc/customers").status, 200);
    EXPECT_EQ(call("GET", store_path + "/dailyTotals?dateOption=T").status, 200);
    settle();
    EXPECT_EQ(head("").number, 1);
    EXPECT_EQ(head(tenant.store).number, 0);
    EXPECT_EQ(call("GET", "/v1/svc/customers?search=" + std::string(marker)).status, 200);
    await("", 2);
    EXPECT_EQ(call("GET", "/v1/svc/customers?search=" + std::string(marker)).status, 200);
    await("", 3);  // an answer that was kept goes out too
    EXPECT_EQ(told(account_path).front(), "exportListCustomers search");
    EXPECT_EQ(call("GET", store_path + "/dailyTotals?dateOption=T?format=csv").status, 200);
    await(tenant.store, 1);
}

TEST_P(AuditTest, TellsOfAKeyThatComesFromANewAddress) {
    const std::string courses = store_path + "/courses";
    const auto from = [&](const std::string& address) {
        app.client_address = address;
        EXPECT_EQ(call("GET", courses).status, 200);
        settle();
    };
    from("127.0.0.1");  // this machine, of which nothing is told
    from("192.0.2.1");  // the first
    EXPECT_EQ(head("").number, 0);
    from("192.0.2.1");
    from("198.51.100.7");  // its answer was kept
    EXPECT_EQ(head("").number, 1);
    from("198.51.100.7");
    from("2001:db8::1");
    from("2001:db8::2");  // of the same /64
    EXPECT_EQ(head("").number, 2);
    app.client_address = "127.0.0.1";
    const auto all = entries(account_path, "?operation=keyFromNewAddress");
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(text_member(all[0], "network"), "2001:db8::/48");
    EXPECT_EQ(text_member(all[1], "network"), "198.51.100.0/24");

    auth::NewKey kiosk{.account = {}, .name = "kiosk", .areas = {}};
    kiosk.areas.add(auth::Area::kiosk);
    kiosk.areas.add(auth::Area::submit);
    const std::string open_key = app.make_key(tenant, kiosk);
    for (const std::string address : {"192.0.2.5", "192.0.2.6"}) {
        app.client_address = address;
        app.call("GET", store_path + "/kioskJSON", open_key);
    }
    settle();
    EXPECT_EQ(head("").number, 2);
}

TEST_P(AuditTest, TellsOfAtMost200NewAddressesADay) {
    for (int i = 0; i < 250; ++i) {
        app.client_address = "10.0.1." + std::to_string(i);
        EXPECT_EQ(call("GET", store_path + "/courses").status, 200);
    }
    settle();
    EXPECT_EQ(head("").number, 199);
}

// What a chain of five entries may suffer, and what must be said of it.
struct Damage {
    const char* name;
    std::vector<std::string> statements;  // {} stands for the store
    const char* found;
};
const Damage damages[] = {
    {"Removed", {"DELETE FROM audit WHERE number = 3"}, " 3: is missing"},
    {"FirstRemoved", {"DELETE FROM audit WHERE number = 1"}, " 1: is missing"},
    {"TwoRemoved",
     {"DELETE FROM audit WHERE number IN (2, 3)"},
     " 2: is missing, as are all up to 3"},
    {"Cut", {"DELETE FROM audit WHERE number > 3"}, " 4: is missing, as are all up to the head"},
    {"AllRemoved", {"DELETE FROM audit"}, " 1: is missing, as are all up to the head"},
    {"Renumbered", {"UPDATE audit SET number = 9 WHERE number = 5"}, " 5: is missing"},
    {"Swapped",
     {"UPDATE audit SET number = 99 WHERE number = 2",
      "UPDATE audit SET number = 2 WHERE number = 3",
      "UPDATE audit SET number = 3 WHERE number = 99"},
     " 2: was changed"},
    {"Inserted",
     {"UPDATE audit SET number = 6 WHERE number = 5",
      "UPDATE audit SET number = 5 WHERE number = 4",
      "INSERT INTO audit SELECT account, store, 4, at_ms, who, session, network, address, "
      "operation, "
      "kind, id, revision, fields, outcome, hash FROM audit WHERE number = 5"},
     " 5: was changed"},
    {"Appended",
     {"INSERT INTO audit SELECT account, store, 6, at_ms, who, session, network, address, "
      "operation, "
      "kind, id, revision, fields, outcome, hash FROM audit WHERE number = 5"},
     " 6: "},
    {"BeforeTheFirst",
     {"INSERT INTO audit SELECT account, store, 0, at_ms, who, session, network, address, "
      "operation, "
      "kind, id, revision, fields, outcome, hash FROM audit WHERE number = 5"},
     " 0: comes before the first"},
    {"Moved", {"UPDATE audit SET store = 'elsewhere' WHERE number = 5"}, "elsewhere 1: is missing"},
    {"OtherAccount", {"UPDATE audit SET account = 'else' WHERE number = 5"}, "else/"},
    {"Time", {"UPDATE audit SET at_ms = at_ms + 1 WHERE number = 3"}, " 3: was changed"},
    {"Who", {"UPDATE audit SET who = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Session", {"UPDATE audit SET session = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Network", {"UPDATE audit SET network = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Address", {"UPDATE audit SET address = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Operation", {"UPDATE audit SET operation = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Kind", {"UPDATE audit SET kind = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Id", {"UPDATE audit SET id = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Revision", {"UPDATE audit SET revision = 7 WHERE number = 3"}, " 3: was changed"},
    {"Fields", {"UPDATE audit SET fields = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Outcome", {"UPDATE audit SET outcome = 'x' WHERE number = 3"}, " 3: was changed"},
    {"Hash", {"UPDATE audit SET hash = 'x' WHERE number = 3"}, " 3: was changed"},
    {"LastHash", {"UPDATE audit SET hash = 'x' WHERE number = 5"}, " 5: was changed"},
    {"HeadNumber", {"UPDATE scope SET audit_number = 4 WHERE audit_number = 5"}, "after the head"},
    {"HeadHash", {"UPDATE scope SET audit_hash = 'x' WHERE audit_number = 5"}, "hashes differ"},
    {"NoScope", {"DELETE FROM scope WHERE audit_number = 5"}, "after the head"},
    {"FalseBase",
     {"INSERT INTO audit_base (account, store, number, hash) "
      "SELECT account, store, 2, 'x' FROM audit WHERE number = 5",
      "DELETE FROM audit WHERE number <= 2"},
     " 3: was changed"},
    {"FittingBase",
     {"INSERT INTO audit_base (account, store, number, hash) SELECT account, store, number, hash "
      "FROM audit WHERE number = 2 AND store = (SELECT store FROM audit WHERE number = 5)",
      "DELETE FROM audit WHERE number <= 2 AND store = (SELECT store FROM audit WHERE number = 5)"},
     " 2: is recorded as the last one removed by retention, but the record is not signed"},
};

struct AuditVerifyTest : AuditTest {
    void SetUp() override {
        for (int i = 0; i < 5; ++i)
            made("/v1/svc/course", R"({"name":"Course )" + std::to_string(i) + "\"}");
        ASSERT_EQ(app.find_faults(), "");
    }
    std::string faults_by(const std::string& noted) {
        base::Findings findings;
        audit::check_heads(app.database(), audit::read_heads(noted, "file"), findings);
        std::string all;
        for (const base::Problem& problem : findings) all += problem.path + ": " + problem.message;
        return all;
    }
    std::string noted_head() {
        const Answer answer = call("GET", store_path + "/audit/head");
        EXPECT_EQ(member(answer.body, "number"), std::to_string(head(tenant.store).number));
        return text_member(answer.body, "line");
    }
};

TEST_P(AuditVerifyTest, FindsEveryDamage) {
    for (const Damage& damage : damages) {
        app.database().write_now([&](storage::Transaction& tx) {
            tx.execute("CREATE TABLE kept AS SELECT * FROM audit");
            tx.execute("CREATE TABLE kept_scope AS SELECT * FROM scope");
        });
        for (const std::string& sql : damage.statements) execute(storage::kept_text(sql));
        base::Findings findings;
        audit::verify(app.database(), app.rules(), findings);
        std::string all;
        for (const base::Problem& problem : findings)
            all += problem.path + ": " + problem.message + '\n';
        EXPECT_NE(all.find(damage.found), std::string::npos) << damage.name << '\n' << all;
        EXPECT_TRUE(all.starts_with("audit " + tenant.account)) << damage.name << '\n' << all;
        app.database().write_now([&](storage::Transaction& tx) {
            for (const std::string_view sql :
                 {"DELETE FROM audit", "INSERT INTO audit SELECT * FROM kept", "DROP TABLE kept",
                  "DELETE FROM scope", "INSERT INTO scope SELECT * FROM kept_scope",
                  "DROP TABLE kept_scope", "DELETE FROM audit_base"})
                tx.execute(sql);
        });
    }
    EXPECT_EQ(app.find_faults(), "");
}

TEST_P(AuditVerifyTest, FindsACutTailByItsNotedHead) {
    const std::string noted = "# monday\n\n" + noted_head() + '\n';
    EXPECT_EQ(faults_by(noted), "");
    made("/v1/svc/course", R"({"name":"Later"})");
    EXPECT_EQ(faults_by(noted), "");
    execute("DELETE FROM audit WHERE number > 3");
    execute(
        "UPDATE scope SET audit_number = 3, audit_hash = (SELECT hash FROM audit WHERE number = 3) "
        "WHERE audit_number = 6");
    EXPECT_EQ(app.find_faults(), "");
    EXPECT_NE(faults_by(noted).find(" 5: was noted as the head, but is missing"),
              std::string::npos);
    // And when it has grown again, by other entries.
    for (int i = 0; i < 3; ++i)
        made("/v1/svc/course", R"({"name":"Again )" + std::to_string(i) + "\"}");
    EXPECT_EQ(app.find_faults(), "");
    EXPECT_NE(faults_by(noted).find("another hash"), std::string::npos);
    EXPECT_THROW(faults_by("what is this"), std::exception);
}

TEST_P(AuditVerifyTest, ForgetsFromTheFrontAndStaysProvable) {
    const std::string noted = noted_head();
    std::string old_line;
    app.database().read([&](storage::ReadView& view) {
        const audit::Chain chain{tenant.account, tenant.store};
        const auto second = audit::find_entry(view, chain, 2);
        old_line = audit::line_of(chain, {2, second->hash});
    });
    execute("UPDATE audit SET at_ms = 1000 WHERE number = 1");
    const auto forget = [&](std::int64_t oldest_ms) {
        app.database().write_now([&](storage::Transaction& tx) {
            while (audit::forget_old(tx, tenant.account, oldest_ms) > 0) {
            }
        });
    };
    forget(2'000);
    EXPECT_EQ(told(store_path).size(), 4U);
    EXPECT_EQ(app.find_faults(), "");
    EXPECT_EQ(faults_by(old_line), "");
    forget(std::numeric_limits<std::int64_t>::max());  // all but the last
    EXPECT_EQ(told(store_path).size(), 1U);
    EXPECT_EQ(app.find_faults(), "");
    EXPECT_EQ(faults_by(noted), "");
    EXPECT_EQ(faults_by(old_line + '\n' + noted), "");
    EXPECT_NE(faults_by(old_line).find("older than the entries that are kept"), std::string::npos);
    made("/v1/svc/course", R"({"name":"Later"})");
    EXPECT_EQ(app.find_faults(), "");
    execute("DELETE FROM audit WHERE number = 5");
    EXPECT_NE(app.find_faults().find(" 5: is missing"), std::string::npos) << app.find_faults();
}

// Who cuts off more than retention did has no signature for it, nor has who says that retention
// would have done so; and retention does not go on from there, which would cover it up.
TEST_P(AuditVerifyTest, FindsAFrontThatWasCutOffBehindRetention) {
    execute("UPDATE audit SET at_ms = 1000 WHERE number = 1");
    const auto forget = [&](std::int64_t oldest_ms) {
        app.database().write_now([&](storage::Transaction& tx) {
            while (audit::forget_old(tx, tenant.account, oldest_ms) > 0) {
            }
        });
    };
    forget(2'000);
    EXPECT_EQ(app.find_faults(), "");
    execute(
        "UPDATE audit_base SET number = 3, hash = (SELECT a.hash FROM audit a WHERE a.number = 3 "
        "AND a.store = audit_base.store) WHERE number = 1");
    execute("DELETE FROM audit WHERE number <= 3");
    const std::string fault =
        " 3: is recorded as the last one removed by retention, but the record "
        "is not signed";
    EXPECT_NE(app.find_faults().find(fault), std::string::npos) << app.find_faults();
    execute("UPDATE audit_base SET oldest_ms = 9000000000000, last_ms = 3000");
    EXPECT_NE(app.find_faults().find(fault), std::string::npos) << app.find_faults();
    forget(std::numeric_limits<std::int64_t>::max());
    EXPECT_NE(app.find_faults().find(fault), std::string::npos) << app.find_faults();
}

INSTANTIATE_TEST_SUITE_P(Engines, AuditTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });
INSTANTIATE_TEST_SUITE_P(Engines, AuditVerifyTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

// Two processes on one database of PostgreSQL.
TEST(AuditOfTwoProcessesTest, IsOneChainWithoutAGap) {
    AppFixture app(storage::Engine::postgres);
    const Tenant tenant = app.make_tenant("Two");
    app.add_process();
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            for (int i = 0; i < 25; ++i)
                EXPECT_EQ(app.call_at(thread, "POST", "/v1/svc/course", tenant.key,
                                      R"({"name":")" + std::to_string(thread) + '/' +
                                          std::to_string(i) + "\"}")
                              .status,
                          200);
        });
    for (std::thread& thread : threads) thread.join();
    app.database().read([&](storage::ReadView& view) {
        EXPECT_EQ(storage::audit_head(view, tenant.account, tenant.store).number, 100);
        EXPECT_EQ(audit::entries_after(view, {tenant.account, tenant.store}, 0, 1'000).size(),
                  100U);
    });
    EXPECT_EQ(app.find_faults(), "");
}

}  // namespace
