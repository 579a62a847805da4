// A person who was erased is nowhere: plants people with words that are easy to recognise by every
// way in, erases them, and searches every byte of the database. A field that is added to a kind is
// planted by itself; a feature that keeps something else of people adds its ways in to
// `plant_customer` or `plant_user`.
#include "app/features.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "features/guests/loyalty/bodies.hpp"
#include "features/operating/erasure/places.hpp"
#include "features/team/staff/bodies.hpp"
#include "http/client.hpp"
#include "kinds/customer.hpp"
#include "kinds/order.hpp"
#include "kinds/user.hpp"
#include "storage/migrations.hpp"
#include "storage/sqlite/connection.hpp"
#include "support/app_fixture.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/receiver.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <regex>
#include <set>
#include <thread>

namespace {

using base::JsonObject;
using schema::Type;
using std::chrono::seconds;
using support::text_member;

constexpr const char* program = COMANDA_PROGRAM;
constexpr const char* birthday = "17-Oct-1931";

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

// Who sat where is a guest's name, whoever of the table it was; which seat it was is none.
TEST(ErasedChecks, HaveNoNamesOfSeats) {
    features::DataSubject person;
    person.pseudonym = "Erased 12AB";
    EXPECT_EQ(
        features::erased(person, R"({"seats":[{"name":"Grandma Zoe","orders":[{"name":"Soup"}]},)"
                                 R"({"name":"Seat 2"},{"name":"3"},{"name":"Table 5 Max"}]})"),
        R"({"seats":[{"name":"Erased 12AB","orders":[{"name":"Soup"}]},)"
        R"({"name":"Seat 2"},{"name":"3"},{"name":"Erased 12AB"}]})");
}

// The text of a sum is the sum again, whatever it is called; that of a phone number goes with it.
TEST(ErasedOrders, KeepTheTextsOfTheirSums) {
    features::DataSubject person;
    person.pseudonym = "Erased 12AB";
    person.phones = {"2125550147"};
    EXPECT_EQ(features::erased(person, R"({"any":1234,"anyStr":"12.34","off":-50,"offStr":"-0.50",)"
                                       R"("none":0,"noneStr":"0.00","other":5,"otherStr":"Zoe",)"
                                       R"("card":4111,"cardStr":"4111","wordStr":"Zoe",)"
                                       R"("callStr":"2125550147","call":2125550147})"),
              R"({"any":1234,"anyStr":"12.34","off":-50,"offStr":"-0.50",)"
              R"("none":0,"noneStr":"0.00","other":5,"otherStr":"",)"
              R"("card":0,"cardStr":"","wordStr":"",)"
              R"("callStr":"","call":0})");
}

// Bodies with a word in every text that a client may send. What says which thing it is, or is read
// as something else than text, is left out; what says what was sold has the person's full name
// among its words.
class Planting {
    std::set<std::string> words_{};

public:
    const std::string first = word("first"), last = word("last"), name = first + ' ' + last;

    // A word that stands in this one place.
    std::string word(const std::string& place) {
        words_.insert("zq" + place + "qz");
        return "zq" + place + "qz";
    }
    const std::set<std::string>& words() const { return words_; }

    JsonObject body(const schema::Kind& kind, const std::string& place) {
        JsonObject json;
        if (&kind == &kinds::order_tax) json.text("txExternalID", place).number("amount", 0);
        for (const schema::Field* field : kind.fields()) plant(json, kind, *field, place);
        return json.text(place + "unknown", word(place + "Unknown"));
    }

private:
    static bool is_sold(const schema::Kind& kind) {
        for (const schema::Kind* one : std::initializer_list<const schema::Kind*>{
                 &kinds::order_tax, &kinds::order_discount, &kinds::order_modifier,
                 &kinds::order_detail, &kinds::zone_details})
            if (one == &kind) return true;
        return false;
    }
    static bool is_id(std::string_view name) {
        static const std::set<std::string_view> others{"id",
                                                       "_id",
                                                       "tax",
                                                       "menuItem",
                                                       "category",
                                                       "discountId",
                                                       "orderNumber",
                                                       "pin",
                                                       "expDate",
                                                       "cardNumber",
                                                       "dateStr",
                                                       "deliveryType",
                                                       "appliedDiscountCode"};
        return others.contains(name) || name.ends_with("ID");
    }
    static bool is_kept(std::string_view name) {
        static const std::set<std::string_view> kept{"orderedDateStr", "deliveryTime", "userType",
                                                     "amount",         "amountStr",    "currency",
                                                     "paymentMethod",  "paymentType",  "cardType"};
        return kept.contains(name);
    }

