#include "features/operating/admin/admin.hpp"

#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "features/menu/bulk/feature.hpp"
#include "features/menu/catalogue/feature.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/records/feature.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "storage/verify.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <map>

namespace features::admin {
namespace {

class Admin : public ::testing::Test {
protected:
    Admin() {
        base::Settings settings;
        settings.database = "sqlite:" + folder_ / "test.db";
        static constexpr const Feature* with_steps[] = {&bulk::feature};
        static const auto tables = FeatureList{with_steps}.tables();
        database_ = storage::open(settings, tables, base::system_world().random);
        context_.emplace(Context{*database_, pepper_, base::system_world(), features_, rules_});
        database_->on_hint([this](std::string_view) { ring_.forget(); });
    }
    ~Admin() override { database_->on_hint({}); }

    std::string run(std::string_view command, std::string_view body) {
        return admin::run(*context_, command, body);
    }

    // The texts of an answer that is one object.
    std::map<std::string, std::string> ask(std::string_view command, std::string_view body) {
        std::map<std::string, std::string> texts;
        for (const auto& [name, raw] : schema::read_members(run(command, body)))
            texts[name] = schema::text_of(raw).value_or(raw);
        return texts;
    }

    // "path: message; path: message" of the refusal.
    std::string refusal(std::string_view command, std::string_view body) {
        try {
            run(command, body);
        } catch (const base::Refusal& refused) {
            std::string text;
            for (const base::Problem& problem : refused.problems)
                text += (text.empty() ? "" : "; ") + problem.path + ": " + problem.message;
            return text.empty() ? refused.message : text;
        }
        return "";
    }

    std::shared_ptr<const auth::Principal> recognise(const std::string& key) {
        std::shared_ptr<const auth::Principal> principal;
        database_->read([&](storage::ReadView& view) {
            try {
                principal = ring_.recognise(key, view, base::system_world().clock.now_ms());
            } catch (const base::Refusal&) {
            }
        });
        return principal;
    }

    std::optional<auth::SignIn> sign_in(const std::string& email) {
        std::optional<auth::SignIn> found;
        database_->read([&](storage::ReadView& view) {
            for (const std::string& account : auth::accounts_with(view, email))
                if (!found) found = auth::sign_in_named(view, account, email);
        });
        return found;
    }

    support::TempFolder folder_;
    std::unique_ptr<storage::Database> database_;
    auth::Pepper pepper_{std::string(64, 'a')};
    auth::KeyRing ring_{pepper_};
    static constexpr const Feature* all_[] = {&records::feature, &catalogue::feature};
    const FeatureList features_{all_};
    const records::Rulebook rules_ = features_.rules();
    std::optional<Context> context_;
};

constexpr std::string_view blue_door =
    R"({"account":"Blue Door","store":"Downtown","timezone":"America/New_York","currency":"EUR"})";

TEST_F(Admin, InitMakesEverythingThatWorksAtOnce) {
    auto made = ask("init", blue_door);
    const auto all = recognise(made["apiKey"]);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->account, made["accountId"]);
    EXPECT_TRUE(all->may_see(made["storeId"]));
    EXPECT_FALSE(all->is_read_only);
    EXPECT_EQ(all->areas.bits(), auth::Areas::all().bits());

    const auto kiosk = recognise(made["kioskKey"]);
    ASSERT_TRUE(kiosk);
    EXPECT_EQ(kiosk->areas.names(), (std::vector<std::string_view>{"submit", "kiosk"}));

