// The operator's day, with the real program: few descriptors, signals, a database that is taken
// away, restored, or already in use. What concerns files concerns SQLite alone.
#include "http/client.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <list>

namespace {

namespace fs = std::filesystem;
using std::chrono::seconds;
using support::Outcome;

constexpr const char* program = COMANDA_PROGRAM;
constexpr const char* departments = "/v1/svc/store/650000000000000000000101/departments";

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

struct OperatorTest : testing::Test {
    support::TempFolder folder;
    std::string path = folder / "comanda.db";
    std::string database = "sqlite:" + path;
    std::string log_path = folder / "log";
    std::unique_ptr<support::Process> server;
    std::string host;
    unsigned short port = 0;

    // `before` the program's name: env, prlimit, nohup.
    void start(std::vector<std::string> before = {}, const std::vector<std::string>& more = {}) {
        before.insert(before.end(), {program, "serve", "--demo", "--demo-days", "0", "--listen",
                                     "127.0.0.1:0", "--database", database});
        before.insert(before.end(), more.begin(), more.end());
        server = std::make_unique<support::Process>(before, log_path);
        const std::string address = server->wait_for_line("listening on http://", seconds(60));
        host = address.substr(0, address.rfind(':'));
        port = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    }
    int stop(int signal = SIGTERM) {
        server->signal(signal);
        return server->wait(seconds(30));
    }

    Outcome command(std::vector<std::string> words) {
        words.insert(words.begin(), program);
        words.insert(words.end(), {"--database", database});
        return support::run(words);
    }

    http::Client client() const { return http::Client::to_address(host, port); }
    http::ClientAnswer get(const std::string& target) const {
        return client().call({.target = target, .headers = {{"apikey", "demo-key"}}});
    }
    http::ClientAnswer add_department(const std::string& name) const {
        return client().call(
            {.method = "POST",
             .target = "/v1/svc/department",
             .headers = {{"apikey", "demo-key"}, {"Content-Type", "application/json"}},
             .body = R"({"store":"650000000000000000000101","name":")" + name + "\"}"});
    }
    std::string log() const { return support::read_file(log_path); }
    std::string log_line(const std::string& event) const {
        std::istringstream lines(log());
        for (std::string line; std::getline(lines, line);)
            if (has(line, "\"event\":\"" + event + '"')) return line;
        return "";
    }
};

TEST_F(OperatorTest, TheDemoIntroducesItselfBesideTheLog) {
    server = std::make_unique<support::Process>(
        std::vector<std::string>{program, "--demo", "serve", "--listen", "0.0.0.0:0", "--segment",
                                 "api", "--demo-days", "0", "--database", database},
        log_path);
    server->wait_for_line("listening on http://0.0.0.0:", seconds(60));
    const std::pair<const char*, const char*> lines_shown[] = {
        {"  address", "http://localhost:"},
        {"  reference", "/docs"},
        {"  API key", "demo-key"},
        {"  stores", "650000000000000000000101  Harbor Street Grill"},
        {"   ", "650000000000000000000102  Harbor Street Grill Uptown"},
        {"  sign-in", "manager@demo.example / demo"},
        {"   ", "waiter@demo.example / demo"},
        {"  try", "/v1/api/store/650000000000000000000101/departments"},
        {"  report", "/v1/api/store/650000000000000000000101/saleReport?dateOption=L30D"},
        {"  WARNING", "everyone knows the demo's key"},
        {"  stop", "Ctrl-C"}};
    for (const auto& [start_of_line, part] : lines_shown) {
        const std::string rest = server->wait_for_line(start_of_line, seconds(60));
        EXPECT_TRUE(has(rest, part)) << start_of_line << rest;
    }
    EXPECT_TRUE(has(log_line("demo_open"), "\"level\":\"warning\"")) << log();
    std::istringstream lines(log());
    for (std::string line; std::getline(lines, line);)
        EXPECT_TRUE(line.starts_with('{') && line.ends_with('}')) << line;
    stop();
}

