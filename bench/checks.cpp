// Checks: taking new ones of twenty lines durably beside the engine alone writing the same rows,
// merging two of fifty lines within the program, what submission 2,000 of a check costs beside the
// second, and how long others wait for one of ten thousand lines.
#include "bench/cost.hpp"
#include "bench/durable_cluster.hpp"
#include "bench/guest_check.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/sqlite_alone.hpp"
#include "domain/check/merge.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

constexpr int lines = 20;
constexpr int merged_lines = 50;
constexpr int submissions = 2'000;
constexpr int many_lines = 10'000;
constexpr std::int64_t stamp_ms = 1'767'225'600'000;
constexpr const char* write_connections = "8";  // to PostgreSQL, ours and the reference's
constexpr int group = 32;                       // to a commit, of SQLite alone

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
    std::string engine, our_database;
    std::function<Sample()> reference;
    std::string reference_name;
};

void measure_saving(const Plan& plan, Table& table, const Comparison& comparison) {
    const support::TempFolder folder;
    const Installation ours = install(plan, comparison.our_database);
    const Server server(plan, ours, folder.path() / "log", Cores::all,
                        {std::string("COMANDA_WRITE_CONNECTIONS=") + write_connections});
    int last = 0;
    std::vector<Sample> our_samples, its_samples;
    for (int i = 0; i < plan.rounds; ++i) {
        our_samples.push_back(send_many(plan, server, ours, last));
        its_samples.push_back(comparison.reference());
    }
    table.compare(fmt::format("durable addOrUpdateCheck on {}, {} lines ({} B)", comparison.engine,
                              lines, numbered(0).size()),
                  our_samples, comparison.reference_name, its_samples, Table::By::rate, 0);
    table.show("memory after that", memory_mb(server.id()), "MB", 0);
}

void measure_saving_on_sqlite(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const SqliteAlone alone(plan,
                            [](http::Client& client, const Installation& installation, int number) {
                                send_check(client, installation, numbered(number));
                            });
    measure_saving(plan, table,
                   {.engine = "SQLite",
                    .our_database = "sqlite:" + (folder / "ours.db"),
                    .reference = [&] { return alone.run(group); },
                    .reference_name = fmt::format("SQLite, {} to a commit", group)});
}

void measure_saving_on_postgres(const Plan& plan, Table& table) {
    const DurableCluster cluster;
    const support::PostgresDatabase ours(cluster.folder()), reference(cluster.folder());
    const support::TempFolder folder;
    install_with_check(plan, reference.url(), folder / "log");
    measure_saving(
        plan, table,
        {.engine = "PostgreSQL",
         .our_database = ours.url(),
         .reference =
             [&] {
                 return run_reference({plan.tools / "raw_postgres", reference.url(),
                                       write_connections, std::to_string(plan.seconds), "checks"});
             },
         .reference_name = fmt::format("libpq, {} connections", write_connections)});
}

// ---- merging, within the program ----------------------------------------------------------------

struct Sent {
    domain::CheckSubmission submission{};
    domain::CheckDocument check{};
};

Sent sent_check(std::int64_t number, const std::string& node, const std::string& data) {
    Sent sent{.check = domain::read_check(schema::Tree::object(), schema::parse_tree(data))};
    sent.submission.moment = {.number = number,
                              .at_ms = stamp_ms + number,
                              .node = node,
                              .content = base::fingerprint_of(data)};
    sent.submission.parts = domain::said_in(sent.check);
    return sent;
}

// Two nodes that share half of their lines, all of which the second changes.
void measure_merge(const Plan& plan, Table& table) {
    const std::string data = check_data(0, merged_lines, stamp_ms, one);
    const Sent first = sent_check(1, "T1", data);
    const Sent second =
        sent_check(2, "T2", check_data(merged_lines / 2, merged_lines, stamp_ms, two));
    const std::vector both{first.submission, second.submission};
    const auto show = [&](const std::string& figure, double us) {
        table.show(figure, us, "µs", 0);
    };
    show(fmt::format("reading a check of {} lines ({} B)", merged_lines, data.size()),
         cost_of(plan, [&] { sent_check(1, "T1", data); }));
    show(fmt::format("merging two of {} lines that share half", merged_lines),
         cost_of(plan, [&] { domain::replay(both).merge.outcome(); }));
    show("merging them, reckoning and printing", cost_of(plan, [&] {
             const auto source_of =
                 [&](const domain::StandingPart& part) -> const domain::CheckDocument& {
                 return part.number == 1 ? first.check : second.check;
             };
             print(domain::compose(domain::replay(both).merge.outcome(), second.check, source_of, 2)
                       .data);
         }));
}

