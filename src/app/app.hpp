// The application: takes a request to its operation and brings the answer back. Needs no socket.
#pragma once

#include "access/keys.hpp"
#include "assets/embedded.hpp"
#include "base/settings.hpp"
#include "base/world.hpp"
#include "http/message.hpp"
#include "storage/database.hpp"

#include <memory>
#include <span>

namespace app {

class App final : public http::Handler {
public:
    // `pages` are the files for browsers; without them there is no page.
    App(const base::Settings& settings, storage::Database& database, const base::World& world,
        std::span<const assets::Embedded> pages = {});
    ~App() override;

    std::optional<http::Response> answer_at_once(const http::Request& request) override;
    http::Admission admit(const http::Request& head) override;
    void handle(const http::Request& request, std::shared_ptr<http::Ticket> ticket,
                http::Respond respond) override;
    http::Response refuse(const http::Request& request, int status, std::string_view code,
                          std::string_view detail) override;
    http::Memory& memory() override;

    // Waits for the answer: tests, the command line without a server. Not on an I/O thread.
    http::Response answer(const http::Request& request);

    void stop();  // no more work is taken; what runs is finished. Before the database stops.

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace app
