#include "http/courier.hpp"
#include "http/test_support.hpp"
#include "support/temp_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/stat.h>

#include <cstdio>
#include <fstream>
#include <future>
#include <system_error>

namespace http::test {
namespace {

// A key and a certificate signed with it, in a folder of their own.
class Tls : public testing::Test {
protected:
    Tls() {
        write_pair("first");
        write_pair("second");
    }

    ServerSettings settings(const char* certificate = "first", const char* key = "first") const {
        return {.listen = "127.0.0.1:0",
                .tls_cert = folder_ / fmt::format("{}.crt", certificate),
                .tls_key = folder_ / fmt::format("{}.key", key)};
    }

    support::TempFolder folder_;

private:
    void write_pair(const std::string& name) const {
        EVP_PKEY* key = EVP_EC_gen("P-256");
        X509* certificate = X509_new();
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
        X509_gmtime_adj(X509_getm_notBefore(certificate), 0);
        X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
        X509_set_pubkey(certificate, key);
        X509_sign(certificate, key, EVP_sha256());
        std::FILE* file = std::fopen((folder_ / (name + ".key")).c_str(), "w");
        PEM_write_PrivateKey(file, key, nullptr, nullptr, 0, nullptr, nullptr);
        std::fclose(file);
        file = std::fopen((folder_ / (name + ".crt")).c_str(), "w");
        PEM_write_X509(file, certificate);
        std::fclose(file);
        X509_free(certificate);
        EVP_PKEY_free(key);
    }
};

// A blocking TLS client over a RawClient's socket.
class TlsClient {
public:
    explicit TlsClient(unsigned short port, int version_max = TLS1_3_VERSION,
                       const char* ciphers = "DEFAULT")
        : raw_(port) {
        SSL_CTX_set_max_proto_version(context_, version_max);
        SSL_CTX_set_cipher_list(context_, ciphers);
        ssl_ = SSL_new(context_);
        SSL_set_fd(ssl_, raw_.descriptor());
        is_open_ = SSL_connect(ssl_) == 1;
    }
    ~TlsClient() {
        SSL_free(ssl_);
        SSL_CTX_free(context_);
    }
    bool is_open() const { return is_open_; }
    void send(const std::string& bytes) {
        ASSERT_EQ(SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size())),
                  static_cast<int>(bytes.size()));
    }
    std::string read(std::size_t count) {
        std::string bytes;
        char part[16'384];
        while (bytes.size() < count) {
            const int got = SSL_read(ssl_, part, sizeof part);
            if (got <= 0) break;
            bytes.append(part, static_cast<std::size_t>(got));
        }
        return bytes;
    }
    std::string read_all() { return read(std::string::npos); }
    void end_sending() { SSL_shutdown(ssl_); }  // close_notify; more may be read
    RawClient& raw() { return raw_; }
    bool has_ended_properly() const { return SSL_get_shutdown(ssl_) & SSL_RECEIVED_SHUTDOWN; }

private:
    RawClient raw_;
    SSL_CTX* context_ = SSL_CTX_new(TLS_client_method());
    SSL* ssl_ = nullptr;
    bool is_open_ = false;
};

const std::string last = "Connection: close\r\n";

TEST_F(Tls, serves_requests_and_says_good_bye) {
    TestServer server(settings());
    EXPECT_TRUE(server.server().address().starts_with("https://127.0.0.1:"));
    TlsClient client(server.port());
    ASSERT_TRUE(client.is_open());
    client.send(get("/who") + get("/late?1") + get("/size?2000000", last));
    const std::string answers = client.read_all();
    EXPECT_NE(answers.find("127.0.0.1 tls public"), std::string::npos);
    EXPECT_NE(answers.find("GET /late?1 "), std::string::npos);
    EXPECT_TRUE(answers.ends_with(text_of(2'000'000)));
    EXPECT_TRUE(client.has_ended_properly());
}

TEST_F(Tls, tells_browsers_to_stay_with_it) {
    TestServer server(settings());
    TlsClient client(server.port());
    client.send(get("/who", last));
    EXPECT_NE(client.read_all().find("\r\nStrict-Transport-Security: max-age=31536000\r\n"),
              std::string::npos);
}

TEST_F(Tls, answers_who_speaks_plain_http) {
    TestServer server(settings());
    RawClient client(server.port());
    client.send(get("/who"));
    const auto answer = client.answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 400);
    EXPECT_NE(answer->body.find("tls_required"), std::string::npos) << answer->body;
    EXPECT_EQ(answer->header("Strict-Transport-Security"), "");
    EXPECT_EQ(server.handler().handled, 0);
    client.close();
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
}