    EXPECT_EQ(made["ownerEmail"], "owner@blue-door.example");
    EXPECT_EQ(made["kioskEmail"], "kiosk@blue-door.example");
    const auto owner = sign_in(made["ownerEmail"]);
    ASSERT_TRUE(owner);
    EXPECT_EQ(owner->role, auth::SignInRole::owner);
    EXPECT_TRUE(auth::password_matches(owner->password_hash, made["ownerPassword"]));
    const auto device = sign_in(made["kioskEmail"]);
    ASSERT_TRUE(device);
    EXPECT_EQ(device->role, auth::SignInRole::kiosk);
    EXPECT_EQ(device->store, made["storeId"]);
    EXPECT_TRUE(auth::password_matches(device->password_hash, made["kioskPassword"]));
    EXPECT_EQ(made.size(), 9U);
    EXPECT_TRUE(storage::verify(*database_).empty());
}

TEST_F(Admin, InitCanBeRepeatedForAFurtherAccount) {
    auto first = ask("init", blue_door);
    const std::string twin = R"({"account":" blue DOOR","store":"X")";
    EXPECT_TRUE(refusal("init", twin + "}")
                    .starts_with("account: is already the name of account " + first["accountId"]));
    auto second = ask("init", twin + R"(,"again":true})");
    EXPECT_NE(first["accountId"], second["accountId"]);
    EXPECT_NE(first["ownerEmail"], second["ownerEmail"]);
    EXPECT_TRUE(second["ownerEmail"].starts_with("owner@blue-door-")) << second["ownerEmail"];
    EXPECT_NE(first["kioskEmail"], second["kioskEmail"]);
    EXPECT_EQ(recognise(second["apiKey"])->account, second["accountId"]);
}

TEST_F(Admin, InitTakesTheOwnersAddress) {
    auto made = ask("init", R"({"account":"A","store":"S","ownerEmail":"ana@example.com"})");
    EXPECT_EQ(made["ownerEmail"], "ana@example.com");
    auto second = ask("init", R"({"account":"B","store":"S","ownerEmail":"ANA@example.com"})");
    EXPECT_EQ(second["ownerEmail"], "ANA@example.com");
    for (const char* bad : {"ana", "@example.com", "ana@", "a b@example.com", "a@b@c"})
        EXPECT_EQ(refusal("init", std::string(R"({"account":"B","store":"S","ownerEmail":")") +
                                      bad + "\"}"),
                  "ownerEmail: must be an e-mail address");
}

// The commands about one sign-in want to know which, and change nothing before.
TEST_F(Admin, AnAddressOfTwoAccountsNeedsTheAccount) {
    const std::string owner = R"(,"store":"S","ownerEmail":"ana@example.com"})";
    auto one = ask("init", R"({"account":"A")" + owner);
    auto two = ask("init", R"({"account":"B")" + owner);
    const std::string several =
        "account: is required, because several accounts have the address: " + one["accountId"] +
        " (A), " + two["accountId"] + " (B)";
    const std::string both = R"({"email":"ANA@example.com")";
    EXPECT_EQ(refusal("user/reset", both + "}"), several);
    EXPECT_EQ(refusal("user/revoke", both + "}"), several);
    ask("user/revoke", both + R"(,"account":")" + two["accountId"] + "\"}");
    const auto is_active = [&](const std::string& account) {
        bool found = false;
        database_->read([&](storage::ReadView& view) {
            found = auth::sign_in_named(view, account, "ana@example.com")->is_active;
        });
        return found;
    };
    EXPECT_TRUE(is_active(one["accountId"]));
    EXPECT_FALSE(is_active(two["accountId"]));
    EXPECT_EQ(refusal("user/reset", both + R"(,"account":")" + two["accountId"] + "\"}"),
              "email: belongs to a revoked sign-in");
    EXPECT_NE(ask("user/reset", both + R"(,"account":")" + one["accountId"] + "\"}")["link"], "");
    EXPECT_EQ(refusal("user/reset", R"({"email":"nobody@example.com"})"),
              "email: is not the address of a sign-in");
}

TEST_F(Admin, InitLeavesTheDemoAlone) {
    make_demo(*context_, 0);
    EXPECT_TRUE(refusal("init", blue_door).starts_with("the database contains the demo"));
    EXPECT_THROW(make_demo(*context_, 0), base::Refusal);
}

TEST_F(Admin, ACurrencyMayBeSpelledSmall) {
    auto made = ask("init", R"({"account":"A","store":"S","currency":"eur"})");
    ask("store/add", R"({"name":"T","currency":"Jpy","account":")" + made["accountId"] + "\"}");
    const std::string stores = run("store/list", "{}");
    EXPECT_NE(stores.find(R"("currency":"EUR")"), std::string::npos) << stores;
    EXPECT_NE(stores.find(R"("currency":"JPY")"), std::string::npos) << stores;
}