TEST_F(OperatorTest, TheDemoForThisMachineAloneWarnsOfNothing) {
    start();
    server->wait_for_line("  report", seconds(60));
    const std::string next = server->wait_for_line("  ", seconds(60));
    EXPECT_TRUE(next.starts_with("stop")) << next;
    EXPECT_EQ(stop(), 0);
    EXPECT_EQ(log_line("demo_open"), "");
    EXPECT_EQ(log_line("descriptors"), "");
}

TEST_F(OperatorTest, AnEmptyDatabaseIsToldBesideTheLog) {
    server = std::make_unique<support::Process>(
        std::vector<std::string>{program, "serve", "--listen", "127.0.0.1:0", "--database",
                                 database},
        log_path);
    server->wait_for_line("listening on ", seconds(60));
    server->wait_for_line("The database is empty", seconds(60));
    const std::string token = server->wait_for_line("  http://", seconds(60));
    EXPECT_TRUE(has(token, "/setup#token=")) << token;
    server->wait_for_line("  comanda init --account ", seconds(60));
    EXPECT_EQ(stop(), 0);
    EXPECT_FALSE(has(log(), "token")) << log();
}

TEST_F(OperatorTest, ARefusedInitOrServeLeavesNothingBehind) {
    const auto nothing_is_left = [&] { return fs::is_empty(fs::path(path).parent_path()); };
    const Outcome bad_zone =
        command({"init", "--account", "A", "--store", "S", "--timezone", "Mars/Base"});
    EXPECT_EQ(bad_zone.status, 1);
    EXPECT_TRUE(has(bad_zone.err, "--timezone: ")) << bad_zone.err;
    EXPECT_TRUE(nothing_is_left());
    const Outcome bad_file = command({"serve", "--listen", "127.0.0.1:0", "--tls-cert",
                                      folder / "absent.crt", "--tls-key", folder / "absent.key"});
    EXPECT_EQ(bad_file.status, 1);
    EXPECT_TRUE(has(bad_file.err, "the certificate cannot be read: " + (folder / "absent.crt")))
        << bad_file.err;
    EXPECT_TRUE(nothing_is_left());
    const Outcome no_engine = support::run({program, "--database", path, "verify"});
    EXPECT_EQ(no_engine.status, 2);
    EXPECT_TRUE(has(no_engine.err, "sqlite:PATH or postgresql://")) << no_engine.err;
    EXPECT_TRUE(has(no_engine.err, "Try `comanda verify --help`.")) << no_engine.err;
    EXPECT_TRUE(nothing_is_left());
}

TEST_F(OperatorTest, TheDemoIsNotMixedWithAccounts) {
    start();
    const auto init = [&] { return command({"init", "--account", "A", "--store", "S"}); };
    const Outcome running = init();
    EXPECT_EQ(stop(), 0);
    const Outcome stopped = init();
    for (const Outcome& one : {running, stopped}) {
        EXPECT_EQ(one.status, 1);
        EXPECT_TRUE(has(one.err, "the database contains the demo")) << one.err;
    }
}

TEST_F(OperatorTest, TheSoftLimitOfDescriptorsIsRaised) {
    start({"prlimit", "--nofile=64:4096"}, {"--log-level", "debug"});
    rlimit limit{};
    ASSERT_EQ(::prlimit(server->id(), RLIMIT_NOFILE, nullptr, &limit), 0);
    EXPECT_EQ(limit.rlim_cur, 4096U);
    EXPECT_TRUE(has(log_line("descriptors"), "\"limit\":4096")) << log();
    EXPECT_EQ(stop(), 0);
}