// ---- the second submission of a check, and the last of many -------------------------------------

using Clock = std::chrono::steady_clock;
double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// How submission `i` of a check differs from the one before.
struct Habit {
    std::string name;
    std::string (*node_of)(int i);
    int (*quantity_of)(int i, int line);
};
const Habit habits[] = {
    {"one of twenty lines changed, four nodes in turn",
     [](int i) { return fmt::format("T{}", i % 4); },
     [](int i, int line) { return 1 + (i - line + lines) / lines; }},
    {"all lines changed, one node", [](int) { return std::string("T1"); },
     [](int i, int) { return i; }},
    {"all lines changed, a new node each time", [](int i) { return fmt::format("T{}", i); },
     [](int i, int) { return i; }},
};

// Of one client that waits for each answer, so that only the work counts: the median of the twenty
// behind the first, and of the last twenty.
void measure_many_submissions(const Plan& plan, Table& table, const Habit& habit) {
    constexpr int some = 20;
    const support::TempFolder folder;
    const Installation installation = install(plan, "sqlite:" + (folder / "comanda.db"));
    const Server server(plan, installation, folder.path() / "log", Cores::all);
    auto client = server.client();
    std::vector<double> of_first, of_last;
    for (int i = 1; i <= submissions; ++i) {
        const auto quantity_of = [&](int line) { return habit.quantity_of(i, line); };
        const std::string body =
            check_body("long", habit.node_of(i), check_data(0, lines, stamp_ms + i, quantity_of));
        const auto start = Clock::now();
        send_check(client, installation, body);
        if (i > 1 && i <= 1 + some) of_first.push_back(ms_since(start));
        if (i > submissions - some) of_last.push_back(ms_since(start));
    }
    table.show(habit.name + ": second submission", median(of_first), "ms", 0);
    table.show(fmt::format("submission {}, of the second", submissions),
               median(of_last) / median(of_first), "times", 0);
}

// ---- those who wait for a large one -------------------------------------------------------------

// One client sends a check of ten thousand lines again and again, each time with one line changed,
// and closes it; another sends small ones meanwhile.
void measure_neighbours(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const Installation installation = install(plan, "sqlite:" + (folder / "comanda.db"));
    const Server server(plan, installation, folder.path() / "log", Cores::all);
    constexpr int rounds = 20;
    std::atomic<bool> is_closing = false, is_done = false;
    std::vector<double> of_large;
    std::jthread large([&] {
        auto client = server.client();
        for (int i = 1; i <= rounds; ++i) {
            const auto quantity_of = [i](int line) { return line == i ? 2 : 1; };
            const std::string body =
                check_body("large", fmt::format("T{}", i % 2),
                           check_data(0, many_lines, stamp_ms + i, quantity_of));
            const auto start = Clock::now();
            send_check(client, installation, body);
            of_large.push_back(ms_since(start));
        }
        is_closing = true;
        std::string data = check_data(0, many_lines, stamp_ms + rounds + 1, one);
        data.replace(data.find("ACTIVE"), 6, "CLOSED");
        send_check(client, installation, check_body("large", "T1", data));
        is_done = true;
    });
    std::vector<double> of_small, while_closing;
    auto client = server.client();
    for (int i = 1; !is_done; ++i) {
        const auto start = Clock::now();
        send_check(client, installation, numbered(i));
        (is_closing ? while_closing : of_small).push_back(ms_since(start));
    }
    large.join();
    table.show(fmt::format("a check of {} lines, one changed", many_lines), median(of_large), "ms",
               0);
    table.show("others beside it, the longest wait", std::ranges::max(of_small), "ms", 0);
    table.show("others while it is closed, the longest wait",
               while_closing.empty() ? 0 : std::ranges::max(while_closing), "ms", 0);
}

}  // namespace

void measure_checks(const Plan& plan, Table& table) {
    measure_saving_on_sqlite(plan, table);
    measure_saving_on_postgres(plan, table);
    measure_merge(plan, table);
    for (const Habit& habit : habits) measure_many_submissions(plan, table, habit);
    measure_neighbours(plan, table);
}

}  // namespace bench
