#include "http/courier.hpp"

#include "http/curl.hpp"
#include "http/grammar.hpp"

#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <openssl/hmac.h>

#include <cstring>
#include <map>
#include <new>

namespace http {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t target_bytes_max = 2'048;
constexpr std::size_t answer_bytes_max = 64 << 10;  // headers, and again the body
constexpr long connections_kept_max = 64;
constexpr long upload_bytes = 16 << 10;  // that curl has for each, instead of 64 KiB
constexpr int poll_ms_max = 60'000;      // unless curl wants it earlier

// ---- which addresses ----------------------------------------------------------------------------

Networks networks(std::initializer_list<std::string> texts) {
    return {"networks", std::span(texts.begin(), texts.size())};
}

// All of IPv4 is public except these; in IPv6 only the global addresses in use are.
bool is_public(const AddressBytes& address) {
    static const Networks v4 = networks({"0.0.0.0/0"});
    static const Networks v4_special = networks(
        {"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
         "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16",
         "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"});
    static const Networks v6_global = networks({"2000::/3"});
    // Protocols (Teredo among them), documentation, 6to4.
    static const Networks v6_special =
        networks({"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"});
    if (v4.contains(address)) return !v4_special.contains(address);
    return v6_global.contains(address) && !v6_special.contains(address);
}

// The IPv4 address that a gateway (NAT64) would call for this one.
std::optional<AddressBytes> behind_gateway(const AddressBytes& address) {
    static const Networks gateways = networks({"64:ff9b::/96"});
    if (!gateways.contains(address)) return std::nullopt;
    AddressBytes inner{};
    inner[10] = inner[11] = 0xff;
    std::copy(address.begin() + 12, address.end(), inner.begin() + 12);
    return inner;
}

std::optional<AddressBytes> address_of(const sockaddr& socket_address) {
    AddressBytes bytes{};
    if (socket_address.sa_family == AF_INET6) {
        sockaddr_in6 v6;
        std::memcpy(&v6, &socket_address, sizeof v6);
        std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
        return bytes;
    }
    if (socket_address.sa_family != AF_INET) return std::nullopt;
    sockaddr_in v4;
    std::memcpy(&v4, &socket_address, sizeof v4);
    bytes[10] = bytes[11] = 0xff;
    std::memcpy(bytes.data() + 12, &v4.sin_addr, 4);
    return bytes;
}

// An address in any spelling that the system accepts: 2130706433, 0x7f.1, ::7f00:1.
std::optional<AddressBytes> numeric_address(const std::string& host) {
    addrinfo hints{}, *found = nullptr;
    hints.ai_flags = AI_NUMERICHOST;
    if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0) return std::nullopt;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owned(found, freeaddrinfo);
    return address_of(*found->ai_addr);
}

// A name of this machine that needs no resolver.
bool is_local_name(std::string_view host) {
    constexpr std::string_view local = "localhost";
    if (host.size() < local.size()) return false;
    const std::size_t rest = host.size() - local.size();
    return same_word(host.substr(rest), local) && (rest == 0 || host[rest - 1] == '.');
}

// ---- URLs, read by the library that will call them ----------------------------------------------

class Url {
public:
    explicit Url(const std::string& text) {
        if (!url_) throw std::bad_alloc();
        result_ = curl_url_set(url_.get(), CURLUPART_URL, text.c_str(), CURLU_DISALLOW_USER);
    }
    CURLUcode result() const { return result_; }
    std::string part(CURLUPart which) const {
        char* text = nullptr;
        if (curl_url_get(url_.get(), which, &text, 0) != CURLUE_OK) return {};
        const std::unique_ptr<char, decltype(&curl_free)> owned(text, curl_free);
        return text;
    }
    // Without the brackets of an IPv6 address and the dot at the end of a name.
    std::string host() const {
        std::string host = part(CURLUPART_HOST);
        if (host.starts_with('[')) host = host.substr(1, host.find(']') - 1);
        while (host.ends_with('.')) host.pop_back();
        return host;
    }

private:
    std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> url_{curl_url(), curl_url_cleanup};
    CURLUcode result_;
};

constexpr std::string_view private_target =
    "must not lead into a private network; the operator may allow one (--webhook-allow)";

// ---- one parcel in transit ----------------------------------------------------------------------