TEST_F(Admin, AFurtherStoreIsLikeTheFirst) {
    auto made = ask("init", R"({"account":"A","store":"S","timezone":"Europe/Rome",)"
                            R"("currency":"EUR"})");
    const std::string of_account = R"("account":")" + made["accountId"] + '"';
    ask("store/add", R"({"name":"A first name","timezone":"Asia/Tokyo",)" + of_account + '}');
    auto added = ask("store/add", R"({"name":"T",)" + of_account + '}');
    const std::string stores = run("store/list", "{}");
    EXPECT_NE(stores.find(added["storeId"] + R"(","account":")" + made["accountId"] +
                          R"(","name":"T","timezone":"Europe/Rome","currency":"EUR")"),
              std::string::npos)
        << stores;
}

TEST_F(Admin, InitIsRefusedWithoutADatabaseWhereItCanBe) {
    const auto check = [](std::string_view body) -> std::string {
        try {
            read_asked(*find_command("init"), body);
        } catch (const base::Refusal& refusal) {
            std::string text;
            for (const auto& problem : refusal.problems) text += problem.path + ' ';
            return text;
        }
        return "";
    };
    EXPECT_EQ(check(blue_door), "");
    EXPECT_EQ(check(R"({"account":"A","timezone":"Mars/Base","currency":"xxq","x":1})"),
              "store timezone currency x ");
    EXPECT_EQ(check(R"({"account":")" + std::string(256, 'x') + R"(","store":"S"})"), "account ");
}

TEST_F(Admin, InitRefusesWithTheNamesOfTheCommand) {
    EXPECT_EQ(refusal("init", "{}"), "account: is required; store: is required");
    EXPECT_EQ(refusal("init", R"({"account":" ","store":[7],"colour":"blue"})"),
              "account: is required; store: must be a string; colour: is not a member of this "
              "command");
    EXPECT_TRUE(refusal("init", R"({"account":"A","store":"S","timezone":"Mars/Base"})")
                    .starts_with("timezone: "));
    EXPECT_TRUE(refusal("init", R"({"account":"A","store":"S","currency":"XXQ"})")
                    .starts_with("currency: "));
    const std::string long_name(256, 'x');
    EXPECT_TRUE(
        refusal("init", R"({"account":"A","store":")" + long_name + "\"}").starts_with("store: "));
    EXPECT_TRUE(refusal("init", R"({"store":"A","account":")" + long_name + "\"}")
                    .starts_with("account: "));
    EXPECT_EQ(contents_of(*database_), Contents::nothing) << "a refused init left something";
}

TEST_F(Admin, BodiesThatAreNoObjectsAreRefused) {
    for (const char* body : {"[]", "7", "{", R"({"account":"A","account":"B"})", "null"})
        EXPECT_THROW(run("init", body), base::Refusal) << body;
    EXPECT_THROW(run("nothing", "{}"), base::Refusal);
    EXPECT_THROW(run("", "{}"), base::Refusal);
}

TEST_F(Admin, StoresAreAddedAndListed) {
    auto made = ask("init", blue_door);
    auto other = ask("init", R"({"account":"Other","store":"Theirs"})");
    auto added = ask("store/add", R"({"name":"Uptown","account":")" + made["accountId"] + "\"}");
    const std::string list = run("store/list", R"({"account":")" + made["accountId"] + "\"}");
    EXPECT_NE(list.find(added["storeId"]), std::string::npos);
    EXPECT_NE(list.find(R"("name":"Downtown","timezone":"America/New_York","currency":"EUR")"),
              std::string::npos)
        << list;
    EXPECT_EQ(list.find("Theirs"), std::string::npos);
    EXPECT_EQ(schema::elements_of(list).size(), 2U);
    EXPECT_EQ(schema::elements_of(run("store/list", "")).size(), 3U);
    EXPECT_EQ(refusal("store/add", R"({"name":"X","account":"650000000000000000000009"})"),
              "account: is not the id of an account");
    EXPECT_EQ(refusal("store/list", R"({"account":"x"})"), "account: is not the id of an account");
    EXPECT_EQ(refusal("store/add",
                      R"({"name":"X","account":")" + other["accountId"] + R"(","timezone":"x"})")
                  .substr(0, 10),
              "timezone: ");
}

