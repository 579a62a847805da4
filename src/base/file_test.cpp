#include "base/file.hpp"

#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <filesystem>
#include <fstream>
#include <functional>

namespace base {
namespace {

std::string error_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const FileError& error) {
        return error.what();
    }
    return "";
}

struct FileTest : testing::Test {
    support::TempFolder folder;
    std::string path = folder / "file";

    std::string reading(const std::string& name, Links links = Links::refuse) {
        return error_of([&] { read_file(name, links, 1'000); });
    }
};

TEST_F(FileTest, WhatIsWrittenIsReadUpToTheLimit) {
    std::string bytes(1'000, '\0');
    bytes[1] = '\n';
    write_new_file(path, bytes);
    EXPECT_EQ(read_file(path, Links::refuse, 1'000), bytes);
    EXPECT_EQ(error_of([&] { read_file(path, Links::refuse, 999); }),
              path + ": is larger than 999 bytes");
    EXPECT_EQ(reading(folder / "absent"), folder / "absent" + ": No such file or directory");
    EXPECT_EQ(error_of([&] { write_new_file(path, "x"); }), path + ": already exists");
}

TEST_F(FileTest, OnlyRegularFilesAreRead) {
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    EXPECT_EQ(reading(path), path + ": is not a regular file");
    EXPECT_EQ(reading(folder.path()), folder.path().string() + ": is not a regular file");
    EXPECT_EQ(reading("/dev/zero"), "/dev/zero: is not a regular file");
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string socket_path = folder / "socket";
    socket_path.copy(address.sun_path, socket_path.size());
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    ASSERT_EQ(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(reading(socket_path), socket_path + ": is not a regular file");
    ::close(socket);
}

TEST_F(FileTest, LinksAreFollowedOnlyWhereThatIsMeant) {
    std::ofstream(folder / "target") << "text";
    std::filesystem::create_symlink(folder / "target", path);
    EXPECT_EQ(reading(path), path + ": is a symbolic link");
    EXPECT_EQ(read_file(path, Links::follow, 1'000), "text");
    std::filesystem::create_symlink(folder / "absent", folder / "dangling");
    EXPECT_EQ(error_of([&] { write_new_file(folder / "dangling", "x"); }),
              folder / "dangling" + ": already exists");
    EXPECT_FALSE(std::filesystem::exists(folder / "absent"));
}

}  // namespace
}  // namespace base