// Curl frames the request; these would contradict it.
constexpr std::string_view headers_of_framing[] = {
    "host", "content-length", "transfer-encoding", "connection", "expect", "upgrade",
    "te",   "trailer",        "keep-alive"};

class Transfer {
public:
    Transfer(CURLM* multi, const Targets& targets, const Courier::Times& times, Parcel&& parcel)
        : multi_(multi), targets_(targets), times_(times), parcel_(std::move(parcel)) {
        set_limits();
        set_request(parcel_);
        if (curl_multi_add_handle(multi_, easy_.get()) != CURLM_OK) throw std::bad_alloc();
    }
    ~Transfer() { curl_multi_remove_handle(multi_, easy_.get()); }
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;

    void finish(CURLcode result) {
        note_time();
        long status = 0;
        curl_easy_getinfo(easy_.get(), CURLINFO_RESPONSE_CODE, &status);
        const bool is_long = result == CURLE_WRITE_ERROR && body_bytes_ > answer_bytes_max;
        if (has_head_ && status >= 200 && (result == CURLE_OK || is_long))
            receipt_.status = static_cast<int>(status);
        else
            receipt_.error = sentence(result);
    }
    Receipt&& receipt() { return std::move(receipt_); }
    CURL* handle() const { return easy_.get(); }

private:
    template <class Value>
    void set(CURLoption option, Value value) {
        easy_.set(option, value);
    }

    void set_limits() {
        set(CURLOPT_NOSIGNAL, 1L);
        // A name that takes too long to resolve is left to its own thread, or all would wait.
        set(CURLOPT_QUICK_EXIT, 1L);
        set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(times_.connect_max.count()));
        set(CURLOPT_TIMEOUT_MS, static_cast<long>(times_.send_max.count()));
        set(CURLOPT_UPLOAD_BUFFERSIZE, upload_bytes);
        set(CURLOPT_PROTOCOLS_STR, "http,https");
        set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
        set(CURLOPT_FOLLOWLOCATION, 0L);
        set(CURLOPT_PROXY, "");
        set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
        set(CURLOPT_SSL_VERIFYPEER, 1L);
        set(CURLOPT_SSL_VERIFYHOST, 2L);
        set(CURLOPT_OPENSOCKETFUNCTION, &open_socket);
        set(CURLOPT_OPENSOCKETDATA, this);
        set(CURLOPT_HEADERFUNCTION, &take_header);
        set(CURLOPT_HEADERDATA, this);
        set(CURLOPT_WRITEFUNCTION, &take_body);
        set(CURLOPT_WRITEDATA, this);
    }

    void set_request(const Parcel& parcel) {
        // Without a value: so curl adds none of its own.
        for (const char* none : {"Expect:", "Content-Type:", "Accept:"}) add_header(none);
        for (const auto& [name, value] : parcel.headers)
            add_header(value.empty() ? name + ";" : name + ": " + value);
        set(CURLOPT_HTTPHEADER, headers_.get());
        set(CURLOPT_USERAGENT, "Comanda");
        set(CURLOPT_URL, parcel.url.c_str());
        set(CURLOPT_POST, 1L);
        set(CURLOPT_POSTFIELDS, parcel.body.data());
        set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(parcel.body.size()));
    }

    void add_header(const std::string& line) {
        curl_slist* longer = curl_slist_append(headers_.get(), line.c_str());
        if (!longer) throw std::bad_alloc();
        static_cast<void>(headers_.release());
        headers_.reset(longer);
    }

    void note_time() {
        curl_off_t took_us = 0;
        curl_easy_getinfo(easy_.get(), CURLINFO_TOTAL_TIME_T, &took_us);
        receipt_.took =
            std::chrono::duration_cast<milliseconds>(std::chrono::microseconds(took_us));
    }

    std::string sentence(CURLcode result) const {
        switch (result) {
            case CURLE_COULDNT_RESOLVE_HOST: return "The name has no known address.";
            case CURLE_COULDNT_CONNECT:
                return is_refused_ ? "The address " + std::string(private_target) + "."
                                   : "The receiver cannot be reached.";
            case CURLE_OPERATION_TIMEDOUT:
                return receipt_.took < times_.send_max ? "Connecting to the receiver took too long."
                                                       : "The receiver took too long to answer.";
            case CURLE_PEER_FAILED_VERIFICATION:
                return "The certificate of the receiver is not valid for its name.";
            case CURLE_WRITE_ERROR: return "The headers of the answer are too long.";
            case CURLE_OK:
            case CURLE_GOT_NOTHING:
            case CURLE_PARTIAL_FILE:
            case CURLE_SEND_ERROR:
            case CURLE_RECV_ERROR: return "The receiver hung up before its answer was complete.";
            default: return std::string(curl_easy_strerror(result)) + ".";
        }
    }

    static curl_socket_t open_socket(void* self, curlsocktype, curl_sockaddr* to) {
        auto& transfer = *static_cast<Transfer*>(self);
        const auto address = address_of(to->addr);
        if (address && transfer.targets_.allows(*address))
            return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
        transfer.is_refused_ = true;
        return CURL_SOCKET_BAD;
    }

    static std::size_t take_header(const char* line, std::size_t, std::size_t size, void* self) {
        auto& transfer = *static_cast<Transfer*>(self);
        transfer.has_head_ = line[0] == '\r' || line[0] == '\n';
        transfer.head_bytes_ += size;
        return transfer.head_bytes_ > answer_bytes_max ? 0 : size;
    }

    static std::size_t take_body(const char*, std::size_t, std::size_t size, void* self) {
        auto& transfer = *static_cast<Transfer*>(self);
        transfer.body_bytes_ += size;
        return transfer.body_bytes_ > answer_bytes_max ? 0 : size;
    }

    CURLM* multi_;
    const Targets& targets_;
    const Courier::Times& times_;
    const Parcel parcel_;
    Receipt receipt_{};
    std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> headers_{nullptr,
                                                                         curl_slist_free_all};
    CurlTransfer easy_;
    std::size_t head_bytes_ = 0, body_bytes_ = 0;
    bool has_head_ = false, is_refused_ = false;
};

