// Child processes by posix_spawn; output of short ones through memory files, which cannot block.
#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <thread>

extern char** environ;

namespace support {

namespace {

using Clock = std::chrono::steady_clock;

void check(int error, const std::string& what) {
    if (error != 0) throw std::system_error(error, std::generic_category(), what);
}

int checked_fd(int fd, const char* what) {
    if (fd < 0) check(errno, what);
    return fd;
}

pid_t spawn(const std::vector<std::string>& command, int out, int err) {
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out, 1);
    posix_spawn_file_actions_adddup2(&actions, err, 2);
    pid_t id = -1;
    const int error = posix_spawnp(&id, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    check(error, "cannot start " + command.front());
    return id;
}

int code_of(int wait_status) {
    return WIFSIGNALED(wait_status) ? 128 + WTERMSIG(wait_status) : WEXITSTATUS(wait_status);
}

std::string take_all(int fd) {
    std::string text(static_cast<std::size_t>(lseek(fd, 0, SEEK_END)), '\0');
    const ssize_t count = pread(fd, text.data(), text.size(), 0);
    text.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    close(fd);
    return text;
}

}  // namespace

Outcome run(const std::vector<std::string>& command) {
    const int out = checked_fd(memfd_create("out", MFD_CLOEXEC), "memfd_create");
    const int err = checked_fd(memfd_create("err", MFD_CLOEXEC), "memfd_create");
    const pid_t id = spawn(command, out, err);
    int status = 0;
    while (waitpid(id, &status, 0) < 0 && errno == EINTR) {
    }
    return {code_of(status), take_all(out), take_all(err)};
}

Process::Process(const std::vector<std::string>& command, const std::string& error_path) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) check(errno, "pipe");
    out_ = ends[0];
    const int err =
        checked_fd(open(error_path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600),
                   error_path.c_str());
    id_ = spawn(command, ends[1], err);
    close(ends[1]);
    close(err);
}

Process::~Process() {
    if (!has_ended_) {
        kill(id_, SIGKILL);
        waitpid(id_, nullptr, 0);
    }
    close(out_);
}

bool Process::read_more(std::chrono::milliseconds timeout) {
    pollfd ready{out_, POLLIN, 0};
    if (poll(&ready, 1, static_cast<int>(timeout.count())) <= 0) return false;
    char piece[4096];
    const ssize_t count = read(out_, piece, sizeof piece);
    if (count <= 0) throw std::runtime_error("the program ended before it was ready");
    unread_.append(piece, static_cast<std::size_t>(count));
    return true;
}

std::string Process::wait_for_line(std::string_view start, std::chrono::milliseconds timeout) {
    const auto deadline = Clock::now() + timeout;
    while (true) {
        for (std::size_t end = unread_.find('\n'); end != std::string::npos;
             end = unread_.find('\n')) {
            const std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            if (line.starts_with(start)) return line.substr(start.size());
        }
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0 || !read_more(left))
            throw std::runtime_error("the program did not print '" + std::string(start) +
                                     "' in time");
    }
}

void Process::signal(int number) const { kill(id_, number); }

int Process::wait(std::chrono::milliseconds timeout) {
    const auto deadline = Clock::now() + timeout;
    int status = 0;
    while (waitpid(id_, &status, WNOHANG) == 0) {
        if (Clock::now() > deadline) throw std::runtime_error("the program did not end in time");
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    has_ended_ = true;
    return code_of(status);
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

}  // namespace support