    void plant(JsonObject& json, const schema::Kind& kind, const schema::Field& field,
               const std::string& place) {
        if (field.rules.server_owned || field.rules.secret) return;
        const std::string here = place + std::string(field.name);
        if (field.type == Type::record) json.raw(field.name, body(*field.item, here).done());
        if (field.type == Type::records)
            json.raw(field.name, '[' + body(*field.item, here).done() + ']');
        if (field.type != Type::text || is_id(field.name)) return;
        if (field.name == "email")
            json.text(field.name, word(here) + "@example.com");
        else if (field.name == "phoneNumber")
            json.text(field.name, "+1 212 555 0175");
        else if (field.name == "dateOfBirth")
            json.text(field.name, birthday);
        else if (field.name == "firstName")
            json.text(field.name, first);
        else if (field.name == "lastName")
            json.text(field.name, last);
        else if (is_sold(kind) && field.name != "comments" && field.name != "allergyNote")
            json.text(field.name, "For " + name + " only");
        else if (is_kept(field.name))
            json.text(field.name, "Of " + name);
        else
            json.text(field.name, word(here));
    }
};

struct ErasureTest : testing::TestWithParam<storage::Engine> {
    support::TempFolder folder;
    std::optional<support::PostgresDatabase> postgres;
    std::string database = GetParam() == storage::Engine::postgres
                               ? postgres.emplace().url()
                               : "sqlite:" + folder / "comanda.db";
    std::unique_ptr<support::Process> server;
    std::string host, key, account, store;
    unsigned short port = 0;
    Planting planting{};
    std::set<std::string> nowhere{};  // what must not even be written