std::optional<std::string> parcel_refusal(const Targets& targets, const Parcel& parcel) {
    if (const auto sentence = targets.refusal(parcel.url)) return "The address " + *sentence + ".";
    for (const auto& [name, value] : parcel.headers)
        if (const auto sentence = header_refusal(name, value))
            return "The header " + name + " " + *sentence + ".";
    return std::nullopt;
}

}  // namespace

Targets::Targets(const std::vector<std::string>& allowed_networks)
    : allowed_("webhook-allow", allowed_networks) {}

bool Targets::allows(const AddressBytes& address) const {
    if (allowed_.contains(address)) return true;
    const auto inner = behind_gateway(address);
    return inner ? allows(*inner) : is_public(address);
}

std::optional<std::string> Targets::refusal(std::string_view url) const {
    if (url.size() > target_bytes_max) return "must have at most 2048 characters";
    if (std::ranges::any_of(url, [](char c) { return c <= ' ' || c > '~'; }))
        return "must contain only characters that a URL may have; write others as %XX";
    start_curl();
    const Url parsed{std::string(url)};
    if (parsed.result() == CURLUE_USER_NOT_ALLOWED) return "must not contain a user or a password";
    const std::string scheme = parsed.part(CURLUPART_SCHEME);
    if (parsed.result() == CURLUE_UNSUPPORTED_SCHEME || parsed.result() == CURLUE_BAD_SCHEME ||
        (parsed.result() == CURLUE_OK && scheme != "http" && scheme != "https"))
        return "must begin with https:// or http://";
    const std::string host = parsed.host();
    if (parsed.result() != CURLUE_OK || host.empty())
        return "must be a URL such as https://shop.example/hook";
    const auto address = is_local_name(host) ? parse_address("127.0.0.1") : numeric_address(host);
    if (address && !allows(*address)) return std::string(private_target);
    return std::nullopt;
}

std::optional<std::string> header_refusal(std::string_view name, std::string_view value) {
    if (!is_token(name)) return "must have a name of letters, digits and '-'";
    if (has_control_but_tab(value)) return "must have a value without control characters";
    for (std::string_view framing : headers_of_framing)
        if (same_word(name, framing)) return "is reserved for the connection; choose another";
    return std::nullopt;
}

