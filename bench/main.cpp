// Measures the program side by side with its references, prints one table and keeps it:
// bench PROGRAM SOURCE-FOLDER [--quick] [--long] [--statements] [--beside OTHER-PROGRAM]
// [start|reads|writes|sqlite|peers|bulk|large|postgres|loyalty|customers|pricing|orders|checks|
//  reports|live|kiosk|pull|audit ...]
#include "bench/measures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace {

using bench::Plan;
using bench::Table;

std::string processor() {
    std::ifstream about("/proc/cpuinfo");
    for (std::string line; std::getline(about, line);)
        if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
    return "unknown processor";
}

double load_average() {
    double averages[1] = {0};
    return getloadavg(averages, 1) == 1 ? averages[0] : 0;
}

std::string introduction(const Plan& plan, double load_before) {
    return fmt::format(
        "# Measurements\n\n"
        "Written by `./dev bench`. {} cores, {}; load average at the start {:.1f}, at the end "
        "{:.1f}.\nOurs and the reference take turns, {} rounds of {:.0f} s, medians. In reads "
        "servers have one core\nand the load another; in writes all share all cores, since ours "
        "has a thread that writes beside the one\nthat listens, and the references have one "
        "thread for a connection. CPU time is the server's per request;\nfor PostgreSQL without "
        "that of the database. The aim is judged by CPU time where the server is the limit,\nby "
        "requests per second where the disk is. SQLite alone writes the rows that our "
        "program adds\nfor such a write, and those that it changes, such as counts, once for a "
        "commit, as ours does.\n\n",
        std::thread::hardware_concurrency(), processor(), load_before, load_average(), plan.rounds,
        plan.seconds);
}

void run(const Plan& plan, const std::vector<std::string>& wanted) {
    using Measure = void (*)(const Plan&, Table&);
    const std::pair<const char*, Measure> measures[] = {
        {"start", bench::measure_start},        {"reads", bench::measure_reads},
        {"writes", bench::measure_write_costs}, {"sqlite", bench::measure_sqlite_writes},
        {"peers", bench::measure_peers},        {"bulk", bench::measure_bulk},
        {"large", bench::measure_large_store},  {"postgres", bench::measure_postgres_writes},
        {"loyalty", bench::measure_loyalty},    {"customers", bench::measure_customers},
        {"pricing", bench::measure_pricing},    {"orders", bench::measure_orders},
        {"checks", bench::measure_checks},      {"reports", bench::measure_reports},
        {"live", bench::measure_live},          {"kiosk", bench::measure_kiosk},
        {"pull", bench::measure_pull},          {"audit", bench::measure_audit},
    };
    const double load_before = load_average();
    Table table;
    for (const auto& [name, measure] : measures) {
        if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), name) == wanted.end())
            continue;
        fmt::print(stderr, "bench: {}\n", name);
        measure(plan, table);
    }
    const std::string text = introduction(plan, load_before) + table.text();
    fmt::print("{}", text);
    if (wanted.empty()) std::ofstream(plan.source / "RESULTS.md") << text;
}

}  // namespace

int main(int count, char** words) {
    try {
        std::vector<std::string> arguments(words + 1, words + count);
        if (arguments.size() < 2)
            throw std::runtime_error(
                "bench PROGRAM SOURCE-FOLDER [--quick] [--long] [--statements] [MEASUREMENT ...]");
        Plan plan;
        if (std::erase(arguments, "--quick") > 0) {
            plan.rounds = 3;
            plan.seconds = 1;
        }
        plan.is_long = std::erase(arguments, "--long") > 0;
        plan.has_statements = std::erase(arguments, "--statements") > 0;
        if (const auto beside = std::find(arguments.begin(), arguments.end(), "--beside");
            beside != arguments.end() && beside + 1 != arguments.end()) {
            plan.other = std::filesystem::canonical(beside[1]);
            arguments.erase(beside, beside + 2);
        }
        plan.program = std::filesystem::canonical(arguments[0]);
        plan.source = std::filesystem::canonical(arguments[1]);
        plan.tools = std::filesystem::canonical("/proc/self/exe").parent_path();
        bench::move_to_load_core();
        run(plan, {arguments.begin() + 2, arguments.end()});
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "bench: {}\n", error.what());
        return 1;
    }
}
