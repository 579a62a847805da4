// Starts and stops the PostgreSQL that the tests of one run share:
// postgres_fixture start|stop FILE, where FILE keeps the folder of the cluster.
#include "support/postgres.hpp"
#include "support/process.hpp"

#include <cstdio>
#include <exception>
#include <fstream>
#include <string>

namespace {

// A run that was broken off has left its own behind.
void stop(const std::string& file) {
    if (!std::filesystem::exists(file)) return;
    const std::string folder = support::read_file(file);
    std::filesystem::remove(file);
    if (std::filesystem::exists(folder)) support::PostgresCluster{folder};
}

void start(const std::string& file) {
    stop(file);
    support::PostgresCluster cluster;
    std::ofstream(file) << cluster.folder().string();
    cluster.leave();
}

}  // namespace

int main(int count, char** words) {
    const std::string action = count == 3 ? words[1] : "";
    if (action != "start" && action != "stop") {
        std::fprintf(stderr, "postgres_fixture start|stop FILE\n");
        return 2;
    }
    try {
        (action == "start" ? start : stop)(words[2]);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
