// Files whose names come from somebody else. Failures are FileError, which names the file.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace base {

struct FileError : std::runtime_error {
    FileError(const std::string& path, const std::string& sentence)
        : std::runtime_error(path + ": " + sentence) {}
};

// Whether the last part of the path may be a symbolic link: one that an operator names may, one
// that lies in a folder from elsewhere may lead to anything.
enum class Links { follow, refuse };

// A regular file, whole: a pipe or device would hold the reader for ever.
std::string read_file(const std::string& path, Links links, std::size_t bytes_max);

// Never overwrites, nor writes through a link.
void write_new_file(const std::string& path, std::string_view bytes);

}  // namespace base