// Neither keys that one who has the certificate's can learn later, nor CBC.
TEST_F(Tls, of_1_2_has_only_ciphers_with_fresh_keys) {
    TestServer server(settings());
    const auto has = [&](const char* ciphers) {
        TlsClient client(server.port(), TLS1_2_VERSION, ciphers);
        return client.is_open();
    };
    EXPECT_TRUE(has("ECDHE+AESGCM"));
    EXPECT_TRUE(has("ECDHE+CHACHA20"));
    EXPECT_FALSE(has("ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA"));
    EXPECT_FALSE(has("ECDHE-ECDSA-AES256-SHA384"));
    EXPECT_FALSE(has("kRSA"));
}

TEST_F(Tls, streams) {
    TestServer server(settings());
    TlsClient client(server.port());
    client.send(get("/threads?100", last));
    const std::string answer = client.read_all();
    EXPECT_GT(answer.size(), 1'000'000u);
    EXPECT_TRUE(answer.ends_with("\r\n0\r\n\r\n"));
    EXPECT_TRUE(client.has_ended_properly());
}

TEST_F(Tls, a_waiting_stream_ends_with_its_reader) {
    TestServer server(settings());
    Feed& feed = server.handler().feed;
    for (const std::string path : {"/events", "/pieces"})
        for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
            TlsClient client(server.port(), version);
            client.send(get(path));
            ASSERT_TRUE(eventually([&] { return feed.waiting_count() == 1; }));
            client.raw().end_sending();  // without a good-bye this is no orderly end
            EXPECT_TRUE(eventually([&] { return feed.open_count() == 0; }));
            EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
        }
}

TEST_F(Tls, a_waiting_stream_ends_whole_for_a_reader_who_only_stops_sending) {
    TestServer server(settings());
    Feed& feed = server.handler().feed;
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
        TlsClient events(server.port(), version), pieces(server.port(), version);
        events.send(get("/events?bye"));
        pieces.send(get("/pieces") + get("/echo?behind"));
        ASSERT_TRUE(eventually([&] { return feed.waiting_count() == 2; }));
        events.end_sending();
        pieces.end_sending();
        EXPECT_TRUE(events.read_all().ends_with("\r\n3\r\nbye\r\n0\r\n\r\n"));
        EXPECT_EQ(feed.give("all", Stream::State::last), 1);
        const std::string answers = pieces.read_all();
        EXPECT_NE(answers.find("\r\n3\r\nall\r\n0\r\n\r\nHTTP/1.1 200"), std::string::npos);
        EXPECT_TRUE(answers.ends_with("GET /echo?behind "));
        EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
    }
}

TEST_F(Tls, a_stream_that_waited_ends_with_a_good_bye) {
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
        TestServer server(settings());
        Feed& feed = server.handler().feed;
        TlsClient kept(server.port(), version), closed(server.port(), version);
        kept.send(get("/events?bye"));
        closed.send("GET /pieces HTTP/1.0\r\n\r\n");
        ASSERT_TRUE(eventually([&] { return feed.waiting_count() == 2; }));
        EXPECT_EQ(feed.give("all", Stream::State::last), 2);
        EXPECT_TRUE(closed.read_all().ends_with("\r\n\r\nall"));
        EXPECT_TRUE(closed.has_ended_properly());
        kept.send(get("/events?bye"));
        ASSERT_TRUE(eventually([&] { return feed.waiting_count() == 1; }));
        std::thread stopping([&] { server.stop(); });
        EXPECT_TRUE(kept.read_all().ends_with("\r\n3\r\nbye\r\n0\r\n\r\n"));
        EXPECT_TRUE(kept.has_ended_properly());
        kept.raw().close();
        closed.raw().close();
        stopping.join();
    }
}

