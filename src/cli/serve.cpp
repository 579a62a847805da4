#include "cli/serve.hpp"

#include "app/app.hpp"
#include "app/features.hpp"
#include "base/log.hpp"
#include "cli/admin_call.hpp"
#include "cli/descriptors.hpp"
#include "cli/failure.hpp"
#include "cli/settings.hpp"
#include "cli/stop_signals.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/demo_evening/evening.hpp"
#include "features/operating/setup/first_run.hpp"
#include "http/server.hpp"

#include <fmt/format.h>
#include <sys/un.h>
#include <unistd.h>

#include <csignal>
#include <iostream>
#include <system_error>
#include <thread>

namespace cli {

namespace {

using features::admin::Contents;

// Only on standard output: a reader of the log must not be able to set up the program. The token
// comes after '#', so that browsers do not send it with the request for the page.
void invite_to_set_up(const base::Settings& settings, const app::App& app,
                      storage::Database& database, const base::World& world,
                      const std::string& address) {
    const auto token = features::setup::offer_setup(app.objects().get<features::setup::FirstRun>(),
                                                    database, world.random);
    if (!token) return;
    const std::string& base = settings.public_url.empty() ? address : settings.public_url;
    std::cout << "\nThe database is empty. Set it up at\n  " << base << "/setup#token=" << *token
              << "\nor create an account and its keys, now or while the server runs, with\n"
                 "  comanda init --account NAME --store NAME --database "
              << shown_database(settings) << "\n"
              << std::endl;
}

// Makes the demo on request, and refuses to mix it with the operator's own accounts: a database
// with the demo is open to everyone, because its key and password are public.
void check_contents(const base::Settings& settings, storage::Database& database,
                    const base::World& world) {
    const Contents contents = features::admin::contents_of(database);
    if (contents == Contents::demo && !settings.is_demo)
        throw Failure(Exit::refused, "demo_database",
                      shown_database(settings) +
                          " contains the demo, whose key is public. Start it with --demo, or "
                          "choose another --database.");
    if (contents == Contents::accounts && settings.is_demo)
        throw Failure(Exit::refused, "own_database",
                      shown_database(settings) +
                          " already has accounts. --demo needs an empty database: choose another "
                          "with --database.");
    if (contents != Contents::nothing) return;
    if (!settings.is_demo) return;
    const auth::Pepper pepper = auth::load_pepper(database, world.random, settings.secret_file);
    const features::FeatureList features = app::features();
    features::admin::make_demo({database, pepper, world, features, features.rules(pepper)},
                               settings.demo_days);
}

// The private socket; "" when its path is too long for one, so that commands cannot reach this
// server.
std::string usable_socket(const base::Settings& settings) {
    std::string socket = private_socket(settings);
    if (socket.size() < sizeof sockaddr_un::sun_path) return socket;
    base::log::write(base::log::Level::warning, "no_private_socket",
                     base::JsonObject().text("path", socket).text("reason", "path too long"));
    return {};
}

// Begins at the pace of the settings; the command `demo pace` may change it.
void play_evening(const base::Settings& settings, app::App& app, storage::Database& database,
                  const base::World& world) {
    int pace = 0;
    database.read([&](storage::ReadView& view) { pace = features::admin::evening_pace(view); });
    if (pace != settings.demo_pace)
        database.write_now([&](storage::Transaction& tx) {
            features::admin::set_evening_pace(tx, settings.demo_pace);
        });
    app.objects().get<features::demo_evening::Evening>().play(
        {.door = [&app](const http::Request& request) { return app.answer(request); },
         .segment = settings.segment,
         .database = database,
         .world = world,
         .seed = world.clock.now_ms()});
}

int io_threads(const base::Settings& settings) {
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    return settings.io_threads > 0 ? settings.io_threads : static_cast<int>(cores);
}

http::ServerSettings server_settings(const base::Settings& settings, int connections_max) {
    http::ServerSettings server;
    server.listen = settings.listen;
    server.service_listen = settings.metrics_listen;
    server.private_socket = usable_socket(settings);
    server.tls_cert = settings.tls_cert;
    server.tls_key = settings.tls_key;
    server.trusted_proxies = settings.trusted_proxies;
    server.threads = io_threads(settings);
    server.connections_max = connections_max;
    return server;
}

std::unique_ptr<http::Server> listen(const base::Settings& settings, int connections_max,
                                     app::App& app) {
    try {
        return std::make_unique<http::Server>(server_settings(settings, connections_max), app);
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::address_in_use)
            throw Failure(Exit::refused, "address_in_use",
                          settings.listen +
                              " is in use by another program. Stop it, or choose "
                              "another address with --listen HOST:PORT.");
        throw Failure(Exit::refused, "cannot_listen",
                      "cannot listen on " + settings.listen + ": " + error.what());
    }
}

// Called before the database is opened, so that none is made when the certificate is bad.
void check_certificate(const base::Settings& settings) {
    if (settings.tls_cert.empty()) return;
    try {
        http::check_tls(settings.tls_cert, settings.tls_key);
    } catch (const http::TlsError& error) {
        throw Failure(Exit::refused, "bad_certificate",
                      std::string(error.what()) + " (from --tls-cert and --tls-key)");
    }
}

void check_secret_file(const base::Settings& settings, storage::Database& database,
                       const base::World& world) {
    try {
        auth::load_pepper(database, world.random, settings.secret_file);
    } catch (const base::Refusal& refusal) {
        throw Failure(Exit::refused, refusal.code, refusal.message);
    }
}

// Prints what a person needs to try the demo. The warning goes to the log too.
void introduce_demo(const base::Settings& settings, const std::string& address) {
    const bool is_open = !base::is_loopback(settings.listen);
    if (is_open)
        base::log::write(base::log::Level::warning, "demo_open",
                         base::JsonObject()
                             .text("listen", settings.listen)
                             .text("reason", "the demo's key and password are public"));
    std::cout << demo_text(address, settings.segment, is_open) << std::flush;
}

}  // namespace

