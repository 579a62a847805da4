// The menu pull by the real program: 5,000 records, a program that is killed in the middle, readers
// that must see the old menu or the new one, and pulls, edits of the target and edits of the source
// at once. On SQLite, on PostgreSQL and, where processes may differ, through two programs on one
// PostgreSQL.
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::seconds;

struct Setting {
    const char* name;
    bool is_postgres;
    std::size_t programs;
};

constexpr const char* plurals[] = {"departments",    "taxes",      "modifiers",
                                   "modifierGroups", "categories", "menuItems"};

// How many of each kind.
struct Size {
    int modifiers, categories, items;
    constexpr int groups() const { return (modifiers + 9) / 10; }
    constexpr int records() const { return 1 + 2 + modifiers + groups() + categories + items; }
};
constexpr Size large{1'000, 150, 3'747};
constexpr Size small{30, 10, 254};
static_assert(large.records() == 5'000 && small.records() == 300);

class PullTest : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override {
        if (GetParam().is_postgres) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "Source", "--json"}));
        key_ = made.at("apiKey").as_string();
        source_ = made.at("storeId").as_string();
        const std::string account(made.at("accountId").as_string());
        for (std::string* store : {&target_, &third_})
            *store = json::parse(command({"store", "add", "--account", account, "--name", "Target",
                                          "--json"}))
                         .at("storeId")
                         .as_string();
        start();
    }
    void TearDown() override {
        stop();
        command({"verify"});
        if (HasFailure()) std::puts(support::read_file(folder_ / "log").c_str());
    }

    void start(const std::string& failpoint = {}) {
        for (std::size_t i = 0; i < GetParam().programs; ++i) {
            std::vector<std::string> words{
                COMANDA_PROGRAM,     "serve", "--listen",   "127.0.0.1:0",
                "--rate-per-second", "0",     "--database", database_};
            if (!failpoint.empty())
                words.insert(words.begin(), {"env", "COMANDA_FAILPOINT=" + failpoint});
            servers_.push_back(std::make_unique<support::Process>(words, folder_ / "log"));
            ports_.push_back(static_cast<unsigned short>(std::stoi(
                servers_.back()->wait_for_line("listening on http://127.0.0.1:", seconds(30)))));
        }
    }
    void stop() {
        for (auto& server : servers_) {
            server->signal(SIGTERM);
            EXPECT_EQ(server->wait(seconds(30)), 0);
        }
        servers_.clear();
        ports_.clear();
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }

    // Each number is a client; two of them may ask two programs.
    http::ClientAnswer call(int client, const std::string& method, const std::string& path,
                            const std::string& body = {}, const std::string& retry_key = {}) const {
        std::vector<std::pair<std::string, std::string>> headers{{"apikey", key_}};
        if (!body.empty()) headers.emplace_back("Content-Type", "application/json");
        if (!retry_key.empty()) headers.emplace_back("Idempotency-Key", retry_key);
        return http::Client::to_address("127.0.0.1",
                                        ports_[static_cast<std::size_t>(client) % ports_.size()])
            .call({method, "/v1/svc/" + path, headers, body}, seconds(90));
    }
    json::value get(int client, const std::string& path) const {
        const auto answer = call(client, "GET", path);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return json::parse(answer.body);
    }
    json::value pull(int client, const std::string& source, const std::string& target,
                     const std::string& retry_key = {}) const {
        const auto answer = call(
            client, "POST", "store/" + target,
            R"({"taxes":true,"modifiers":true,"menuItems":true,"sourceStore":")" + source + "\"}",
            retry_key);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return json::parse(answer.body);
    }
    // The sum of one count over all kinds of an answer.
    static std::int64_t total(const json::value& answer, const char* count) {
        std::int64_t sum = 0;
        for (const auto& [name, value] : answer.as_object())
            if (value.is_object()) sum += value.at(count).as_int64();
        return sum;
    }

    // ---- the menu -------------------------------------------------------------------------------

    // All records of a menu, each with this version; by ids where they have some.
    std::string menu(const Size& size, int version, const std::map<std::string, std::string>& ids) {
        std::string body;
        auto add = [&](const char* kind, const std::string& label, const std::string& more) {
            body += body.empty() ? "" : ",";
            body += std::string(R"({"kind":")") + kind + R"(","id":")" + word(label, ids) +
                    R"(","name":")" + label.substr(1) + R"(","menuVersion":)" +
                    std::to_string(version) + more + "}";
        };
        auto numbered = [](const char* label, int i) { return label + std::to_string(i); };
        add("department", "#Kitchen", "");
        add("tax", "#City", "");
        add("tax", "#VAT", R"(,"percentage":20000,"taxes":[")" + word("#City", ids) + "\"]");
        for (int i = 0; i < size.modifiers; ++i)
            add("modifier", numbered("#m", i),
                R"(,"modifyWith":")" + word(numbered("#g", i / 10), ids) + '"');
        for (int i = 0; i < size.groups(); ++i) {
            std::string list;
            for (int m = 10 * i; m < std::min(10 * i + 10, size.modifiers); ++m)
                list += (list.empty() ? "\"" : ",\"") + word(numbered("#m", m), ids) + '"';
            add("modifierGroup", numbered("#g", i), R"(,"modifiers":[)" + list + "]");
        }
        for (int i = 0; i < size.categories; ++i)
            add("category", numbered("#c", i),
                R"(,"level":1,"department":")" + word("#Kitchen", ids) + '"');
        for (int i = 0; i < size.items; ++i)
            add("menuItem", numbered("#i", i),
                R"(,"category":")" + word(numbered("#c", i % size.categories), ids) +
                    R"(","taxes":[")" + word("#VAT", ids) + R"("],"prices":[{"price":)" +
                    std::to_string(100 + i) + R"(}],"optionalModifierGroups":[{"id":")" +
                    word(numbered("#g", i % size.groups()), ids) + R"(","maximum":2}])");
        return R"({"records":[)" + body + "]}";
    }
    static std::string word(const std::string& label,
                            const std::map<std::string, std::string>& ids) {
        const auto found = ids.find(label);
        return found == ids.end() ? label : found->second;
    }
    void write_menu(const Size& size, int version) {
        const auto answer =
            call(0, "POST", "store/" + source_ + "/bulk", menu(size, version, ids_));
        ASSERT_EQ(answer.status, 200) << answer.body;
        const json::value told = json::parse(answer.body);
        for (const auto& [label, id] : told.at("ids").as_object()) ids_[label] = id.as_string();
    }
    // The versions that the records of a store have, and how many have each.
    std::map<std::int64_t, int> versions(int client, const std::string& store) const {
        std::map<std::int64_t, int> found;
        for (const char* plural : plurals) count_versions(get(client, list(store, plural)), found);
        return found;
    }
    static std::string list(const std::string& store, const std::string& plural) {
        return "store/" + store + '/' + plural + "?status=all";
    }
    static void count_versions(const json::value& records, std::map<std::int64_t, int>& found) {
        for (const json::value& record : records.as_array())
            ++found[record.at("menuVersion").as_int64()];
    }
    std::string copy_named(const std::string& plural, const std::string& name) const {
        const auto found = get(0, "store/" + target_ + '/' + plural + "?search=" + name);
        for (const json::value& record : found.as_array())
            if (record.at("name").as_string() == name) return json::serialize(record);
        ADD_FAILURE() << "no " << name << " among " << plural;
        return "{}";
    }

    template <class Work>
    double timed(Work work) {
        const auto start = std::chrono::steady_clock::now();
        work();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::string key_, source_, target_, third_;
    std::vector<std::unique_ptr<support::Process>> servers_;
    std::vector<unsigned short> ports_;
    std::map<std::string, std::string> ids_;  // of the source, by label
};

