// Web orders of six lines: placing them durably beside the engine alone writing the same rows, and
// listing 200 of them beside nginx that serves the same bytes.
#include "bench/durable_cluster.hpp"
#include "bench/guest_order.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/sqlite_alone.hpp"

#include <fmt/format.h>

#include <fstream>
#include <functional>
#include <stdexcept>

namespace bench {
namespace {

constexpr int open_orders = 200;
constexpr int list_connections = 8;             // an answer has megabytes
constexpr const char* write_connections = "8";  // to PostgreSQL, ours and the reference's
constexpr int group = 32;                       // to a commit, of SQLite alone

std::string numbered(int number) {
    return guest_order(fmt::format(R"("uniqueOrderID":"bench {:08}",)", number));
}

std::string save_path(const Installation& installation) {
    return "/v1/online-order/store/" + installation.store + "/saveWebOrder";
}

void place_order(http::Client& client, const Installation& installation, int number) {
    const auto answer =
        client.call({"POST",
                     save_path(installation),
                     {{"apikey", installation.key}, {"Content-Type", "application/json"}},
                     numbered(number)});
    if (answer.status != 200) throw std::runtime_error("an order was answered: " + answer.body);
}

// An installation with one order, the model of the reference.
Installation install_with_order(const Plan& plan, const std::string& database,
                                const std::string& log) {
    Installation installation = install(plan, database);
    const Server server(plan, installation, log);
    auto client = server.client();
    place_order(client, installation, 0);
    return installation;
}

// Places orders for a while; `last` is the number of the one before.
Sample place_many(const Plan& plan, const Server& server, const Installation& installation,
                  int& last) {
    const LoadOutcome outcome = put_load(
        plan,
        {.url = fmt::format("http://127.0.0.1:{}{}", server.port(), save_path(installation)),
         .headers = {"apikey: " + installation.key, "Content-Type: application/json"},
         .script = "order.lua",
         .arguments = {std::to_string(last), numbered(99'999'999)},
         .is_on_all_cores = true},
        server.id());
    // Some that wrk did not wait for are placed as well.
    last += static_cast<int>(outcome.requests) + 1'000;
    return outcome.sample;
}

struct Comparison {
    std::string engine, our_database;
    std::function<Sample()> reference;
    std::string reference_name;
    double aim;  // 0: none
};

void measure_saving(const Plan& plan, Table& table, const Comparison& comparison) {
    const support::TempFolder folder;
    const Installation ours = install(plan, comparison.our_database);
    const Server server(plan, ours, folder.path() / "log", Cores::all,
                        {std::string("COMANDA_WRITE_CONNECTIONS=") + write_connections});
    int last = 0;
    std::vector<Sample> our_samples, its_samples;
    for (int i = 0; i < plan.rounds; ++i) {
        our_samples.push_back(place_many(plan, server, ours, last));
        its_samples.push_back(comparison.reference());
    }
    table.compare(
        fmt::format("durable saveWebOrder on {} ({} B)", comparison.engine, numbered(0).size()),
        our_samples, comparison.reference_name, its_samples, Table::By::rate, comparison.aim);
    table.show("memory after that", memory_mb(server.id()), "MB", 0);
}

void measure_saving_on_sqlite(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const SqliteAlone alone(plan, place_order);
    measure_saving(plan, table,
                   {.engine = "SQLite",
                    .our_database = "sqlite:" + (folder / "ours.db"),
                    .reference = [&] { return alone.run(group); },
                    .reference_name = fmt::format("SQLite, {} to a commit", group),
                    .aim = 0});
}

void measure_saving_on_postgres(const Plan& plan, Table& table) {
    const DurableCluster cluster;
    const support::PostgresDatabase ours(cluster.folder()), reference(cluster.folder());
    const support::TempFolder folder;
    install_with_order(plan, reference.url(), folder / "log");
    measure_saving(
        plan, table,
        {.engine = "PostgreSQL",
         .our_database = ours.url(),
         .reference =
             [&] {
                 return run_reference({plan.tools / "raw_postgres", reference.url(),
                                       write_connections, std::to_string(plan.seconds), "orders"});
             },
         .reference_name = fmt::format("libpq, {} connections", write_connections),
         .aim = 0.8});
}

void measure_list(const Plan& plan, Table& table, const std::string& figure,
                  const std::string& answer_cache_mb, double aim) {
    const support::TempFolder folder;
    const Installation installation =
        install(plan, "sqlite:" + (folder.path() / "comanda.db").string());
    const Server server(plan, installation, folder.path() / "log", Cores::one,
                        {"COMANDA_ANSWER_CACHE_MB=" + answer_cache_mb});
    auto client = server.client();
    for (int i = 0; i < open_orders; ++i) place_order(client, installation, i);
    const std::string path = "/v1/online-order/svc/store/" + installation.store + "/placedOrders";
    const auto answer = client.call({"GET", path, {{"apikey", installation.key}}, {}});
    if (answer.status != 200) throw std::runtime_error("the list answers " + answer.body);
    const Nginx nginx(folder.path());
    std::ofstream(folder.path() / "www/list.json") << answer.body;
    const auto url = [](unsigned short port, const std::string& target) {
        return fmt::format("http://127.0.0.1:{}{}", port, target);
    };
    const Load to_us{.url = url(server.port(), path),
                     .headers = {"apikey: " + installation.key},
                     .connections = list_connections};
    const Load to_nginx{.url = url(nginx.port(), "/list.json"), .connections = list_connections};
    std::vector<Sample> ours, its;
    for (int i = 0; i < plan.rounds; ++i) {
        ours.push_back(put_load(plan, to_us, server.id()).sample);
        its.push_back(put_load(plan, to_nginx, nginx.id()).sample);
    }
    table.compare(fmt::format("{} ({} B)", figure, answer.body.size()), ours, "nginx", its,
                  Table::By::cpu, aim);
}

}  // namespace

void measure_orders(const Plan& plan, Table& table) {
    measure_saving_on_sqlite(plan, table);
    measure_saving_on_postgres(plan, table);
    measure_list(plan, table, fmt::format("list of {} open orders", open_orders), "0", 0);
    measure_list(plan, table, fmt::format("list of {} open orders, kept", open_orders), "32", 0);
}

}  // namespace bench
