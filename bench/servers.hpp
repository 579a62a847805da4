// The servers under load, each alone on one core, the load on another.
#pragma once

#include "http/client.hpp"
#include "support/process.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace bench {

// Where the programs are, and how long to measure.
struct Plan {
    std::filesystem::path program;  // comanda
    std::filesystem::path tools;    // the folder of this program and its references
    std::filesystem::path source;   // the folder of this file
    int rounds = 5;
    double seconds = 3;
    bool is_long = false;           // ten times as many sales
    bool has_statements = false;    // print those of one write of each sort
    std::filesystem::path other{};  // another build of comanda to compare with, if there is one
};

// What a server may use: its own core, or all, the load's too.
enum class Cores { one, all };
// The command, kept on these cores.
std::vector<std::string> on(Cores cores, std::vector<std::string> command);
// Where this process, and what it starts from now on, may run.
void move_to_all_cores();
void move_to_load_core();

// The text of a member of a flat JSON object; "" when there is none.
std::string member(const std::string& json, const std::string& name);

double cpu_seconds(pid_t process);
double memory_mb(pid_t process);

// An installation with one store; the key may do everything.
struct Installation {
    std::string database;  // as --database takes it
    std::string key;
    std::string store, account;
    std::string kiosk_email, kiosk_password;
};
Installation install(const Plan& plan, const std::string& database);

// Comanda at work on an installation, with one I/O thread, as nginx has.
class Server {
public:
    Server(const Plan& plan, const Installation& installation,
           const std::filesystem::path& error_path, Cores cores = Cores::one,
           const std::vector<std::string>& environment = {});
    ~Server();

    pid_t id() const { return process_->id(); }
    unsigned short port() const { return port_; }
    http::Client client() const;

private:
    std::unique_ptr<support::Process> process_;
    unsigned short port_ = 0;
};

// Makes a document of about 1 KB.
inline constexpr int usual_description_size = 580;

// The department's id.
std::string create_department(http::Client& client, const Installation& installation,
                              const std::string& name,
                              int description_size = usual_description_size);
http::ClientRequest department_request(const Installation& installation, const std::string& name,
                                       int description_size = usual_description_size);

// The server of peer/ at work on a database of its own. It needs the packages that `./dev bench`
// installs.
class Peer {
public:
    Peer(const Plan& plan, const std::string& database, const std::string& account,
         const std::filesystem::path& error_path);

    pid_t id() const { return process_->id(); }
    unsigned short port() const { return port_; }
    http::Client client() const;

private:
    std::unique_ptr<support::Process> process_;
    unsigned short port_ = 0;
};

class Nginx {
public:
    // Makes and serves the subfolder www; a large file is to be named list.json, compressed
    // list.json.gz and list.zst.
    explicit Nginx(const std::filesystem::path& folder);

    pid_t id() const { return process_->id(); }
    unsigned short port() const { return port_; }

private:
    std::unique_ptr<support::Process> process_;
    unsigned short port_ = 0;
};

}  // namespace bench
