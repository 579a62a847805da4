#include "http/listen.hpp"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <system_error>

namespace http {
namespace {

constexpr int backlog = 4096;

[[noreturn]] void fail(int error, const std::string& what) {
    throw std::system_error(error, std::generic_category(), what);
}

void set_option(const Descriptor& socket, int level, int option) {
    const int on = 1;
    if (setsockopt(socket.get(), level, option, &on, sizeof on) != 0) fail(errno, "setsockopt");
}

Descriptor new_socket(int family) {
    Descriptor socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (socket.get() < 0) fail(errno, "cannot open a socket");
    return socket;
}

using AddressInfo = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

AddressInfo resolve(const std::string& host_and_port) {
    const std::size_t colon = host_and_port.rfind(':');
    if (colon == std::string::npos)
        fail(EINVAL, "cannot listen on '" + host_and_port + "': write HOST:PORT");
    std::string host = host_and_port.substr(0, colon);
    if (host.size() > 2 && host.front() == '[' && host.back() == ']')
        host = host.substr(1, host.size() - 2);
    const std::string port = host_and_port.substr(colon + 1);
    unsigned short number = 0;
    const auto [end, fault] = std::from_chars(port.data(), port.data() + port.size(), number);
    if (fault != std::errc{} || end != port.data() + port.size())
        fail(EINVAL,
             "cannot listen on '" + host_and_port + "': the port is not a number up to 65535");
    addrinfo hints{};
    hints.ai_family = host.empty() ? AF_INET : AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    addrinfo* found = nullptr;
    const int error =
        getaddrinfo(host.empty() ? nullptr : host.c_str(), port.c_str(), &hints, &found);
    if (error != 0 || port.empty())
        fail(EINVAL, "cannot listen on '" + host_and_port +
                         "': " + (error != 0 ? gai_strerror(error) : "the port is missing"));
    return {found, &freeaddrinfo};
}

void bind_to(const Descriptor& socket, const sockaddr* address, socklen_t size,
             const std::string& name) {
    if (bind(socket.get(), address, size) == 0) return;
    const int error = errno;
    std::string what = "cannot listen on " + name;
    if (error == EADDRINUSE)
        what += " (another program is using it; stop it or choose another port)";
    if (error == EACCES) what += " (ports below 1024 are reserved; choose a higher one)";
    if (error == EADDRNOTAVAIL) what += " (this machine has no such address)";
    fail(error, what);
}

void describe(const sockaddr_storage& address, TcpListeners& listeners) {
    char text[INET6_ADDRSTRLEN] = {};
    listeners.is_v6 = address.ss_family == AF_INET6;
    if (listeners.is_v6) {
        const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
        inet_ntop(AF_INET6, &v6.sin6_addr, text, sizeof text);
        listeners.port = ntohs(v6.sin6_port);
        listeners.host = std::string("[") + text + "]";
    } else {
        const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
        inet_ntop(AF_INET, &v4.sin_addr, text, sizeof text);
        listeners.port = ntohs(v4.sin_port);
        listeners.host = text;
    }
}

sockaddr_un local_address(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path)
        fail(ENAMETOOLONG, "the path of the local socket '" + path + "' is too long");
    path.copy(address.sun_path, path.size());
    return address;
}

void remove_if_stale(const std::string& path, const sockaddr_un& address) {
    struct stat file {};
    if (lstat(path.c_str(), &file) != 0) return;
    if (!S_ISSOCK(file.st_mode))
        fail(EEXIST, "cannot create the local socket: '" + path + "' is another kind of file");
    const Descriptor probe = new_socket(AF_UNIX);
    const auto* target = reinterpret_cast<const sockaddr*>(&address);
    if (connect(probe.get(), target, sizeof address) == 0 || errno != ECONNREFUSED)
        fail(EADDRINUSE, "another server listens on the local socket '" + path + "'");
    unlink(path.c_str());
}

}  // namespace

TcpListeners listen_tcp(const std::string& host_and_port, int count) {
    const AddressInfo info = resolve(host_and_port);
    sockaddr_storage address{};
    socklen_t size = info->ai_addrlen;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    __builtin_memcpy(&address, info->ai_addr, size);

    TcpListeners listeners;
    for (int i = 0; i < count; ++i) {
        Descriptor socket = new_socket(address.ss_family);
        set_option(socket, SOL_SOCKET, SO_REUSEADDR);
        set_option(socket, IPPROTO_TCP, TCP_NODELAY);  // accepted sockets inherit it
        if (i > 0) set_option(socket, SOL_SOCKET, SO_REUSEPORT);
        bind_to(socket, generic, size, host_and_port);
        // The first one binds alone, or a second server would silently share the port with us.
        if (i == 0) set_option(socket, SOL_SOCKET, SO_REUSEPORT);
        if (i == 0) getsockname(socket.get(), generic, &size);
        listeners.sockets.push_back(std::move(socket));
    }
    for (const Descriptor& socket : listeners.sockets)
        if (listen(socket.get(), backlog) != 0) fail(errno, "cannot listen on " + host_and_port);
    describe(address, listeners);
    return listeners;
}

Descriptor listen_local(const std::string& path) {
    const sockaddr_un address = local_address(path);
    remove_if_stale(path, address);
    Descriptor socket = new_socket(AF_UNIX);
    const mode_t mask_before = umask(0177);
    const int result =
        bind(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address);
    const int error = errno;
    umask(mask_before);
    if (result != 0) fail(error, "cannot create the local socket '" + path + "'");
    if (listen(socket.get(), 64) != 0) fail(errno, "cannot listen on '" + path + "'");
    return socket;
}

}  // namespace http
