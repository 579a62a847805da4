// Events of a store as readers of the real program are told them: on SQLite, on PostgreSQL, and
// with readers and writers at two programs on one PostgreSQL whose notifications are lost.
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/postgres_proxy.hpp"
#include "support/process.hpp"
#include "support/sse_client.hpp"
#include "support/temp_folder.hpp"

#include <arpa/inet.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <set>

namespace {

namespace json = boost::json;
using std::chrono::milliseconds, std::chrono::seconds, std::chrono::steady_clock;
using support::SseEnding, support::SseEvent, support::SsePlan, support::SseReader;

constexpr seconds patience{60};       // for a busy machine; nothing takes that long by itself
constexpr seconds revoked_within{5};  // as the contract says
constexpr unsigned writers = 4;

struct Setting {
    const char* name;
    bool is_postgres;
    std::size_t programs;     // 2: readers are at the first, writers at the second
    bool loses_hints = true;  // between programs
};

class LiveTest : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override {
        if (GetParam().is_postgres) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "S", "--json"}));
        account_ = made.at("accountId").as_string();
        store_ = made.at("storeId").as_string();
        key_ = made.at("apiKey").as_string();
        if (GetParam().programs == 2) {
            proxy_.emplace(database_);
            if (GetParam().loses_hints) proxy_->lose_notifications();
        }
        for (std::size_t i = 0; i < GetParam().programs; ++i) start();
    }
    void TearDown() override {
        end_programs();
        command({"verify"});
    }

    void start() {
        servers_.push_back(std::make_unique<support::Process>(
            std::vector<std::string>{COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                     "--rate-per-second", "0", "--database",
                                     proxy_ ? proxy_->url() : database_},
            folder_ / "log"));
        const auto address =
            servers_.back()->wait_for_line("listening on http://127.0.0.1:", seconds(30));
        ports_.push_back(static_cast<unsigned short>(std::stoi(address)));
    }
    void end_programs() {
        for (const auto& server : servers_) server->signal(SIGTERM);
        for (const auto& server : servers_) EXPECT_EQ(server->wait(patience), 0);
        servers_.clear();
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }

    unsigned short readers_port() const { return ports_.front(); }
    unsigned short writers_port() const { return ports_.back(); }
    static http::Client client_of(unsigned short port) {
        return http::Client::to_address("127.0.0.1", port);
    }

    struct Key {
        std::string id, key;
    };
    Key add_key(std::vector<std::string> limits = {}) {
        limits.insert(limits.begin(), {"key", "add", "--account", account_, "--json"});
        const auto made = json::parse(command(std::move(limits)));
        return {std::string(made.at("keyId").as_string()),
                std::string(made.at("apiKey").as_string())};
    }

    std::string events_path(const std::string& query = {}) const {
        return "/v1/sync/store/" + store_ + "/events" + (query.empty() ? "" : "?" + query);
    }
    SsePlan plan(const std::string& query = {}) const {
        return {.port = readers_port(), .target = events_path(query), .key = key_};
    }

    http::ClientAnswer get(const std::string& target, const std::string& key) const {
        return client_of(readers_port())
            .call({.target = target, .headers = {{"apikey", key}}}, patience);
    }
    // A long poll, or a refusal.
    http::ClientAnswer ask(const std::string& query) const { return get(events_path(query), key_); }

    // What the answer has at 200. Throws std::runtime_error at another status.
    static json::value write(http::Client& client, const std::string& key,
                             const std::string& method, const std::string& target,
                             const std::string& body) {
        const auto answer = client.call(
            {method, target, {{"apikey", key}, {"Content-Type", "application/json"}}, body},
            patience);
        if (answer.status != 200) throw std::runtime_error(target + ": " + answer.body);
        return json::parse(answer.body);
    }
    json::value write(const std::string& method, const std::string& target,
                      const std::string& body) const {
        http::Client client = client_of(writers_port());
        return write(client, key_, method, target, body);
    }
    std::string add_department(const std::string& name) const {
        return std::string(write("POST", "/v1/svc/department",
                                 fmt::format(R"({{"name":"{}","store":"{}"}})", name, store_))
                               .at("id")
                               .as_string());
    }

    void add_large_check(int number, std::size_t bytes) const {
        write("POST", "/v1/sync/store/" + store_ + "/addOrUpdateCheck",
              fmt::format(R"({{"checkID":"{}","note":"{}","data":{{}}}})", number,
                          std::string(bytes, 'x')));
    }

    // Where the store's events end now, as a position.
    std::string newest() const {
        const auto gone = get("/v1/svc/store/" + store_ + "/changes?after=999999999", key_);
        EXPECT_EQ(gone.status, 410) << gone.body;
        return std::string(json::parse(gone.body).at("newest").as_string());
    }
    static std::int64_t number_of(const std::string& position) { return std::stoll(position); }

    // One of those who change things: checks of devices of their own, orders, departments.
    class Writer {
    public:
        Writer(const LiveTest& test, unsigned number)
            : test_(test), number_(number), client_(client_of(test.writers_port())) {}

        // The ids of the records that were changed, each after its change was acknowledged.
        std::vector<std::string> run(int rounds) {
            for (int i = 0; i < rounds; ++i) {
                const std::string name = fmt::format("{}-{}", number_, i);
                const std::string department =
                    post("/v1/svc/department",
                         fmt::format(R"({{"name":"{}","store":"{}"}})", name, test_.store_));
                send_check(name, "ACTIVE", 1'000);
                post(
                    "/v1/online-order/store/" + test_.store_ + "/saveWebOrder",
                    fmt::format(R"({{"uniqueOrderID":"order {}","orderDetails":[{{"miName":"Soup",)"
                                R"("itemPrice":500}}]}})",
                                name));
                send_check(name, "ACTIVE", 2'000);
                put("/v1/svc/department/" + department, R"({"description":"x"})");
                if (i % 2 == 0) send_check(name, "CLOSED", 3'000);
            }
            return std::move(changed_);
        }

    private:
        std::string post(const std::string& target, const std::string& body) {
            return note(write(client_, test_.key_, "POST", target, body));
        }
        void put(const std::string& target, const std::string& body) {
            note(write(client_, test_.key_, "PUT", target, body));
        }
        std::string note(const json::value& answer) {
            changed_.emplace_back(answer.at("id").as_string());
            return changed_.back();
        }
        // Every check is of another device, which is a new one.
        void send_check(const std::string& name, const char* status, int stamp_ms) {
            post("/v1/sync/store/" + test_.store_ + "/addOrUpdateCheck",
                 fmt::format(R"({{"checkID":"{0}","node":"{0}","data":{{"status":"{1}",)"
                             R"("lastUpdateInMillisec":{2},"seats":[{{"id":"1","orders":[)"
                             R"({{"orderUniqueId":"a","menuName":"Tea","quantity":{2},)"
                             R"("price":1}}]}}],"totalAmount":{2}}}}})",
                             name, status, stamp_ms));
        }

        const LiveTest& test_;
        unsigned number_;
        http::Client client_;
        std::vector<std::string> changed_;
    };
    std::set<std::string> write_at_once(int rounds) {
        std::mutex mutex;
        std::set<std::string> changed;
        {
            std::vector<std::jthread> threads;
            for (unsigned i = 0; i < writers; ++i)
                threads.emplace_back([&, i] {
                    const auto its = Writer(*this, i).run(rounds);
                    const std::lock_guard lock(mutex);
                    changed.insert(its.begin(), its.end());
                });
        }
        return changed;
    }

    // Waits until so many streams and long polls are open at the readers' program, as it says
    // itself, once a second.
    void wait_for_readers(int count) const {
        const std::string line = fmt::format("\ncomanda_live_readers {}\n", count);
        const auto deadline = steady_clock::now() + patience;
        while (get("/metrics", key_).body.find(line) == std::string::npos) {
            ASSERT_LT(steady_clock::now(), deadline) << line;
            std::this_thread::sleep_for(milliseconds(50));
        }
    }

    // Waits until the readers have the event of that number.
    static bool wait_for(support::SseClient& readers, std::int64_t last) {
        return readers.wait_until(
            [&](const auto& all) {
                return std::all_of(all.begin(), all.end(), [&](const SseReader* reader) {
                    return reader->last_sequence() >= last || !reader->fault.empty();
                });
            },
            patience);
    }
    // Every event after `first` up to `last`, once and in order, each with its record.
    static void expect_all(const SseReader& reader, std::int64_t first, std::int64_t last) {
        ASSERT_EQ(reader.fault, "");
        ASSERT_EQ(reader.events.size(), static_cast<std::size_t>(last - first));
        std::int64_t sequence = first;
        for (const SseEvent& event : reader.events) {
            ASSERT_EQ(event.sequence, ++sequence);
            ASSERT_TRUE(event.has_record) << event.kind << ' ' << event.id;
            if (event.kind == "sale") continue;  // which does not say its revision
            ASSERT_GE(event.record_revision.value_or(-1), event.revision)
                << event.kind << ' ' << event.id;
        }
    }
    // Events that do not have all numbers, as filters let them through.
    static std::vector<std::string> told(const SseReader& reader) {
        EXPECT_EQ(reader.fault, "");
        std::vector<std::string> all;
        for (const SseEvent& event : reader.events) all.push_back(event.kind + '.' + event.type);
        return all;
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::optional<support::PostgresProxy> proxy_;
    std::string account_, store_, key_;
    std::vector<std::unique_ptr<support::Process>> servers_;
    std::vector<unsigned short> ports_;
};

constexpr Setting on_sqlite{"sqlite", false, 1};
constexpr Setting on_postgres{"postgres", true, 1};
constexpr Setting on_two{"two_programs", true, 2};
const auto name_of_setting = [](const auto& its) { return its.param.name; };

// What two programs on one database may get wrong too.
class LiveFleetTest : public LiveTest {};
INSTANTIATE_TEST_SUITE_P(On, LiveFleetTest, testing::Values(on_sqlite, on_postgres, on_two),
                         name_of_setting);
INSTANTIATE_TEST_SUITE_P(On, LiveTest, testing::Values(on_sqlite, on_postgres), name_of_setting);

TEST_P(LiveFleetTest, TwoHundredWhoComeAndGoSeeEveryEventOnceAndInOrder) {
    constexpr int subscribers = 200, rounds = 20;
    const std::string start = newest();
    support::SseClient readers;
    for (int i = 0; i < subscribers; ++i) {
        SsePlan its = plan("after=" + start);
        its.comes_back = true;
        its.leaves_one_in = 40;
        readers.add(its);
    }
    const auto changed = write_at_once(rounds);
    const std::int64_t first = number_of(start), last = number_of(newest());
    ASSERT_GE(last - first, 500);
    ASSERT_TRUE(wait_for(readers, last));

    // Quiet again: one more comes by itself.
    add_department("after a while");
    ASSERT_TRUE(wait_for(readers, last + 1));
    if (proxy_) {
        EXPECT_GT(proxy_->lost(), 0);
    }

    const auto seen = readers.all();
    int answers = 0;
    for (const SseReader& reader : seen) {
        ASSERT_NO_FATAL_FAILURE(expect_all(reader, first, last + 1));
        answers += reader.answers;
    }
    EXPECT_GT(answers, subscribers) << "nobody left and came back";
    std::set<std::string> kinds, ids;
    for (const SseEvent& event : seen.front().events) {
        kinds.insert(event.kind);
        ids.insert(event.id);
    }
    EXPECT_TRUE(std::includes(ids.begin(), ids.end(), changed.begin(), changed.end()));
    for (const char* kind : {"check", "department", "device", "order", "sale"})
        EXPECT_TRUE(kinds.contains(kind)) << kind;
}

// The revisions that a stream of one order told, and its last state. The stream has ended.
struct Followed {
    std::vector<std::int64_t> revisions;
    std::string last;
};
Followed followed_in(const std::string& stream) {
    Followed followed;
    constexpr std::string_view mark = "\ndata: ";
    for (std::size_t at = stream.find(mark); at != stream.npos; at = stream.find(mark, at + 1)) {
        const auto state = json::parse(
            stream.substr(at + mark.size(), stream.find('\n', at + 1) - at - mark.size()));
        followed.revisions.push_back(state.at("revision").to_number<std::int64_t>());
        followed.last = state.at("orderStatusStr").as_string();
    }
    return followed;
}

TEST_P(LiveFleetTest, GuestsAreToldEachStateOfTheirOrderOnceUntilItIsFinished) {
    constexpr int guests = 8;
    const std::string key = add_key({"--areas", "submit"}).key;
    const std::string orders = "/v1/online-order/store/" + store_;
    std::vector<std::string> ids, streams(guests);
    std::vector<std::jthread> readers;
    for (int i = 0; i < guests; ++i) {
        const auto order =
            write("POST", orders + "/saveWebOrder",
                  R"({"comments":"Gate 4711","orderDetails":[{"miName":"Soup","itemPrice":500}]})");
        ids.emplace_back(order.at("id").as_string());
        const std::string path = orders + "/order/" + ids.back() + "/follow?follow=" +
                                 std::string(order.at("followToken").as_string());
        readers.emplace_back([this, path, key, &stream = streams[static_cast<std::size_t>(i)]] {
            stream = get(path, key).body;
        });
        wait_for_readers(i + 1);
    }
    const auto step = [&](const std::string& id, const std::string& what, const char* body) {
        write("PUT", orders + "/order/" + id + what, body);
    };
    for (const std::string& id : ids) {
        step(id, "/status", R"({"orderStatus":2,"promisedMinutes":25})");
        step(id, "/promise", R"({"promisedMinutes":40})");
        step(id, "/status", R"({"orderStatus":4})");
    }
    for (const std::string& id : ids) step(id, "/status", R"({"orderStatus":6})");
    readers.clear();
    for (const std::string& stream : streams) {
        const Followed followed = followed_in(stream);
        ASSERT_FALSE(followed.revisions.empty()) << stream;
        EXPECT_EQ(followed.revisions.front(), 1);
        EXPECT_EQ(followed.revisions.back(), 5);
        EXPECT_EQ(followed.last, "Completed");
        EXPECT_TRUE(std::ranges::is_sorted(followed.revisions, std::less_equal<>())) << stream;
        EXPECT_EQ(stream.find("4711"), stream.npos);
    }
}

// What a look once a second would find takes a second each time.
class LiveHintTest : public LiveTest {};
INSTANTIATE_TEST_SUITE_P(On, LiveHintTest,
                         testing::Values(on_sqlite, Setting{"two_programs", true, 2, false}),
                         name_of_setting);

TEST_P(LiveHintTest, EventsAreToldSoonAfterTheirCommit) {
    constexpr int rounds = 20;
    support::SseClient readers;
    readers.add(plan("after=" + newest()));
    const std::int64_t first = number_of(newest());
    add_department("first");
    ASSERT_TRUE(wait_for(readers, first + 1));
    const auto began = steady_clock::now();
    for (int i = 0; i < rounds; ++i) {
        add_department(std::to_string(i));
        ASSERT_TRUE(wait_for(readers, first + 2 + i));
    }
    EXPECT_LT(steady_clock::now() - began, seconds(rounds) / 2);
}

TEST_P(LiveTest, StreamsEndAtABoundaryWhenTheProgramIsToldToEnd) {
    support::SseClient readers;
    for (int i = 0; i < 20; ++i) readers.add(plan("after=0"));
    const std::size_t poll = readers.add(plan("waitSeconds=60&kind=customer"));
    SsePlan slow = plan("after=0");  // in the middle of what the sockets do not hold
    slow.receive_bytes = 32 * 1'024;
    slow.read_bytes = 32 * 1'024;
    slow.read_pause = milliseconds(2);
    for (int i = 0; i < 2; ++i) readers.add(slow);
    wait_for_readers(23);
    for (int i = 0; i < 3; ++i) add_large_check(i, 2 << 20);
    ASSERT_TRUE(readers.wait_until([](const auto& all) { return all.back()->bytes > 64 * 1'024; },
                                   patience));

    const auto told_at = steady_clock::now();
    end_programs();
    EXPECT_LT(steady_clock::now() - told_at, seconds(10)) << "as long as it waits for anybody";
    ASSERT_TRUE(readers.wait_until(
        [](const auto& all) {
            return std::all_of(all.begin(), all.end(), [](const SseReader* reader) {
                return reader->ending != SseEnding::none;
            });
        },
        patience));
    for (const SseReader& reader : readers.all()) {
        EXPECT_EQ(reader.ending, SseEnding::whole);
        expect_all(reader, 0, reader.last_sequence());
    }
    const auto answer = json::parse(readers.at(poll).body);
    EXPECT_TRUE(answer.at("events").as_array().empty());
}

// 20 MB of events pass readers that stop, and then as many others begin from the start and stop.
class LiveMemoryTest : public LiveTest {
protected:
    static constexpr std::size_t stopped = 100;
#ifdef __SANITIZE_ADDRESS__  // which keeps what was freed for a while
    static constexpr std::int64_t more_bytes_max = 2LL << 30;
#else
    static constexpr std::int64_t more_bytes_max = 100 << 20;
#endif

    void SetUp() override {
        LiveTest::SetUp();
        start_ = newest();
        from_start_ = plan("after=" + start_);
        before_ = most_ = memory();
    }
    std::int64_t memory() const {
        std::ifstream status(fmt::format("/proc/{}/status", servers_.front()->id()));
        for (std::string line; std::getline(status, line);)
            if (line.starts_with("VmRSS:")) return std::stoll(line.substr(6)) * 1'024;
        return 0;
    }
    void look_at_memory() { most_ = std::max(most_, memory()); }

    // Adds readers that stop as soon as they have been told something.
    void add_stopping(support::SseClient& readers) {
        SsePlan its = from_start_;
        its.receive_bytes = 4'096;
        its.read_bytes = 4'096;
        its.stops_reading = true;
        for (std::size_t i = 0; i < stopped; ++i) readers.add(its);
        ASSERT_TRUE(readers.wait_until(
            [](const auto& all) {
                return std::all_of(all.begin(), all.end(),
                                   [](const SseReader* reader) { return reader->bytes > 0; });
            },
            patience));
    }
    void write_large_checks() {
        constexpr int events = 200;
        std::vector<std::jthread> threads;
        for (int at = 0; at < static_cast<int>(writers); ++at)
            threads.emplace_back([&, at] {
                for (int i = at; i < events; i += static_cast<int>(writers)) {
                    add_large_check(i, 100 * 1'024);
                    if (at == 0) look_at_memory();
                }
            });
    }

    std::string start_;
    SsePlan from_start_;
    std::int64_t before_ = 0, most_ = 0;
};
INSTANTIATE_TEST_SUITE_P(On, LiveMemoryTest, testing::Values(on_sqlite, on_postgres),
                         name_of_setting);

TEST_P(LiveMemoryTest, ReadersThatStopReadingCostLittleAndMayResume) {
    support::SseClient others, idle, late;
    for (int i = 0; i < 4; ++i) others.add(from_start_);
    add_stopping(idle);
    write_large_checks();
    const std::int64_t last = number_of(newest());
    ASSERT_TRUE(wait_for(others, last));
    look_at_memory();
    for (const SseReader& reader : others.all()) expect_all(reader, number_of(start_), last);

    add_stopping(late);
    add_department("Bar");
    ASSERT_TRUE(wait_for(others, last + 1));
    look_at_memory();
    EXPECT_LT(most_ - before_, more_bytes_max) << before_ << " before";

    for (support::SseClient* both : {&idle, &late}) {
        EXPECT_LT(both->at(0).last_sequence(), last) << "it did not stop";
        for (std::size_t i = 2; i < stopped; ++i) both->leave(i);
        for (std::size_t i = 0; i < 2; ++i) both->come_back(i, from_start_);
        ASSERT_TRUE(both->wait_until(
            [&](const auto& all) {
                return std::all_of(all.begin(), all.begin() + 2, [&](const SseReader* reader) {
                    return reader->last_sequence() > last || !reader->fault.empty();
                });
            },
            patience));
        for (std::size_t i = 0; i < 2; ++i) expect_all(both->at(i), number_of(start_), last + 1);
    }
}

TEST_P(LiveFleetTest, AReaderWhoseKeyHasEndedIsCut) {
    add_department("Bar");
    const std::string bar = newest();
    support::SseClient readers;
    const auto follow = [&](const Key& key) {
        SsePlan its = plan("after=0");
        its.key = key.key;
        its.comes_back = true;
        const std::size_t reader = readers.add(its);
        EXPECT_TRUE(readers.wait_until(
            [&](const auto& all) {
                return all[reader]->last_sequence() == number_of(bar) || all[reader]->status == 401;
            },
            patience));
        return reader;
    };
    const Key revoked = add_key(), kept = add_key();
    const std::size_t cut = follow(revoked), undisturbed = follow(kept);
    SsePlan its_poll = plan("waitSeconds=60&kind=customer&after=" + bar);
    its_poll.key = revoked.key;
    const std::size_t poll = readers.add(its_poll);
    wait_for_readers(3);

    // Meanwhile another expires; on a busy machine perhaps before it was used.
    std::size_t expired = cut;
    std::chrono::system_clock::time_point expires;
    for (int lifetime_s = 2; readers.at(expired).events.empty() || expired == cut;
         lifetime_s *= 4) {
        expires = std::chrono::system_clock::now() + seconds(lifetime_s);
        expired = follow(
            add_key({"--expires", fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", fmt::gmtime(expires))}));
    }

    command({"key", "revoke", revoked.id});
    const auto revoked_at = steady_clock::now();
    const auto is_out = [](std::size_t reader) {
        return [reader](const auto& all) { return all[reader]->status == 401; };
    };
    ASSERT_TRUE(readers.wait_until(is_out(cut), patience));
    EXPECT_LE(steady_clock::now() - revoked_at, revoked_within);
    ASSERT_TRUE(readers.wait_until(
        [&](const auto& all) { return all[poll]->ending == SseEnding::whole; }, patience));
    EXPECT_LE(steady_clock::now() - revoked_at, revoked_within) << "the long poll";
    ASSERT_TRUE(readers.wait_until(is_out(expired), patience));
    EXPECT_LE(std::chrono::system_clock::now() - expires, revoked_within);
    for (std::size_t reader : {cut, expired}) expect_all(readers.at(reader), 0, number_of(bar));

    add_department("Pub");
    ASSERT_TRUE(readers.wait_until(
        [&](const auto& all) { return all[undisturbed]->last_sequence() > number_of(bar); },
        patience));
    EXPECT_EQ(readers.at(undisturbed).answers, 1);
}

TEST_P(LiveTest, FiltersAndAreasLetThroughWhatIsWanted) {
    const std::string start = newest();
    const Key sync = add_key({"--areas", "sync", "--read-only"});
    support::SseClient readers;
    readers.add(plan());
    readers.add(plan("after=" + start + "&kind=department,order"));
    readers.add(plan("after=" + start + "&type=updated"));
    readers.add(plan("after=" + start + "&type=created,closed&kind=check"));
    SsePlan limited = plan("after=" + start);
    limited.key = sync.key;
    readers.add(limited);
    ASSERT_TRUE(readers.wait_until(
        [](const auto& all) {
            return std::all_of(all.begin(), all.end(), [](const SseReader* reader) {
                return reader->last_id.has_value() || !reader->fault.empty();
            });
        },
        patience));
    for (const SseReader& reader : readers.all()) {
        EXPECT_EQ(reader.last_id, start) << reader.fault << reader.status << reader.body;
        EXPECT_TRUE(reader.retry_ms);
        EXPECT_EQ(reader.headers.at("cache-control"), "private, no-cache");
    }
    for (unsigned i : {0U, 1U, 2U})
        Writer(*this, i).run(1);  // what is told of the last is there last

    using Told = std::vector<std::string>;
    const auto expect_told = [&](std::size_t reader, const Told& of_one) {
        ASSERT_TRUE(readers.wait_until(
            [&](const auto& all) { return all[reader]->events.size() > 2 * of_one.size(); },
            patience))
            << reader;
        Told all = told(readers.at(reader));
        all.resize(2 * of_one.size());
        Told twice = of_one;
        twice.insert(twice.end(), of_one.begin(), of_one.end());
        EXPECT_EQ(all, twice) << reader;
    };
    expect_told(0, {"department.created", "device.created", "check.created", "order.created",
                    "check.updated", "department.updated", "check.closed", "sale.created"});
    expect_told(1, {"department.created", "order.created", "department.updated"});
    expect_told(2, {"check.updated", "department.updated"});
    expect_told(3, {"check.created", "check.closed"});
    expect_told(4, {"device.created", "check.created", "check.updated", "check.closed"});
}

TEST_P(LiveTest, ALongPollReturnsWhenThereIsSomething) {
    // At once when there is something.
    const auto began = steady_clock::now();
    const auto first = ask("after=0&waitSeconds=60");
    EXPECT_EQ(first.status, 200) << first.body;
    EXPECT_LT(steady_clock::now() - began, seconds(20));
    const auto parsed = json::parse(first.body);
    EXPECT_FALSE(parsed.at("events").as_array().empty());
    const std::string start = newest();
    EXPECT_EQ(parsed.at("next").as_string(), start);
    EXPECT_FALSE(parsed.at("more").as_bool());

    // With none when nothing comes.
    const auto waited_from = steady_clock::now();
    EXPECT_EQ(ask("after=" + start + "&waitSeconds=1").body,
              R"({"events":[],"next":")" + start + R"(","more":false})");
    EXPECT_GE(steady_clock::now() - waited_from, milliseconds(900));

    // What was there when it was asked, also when another follows the store and it is just read.
    support::SseClient beside;
    beside.add(plan());
    for (std::string at = start; int i : {1, 2, 3, 4, 5, 6, 7, 8}) {
        add_department(std::to_string(i));
        const auto answer = json::parse(ask("waitSeconds=0&after=" + at).body);
        EXPECT_EQ(answer.at("events").as_array().size(), 1U);
        at = answer.at("next").as_string();
    }

    // As soon as something comes. One after the other they lose nothing.
    std::jthread writing([this] { Writer(*this, 1).run(10); });
    std::string at = start;
    std::int64_t sequence = number_of(start), polls = 0;
    for (; sequence < number_of(start) + 8 + 60; ++polls) {
        const auto answer = json::parse(ask("waitSeconds=60&after=" + at).body);
        for (const json::value& event : answer.at("events").as_array())
            ASSERT_EQ(event.at("sequence").to_number<std::int64_t>(), ++sequence);
        at = answer.at("next").as_string();
        ASSERT_EQ(number_of(at), sequence);
    }
    EXPECT_GT(polls, 1);
    writing.join();

    // Who goes away is forgotten.
    for (int i = 0; i < 9; ++i) beside.add(plan("waitSeconds=60"));
    wait_for_readers(10);
    for (std::size_t i = 0; i < 10; ++i) beside.leave(i);
    wait_for_readers(0);
}

TEST_P(LiveTest, ASlowReaderCatchesUpWhileNewEventsCome) {
    constexpr int old = 5'000;
    std::string bulk = R"({"records":[)";
    for (int i = 0; i < old; ++i)
        bulk += fmt::format(R"({}{{"kind":"department","name":"Department {}"}})", i ? "," : "", i);
    write("POST", "/v1/svc/store/" + store_ + "/bulk", bulk + "]}");
    support::SseClient readers;
    SsePlan slow = plan("after=0");
    slow.receive_bytes = 16 * 1'024;
    slow.read_bytes = 16 * 1'024;
    slow.read_pause = milliseconds(4);
    for (int i = 0; i < 3; ++i) readers.add(slow);
    slow.comes_back = true;
    slow.leaves_one_in = 20;
    readers.add(slow);
    write_at_once(5);
    const std::int64_t last = number_of(newest());
    ASSERT_GT(last, old + 100);
    ASSERT_TRUE(wait_for(readers, last));
    for (const SseReader& reader : readers.all()) expect_all(reader, 0, last);
}

}  // namespace
