#include "cli/settings.hpp"

#include "cli/failure.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

namespace cli {
namespace {

class SettingsTest : public ::testing::Test {
protected:
    void write_file(std::string_view text) {
        std::ofstream(path_) << text;
        config_ = path_;
    }

    base::Settings resolved() {
        return resolve(
            flags_,
            [this](const std::string& name) -> std::optional<std::string> {
                const auto found = environment_.find(name);
                if (found == environment_.end()) return std::nullopt;
                return found->second;
            },
            config_);
    }

    std::string refusal() {
        try {
            resolved();
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.exit, Exit::usage);
            return failure.what();
        }
        return "";
    }

    Given flags_;
    std::map<std::string, std::string> environment_;
    support::TempFolder folder_;
    std::string path_ = folder_ / "comanda.toml";
    std::string config_;
};

TEST_F(SettingsTest, DefaultsHoldWhenNothingIsGiven) {
    const base::Settings settings = resolved();
    EXPECT_EQ(settings.listen, "127.0.0.1:8080");
    EXPECT_EQ(settings.database, "sqlite:./comanda.db");
    EXPECT_EQ(settings.cors_origins, std::vector<std::string>{"*"});
    EXPECT_FALSE(settings.is_demo);
}

TEST_F(SettingsTest, FlagBeatsEnvironmentBeatsFile) {
    write_file("segment = \"file\"\nlog-level = \"debug\"\nrate-burst = 7\n");
    environment_ = {{"COMANDA_SEGMENT", "environment"}, {"COMANDA_RATE_BURST", "8"}};
    flags_ = {{"segment", {"flag"}}};
    const base::Settings settings = resolved();
    EXPECT_EQ(settings.segment, "flag");
    EXPECT_EQ(settings.rate_burst, 8);
    EXPECT_EQ(settings.log_level, "debug");
}

TEST_F(SettingsTest, EmptyVariableIsAnAbsentOne) {
    write_file("segment = \"file\"\n");
    environment_ = {{"COMANDA_SEGMENT", ""}};
    EXPECT_EQ(resolved().segment, "file");
}

TEST_F(SettingsTest, EverySettingCanStandInTheFile) {
    write_file(R"(
listen = "[::1]:0"
metrics-listen = "127.0.0.1:9"
database = "sqlite:/tmp/x.db"
segment = "pos"
demo = true
tls-cert = "c.pem"
tls-key = "k.pem"
trusted-proxy = ["10.0.0.0/8", "::1"]
cors-origin = ["https://shop.example", "http://localhost:3000"]
log-level = "off"
io-threads = 3
connections-max = 4
rate-per-second = 0
rate-burst = 6
address-rate-per-second = 12
address-rate-burst = 13
write-queue-max = 7
write-wait-ms-max = 8
answer-cache-mb = 11
answer-memory-mb = 64
idempotency-hours = 9
event-days = 10
webhook-allow = ["127.0.0.0/8", "fd00::/8"]
delivery-days = 14
audit-days = 15
smtp = "smtp://office:a%40b@mail.example:587"
mail-from = "office@bluedoor.example"
public-url = "https://office.bluedoor.example"
)");
    const base::Settings settings = resolved();
    EXPECT_EQ(settings.listen, "[::1]:0");
    EXPECT_EQ(settings.database, "sqlite:/tmp/x.db");
    EXPECT_EQ(settings.segment, "pos");
    EXPECT_TRUE(settings.is_demo);
    EXPECT_EQ(settings.tls_cert, "c.pem");
    EXPECT_EQ(settings.tls_key, "k.pem");
    EXPECT_EQ(settings.trusted_proxies, (std::vector<std::string>{"10.0.0.0/8", "::1"}));
    EXPECT_EQ(settings.cors_origins.size(), 2U);
    EXPECT_EQ(settings.log_level, "off");
    EXPECT_EQ(settings.io_threads, 3);
    EXPECT_EQ(settings.connections_max, 4);
    EXPECT_EQ(settings.rate_per_second, 0);
    EXPECT_EQ(settings.rate_burst, 6);
    EXPECT_EQ(settings.write_queue_max, 7);
    EXPECT_EQ(settings.write_wait_ms_max, 8);
    EXPECT_EQ(settings.answer_cache_mb, 11);
    EXPECT_EQ(settings.answer_memory_mb, 64);
    EXPECT_EQ(settings.metrics_listen, "127.0.0.1:9");
    EXPECT_EQ(settings.address_rate_per_second, 12);
    EXPECT_EQ(settings.address_rate_burst, 13);
    EXPECT_EQ(settings.idempotency_hours, 9);
    EXPECT_EQ(settings.event_days, 10);
    EXPECT_EQ(settings.webhook_allow, (std::vector<std::string>{"127.0.0.0/8", "fd00::/8"}));
    EXPECT_EQ(settings.delivery_days, 14);
    EXPECT_EQ(settings.audit_days, 15);
    EXPECT_EQ(settings.smtp, "smtp://office:a%40b@mail.example:587");
    EXPECT_EQ(settings.mail_from, "office@bluedoor.example");
    EXPECT_EQ(settings.public_url, "https://office.bluedoor.example");
}

TEST_F(SettingsTest, ListsComeApartAtCommasInTheEnvironment) {
    environment_ = {{"COMANDA_TRUSTED_PROXY", "10.0.0.0/8,192.168.0.1"}};
    EXPECT_EQ(resolved().trusted_proxies, (std::vector<std::string>{"10.0.0.0/8", "192.168.0.1"}));
}

TEST_F(SettingsTest, FileMistakesAreNamed) {
    write_file("lisden = \"127.0.0.1:1\"\n");
    EXPECT_NE(refusal().find("lisden: is not a setting"), std::string::npos) << refusal();
    write_file("listen = 8080\n");
    EXPECT_NE(refusal().find("listen: must be HOST:PORT"), std::string::npos) << refusal();
    write_file("listen = [\"127.0.0.1:1\"]\n");
    EXPECT_NE(refusal().find("listen: has a value of the wrong type"), std::string::npos);
    write_file("[listen]\nport = 1\n");
    EXPECT_NE(refusal().find("listen: has a value of the wrong type"), std::string::npos);
    write_file("event-days = 1.5\n");
    EXPECT_NE(refusal().find("event-days: has a value of the wrong type"), std::string::npos);
    write_file("segment = \n");
    EXPECT_NE(refusal().find("line 1"), std::string::npos) << refusal();
    config_ = "/nonexistent/comanda.toml";
    EXPECT_NE(refusal().find("/nonexistent/comanda.toml"), std::string::npos) << refusal();
}

TEST_F(SettingsTest, OnlyARegularFileIsRead) {
    ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
    config_ = path_;
    EXPECT_EQ(refusal(), path_ + ": is not a regular file");
    config_ = folder_.path();
    EXPECT_EQ(refusal(), config_ + ": is not a regular file");
    config_ = folder_ / "absent.toml";
    EXPECT_EQ(refusal(), config_ + ": No such file or directory");
    // A link that the operator made is his own.
    std::filesystem::remove(path_);
    write_file("segment = \"linked\"\n");
    config_ = folder_ / "link.toml";
    std::filesystem::create_symlink(path_, config_);
    EXPECT_EQ(resolved().segment, "linked");
}

TEST_F(SettingsTest, BadValuesNameTheSettingAndItsSource) {
    environment_ = {{"COMANDA_RATE_BURST", "many"}};
    EXPECT_EQ(refusal(),
              "rate-burst: must be a whole number from 1 to 1000000 (from COMANDA_RATE_BURST)");
    environment_.clear();
    const std::pair<std::string, std::string> bad[] = {
        {"listen", "8080"},
        {"listen", ":8080"},
        {"listen", "host:65536"},
        {"listen", "host:"},
        {"listen", "::1:80"},
        {"listen", "host:-1"},
        {"database", "comanda.db"},
        {"database", "sqlite:"},
        {"segment", "a/b"},
        {"segment", ""},
        {"log-level", "loud"},
        {"io-threads", "-1"},
        {"io-threads", "1x"},
        {"io-threads", ""},
        {"rate-burst", "0"},
        {"event-days", "999999999999"},
        {"demo", "yes"},
        {"trusted-proxy", "10.0.0.0/33"},
        {"trusted-proxy", "example.com"},
        {"trusted-proxy", "10.0.0.0/"},
        {"webhook-allow", "localhost"},
        {"delivery-days", "0"},
        {"smtp", "mail.example"},
        {"smtp", "http://mail.example"},
        {"smtp", "smtp://"},
        {"smtp", "smtp://user:word@mail.example/path"},
        {"smtp", "smtp://user:word@mail.example?query"},
        {"smtp", "smtp://user:wo rd@mail.example"},
        {"smtp", "smtp+plain:mail.example"},
        {"mail-from", "office"},
        {"mail-from", "Office <office@bluedoor.example>"},
        {"mail-from", "office@bluedoor.example\r\nBcc: all@bluedoor.example"},
        {"public-url", "office.bluedoor.example"},
        {"public-url", "https://"},
        {"public-url", "https://office.bluedoor.example/"},
        {"public-url", "https://user@office.bluedoor.example"},
        {"public-url", "javascript://office"},
        {"cors-origin", "shop.example"},
        {"cors-origin", "https://shop.example/"},
    };
    for (const auto& [name, text] : bad) {
        flags_ = {{name, {text}}};
        EXPECT_TRUE(refusal().starts_with(name + ": must ")) << name << " " << text;
        EXPECT_NE(refusal().find("from --" + name), std::string::npos);
    }
}

TEST_F(SettingsTest, CertificateAndKeyBelongTogether) {
    flags_ = {{"tls-cert", {"c.pem"}}};
    EXPECT_EQ(refusal(), "tls-cert and tls-key: give both or neither");
}

TEST_F(SettingsTest, AMailServerNeedsAnAddressAndAUrl) {
    flags_ = {{"smtp", {"smtps://office:word@mail.example"}}};
    EXPECT_EQ(refusal(), "smtp: also needs mail-from and public-url");
    flags_["mail-from"] = {"office@bluedoor.example"};
    EXPECT_EQ(refusal(), "smtp: also needs mail-from and public-url");
    flags_["public-url"] = {"https://office.bluedoor.example"};
    EXPECT_EQ(refusal(), "");
    flags_.erase("smtp");
    EXPECT_EQ(refusal(), "");
}

TEST_F(SettingsTest, ThePasswordOfTheMailServerIsNeverShown) {
    for (const char* url :
         {"ftp://office:hush@mail.example", "smtp://office:hush@mail.example/x"}) {
        flags_ = {{"smtp", {url}}};
        EXPECT_TRUE(refusal().starts_with("smtp: must be")) << refusal();
        EXPECT_EQ(refusal().find("hush"), std::string::npos) << refusal();
    }
    flags_ = {{"smtp", {"smtp://office:hush@mail.example"}}};
    EXPECT_EQ(refusal().find("hush"), std::string::npos) << refusal();
}

TEST_F(SettingsTest, DemoStaysOnLoopbackUnlessTheFlagSaysOtherwise) {
    environment_ = {{"COMANDA_LISTEN", "0.0.0.0:9000"}, {"COMANDA_DEMO", "true"}};
    EXPECT_EQ(resolved().listen, "127.0.0.1:9000");
    environment_["COMANDA_LISTEN"] = "[::]:9000";
    EXPECT_EQ(resolved().listen, "127.0.0.1:9000");
    environment_["COMANDA_LISTEN"] = "[::1]:9000";
    EXPECT_EQ(resolved().listen, "[::1]:9000");
    flags_ = {{"listen", {"0.0.0.0:9000"}}};
    EXPECT_EQ(resolved().listen, "0.0.0.0:9000");
    flags_ = {{"demo", {"false"}}};
    environment_["COMANDA_LISTEN"] = "0.0.0.0:9000";
    EXPECT_EQ(resolved().listen, "0.0.0.0:9000");
}

TEST(SettingsTable, NamesAndHelpAreComplete) {
    for (const Setting& setting : all_settings()) {
        EXPECT_FALSE(setting.help.empty()) << setting.name;
        EXPECT_EQ(setting.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"),
                  std::string_view::npos);
        EXPECT_EQ(setting.value.empty(), setting.is_flag()) << setting.name;
        EXPECT_TRUE(setting.environment_name().starts_with("COMANDA_"));
    }
    EXPECT_EQ(all_settings()[0].environment_name(), "COMANDA_DATABASE");
    EXPECT_EQ(all_settings()[0].default_text(), "sqlite:./comanda.db");
}

}  // namespace
}  // namespace cli
