// No secret in the clear: plants secrets that are easy to recognise by every way in, then searches
// every answer, the log, the figures, the outputs of commands and every byte of the database. A
// feature that takes a secret adds its ways in to `plant`.
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "http/client.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <optional>

namespace {

using std::chrono::seconds;
using support::text_member;

constexpr const char* program = COMANDA_PROGRAM;

// Pins by the way that they come in.
constexpr std::string_view created_pin = "73519284", changed_pin = "90417263",
                           wrong_pin = "58130746", retried_pin = "26490817",
                           long_pin = "4815162342", misplaced_pin = "67209531",
                           broken_pin = "31857046";

struct SecretsTest : testing::TestWithParam<storage::Engine> {
    support::TempFolder folder;
    std::optional<support::PostgresDatabase> postgres;
    std::string database = GetParam() == storage::Engine::postgres
                               ? postgres.emplace().url()
                               : "sqlite:" + folder / "comanda.db";
    std::string log_path = folder / "log";
    std::unique_ptr<support::Process> server;
    std::string host, key, account, store, kiosk_email, kiosk_password;
    unsigned short port = 0;
    std::vector<std::pair<std::string, std::string>> seen;     // where, and all that was seen there
    std::vector<std::pair<std::string, std::string>> secrets;  // what it is, and itself

    void start() {
        server = std::make_unique<support::Process>(
            std::vector<std::string>{program, "serve", "--listen", "127.0.0.1:0", "--database",
                                     database, "--log-level", "debug"},
            log_path);
        const std::string address = server->wait_for_line("listening on http://", seconds(60));
        host = address.substr(0, address.rfind(':'));
        port = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    }

    std::string command(std::vector<std::string> words) {
        words.insert(words.begin(), program);
        words.insert(words.end(), {"--database", database, "--json"});
        const auto outcome = support::run(words);
        EXPECT_EQ(outcome.status, 0) << words[1] << ' ' << outcome.err;
        return outcome.out;
    }

    http::ClientAnswer call(const std::string& method, const std::string& target,
                            const std::string& body = {}, const std::string& retry_key = {},
                            const std::string& request_id = {}) {
        http::ClientRequest request{.method = method, .target = target, .body = body};
        request.headers = {{"apikey", key}};
        if (!request_id.empty()) request.headers.emplace_back("X-Request-Id", request_id);
        if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
        if (!retry_key.empty()) request.headers.emplace_back("Idempotency-Key", retry_key);
        auto answer = http::Client::to_address(host, port).call(request);
        std::string all = answer.body;
        for (const auto& [name, value] : answer.headers) ((all += '\n') += name) += ": " + value;
        seen.emplace_back(method + ' ' + target, std::move(all));
        return answer;
    }

    void make_account() {
        const std::string made = command({"init", "--account", "Secret Diner", "--store", "One"});
        account = text_member(made, "accountId");
        store = text_member(made, "storeId");
        key = text_member(made, "apiKey");
        for (const char* name :
             {"apiKey", "kioskKey", "licenseKey", "kioskPassword", "ownerPassword"})
            secrets.emplace_back(name, text_member(made, name));
        kiosk_email = text_member(made, "kioskEmail");
        kiosk_password = text_member(made, "kioskPassword");
        const std::string reset = command({"user", "reset", text_member(made, "ownerEmail")});
        const std::string link = text_member(reset, "link");
        EXPECT_NE(link, "") << reset;
        secrets.emplace_back("token of a reset", link.substr(link.find_last_of("=/#") + 1));
    }

    static std::string pin(std::string_view digits) {
        return R"("pin":")" + std::string(digits) + '"';
    }