std::string openable(std::string address) {
    for (const std::string_view everywhere : {"//0.0.0.0:", "//[::]:"})
        if (const auto at = address.find(everywhere); at != address.npos)
            return address.replace(at, everywhere.size(), "//localhost:");
    return address;
}

std::string demo_text(const std::string& address, const std::string& segment, bool is_open) {
    namespace demo = features::admin;
    std::string text = "\n  address    " + address + "\n  reference  " + address +
                       "/docs\n  API key    " + std::string(demo::demo_key) + '\n';
    std::string_view label = "stores";
    for (const features::DemoStore& store : demo::demo_stores()) {
        text += fmt::format("  {:<9}  {}  {}\n", label, store.id, store.name);
        label = "";
    }
    label = "sign-in";
    for (const demo::DemoPerson& person : demo::demo_people()) {
        text += fmt::format("  {:<9}  {} / {}\n", label, person.email, demo::demo_password);
        label = "";
    }
    text += fmt::format("  try        curl -H 'apikey: {}' {}/v1/{}/store/{}/departments\n",
                        demo::demo_key, address, segment, demo::demo_store);
    text += fmt::format(
        "  report     curl -H 'apikey: {}' '{}/v1/{}/store/{}/saleReport?dateOption=L30D"
        "&type=DEPARTMENT'\n",
        demo::demo_key, address, segment, demo::demo_store);
    if (is_open)
        text +=
            "  WARNING    others can reach this address, and everyone knows the demo's key: keep "
            "your own data out of it\n";
    return text + "  stop       Ctrl-C\n\n";
}

void serve(const base::Settings& settings) {
    StopSignals signals;
    std::signal(SIGPIPE, SIG_IGN);
    base::log::start(settings.log_level);
    check_certificate(settings);
    const int connections_max = fit_connections(settings, io_threads(settings));
    const auto database = open_database(settings);
    const base::World world = base::system_world();
    check_secret_file(settings, *database, world);
    check_contents(settings, *database, world);

    app::App app(settings, *database, world, assets::embedded());
    const auto server = listen(settings, connections_max, app);
    if (!server->service_address().empty())
        base::log::write(base::log::Level::info, "metrics_listen",
                         base::JsonObject().text("address", server->service_address()));
    std::cout << "listening on " << server->address() << std::endl;
    const std::string address = openable(server->address());
    if (settings.is_demo) {
        introduce_demo(settings, address);
        play_evening(settings, app, *database, world);
    }
    invite_to_set_up(settings, app, *database, world, address);
    signals.on_stop([&] { server->stop(); });
    server->run();
    app.stop();
    database->stop();
    base::log::flush();
}

}  // namespace cli