    void start(const char* haste = "240") {
        ::setenv("COMANDA_SHORT_WAITS", haste, 1);
        server = std::make_unique<support::Process>(
            std::vector<std::string>{program, "serve", "--listen", "127.0.0.1:0",
                                     "--rate-per-second", "0", "--database", database},
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

    using Headers = std::vector<std::pair<std::string, std::string>>;
    http::ClientAnswer call(const std::string& method, const std::string& target,
                            const std::string& body = {}, const Headers& headers = {}) {
        http::ClientRequest request{.method = method, .target = target, .body = body};
        request.headers = headers;
        if (headers.empty() || headers.front().first != "Origin")
            request.headers.emplace_back("apikey", key);
        if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
        return http::Client::to_address(host, port).call(request);
    }
    std::string done(const std::string& method, const std::string& target,
                     const std::string& body = {}, const Headers& headers = {}) {
        const auto answer = call(method, target, body, headers);
        EXPECT_EQ(answer.status, 200)
            << method << ' ' << target << ' ' << answer.body << ' ' << body;
        return answer.body;
    }

    void make_account() {
        const auto made = command({"init", "--account", "Diner", "--store", "One"}).out;
        account = text_member(made, "accountId");
        store = text_member(made, "storeId");
        key = text_member(made, "apiKey");
    }

    std::string word(const std::string& place) { return planting.word(place); }
    std::string quoted(const std::string& place) { return base::json_string(word(place)); }
    std::string orders(const std::string& path) const {
        return "/v1/online-order/store/" + store + '/' + path;
    }
    std::string checks(const std::string& path) const {
        return "/v1/sync/store/" + store + '/' + path;
    }

    // All that is on disk, the log too.
    std::string bytes() const {
        std::string all = support::read_file(folder / "log");
        if (postgres)
            return all + support::run({"pg_dump", "--inserts", database}).out +
                   support::run({"psql", "-At", "-c", "SELECT * FROM pg_stats", database}).out;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            if (entry.is_regular_file() &&
                entry.path().filename().string().starts_with("comanda.db"))
                all += support::read_file(entry.path());
        return all + compressed_texts();
    }

    // What SQLite keeps compressed, of every column of every table.
    std::string compressed_texts() const {
        storage::SqliteConnection connection(folder / "comanda.db",
                                             storage::SqliteConnection::Mode::read_only);
        std::vector<std::string> questions;
        storage::Rows columns = connection.query(
            "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c "
            "WHERE m.type = 'table' AND m.name NOT LIKE 'record_search%'");
        while (columns.next()) {
            const std::string column = '"' + std::string(columns.text(1)) + '"';
            questions.push_back("SELECT long_text(" + column + ") FROM \"" +
                                std::string(columns.text(0)) + "\" WHERE typeof(" + column +
                                ") = 'blob' AND substr(" + column + ", 1, 4) = x'28B52FFD'");
        }
        std::string all;
        for (const std::string& question : questions)
            for (storage::Rows rows = connection.query(question); rows.next();) all += rows.text(0);
        return all;
    }

    // ---- planting ----

    std::string order_body(const std::string& name, const std::string& who) {
        const std::string texts = planting.body(kinds::order, name).done();
        const std::string line =
            planting.body(kinds::order_detail, name + "line").number("itemPrice", 700).done();
        return "{\"uniqueOrderID\":\"" + name + "\"," + who + "\"orderDetails\":[" + line + "]," +
               std::regex_replace(texts.substr(1), std::regex("\"orderDetails\":"), "\"more\":");
    }

    void plant_orders(const std::string& id) {
        const auto place = [&](const std::string& name, const std::string& who) {
            return orders("order/" +
                          text_member(done("POST", orders("saveWebOrder"), order_body(name, who),
                                           {{"Idempotency-Key", "retry-" + name}}),
                                      "id"));
        };
        const std::string own = place("own", "\"paymentPaid\":true,\"customer\":\"" + id + "\",");
        done("POST", own + "/refund", "{\"amount\":100,\"reason\":" + quoted("refund") + '}');
        const std::string guest = place("guest", "");
        done("PUT", guest, "{\"comments\":" + quoted("corrected") + '}');
        done("PUT", guest + "/status", "{\"orderStatus\":2,\"reason\":" + quoted("status") + '}');
        done("PUT", guest + "/promise",
             "{\"promisedMinutes\":30,\"reason\":" + quoted("promise") + '}');
        done("POST", guest + "/payment",
             planting.body(kinds::order_payment, "payment").number("amount", 100).done());
        const std::string gone = place("gone", "\"customer\":\"" + id + "\",");
        done("POST", gone + "/cancel", "{\"reason\":" + quoted("cancel") + '}');
    }

    void plant_balances(const std::string& id) {
        done("PUT", "/v1/svc/Customerloyalty/" + id,
             "{\"loyaltyPointDifference\":50,\"loyaltyReason\":" + quoted("points") + '}');
        const std::string hold =
            text_member(done("POST", "/v1/svc/customer/" + id + "/hold", "{\"points\":5}"), "id");
        done("PUT", "/v1/svc/hold/" + hold + "/commit",
             "{\"points\":5,\"notes\":" + quoted("commit") + '}');
    }

    std::string check_body(const std::string& check, const std::string& id, int at) {
        const std::string place = check + (at > 1'000 ? "late" : "");
        const std::string reason = "\"For " + planting.name + "\"";
        return "{\"checkID\":\"" + check + "\",\"node\":\"A\",\"tableName\":" + reason +
               ",\"remark\":" + quoted(place + "head") + ",\"data\":{\"customer\":{\"id\":\"" + id +
               "\",\"name\":" + quoted(place + "name") + ",\"phone\":" + quoted(place + "phone") +
               "},\"customerName\":" +
               (at < 3'000 ? quoted(place + "name2") : base::json_string(planting.name)) +
               ",\"notes\":" + quoted(place + "notes") +
               ",\"allergyNote\":" + quoted(place + "allergy") + ",\"shares\":{\"" + planting.name +
               "\":1000},\"status\":\"CLOSED\",\"lastUpdateInMillisec\":" + std::to_string(at) +
               ",\"seats\":[{\"id\":\"1\",\"guest\":" + quoted(place + "seat") +
               ",\"orders\":[{\"orderUniqueId\":\"a\",\"menuName\":" + reason +
               ",\"categoryName\":" + reason +
               ",\"quantity\":1,\"price\":1000,\"instruction\":" + quoted(place + "line") +
               ",\"allergyNote\":" + quoted(place + "lineAllergy") +
               ",\"discounts\":[{\"name\":" + reason +
               ",\"discountAmount\":100,\"reason\":" + reason +
               "}],\"modifiers\":[{\"id\":\"m\",\"name\":" + reason +
               ",\"price\":0}]},{\"orderUniqueId\":\"" + std::to_string(at) +
               "\",\"menuName\":\"Tea\",\"quantity\":1,\"price\":300,\"isVoid\":true,"
               "\"voidReason\":" +
               reason +
               "}]}],\"totalAmount\":900,\"payments\":[{\"id\":\"p\",\"paymentMethod\":" + reason +
               ",\"amount\":900,\"holder\":" + quoted(place + "payer") + "}]}}";
    }

    void plant_checks(const std::string& id, const std::string& mail) {
        const std::string send = checks("addOrUpdateCheck");
        done("POST", send, check_body("c1", id, 1'000), {{"Idempotency-Key", "check-" + mail}});
        done("POST", send, check_body("c1", id, 2'000));  // a conflict
        const std::string open =
            R"({"checkID":"c2","node":"B","deviceName":"Phone of )" + mail +
            R"(","data":{"customerId":")" + id +
            "\",\"status\":\"ACTIVE\",\"lastUpdateInMillisec\":1000,\"wish\":" + quoted("open") +
            ",\"seats\":[{\"id\":\"1\",\"orders\":[{\"orderUniqueId\":\"a\","
            "\"menuName\":\"Soup\",\"quantity\":1,\"price\":1000}]}]}}";
        done("POST", send, open);
        done("POST", checks("check/c2/move"),
             "{\"tableID\":\"7\",\"tableName\":\"For " + planting.name + "\"}");
    }

    std::string plant_customer() {
        const std::string types = "/v1/svc/account/" + account + "/memberShip";
        const std::string type =
            text_member(done("POST", types + "Type", R"({"type":"Club"})"), "id");
        const std::string plan = text_member(
            done("POST", types + "Plan",
                 R"({"name":"Lunch","allowancePeriod":"Daily","type":")" + type + "\"}"),
            "id");
        const std::string mail = "zqcustomeremailqz@example.com";
        const std::string id = text_member(done("POST", "/v1/svc/customer",
                                                planting.body(kinds::customer, "customer")
                                                    .flag("isLoyaltyCustomer", true)
                                                    .text("memberShipPlan", plan)
                                                    .done(),
                                                {{"Idempotency-Key", "new-" + mail}}),
                                           "id");
        done("PUT", "/v1/svc/customer/" + id,
             "{\"firstName\":" + quoted("renamed") + ",\"" + word("member") + "\":1}");
        const std::string twin = text_member(
            done("POST", "/v1/svc/customer",
                 "{\"firstName\":" + quoted("twin") + ",\"email\":\"" + word("twinmail") +
                     "@example.com\",\"notes\":" + quoted("twinnotes") + '}'),
            "id");
        done("POST", "/v1/svc/customer/" + id + "/merge", "{\"from\":\"" + twin + "\"}");
        plant_orders(id);
        plant_balances(id);
        plant_checks(id, mail);
        return id;
    }

    std::string plant_user() {
        const std::string id = text_member(done("POST", "/v1/svc/user",
                                                planting.body(kinds::user, "user")
                                                    .text("pin", "73519")
                                                    .text("createdFor", store)
                                                    .done(),
                                                {{"Idempotency-Key", "retry-1"}}),
                                           "id");
        const std::string clock = "/v1/svc/store/" + store + "/clock";
        const std::string punch =
            text_member(done("POST", clock, "{\"user\":\"" + id + "\",\"type\":\"in\"}"), "id");
        done("PUT", clock + '/' + punch, "{\"type\":\"out\",\"reason\":" + quoted("why") + '}');
        const std::string guest = text_member(
            done("POST", "/v1/svc/customer", R"({"firstName":"Ana","isLoyaltyCustomer":true})"),
            "id");
        done("PUT", "/v1/svc/Customerloyalty/" + guest,
             "{\"loyaltyPointDifference\":50,\"loyaltyReason\":\"Wish of " + planting.name +
                 "\",\"adjustedBy\":\"" + planting.name + "\"}");
        EXPECT_EQ(
            command({"key", "add", "--account", account, "--name", "For " + planting.name}).status,
            0);
        return id;
    }

    // Two sign-ins, the first of which was taken away again, and a session.
    void plant_sign_ins(const std::string& id) {
        const std::string user = "/v1/svc/user/" + id;
        const auto invite = [&](const std::string& place) {
            return text_member(
                done("POST", user + "/invite", "{\"email\":\"" + word(place) + "@example.com\"}"),
                "link");
        };
        invite("oldmail");
        done("PUT", user + "/signIn/remove");
        const std::string link = invite("usermail");
        const Headers browser{{"Origin", "http://" + host},
                              {"User-Agent", *nowhere.insert("zqagentqz").first}};
        done("POST", "/v1/svc/session/reset",
             "{\"token\":\"" + link.substr(link.rfind('=') + 1) +
                 "\",\"password\":\"a calm evening out\"}",
             browser);
        const auto sign_in = [&](const std::string& mail, const std::string& password) {
            return call(
                       "POST", "/v1/svc/session",
                       "{\"email\":\"" + mail + "@example.com\",\"password\":\"" + password + "\"}",
                       browser)
                .status;
        };
        EXPECT_EQ(sign_in("zqusermailqz", "a calm evening out"), 200);
        EXPECT_EQ(sign_in("zqusermailqz", "a wild evening out"), 401);
        EXPECT_EQ(sign_in(*nowhere.insert("zqstrangerqz").first, "a wild evening out"), 401);
    }

    // Somebody else, of whom all must stay.
    std::vector<std::string> plant_other() {
        const std::string id = text_member(
            done("POST", "/v1/svc/customer", R"({"firstName":"zsotherzs","notes":"zsnotezs"})"),
            "id");
        done(
            "POST", orders("saveWebOrder"),
            R"({"uniqueOrderID":"other","customer":")" + id +
                R"(","comments":"zscommentzs","orderDetails":[{"miName":"Soup","itemPrice":700}]})");
        done(
            "POST", checks("addOrUpdateCheck"),
            R"({"checkID":"other","node":"A","data":{"customerId":")" + id +
                R"(","notes":"zscheckzs","status":"ACTIVE","lastUpdateInMillisec":1000,"seats":[]}})");
        return {"zsotherzs", "zsnotezs", "zscommentzs", "zscheckzs"};
    }

    // ---- erasing ----

    // Erases and waits for the end of it.
    void erase(const std::string& kind, const std::string& id, const std::string& more = "") {
        done("POST", "/v1/svc/" + kind + '/' + id + "/erase",
             R"({"reason":"asked","confirm":")" + id + '"' + more + '}');
        wait_for_end(id);
    }
    std::string state_of(const std::string& id) {
        return text_member(done("GET", "/v1/svc/erasure/" + id), "state");
    }
    void wait_for_end(const std::string& id) {
        for (int i = 0; i < 1'500; ++i) {
            if (state_of(id) == "done") return;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        ADD_FAILURE() << done("GET", "/v1/svc/erasure/" + id);
    }

    // What all reports say, however the person is called in them.
    std::map<std::string, std::string> reports() {
        std::map<std::string, std::string> told;
        for (const api::Route& route : app::routes()) {
            if (route.operation.pace.lane != api::reports) continue;
            std::string path = route.paths.front();
            path = std::regex_replace(path, std::regex("^svc/"), "/v1/svc/");
            path = std::regex_replace(path, std::regex("\\{store\\}"), store);
            path = std::regex_replace(path, std::regex("\\{account\\}"), account);
            path = path.substr(0, path.find('|'));
            if (path.find('{') != path.npos) continue;
            told[path] = std::regex_replace(
                call("GET", path).body,
                std::regex(
                    "For " + planting.name + "( only)?|" + planting.name +
                    "|For Erased [0-9A-F]{4}( only)?|Erased [0-9A-F]{4}|zq\\w+qz( zq\\w+qz)?"),
                "X");
            // Why something was given back is of the person.
            told[path] = std::regex_replace(told[path], std::regex(",\"reason\":\"X\""), "");
        }
        EXPECT_GE(told.size(), 8U);
        return told;
    }

    // Everything that a program may be shown.
    std::map<std::string, std::string> shown(const std::string& id) {
        std::map<std::string, std::string> all;
        for (const std::string& path : {checks("activeChecks"),
                                        checks("check/c1"),
                                        checks("check/c1/submissions"),
                                        checks("conflicts"),
                                        checks("getDevices"),
                                        checks("events?waitSeconds=0&after=0"),
                                        orders("placedOrders"),
                                        "/v1/svc/store/" + store + "/getSale",
                                        "/v1/svc/store/" + store + "/changes",
                                        "/v1/svc/account/" + account + "/changes",
                                        "/v1/svc/store/" + store + "/deliveries",
                                        "/v1/svc/store/" + store + "/audit",
                                        "/v1/svc/store/" + store + "/timeline",
                                        "/v1/svc/account/" + account + "/audit",
                                        std::string("/v1/svc/customers?status=all"),
                                        "/v1/svc/store/" + store + "/users",
                                        "/v1/svc/customer/" + id,
                                        "/v1/svc/customer/" + id + "/history",
                                        "/v1/svc/customer/" + id + "/getCustomerLoyalties",
                                        "/v1/svc/erasure/" + id})
            all[path] = call("GET", path).body;
        return all;
    }

    using Told = std::map<std::string, std::string>;
    static void expect_same(const Told& before, const Told& after) {
        for (const auto& [name, text] : before) {
            const std::string& now = after.at(name);
            const auto at = std::mismatch(text.begin(), text.end(), now.begin(), now.end()).first;
            const auto from =
                static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - text.begin() - 80));
            EXPECT_TRUE(now == text) << name << "\nwas " << text.substr(from, 160) << "\nis  "
                                     << now.substr(std::min(from, now.size()), 160);
        }
    }