// Without the verification of the others, which takes PostgreSQL long for so many records that it
// has no statistics of yet.
struct LargePullTest : PullTest {
    void TearDown() override { stop(); }
};

TEST_P(LargePullTest, BringsFiveThousandRecordsAndThenOnlyWhatChanged) {
    write_menu(large, 1);
    json::value first, second, changed;
    const double first_s = timed([&] { first = pull(0, source_, target_); });
    EXPECT_EQ(total(first, "inserted"), large.records());
    EXPECT_EQ(versions(0, target_), (std::map<std::int64_t, int>{{1, large.records()}}));
    const double second_s = timed([&] { second = pull(0, source_, target_); });
    EXPECT_EQ(total(second, "unchanged"), large.records());
    for (int i = 0; i < 20; ++i)
        ASSERT_EQ(
            call(0, "PUT", "menuItem/" + ids_.at("#i" + std::to_string(i)), R"({"menuVersion":2})")
                .status,
            200);
    const double changed_s = timed([&] { changed = pull(0, source_, target_); });
    EXPECT_EQ(total(changed, "updated"), 20);
    EXPECT_EQ(total(changed, "unchanged"), large.records() - 20);
    EXPECT_EQ(versions(0, target_),
              (std::map<std::int64_t, int>{{1, large.records() - 20}, {2, 20}}));
    std::printf("%s: %d records first %.2f s, again %.2f s, 20 changed %.2f s\n", GetParam().name,
                large.records(), first_s, second_s, changed_s);
}

