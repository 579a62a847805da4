#include "bench/sqlite_alone.hpp"

#include "bench/load.hpp"
#include "bench/plain_sqlite.hpp"

#include <fmt/format.h>

#include <cmath>
#include <stdexcept>

namespace bench {
namespace {

double writer_figure(const std::string& metrics, const std::string& name) {
    const std::string start = "comanda_writer{figure=\"" + name + "\"} ";
    const auto at = metrics.find(start);
    if (at == std::string::npos) throw std::runtime_error("the metrics lack " + start);
    return std::stod(metrics.substr(at + start.size()));
}

}  // namespace

SqliteAlone::SqliteAlone(const Plan& plan, const Write& write) : plan_(plan) {
    const std::string file = folder_ / "model.db";
    const Installation installation = install(plan, "sqlite:" + file);
    const Server server(plan, installation, folder_ / "log");
    auto client = server.client();
    const Connection connection(file);
    for (int number : {0, 1, 2}) {
        write(client, installation, number);
        connection.script(fmt::format("VACUUM INTO '{}'", folder_ / fmt::format("{}.db", number)));
    }
    std::filesystem::copy_file(folder_ / "2.db", folder_ / "written.db");
}

Sample SqliteAlone::run(int group, const std::vector<std::string>& environment) const {
    std::vector<std::string> command{"env"};
    command.insert(command.end(), environment.begin(), environment.end());
    command.insert(command.end(),
                   {plan_.tools / "raw_sqlite", folder_ / "written.db", "replay", folder_.path(),
                    std::to_string(group), std::to_string(plan_.seconds)});
    return run_reference(command);
}

SqliteAlone::Write departments_of(int description_size) {
    return [=](http::Client& client, const Installation& installation, int number) {
        create_department(client, installation, fmt::format("Bench {:08}", number),
                          description_size);
    };
}

int mean_group(const Server& server) {
    auto client = server.client();
    const auto answer = client.call({"GET", "/metrics", {}, {}});
    if (answer.status != 200) throw std::runtime_error("metrics are answered: " + answer.body);
    return static_cast<int>(
        std::lround(writer_figure(answer.body, "writes") / writer_figure(answer.body, "commits")));
}

}  // namespace bench
