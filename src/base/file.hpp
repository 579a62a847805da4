// Reading and writing files whose names come from outside the program. Every failure is a FileError
// that names the file.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace base {

// `sentence` completes "PATH: ...", such as "is a symbolic link".
struct FileError : std::runtime_error {
    FileError(const std::string& path, const std::string& sentence)
        : std::runtime_error(path + ": " + sentence) {}
};

// Whether the last part of a path may be a symbolic link. Follow it when the operator named the
// path; refuse it for a file in a folder that somebody else filled, where a link could lead to any
// file of this machine.
enum class Links { follow, refuse };

// The whole content of a regular file of at most `bytes_max` bytes. Anything but a regular file is
// refused, since reading from a pipe or a device might never end.
std::string read_file(const std::string& path, Links links, std::size_t bytes_max);

// Creates the file and writes the bytes. Fails when something of that name exists, a symbolic link
// included. The bytes are not synced to disk, and a failure in the middle leaves what was written.
void write_new_file(const std::string& path, std::string_view bytes);

}  // namespace base
