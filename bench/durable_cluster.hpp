// A PostgreSQL cluster that syncs, as one in use does.
#pragma once

#include "bench/servers.hpp"
#include "support/postgres.hpp"

#include <fstream>

namespace bench {

class DurableCluster {
public:
    DurableCluster() {
        move_to_all_cores();
        cluster_ = std::make_unique<support::PostgresCluster>();
        cluster_->stop();
        std::ofstream(cluster_->folder() / "data/postgresql.conf", std::ios::app)
            << "fsync = on\nfull_page_writes = on\n";
        cluster_->start();
        move_to_load_core();
    }
    const std::filesystem::path& folder() const { return cluster_->folder(); }

private:
    std::unique_ptr<support::PostgresCluster> cluster_;
};

}  // namespace bench