TEST_F(Admin, KeyHasTheScopeThatWasAskedFor) {
    auto made = ask("init", blue_door);
    auto added = ask("key/add", R"({"account":")" + made["accountId"] + R"(","stores":[")" +
                                    made["storeId"] +
                                    R"("],"areas":["orders","reports"],"readOnly":true,)"
                                    R"("expires":"2999-12-31","name":"auditor"})");
    const auto principal = recognise(added["apiKey"]);
    ASSERT_TRUE(principal);
    EXPECT_EQ(principal->id, added["keyId"]);
    EXPECT_TRUE(principal->is_read_only);
    EXPECT_EQ(principal->stores, std::vector<std::string>{made["storeId"]});
    EXPECT_EQ(principal->areas.names(), (std::vector<std::string_view>{"orders", "reports"}));

    const std::string list = run("key/list", "{}");
    EXPECT_NE(list.find(R"("name":"auditor","state":"active")"), std::string::npos) << list;
    EXPECT_NE(list.find(R"("expires":"3000-01-01T00:00:00.000Z")"), std::string::npos) << list;
    for (const std::string& secret : {added["apiKey"], made["apiKey"], made["kioskKey"]}) {
        EXPECT_EQ(list.find(secret), std::string::npos);
        EXPECT_EQ(list.find(pepper_.hash("api key", secret)), std::string::npos);
    }
}

TEST_F(Admin, KeyAddNamesWhatIsWrong) {
    auto made = ask("init", blue_door);
    auto other = ask("init", R"({"account":"Other","store":"Theirs"})");
    const std::string start = R"({"account":")" + made["accountId"] + R"(",)";
    EXPECT_EQ(refusal("key/add", start + R"("areas":["orders","kitchen"]})"),
              "areas[1]: must be one of catalogue, staff, customers, orders, submit, kiosk, "
              "reports, sync, admin");
    EXPECT_EQ(refusal("key/add", start + R"("areas":[],"stores":[]})"),
              "areas: must be a non-empty list of texts; stores: must be a non-empty list "
              "of texts");
    EXPECT_EQ(refusal("key/add", start + R"("stores":[")" + made["storeId"] + R"(",")" +
                                     other["storeId"] + R"("]})"),
              "stores[1]: is not the id of a store of the account");
    EXPECT_EQ(refusal("key/add", start + R"("stores":"all","readOnly":"yes"})"),
              "stores: must be a non-empty list of texts; readOnly: must be true or false");
    EXPECT_EQ(refusal("key/add", start + R"("expires":"2001-01-01"})"),
              "expires: must be in the future");
    for (const char* bad : {"tomorrow", "2999-13-01", "2999-1-1", "2999-02-30", "2999-01-01T00"})
        EXPECT_TRUE(refusal("key/add", start + R"("expires":")" + bad + "\"}")
                        .starts_with("expires: must be a date"))
            << bad;
    EXPECT_EQ(refusal("key/add", "{}"), "account: is required");
}

TEST_F(Admin, RevokedKeyIsRefusedAtOnce) {
    auto made = ask("init", blue_door);
    const auto principal = recognise(made["apiKey"]);
    ASSERT_TRUE(principal);
    auto revoked = ask("key/revoke", R"({"id":")" + principal->id + "\"}");
    EXPECT_EQ(revoked["revoked"], "true");
    EXPECT_FALSE(recognise(made["apiKey"]));
    EXPECT_TRUE(recognise(made["kioskKey"]));
    EXPECT_NE(run("key/list", "").find(R"("state":"revoked")"), std::string::npos);
    EXPECT_EQ(refusal("key/revoke", R"({"id":"650000000000000000000009"})"),
              "id: is not the id of a key; see `comanda key list`");
}

TEST_F(Admin, UsersAreListedResetAndRevoked) {
    auto made = ask("init", blue_door);
    const std::string list = run("user/list", "{}");
    EXPECT_NE(list.find(R"("email":"owner@blue-door.example")"), std::string::npos);
    EXPECT_EQ(list.find("argon2"), std::string::npos);

    auto reset = ask("user/reset", R"({"email":"OWNER@blue-door.example"})");
    EXPECT_TRUE(reset["link"].starts_with("/reset#token="));
    EXPECT_EQ(reset["link"].size(), std::string("/reset#token=").size() + 43);
    EXPECT_EQ(refusal("user/reset", R"({"email":"nobody@example.com"})"),
              "email: is not the address of a sign-in");

    EXPECT_EQ(ask("user/revoke", R"({"email":"owner@blue-door.example"})")["active"], "false");
    EXPECT_FALSE(sign_in("owner@blue-door.example")->is_active);
    EXPECT_EQ(refusal("user/reset", R"({"email":"owner@blue-door.example"})"),
              "email: belongs to a revoked sign-in");
    EXPECT_EQ(refusal("user/revoke", R"({"email":"nobody@example.com"})"),
              "email: is not the address of a sign-in");
}