    void expect_planted(const std::string& id, const std::string& kind) {
        const std::string data = done("GET", "/v1/svc/" + kind + '/' + id + "/personalData");
        const std::string planted = bytes();
        for (const std::string& marker : planting.words()) {
            EXPECT_NE(planted.find(marker), planted.npos) << marker << " was never there";
            EXPECT_NE(data.find(marker), data.npos) << marker << " is not told";
        }
    }
    void expect_gone(const std::string& from) {
        int found = 0;
        std::set<std::string> all = planting.words();
        all.insert(nowhere.begin(), nowhere.end());
        all.insert({birthday, "2125550175", "555 0175", "555-0175"});
        for (const std::string& marker : all)
            if (const auto at = from.find(marker); at != from.npos && ++found <= 3)
                ADD_FAILURE() << from.substr(0, from[0] == '/' ? from.find(' ') : 0) << ' '
                              << marker << ": "
                              << from.substr(at < 100 ? 0 : at - 100, 120 + marker.size());
    }
    // The list of those who were erased has no word of them, and erases them when they are back.
    void restore_and_erase_again(const std::string& id) {
        const auto list = support::run({program, "erasure", "list", "--database", database});
        expect_gone(list.out);
        const auto end_of_first = list.out.find('\n') + 1;
        std::ofstream(folder / "erased")
            << list.out.substr(end_of_first) << list.out.substr(0, end_of_first) << account
            << " customer 650000000000000000009999 2026-01-01\n";
        EXPECT_EQ(command({"restore", folder / "backup"}).status, 0);
        EXPECT_NE(bytes().find(planting.first), std::string::npos);
        const auto again = command({"erasure", "again", folder / "erased"});
        EXPECT_EQ(again.status, 0) << again.err;
        EXPECT_NE(again.out.find(R"("erased":1,"erasedBefore":1,"unknown":1,"refused":[])"),
                  std::string::npos)
            << again.out;
        start();
        wait_for_end(id);
        stop();
        expect_gone_from_disk();
    }
    void expect_gone_from_disk() {
        const auto verified = command({"verify"});
        EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
        const auto vacuumed = postgres
                                  ? support::run({"psql", "-c", "VACUUM (FULL, ANALYZE)", database})
                                  : command({"vacuum"});
        EXPECT_EQ(vacuumed.status, 0) << vacuumed.out << vacuumed.err;
        expect_gone(bytes());
    }
};

TEST_P(ErasureTest, LeavesNoWordOfACustomer) {
    make_account();
    start();
    const auto others = plant_other();
    const std::string id = plant_customer();
    shown(id);
    const auto before = reports();
    expect_planted(id, "customer");
    if (!postgres) {
        EXPECT_EQ(command({"backup", folder / "backup"}).status, 0);
    }
    EXPECT_EQ(call("POST", "/v1/svc/customer/" + id + "/erase",
                   R"({"reason":"asked","confirm":")" + id + "\"}")
                  .status,
              409);  // an order and a check are open
    erase("customer", id, ",\"force\":true");
    erase("customer", id);
    EXPECT_EQ(call("PUT", "/v1/svc/customer/" + id + "/activate").status, 409);
    EXPECT_EQ(call("PUT", "/v1/svc/customer/" + id, R"({"firstName":"Eve"})").status, 409);
    for (const auto& [path, text] : shown(id)) expect_gone(path + ' ' + text);
    done("POST", "/v1/svc/customer", R"({"firstName":"New","phoneNumber":"+1 212 555 0199"})");
    done("POST", checks("addOrUpdateCheck"), check_body("c1", id, 3'000));
    expect_same(before, reports());
    stop();
    expect_gone_from_disk();
    const std::string left = bytes();
    for (const std::string& marker : others) EXPECT_NE(left.find(marker), left.npos) << marker;
    if (!postgres) restore_and_erase_again(id);
}

TEST_P(ErasureTest, LeavesNoWordOfAUser) {
    make_account();
    start();
    const std::string id = plant_user();
    const std::string name = planting.name;
    plant_sign_ins(id);
    const std::string check =
        "{\"checkID\":\"c1\",\"node\":\"A\",\"deviceName\":\"Phone of " + name +
        "\",\"employeeID\":\"" + id + "\",\"employeeName\":\"" + name +
        "\",\"data\":{\"status\":\"CLOSED\",\"lastUpdateInMillisec\":1000,\"note\":\"Ask " + name +
        "\",\"seats\":[{\"id\":\"1\",\"orders\":[{\"orderUniqueId\":\"a\",\"menuName\":\"Soup\","
        "\"quantity\":1,\"price\":1000,\"discounts\":[{\"name\":\"Staff\",\"discountAmount\":100,"
        "\"approvedBy\":\"" +
        name + "\",\"reason\":\"Of " + name + "\"}]}]}],\"totalAmount\":900,\"paidAmount\":900}}";
    done("POST", checks("addOrUpdateCheck"), check);
    const auto before = reports();
    expect_planted(id, "user");
    erase("user", id);
    EXPECT_EQ(call("PUT", "/v1/svc/user/" + id + "/activate").status, 409);
    for (const auto& [path, text] : shown(id)) expect_gone(path + ' ' + text);
    // A device that was away tells it once more.
    done("POST", checks("addOrUpdateCheck"),
         std::regex_replace(check, std::regex("Millisec\":1000"), "Millisec\":2000"));
    expect_same(before, reports());
    stop();
    expect_gone_from_disk();
}

TEST_P(ErasureTest, GoesOnAfterItWasKilled) {
    make_account();
    ::setenv("COMANDA_FAILPOINT", "erased_some", 1);
    start("60");
    const std::string id = plant_customer();
    const auto answer = call("POST", "/v1/svc/customer/" + id + "/erase",
                             R"({"reason":"asked","force":true,"confirm":")" + id + "\"}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    EXPECT_NE(server->wait(seconds(60)), 0);
    ::unsetenv("COMANDA_FAILPOINT");
    start("60");
    EXPECT_NE(text_member(done("GET", "/v1/svc/erasure/" + id), "state"), "done");
    wait_for_end(id);
    stop();
    expect_gone_from_disk();
}

// Of several who erase, one does; who orders, sends checks and changes the record meanwhile brings
// nothing back.
TEST_P(ErasureTest, IsDoneOnceWhileThePersonGoesOn) {
    make_account();
    start("20");  // six seconds until the second search, by whose beginning all must have come
    const std::string id = text_member(
        done("POST", "/v1/svc/customer",
             R"({"isLoyaltyCustomer":true,"firstName":")" + planting.first + R"(","lastName":")" +
                 planting.last + R"(","phoneNumber":"+1 212 555 0175"})"),
        "id");
    std::atomic<bool> is_over{false};
    std::atomic<int> failures{0}, taken{0}, guests{0};
    const auto go_on = [&](const std::string& method, const std::string& path,
                           const std::function<std::string(int)>& body) {
        return std::jthread([&, method, path, body] {
            http::Client client = http::Client::to_address(host, port);
            for (int i = 0; !is_over; ++i) {
                http::ClientRequest request{.method = method, .target = path, .body = body(i)};
                request.headers = {{"apikey", key},
                                   {"Content-Type", "application/json"},
                                   {"Idempotency-Key", path + std::to_string(i)}};
                const auto answer = client.call(request);
                if (answer.status >= 500) ++failures;
                if (answer.status == 200) ++taken;
                if (answer.status == 200 && request.body.starts_with("{\"uniqueOrderID\":\"g"))
                    ++guests;
            }
        });
    };
    const std::string texts = "\"comments\":" + quoted("comment") + ",\"customerName\":\"" +
                              planting.name + "\",\"phone\":\"212-555-0175\"";
    std::vector<std::string> names(4);
    {
        std::vector<std::jthread> clients;
        clients.push_back(go_on("POST", orders("saveWebOrder"), [&](int i) {
            return "{\"uniqueOrderID\":\"o" + std::to_string(i) + "\",\"customer\":\"" + id +
                   "\",\"paymentPaid\":true," + texts +
                   ",\"orderDetails\":[{\"miName\":\"Soup\",\"itemPrice\":700}]}";
        }));
        clients.push_back(go_on("POST", orders("saveWebOrder"), [&](int i) {
            return "{\"uniqueOrderID\":\"g" + std::to_string(i) + "\"," + texts +
                   ",\"deliveryDetail\":[{\"phoneNumber\":\"212-555-0175\"}],"
                   "\"orderDetails\":[{\"miName\":\"Soup\",\"itemPrice\":700}]}";
        }));
        clients.push_back(go_on("POST", checks("addOrUpdateCheck"), [&](int i) {
            return "{\"checkID\":\"c" + std::to_string(i / 4) + "\",\"node\":\"A\",\"data\":{" +
                   texts + ",\"customerId\":\"" + id +
                   "\",\"status\":\"ACTIVE\",\"lastUpdateInMillisec\":" +
                   std::to_string(1'000 + i) +
                   ",\"seats\":[{\"id\":\"1\",\"orders\":[{\"orderUniqueId\":\"a\",\"menuName\":"
                   "\"Soup\",\"quantity\":1,\"price\":" +
                   std::to_string(i) + "}]}]}}";
        }));
        clients.push_back(go_on("PUT", "/v1/svc/customer/" + id, [&](int i) {
            return "{\"notes\":\"" + planting.name + ' ' + std::to_string(i) + "\"}";
        }));
        clients.push_back(go_on("PUT", "/v1/svc/Customerloyalty/" + id, [&](int) {
            return "{\"loyaltyPointDifference\":1,\"loyaltyReason\":\"" + planting.name + "\"}";
        }));
        while (taken < 50) std::this_thread::yield();
        for (std::string& name : names)
            clients.emplace_back([this, &name, &id] {
                name =
                    text_member(call("POST", "/v1/svc/customer/" + id + "/erase",
                                     R"({"reason":"asked","force":true,"confirm":")" + id + "\"}")
                                    .body,
                                "pseudonym");
            });
        for (std::size_t i = clients.size() - names.size(); i < clients.size(); ++i)
            clients[i].join();
        // What comes after the first search is found by the second.
        while (state_of(id) == "running") std::this_thread::yield();
        const int before = guests;
        while (guests < before + 5) std::this_thread::yield();
        is_over = true;
    }
    EXPECT_EQ(failures, 0);
    if (state_of(id) == "done") GTEST_SKIP() << "the second search was over before the last order";
    for (const std::string& name : names) {
        EXPECT_TRUE(name.starts_with("Erased ")) << name;
        EXPECT_EQ(name, names.front());
    }
    wait_for_end(id);
    const auto late = call("POST", orders("saveWebOrder"),
                           "{\"uniqueOrderID\":\"new\",\"customer\":\"" + id + "\"," + texts +
                               ",\"orderDetails\":[{\"miName\":\"Soup\",\"itemPrice\":700}]}");
    EXPECT_EQ(late.status, 400) << late.body;
    stop();
    expect_gone_from_disk();
}

INSTANTIATE_TEST_SUITE_P(On, ErasureTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
