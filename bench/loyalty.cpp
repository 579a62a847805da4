// Durable changes of points from 64 connections, of one customer and of many, beside creates of
// departments in the same installation.
#include "bench/durable_cluster.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace bench {
namespace {

constexpr int many = 200;

std::string create_customer(http::Client& client, const Installation& installation, int number) {
    const auto answer = client.call(
        {"POST",
         "/v1/svc/customer",
         {{"apikey", installation.key}, {"Content-Type", "application/json"}},
         fmt::format(R"({{"firstName":"Bench {}","isLoyaltyCustomer":true}})", number)});
    if (answer.status != 200) throw std::runtime_error("a create was answered: " + answer.body);
    return answer.body.substr(std::string_view(R"({"id":")").size(), 24);
}

Sample put(const Plan& plan, const Server& server, const Installation& installation,
           const std::string& path, const std::string& script, std::vector<std::string> arguments) {
    return put_load(plan,
                    {.url = fmt::format("http://127.0.0.1:{}{}", server.port(), path),
                     .headers = {"apikey: " + installation.key, "Content-Type: application/json"},
                     .script = script,
                     .arguments = std::move(arguments),
                     .is_on_all_cores = true},
                    server.id())
        .sample;
}

void measure(const Plan& plan, Table& table, const std::string& database,
             const std::string& engine) {
    const support::TempFolder folder;
    const Installation installation = install(plan, database);
    const Server server(plan, installation, folder.path() / "log", Cores::all);
    auto client = server.client();
    std::vector<std::string> customers;
    for (int i = 0; i < many; ++i) customers.push_back(create_customer(client, installation, i));
    std::int64_t next_name = 0;
    std::vector<Sample> one, several, creates;
    for (int i = 0; i < plan.rounds; ++i) {
        one.push_back(put(plan, server, installation, "/", "points.lua", {customers.front()}));
        several.push_back(put(plan, server, installation, "/", "points.lua", customers));
        creates.push_back(create_many(plan, {.port = server.port(), .process = server.id()},
                                      installation, next_name));
    }
    const std::string reference = "creates of departments";
    table.compare("points of one customer on " + engine, one, reference, creates, Table::By::rate,
                  0.8);
    table.compare(fmt::format("points of {} customers on {}", many, engine), several, reference,
                  creates, Table::By::rate, engine == "SQLite" ? 0.8 : 0.5);
}

}  // namespace

void measure_loyalty(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    measure(plan, table, "sqlite:" + (folder.path() / "bench.db").string(), "SQLite");
    const DurableCluster cluster;
    const support::PostgresDatabase database(cluster.folder());
    measure(plan, table, database.url(), "PostgreSQL");
}

}  // namespace bench