TEST_F(Admin, BackupWritesAFileOnce) {
    ask("init", blue_door);
    const std::string file = folder_ / "copy.db";
    auto answer = ask("backup", R"({"file":")" + file + "\"}");
    EXPECT_EQ(answer["file"], file);
    EXPECT_GT(std::stoll(answer["bytes"]), 4096);
    EXPECT_EQ(refusal("backup", R"({"file":"copy.db"})"), "file: must be an absolute path");
    EXPECT_THROW(run("backup", R"({"file":")" + file + "\"}"), base::Refusal);
}

TEST_F(Admin, VerifyFindsNothingWrong) {
    ask("init", blue_door);
    EXPECT_EQ(run("verify", ""), R"({"ok":true,"problems":[]})");
    EXPECT_EQ(refusal("verify", R"({"deep":true})"), "deep: is not a member of this command");
}

TEST_F(Admin, DemoIsMadeAndMarked) {
    EXPECT_EQ(contents_of(*database_), Contents::nothing);
    make_demo(*context_, 0);
    EXPECT_EQ(contents_of(*database_), Contents::demo);
    const auto principal = recognise("demo-key");
    ASSERT_TRUE(principal);
    EXPECT_EQ(principal->account, "650000000000000000000001");
    for (const char* email : {"manager@demo.example", "kiosk@demo.example"})
        EXPECT_TRUE(auth::password_matches(sign_in(email)->password_hash, "demo"));
    database_->read([&](storage::ReadView& view) {
        for (const char* store : {"650000000000000000000101", "650000000000000000000102"}) {
            const auto count = [&](const schema::Kind& kind) {
                return storage::count(
                    view, {.kind = &kind, .account = principal->account, .store = store});
            };
            EXPECT_EQ(count(kinds::store), 1);
            EXPECT_EQ(count(kinds::department), 8);
            EXPECT_EQ(count(kinds::course), 7);
            EXPECT_EQ(count(kinds::serving_size_level), 5);
            EXPECT_EQ(count(kinds::category), 13 + 30);
            EXPECT_EQ(count(kinds::menu_item), 151);
            EXPECT_EQ(count(kinds::modifier_group), 31);
            EXPECT_GE(count(kinds::modifier), 120);
            EXPECT_EQ(count(kinds::tax), 7);
            EXPECT_EQ(count(kinds::floor), 3);
        }
    });
    EXPECT_EQ(run("verify", ""), R"({"ok":true,"problems":[]})");
}

