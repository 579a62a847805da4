// Fills the disk under the running program: crash_full_disk --program PATH [--seed 1]
//
// Writes are answered 503, reads go on, writes resume when there is room again, and nothing that
// was refused is written; the same when the program is killed while the disk is full. The disk is a
// small file system in memory, which takes root to mount: without, ends with 77 (not run).
#include "crash/load.hpp"
#include "crash/options.hpp"
#include "crash/workload.hpp"
#include "support/temp_folder.hpp"

#include <sched.h>
#include <sys/mount.h>

#include <csignal>
#include <cstdio>
#include <fstream>
#include <future>
#include <stdexcept>

namespace {

using namespace crash;
using std::chrono::milliseconds;

constexpr int exit_not_run = 77;
constexpr int clients_count = 6;
constexpr std::size_t room_bytes = 3 << 20;
constexpr const char* disk_size = "size=48m";

void require(bool is_so, const std::string& what) {
    if (!is_so) throw std::runtime_error(what);
}

// In a name space of its own: gone with this process, however that ends.
bool mount_small_disk(const std::filesystem::path& folder) {
    return ::unshare(CLONE_NEWNS) == 0 &&
           ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           ::mount("tmpfs", folder.c_str(), "tmpfs", 0, disk_size) == 0;
}

class FullDisk {
public:
    FullDisk(const std::string& program, unsigned seed, const std::filesystem::path& disk)
        : seed_(seed),
          ballast_(disk / "ballast"),
          server_(program, "sqlite:" + (disk / "comanda.db").string(), folder_ / "log") {}

    void run() {
        try {
            make_demo();
            lay_ballast();
            server_.start();
            resume_when_there_is_room();
            lay_ballast();
            recover_when_there_is_room();
            server_.signal(SIGTERM);
            require(server_.wait() == 0, "the server did not stop cleanly");
            server_.verify();
        } catch (const std::exception& error) {
            throw std::runtime_error(std::string(error.what()) + "\nlog of the server\n" +
                                     server_.log_tail());
        }
    }

    const Findings& findings() const { return findings_; }

private:
    // Which takes more than that little room.
    void make_demo() {
        server_.start();
        server_.signal(SIGTERM);
        require(server_.wait() == 0, "the server did not stop cleanly");
    }

    // Leaves a little room.
    void lay_ballast() const {
        const auto free_bytes = std::filesystem::space(ballast_.parent_path()).available;
        require(free_bytes > room_bytes, "the small disk is too small");
        std::ofstream out(ballast_, std::ios::binary);
        out << std::string(free_bytes - room_bytes, 'b');
        require(static_cast<bool>(out.flush()), "cannot write the ballast");
    }

    void resume_when_there_is_room() {
        fill();
        stay_full();
        std::filesystem::remove(ballast_);
        Load load(ledgers_, next_seed(), WhenUnavailable::stop);
        findings_ += run_for(load, milliseconds(200));
        require(load.unavailable() == 0, "writes do not resume");
        compare();
    }

    void recover_when_there_is_room() {
        fill();
        server_.signal(SIGKILL);
        server_.wait();
        std::filesystem::remove(ballast_);
        server_.start();
        compare();
    }

    void fill() {
        Load load(ledgers_, next_seed(), WhenUnavailable::stop);
        findings_ += run_for(load, std::chrono::seconds(60));
        require(load.unavailable() > 0, "the disk does not get full");
    }

    // All write and are refused, or fit in what is left; what they repeat and read is answered.
    void stay_full() {
        Load load(ledgers_, next_seed(), WhenUnavailable::go_on);
        findings_ += run_for(load, milliseconds(200));
        require(load.unavailable() > 20, "the disk did not stay full");
        http::Client client = server_.client();
        Attempt attempt{.request = {"POST", "/v1/svc/department", {}, big_department()}};
        const auto answer = send(client, attempt);
        require(answer.status == 503 && answer.body.find("\"storage_full\"") != std::string::npos,
                "a write to a full disk is answered " + std::to_string(answer.status) + " " +
                    answer.body);
        compare();
    }

    static std::string big_department() {
        return R"({"name":"Big","departmentCode":"w-big","store":")" + std::string(store) +
               R"(","note":")" + std::string(60'000, 'x') + "\"}";
    }

    Findings run_for(Load& load, milliseconds time) {
        auto done = std::async(std::launch::async, [&] { return load.run(server_); });
        if (done.wait_for(time) != std::future_status::ready) load.stop();
        return done.get();
    }

    void compare() {
        http::Client client = server_.client();
        findings_ += reconcile(client, ledgers_);
    }

    unsigned next_seed() { return seed_ += 100; }

    unsigned seed_;
    std::filesystem::path ballast_;
    support::TempFolder folder_;
    Server server_;
    std::vector<Ledger> ledgers_ = ledgers_for(clients_count, {&departments(), &menus()});
    Findings findings_;
};

int run(const Options& options) {
    const auto seed = static_cast<unsigned>(options.number("--seed"));
    support::TempFolder disk;
    if (!mount_small_disk(disk.path())) {
        std::printf(
            "NOT RUN: mounting a small disk takes root. A full disk is tested only with "
            "SQLite's calls failing (crash/full).\n");
        return exit_not_run;
    }
    FullDisk test(options.text("--program"), seed, disk.path());
    test.run();
    ::umount(disk.path().c_str());
    std::printf("a full disk, seed %u: %d writes acknowledged, %d refused\n", seed,
                test.findings().writes, test.findings().refusals);
    return 0;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({count, words, {{"--program", ""}, {"--seed", "1"}}});
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
        return 1;
    }
}