// The current transfers. Used only by the courier's thread, except wake().
class Courier::Round {
public:
    Round() {
        if (!multi_) throw std::bad_alloc();
        curl_multi_setopt(multi_.get(), CURLMOPT_MAXCONNECTS, connections_kept_max);
    }

    void begin(const Targets& targets, const Times& times, Order&& order) {
        try {
            if (auto sentence = parcel_refusal(targets, order.parcel))
                return tell(order.done, failure(*sentence));
            auto transfer =
                std::make_unique<Transfer>(multi_.get(), targets, times, std::move(order.parcel));
            CURL* const handle = transfer->handle();
            under_way_.emplace(handle, Sending{std::move(transfer), order.done});
        } catch (const std::exception&) {  // no memory
            tell(order.done, failure("The program could not start the call."));
        }
    }

    // Continues all, and reports those that are done.
    void advance() {
        int running = 0;
        curl_multi_perform(multi_.get(), &running);
        int rest = 0;
        while (const CURLMsg* message = curl_multi_info_read(multi_.get(), &rest)) {
            if (message->msg != CURLMSG_DONE) continue;
            const CURLcode result = message->data.result;  // is freed with the transfer
            const auto node = under_way_.extract(message->easy_handle);
            Transfer& transfer = *node.mapped().transfer;
            try {
                transfer.finish(result);
            } catch (const std::bad_alloc&) {  // then there is no sentence
            }
            Receipt receipt = transfer.receipt();
            node.mapped().transfer.reset();
            tell(node.mapped().done, std::move(receipt));
        }
    }

    void wait() { curl_multi_poll(multi_.get(), nullptr, 0, poll_ms_max, nullptr); }
    void wake() { curl_multi_wakeup(multi_.get()); }

    void cut_all() {
        while (!under_way_.empty()) {
            const auto node = under_way_.extract(under_way_.begin());
            node.mapped().transfer.reset();
            cut(node.mapped().done);
        }
    }
    static void cut(const Done& done) {
        Receipt receipt = failure("The program stopped before an answer arrived.");
        receipt.is_cut = true;
        tell(done, std::move(receipt));
    }

private:
    struct Sending {
        std::unique_ptr<Transfer> transfer;
        Done done;
    };

    static Receipt failure(std::string_view sentence) {
        Receipt receipt;
        try {
            receipt.error = sentence;
        } catch (const std::bad_alloc&) {  // it has failed anyway
        }
        return receipt;
    }

    // There is nobody to report an exception to.
    static void tell(const Done& done, Receipt&& receipt) {
        try {
            done(std::move(receipt));
        } catch (const std::exception&) {
        }
    }

    std::unique_ptr<CURLM, decltype(&curl_multi_cleanup)> multi_{curl_multi_init(),
                                                                 curl_multi_cleanup};
    std::map<CURL*, Sending> under_way_;
};

Courier::Courier(const Targets& targets, Times times)
    : targets_(targets),
      times_(times),
      round_((start_curl(), std::make_unique<Round>())),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Courier::~Courier() { stop(); }

void Courier::send(Parcel parcel, Done done) {
    {
        const std::lock_guard lock(mutex_);
        if (!is_stopped_) {
            waiting_.push_back({std::move(parcel), std::move(done)});
            round_->wake();
            return;
        }
    }
    Round::cut(done);
}

void Courier::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
    }
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

std::vector<Courier::Order> Courier::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(waiting_, {});
}

void Courier::run(const std::stop_token& stop) {
    const std::stop_callback wakes(stop, [this] { round_->wake(); });
    while (!stop.stop_requested()) {
        for (Order& order : take()) round_->begin(targets_, times_, std::move(order));
        round_->advance();
        round_->wait();
    }
    for (const Order& order : take()) Round::cut(order.done);
    round_->cut_all();
}

std::string signature(std::string_view secret, std::int64_t unix_seconds, std::string_view body) {
    const std::string time = std::to_string(unix_seconds);
    const std::string signed_text = time + "." + std::string(body);
    unsigned char hash[EVP_MAX_MD_SIZE];
    unsigned int size = 0;
    if (!HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()),
              reinterpret_cast<const unsigned char*>(signed_text.data()), signed_text.size(), hash,
              &size))
        throw std::bad_alloc();
    return fmt::format("t={},v1={:02x}", time, fmt::join(std::span(hash, size), ""));
}

}  // namespace http
