// Starting, asking and ending the real program.
#include "support/wire/program.hpp"

#include "app/features.hpp"
#include "http/client.hpp"
#include "support/migrated_postgres.hpp"

#include <csignal>
#include <stdexcept>

namespace wire {

using std::chrono::seconds;

Program::Program(std::string executable, std::string_view engine)
    : executable_(std::move(executable)), database_("sqlite:" + folder_ / "comanda.db") {
    if (engine == "postgres") {
        postgres_ = support::migrated_postgres(app::tables());
        database_ = postgres_->url();
    }
}

void Program::add_server_arguments(const std::vector<std::string>& arguments) {
    if (server_) throw std::runtime_error("arguments come before the first request");
    server_arguments_.insert(server_arguments_.end(), arguments.begin(), arguments.end());
}

void Program::start() {
    std::vector<std::string> command{executable_,   "serve",      "--listen",
                                     "127.0.0.1:0", "--database", database_};
    command.insert(command.end(), server_arguments_.begin(), server_arguments_.end());
    server_ = std::make_unique<support::Process>(command, folder_ / "log");
    const std::string address = server_->wait_for_line("listening on http://", seconds(30));
    const std::size_t colon = address.rfind(':');
    host_ = address.substr(0, colon);
    port_ = static_cast<unsigned short>(std::stoi(address.substr(colon + 1)));
}

void Program::end(int signal, int status_expected) {
    if (!server_) return;
    server_->signal(signal);
    const int status = server_->wait(seconds(15));
    server_.reset();
    if (status != status_expected)
        throw std::runtime_error("the server ended with " + std::to_string(status));
}

Answer Program::call(const Request& request) {
    {
        const std::lock_guard lock(starting_);
        if (!server_) start();
    }
    http::Client client = http::Client::to_address(host_, port_);
    http::ClientAnswer answer =
        client.call({request.method, request.target, request.headers, request.body});
    return {answer.status, std::move(answer.headers), std::move(answer.body)};
}

Answer Program::command(const std::vector<std::string>& arguments) {
    std::vector<std::string> command{executable_};
    command.insert(command.end(), arguments.begin(), arguments.end());
    command.insert(command.end(), {"--database", database_});
    const support::Outcome outcome = support::run(command);
    return {outcome.status, {}, outcome.status == 0 ? outcome.out : outcome.out + outcome.err};
}

void Program::restart() {
    end(SIGTERM, 0);
    start();
}

void Program::kill() {
    end(SIGKILL, 128 + SIGKILL);
    start();
}

void Program::finish() {
    end(SIGTERM, 0);
    const Answer verdict = command({"verify", "--json"});
    if (verdict.status != 0)
        throw std::runtime_error("comanda verify is not content:\n" + verdict.body);
}

std::string Program::log() const { return support::read_file(folder_ / "log"); }

}  // namespace wire
