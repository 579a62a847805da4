#include "access/secret_file.hpp"

#include "base/file.hpp"
#include "base/refusal.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace auth {
namespace {

constexpr std::size_t key_bytes = 32;

base::Refusal refusal(const std::string& path, const std::string& sentence) {
    return base::Refusal::conflict("secret_file", "The secret file " + path + ' ' + sentence);
}

[[noreturn]] void fail(const std::string& path, int error) {
    throw refusal(path, "cannot be used: " + std::generic_category().message(error));
}

// Closed at the end of its life.
class File {
public:
    explicit File(int handle) : handle_(handle) {}
    ~File() {
        if (handle_ >= 0) ::close(handle_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    int handle() const { return handle_; }

private:
    int handle_;
};

void make(const std::string& path, std::string_view text) {
    const File file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (file.handle() < 0) fail(path, errno);
    if (::write(file.handle(), text.data(), text.size()) != static_cast<ssize_t>(text.size()) ||
        ::fsync(file.handle()) != 0) {
        const int error = errno;
        ::unlink(path.c_str());
        fail(path, error);
    }
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const File parent(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY));
    if (parent.handle() < 0 || ::fsync(parent.handle()) != 0) fail(path, errno);
}

}  // namespace

Pepper read_secret_file(const std::string& path) {
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.handle() < 0 && errno == ENOENT)
        throw refusal(path,
                      "is not there. Without it the secrets of this database cannot be opened: put "
                      "it back, or name it with --secret-file.");
    if (file.handle() < 0) fail(path, errno);
    struct stat about {};
    if (::fstat(file.handle(), &about) != 0) fail(path, errno);
    if (!S_ISREG(about.st_mode)) throw refusal(path, "is no regular file");
    if ((about.st_mode & 077) != 0)
        throw refusal(path, "may be read by others than its owner: chmod 600 it");
    std::string text(2 * key_bytes + 2, '\0');
    const ssize_t count = ::read(file.handle(), text.data(), text.size());
    if (count < 0) fail(path, errno);
    text.resize(static_cast<std::size_t>(count));
    if (text.ends_with('\n')) text.pop_back();
    try {
        return Pepper(text);
    } catch (const std::invalid_argument&) {
        throw refusal(path, "does not hold 32 bytes in hex");
    }
}

SecretFile secret_file_at(const std::string& path, base::Random& random) {
    struct stat about {};
    const bool is_new = ::stat(path.c_str(), &about) != 0 && errno == ENOENT;
    if (is_new) make(path, random_hex(random, key_bytes) + '\n');
    return {read_secret_file(path), is_new};
}

}  // namespace auth
