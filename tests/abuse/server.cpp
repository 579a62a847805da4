// Starting, watching and ending the program under abuse.
#include "abuse/server.hpp"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <stdexcept>

namespace abuse {

namespace {

using std::chrono::seconds;

std::string member(std::string_view line, std::string_view name) {
    const std::string start = "\"" + std::string(name) + "\":\"";
    const std::size_t at = line.find(start);
    if (at == std::string_view::npos) return {};
    const std::string_view rest = line.substr(at + start.size());
    return std::string(rest.substr(0, rest.find('"')));
}

// A listening socket that a child inherits: nobody else can take the port in between.
struct Inherited {
    int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    unsigned short port = 0;

    Inherited() {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        if (bind(socket, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
            listen(socket, 1024) != 0 ||
            getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0)
            throw std::runtime_error("no port for haproxy");
        port = ntohs(address.sin_port);
    }
    ~Inherited() { close(socket); }
    Inherited(const Inherited&) = delete;
    Inherited& operator=(const Inherited&) = delete;
};

}  // namespace

Server::Server(Door door) : database_("sqlite:" + folder_ / "comanda.db") {
    program_ = std::make_unique<support::Process>(
        std::vector<std::string>{COMANDA_PROGRAM, "serve", "--demo", "--demo-days", "0", "--listen",
                                 "127.0.0.1:0", "--database", database_, "--rate-per-second", "0"},
        folder_ / "log");
    const std::string address = program_->wait_for_line("listening on http://", seconds(60));
    port_ = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    if (door == Door::haproxy) start_haproxy();
}

// One backend whose connections all clients share: an answer that went astray would meet another
// client's request.
void Server::start_haproxy() {
    const Inherited socket;
    const std::string path = folder_ / "haproxy.cfg";
    std::ofstream(path) << "global\n    nbthread 1\n"
                           "defaults\n    mode http\n    http-reuse always\n"
                           "    timeout connect 10s\n    timeout client 20s\n"
                           "    timeout server 20s\n    timeout http-request 20s\n"
                           "frontend in\n    bind fd@"
                        << socket.socket
                        << "\n    default_backend out\n"
                           "backend out\n    server comanda 127.0.0.1:"
                        << port_ << '\n';
    haproxy_ = std::make_unique<support::Process>(
        std::vector<std::string>{"/usr/sbin/haproxy", "-db", "-f", path}, folder_ / "haproxy.log");
    port_ = socket.port;
}

std::vector<Server::Logged> Server::take_log() {
    std::ifstream in(folder_ / "log", std::ios::binary);
    in.seekg(static_cast<std::streamoff>(log_read_));
    std::vector<Logged> seen;
    for (std::string line; std::getline(in, line) && !in.eof();) {
        log_read_ += line.size() + 1;
        if (member(line, "event") != "request") continue;
        std::string id = member(line, "requestId");
        if (!id.starts_with("canary-") && !id.starts_with("gone-"))
            seen.push_back({std::move(id), std::move(line)});
    }
    return seen;
}

std::string Server::finish() {
    haproxy_.reset();
    program_->signal(SIGTERM);
    const int status = program_->wait(seconds(30));
    if (status != 0) return "the program ended with " + std::to_string(status);
    const auto verdict = support::run({COMANDA_PROGRAM, "verify", "--database", database_});
    return verdict.status == 0 ? "" : "verify: " + verdict.out + verdict.err;
}

}  // namespace abuse
