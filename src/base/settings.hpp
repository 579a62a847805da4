// Everything an operator can set. cli/ fills it from flags, environment and file; the first of them
// that sets a value wins.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace base {

struct Settings {
    std::string listen = "127.0.0.1:8080";
    std::string metrics_listen;  // HOST:PORT; empty: none
    std::string database = "sqlite:./comanda.db";
    std::string secret_file;      // seals the secrets of the database; empty: none
    std::string segment = "svc";  // the part of every path after /v1/
    bool is_demo = false;         // serve the demo restaurant
    int demo_days = 92;           // days of sales in a new demo
    int demo_pace = 0;            // steps a minute of its evening; 0: nothing happens by itself
    std::string tls_cert;         // PEM file; both or neither
    std::string tls_key;
    std::vector<std::string> trusted_proxies;    // addresses or CIDRs; whose X-Forwarded-For counts
    std::vector<std::string> cors_origins{"*"};  // "*" or SCHEME://HOST whose pages may call
    std::string log_level = "info";              // debug, info, warning, error, off
    int io_threads = 0;                          // 0: one per core
    int connections_max = 20'000;
    int rate_per_second = 500;          // per key; 0: no limit
    int rate_burst = 1'000;             // requests that an idle key may send in a burst
    int address_rate_per_second = 200;  // per address, without a valid key; 0: no limit
    int address_rate_burst = 2'000;
    int write_queue_max = 10'000;            // waiting writes; beyond: 503
    int write_wait_ms_max = 10'000;          // age of a waiting write; beyond: 503
    int write_connections = 8;               // PostgreSQL only
    int answer_cache_mb = 32;                // kept answers; 0: none
    int answer_memory_mb = 256;              // bodies and answers in flight; beyond: 503
    int idempotency_hours = 24;              // how long answers are kept for retries
    int event_days = 90;                     // how long events are kept
    std::vector<std::string> webhook_allow;  // private addresses or CIDRs that webhooks may call
    int delivery_days = 30;                  // how long deliveries of webhooks are shown
    int audit_days = 0;                      // how long the audit is kept; 0: forever
    std::string smtp;        // URL of the mail server, with its password; empty: none
    std::string mail_from;   // address that mails come from; with smtp
    std::string public_url;  // SCHEME://HOST by which people reach this server; with smtp
};

// Whether only programs on this machine can reach a listener at HOST:PORT.
constexpr bool is_loopback(std::string_view listen) {
    const std::string_view host = listen.substr(0, listen.rfind(':'));
    return host == "localhost" || host == "[::1]" || host.starts_with("127.");
}

}  // namespace base