INSTANTIATE_TEST_SUITE_P(On, LargePullTest,
                         testing::Values(Setting{"sqlite", false, 1}, Setting{"postgres", true, 1}),
                         [](const auto& its) { return its.param.name; });

struct KilledPullTest : PullTest {
    // From a running program to a running one.
    void die_at(const std::string& failpoint) {
        stop();
        start(failpoint);
        EXPECT_THROW(pull(0, source_, target_), std::system_error) << failpoint;
        EXPECT_EQ(servers_.front()->wait(seconds(30)), 128 + SIGKILL) << failpoint;
        servers_.clear();
        ports_.clear();
        start();
        command({"verify"});
    }
};

TEST_P(KilledPullTest, IsThereWholeOrNotAtAll) {
    write_menu(small, 1);
    const std::map<std::int64_t, int> none, old{{1, small.records()}}, now{{2, small.records()}};
    for (const char* place : {"within_bulk:1", "within_bulk:150", "before_commit"}) {
        die_at(place);
        EXPECT_EQ(versions(0, target_), none) << place;
    }
    EXPECT_EQ(total(pull(0, source_, target_), "inserted"), small.records());
    write_menu(small, 2);
    for (const char* place : {"within_bulk:299", "before_commit"}) {
        die_at(place);
        EXPECT_EQ(versions(0, target_), old) << place;
    }
    die_at("after_commit");
    EXPECT_EQ(versions(0, target_), now);
    EXPECT_EQ(total(pull(0, source_, target_), "unchanged"), small.records());
}

INSTANTIATE_TEST_SUITE_P(On, KilledPullTest,
                         testing::Values(Setting{"sqlite", false, 1}, Setting{"postgres", true, 1}),
                         [](const auto& its) { return its.param.name; });

struct PullRaceTest : PullTest {};

// Readers of several kinds at once (`changes`) and of single lists.
TEST_P(PullRaceTest, ReadersSeeTheOldMenuOrTheNew) {
    write_menu(small, 1);
    pull(0, source_, target_);
    std::atomic<bool> is_over{false};
    std::atomic<int> reads{0};
    std::string position(
        get(0, "store/" + target_ + "/changes?after=0&limit=500").at("next").as_string());
    std::vector<std::jthread> readers;
    readers.emplace_back([&] {
        while (!is_over) {
            const auto page = get(1, "store/" + target_ + "/changes?limit=500&after=" + position);
            std::map<std::int64_t, int> found;
            for (const json::value& change : page.at("changes").as_array())
                ++found[change.at("record").at("menuVersion").as_int64()];
            const bool is_whole = found.size() == 1 && found.begin()->second == small.records();
            EXPECT_TRUE(found.empty() || is_whole) << found.size();
            ++reads;
        }
    });
    for (const char* plural : {"menuItems", "modifiers"})
        readers.emplace_back([&, plural] {
            while (!is_over) {
                std::map<std::int64_t, int> found;
                count_versions(get(1, list(target_, plural)), found);
                EXPECT_EQ(found.size(), 1U) << plural;
                ++reads;
            }
        });
    for (int version = 2; version <= 5; ++version) {
        write_menu(small, version);
        const int before = reads;
        pull(0, source_, target_);
        while (reads < before + 6 && !HasFailure()) std::this_thread::yield();
    }
    is_over = true;
}

