// The pull of a menu of 5,000 records: into an empty store, beside the engine alone writing the
// same rows; again when nothing has changed; after edits of the source; and into many stores by one
// call.
#include "bench/durable_cluster.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/menu_body.hpp"

#include <chrono>
#include <thread>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr MenuSize menu_size{1'000, 150, 3'748};
static_assert(menu_size.records() == 5'000);
constexpr int edits_count = 100;
constexpr int stores_count = 20;
constexpr auto run_max = std::chrono::minutes(5);

struct Timed {
    double seconds, cpu_seconds;

    Sample sample() const {
        return {menu_size.records() / seconds, cpu_seconds / menu_size.records() * 1e6};
    }
};

std::string add_store(const Plan& plan, const Installation& installation) {
    const support::Outcome made =
        support::run({plan.program, "store", "add", "--account", installation.account, "--name",
                      "Target", "--json", "--database", installation.database});
    if (made.status != 0) throw std::runtime_error("comanda store add failed: " + made.err);
    return member(made.out, "storeId");
}

// The sum of one count over all kinds of an answer.
int total(const std::string& answer, const std::string& count) {
    const std::string words = '"' + count + "\":";
    int sum = 0;
    for (auto at = answer.find(words); at != std::string::npos; at = answer.find(words, at + 1))
        sum += std::stoi(answer.substr(at + words.size(), 12));
    return sum;
}

// Throws unless so many records at least are counted so; each store has a few of its own.
Timed pull(const Server& server, const Installation& installation, const std::string& target,
           const std::string& count, int expected) {
    auto client = server.client();
    const double cpu_before = cpu_seconds(server.id());
    const auto start = Clock::now();
    const auto answer =
        post(client, installation, "store/" + target,
             fmt::format(R"({{"copyAll":true,"sourceStore":"{}"}})", installation.store));
    const std::chrono::duration<double> taken = Clock::now() - start;
    if (total(answer.body, count) < expected)
        throw std::runtime_error(
            fmt::format("{} {} and not {}", total(answer.body, count), count, expected));
    return {taken.count(), cpu_seconds(server.id()) - cpu_before};
}

// The seconds until the last of new stores has the menu.
double pull_into_many(const Server& server, const Installation& installation,
                      const std::vector<std::string>& stores) {
    auto client = server.client();
    const auto start = Clock::now();
    const auto run = post(client, installation, "account/" + installation.account + "/pull",
                          fmt::format(R"({{"copyAll":true,"sourceStore":"{}","stores":["{}"]}})",
                                      installation.store, fmt::join(stores, R"(",")")));
    const http::ClientRequest ask{
        "GET", "/v1/svc/pullRun/" + member(run.body, "runId"), {{"apikey", installation.key}}, {}};
    for (;;) {
        const auto answer = require_call(client, ask);
        if (Clock::now() - start > run_max)
            throw std::runtime_error("a run of pulls does not end: " +
                                     answer.body.substr(0, 1'000));
        if (member(answer.body, "state") != "done") {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            continue;
        }
        if (total(answer.body, "inserted") < menu_size.records() * stores_count)
            throw std::runtime_error("a run of pulls has left something out");
        return std::chrono::duration<double>(Clock::now() - start).count();
    }
}

struct Comparison {
    std::string engine, our_database, its_database;
    std::vector<std::string> reference;  // the command, without the store
    std::string reference_name;
};

void measure(const Plan& plan, Table& table, const Comparison& comparison) {
    const support::TempFolder folder;
    const Installation ours = install(plan, comparison.our_database);
    install(plan, comparison.its_database);
    Menu menu(menu_size);
    const auto serve = [&] { return Server(plan, ours, folder.path() / "log", Cores::all); };
    {
        const Server server = serve();
        auto client = server.client();
        write_menu(client, ours, menu);
    }
    std::vector<Sample> firsts, references;
    std::vector<double> seconds, unchanged, edited;
    for (int i = 0; i < plan.rounds; ++i) {
        const std::string target = add_store(plan, ours);
        {
            const Server server = serve();
            const Timed first = pull(server, ours, target, "inserted", menu_size.records());
            firsts.push_back(first.sample());
            seconds.push_back(first.seconds * 1e3);
        }
        auto reference = comparison.reference;  // while nobody holds our database
        reference.push_back(target);
        references.push_back(run_reference(reference));
        const Server server = serve();
        unchanged.push_back(pull(server, ours, target, "unchanged", menu_size.records()).seconds *
                            1e3);
        auto client = server.client();
        post(client, ours, "store/" + ours.store + "/bulk", menu.edits(edits_count, i + 1));
        edited.push_back(pull(server, ours, target, "updated", edits_count).seconds * 1e3);
    }
    std::vector<std::string> stores;
    for (int i = 0; i < stores_count; ++i) stores.push_back(add_store(plan, ours));
    const double run_seconds = pull_into_many(serve(), ours, stores);
    table.show(fmt::format("pull of {} records on {}", menu_size.records(), comparison.engine),
               median(seconds), "ms", 0);
    table.compare("the same as records", firsts, comparison.reference_name, references,
                  Table::By::rate, 0);
    table.show("a second pull, nothing changed", median(unchanged), "ms", 0);
    table.show(fmt::format("a pull after {} edits", edits_count), median(edited), "ms", 0);
    table.show(fmt::format("the same menu into {} stores by one call", stores_count), run_seconds,
               "s", 0);
}

}  // namespace

void measure_pull(const Plan& plan, Table& table) {
    {
        const support::TempFolder folder;
        const std::string our_file = folder / "ours.db", its_file = folder / "reference.db";
        measure(plan, table,
                {.engine = "SQLite",
                 .our_database = "sqlite:" + our_file,
                 .its_database = "sqlite:" + its_file,
                 .reference = {plan.tools / "raw_sqlite", its_file, "copy", our_file},
                 .reference_name = "SQLite, the same rows"});
    }
    const DurableCluster cluster;
    const support::PostgresDatabase ours(cluster.folder()), reference(cluster.folder());
    measure(plan, table,
            {.engine = "PostgreSQL",
             .our_database = ours.url(),
             .its_database = reference.url(),
             .reference = {plan.tools / "raw_postgres", reference.url(), "copy", ours.url()},
             .reference_name = "libpq, the same rows"});
}

}  // namespace bench
