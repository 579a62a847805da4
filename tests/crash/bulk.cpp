// Kills the program in the middle of a bulk and at its commit: crash_bulk --program PATH
// [--engine sqlite|postgres]
//
// A bulk that was not answered is there whole or not at all; killed before its commit, not at all.
#include "crash/options.hpp"
#include "crash/place.hpp"
#include "crash/server.hpp"
#include "support/temp_folder.hpp"

#include <csignal>
#include <cstdio>
#include <stdexcept>
#include <system_error>

namespace {

using namespace crash;

constexpr int records = 2'000;
constexpr int killed = 128 + SIGKILL;

std::string body_of(const std::string& name) {
    std::string body = R"({"records":[{"kind":"tax","id":"#tax","name":")" + name + "\"}";
    for (int i = 1; i < records; ++i)
        body += R"(,{"kind":"department","name":")" + name + ' ' + std::to_string(i) + "\"}";
    return body += "]}";
}

class Bulk {
public:
    explicit Bulk(const Options& options)
        : place_(make_place(options.text("--engine"))),
          server_(options.text("--program"), place_->setting(), folder_ / "log") {
        server_.start();
    }

    // From a running server to a running one.
    void die_at(const std::string& failpoint, int survivors) {
        server_.signal(SIGTERM);
        server_.wait();
        server_.start(failpoint);
        bool is_answered = true;
        try {
            send(failpoint);
        } catch (const std::system_error&) {
            is_answered = false;
        }
        if (is_answered || server_.wait() != killed)
            throw std::runtime_error(failpoint + " was not reached");
        server_.start();
        expect(failpoint, survivors);
        server_.verify();
    }

    // The same bulk, undisturbed: it makes what the dead one did not, once.
    void live(const std::string& name) {
        if (send(name) != 200) throw std::runtime_error("a bulk was refused");
        expect(name, records);
        server_.verify();
    }

private:
    int send(const std::string& name) { return call("POST", "/bulk", body_of(name)).status; }

    http::ClientAnswer call(const std::string& method, const std::string& path,
                            const std::string& body) {
        return server_.client().call(
            {.method = method,
             .target = "/v1/svc/store/" + std::string(store) + path,
             .headers = {{"apikey", "demo-key"}, {"Content-Type", "application/json"}},
             .body = body});
    }

    void expect(const std::string& name, int expected) {
        int found = 0;
        for (const char* list : {"/departments", "/taxes"}) {
            const std::string all = call("GET", list, "").body;
            const std::string sought = "\"name\":\"" + name;
            for (auto at = all.find(sought); at != std::string::npos; at = all.find(sought, at + 1))
                ++found;
        }
        if (found != expected)
            throw std::runtime_error(name + ": " + std::to_string(found) + " records of " +
                                     std::to_string(expected) + " expected\n" + server_.log_tail());
    }

    support::TempFolder folder_;
    std::unique_ptr<Place> place_;
    Server server_;
};

}  // namespace

int main(int count, char** words) {
    try {
        const Options options(count, words, {{"--program", ""}, {"--engine", "sqlite"}});
        Bulk bulk(options);
        for (const char* place : {"within_bulk:1", "within_bulk:1000", "within_bulk:2000"})
            bulk.die_at(place, 0);
        bulk.die_at("before_commit:1", 0);
        bulk.live("before_commit:1");
        bulk.die_at("after_commit:1", records);
        std::printf("five kills, each bulk whole or not there\n");
        return 0;
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
        return 1;
    }
}
