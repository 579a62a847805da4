#include "base/file.hpp"

#include "base/descriptor.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace base {
namespace {

[[noreturn]] void fail(const std::string& path) { throw FileError(path, std::strerror(errno)); }

std::size_t done(ssize_t count, const std::string& path) {
    if (count < 0) fail(path);
    return static_cast<std::size_t>(count);
}

}  // namespace

std::string read_file(const std::string& path, Links links, std::size_t bytes_max) {
    const int no_link = links == Links::refuse ? O_NOFOLLOW : 0;
    const Descriptor file(
        ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | no_link));
    if (file.get() < 0 && errno == ELOOP) throw FileError(path, "is a symbolic link");
    if (file.get() < 0 && errno == ENXIO) throw FileError(path, "is not a regular file");
    if (file.get() < 0) fail(path);
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) fail(path);
    if (!S_ISREG(status.st_mode)) throw FileError(path, "is not a regular file");
    std::string bytes;
    std::array<char, 65'536> part;
    while (const std::size_t count = done(::read(file.get(), part.data(), part.size()), path)) {
        bytes.append(part.data(), count);
        if (bytes.size() > bytes_max)
            throw FileError(path, "is larger than " + std::to_string(bytes_max) + " bytes");
    }
    return bytes;
}

void write_new_file(const std::string& path, std::string_view bytes) {
    const Descriptor file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (file.get() < 0 && errno == EEXIST) throw FileError(path, "already exists");
    if (file.get() < 0) fail(path);
    while (!bytes.empty())
        bytes.remove_prefix(done(::write(file.get(), bytes.data(), bytes.size()), path));
}

}  // namespace base
