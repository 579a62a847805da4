// `comanda certificate` with the real program: clients that trust its authority reach a server with
// its certificate, and nothing that belongs to somebody else is overwritten.
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <boost/json.hpp>

#include <filesystem>
#include <fstream>

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using std::chrono::seconds;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

struct CertificateTest : testing::Test {
    support::TempFolder folder;
    const std::string database = "sqlite:" + (folder / "comanda.db");
    const std::string made = folder / "certificate/";

    support::Outcome certificate(std::vector<std::string> more = {}) {
        std::vector<std::string> words{COMANDA_PROGRAM, "certificate", "--database", database};
        words.insert(words.end(), more.begin(), more.end());
        return support::run(words);
    }
    static std::string openssl(std::vector<std::string> words) {
        words.insert(words.begin(), "openssl");
        const auto outcome = support::run(words);
        return outcome.out + outcome.err;
    }
    // What a client says that trusts the authority of the folder and nobody else.
    support::Outcome fetch(const std::string& url, std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"curl", "-sS",      "--noproxy",
                                       "*",    "--cacert", made + "authority.pem"};
        words.insert(words.end(), more.begin(), more.end());
        words.push_back(url);
        return support::run(words);
    }
    static unsigned mode_of(const std::string& path) {
        struct stat about {};
        return ::stat(path.c_str(), &about) == 0 ? about.st_mode & 0777 : 0;
    }
    std::unique_ptr<support::Process> serve(const std::string& cert, const std::string& key) {
        return std::make_unique<support::Process>(
            std::vector<std::string>{COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                     "--database", database, "--tls-cert", cert, "--tls-key", key},
            folder / "log");
    }
};

