#include "http/courier.hpp"

#include "http/test_support.hpp"
#include "support/receiver.hpp"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <future>

namespace http::test {
namespace {

// What the resolver answers in this program for names that end in ".test".
class Names {
public:
    static Names& all() {
        static Names names;
        return names;
    }
    void set(const std::string& name, const std::string& address) {
        const std::lock_guard lock(mutex_);
        addresses_[name] = address;
    }
    std::string address_of(const std::string& name) {
        std::unique_lock lock(mutex_);
        if (name == "hangs.test") released_.wait_for(lock, 20s, [this] { return is_released_; });
        const auto found = addresses_.find(name);
        return found == addresses_.end() ? "" : found->second;
    }
    void release() {
        const std::lock_guard lock(mutex_);
        is_released_ = true;
        released_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable released_;
    bool is_released_ = false;
    std::map<std::string, std::string> addresses_;
};

}  // namespace
}  // namespace http::test

extern "C" int getaddrinfo(const char* name, const char* service, const addrinfo* hints,
                           addrinfo** found) {
    using Resolve = decltype(&getaddrinfo);
    static const auto real = reinterpret_cast<Resolve>(dlsym(RTLD_NEXT, "getaddrinfo"));
    if (!name || !std::string_view(name).ends_with(".test") ||
        (hints && (hints->ai_flags & AI_NUMERICHOST) != 0))
        return real(name, service, hints, found);
    const std::string address = http::test::Names::all().address_of(name);
    return address.empty() ? EAI_NONAME : real(address.c_str(), service, hints, found);
}

namespace http::test {
namespace {

using support::Receiver;

// Hears every connection to a port of this machine, on whatever address of it.
class Ear {
public:
    Ear() : socket_(socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)) {
        const int off = 0;
        setsockopt(socket_, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
        sockaddr_in6 address{};
        address.sin6_family = AF_INET6;
        socklen_t size = sizeof address;
        auto* generic = reinterpret_cast<sockaddr*>(&address);
        EXPECT_EQ(bind(socket_, generic, size), 0);
        EXPECT_EQ(listen(socket_, 16), 0);
        getsockname(socket_, generic, &size);
        port_ = ntohs(address.sin6_port);
    }
    ~Ear() { close(socket_); }
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;

    unsigned short port() const { return port_; }
    bool has_heard() const {
        const int connection = accept(socket_, nullptr, nullptr);
        if (connection >= 0) close(connection);
        return connection >= 0;
    }

private:
    int socket_;
    unsigned short port_ = 0;
};

constexpr Courier::Times brief{.connect_max = 200ms, .send_max = 400ms};

Targets loopback() { return Targets({"127.0.0.0/8", "::1"}); }

// All at once; returns when the last is done.
std::vector<Receipt> send_all(Courier& courier, const std::vector<Parcel>& parcels) {
    std::vector<std::promise<Receipt>> promises(parcels.size());
    for (std::size_t i = 0; i < parcels.size(); ++i)
        courier.send(parcels[i], [&promise = promises[i]](Receipt receipt) {
            promise.set_value(std::move(receipt));
        });
    std::vector<Receipt> receipts;
    for (auto& promise : promises) receipts.push_back(promise.get_future().get());
    return receipts;
}

Receipt send_one(const Targets& targets, const std::string& url,
                 Courier::Times times = Courier::Times{}) {
    Courier courier(targets, times);
    return send_all(courier, {{url, {{"Content-Type", "application/json"}}, "{}"}}).front();
}

std::string local(const Receiver& receiver, std::string_view path = "/") {
    return fmt::format("http://127.0.0.1:{}{}", receiver.port(), path);
}

// Of every kind that is not for strangers to call.
const char* const addresses_inside[] = {"127.0.0.1",
                                        "127.255.255.254",
                                        "0.0.0.0",
                                        "0.1.2.3",
                                        "10.0.0.1",
                                        "100.64.0.1",
                                        "100.127.255.254",
                                        "169.254.169.254",
                                        "172.16.0.1",
                                        "172.31.255.254",
                                        "192.168.1.1",
                                        "192.0.0.8",
                                        "192.0.2.1",
                                        "198.18.0.1",
                                        "198.19.255.254",
                                        "198.51.100.7",
                                        "203.0.113.9",
                                        "224.0.0.1",
                                        "239.255.255.255",
                                        "240.0.0.1",
                                        "255.255.255.255",
                                        "192.88.99.1",
                                        "::",
                                        "::1",
                                        "::127.0.0.1",
                                        "::ffff:127.0.0.1",
                                        "::ffff:10.1.2.3",
                                        "fe80::1",
                                        "febf::1",
                                        "fc00::1",
                                        "fdff::1",
                                        "fec0::1",
                                        "ff02::1",
                                        "2001:db8::1",
                                        "3fff::1",
                                        "100::1",
                                        "2002:7f00:1::",
                                        "2002:a00:1::1",
                                        "64:ff9b::127.0.0.1",
                                        "64:ff9b::10.0.0.1",
                                        "64:ff9b:1::1",
                                        "2001::1",
                                        "2001:0:7f00:1::80ff:fffe",
                                        "::ffff:0:127.0.0.1",
                                        "5f00::1"};

TEST(Targets, allow_what_is_public_and_nothing_else) {
    const Targets none({});
    for (const char* address : addresses_inside)
        EXPECT_FALSE(none.allows(*parse_address(address))) << address;
    for (const char* address :
         {"1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
          "126.255.255.255", "128.0.0.1", "169.253.255.255", "172.15.255.255", "172.32.0.0",
          "192.0.1.1", "192.167.255.255", "198.17.255.255", "198.20.0.0", "223.255.255.255",
          "::ffff:8.8.8.8", "2606:4700::1111", "2a00::1", "64:ff9b::8.8.8.8"})
        EXPECT_TRUE(none.allows(*parse_address(address))) << address;
}

TEST(Targets, allow_what_the_operator_does) {
    const Targets some({"10.1.0.0/16", "fd00:1::/32", "127.0.0.1"});
    for (const char* address :
         {"10.1.2.3", "::ffff:10.1.2.3", "64:ff9b::10.1.2.3", "fd00:1::5", "127.0.0.1", "1.1.1.1"})
        EXPECT_TRUE(some.allows(*parse_address(address))) << address;
    for (const char* address : {"10.2.0.1", "fd00:2::5", "127.0.0.2", "::1"})
        EXPECT_FALSE(some.allows(*parse_address(address))) << address;
    EXPECT_THROW(Targets({"10.0.0.0/33"}), std::invalid_argument);
}

// "{}" is the port.
const char* const urls_inside[] = {
    "http://127.0.0.1:{}/",
    "http://127.1:{}/",
    "http://127.0.1:{}/",
    "http://2130706433:{}/",
    "http://0x7f000001:{}/",
    "http://0x7f.1:{}/",
    "http://0177.0.0.1:{}/",
    "http://017700000001:{}/",
    "http://127.0.0.1.:{}/",
    "http://127.0.0.1..:{}/",
    "http://%31%32%37.0.0.1:{}/",
    "http://127%2e0.0.1:{}/",
    "http://0:{}/",
    "http://0.0.0.0:{}/",
    "http://169.254.169.254:{}/latest/meta-data",
    "http://10.0.0.1:{}/",
    "http://192.168.0.1:{}/",
    "http://[::1]:{}/",
    "http://[::]:{}/",
    "http://[0:0:0:0:0:0:0:1]:{}/",
    "http://[::ffff:127.0.0.1]:{}/",
    "http://[::ffff:7f00:1]:{}/",
    "http://[::127.0.0.1]:{}/",
    "http://[64:ff9b::7f00:1]:{}/",
    "http://[2002:7f00:1::]:{}/",
    "http://[fe80::1%25lo]:{}/",
    "http://[::1%25lo]:{}/",
    "http://[fd00::1]:{}/",
    "http://localhost:{}/",
    "http://LOCALHOST:{}/",
    "http://localhost.:{}/",
    "http://shop.localhost:{}/",
    "https://localhost:{}/",
    "https://127.0.0.1:{}/",
    "http://user@127.0.0.1:{}/",
    "http://user:word@shop.example:{}/",
    "http://shop.example@127.0.0.1:{}/",
    "http://shop.example:80@127.0.0.1:{}/",
    "http://shop.example#@127.0.0.1:{}/",
    "http://127.0.0.1:{}\\@shop.example/",
    "http://127.0.0.1:{}#@shop.example/",
    "http:127.0.0.1:{}/",
    "http:/127.0.0.1:{}/",
    "http:///127.0.0.1:{}/",
    "//127.0.0.1:{}/",
    "127.0.0.1:{}/",
    "file:///etc/passwd",
    "file://127.0.0.1:{}/etc/passwd",
    "gopher://127.0.0.1:{}/_GET",
    "ftp://127.0.0.1:{}/",
    "dict://127.0.0.1:{}/",
    "ldap://127.0.0.1:{}/",
    "smtp://127.0.0.1:{}/",
    "telnet://127.0.0.1:{}/",
    "javascript:alert(1)",
    "http://",
    "http://:{}/",
    "",
    "http://127.0.0.1:{}/ HTTP/1.1\r\nX: y",
    "http://１２７.0.0.1:{}/",
};

TEST(Courier, calls_no_address_inside_however_it_is_spelled) {
    const Ear ear;
    const Targets targets({});
    for (const char* text : urls_inside) {
        const std::string url = fmt::format(fmt::runtime(text), ear.port());
        const Receipt receipt = send_one(targets, url, brief);
        EXPECT_EQ(receipt.status, 0) << url;
        EXPECT_NE(receipt.error, "") << url;
        // What only looks inside, after a name outside, is told at sending.
        EXPECT_TRUE(targets.refusal(url) || url.starts_with("http://shop.example#")) << url;
        EXPECT_FALSE(ear.has_heard()) << url;
    }
}

TEST(Courier, calls_no_name_that_leads_inside) {
    const Ear ear;
    const Targets targets({});
    for (const char* address : addresses_inside) {
        Names::all().set("inside.test", address);
        const std::string url = fmt::format("http://inside.test:{}/", ear.port());
        EXPECT_FALSE(targets.refusal(url));
        const Receipt receipt = send_one(targets, url);
        EXPECT_NE(receipt.error.find("private network"), std::string::npos)
            << address << ": " << receipt.error;
        EXPECT_FALSE(ear.has_heard()) << address;
    }
}

TEST(Courier, reaches_what_is_allowed_and_follows_no_redirect) {
    Receiver receiver([](const Receiver::Request& request) {
        if (request.target != "/moved") return Receiver::Reply{};
        return Receiver::Reply{.status = 307, .headers = "Location: /elsewhere\r\n"};
    });
    Names::all().set("allowed.test", "127.0.0.1");
    const Targets targets = loopback();
    for (const char* host :
         {"127.0.0.1", "2130706433", "127.1", "localhost", "allowed.test", "[::ffff:127.0.0.1]"}) {
        const Receipt receipt =
            send_one(targets, fmt::format("http://{}:{}/", host, receiver.port()));
        EXPECT_EQ(receipt.status, 200) << host << ": " << receipt.error;
        EXPECT_EQ(receipt.error, "");
    }
    EXPECT_EQ(send_one(targets, local(receiver, "/moved")).status, 307);
    EXPECT_EQ(receiver.requests().back().target, "/moved");
}

TEST(Courier, minds_no_proxy_of_the_environment) {
    Receiver proxy([](const auto&) { return Receiver::Reply{.status = 203}; });
    Receiver receiver([](const auto&) { return Receiver::Reply{}; });
    Names::all().set("direct.test", "127.0.0.1");
    for (const char* name : {"http_proxy", "ALL_PROXY"}) setenv(name, local(proxy).c_str(), 1);
    const Receipt receipt =
        send_one(loopback(), fmt::format("http://direct.test:{}/", receiver.port()));
    for (const char* name : {"http_proxy", "ALL_PROXY"}) unsetenv(name);
    EXPECT_EQ(receipt.status, 200) << receipt.error;
    EXPECT_EQ(proxy.connection_count(), 0);
}

TEST(Courier, sends_what_it_is_given_and_adds_little) {
    Receiver receiver([](const auto&) { return Receiver::Reply{}; });
    const Targets targets = loopback();
    Courier courier(targets);
    const std::string body("a\0b\r\n", 5);
    const Parcel parcel{local(receiver, "/hook?a=b"),
                        {{"Content-Type", "text/x"}, {"X-Key", "é: ;"}, {"X-None", ""}},
                        body};
    const Parcel bare{local(receiver), {}, std::string(2 << 20, 'x')};
    for (const Receipt& receipt : send_all(courier, {parcel, bare})) EXPECT_EQ(receipt.status, 200);
    auto requests = receiver.requests();
    ASSERT_EQ(requests.size(), 2u);
    std::ranges::sort(requests, {}, [](const auto& each) { return each.body.size(); });
    EXPECT_EQ(requests[0].target, "/hook?a=b");
    EXPECT_EQ(requests[0].body, body);
    EXPECT_EQ(requests[0].headers, (std::map<std::string, std::string>{
                                       {"host", fmt::format("127.0.0.1:{}", receiver.port())},
                                       {"user-agent", "Comanda"},
                                       {"content-length", "5"},
                                       {"content-type", "text/x"},
                                       {"x-key", "é: ;"},
                                       {"x-none", ""}}));
    EXPECT_EQ(requests[1].body, bare.body);
    EXPECT_FALSE(requests[1].headers.contains("content-type"));
    EXPECT_FALSE(requests[1].headers.contains("expect"));
}

TEST(Courier, sends_no_header_that_breaks_the_request) {
    Receiver receiver([](const auto&) { return Receiver::Reply{}; });
    const Targets targets = loopback();
    Courier courier(targets);
    for (const auto& [name, value] :
         std::vector<std::pair<std::string, std::string>>{{"X-A", "b\r\nX-C: d"},
                                                          {"X-A", "b\n"},
                                                          {"X A", "b"},
                                                          {"", "b"},
                                                          {"X-A:", "b"},
                                                          {"Content-Length", "5"},
                                                          {"transfer-encoding", "chunked"},
                                                          {"HOST", "bank.example"}}) {
        EXPECT_TRUE(header_refusal(name, value)) << name;
        const Parcel parcel{local(receiver), {{name, value}}, "{}"};
        EXPECT_NE(send_all(courier, {parcel}).front().error, "") << name;
    }
    EXPECT_EQ(receiver.connection_count(), 0);
    EXPECT_FALSE(header_refusal("Authorization", "Bearer é"));
}

TEST(Courier, tells_an_answer_from_half_of_one) {
    const std::map<std::string, Receiver::Reply> replies{
        {"/fine", {.status = 204, .body = ""}},
        {"/fails", {.status = 500}},
        {"/long", {.body = std::string(1 << 20, 'x')}},
        {"/silent", {.is_silent = true}},
        {"/drips", {.body = std::string(1'000, 'x'), .between = 20ms}},
        {"/late", {.after = 30s}},
        {"/nothing", {.cut_at = 0}},
        {"/half-head", {.cut_at = 25}},
        {"/half-body", {.body = std::string(100, 'x'), .cut_at = 80}},
        {"/long-head", {.headers = "X: " + std::string(90'000, 'x') + "\r\n"}},
        {"/many-heads", {.headers = [] {
             std::string lines;
             for (int i = 0; i < 20'000; ++i) lines += "X: y\r\n";
             return lines;
         }()}}};
    Receiver receiver([&](const Receiver::Request& request) { return replies.at(request.target); });
    const std::map<std::string, int> statuses{{"/fine", 204}, {"/fails", 500}, {"/long", 200}};
    std::vector<Parcel> parcels;
    for (const auto& [path, reply] : replies) parcels.push_back({local(receiver, path), {}, "{}"});
    const Targets targets = loopback();
    const auto began = std::chrono::steady_clock::now();
    Courier courier(targets, {.connect_max = 2s, .send_max = 2s});
    const auto receipts = send_all(courier, parcels);
    EXPECT_LT(std::chrono::steady_clock::now() - began, 10s);
    std::size_t i = 0;
    for (const auto& [path, reply] : replies) {
        const Receipt& receipt = receipts[i++];
        const auto status = statuses.find(path);
        EXPECT_EQ(receipt.status, status == statuses.end() ? 0 : status->second) << path;
        EXPECT_EQ(receipt.error.empty(), status != statuses.end()) << path << receipt.error;
    }
    receiver.stop();
    EXPECT_EQ(send_one(targets, local(receiver)).error, "The receiver cannot be reached.");
    EXPECT_EQ(send_one(targets, "http://nobody.test/").error, "The name has no known address.");
}

TEST(Courier, sends_side_by_side_and_keeps_connections) {
    std::mutex mutex;
    std::condition_variable changes;
    int waiting = 0;
    Receiver receiver([&](const auto&) {
        std::unique_lock lock(mutex);
        ++waiting;
        changes.notify_all();
        changes.wait_for(lock, 5s, [&] { return waiting >= 30; });
        return Receiver::Reply{};
    });
    const Targets targets = loopback();
    Courier courier(targets);
    const std::vector<Parcel> parcels(30, Parcel{local(receiver), {}, "{}"});
    for (int round = 0; round < 2; ++round)
        for (const Receipt& receipt : send_all(courier, parcels)) EXPECT_EQ(receipt.status, 200);
    EXPECT_EQ(receiver.requests().size(), 60u);
    EXPECT_EQ(receiver.connection_count(), 30);
}

// Each is told of when it is done, not when all are.
TEST(Courier, lets_nobody_wait_for_another) {
    std::promise<void> release;
    const auto released = release.get_future().share();
    Receiver receiver([&](const Receiver::Request& request) {
        if (request.target == "/slow") released.wait();
        return Receiver::Reply{};
    });
    const Targets targets = loopback();
    Courier courier(targets);
    std::promise<Receipt> slow;
    courier.send({local(receiver, "/slow"), {}, "{}"},
                 [&](Receipt receipt) { slow.set_value(std::move(receipt)); });
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(send_all(courier, {{local(receiver, "/fast"), {}, "{}"}}).front().status, 200);
    auto told = slow.get_future();
    EXPECT_EQ(told.wait_for(0s), std::future_status::timeout);
    release.set_value();
    EXPECT_EQ(told.get().status, 200);
}

TEST(Courier, finds_a_receiver_again_that_was_restarted) {
    Receiver receiver([](const auto&) { return Receiver::Reply{}; });
    const Targets targets = loopback();
    Courier courier(targets);
    const Parcel parcel{local(receiver), {}, "{}"};
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(send_all(courier, {parcel}).front().status, 200);
        receiver.stop();
        receiver.start();
    }
}

TEST(Courier, ends_soon_when_it_is_to_stop) {
    std::promise<void> has_come;
    Receiver receiver([&](const auto&) {
        has_come.set_value();
        return Receiver::Reply{.is_silent = true};
    });
    const Targets targets = loopback();
    Courier courier(targets);
    const Parcel parcel{local(receiver), {}, "{}"};
    std::optional<Receipt> told;
    const auto note = [&](Receipt receipt) { told = std::move(receipt); };
    courier.send(parcel, note);
    has_come.get_future().wait();
    const auto began = std::chrono::steady_clock::now();
    courier.stop();
    EXPECT_LT(std::chrono::steady_clock::now() - began, 5s);
    ASSERT_TRUE(told);
    EXPECT_TRUE(told->is_cut);
    EXPECT_NE(told->error, "");
    told.reset();
    courier.send(parcel, note);
    ASSERT_TRUE(told);
    EXPECT_TRUE(told->is_cut);
}

// A resolver that is silent must not hold up the others, nor the end.
TEST(Courier, does_not_wait_for_names_that_take_too_long) {
    Receiver receiver([](const auto&) { return Receiver::Reply{}; });
    const Targets targets = loopback();
    const std::vector<Parcel> parcels{{"http://hangs.test/", {}, ""}, {local(receiver), {}, ""}};
    const auto began = std::chrono::steady_clock::now();
    const Courier::Times times{.connect_max = 2s, .send_max = 3s};  // enough for the other
    Courier courier(targets, times);
    const auto receipts = send_all(courier, parcels);
    EXPECT_NE(receipts[0].error, "");
    EXPECT_EQ(receipts[1].status, 200) << receipts[1].error;
    EXPECT_LT(std::chrono::steady_clock::now() - began, 10s);
    Names::all().release();
}

// As `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac whsec` has it.
TEST(Signature, is_the_hash_that_others_compute) {
    EXPECT_EQ(signature("whsec", 1'700'000'000, R"({"a":1})"),
              "t=1700000000,v1="
              "8ad37ba156048ae0e0a5533c75cdf26fee88b07f93cb57ee4c80adb053012032");
}

}  // namespace
}  // namespace http::test