TEST_F(Tls, refuses_bad_framing_too) {
    TestServer server(settings());
    TlsClient client(server.port());
    client.send("GET / HTTP/1.1\r\n\r\n");
    EXPECT_TRUE(client.read_all().starts_with("HTTP/1.1 400 "));
}

TEST_F(Tls, old_versions_are_turned_away) {
    TestServer server(settings());
    EXPECT_TRUE(TlsClient(server.port(), TLS1_2_VERSION).is_open());
    EXPECT_FALSE(TlsClient(server.port(), TLS1_1_VERSION).is_open());
    EXPECT_EQ(server.handler().handled, 0);
}

TEST_F(Tls, a_handshake_has_a_deadline) {
    ServerSettings hasty = settings();
    hasty.header_seconds = 1;
    TestServer server(hasty);
    RawClient silent(server.port());
    EXPECT_TRUE(silent.is_closed());
}

TEST_F(Tls, drains_with_open_connections) {
    TestServer server(settings());
    TlsClient idle(server.port()), busy(server.port());
    busy.send(get("/hold?x"));
    ASSERT_TRUE(eventually([&] { return server.handler().held_count() == 1; }));
    std::thread stopping([&] { server.stop(); });
    EXPECT_EQ(idle.read_all(), "");
    server.handler().release_held();
    EXPECT_TRUE(busy.read_all().ends_with("held x"));
    stopping.join();
}

TEST_F(Tls, files_that_cannot_be_used_are_named) {
    TestHandler handler;
    const auto error_of = [&](const ServerSettings& bad) -> std::string {
        try {
            Server server(bad, handler);
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return {};
    };
    EXPECT_NE(error_of(settings("absent")).find("absent.crt"), std::string::npos);
    EXPECT_NE(error_of(settings("first", "absent")).find("absent.key"), std::string::npos);
    const std::string other = error_of(settings("first", "second"));
    EXPECT_NE(other.find("second.key does not belong to the certificate"), std::string::npos)
        << other;
    EXPECT_NE(other.find("first.crt"), std::string::npos) << other;
    for (const char* name : {"text.crt", "text.key"}) std::ofstream(folder_ / name) << "hello\n";
    const std::string no_certificate = error_of(settings("text", "first"));
    EXPECT_EQ(no_certificate.find("the certificate " + (folder_ / "text.crt")), 0U)
        << no_certificate;
    const std::string no_key = error_of(settings("first", "text"));
    EXPECT_EQ(no_key.find("the private key " + (folder_ / "text.key")), 0U) << no_key;
    ASSERT_EQ(::mkfifo((folder_ / "pipe.crt").c_str(), 0600), 0);
    ASSERT_EQ(::mkfifo((folder_ / "pipe.key").c_str(), 0600), 0);
    EXPECT_NE(error_of(settings("pipe")).find("pipe.crt: is not a regular file"),
              std::string::npos);
    EXPECT_NE(error_of(settings("first", "pipe")).find("pipe.key: is not a regular file"),
              std::string::npos);
    ServerSettings half = settings();
    half.tls_key.clear();
    EXPECT_NE(error_of(half).find("both"), std::string::npos);
}

TEST_F(Tls, of_a_receiver_that_nobody_vouches_for_is_refused) {
    TestServer server(settings());
    const Targets targets({"127.0.0.0/8"});
    const Parcel parcel{fmt::format("https://127.0.0.1:{}/echo", server.port()), {}, "{}"};
    std::promise<Receipt> told;
    Courier courier(targets);
    courier.send(parcel, [&](Receipt its) { told.set_value(std::move(its)); });
    const Receipt receipt = told.get_future().get();
    EXPECT_EQ(receipt.error, "The certificate of the receiver is not valid for its name.");
    EXPECT_EQ(server.handler().handled, 0);
}

}  // namespace
}  // namespace http::test