    // Each way in that a pin has, the wrong ones too.
    void plant_pins() {
        const std::string user =
            R"({"firstName":"Ana","clockInWhenPunchIn":true,"createdFor":")" + store + "\",";
        const auto made = call("POST", "/v1/svc/user", user + pin(created_pin) + '}');
        ASSERT_EQ(made.status, 200) << made.body;
        const std::string id = text_member(made.body, "id");
        EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(created_pin) + '}').status, 409);
        EXPECT_EQ(login(created_pin).status, 200);
        EXPECT_EQ(
            call("PUT", "/v1/svc/user", R"({"id":")" + id + "\"," + pin(changed_pin) + '}').status,
            200);
        for (int i = 0; i < 2; ++i)
            EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(retried_pin) + '}', "retry-1").status,
                      200);
        EXPECT_EQ(login(changed_pin).status, 200);
        EXPECT_EQ(login(wrong_pin).status, 401);
        EXPECT_EQ(call("POST", "/v1/svc/store/" + store + "/clock",
                       R"({"type":"out","deviceId":"d1",)" + pin(changed_pin) + '}')
                      .status,
                  200);
        EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(long_pin) + '}').status, 400);
        EXPECT_EQ(call("POST", "/v1/svc/user",
                       user + R"("pinCode":")" + std::string(misplaced_pin) + "\"}")
                      .status,
                  400);
        EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(broken_pin)).status, 400);
        for (const char* path : {"", "/history", "/history/2"})
            call("GET", "/v1/svc/user/" + id + path);
        call("POST", "/v1/svc/user/" + id + "/history/2/undo");
        for (const char* list : {"/users", "/users?search=73519284", "/changes", "/timesheet",
                                 "/clock", "/activeUserRoles"})
            call("GET", "/v1/svc/store/" + store + list);
        for (std::string_view one : {created_pin, changed_pin, wrong_pin, retried_pin, long_pin,
                                     misplaced_pin, broken_pin})
            secrets.emplace_back("pin", one);
    }
    http::ClientAnswer login(std::string_view digits) {
        return call("POST", "/v1/svc/store/" + store + "/pinLogin",
                    R"({"deviceId":"d1",)" + pin(digits) + '}');
    }

    http::ClientAnswer log_in_at_kiosk(const std::string& password, const std::string& device,
                                       const std::string& retry_key = {}) {
        return call("POST", "/v1/svc/kioskLogin?deviceAppVersion=1",
                    base::JsonObject()
                        .text("emailId", kiosk_email)
                        .text("password", password)
                        .text("deviceId", device)
                        .done(),
                    retry_key);
    }
    // Takes the secrets of an answer that may show them, and its place among what is searched.
    void take_shown(const http::ClientAnswer& answer, std::initializer_list<const char*> names) {
        EXPECT_EQ(answer.status, 200) << answer.body;
        for (const char* name : names) secrets.emplace_back(name, text_member(answer.body, name));
        seen.pop_back();
    }

    // Each way in that passwords, tokens and licences of kiosks have.
    void plant_kiosks() {
        const std::string licences = "/v1/svc/store/" + store + "/licences";
        for (int i = 0; i < 2; ++i) {
            take_shown(log_in_at_kiosk(kiosk_password, "kiosk", "login"), {"token", "licenseKey"});
            take_shown(call("POST", licences, R"({"devices":2})", "licence"), {"licenseKey"});
        }
        const auto answer = log_in_at_kiosk(kiosk_password, "kiosk");
        take_shown(answer, {"token", "licenseKey"});
        const std::string token = text_member(answer.body, "token");
        for (const char* word : {"Wrong-Password-1", "Wrong-Password-2"})
            EXPECT_EQ(log_in_at_kiosk(word, "kiosk", "wrong").status, 401);
        const std::string lost = R"({"emailId":"x","password":"Wrong-Password-3)";
        for (const char* end : {"\"", "\"}", "\",\"password\":1}", "\",\"deviceId\":{}}"})
            EXPECT_EQ(call("POST", "/v1/svc/kioskLogin", lost + end).status, 400);
        for (const char* digit : {"1", "2", "3"})
            secrets.emplace_back("wrong password", std::string("Wrong-Password-") + digit);
        // A query holds the token, and may be wrong in any way.
        const std::string query =
            "?token=" + token + "&licenseKey=" + text_member(answer.body, "licenseKey");
        for (const char* path : {"/kioskJSON", "/licences", "/kioskJSON/x", "/saleReport"})
            for (const char* more : {"&deviceId=kiosk", "&deviceId=other", "&version=x", "&a=%zz"})
                call("GET", "/v1/svc/store/" + store + path + query + more);
        call("PUT", "/v1/svc/store/" + store + "/kioskJSON" + query);
        call("HEAD", "/v1/svc/store/" + store + "/kioskJSON" + query);
        call("GET", "/v1/sync/store/" + store + "/getDevices");
        seen.emplace_back("licence list", command({"licence", "list"}));
        secrets.emplace_back(
            "licenseKey", text_member(command({"licence", "add", "--store", store}), "licenseKey"));
    }

    // A call of a browser with that cookie, and the token of its session.
    http::ClientAnswer call_paired(const std::string& cookie, const std::string& csrf,
                                   const std::string& method, const std::string& target,
                                   const std::string& body, const std::string& person = {}) {
        http::ClientRequest request{.method = method, .target = target, .body = body};
        request.headers = {{"Cookie", cookie},
                           {"X-CSRF-Token", csrf},
                           {"Content-Type", "application/json"},
                           {"Idempotency-Key", "p" + target}};
        if (!person.empty()) request.headers.emplace_back("X-Person", person);
        auto answer = http::Client::to_address(host, port).call(request);
        seen.emplace_back(method + ' ' + target, answer.body);
        return answer;
    }

    // Codes, the session of a paired device, and what a pin gives there.
    void plant_pairings() {
        const std::string role = text_member(
            call("POST", "/v1/svc/role",
                 R"({"name":"Wall","privileges":["DEV_SELL"],"store":")" + store + "\"}")
                .body,
            "id");
        const std::string body = R"({"name":"Wall","role":")" + role + "\"}";
        std::string code;
        for (int i = 0; i < 2; ++i) {
            const auto made = call("POST", "/v1/svc/store/" + store + "/pairings", body, "pairing");
            take_shown(made, {"code"});
            code = text_member(made.body, "code");
        }
        http::ClientRequest request{.method = "POST", .target = "/v1/svc/pair"};
        request.body = R"({"code":")" + code + "\"}";
        const auto paired = http::Client::to_address(host, port).call(request);
        ASSERT_EQ(paired.status, 200) << paired.body;
        std::string cookie;
        for (const auto& [name, value] : paired.headers)
            if (base::same_ignoring_case(name, "set-cookie"))
                cookie = value.substr(0, value.find(';'));
        secrets.emplace_back("token of a paired device", cookie.substr(cookie.rfind('.') + 1));
        const std::string csrf = text_member(paired.body, "csrfToken");
        std::string token;
        for (int i = 0; i < 2; ++i) {
            const auto entered = call_paired(cookie, csrf, "POST", "/v1/svc/session/person",
                                             '{' + pin(changed_pin) + '}');
            take_shown(entered, {"token"});
            token = text_member(entered.body, "token");
        }
        call_paired(cookie, csrf, "PUT", "/v1/svc/store/" + store, R"({"name":"x"})", token);
        call_paired(cookie, csrf, "POST", "/v1/svc/session/person?token=" + token, "{}",
                    token + 'x');
        call("GET", "/v1/svc/store/" + store + "/pairings");
        call("GET", "/v1/svc/store/" + store + "/audit");
    }

    void plant_keys() {
        const std::string keys = "/v1/svc/account/" + account + "/keys";
        std::string id;
        for (int i = 0; i < 2; ++i) {
            const auto answer = call("POST", keys, R"({"name":"x","areas":["reports"]})", "key");
            take_shown(answer, {"apiKey"});
            id = text_member(answer.body, "id");
        }
        call("GET", keys);
        call("PUT", "/v1/svc/key/" + id + "/revoke");
        call("GET", "/v1/svc/account/" + account + "/audit");
    }

    void plant_header_of_webhooks() {
        secrets.emplace_back("header value", "Bearer-webhook-header-value");
        call("PUT", "/v1/svc/store/" + store + "/webhooks",
             R"({"headerName":"Authorization","headerValue":")" + secrets.back().second + R"("})");
        call("GET", "/v1/svc/store/" + store + "/webhooks");
    }

    void look_around() {
        for (const char* path : {"/metrics", "/openapi.json", "/readyz"}) call("GET", path);
        seen.emplace_back("key list", command({"key", "list"}));
        seen.emplace_back("user list", command({"user", "list"}));
        seen.emplace_back("store list", command({"store", "list"}));
    }

    // Every byte of the files, or every row of every table as text.
    void look_into_database() {
        if (!postgres) {
            for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
                if (entry.is_regular_file())
                    seen.emplace_back(entry.path().filename(), support::read_file(entry.path()));
            return;
        }
        seen.emplace_back("log", support::read_file(log_path));
        seen.emplace_back("tables", support::run({"pg_dump", "--inserts", database}).out);
        EXPECT_NE(seen.back().second.find("INSERT INTO"), std::string::npos);
    }

    // Nothing of it anywhere: answers, outputs, log, database.
    void expect_no_secrets() {
        look_around();
        server->signal(SIGTERM);
        EXPECT_EQ(server->wait(seconds(30)), 0);
        look_into_database();
        for (const auto& [where, text] : seen)
            for (const auto& [what, secret] : secrets) {
                ASSERT_GE(secret.size(), 8U) << what;
                EXPECT_EQ(text.find(secret), std::string::npos)
                    << what << ' ' << secret << " in " << where;
            }
    }
};

