// Checks: taking new ones of twenty lines durably beside the engine alone writing the same rows,
// merging two of fifty lines within the program, and what the 200th submission of a check costs
// beside the second.
#include "bench/cost.hpp"
#include "bench/durable_cluster.hpp"
#include "bench/guest_check.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "domain/check_merge.hpp"

#include <chrono>
#include <stdexcept>

namespace bench {
namespace {

constexpr int lines = 20;
constexpr int merged_lines = 50;
constexpr int submissions = 200;
constexpr std::int64_t stamp_ms = 1'767'225'600'000;
constexpr const char* write_connections = "8";  // to PostgreSQL, ours and the reference's
constexpr const char* group = "32";             // to a commit, of SQLite alone

int one(int) { return 1; }
int two(int) { return 2; }

std::string numbered(int number) {
    return check_body(fmt::format("bench {:08}", number), "T1",
                      check_data(0, lines, stamp_ms, one));
}

std::string save_path(const Installation& installation) {
    return "/v1/sync/store/" + installation.store + "/addOrUpdateCheck";
}

void send_check(http::Client& client, const Installation& installation, const std::string& body) {
    const auto answer =
        client.call({"POST",
                     save_path(installation),
                     {{"apikey", installation.key}, {"Content-Type", "application/json"}},
                     body});
    if (answer.status != 200) throw std::runtime_error("a check was answered: " + answer.body);
}

// ---- new checks, beside the engine --------------------------------------------------------------

// An installation with one check, the model of the reference.
void install_with_check(const Plan& plan, const std::string& database, const std::string& log) {
    const Installation installation = install(plan, database);
    const Server server(plan, installation, log);
    auto client = server.client();
    send_check(client, installation, numbered(0));
}

// Sends new checks for a while; `last` is the number of the one before.
Sample send_many(const Plan& plan, const Server& server, const Installation& installation,
                 int& last) {
    const LoadOutcome outcome = put_load(
        plan,
        {.url = fmt::format("http://127.0.0.1:{}{}", server.port(), save_path(installation)),
         .headers = {"apikey: " + installation.key, "Content-Type: application/json"},
         .script = "order.lua",
         .arguments = {std::to_string(last), numbered(99'999'999)},
         .is_on_all_cores = true},
        server.id());
    // Some that wrk did not wait for are taken as well.
    last += static_cast<int>(outcome.requests) + 1'000;
    return outcome.sample;
}

struct Comparison {
    std::string engine, our_database, its_database;
    std::vector<std::string> reference;  // the command
    std::string reference_name;
};

void measure_saving(const Plan& plan, Table& table, const Comparison& comparison) {
    const support::TempFolder folder;
    const Installation ours = install(plan, comparison.our_database);
    install_with_check(plan, comparison.its_database, folder / "log");
    const Server server(plan, ours, folder.path() / "log", Cores::all,
                        {std::string("COMANDA_WRITE_CONNECTIONS=") + write_connections});
    int last = 0;
    std::vector<Sample> our_samples, its_samples;
    for (int i = 0; i < plan.rounds; ++i) {
        our_samples.push_back(send_many(plan, server, ours, last));
        its_samples.push_back(run_reference(comparison.reference));
    }
    table.compare(fmt::format("durable addOrUpdateCheck on {}, {} lines ({} B)", comparison.engine,
                              lines, numbered(0).size()),
                  our_samples, comparison.reference_name, its_samples, Table::By::rate, 0);
    table.show("memory after that", memory_mb(server.id()), "MB", 0);
}

void measure_saving_on_sqlite(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const std::string its_file = folder / "reference.db";
    measure_saving(plan, table,
                   {.engine = "SQLite",
                    .our_database = "sqlite:" + (folder / "ours.db"),
                    .its_database = "sqlite:" + its_file,
                    .reference = {plan.tools / "raw_sqlite", its_file, group,
                                  std::to_string(plan.seconds), "checks"},
                    .reference_name = fmt::format("SQLite, {} to a commit", group)});
}

void measure_saving_on_postgres(const Plan& plan, Table& table) {
    const DurableCluster cluster;
    const support::PostgresDatabase ours(cluster.folder()), reference(cluster.folder());
    measure_saving(plan, table,
                   {.engine = "PostgreSQL",
                    .our_database = ours.url(),
                    .its_database = reference.url(),
                    .reference = {plan.tools / "raw_postgres", reference.url(), write_connections,
                                  std::to_string(plan.seconds), "checks"},
                    .reference_name = fmt::format("libpq, {} connections", write_connections)});
}

// ---- merging, within the program ----------------------------------------------------------------

domain::CheckSubmission submission(std::int64_t number, const std::string& node,
                                   const std::string& data) {
    return {.number = number,
            .at_ms = stamp_ms + number,
            .node = node,
            .content = base::fingerprint_of(data),
            .check = domain::read_check(schema::Tree::object(), schema::parse_tree(data))};
}

// Two nodes that share half of their lines, all of which the second changes.
void measure_merge(const Plan& plan, Table& table) {
    const std::string sent = check_data(0, merged_lines, stamp_ms, one);
    const auto first = submission(1, "T1", sent);
    const auto second =
        submission(2, "T2", check_data(merged_lines / 2, merged_lines, stamp_ms, two));
    const auto show = [&](const std::string& figure, double us) {
        table.show(figure, us, "µs", 0);
    };
    show(fmt::format("reading a check of {} lines ({} B)", merged_lines, sent.size()),
         cost_of(plan, [&] { submission(1, "T1", sent); }));
    show(fmt::format("merging two of {} lines that share half", merged_lines), cost_of(plan, [&] {
             domain::CheckHistory history;
             history.add(first);
             history.add(second);
             history.outcome();
         }));
    show("merging them, reckoning and printing", cost_of(plan, [&] {
             domain::CheckHistory history;
             history.add(first);
             history.add(second);
             const auto document_of = [&](std::int64_t number) -> const domain::CheckDocument& {
                 return number == 1 ? first.check : second.check;
             };
             print(domain::compose(history.outcome(), document_of, 2).data);
         }));
}

// ---- the second submission of a check, and the 200th --------------------------------------------

// Of one client that waits for each answer, so that only the work counts. Four nodes take turns,
// each with the check as it is and one line changed.
void measure_many_submissions(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const Installation installation = install(plan, "sqlite:" + (folder / "comanda.db"));
    const Server server(plan, installation, folder.path() / "log", Cores::all);
    auto client = server.client();
    std::vector<double> of_second, of_last;
    for (int check = 0; check < 2 * plan.rounds; ++check)
        for (int i = 1; i <= submissions; ++i) {
            const auto quantity_of = [i](int line) { return 1 + (i - line + lines) / lines; };
            const std::string body =
                check_body(fmt::format("long {}", check), fmt::format("T{}", i % 4),
                           check_data(0, lines, stamp_ms + i, quantity_of));
            const auto start = std::chrono::steady_clock::now();
            send_check(client, installation, body);
            const std::chrono::duration<double, std::milli> taken =
                std::chrono::steady_clock::now() - start;
            if (i == 2) of_second.push_back(taken.count());
            if (i == submissions) of_last.push_back(taken.count());
        }
    table.show("second submission of a check", median(of_second), "ms", 0);
    table.show(fmt::format("submission {} of it", submissions), median(of_last), "ms", 0);
    table.show("the same, of the second", median(of_last) / median(of_second), "times", 0);
}

}  // namespace

void measure_checks(const Plan& plan, Table& table) {
    measure_saving_on_sqlite(plan, table);
    measure_saving_on_postgres(plan, table);
    measure_merge(plan, table);
    measure_many_submissions(plan, table);
}

}  // namespace bench
