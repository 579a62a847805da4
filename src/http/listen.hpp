// Listening sockets. Failures are std::system_error with a message that says what to do.
#pragma once

#include "base/descriptor.hpp"

#include <memory>
#include <string>
#include <vector>

namespace http {

using base::Descriptor;

struct TcpListeners {
    std::vector<Descriptor> sockets;  // all on one port; the kernel shares connections out to them
    std::string host;                 // as an address, in brackets where IPv6 needs them
    unsigned short port = 0;
    bool is_v6 = false;
};
TcpListeners listen_tcp(const std::string& host_and_port, int count);

// Only this user may connect. The file of a program that has ended is replaced.
Descriptor listen_local(const std::string& path);

}  // namespace http
