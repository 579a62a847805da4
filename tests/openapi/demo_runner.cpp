// Runs a command beside the real program with the demo on a fresh database:
// demo_runner --program PATH --engine sqlite|postgres COMMAND...
// The command finds the address in COMANDA_URL, and webhooks may call it. Ends as the command does.
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>

namespace {

int run(const std::vector<std::string>& words) {
    if (words.size() < 5 || words[0] != "--program" || words[2] != "--engine")
        throw std::invalid_argument("demo_runner --program PATH --engine ENGINE COMMAND...");
    const support::TempFolder folder;
    std::optional<support::PostgresDatabase> postgres;
    std::string database = "sqlite:" + folder / "demo.db";
    if (words[3] == "postgres") database = postgres.emplace().url();
    support::Process server(
        {words[1], "serve", "--demo", "--demo-days", "2", "--listen", "127.0.0.1:0",
         "--webhook-allow", "127.0.0.0/8", "--database", database},
        folder / "log");
    const std::string address =
        server.wait_for_line("listening on http://", std::chrono::seconds(60));
    setenv("COMANDA_URL", ("http://" + address).c_str(), 1);
    const auto outcome = support::run({words.begin() + 4, words.end()});
    std::printf("%s%s", outcome.out.c_str(), outcome.err.c_str());
    if (outcome.status != 0) std::printf("%s\n", support::read_file(folder / "log").c_str());
    return outcome.status;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({words + 1, words + count});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
