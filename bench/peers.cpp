// Durable creates of 6 KB records beside a server of a few lines that stores the same bytes, by
// Fastify and better-sqlite3, and beside SQLite alone writing our rows.
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/sqlite_alone.hpp"

#include <fmt/format.h>

#include <memory>
#include <stdexcept>

namespace bench {
namespace {

constexpr int description_size = 5'900;
constexpr const char* peer_name = "Fastify, better-sqlite3";

struct Level {
    int connections;
    double aim;                // beside the peer
    double aim_beside_sqlite;  // 0: not measured
};
constexpr Level levels[] = {{1, 1, 0}, {16, 2, 0}, {64, 3, 0.9}};

std::string created(http::Client client, const Installation& installation,
                    const std::string& name) {
    const auto answer = client.call(department_request(installation, name, description_size));
    if (answer.status != 200) throw std::runtime_error("a create was answered: " + answer.body);
    return answer.body;
}

// Both at work, each on a database of its own; an idle one takes nothing from the other.
class Peers {
public:
    explicit Peers(const Plan& plan)
        : plan_(plan),
          installation_(install(plan, "sqlite:" + (folder_ / "ours.db"))),
          server_(plan, installation_, folder_ / "log", Cores::all),
          peer_(plan, folder_ / "peer.db", installation_.account, folder_ / "peer.log") {
        const std::string ours = created(server_.client(), installation_, "Bench 00000000");
        const std::string its = created(peer_.client(), installation_, "Bench 00000000");
        if (ours.size() != its.size())
            throw std::runtime_error("the peer answers other documents:\n" + ours + '\n' + its);
    }
    Sample of_ours(int connections) { return sample(server_.port(), server_.id(), connections); }
    Sample of_peer(int connections) { return sample(peer_.port(), peer_.id(), connections); }
    int group() const { return mean_group(server_); }

private:
    Sample sample(unsigned short port, pid_t process, int connections) {
        return create_many(plan_,
                           {.port = port,
                            .process = process,
                            .connections = connections,
                            .description_size = description_size},
                           installation_, next_name_);
    }

    const Plan& plan_;
    const support::TempFolder folder_;
    const Installation installation_;
    const Server server_;
    const Peer peer_;
    std::int64_t next_name_ = 0;
};

void measure(const Plan& plan, Table& table, const Level& level) {
    Peers peers(plan);
    std::unique_ptr<SqliteAlone> sqlite;
    if (level.aim_beside_sqlite > 0)
        sqlite = std::make_unique<SqliteAlone>(plan, departments_of(description_size));
    peers.of_ours(level.connections);  // so that all code is compiled and all files are there
    peers.of_peer(level.connections);
    std::vector<Sample> ours, its, of_sqlite;
    for (int i = 0; i < plan.rounds; ++i) {
        ours.push_back(peers.of_ours(level.connections));
        its.push_back(peers.of_peer(level.connections));
        if (sqlite) of_sqlite.push_back(sqlite->run(peers.group()));
    }
    const std::string figure = fmt::format("durable create of 6 KB, {} connection{}",
                                           level.connections, level.connections > 1 ? "s" : "");
    table.compare(figure, ours, peer_name, its, Table::By::rate, level.aim);
    if (sqlite)
        table.compare(figure, ours, fmt::format("SQLite, {} to a commit", peers.group()), of_sqlite,
                      Table::By::rate, level.aim_beside_sqlite);
}

}  // namespace

void measure_peers(const Plan& plan, Table& table) {
    for (const Level& level : levels) measure(plan, table, level);
}

}  // namespace bench
