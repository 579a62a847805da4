// Durable creates from 64 connections, against the engine alone writing the same rows.
#include "bench/durable_cluster.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/sqlite_alone.hpp"

#include <fmt/format.h>

namespace bench {
namespace {

constexpr const char* write_connections = "8";  // to PostgreSQL, ours and the reference's

class SqliteWrites {
public:
    explicit SqliteWrites(const Plan& plan)
        : plan_(plan),
          ours_(install(plan, "sqlite:" + (folder_ / "ours.db"))),
          alone_(plan, departments_of(usual_description_size)) {}

    struct Comparison {
        std::string figure;
        std::vector<std::string> environment{};  // of both
        int connections = 64;                    // ours
        int group = 0;                           // the reference's, to a commit; 0: as ours
        double aim = 0;
    };
    // Each side takes its turn alone.
    void compare(const Comparison& comparison, Table& table) {
        const auto& environment = comparison.environment;
        std::vector<Sample> ours, reference;
        double memory = 0;
        int group = comparison.group;
        for (int i = 0; i < plan_.rounds; ++i) {
            {
                const Server server(plan_, ours_, folder_.path() / "log", Cores::all, environment);
                ours.push_back(create_many(plan_,
                                           {.port = server.port(),
                                            .process = server.id(),
                                            .connections = comparison.connections},
                                           ours_, next_name_));
                memory = memory_mb(server.id());
                if (comparison.group == 0) group = mean_group(server);
            }
            reference.push_back(alone_.run(group, environment));
        }
        table.compare(comparison.figure, ours, fmt::format("SQLite, {} to a commit", group),
                      reference, Table::By::rate, comparison.aim);
        table.show("memory after that", memory, "MB", 0);
    }

private:
    const Plan& plan_;
    const support::TempFolder folder_;
    const Installation ours_;
    const SqliteAlone alone_;
    std::int64_t next_name_ = 0;
};

}  // namespace

void measure_sqlite_writes(const Plan& plan, Table& table) {
    SqliteWrites writes(plan);
    writes.compare({.figure = "durable create on SQLite, 64 connections", .aim = 0.85}, table);
    const std::string slow_sync = "LD_PRELOAD=" + (plan.tools / "slow_sync.so").string();
    for (int connections : {64, 256})
        writes.compare({.figure = fmt::format("a sync taking 1 ms, {} connections", connections),
                        .environment = {slow_sync},
                        .connections = connections,
                        .group = 1,
                        .aim = 25},
                       table);
}

void measure_postgres_writes(const Plan& plan, Table& table) {
    const DurableCluster cluster;
    const support::TempFolder folder;
    const support::PostgresDatabase our_database(cluster.folder()), its_database(cluster.folder());
    const Installation ours = install(plan, our_database.url());
    const Installation reference = install(plan, its_database.url());
    {
        const Server server(plan, reference, folder.path() / "log");
        auto client = server.client();
        create_department(client, reference, "Bench 00000000");
    }
    const Server server(plan, ours, folder.path() / "log", Cores::all,
                        {std::string("COMANDA_WRITE_CONNECTIONS=") + write_connections});
    std::int64_t next_name = 0;
    std::vector<Sample> our_samples, its_samples;
    for (int i = 0; i < plan.rounds; ++i) {
        our_samples.push_back(
            create_many(plan, {.port = server.port(), .process = server.id()}, ours, next_name));
        its_samples.push_back(
            run_reference({plan.tools / "raw_postgres", its_database.url(), write_connections,
                           std::to_string(plan.seconds), "departments"}));
    }
    table.compare("durable create on PostgreSQL, 64 connections", our_samples,
                  fmt::format("libpq, {} connections", write_connections), its_samples,
                  Table::By::rate, 0.8);
    table.show("memory after that", memory_mb(server.id()), "MB", 0);
}

}  // namespace bench
