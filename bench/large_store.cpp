// A store with 100,000 records of one kind: pages, search and updates, beside a store with few.
#include "bench/measures.hpp"

#include <fmt/format.h>

#include <chrono>
#include <stdexcept>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int records_count = 100'000;
constexpr int bulk_count = 2'000;
constexpr int calls_count = 40;
constexpr double answer_ms_aim = 5;
constexpr double update_aim = 1 / 1.5;

// Words, so that a search has something to miss: "Dish 00042 of the Blue Door".
std::string name_of(int i) { return fmt::format("Dish {:06} of the Blue Door", i); }

class LargeStore {
public:
    LargeStore(const Plan& plan, const std::filesystem::path& folder, int records)
        : installation_(install(plan, "sqlite:" + (folder / "comanda.db").string())),
          server_(plan, installation_, folder / "log", Cores::one, {"COMANDA_ANSWER_CACHE_MB=0"}),
          client_(server_.client()) {
        for (int first = 0; first < records; first += bulk_count) add(first);
        id_ = create_department(client_, installation_, "The one that changes");
    }

    double list_ms(const std::string& query) {
        std::vector<double> times;
        for (int i = 0; i < calls_count; ++i)
            times.push_back(call_ms(
                "GET", "/v1/svc/store/" + installation_.store + "/departments?" + query, ""));
        return median(times);
    }

    Sample update() {
        const double ms = call_ms("PUT", "/v1/svc/department/" + id_,
                                  fmt::format(R"({{"departmentCode":"C{}"}})", ++updates_));
        return {1000 / ms, 0};
    }

private:
    void add(int first) {
        std::string body = R"({"records":[)";
        for (int i = first; i < first + bulk_count; ++i)
            body += fmt::format(R"({}{{"kind":"department","name":"{}","description":"{:x<580}"}})",
                                i == first ? "" : ",", name_of(i), "");
        call_ms("POST", "/v1/svc/store/" + installation_.store + "/bulk", body + "]}");
    }

    double call_ms(const std::string& method, const std::string& path, const std::string& body) {
        http::ClientRequest request{method, path, {{"apikey", installation_.key}}, body};
        if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
        const auto start = Clock::now();
        const auto answer = client_.call(request);
        const std::chrono::duration<double, std::milli> taken = Clock::now() - start;
        if (answer.status != 200) throw std::runtime_error(path + " answers " + answer.body);
        return taken.count();
    }

    const Installation installation_;
    const Server server_;
    http::Client client_;
    std::string id_;
    int updates_ = 0;
};

}  // namespace

void measure_large_store(const Plan& plan, Table& table) {
    const support::TempFolder large_folder, small_folder;
    LargeStore large(plan, large_folder.path(), records_count);
    LargeStore small(plan, small_folder.path(), 0);
    table.show("page 1 of 100,000 records", large.list_ms("page=1"), "ms", answer_ms_aim);
    table.show("page 500 of them", large.list_ms("page=500"), "ms", answer_ms_aim);
    table.show("search that finds one", large.list_ms("search=077777&page=1"), "ms", answer_ms_aim);
    table.show("search that finds a hundred", large.list_ms("search=dish+0777&page=1"), "ms",
               answer_ms_aim);
    table.show("search that finds all", large.list_ms("search=blue+door&page=1"), "ms",
               answer_ms_aim);
    std::vector<Sample> among_many, among_few;
    for (int i = 0; i < calls_count * plan.rounds; ++i) {
        among_many.push_back(large.update());
        among_few.push_back(small.update());
    }
    table.compare("update among 100,000", among_many, "the same in an empty store", among_few,
                  Table::By::rate, update_aim);
}

}  // namespace bench