TEST_P(SecretsTest, AreNowhereInTheClear) {
    make_account();
    start();
    plant_pins();
    plant_keys();
    plant_pairings();
    plant_kiosks();
    plant_header_of_webhooks();
    expect_no_secrets();
    EXPECT_GE(seen.size(), 25U);
}

// Another card number each time.
std::string card_number(std::int64_t which) {
    std::string digits = "4" + std::to_string(10'000'000'000'000 + which * 7'919);
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const int digit = (digits[digits.size() - 1 - i] - '0') * (i % 2 == 0 ? 2 : 1);
        sum += digit > 9 ? digit - 9 : digit;
    }
    return digits + std::to_string((10 - sum % 10) % 10);
}

// What a member says that is no card number, although it looks like one.
bool is_left_alone(std::string_view name) {
    for (const char* end : {"ID", "Id", "_id", "Code"})
        if (name.ends_with(end)) return true;
    for (const char* one : {"tax", "menuItem", "category", "orderNumber", "transactionTag"})
        if (name == one) return true;
    return false;
}

// Plants card numbers in orders and what belongs to them.
struct CardsTest : SecretsTest {
    std::int64_t planted = 0;
    std::vector<std::string> kept;  // what must come back as it was sent

    // Each third with blanks, each third with hyphens.
    std::string card(std::string_view where) {
        std::string number = card_number(++planted);
        secrets.emplace_back(where, number);
        if (planted % 3 != 0)
            for (const std::size_t at : {12U, 8U, 4U})
                number.insert(at, 1, planted % 3 == 1 ? ' ' : '-');
        secrets.emplace_back(where, number);
        return number;
    }
    std::string card_text(std::string_view where) {
        return base::json_string(std::string(where) + ": " + card(where));
    }
    std::string plain_card(std::string_view where) {
        secrets.emplace_back(where, card_number(++planted));
        return secrets.back().second;
    }
    std::string id() {
        kept.push_back(card_number(1'000'000 + static_cast<std::int64_t>(kept.size())));
        return kept.back();
    }

