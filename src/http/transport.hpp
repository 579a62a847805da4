// Connections over sockets: plain (TCP or local) and TLS.
#pragma once

#include "http/connection.hpp"

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include <memory>

namespace http {

// The concrete executor: the type-erased one costs a fifth of a request.
using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
using PlainSocket =
    boost::asio::basic_stream_socket<boost::asio::generic::stream_protocol, Executor>;

std::shared_ptr<Connection> make_plain_connection(std::shared_ptr<Loop> loop, PlainSocket socket,
                                                  Peer peer);
std::shared_ptr<Connection> make_tls_connection(std::shared_ptr<Loop> loop, TcpSocket socket,
                                                boost::asio::ssl::context& context, Peer peer);

// TLS 1.2 and later; throws std::system_error naming the file that cannot be used.
std::unique_ptr<boost::asio::ssl::context> make_tls_context(const std::string& certificate_path,
                                                            const std::string& key_path);

}  // namespace http
