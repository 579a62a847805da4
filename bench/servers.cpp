#include "bench/servers.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace bench {
namespace {

constexpr int server_core = 0;
int load_core() { return std::thread::hardware_concurrency() > 1 ? 1 : 0; }

void move_to(int first, int last) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int core = first; core <= last; ++core) CPU_SET(core, &cores);
    if (sched_setaffinity(0, sizeof cores, &cores) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot choose a core");
}

// One that was free a moment ago.
unsigned short free_port() {
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* plain = reinterpret_cast<sockaddr*>(&address);
    const bool is_bound =
        bind(listener, plain, size) == 0 && getsockname(listener, plain, &size) == 0;
    close(listener);
    if (!is_bound) throw std::runtime_error("no free port");
    return ntohs(address.sin_port);
}

// Each file as nginx serves it fastest: small ones by write, which also keeps pipelined answers
// from waiting for an acknowledgement each, large ones by sendfile.
constexpr const char* nginx_settings = R"(worker_processes 1;
daemon off;
master_process off;
pid {0}/nginx.pid;
error_log {0}/nginx.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    keepalive_requests 1000000000;
    open_file_cache max=10;
    types {{ application/json json; }}
    client_body_temp_path {0}/t1; proxy_temp_path {0}/t2; fastcgi_temp_path {0}/t3;
    uwsgi_temp_path {0}/t4; scgi_temp_path {0}/t5;
    server {{
        listen 127.0.0.1:{1};
        root {0}/www;
        location = /list.json {{ sendfile on; tcp_nopush on; gzip_static on; }}
        location = /list.zst {{
            sendfile on; tcp_nopush on;
            default_type application/json; add_header Content-Encoding zstd;
        }}
    }}
}}
)";

}  // namespace

std::vector<std::string> on(Cores cores, std::vector<std::string> command) {
    const std::string list = cores == Cores::one
                                 ? std::to_string(server_core)
                                 : fmt::format("0-{}", std::thread::hardware_concurrency() - 1);
    command.insert(command.begin(), {"taskset", "-c", list});
    return command;
}

void move_to_all_cores() { move_to(0, static_cast<int>(std::thread::hardware_concurrency()) - 1); }
void move_to_load_core() { move_to(load_core(), load_core()); }

std::string member(const std::string& json, const std::string& name) {
    const auto at = json.find('"' + name + '"');
    if (at == std::string::npos) return "";
    const auto begin = json.find('"', json.find(':', at)) + 1;
    return json.substr(begin, json.find('"', begin) - begin);
}

double cpu_seconds(pid_t process) {
    std::string text = support::read_file("/proc/" + std::to_string(process) + "/stat");
    std::istringstream fields(text.substr(text.rfind(')') + 1));
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double memory_mb(pid_t process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    throw std::runtime_error("the kernel does not tell the memory of the program");
}

Installation install(const Plan& plan, const std::string& database) {
    const support::Outcome made =
        support::run({plan.program, "init", "--account", "Bench", "--store", "Bench", "--json",
                      "--database", database});
    if (made.status != 0) throw std::runtime_error("comanda init failed: " + made.err);
    return {.database = database,
            .key = member(made.out, "apiKey"),
            .store = member(made.out, "storeId"),
            .account = member(made.out, "accountId"),
            .kiosk_email = member(made.out, "kioskEmail"),
            .kiosk_password = member(made.out, "kioskPassword")};
}

Server::Server(const Plan& plan, const Installation& installation,
               const std::filesystem::path& error_path, Cores cores,
               const std::vector<std::string>& environment) {
    std::vector<std::string> command{"env"};
    command.insert(command.end(), environment.begin(), environment.end());
    command.insert(command.end(), {plan.program, "serve", "--listen", "127.0.0.1:0", "--database",
                                   installation.database, "--io-threads", "1", "--rate-per-second",
                                   "0", "--log-level", "warning"});
    process_ = std::make_unique<support::Process>(on(cores, command), error_path.string());
    port_ = static_cast<unsigned short>(std::stoi(
        process_->wait_for_line("listening on http://127.0.0.1:", std::chrono::seconds(30))));
}

Server::~Server() {
    process_->signal(SIGTERM);
    try {
        process_->wait(std::chrono::seconds(15));
    } catch (const std::exception&) {
        // Its own destructor ends it.
    }
}

http::Client Server::client() const { return http::Client::to_address("127.0.0.1", port_); }

http::ClientRequest department_request(const Installation& installation, const std::string& name,
                                       int description_size) {
    return {"POST",
            "/v1/svc/department",
            {{"apikey", installation.key}, {"Content-Type", "application/json"}},
            fmt::format(R"({{"name":"{}","store":"{}","description":"{:x<{}}"}})", name,
                        installation.store, "", description_size)};
}

std::string create_department(http::Client& client, const Installation& installation,
                              const std::string& name, int description_size) {
    const auto answer = client.call(department_request(installation, name, description_size));
    if (answer.status != 200) throw std::runtime_error("a create was answered: " + answer.body);
    return member(answer.body, "id");
}

Peer::Peer(const Plan& plan, const std::string& database, const std::string& account,
           const std::filesystem::path& error_path)
    : process_(std::make_unique<support::Process>(
          on(Cores::all, {"node", plan.source / "peer/server.mjs", database, account}),
          error_path.string())) {
    port_ = static_cast<unsigned short>(std::stoi(
        process_->wait_for_line("listening on http://127.0.0.1:", std::chrono::seconds(30))));
}

http::Client Peer::client() const { return http::Client::to_address("127.0.0.1", port_); }

Nginx::Nginx(const std::filesystem::path& folder) : port_(free_port()) {
    using std::filesystem::perms;
    create_directory(folder / "www");
    for (const auto& path : {folder, folder / "www"})  // nginx may change its user
        permissions(path, perms::owner_all | perms::others_read | perms::others_exec);
    const auto settings = folder / "nginx.conf";
    std::ofstream(settings) << fmt::format(nginx_settings, folder.string(), port_);
    process_ = std::make_unique<support::Process>(
        on(Cores::one, {"/usr/sbin/nginx", "-c", settings, "-e", folder / "nginx.log"}),
        folder / "nginx.err");
    auto client = http::Client::to_address("127.0.0.1", port_);
    for (int attempt = 0;; ++attempt) {
        try {
            client.call({});
            return;
        } catch (const std::system_error&) {
            if (attempt == 100) throw std::runtime_error("nginx does not start");
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }
}

}  // namespace bench