TEST_F(Admin, ACatalogueGoesOutAndInAgainWithoutLoss) {
    make_demo(*context_, 0);
    const std::string folder = folder_.path();
    auto request = [&](const std::string& store, const char* member, const std::string& path,
                       const std::string& more = "") {
        return R"({"store":")" + store + R"(",")" + member + R"(":")" + folder + path + '"' + more +
               '}';
    };
    auto file = [&](const std::string& path) {
        std::ifstream stream(folder + path);
        return std::string(std::istreambuf_iterator<char>(stream), {});
    };
    const std::string demo = "650000000000000000000101";
    ask("export", request(demo, "out", "/demo.json"));
    ask("export", request(demo, "out", "/demo", R"(,"format":"csv")"));
    EXPECT_EQ(refusal("export", request(demo, "out", "/demo.json")),
              folder + "/demo.json: already exists");

    int number = 0;
    for (const char* in : {"/demo.json", "/demo"}) {
        const std::string copy = "/copy" + std::to_string(++number) + ".json";
        const auto store = ask("store/add", R"({"account":"650000000000000000000001","name":"S)" +
                                                std::to_string(number) + "\"}")["storeId"];
        const auto dry = ask("import", request(store, "in", in, R"(,"dryRun":true)"));
        const auto imported = ask("import", request(store, "in", in));
        EXPECT_EQ(imported.at("created"), dry.at("created"));
        // Service types and languages of a new store.
        EXPECT_EQ(std::stoi(imported.at("changed")) + std::stoi(imported.at("unchanged")), 10);
        ask("export", request(store, "out", copy));
        EXPECT_EQ(file(copy), file("/demo.json"));
        const auto again = ask("import", request(store, "in", in));
        EXPECT_EQ(again.at("created"), "0");
        EXPECT_EQ(again.at("changed"), "0");
        EXPECT_GT(std::stoi(again.at("unchanged")), 400);
        EXPECT_NE(again.at("kinds").find(
                      R"({"kind":"menuItem","created":0,"changed":0,"unchanged":151})"),
                  std::string::npos)
            << again.at("kinds");
    }
    EXPECT_EQ(run("verify", ""), R"({"ok":true,"problems":[]})");

    std::ofstream(folder + "/demo/course.csv") << "id,name,priority\n#course-1,A,1\n,B,-1\n,,2\n";
    const std::string refused = refusal("import", request(demo, "in", "/demo"));
    EXPECT_NE(refused.find("course.csv:3.priority: must be at least 0"), std::string::npos);
    EXPECT_NE(refused.find("course.csv:4.name: is required"), std::string::npos);
    std::ofstream(folder + "/demo/items.csv") << "id,name\n,A\n";
    const std::string all = refusal("import", request(demo, "in", "/demo"));
    EXPECT_NE(all.find("course.csv:4.name: is required"), std::string::npos) << all;
    EXPECT_NE(all.find("items.csv: is not named after a kind"), std::string::npos);
    std::ofstream(folder + "/bad.json")
        << "{\"course\":[\n{\"name\":\"A\"},\n{\"priority\":-1}],\n\"tax\":[{\"taxes\":7}]}";
    EXPECT_EQ(refusal("import", request(demo, "in", "/bad.json")),
              "bad.json:3: course[1].priority: must be at least 0; bad.json:3: course[1].name: is "
              "required; bad.json:4: tax[0].taxes: must be a list; bad.json:4: tax[0].name: "
              "is required");
}

// Whoever gives a folder to import gives no way to hang the server, nor to read its other files.
TEST_F(Admin, OnlyRegularFilesAreImported) {
    make_demo(*context_, 0);
    const std::string folder = folder_ / "in", secret = folder_ / "secret";
    std::filesystem::create_directories(folder + "/images");
    std::ofstream(secret) << "id,name\n#course-9,Secret\n";
    const auto importing = [&](const std::string& path) {
        return refusal("import", R"({"store":"650000000000000000000101","in":")" + path +
                                     R"(","dryRun":true})");
    };
    const auto expect_refused = [&](const std::string& path) {
        const std::string said = importing(folder);
        EXPECT_EQ(said.find(path + ": is "), 0U) << said;
        EXPECT_EQ(said.find("Secret"), std::string::npos) << said;
        std::filesystem::remove(path);
    };
    std::ofstream(folder + "/course.csv") << "id,name\n#course-1,A\n";
    ASSERT_EQ(importing(folder), "");
    for (const std::string name : {"/tax.csv", "/images/a.png"}) {
        const std::string path = folder + name;
        ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
        expect_refused(path);
        std::filesystem::create_symlink(secret, path);
        expect_refused(path);
        std::filesystem::create_symlink("/dev/zero", path);
        expect_refused(path);
        std::filesystem::create_directory(path);
        expect_refused(path);
    }
    std::filesystem::remove(folder + "/images");
    std::filesystem::create_directory_symlink(folder_.path(), folder + "/images");
    expect_refused(folder + "/images");

    const std::string pipe = folder_ / "pipe.json";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(importing(pipe), pipe + ": is not a regular file");
}

TEST_F(Admin, AnExportFollowsNoLink) {
    make_demo(*context_, 0);
    const std::string out = folder_ / "out.json", elsewhere = folder_ / "elsewhere";
    std::filesystem::create_symlink(elsewhere, out);
    EXPECT_EQ(refusal("export", R"({"store":"650000000000000000000101","out":")" + out + "\"}"),
              out + ": already exists");
    EXPECT_FALSE(std::filesystem::exists(elsewhere));
}

TEST_F(Admin, AccountsOfOnesOwnAreNoDemo) {
    ask("init", blue_door);
    EXPECT_EQ(contents_of(*database_), Contents::accounts);
}

}  // namespace
}  // namespace features::admin