TEST_P(PullRaceTest, TwoPullsOfOneTargetCopyEverythingOnce) {
    for (const std::string& target : {target_, third_}) {
        write_menu(small, target == target_ ? 1 : 2);
        json::value answers[4];
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([&, i] { answers[i] = pull(i, source_, target); });
        }
        std::multiset<std::int64_t> inserted, unchanged;
        for (const json::value& answer : answers) {
            inserted.insert(total(answer, "inserted"));
            unchanged.insert(total(answer, "unchanged"));
        }
        EXPECT_EQ(inserted, (std::multiset<std::int64_t>{0, 0, 0, small.records()}));
        EXPECT_EQ(unchanged, (std::multiset<std::int64_t>{0, small.records(), small.records(),
                                                          small.records()}));
        EXPECT_EQ(versions(0, target).begin()->second, small.records());
    }
}

// Both ways round and in chains, also of what all stores have under the same names from the
// beginning: no deadlock, every record once in each store, and none the copy of its own copy.
TEST_P(PullRaceTest, PullsInCirclesEnd) {
    write_menu(small, 1);
    const std::string stores[] = {source_, target_, third_};
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 6; ++i)
            threads.emplace_back([&, i] {
                for (int round = 0; round < 2; ++round) {
                    const auto answer =
                        call(i, "POST", "store/" + stores[(i + 1 + round) % 3],
                             R"({"copyAll":true,"sourceStore":")" + stores[i % 3] + "\"}");
                    EXPECT_EQ(answer.status, 200) << answer.body;
                }
            });
    }
    for (int i = 0; i < 3; ++i) pull(0, stores[i], stores[(i + 1) % 3]);
    for (const std::string& store : stores)
        EXPECT_EQ(versions(0, store), (std::map<std::int64_t, int>{{1, small.records()}})) << store;
}

TEST_P(PullRaceTest, KeepsWhatIsEditedInTheTargetMeanwhile) {
    write_menu(small, 1);
    pull(0, source_, target_);
    std::vector<std::string> copies;
    for (int i = 0; i < 40; ++i) {
        const auto copy = json::parse(copy_named("menuItems", "i" + std::to_string(i)));
        copies.emplace_back(copy.at("id").as_string());
    }
    write_menu(small, 2);
    {
        const std::jthread editor([&] {
            for (const std::string& id : copies)
                ASSERT_EQ(call(1, "PUT", "menuItem/" + id, R"({"description":"Ours"})").status,
                          200);
        });
        pull(0, source_, target_);
    }
    EXPECT_EQ(versions(0, target_), (std::map<std::int64_t, int>{{2, small.records()}}));
    write_menu(small, 3);
    pull(0, source_, target_);
    EXPECT_EQ(versions(0, target_), (std::map<std::int64_t, int>{{3, small.records()}}));
    for (const std::string& id : copies)
        EXPECT_EQ(get(0, "menuItem/" + id).at("description").as_string(), "Ours");
}

// A bulk changes all records of the source at once: what is pulled meanwhile has one version.
TEST_P(PullRaceTest, BringsOneStateOfASourceThatChanges) {
    write_menu(small, 1);
    std::atomic<bool> is_over{false};
    {
        const std::jthread puller([&] {
            while (!is_over) {
                pull(1, source_, target_);
                EXPECT_EQ(versions(1, target_).size(), 1U);
            }
        });
        for (int version = 2; version <= 6; ++version) write_menu(small, version);
        is_over = true;
    }
    pull(0, source_, target_);
    EXPECT_EQ(versions(0, target_), (std::map<std::int64_t, int>{{6, small.records()}}));
}

TEST_P(PullRaceTest, IsAnsweredOnceUnderOneIdempotencyKey) {
    write_menu(small, 1);
    json::value answers[4];
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&, i] { answers[i] = pull(i, source_, target_, "once"); });
    }
    for (const json::value& answer : answers) EXPECT_EQ(answer, answers[0]);
    EXPECT_EQ(total(answers[0], "inserted"), small.records());
    EXPECT_EQ(total(pull(0, source_, target_, "twice"), "unchanged"), small.records());
}

INSTANTIATE_TEST_SUITE_P(On, PullRaceTest,
                         testing::Values(Setting{"sqlite", false, 1},
                                         Setting{"two_programs", true, 2}),
                         [](const auto& its) { return its.param.name; });

}  // namespace
