// Starting, asking and ending the real program.
#include "crash/server.hpp"

#include "crash/ledger.hpp"

#include <fmt/format.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include <stdexcept>

namespace crash {

using std::chrono::seconds;

namespace {

// An address of the loopback network that no other test has: clients of a killed server go on
// asking at its port, which another server on the same address might be given meanwhile.
std::string own_address() {
    const auto number = static_cast<unsigned>(getpid());
    return fmt::format("127.{}.{}.{}", 1 + number / 65'536 % 254, number / 256 % 256, number % 256);
}

}  // namespace

Server::Server(std::string executable, std::string database, std::string log_path)
    : executable_(std::move(executable)),
      database_(std::move(database)),
      log_path_(std::move(log_path)) {}

void Server::spawn(const std::string& failpoint) {
    std::vector<std::string> command{executable_,
                                     "serve",
                                     "--demo",
                                     "--demo-days",
                                     "0",
                                     "--listen",
                                     own_address() + ":0",
                                     "--database",
                                     database_,
                                     "--rate-per-second",
                                     "0",
                                     "--log-level",
                                     "warning"};
    if (!failpoint.empty())
        command.insert(command.begin(), {"env", "COMANDA_FAILPOINT=" + failpoint});
    process_.reset();
    process_ = std::make_unique<support::Process>(command, log_path_);
}

void Server::await() {
    const std::string address = process_->wait_for_line("listening on http://", seconds(30));
    const std::size_t colon = address.rfind(':');
    host_ = address.substr(0, colon);
    port_ = static_cast<unsigned short>(std::stoi(address.substr(colon + 1)));
}

void Server::start(const std::string& failpoint) {
    spawn(failpoint);
    await();
}

int Server::wait() { return process_->wait(seconds(30)); }

std::string Server::epoch() const {
    const auto gone =
        client().call({.target = fmt::format("/v1/svc/store/{}/changes?after=999999999", store),
                       .headers = {{"apikey", "demo-key"}}});
    const std::string newest(boost::json::parse(gone.body).at("newest").as_string());
    return newest.substr(newest.find('.') + 1);
}

void Server::verify() const {
    const support::Outcome verdict =
        support::run({executable_, "verify", "--json", "--database", database_});
    const std::string told = "comanda verify: " + verdict.out + verdict.err;
    if (verdict.status == 1) throw Difference(told);
    if (verdict.status != 0) throw std::runtime_error(told);
}

std::string Server::log_tail() const {
    constexpr std::size_t bytes_max = 3'000;
    std::string log = support::read_file(log_path_);
    if (log.size() > bytes_max) log.erase(0, log.size() - bytes_max);
    return log;
}

}  // namespace crash
