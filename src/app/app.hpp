// The application: takes a request to its operation and brings the answer back. Needs no socket.
#pragma once

#include "api/objects.hpp"
#include "assets/embedded.hpp"
#include "auth/keys.hpp"
#include "base/settings.hpp"
#include "base/world.hpp"
#include "http/message.hpp"
#include "storage/database.hpp"

#include <memory>
#include <span>
#include <vector>

namespace api {
struct Route;
}
namespace features {
struct FeatureList;
}

namespace app {

// What an application is made of. All that it refers to must outlive the application.
struct Parts {
    const features::FeatureList& features;
    const std::vector<api::Route>& routes;
};
// Those of the program: every feature, and the whole interface.
Parts all_parts();

// The functions of http::Handler keep its contract and may be called on any thread.
class App final : public http::Handler {
public:
    // Reads the database, which must have the tables of the features (open_database() in
    // app/features.hpp), and starts the worker and upkeep threads. Settings and world are copied;
    // `database`, what `world` refers to and `pages` must outlive this. `pages` are the files for
    // browsers; without them pages are 404.
    App(const base::Settings& settings, storage::Database& database, const base::World& world,
        std::span<const assets::Embedded> pages = {}, const Parts& parts = all_parts());
    ~App() override;

    std::optional<http::Response> answer_at_once(const http::Request& request) override;
    http::Admission admit(const http::Request& head) override;
    void handle(const http::Request& request, std::shared_ptr<http::Ticket> ticket,
                http::Respond respond) override;
    http::Response refuse(const http::Request& request, int status, std::string_view code,
                          std::string_view detail) override;
    http::Memory& memory() override;

    // Admits and runs a request with its whole body, and waits for the answer: for tests and for
    // the command line without a server. Not on an I/O thread.
    http::Response answer(const http::Request& request);

    // What features keep while it runs.
    const api::Objects& objects() const;

    // Ends the worker and upkeep threads when their work is done; operations that need a worker are
    // refused from now on (503). Call it before the database stops.
    void stop();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace app