TEST_F(CertificateTest, ServesTheLocalNetwork) {
    const auto outcome = certificate({"--name", "till.example", "--name", "192.0.2.7"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(
        has(outcome.out, "--tls-cert " + made + "server.pem --tls-key " + made + "server.key"))
        << outcome.out;
    EXPECT_TRUE(has(outcome.out, "/certificate on each device")) << outcome.out;
    EXPECT_EQ(mode_of(made + "authority.key"), 0600U);
    EXPECT_EQ(mode_of(made + "server.key"), 0600U);
    EXPECT_EQ(mode_of(made + "authority.pem"), 0644U);
    EXPECT_EQ(mode_of(made + "server.pem"), 0644U);
    EXPECT_FALSE(fs::exists(folder / "comanda.db"));
    const std::string verified = openssl({"verify", "-x509_strict", "-purpose", "sslserver",
                                          "-CAfile", made + "authority.pem", made + "server.pem"});
    EXPECT_TRUE(has(verified, ": OK")) << verified;
    const std::string text = openssl({"x509", "-in", made + "server.pem", "-noout", "-text"});
    for (const char* name : {"DNS:till.example", "DNS:localhost", "IP Address:192.0.2.7",
                             "IP Address:127.0.0.1", "TLS Web Server Authentication"})
        EXPECT_TRUE(has(text, name)) << name << '\n' << text;

    const auto server = serve(made + "server.pem", made + "server.key");
    const std::string port = server->wait_for_line("listening on https://127.0.0.1:", seconds(60));
    const std::string address = "https://127.0.0.1:" + port;
    for (const std::string& one : {address, "https://localhost:" + port}) {
        const auto start = fetch(one + "/start.json");
        EXPECT_TRUE(has(start.out, "\"hasAuthority\":true")) << start.out << start.err;
    }
    const auto named = fetch("https://till.example:" + port + "/healthz",
                             {"--resolve", "till.example:" + port + ":127.0.0.1"});
    EXPECT_EQ(named.out, R"({"status":"ok"})") << named.err;
    const auto other = fetch("https://other.example:" + port + "/healthz",
                             {"--resolve", "other.example:" + port + ":127.0.0.1"});
    EXPECT_NE(other.status, 0);
    EXPECT_EQ(fetch(address + "/certificate/authority.pem").out,
              support::read_file(made + "authority.pem"));
    EXPECT_TRUE(has(fetch(address + "/certificate/authority.crt", {"-i", "-o", "-"}).out,
                    "Content-Type: application/x-x509-ca-cert\r\n"));
    fetch(address + "/certificate/authority.crt", {"-o", folder / "phone.crt"});
    EXPECT_EQ(openssl({"x509", "-inform", "DER", "-in", folder / "phone.crt"}),
              openssl({"x509", "-in", made + "authority.pem"}));
    EXPECT_TRUE(has(fetch(address + "/certificate/server.key").out, "\"status\":404"));
}

TEST_F(CertificateTest, RenewsTheServerAndKeepsTheAuthority) {
    const json::value first = json::parse(certificate({"--json"}).out);
    EXPECT_TRUE(first.at("authorityIsNew").as_bool());
    const auto content = [&](const char* name) { return support::read_file(made + name); };
    const std::string authority = content("authority.pem"), server = content("server.pem"),
                      key = content("server.key");
    const json::value second =
        json::parse(certificate({"--json", "--name", "kitchen.local,10.1.2.3"}).out);
    EXPECT_FALSE(second.at("authorityIsNew").as_bool());
    EXPECT_EQ(second.at("fingerprint"), first.at("fingerprint"));
    EXPECT_EQ(second.at("names").as_array().at(0), "kitchen.local");
    EXPECT_EQ(content("authority.pem"), authority);
    EXPECT_EQ(content("server.key"), key);
    EXPECT_NE(content("server.pem"), server);
    EXPECT_TRUE(
        has(openssl({"verify", "-CAfile", made + "authority.pem", made + "server.pem"}), ": OK"));
    const auto beyond = certificate({"--name", "other.example"});
    EXPECT_EQ(beyond.status, 1);
    EXPECT_TRUE(has(beyond.err, "may not certify other.example")) << beyond.err;
    EXPECT_EQ(certificate({"--name", "no name"}).status, 2);
    EXPECT_EQ(std::distance(fs::directory_iterator(made), fs::directory_iterator()), 4);
}

TEST_F(CertificateTest, OverwritesNothingOfOthers) {
    ASSERT_EQ(certificate().status, 0);
    const std::string other = folder / "other";
    const auto refused = [&](const char* what) {
        std::map<std::string, std::string> before;
        for (const auto& entry : fs::directory_iterator(other))
            before[entry.path()] = support::read_file(entry.path());
        const auto outcome = certificate({"--out", other});
        EXPECT_EQ(outcome.status, 1) << what << outcome.out;
        EXPECT_TRUE(has(outcome.err, "--out")) << what << outcome.err;
        for (const auto& [path, text] : before) EXPECT_EQ(support::read_file(path), text) << what;
        EXPECT_EQ(static_cast<std::size_t>(
                      std::distance(fs::directory_iterator(other), fs::directory_iterator())),
                  before.size())
            << what;
    };
    const auto begin = [&](const std::vector<std::pair<const char*, const char*>>& copies) {
        fs::remove_all(other);
        fs::create_directory(other);
        for (const auto& [from, to] : copies) fs::copy_file(made + from, other + '/' + to);
    };
    begin({{"server.pem", "server.pem"}, {"server.key", "server.key"}});
    refused("a server without its authority");
    begin({{"authority.pem", "authority.pem"}});
    refused("an authority without its key");
    begin({{"authority.key", "authority.key"}});
    refused("a key without its authority");
    begin({{"authority.pem", "authority.pem"}, {"server.key", "authority.key"}});
    refused("an authority with another key");
    begin({{"server.pem", "authority.pem"}, {"server.key", "authority.key"}});
    refused("a server in place of an authority");
    begin({});
    ASSERT_EQ(certificate({"--out", other}).status, 0);
    for (const char* name : {"server.pem", "server.key"})
        fs::copy_file(made + name, other + '/' + name, fs::copy_options::overwrite_existing);
    refused("a server of another authority");
    fs::remove(other + "/server.pem");
    refused("a key of a server alone");
}

TEST_F(CertificateTest, WithoutItsFilesThereIsNoAuthority) {
    support::Process plain(
        {COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0", "--database", database},
        folder / "log");
    const std::string port = plain.wait_for_line("listening on http://127.0.0.1:", seconds(60));
    const auto answer = support::run({"curl", "-sS", "--noproxy", "*",
                                      "http://127.0.0.1:" + port + "/certificate/authority.pem"});
    EXPECT_TRUE(has(answer.out, "\"status\":404")) << answer.out;
}

TEST_F(CertificateTest, OfAnotherDatabaseNeedsAFolder) {
    const auto outcome = support::run(
        {COMANDA_PROGRAM, "certificate", "--database", "postgresql://comanda@db.example/comanda"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(has(outcome.err, "--out")) << outcome.err;
}

}  // namespace