    std::string value_of(const schema::Field& field) {
        switch (field.type) {
            case schema::Type::text:
                if (field.name == "phoneNumber") return R"("+4915112345674")";
                return is_left_alone(field.name) ? base::json_string(id()) : card_text(field.name);
            case schema::Type::record: return object_of(*field.item);
            case schema::Type::records: return '[' + object_of(*field.item) + ']';
            case schema::Type::amount: return field.name == "itemPrice" ? "500" : "";
            case schema::Type::percent: return "0";
            case schema::Type::flag:
            case schema::Type::count:
            case schema::Type::instant:
            case schema::Type::choice:
            case schema::Type::reference:
            case schema::Type::references:
            case schema::Type::links:
            case schema::Type::json: break;
        }
        return {};
    }

    // A card number in every text that the description knows, and in members that it does not.
    std::string members_of(const schema::Kind& kind) {
        std::string out;
        for (const schema::Field* field : kind.fields()) {
            const std::string value = field->rules.server_owned ? std::string() : value_of(*field);
            if (!value.empty()) (((out += '"') += field->name) += "\":") += value + ',';
        }
        const std::string place = "unknown of " + std::string(kind.name);
        return out + R"("note":)" + card_text(place) + R"(,"number":)" + plain_card(place) +
               R"(,"deep":{"list":[1,[)" + card_text(place) + R"(]]},"sentAt":1763294400000)" +
               R"(,"spoken":"1763294400000","vendorId":")" + id() + '"';
    }
    std::string object_of(const schema::Kind& kind) { return '{' + members_of(kind) + '}'; }

    std::string at(const std::string& path) {
        return "/v1/online-order/store/" + store + '/' + path;
    }

    void plant_in_orders() {
        const std::string members = members_of(kinds::order);
        const std::string order = '{' + members + '}';
        std::string answer;
        for (int i = 0; i < 2; ++i) {
            const auto saved = call("POST", at("saveWebOrder"), order, "order-1");
            ASSERT_EQ(saved.status, 200) << saved.body;
            answer = saved.body;
        }
        EXPECT_EQ(call("POST", at("saveWebOrder"), order).body, answer);
        for (const std::string& one : kept)
            EXPECT_NE(answer.find(one), std::string::npos) << one << " in " << answer;
        for (const char* one :
             {R"("+4915112345674")", R"("sentAt":1763294400000)", R"("spoken":"1763294400000")"})
            EXPECT_NE(answer.find(one), std::string::npos) << one;
        const std::string one = at("order/" + text_member(answer, "id"));
        for (const std::string& path : {one, at("placedOrders")}) call("GET", path);
        call("GET", "/v1/svc/store/" + store + "/changes");
        EXPECT_EQ(call("POST", at("priceOrder"), order).status, 200);
        EXPECT_EQ(call("POST", at("saveWebOrder"),
                       order.substr(0, order.size() - 1) + ",\"x\":" + card_text("x") + '}')
                      .status,
                  409);
        EXPECT_EQ(
            call("POST", at("saveWebOrder"), R"({"orderDetails":[{"itemPrice":1}]})", "order-1")
                .status,
            422);
        plant_in_steps(one);
        plant_in_refusals();
    }

    void plant_in_steps(const std::string& order) {
        const auto correction = call("PUT", order,
                                     R"({"comments":)" + card_text("correction") + R"(,"x":)" +
                                         plain_card("correction") + '}');
        EXPECT_EQ(correction.status, 200) << correction.body;
        for (int i = 0; i < 2; ++i) {
            const auto paid = call("POST", order + "/payment",
                                   R"({"amount":1,)" + members_of(kinds::order_payment) + '}',
                                   "pay-" + std::to_string(i));
            EXPECT_EQ(paid.status, 200) << paid.body;
        }
        const auto status =
            call("PUT", order + "/status",
                 R"({"orderStatus":2,"reason":)" + card_text("reason") + '}', "status-1");
        EXPECT_EQ(status.status, 200) << status.body;
        call("PUT", order + "/status", R"({"orderStatus":8,"reason":)" + card_text("reason") + '}');
        const auto second =
            call("POST", at("saveWebOrder"), R"({"orderDetails":[{"itemPrice":1}]})");
        call("POST", at("order/" + text_member(second.body, "id") + "/cancel"),
             R"({"reason":)" + card_text("cancel") + '}', "cancel-1");
        call("POST", order + "/refund", R"({"reason":)" + card_text("refund") + '}', "refund-1");
    }

    void plant_in_refusals() {
        const auto refused = [&](const std::string& body) {
            const auto answer = call("POST", at("saveWebOrder"), body, "refused");
            EXPECT_EQ(answer.status, 400) << body << '\n' << answer.body;
        };
        const std::string lines =
            R"("orderDetails":[{"miName":)" + card_text("miName") + R"(,"itemPrice":500}])";
        refused("{" + lines + R"(,"totalAmount":1})");
        refused("{" + lines + R"(,"totalAmount":)" + plain_card("amount") + '}');
        refused("{" + lines + R"(,"merchantType":)" + plain_card("count") + '}');
        refused("{" + lines + R"(,"discountApplied":)" + card_text("flag") + '}');
        refused("{" + lines + R"(,"comments":{"a":)" + card_text("object") + "}}");
        refused("{" + lines + R"(,"customer":)" + card_text("reference") + '}');
        refused("{" + lines + R"(,"zoneDetails":)" + card_text("record") + '}');
        refused("{" + lines + R"(,"deliveryDetail":{"isFutureOrder":true,"dateStr":)" +
                card_text("dateStr") + "}}");
        refused("{" + lines + ",\"" + plain_card("name") + R"(":{"cvv":1}})");
        refused("{" + lines + R"(,"ccDetails":{"cvv":")" + plain_card("cvv") + "\"}}");
        refused("{" + lines + R"(,"swiped":"%B)" + plain_card("track") +
                R"(^DOE/JOHN^27121010000"})");
        refused("{" + lines + R"(,"comments":)" + card_text("malformed"));
        refused("[" + card_text("no object") + ']');
        call("GET", at("order/" + plain_card("path")));
        call("GET", at("placedOrders?since=" + plain_card("query")));
        call("GET", "/readyz", "", "", plain_card("request id"));
        seen.pop_back();  // the answer tells the caller's own id; the log masks it
        const std::string trusted = key;
        key = text_member(command({"key", "add", "--account", account, "--areas", "submit"}),
                          "apiKey");
        for (const char* member : {"miExternalID", "miName"})
            refused(R"({"orderDetails":[{")" + std::string(member) + "\":" + card_text("menu") +
                    "}]}");
        key = trusted;
    }
};

TEST_P(CardsTest, AreNowhereInFull) {
    make_account();
    start();
    plant_in_orders();
    expect_no_secrets();
    EXPECT_GE(planted, 100);
}

INSTANTIATE_TEST_SUITE_P(Engines, SecretsTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });
INSTANTIATE_TEST_SUITE_P(Engines, CardsTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