// As many connections as are let in, and the rest are told so; the database, a thread that has not
// read before and the operator's commands still have their descriptors.
TEST_F(OperatorTest, ConnectionsLeaveDescriptorsForEverythingElse) {
    start({"prlimit", "--nofile=400:400"}, {"--io-threads", "2", "--connections-max", "20001"});
    const std::string warning = log_line("descriptors");
    EXPECT_TRUE(has(warning, "\"level\":\"warning\"")) << log();
    EXPECT_TRUE(has(warning, "\"connectionsWanted\":20001")) << log();
    std::list<http::Client> crowd;
    int served = 0, refused = 0;
    for (int i = 0; i < 450 && refused < 3; ++i) {
        crowd.push_back(client());
        const int status = crowd.back().call({.target = "/healthz"}, seconds(20)).status;
        status == 200 ? ++served : ++refused;
        EXPECT_TRUE(status == 200 || status == 503) << status;
    }
    EXPECT_GE(served, 20);
    EXPECT_EQ(refused, 3);
    const Outcome verified = command({"verify"});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
    const Outcome copied = command({"backup", folder / "copy.db"});
    EXPECT_EQ(copied.status, 0) << copied.out << copied.err;
    EXPECT_EQ(crowd.front()
                  .call({.target = departments, .headers = {{"apikey", "demo-key"}}}, seconds(20))
                  .status,
              200);
    crowd.clear();
    EXPECT_EQ(stop(), 0);
}

TEST_F(OperatorTest, TooFewDescriptorsAreRefusedAtTheStart) {
    const Outcome outcome =
        support::run({"timeout", "30", "prlimit", "--nofile=40:40", program, "serve", "--listen",
                      "127.0.0.1:0", "--database", database});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(has(outcome.err, "open files")) << outcome.err;
}

TEST_F(OperatorTest, EverySignalThatAsksToEndDrains) {
    for (const int signal : {SIGHUP, SIGINT, SIGTERM}) {
        start();
        EXPECT_EQ(add_department("Before " + std::to_string(signal)).status, 200);
        EXPECT_EQ(stop(signal), 0) << signal;
        EXPECT_FALSE(fs::exists(path + "-wal")) << "it was not closed";
    }
}

TEST_F(OperatorTest, WhoWasToldToIgnoreHangUpsDoes) {
    start({"nohup"});
    server->signal(SIGHUP);
    EXPECT_EQ(get("/healthz").status, 200);
    EXPECT_EQ(stop(), 0);
}

TEST_F(OperatorTest, ADatabaseTakenAwayStopsWritesAndCanBePutBack) {
    start({}, {"--io-threads", "1"});
    ASSERT_EQ(add_department("Kept").status, 200);
    ASSERT_EQ(get(departments).status, 200);
    ASSERT_EQ(get("/readyz").status, 200);
    fs::remove(path);
    EXPECT_EQ(get("/readyz").status, 503);
    const auto refused = add_department("Refused");
    EXPECT_EQ(refused.status, 503);
    EXPECT_TRUE(has(refused.body, "\"database_moved\"")) << refused.body;
    EXPECT_EQ(get(departments).status, 200);

    const std::string line = log_line("database_moved");
    EXPECT_TRUE(has(line, path) && has(line, "comanda restore")) << log();
    const std::size_t at = line.find(path + ".rescued-");
    ASSERT_NE(at, std::string::npos) << line;
    const std::string copy = line.substr(at, line.find('"', at) - at);
    EXPECT_EQ(stop(), 0);

    const Outcome restored = command({"restore", copy});
    EXPECT_EQ(restored.status, 0) << restored.out << restored.err;
    start();
    const auto list = get(departments);
    EXPECT_TRUE(has(list.body, "Kept"));
    EXPECT_FALSE(has(list.body, "Refused"));
    EXPECT_EQ(stop(), 0);
}

