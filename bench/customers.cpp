// An account with many customers beside one with few: creates, pages and searches, on both engines.
#include "bench/durable_cluster.hpp"
#include "bench/measures.hpp"

#include <fmt/format.h>

#include <chrono>
#include <stdexcept>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int many_count = 10'000;
constexpr int few_count = 100;
constexpr int calls_count = 40;  // in a round
constexpr double aim = 0.5;

class Account {
public:
    Account(const Plan& plan, const std::string& database, const std::filesystem::path& folder,
            int customers)
        : installation_(install(plan, database)),
          server_(plan, installation_, folder / "log", Cores::all, {"COMANDA_ANSWER_CACHE_MB=0"}),
          client_(server_.client()),
          customers_(customers) {
        while (created_ < customers) create();
    }

    Sample creates() {
        return sample([&](int) { create(); });
    }
    Sample pages() {
        return sample([&](int i) {
            call("GET", fmt::format("/v1/svc/customers?page={}&pageSize=20", 1 + i % 5), "");
        });
    }
    // By its phone number, written in another way than it is kept.
    Sample searches() {
        return sample([&](int i) {
            const int number = (i * 37 + calls_count) % customers_;
            call("GET", fmt::format("/v1/svc/customers?page=1&search=1.555.{:07}", number), "");
        });
    }

private:
    template <class Work>
    static Sample sample(Work work) {
        const auto start = Clock::now();
        for (int i = 0; i < calls_count; ++i) work(i);
        const std::chrono::duration<double> taken = Clock::now() - start;
        return {calls_count / taken.count(), 0};
    }

    void create() {
        call("POST", "/v1/svc/customer",
             fmt::format(R"({{"firstName":"Guest","lastName":"Number {0:07}",)"
                         R"("email":"guest{0:07}@example.com","phoneNumber":"+1 (555) {0:07}"}})",
                         created_++));
    }

    void call(const std::string& method, const std::string& path, const std::string& body) {
        http::ClientRequest request{method, path, {{"apikey", installation_.key}}, body};
        if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
        const auto answer = client_.call(request);
        if (answer.status != 200) throw std::runtime_error(path + " answers " + answer.body);
    }

    const Installation installation_;
    const Server server_;
    http::Client client_;
    const int customers_;
    int created_ = 0;
};

void measure(const Plan& plan, Table& table, const std::string& engine, Account& large,
             Account& small) {
    using Measure = Sample (Account::*)();
    const std::pair<const char*, Measure> figures[] = {
        {"create a customer among", &Account::creates},
        {"a page of", &Account::pages},
        {"find a phone among", &Account::searches}};
    for (const auto& [what, figure] : figures) {
        std::vector<Sample> among_many, among_few;
        for (int i = 0; i < plan.rounds; ++i) {
            among_many.push_back((large.*figure)());
            among_few.push_back((small.*figure)());
        }
        table.compare(fmt::format("{} {} on {}", what, many_count, engine), among_many,
                      fmt::format("{} {}", what, few_count), among_few, Table::By::rate, aim);
    }
}

}  // namespace

void measure_customers(const Plan& plan, Table& table) {
    {
        const support::TempFolder large_folder, small_folder;
        const auto in = [](const support::TempFolder& folder) {
            return "sqlite:" + (folder.path() / "comanda.db").string();
        };
        Account large(plan, in(large_folder), large_folder.path(), many_count);
        Account small(plan, in(small_folder), small_folder.path(), few_count);
        measure(plan, table, "SQLite", large, small);
    }
    const support::TempFolder large_folder, small_folder;
    const DurableCluster cluster;
    const support::PostgresDatabase large_database(cluster.folder()),
        small_database(cluster.folder());
    Account large(plan, large_database.url(), large_folder.path(), many_count);
    Account small(plan, small_database.url(), small_folder.path(), few_count);
    measure(plan, table, "PostgreSQL", large, small);
}

}  // namespace bench
