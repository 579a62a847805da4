// A bulk of 10,000 records, and what other writers feel of it.
#include "bench/measures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int bulk_count = 10'000;
constexpr double bulk_ms_aim = 500;  // 20,000 records a second
constexpr double share = 0.99;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double at_share(std::vector<double> values) {
    if (values.empty()) throw std::runtime_error("nothing was written beside a bulk");
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

class Writers {
public:
    Writers(const Server& server, const Installation& installation)
        : server_(server), installation_(installation) {}

    double bulk_ms() {
        const int first = bulks_++ * bulk_count;
        std::string body = R"({"records":[)";
        for (int i = first; i < first + bulk_count; ++i)
            body += fmt::format(
                R"({}{{"kind":"course","name":"Course {:07}","priority":{},"note":"plain"}})",
                i == first ? "" : ",", i, i);
        auto client = server_.client();
        const auto start = Clock::now();
        require(client.call({"POST",
                             "/v1/svc/store/" + installation_.store + "/bulk",
                             {{"apikey", installation_.key}, {"Content-Type", "application/json"}},
                             body + "]}"}));
        return ms_since(start);
    }

    // The times of creates, one after another, as long as `work` takes.
    template <class Work>
    std::vector<double> creates_during(Work work) {
        std::vector<double> times;
        std::atomic<bool> is_done = false;
        {
            const std::jthread other([&] {
                auto client = server_.client();
                while (!is_done) {
                    const auto start = Clock::now();
                    require(client.call(
                        department_request(installation_, fmt::format("Beside {}", ++creates_))));
                    times.push_back(ms_since(start));
                }
            });
            work();
            is_done = true;
        }
        return times;
    }

private:
    static void require(const http::ClientAnswer& answer) {
        if (answer.status != 200) throw std::runtime_error("a write was answered: " + answer.body);
    }

    const Server& server_;
    const Installation& installation_;
    int bulks_ = 0;
    int creates_ = 0;
};

}  // namespace

void measure_bulk(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const auto installation = install(plan, "sqlite:" + (folder.path() / "comanda.db").string());
    const Server server(plan, installation, folder.path() / "log");
    Writers writers(server, installation);
    std::vector<double> bulks, beside, during;
    const auto add = [](std::vector<double>& all, const std::vector<double>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    for (int i = 0; i < plan.rounds; ++i) {
        bulks.push_back(writers.bulk_ms());
        add(beside, writers.creates_during(
                        [] { std::this_thread::sleep_for(std::chrono::milliseconds(500)); }));
        add(during, writers.creates_during([&] { writers.bulk_ms(); }));
    }
    table.show("bulk of 10,000 records on SQLite", median(bulks), "ms", bulk_ms_aim);
    table.show("the same as a rate", bulk_count / median(bulks) * 1'000, "records/s", 0);
    table.show("create without a bulk, 99 % within", at_share(beside), "ms", 0);
    table.show("create during a bulk, 99 % within", at_share(during), "ms", 0);
    table.show("the longest of these", *std::max_element(during.begin(), during.end()), "ms", 0);
}

}  // namespace bench