TEST_F(OperatorTest, ASecondServerSaysWhatIsWrong) {
    start();
    const auto second = [&](const std::string& name) {
        const Outcome outcome =
            support::run({"timeout", "30", program, "serve", "--demo", "--listen", "127.0.0.1:0",
                          "--database", "sqlite:" + name});
        EXPECT_EQ(outcome.status, 3);
        EXPECT_TRUE(
            has(outcome.err, "in use by another process (pid " + std::to_string(server->id())))
            << outcome.err;
    };
    second(path);
    fs::remove(path + ".lock");
    second(path);
    fs::remove(path + ".sock");
    second(path);
    fs::create_hard_link(path, folder / "linked.db");
    second(folder / "linked.db");
    fs::remove(folder / "linked.db");
    EXPECT_EQ(stop(), 0);
}

// Sound for SQLite, wrong for us: only the second half of `verify` can tell.
TEST_F(OperatorTest, RestoreSaysWhenTheBackupIsNotSound) {
    start();
    EXPECT_EQ(stop(), 0);
    const std::string backup = folder / "backup.db";
    ASSERT_EQ(command({"backup", backup}).status, 0);
    const Outcome sound = command({"restore", backup, "--json"});
    EXPECT_EQ(sound.status, 0) << sound.err;
    EXPECT_TRUE(has(sound.out, "\"ok\":true")) << sound.out;
    EXPECT_TRUE(has(sound.out, "\"replaced\":\"" + path + ".replaced-")) << sound.out;

    std::string bytes = support::read_file(backup);
    const std::size_t at = bytes.find(R"("level":2,)");
    ASSERT_NE(at, std::string::npos);
    std::fstream(backup, std::ios::in | std::ios::out | std::ios::binary)
        .seekp(static_cast<std::streamoff>(at + 8))
        .put('1');
    const Outcome unsound = command({"restore", backup, "--json"});
    EXPECT_EQ(unsound.status, 1);
    EXPECT_TRUE(has(unsound.out, "\"ok\":false") && has(unsound.out, "comanda restore " + path))
        << unsound.out << unsound.err;
    EXPECT_EQ(command({"verify"}).status, 1);
}

// An older database has lost what was noted since: that is what notes elsewhere are for.
TEST_F(OperatorTest, SecretsMoveToAFileOutsideTheDatabase) {
    const std::string file = folder / "secret", other = folder / "other";
    start();
    const Outcome moved = command({"secrets", "move", file});
    EXPECT_EQ(moved.status, 0) << moved.out << moved.err;
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(get(departments).status, 200);  // the server that runs goes on
    EXPECT_EQ(stop(), 0);

    const auto refused = [&](std::vector<std::string> more, std::string_view sentence) {
        more.insert(more.begin(), {program, "serve", "--demo", "--listen", "127.0.0.1:0",
                                   "--database", database});
        const Outcome outcome = support::run(more);
        EXPECT_EQ(outcome.status, 1) << outcome.out << outcome.err;
        EXPECT_TRUE(has(outcome.err, sentence)) << outcome.err;
    };
    refused({}, "are sealed with a file: name it with --secret-file");
    refused({"--secret-file", folder / "none"}, "is missing");
    refused({"--secret-file", folder.path().string()}, "is not a regular file");
    std::ofstream(other) << std::string(64, 'a') << '\n';
    fs::permissions(other, fs::perms(0644));
    refused({"--secret-file", other}, "chmod 600");
    fs::permissions(other, fs::perms(0600));
    refused({"--secret-file", other}, "is not the one that seals");
    std::ofstream(other) << "short";
    refused({"--secret-file", other}, "does not contain 32 bytes in hex");
    const Outcome listed = command({"key", "list"});
    EXPECT_NE(listed.status, 0);
    EXPECT_TRUE(has(listed.err, "--secret-file")) << listed.err;
    EXPECT_EQ(command({"key", "list", "--secret-file", file}).status, 0);

    start({}, {"--secret-file", file});
    EXPECT_EQ(get(departments).status, 200);  // the key is known by the same hash
    EXPECT_EQ(command({"backup", folder / "copy.db"}).status, 0);
    // To another file: the one before opens nothing any more.
    fs::remove(other);
    EXPECT_EQ(command({"secrets", "move", other}).status, 0);
    EXPECT_EQ(stop(), 0);
    refused({"--secret-file", file}, "is not the one that seals");
    start({}, {"--secret-file", other});
    EXPECT_EQ(get(departments).status, 200);
    EXPECT_EQ(stop(), 0);

    // The file's key lies neither in the database nor in a backup.
    std::string key = support::read_file(file);
    key.pop_back();
    for (const std::string& one : {path, std::string(folder / "copy.db")}) {
        const std::string bytes = support::read_file(one);
        EXPECT_TRUE(has(bytes, "sealed:"));
        EXPECT_FALSE(has(bytes, key));
    }
    // A database that is not sealed yet is not served as if it were.
    const std::string plain = "sqlite:" + (folder / "plain.db");
    EXPECT_EQ(support::run({program, "init", "--account", "A", "--store", "S", "--database", plain})
                  .status,
              0);
    const Outcome unsealed = support::run(
        {program, "serve", "--listen", "127.0.0.1:0", "--database", plain, "--secret-file", other});
    EXPECT_EQ(unsealed.status, 1);
    EXPECT_TRUE(has(unsealed.err, "comanda secrets move")) << unsealed.err;
}

TEST_F(OperatorTest, NotedHeadsOfTheAuditTellWhenItsEndIsGone) {
    start();
    EXPECT_EQ(add_department("Before").status, 200);
    const std::string backup = folder / "backup.db", heads = folder / "heads";
    ASSERT_EQ(command({"backup", backup}).status, 0);
    EXPECT_EQ(add_department("After").status, 200);
    const Outcome noted = command({"audit", "head"});
    EXPECT_TRUE(has(noted.out, "650000000000000000000001/650000000000000000000101:2:"))
        << noted.out << noted.err;
    std::ofstream(heads) << "# after\n" << noted.out;
    const Outcome sound = command({"verify", "--audit-heads", heads});
    EXPECT_EQ(sound.status, 0) << sound.out << sound.err;
    EXPECT_EQ(stop(), 0);

    ASSERT_EQ(command({"restore", backup}).status, 0);
    EXPECT_TRUE(has(command({"audit", "head"}).out, "/650000000000000000000101:1:"));
    EXPECT_EQ(command({"verify"}).status, 0);
    const Outcome cut = command({"verify", "--audit-heads", heads});
    EXPECT_EQ(cut.status, 1);
    EXPECT_TRUE(has(cut.out, "/650000000000000000000101 2") &&
                has(cut.out, "the end of the chain was removed"))
        << cut.out;
    std::ofstream(heads) << "no head\n";
    const Outcome bad = command({"verify", "--audit-heads", heads});
    EXPECT_EQ(bad.status, 1);
    EXPECT_TRUE(has(bad.err, "--audit-heads: line 1 is not ACCOUNT/STORE:NUMBER:HASH")) << bad.err;
}

// Wherever it ends, the one or the other database is in place and can be used.
TEST_F(OperatorTest, ARestoreThatIsCutOffLeavesOneWholeDatabase) {
    start();
    EXPECT_EQ(stop(), 0);
    const std::string backup = folder / "backup.db";
    ASSERT_EQ(command({"backup", backup}).status, 0);
    for (const std::string place : {"restore_ready", "restore_exchanged"}) {
        const Outcome cut = support::run({"env", "COMANDA_FAILPOINT=" + place, program, "restore",
                                          backup, "--database", database});
        EXPECT_EQ(cut.status, 128 + SIGKILL) << place << cut.out << cut.err;
        const Outcome verified = command({"verify"});
        EXPECT_EQ(verified.status, 0) << place << verified.out << verified.err;
        start();
        EXPECT_EQ(stop(), 0);
    }
}

}  // namespace
